import { kernelShapes, type GameSystem, type Result } from '@banneret/kernel';
import { actKind } from './decisions/act.js';
import { actionKind } from './decisions/action.js';
import { diceOrderKind } from './decisions/diceOrder.js';
import { entryKind } from './decisions/entry.js';
import { landingKind } from './decisions/landing.js';
import { markerKind } from './decisions/marker.js';
import { orderKind } from './decisions/order.js';
import { placeKind } from './decisions/place.js';
import { recoilKind } from './decisions/recoil.js';
import { sceneryKind } from './decisions/scenery.js';
import { secretKind } from './decisions/secret.js';
import { shootKind } from './decisions/shoot.js';
import { splitKind } from './decisions/split.js';
import { spotKind } from './decisions/spot.js';
import type { Event } from './events/index.js';
import { procedures } from './procedures/index.js';
import { reduce } from './reduce/index.js';
import { openRuleBook } from './ruleBook.js';
import { RULES } from './rules/index.js';
import { setup, type Setup } from './setup.js';
import { clone, SEATS, type State } from './state.js';
import { imagine, redact, reveals, view } from './view.js';

openRuleBook(RULES);

/** BTS-SCN-05: most victory points. */
function result(state: State): Result {
  const scores = state.ending?.scores ?? [0, 0];
  const most = Math.max(...scores);
  const winners = scores[0] === scores[1] ? [] : SEATS.filter(seat => scores[seat] === most);
  return { winners, scores };
}

export const beyondTheStars: GameSystem<State, Event, Setup> = {
  id: 'beyond-the-stars',
  version: '6',
  main: 'main',
  procedures,
  shapes: {
    ...kernelShapes,
    'bts.act': actKind,
    'bts.action': actionKind,
    'bts.shoot': shootKind,
    'bts.order': orderKind,
    'bts.split': splitKind,
    'bts.dice-order': diceOrderKind,
    'bts.recoil': recoilKind,
    'bts.spot': spotKind,
    'bts.place': placeKind,
    'bts.entry': entryKind,
    'bts.landing': landingKind,
    'bts.secret': secretKind,
    'bts.marker': markerKind,
    'bts.scenery': sceneryKind,
  },
  seats: () => SEATS.length,
  setup,
  reduce,
  clone,
  result,
  view,
  redact,
  imagine,
  reveals,
};
