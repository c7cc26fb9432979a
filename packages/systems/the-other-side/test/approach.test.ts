import { facingTowards, inches, legLength, overlapping, pointAt, within, type Point } from '@banneret/geometry';
import { describe, expect, it } from 'vitest';
import { engagedWith } from '../src/engagement.js';
import { markerBody, placedOf, touchesZone } from '../src/ground/board.js';
import { approach, besideWalls, purposesOf, type Purpose } from '../src/movement/suggestApproach.js';
import { judgeMove, type Move, type MoveReason } from '../src/movement/unitMove.js';
import { seesMarker } from '../src/sight.js';
import { fireteamOf, type State } from '../src/state.js';
import { point, stateOf, type SceneBody, type Spot, type TerrainBody, type UnitBody } from './scene.js';

/** Moves that are made for something: whom or what a unit may reach, and that a way there is found whenever there is one. */

const MARCH: MoveReason = { by: 'march' };
const one = (card: string, ...at: Spot[]): UnitBody => ({ card, at });
const table = (own: readonly UnitBody[], foes: readonly UnitBody[], body: Partial<SceneBody> = {}): State =>
  stateOf({ seats: [{ units: own }, { units: foes }], ...body });
/** Radii of the bases, in inches. */
const [SMALL, LARGE] = [25 / 25.4, 40 / 25.4];
const foe = (fireteam: number): Purpose => ({ kind: 'foe', fireteam });
const marker = (id: number): Purpose => ({ kind: 'marker', marker: id });
const piece = (zone: number): Purpose => ({ kind: 'piece', zone });
const wall = (...box: TerrainBody['box']): TerrainBody => ({ box, traits: ['impassable'] });

describe('what is near enough to move for', () => {
  const reached = (s: State, reason: MoveReason = MARCH): Purpose[] => purposesOf(s, 0, reason);

  it('TOS-ENG-02, TOS-ORD-04: an enemy at the end of the move and of the longer reach of the two', () => {
    const edge = 5 + 3 + 2 * SMALL;
    const met = (own: string, other: string, far: number, reason?: MoveReason): number =>
      reached(table([one(own, [20, 20])], [one(other, [20, 20 + far])]), reason).length;
    expect([met('lancers', 'gunners', edge), met('lancers', 'gunners', edge + 0.001)]).toEqual([1, 0]);
    expect([met('gunners', 'lancers', edge), met('gunners', 'lancers', edge + 0.001)]).toEqual([1, 0]);
    expect([met('gunners', 'gunners', edge - 3), met('gunners', 'gunners', edge - 2.999)]).toEqual([1, 0]);
    expect([met('lancers', 'gunners', edge + 5, { by: 'rush' }), met('lancers', 'gunners', edge + 5.001, { by: 'rush' })]).toEqual([1, 0]); // prettier-ignore
  });

  it('TOS-ORD-04, TOS-TOK-07: measured from the nearest Fireteam that may move, with the longest move of them', () => {
    const squad = one('infantry', [10, 20], [13, 20], [16, 20]);
    const met = (x: number, pinned = 0): number =>
      reached(table([{ ...squad, tokens: { pinned } }], [one('gunners', [x, 20])])).length;
    const edge = 16 + 5 + 1 + 2 * SMALL;
    expect([met(edge), met(edge + 0.001)]).toEqual([1, 0]);
    // The token holds one of them back, not all.
    expect([met(edge, 1), met(edge, 9)]).toEqual([1, 0]);
    const s = table([squad], [one('gunners', [edge, 20])]);
    s.activation = { ...(s.activation as NonNullable<State['activation']>), barred: [2] };
    expect(reached(s)).toEqual([]);
  });

  it('TOS-MPL-07: enemies that stand on the table, neither friends nor the dead nor who is in a building', () => {
    const s = table(
      [one('gunners', [20, 20]), one('lancers', [20, 25])],
      [one('lancers', [25, 20]), { card: 'infantry', at: [[15, 20], null, null] }, one('lancers', [20, 15])],
    );
    s.fireteams = s.fireteams.with(6, { ...fireteamOf(s, 6), place: 'inside' });
    expect(reached(s)).toEqual([foe(2), foe(3)]);
  });

  it('TOS-OPS-07: a Marker three inches from the end of the move', () => {
    const edge = 5 + 3 + 2 * SMALL;
    const met = (far: number): Purpose[] =>
      reached(table([one('gunners', [20, 20])], [], { markers: [{ at: [20 - far, 20] }] }));
    expect([met(edge), met(edge + 0.001)]).toEqual([[marker(0)], []]);
  });

  it('TOS-TER-18, TOS-TER-22: a piece with a roof or rooms, if that was agreed on', () => {
    const met = (climb: boolean, enter: boolean, change: Partial<TerrainBody>): number =>
      reached(
        table([one('gunners', [20, 20])], [], {
          options: { climb, enter },
          terrain: [{ box: [23, 18, 26, 40], traits: [], ...change }],
        }),
      ).length;
    expect([met(true, false, { roof: true }), met(false, true, { roof: true })]).toEqual([1, 0]);
    expect([met(false, true, { rooms: true }), met(true, false, { rooms: true })]).toEqual([1, 0]);
    expect([met(true, true, {}), met(true, true, { roof: true, rooms: true })]).toEqual([0, 1]);
    expect(met(true, true, { roof: true, box: [50, 18, 53, 40] })).toBe(0);
    expect(met(true, true, { roof: true, box: [23, 18, 45, 21] })).toBe(1);
  });

  it('TOS-ORD-04: the nearest first, and the one named first of two that are equally near', () => {
    const s = table([one('gunners', [20, 20])], [one('gunners', [26, 20]), one('gunners', [20, 24]), one('gunners', [20, 16])], {
      markers: [{ at: [28, 20] }, { at: [20, 22] }],
    }); // prettier-ignore
    expect(reached(s)).toEqual([marker(1), foe(2), foe(3), marker(0), foe(1)]);
  });
});

