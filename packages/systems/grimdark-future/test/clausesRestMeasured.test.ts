import { describe, expect, it } from 'vitest';
import { inches } from '@banneret/geometry';
import { toPoint } from '../src/ground/measure.js';
import { mayHold } from '../src/places/objectives.js';
import { profile, scene } from './scene.js';

const PROFILES = [profile({ id: 'three', count: 3 }), profile({ id: 'one', count: 1 })];
const { state } = scene({
  profiles: PROFILES,
  units: [
    { player: 1, profile: 'three', name: 'own', models: [[10, 10], [12, 10], [14, 10]] }, // prettier-ignore
    { player: 2, profile: 'one', name: 'foe', models: [[40, 40]] },
  ],
});
const at = (x: number, y: number) => ({ x: inches(x), y: inches(y) });

describe('the tape measure', () => {
  it('GDF-OBJ-18: measures from the closest model of the unit, whichever that is', () => {
    const fromTheLast = toPoint(state, 0, at(20, 10))!;
    expect(toPoint(state, 0, at(4, 10))).toBe(fromTheLast);
    expect(fromTheLast).toBeGreaterThan(5);
    expect(fromTheLast).toBeLessThan(6);
  });

  it('GDF-OBJ-18: has nothing to measure from where nobody of the unit is left', () => {
    const units = state.units.map((unit, i) => (i === 1 ? { ...unit, models: [] } : unit));
    expect(toPoint({ ...state, units }, 1, at(20, 10))).toBeUndefined();
  });
});

describe('who may hold a marker', () => {
  it('GDF-OBJ-10, R-11: a unit on the table, and none that is aboard, away or Shaken', () => {
    const withOwn = (change: object) => ({
      ...state,
      units: [{ ...state.units[0]!, ...change }, ...state.units.slice(1)],
    });
    expect(mayHold(state, 0)).toBe(true);
    for (const place of ['aboard', 'away'] as const) expect(mayHold(withOwn({ place }), 0)).toBe(false);
    expect(mayHold(withOwn({ shaken: true }), 0)).toBe(false);
  });
});
