import type { Seat } from '@banneret/kernel';
import { after, type Timeline } from '../timeline.js';
import type { BattleFacts } from './battle.js';

/** Some of a unit fell. */
export interface Loss {
  /** So many events had happened then: the moment to look at in a replay. */
  readonly at: number;
  readonly round: number;
  readonly unit: number;
  readonly count: number;
  /** How many of the unit were left. */
  readonly left: number;
}

/** How it stood at the end of a round. */
export interface RoundEnd {
  readonly round: number;
  readonly at: number;
  readonly scores: readonly number[];
}

/** A battle in figures. */
export interface Course {
  /** Of each unit: how many there were at most, and how many are left. */
  readonly units: readonly { readonly whole: number; readonly left: number }[];
  readonly losses: readonly Loss[];
  readonly rounds: readonly RoundEnd[];
  /** Who holds what was fought for at the end. */
  readonly held: readonly Seat[];
}

type Scores = (state: unknown) => readonly number[] | undefined;

/** Follows a battle board by board. Who joins or is left out before the first round has not fallen. */
export function courseOf(timeline: Timeline, facts: BattleFacts, scores: Scores): Course {
  const losses: Loss[] = [];
  const rounds = new Map<number, RoundEnd>();
  const whole: number[] = [];
  let before: readonly number[] = [];
  for (let at = 1; at <= timeline.events.length; at++) {
    const state = after(timeline, at);
    const round = facts.round(state);
    if (round === 0) continue;
    const left = facts.left(state);
    for (const [unit, now] of left.entries()) {
      const was = before[unit] ?? now;
      whole[unit] = Math.max(whole[unit] ?? 0, now);
      if (now < was) losses.push({ at, round, unit, count: was - now, left: now });
    }
    before = left;
    rounds.set(round, { round, at, scores: scores(state) ?? [] });
  }
  const end = after(timeline, timeline.events.length);
  return {
    units: whole.map((most, unit) => ({ whole: most, left: before[unit] ?? 0 })),
    losses,
    rounds: [...rounds.values()],
    held: facts.held?.(end) ?? [],
  };
}
