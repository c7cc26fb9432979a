import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { useCell } from '../../app/cell.js';
import { EditOverlay } from '../../tabletop/EditControl.js';
import { handsFor } from '../../tabletop/editing.js';
import { Tabletop } from '../../tabletop/Tabletop.js';
import type { BoardProps } from '../webSystem.js';
import { FateStrip } from './FateStrip.js';
import { questionOf } from './question.js';
import { tableauOf } from './tableau.js';
import './tos.css';

export function Board({ desk }: BoardProps): JSX.Element {
  useCell(desk.draft);
  const tableau = useMemo(() => tableauOf(desk), [desk.state, desk.t, desk.seats]);
  const question = questionOf(desk);
  return (
    <div class="tos-board">
      <div class="tos-table">
        <Tabletop
          desk={desk}
          tableau={tableau}
          hands={handsFor(desk, question)}
          measure="inch"
          over={(scale, press) => <EditOverlay {...{ desk, question, scale, press }} measure="inch" />}
        />
      </div>
      <FateStrip desk={desk} />
    </div>
  );
}
