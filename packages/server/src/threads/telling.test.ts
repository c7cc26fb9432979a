import { setImmediate } from 'node:timers/promises';
import type { ServerMessage } from '@banneret/room';
import { expect, it } from 'vitest';
import { Telling } from './telling.js';

const mistake = (say: string): ServerMessage => ({ kind: 'mistake', say });

function listened() {
  const told: { readonly guests: readonly number[]; readonly text: string }[] = [];
  const telling = new Telling((guests, bytes) => void told.push({ guests, text: new TextDecoder().decode(bytes) }));
  return { telling, told };
}

it('tells many the same in one go', async () => {
  const { telling, told } = listened();
  const news = mistake('news');
  for (const guest of [1, 2, 3]) telling.tell(guest, news);
  expect(told).toEqual([]);
  await setImmediate();
  expect(told).toEqual([{ guests: [1, 2, 3], text: JSON.stringify(news) }]);
});

it('keeps the order in which each hears things', async () => {
  const { telling, told } = listened();
  const [first, second] = [mistake('first'), mistake('second')];
  telling.tell(1, first);
  telling.tell(2, first);
  telling.tell(1, second);
  telling.tell(2, first);
  telling.flush();
  expect(told.map(({ guests, text }) => [guests, (JSON.parse(text) as { say: string }).say])).toEqual([
    [[1, 2], 'first'],
    [[1], 'second'],
    [[2], 'first'],
  ]);
  await setImmediate();
  expect(told).toHaveLength(3);
});
