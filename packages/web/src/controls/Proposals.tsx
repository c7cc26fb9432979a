import type { JSX } from 'preact';
import { useCell } from '../app/cell.js';
import { useWords } from '../app/language.js';
import type { ControlProps } from '../systems/webSystem.js';
import { isHinted } from '../table/desk.js';
import { Odds } from './Odds.js';
import { proposalsFor } from './proposed.js';
import { Send } from './Send.js';

const MOST_SHOWN = 60;

/** Answers that the game proposes: a control for every question that has no better one. */
export function Proposals({ desk, prompt }: ControlProps): JSX.Element {
  const t = useWords();
  const choices = proposalsFor(desk).slice(0, MOST_SHOWN);
  const draft = useCell(desk.draft);
  return (
    <div>
      <div class="options proposals" role="radiogroup" aria-label={t('web.proposals')}>
        {choices.map((choice, i) => (
          <button
            key={i}
            type="button"
            role="radio"
            class={isHinted(desk, choice) ? 'option hinted' : 'option'}
            aria-checked={draft === choice}
            onClick={() => desk.draft.set(choice)}
          >
            {desk.game.tellChoice(desk.state, prompt, choice, desk.t)}
          </button>
        ))}
      </div>
      {draft !== undefined && <Odds desk={desk} prompt={prompt} choice={draft} />}
      {draft !== undefined && <Send desk={desk} choice={draft} />}
    </div>
  );
}
