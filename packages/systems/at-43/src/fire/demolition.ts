import { gapToPolygon } from '@banneret/geometry';
import type { Because, Option } from '@banneret/kernel';
import type { TerrainPiece, Um, UnitId, WeaponId } from '../battle.js';
import type { State, Use } from '../state.js';
import { arcHolds, canSeePiece } from '../table/sight.js';
import { fighterIn, leaderOf, placedOf, unitOf, weaponOf } from '../units.js';
import { crewed, rangedWeaponsOf, shootingBar, silenceOf, usesOf } from './uses.js';

/** AT43-TER-05: elements that can be shot at like a single machine. */
const isDestructible = ({ structure }: TerrainPiece): boolean => structure > 0;

/** AT43-TER-05: where something can be shot down, each ranged weapon of a unit may be turned on it, or says why not. */
export function demolitionActions(state: State, unit: UnitId): Option[] {
  if (!state.terrain.some(isDestructible)) return [];
  return rangedWeaponsOf(state, unit).map(weapon => {
    const because = demolitionBar(state, unit, weapon);
    return { id: `demolish:${weapon}`, ...(because && { barred: [because] }) };
  });
}

/** Only direct fire: indirect fire designates a fighter (AT43-IND-01). */
function demolitionBar(state: State, unit: UnitId, weapon: WeaponId): Because | undefined {
  const barred = shootingBar(state, unit);
  if (barred) return barred;
  if (weaponOf(state, weapon).mode !== 'direct') return AT_FIGHTERS;
  if (usesOf(state, unit, weapon).length === 0) return silenceOf(state, unit, weapon);
  return piecesInSight(state, unit, weapon).length > 0 ? undefined : NONE_IN_SIGHT;
}

const AT_FIGHTERS: Because = { rule: 'AT43-IND-01', say: 'at43.no.indirectOnTerrain' };
const NONE_IN_SIGHT: Because = { rule: 'AT43-SHO-16', say: 'at43.no.noPieceInSight' };

/** AT43-TER-05: what stands on the table; what has no structure, or is not to be seen, says so. */
export function pieceOptions(state: State, unit: UnitId, weapon: WeaponId): Option[] {
  const seen = piecesInSight(state, unit, weapon);
  return [...state.terrain.keys()].map(id => {
    if (seen.includes(id)) return { id };
    return { id, barred: [isDestructible(state.terrain[id]!) ? UNSEEN : SOLID] };
  });
}

const SOLID: Because = { rule: 'AT43-TER-05', say: 'at43.no.solid' };
const UNSEEN: Because = { rule: 'AT43-SHO-16', say: 'at43.no.pieceUnseen' };

export const piecesInSight = (state: State, unit: UnitId, weapon: WeaponId): number[] =>
  [...state.terrain.keys()].filter(
    piece => isDestructible(state.terrain[piece]!) && usesOn(state, unit, weapon, piece).length > 0,
  );

/**
 * The shots of those who see the element, each through the arc of his weapon (AT43-SHO-16, LOS-02, R-94), with gunners for them; of
 * everybody so many copies of the weapon at most (SHO-11).
 */
export function usesOn(state: State, unit: UnitId, weapon: WeaponId, piece: number, copies = Infinity): Use[] {
  const seeing = usesOf(state, unit, weapon).filter(([who, mount]) => {
    const fighter = fighterIn(unitOf(state, unit), who);
    if (fighter === undefined || !arcHolds(state, fighter, mount, state.terrain[piece]!.outline)) return false;
    return canSeePiece(state, { unit, fighter }, piece);
  });
  const nth = (use: Use): number => seeing.filter(([who]) => who === use[0]).indexOf(use);
  return crewed(
    state,
    unit,
    seeing.filter(use => nth(use) < copies),
  );
}

/** AT43-SHO-11: the most copies of the weapon that one of them can turn on the element. */
export function copiesOn(state: State, unit: UnitId, weapon: WeaponId, piece: number): number {
  const shooters = usesOn(state, unit, weapon, piece).map(([who]) => who);
  return Math.max(0, ...shooters.map(who => shooters.filter(one => one === who).length));
}

/** AT43-GEN-03, -04: from the leader's base to the edge of the element. */
export const distanceToPiece = (state: State, unit: UnitId, piece: number): Um =>
  gapToPolygon(placedOf(state, leaderOf(state, unit)), state.terrain[piece]!.outline);
