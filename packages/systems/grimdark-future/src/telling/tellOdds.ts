import { expect, toNumber, type Distribution, type Fraction } from '@banneret/dice';
import type { OddsChart } from '@banneret/game';
import { formatNumber, type Translate } from '@banneret/i18n';
import type { Prompt } from '@banneret/kernel';
import { castChance } from '../attack/casting.js';
import type { BidChoice } from '../decisions/bid.js';
import type { CastChoice, CastQuestion } from '../decisions/cast.js';
import type { OrderChoice, OrderQuestion } from '../decisions/order.js';
import type { ShotsChoice, ShotsQuestion } from '../decisions/shots.js';
import { chargedState, meleeOdds, shootingOdds, spellOdds, type TargetOdds, type UnitOdds } from '../odds/index.js';
import { rosterOf, type State, type UnitId } from '../state.js';
import type { Strike } from '../attack/strike.js';

type Told = string | OddsChart;

/** The odds of an attack that is about to be declared, in a player's words; nothing for choices without dice. */
export function tellOdds(state: State, { shape, ask }: Prompt, choice: unknown, t: Translate): Told[] {
  switch (shape.kind) {
    case 'gdf.shots':
      return tellVolley(state, shape as ShotsQuestion, choice as ShotsChoice, t);
    case 'gdf.order':
      return tellCharge(state, (shape as OrderQuestion).unit, choice as OrderChoice, t);
    case 'gdf.cast':
      return tellSpell(state, (shape as CastQuestion).unit, choice as CastChoice, t);
    case 'gdf.bid':
      return [tellBid(choice as BidChoice, ask === 'gdf.ask.help-cast', t)];
    default:
      return [];
  }
}

const tellVolley = (state: State, question: ShotsQuestion, shots: ShotsChoice, t: Translate): Told[] =>
  shootingOdds(state, question, shots).flatMap(odds => tellTarget(state, odds, t));

function tellTarget(state: State, odds: TargetOdds, t: Translate): Told[] {
  const rolls = odds.rolls.map(({ strike, hits }) =>
    t.say('gdf.odds.roll', { weapon: weaponName(state, strike, t), hits: average(hits, t) }),
  );
  return [...rolls, ...tellUnit(state, odds, t)];
}

function weaponName(state: State, { unit, weapon, spell }: Strike, t: Translate): string {
  const { weapons, spells } = rosterOf(state, unit);
  const named = spell === undefined ? weapons[weapon] : spells.find(({ id }) => id === spell.id);
  return named?.name[t.locale] ?? '';
}

function tellCharge(state: State, unit: UnitId, choice: OrderChoice, t: Translate): Told[] {
  if (choice.order !== 'charge') return [];
  const odds = meleeOdds(chargedState(state, unit, choice), { charger: unit, target: choice.target });
  return [
    ...tellUnit(state, odds.target, t),
    ...tellUnit(state, odds.charger, t),
    t.say('gdf.odds.melee', { wins: percent(odds.chargerWins, t), loses: percent(odds.targetWins, t) }),
  ];
}

function tellSpell(state: State, unit: UnitId, choice: CastChoice, t: Translate): Told[] {
  if (choice === 'none') return [];
  const works = t.say('gdf.odds.spell', { chance: percent(castChance(0), t) });
  const odds = spellOdds(state, unit, choice);
  return odds === undefined ? [works] : [works, ...tellUnit(state, odds, t)];
}

/** Nobody knows what the others spend at the same time; what one's own tokens do can be said. */
function tellBid(spent: BidChoice, helps: boolean, t: Translate): string {
  const tokens = spent.reduce((sum, one) => sum + one, 0);
  return t.say('gdf.odds.bid', { chance: percent(castChance(helps ? tokens : -tokens), t) });
}

function tellUnit(state: State, odds: UnitOdds, t: Translate): Told[] {
  const unit = rosterOf(state, odds.unit).name[t.locale];
  const line = t.say('gdf.odds.unit', {
    unit,
    wounds: average(odds.wounds, t),
    lost: average(odds.lost, t),
    destroyed: percent(odds.destroyed, t),
    fails: percent(odds.moraleFails, t),
  });
  return [line, ...chartOf(odds.wounds, t.say('gdf.odds.wounds', { unit }))];
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
const percent = (chance: Fraction, t: Translate): string => formatNumber(100 * toNumber(chance), t.locale, 1);
