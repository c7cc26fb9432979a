import { boardOf, type State } from '@banneret/the-edge';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { Viewport } from '../../board/Viewport.js';
import type { Desk } from '../../table/desk.js';
import { TracesLayer } from '../../effects/TracesLayer.js';
import { EyeButton, EyePanel } from '../../eye/EyePanel.js';
import { useEye } from '../../eye/useEye.js';
import { useRoom } from '../../view3d/useRoom.js';
import { SightWords } from '../../tabletop/Sight.js';
import type { BoardProps } from '../webSystem.js';
import { activate, chooseFigure } from './aims.js';
import { Aims, Hinted } from './Answers.js';
import { closeUpOf } from './closeUp.js';
import { EyeOnHexes, peopleOnHexes } from './EyeOnHexes.js';
import { Figures } from './figures/Figures.js';
import { Plates } from './figures/Plates.js';
import { Ground } from './Ground.js';
import { Hand } from './hand/Hand.js';
import { drawingOf } from './hexes.js';
import { Lines } from './Lines.js';
import { SeatStrip } from './means/SeatStrip.js';
import { VictoryTrack } from './means/VictoryTrack.js';
import { Night } from './Night.js';
import { Skin } from './Skin.js';
import { theme } from './theme.js';
import { Lights } from './tokens/Lights.js';
import { Tokens } from './tokens/Tokens.js';
import './edge.css';

/** The colours of the sides, for the style sheet. */
const SIDES = Object.fromEntries(theme.sides.map((ink, seat) => [`--side-${seat}`, ink]));

/** Hexes are smaller than fingers there. */
const SMALL_SCREEN = '(max-width: 820px)';

/** The board of Spaces, the players' means around it, and one's own hand below. */
export function Board({ desk }: BoardProps): JSX.Element {
  const state = desk.state as State;
  const board = boardOf(state);
  const { left, top, width, height } = drawingOf(board);
  const closeUp = useMemo(() => (matchMedia(SMALL_SCREEN).matches ? closeUpOf(desk) : undefined), [desk]);
  const people = useMemo(() => peopleOnHexes(desk), [desk.state, desk.t]);
  const eye = useEye(desk, people);
  const room = useRoom(loadRoom, { desk, eye, choose: (figure: number) => choose(desk, figure) });
  return (
    <div class="edge-board" style={SIDES}>
      <Night />
      <SeatStrip desk={desk} />
      <div class="edge-field">
        <Viewport
          width={width}
          height={height}
          label={desk.t.say('web.edge.board')}
          onTap={() => desk.selected.set(undefined)}
          closeUp={closeUp}
          under={room.under}
          pilot={room.pilot}
          notes={
            <>
              {eye.isOpen ? <EyePanel desk={desk} eye={eye} /> : <SightWords desk={desk} />}
              {room.note}
            </>
          }
          tools={
            <>
              {room.button}
              <EyeButton desk={desk} eye={eye} />
            </>
          }
        >
          <g transform={`translate(${-left} ${-top})`}>
            <Lights theme={theme} />
            <Skin board={board} />
            <Ground desk={desk} />
            <g transform={`translate(${left} ${top})`}>
              <TracesLayer />
            </g>
            <Tokens desk={desk} />
            <Figures desk={desk} onChoose={figure => choose(desk, figure)} />
            <Hinted desk={desk} />
            <Aims desk={desk} />
            <Lines desk={desk} />
            {eye.isOpen && <EyeOnHexes desk={desk} eye={eye} />}
          </g>
          <Plates desk={desk} />
        </Viewport>
        {state.book.mode === 'duel' && state.phase !== 'setup' && <VictoryTrack desk={desk} />}
      </div>
      <Hand desk={desk} />
    </div>
  );
}

/** Loaded only when somebody asks for it. */
const loadRoom = async () => (await import('../../view3d/EdgeRoom.js')).EdgeRoom;

/** A click looks at a Squad and does what the question allows; a Squad that is looked at already is activated. */
function choose(desk: Desk, figure: number): void {
  const { squad } = (desk.state as State).figures[figure] ?? {};
  const isLookedAt = squad !== undefined && desk.selected.get() === String(squad);
  if (squad !== undefined) desk.selected.set(String(squad));
  if (!chooseFigure(desk, figure) && isLookedAt) activate(desk, squad);
}
