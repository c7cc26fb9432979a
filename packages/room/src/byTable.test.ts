import { ask, done, goto, PASS, pick, kernelShapes, seededRng, type GameSystem, type Seat } from '@banneret/kernel';
import { describe, expect, test } from 'vitest';
import { Guests } from './guests.js';
import { readOp, type Op } from './op.js';
import { Patience, type Clock } from './patience.js';
import type { ServerMessage } from './protocol.js';
import { MOST_STANDING_IN_A_ROW, type RoomBrief } from './room.js';
import { SettlingRoom } from './settlingRoom.js';
import { drawFrom, LOCAL_PAUSE, ONLINE_PAUSE, pausesFor, veiledBudget } from './veil.js';

interface Board {
  rounds: number;
  /** Whether seat 1 can shoot is known to seat 1 alone. */
  armed: boolean;
  lines: string[];
}

type Noted = { readonly type: 'noted'; readonly line: string };
type Setup = { readonly armed: boolean; readonly rounds?: number };

const question = (seat: Seat, name: string, options: readonly string[], veiled = false) => ({
  seat,
  ask: name,
  rule: 'T-1',
  shape: pick(options),
  ...(veiled && { veiled }),
});

/** Round after round: seat 0 goes left or right, says the one thing it may say, seat 1 nods, and may shoot if it is armed. */
const duel: GameSystem<Board, Noted, Setup> = {
  id: 'duel',
  version: '1',
  main: 'main',
  procedures: {
    main: {
      begin: c => (c.state.rounds === 0 ? done() : ask(question(0, 'go', ['left', 'right']), 'gone')),
      gone: (c, _v, way: string) => (c.emit({ type: 'noted', line: way }), ask(question(0, 'say', ['hm']), 'said')),
      said: () => ask(question(1, 'nod', ['yes']), 'nodded'),
      nodded: c => ask(question(1, 'shoot', c.state.armed ? [PASS, 'bang'] : [PASS], true), 'shot'),
      shot: (c, _v, shot: string) => (c.emit({ type: 'noted', line: shot }), goto('begin')),
    },
  },
  shapes: kernelShapes,
  seats: () => 2,
  setup: ({ armed, rounds = 3 }) => ({ armed, rounds, lines: [] }),
  reduce(state, { line }) {
    state.lines.push(line);
    if (line === PASS || line === 'bang') state.rounds--;
  },
  clone: state => ({ ...state, lines: [...state.lines] }),
  result: () => ({ winners: [] }),
  view: (state, viewer) => ({ ...state, armed: viewer === 1 && state.armed, lines: [...state.lines] }),
  redact: event => event,
  imagine: view => ({ ...view, lines: [...view.lines] }),
};

function laid(armed: boolean, more: Partial<RoomBrief> = {}) {
  const log: Op[] = [];
  const brief: RoomBrief = {
    start: { kind: 'setup', setup: { armed } },
    seats: 2,
    dice: { seed: '7'.repeat(64), contributions: ['a', 'b'] },
    ...more,
  };
  const room = new SettlingRoom(duel, brief, (_at, ops) => void log.push(...ops));
  const again = (): typeof room => new SettlingRoom(duel, brief, (_at, ops) => void log.push(...ops), [...log]);
  return { room, log, again };
}

type DuelRoom = ReturnType<typeof laid>['room'];

const answer = (room: DuelRoom, seat: Seat, choice: string): boolean =>
  room.answer(seat, room.snapshot(seat).view.wait, choice).ok;

const lines = (room: DuelRoom): readonly string[] => room.snapshot('public').view.state.lines;

