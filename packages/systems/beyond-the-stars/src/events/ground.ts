import type { Seat } from '@banneret/kernel';
import type { FigureId, PieceId, Spot } from '../state.js';

/** Terrain and buildings. */
export type GroundEvent =
  | { readonly type: 'building.entered'; readonly figure: FigureId; readonly piece: PieceId; readonly storey: number }
  | { readonly type: 'building.left'; readonly figure: FigureId; readonly to: Spot }
  | { readonly type: 'storey.changed'; readonly figure: FigureId; readonly storey: number }
  /** BTS-BLD-16 to -18: a fight inside a building begins, has been fought once, is over. */
  | { readonly type: 'fight.began'; readonly piece: PieceId; readonly storey: number; readonly assailant: Seat }
  | { readonly type: 'fight.went-on'; readonly piece: PieceId; readonly storey: number }
  | { readonly type: 'fight.ended'; readonly piece: PieceId; readonly storey: number }
  | { readonly type: 'water.tested'; readonly figure: FigureId; readonly face: number };
