import { isObject } from '@banneret/kernel';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { useCell } from '../../app/cell.js';
import { Odds } from '../../controls/Odds.js';
import { proposalsFor } from '../../controls/proposed.js';
import { Send } from '../../controls/Send.js';
import type { ControlProps } from '../webSystem.js';
import { orderDraftOf } from './draft.js';
import { MoveHelp, ProposalList } from '../../tabletop/MoveParts.js';
import { DRAGGED, isDragged, orderedUnit } from './movers.js';
import { push } from '../../tabletop/pushing.js';
import { handsOf } from './hands.js';

const HOLD = { order: 'hold' } as const;

/** Hold, move or charge. Moves are dragged on the board, pushed with the arrow keys, or taken from the proposals. */
export function OrderControl({ desk, prompt }: ControlProps): JSX.Element {
  useCell(desk.draft);
  const { t } = desk;
  const draft = orderDraftOf(desk);
  const unit = orderedUnit(prompt) ?? 0;
  useEffect(() => desk.selected.set(String(unit)), [unit]);
  const proposals = proposalsFor(desk);
  const orders = [...new Set(['hold', ...DRAGGED, ...proposals.map(orderOf)])];
  const choice = draft.order === 'hold' ? HOLD : draft.choice;
  const take = (order: string): void =>
    desk.draft.set({ kind: 'move-draft', order, single: false, ...(order === 'hold' && { choice: HOLD }) });
  return (
    <div class="tt-control">
      <div class="row" role="radiogroup" aria-label={t.say('web.gdf.order')}>
        {orders.map(order => (
          <button
            key={order}
            type="button"
            role="radio"
            class="button"
            aria-checked={draft.order === order}
            onClick={() => take(order)}
            onKeyDown={event => isDragged(draft.order) && push(handsOf(desk), event)}
          >
            {t.say(`web.gdf.order.${order}`)}
          </button>
        ))}
      </div>
      {isDragged(draft.order) && <MoveHelp desk={desk} />}
      {draft.order === 'charge' && <p class="quiet">{t.say('web.gdf.charge')}</p>}
      <ProposalList
        key={draft.order}
        desk={desk}
        choices={draft.order === 'hold' ? [] : proposals.filter(proposed => orderOf(proposed) === draft.order)}
        open={draft.order === 'charge'}
      />
      {choice !== undefined && <Odds desk={desk} prompt={prompt} choice={choice} />}
      {choice !== undefined && <Send desk={desk} choice={choice} />}
    </div>
  );
}

const orderOf = (choice: unknown): string =>
  isObject(choice) && typeof choice['order'] === 'string' ? choice['order'] : 'hold';
