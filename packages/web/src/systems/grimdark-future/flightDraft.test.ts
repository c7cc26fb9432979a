import { inches } from '@banneret/geometry';
import { grimdarkFutureGame, type State } from '@banneret/grimdark-future';
import type { Prompt } from '@banneret/kernel';
import { expect, test } from 'vitest';
import { cell } from '../../app/cell.js';
import { judgeFor, type Desk } from '../../table/desk.js';
import { fliesOff, flightOf, fly, flyTowards, ghostOfFlight, nextFlight } from './flightDraft.js';

/** A kite that flies to the right from here; 32 inches ahead of it stands a walker, or not. */
function asked(x: number, isBlocked = false): Desk {
  const read = grimdarkFutureGame.scenario.position({
    round: 1,
    active: 1,
    width: 72,
    depth: 48,
    units: [
      { player: 1, profile: 'kite', models: [[x, 24, 0]] },
      { player: 2, profile: 'lamp-walker', models: [isBlocked ? [x + 32, 24] : [60, 6]] },
    ],
  });
  if (!read.ok) throw new Error(JSON.stringify(read.problem));
  const { state } = read.value as { readonly state: State };
  const prompt = {
    seat: 0,
    ask: 'gdf.ask.flight',
    rule: 'GDF-AIR-05',
    shape: { kind: 'gdf.flight', unit: 0 },
  } as unknown as Prompt;
  const judge = (choice: unknown) => judgeFor(grimdarkFutureGame, state, prompt, choice);
  return { game: grimdarkFutureGame, state, prompt, judge, draft: cell<unknown>(undefined) } as unknown as Desk;
}

test('it begins with the shortest flight, and stays within what the rules give', () => {
  const desk = asked(6);
  expect(flightOf(desk)).toBe(inches(30));
  expect(nextFlight(desk, -1)).toBeUndefined();
  fly(desk, inches(31.1));
  expect(flightOf(desk)).toBe(inches(31));
  fly(desk, inches(99));
  expect(flightOf(desk)).toBe(inches(36));
  expect(nextFlight(desk, 1)).toBeUndefined();
  expect(nextFlight(desk, -1)).toBe(inches(35.75));
});

test('a step goes past the lengths that end in contact', () => {
  const desk = asked(6, true);
  expect(desk.judge(inches(32))).toMatchObject({ ok: false, because: [{ rule: 'GDF-AIR-04' }] });
  const before = flightOf(desk);
  expect(desk.judge(before).ok).toBe(true);
  const lengths = [before];
  for (let next = nextFlight(desk, 1); next !== undefined; next = nextFlight(desk, 1)) {
    fly(desk, next);
    lengths.push(next);
  }
  expect(lengths.every(length => desk.judge(length).ok)).toBe(true);
  expect(lengths).not.toContain(inches(32));
  expect(lengths.at(-1)).toBe(inches(36));
});

test('a drag counts along the course alone', () => {
  const desk = asked(6);
  flyTowards(desk, 0, { x: inches(6 + 33), y: inches(40) });
  expect(flightOf(desk)).toBe(inches(33));
  flyTowards(desk, 0, { x: inches(2), y: inches(24) });
  expect(flightOf(desk)).toBe(inches(30));
});

test('the ghost is where the flight ends, with the way there; beyond the edge it says so', () => {
  const desk = asked(6);
  fly(desk, inches(34));
  const { placed, ways, models } = ghostOfFlight(desk, 0);
  expect(models).toEqual([0]);
  expect(placed[0]?.at).toEqual({ x: inches(40), y: inches(24) });
  expect(ways[0]).toEqual([{ x: inches(6), y: inches(24) }, placed[0]?.at]);
  expect(fliesOff(desk, 0)).toBe(false);
  const near = asked(40);
  expect(fliesOff(near, 0)).toBe(false);
  fly(near, inches(36));
  expect(fliesOff(near, 0)).toBe(true);
});
