import type { CardId } from '@banneret/cards';
import { ask, done, goto, pickOption, type Ctx, type OptionId, type Seat } from '@banneret/kernel';
import { flipValue } from '../duels.js';
import { namesUnits, type Whom } from '../effect.js';
import type { Event } from '../events.js';
import { suitsOf } from '../fate.js';
import { call, procedure, type Extra } from '../procedures/machine.js';
import {
  areEnemies,
  fireteamOf,
  NONE,
  otherSeats,
  playerOf,
  type FireteamId,
  type Flip,
  type State,
  type UnitId,
} from '../state.js';
import { gainTokens, loseTokens } from '../tokens.js';

/**
 * TOS-TOK-01: what a Fireteam is given goes to its unit, which so gains one for each of its Fireteams that is named. Where a card
 * speaks of everybody it names units, and each has its own once.
 */
function sharesOf(s: State, whom: Whom, ids: readonly FireteamId[]): [UnitId, number][] {
  const shares = new Map<UnitId, number>();
  for (const id of ids) {
    const { unit } = fireteamOf(s, id);
    shares.set(unit, namesUnits(whom) ? 1 : (shares.get(unit) ?? 0) + 1);
  }
  return [...shares];
}

export const token = procedure('effect.token')({
  begin(c, { effect, ids = [] }) {
    for (const [unit, times] of sharesOf(c.state, effect.whom, ids))
      gainTokens(c, unit, effect.token, times * effect.count, 'TOS-TOK-01');
    return done();
  },
});

export const untoken = procedure('effect.untoken')({
  begin(c, { effect, ids = [] }) {
    for (const [unit, times] of sharesOf(c.state, effect.whom, ids))
      loseTokens(c, unit, effect.token, times * effect.count, 'TOS-TOK-01');
    return done();
  },
});

/** Tokens of one's own, or such as an enemy of one's choice has to give up. */
export const tactics = procedure('effect.tactics')({
  begin(c, v) {
    const { effect, scope } = v;
    if (effect.rob !== true) {
      c.emit({ type: 'tactics.gained', seat: scope.seat, count: effect.count, rule: 'TOS-TOK-11' });
      return done();
    }
    const enemies = otherSeats(c.state, scope.seat).filter(seat => areEnemies(c.state, scope.seat, seat));
    const rich = enemies.filter(seat => playerOf(c.state, seat).tactics > 0);
    if (rich.length < 2) return goto('only');
    const options = enemies.map(seat => ({ id: seat, say: 'tos.choice.player', args: { player: seat + 1 } }));
    return ask(
      {
        seat: scope.seat,
        ask: 'tos.ask.rob',
        rule: 'TOS-TOK-11',
        shape: pickOption(options),
        args: { count: effect.count },
      },
      'robbed',
    );
  },
  only(c, { effect, scope }) {
    const rich = otherSeats(c.state, scope.seat).find(
      seat => areEnemies(c.state, scope.seat, seat) && playerOf(c.state, seat).tactics > 0,
    );
    if (rich !== undefined) rob(c, scope.seat, rich, effect.count);
    return done();
  },
  robbed(c, { effect, scope }, victim: OptionId) {
    rob(c, scope.seat, Number(victim), effect.count);
    return done();
  },
});

function rob(c: Ctx<State, Event>, by: Seat, victim: Seat, most: number): void {
  const count = Math.min(most, playerOf(c.state, victim).tactics);
  if (count === 0) return;
  c.emit({ type: 'tactics.spent', seat: victim, count, rule: 'TOS-TOK-11' });
  c.emit({ type: 'tactics.gained', seat: by, count, rule: 'TOS-TOK-11' });
}

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
    c.emit({ type: 'action.changed', change });
    return done();
  },
});

/** TOS-ACT-15: it waits for the end of the Action, which knows whether it may grant any (TOS-ACT-17). */
export const act = procedure('effect.act')({
  begin(c, { effect, ids = [] }) {
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
    const units = new Set(ids.map(id => fireteamOf(c.state, id).unit));
    for (const unit of units) c.emit({ type: 'modifier.lent', unit, lent: { modifier, lasts } });
    return done();
  },
});
