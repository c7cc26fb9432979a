import type { JSX } from 'preact';
import { footingOf } from '../paint/figures/footing.js';
import type { Theme } from '../paint/theme.js';
import { Base } from './Base.js';
import { RoleRing, StateRims, StateSign, Wounds } from './figureMarks.js';
import { Painted, type Painting } from './Painted.js';
import { halvesOf, turnOf, type Scale } from './scale.js';
import type { Flag, TableFigure, TableUnit } from './tableau.js';

interface FigureProps {
  readonly theme: Theme;
  readonly unit: TableUnit;
  readonly figure: TableFigure;
  readonly scale: Scale;
  readonly roles: string;
  readonly numbered: boolean;
  /** The one of its unit that bears the sign of its state. */
  readonly isBearer: boolean;
  readonly struck: (model: number) => number;
  readonly onPointerDown: (event: PointerEvent, unit: string, model: number) => void;
}

/** Somebody who stands on the table: a base in its true size, which is what can be taken hold of, the painted figure, its marks. */
export function Figure(props: FigureProps): JSX.Element {
  const { theme, unit, figure, scale, roles, numbered, isBearer, struck, onPointerDown } = props;
  const { x, y } = scale.at(figure.at);
  const { model, crowned = false } = figure;
  const isStruck = numbered && struck(model) > 0;
  const flags = flagsOf(unit, figure);
  return (
    <g
      class={`tt-model${crowned ? ' hero' : ''}${isStruck ? ' struck' : ''}`}
      style={{ transform: `translate(${x}px, ${y}px)` }}
      data-model={model}
      onPointerDown={event => onPointerDown(event, unit.id, model)}
    >
      <Base figure={figure} />
      <Painted painting={paintingOf(theme, unit, figure)} />
      <StateRims figure={figure} flags={flags} />
      <RoleRing figure={figure} roles={roles} />
      <Wounds figure={figure} />
      {numbered ? (
        <Number figure={figure} />
      ) : (
        isBearer && <StateSign figure={figure} flags={flags} isAlone={unit.figures.length === 1} />
      )}
    </g>
  );
}

/** While a question is about models they bear their numbers, on plates that hide what is not asked about. */
function Number({ figure }: { readonly figure: TableFigure }): JSX.Element {
  const { wide } = halvesOf(figure.base);
  const size = wide * 0.95;
  return (
    <>
      <circle class="tt-number-plate" r={wide * 0.66} />
      <text class="tt-number" y={size * 0.36} font-size={size}>
        {figure.model + 1}
      </text>
    </>
  );
}

/** A foot soldier, if nothing is said. */
const ANYBODY = { kind: 'infantry' } as const;

/** What is painted for a figure: what its game says, in the state its unit is in. */
export function paintingOf(theme: Theme, unit: Pick<TableUnit, 'seat' | 'flags'>, figure: TableFigure): Painting {
  const { silhouette = ANYBODY, base, facing, looks = facing, front = false } = figure;
  return {
    theme,
    silhouette,
    footing: footingOf(base),
    side: unit.seat,
    turn: turnOf(looks),
    activated: figure.done ?? unit.flags.includes('activated'),
    prone: figure.prone ?? unit.flags.includes('prone'),
    front,
  };
}

/** The states of one figure: most are those of its unit. */
const flagsOf = ({ flags }: TableUnit, { prone, done }: TableFigure): readonly Flag[] =>
  flags.filter(flag => !(flag === 'prone' && prone === false) && !(flag === 'activated' && done === false));
