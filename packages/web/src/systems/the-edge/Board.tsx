import { boardOf, type State } from '@banneret/the-edge';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { useCell } from '../../app/cell.js';
import { Viewport } from '../../board/Viewport.js';
import type { Desk } from '../../table/desk.js';
import type { BoardProps } from '../webSystem.js';
import { chooseFigure, chooseHex, draftOf, openProposals, optionsOf, placesOf } from './aims.js';
import { Hand } from './Hand.js';
import { drawingOf, hexesOf, outlineOf, type Cell } from './hexes.js';
import { Figures, Tokens } from './Pieces.js';
import { SeatStrip } from './SeatStrip.js';
import './edge.css';

/** The board of Spaces, the players' means around it, and one's own hand below. */
export function Board({ desk }: BoardProps): JSX.Element {
  const state = desk.state as State;
  const board = boardOf(state);
  const drawing = drawingOf(board);
  return (
    <div class="edge-board">
      <SeatStrip desk={desk} />
      <div class="edge-field">
        <Viewport
          width={drawing.width}
          height={drawing.height}
          label={desk.t.say('web.edge.board')}
          onTap={() => desk.selected.set(undefined)}
        >
          <g transform={`translate(${-drawing.left} ${-drawing.top})`}>
            <Ground desk={desk} />
            <Tokens desk={desk} />
            <Aims desk={desk} />
            <Figures desk={desk} onChoose={figure => choose(desk, figure)} />
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
  const click = ({ space, slot }: Cell): void => {
    if (spaces.has(space)) desk.answer(space);
    else chooseHex(desk, space, slot);
  };
  return (
    <g>
      {drawing.cells.map(cell => (
        <polygon
          key={`${cell.space}-${cell.slot}`}
          class={`edge-hex${cell.slot === 0 ? ' centre' : ''}${
            spaces.has(cell.space) || lit.has(cell.space * 7 + cell.slot) ? ' lit' : ''
          }`}
          points={outlineOf(cell.hex)}
          onClick={() => click(cell)}
        />
      ))}
      <path class="edge-borders" d={drawing.borders} />
    </g>
  );
}

/** The hexes that some proposal puts a piece on. */
function litHexes(desk: Desk): ReadonlySet<number> {
  const lit = new Set<number>();
  const needsWho = desk.prompt?.shape.kind === 'edge.step' || desk.prompt?.shape.kind === 'edge.deploy';
  if (needsWho && draftOf(desk).who === undefined) return lit;
  for (const choice of openProposals(desk))
    for (const { space, mask } of placesOf(choice))
      for (let slot = 0; slot < 7; slot++) if ((mask >> slot) & 1) lit.add(space * 7 + slot);
  return lit;
}

/** Where the answer so far would put pieces. */
function Aims({ desk }: { readonly desk: Desk }): JSX.Element {
  useCell(desk.draft);
  const board = boardOf(desk.state as State);
  const { choice } = draftOf(desk);
  const legal = choice === undefined || desk.judge(choice).ok;
  return (
    <g class={legal ? 'edge-aims' : 'edge-aims illegal'}>
      {placesOf(choice).flatMap((place, i) =>
        hexesOf(board, place).map(hex => <polygon key={`${i} ${hex.q} ${hex.r}`} points={outlineOf(hex, 0.9)} />),
      )}
    </g>
  );
}
