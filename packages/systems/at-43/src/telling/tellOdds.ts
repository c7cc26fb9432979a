import { expect, toNumber, type Distribution } from '@banneret/dice';
import type { OddsChart } from '@banneret/game';
import { formatNumber, type Translate } from '@banneret/i18n';
import type { Prompt } from '@banneret/kernel';
import type { Aim, AimShape } from '../decisions/aim.js';
import type { FightChoice, FightShape } from '../decisions/fight.js';
import { fightOdds, salvoOdds, seeingBand, type UnitOdds } from '../odds/index.js';
import type { State } from '../state.js';
import { isArmour, weaponOf } from '../units.js';
import { unitName } from './names.js';

type Told = string | OddsChart;

/**
 * What an attack may come to, in a player's words; nothing for choices without dice. Before a salvo is declared nobody has measured
 * (AT43-GEN-05): its odds are for the range as it looks, and say so.
 */
export function tellOdds(state: State, { shape }: Prompt, choice: unknown, t: Translate): Told[] {
  if (shape.kind === 'at43.aim') return tellSalvo(state, shape as AimShape, choice as Aim, t);
  if (shape.kind !== 'at43.fight' || choice === 'done') return [];
  const odds = fightOdds(state, (shape as FightShape).unit, choice as Exclude<FightChoice, 'done'>);
  return tellUnits(state, odds, t);
}

function tellSalvo(state: State, { unit, weapon }: AimShape, { target, uses }: Aim, t: Translate): Told[] {
  const band = seeingBand(state, unit, target);
  const locked = weaponOf(state, weapon).locked !== null;
  const key = state.battle.options.freeMeasuring ? 'at43.odds.range' : 'at43.odds.guess';
  const range = locked ? [] : [t.say(key, { band })];
  return [...range, ...tellUnits(state, salvoOdds(state, { unit, weapon, target, uses }, band), t)];
}

function tellUnits(state: State, odds: readonly UnitOdds[] | undefined, t: Translate): Told[] {
  if (odds === undefined) return [t.say('at43.odds.tooMany')];
  if (odds.length === 0) return [t.say('at43.odds.nothing')];
  return odds.flatMap(one => tellUnit(state, one, t));
}

function tellUnit(state: State, { unit, lost, structure, gone }: UnitOdds, t: Translate): Told[] {
  const words = { unit: unitName(state, unit, t), gone: formatNumber(100 * toNumber(gone), t.locale, 1) };
  if (isArmour(state, unit))
    return [
      t.say('at43.odds.machine', { ...words, lost: average(lost, t), structure: average(structure, t) }),
      ...chartOf(structure, t.say('at43.odds.structureOf', words)),
    ];
  return [
    t.say('at43.odds.unit', { ...words, lost: average(lost, t) }),
    ...chartOf(lost, t.say('at43.odds.lossesOf', words)),
  ];
}

/** Nothing to draw where only one thing can happen. */
function chartOf({ outcomes, total }: Distribution, title: string): OddsChart[] {
  if (outcomes.length < 2) return [];
  const bars = outcomes.map(([value, weight]) => ({
    label: String(value),
    chance: toNumber({ num: weight, den: total }),
  }));
  return [{ title, bars }];
}

const average = (d: Distribution, t: Translate): string => formatNumber(toNumber(expect(d)), t.locale, 1);
