import { inches, type Point } from '@banneret/geometry';
import { describe, expect, it } from 'vitest';
import { firstFormation, formationAt, usualFormations } from '../src/places/formations.js';
import { judgePlacement, type PlaceGround } from '../src/places/place.js';
import { trappedModels } from '../src/places/wreck.js';
import type { State, UnitId } from '../src/state.js';
import { apart, box, profile, scene, type SceneBody, type Spot } from './scene.js';

// H-31: a unit finds room wherever there is some: at the rim of its ground, between others, around a wreck.

const PROFILES = [
  profile({ id: 'one', count: 1 }),
  profile({ id: 'three', count: 3 }),
  profile({ id: 'five', count: 5 }),
  profile({ id: 'bats', count: 3, rules: ['flying'] }),
  profile({ id: 'bat', count: 1, rules: ['flying'] }),
  profile({ id: 'chief', count: 1, hero: true }),
  profile({ id: 'imp', count: 1, hero: true, rules: ['flying'] }),
  profile({ id: 'truck', count: 1, rules: ['transport(11)', 'tough(3)'], baseMm: 60 }),
];
type Unit = SceneBody['units'][number];
const waiting = (player: number, kind: string, name: string): Unit => ({
  player,
  profile: kind,
  name,
  place: 'waiting',
});
const standing = (player: number, name: string, at: Spot): Unit => ({ player, profile: 'one', name, models: [at] });
const stateOf = (units: readonly Unit[], more: Partial<SceneBody> = {}): State =>
  scene({ round: 0, stage: 'deployment', near: 1, profiles: PROFILES, units, ...more }).state;
const rock = (x: number, y: number, w: number, d: number) => ({
  types: ['impassable'] as const,
  outline: box(x, y, w, d),
  height: 3,
});
const point = (x: number, y: number): Point => ({ x: inches(x), y: inches(y) });

/** Found, and legal. */
function isFound(state: State, unit: UnitId, ground: PlaceGround, x: number, y: number): boolean {
  const placed = formationAt(state, unit, ground, point(x, y));
  if (placed !== undefined) expect(judgePlacement(state, unit, ground, placed)).toEqual({ ok: true });
  return placed !== undefined;
}

