import type { State } from '@banneret/beyond-the-stars';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { useCell } from '../../app/cell.js';
import { EditOverlay } from '../../tabletop/EditControl.js';
import { handsFor } from '../../tabletop/editing.js';
import { Tabletop } from '../../tabletop/Tabletop.js';
import type { BoardProps } from '../webSystem.js';
import { narrowed, questionOf, unitInHand } from './question.js';
import { closeUpOf } from './closeUp.js';
import { RecoilEnds } from './RecoilControl.js';
import { recoilOf } from './recoilDraft.js';
import { SplitLines } from './SplitControl.js';
import { splitOf } from './splitDraft.js';
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
  const hands = handsFor(desk, question);
  const closeUp = useMemo(() => closeUpOf(desk), [desk.prompt]);
  // Whoever recoils and whoever makes way are pulled one by one.
  const recoils = recoilOf(desk.prompt) !== undefined;
  return (
    <Tabletop
      desk={desk}
      tableau={tableau}
      hands={recoils ? { ...hands, single: true } : hands}
      measure="cm"
      closeUp={closeUp}
      {...(looking && { looking })}
      over={(scale, press) => (
        <>
          {recoils && <RecoilEnds desk={desk} scale={scale} />}
          {splitOf(desk.prompt) && <SplitLines desk={desk} scale={scale} />}
          <EditOverlay {...{ desk, question, scale, press }} measure="cm" />
        </>
      )}
    />
  );
}
