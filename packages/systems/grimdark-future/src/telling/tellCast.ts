import type { Translate } from '@banneret/i18n';
import type { CastEvent, RevealedBid } from '../events/castEvents.js';
import { spellOf } from '../attack/casting.js';
import type { BidChoice, BidQuestion } from '../decisions/bid.js';
import type { CastChoice, CastQuestion } from '../decisions/cast.js';
import { rosterOf, type State, type UnitId } from '../state.js';

const unitName = (state: State, unit: UnitId, t: Translate): string => rosterOf(state, unit).name[t.locale];
const spellName = (state: State, unit: UnitId, id: string, t: Translate): string =>
  spellOf(state, unit, id)?.name[t.locale] ?? id;

/** A boon says which spell it is from, but not whose: any unit's book may have it. */
function boonName(state: State, id: string, t: Translate): string {
  const caster = state.battle.rosters.findIndex(({ spells }) => spells.some(spell => spell.id === id));
  return caster < 0 ? id : spellName(state, caster, id, t);
}

const total = (spent: RevealedBid['spent']): number => spent.reduce((sum, { tokens }) => sum + tokens, 0);
const signed = (n: number): string => (n > 0 ? `+${n}` : `${n}`);

/** One line for an event of spell casting. */
export function tellCast(event: CastEvent, state: State, t: Translate): string {
  switch (event.type) {
    case 'tokens.gained':
      return t.say('gdf.event.tokens', { unit: unitName(state, event.unit, t), tokens: inAll(event.tokens) });
    case 'spell.tried':
      return t.say('gdf.event.spell-tried', {
        unit: unitName(state, event.unit, t),
        spell: spellName(state, event.unit, event.spell, t),
        target: unitName(state, event.target, t),
        cost: event.cost,
      });
    case 'bids.revealed': {
      const bids = event.bids.map(({ seat, spent }) =>
        t.say('gdf.event.bid', { player: seat + 1, tokens: total(spent) }),
      );
      return t.say('gdf.event.bids', { bids: bids.join(', ') });
    }
    case 'spell.rolled':
      return t.say(event.cast ? 'gdf.event.spell-cast' : 'gdf.event.spell-failed', {
        spell: spellName(state, event.unit, event.spell, t),
        face: event.face,
        modifier: signed(event.modifier),
        need: event.need,
      });
    case 'spell.struck':
      return t.say('gdf.event.spell-struck', {
        spell: spellName(state, event.unit, event.spell, t),
        target: unitName(state, event.target, t),
        hits: event.hits.reduce((sum, { count }) => sum + count, 0),
      });
    case 'boon.laid':
      return t.say('gdf.event.boon', {
        unit: unitName(state, event.unit, t),
        spell: boonName(state, event.boon.spell, t),
        until: event.boon.until,
      });
    case 'boons.ended':
      return t.say('gdf.event.boons-ended', {
        unit: unitName(state, event.unit, t),
        spells: event.spells.map(id => boonName(state, id, t)).join(', '),
      });
  }
}

const inAll = (tokens: readonly number[]): number => tokens.reduce((sum, n) => sum + n, 0);

export function tellCastChoice(state: State, { unit }: CastQuestion, choice: CastChoice, t: Translate): string {
  if (choice === 'none') return t.say('gdf.choice.no-spell');
  return t.say('gdf.choice.spell', {
    spell: spellName(state, unit, choice.spell, t),
    cost: spellOf(state, unit, choice.spell)?.cost ?? 0,
    target: unitName(state, choice.target, t),
    model: choice.model + 1,
  });
}

export function tellBid(state: State, { casters }: BidQuestion, choice: BidChoice, t: Translate): string {
  const spent = casters.flatMap(({ unit }, i) =>
    (choice[i] ?? 0) === 0 ? [] : [t.say('gdf.choice.bid', { unit: unitName(state, unit, t), tokens: choice[i] ?? 0 })],
  );
  return spent.length === 0 ? t.say('gdf.choice.no-bid') : spent.join(', ');
}