/** Where they would be after these moves. */
function after(s: State, moves: readonly Move[]): State {
  const fireteams = s.fireteams.map((fireteam, id) => {
    const way = moves.find(move => move.fireteam === id)?.way;
    return way === undefined ? fireteam : { ...fireteam, at: way.at(-1) as Point };
  });
  return { ...s, fireteams };
}

/** The moves that are found, once they are known to be legal and to serve. */
function found(s: State, purpose: Purpose, reason: MoveReason = MARCH, turn = 0): readonly Move[] | undefined {
  const moves = approach(s, 0, reason, purpose, { turn });
  if (moves === undefined) return undefined;
  expect(judgeMove(s, 0, reason, moves)).toEqual({ ok: true });
  const then = after(s, moves);
  const ids = then.fireteams.flatMap((fireteam, id) => (fireteam.unit === 0 ? [id] : []));
  const serves = ids.some(id => {
    if (purpose.kind === 'foe') return engagedWith(then, id).includes(purpose.fireteam);
    if (purpose.kind === 'piece') return touchesZone(placedOf(then, id), then.terrain[purpose.zone]!.outline);
    const { at } = then.markers[purpose.marker]!;
    return within(placedOf(then, id), markerBody({ at }), inches(3)) && seesMarker(then, id, { at });
  });
  expect(serves).toBe(true);
  return moves;
}
const ends = (moves: readonly Move[] | undefined): readonly (Point | undefined)[] =>
  (moves ?? []).map(({ way }) => way.at(-1));

