import type { TallyExplanation } from '@banneret/kernel';
import type { Damage, FigureId, FigureState } from '../state.js';

/** Vehicles, Monsters, Siege Weapons and their passengers. */
export type MachineEvent =
  | {
      readonly type: 'penetration.rolled';
      readonly victim: FigureId;
      readonly by: FigureId;
      readonly side: 'front' | 'flank' | 'rear';
      readonly armour: number;
      readonly bonus: number;
      /** No face: it was bound to succeed (BTS-VEH-07). */
      readonly faces: readonly number[];
      readonly penetrated: boolean;
      readonly why?: TallyExplanation;
    }
  | { readonly type: 'damage.rolled'; readonly victim: FigureId; readonly face: number; readonly result: number }
  | { readonly type: 'vehicle.damaged'; readonly figure: FigureId; readonly damage: Damage }
  /** BTS-SPR-39(e): a die for each of those under it. */
  | {
      readonly type: 'giant.fell';
      readonly figure: FigureId;
      readonly under: readonly FigureId[];
      readonly faces: readonly number[];
    }
  | { readonly type: 'figure.boarded'; readonly figure: FigureId; readonly host: FigureId }
  | { readonly type: 'panic.changed'; readonly figure: FigureId; readonly panic: FigureState['panic'] }
  | {
      readonly type: 'repair.rolled';
      readonly figure: FigureId;
      readonly target: FigureId;
      readonly face: number;
      readonly repaired: boolean;
    }
  | {
      readonly type: 'heal.rolled';
      readonly figure: FigureId;
      readonly target: FigureId;
      readonly face: number;
      readonly healed: boolean;
    }
  | { readonly type: 'servants.freed'; readonly figures: readonly FigureId[] };
