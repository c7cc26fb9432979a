import type { State } from '@banneret/at-43';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { useCell } from '../../app/cell.js';
import { EditOverlay } from '../../tabletop/EditControl.js';
import { handsFor } from '../../tabletop/editing.js';
import { Tabletop } from '../../tabletop/Tabletop.js';
import type { BoardProps } from '../webSystem.js';
import { fightersNear } from './fightDraft.js';
import { FightOverlay } from './FightOverlay.js';
import { questionOf } from './question.js';
import { tableauOf } from './tableau.js';

/** The tape stays in its box, unless the players agreed that anybody may measure anything at any time. */
export function Board({ desk }: BoardProps): JSX.Element {
  useCell(desk.draft);
  const tableau = useMemo(() => tableauOf(desk), [desk.state, desk.t, desk.seats, desk.prompt]);
  const question = questionOf(desk);
  const closeUp = useMemo(() => fightersNear(desk), [desk.prompt]);
  const { freeMeasuring } = (desk.state as State).battle.options;
  return (
    <Tabletop
      desk={desk}
      tableau={tableau}
      hands={handsFor(desk, question)}
      closeUp={closeUp}
      {...(freeMeasuring && { measure: 'cm' })}
      over={(scale, press) =>
        desk.prompt?.shape.kind === 'at43.fight' ? (
          <FightOverlay desk={desk} scale={scale} />
        ) : (
          <EditOverlay {...{ desk, question, scale, press }} measure="cm" />
        )
      }
    />
  );
}