describe('a question with one legal answer', () => {
  test('is answered by the table as an input of the record, marked in the log', () => {
    const { room, log } = laid(true);
    expect(answer(room, 0, 'left')).toBe(true);
    expect(log).toEqual([
      { op: 'choice', seat: 0, choice: 'left' },
      { op: 'choice', seat: 0, choice: 'hm', by: 'table' },
      { op: 'choice', seat: 1, choice: 'yes', by: 'table' },
    ]);
    expect(room.record().inputs).toEqual([
      { seat: 0, choice: 'left' },
      { seat: 0, choice: 'hm' },
      { seat: 1, choice: 'yes' },
    ]);
    expect(log.map(op => readOp(JSON.parse(JSON.stringify(op))))).toEqual(log);
    expect(readOp({ op: 'choice', seat: 0, choice: 1, by: 'nobody' })).toBeUndefined();
  });

  test('is told to its own seat, with its place among the events', () => {
    const { room } = laid(true);
    const { epoch, events } = room.snapshot(0);
    answer(room, 0, 'left');
    const told = { at: 1, input: 1, choice: 'hm', prompt: { ask: 'say', shape: { options: [{ id: 'hm' }] } } };
    expect(room.snapshot(0).byTable).toMatchObject([told]);
    expect(room.since(0, epoch, events.length)?.byTable).toMatchObject([told]);
    expect(room.snapshot(1).byTable).toMatchObject([{ at: 1, input: 2, choice: 'yes' }]);
    expect(room.snapshot('public').byTable).toEqual([]);
  });

  test('is stepped over when the player takes back', () => {
    const { room, log, again } = laid(true);
    answer(room, 0, 'left');
    expect(room.mayUndo(1).ok).toBe(false);
    expect(room.undo(0)).toEqual({ ok: true });
    expect([room.inputs, lines(room), room.snapshot(0).byTable]).toEqual([0, [], []]);
    answer(room, 0, 'right');
    expect(lines(again())).toEqual(['right']);
    expect(again().record()).toEqual(room.record());
    expect(log.filter(({ op }) => op === 'undo')).toHaveLength(1);
  });

  test('is answered again after a rewind, and after a log of old that does not know the mark', () => {
    const { room, log } = laid(false);
    answer(room, 0, 'left');
    room.rewind(1);
    expect(room.snapshot(0).view.prompt).toMatchObject({ ask: 'go' });
    const old: Op[] = [{ op: 'choice', seat: 0, choice: 'left' }];
    const opened = new SettlingRoom(duel, briefOf(false), () => undefined, old);
    expect(opened.snapshot(0).view.prompt).toMatchObject({ ask: 'go' });
    const unmarked = log.flatMap(op => (op.op === 'choice' ? [{ op: op.op, seat: op.seat, choice: op.choice }] : []));
    expect(new SettlingRoom(duel, briefOf(false), () => undefined, unmarked.slice(0, 4)).inputs).toBe(4);
  });
});

const briefOf = (armed: boolean): RoomBrief => ({
  start: { kind: 'setup', setup: { armed } },
  seats: 2,
  dice: { seed: '7'.repeat(64), contributions: ['a', 'b'] },
});

