import type { ArmyUnit, ListUnit, Upgrade } from '../content/army.js';
import type { RuleUse } from '../state.js';

/** One model of a list, with all that its upgrades changed. */
export interface Fitted {
  readonly weapons: readonly string[];
  readonly rules: readonly RuleUse[];
}

/** A unit with its upgrades, model by model; or the first upgrade that finds too few models to take it. */
export type Outfit =
  | { readonly ok: true; readonly models: readonly Fitted[] }
  | { readonly ok: false; readonly upgrade: Upgrade };

export const upgradesOf = (unit: ArmyUnit, ids: readonly string[]): Upgrade[] =>
  ids.map(id => unit.upgrades.find(upgrade => upgrade.id === id) as Upgrade);

/** One copy of a unit. Upgrades are put on in the order in which they are listed. */
export function outfit(unit: ArmyUnit, upgrades: readonly string[]): Outfit {
  let models = unit.models.flatMap(({ count, weapons }) =>
    Array.from({ length: count }, (): Fitted => ({ weapons, rules: unit.rules })),
  );
  for (const upgrade of upgradesOf(unit, upgrades)) {
    const takers = models.filter(({ weapons }) => holdsAll(weapons, upgrade.replaces));
    if (takers.length === 0) return { ok: false, upgrade };
    // A single model's upgrade goes to the first who has not got it yet.
    const [first = takers[0]] = takers.filter(model => !isFitted(model, upgrade));
    models = models.map(model =>
      (upgrade.models === 'all' ? takers.includes(model) : model === first) ? fitted(model, upgrade) : model,
    );
  }
  return { ok: true, models };
}

/** All models of a listed unit: of a combined one, those of both copies. GDF-ARM-11. */
export function modelsOf(unit: ArmyUnit, { copies }: ListUnit): readonly Fitted[] {
  return copies.flatMap(upgrades => {
    const fit = outfit(unit, upgrades);
    // Whoever musters a list asks `judgeList` first.
    if (!fit.ok) throw new Error(`${unit.id} cannot take ${fit.upgrade.id}`);
    return fit.models;
  });
}

function fitted({ weapons, rules }: Fitted, upgrade: Upgrade): Fitted {
  const left = [...weapons];
  for (const weapon of upgrade.replaces) left.splice(left.indexOf(weapon), 1);
  return { weapons: [...left, ...upgrade.weapons], rules: [...rules, ...upgrade.rules] };
}

function isFitted({ weapons, rules }: Fitted, upgrade: Upgrade): boolean {
  return holdsAll(weapons, upgrade.weapons) && upgrade.rules.every(rule => rules.includes(rule));
}

/** Each of the wanted, as often as it is wanted. */
function holdsAll(held: readonly string[], wanted: readonly string[]): boolean {
  const left = [...held];
  for (const item of wanted) {
    const at = left.indexOf(item);
    if (at < 0) return false;
    left.splice(at, 1);
  }
  return true;
}
