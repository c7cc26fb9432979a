import type { Facing, Point, Um } from '@banneret/geometry';
import type { Seat } from '@banneret/kernel';
import type { UnitId } from '../state.js';

/** Where a model is put down, and how it faces. */
export interface Spot extends Point {
  readonly facing: Facing;
}

/** What happens to markers and to the places of units: set-up, reserves, transports, Aircraft. */
export type PlaceEvent =
  | { readonly type: 'markers.counted'; readonly face: number; readonly count: number }
  | { readonly type: 'marker.placed'; readonly seat: Seat; readonly at: Point }
  /** GDF-OBJ-19: so many markers find no place any more. */
  | { readonly type: 'markers.dropped'; readonly left: number }
  | { readonly type: 'edge.chosen'; readonly seat: Seat; readonly near: Seat }
  | { readonly type: 'hero.joined'; readonly hero: UnitId; readonly unit: UnitId }
  | { readonly type: 'unit.reserved'; readonly unit: UnitId }
  /** GDF-SCT-01: it will be placed after all others. */
  | { readonly type: 'unit.scouting'; readonly unit: UnitId }
  | { readonly type: 'unit.boarded'; readonly unit: UnitId; readonly host: UnitId }
  /** Where each living model was put down, in model order. */
  | {
      readonly type: 'unit.placed';
      readonly unit: UnitId;
      readonly how: 'deployed' | 'ambushed' | 'returned' | 'bailed-out';
      readonly models: readonly Spot[];
    }
  /** H-31. */
  | { readonly type: 'unit.left-out'; readonly unit: UnitId }
  /** GDF-TRA-06: the models step out, each where its move begins. */
  | {
      readonly type: 'unit.disembarked';
      readonly unit: UnitId;
      readonly host: UnitId;
      readonly models: readonly Spot[];
    }
  | { readonly type: 'unit.flew'; readonly unit: UnitId; readonly distance: Um }
  /** GDF-AIR-06. */
  | { readonly type: 'unit.flew-off'; readonly unit: UnitId; readonly distance: Um }
  /** GDF-TRA-08. */
  | { readonly type: 'transport.wrecked'; readonly unit: UnitId }
  /** models for which there is no room near the wreck. */
  | { readonly type: 'models.trapped'; readonly unit: UnitId; readonly models: readonly number[] };

const PLACE_EVENTS: ReadonlySet<string> = new Set([
  'markers.counted',
  'marker.placed',
  'markers.dropped',
  'edge.chosen',
  'hero.joined',
  'unit.reserved',
  'unit.scouting',
  'unit.boarded',
  'unit.placed',
  'unit.left-out',
  'unit.disembarked',
  'unit.flew',
  'unit.flew-off',
  'transport.wrecked',
  'models.trapped',
] satisfies PlaceEvent['type'][]);

export const isPlaceEvent = <E extends { readonly type: string }>(event: E | PlaceEvent): event is PlaceEvent =>
  PLACE_EVENTS.has(event.type);
