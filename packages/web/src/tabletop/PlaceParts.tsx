import { FACINGS, type Facing } from '@banneret/geometry';
import type { JSX } from 'preact';
import type { Desk } from '../table/desk.js';
import type { Ghost, Hands } from './hands.js';
import { MoveHelp } from './MoveParts.js';

const TURN = FACINGS / 16;
const HELP = 'web.tt.drag-or-click';

interface PlaceToolsProps {
  readonly desk: Desk;
  readonly hands: Hands;
  readonly ghost: Ghost | undefined;
  readonly turn: (by: Facing) => void;
}

/** What one does with a unit that is being put down: move it as a whole or one by one, and turn it. */
export const PlaceTools = ({ desk, hands, ghost, turn }: PlaceToolsProps): JSX.Element => (
  <>
    <MoveHelp {...{ desk, hands, ghost }} help={HELP} />
    <TurnButtons desk={desk} turn={turn} />
  </>
);

type TurnButtonsProps = Pick<PlaceToolsProps, 'desk' | 'turn'>;

/** A sixteenth of a circle to the left, and to the right. */
export const TurnButtons = ({ desk, turn }: TurnButtonsProps): JSX.Element => (
  <div class="row">
    <button type="button" class="button small" onClick={() => turn(TURN)}>
      ⟲ {desk.t.say('web.tt.turn-left')}
    </button>
    <button type="button" class="button small" onClick={() => turn(FACINGS - TURN)}>
      ⟳ {desk.t.say('web.tt.turn-right')}
    </button>
  </div>
);
