import type { Step } from '@banneret/geometry';
import type { Seat, TallyExplanation } from '@banneret/kernel';
import type { MeleeEvent } from './meleeEvents.js';
import type { CastEvent } from './castEvents.js';
import type { PlaceEvent } from './placeEvents.js';
import type { Order } from '../rule.js';
import type { UnitId } from '../state.js';

/** One weapon group and the unit it fires at. */
export interface DeclaredShot {
  /** Place in the roster's list of weapons. */
  readonly weapon: number;
  readonly target: UnitId;
  /** GDF-SPC-42: the one model of it that a Sniper singles out. */
  readonly model?: number;
}

/** Hits that are blocked alike. */
export interface BlockGroup {
  readonly count: number;
  readonly ap: number;
}

export type Event =
  | CastEvent
  | MeleeEvent
  | PlaceEvent
  | { readonly type: 'roll-off.rolled'; readonly faces: readonly number[] }
  | { readonly type: 'round.began'; readonly round: number; readonly first: Seat }
  | { readonly type: 'activation.began'; readonly unit: UnitId }
  | { readonly type: 'unit.idled'; readonly unit: UnitId }
  | { readonly type: 'order.given'; readonly unit: UnitId; readonly order: Order; readonly target?: UnitId }
  /** Where each living model went, leg by leg; an empty list for one that stood still. */
  | {
      readonly type: 'unit.moved';
      readonly unit: UnitId;
      readonly paths: readonly ModelPath[];
      /** Without one it moves by its order. */
      readonly manner?: 'pile-in' | 'consolidation' | 'step-back';
    }
  | {
      readonly type: 'ground.tested';
      readonly unit: UnitId;
      readonly faces: readonly number[];
      readonly wounds: number;
    }
  | { readonly type: 'shots.declared'; readonly unit: UnitId; readonly shots: readonly DeclaredShot[] }
  | { readonly type: 'group.wasted'; readonly unit: UnitId; readonly weapon: number; readonly target: UnitId }
  | {
      readonly type: 'hits.rolled';
      readonly unit: UnitId;
      readonly weapon: number;
      readonly target: UnitId;
      readonly need: number;
      readonly modifier: number;
      readonly faces: readonly number[];
      readonly hits: readonly BlockGroup[];
      readonly why?: TallyExplanation;
    }
  | {
      readonly type: 'blocks.rolled';
      readonly unit: UnitId;
      readonly need: number;
      /** One face a hit, in the order of the groups; a re-rolled die shows its second face. */
      readonly groups: readonly BlockGroup[];
      readonly faces: readonly number[];
      readonly rerolled: number;
      readonly unblocked: number;
      /** One for each group. */
      readonly why?: readonly (TallyExplanation | undefined)[];
    }
  | {
      readonly type: 'wounds.regenerated';
      readonly unit: UnitId;
      /** the one model whose wounds these are, in a unit of unlike ones. */
      readonly model?: number;
      readonly need: number;
      readonly faces: readonly number[];
      readonly ignored: number;
      readonly why?: TallyExplanation;
    }
  /** New wounds of each model, by model number. */
  | { readonly type: 'unit.wounded'; readonly unit: UnitId; readonly wounds: readonly number[] }
  | {
      readonly type: 'morale.tested';
      readonly unit: UnitId;
      readonly need: number;
      /** No face: a Shaken unit fails without a roll. */
      readonly face?: number;
      readonly passed: boolean;
    }
  | { readonly type: 'fear.mastered'; readonly unit: UnitId; readonly face: number; readonly passed: boolean }
  | { readonly type: 'unit.shaken'; readonly unit: UnitId }
  | { readonly type: 'unit.recovered'; readonly unit: UnitId }
  | { readonly type: 'activation.ended'; readonly unit: UnitId; readonly sequence: number }
  | { readonly type: 'marker.changed'; readonly marker: number; readonly owner: number }
  | { readonly type: 'round.ended'; readonly round: number };

export interface ModelPath {
  readonly model: number;
  /** A step may turn the model, after it has arrived there. */
  readonly legs: readonly Step[];
}
