import { boardOf, type State } from '@banneret/the-edge';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { useCell } from '../../app/cell.js';
import { Viewport } from '../../board/Viewport.js';
import type { Desk } from '../../table/desk.js';
import { SightWords, useSighting } from '../../tabletop/Sight.js';
import type { BoardProps } from '../webSystem.js';
import { chooseFigure, chooseHex, draftOf, openProposals, optionsOf, placesOf } from './aims.js';
import { Figures } from './figures/Figures.js';
import { Hand } from './hand/Hand.js';
import { bordersOf, drawingOf, hexesOf, middleOf, outlineOf, type At, type Cell } from './hexes.js';
import { SeatStrip } from './means/SeatStrip.js';
import { Night } from './Night.js';
import { Skin } from './Skin.js';
import { theme } from './theme.js';
import { Lights } from './tokens/Lights.js';
import { tokenNames, Tokens } from './tokens/Tokens.js';
import './edge.css';

/** The colours of the sides, for the style sheet. */
const SIDES = Object.fromEntries(theme.sides.map((ink, seat) => [`--side-${seat}`, ink]));

/** The board of Spaces, the players' means around it, and one's own hand below. */
export function Board({ desk }: BoardProps): JSX.Element {
  const state = desk.state as State;
  const board = boardOf(state);
  const drawing = drawingOf(board);
  return (
    <div class="edge-board" style={SIDES}>
      <SeatStrip desk={desk} />
      <div class="edge-field">
        <Night />
        <Viewport
          width={drawing.width}
          height={drawing.height}
          label={desk.t.say('web.edge.board')}
          onTap={() => desk.selected.set(undefined)}
          notes={<SightWords desk={desk} />}
        >
          <g transform={`translate(${-drawing.left} ${-drawing.top})`}>
            <Lights theme={theme} />
            <Skin board={board} />
            <Ground desk={desk} />
            <Tokens desk={desk} />
            <Aims desk={desk} />
            <Hinted desk={desk} />
            <Figures desk={desk} onChoose={figure => choose(desk, figure)} />
            <Lines desk={desk} />
          </g>
        </Viewport>
      </div>
      <Hand desk={desk} />
    </div>
  );
}

function choose(desk: Desk, figure: number): void {
  const { squad } = (desk.state as State).figures[figure] ?? {};
  if (squad !== undefined) desk.selected.set(String(squad));
  chooseFigure(desk, figure);
}

/** The hexes and the borders of the Spaces; hexes that answer the question are lit. */
function Ground({ desk }: { readonly desk: Desk }): JSX.Element {
  useCell(desk.draft);
  const drawing = drawingOf(boardOf(desk.state as State));
  const spaces = optionsOf(desk, 'space');
  const lit = useMemo(() => litHexes(desk), [desk, desk.draft.get()]);
  const names = useMemo(() => tokenNames(desk), [desk]);
  const click = ({ space, slot }: Cell): void => {
    if (spaces.has(space)) desk.answer(space);
    else chooseHex(desk, space, slot);
  };
  return (
    <g class="edge-ground">
      {drawing.cells.map(cell => (
        <polygon
          key={`${cell.space}-${cell.slot}`}
          class={`edge-hex${cell.slot === 0 ? ' centre' : ''}${
            spaces.has(cell.space) || lit.has(cell.space * 7 + cell.slot) ? ' lit' : ''
          }`}
          points={outlineOf(cell.hex)}
          onClick={() => click(cell)}
        >
          {names.has(cell.space) && <title>{names.get(cell.space)}</title>}
        </polygon>
      ))}
      <path class="edge-borders" d={bordersOf(drawing)} />
    </g>
  );
}

/** The hexes that some proposal puts a piece on. */
function litHexes(desk: Desk): ReadonlySet<number> {
  const lit = new Set<number>();
  const needsWho = desk.prompt?.shape.kind === 'edge.step' || desk.prompt?.shape.kind === 'edge.deploy';
  if (needsWho && draftOf(desk).who === undefined) return lit;
  for (const choice of openProposals(desk))
    for (const { space, mask } of placesOf(desk.state as State, choice))
      for (let slot = 0; slot < 7; slot++) if ((mask >> slot) & 1) lit.add(space * 7 + slot);
  return lit;
}

/** Where the answer of a lesson would put pieces. */
function Hinted({ desk }: { readonly desk: Desk }): JSX.Element {
  const board = boardOf(desk.state as State);
  return (
    <g class="edge-hinted">
      {placesOf(desk.state as State, desk.hint?.choice).flatMap((place, i) =>
        hexesOf(board, place).map(hex => <polygon key={`${i} ${hex.q} ${hex.r}`} points={outlineOf(hex, 0.9)} />),
      )}
    </g>
  );
}

/** Lines of fire at the Squad that is pointed at, and the Spaces that cut them. */
function Lines({ desk }: { readonly desk: Desk }): JSX.Element | null {
  const sighting = useSighting(desk);
  const board = boardOf(desk.state as State);
  if (sighting === undefined) return null;
  const place = ({ x, y }: { readonly x: number; readonly y: number }): At => middleOf({ q: x, r: y });
  return (
    <g class="edge-lines">
      {sighting.inTheWay.flatMap(({ id }) =>
        hexesOf(board, { space: Number(id), mask: WHOLE_SPACE }).map(hex => (
          <polygon key={`${hex.q} ${hex.r}`} class="tt-in-the-way" points={outlineOf(hex)} />
        )),
      )}
      {sighting.looks.map(({ from, to, isClear }, i) => (
        <line
          key={i}
          class={isClear ? 'edge-line' : 'edge-line blocked'}
          x1={place(from).x}
          y1={place(from).y}
          x2={place(to).x}
          y2={place(to).y}
        />
      ))}
    </g>
  );
}

/** All seven hexes. */
const WHOLE_SPACE = 127;

/** Where the answer so far would put pieces. */
function Aims({ desk }: { readonly desk: Desk }): JSX.Element {
  useCell(desk.draft);
  const board = boardOf(desk.state as State);
  const { choice } = draftOf(desk);
  const legal = choice === undefined || desk.judge(choice).ok;
  return (
    <g class={legal ? 'edge-aims' : 'edge-aims illegal'}>
      {placesOf(desk.state as State, choice).flatMap((place, i) =>
        hexesOf(board, place).map(hex => <polygon key={`${i} ${hex.q} ${hex.r}`} points={outlineOf(hex, 0.9)} />),
      )}
    </g>
  );
}
