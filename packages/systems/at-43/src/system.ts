import { kernelShapes, type GameSystem } from '@banneret/kernel';
import { aimKind } from './decisions/aim.js';
import { enterKind } from './decisions/enter.js';
import { fightKind } from './decisions/fight.js';
import { moveKind } from './decisions/move.js';
import { pushKind } from './decisions/push.js';
import { sceneryKind } from './decisions/scenery.js';
import { standKind } from './decisions/stand.js';
import type { Event } from './events.js';
import { resultOf } from './missions/ending.js';
import { procedures } from './procedures/index.js';
import { reduce } from './reduce.js';
import { setup, type Setup } from './setup.js';
import { clone, type State } from './state.js';
import { imagine, redact, reveals, view } from './view.js';

export const at43: GameSystem<State, Event, Setup> = {
  id: 'at-43',
  version: '6',
  main: 'main',
  procedures,
  shapes: {
    ...kernelShapes,
    'at43.move': moveKind,
    'at43.aim': aimKind,
    'at43.fight': fightKind,
    'at43.enter': enterKind,
    'at43.push': pushKind,
    'at43.scenery': sceneryKind,
    'at43.stand': standKind,
  },
  seats: ({ forces }) => forces.length,
  setup,
  reduce,
  clone,
  result: resultOf,
  view,
  redact,
  imagine,
  reveals,
};
