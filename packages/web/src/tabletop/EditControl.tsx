import type { ComponentType, JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { useCell } from '../app/cell.js';
import { Odds } from '../controls/Odds.js';
import { proposalsFor } from '../controls/proposed.js';
import { Send } from '../controls/Send.js';
import type { ControlProps } from '../systems/webSystem.js';
import type { Desk } from '../table/desk.js';
import { draftedChoice, draftChoice } from './draft.js';
import { ghostInHand, handsFor, type Question } from './editing.js';
import { GhostMarker, GhostUnit } from './Ghosts.js';
import type { Measure } from './measure.js';
import { MoveHelp, ProposalList } from './MoveParts.js';
import { groundFor, pullOf } from './pulling.js';
import { isPoint, push } from './pushing.js';
import { ReachArea } from './ReachArea.js';
import type { Scale } from './scale.js';
import type { Press } from './Tabletop.js';
import { useGround, useGroundsAhead } from './useGround.js';

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
          <MoveHelp desk={desk} hands={handsFor(desk, question)} ghost={ghostInHand(question.editing, choice)} />
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

/** How far those get who are to move, and how the table would look after the answer so far. */
export function EditOverlay({ desk, question, scale, measure, press }: EditOverlayProps): JSX.Element {
  useCell(desk.draft);
  const choice = draftedChoice(desk);
  const { editing } = question;
  const ghost = editing?.ghost(choice);
  const isLegal = choice === undefined || desk.judge(choice).ok;
  return (
    <g class={isLegal ? 'tt-overlay' : 'tt-overlay illegal'}>
      <Reach {...{ desk, question, scale }} />
      {ghost && (
        <GhostUnit
          {...{ desk, ghost, scale, measure }}
          {...(editing?.link !== undefined && { link: editing.link })}
          onPointerDown={press}
        />
      )}
      {question.tapped !== undefined && isPoint(choice) && <GhostMarker at={choice} scale={scale} />}
    </g>
  );
}

interface ReachProps {
  readonly desk: Desk;
  readonly question: Question;
  readonly scale: Scale;
}

function Reach({ desk, question: { editing, walkers }, scale }: ReachProps): JSX.Element | null {
  useGroundsAhead(desk.prompt, () => (walkers?.() ?? []).flatMap(walker => groundFor(desk, walker) ?? []));
  const corners = useGround(editing && groundFor(desk, editing));
  const pull = editing && pullOf(editing);
  return pull ? <ReachArea from={pull.from} most={pull.most} {...{ corners, scale }} /> : null;
}
