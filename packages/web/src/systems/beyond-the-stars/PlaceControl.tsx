import {
  berthed,
  berthIn,
  berthsOf,
  type Berth,
  type Placement,
  type PlaceQuestion,
  type State,
} from '@banneret/beyond-the-stars';
import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { useCell } from '../../app/cell.js';
import { firstProposal, proposalsFor } from '../../controls/proposed.js';
import { Send } from '../../controls/Send.js';
import type { Desk } from '../../table/desk.js';
import { draftedChoice, draftChoice } from '../../tabletop/draft.js';
import { handsFor } from '../../tabletop/editing.js';
import { standsTurned } from '../../tabletop/formation.js';
import { ProposalList } from '../../tabletop/MoveParts.js';
import { PlaceTools } from '../../tabletop/PlaceParts.js';
import { push } from '../../tabletop/pushing.js';
import type { ControlProps } from '../webSystem.js';
import { ghostOfPlacement, isPlacement, placeOf, questionOf } from './question.js';
import { figureName, unitName } from './words.js';

/** Where a unit is put: it appears where the game would put it and is dragged from there, as a whole or one by one. */
export function PlaceControl({ desk, prompt }: ControlProps): JSX.Element {
  useCell(desk.draft);
  const { t } = desk;
  const state = desk.state as State;
  const ask = placeOf(prompt);
  const hands = handsFor(desk, questionOf(desk));
  const choice = draftedChoice(desk);
  const first = firstProposal(desk);
  useEffect(() => {
    desk.selected.set(String(ask.unit));
    if (draftedChoice(desk) === undefined) draftChoice(desk, first);
  }, [prompt]);
  return (
    <div class="tt-control">
      <p class="about">{unitName(desk, ask.unit)}</p>
      <button
        type="button"
        class="button"
        onKeyDown={event => push(hands, event)}
        onClick={() => draftChoice(desk, first)}
      >
        {t.say('web.tt.as-proposed')}
      </button>
      {isPlacement(choice) && (
        <>
          <PlaceTools
            desk={desk}
            hands={hands}
            ghost={ghostOfPlacement(state, ask.unit, choice)}
            turn={by => draftChoice(desk, { ...choice, spots: standsTurned(choice.spots, by) })}
          />
          <Berths desk={desk} ask={ask} placement={choice} />
        </>
      )}
      <ProposalList desk={desk} choices={proposalsFor(desk)} />
      {choice !== undefined && (
        <Send desk={desk} choice={choice}>
          {isPlacement(choice) ? t.say('web.tt.put-down') : desk.game.tellChoice(state, prompt, choice, t)}
        </Send>
      )}
    </div>
  );
}

interface BerthsProps {
  readonly desk: Desk;
  readonly ask: PlaceQuestion;
  readonly placement: Placement;
}

/** Whoever need not stand on the table: the unit's Transport and buildings take them in. */
function Berths({ desk, ask, placement }: BerthsProps): JSX.Element | null {
  const state = desk.state as State;
  const free = useMemo(
    () =>
      ask.figures
        .map(figure => ({ figure, berths: berthsOf(state, ask, figure) }))
        .filter(({ berths }) => berths.length > 1),
    [state, ask],
  );
  if (free.length === 0) return null;
  return (
    <details class="tt-berths">
      <summary>{desk.t.say('web.bts.berths')}</summary>
      {free.map(({ figure, berths }) => (
        <label key={figure} class="field">
          <span>{figureName(desk, figure)}</span>
          <select
            value={keyOf(berthIn(placement, figure))}
            onChange={({ currentTarget: { value } }) => {
              const berth = berths.find(one => keyOf(one) === value);
              if (berth !== undefined) draftChoice(desk, berthed(state, ask, placement, figure, berth));
            }}
          >
            {berths.map(berth => (
              <option key={keyOf(berth)} value={keyOf(berth)}>
                {berthWords(desk, berth)}
              </option>
            ))}
          </select>
        </label>
      ))}
    </details>
  );
}

const keyOf = (berth: Berth): string => (berth.kind === 'inside' ? `${berth.piece} ${berth.storey}` : berth.kind);

function berthWords({ state, t }: Desk, berth: Berth): string {
  if (berth.kind !== 'inside') return t.say(`web.bts.berth.${berth.kind}`);
  const building = (state as State).battle.terrain[berth.piece]?.name[t.locale] ?? '';
  return t.say('web.bts.berth.inside', { building, storey: berth.storey });
}
