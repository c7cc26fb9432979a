import { kernelShapes, type GameSystem } from '@banneret/kernel';
import { bidKind } from './decisions/bid.js';
import { castKind } from './decisions/cast.js';
import { casualtiesKind } from './decisions/casualties.js';
import { disembarkKind } from './decisions/disembark.js';
import { flightKind } from './decisions/flight.js';
import { markerKind } from './decisions/marker.js';
import { musterKind } from './decisions/muster.js';
import { placeKind } from './decisions/place.js';
import { scoutKind } from './decisions/scout.js';
import { consolidateKind } from './decisions/consolidate.js';
import { orderKind } from './decisions/order.js';
import { pileInKind } from './decisions/pileIn.js';
import { shotsKind } from './decisions/shots.js';
import type { Event } from './events/events.js';
import { resultOf } from './places/objectives.js';
import { procedures } from './procedures/index.js';
import { reduce } from './reduce/reduce.js';
import { setup, type Setup } from './setup.js';
import { clone, type State } from './state.js';
import { imagine, redact, view } from './view.js';

export const grimdarkFuture: GameSystem<State, Event, Setup> = {
  id: 'grimdark-future',
  version: '6',
  main: 'main',
  procedures,
  shapes: {
    ...kernelShapes,
    'gdf.marker': markerKind,
    'gdf.muster': musterKind,
    'gdf.place': placeKind,
    'gdf.scout': scoutKind,
    'gdf.flight': flightKind,
    'gdf.disembark': disembarkKind,
    'gdf.order': orderKind,
    'gdf.shots': shotsKind,
    'gdf.cast': castKind,
    'gdf.bid': bidKind,
    'gdf.casualties': casualtiesKind,
    'gdf.pile-in': pileInKind,
    'gdf.consolidate': consolidateKind,
  },
  seats: () => 2,
  setup,
  reduce,
  clone,
  result: resultOf,
  view,
  redact,
  imagine,
};
