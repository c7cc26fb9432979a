import { randomChoice } from '@banneret/ai';
import { seededRng, type Match, type Rng } from '@banneret/kernel';
import { toy, toyGame, type Event, type Setup, type State } from '@banneret/toy';
import { describe, expect, it } from 'vitest';
import { folded } from './folding.js';
import type { Op } from './op.js';
import type { RoomBrief } from './room.js';
import { SettlingRoom } from './settlingRoom.js';

const setup = toyGame.setupFor({ seats: 2 });
if (!setup.ok) throw new Error(setup.problem.say);
const brief: RoomBrief = {
  start: { kind: 'setup', setup: setup.value },
  seats: 2,
  dice: { seed: '3'.repeat(64), contributions: ['a', 'b'] },
};

type ToyRoom = SettlingRoom<State, Event, Setup>;

/** Answers, sometimes once for all, and takes back whatever may be taken back, and more by consent. */
function playWildly(room: ToyRoom, rng: Rng, steps: number): void {
  for (let i = 0; i < steps && !room.isOver; i++) {
    const what = rng.below(10);
    if (what === 0) room.rewind(rng.below(room.inputs + 1));
    else if (what === 1) room.undo(rng.below(2));
    else if (what === 2) room.spare(rng.below(2), rng.below(2) === 0);
    else answerAtRandom(room, rng);
  }
}

function answerAtRandom(room: ToyRoom, rng: Rng): void {
  const [seat = 0] = room.snapshot('public').view.awaited.map(asked => asked.seat);
  const { view } = room.snapshot(seat);
  const pending = { kind: 'decision', prompts: [view.prompt], together: false, sealed: [] };
  const choice = randomChoice(toy, { state: view.state, pending } as unknown as Match<State>, seat, rng);
  expect(room.answer(seat, view.wait, choice, rng.below(6) === 0).ok).toBe(true);
}

describe('a log without what was taken back', () => {
  it('opens to the very same room', () => {
    for (let seed = 0; seed < 40; seed++) {
      const rng = seededRng('folding', seed);
      const log: Op[] = [];
      const room = new SettlingRoom(toy, brief, (_at, ops) => void log.push(...ops));
      playWildly(room, rng, 60);
      const again = new SettlingRoom(toy, brief, () => expect.unreachable('nothing new may happen'), log);
      for (const viewer of [0, 1, 'public'] as const) {
        expect(again.snapshot(viewer)).toEqual(room.snapshot(viewer));
        expect(again.news(viewer)).toBe(room.news(viewer));
      }
      expect([again.standing(0), again.standing(1)]).toEqual([room.standing(0), room.standing(1)]);
      expect([again.spares(0), again.spares(1)]).toEqual([room.spares(0), room.spares(1)]);
      expect(again.record()).toEqual(room.record());
      expect(again.draws).toEqual(room.draws);
      // And they go on alike, with the same rolls.
      const [one, two] = [seededRng('on', seed), seededRng('on', seed)];
      const went = new SettlingRoom(toy, brief, () => undefined, log);
      for (let i = 0; i < 5 && !room.isOver; i++) {
        answerAtRandom(room, one);
        answerAtRandom(went, two);
      }
      expect(went.record()).toEqual(room.record());
    }
  });

  it('is as short as the match that stands, however often it was taken back', () => {
    const log: Op[] = [];
    const room = new SettlingRoom(toy, brief, (_at, ops) => void log.push(...ops));
    const rng = seededRng('bomb');
    for (let i = 0; i < 500; i++) {
      answerAtRandom(room, rng);
      room.rewind(0);
    }
    expect(log.length).toBeGreaterThan(1000);
    expect(folded(log)?.ops.filter(({ op }) => op === 'choice' || op === 'chance')).toHaveLength(room.inputs);
    expect(folded(log)?.takenBack).toBe(500);
  });

  it('of old is played as it stands, since it does not say how far an undo went', () => {
    expect(folded([{ op: 'undo', seat: 0 }])).toBeUndefined();
  });
});
