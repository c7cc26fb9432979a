import { boardOf, figureName, NONE, ownerOfFigure, type FigureId, type State } from '@banneret/the-edge';
import type { JSX } from 'preact';
import { useCell } from '../../app/cell.js';
import type { Desk } from '../../table/desk.js';
import { draftOf, optionsOf } from './aims.js';
import { centreOfHexes, hexesOf, outlineOf, SIZE } from './hexes.js';

/** Figures on their bases: the hexes they cover in their owner's colour, and a sign for their Squad. */
export function Figures({
  desk,
  onChoose,
}: {
  readonly desk: Desk;
  readonly onChoose: (figure: FigureId) => void;
}): JSX.Element {
  const state = desk.state as State;
  useCell(desk.draft);
  const selected = useCell(desk.selected);
  const pointed = useCell(desk.pointed);
  const options = optionsOf(desk, 'figure');
  const squads = optionsOf(desk, 'squad');
  const { who } = draftOf(desk);
  const standing = [...state.figures.keys()].filter(figure => state.figures[figure]?.space !== NONE);
  return (
    <g>
      {standing.map(figure => {
        const { squad } = state.figures[figure] as State['figures'][number];
        const roles = [
          selected === String(squad) && 'selected',
          pointed === String(squad) && 'pointed',
          (options.has(figure) || squads.has(squad)) && 'open',
          who === figure && desk.prompt?.shape.kind === 'edge.step' && 'acting',
          state.activated === squad && 'activated',
          desk.hint?.things.includes(String(squad)) === true && 'hinted',
        ];
        return (
          <FigurePiece
            key={figure}
            desk={desk}
            figure={figure}
            roles={roles.filter(Boolean).join(' ')}
            onChoose={onChoose}
          />
        );
      })}
    </g>
  );
}

interface FigureProps {
  readonly desk: Desk;
  readonly figure: FigureId;
  readonly roles: string;
  readonly onChoose: (figure: FigureId) => void;
}

function FigurePiece({ desk, figure, roles, onChoose }: FigureProps): JSX.Element {
  const state = desk.state as State;
  const place = state.figures[figure] as State['figures'][number];
  const hexes = hexesOf(boardOf(state), place);
  const { x, y } = centreOfHexes(hexes);
  const { firstFigure } = state.squads[place.squad] as State['squads'][number];
  const marks = state.statuses.filter(({ on, id }) => id === (on === 'squad' ? place.squad : figure)).length;
  return (
    <g
      class={`edge-figure seat-${ownerOfFigure(state, figure)} ${roles}`}
      data-figure={figure}
      role="button"
      tabIndex={0}
      aria-label={`${letterOf(place.squad)}${figure - firstFigure + 1} ${figureName(state, figure, desk.t)}`}
      onClick={() => onChoose(figure)}
      onKeyDown={event => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        onChoose(figure);
      }}
      onPointerEnter={() => desk.pointed.set(String(place.squad))}
      onPointerLeave={() => desk.pointed.set(undefined)}
    >
      <title>{figureName(state, figure, desk.t)}</title>
      {hexes.map(hex => (
        <polygon key={`${hex.q} ${hex.r}`} class="edge-base" points={outlineOf(hex, 0.93)} />
      ))}
      <circle class="edge-disc" cx={x} cy={y} r={SIZE * (hexes.length > 3 ? 1.1 : 0.62)} />
      <text class="edge-letter" x={x} y={y + 5}>
        {letterOf(place.squad)}
        {figure - firstFigure + 1}
      </text>
      {marks > 0 && <circle class="edge-mark" cx={x + SIZE * 0.6} cy={y - SIZE * 0.6} r={5} />}
    </g>
  );
}

/** Squads are told apart by letters; their sheets say which is which. */
export const letterOf = (squad: number): string => String.fromCharCode(65 + (squad % 26));

/** Altars, Sources and what factions leave on the board. */
export function Tokens({ desk }: { readonly desk: Desk }): JSX.Element {
  const state = desk.state as State;
  const board = boardOf(state);
  return (
    <g>
      {state.tokens.map((token, i) => {
        if (token.space === NONE) return null;
        const hexes = hexesOf(board, token);
        const { x, y } = centreOfHexes(hexes);
        return (
          <g key={i} class={`edge-token ${token.kind}${token.owner >= 0 ? ` seat-${token.owner}` : ''}`}>
            {hexes.map(hex => (
              <polygon key={`${hex.q} ${hex.r}`} points={outlineOf(hex, 0.97)} />
            ))}
            <path d={SIGNS[token.kind]} transform={`translate(${x} ${y})`} />
          </g>
        );
      })}
    </g>
  );
}

const SIGNS: Readonly<Record<string, string>> = {
  altar: 'M-14 14h28v-6h-5V-4h5v-6l-14-8-14 8v6h5V8h-5z',
  source: 'M0-20 11-6 7 18H-7L-11-6zM-11-6H11M0-20-4-6 0 18 4-6z',
  faction: 'M0-9 8 5H-8z',
};
