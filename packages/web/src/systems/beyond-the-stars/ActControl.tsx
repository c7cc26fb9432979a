import { sheetOf, type State } from '@banneret/beyond-the-stars';
import { kindOf, type Prompt } from '@banneret/kernel';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { useCell } from '../../app/cell.js';
import { Odds } from '../../controls/Odds.js';
import { Send } from '../../controls/Send.js';
import type { Desk } from '../../table/desk.js';
import { draftedChoice, draftChoice } from '../../tabletop/draft.js';
import { handsFor } from '../../tabletop/editing.js';
import { MoveHelp, ProposalList } from '../../tabletop/MoveParts.js';
import { push } from '../../tabletop/pushing.js';
import type { ControlProps } from '../webSystem.js';
import { actingUnit, actOf, questionOf } from './question.js';

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
  const proposals = useMemo(() => proposalsOf(desk, prompt, unit), [prompt, unit]);
  const units = [...new Set(actOf(prompt).figures.map(figure => sheetOf(state, figure).unit))];
  const choice = draftedChoice(desk);
  return (
    <div class="tt-control">
      <div class="options" role="radiogroup" aria-label={t.say('web.tt.which-unit')}>
        {units.map(id => (
          <button
            key={id}
            type="button"
            role="radio"
            class={desk.hint?.things.includes(String(id)) === true ? 'option hinted' : 'option'}
            aria-checked={id === unit}
            onKeyDown={event => push(handsFor(desk, questionOf(desk)), event)}
            onClick={() => {
              desk.selected.set(String(id));
              draftChoice(desk, undefined);
            }}
          >
            {state.battle.units[id]?.name[t.locale]}
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
      {unit !== undefined && <MoveHelp desk={desk} />}
      <ProposalList key={unit ?? 'none'} desk={desk} choices={proposals} open />
      {choice !== undefined && <Odds desk={desk} prompt={prompt} choice={choice} />}
      {choice !== undefined && <Send desk={desk} choice={choice} />}
    </div>
  );
}

/** What the game would think of for this unit alone: for all of them it would take too long. */
function proposalsOf({ game, state }: Desk, prompt: Prompt, unit: number | undefined): readonly unknown[] {
  if (unit === undefined) return [];
  const figures = actOf(prompt).figures.filter(figure => sheetOf(state as State, figure).unit === unit);
  const found: unknown[] = [];
  for (const figure of figures) {
    const shape = { ...prompt.shape, figures: [figure] };
    for (const choice of kindOf(game.system, prompt.shape).enumerate(state as never, shape, prompt.seat)) {
      if ((choice as { readonly do: string }).do !== END.do) found.push(choice);
      if (found.length >= MOST) return found;
    }
  }
  return found;
}