describe('at the rim', () => {
  const ZONE = { kind: 'zone' } as const;

  it('GDF-DEP-03: of a zone, all along it, for either side', () => {
    const state = stateOf([waiting(1, 'five', 'a'), waiting(2, 'five', 'b')]);
    for (const x of [1, 14, 29.5, 31, 46, 59, 61, 71]) {
      expect([isFound(state, 0, ZONE, x, 11.3), isFound(state, 1, ZONE, x, 36.7)]).toEqual([true, true]);
      expect([isFound(state, 0, ZONE, x, 0.7), isFound(state, 1, ZONE, x, 47.3)]).toEqual([true, true]);
    }
    expect([isFound(state, 0, ZONE, 36, 30), isFound(state, 1, ZONE, 36, 11)]).toEqual([false, false]);
  });

  it('R-08: of a zone to the left or the right, where the table is deeper than wide', () => {
    const state = stateOf([waiting(1, 'five', 'a'), waiting(2, 'five', 'b')], { width: 48, depth: 72 });
    for (const y of [1, 29, 31, 59, 71])
      expect([isFound(state, 0, ZONE, 11.3, y), isFound(state, 1, ZONE, 36.7, y)]).toEqual([true, true]);
  });

  it('GDF-AMB-02: of what is far enough from every enemy; friends keep nobody off', () => {
    const units = [waiting(1, 'five', 'a'), standing(2, 'b', [20, 24]), standing(2, 'c', [52, 24]), standing(1, 'd', [36, 40])]; // prettier-ignore
    const state = stateOf(units, { round: 2, stage: 'round' });
    const ground = { kind: 'ambush' } as const;
    expect([isFound(state, 0, ground, 20 + apart(9.2), 24), isFound(state, 0, ground, 52 - apart(9.2), 20)]).toEqual([
      true,
      true,
    ]);
    expect([isFound(state, 0, ground, 22, 24), isFound(state, 0, ground, 36, 40 - apart(1.2))]).toEqual([false, true]);
  });

  it('R-52: who flies may stand on rocks, who walks stands beside them', () => {
    const state = stateOf([waiting(1, 'three', 'a'), waiting(1, 'bats', 'b'), waiting(2, 'one', 'c')], {
      terrain: [rock(30, 2, 6, 8)],
    });
    const at = (unit: UnitId) => formationAt(state, unit, ZONE, point(33, 6))!.map(placed => placed.at);
    expect(at(1)[0]).toEqual(point(33, 6));
    for (const { x, y } of at(0))
      expect(x < inches(30) || x > inches(36) || y < inches(2) || y > inches(10)).toBe(true);
    expect(isFound(state, 0, ZONE, 36.7, 6)).toBe(true);
  });

  it('R-52: a unit stands on rocks only if all of it flies, also where others are in its way', () => {
    const covered = { terrain: [rock(0, 0, 72, 12)] };
    const friend: Unit = { player: 1, profile: 'bat', name: 'd', models: [[33, 6]] };
    const all = stateOf([waiting(1, 'bats', 'a'), standing(2, 'c', [60, 44]), friend], {
      ...covered,
      round: 2,
      stage: 'round',
    });
    expect(isFound(all, 0, ZONE, 33.5, 6)).toBe(true);
    const mixed = (more: Partial<SceneBody>): boolean =>
      isFound(stateOf([{ ...waiting(1, 'three', 'a'), joined: 'imp' }, waiting(2, 'one', 'c')], more), 0, ZONE, 33, 6);
    expect([mixed({ terrain: [rock(30, 2, 6, 8)] }), mixed(covered)]).toEqual([true, false]);
  });

  it('H-31: nobody is put down who is destroyed; no place is listed twice', () => {
    const units = [waiting(1, 'five', 'a'), waiting(2, 'five', 'b')];
    const state = stateOf(units, { terrain: [rock(0, 0, 30, 12), rock(34, 0, 38, 12)] });
    const places = [...usualFormations(state, 0, ZONE)].map(placed => JSON.stringify(placed.map(({ at }) => at)));
    expect(places.length).toBeGreaterThan(0);
    expect(new Set(places).size).toBe(places.length);
    const [first, ...others] = state.units;
    const fallen = { ...first!, models: first!.models.map(model => ({ ...model, wounds: 1 })) };
    const dead = { ...state, units: [fallen, ...others] };
    expect(formationAt(dead, 0, ZONE, point(32, 6))).toBeUndefined();
    expect(firstFormation(state, 0, ZONE)).toBeDefined();
  });
});

describe('out of a wreck', () => {
  /** A truck in a cell of walls that leaves so much room around it, with so many aboard. */
  const trapped = (room: number, kind: string, more: Partial<Unit> = {}): readonly number[] => {
    const half = 30_000 / 25_400 + room;
    const walls = [
      rock(20 - half - 8, 20 - half - 8, 2 * half + 16, 8),
      rock(20 - half - 8, 20 + half, 2 * half + 16, 8),
      rock(20 - half - 8, 20 - half, 8, 2 * half),
      rock(20 + half, 20 - half, 8, 2 * half),
    ];
    const state = stateOf(
      [
        { player: 1, profile: kind, name: 'own', aboard: 'truck', ...more },
        { player: 1, profile: 'truck', name: 'truck', models: [[20, 20]] },
        standing(2, 'foe', [60, 44]),
      ],
      { round: 1, stage: 'round', terrain: walls },
    );
    return trappedModels(state, 0, 1);
  };

  it('R-66, GDF-TOU-04: as few as possible stay behind, the last ones first and a Hero after all others', () => {
    expect(trapped(3, 'three')).toEqual([]);
    expect(trapped(0.3, 'three', { joined: 'chief' })).toEqual([2, 1, 0, 3]);
  });
});
