import type { CardId } from '@banneret/cards';
import { done } from '@banneret/kernel';
import { flipValue } from '../duels.js';
import { suitsOf } from '../fate.js';
import { call, procedure, type Extra } from '../procedures/machine.js';
import { opponentOf } from '../seats.js';
import { fireteamOf, NONE, playerOf, type FireteamId, type Flip, type State, type UnitId } from '../state.js';
import { gainTokens, loseTokens } from '../tokens.js';

/** TOS-TOK-01: what a Fireteam is given goes to its unit, once for each Fireteam concerned. */
const unitsOf = (s: State, ids: readonly FireteamId[]): UnitId[] => [...new Set(ids.map(id => fireteamOf(s, id).unit))];

export const token = procedure('effect.token')({
  begin(c, { effect, ids = [] }) {
    for (const unit of unitsOf(c.state, ids)) gainTokens(c, unit, effect.token, effect.count, 'TOS-TOK-01');
    return done();
  },
});

export const untoken = procedure('effect.untoken')({
  begin(c, { effect, ids = [] }) {
    for (const unit of unitsOf(c.state, ids)) loseTokens(c, unit, effect.token, effect.count, 'TOS-TOK-01');
    return done();
  },
});

export const tactics = procedure('effect.tactics')({
  begin(c, { effect: { count, rob = false }, scope }) {
    if (!rob) {
      c.emit({ type: 'tactics.gained', seat: scope.seat, count, rule: 'TOS-TOK-11' });
      return done();
    }
    const victim = opponentOf(c.state, scope.seat);
    const lost = Math.min(count, playerOf(c.state, victim).tactics);
    if (lost > 0) c.emit({ type: 'tactics.spent', seat: victim, count: lost, rule: 'TOS-TOK-11' });
    return done();
  },
});

export const draw = procedure('effect.draw')({
  begin: (_c, { effect, scope }) => call('draw', { seat: scope.seat, count: effect.count }, 'end'),
  end: () => done(),
});

/** Cards off the own deck; those of a suit raise the Strength of the Action under way. */
export const mill = procedure('effect.mill')({
  begin: (_c, { effect, scope }) => call('mill', { seat: scope.seat, count: effect.count }, 'milled'),
  milled(c, { effect }, cards: readonly CardId[]) {
    const { strengthPer } = effect;
    const { action } = c.state;
    if (strengthPer === undefined || action === null || action.strength === NONE) return done();
    const more = cards.filter(card => suitsOf(card).includes(strengthPer)).length;
    if (more > 0) c.emit({ type: 'action.changed', change: { strength: action.strength + more } });
    return done();
  },
});

/** A flip of its own, cheated and helped like any other. */
export const flip = procedure('effect.flip')({
  begin: (_c, { scope }) =>
    call('flip', { seat: scope.seat, purpose: 'effect', cards: 1, cheatable: true, rule: 'TOS-DCK-16' }, 'flipped'),
  flipped(c, { effect, scope }, at: number) {
    const { card } = c.state.flips[at] as Flip;
    const high = effect.value === undefined || flipValue(c.state, at) >= effect.value;
    const suited = effect.suit === undefined || suitsOf(card).includes(effect.suit);
    return high && suited ? call('effects', { effects: effect.success, scope }, 'end') : done();
  },
  end: (_c, _v, extras: readonly Extra[]) => done(extras),
});

/** the Strength of the Action under way. */
export const strength = procedure('effect.strength')({
  begin(c, { effect }) {
    const { action } = c.state;
    if (action !== null && action.strength !== NONE)
      c.emit({ type: 'action.changed', change: { strength: Math.max(0, action.strength + effect.amount) } });
    return done();
  },
});

export const enhance = procedure('effect.enhance')({
  begin(c, { effect: { piercing, precise, blast } }) {
    const change = { ...(piercing && { piercing }), ...(precise && { precise }), ...(blast && { blast }) };
    if (c.state.action !== null) c.emit({ type: 'action.changed', change });
    return done();
  },
});

/** TOS-ACT-15, -17: it waits for the end of the Action; an additional Action grants none. */
export const act = procedure('effect.act')({
  begin(c, { effect, scope, ids = [] }) {
    if (scope.additional) return done([]);
    const key = effect.again === true ? c.state.action?.key : undefined;
    const granted: Extra[] = ids.map(fireteam => ({
      fireteam,
      ...(key !== undefined && { key }),
      ...(effect.types && { types: effect.types }),
    }));
    return done(granted);
  },
});

export const lend = procedure('effect.lend')({
  begin(c, { effect: { modifier, lasts }, ids = [] }) {
    for (const unit of unitsOf(c.state, ids)) c.emit({ type: 'modifier.lent', unit, lent: { modifier, lasts } });
    return done();
  },
});
