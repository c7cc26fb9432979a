import { attacksOf, duelTally, loadoutsOf } from '../duel/arms.js';
import { fighterOf } from '../duel/cases.js';
import { statOf } from '../figures/stats.js';
import { is } from '../figures/traits.js';
import { arrivalChance, hitChance, pierceChance, saveChance, shotBlow, woundChance } from '../odds/chances.js';
import { gloryOdds, type Pool } from '../odds/glory.js';
import type { ScenarioId } from '../names.js';
import type { Blow, DuelCase, Loss } from '../rule.js';
import { diceOf } from '../decisions/shoot.js';
import { groupsOf, type DeclaredShots, type ShotGroup } from '../shooting/declare.js';
import { firesTemplate, shotRules, weaponOf } from '../shooting/weapons.js';
import { enemyOf, figureOf, NOBODY, sheetOf, type FigureId, type FigureState, type State } from '../state.js';
import { lossOf } from '../wounds/table.js';

/** What blows and shots are worth on average, in army points. */

/** Victory points hang on these; a General brings most of them where there is little else to win. */
const GENERAL = 60;
const HUNTED_GENERAL = 150;
const DESIGNATED = 60;
const BANNER = 60;
/** Where a banner that is left at the end brings points. */
const BANNERS_COUNT: readonly ScenarioId[] = ['great-clash', 'search-and-destroy', 'escalation', 'vip'];

/** What the loss of a figure costs its side, as far as the viewer knows. */
export const worthOf = (state: State, figure: FigureId): number => sheetOf(state, figure).cost + prizeOf(state, figure);

/** What the victory points that hang on a figure are worth. */
export function prizeOf(state: State, figure: FigureId): number {
  const { general, seat } = sheetOf(state, figure);
  const hunted = state.secrets[enemyOf(seat)]?.enemyTarget === figure;
  const guarded = state.secrets[seat]?.ownChampion === figure;
  return (
    (general ? generalWorth(state) : 0) +
    (hunted ? DESIGNATED : 0) +
    (guarded ? DESIGNATED : 0) +
    (bearsBanner(state, figure) ? BANNER : 0)
  );
}

/** Does it carry a banner that counts in the end? */
const bearsBanner = (state: State, figure: FigureId): boolean =>
  BANNERS_COUNT.includes(state.battle.options.scenario) &&
  sheetOf(state, figure).support.some(({ kind }) => kind === 'banner');

const generalWorth = ({ battle: { options } }: State): number =>
  options.scenario === 'great-clash' || options.scenario === 'escalation' ? HUNTED_GENERAL : GENERAL;

/** Whose wounds or death alone cost victory points: it is kept out of harm's way. */
export function isPrecious(state: State, figure: FigureId): boolean {
  const { general, seat } = sheetOf(state, figure);
  if (state.secrets[seat]?.ownChampion === figure || bearsBanner(state, figure)) return true;
  return general && generalWorth(state) === HUNTED_GENERAL;
}

const averageLoss = (loss: Loss | undefined): number => {
  if (loss === undefined) return 1;
  if (loss.kind === 'all') return Infinity;
  return loss.kind === 'fixed' ? loss.pv : 2 + loss.plus;
};

/** A hull that is pierced is rarely destroyed at once. */
const PIERCED = 0.35;

/** Of one wound roll, or of one Penetration roll. */
export function blowHarm(state: State, blow: Blow): number {
  const worth = worthOf(state, blow.victim);
  if (is(state, blow.victim, 'vehicle')) {
    return worth * PIERCED * pierceChance(state, blow);
  }
  const { pv } = figureOf(state, blow.victim);
  if (pv === 0) return 0;
  const share = Math.min(1, averageLoss(lossOf(state, blow)) / pv);
  return worth * share * woundChance(state, blow) * (1 - saveChance(state, blow.victim));
}

/** Templates drift, and a die says how often a repeating weapon fires. */
const DRIFT = 0.6;
const REPEATS = 3.5;

function groupHarm(state: State, group: ShotGroup): number {
  const weapon = weaponOf(state, group.shooter, group.weapon);
  const repeats = shotRules(state, group.shooter, weapon).some(({ rule }) => rule.shoot?.repeating === true);
  const hits = hitChance(state, group) * group.dice * (repeats ? REPEATS : 1);
  const arrives = firesTemplate(state, group.shooter, weapon) ? DRIFT : arrivalChance(state, group);
  return hits * arrives * blowHarm(state, shotBlow(state, group, group.target));
}