describe('a veiled question', () => {
  const paused = (armed: boolean) => laid(armed, { pause: () => 700 });

  test('is passed at once for whoever can do nothing, where nobody could learn anything', () => {
    const { room } = laid(false);
    answer(room, 0, 'left');
    expect(lines(room)).toEqual(['left', PASS]);
  });

  test('is passed for a seat that can do nothing when the pause is over, and not before', () => {
    const { room, log } = paused(false);
    answer(room, 0, 'left');
    expect(lines(room)).toEqual(['left']);
    expect(room.asked).toEqual([]);
    const [pause] = room.pauses;
    expect(pause).toMatchObject({ seat: 1, ms: 700 });
    room.lapse(pause?.id as string);
    expect(lines(room)).toEqual(['left', PASS]);
    expect(log.at(-1)).toEqual({ op: 'choice', seat: 1, choice: PASS, by: 'table' });
    const inputs = room.inputs;
    room.lapse(pause?.id as string);
    expect(room.inputs).toBe(inputs);
  });

  test('shows a real answer no sooner, and judges it at once', () => {
    const { room, log } = paused(true);
    answer(room, 0, 'left');
    expect(room.asked).toEqual([1]);
    expect(answer(room, 1, 'boom')).toBe(false);
    expect(answer(room, 1, 'bang')).toBe(true);
    expect([lines(room), room.holds(1), room.asked]).toEqual([['left'], true, []]);
    expect(room.snapshot(0).view.awaited).toMatchObject([{ seat: 1, veiled: true }]);
    room.lapse(room.pauses[0]?.id as string);
    expect([lines(room), room.holds(1)]).toEqual([['left', 'bang'], false]);
    expect(log.map(({ op }) => op)).toEqual(['choice', 'choice', 'choice', 'hold', 'choice']);
    expect(log.map(op => readOp(JSON.parse(JSON.stringify(op))))).toEqual(log);
  });

  test('is answered at once by whoever thinks longer than the pause', () => {
    const { room } = paused(true);
    answer(room, 0, 'left');
    room.lapse(room.pauses[0]?.id as string);
    expect(room.pauses).toEqual([]);
    expect([lines(room), room.asked]).toEqual([['left'], [1]]);
    answer(room, 1, 'bang');
    expect(lines(room)).toEqual(['left', 'bang']);
  });

  test('lets its player think again until the pause is over', () => {
    const { room, again } = paused(true);
    answer(room, 0, 'left');
    answer(room, 1, 'bang');
    expect(room.mayUndo(1).ok).toBe(true);
    room.undo(1);
    expect([room.holds(1), room.asked]).toEqual([false, [1]]);
    expect(again().holds(1)).toBe(false);
    answer(room, 1, 'bang');
    answer(room, 1, PASS);
    room.lapse(room.pauses[0]?.id as string);
    expect(lines(room)).toEqual(['left', PASS]);
  });

  test('keeps its answer with the log when the room is opened again', () => {
    const { room, again } = paused(true);
    answer(room, 0, 'left');
    answer(room, 1, 'bang');
    const opened = again();
    expect([opened.holds(1), opened.asked]).toEqual([true, []]);
    opened.lapse(opened.pauses[0]?.id as string);
    expect(lines(opened)).toEqual(['left', 'bang']);
  });

  test('is asked of whoever wishes to be asked', () => {
    const { room, again } = paused(false);
    expect(room.spare(1, false)).toEqual({ ok: true });
    answer(room, 0, 'left');
    room.lapse(room.pauses[0]?.id as string);
    expect([lines(room), room.asked, room.spares(1)]).toEqual([['left'], [1], false]);
    expect(again().spares(1)).toBe(false);
    room.spare(1, true);
    expect(lines(room)).toEqual(['left', PASS]);
  });

  test('is asked of everybody at one screen, until they say otherwise', () => {
    const { room } = laid(false, { spared: false });
    answer(room, 0, 'left');
    expect([lines(room), room.asked]).toEqual([['left'], [1]]);
    room.spare(1, true);
    expect(lines(room)).toEqual(['left', PASS]);
  });

  test('waits with a standing answer too', () => {
    const { room } = paused(true);
    answer(room, 0, 'left');
    room.answer(1, room.snapshot(1).view.wait, PASS, true);
    expect(room.standing(1)).toEqual({});
    room.lapse(room.pauses[0]?.id as string);
    expect(room.standing(1)).toEqual({ shoot: PASS });
    answer(room, 0, 'left');
    expect(lines(room)).toEqual(['left', PASS, 'left']);
    room.lapse(room.pauses[0]?.id as string);
    expect(lines(room)).toEqual(['left', PASS, 'left', PASS]);
  });

  test('tells the other seat by nothing whether it was the table that passed', () => {
    const seen = [true, false].map(armed => {
      const { room } = paused(armed);
      const heard: ServerMessage[] = [];
      const guests = new Guests();
      guests.add({ viewer: 0, tell: message => void heard.push(message) });
      answer(room, 0, 'left');
      guests.follow(room);
      if (armed) answer(room, 1, PASS);
      guests.follow(room);
      room.lapse(room.pauses[0]?.id as string);
      guests.follow(room);
      return heard;
    });
    expect(seen[0]).toHaveLength(2);
    expect(seen[0]).toEqual(seen[1]);
  });
});

