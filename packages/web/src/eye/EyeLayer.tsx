import type { Hindrance } from '@banneret/game';
import type { JSX } from 'preact';
import { closeUpOn, type Patch } from '../tabletop/closeUp.js';
import type { Scale } from '../tabletop/scale.js';
import { halvesOf } from '../tabletop/scale.js';
import type { TableFigure, Tableau } from '../tabletop/tableau.js';
import { rimOf, shapeOf } from './bases.js';
import { Catchers } from './Catchers.js';
import type { EyeView } from './eyeOf.js';
import type { Person } from './people.js';
import { depthOf, hullOf } from './plane.js';
import { polygon, type Spot } from './volumes.js';
import type { Eye } from './useEye.js';
import type { Who } from './who.js';

/** Everybody who stands on a table without a grid. */
export const peopleOn = ({ units }: Tableau, scale: Scale): readonly Person[] =>
  units.flatMap(({ id, seat, name, figures }) =>
    figures.map(({ model, base, at }, i): Person => ({
      who: { thing: Number(id), model },
      seat,
      name: figures.length > 1 ? `${name} ${i + 1}` : name,
      ...scale.at(at),
      reach: halvesOf(base).long,
    })),
  );

/** On a small screen the two are looked at closely, below the panel with the answer. */
export function eyePatch(eye: Eye, tableau: Tableau): Patch | undefined {
  if (!eye.isOpen || !matchMedia(SMALL).matches) return undefined;
  const ends = [eye.from, eye.to].flatMap(person => figureOf(tableau, person?.who) ?? []);
  const patch = closeUpOn(ends.map(({ at }) => at));
  return patch && { ...patch, depth: patch.depth * UNDER_PANEL };
}

const SMALL = '(max-width: 640px)';
/** The panel takes the upper part of the board. */
const UNDER_PANEL = 1.7;

interface EyeLayerProps {
  readonly eye: Eye;
  readonly tableau: Tableau;
  readonly scale: Scale;
}

/** What one figure sees of another, drawn on the table in the colours of the judge's answer. */
export function EyeLayer({ eye, tableau, scale }: EyeLayerProps): JSX.Element {
  const { view } = eye;
  const [from, to] = [figureOf(tableau, eye.from?.who), figureOf(tableau, eye.to?.who)];
  return (
    <>
      <g class={`eye-layer ${view?.answer ?? ''}`} aria-hidden="true">
        {view && from && to && <Drawn view={view} from={from} to={to} tableau={tableau} scale={scale} />}
        {from && <Ring figure={from} scale={scale} role="viewer" />}
        {to && <Ring figure={to} scale={scale} role="target" />}
      </g>
      <Catchers eye={eye} />
    </>
  );
}

const figureOf = ({ units }: Tableau, who: Who | undefined): TableFigure | undefined =>
  units.find(({ id }) => Number(id) === who?.thing)?.figures.find(({ model }) => model === who?.model);

interface DrawnProps {
  readonly view: EyeView;
  readonly from: TableFigure;
  readonly to: TableFigure;
  readonly tableau: Tableau;
  readonly scale: Scale;
}

function Drawn({ view, from, to, tableau, scale }: DrawnProps): JSX.Element {
  // All lines from base to base.
  const cone = hullOf([from, to].flatMap(figure => rimOf(shapeOf(figure))));
  return (
    <>
      <polygon class="eye-cone" points={scale.points(cone)} />
      {view.inTheWay.map(thing => (
        <InTheWay key={`${thing.kind} ${thing.id}`} thing={thing} cone={cone} tableau={tableau} scale={scale} />
      ))}
      {view.look && <Line from={scale.at(view.look.from)} to={scale.at(view.look.to)} answer={view.answer} />}
    </>
  );
}

interface InTheWayProps {
  readonly thing: Hindrance;
  readonly cone: readonly Spot[];
  readonly tableau: Tableau;
  readonly scale: Scale;
}

/** A piece with its whole outline; of a unit those who stand between the two. */
function InTheWay({ thing: { kind, id, role }, cone, tableau, scale }: InTheWayProps): JSX.Element | null {
  if (kind === 'scenery') {
    const outline = tableau.scenery.find(piece => piece.id === id)?.outline;
    return outline === undefined ? null : <polygon class={`eye-thing ${role}`} points={scale.points(outline)} />;
  }
  const figures = tableau.units.find(unit => unit.id === id)?.figures ?? [];
  const between = figures.filter(({ at, base }) => depthOf(polygon(cone), at) > -halvesOf(base).long * 1_000);
  return (
    <>
      {(between.length > 0 ? between : figures).map(figure => (
        <Ring key={figure.model} figure={figure} scale={scale} role={role} />
      ))}
    </>
  );
}

interface LineProps {
  readonly from: Spot;
  readonly to: Spot;
  readonly answer: EyeView['answer'];
}

/** Seen: a whole line with a ring at its end. In cover: long strokes. Hidden: dots, and a cross. */
export function Line({ from, to, answer }: LineProps): JSX.Element {
  const ends = { x1: from.x, y1: from.y, x2: to.x, y2: to.y };
  return (
    <g class="eye-look">
      <line class="eye-line-edge" {...ends} />
      <line class="eye-line" {...ends} />
      <g transform={`translate(${to.x} ${to.y})`}>
        <g class="eye-mark">
          {answer === 'hidden' ? <path class="eye-end" d="M-7-7 7 7M7-7-7 7" /> : <circle class="eye-end" r={7} />}
        </g>
      </g>
    </g>
  );
}

interface RingProps {
  readonly figure: TableFigure;
  readonly scale: Scale;
  readonly role: string;
}

const RING_GAP = 3_500;

/** Round a base, a little larger than it is. */
function Ring({ figure, scale, role }: RingProps): JSX.Element {
  const { base } = figure;
  const larger =
    base.kind === 'round'
      ? { kind: 'round' as const, radius: base.radius + RING_GAP }
      : { ...base, length: base.length + 2 * RING_GAP, width: base.width + 2 * RING_GAP };
  return <polygon class={`eye-ring ${role}`} points={scale.points(rimOf(shapeOf({ ...figure, base: larger })))} />;
}
