import { within } from '@banneret/geometry';
import { COHERENCY, figures, type Figure, type State, type UnitId } from '@banneret/grimdark-future';
import type { Translate } from '@banneret/i18n';
import type { JSX } from 'preact';
import { chargeOf } from './emblems.js';
import { halvesOf, middleOf, turnOf, type Scale } from './scale.js';
import { unitWords } from './words.js';

export interface UnitProps {
  readonly state: State;
  readonly unit: UnitId;
  readonly scale: Scale;
  readonly t: Translate;
  /** Further classes: what the unit is to the present question. */
  readonly roles: string;
  /** Show the models' numbers: the question is about them. */
  readonly numbered: boolean;
  /** Wounds that a model would get by the answer so far. */
  readonly struck: (model: number) => number;
  readonly onPointerDown: (event: PointerEvent, unit: UnitId, model: number) => void;
  readonly onActivate: (unit: UnitId) => void;
  readonly onPoint: (unit: UnitId | undefined) => void;
}

/** A unit: its bases in their real size, the links that hold it together, its name and its state. */
export function Unit(props: UnitProps): JSX.Element | null {
  const { state, unit, scale, t, roles, onActivate, onPoint } = props;
  const living = figures(state, unit);
  if (living.length === 0) return null;
  const { seat, name } = state.battle.rosters[unit] as State['battle']['rosters'][number];
  const { activated, shaken } = state.units[unit] as State['units'][number];
  const top = scale.at(middleOf(living));
  const topmost = Math.min(...living.map(({ at, base }) => scale.y(at.y) - halvesOf(base).wide));
  const flags = `${activated ? ' activated' : ''}${shaken ? ' shaken' : ''}`;
  return (
    <g
      class={`gdf-unit seat-${seat}${flags} ${roles}`}
      data-unit={unit}
      role="button"
      tabIndex={0}
      aria-label={unitWords(state, unit, t)}
      onKeyDown={event => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        onActivate(unit);
      }}
      onPointerEnter={() => onPoint(unit)}
      onPointerLeave={() => onPoint(undefined)}
      onFocus={() => onPoint(unit)}
      onBlur={() => onPoint(undefined)}
    >
      <Links placed={living} scale={scale} />
      {living.map(figure => (
        <Model key={figure.model} {...props} seat={seat} figure={figure} />
      ))}
      <g class="gdf-label" transform={`translate(${top.x} ${topmost - 7})`}>
        <text>
          {activated ? '✓ ' : ''}
          {shaken ? '⚠ ' : ''}
          {name[t.locale]}
        </text>
      </g>
    </g>
  );
}

/** Lines between models that are near enough to keep one another in the unit. */
export function Links({
  placed,
  scale,
}: {
  readonly placed: readonly Figure[] | readonly PlacedLike[];
  readonly scale: Scale;
}): JSX.Element {
  const lines: JSX.Element[] = [];
  for (const [i, a] of placed.entries())
    for (const [j, b] of placed.entries()) {
      if (j <= i || !within(a, b, COHERENCY.link)) continue;
      const [from, to] = [scale.at(a.at), scale.at(b.at)];
      lines.push(<line key={`${i}-${j}`} class="gdf-link" x1={from.x} y1={from.y} x2={to.x} y2={to.y} />);
    }
  return <g>{lines}</g>;
}

type PlacedLike = Pick<Figure, 'base' | 'at' | 'facing'>;

interface ModelProps extends UnitProps {
  readonly seat: number;
  readonly figure: Figure;
}

function Model({ state, unit, seat, figure, scale, numbered, struck, onPointerDown }: ModelProps): JSX.Element {
  const { x, y } = scale.at(figure.at);
  const { wounds } = state.units[unit]?.models[figure.model] ?? { wounds: 0 };
  const { wide } = halvesOf(figure.base);
  return (
    <g
      class={`gdf-model${figure.kind.hero ? ' hero' : ''}${numbered && struck(figure.model) > 0 ? ' struck' : ''}`}
      style={{ transform: `translate(${x}px, ${y}px)` }}
      data-model={figure.model}
      onPointerDown={event => onPointerDown(event, unit, figure.model)}
    >
      <Base figure={figure} />
      {numbered ? (
        <text class="gdf-number" y={wide * 0.36} font-size={wide}>
          {figure.model + 1}
        </text>
      ) : (
        <path class="gdf-charge" d={chargeOf(unit)} transform={`scale(${wide / 10})`} />
      )}
      {seat === 1 && <path class="gdf-notch" d={`M0 ${-wide - 1} l4 4.500 h-8z`} />}
      {figure.kind.hero && <circle class="gdf-crown" r={wide * 0.82} />}
      {wounds > 0 && (
        <g class="gdf-wounds" transform={`translate(${wide * 0.72} ${-wide * 0.72})`}>
          <circle r={6} />
          <text y={3}>{wounds}</text>
        </g>
      )}
    </g>
  );
}

/** The outline of a base, whatever its form. */
export function Base({ figure }: { readonly figure: Pick<Figure, 'base' | 'facing'> }): JSX.Element {
  const { base, facing } = figure;
  const { long, wide } = halvesOf(base);
  if (base.kind === 'round') return <circle class="gdf-base" r={long} />;
  const turned = `rotate(${turnOf(facing)})`;
  return base.kind === 'oval' ? (
    <ellipse class="gdf-base" rx={long} ry={wide} transform={turned} />
  ) : (
    <rect class="gdf-base" x={-long} y={-wide} width={2 * long} height={2 * wide} rx={2} transform={turned} />
  );
}
