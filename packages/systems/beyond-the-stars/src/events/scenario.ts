import type { Seat } from '@banneret/kernel';
import type { ScenerySpot } from '../ground/scenery.js';
import type { FigureId, Marker, Secret, Spot, UnitId, UnitState } from '../state.js';

/** Deployment, reserves, objectives and secrets. */
export type ScenarioEvent =
  | { readonly type: 'roll-off.rolled'; readonly faces: readonly number[]; readonly winner: Seat }
  /** `piece` is its place in the box before. */
  | ({ readonly type: 'scenery.placed'; readonly seat: Seat } & ScenerySpot)
  | { readonly type: 'scenery.enough'; readonly seat: Seat }
  | { readonly type: 'edge.chosen'; readonly seat: Seat; readonly near: Seat }
  | { readonly type: 'markers.placed'; readonly markers: readonly Marker[] }
  /** `secret` is blanked for the other side. */
  | { readonly type: 'secret.chosen'; readonly seat: Seat; readonly secret: Secret }
  | { readonly type: 'secrets.revealed'; readonly secrets: readonly [Secret, Secret] }
  | {
      readonly type: 'figure.placed';
      readonly figure: FigureId;
      readonly to: Spot;
      readonly how: 'deployed' | 'arrived' | 'flanked' | 'teleported' | 'disembarked' | 'thrown-out';
    }
  | { readonly type: 'unit.changed'; readonly unit: UnitId; readonly to: Partial<UnitState> }
  | { readonly type: 'flank.rolled'; readonly unit: UnitId; readonly face: number; readonly total: number }
  | { readonly type: 'teleport.rolled'; readonly unit: UnitId; readonly face: number; readonly total: number }
  | {
      readonly type: 'reserve.rolled';
      readonly unit: UnitId;
      readonly face: number;
      readonly total: number;
      readonly need: number;
      readonly arrives: boolean;
    };
