import { FACINGS, partlyInArc, pointAt, pointInArc, type Arc, type Point } from '@banneret/geometry';
import { ownRules } from '../compile.js';
import { placedOf } from '../figures/placed.js';
import { is } from '../figures/traits.js';
import { aimAt } from '../ground/buildings.js';
import { figureOf, sheetOf, type FigureId, type State } from '../state.js';
import type { RangedWeapon, Slot } from '../sheet.js';

/** Half a circle to the front of whatever fires. BTS-VEH-15, BTS-SGE-06. */
const HALF_CIRCLE = FACINGS / 4;

/** Where weapons look to: front, rear, and H-14: side mounts alternately to the left and to the right. */
function bearingOf(state: State, figure: FigureId, weapon: number, slot: Slot): number {
  if (slot === 'front' || slot === 'central') return 0;
  if (slot === 'rear') return FACINGS / 2;
  const sides = sheetOf(state, figure)
    .ranged.slice(0, weapon)
    .filter(other => other.slot === 'side').length;
  return sides % 2 === 0 ? FACINGS / 4 : -FACINGS / 4;
}

/** The edge of the hull where it is mounted. */
function mountOf(state: State, figure: FigureId, bearing: number): Point {
  const { base } = sheetOf(state, figure);
  const { spot } = figureOf(state, figure);
  if (base.kind === 'round') return pointAt(spot, spot.facing + bearing, base.radius);
  return pointAt(spot, spot.facing + bearing, (bearing % (FACINGS / 2) === 0 ? base.length : base.width) / 2);
}

/** BTS-VEH-15: where a weapon of a Vehicle looks from; nowhere in particular for turrets and for all others. */
export function muzzleOf(state: State, figure: FigureId, weapon: RangedWeapon): Point | undefined {
  const { slot } = weapon;
  if (slot === undefined || slot === 'central' || !is(state, figure, 'vehicle')) return undefined;
  return mountOf(state, figure, bearingOf(state, figure, sheetOf(state, figure).ranged.indexOf(weapon), slot));
}

/** The field of fire of a weapon, if it has one: the slots of Vehicles, and Siege Weapons. */
function arcOf(state: State, figure: FigureId, weapon: number): Arc | undefined {
  const { spot } = figureOf(state, figure);
  if (is(state, figure, 'siege')) return { from: spot, facing: spot.facing, halfWidth: HALF_CIRCLE };
  const slot = sheetOf(state, figure).ranged[weapon]?.slot;
  if (slot === undefined || !is(state, figure, 'vehicle')) return undefined;
  // BTS-SPR-13: mechanised artillery fires to the front.
  const fixed = ownRules(state, figure).some(({ rule }) => rule.shoot?.radioSight === true);
  if (slot === 'central' && !fixed) return undefined;
  const bearing = bearingOf(state, figure, weapon, slot);
  const from = slot === 'central' ? spot : mountOf(state, figure, bearing);
  return { from, facing: spot.facing + bearing, halfWidth: HALF_CIRCLE };
}

/** BTS-VEH-15, BTS-SGE-06: is any part of the target in the weapon's field of fire? */
export function isInArc(state: State, figure: FigureId, weapon: number, target: FigureId): boolean {
  const arc = arcOf(state, figure, weapon);
  if (arc === undefined) return true;
  if (figureOf(state, target).place === 'inside') return pointInArc(arc, aimAt(state, target));
  return partlyInArc(arc, placedOf(state, target));
}
