import { ask, done, goto, pick, type Ctx, type Prompt } from '@banneret/kernel';
import { mayConsolidate, stepBack } from '../movement/consolidation.js';
import { askConsolidate } from '../decisions/consolidate.js';
import { askPileIn } from '../decisions/pileIn.js';
import type { Event } from '../events/events.js';
import { isDestroyed } from '../units/figures.js';
import { fearOf, isTired, loserOf, meleeStrikes, type Assault } from '../attack/melee.js';
import type { Manner } from '../events/meleeEvents.js';
import { movedThroughDanger, modelPaths } from '../movement/movement.js';
import { needsPileIn } from '../movement/pileIn.js';
import { seatOf, type State, type UnitId } from '../state.js';
import type { Legs } from '../movement/ways.js';
import { call, procedure, type Calls } from './machine.js';

/**
 * A melee after the charge move (GDF-MEL-29): pile-in, Counter strikes, the charger's attacks, strike back, result, morale,
 * consolidation. Who is Fatigued is settled when it begins: what is gained here counts in later melees only (GDF-MEL-17).
 */
export const melee = procedure('melee')({
  begin(c, v) {
    v.tired = [isTired(c.state, v.charger), isTired(c.state, v.target)];
    v.caused = [0, 0];
    return goto('pileIn');
  },

  pileIn(c, { charger, target }) {
    if (!needsPileIn(c.state, target, charger)) return goto('counter');
    return ask(askPileIn(seatOf(c.state, target), target, charger), 'pileInMove');
  },
  /** dangerous ground is tested when the move ends; its wounds count for nobody and shake nobody. */
  pileInMove(c, { target }, legs: Legs) {
    const models = moveUnit(c, target, legs, 'pile-in');
    return call('danger', { unit: target, models, noMorale: true }, 'counter');
  },

  /** GDF-SPC-09: the charged unit may strike first with its Counter weapons. */
  counter(c, v) {
    if (meleeStrikes(c.state, assault(v, 'counter')).length === 0) return goto('attack');
    return ask(askToStrike(c.state, v.target, 'counter'), 'counterChosen');
  },
  counterChosen(c, v, choice: StrikeChoice) {
    if (declined(c, v.target, 'counter', choice)) return goto('attack');
    v.countered = true;
    return call('assault', assault(v, 'counter'), 'counterStruck');
  },
  counterStruck(_c, v, wounds: number) {
    v.caused = [causedBy(v)[0], causedBy(v)[1] + wounds];
    return goto('attack');
  },

  /** GDF-MEL-08, R-28: the charger strikes with all it has. */
  attack(_c, v) {
    return call('assault', assault(v, 'charge'), 'attacked');
  },
  attacked(_c, v, wounds: number) {
    v.caused = [causedBy(v)[0] + wounds, causedBy(v)[1]];
    return goto('strikeBack');
  },

  /** GDF-MEL-13 to -15: all or nothing, and not compulsory. */
  strikeBack(c, v) {
    if (meleeStrikes(c.state, assault(v, 'strike-back')).length === 0) return goto('result');
    return ask(askToStrike(c.state, v.target, 'strike-back'), 'strikeBackChosen');
  },
  strikeBackChosen(c, v, choice: StrikeChoice) {
    if (declined(c, v.target, 'strike-back', choice)) return goto('result');
    return call('assault', assault(v, 'strike-back'), 'struckBack');
  },
  struckBack(_c, v, wounds: number) {
    v.caused = [causedBy(v)[0], causedBy(v)[1] + wounds];
    return goto('result');
  },

  result(c, v) {
    const { charger, target } = v;
    const wounds = causedBy(v);
    const fear = [fearOf(c.state, charger), fearOf(c.state, target)];
    const loser = loserOf(c.state, v, wounds);
    c.emit({ type: 'melee.decided', charger, target, wounds, fear, ...(loser !== undefined && { loser }) });
    return loser === undefined ? goto('consolidation') : call('morale', { unit: loser, melee: true }, 'consolidation');
  },

  /** GDF-MEL-25 to -28, R-31. */
  consolidation(c, { charger, target }) {
    const [own, other] = isDestroyed(c.state, charger) ? [target, charger] : [charger, target];
    if (!mayConsolidate(c.state, own)) return done();
    if (isDestroyed(c.state, other)) return ask(askConsolidate(seatOf(c.state, own), own), 'consolidated');
    if (c.state.battle.options.skipSeparation) return done();
    const models = moveUnit(c, own, stepBack(c.state, own, other), 'step-back');
    return call('danger', { unit: own, models }, 'end');
  },
  consolidated(c, { charger, target }, legs: Legs) {
    const unit = isDestroyed(c.state, charger) ? target : charger;
    return call('danger', { unit, models: moveUnit(c, unit, legs, 'consolidation') }, 'end');
  },
  end: () => done(),
});

/** One side strikes: every weapon once, one roll after the other, as it stood when the first was rolled. GDF-MEL-08 to -12. */
export const assaultProcedure = procedure('assault')({
  begin(c, v) {
    v.strikes = meleeStrikes(c.state, v);
    v.next = 0;
    v.wounds = 0;
    if (v.strikes.length === 0) return done(0);
    const { unit, target, manner } = v;
    c.emit({ type: 'strike.began', unit, target, manner });
    return goto('next');
  },
  next(c, v) {
    const strike = v.strikes?.[v.next ?? 0];
    if (strike === undefined) return done(v.wounds);
    v.next = (v.next ?? 0) + 1;
    if (!isDestroyed(c.state, strike.target)) return call('attack', { strike }, 'resolved');
    const { unit, weapon, target } = strike;
    c.emit({ type: 'group.wasted', unit, weapon, target });
    return goto('next');
  },
  resolved(_c, v, wounds: number) {
    v.wounds = (v.wounds ?? 0) + wounds;
    return goto('next');
  },
});

type MeleeVars = Calls['melee'];

export const STRIKE_CHOICES = ['strike', 'refrain'] as const;
export type StrikeChoice = (typeof STRIKE_CHOICES)[number];

const askToStrike = (state: State, unit: UnitId, manner: 'counter' | 'strike-back'): Prompt => ({
  seat: seatOf(state, unit),
  ask: `gdf.ask.${manner}`,
  rule: manner === 'counter' ? 'GDF-SPC-09' : 'GDF-MEL-13',
  shape: pick(STRIKE_CHOICES),
  args: { unit },
});

function declined(c: Ctx<State, Event>, unit: UnitId, manner: Manner, choice: StrikeChoice): boolean {
  if (choice === 'refrain') c.emit({ type: 'strike.declined', unit, manner });
  return choice === 'refrain';
}

function assault({ charger, target, tired: settled, countered = false }: MeleeVars, manner: Manner): Assault {
  const tired = settled as readonly [boolean, boolean];
  return manner === 'charge'
    ? { unit: charger, target, manner, fatigued: tired[0], countered }
    : { unit: target, target: charger, manner, fatigued: tired[1], countered };
}

const causedBy = ({ caused = [0, 0] }: MeleeVars): readonly [number, number] => caused;

/** Moves a unit outside its own order, and gives the models that met dangerous ground on the way. */
function moveUnit(
  c: Ctx<State, Event>,
  unit: UnitId,
  legs: Legs,
  manner: 'pile-in' | 'consolidation' | 'step-back',
): readonly number[] {
  const models = movedThroughDanger(c.state, unit, legs);
  const paths = modelPaths(c.state, unit, legs);
  if (paths.length > 0) c.emit({ type: 'unit.moved', unit, paths, manner });
  return models;
}