describe('a way to an enemy', () => {
  it('TOS-ENG-02: straight on until the reach is enough, a hair within it', () => {
    const s = table([one('lancers', [20, 20])], [one('gunners', [24, 27])]);
    const [goal, from] = [point([24, 27]), point([20, 20])];
    const far = 50_000 + inches(3) + 1 - 2;
    expect(found(s, foe(1))).toEqual([{ fireteam: 0, way: [pointAt(goal, facingTowards(goal, from), far)] }]);
  });

  it('TOS-ENG-02: as near as the enemy reaches, if that is farther; in contact if nobody has a reach', () => {
    const s = table([one('gunners', [20, 20])], [one('lancers', [20, 28])]);
    expect(ends(found(s, foe(1)))).toEqual([{ x: inches(20), y: inches(28) - 50_000 - inches(3) + 1 }]);
    const bare = table([one('gunners', [20, 20])], [one('gunners', [20, 24])]);
    expect(approach(bare, 0, MARCH, foe(1))).toBeUndefined();
  });

  it('TOS-ENG-02, TOS-TER-15: on the other side of what is in the way, either side of it', () => {
    // Impassable ground from the enemy's feet to the left, or to the right: only the other side is free.
    const beside = (left: boolean): Point => {
      const own = one('infantry', [20, 20], null as never, null as never);
      const ground = left ? wall(13, 21.8, 20.4, 23) : wall(19.6, 21.8, 27, 23);
      const s = table([own], [one('gunners', [20, 24.1])], { terrain: [ground, wall(10, 26, 30, 26.5)] });
      return ends(found(s, foe(3)))[0]!;
    };
    expect(beside(true).x).toBeGreaterThan(inches(20));
    expect(beside(false).x).toBeLessThan(inches(20));
  });

  it('TOS-ENG-02, TOS-LOS-03: where it sees the enemy, or the enemy sees it', () => {
    // A low wall of sight between the two: the reach alone is not enough.
    const s = table([one('lancers', [20, 20])], [one('gunners', [20, 25])], {
      terrain: [{ box: [14, 22.3, 26, 22.4], traits: ['blocking'] }],
    });
    const [end] = ends(found(s, foe(1)));
    expect(end!.y).toBeGreaterThan(inches(21));
    expect(approach(s, 0, { by: 'effect', distance: 0.2 }, foe(1))).toBeUndefined();
  });

  it('TOS-ORD-04: no farther than the move goes', () => {
    const at = (y: number): State => table([one('lancers', [20, 20])], [one('gunners', [20, y])]);
    const edge = 20 + 5 + 3 + 2 * SMALL - 0.001;
    expect([found(at(edge), foe(1)) !== undefined, found(at(edge + 0.002), foe(1)) !== undefined]).toEqual([
      true,
      false,
    ]);
    expect(found(at(edge + 4), foe(1), { by: 'rush' })).toBeDefined();
    expect(approach(at(edge), 0, { by: 'effect', distance: 4.9 }, foe(1))).toBeUndefined();
  });

  it('TOS-ENG-02, TOS-MOV-07: the one place between two others is found', () => {
    // Two bases stand where the straight way ends; between them is room for one, and it just fits.
    const gap = 2 * SMALL + 0.02;
    const own = one('infantry', [20, 20], null as never, null as never);
    const foes = [one('gunners', [20, 25])];
    const friends = [one('lancers', [20 - gap, 23.9]), one('lancers', [20 + gap, 23.9]), one('lancers', [20 - gap, 26.1]), one('lancers', [20 + gap, 26.1])]; // prettier-ignore
    const s = table([own, ...friends], foes);
    const moves = found(s, foe(7));
    expect(moves).toHaveLength(1);
  });

  it('TOS-ENG-02: whoever of a Squad is nearest goes; if it cannot, another does', () => {
    const squad = one('infantry', [20, 20], [24, 20], [28, 20]);
    const at = (x: number): readonly number[] =>
      (found(table([squad], [one('gunners', [x, 25])]), foe(3)) ?? []).map(({ fireteam }) => fireteam);
    expect([at(20), at(24), at(28)]).toEqual([[0], [1], [2]]);
    const fenced = [wall(26.5, 18, 26.6, 22), wall(29.4, 18, 29.5, 22), wall(26.5, 21.2, 29.5, 21.3)];
    const s = table([squad], [one('gunners', [28, 24])], { terrain: fenced });
    expect((found(s, foe(3)) ?? []).map(({ fireteam }) => fireteam)).toEqual([1]);
  });

  it('TOS-ENG-02: from any side that is asked for', () => {
    const s = table([one('lancers', [20, 20])], [one('gunners', [20, 24])]);
    const quarter = 1_024;
    const [left, right] = [quarter, -quarter].map(turn => ends(found(s, foe(1), { by: 'rush' }, turn + 4_096))[0]!);
    expect([left!.y, right!.y].map(y => Math.abs(y - inches(24)) < 4)).toEqual([true, true]);
    expect([left!.x > inches(20), right!.x < inches(20)]).toEqual([true, true]);
  });

  it('TOS-ENG-02: to nobody who is gone', () => {
    const s = table([one('lancers', [20, 20])], [{ card: 'infantry', at: [[20, 24], null, null] }]);
    expect(approach(s, 0, MARCH, foe(2))).toBeUndefined();
    expect(approach({ ...s, markers: [] }, 0, MARCH, marker(0))).toBeUndefined();
  });

  it('TOS-ENG-02: what a quick look misses is looked for only by who is thorough', () => {
    // A pocket of impassable ground that is open at its far end, on no ray of the quick look.
    const edge = 20 + 5 + 3 + 2 * SMALL;
    const s = table([one('lancers', [20, 20])], [one('gunners', [20.4, edge - 0.016])]);
    expect(found(s, foe(1))).toBeDefined();
    expect(approach(s, 0, MARCH, foe(1), { thorough: true })).toBeDefined();
  });
});

