import type { OrderShape } from '@banneret/kernel';
import type { JSX } from 'preact';
import { useCell } from '../app/cell.js';
import { useWords } from '../app/language.js';
import type { ControlProps } from '../systems/webSystem.js';
import { Send } from './Send.js';

export function Order({ desk, prompt }: ControlProps<OrderShape>): JSX.Element {
  const t = useWords();
  const order = (useCell(desk.draft) as readonly number[] | undefined) ?? prompt.shape.of;
  const swap = (at: number, by: number): void => {
    const next = [...order];
    [next[at], next[at + by]] = [next[at + by] as number, next[at] as number];
    desk.draft.set(next);
  };
  return (
    <div>
      <ol class="ordering">
        {order.map((id, at) => {
          const item = desk.item(id);
          return (
            <li key={id}>
              <span>{item}</span>
              <button
                type="button"
                class="button small"
                disabled={at === 0}
                onClick={() => swap(at, -1)}
                aria-label={t('web.earlier', { item })}
              >
                ↑
              </button>
              <button
                type="button"
                class="button small"
                disabled={at === order.length - 1}
                onClick={() => swap(at, 1)}
                aria-label={t('web.later', { item })}
              >
                ↓
              </button>
            </li>
          );
        })}
      </ol>
      <Send desk={desk} choice={order} />
    </div>
  );
}
