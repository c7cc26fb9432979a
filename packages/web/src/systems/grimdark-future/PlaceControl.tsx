import type { State, UnitId } from '@banneret/grimdark-future';
import { isObject } from '@banneret/kernel';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { useCell } from '../../app/cell.js';
import { proposalsFor } from '../../controls/proposed.js';
import { Send } from '../../controls/Send.js';
import type { Desk } from '../../table/desk.js';
import type { ControlProps } from '../webSystem.js';
import { draftedChoice, draftChoice } from '../../tabletop/draft.js';
import { ghostOf, isPlacing } from './draft.js';
import { ProposalList } from '../../tabletop/MoveParts.js';
import { PlaceTools } from '../../tabletop/PlaceParts.js';
import { turned } from './movers.js';
import { push } from '../../tabletop/pushing.js';
import { handsOf } from './hands.js';
import { unitName } from './words.js';

/** Which unit is put down, and where: it appears where the game would put it and is dragged from there. */
export function PlaceControl({ desk, prompt }: ControlProps): JSX.Element {
  useCell(desk.draft);
  const { t } = desk;
  const { units = [] } = prompt.shape as { readonly units?: readonly UnitId[] };
  const choice = draftedChoice(desk);
  const chosen = isObject(choice) && typeof choice['unit'] === 'number' ? choice['unit'] : undefined;
  const take = (unit: UnitId): void => {
    desk.selected.set(String(unit));
    desk.draft.set({ kind: 'move-draft', order: 'place', single: false, choice: ofUnit(desk, unit)[0] });
  };
  const none = proposalsFor(desk).find(proposal => !units.some(unit => isOf(proposal, unit)));
  useEffect(() => {
    if (units.length === 1 && none === undefined) take(units[0] as UnitId);
  }, [prompt]);
  return (
    <div class="tt-control">
      <div class="options" role="radiogroup" aria-label={t.say('web.tt.which-unit')}>
        {units.map(unit => (
          <button
            key={unit}
            type="button"
            role="radio"
            class="option"
            aria-checked={chosen === unit}
            onClick={() => take(unit)}
            onKeyDown={event => push(handsOf(desk), event)}
          >
            {unitName(desk.state as State, unit, t)}
          </button>
        ))}
        {none !== undefined && (
          <button
            type="button"
            role="radio"
            class="option"
            aria-checked={choice === none}
            onClick={() => draftChoice(desk, none)}
          >
            {desk.game.tellChoice(desk.state, prompt, none, t)}
          </button>
        )}
      </div>
      {isPlacing(choice) && (
        <>
          <PlaceTools
            desk={desk}
            hands={handsOf(desk)}
            ghost={ghostOf(desk)}
            turn={by => draftChoice(desk, turned(choice, by))}
          />
          <ProposalList desk={desk} choices={ofUnit(desk, choice.unit)} />
        </>
      )}
      {choice !== undefined && (
        <Send desk={desk} choice={choice}>
          {t.say('web.tt.put-down')}
        </Send>
      )}
    </div>
  );
}

const isOf = (proposal: unknown, unit: UnitId): boolean => isObject(proposal) && proposal['unit'] === unit;

const ofUnit = (desk: Desk, unit: UnitId): readonly unknown[] =>
  proposalsFor(desk).filter(proposal => isOf(proposal, unit));