export const volleyHarm = (state: State, volley: DeclaredShots): number =>
  groupsOf(volley).reduce((sum, group) => sum + groupHarm(state, group), 0);

/** What one figure's fire at another is worth, range and sight left aside; for the choice between fire and charge. */
export const fireHarm = memoByPair((state, figure, foe) => {
  const { ranged } = sheetOf(state, figure);
  let best = 0;
  for (const weapon of ranged.keys()) {
    const dice = diceOf(state, figure, weapon);
    best = Math.max(best, groupHarm(state, { shooter: figure, weapon, target: foe, dice }));
  }
  return best;
});

/** What a fight of one against one comes to. */
export interface Clash {
  readonly dealt: number;
  readonly taken: number;
}

/** Kept while both are in the same condition. */
function memoByPair<T>(make: (state: State, figure: FigureId, foe: FigureId) => T): typeof make {
  const known = new WeakMap<FigureState, WeakMap<FigureState, T>>();
  return (state, figure, foe) => {
    const [own, its] = [figureOf(state, figure), figureOf(state, foe)];
    let others = known.get(own);
    if (others === undefined) known.set(own, (others = new WeakMap()));
    let value = others.get(its);
    if (value === undefined) others.set(its, (value = make(state, figure, foe)));
    return value;
  };
}

export const clashOf = memoByPair((state, figure, foe): Clash => {
  const [mine, its] = [bestArms(state, figure, foe), bestArms(state, foe, figure)];
  const [blow, back] = [duelBlow(state, mine, foe), duelBlow(state, its, figure)];
  if (mine.pool.dice === 0) return { dealt: 0, taken: its.pool.dice * back };
  if (its.pool.dice === 0) return { dealt: mine.pool.dice * blow, taken: 0 };
  const { own, foe: lost } = expectedGlory(mine.pool, its.pool);
  return {
    dealt: Math.min(worthOf(state, foe), own * blow),
    taken: Math.min(worthOf(state, figure), lost * back),
  };
});

interface Arms {
  readonly it: DuelCase;
  readonly pool: Pool;
}

/** With the weapons that give most: a point on every die counts like half a die each. */
function bestArms(
  state: State,
  figure: FigureId,
  foe: FigureId,
  loadouts: readonly (readonly number[])[] = loadoutsOf(state, figure),
): Arms {
  let best: { arms: Arms; score: number } | undefined;
  for (const weapons of loadouts) {
    const it: DuelCase = { state, figure, foes: [foe], weapons, shielding: false };
    const pool = { dice: attacksOf(it).total, modifier: duelTally(it).total, fighter: fighterOf(it) };
    const score = pool.dice * (1 + pool.modifier / 2) + (sheetOf(state, figure).melee[weapons[0] ?? -1]?.pen ?? 0) / 2;
    if (best === undefined || score > best.score) best = { arms: { it, pool }, score };
  }
  return (best as { arms: Arms }).arms;
}

/** The best of these ways to be armed against somebody, by its place. */
export const bestLoadout = (
  state: State,
  figure: FigureId,
  foe: FigureId,
  loadouts: readonly (readonly number[])[],
): number => loadouts.indexOf(bestArms(state, figure, foe, loadouts).it.weapons);

const duelBlow = (state: State, { it: { figure, weapons } }: Arms, victim: FigureId): number => {
  const weapon = weapons[0] ?? NOBODY;
  const pen = sheetOf(state, figure).melee[weapon]?.pen ?? 0;
  return blowHarm(state, { kind: 'duel', by: figure, victim, force: statOf(state, figure, 'force'), pen, weapon });
};

const glories = new Map<string, { own: number; foe: number }>();

/** Few pairs of pools are different, and the same ones meet again and again. */
function expectedGlory(own: Pool, foe: Pool): { readonly own: number; readonly foe: number } {
  const key = JSON.stringify([own, foe]);
  let known = glories.get(key);
  if (known !== undefined) return known;
  known = { own: 0, foe: 0 };
  for (const outcome of gloryOdds(own, foe)) {
    known.own += outcome.own * outcome.chance;
    known.foe += outcome.foe * outcome.chance;
  }
  glories.set(key, known);
  return known;
}
