import { randomChoice } from '@banneret/ai';
import { seededRng, verifyRecord, type Match, type MatchView, type Rng } from '@banneret/kernel';
import { toy, toyGame, type Event, type Setup, type State } from '@banneret/toy';
import { describe, expect, test } from 'vitest';
import { commitmentOf, fairOutcome } from './fairness.js';
import { readOp, type Op } from './op.js';
import { beside } from './protocol.js';
import type { Room, RoomBrief } from './room.js';
import { SettlingRoom } from './settlingRoom.js';
import { verifyDice } from './verify/seedDice.js';

const SEED = '7'.repeat(64);
const contributionsOf = (seats: number): string[] => Array.from({ length: seats }, (_, seat) => `seat ${seat}`);

function briefFor(seats = 2): RoomBrief {
  const setup = toyGame.setupFor({ seats });
  if (!setup.ok) throw new Error(setup.problem.say);
  const dice = { seed: SEED, contributions: contributionsOf(seats) };
  return { start: { kind: 'setup', setup: setup.value }, seats, dice };
}

type ToyRoom = Room<State, Event, Setup>;

function opened(brief = briefFor()): { room: ToyRoom; log: Op[] } {
  const log: Op[] = [];
  const room = new SettlingRoom(toy, brief, (at, ops) => {
    expect(at).toBe(log.length);
    log.push(...ops);
  });
  return { room, log };
}

/** A view is all that is needed to answer: shapes judge and sample on states with blanks. */
function answerAtRandom(room: ToyRoom, rng: Rng): void {
  const [seat] = room.snapshot('public').view.awaited.map(asked => asked.seat);
  const view = room.snapshot(seat as number).view;
  const asMatch = {
    state: view.state,
    pending: { kind: 'decision', prompts: [view.prompt], together: false, sealed: [] },
  };
  const choice = randomChoice(toy, asMatch as unknown as Match<State>, seat as number, rng);
  const ruling = room.answer(seat as number, view.wait, choice);
  expect(ruling.ok).toBe(true);
}

function playedOut(room: ToyRoom, seed: number): void {
  const rng = seededRng('room', seed);
  while (!room.isOver) answerAtRandom(room, rng);
}

