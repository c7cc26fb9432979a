import { kernelShapes, type GameSystem } from '@banneret/kernel';
import type { Setup } from './book.js';
import { moveKind } from './decisions/move.js';
import { placingShapes } from './decisions/placing.js';
import { placeKind } from './decisions/place.js';
import { resultOf } from './endings.js';
import type { Event } from './events.js';
import { procedures } from './procedures/index.js';
import { reduce } from './reduce.js';
import { setup } from './setup.js';
import { clone, type State } from './state.js';
import { imagine, redact, reveals, view } from './view.js';

export const theOtherSide: GameSystem<State, Event, Setup> = {
  id: 'the-other-side',
  version: '4',
  main: 'main',
  procedures,
  shapes: { ...kernelShapes, 'tos.move': moveKind, 'tos.place': placeKind, ...placingShapes },
  seats: ({ seats }) => seats,
  setup,
  reduce,
  clone,
  result: resultOf,
  view,
  redact,
  imagine,
  reveals,
};
