import { describe, expect, it } from 'vitest';
import { dice } from '@banneret/testkit';
import { box, rollOff, scene, um, type Scene, type SceneBody, type Spot } from './scene.js';

const waiting = (player: number, name: string) => ({ player, profile: 'squad', name, place: 'waiting' as const });

/** A table before the first marker is placed. */
const bare = (more: Partial<SceneBody> = {}): Scene =>
  scene({ round: 0, stage: 'markers', units: [waiting(1, 'a'), waiting(2, 'b')], ...more });

/** The same when player 1 is about to place the first of `count` markers. */
const placing = (more: Partial<SceneBody> = {}, face = 6): Scene => bare(more).do(dice([face]), rollOff(6, 1), 1);

const spots = (s: Scene): Spot[] => s.state.markers.map(({ x, y }) => [x / 25_400, y / 25_400] as const);

describe('placing the markers', () => {
  it('GDF-OBJ-01, GDF-GEN-09: D3+2 markers, a D3 being half a die rounded up', () => {
    const counts = [1, 2, 3, 4, 5, 6].map(
      face =>
        bare()
          .do(dice([face]))
          .events('markers.counted')[0]?.count,
    );
    expect(counts).toEqual([3, 3, 4, 4, 5, 5]);
    const s = placing({}, 1).do([10, 24], [20, 24], [30, 24]);
    expect(s.state.owners).toEqual([-1, -1, -1]);
    expect(s.next).toBe('gdf.roll.roll-off-deploy');
  });

  it('GDF-SET-07: markers come before deployment, and deployment before round 1', () => {
    const s = bare();
    expect(s.next).toBe('gdf.roll.markers');
    s.do(dice([1]), rollOff(6, 1), 1, [10, 24], [20, 24], [30, 24], rollOff(6, 1), 'near');
    expect(s.next).toBe('gdf.ask.deploy');
    expect(s.facts.round).toBe(0);
    s.do({ unit: 'a', at: [20, 6] }, { unit: 'b', at: [20, 42] });
    expect(s.facts.round).toBe(1);
    expect(s.next).toBe('gdf.ask.unit');
  });

  it('GDF-OBJ-02: the winner of the roll-off chooses who places the first one', () => {
    const s = bare().do(dice([1]), rollOff(2, 5));
    expect([s.seat, s.next]).toEqual([1, 'gdf.ask.first-marker']);
    expect(bare().do(dice([1]), rollOff(2, 5), 1).seat).toBe(0);
    expect(bare().do(dice([1]), rollOff(2, 5), 2).seat).toBe(1);
  });

  it('GDF-OBJ-03: one each in turn', () => {
    const s = placing();
    const seats = (
      [
        [10, 24],
        [20, 24],
        [30, 24],
        [40, 24],
      ] as const
    ).map(spot => {
      const { seat } = s;
      s.do(spot);
      return seat;
    });
    expect([...seats, s.seat]).toEqual([0, 1, 0, 1, 0]);
  });

  it('GDF-OBJ-04, R-09, E68: outside both zones; exactly 12 inches from an edge is still inside', () => {
    const s = placing();
    expect(s.refusal([36, 12])).toEqual(['GDF-OBJ-04']);
    expect(s.refusal([36, 12 + um(1)])).toEqual([]);
    expect(s.refusal([36, 36])).toEqual(['GDF-OBJ-04']);
    expect(s.refusal([36, 36 - um(1)])).toEqual([]);
  });

  it('GDF-OBJ-04, R-08: on a table deeper than wide the zones lie along its left and its right', () => {
    const s = placing({ width: 36, depth: 60 });
    expect(s.refusal([6, 30])).toEqual(['GDF-OBJ-04']);
    expect(s.refusal([6 + um(1), 30])).toEqual([]);
    expect(s.refusal([30, 30])).toEqual(['GDF-OBJ-04']);
    expect(s.refusal([18, 1])).toEqual([]);
    const listed = [...s.options()] as { x: number; y: number }[];
    expect(listed.length).toBeGreaterThan(50);
    expect(Math.max(...listed.map(({ y }) => y / 25_400))).toBeGreaterThan(50);
    for (let i = 0; i < 20; i++) expect(s.judged(s.sample(i))).toEqual([]);
  });

  it('GDF-OBJ-05: more than 9 inches from every other marker', () => {
    const s = placing().do([36, 24], [10, 24]);
    expect(s.refusal([45, 24])).toEqual(['GDF-OBJ-05']);
    expect(s.refusal([45 + um(1), 24])).toEqual([]);
    expect(s.refusal([19, 24])).toEqual(['GDF-OBJ-05']);
  });

  it('GDF-OBJ-06, R-09: not off the table, nor in terrain that nobody enters, its rim included', () => {
    const terrain = [
      { types: ['impassable'] as const, outline: box(30, 20, 4, 4) },
      { types: ['difficult'] as const, outline: box(40, 20, 4, 4) },
      { types: ['elevated'] as const, height: 5, outline: box(50, 20, 4, 4) },
      { types: ['elevated'] as const, height: 4, outline: box(60, 20, 4, 4) },
    ];
    const s = placing({ terrain });
    expect(s.refusal([-0.5, 24])).toEqual(['GDF-OBJ-06']);
    expect(s.refusal([32, 22])).toEqual(['GDF-OBJ-06']);
    expect(s.refusal([30, 22])).toEqual(['GDF-OBJ-06']);
    expect(s.refusal([30 - um(1), 22])).toEqual([]);
    expect(s.refusal([42, 22])).toEqual([]);
    expect(s.refusal([52, 22])).toEqual(['GDF-OBJ-06']); // four inches high
    expect(s.refusal([62, 22])).toEqual([]); // three inches can be climbed
  });

  it('GDF-OBJ-06: not where no base could come within 3 inches of it', () => {
    // A slit of half an inch through a block that is seven inches and more in every direction.
    const halves = (gap: number) => [
      { types: ['impassable'] as const, outline: box(20, 14, 10, 20) },
      { types: ['impassable'] as const, outline: box(30 + gap, 14, 10, 20) },
    ];
    expect(placing({ terrain: halves(0.5) }).refusal([30.25, 24])).toEqual(['GDF-OBJ-06']);
    expect(placing({ terrain: halves(1.5) }).refusal([30.75, 24])).toEqual([]);
  });

  it('GDF-OBJ-06, R-09: not where a base could stand but none can come on foot from either zone', () => {
    // A yard of 10 by 10 inches within walls, with a gate of so many inches in the one to the right.
    const yard = (gate: number) => [
      { types: ['impassable'] as const, outline: box(29, 18, 12, 1) },
      { types: ['impassable'] as const, outline: box(29, 29, 12, 1) },
      { types: ['impassable'] as const, outline: box(29, 19, 1, 10) },
      { types: ['impassable'] as const, outline: box(40, 19, 1, 5) },
      { types: ['impassable'] as const, outline: box(40, 24 + gate, 1, 5 - gate) },
    ];
    const base = 25_000 / 25_400;
    expect(placing({ terrain: yard(0.5) }).refusal([35, 24])).toEqual(['GDF-OBJ-06']);
    expect(placing({ terrain: yard(base - um(2)) }).refusal([35, 24])).toEqual(['GDF-OBJ-06']);
    // A gate that just lets the smallest base through is no point of any grid.
    expect(placing({ terrain: yard(base + um(2)) }).refusal([35, 24])).toEqual([]);
    expect(placing({ terrain: yard(2) }).refusal([35, 24])).toEqual([]);
    // From outside the wall it is within reach.
    expect(placing({ terrain: yard(0.5) }).refusal([38.2, 24])).toEqual([]);
    const listed = [...placing({ terrain: yard(0.5) }).options()] as { x: number; y: number }[];
    expect(
      listed.some(({ x, y }) => x > 33.5 * 25_400 && x < 36.5 * 25_400 && y > 22.5 * 25_400 && y < 25.5 * 25_400),
    ).toBe(false);
  });

  it('GDF-OBJ-19, H-30: when no place is left, the remaining markers are dropped', () => {
    const rock = { types: ['impassable'] as const, outline: box(0, 12, 64, 24) };
    const s = placing({ terrain: [rock] });
    s.do([66, 14], [66, 24], [66, 34]);
    expect(s.events('markers.dropped')).toEqual([{ type: 'markers.dropped', left: 2 }]);
    expect(spots(s)).toHaveLength(3);
    expect(s.next).toBe('gdf.roll.roll-off-deploy');
    expect(
      placing({ terrain: [rock] }, 1)
        .do([66, 14], [66, 24], [66, 34])
        .events('markers.dropped'),
    ).toEqual([]);
  });
});
