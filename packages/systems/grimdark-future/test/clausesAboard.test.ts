import { inches } from '@banneret/geometry';
import { describe, expect, it } from 'vitest';
import { disembarkKind, type DisembarkChoice } from '../src/decisions/disembark.js';
import type { Spot as Door } from '../src/events/placeEvents.js';
import { judgeBoarding, judgeDoors } from '../src/movement/boarding.js';
import { judgeMove } from '../src/movement/movement.js';
import { apart, profile, row, scene, um, type SceneBody } from './scene.js';

// Who comes aboard and who gets out: each model of the unit, each model of the transport, those who are left.

const HULL = 30_000 / 25_400;
const R = 16_000 / 25_400;
const PROFILES = [
  profile({ id: 'one', count: 1 }),
  profile({ id: 'two', count: 2 }),
  profile({ id: 'truck', count: 1, rules: ['transport(6)', 'tough(3)'], baseMm: 60 }),
  profile({ id: 'carts', count: 2, rules: ['transport(6)'], baseMm: 60 }),
];
type Unit = SceneBody['units'][number];
const FAR: Unit = { player: 2, profile: 'one', name: 'foe', models: [[60, 44]] };
const TRUCK: Unit = { player: 1, profile: 'truck', name: 'truck', models: [[20, 20]] };
const stateOf = (...units: readonly Unit[]) => scene({ profiles: PROFILES, units }).state;
const to = (x: number, y: number) => ({ x: inches(x), y: inches(y) });
const said = (ruling: ReturnType<typeof judgeDoors>): readonly unknown[] =>
  ruling.ok ? [] : ruling.because.map(({ say, args }) => [say, args?.['model']]);
const DOOR = 20 - HULL - R - um(5);

describe('aboard', () => {
  it('GDF-TRA-05, R-66: every model in contact, the first as well as the last', () => {
    const state = stateOf({ player: 1, profile: 'two', name: 'own', models: row(20, 14, 2) }, TRUCK, FAR);
    const board = (first: number, second: number) =>
      said(judgeBoarding(state, 0, 'advance', [[to(20, first)], [to(20, second)]], 1));
    expect(board(DOOR, DOOR)).toEqual([]);
    expect(board(DOOR - 0.1, DOOR)).toEqual([['gdf.no.not-aboard', 1]]);
    expect(board(DOOR, DOOR - 0.1)).toEqual([['gdf.no.not-aboard', 2]]);
  });

  it('GDF-TRA-05: contact with one of several models of the transport will do', () => {
    const carts: Unit = { player: 1, profile: 'carts', name: 'carts', models: [[20, 20], [23, 20]] }; // prettier-ignore
    const state = stateOf({ player: 1, profile: 'one', name: 'own', models: [[20, 15]] }, carts, FAR);
    expect(judgeBoarding(state, 0, 'advance', [[to(20, DOOR)]], 1)).toEqual({ ok: true });
    const out = stateOf({ player: 1, profile: 'one', name: 'own', aboard: 'carts' }, carts, FAR);
    expect(judgeDoors(out, 0, [{ ...to(20, DOOR), facing: 0 }])).toEqual({ ok: true });
  });
});

describe('out', () => {
  const door = (x: number, y: number): Door => ({ ...to(x, y), facing: 0 });
  const judged = (state: ReturnType<typeof stateOf>, choice: DisembarkChoice) =>
    said(disembarkKind.judge(state, { kind: 'gdf.disembark', unit: 0 }, choice, 0, 'GDF-TRA-06'));

  it('GDF-TRA-06: those who are left, each by its own door; not out of a transport that is away', () => {
    const state = stateOf({ player: 1, profile: 'two', name: 'own', aboard: 'truck', left: 1 }, TRUCK, FAR);
    expect(judged(state, { order: 'advance', doors: [door(20, DOOR)], legs: [[to(20, DOOR - 1)]] })).toEqual([]);
    const away = stateOf(
      { player: 1, profile: 'two', name: 'own', aboard: 'truck' },
      { player: 1, profile: 'truck', name: 'truck', place: 'waiting' },
      FAR,
    );
    expect(said(judgeDoors(away, 0, [door(20, DOOR), door(20, DOOR)]))).toEqual([['gdf.no.transport-away', undefined]]);
  });

  it('GDF-TRA-05, GDF-TRA-06: not from one transport into another in the same move', () => {
    const other: Unit = {
      player: 1,
      profile: 'truck',
      name: 'other',
      models: [[20, 20 - 2 * HULL - 2 * apart(0) - 1]],
    };
    const state = stateOf({ player: 1, profile: 'one', name: 'own', aboard: 'truck' }, TRUCK, FAR, other);
    const legs = [[to(20, 20 - HULL - apart(0) - 1 - R + um(10))]];
    const choice = { order: 'advance', doors: [door(20, DOOR)], legs } as const;
    expect(judged(state, { ...choice, into: 3 })).toEqual([['gdf.no.no-transport', undefined]]);
  });
});

describe('near others', () => {
  it('GDF-MOV-02, GDF-MOV-05: too close by is told apart from through somebody, also where the way leaves the table later', () => {
    const state = stateOf(
      { player: 1, profile: 'one', name: 'own', models: [[66, 10]] },
      { player: 2, profile: 'one', name: 'foe', models: [[69, 10 + apart(0.5)]] },
    );
    const rule = (...way: readonly (readonly [number, number])[]) => {
      const ruling = judgeMove(state, 0, 'rush', [way.map(([x, y]) => to(x, y))]);
      return ruling.ok ? undefined : ruling.because[0]!.rule;
    };
    expect(rule([69, 10], [73, 10])).toBe('GDF-MOV-02');
    expect(rule([69, 10 + apart(0.5)], [73, 10])).toBe('GDF-MOV-05');
    expect(rule([66, 5], [73, 5])).toBe('GDF-MOV-08');
  });
});
