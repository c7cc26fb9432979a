import type { Effect, Whom } from '../../effect.js';
import type { Pack } from '../types.js';
import { demand, demandWhole } from './misfit.js';

/** Where effects are written, and what they can speak of there. */
export interface EffectPlace {
  /** Is there a Fireteam that acts, a target, an Action under way? */
  readonly actor: boolean;
  readonly target: boolean;
  readonly action: 'none' | 'before' | 'after';
  /** May they grant additional Actions? */
  readonly extras: boolean;
}

export function checkEffects(pack: Pack, effects: readonly Effect[], at: EffectPlace, place: string): void {
  for (const [i, effect] of effects.entries()) checkEffect(pack, effect, at, `${place}[${i}] ${effect.do}`);
}

function checkEffect(pack: Pack, effect: Effect, at: EffectPlace, place: string): void {
  if ('whom' in effect) checkWhom(effect.whom, at, place);
  switch (effect.do) {
    case 'hit':
      return demandWhole(effect.strength, place, 0, 12);
    case 'damage':
    case 'mill':
    case 'draw':
      return demandWhole(effect.do === 'damage' ? effect.amount : effect.count, place, 1, 12);
    case 'token':
    case 'untoken':
    case 'tactics':
      return demandWhole(effect.count, place, 1, 6);
    case 'flip':
      demand(effect.value !== undefined || effect.suit !== undefined, place, 'tos.cards.no-comparison');
      return checkEffects(pack, effect.success, at, `${place}.success`);
    case 'strength':
    case 'enhance':
      return demand(at.action === 'before', place, 'tos.cards.not-immediate');
    case 'act':
      demand(at.extras, place, 'tos.cards.no-extra');
      return demand(effect.again !== true || at.action !== 'none', place, 'tos.cards.no-repeat');
    case 'marker':
    case 'unmarker':
    case 'create':
    case 'summon':
      demand(at.actor, place, 'tos.cards.no-actor');
      if (effect.do === 'summon')
        demand(
          pack.units.some(({ id }) => id === effect.unit),
          place,
          'tos.cards.unknown',
          { id: effect.unit },
        );
      return;
    case 'attach':
      return demand(
        pack.assets.some(({ id }) => id === effect.asset),
        place,
        'tos.cards.unknown',
        { id: effect.asset },
      );
    case 'place':
      return demand(effect.of === 'self' || at.actor, place, 'tos.cards.no-actor');
    default:
      return;
  }
}

function checkWhom(whom: Whom, at: EffectPlace, place: string): void {
  if (whom === 'actor') return demand(at.actor, place, 'tos.cards.nobody-acts');
  if (whom === 'target') return demand(at.target, place, 'tos.cards.nobody-aimed');
  if (!('pulse' in whom)) return;
  demandWhole(whom.pulse, place, 1, 24);
  if (whom.of === 'actor') demand(at.actor, place, 'tos.cards.nobody-acts');
  if (whom.of === 'target') demand(at.target, place, 'tos.cards.nobody-aimed');
}
