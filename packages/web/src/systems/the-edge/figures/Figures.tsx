import { boardOf, figureName, NONE, ownerOfFigure, squadCard, type FigureId, type State } from '@banneret/the-edge';
import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import { useCell } from '../../../app/cell.js';
import { usePaintedZoom } from '../../../board/usePaintedZoom.js';
import type { Desk } from '../../../table/desk.js';
import { centreOfHexes, hexesOf, middleOf, SIZE } from '../hexes.js';
import { silhouetteOf } from '../silhouettes.js';
import { Base } from './Base.js';
import { facingOf } from './facing.js';
import { Badges, StanceMark } from './Marks.js';
import { reachOn, stanceReach } from './reach.js';
import { rolesOf, type Roles } from './roles.js';
import { Silhouette } from './Silhouette.js';
import { stanceOf } from './stance.js';

interface FiguresProps {
  readonly desk: Desk;
  readonly onChoose: (figure: FigureId) => void;
}

/** Figures on their bases: the hexes they cover, in the colours of their side. */
export function Figures({ desk, onChoose }: FiguresProps): JSX.Element {
  const state = desk.state as State;
  useCell(desk.draft);
  useCell(desk.selected);
  useCell(desk.pointed);
  const layer = useRef<SVGGElement>(null);
  const zoom = usePaintedZoom(layer);
  const roles = rolesOf(desk);
  const standing = [...state.figures.keys()].filter(figure => state.figures[figure]?.space !== NONE);
  return (
    <g ref={layer}>
      {standing.map(figure => (
        <FigurePiece
          key={figure}
          desk={desk}
          figure={figure}
          scale={zoom * devicePixelRatio}
          classes={classesOf(desk, figure, roles)}
          onChoose={onChoose}
        />
      ))}
    </g>
  );
}

function classesOf(desk: Desk, figure: FigureId, { open, targets, acting, aimedAt }: Roles): string {
  const state = desk.state as State;
  const squad = state.figures[figure]?.squad ?? NONE;
  const roles = [
    desk.selected.get() === String(squad) && 'selected',
    desk.pointed.get() === String(squad) && 'pointed',
    open.has(figure) && 'open',
    targets.has(figure) && 'target',
    aimedAt === figure && 'aimed',
    acting === figure && 'acting',
    state.activated === squad && 'activated',
    desk.hint?.things.includes(String(squad)) === true && 'hinted',
  ];
  return roles.filter(Boolean).join(' ');
}

interface FigureProps {
  readonly desk: Desk;
  readonly figure: FigureId;
  /** Pixels of the device in a unit of the board. */
  readonly scale: number;
  readonly classes: string;
  readonly onChoose: (figure: FigureId) => void;
}

function FigurePiece({ desk, figure, scale, classes, onChoose }: FigureProps): JSX.Element {
  const state = desk.state as State;
  const place = state.figures[figure] as State['figures'][number];
  const hexes = hexesOf(boardOf(state), place);
  const { x, y } = centreOfHexes(hexes);
  const { firstFigure } = state.squads[place.squad] as State['squads'][number];
  const number = figure - firstFigure + 1;
  const turn = facingOf(state, figure);
  const name = figureName(state, figure, desk.t);
  const corner = upperRight(hexes.map(middleOf));
  return (
    <g
      class={`edge-figure seat-${ownerOfFigure(state, figure)} ${classes}`}
      role="button"
      tabIndex={0}
      aria-label={`${letterOf(place.squad)}${number} ${name}`}
      data-figure={figure}
      onClick={() => onChoose(figure)}
      onKeyDown={event => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        onChoose(figure);
      }}
      onPointerEnter={() => desk.pointed.set(String(place.squad))}
      onPointerLeave={() => desk.pointed.set(undefined)}
    >
      <title>{name}</title>
      <Base hexes={hexes} />
      <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
        <StanceMark stance={stanceOf(state, place.squad)} reach={stanceReach(hexes.length)} turn={turn} />
        <Silhouette
          look={silhouetteOf(squadCard(state, place.squad))}
          side={ownerOfFigure(state, figure)}
          reach={reachOn(hexes.length)}
          turn={turn}
          scale={scale}
        />
      </g>
      <Badges
        x={corner.x + SIZE * 0.56}
        y={corner.y - SIZE * 0.62}
        statuses={statusesOf(state, figure)}
        isActivated={state.activated === place.squad}
      />
    </g>
  );
}

const upperRight = (
  places: readonly { readonly x: number; readonly y: number }[],
): { readonly x: number; readonly y: number } =>
  places.reduce((best, place) => (place.x - place.y > best.x - best.y ? place : best));

const statusesOf = (state: State, figure: FigureId): readonly string[] =>
  state.statuses
    .filter(({ on, id }) => id === (on === 'squad' ? state.figures[figure]?.squad : figure))
    .map(({ status }) => status);

/** Squads are told apart by letters where there is no room for a name. */
export const letterOf = (squad: number): string => String.fromCharCode(65 + (squad % 26));
