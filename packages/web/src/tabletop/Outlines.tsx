import type { JSX } from 'preact';
import { memo } from './memo.js';
import { contoursOf, smoothPath } from './outline/contour.js';
import { treeOf, type Knot } from './outline/tree.js';
import { halvesOf, type Scale } from './scale.js';
import type { TableUnit } from './tableau.js';

interface OutlinesProps {
  readonly units: readonly TableUnit[];
  readonly scale: Scale;
  readonly selected: string | undefined;
}

/** What holds units together, under their figures: a soft outline around those that stand together, a thin dash to those that strayed. */
export const Outlines = ({ units, scale, selected }: OutlinesProps): JSX.Element => (
  <g class="tt-outlines" aria-hidden="true">
    {units
      .filter(({ figures }) => figures.length > 1)
      .map(unit => (
        <Outline key={unit.id} unit={unit} scale={scale} isSelected={unit.id === selected} />
      ))}
  </g>
);

/** Whoever stands farther from the others than this, in millimetres, has strayed. */
const STRAYED = 60;
/** Between a base and the outline. */
const AROUND = 5;

interface OutlineProps {
  readonly unit: TableUnit;
  readonly scale: Scale;
  readonly isSelected: boolean;
}

const Outline = memo(
  ({ unit, scale, isSelected }: OutlineProps): JSX.Element => {
    const knots = unit.figures.map((figure): Knot => {
      const { long, wide } = halvesOf(figure.base);
      return { ...scale.at(figure.at), radius: (long + wide) / 2 };
    });
    const tree = treeOf(knots);
    const near = tree.filter(({ gap }) => gap <= STRAYED);
    const strayed = tree.filter(({ gap }) => gap > STRAYED);
    return (
      <g class={`tt-outline seat-${unit.seat}${isSelected ? ' selected' : ''}`} data-outline={unit.id}>
        <path class="tt-outline-body" d={contoursOf(knots, near, AROUND).map(smoothPath).join('')} />
        {strayed.length > 0 && (
          <path
            class="tt-outline-strayed"
            d={strayed.map(({ from, to }) => `M${from.x} ${from.y}L${to.x} ${to.y}`).join('')}
          />
        )}
      </g>
    );
  },
  (a, b) => a.unit === b.unit && a.scale === b.scale && a.isSelected === b.isSelected,
);
