import { kernelShapes, type GameSystem } from '@banneret/kernel';
import { seatCount } from './book.js';
import { deckKind } from './decisions/deck.js';
import { deployKind } from './decisions/deploy.js';
import { placeKind } from './decisions/place.js';
import { playKind } from './decisions/play.js';
import { stepKind } from './decisions/step.js';
import { resultOf } from './endings.js';
import type { Event } from './events.js';
import { procedures } from './procedures/index.js';
import { reduce } from './reduce.js';
import { setup, type Setup } from './setup.js';
import { clone, type State } from './state.js';
import { imagine, redact, reveals, view } from './view.js';

export const theEdge: GameSystem<State, Event, Setup> = {
  id: 'the-edge',
  version: '3',
  main: 'main',
  procedures,
  shapes: {
    ...kernelShapes,
    'edge.deck': deckKind,
    'edge.deploy': deployKind,
    'edge.step': stepKind,
    'edge.play': playKind,
    'edge.place': placeKind,
  },
  seats: ({ mode }) => seatCount(mode),
  setup,
  reduce,
  clone,
  result: resultOf,
  view,
  redact,
  imagine,
  reveals,
};
