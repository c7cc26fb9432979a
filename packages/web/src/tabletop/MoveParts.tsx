import type { JSX } from 'preact';
import { isHinted, type Desk } from '../table/desk.js';
import { draftedChoice, draftChoice, draftOf } from './draft.js';

/** How to move things, and whether one model at a time. */
export function MoveHelp({ desk }: { readonly desk: Desk }): JSX.Element {
  const draft = draftOf(desk);
  const { t } = desk;
  return (
    <>
      <p class="quiet">{t.say('web.tt.drag')}</p>
      <label class="check">
        <input
          type="checkbox"
          checked={draft.single}
          onChange={() => desk.draft.set({ ...draft, choice: draftedChoice(desk), single: !draft.single })}
        />
        <span>{t.say('web.tt.single')}</span>
      </label>
    </>
  );
}

interface ProposalListProps {
  readonly desk: Desk;
  readonly choices: readonly unknown[];
  readonly open?: boolean;
}

/** Answers that the game would think of first, in words; one is taken over with a click. */
export function ProposalList({ desk, choices, open = false }: ProposalListProps): JSX.Element | null {
  const { game, state, prompt, t } = desk;
  if (prompt === undefined || choices.length === 0) return null;
  const drafted = draftedChoice(desk);
  return (
    <details class="tt-proposals" open={open}>
      <summary>{t.say('web.tt.proposals', { count: choices.length })}</summary>
      <ul class="options">
        {choices.map((choice, i) => (
          <li key={i}>
            <button
              type="button"
              class={isHinted(desk, choice) ? 'option hinted' : 'option'}
              aria-pressed={drafted === choice}
              onClick={() => draftChoice(desk, choice)}
            >
              {game.tellChoice(state, prompt, choice, t)}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
