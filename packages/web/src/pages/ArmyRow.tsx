import type { JSX } from 'preact';
import { footingOf } from '../paint/figures/footing.js';
import type { Theme } from '../paint/theme.js';
import { FigurePicture } from './FigurePicture.js';
import type { Parade } from './setupPreview.js';

interface ArmyRowProps {
  readonly parade: Parade;
  readonly theme: Theme;
  readonly seat: number;
}

const PX_PER_MM = 1.1;
/** Giants are shown smaller than they are, in pixels. */
const WIDEST = 58;

/** An army as a row of its figures: of each unit one, and how many there are. */
export function ArmyRow({ parade, theme, seat }: ArmyRowProps): JSX.Element | null {
  if (parade.length === 0) return null;
  return (
    <ul class="army-row">
      {parade.map(({ name, looks }, unit) => {
        const [look] = looks.slice(-1);
        if (look === undefined) return null;
        const footing = footingOf(look.base);
        const pxPerMm = Math.min(PX_PER_MM, WIDEST / (2 * Math.max(footing.long, footing.wide)));
        return (
          <li key={unit} title={name}>
            <FigurePicture {...{ theme, footing, pxPerMm }} silhouette={look.silhouette} side={seat} />
            <span class="hidden-label">{name}</span>
            {looks.length > 1 && <small>×{looks.length}</small>}
          </li>
        );
      })}
    </ul>
  );
}
