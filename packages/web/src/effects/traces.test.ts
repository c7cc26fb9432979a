import { at43Game } from '@banneret/at-43';
import { expect, test } from 'vitest';
import { storyOf } from '../../test/stories.js';
import { effectsOf } from '../systems/at-43/effects.js';
import type { WebSystem } from '../systems/webSystem.js';
import type { Timeline } from '../table/timeline.js';
import { NO_TRACES, tracesAfter } from './traces.js';

const t = { say: (key: string): string => key, locale: 'en' } as never;
const system = { effects: effectsOf } as unknown as WebSystem;
const story = storyOf(at43Game, 'a');
const timeline: Timeline = {
  first: story[0]?.before,
  events: story.map(({ event }) => event),
  states: story.map(({ after }) => after),
};

const happened = (type: string): readonly number[] => story.flatMap(({ event }, i) => (event.type === type ? [i] : []));
const after = (events: number) => tracesAfter(system, timeline, events, t);

test('where somebody fell there is a mark until the next turn, and none before he fell', () => {
  const [fell = NaN] = happened('fighter.lost');
  const next = happened('turn.began').find(at => at > fell) ?? NaN;
  expect(after(fell)).toEqual(NO_TRACES);
  expect(after(fell + 1).fallen.length).toBe(1);
  const until = happened('fighter.lost').filter(at => at < next).length;
  expect(after(next).fallen.length).toBe(until);
  expect(after(next + 1).fallen).toEqual([]);
});

test('burnt ground stays burnt, however one comes to look at it', () => {
  const landed = happened('template.landed');
  expect(landed.length).toBeGreaterThan(1);
  expect(after(timeline.events.length).scorches.length).toBe(landed.length);
  expect(after((landed[0] ?? NaN) + 1).scorches.length).toBe(1);
  expect(after(landed[0] ?? NaN).scorches).toEqual([]);
});
