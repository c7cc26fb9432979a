import { rulesOfEquipment } from './equipment.js';
import { memoByFigure } from './figures/memo.js';
import { isWithin } from './figures/placed.js';
import type { SpecialRule, Use } from './rule.js';
import { ruleNamed } from './ruleBook.js';
import type { Battle, FigureId, State } from './state.js';
import { figureOf, seatOf, sheetOf } from './state.js';
import type { RuleUse, Sheet } from './sheet.js';

export { ruleNamed } from './ruleBook.js';

/** A rule at work for a figure. */
export interface ActiveRule {
  readonly rule: SpecialRule;
  readonly u: Use;
}

function known(id: string): SpecialRule {
  const rule = ruleNamed(id);
  if (rule === undefined) throw new Error(`there is no special rule '${id}'`);
  return rule;
}

const ofSheets = new WeakMap<Sheet, readonly RuleUse[]>();

/** What stands on the sheet and what comes with its equipment and Rank; each rule and X once. BTS-GEN-32. */
export function sheetRules(sheet: Sheet): readonly RuleUse[] {
  const ready = ofSheets.get(sheet);
  if (ready !== undefined) return ready;
  const uses: RuleUse[] = [
    ...sheet.rules,
    ...sheet.support.flatMap(({ rules }) => rules),
    ...rulesOfEquipment(sheet).map(id => ({ id })),
    ...(sheet.rank > 0 ? [{ id: 'champion' }] : []),
    ...BUILD_RULES[sheet.build].map(id => ({ id })),
  ];
  const unique = uses.filter(({ id, x }, i) => uses.findIndex(other => other.id === id && other.x === x) === i);
  ofSheets.set(sheet, unique);
  return unique;
}

/** Rules that a build has by itself; chapters add theirs (BTS-WLK-02, BTS-MON-01, BTS-VEH-02). */
export const BUILD_RULES: Readonly<Record<Sheet['build'], readonly string[]>> = {
  infantry: [],
  beast: [],
  cavalry: ['mounted'],
  bike: ['mounted'],
  // BTS-WLK-02.
  walker: ['srSturdy'],
  // BTS-MON-01, -13.
  monster: ['srMonstrousCharge', 'srImpact', 'monstrous'],
  // BTS-VEH-02, R-105.
  vehicle: ['srDevastatingCharge'],
  // BTS-SGE-07, -08.
  siege: ['crewed'],
};

/** The figure's own rules and effects, auras left aside. */
export const ownRules = memoByFigure(
  (state, figure) => figureOf(state, figure).effects,
  (state, figure): readonly ActiveRule[] => {
    const made: ActiveRule[] = [];
    for (const { id, x } of sheetRules(sheetOf(state, figure)))
      made.push({ rule: known(id), u: { x, figure, source: figure } });
    for (const { id, x, source = figure } of figureOf(state, figure).effects)
      made.push({ rule: known(id), u: { x, figure, source } });
    return made;
  },
);

/** All rules at work for a figure now: its own, its effects, and the auras of allies around it. */
export function activeRules(state: State, figure: FigureId): readonly ActiveRule[] {
  const mine = ownRules(state, figure);
  const lent = aurasOn(state, figure);
  return lent.length === 0 ? mine : [...mine, ...lent];
}

/** Whose auras work for a figure now; its own need nobody else. */
export const leansOn = (state: State, figure: FigureId): FigureId[] =>
  aurasOn(state, figure)
    .map(({ u }) => u.source)
    .filter(source => source !== figure);

const NO_AURAS: readonly ActiveRule[] = [];

function aurasOn(state: State, figure: FigureId): readonly ActiveRule[] {
  let lent: ActiveRule[] | undefined;
  const { battle, figures } = state;
  const printed = printedAuras(battle);
  const seat = seatOf(state, figure);
  for (let source = 0; source < figures.length; source++) {
    // Cheap first: nearly nobody has an aura.
    if (printed[source] !== true && figures[source]?.effects.length === 0) continue;
    if (battle.sheets[source]?.seat !== seat || !hasAura(state, source)) continue;
    for (const { rule, u } of ownRules(state, source)) {
      if (rule.aura === undefined || !auraReaches(state, rule, figure, source)) continue;
      // BTS-SPR-52, -35: one such effect at a time.
      if (lent?.some(other => other.rule === rule.aura?.lends) === true) continue;
      (lent ??= []).push({ rule: rule.aura.lends, u: { x: u.x, figure, source } });
    }
  }
  return lent ?? NO_AURAS;
}

const aurasPrinted = new WeakMap<Battle, readonly boolean[]>();

/** Whose sheets have a rule with an aura. */
function printedAuras(battle: Battle): readonly boolean[] {
  let known = aurasPrinted.get(battle);
  if (known === undefined) {
    known = battle.sheets.map(sheet => sheetRules(sheet).some(({ id }) => ruleNamed(id)?.aura !== undefined));
    aurasPrinted.set(battle, known);
  }
  return known;
}

const auraBearers = memoByFigure(
  (state, figure) => figureOf(state, figure).effects,
  (state, figure) => ownRules(state, figure).some(({ rule }) => rule.aura !== undefined),
);

function hasAura(state: State, source: FigureId): boolean {
  const { place } = figureOf(state, source);
  return (place === 'table' || place === 'inside' || place === 'aboard') && auraBearers(state, source);
}

/** BTS-GEN-24: a figure is always in range of itself. BTS-ORD-03: raised flags carry twice as far. */
function auraReaches(state: State, { aura }: SpecialRule, figure: FigureId, source: FigureId): boolean {
  if (aura === undefined) return false;
  if (aura.reaches?.(state, figure, source) === false) return false;
  if (figure === source) return true;
  const raised =
    aura.banner === true && state.orders.some(({ order, target }) => order === 'raiseFlags' && target === source);
  return isWithin(state, figure, source, raised ? 2 * aura.within : aura.within);
}

/** Does it have the rule, by itself or by an effect? */
export const hasRule = (state: State, figure: FigureId, id: string): boolean =>
  ownRules(state, figure).some(({ rule }) => rule.id === id);

export const hasEffect = (state: State, figure: FigureId, id: string): boolean =>
  figureOf(state, figure).effects.some(effect => effect.id === id);

export const fliesBy = (state: State, figure: FigureId): boolean =>
  ownRules(state, figure).some(({ rule }) => rule.move?.flies === true);

/** A weapon's own rules for its bearer. */
export function weaponRules(state: State, figure: FigureId, uses: readonly RuleUse[]): readonly ActiveRule[] {
  return uses.map(({ id, x }) => ({ rule: known(id), u: { x, figure, source: figure } }));
}
