import { gapToPolygon, overlapsPolygon, sees, OPAQUE, TRANSPARENT } from '@banneret/geometry';
import type { TerrainPiece, Um, UnitId, WeaponId } from '../battle.js';
import type { Fighter, State, Use } from '../state.js';
import { groundOf } from '../table/ground.js';
import { fighterIn, leaderOf, placedOf, unitOf, weaponOf } from '../units.js';
import { rangedWeaponsOf, shootingBar, usesOf } from './uses.js';

/** AT43-TER-05: elements that can be shot at like a single machine. */
const isDestructible = ({ kind, structure }: TerrainPiece): boolean => kind.structure > 0 && structure > 0;

/** The weapons of a unit that could be turned on terrain now. Only direct fire: indirect fire designates a fighter (AT43-IND-01). */
export function demolitionsFor(state: State, unit: UnitId): WeaponId[] {
  if (!state.terrain.some(isDestructible) || shootingBar(state, unit) !== undefined) return [];
  return rangedWeaponsOf(state, unit).filter(
    weapon => weaponOf(state, weapon).mode === 'direct' && piecesInSight(state, unit, weapon).length > 0,
  );
}

export const piecesInSight = (state: State, unit: UnitId, weapon: WeaponId): number[] =>
  [...state.terrain.keys()].filter(
    piece => isDestructible(state.terrain[piece]!) && usesOn(state, unit, weapon, piece).length > 0,
  );

/** The shots of those who see the element (AT43-SHO-16). */
export const usesOn = (state: State, unit: UnitId, weapon: WeaponId, piece: number): Use[] =>
  usesOf(state, unit, weapon).filter(([who]) => {
    const fighter = fighterIn(unitOf(state, unit), who);
    return fighter !== undefined && seesPiece(state, fighter, piece);
  });

/** Another element at least as big hides it (AT43-LOS-07); any corner in sight is enough. */
function seesPiece(state: State, fighter: Fighter, piece: number): boolean {
  const target = state.terrain[piece]!;
  const viewer = placedOf(state, fighter);
  if (overlapsPolygon(viewer, target.outline)) return true;
  const terrain = Uint8Array.from(state.terrain, ({ kind, open }, i) =>
    i !== piece && !open && kind.size >= target.kind.size ? OPAQUE : TRANSPARENT,
  );
  return target.outline.some(corner =>
    sees(groundOf(state), viewer, { base: { kind: 'round', radius: CORNER }, at: corner, facing: 0 }, { terrain }),
  );
}

/** A corner as something that can be seen. */
const CORNER: Um = 10;

/** AT43-GEN-03, -04: from the leader's base to the edge of the element. */
export const distanceToPiece = (state: State, unit: UnitId, piece: number): Um =>
  gapToPolygon(placedOf(state, leaderOf(state, unit)), state.terrain[piece]!.outline);
