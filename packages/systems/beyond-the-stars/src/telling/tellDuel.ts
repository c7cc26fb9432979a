import type { Translate } from '@banneret/i18n';
import type { CoreEvent } from '../events/core.js';
import type { State } from '../state.js';
import { nameOf, namesOf, yes } from './words.js';

export type DuelEvent = Extract<
  CoreEvent,
  { type: 'duel.began' | 'shields.raised' | 'duel.rolled' | 'duel.rerolled' | 'duel.compared' }
>;

export function tellDuel(event: DuelEvent, state: State, t: Translate): string | undefined {
  switch (event.type) {
    case 'duel.began': {
      const duel = state.duels.find(({ id }) => id === event.duel);
      if (duel === undefined) return undefined;
      return t.say('bts.event.duel-began', {
        a: namesOf(state, duel.sides[0], t),
        b: namesOf(state, duel.sides[1], t),
      });
    }
    case 'shields.raised':
      return t.say('bts.event.shields', { player: event.seat + 1 });
    case 'duel.rolled':
      return t.say('bts.event.duel-rolled', {
        player: event.seat + 1,
        faces: event.dice.map(({ face }) => face).join(' '),
      });
    case 'duel.rerolled':
      return t.say('bts.event.duel-rerolled', {
        figure: nameOf(state, event.figure, t),
        from: event.from,
        face: event.face,
      });
    case 'duel.compared':
      return t.say('bts.event.compared', {
        a: event.glory[0].length,
        b: event.glory[1].length,
        tied: yes(event.tied),
        player: event.winner + 1,
      });
  }
}
