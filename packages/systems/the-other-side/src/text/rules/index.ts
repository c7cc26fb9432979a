import type { RuleText } from '@banneret/game';
import { actions } from './actions.js';
import { assets } from './assets.js';
import { damage } from './damage.js';
import { encounter } from './encounter.js';
import { fate } from './fate.js';
import { general } from './general.js';
import { movement } from './movement.js';
import { multiplayer } from './multiplayer.js';
import { operations } from './operations.js';
import { sight } from './sight.js';
import { terrain } from './terrain.js';
import { tokens } from './tokens.js';
import { turns } from './turns.js';
import { units } from './units.js';

const CHAPTERS = [
  general,
  fate,
  units,
  assets,
  sight,
  movement,
  terrain,
  turns,
  actions,
  damage,
  tokens,
  encounter,
  operations,
  multiplayer,
];

/** Every rule of the game in our own words, in the order of the book. */
export const rules: readonly RuleText[] = CHAPTERS.flat().map(([id, fr, en]) => ({ id, fr, en }));
