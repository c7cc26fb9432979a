import type { Player } from '@banneret/ai';
import type { Point } from '@banneret/geometry';
import type { Seat, SubsetShape } from '@banneret/kernel';
import type { ActionChoice } from '../decisions/action.js';
import type { OrderChoice } from '../decisions/order.js';
import type { ShootQuestion } from '../decisions/shoot.js';
import type { ActQuestion } from '../manoeuvres/manoeuvre.js';
import type { Secret, State } from '../state.js';
import { bestDeed, newNotes } from './acting.js';
import { bestMarker, bestSecret, forward } from './opening.js';
import { bestAction, bestOrder, thumbRule } from './picks.js';
import { bestShots } from './shooting.js';

/**
 * Decides every question by rules of thumb over expected harm: nothing is imagined or rolled, so a game costs little more
 * than its rules do. It keeps notes on figures that have not changed, and they are right for any game: the table is asked,
 * never remembered.
 */
export function greedyBtsPlayer(): Player<State> {
  const notes = newNotes();
  return {
    name: 'greedy',
    decide({ state, viewer }, kit) {
      const seat = viewer as Seat;
      const { shape } = kit.prompt;
      switch (shape.kind) {
        case 'bts.act':
          return bestDeed(state, shape as ActQuestion, seat, notes);
        case 'bts.shoot':
          return bestShots(state, shape as ShootQuestion);
        case 'bts.order':
          return bestOrder(state, [...kit.options()] as OrderChoice[]);
        case 'bts.action':
          return bestAction(state, [...kit.options()] as ActionChoice[]);
        case 'bts.place':
          return forward(state, kit);
        case 'bts.secret':
          return bestSecret(state, [...kit.options()] as Secret[]);
        case 'bts.marker':
          return bestMarker(state, seat, [...kit.options()] as Point[]) ?? kit.sample();
        case 'bts.recoil':
          return first(kit.options()) ?? kit.sample();
        case 'subset':
          return kit.prompt.ask === 'bts.ask.supports' ? (shape as SubsetShape).of : kit.sample();
        case 'pick':
          return thumbRule(state, kit) ?? kit.sample();
        default:
          return kit.sample();
      }
    },
  };
}

function first(options: Iterable<unknown>): unknown {
  for (const option of options) return option;
  return undefined;
}
