import { awaited, promptOf, type Match } from '@banneret/kernel';
import type { AnyGame } from '../game.js';
import { fitsEvent, type Told } from './events.js';
import type { Fault } from './fault.js';
import { shorten } from './json.js';
import { differs, fits, partly } from './matching.js';
import { inOffers } from './offers.js';
import type { EventPattern, Expectation } from './read.js';

/** Everything that came out otherwise than the file expects; empty when all held. */
export function differences(
  game: AnyGame,
  expect: Expectation,
  events: readonly Told[],
  match: Match<unknown>,
): readonly Fault[] {
  return [
    ...inEvents(expect.events ?? [], events),
    ...neverIn(expect.never ?? [], events),
    ...inCounts(expect.count ?? [], events),
    ...(expect.facts ? partly(expect.facts, game.scenario.facts(match.state), 'expect.facts') : []),
    ...(expect.next ? inNext(expect.next, match) : []),
    ...inOffers(game, match.state, askedInTheEnd(expect, match), expect, 'expect'),
    ...(expect.result ? inResult(game, expect.result, match) : []),
  ];
}

/** Each wanted event must be found after the one before it. The first that is missing makes the rest meaningless. */
function* inEvents(wanted: readonly EventPattern[], events: readonly Told[]): Generator<Fault> {
  let from = 0;
  for (const [i, want] of wanted.entries()) {
    const at = events.findIndex((event, e) => e >= from && fitsEvent(want, event));
    if (at < 0) {
      yield missingEvent(want, i, events, from);
      return;
    }
    from = at + 1;
  }
}

/** An event of the wanted type that came out otherwise says more than “not found”. */
function missingEvent(want: EventPattern, i: number, events: readonly Told[], from: number): Fault {
  const place = `expect.events[${i}]`;
  const likely = events.find(({ event }, e) => e >= from && event.type === want['type']);
  const wrong = likely && Object.keys(want).find(key => !fitsEvent({ [key]: want[key] }, likely));
  const [first] = likely && wrong !== undefined ? partly({ [wrong]: want[wrong] }, likely.written, place) : [];
  return first ?? differs(place, 'scenario.no-event', { wanted: shorten(want), from: from + 1 });
}

function* neverIn(unwanted: readonly EventPattern[], events: readonly Told[]): Generator<Fault> {
  for (const [i, pattern] of unwanted.entries()) {
    const at = events.findIndex(event => fitsEvent(pattern, event));
    if (at >= 0)
      yield differs(`expect.never[${i}]`, 'scenario.happened', { at: at + 1, found: shorten(events[at]?.event) });
  }
}

function* inCounts(counts: NonNullable<Expectation['count']>, events: readonly Told[]): Generator<Fault> {
  for (const [i, { event, times }] of counts.entries()) {
    const found = events.filter(told => fitsEvent(event, told)).length;
    if (found !== times)
      yield differs(`expect.count[${i}]`, 'scenario.times', { wanted: times, found, event: shorten(event) });
  }
}

function* inNext(want: NonNullable<Expectation['next']>, match: Match<unknown>): Generator<Fault> {
  const found = nextOf(match);
  if (!found.some(next => fits(want, next)))
    yield differs('expect.next', 'scenario.expected', { wanted: shorten(want), found: shorten(found) });
}

/** Whose offers the end of a file speaks of: the seat of `next`, or the only one that is asked. */
function askedInTheEnd({ next }: Expectation, match: Match<unknown>): ReturnType<typeof promptOf> {
  const seats = awaited(match);
  const seat = next?.seat === undefined ? (seats.length === 1 ? seats[0] : undefined) : next.seat - 1;
  return seat === undefined ? undefined : promptOf(match, seat);
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
