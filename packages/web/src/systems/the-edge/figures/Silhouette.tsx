import { ownerOfFigure, type FigureId, type State } from '@banneret/the-edge';
import type { JSX } from 'preact';

interface SilhouetteProps {
  readonly state: State;
  readonly figure: FigureId;
  readonly reach: number;
  readonly turn: number;
}

/** Placeholder until sprites are there. */
export function Silhouette({ state, figure, reach, turn }: SilhouetteProps): JSX.Element {
  return (
    <path
      class={`edge-body seat-${ownerOfFigure(state, figure)}`}
      transform={`rotate(${turn}) scale(${reach})`}
      d="M.8 0-.5 .6-.2 0-.5-.6z"
    />
  );
}