describe('a room', () => {
  test('every viewer that folds its updates sees the board of a fresh snapshot', () => {
    const { room } = opened(briefFor(3));
    const viewers = [0, 1, 2, 'public'] as const;
    const clients = viewers
      .map(viewer => ({ viewer, ...room.snapshot(viewer) }))
      .map(({ viewer, view, events, epoch }) => ({ viewer, state: view.state, told: events.length, epoch }));
    const rng = seededRng('fold');
    while (!room.isOver) {
      answerAtRandom(room, rng);
      for (const client of clients) {
        const update = room.since(client.viewer, client.epoch, client.told);
        if (update === undefined) throw new Error('no update');
        for (const event of update.events) toy.reduce(client.state, event);
        client.told += update.events.length;
        const { view, events } = room.snapshot(client.viewer);
        expect(client.state).toEqual(view.state);
        expect(client.told).toBe(events.length);
        expect(update.view).toEqual({ ...view, state: undefined } as Partial<MatchView<State>> & object);
      }
    }
  });

  test('folding all that happened into the first board gives the present one, for every viewer', () => {
    const { room } = opened(briefFor(3));
    playedOut(room, 5);
    for (const viewer of [0, 1, 2, 'public'] as const) {
      const { first, events, view } = room.snapshot(viewer);
      expect(first.round).toBe(0);
      for (const event of events) toy.reduce(first, event);
      expect(first).toEqual(view.state);
    }
  });

  test('opened again from its log it is the same room', () => {
    const { room, log } = opened();
    const rng = seededRng('again');
    for (let i = 0; i < 6; i++) answerAtRandom(room, rng);
    const again = new SettlingRoom(toy, briefFor(), () => expect.unreachable('nothing new to persist'), log);
    expect(again.snapshot(0)).toEqual({ ...room.snapshot(0) });
    expect(again.record()).toEqual(room.record());
  });

  test('the log survives a journey through JSON, and damaged lines are found', () => {
    const { room, log } = opened();
    playedOut(room, 1);
    const travelled = log.map(op => readOp(JSON.parse(JSON.stringify(op)) as unknown));
    expect(travelled).toEqual(log);
    for (const bad of [
      null,
      7,
      {},
      { op: 'choice' },
      { op: 'chance', outcome: ['x'], draw: 0 },
      { op: 'undo', seat: -1 },
    ])
      expect(readOp(bad)).toBeUndefined();
  });

  test('what cannot be persisted has not happened', () => {
    let broken = false;
    const log: Op[] = [];
    const persist = (_at: number, ops: readonly Op[]): void => {
      if (broken) throw new Error('disk full');
      log.push(...ops);
    };
    const room = new SettlingRoom(toy, briefFor(), persist);
    const rng = seededRng('broken');
    answerAtRandom(room, rng);
    const kept = [...log];
    broken = true;
    expect(() => answerAtRandom(room, rng)).toThrow('disk full');
    expect(log).toEqual(kept);
    const reopened = new SettlingRoom(toy, briefFor(), persist, log);
    expect(reopened.inputs).toBeLessThan(room.inputs);
  });

  test('a stale or foreign answer is refused and nothing is written', () => {
    const { room, log } = opened();
    const lines = log.length;
    const { view } = room.snapshot('public');
    const asked = view.awaited[0]?.seat as number;
    expect(room.answer(asked, view.wait + 1, 0).ok).toBe(false);
    expect(room.answer(9, view.wait, 0).ok).toBe(false);
    expect(room.answer(asked, view.wait, { nonsense: true }).ok).toBe(false);
    expect(log.length).toBe(lines);
  });

  test('after a rewind the epoch changes, old updates are refused and the rolls are new', () => {
    const { room, log } = opened();
    playedOut(room, 3);
    const before = room.snapshot(0);
    const draws = room.draws.length;
    room.rewind(0);
    expect(room.since(0, before.epoch, before.events.length)).toBeUndefined();
    expect(room.snapshot(0).epoch).toBe(before.epoch + 1);
    playedOut(room, 3);
    expect(Math.min(...room.draws)).toBeGreaterThanOrEqual(draws);
    const again = new SettlingRoom(toy, briefFor(), () => undefined, log);
    expect(again.record()).toEqual(room.record());
    expect(again.draws).toEqual(room.draws);
  });

  test('undo takes back a choice that nobody has answered', () => {
    const { room, log } = opened();
    const rng = seededRng('undo');
    for (;;) {
      const asked = room.snapshot('public').view.awaited[0]?.seat as number;
      answerAtRandom(room, rng);
      if (!room.mayUndo(asked).ok) continue;
      const inputs = room.inputs;
      expect(room.undo(asked).ok).toBe(true);
      expect(room.inputs).toBe(inputs - 1);
      expect(log.at(-1)).toEqual({ op: 'undo', seat: asked, inputs: inputs - 1 });
      const again = new SettlingRoom(toy, briefFor(), () => undefined, log);
      expect(again.snapshot(asked)).toEqual(room.snapshot(asked));
      return;
    }
  });
});

describe('dice that can be checked', () => {
  function recordOf(room: ToyRoom) {
    const fairness = {
      commitment: commitmentOf(SEED),
      seed: SEED,
      contributions: contributionsOf(2),
      draws: room.draws,
    };
    return { ...room.record(), fairness };
  }

  test('a whole game is fair, also when part of it was taken back', () => {
    const { room } = opened();
    playedOut(room, 5);
    room.rewind(4);
    playedOut(room, 6);
    const record = recordOf(room);
    expect(verifyRecord(toy, record).divergence).toBeUndefined();
    expect(verifyDice(toy, record)).toMatchObject({ fair: true });
  });

  test('another seed, another contribution or a changed roll is found', () => {
    const { room } = opened();
    playedOut(room, 5);
    const record = recordOf(room);
    const { fairness } = record;
    expect(verifyDice(toy, { ...record, fairness: { ...fairness, seed: '8'.repeat(64) } })).toMatchObject({
      say: 'room.verify.other-seed',
    });
    const swapped = { ...fairness, contributions: [...fairness.contributions].reverse() };
    expect(verifyDice(toy, { ...record, fairness: swapped })).toMatchObject({ say: 'room.verify.other-roll' });
    const reused = { ...fairness, draws: fairness.draws.map(() => 0) };
    expect(verifyDice(toy, { ...record, fairness: reused })).toMatchObject({ fair: false });
    const { fairness: _, ...bare } = record;
    expect(verifyDice(toy, bare)).toMatchObject({ say: 'room.verify.no-promise' });
  });

  test('each face of a die comes as often as the others', () => {
    const chance = { kind: 'dice', count: 60_000, sides: 6, rule: 'TOY', why: 'toy' } as const;
    const faces = fairFaces(chance.count);
    for (let face = 1; face <= 6; face++) {
      const count = faces.filter(f => f === face).length;
      expect(Math.abs(count - 10_000)).toBeLessThan(500); // more than five standard deviations
    }
  });
});

