import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { useCell } from '../../app/cell.js';
import { proposalsFor } from '../../controls/proposed.js';
import { Send } from '../../controls/Send.js';
import type { ControlProps } from '../webSystem.js';
import { draftedChoice, draftChoice } from '../../tabletop/draft.js';
import { unitAsked } from './draft.js';
import { MoveHelp, ProposalList } from '../../tabletop/MoveParts.js';
import { push } from '../../tabletop/pushing.js';
import { handsOf } from './hands.js';

/** A way for every model: the game's own proposal to begin with, changed by dragging. */
export function WaysControl({ desk, prompt }: ControlProps): JSX.Element {
  useCell(desk.draft);
  const proposals = proposalsFor(desk);
  const unit = unitAsked(prompt);
  useEffect(() => {
    if (unit !== undefined) desk.selected.set(String(unit));
    if (draftedChoice(desk) === undefined) draftChoice(desk, proposals[0]);
  }, [prompt]);
  const choice = draftedChoice(desk);
  return (
    <div class="tt-control">
      <button
        type="button"
        class="button"
        onKeyDown={event => push(handsOf(desk), event)}
        onClick={() => draftChoice(desk, proposals[0])}
      >
        {desk.t.say('web.tt.as-proposed')}
      </button>
      <MoveHelp desk={desk} />
      <ProposalList desk={desk} choices={proposals.length > 1 ? proposals : []} />
      {choice !== undefined && <Send desk={desk} choice={choice} />}
    </div>
  );
}
