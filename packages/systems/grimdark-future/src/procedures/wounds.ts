import { ask, done, goto, pick, roll, type Ctx } from '@banneret/kernel';
import { regeneratesByModel, regenerationModifier, regenerationNeed } from '../attack/attack.js';
import { askCasualties, forcedCasualties } from '../decisions/casualties.js';
import { binsOf, deadlyVictims } from '../decisions/victims.js';
import type { Event } from '../events/events.js';
import { isDestroyed, woundsLeft } from '../units/figures.js';
import { succeeds } from '../rulings.js';
import { seatOf, unitOf, type State, type UnitId } from '../state.js';
import { call, dice, procedure, type WoundsVars } from './machine.js';

/**
 * A unit suffers wounds (GDF-SHT-15 to -18, GDF-TOU). Gives the number of wounds really taken.
 *
 * Where all models regenerate, or none, ordinary wounds regenerate first and are shared out after: nobody is asked about wounds
 * that do not come. In a unit of unlike models they are shared out first, and each model rolls for those that reached it
 * . A Deadly hit is put on a model first, since its wounds stay there.
 */
export const wounds = procedure('wounds')({
  begin(c, v) {
    if (v.perHit > 1) {
      v.left = v.hits;
      return goto('deadly');
    }
    if (v.strike?.single === undefined && regeneratesByModel(c.state, v.unit)) {
      v.byModel = true;
      v.left = v.hits;
      return goto('share');
    }
    return roll(regenerationDice(c.state, v, v.hits, v.strike?.single), 'regenerated');
  },
  regenerated(c, v, faces: readonly number[]) {
    const single = v.strike?.single;
    const left = v.hits - regenerated(c, v, faces, single);
    if (single === undefined) {
      v.left = left;
      return goto('share');
    }
    v.suffered = Math.min(left, roomFor(c.state, v.unit, single)); // GDF-SHT-18: the excess is lost
    if (v.suffered > 0) sufferAlone(c, v.unit, single, v.suffered);
    return goto('end');
  },
  /** GDF-SHT-18: the excess is lost; the rest is shared out by the owner, if there is anything to choose. */
  share(c, v) {
    const count = Math.min(v.left ?? 0, roomFor(c.state, v.unit, undefined));
    if (count === 0) return goto('end');
    const forced = forcedCasualties(c.state, v.unit, count);
    if (forced === undefined) return ask(askCasualties(c.state, v.unit, count, v.strike?.melee), 'chosen');
    v.shares = forced;
    v.next = 0;
    return goto('shared');
  },
  chosen(_c, v, shares: readonly number[]) {
    v.shares = shares;
    v.next = 0;
    return goto('shared');
  },

  /** one model after the other rolls for its own wounds; what it ignores is not passed on. */
  shared(c, v) {
    const shares = v.shares ?? [];
    const at = v.next ?? 0;
    const model = binsOf(c.state, v.unit)[at]?.id as number | undefined;
    if (v.byModel !== true || model === undefined) {
      v.suffered = shares.reduce((sum, share) => sum + share, 0);
      if (v.suffered > 0) suffer(c, v.unit, shares);
      return goto('end');
    }
    return roll(regenerationDice(c.state, v, shares[at] ?? 0, model), 'ownRegenerated');
  },
  ownRegenerated(c, v, faces: readonly number[]) {
    const at = v.next ?? 0;
    const model = binsOf(c.state, v.unit)[at]?.id as number;
    if (faces.length > 0) {
      const ignored = regenerated(c, v, faces, model, true);
      v.shares = (v.shares ?? []).map((share, i) => (i === at ? share - ignored : share));
    }
    v.next = at + 1;
    return goto('shared');
  },

  deadly(c, v) {
    const single = v.strike?.single;
    if ((v.left ?? 0) === 0 || roomFor(c.state, v.unit, single) === 0) return goto('end');
    v.left = (v.left ?? 0) - 1;
    const victims = single === undefined ? deadlyVictims(c.state, v.unit) : [single];
    v.victim = victims[0] as number;
    if (victims.length === 1) return goto('struck');
    const seat = seatOf(c.state, v.unit);
    return ask(
      {
        seat,
        ask: 'gdf.ask.deadly',
        rule: 'GDF-SPC-13',
        shape: pick(victims),
        args: { unit: v.unit, wounds: v.perHit },
      },
      'picked',
    );
  },
  picked(_c, v, victim: number) {
    v.victim = victim;
    return goto('struck');
  },
  struck: (c, v) => roll(regenerationDice(c.state, v, v.perHit, v.victim), 'deadlyRegenerated'),
  deadlyRegenerated(c, v, faces: readonly number[]) {
    const victim = v.victim as number;
    const taken = Math.min(v.perHit - regenerated(c, v, faces, victim), woundsLeft(c.state, v.unit, victim));
    v.suffered = (v.suffered ?? 0) + taken;
    if (taken > 0) sufferAlone(c, v.unit, victim, taken);
    return goto('deadly');
  },

  /** GDF-TRA-08: whoever was in a transport that is no more comes out of it. */
  end(c, v) {
    return isDestroyed(c.state, v.unit) ? call('wreck', { unit: v.unit }, 'over') : goto('over');
  },
  over: (_c, v) => done(v.suffered ?? 0),
});

/** GDF-SPC-34: a die a wound for a unit, or one model of it, that regenerates, none for others. */
function regenerationDice(state: State, { unit }: WoundsVars, count: number, model?: number): ReturnType<typeof dice> {
  const can = regenerationNeed(state, unit, model) !== undefined;
  return dice(can ? count : 0, 'GDF-SPC-34', 'gdf.roll.regeneration', seatOf(state, unit));
}

/** How many wounds the dice take back. */
function regenerated(
  c: Ctx<State, Event>,
  { unit, strike }: WoundsVars,
  faces: readonly number[],
  model: number | undefined,
  named = false,
): number {
  const need = regenerationNeed(c.state, unit, model);
  if (need === undefined) return 0;
  const modifier = strike === undefined ? undefined : regenerationModifier(c.state, strike, c.explain);
  const ignored = faces.filter(face => succeeds(face, need, modifier?.total ?? 0)).length;
  const why = modifier?.explanation();
  const own = named && model !== undefined ? { model } : {};
  c.emit({ type: 'wounds.regenerated', unit, ...own, need, faces, ignored, ...(why && { why }) });
  return ignored;
}

/** Wounds the unit can still take, or the one model that a Sniper singled out (GDF-SPC-43). */
const roomFor = (state: State, unit: UnitId, single: number | undefined): number =>
  single === undefined ? binsOf(state, unit).reduce((sum, { max }) => sum + max, 0) : woundsLeft(state, unit, single);

const sufferAlone = (c: Ctx<State, Event>, unit: UnitId, victim: number, wounds: number): void =>
  suffer(
    c,
    unit,
    binsOf(c.state, unit).map(({ id }) => (id === victim ? wounds : 0)),
  );

/** `shares` has one number for each living model. */
function suffer(c: Ctx<State, Event>, unit: UnitId, shares: readonly number[]): void {
  const taken = unitOf(c.state, unit).models.map(() => 0);
  for (const [i, { id }] of binsOf(c.state, unit).entries()) taken[id as number] = shares[i] as number;
  c.emit({ type: 'unit.wounded', unit, wounds: taken });
}
