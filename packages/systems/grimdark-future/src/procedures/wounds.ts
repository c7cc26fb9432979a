import { ask, done, goto, pick, roll, type Ctx } from '@banneret/kernel';
import { regenerationModifier, regenerationNeed } from '../attack/attack.js';
import { askCasualties, binsOf, deadlyVictims, forcedCasualties } from '../decisions/casualties.js';
import type { Event } from '../events/events.js';
import { isDestroyed, woundsLeft } from '../units/figures.js';
import { succeeds } from '../rulings.js';
import { seatOf, unitOf, type State, type UnitId } from '../state.js';
import { call, dice, procedure, type WoundsVars } from './machine.js';

/**
 * A unit suffers wounds (GDF-SHT-15 to -18, GDF-TOU). Gives the number of wounds really taken.
 *
 * Ordinary wounds regenerate first and are shared out after: the models that can take them all regenerate or none
 * does, so it makes no difference, and nobody is asked about wounds that do not come. A Deadly hit is put on a model
 * first, since its wounds stay there.
 */
export const wounds = procedure('wounds')({
  begin(c, v) {
    if (v.perHit > 1) {
      v.left = v.hits;
      return goto('deadly');
    }
    return roll(regenerationDice(c.state, v, v.hits), 'regenerated');
  },
  regenerated(c, v, faces: readonly number[]) {
    const left = v.hits - regenerated(c, v, faces);
    const single = v.strike?.single;
    v.suffered = Math.min(left, roomFor(c.state, v.unit, single)); // GDF-SHT-18: the excess is lost
    if (v.suffered === 0) return goto('end');
    if (single !== undefined) {
      sufferAlone(c, v.unit, single, v.suffered);
      return goto('end');
    }
    const forced = forcedCasualties(c.state, v.unit, v.suffered);
    if (forced === undefined) return ask(askCasualties(c.state, v.unit, v.suffered, v.strike?.melee), 'chosen');
    suffer(c, v.unit, forced);
    return goto('end');
  },
  chosen(c, v, shares: readonly number[]) {
    suffer(c, v.unit, shares);
    return goto('end');
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
  struck: (c, v) => roll(regenerationDice(c.state, v, v.perHit), 'deadlyRegenerated'),
  deadlyRegenerated(c, v, faces: readonly number[]) {
    const victim = v.victim as number;
    const taken = Math.min(v.perHit - regenerated(c, v, faces), woundsLeft(c.state, v.unit, victim));
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

/** GDF-SPC-34: a die a wound for a unit that regenerates, none for others. */
function regenerationDice(state: State, { unit, strike }: WoundsVars, count: number): ReturnType<typeof dice> {
  const can = regenerationNeed(state, unit, strike?.single) !== undefined;
  return dice(can ? count : 0, 'GDF-SPC-34', 'gdf.roll.regeneration', seatOf(state, unit));
}

/** How many wounds the dice take back. */
function regenerated(c: Ctx<State, Event>, { unit, strike }: WoundsVars, faces: readonly number[]): number {
  const need = regenerationNeed(c.state, unit, strike?.single);
  if (need === undefined) return 0;
  const modifier = strike === undefined ? undefined : regenerationModifier(c.state, strike, c.explain);
  const ignored = faces.filter(face => succeeds(face, need, modifier?.total ?? 0)).length;
  const why = modifier?.explanation();
  c.emit({ type: 'wounds.regenerated', unit, need, faces, ignored, ...(why && { why }) });
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