describe('a way with the whole Squad', () => {
  it('TOS-MOV-17: the others stay if the Formation holds, and come along if it does not', () => {
    const lines = (x: number): Spot[] => [[20, 20], [x, 20], [20, 17]]; // prettier-ignore
    const moves = (x: number): readonly Move[] | undefined =>
      found(table([one('infantry', ...lines(x))], [one('gunners', [25, 20.001])]), foe(3));
    expect(moves(14)).toHaveLength(1);
    const along = moves(10.5)!;
    expect(along.map(({ fireteam }) => fireteam)).toEqual([0, 1]);
    // As much further on as the leader went.
    expect(Math.abs(along[1]!.way[0]!.x - inches(10.5) - (along[0]!.way[0]!.x - inches(20)))).toBeLessThan(4);
  });

  it('TOS-MOV-17: who cannot come straight along goes round, near enough to the leader', () => {
    const squad = one('infantry', [20, 20], [11, 20], [17, 23]);
    const s = table([squad], [one('gunners', [26.5, 20])], { terrain: [wall(12.2, 18.5, 12.6, 21.5)] });
    const moves = found(s, foe(3), { by: 'rush' })!;
    expect(moves.map(({ fireteam }) => fireteam)).toContain(1);
    const then = after(s, moves);
    const bodies = [0, 1, 2].map(id => placedOf(then, id));
    expect(bodies.every((a, i) => bodies.every((b, j) => i === j || (within(a, b, inches(8)) && !overlapping(a, b))))).toBe(true); // prettier-ignore
  });

  it('TOS-MOV-17, TOS-TOK-07: not if somebody is left too far behind', () => {
    const squad: UnitBody = { ...one('infantry', [20, 20], [10.2, 20], [15, 20]), tokens: { pinned: 0 } };
    const fenced = [wall(8.5, 18, 8.6, 22), wall(11.8, 18, 11.9, 22), wall(8.5, 21.5, 11.9, 21.6), wall(8.5, 18.4, 11.9, 18.5)]; // prettier-ignore
    const s = table([squad], [one('gunners', [26, 20])], { terrain: fenced });
    expect(approach(s, 0, MARCH, foe(3))).toBeUndefined();
    expect(found({ ...s, terrain: [] }, foe(3))).toBeDefined();
  });

  it('TOS-TOK-07: the leader feels the Pinned Tokens, and those who follow go their whole way', () => {
    const squad: UnitBody = { ...one('infantry', [20, 20], [11, 20], [16, 23]), tokens: { pinned: 1 } };
    const reach = 20 + 3 + 1 + 2 * SMALL - 0.001;
    const near = found(table([squad], [one('gunners', [reach, 20])]), foe(3))!;
    expect(near.map(({ fireteam }) => fireteam)).toEqual([0, 1]);
    expect(approach(table([squad], [one('gunners', [reach + 0.01, 20])]), 0, MARCH, foe(3))).toBeUndefined();
  });
});

