import { inches } from '@banneret/geometry';
import { describe, expect, it } from 'vitest';
import { EMPTY_MUSTER, hasMuster, judgeMuster, type Muster } from '../src/places/muster.js';
import { resultOf } from '../src/places/objectives.js';
import { judgePlacement, type PlaceGround } from '../src/places/place.js';
import type { State, UnitId } from '../src/state.js';
import { apart, box, profile, scene, type SceneBody, type Spot } from './scene.js';

// What is declared before deployment when there are several of each, and what is said of a place.

const PROFILES = [
  profile({ id: 'one', count: 1 }),
  profile({ id: 'two', count: 2 }),
  profile({ id: 'five', count: 5 }),
  profile({ id: 'lurkers', count: 5, rules: ['ambush'] }),
  profile({ id: 'chief', count: 1, hero: true }),
  profile({ id: 'shadow', count: 1, hero: true, rules: ['ambush'] }),
  profile({ id: 'truck', count: 1, rules: ['transport(6)', 'tough(3)'], baseMm: 60 }),
  profile({ id: 'digger', count: 1, rules: ['transport(6)', 'tough(3)', 'ambush'], baseMm: 60 }),
  profile({ id: 'cart', count: 1, rules: ['transport(5)'], baseMm: 60 }),
  profile({ id: 'carts', count: 2, rules: ['transport(5)'], baseMm: 60 }),
  profile({ id: 'plane', count: 1, rules: ['aircraft', 'ambush', 'scout'] }),
];
type Unit = SceneBody['units'][number];
const waiting = (kind: string, name = kind, player = 1): Unit => ({ player, profile: kind, name, place: 'waiting' });
const standing = (player: number, kind: string, name: string, models: readonly Spot[]): Unit => ({
  player,
  profile: kind,
  name,
  models,
});
const FOE = waiting('one', 'foe', 2);
const stateOf = (units: readonly Unit[], more: Partial<SceneBody> = {}): State =>
  scene({ round: 0, stage: 'deployment', near: 1, profiles: PROFILES, units, ...more }).state;
const declared = (units: readonly Unit[], muster: Partial<Muster>): string[] => {
  const ruling = judgeMuster(stateOf([...units, FOE]), 0, { ...EMPTY_MUSTER, ...muster });
  return ruling.ok ? [] : ruling.because.map(({ rule }) => rule);
};

describe('musters', () => {
  it('GDF-AMB-01, R-45: a unit waits with its own Hero, whatever another unit’s Hero can do', () => {
    const units = [waiting('lurkers'), waiting('five'), waiting('shadow'), waiting('chief')];
    const joins = [{ unit: 2, with: 0 }, { unit: 3, with: 1 }]; // prettier-ignore
    expect(declared(units, { joins, reserve: [0] })).toEqual([]);
    const crossed = [{ unit: 3, with: 0 }, { unit: 2, with: 1 }]; // prettier-ignore
    expect(declared(units, { joins: crossed, reserve: [0] })).toEqual(['GDF-AMB-01']);
  });

  it('H-33, GDF-TRA-01: each transport for those aboard it, with its own room', () => {
    const units = [waiting('digger'), waiting('truck'), waiting('lurkers'), waiting('five')];
    const loads = [{ unit: 2, with: 0 }, { unit: 3, with: 1 }]; // prettier-ignore
    expect(declared(units, { loads })).toEqual([]);
    expect(declared(units, { loads, reserve: [0] })).toEqual([]);
    const crossed = [{ unit: 3, with: 0 }, { unit: 2, with: 1 }]; // prettier-ignore
    expect(declared(units, { loads: crossed, reserve: [0] })).toEqual(['GDF-AMB-01']);
    const both = [{ unit: 2, with: 0 }, { unit: 3, with: 0 }]; // prettier-ignore
    expect(declared(units, { loads: both })).toEqual(['GDF-TRA-01']);
  });

  it('GDF-AIR-01: an Aircraft is no Scout, but may lie in Ambush', () => {
    expect(declared([waiting('plane')], { scouts: [0] })).toEqual(['GDF-SCT-01']);
    expect(declared([waiting('plane')], { reserve: [0] })).toEqual([]);
  });

  it('R-14: there is something to declare if a unit fits into a transport, just or with room left', () => {
    const has = (...kinds: readonly string[]): boolean =>
      hasMuster(stateOf([...kinds.map(kind => waiting(kind)), FOE]), 0);
    expect([has('cart', 'one'), has('cart', 'five'), has('five', 'one')]).toEqual([true, true, false]);
    expect(hasMuster(stateOf([waiting('cart'), waiting('chief', 'c', 2), waiting('one', 'o', 2)]), 0)).toBe(false);
  });
});

