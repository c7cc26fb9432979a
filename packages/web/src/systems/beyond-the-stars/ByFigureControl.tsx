import { sheetOf, type FigureId, type State } from '@banneret/beyond-the-stars';
import { isObject } from '@banneret/kernel';
import type { JSX } from 'preact';
import { useCell } from '../../app/cell.js';
import { Odds } from '../../controls/Odds.js';
import { proposalsFor } from '../../controls/proposed.js';
import { Send } from '../../controls/Send.js';
import { isHinted } from '../../table/desk.js';
import { draftedChoice, draftChoice } from '../../tabletop/draft.js';
import { ProposalList } from '../../tabletop/MoveParts.js';
import type { ControlProps } from '../webSystem.js';
import { figureName } from './words.js';

const figureOf = (choice: unknown): FigureId | undefined =>
  isObject(choice) && typeof choice['figure'] === 'number' ? choice['figure'] : undefined;

/** Orders and heroic actions: first who, by name or by a look at the unit; then what; or nobody any more. */
export function ByFigureControl({ desk, prompt }: ControlProps): JSX.Element {
  useCell(desk.draft);
  const selected = Number(useCell(desk.selected) ?? -1);
  const { t } = desk;
  const state = desk.state as State;
  const proposals = proposalsFor(desk);
  const figures = [...new Set(proposals.flatMap(proposal => figureOf(proposal) ?? []))];
  const choice = draftedChoice(desk);
  const inUnit = figures.filter(figure => sheetOf(state, figure).unit === selected);
  const who = figureOf(choice) ?? (figures.length === 1 ? figures[0] : inUnit[0]);
  const others = proposals.filter(proposal => figureOf(proposal) === undefined);
  return (
    <div class="tt-control">
      <div class="options" role="radiogroup" aria-label={t.say('web.bts.who')}>
        {figures.map(figure => (
          <button
            key={figure}
            type="button"
            role="radio"
            class={
              desk.hint?.things.includes(String(sheetOf(state, figure).unit)) === true ? 'option hinted' : 'option'
            }
            aria-checked={figure === who}
            onClick={() => {
              desk.selected.set(String(sheetOf(state, figure).unit));
              draftChoice(
                desk,
                proposals.find(proposal => figureOf(proposal) === figure),
              );
            }}
          >
            {figureName(desk, figure)}
          </button>
        ))}
      </div>
      {who !== undefined && (
        <ProposalList key={who} desk={desk} choices={proposals.filter(proposal => figureOf(proposal) === who)} open />
      )}
      {figureOf(choice) !== undefined && <Odds desk={desk} prompt={prompt} choice={choice} />}
      {figureOf(choice) !== undefined && <Send desk={desk} choice={choice} />}
      {figures.length === 0 && others[0] !== undefined && (
        <Send desk={desk} choice={others[0]}>
          {desk.game.tellChoice(state, prompt, others[0], t)}
        </Send>
      )}
      {(figures.length === 0 ? [] : others).map((other, i) => (
        <button
          key={i}
          type="button"
          class={isHinted(desk, other) ? 'button wide hinted' : 'button wide'}
          onClick={() => desk.answer(other)}
        >
          {desk.game.tellChoice(state, prompt, other, t)}
        </button>
      ))}
    </div>
  );
}
