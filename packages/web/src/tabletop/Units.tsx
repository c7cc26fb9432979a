import { within, type Placed, type Um } from '@banneret/geometry';
import type { JSX } from 'preact';
import type { Theme } from '../paint/theme.js';
import { Figure } from './Figure.js';
import './figures.css';
import { memo } from './memo.js';
import { halvesOf, type Scale } from './scale.js';
import type { TableFigure, TableUnit } from './tableau.js';

export interface UnitProps {
  readonly theme: Theme;
  readonly unit: TableUnit;
  readonly scale: Scale;
  /** Further classes: what the unit is to the present question. */
  readonly roles: string;
  /** Show the models' numbers: the question is about them. */
  readonly numbered: boolean;
  /** Wounds that a model would get by the answer so far. */
  readonly struck: (model: number) => number;
  readonly onPointerDown: (event: PointerEvent, unit: string, model: number) => void;
  readonly onActivate: (unit: string) => void;
  readonly onPoint: (unit: string | undefined) => void;
}

/**
 * A unit: its bases in their real size and its state. Its name and its outline are layers of their own. What to do about pointers and keys
 * must be told by functions that stay the same.
 */
export const Unit = memo(
  UnitOnTable,
  (a, b) => a.unit === b.unit && a.scale === b.scale && a.roles === b.roles && !a.numbered && !b.numbered,
);

function UnitOnTable(props: UnitProps): JSX.Element | null {
  const { theme, unit, scale, roles, numbered, onActivate, onPoint } = props;
  const { id, seat, words, flags, figures } = unit;
  if (figures.length === 0) return null;
  const bearer = figures.find(({ crowned }) => crowned === true) ?? figures[0];
  return (
    <>
      <g
        class={`tt-unit seat-${seat} ${flags.join(' ')} ${roles}`}
        style={{ '--side': theme.sides[seat % theme.sides.length] }}
        data-unit={id}
        role="button"
        tabIndex={0}
        aria-label={words}
        onKeyDown={event => {
          if (event.key !== 'Enter' && event.key !== ' ') return;
          event.preventDefault();
          onActivate(id);
        }}
        onPointerEnter={() => onPoint(id)}
        onPointerLeave={() => onPoint(undefined)}
        onFocus={() => onPoint(id)}
        onBlur={() => onPoint(undefined)}
      >
        {figures.map(figure => (
          <Figure key={figure.model} {...props} figure={figure} isBearer={figure === bearer} />
        ))}
      </g>
      {!numbered && <Signs unit={id} figures={figures} scale={scale} />}
    </>
  );
}

/** What is written on bases: it stands beside the unit's button, whose name says it in words. */
const Signs = ({
  unit,
  figures,
  scale,
}: {
  readonly unit: string;
  readonly figures: readonly TableFigure[];
  readonly scale: Scale;
}): JSX.Element => (
  <g class="tt-signs" data-of={unit} aria-hidden="true">
    {figures.map(({ model, sign, at, base }) => {
      if (sign === undefined) return null;
      const { long, wide } = halvesOf(base);
      const [x, y] = [scale.x(at.x) - long * 0.7, scale.y(at.y) + wide * 0.7];
      return (
        <g
          key={model}
          class="tt-count"
          data-model={model}
          style={{
            transform: `translate(${x}px, ${y}px) scale(max(${(wide * 0.24).toFixed(2)}, calc(6.500 / var(--zoom, 1))))`,
          }}
        >
          <circle r={1} />
          <text y={0.48}>{sign}</text>
        </g>
      );
    })}
  </g>
);

interface LinksProps {
  readonly placed: readonly Placed[];
  readonly link: Um;
  readonly scale: Scale;
}

/** Lines between models that are near enough to keep one another in the unit, in one drawing: there are hundreds on a full table. */
export function Links({ placed, link, scale }: LinksProps): JSX.Element {
  const lines = placed.flatMap((a, i) =>
    placed
      .slice(i + 1)
      .filter(b => within(a, b, link))
      .map(b => `M${scale.points([a.at])}L${scale.points([b.at])}`),
  );
  return <path class="tt-link" d={lines.join('')} />;
}
