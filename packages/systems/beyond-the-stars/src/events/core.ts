import type { Point } from '@banneret/geometry';
import type { Seat, TallyExplanation } from '@banneret/kernel';
import type { OrderId, Phase } from '../names.js';
import type { Category } from '../sheet.js';
import type { Duel, Effect, Ending, FigureId, Link, PieceId, Spot, TurnMarks } from '../state.js';
import type { MoveTest } from '../rule.js';

/** How a figure came to a place without moving by itself. */
export const SHIFTS = [
  'recoil',
  'made-way',
  'stepped-back',
  'ejected',
  'fell',
  'compelled',
  'fled',
  'separated',
  'took-place',
] as const;
export type Shift = (typeof SHIFTS)[number];

/** Why a figure left the game. */
export const LOSSES = ['wounds', 'morale', 'jump', 'fire', 'left-table', 'wreck', 'weapon-lost'] as const;
export type LossKind = (typeof LOSSES)[number];

/** One die of a Duel: whose, what it showed, and what it counts. */
export interface DuelDie {
  readonly figure: FigureId;
  readonly face: number;
  readonly value: number;
  /** BTS-GEN-08: it has been rolled again. */
  readonly rerolled?: boolean;
}

/** A Glory Point: who won it, and whether a surplus die did (BTS-PRN-12, BTS-SHD-04). */
export interface GloryPoint {
  readonly figure: FigureId;
  readonly surplus: boolean;
}

