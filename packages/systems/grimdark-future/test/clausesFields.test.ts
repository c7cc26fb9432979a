import { inches, type Point } from '@banneret/geometry';
import { describe, expect, it } from 'vitest';
import { judgeBoarding } from '../src/movement/boarding.js';
import { judgePileIn } from '../src/movement/pileIn.js';
import { apart, box, profile, scene, um, type SceneBody, type Spot } from './scene.js';

// What is in the way of those who go aboard or pile in: terrain, and the inch around others; who flies goes over both.

const PROFILES = [
  profile({ id: 'foot', count: 1 }),
  profile({ id: 'bat', count: 1, rules: ['flying'] }),
  profile({ id: 'plane', count: 1, rules: ['aircraft'] }),
  profile({ id: 'truck', count: 1, rules: ['transport(6)', 'tough(3)'], baseMm: 60 }),
];

type Unit = SceneBody['units'][number];
const unit = (player: number, kind: string, name: string, at: Spot): Unit => ({
  player,
  profile: kind,
  name,
  models: [at],
});
const wall = (x: number, y: number, w: number, d: number) => ({
  types: ['impassable'] as const,
  outline: box(x, y, w, d),
  height: 3,
});
const to = (x: number, y: number): Point => ({ x: inches(x), y: inches(y) });

describe('on the way aboard', () => {
  const DOOR = 20 - apart(0) / 2 - um(30_000) - um(10);
  /** From the south to the edge of a truck at (20, 20). */
  const boards = (kind: string, more: Partial<SceneBody> = {}, others: readonly Unit[] = []): boolean => {
    const own = unit(1, kind, 'own', [20, 13.5]);
    const truck = unit(1, 'truck', 'truck', [20, 20]);
    const foe = unit(2, 'foot', 'foe', [60, 44]);
    const { state } = scene({ profiles: PROFILES, units: [own, truck, foe, ...others], ...more });
    return judgeBoarding(state, 0, 'advance', [[to(20, DOOR)]], 1).ok;
  };

  it('GDF-TRA-05, GDF-SPC-20: rocks stop those who walk, not those who fly', () => {
    const terrain = [wall(18, 15.5, 4, 1)];
    expect([boards('foot'), boards('bat')]).toEqual([true, true]);
    expect([boards('foot', { terrain }), boards('bat', { terrain })]).toEqual([false, true]);
  });

  it('GDF-TRA-05, R-66, GDF-SPC-20: others in the way do so too; nobody ends within an inch of them, but at the transport', () => {
    const between = [unit(1, 'foot', 'other', [20, 15.8])];
    expect([boards('foot', {}, between), boards('bat', {}, between)]).toEqual([false, true]);
    for (const player of [1, 2]) {
      const beside = (gap: number) => [unit(player, 'foot', 'other', [20 + apart(gap), DOOR])];
      expect([boards('foot', {}, beside(0.99)), boards('bat', {}, beside(0.99))]).toEqual([false, false]);
      expect([boards('foot', {}, beside(1.01)), boards('bat', {}, beside(1.01))]).toEqual([true, true]);
    }
  });

  it('R-44: an Aircraft is in nobody’s way, but must not be touched', () => {
    expect(boards('foot', {}, [unit(2, 'plane', 'high', [20, 15.8])])).toBe(true);
    expect(boards('foot', {}, [unit(2, 'plane', 'high', [20 + apart(0.1), DOOR])])).toBe(true);
    expect(boards('foot', {}, [unit(2, 'plane', 'high', [20 + apart(-0.1), DOOR])])).toBe(false);
  });
});

describe('on the way into contact', () => {
  const CHARGER = 16.9;
  const END = CHARGER + apart(0) + um(10);
  /** A charged model goes straight for the charger, 2.8 inches to the south. */
  const pilesIn = (kind: string, more: Partial<SceneBody> = {}, others: readonly Unit[] = []): boolean => {
    const own = unit(1, kind, 'own', [20, 21]);
    const foe = unit(2, 'foot', 'foe', [20, CHARGER]);
    const { state } = scene({ profiles: PROFILES, units: [own, foe, ...others], ...more });
    return judgePileIn(state, 0, 1, [[to(20, END)]]).ok;
  };

  it('GDF-MEL-05, GDF-SPC-20: rocks stop those who walk, not those who fly', () => {
    const terrain = [wall(19, 19.2, 2, 0.3)];
    expect([pilesIn('foot'), pilesIn('bat')]).toEqual([true, true]);
    expect([pilesIn('foot', { terrain }), pilesIn('bat', { terrain })]).toEqual([false, true]);
  });

  it('GDF-MEL-05, R-26, GDF-SPC-20: so does the inch around others beside the way, and it counts for all at its end', () => {
    const passed = [unit(2, 'foot', 'other', [22.1, 19.7])];
    expect([pilesIn('foot', {}, passed), pilesIn('bat', {}, passed)]).toEqual([false, true]);
    for (const player of [1, 2]) {
      const beside = (gap: number) => [unit(player, 'foot', 'other', [20 + apart(gap), END])];
      expect([pilesIn('foot', {}, beside(0.99)), pilesIn('bat', {}, beside(0.99))]).toEqual([false, false]);
      expect([pilesIn('foot', {}, beside(1.01)), pilesIn('bat', {}, beside(1.01))]).toEqual([true, true]);
    }
  });
});
