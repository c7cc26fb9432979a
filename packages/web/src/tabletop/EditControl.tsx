import type { ComponentType, JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { useCell } from '../app/cell.js';
import { Odds } from '../controls/Odds.js';
import { proposalsFor } from '../controls/proposed.js';
import { Send } from '../controls/Send.js';
import type { ControlProps } from '../systems/webSystem.js';
import type { Desk } from '../table/desk.js';
import { draftedChoice, draftChoice } from './draft.js';
import { handsFor, type Question } from './editing.js';
import { GhostMarker, GhostUnit } from './Ghosts.js';
import type { Measure } from './measure.js';
import { MoveHelp, ProposalList } from './MoveParts.js';
import { isPoint, push } from './pushing.js';
import type { Scale } from './scale.js';
import type { Press } from './Tabletop.js';

/** A control for answers that are edited on the table: the game's own proposal to begin with, changed by dragging. */
export function editControl(questionOf: (desk: Desk) => Question): ComponentType<ControlProps> {
  return function EditControl({ desk, prompt }: ControlProps): JSX.Element {
    useCell(desk.draft);
    const question = questionOf(desk);
    const proposals = proposalsFor(desk);
    useEffect(() => {
      if (question.acting !== undefined) desk.selected.set(question.acting);
      if (draftedChoice(desk) === undefined) draftChoice(desk, proposals[0]);
    }, [prompt]);
    const choice = draftedChoice(desk);
    return (
      <div class="tt-control">
        <button
          type="button"
          class="button"
          onKeyDown={event => push(handsFor(desk, question), event)}
          onClick={() => draftChoice(desk, proposals[0])}
        >
          {desk.t.say('web.tt.as-proposed')}
        </button>
        {question.editing !== undefined && (
          <MoveHelp desk={desk} hands={handsFor(desk, question)} ghost={question.editing.ghost(choice)} />
        )}
        <ProposalList desk={desk} choices={proposals} open={question.editing === undefined} />
        {choice !== undefined && <Odds desk={desk} prompt={prompt} choice={choice} />}
        {choice !== undefined && <Send desk={desk} choice={choice} />}
      </div>
    );
  };
}

interface EditOverlayProps {
  readonly desk: Desk;
  readonly question: Question;
  readonly scale: Scale;
  readonly measure: Measure;
  readonly press: Press;
}

/** How the table would look after the answer so far. */
export function EditOverlay({ desk, question, scale, measure, press }: EditOverlayProps): JSX.Element {
  useCell(desk.draft);
  const choice = draftedChoice(desk);
  const ghost = question.editing?.ghost(choice);
  const isLegal = choice === undefined || desk.judge(choice).ok;
  return (
    <g class={isLegal ? 'tt-overlay' : 'tt-overlay illegal'}>
      {ghost && <GhostUnit {...{ desk, ghost, scale, measure }} onPointerDown={press} />}
      {question.tapped !== undefined && isPoint(choice) && <GhostMarker at={choice} scale={scale} />}
    </g>
  );
}
