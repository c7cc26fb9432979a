import { within, type Placed, type Um } from '@banneret/geometry';
import type { JSX } from 'preact';
import { chargeOf } from './emblems.js';
import { memo } from './memo.js';
import { halvesOf, turnOf, type Scale } from './scale.js';
import type { TableFigure, TableUnit } from './tableau.js';

export interface UnitProps {
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
  const { unit, scale, roles, numbered, onActivate, onPoint } = props;
  const { id, seat, words, flags, figures } = unit;
  if (figures.length === 0) return null;
  return (
    <>
      <g
        class={`tt-unit seat-${seat} ${flags.join(' ')} ${roles}`}
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
          <Model key={figure.model} {...props} figure={figure} />
        ))}
      </g>
      {!numbered && <Signs figures={figures} scale={scale} />}
    </>
  );
}

/** What is written on bases: it stands beside the unit's button, whose name says it in words. */
const Signs = ({
  figures,
  scale,
}: {
  readonly figures: readonly TableFigure[];
  readonly scale: Scale;
}): JSX.Element => (
  <g class="tt-signs" aria-hidden="true">
    {figures.map(({ model, sign, at, base }) => {
      if (sign === undefined) return null;
      const { wide } = halvesOf(base);
      return (
        <text
          key={model}
          class="tt-number"
          style={{ transform: `translate(${scale.x(at.x)}px, ${scale.y(at.y) + wide * 0.36}px)` }}
          font-size={wide}
        >
          {sign}
        </text>
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

interface ModelProps extends UnitProps {
  readonly figure: TableFigure;
}

function Model({ unit, figure, scale, numbered, struck, onPointerDown }: ModelProps): JSX.Element {
  const { x, y } = scale.at(figure.at);
  const { model, crowned = false, wounds = 0, sign, front = false } = figure;
  const { long, wide } = halvesOf(figure.base);
  return (
    <g
      class={`tt-model${crowned ? ' hero' : ''}${numbered && struck(model) > 0 ? ' struck' : ''}`}
      style={{ transform: `translate(${x}px, ${y}px)` }}
      data-model={model}
      onPointerDown={event => onPointerDown(event, unit.id, model)}
    >
      <Base figure={figure} />
      {front && (
        <path
          class="tt-front"
          d={`M${long * 0.7} -4 L${long * 0.98} 0 L${long * 0.7} 4`}
          transform={`rotate(${turnOf(figure.facing)})`}
        />
      )}
      {numbered ? (
        <text class="tt-number" y={wide * 0.36} font-size={wide}>
          {model + 1}
        </text>
      ) : sign === undefined ? (
        <path class="tt-charge" d={chargeOf(unit.emblem, wide / 10)} />
      ) : null}
      {unit.seat % 2 === 1 && <path class="tt-notch" d={`M0 ${-wide - 1} l4 4.500 h-8z`} />}
      {crowned && <circle class="tt-crown" r={wide * 0.82} />}
      {wounds > 0 && (
        <g class="tt-wounds">
          <circle cx={wide * 0.72} cy={-wide * 0.72} r={6} />
          <text x={wide * 0.72} y={3 - wide * 0.72}>
            {wounds}
          </text>
        </g>
      )}
    </g>
  );
}

/** The outline of a base, whatever its form. */
export function Base({ figure }: { readonly figure: Pick<Placed, 'base' | 'facing'> }): JSX.Element {
  const { base, facing } = figure;
  const { long, wide } = halvesOf(base);
  if (base.kind === 'round') return <circle class="tt-base" r={long} />;
  const turned = `rotate(${turnOf(facing)})`;
  return base.kind === 'oval' ? (
    <ellipse class="tt-base" rx={long} ry={wide} transform={turned} />
  ) : (
    <rect class="tt-base" x={-long} y={-wide} width={2 * long} height={2 * wide} rx={2} transform={turned} />
  );
}
