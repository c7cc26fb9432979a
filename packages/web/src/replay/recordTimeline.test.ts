import { playMatch, randomPlayer } from '@banneret/ai';
import { Journal, type MatchRecord } from '@banneret/kernel';
import { toy, toyGame, type Event, type Setup, type State } from '@banneret/toy';
import { expect, test } from 'vitest';
import { latest } from '../table/timeline.js';
import { inputsAt, recordTimeline } from './recordTimeline.js';

async function playedRecord(): Promise<MatchRecord> {
  const setup = toyGame.setupFor({ seats: 2 });
  if (!setup.ok) throw new Error(setup.problem.say);
  const journal = new Journal(toy, { kind: 'setup', setup: setup.value }, { seats: 2 });
  await playMatch<State, Event, Setup>(toy, journal.match, [randomPlayer, randomPlayer], {
    seed: 1,
    submit: input => journal.submit(input),
    current: () => journal.match,
  });
  return journal.record({ events: true });
}

test('a record is played through to the very end it had', async () => {
  const record = await playedRecord();
  const { timeline, eventsAfter, cutShort } = recordTimeline(toy, record);
  expect(cutShort).toBe(false);
  expect(timeline.events.map(({ type }) => type)).toEqual(
    (record.events as { type: string }[]).map(({ type }) => type),
  );
  expect(eventsAfter).toHaveLength(record.inputs.length + 1);
  expect(toy.result(latest(timeline) as never).scores).toBeDefined();
});

test('a moment belongs to the inputs that led to it, and to no later ones', async () => {
  const played = recordTimeline(toy, await playedRecord());
  for (const [inputs, events] of played.eventsAfter.entries()) {
    const found = inputsAt(played, events);
    expect(found).toBeGreaterThanOrEqual(inputs);
    expect(played.eventsAfter[found]).toBe(events);
  }
  expect(inputsAt(played, 0)).toBe(
    played.eventsAfter.filter(events => events === 0).length - (played.eventsAfter[0] === 0 ? 1 : 0),
  );
});

test('a record that the rules refuse is shown up to there', async () => {
  const record = await playedRecord();
  const at = record.inputs.findIndex(input => 'seat' in input);
  const inputs = record.inputs.map((input, i) => (i === at ? { seat: 0, choice: 'nonsense' } : input));
  const { eventsAfter, cutShort } = recordTimeline(toy, { ...record, inputs });
  expect(cutShort).toBe(true);
  expect(eventsAfter).toHaveLength(at + 1);
});
