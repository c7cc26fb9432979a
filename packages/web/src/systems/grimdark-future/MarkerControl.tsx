import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { useCell } from '../../app/cell.js';
import { proposalsFor } from '../../controls/proposed.js';
import { Send } from '../../controls/Send.js';
import type { ControlProps } from '../webSystem.js';
import { ProposalList } from '../../tabletop/MoveParts.js';
import { draftedChoice, draftChoice } from '../../tabletop/draft.js';
import { isPoint, stepOf } from '../../tabletop/pushing.js';

/** Where a marker goes: a click on the board, the arrow keys, or one of the proposals. */
export function MarkerControl({ desk, prompt }: ControlProps): JSX.Element {
  useCell(desk.draft);
  const { t } = desk;
  const proposals = proposalsFor(desk);
  useEffect(() => {
    if (draftedChoice(desk) === undefined) draftChoice(desk, proposals[0]);
  }, [prompt]);
  const choice = draftedChoice(desk);
  const push = (event: KeyboardEvent): void => {
    const by = stepOf(event);
    if (by === undefined || !isPoint(choice)) return;
    event.preventDefault();
    draftChoice(desk, { x: choice.x + by.x, y: choice.y + by.y });
  };
  return (
    <div class="tt-control">
      <p class="quiet">{t.say('web.tt.place-marker')}</p>
      <button type="button" class="button" onKeyDown={push} onClick={() => draftChoice(desk, proposals[0])}>
        {t.say('web.tt.as-proposed')}
      </button>
      <ProposalList desk={desk} choices={proposals} />
      {choice !== undefined && (
        <Send desk={desk} choice={choice}>
          {t.say('web.tt.put-down')}
        </Send>
      )}
    </div>
  );
}
