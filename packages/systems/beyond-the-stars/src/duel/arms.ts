import { Tally } from '@banneret/kernel';
import { activeRules, ownRules, weaponRules, type ActiveRule } from '../compile.js';
import { statOf, statTally } from '../figures/stats.js';
import { is } from '../figures/traits.js';
import type { DuelCase } from '../rule.js';
import { clampStat, half } from '../rulings.js';
import { figureOf, seatOf, sheetOf, type FigureId, type State } from '../state.js';

/** All rules that matter to a fighter: his own with auras, and those of his main weapon (BTS-WPN-04). */
export function rulesInDuel({ state, figure, weapons }: DuelCase): readonly ActiveRule[] {
  const main = weapons[0] === undefined ? undefined : sheetOf(state, figure).melee[weapons[0]];
  const own = activeRules(state, figure);
  return main === undefined ? own : [...own, ...weaponRules(state, figure, main.rules)];
}

/** BTS-SPR-55: how many one-handed weapons it fights with. */
const mostWeapons = (state: State, figure: FigureId): number =>
  Math.max(2, ...ownRules(state, figure).map(({ rule }) => rule.duel?.weaponsMost ?? 0));

const MANY = 99;

/**
 * What a figure may fight with, the main weapon first: one two-handed weapon, or as many one-handed ones as it may use,
 * with each of them as the main one where their rules differ. BTS-WPN-01, -04.
 */
export function loadoutsOf(state: State, figure: FigureId): readonly (readonly number[])[] {
  const { melee } = sheetOf(state, figure);
  // BTS-WLK-06: a Walker wields all it has, two-handed or not, with any of it as the main weapon.
  if (is(state, figure, 'walker')) return distinct(state, figure, handfuls([...melee.keys()], MANY));
  const single = [...melee.keys()].filter(place => melee[place]?.hands === 1);
  const double = [...melee.keys()].filter(place => melee[place]?.hands === 2);
  const loadouts = [...handfuls(single, mostWeapons(state, figure)), ...double.map(place => [place])];
  return distinct(state, figure, loadouts);
}

function distinct(
  state: State,
  figure: FigureId,
  loadouts: readonly (readonly number[])[],
): readonly (readonly number[])[] {
  const keys = loadouts.map(places => loadoutKey(state, figure, places));
  const different = loadouts.filter((_, i) => keys.indexOf(keys[i] as string) === i);
  return different.length === 0 ? [[]] : different;
}

/** Each weapon as the main one, with as many others as hands are left. */
const handfuls = (single: readonly number[], most: number): number[][] =>
  single.flatMap(main =>
    choicesOf(
      single.filter(other => other !== main),
      most - 1,
    ).map(others => [main, ...others]),
  );

/** All ways to take so many of them, or all of them if there are no more. */
function choicesOf(places: readonly number[], most: number): number[][] {
  if (places.length <= most) return [[...places]];
  if (most === 0) return [[]];
  const [first, ...rest] = places as [number, ...number[]];
  return [...choicesOf(rest, most - 1).map(others => [first, ...others]), ...choicesOf(rest, most)];
}

/** BTS-DUE-04, -11: what a support reaches over his friend with; several where their rules differ. */
export function supportLoadouts(state: State, figure: FigureId): readonly (readonly number[])[] {
  const { melee } = sheetOf(state, figure);
  const loadouts = [...melee.keys()].filter(place => melee[place]?.supports === true).map(place => [place]);
  const keys = loadouts.map(places => loadoutKey(state, figure, places));
  return loadouts.filter((_, i) => keys.indexOf(keys[i] as string) === i);
}

/** Loadouts that come to the same: the same main weapon and equally many, equally similar others. */
function loadoutKey(state: State, figure: FigureId, places: readonly number[]): string {
  const { melee } = sheetOf(state, figure);
  const ids = places.map(place => melee[place]?.id ?? '');
  const alike = ids.every(id => id === ids[0]);
  return JSON.stringify([
    melee[places[0] ?? -1]?.rules ?? [],
    melee[places[0] ?? -1]?.pen,
    melee[places[0] ?? -1]?.hands,
    ids.length,
    alike,
  ]);
}

/** BTS-ARM-37, BTS-WPN-02, -03, BTS-SHD-02: how many dice it rolls. */
export function attacksOf(duel: DuelCase, explain = false): Tally {
  const { state, figure, weapons, shielding } = duel;
  const dice = new Tally(statTally(state, figure, 'attacks').total, explain);
  // a dash is no dice.
  if (dice.total === 0) return dice;
  const { melee } = sheetOf(state, figure);
  const ids = weapons.map(place => melee[place]?.id);
  // BTS-WLK-06: only one-handed weapons beyond the first add an Attack.
  const extra = weapons.filter(place => melee[place]?.hands === 1).length - 1;
  if (extra > 0) dice.add(extra, { rule: 'BTS-WPN-02', say: 'bts.why.more-weapons' });
  if (extra > 0 && ids.every(id => id === ids[0])) dice.add(1, { rule: 'BTS-WPN-03', say: 'bts.why.similar-weapons' });
  for (const { rule, u } of rulesInDuel(duel)) rule.duel?.attacks?.(dice, duel, u);
  if (shielding) dice.add(dice.total, { rule: 'BTS-SHD-02', say: 'bts.why.shielding' });
  return dice;
}

/** no melee and no ranged equipment. */
export const isUnarmed = (state: State, figure: FigureId): boolean => {
  const { melee, ranged } = sheetOf(state, figure);
  return melee.length === 0 && ranged.length === 0;
};

/** BTS-BLD-17, -18: he has just broken into the building. */
function assaults(state: State, figure: FigureId): boolean {
  const { place, host, storey } = figureOf(state, figure);
  if (place !== 'inside') return false;
  return state.fights.some(
    fight =>
      fight.piece === host && fight.storey === storey && !fight.fought && fight.assailant === seatOf(state, figure),
  );
}

/** BTS-DUE-18, BTS-WPN-05, -06, BTS-PRN-12: modifiers of each of its dice. */
export function duelTally(duel: DuelCase, explain = false): Tally {
  const { state, figure } = duel;
  const roll = new Tally(0, explain);
  const { melee } = sheetOf(state, figure);
  if (figureOf(state, figure).prone) roll.add(-1, { rule: 'BTS-PRN-12', say: 'bts.why.prone' }, 'prone');
  if (isUnarmed(state, figure)) roll.add(-1, { rule: 'BTS-WPN-05', say: 'bts.why.unarmed' }, 'unarmed');
  else if (melee.length === 0) roll.add(-1, { rule: 'BTS-WPN-06', say: 'bts.why.no-melee-weapon' }, 'no-melee');
  if (assaults(state, figure)) roll.add(-1, { rule: 'BTS-BLD-17', say: 'bts.why.assault' }, 'assault');
  for (const { rule, u } of rulesInDuel(duel)) rule.duel?.dice?.(roll, duel, u);
  return roll;
}

/** BTS-DUE-07, R-108: CC with its bonuses, capped, then halved by a swarm. */
export function ccInDuel({ state, figure, foes }: Pick<DuelCase, 'state' | 'figure' | 'foes'>): number {
  const cc = clampStat(statOf(state, figure, 'cc'));
  const swarmed = foes.some(foe => ownRules(state, foe).some(({ rule }) => rule.duel?.halvesCc === true));
  return swarmed ? half(cc) : cc;
}
