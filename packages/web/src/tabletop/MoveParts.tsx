import type { JSX } from 'preact';
import { isHinted, type Desk } from '../table/desk.js';
import { draftedChoice, draftChoice, draftOf } from './draft.js';
import type { Ghost, Hands } from './hands.js';
import { push } from './pushing.js';

interface MoveHelpProps {
  readonly desk: Desk;
  /** With these, single models can be pushed with the keyboard too. */
  readonly hands?: Hands;
  readonly ghost?: Ghost | undefined;
  /** The message that says how. */
  readonly help?: string;
}

/** How to move things, and whether one model at a time. */
export function MoveHelp({ desk, hands, ghost, help = 'web.tt.drag' }: MoveHelpProps): JSX.Element {
  const draft = draftOf(desk);
  const { t } = desk;
  return (
    <>
      <p class="quiet">{t.say(help)}</p>
      <label class="check">
        <input
          type="checkbox"
          checked={draft.single}
          onChange={() => desk.draft.set({ ...draft, choice: draftedChoice(desk), single: !draft.single })}
        />
        <span>{t.say('web.tt.single')}</span>
      </label>
      {draft.single && hands && ghost && <SingleModels {...{ desk, hands, ghost }} />}
    </>
  );
}

interface SingleModelsProps {
  readonly desk: Desk;
  readonly hands: Hands;
  readonly ghost: Ghost;
}

/** A key for each model: the one that has the focus shows on the table and goes where the arrows push it. */
function SingleModels({ desk, hands, ghost }: SingleModelsProps): JSX.Element {
  const hold = (held: number | undefined): void => {
    const { held: _, ...draft } = draftOf(desk);
    desk.draft.set({ ...draft, ...(held !== undefined && { held }) });
  };
  return (
    <div class="row tt-models" role="group" aria-label={desk.t.say('web.tt.single')}>
      {ghost.models.map((model, i) => (
        <button
          key={model}
          type="button"
          class="button number"
          aria-label={desk.t.say('web.tt.model', { number: i + 1 })}
          onFocus={() => hold(model)}
          onBlur={() => hold(undefined)}
          onKeyDown={event => push(hands, event, model)}
        >
          {i + 1}
        </button>
      ))}
    </div>
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
