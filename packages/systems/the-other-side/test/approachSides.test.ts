import {
  facingTowards,
  FACINGS,
  inches,
  pointAt,
  shortestPath,
  within,
  type Placed,
  type Point,
  type Um,
} from '@banneret/geometry';
import { describe, expect, it } from 'vitest';
import { engagedWith } from '../src/engagement.js';
import { markerBody, placedOf } from '../src/ground/board.js';
import { approach, type Purpose } from '../src/movement/suggestApproach.js';
import { fieldOf, judgeMove, type Move, type MoveReason } from '../src/movement/unitMove.js';
import { seesMarker } from '../src/sight.js';
import { fireteamOf, type State } from '../src/state.js';
import { stateOf, type SceneBody, type Spot, type TerrainBody, type UnitBody } from './scene.js';

/** From which side something is approached: the mover's own first, then to the left and to the right in turn. */

const RUSH: MoveReason = { by: 'rush' };
const one = (card: string, ...at: readonly (Spot | null)[]): UnitBody => ({ card, at });
const wall = (...box: TerrainBody['box']): TerrainBody => ({ box, traits: ['impassable'] });
const table = (own: readonly UnitBody[], foes: readonly UnitBody[], body: Partial<SceneBody> = {}): State =>
  stateOf({ seats: [{ units: own }, { units: foes }], ...body });

const movedTo = (s: State, id: number, at: Point): State => ({
  ...s,
  fireteams: s.fireteams.with(id, { ...fireteamOf(s, id), at }),
});

/** Thirty-two directions, from the one that leads to the mover outwards; in each the farther places first. */
function* inTurn(goal: Placed, body: Placed, radii: readonly Um[]): Generator<Point> {
  const towards = facingTowards(goal.at, body.at);
  const sides = [0, ...Array.from({ length: 15 }, (_, i) => [-(i + 1), i + 1]).flat(), -16];
  for (const side of sides)
    for (const radius of radii) yield pointAt(goal.at, towards + (side * FACINGS) / 32 + 2 * FACINGS, radius);
}

/** The first place in turn that can be reached and serves. */
function expected(s: State, purpose: Purpose, budget: Um): Point | undefined {
  const body = placedOf(s, 0);
  const isFoe = purpose.kind === 'foe';
  const goal = isFoe ? placedOf(s, purpose.fireteam) : markerBody(s.markers[0]!);
  const touch = 50_001;
  const reach = inches(3);
  const radii = [touch + reach - 2, touch + reach / 2, touch, ...(isFoe ? [] : [Math.round(touch / 2)])];
  return [...inTurn(goal, body, radii)].find(at => {
    if (!shortestPath(fieldOf(s, 0, RUSH), body.base, body.at, at, budget).ok) return false;
    const then = movedTo(s, 0, at);
    if (isFoe) return engagedWith(then, 0).includes(purpose.fireteam);
    return within(placedOf(then, 0), goal, reach) && seesMarker(then, 0, s.markers[0]!);
  });
}

