import type { Seat } from '@banneret/kernel';
import { Type, type Static } from 'typebox';

/** A clock that the players have agreed on. */
export const ClockRule = Type.Union([
  /** So many minutes for the whole match, and some seconds more for each answer. Who runs out of time has lost. */
  Type.Object({
    kind: Type.Literal('live'),
    minutes: Type.Integer({ minimum: 1, maximum: 600 }),
    seconds: Type.Integer({ minimum: 0, maximum: 300 }),
  }),
  /** So many days for each answer. Who takes longer has lost as soon as another player says so. */
  Type.Object({ kind: Type.Literal('days'), days: Type.Integer({ minimum: 1, maximum: 60 }) }),
]);
export type ClockRule = Static<typeof ClockRule>;

/** So many answers of a seat that may be taken back one after the other. */
const MOST_REMEMBERED = 64;
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** What is left to each seat, in milliseconds, and whose time goes by; as it was at the moment of the message. */
export interface ClocksShown {
  readonly left: readonly number[];
  readonly running: readonly Seat[];
}

/** The same as it is kept; `at` is the moment, by a clock that stands still while nobody keeps the match. */
export interface KeptClocks extends ClocksShown {
  readonly at: number;
}

/**
 * The clocks of a match. Time goes by for every seat that is waited for: for its answer, or for its part of a roll. It knows no time of
 * its own: whoever keeps it gives the moment.
 *
 * Taking back: an answer that its author takes back takes with it what it brought; when all agree to go back the clocks stay
 * as they are, since the time was spent all the same.
 */
export class Clocks {
  readonly rule: ClockRule;
  #left: number[];
  #running: readonly Seat[];
  /** What each seat had left before its latest answers, the last one last. */
  readonly #before: number[][];
  #at: number;

  constructor(rule: ClockRule, seats: number, now: number, kept?: KeptClocks) {
    this.rule = rule;
    this.#left = kept ? [...kept.left] : Array.from({ length: seats }, () => atFirst(rule));
    this.#running = kept?.running ?? [];
    this.#before = Array.from({ length: seats }, () => []);
    this.#at = kept?.at ?? now;
  }

  /** From now on these seats are waited for. */
  follow(waitedFor: readonly Seat[], now: number): void {
    this.#charge(now);
    this.#running = waitedFor;
  }

  answered(seat: Seat, now: number): void {
    this.#charge(now);
    const left = this.#left[seat] ?? 0;
    this.#before[seat] = [...(this.#before[seat] ?? []), left].slice(-MOST_REMEMBERED);
    this.#left[seat] = this.rule.kind === 'days' ? atFirst(this.rule) : left + this.rule.seconds * 1000;
  }

  /** The seat's device has given its part of a roll: where days are counted they are counted anew. */
  gaveLink(seat: Seat, now: number): void {
    this.#charge(now);
    if (this.rule.kind === 'days') this.#left[seat] = atFirst(this.rule);
  }

  tookBack(seat: Seat, now: number): void {
    this.#charge(now);
    const left = this.#left[seat] ?? 0;
    const before = this.#before[seat]?.pop() ?? left;
    this.#left[seat] =
      this.rule.kind === 'days' ? Math.min(left, before) : Math.max(1, left - this.rule.seconds * 1000);
  }

  shown(now: number): ClocksShown {
    this.#charge(now);
    return { left: [...this.#left], running: this.#running };
  }

  kept(now: number): KeptClocks {
    return { ...this.shown(now), at: this.#at };
  }

  /** Those who are waited for and have no time left. */
  overdue(now: number): readonly Seat[] {
    this.#charge(now);
    return this.#running.filter(seat => this.#left[seat] === 0);
  }

  /** How long until the next of them has none left; undefined while nobody is waited for. */
  nextMs(now: number): number | undefined {
    this.#charge(now);
    const left = this.#running.map(seat => this.#left[seat] ?? 0);
    return left.length === 0 ? undefined : Math.min(...left);
  }

  /** A clock that was set back charges nothing. */
  #charge(now: number): void {
    const spent = Math.max(0, now - this.#at);
    this.#at = now;
    for (const seat of this.#running) this.#left[seat] = Math.max(0, (this.#left[seat] ?? 0) - spent);
  }
}

const atFirst = (rule: ClockRule): number => (rule.kind === 'live' ? rule.minutes * MINUTE_MS : rule.days * DAY_MS);
