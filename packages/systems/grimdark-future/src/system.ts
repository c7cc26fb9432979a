import { kernelShapes, type GameSystem } from '@banneret/kernel';
import { casualtiesKind } from './decisions/casualties.js';
import { orderKind } from './decisions/order.js';
import { shotsKind } from './decisions/shots.js';
import type { Event } from './events.js';
import { resultOf } from './objectives.js';
import { procedures } from './procedures/index.js';
import { reduce } from './reduce.js';
import { setup, type Setup } from './setup.js';
import { clone, type State } from './state.js';
import { imagine, redact, view } from './view.js';

export const grimdarkFuture: GameSystem<State, Event, Setup> = {
  id: 'grimdark-future',
  version: '2',
  main: 'main',
  procedures,
  shapes: { ...kernelShapes, 'gdf.order': orderKind, 'gdf.shots': shotsKind, 'gdf.casualties': casualtiesKind },
  seats: () => 2,
  setup,
  reduce,
  clone,
  result: resultOf,
  view,
  redact,
  imagine,
};
