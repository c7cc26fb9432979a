import { ask, askAll, done, goto, roll, Tally, type Ctx, type Prompt } from '@banneret/kernel';
import { spellStrike } from '../attack/attack.js';
import type { RevealedBid } from '../events/castEvents.js';
import { castOptions, spellOf, supportersOf, tokensGained, type Cast } from '../attack/casting.js';
import { askBid, type BidChoice } from '../decisions/bid.js';
import { askCast, type CastChoice } from '../decisions/cast.js';
import type { Event } from '../events/events.js';
import { CAST_NEED, succeeds } from '../rulings.js';
import { seatOf, unitOf, type BoonEnd, type Spell, type State, type UnitId } from '../state.js';
import { call, dice, procedure } from './machine.js';

/** GDF-CAS-01, -02, R-18: all Casters, also those in reserve or aboard a transport. */
export function gainTokens(c: Ctx<State, Event>): void {
  for (const unit of c.state.units.keys()) {
    const tokens = tokensGained(c.state, unit);
    if (tokens !== undefined) c.emit({ type: 'tokens.gained', unit, tokens });
  }
}

/** Spells that last so long and no longer. */
export function endBoons(c: Ctx<State, Event>, unit: UnitId, until: BoonEnd): void {
  const spells = unitOf(c.state, unit)
    .boons.filter(boon => boon.until === until)
    .map(boon => boon.spell);
  if (spells.length > 0) c.emit({ type: 'boons.ended', unit, spells });
}

/**
 * A window in which an activated unit may try spells, as many as it likes (GDF-CAS-03, -04, R-47). Gives what has been
 * tried so far, for the next window of the same activation.
 */
export const casting = procedure('casting')({
  begin(c, { unit, tried }) {
    const options = castOptions(c.state, unit, tried);
    return options.length === 0 ? done(tried) : ask(askCast(seatOf(c.state, unit), unit, tried, options), 'chosen');
  },
  chosen(_c, v, choice: CastChoice) {
    if (choice === 'none') return done(v.tried);
    v.tried = [...v.tried, { model: choice.model, spell: choice.spell }];
    return call('spell', { unit: v.unit, ...choice }, 'begin');
  },
});

/** One attempt: pay, let every Caster near commit tokens in secret, roll, resolve. GDF-CAS-05 to -09. */
export const spell = procedure('spell')({
  begin(c, { unit, model, spell: id, target }) {
    const { cost } = spellNamed(c.state, unit, id);
    c.emit({ type: 'spell.tried', unit, model, spell: id, target, cost });
    return askAll(bidPrompts(c.state, unit, model), 'revealed');
  },
  revealed(c, v, choices: readonly BidChoice[]) {
    const bids = bidsOf(c.state, v, choices);
    if (bids.length > 0) c.emit({ type: 'bids.revealed', bids });
    v.bids = bids.map(({ seat, spent }) => ({ seat, tokens: spent.reduce((sum, { tokens }) => sum + tokens, 0) }));
    return roll(dice(1, 'GDF-CAS-06', 'gdf.roll.cast', seatOf(c.state, v.unit)), 'rolled');
  },
  rolled(c, v, faces: readonly number[]) {
    const { unit, spell: id, target } = v;
    const face = faces[0] as number;
    const tally = castTally(c, unit, v.bids ?? []);
    const why = tally.explanation();
    const cast = succeeds(face, CAST_NEED, tally.total);
    const told = { unit, spell: id, target, need: CAST_NEED, modifier: tally.total, face, cast };
    c.emit({ type: 'spell.rolled', ...told, ...(why && { why }) });
    return cast ? goto('resolve') : done();
  },
  resolve(c, { unit, model, spell: id, target }) {
    const { effect } = spellNamed(c.state, unit, id);
    switch (effect.kind) {
      case 'hits':
        return call('attack', { strike: spellStrike(c.state, unit, model, target, id, effect) }, 'struck');
      case 'boon':
        c.emit({ type: 'boon.laid', unit: target, boon: { spell: id, rules: effect.rules, until: effect.until } });
        return done();
      case 'rally':
        c.emit({ type: 'unit.recovered', unit: target });
        return done();
    }
  },
  /** a spell is a wounding event of its own. */
  struck: (_c, { target }, wounds: number) => (wounds === 0 ? done() : call('morale', { unit: target }, 'end')),
  end: () => done(),
});

const spellNamed = (state: State, unit: UnitId, id: string): Spell => spellOf(state, unit, id) as Spell;

const bidPrompts = (state: State, unit: UnitId, model: number): Prompt[] =>
  supportersOf(state, unit, model).map(({ seat, casters }) =>
    askBid(seat, casters, unit, seat === seatOf(state, unit)),
  );

/** The state has not changed since the question, so those asked are the same. */
const bidsOf = (
  state: State,
  { unit, model }: Cast & { readonly unit: UnitId },
  choices: readonly BidChoice[],
): RevealedBid[] =>
  supportersOf(state, unit, model).map(({ seat, casters }, place) => ({
    seat,
    spent: casters.flatMap((caster, i) => {
      const tokens = choices[place]?.[i] ?? 0;
      return tokens === 0 ? [] : [{ unit: caster.unit, model: caster.model, tokens }];
    }),
  }));

/** GDF-CAS-07: +1 for each friendly token, −1 for each of the enemy's. */
function castTally(c: Ctx<State, Event>, unit: UnitId, bids: readonly { seat: number; tokens: number }[]): Tally {
  const tally = new Tally(0, c.explain);
  for (const { seat, tokens } of bids) {
    const helps = seat === seatOf(c.state, unit);
    const say = helps ? 'gdf.why.helped' : 'gdf.why.hindered';
    if (tokens > 0) tally.add(helps ? tokens : -tokens, { rule: 'GDF-CAS-07', say, args: { tokens } });
  }
  return tally;
}
