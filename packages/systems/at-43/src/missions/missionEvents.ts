import type { Because, Seat } from '@banneret/kernel';
import type { FighterId, Point, TerrainPiece, UnitId } from '../battle.js';
import type { Morale } from '../state.js';

interface Reasoned {
  readonly why?: readonly Because[];
}

/** Preparation: AT43-PREP, TBL, MSG-02. */
export type PreparationEvent =
  | {
      readonly type: 'lots.rolled';
      readonly seats: readonly Seat[];
      readonly faces: readonly number[];
      readonly for: 'portions' | 'youngest';
    }
  | { readonly type: 'portions.settled'; readonly portions: readonly number[] }
  | { readonly type: 'terrain.placed'; readonly seat: Seat; readonly piece: TerrainPiece }
  | { readonly type: 'terrain.chosen'; readonly seat: Seat; readonly kinds: readonly string[] }
  | { readonly type: 'targets.named'; readonly seat: Seat; readonly units: readonly UnitId[] }
  | { readonly type: 'reserves.named'; readonly seat: Seat; readonly units: readonly UnitId[] };

/** Objectives, scores and the survivor: AT43-CTL, OBJ, MSG, MS1 to MS6. */
export type ScoringEvent =
  | { readonly type: 'place.controlled'; readonly place: number; readonly seat: Seat }
  | { readonly type: 'place.captured'; readonly place: number; readonly seat: Seat }
  | { readonly type: 'place.entered'; readonly place: number; readonly unit: UnitId }
  | ({
      readonly type: 'points.scored';
      readonly seat: Seat;
      readonly victory: number;
      readonly reinforcement: number;
    } & Reasoned)
  | { readonly type: 'losses.counted'; readonly units: readonly UnitId[]; readonly beheaded: readonly Seat[] }
  | { readonly type: 'reinforcement.bought'; readonly unit: UnitId; readonly cost: number }
  | { readonly type: 'site.searched'; readonly place: number; readonly face: number; readonly found: boolean }
  /** He is with this unit now, or (`NOBODY`) lies where he was left. */
  | { readonly type: 'survivor.moved'; readonly unit: UnitId; readonly at: Point }
  | { readonly type: 'unit.exited'; readonly unit: UnitId };

/** Morale, crushing, blasts, heroes, things done to terrain. */
export type FieldEvent =
  | ({
      readonly type: 'morale.tested';
      readonly unit: UnitId;
      readonly faces: readonly number[];
      readonly passed: boolean;
    } & Reasoned)
  | { readonly type: 'morale.changed'; readonly unit: UnitId; readonly morale: Morale }
  | { readonly type: 'unit.routed'; readonly unit: UnitId }
  | { readonly type: 'crush.rolled'; readonly fighter: FighterId; readonly face: number; readonly need: number }
  | {
      readonly type: 'template.landed';
      readonly at: Point;
      readonly radius: number;
      readonly direction: number;
      readonly impacts: number;
    }
  | { readonly type: 'strike.called'; readonly seat: Seat; readonly fighter: FighterId }
  /** From whom the direction of a template that strays is counted. */
  | { readonly type: 'strike.observed'; readonly seat: Seat; readonly observer: FighterId }
  | {
      readonly type: 'ability.rolled';
      readonly ability: 'medic' | 'mechanic';
      readonly unit: UnitId;
      readonly face: number;
      readonly worked: boolean;
    }
  | { readonly type: 'hero.joined'; readonly hero: UnitId; readonly unit: UnitId }
  | { readonly type: 'terrain.aimed'; readonly unit: UnitId; readonly piece: number }
  | { readonly type: 'terrain.turned'; readonly piece: number; readonly open: boolean }
  | { readonly type: 'terrain.damaged'; readonly piece: number; readonly points: number };

export type MissionEvent = PreparationEvent | ScoringEvent | FieldEvent;
