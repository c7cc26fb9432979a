import { ask, done, goto, pick, roll, type Ctx } from '@banneret/kernel';
import { regenerationModifier, regenerationNeed } from '../attack.js';
import { askCasualties, binsOf, deadlyVictims, forcedCasualties } from '../decisions/casualties.js';
import type { Event } from '../events.js';
import { isDestroyed, woundsLeft } from '../figures.js';
import { succeeds } from '../rulings.js';
import { seatOf, unitOf, type State, type UnitId } from '../state.js';
import { dice, procedure, type WoundsVars } from './machine.js';

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
    const most = binsOf(c.state, v.unit).reduce((sum, { max }) => sum + max, 0);
    v.suffered = Math.min(left, most); // GDF-SHT-18: the excess is lost
    if (v.suffered === 0) return done(0);
    const forced = forcedCasualties(c.state, v.unit, v.suffered);
    if (forced === undefined) return ask(askCasualties(c.state, v.unit, v.suffered), 'chosen');
    suffer(c, v.unit, forced);
    return done(v.suffered);
  },
  chosen(c, v, shares: readonly number[]) {
    suffer(c, v.unit, shares);
    return done(v.suffered);
  },

  deadly(c, v) {
    if ((v.left ?? 0) === 0 || isDestroyed(c.state, v.unit)) return done(v.suffered ?? 0);
    v.left = (v.left ?? 0) - 1;
    const victims = deadlyVictims(c.state, v.unit);
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
    if (taken > 0)
      suffer(
        c,
        v.unit,
        binsOf(c.state, v.unit).map(({ id }) => (id === victim ? taken : 0)),
      );
    return goto('deadly');
  },
});

/** GDF-SPC-34: a die a wound for a unit that regenerates, none for others. */
function regenerationDice(state: State, { unit }: WoundsVars, count: number): ReturnType<typeof dice> {
  const can = regenerationNeed(state, unit) !== undefined;
  return dice(can ? count : 0, 'GDF-SPC-34', 'gdf.roll.regeneration', seatOf(state, unit));
}

/** How many wounds the dice take back. */
function regenerated(c: Ctx<State, Event>, { unit, shot }: WoundsVars, faces: readonly number[]): number {
  const need = regenerationNeed(c.state, unit);
  if (need === undefined) return 0;
  const modifier = shot === undefined ? undefined : regenerationModifier(c.state, shot, c.explain);
  const ignored = faces.filter(face => succeeds(face, need, modifier?.total ?? 0)).length;
  const why = modifier?.explanation();
  c.emit({ type: 'wounds.regenerated', unit, need, faces, ignored, ...(why && { why }) });
  return ignored;
}

/** `shares` has one number for each living model. */
function suffer(c: Ctx<State, Event>, unit: UnitId, shares: readonly number[]): void {
  const taken = unitOf(c.state, unit).models.map(() => 0);
  for (const [i, { id }] of binsOf(c.state, unit).entries()) taken[id as number] = shares[i] as number;
  c.emit({ type: 'unit.wounded', unit, wounds: taken });
}
