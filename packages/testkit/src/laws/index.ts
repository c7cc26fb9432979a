import { foldLaw, forkLaw, jsonLaw, replayLaw } from './determinism.js';
import { endingLaw, explainLaw } from './ending.js';
import { guardLaw } from './guard.js';
import type { Law } from './law.js';
import { refusalsLaw } from './refusals.js';
import { sealedLaw } from './sealed.js';
import { secrecyLaw } from './secrecy.js';
import { shapesLaw } from './shapes.js';
import { soleLaw } from './sole.js';
import { undoLaw } from './undo.js';
import { viewsLaw } from './views.js';

/** All laws that are checked game by game. */
export const LAWS: readonly Law[] = [
  replayLaw,
  foldLaw,
  forkLaw,
  jsonLaw,
  shapesLaw,
  soleLaw,
  viewsLaw,
  secrecyLaw,
  sealedLaw,
  refusalsLaw,
  endingLaw,
  explainLaw,
  undoLaw,
  guardLaw,
];