describe('places', () => {
  const said = (state: State, unit: UnitId, ground: PlaceGround, x: number, y: number): string[] => {
    const { base } = state.battle.rosters[unit]!.kinds[0]!;
    const ruling = judgePlacement(state, unit, ground, [{ base, at: { x: inches(x), y: inches(y) }, facing: 0 }]);
    return ruling.ok ? [] : ruling.because.map(({ say }) => say);
  };
  const IN_ROUND = { round: 2, stage: 'round' } as const;

  it('GDF-AMB-02: far from each model of an enemy unit, not from some', () => {
    const foe = standing(2, 'two', 'foe', [[20, 20], [20, 21.5]]); // prettier-ignore
    const state = stateOf([waiting('one'), foe], IN_ROUND);
    const at = (y: number) => said(state, 0, { kind: 'ambush' }, 20, y);
    expect([at(20 - apart(9.1)), at(20 - apart(8.9)), at(21.5 + apart(8.9))]).toEqual([
      [],
      ['gdf.no.near-enemy'],
      ['gdf.no.near-enemy'],
    ]);
  });

  it('GDF-TRA-08: within six inches of any model of what is left of the transport', () => {
    const carts = standing(1, 'carts', 'carts', [[20, 20], [23, 20]]); // prettier-ignore
    const state = stateOf([waiting('one'), carts, standing(2, 'one', 'foe', [[60, 44]])], IN_ROUND);
    const at = (x: number) => said({ ...state, units: state.units.with(1, { ...state.units[1]!, place: 'away' }) }, 0, { kind: 'wreck', host: 1 }, x, 20); // prettier-ignore
    const reach = 6 + 46_000 / 25_400;
    expect([at(20 - reach + 0.01), at(23 + reach - 0.01), at(23 + reach + 0.01)]).toEqual([
      [],
      [],
      ['gdf.no.far-from-wreck'],
    ]);
  });

  it('GDF-DEP-07, GDF-MOV-08: on rocks, off the table and too close to others are told apart', () => {
    const terrain = [{ types: ['impassable'] as const, outline: box(30, 2, 4, 4), height: 3 }];
    const friend = standing(1, 'one', 'friend', [[50, 6]]);
    const state = stateOf([waiting('one'), friend, standing(2, 'one', 'foe', [[10, 44]]), waiting('plane')], { ...IN_ROUND, terrain }); // prettier-ignore
    const at = (x: number, y: number) => said(state, 0, { kind: 'ambush' }, x, y);
    expect([at(32, 4), at(40, 0.1), at(50 + apart(0.9), 6), at(50 + apart(1), 6)]).toEqual([
      ['gdf.no.stands-impassable'],
      ['gdf.no.stands-off-table'],
      ['gdf.no.stands-too-close'],
      [],
    ]);
    // nothing of that hinders an Aircraft, but it touches nobody.
    const plane = (x: number, y: number) => said(state, 3, { kind: 'zone' }, x, y);
    expect([plane(32, 4), plane(50 + apart(0.1), 6), plane(50 + apart(0), 6)]).toEqual([
      [],
      [],
      ['gdf.no.stands-too-close'],
    ]);
  });
});

describe('the result', () => {
  it('GDF-OBJ-15, GDF-OBJ-16: whoever has more markers wins, either of them; equal is a draw', () => {
    const state = stateOf([waiting('one'), FOE]);
    const result = (...owners: number[]) => resultOf({ ...state, owners });
    expect(result(0, 0, 1, -1)).toEqual({ winners: [0], scores: [2, 1] });
    expect(result(1, -1, 1, 0)).toEqual({ winners: [1], scores: [1, 2] });
    expect(result(1, 0, -1)).toEqual({ winners: [], scores: [1, 1] });
  });
});
