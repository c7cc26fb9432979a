import { randomChoice } from '@banneret/ai';
import { seededRng, type Match, type Rng } from '@banneret/kernel';
import { SettlingRoom, type RoomBrief, type ServerMessage } from '@banneret/room';
import { toy, toyGame, type Event, type Setup, type State } from '@banneret/toy';
import { describe, expect, test } from 'vitest';
import { EMPTY_TABLE, heard, type TableState } from './tableState.js';
import { after, latest } from './timeline.js';

type ToyRoom = SettlingRoom<State, Event, Setup>;

function openRoom(): ToyRoom {
  const setup = toyGame.setupFor({ seats: 2 });
  if (!setup.ok) throw new Error(setup.problem.say);
  const brief: RoomBrief = {
    start: { kind: 'setup', setup: setup.value },
    seats: 2,
    dice: { seed: '5'.repeat(64), contributions: ['a', 'b'] },
  };
  return new SettlingRoom(toy, brief, () => undefined);
}

function answerAtRandom(room: ToyRoom, rng: Rng): void {
  const seat = room.snapshot('public').view.awaited[0]?.seat as number;
  const { view } = room.snapshot(seat);
  const pending = { kind: 'decision', prompts: [view.prompt], together: false, sealed: [] };
  const match = { state: view.state, pending } as unknown as Match<State>;
  expect(room.answer(seat, view.wait, randomChoice(toy, match, seat, rng)).ok).toBe(true);
}

const EXTRA = { mayUndo: false, inputs: 0, standing: {}, spared: true, held: false };

/** Through the wire and back, as it reaches a page. */
const sent = (message: unknown): ServerMessage => JSON.parse(JSON.stringify(message)) as ServerMessage;

const snapshotOf = (room: ToyRoom, viewer: number | 'public'): ServerMessage =>
  sent({ kind: 'snapshot', ...EXTRA, ...room.snapshot(viewer) });

