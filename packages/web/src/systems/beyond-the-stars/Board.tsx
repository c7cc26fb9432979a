import type { State } from '@banneret/beyond-the-stars';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { useCell } from '../../app/cell.js';
import { EditOverlay } from '../../tabletop/EditControl.js';
import { handsFor } from '../../tabletop/editing.js';
import { Tabletop } from '../../tabletop/Tabletop.js';
import type { BoardProps } from '../webSystem.js';
import { draftMoves, narrowed, questionOf, unitInHand } from './question.js';
import { tableauOf } from './tableau.js';

export function Board({ desk }: BoardProps): JSX.Element {
  useCell(desk.draft);
  useCell(desk.selected);
  const tableau = useMemo(() => tableauOf(desk), [desk.state, desk.t, desk.seats, desk.prompt]);
  const question = questionOf(desk);
  const unit = unitInHand(desk);
  const looking = useMemo(
    () => desk.prompt && unit !== undefined && narrowed(desk.prompt, desk.state as State, unit),
    [desk.prompt, unit],
  );
  const isShown = question.tapped !== undefined || draftMoves(desk);
  return (
    <Tabletop
      desk={desk}
      tableau={tableau}
      hands={handsFor(desk, question)}
      measure="cm"
      {...(looking && { looking })}
      over={(scale, press) => (isShown ? <EditOverlay {...{ desk, question, scale, press }} measure="cm" /> : null)}
    />
  );
}