export type CoreEvent =
  | { readonly type: 'turn.began'; readonly turn: number }
  | { readonly type: 'phase.began'; readonly phase: Phase; readonly turn: number }
  | { readonly type: 'phase.ended'; readonly phase: Phase }
  | { readonly type: 'initiative.rolled'; readonly faces: readonly number[]; readonly seat: Seat }
  | { readonly type: 'turn.ended'; readonly turn: number }
  | { readonly type: 'army.demoralised'; readonly seat: Seat; readonly lost: number; readonly of: number }
  | { readonly type: 'demoralisation.observed'; readonly turn: number }
  | { readonly type: 'end.rolled'; readonly face: number; readonly over: boolean }
  | { readonly type: 'game.ended'; readonly ending: Ending }
  // Command
  | {
      readonly type: 'order.rolled';
      readonly figure: FigureId;
      readonly order: OrderId;
      readonly face: number;
      readonly total: number;
      readonly need: number;
      readonly launched: boolean;
      readonly why?: TallyExplanation;
    }
  | {
      readonly type: 'order.launched';
      readonly figure: FigureId;
      readonly order: OrderId;
      readonly target: number;
      readonly refused: readonly FigureId[];
    }
  | { readonly type: 'order.executed'; readonly index: number }
  // Figures
  | { readonly type: 'mover.set'; readonly figure: FigureId }
  | { readonly type: 'figure.marked'; readonly figure: FigureId; readonly marks: Partial<TurnMarks> }
  | {
      readonly type: 'figure.moved';
      readonly figure: FigureId;
      /** Where it went, leg by leg, without its start. */
      readonly path: readonly Point[];
      readonly to: Spot;
      readonly cost: number;
      /** BTS-CAV-12: it led through difficult ground or water. */
      readonly rough?: boolean;
      readonly manner: 'walk' | 'fly' | 'crawl' | 'drive' | 'cross' | 'climb' | 'jump';
    }
  | { readonly type: 'figure.shifted'; readonly figure: FigureId; readonly to: Spot; readonly how: Shift }
  | { readonly type: 'figure.stood'; readonly figure: FigureId; readonly cost: number }
  | { readonly type: 'figure.lay'; readonly figure: FigureId; readonly cost: number }
  | { readonly type: 'figure.thrown'; readonly figure: FigureId }
  | { readonly type: 'figure.rose'; readonly figure: FigureId }
  | { readonly type: 'agility.rolled'; readonly figure: FigureId; readonly face: number; readonly up: boolean }
  | { readonly type: 'test.rolled'; readonly figure: FigureId; readonly test: MoveTest; readonly face: number }
  | {
      readonly type: 'figure.charged';
      readonly figure: FigureId;
      readonly links: readonly Link[];
      readonly rough: boolean;
    }
  | { readonly type: 'links.cut'; readonly figures: readonly FigureId[] }
  | { readonly type: 'effect.gained'; readonly figure: FigureId; readonly effect: Effect }
  | { readonly type: 'effect.ended'; readonly figure: FigureId; readonly id: string }
  | {
      readonly type: 'morale.tested';
      readonly figure: FigureId;
      readonly faces: readonly number[];
      readonly total: number;
      readonly passed: boolean;
      /** Without a roll: a rule passes it, or its owner chose. */
      readonly how: 'rolled' | 'automatic' | 'chosen' | 'last-stand';
      readonly why?: TallyExplanation;
    }
  | { readonly type: 'last-stand.decided'; readonly figure: FigureId; readonly used: boolean }
  // Shots
  | {
      readonly type: 'shots.declared';
      readonly figure: FigureId;
      readonly weapon: number;
      readonly targets: readonly FigureId[];
    }
  | { readonly type: 'shot.wasted'; readonly figure: FigureId; readonly weapon: number; readonly target: FigureId }
  | {
      readonly type: 'hits.rolled';
      readonly figure: FigureId;
      readonly weapon: number;
      readonly target: FigureId;
      readonly need: number;
      readonly modifier: number;
      readonly faces: readonly number[];
      readonly hits: number;
      readonly rerolled: number;
      readonly why?: TallyExplanation;
    }
  | {
      readonly type: 'trajectory.rolled';
      readonly figure: FigureId;
      /** The figure or the piece of scenery in the way. */
      readonly by: { readonly kind: 'figure' | 'piece'; readonly id: number };
      readonly face: number;
      readonly need: number;
      readonly passed: boolean;
    }
  | {
      readonly type: 'template.placed';
      readonly figure: FigureId;
      readonly category: Category;
      readonly at: Point;
      readonly face: number;
    }
  | { readonly type: 'piece.ignited'; readonly piece: PieceId; readonly face: number }
  | { readonly type: 'ignition.rolled'; readonly piece: PieceId; readonly face: number }
  // Wounds
  | {
      readonly type: 'wounds.rolled';
      readonly victim: FigureId;
      readonly by: FigureId;
      readonly force: number;
      readonly defence: number;
      readonly need: number;
      /** The second die of a 6/X roll; 0 for none. */
      readonly second: number;
      readonly modifier: number;
      readonly faces: readonly number[];
      readonly seconds: readonly number[];
      readonly wounds: number;
      readonly why?: TallyExplanation;
    }
  | {
      readonly type: 'saves.rolled';
      readonly victim: FigureId;
      readonly need: number;
      readonly faces: readonly number[];
      readonly saved: number;
    }
  | {
      readonly type: 'death.cheated';
      readonly figure: FigureId;
      readonly faces: readonly number[];
      readonly ignored: number;
    }
  /** Wounds it suffered, saved ones included, and PV it lost. */
  | { readonly type: 'figure.wounded'; readonly figure: FigureId; readonly wounds: number; readonly lost: number }
  | { readonly type: 'figure.healed'; readonly figure: FigureId; readonly pv: number }
  | { readonly type: 'figure.removed'; readonly figure: FigureId; readonly cause: LossKind }
  // Duels
  | { readonly type: 'duels.split'; readonly duels: readonly Duel[]; readonly links: readonly Link[] }
  | { readonly type: 'duel.began'; readonly duel: number }
  | { readonly type: 'shields.raised'; readonly duel: number; readonly seat: Seat }
  | { readonly type: 'duel.rolled'; readonly duel: number; readonly seat: Seat; readonly dice: readonly DuelDie[] }
  | {
      readonly type: 'duel.rerolled';
      readonly duel: number;
      readonly figure: FigureId;
      readonly from: number;
      readonly face: number;
    }
  | {
      readonly type: 'duel.compared';
      readonly duel: number;
      /** Both series as they were compared, and the points of each side. */
      readonly series: readonly [readonly DuelDie[], readonly DuelDie[]];
      readonly glory: readonly [readonly GloryPoint[], readonly GloryPoint[]];
      readonly winner: Seat;
      readonly tied: boolean;
    }
  | { readonly type: 'figure.blocked'; readonly figure: FigureId }
  | { readonly type: 'duel.ended'; readonly duel: number };