const fairFaces = (count: number): readonly number[] =>
  fairOutcome({ seed: SEED, contributions: ['a', 'b'] }, 0, { kind: 'dice', count, sides: 6, rule: 'TOY', why: 'toy' });

describe('standing answers', () => {
  /** Plays on until a seat is asked the same again after it has answered; gives how often it had to be asked. */
  function timesAsked(always: boolean): { readonly asked: number; readonly room: ToyRoom; readonly log: Op[] } {
    const { room, log } = opened();
    const rng = seededRng('standing');
    let asked = 0;
    while (!room.isOver) {
      const view = room.snapshot(0).view;
      const isAsked = view.awaited.some(({ seat }) => seat === 0) && view.prompt?.ask === BID;
      if (!isAsked) {
        answerAtRandom(room, rng);
        continue;
      }
      asked++;
      expect(room.answer(0, view.wait, 0, always).ok).toBe(true);
    }
    return { asked, room, log };
  }

  const BID = opened().room.snapshot(0).view.prompt?.ask as string;

  test('a question that was answered once for all is not asked again', () => {
    expect(timesAsked(false).asked).toBeGreaterThan(1);
    expect(timesAsked(true).asked).toBe(1);
  });

  test('they are the seat’s own: nobody else is told', () => {
    const { room } = timesAsked(true);
    expect(room.standing(0)).toEqual({ [BID]: 0 });
    expect(room.standing(1)).toEqual({});
    expect(beside(room, 0).standing).toEqual({ [BID]: 0 });
    expect(beside(room, 1).standing).toEqual({});
    expect(beside(room, 'public')).toMatchObject({ standing: {}, mayUndo: false });
  });

  test('they survive with the log, and the log plays to the same end', () => {
    const { room, log } = timesAsked(true);
    const again = new SettlingRoom(toy, briefFor(), () => expect.unreachable('nothing new may happen'), log);
    expect(again.standing(0)).toEqual({ [BID]: 0 });
    expect(again.record()).toEqual(room.record());
    expect(log.map(op => readOp(JSON.parse(JSON.stringify(op))))).toEqual(log);
  });

  test('falls with the answer it came with, when that is taken back; a log with it reads the same', () => {
    const { room, log } = opened();
    const { wait } = room.snapshot(0).view;
    expect(room.answer(0, wait, 0, true).ok).toBe(true);
    expect(room.standing(0)).toEqual({ [BID]: 0 });
    expect(room.undo(0)).toEqual({ ok: true });
    expect(room.standing(0)).toEqual({});
    expect(new SettlingRoom(toy, briefFor(), () => undefined, log).standing(0)).toEqual({});
    expect(room.answer(0, room.snapshot(0).view.wait, 0, true).ok).toBe(true);
    room.rewind(0);
    expect(room.standing(0)).toEqual({});
  });

  test('whoever withdraws is asked again', () => {
    const { room } = opened();
    const { wait } = room.snapshot(0).view;
    expect(room.answer(0, wait, 0, true).ok).toBe(true);
    expect(room.withdraw(0, BID).ok).toBe(true);
    expect(room.standing(0)).toEqual({});
    const rng = seededRng('withdrawn');
    for (let i = 0; i < 200 && room.snapshot(0).view.prompt?.ask !== BID && !room.isOver; i++)
      answerAtRandom(room, rng);
    expect(room.snapshot(0).view.prompt?.ask).toBe(BID);
  });
});