/** A clock whose time passes when the test says so. */
function fakeClock() {
  let now = 0;
  const waiting: { at: number; ring: () => void }[] = [];
  const clock: Clock = (ms, ring) => {
    const timer = { at: now + ms, ring };
    waiting.push(timer);
    return () => void waiting.splice(waiting.indexOf(timer), 1);
  };
  const pass = (ms: number): void => {
    const until = now + ms;
    for (;;) {
      const next = waiting.filter(({ at }) => at <= until).sort((a, b) => a.at - b.at)[0];
      if (next === undefined) break;
      waiting.splice(waiting.indexOf(next), 1);
      now = next.at;
      next.ring();
    }
    now = until;
  };
  return { clock, pass, time: () => now };
}

/** When seat 0 sees that seat 1 has passed: once armed and passing after so many milliseconds, once with nothing to shoot with. */
function seenAfter(armed: boolean, thinks: number, random: () => number): number {
  const { clock, pass, time } = fakeClock();
  const pause = pausesFor(['human', 'human'], ONLINE_PAUSE, random);
  const { room } = laid(armed, { pause });
  const guests = new Guests();
  let seen = -1;
  guests.add({ viewer: 0, tell: () => void (seen = time()) });
  const patience = new Patience(id => {
    room.lapse(id);
    told();
  }, clock);
  const told = (): void => {
    guests.follow(room);
    patience.follow(room.pauses);
  };
  answer(room, 0, 'left');
  told();
  pass(thinks);
  if (armed) answer(room, 1, PASS);
  told();
  pass(60_000);
  expect(lines(room)).toEqual(['left', PASS]);
  patience.stop();
  return seen;
}

test('a room that is opened again counts its news on, so that nobody is told anything twice', () => {
  const { room, again } = laid(true, { pause: () => 700 });
  room.spare(0, false);
  answer(room, 0, 'left');
  answer(room, 1, 'bang');
  expect([0, 1, 'public'].map(viewer => again().news(viewer as Seat))).toEqual([4, 4, 3]);
  expect([0, 1, 'public'].map(viewer => room.news(viewer as Seat))).toEqual([4, 4, 3]);
});

describe('the moment at which a pass is seen', () => {
  const drawn = (seed: string, armed: boolean, thinks: number): number[] => {
    const rng = seededRng(seed);
    return Array.from({ length: 400 }, () => seenAfter(armed, thinks, () => rng.below(1 << 30) / (1 << 30)));
  };

  test('is the same for who passes quickly and for who is passed for', () => {
    for (const thinks of [0, 300, ONLINE_PAUSE.least - 1])
      expect(drawn('same', true, thinks)).toEqual(drawn('same', false, 0));
  });

  test('comes from one distribution, whoever it is', () => {
    const [quick, idle] = [drawn('one', true, 200), drawn('two', false, 0)];
    expect(Math.min(...quick, ...idle)).toBeGreaterThanOrEqual(ONLINE_PAUSE.least);
    expect(Math.max(...quick, ...idle)).toBeLessThanOrEqual(ONLINE_PAUSE.most);
    // Kolmogorov and Smirnov: two samples of 400 from one distribution differ by more than this once in a thousand times.
    expect(distance(quick, idle)).toBeLessThan(1.95 * Math.sqrt(2 / 400));
    expect(
      distance(
        quick,
        idle.map(ms => ms + 300),
      ),
    ).toBeGreaterThan(1.95 * Math.sqrt(2 / 400));
  });

  test('is later for who thinks longer than the pause: only that can be seen', () => {
    expect(seenAfter(true, 9_000, () => 0.5)).toBe(9_000);
  });
});

