import type { RollReading, WebSystem } from '../systems/webSystem.js';
import type { Desk } from './desk.js';
import { readRoll } from './DiceTray.js';
import { after, type Timeline } from './timeline.js';

/** A roll of which it is known what it brings on average. */
export interface WeighedRoll extends RollReading {
  /** So many events had happened then. */
  readonly at: number;
  readonly expected: number;
  readonly actual: number;
}

export function weighedRolls(system: WebSystem, desk: Desk, timeline: Timeline): readonly WeighedRoll[] {
  return timeline.events.flatMap((event, i) => {
    const at = i + 1;
    const roll = readRoll(system, desk, event, after(timeline, at));
    const { expected, actual } = roll ?? {};
    return roll === undefined || expected === undefined || actual === undefined
      ? []
      : [{ ...roll, at, expected, actual }];
  });
}

/** All of a player's rolls together. */
export interface Luck {
  readonly expected: number;
  readonly actual: number;
}

export function luckOf(rolls: readonly WeighedRoll[], seat: number): Luck {
  const own = rolls.filter(roll => roll.seat === seat);
  return { expected: total(own, 'expected'), actual: total(own, 'actual') };
}

const total = (rolls: readonly WeighedRoll[], what: 'expected' | 'actual'): number =>
  rolls.reduce((sum, roll) => sum + roll[what], 0);
