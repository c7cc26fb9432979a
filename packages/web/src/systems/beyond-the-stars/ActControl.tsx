import { sheetOf, type State } from '@banneret/beyond-the-stars';
import { cm, legLength, type Point } from '@banneret/geometry';
import { kindOf, type Prompt } from '@banneret/kernel';
import type { JSX } from 'preact';
import { useCell } from '../../app/cell.js';
import { Odds } from '../../controls/Odds.js';
import { Send } from '../../controls/Send.js';
import { useGathered } from '../../controls/useGathered.js';
import type { Desk } from '../../table/desk.js';
import { draftedChoice, draftChoice } from '../../tabletop/draft.js';
import { ghostInHand, handsFor } from '../../tabletop/editing.js';
import { MoveHelp, ProposalList } from '../../tabletop/MoveParts.js';
import { push } from '../../tabletop/pushing.js';
import type { ControlProps } from '../webSystem.js';
import { actingUnit, actOf, questionOf, unitsToAct } from './question.js';
import { unitName } from './words.js';

const END = { do: 'end' } as const;
/** More than anybody reads; a unit of twenty has hundreds. */
const MOST = 80;

/** Who acts, and how: a unit is chosen, then dragged as a whole or figure by figure; or one of its proposals is taken. */
export function ActControl({ desk, prompt }: ControlProps): JSX.Element {
  useCell(desk.draft);
  useCell(desk.selected);
  const { t } = desk;
  const state = desk.state as State;
  const unit = actingUnit(desk, prompt);
  const proposals = useGathered(() => proposalsOf(desk, prompt, unit), MOST, [prompt, unit]);
  const choice = draftedChoice(desk);
  const question = questionOf(desk);
  return (
    <div class="tt-control">
      <div class="options" role="radiogroup" aria-label={t.say('web.tt.which-unit')}>
        {unitsToAct(desk, prompt).map(id => (
          <button
            key={id}
            type="button"
            role="radio"
            class={desk.hint?.things.includes(String(id)) === true ? 'option hinted' : 'option'}
            aria-checked={id === unit}
            onKeyDown={event => push(handsFor(desk, question), event)}
            onClick={() => {
              desk.selected.set(String(id));
              draftChoice(desk, undefined);
            }}
          >
            {unitName(desk, id)}
          </button>
        ))}
        <button
          type="button"
          role="radio"
          class="option"
          aria-checked={choice === END}
          onClick={() => draftChoice(desk, END)}
        >
          {desk.game.tellChoice(state, prompt, END, t)}
        </button>
      </div>
      {question.editing !== undefined && (
        <MoveHelp desk={desk} hands={handsFor(desk, question)} ghost={ghostInHand(question.editing, choice)} />
      )}
      <ProposalList key={unit ?? 'none'} desk={desk} choices={proposals} open />
      {choice !== undefined && <Odds desk={desk} prompt={prompt} choice={choice} />}
      {choice !== undefined && <Send desk={desk} choice={choice} />}
    </div>
  );
}

/** What the game would think of for this unit alone, marches of all of it first. Walks of one among many are done by hand. */
function* proposalsOf({ game, state }: Desk, prompt: Prompt, unit: number | undefined): Generator<unknown> {
  const figures = actOf(prompt).figures.filter(figure => sheetOf(state as State, figure).unit === unit);
  const shape = { ...prompt.shape, figures };
  const ends: Point[] = [];
  for (const choice of kindOf(game.system, prompt.shape).enumerate(state as never, shape, prompt.seat)) {
    const act = choice as Act;
    if (act.do === END.do) continue;
    const end = act.do === 'walk' ? act.path?.at(-1) : undefined;
    if (end !== undefined) {
      if (figures.length > 1 || ends.some(other => legLength(other, end) < APART)) continue;
      ends.push(end);
    }
    yield choice;
  }
}

interface Act {
  readonly do: string;
  readonly path?: readonly Point[];
}

/** Walks that end so near to one another are the same to people. */
const APART = cm(2);