/** The largest difference between the shares of two samples below a value. */
function distance(a: readonly number[], b: readonly number[]): number {
  const below = (sample: readonly number[], value: number): number =>
    sample.filter(ms => ms <= value).length / sample.length;
  return Math.max(...[...a, ...b].map(value => Math.abs(below(a, value) - below(b, value))));
}

describe('pauses', () => {
  const most = (players: readonly string[], seat: Seat): number =>
    pausesFor(players, LOCAL_PAUSE, () => 0.999999)(seat, '0/1');

  test('are for those whom another person watches', () => {
    expect(most(['human', 'greedy'], 0)).toBe(0);
    expect(most(['human', 'greedy'], 1)).toBe(LOCAL_PAUSE.most);
    expect(most(['human', 'human'], 0)).toBe(LOCAL_PAUSE.most);
    expect(most(['greedy', 'greedy'], 0)).toBe(0);
  });

  test('are the same for every keeper of a match, and different from moment to moment and from seat to seat', () => {
    const draw = drawFrom('7'.repeat(64));
    expect(draw(1, '0/5')).toBe(drawFrom('7'.repeat(64))(1, '0/5'));
    const drawn = new Set([
      draw(1, '0/5'),
      draw(0, '0/5'),
      draw(1, '0/6'),
      draw(1, '1/5'),
      drawFrom('8'.repeat(64))(1, '0/5'),
    ]);
    expect(drawn.size).toBe(5);
    const many = Array.from({ length: 2_000 }, (_, wait) => draw(0, `0/${wait}`));
    expect(Math.min(...many)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...many)).toBeLessThan(1);
    expect(Math.abs(many.reduce((sum, n) => sum + n, 0) / many.length - 0.5)).toBeLessThan(0.03);
  });

  test('go on when the room is opened again: their names are the same', () => {
    const { room, again } = laid(false, { pause: () => 700 });
    answer(room, 0, 'left');
    expect(again().pauses).toEqual(room.pauses);
  });

  test('are longer than a computer may think', () => {
    for (const range of [LOCAL_PAUSE, ONLINE_PAUSE]) expect(veiledBudget(range)).toBeLessThan(range.least);
  });

  test('are started once each, and stopped when they no longer matter', () => {
    const { clock, pass } = fakeClock();
    const over: string[] = [];
    const patience = new Patience(id => void over.push(id), clock);
    const pauses = [
      { id: 'a', seat: 0, ms: 100 },
      { id: 'b', seat: 1, ms: 200 },
    ];
    patience.follow(pauses);
    pass(60);
    patience.follow(pauses);
    pass(60);
    expect(over).toEqual(['a']);
    patience.stop();
    pass(1_000);
    expect(over).toEqual(['a']);
  });
});

describe('standing answers that would never end', () => {
  test('are asked again after two hundred in a row, and the log says so', () => {
    const { room, log } = laid(true, { start: { kind: 'setup', setup: { armed: true, rounds: 1_000_000 } } });
    room.spare(1, false);
    const always = (seat: Seat, choice: string): void => {
      expect(room.answer(seat, room.snapshot(seat).view.wait, choice, true)).toEqual({ ok: true });
    };
    always(0, 'left');
    const before = log.length;
    always(1, PASS);
    const answers = log.slice(before + 2).filter(op => op.op === 'choice' && op.by === undefined);
    expect(answers).toHaveLength(MOST_STANDING_IN_A_ROW);
    expect(log.at(-1)).toMatchObject({ op: 'stand' });
    expect(room.asked).toHaveLength(1);
    const [asked] = room.asked as [Seat];
    expect(Object.keys(room.standing(asked))).not.toContain(room.snapshot(asked).view.prompt?.ask);
  });
});