describe('sides', () => {
  const fences: readonly (readonly TerrainBody[])[] = [
    [],
    // The direct side is shut, more to the left, more to the right, and nearly all round.
    [wall(17, 22, 20.6, 22.2)],
    [wall(19.4, 22, 23, 22.2)],
    [wall(16, 22, 24, 24.4)],
    [wall(16, 22, 24, 24.4), wall(23.8, 22, 24, 30)],
    [wall(16, 22, 24, 24.4), wall(16, 22, 16.2, 30)],
    [wall(16, 22, 24, 24.4), wall(16, 22, 16.2, 27), wall(23.8, 22, 24, 26)],
    // Only close by, and only halfway.
    [wall(16, 18, 18.9, 30), wall(21.1, 18, 24, 30), wall(18.9, 21.2, 19, 22)],
    [wall(10, 23.9, 19, 24), wall(21, 23.9, 30, 24), wall(10, 20, 19, 23.9), wall(21, 20, 30, 23.9)],
  ];

  it('TOS-ENG-02: an enemy is charged from the first side that is free', () => {
    const found = fences.map(terrain => {
      const s = table([one('lancers', [20, 20])], [one('gunners', [20, 27])], { terrain });
      const [move] = approach(s, 0, RUSH, { kind: 'foe', fireteam: 1 }, { thorough: false }) ?? [];
      const end = expected(s, { kind: 'foe', fireteam: 1 }, inches(10));
      expect(move?.way.at(-1)).toEqual(end);
      return end === undefined ? undefined : `${end.x} ${end.y}`;
    });
    // The fences make a difference.
    expect(new Set(found).size).toBeGreaterThan(4);
  });

  it('TOS-OPS-07: so is a Marker come to, upon it if there is no other place', () => {
    const sights: readonly (readonly TerrainBody[])[] = [
      ...fences,
      // It is seen from on top only: walls of sight on all sides.
      [
        { box: [18.8, 26, 18.9, 28], traits: ['blocking'] },
        { box: [21.1, 26, 21.2, 28], traits: ['blocking'] },
        { box: [18.8, 25.8, 21.2, 25.9], traits: ['blocking'] },
        { box: [18.8, 28.1, 21.2, 28.2], traits: ['blocking'] },
      ],
      [wall(14, 24.9, 26, 25), wall(14, 29, 26, 29.1), wall(16.9, 25, 17, 29), wall(22.9, 25, 23, 28.4)],
    ];
    for (const terrain of sights) {
      const s = table([one('lancers', [20, 20])], [], { terrain, markers: [{ at: [20, 27] }] });
      const [move] = approach(s, 0, RUSH, { kind: 'marker', marker: 0 }, { thorough: false }) ?? [];
      expect(move?.way.at(-1)).toEqual(expected(s, { kind: 'marker', marker: 0 }, inches(10)));
    }
  });

  it('TOS-ENG-02, R-100: a place that is on none of these sides is found by who looks thoroughly', () => {
    const [left, right] = [20.244 - 25 / 25.4 - 0.01, 20.244 + 25 / 25.4 + 0.01];
    const s = table([one('infantry', [20.2, 19], null, null)], [one('gunners', [20, 25])], {
      terrain: [wall(12, 21, left, 23.4), wall(right, 21, 28, 23.4)],
    });
    const foe: Purpose = { kind: 'foe', fireteam: 3 };
    expect(approach(s, 0, { by: 'march' }, foe, { thorough: false })).toBeUndefined();
    const moves = approach(s, 0, { by: 'march' }, foe) as readonly Move[];
    expect(judgeMove(s, 0, { by: 'march' }, moves)).toEqual({ ok: true });
    expect(engagedWith(movedTo(s, 0, moves[0]!.way.at(-1)!), 0)).toEqual([3]);
  });
});

describe('sides for the whole Squad', () => {
  const cage = (x: number, y: number): TerrainBody[] => [
    wall(x - 1.3, y - 1.3, x - 1.2, y + 1.3),
    wall(x + 1.2, y - 1.3, x + 1.3, y + 1.3),
    wall(x - 1.3, y - 1.3, x + 1.3, y - 1.2),
    wall(x - 1.3, y + 1.2, x + 1.3, y + 1.3),
  ];
  const foe: Purpose = { kind: 'foe', fireteam: 3 };

  it('TOS-MOV-17: if the first side would tear the Squad apart, another is taken', () => {
    // The second Fireteam cannot leave its cage, far to the left of the enemy.
    const s = table([one('infantry', [20, 20], [13, 30], null)], [one('gunners', [22, 25])], { terrain: cage(13, 30) });
    const moves = approach(s, 0, RUSH, foe, { thorough: false })!;
    expect(moves.map(({ fireteam }) => fireteam)).toEqual([0]);
    expect(judgeMove(s, 0, RUSH, moves)).toEqual({ ok: true });
    const { x } = moves[0]!.way.at(-1)!;
    expect(x).toBeLessThan(inches(22));
  });

  it('TOS-MOV-17: who cannot go straight along is put beside the leader, six inches off if that is free', () => {
    const gapOf = (terrain: readonly TerrainBody[], mate: Spot): number => {
      const s = table([one('infantry', [20, 20], mate, null)], [one('gunners', [27, 20])], { terrain });
      const moves = approach(s, 0, RUSH, foe, { thorough: false })!;
      expect(judgeMove(s, 0, RUSH, moves)).toEqual({ ok: true });
      const [lead, follower] = moves.map(({ way }) => way.at(-1)!);
      const gap = Math.sqrt((lead!.x - follower!.x) ** 2 + (lead!.y - follower!.y) ** 2) - 50_000;
      return Math.round((gap / 25_400) * 100) / 100;
    };
    // Straight on there is a wall before the mate; round it the place six inches behind the leader is free.
    expect(gapOf([wall(13, 19, 13.1, 21)], [11, 20])).toBe(6);
  });

  it('TOS-MOV-17: it goes along as far as its own move lasts', () => {
    const s = table([one('infantry', [20, 20], [11, 20], null)], [one('gunners', [26, 20])]);
    const moves = approach(s, 0, { by: 'march' }, foe, { thorough: false })!;
    const [lead, follower] = moves.map(({ way }) => way.at(-1)!);
    expect(follower!.x - inches(11)).toBe(lead!.x - inches(20));
    expect(follower!.y).toBe(inches(20));
  });
});