describe('what a page knows of a match', () => {
  test('folded from updates it is the board of a fresh snapshot, for seats and spectators', () => {
    for (const viewer of [0, 1, 'public'] as const) {
      const room = openRoom();
      const rng = seededRng('page', 1);
      let table: TableState = heard(EMPTY_TABLE, snapshotOf(room, viewer), toy);
      while (!room.isOver) {
        answerAtRandom(room, rng);
        const { epoch, timeline } = table.board as NonNullable<TableState['board']>;
        const update = room.since(viewer, epoch, timeline.events.length);
        table = heard(table, sent({ kind: 'update', ...EXTRA, ...update }), toy);
        expect(table.board?.view.state).toEqual(room.snapshot(viewer).view.state);
      }
      const late = heard(EMPTY_TABLE, snapshotOf(room, viewer), toy);
      expect(late.board?.timeline).toEqual(table.board?.timeline);
      expect(late.board?.result).toEqual(table.board?.result);
    }
  });

  test('every moment is kept: the board before anything happened, and after each event', () => {
    const room = openRoom();
    const rng = seededRng('page', 2);
    for (let i = 0; i < 8; i++) answerAtRandom(room, rng);
    const table = heard(EMPTY_TABLE, snapshotOf(room, 0), toy);
    const timeline = table.board?.timeline as NonNullable<TableState['board']>['timeline'];
    expect((after(timeline, 0) as State).round).toBe(0);
    expect(after(timeline, timeline.events.length)).toBe(latest(timeline));
    const wounds = timeline.events.findIndex(({ type }) => type === 'bids.opened');
    const [before, behind] = [after(timeline, wounds), after(timeline, wounds + 1)] as [State, State];
    const bids = (timeline.events[wounds] as unknown as { bids: number[] }).bids;
    expect(before.sides.map(({ coins }, seat) => coins - (bids[seat] as number))).toEqual(
      behind.sides.map(({ coins }) => coins),
    );
  });

  test('an update that was told twice changes nothing the second time', () => {
    const room = openRoom();
    const first = heard(EMPTY_TABLE, snapshotOf(room, 0), toy);
    const told = first.board?.timeline.events.length as number;
    answerAtRandom(room, seededRng('page', 3));
    answerAtRandom(room, seededRng('page', 3));
    const update = sent({ kind: 'update', ...EXTRA, ...room.since(0, 0, told) });
    const once = heard(first, update, toy);
    expect(heard(once, update, toy).board?.timeline).toEqual(once.board?.timeline);
    expect(once.board?.timeline.events.length).toBeGreaterThan(told);
  });

  test('what the table answered is told once, however often it is said', () => {
    const room = openRoom();
    const rng = seededRng('page', 9);
    let table: TableState = heard(EMPTY_TABLE, snapshotOf(room, 0), toy);
    while (!room.isOver) {
      answerAtRandom(room, rng);
      const { epoch, timeline } = table.board as NonNullable<TableState['board']>;
      const update = sent({ kind: 'update', ...EXTRA, ...room.since(0, epoch, timeline.events.length) });
      table = heard(heard(table, update, toy), update, toy);
    }
    const { byTable = [] } = table.board ?? {};
    expect(byTable.length).toBeGreaterThan(0);
    expect(byTable).toEqual(room.snapshot(0).byTable);
    expect(heard(EMPTY_TABLE, snapshotOf(room, 0), toy).board?.byTable).toEqual(byTable);
  });

  test('an answer that is kept back, and the wish to be passed for, come with the board', () => {
    const room = openRoom();
    const message = sent({ kind: 'snapshot', ...room.snapshot(0), ...EXTRA, spared: false, held: true });
    expect(heard(EMPTY_TABLE, message, toy).board).toMatchObject({ spared: false, held: true });
  });

  test('updates of another epoch are ignored until the snapshot comes', () => {
    const room = openRoom();
    const table = heard(EMPTY_TABLE, snapshotOf(room, 0), toy);
    answerAtRandom(room, seededRng('page', 4));
    const update = sent({ kind: 'update', ...EXTRA, ...room.since(0, 0, 0), epoch: 7 });
    expect(heard(table, update, toy)).toBe(table);
  });

  test('a refusal stays until the next accepted answer or the next change', () => {
    const because = [{ rule: 'KRN-02', say: 'kernel.stale' }];
    const refused = heard({ ...EMPTY_TABLE, unanswered: [4] }, { kind: 'refused', id: 4, because }, toy);
    expect(refused).toMatchObject({ refusal: because, unanswered: [] });
    expect(heard(refused, { kind: 'accepted', id: 5 }, toy).refusal).toBeUndefined();
    expect(heard(refused, snapshotOf(openRoom(), 0), toy).refusal).toBeUndefined();
  });

  test('a proposal is shown until it is settled', () => {
    const proposal = { kind: 'rewind', inputs: 3 } as const;
    const asked = heard(EMPTY_TABLE, { kind: 'proposed', request: 4, by: 1, proposal }, toy);
    expect(asked.proposed).toEqual({ request: 4, by: 1, proposal });
    expect(heard(asked, { kind: 'settled', request: 4, yes: false }, toy).proposed).toBeUndefined();
  });

  test('what is said is added to what was said; whoever comes in anew is told all of it again', () => {
    const line = (number: number) => ({ number, by: 0, to: 'all', text: `${number}`, at: 0 }) as const;
    const first = heard(EMPTY_TABLE, { kind: 'talk', lines: [line(1), line(2)] }, toy);
    const then = heard(first, { kind: 'talk', lines: [line(3)] }, toy);
    expect(then.talk.map(({ number }) => number)).toEqual([1, 2, 3]);
    const match = { id: 'm', system: 'toy', rules: '1', seats: [], commitment: '', spectators: true };
    expect(heard(then, { kind: 'welcome', viewer: 0, match }, toy).talk).toEqual([]);
  });

  test('after a line that broke nobody waits for the verdict on what was said over it', () => {
    const match = { id: 'm', system: 'toy', rules: '1', seats: [], commitment: '', spectators: true };
    const waiting = { ...EMPTY_TABLE, unanswered: [4] };
    expect(heard(waiting, { kind: 'accepted', id: 5 }, toy).unanswered).toEqual([4]);
    expect(heard(waiting, { kind: 'welcome', viewer: 0, match }, toy).unanswered).toEqual([]);
  });

  test('clocks are told with the moment they were heard', () => {
    const { clocks } = heard(EMPTY_TABLE, { kind: 'clocks', left: [5, 7], running: [1] }, toy);
    expect(clocks).toMatchObject({ left: [5, 7], running: [1] });
    expect(clocks?.toldAt).toBeGreaterThan(0);
  });
});
