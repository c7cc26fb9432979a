import { closestPair } from '@banneret/geometry';
import { eachOnce, tellSight as tellSeen, type Obstacle, type Sighting } from '@banneret/game';
import type { Translate } from '@banneret/i18n';
import { PASS, type PickShape, type Prompt } from '@banneret/kernel';
import type { UnitId } from '../battle.js';
import { offerFrom } from '../command/alerts.js';
import type { AimShape } from '../decisions/aim.js';
import { sightsOn } from '../fire/targets.js';
import { rangedWeaponsOf, usesOf } from '../fire/uses.js';
import type { State, Use } from '../state.js';
import { explainLook, membersOf, type Explained, type Member } from '../table/sight.js';
import { areEnemies, fighterIn, placedOf, unitOf } from '../units.js';
import { unitName } from './names.js';

/**
 * Who of a unit that has declared to fire a weapon sees another unit, and what hides it. Sight is looked at to choose a target; how far
 * it is and whether it has cover is measured once it is declared (AT43-GEN-05), so neither is told here.
 */
export function tellSight(state: State, prompt: Prompt, target: UnitId, t: Translate): Sighting | undefined {
  if (state.units[target]?.place !== 'table') return undefined;
  const looks = firersOf(state, prompt, target)
    .filter(({ unit }) => areEnemies(state, unit, target))
    .flatMap(({ unit, uses }) => firstOfEach(uses).flatMap(use => lookOf(state, unit, use, target) ?? []));
  if (looks.length === 0) return undefined;
  const inTheWay = eachOnce(looks.flatMap(look => obstaclesOf(state, look, t)));
  const seeing = looks.filter(({ isSeen }) => isSeen).length;
  return {
    looks: looks.map(({ isSeen, line: [from, to] }) => ({ from, to, isClear: isSeen })),
    inTheWay,
    told: tellSeen({ seeing, of: looks.length, target: unitName(state, target, t), inTheWay }, t),
  };
}

interface Firers {
  readonly unit: UnitId;
  readonly uses: readonly Use[];
}

/** Who has declared to fire; on Alert, all who may fire at the unit that moved (AT43-ALRT-01). */
function firersOf(state: State, { shape, ask, args }: Prompt, target: UnitId): readonly Firers[] {
  if (shape.kind === 'at43.aim') {
    const { unit, weapon } = shape as AimShape;
    return [{ unit, uses: usesOf(state, unit, weapon) }];
  }
  if (ask !== 'at43.ask.alert' || args?.['unit'] !== target) return [];
  const offers = (shape as PickShape).options.flatMap(({ id }) => (id === PASS ? [] : [offerFrom(String(id)).unit]));
  return [...new Set(offers)].map(unit => ({
    unit,
    uses: rangedWeaponsOf(state, unit).flatMap(weapon => usesOf(state, unit, weapon)),
  }));
}

/** A fighter looks once, however many copies of the weapon he has. */
const firstOfEach = (uses: readonly Use[]): readonly Use[] =>
  uses.filter(([who], i) => uses.findIndex(([other]) => other === who) === i);

/** At somebody he sees through the weapon's arc; else at the nearest, past whatever is in the way. */
function lookOf(state: State, unit: UnitId, use: Use, target: UnitId): Explained | undefined {
  const fighter = fighterIn(unitOf(state, unit), use[0]);
  const targets = membersOf(state, target);
  if (fighter === undefined || targets.length === 0) return undefined;
  const nearest =
    closestPair(
      [placedOf(state, fighter)],
      targets.map(member => placedOf(state, member.fighter)),
    )?.to ?? 0;
  const seen = targets.find(member => sightsOn(state, unit, use, member));
  const why = explainLook(state, { unit, fighter }, seen ?? (targets[nearest] as Member));
  return { ...why, isSeen: seen !== undefined };
}

const obstaclesOf = (state: State, { terrain, units }: Explained, t: Translate): Obstacle[] => [
  ...terrain.map((index): Obstacle => ({
    kind: 'scenery',
    id: String(index),
    name: state.terrain[index]?.kind.name[t.locale] ?? '',
  })),
  ...units.map((unit): Obstacle => ({ kind: 'unit', id: String(unit), name: unitName(state, unit, t) })),
];