describe('a way to a Marker or a building', () => {
  it('TOS-OPS-07: three inches from it, over it if need be, and in its sight', () => {
    const s = table([one('gunners', [20, 20])], [], { markers: [{ at: [26, 20] }] });
    expect(ends(found(s, marker(0)))).toEqual([{ x: inches(26) - 50_000 - inches(3) + 1, y: inches(20) }]);
    // Behind walls of sight that leave it seen from close by only.
    const box: TerrainBody[] = [[24.8, 18, 24.9, 22], [27.1, 18, 27.2, 22]].map(([a, b, c, d]) => ({ box: [a!, b!, c!, d!], traits: ['blocking'] })); // prettier-ignore
    const walled = table([one('gunners', [20, 20])], [], { markers: [{ at: [26, 20] }], terrain: box });
    expect(found(walled, marker(0), { by: 'rush' })).toBeDefined();
  });

  it('TOS-TER-18: in contact with a wall of the piece, the nearest place first', () => {
    const terrain: TerrainBody[] = [{ box: [24, 14, 30, 26], traits: ['impassable'], roof: true }];
    const s = table([one('gunners', [20, 20])], [], { terrain, options: { climb: true } });
    const [end] = ends(found(s, piece(0)));
    expect(end!.x).toBe(inches(24) - 25_001);
    expect(Math.abs(end!.y - inches(20))).toBeLessThan(inches(SMALL));
  });

  it('TOS-MOV-01: where it stands already is no place to go to', () => {
    const terrain: TerrainBody[] = [{ box: [24, 14, 30, 26], traits: ['impassable'], roof: true }];
    const s = table([one('infantry', [20, 14], [18, 16], [18, 18])], [], { terrain, options: { climb: true } });
    const [here] = besideWalls(s, 0, placedOf(s, 0)) as [Point];
    s.fireteams = s.fireteams.with(0, { ...fireteamOf(s, 0), at: here });
    const [end] = ends(found(s, piece(0)));
    expect(end).toBeDefined();
    expect(end).not.toEqual(here);
  });

  it('TOS-TER-18: every wall of a piece has places beside it, on both sides, from corner to corner', () => {
    const terrain: TerrainBody[] = [{ box: [24, 14, 30, 16], traits: [], roof: true }];
    const s = table([one('colossus', [20, 20])], [], { terrain, options: { climb: true } });
    const body = placedOf(s, 0);
    const spots = besideWalls(s, 0, body);
    const out = 40_001;
    // A radius or so apart: four steps along six inches, two along two.
    expect(spots).toHaveLength(2 * (5 + 3 + 5 + 3));
    const has = (x: number, y: number): boolean => spots.some(spot => spot.x === x && spot.y === y);
    const [left, right, top, bottom] = [24, 30, 14, 16].map(inches) as [number, number, number, number];
    for (const y of [top - out, top + out, bottom - out, bottom + out])
      for (const x of [left, (left + right) / 2, right]) expect(has(x, y)).toBe(true);
    for (const x of [left - out, left + out, right - out, right + out])
      for (const y of [top, (top + bottom) / 2, bottom]) expect(has(x, y)).toBe(true);
    const far = spots.map(spot => legLength(spot, body.at));
    expect(far).toEqual([...far].sort((a, b) => a - b));
    expect(LARGE).toBeGreaterThan(SMALL);
  });
});
