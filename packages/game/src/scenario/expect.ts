import { awaited, isObject, promptOf, type Args, type EventBase, type Match } from '@banneret/kernel';
import type { AnyGame } from '../game.js';
import type { Fault } from './fault.js';
import { join, shorten } from './json.js';
import type { Expectation } from './read.js';

/** Everything that came out otherwise than the file expects; empty when all held. */
export function differences(
  game: AnyGame,
  expect: Expectation,
  events: readonly EventBase[],
  match: Match<unknown>,
): readonly Fault[] {
  return [
    ...inEvents(expect.events ?? [], events),
    ...(expect.facts ? partly(expect.facts, game.scenario.facts(match.state), 'expect.facts') : []),
    ...(expect.next ? inNext(expect.next, match) : []),
    ...(expect.result ? inResult(game, expect.result, match) : []),
  ];
}

const differs = (place: string, say: string, args?: Args): Fault => ({
  place,
  problem: args ? { say, args } : { say },
});

/** Each wanted event must be found after the one before it. The first that is missing makes the rest meaningless. */
function* inEvents(wanted: readonly object[], events: readonly EventBase[]): Generator<Fault> {
  let from = 0;
  for (const [i, want] of wanted.entries()) {
    const at = events.findIndex((event, e) => e >= from && !isDifferent(want, event));
    if (at < 0) {
      yield missingEvent(want, i, events, from);
      return;
    }
    from = at + 1;
  }
}

/** An event of the wanted type that came out otherwise says more than “not found”. */
function missingEvent(want: object, i: number, events: readonly EventBase[], from: number): Fault {
  const place = `expect.events[${i}]`;
  const { type } = want as { type?: unknown };
  const likely = events.find((event, e) => e >= from && event.type === type);
  const [first] = likely ? partly(want, likely, place) : [];
  return first ?? differs(place, 'scenario.no-event', { wanted: shorten(want), from: from + 1 });
}

const isDifferent = (want: unknown, found: unknown): boolean => partly(want, found, '').next().done !== true;

/** Where `found` lacks something of `want`: objects may have more fields than wanted, lists must match in length. */
export function* partly(want: unknown, found: unknown, place: string): Generator<Fault> {
  if (Array.isArray(want) && Array.isArray(found) && want.length === found.length) {
    for (const [i, item] of want.entries()) yield* partly(item, found[i], `${place}[${i}]`);
    return;
  }
  if (isObject(want) && isObject(found)) {
    for (const key of Object.keys(want)) yield* partly(want[key], found[key], join(place, key));
    return;
  }
  if (want !== found) yield differs(place, 'scenario.expected', { wanted: shorten(want), found: shorten(found) });
}

function* inNext(want: NonNullable<Expectation['next']>, match: Match<unknown>): Generator<Fault> {
  const found = nextOf(match);
  if (!found.some(next => !isDifferent(want, next)))
    yield differs('expect.next', 'scenario.expected', { wanted: shorten(want), found: shorten(found) });
}

/** What the match waits for, in the words of a scenario file: one entry a seat, one for a roll, none at the end. */
export function nextOf(match: Match<unknown>): readonly Readonly<Record<string, unknown>>[] {
  const { pending } = match;
  if (pending.kind === 'chance') return [{ chance: pending.chance.why, rule: pending.chance.rule }];
  return awaited(match).map(seat => {
    const prompt = promptOf(match, seat);
    return { seat: seat + 1, ask: prompt?.ask, rule: prompt?.rule };
  });
}

/** How the game went, seats counted from 1; nothing while it is running. */
export function resultOf(game: AnyGame, match: Match<unknown>): Record<string, unknown> | undefined {
  if (match.pending.kind !== 'over') return undefined;
  const { winners, scores } = game.system.result(match.state);
  return { winners: winners.map(seat => seat + 1), ...(scores && { scores }) };
}

function* inResult(game: AnyGame, want: NonNullable<Expectation['result']>, match: Match<unknown>): Generator<Fault> {
  const found = resultOf(game, match);
  if (found === undefined) yield differs('expect.result', 'scenario.not-over');
  else yield* partly(want, found, 'expect.result');
}
