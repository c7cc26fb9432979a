import { boardOf, NONE, ownerOfFigure, squadCard, type State } from '@banneret/the-edge';
import type { Silhouette } from '../../../paint/figures/kinds.js';
import { facingOf } from '../../../systems/the-edge/figures/facing.js';
import { centreOfHexes, drawingOf, hexesOf, middleOf, type At } from '../../../systems/the-edge/hexes.js';
import { planOf, type SlabPlan } from '../../../systems/the-edge/paint/plan.js';
import { silhouetteOf } from '../../../systems/the-edge/silhouettes.js';

/** A moment on the board of The Edge as a picture shows it, in units of the board: plain data, to be kept in a file. */
export interface SlabScene {
  readonly plan: SlabPlan;
  readonly tokens: readonly SlabToken[];
  readonly figures: readonly SlabFigure[];
}

export interface SlabToken extends At {
  readonly kind: 'altar' | 'source' | 'faction';
  readonly owner: number;
  readonly space: number;
}

export interface SlabFigure extends At {
  readonly hexes: readonly At[];
  readonly silhouette: Silhouette;
  readonly side: number;
  readonly turn: number;
}

export function slabSceneOf(state: State): SlabScene {
  const board = boardOf(state);
  return {
    plan: planOf(drawingOf(board)),
    tokens: state.tokens
      .filter(({ space }) => space !== NONE)
      .map(token => ({ ...centreOfHexes(hexesOf(board, token)), ...pick(token) })),
    figures: state.figures.flatMap((place, figure) => {
      if (place.space === NONE) return [];
      const hexes = hexesOf(board, place);
      return [
        {
          ...centreOfHexes(hexes),
          hexes: hexes.map(middleOf),
          silhouette: silhouetteOf(squadCard(state, place.squad)),
          side: ownerOfFigure(state, figure),
          turn: facingOf(state, figure),
        },
      ];
    }),
  };
}

const pick = ({ kind, owner, space }: State['tokens'][number]): Pick<SlabToken, 'kind' | 'owner' | 'space'> => ({
  kind,
  owner,
  space,
});
