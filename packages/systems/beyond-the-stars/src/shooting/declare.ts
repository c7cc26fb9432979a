import type { FigureId, PieceId } from '../state.js';

/** Dice of one weapon at one target. */
export interface ShotGroup {
  readonly shooter: FigureId;
  /** Place in the shooter's `ranged`. */
  readonly weapon: number;
  readonly target: FigureId;
  readonly dice: number;
}

/** Everybody on the line of a flamethrower, and the scenery there that may catch fire. */
export interface FlameLine {
  readonly victims: readonly FigureId[];
  readonly pieces: readonly PieceId[];
}

/** All shots of one shooter. */
export interface DeclaredShots {
  readonly figure: FigureId;
  readonly shots: readonly { readonly weapon: number; readonly targets: readonly FigureId[] }[];
}

/** BTS-SHO-06, -10: dice of one weapon at the same target are rolled together, in the order in which targets were named. */
export function groupsOf({ figure, shots }: DeclaredShots): ShotGroup[] {
  const groups: ShotGroup[] = [];
  for (const { weapon, targets } of shots)
    for (const target of new Set(targets))
      groups.push({ shooter: figure, weapon, target, dice: targets.filter(one => one === target).length });
  return groups;
}
