import type { CardId } from '@banneret/cards';
import { ask, done, goto, subset } from '@banneret/kernel';
import type { EffectOf } from '../effect.js';
import { call, procedure } from '../procedures/machine.js';
import type { Scope } from '../scope.js';
import { squadOf, type State } from '../state.js';
import { specOf, squadsOfWhom } from '../targets.js';

/**
 * Charges from the neutral pile onto Upgrades. When they do not suffice for all, the player says which Upgrades get theirs
 * (EDGE-GEN-10); how an empty pile is made up for is the Charge's own business (EDGE-UPG-14).
 */
export const charge = procedure('effect.charge')({
  begin(c, v) {
    const cards = upgradesOf(c.state, v.effect, v.scope);
    const due = cards.flatMap(card => Array.from({ length: v.effect.charges }, () => card));
    v.ids = due;
    const { charges } = c.state;
    if (charges === 0 || charges >= due.length || cards.length === 1) return goto('next');
    const shape = subset(cards, 1, Math.min(charges, cards.length));
    return ask({ seat: v.scope.seat, ask: 'edge.ask.charge', rule: 'EDGE-GEN-10', shape }, 'chosen');
  },
  chosen(c, v, cards: readonly CardId[]) {
    // Round after round until the pile is empty.
    v.ids = Array.from({ length: v.effect.charges }, () => cards)
      .flat()
      .slice(0, c.state.charges);
    return goto('next');
  },
  next(_c, v) {
    const [card, ...rest] = v.ids ?? [];
    if (card === undefined) return done();
    v.ids = rest;
    return call('charge', { card, seat: v.scope.seat }, 'next');
  },
});

/** The targeted Upgrade, or all that are attached to the Squads. */
function upgradesOf(s: State, { whom }: EffectOf<'charge'>, scope: Scope): readonly CardId[] {
  if (typeof whom === 'object' && 'target' in whom && specOf(s, scope, whom.target)?.pick === 'upgrade')
    return scope.targets[whom.target] ?? [];
  return squadsOfWhom(s, whom, scope).flatMap(squad => squadOf(s, squad).upgrades.map(({ card }) => card));
}
