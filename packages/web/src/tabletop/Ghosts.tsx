import { pathLength, type Point, type Um } from '@banneret/geometry';
import type { JSX } from 'preact';
import { useContext } from 'preact/hooks';
import type { Desk } from '../table/desk.js';
import { Base } from './Base.js';
import { draftOf } from './draft.js';
import { paintingOf } from './Figure.js';
import type { Ghost } from './hands.js';
import { lengthIn, type Measure } from './measure.js';
import { Painted, type Painting } from './Painted.js';
import { middleOf, mmOf, type Scale } from './scale.js';
import type { Tableau } from './tableau.js';
import { standingModel, StandingTable } from './standing.js';
import { Links } from './Units.js';

interface GhostProps {
  readonly desk: Desk;
  readonly ghost: Ghost;
  readonly scale: Scale;
  readonly measure: Measure;
  readonly link?: Um;
  readonly onPointerDown: (event: PointerEvent, unit: string, model: number) => void;
}

/** A unit as the answer so far would leave it, with the ways there and the length of the longest. */
export function GhostUnit({ desk, ghost, scale, measure, link, onPointerDown }: GhostProps): JSX.Element {
  const longest = Math.max(0, ...ghost.ways.map(way => pathLength(way)));
  const label = scale.at(middleOf(ghost.placed));
  const { held } = draftOf(desk);
  const table = useContext(StandingTable);
  return (
    <g class={`tt-ghost seat-${ghost.seat}`}>
      {ghost.ways.map((way, i) => (
        <polyline key={i} class="tt-way" points={scale.points(way)} />
      ))}
      {link !== undefined && <Links placed={ghost.placed} link={link} scale={scale} />}
      {ghost.placed.map((placed, i) => {
        const { x, y } = scale.at(placed.at);
        const painting = table && ghostPainting(table, ghost, i);
        return (
          <g
            key={i}
            class={`tt-ghost-model${held !== undefined && ghost.models[i] === held ? ' held' : ''}${painting ? ' painted' : ''}`}
            transform={`translate(${x} ${y})`}
            onPointerDown={event => onPointerDown(event, ghost.unit, ghost.models[i] ?? 0)}
          >
            {painting && <Painted painting={painting} />}
            <Base figure={placed} />
          </g>
        );
      })}
      {longest > 0 && (
        <text class="tt-length" x={label.x} y={label.y}>
          {lengthIn(measure, longest, desk.t.locale)}
        </text>
      )}
    </g>
  );
}

/** The model as it would stand there, if it stands somewhere already. */
function ghostPainting(
  table: Pick<Tableau, 'theme' | 'units'>,
  { unit, models, placed }: Ghost,
  i: number,
): Painting | undefined {
  const standing = standingModel(table, unit, models[i]);
  const to = placed[i];
  if (standing === undefined || to === undefined) return undefined;
  return paintingOf(table.theme, standing.unit, { ...standing.figure, facing: to.facing });
}

/** A marker that is about to be put down. */
export function GhostMarker({
  at,
  range,
  scale,
}: {
  readonly at: Point;
  readonly range?: Um;
  readonly scale: Scale;
}): JSX.Element {
  const { x, y } = scale.at(at);
  return (
    <g class="tt-ghost-marker" transform={`translate(${x} ${y})`}>
      {range !== undefined && <circle class="tt-seize" r={mmOf(range)} />}
      <circle class="tt-marker-disc" r={16} />
    </g>
  );
}
