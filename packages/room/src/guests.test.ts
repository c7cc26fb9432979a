import { expect, test } from 'vitest';
import { Guests, type Guest } from './guests.js';
import type { ServerMessage } from './protocol.js';

/** A room in which so much has happened. */
const roomWith = (events: readonly string[], epoch = 0): never =>
  ({
    inputs: events.length,
    news: () => events.length,
    spares: () => true,
    holds: () => false,
    mayUndo: () => ({ ok: true }),
    standing: () => ({}),
    since: (_viewer: unknown, knownEpoch: number, from: number) =>
      knownEpoch === epoch ? { epoch, from, events: events.slice(from), view: {} } : undefined,
    snapshot: () => ({ epoch, events, view: {}, first: {} }),
  }) as never;

function guest(viewer: Guest['viewer']): Guest & { readonly heard: ServerMessage[] } {
  const heard: ServerMessage[] = [];
  return { viewer, heard, tell: message => void heard.push(message) };
}

const kinds = (heard: readonly ServerMessage[]): readonly string[] => heard.map(({ kind }) => kind);

test('whoever comes in is shown everything, and after that only what is new', () => {
  const guests = new Guests();
  const [early, late] = [guest(0), guest('public')];
  guests.add(early);
  guests.follow(roomWith(['a']));
  guests.add(late);
  guests.follow(roomWith(['a', 'b']));
  expect(early.heard).toMatchObject([
    { kind: 'snapshot', events: ['a'], mayUndo: true },
    { kind: 'update', from: 1, events: ['b'] },
  ]);
  expect(late.heard).toMatchObject([{ kind: 'snapshot', events: ['a', 'b'], mayUndo: false }]);
});

test('whoever has nothing new to hear hears nothing', () => {
  const guests = new Guests();
  const one = guest(0);
  guests.add(one);
  guests.follow(roomWith(['a']));
  guests.follow(roomWith(['a']));
  expect(kinds(one.heard)).toEqual(['snapshot']);
});

test('when the room is another one, or moves were taken back, everybody is shown everything again', () => {
  const guests = new Guests();
  const one = guest(1);
  guests.add(one);
  guests.follow(roomWith(['a']));
  guests.forget();
  guests.follow(roomWith(['a']));
  guests.follow(roomWith([], 1));
  expect(kinds(one.heard)).toEqual(['snapshot', 'snapshot', 'snapshot']);
});

test('whoever has left hears nothing more', () => {
  const guests = new Guests();
  const [stays, leaves] = [guest(0), guest(1)];
  guests.add(stays);
  guests.add(leaves);
  guests.remove(leaves);
  guests.tell({ kind: 'settled', request: 1, yes: true });
  guests.show(leaves, roomWith(['a']));
  expect(guests.count).toBe(1);
  expect(kinds(stays.heard)).toEqual(['settled']);
  expect(leaves.heard).toEqual([]);
});

test('what spectators are told of a moment is worked out once, whoever comes when', () => {
  let made = 0;
  const room = (events: readonly string[]): never => {
    const plain = roomWith(events) as unknown as Record<string, unknown>;
    return { ...plain, snapshot: () => (made++, { epoch: 0, events, view: {}, first: {} }) } as never;
  };
  const guests = new Guests();
  const crowd = [guest('public'), guest('public'), guest('public')];
  const first = room(['a']);
  for (const one of crowd) guests.add(one);
  guests.follow(first);
  expect(made).toBe(1);
  expect(crowd[2]!.heard[0]).toBe(crowd[0]!.heard[0]);
  const late = guest('public');
  guests.add(late);
  guests.show(late, first);
  expect(late.heard[0]).toBe(crowd[0]!.heard[0]);
  guests.follow(room(['a', 'b']));
  expect(late.heard[1]).toMatchObject({ kind: 'update', events: ['b'] });
  expect(crowd[1]!.heard[1]).toBe(late.heard[1]);
});
