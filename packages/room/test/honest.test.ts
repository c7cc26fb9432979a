import { seededRng, type Rng } from '@banneret/kernel';
import { verifyRecord } from '@banneret/room';
import { shelf } from '@banneret/shelf';
import { describe, expect, test } from 'vitest';
import { TestMatch } from './match.js';

// Nothing is worse than a check that calls honest people cheats: whatever may befall a match, it is proved afterwards.

const HAPPENINGS: readonly ((match: TestMatch, rng: Rng) => void)[] = [
  match => match.reopen(),
  (match, rng) => match.room.rewind(Math.max(0, match.room.inputs - 1 - rng.below(12))),
  (match, rng) => void match.room.undo(rng.below(2)),
  (match, rng) => void match.move(rng.below(2)),
  match => match.devices.get(0)?.forget(),
  (match, rng) => {
    const seat = rng.below(2);
    match.silent.add(seat);
    match.settle();
    match.reopen();
    match.silent.delete(seat);
  },
  (match, rng) => {
    // Somebody moves while a roll falls.
    const seat = rng.below(2);
    match.silent.add(seat);
    if (match.room.asked.length > 0) match.answer();
    if (!match.room.isOver) match.move(seat);
    match.silent.delete(seat);
  },
];

function eventful(match: TestMatch, seed: number, answers: number): void {
  const rng = seededRng('happenings', seed);
  match.play(answers, () => {
    if (rng.below(5) === 0) HAPPENINGS[rng.below(HAPPENINGS.length)]?.(match, rng);
  });
  if (!match.room.isOver) match.room.end({ how: 'drawn' });
}

describe.each(shelf.map(({ game }) => [game.system.id, game] as const))('%s', (_, game) => {
  test.each([1, 2, 3])('match %i, with all that can befall it, is proved', seed => {
    const clock = seed === 3 ? { clock: { kind: 'days', days: 2 } as const } : {};
    const match = new TestMatch({ game, ...clock }, seed);
    eventful(match, seed, 45);
    const { honest, faults, figures } = verifyRecord(game.system, match.record(), match.witnesses);
    expect({ honest, faults }).toEqual({ honest: true, faults: [] });
    expect(figures?.made).toBeGreaterThan(0);
    expect([...match.devices.values()].flatMap(({ suspicions }) => suspicions)).toEqual([]);
  });
});
