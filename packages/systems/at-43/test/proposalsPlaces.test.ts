import { cm, FACINGS, pointAt } from '@banneret/geometry';
import { seededRng, type Rng } from '@banneret/kernel';
import { expect, it } from 'vitest';
import type { Point } from '../src/battle.js';
import { pushKind, type PushShape } from '../src/decisions/push.js';
import { sceneryKind, type SceneryShape } from '../src/decisions/scenery.js';
import { standKind, type StandShape } from '../src/decisions/stand.js';
import type { State } from '../src/state.js';
import { basesOf, unitOf } from '../src/units.js';
import { WALKER } from './army.js';
import { stateOf, type At, type TerrainBody } from './scene.js';

/**
 * Proposals are as wide as the judge where somebody or something is put down: pushed aside by a machine, back on the table, a piece
 * of scenery. On whichever side a search of its own, denser than the engine's, finds a place, one is listed, and drawn.
 */

const MIDDLE = { x: cm(60), y: cm(60) };
const SIDES = ['right', 'far', 'left', 'near'];

function sideOf({ x, y }: Point): string {
  const [dx, dy] = [x - MIDDLE.x, y - MIDDLE.y];
  return SIDES[Math.abs(dx) > Math.abs(dy) ? (dx > 0 ? 0 : 2) : dy > 0 ? 1 : 3]!;
}

/** Places all around the middle, every two degrees and every half millimetre or so. */
function* around(least: number, most: number): Generator<Point> {
  for (let distance = least; distance <= most; distance += 700)
    for (let turn = 0; turn < 180; turn++) yield pointAt(MIDDLE, Math.round((turn * FACINGS) / 180), distance);
}

const DRAWS = 400;

interface Share {
  possible: number;
  listed: number;
  drawn: number;
}

function add(share: Share, possible: ReadonlySet<string>, listed: ReadonlySet<string>, draw: () => string): void {
  const drawn = new Set<string>();
  for (let i = 0; i < DRAWS && ![...possible].every(side => drawn.has(side)); i++) drawn.add(draw());
  for (const side of possible) {
    share.possible++;
    if (listed.has(side)) share.listed++;
    if (drawn.has(side)) share.drawn++;
  }
}

function holds(name: string, positions: number, measure: (share: Share, rng: Rng) => void): void {
  const share: Share = { possible: 0, listed: 0, drawn: 0 };
  for (let seed = 1; seed <= positions; seed++) measure(share, seededRng(name, seed));
  const { possible, listed, drawn } = share;
  if (process.env['PROPOSALS'] !== undefined) console.log(name, share);
  expect(possible).toBeGreaterThan(positions);
  expect(listed / possible).toBeGreaterThanOrEqual(0.99);
  expect(drawn / possible).toBeGreaterThanOrEqual(0.99);
}

/** So many bases around the middle, none on another, and perhaps a wall. */
function ring(rng: Rng, count: number, least: number, most: number): At[] {
  const found: At[] = [];
  for (let tries = 0; found.length < count && tries < 400; tries++) {
    const { x, y } = pointAt(MIDDLE, rng.below(FACINGS), cm(least) + rng.below(cm(most - least)));
    const at: At = [x / cm(1), y / cm(1)];
    if (found.every(([ox, oy]) => Math.hypot(ox - at[0], oy - at[1]) > 2.6)) found.push(at);
  }
  return found;
}

const wallBeside = (rng: Rng): TerrainBody[] => (rng.below(2) === 0 ? [] : [{ box: [66, 52, 3, 16] }]);

it('AT43-CRSH-08: whoever is pushed aside by a machine, to each side with room', () => {
  holds('push', 40, (share, rng) => {
    const state: State = stateOf({
      units: [
        { id: 'machine', seat: 0, at: [[60, 60]], kind: WALKER },
        { id: 'pushed', seat: 1, at: [[60 + rng.below(20) / 10, 60 + rng.below(20) / 10]] },
        { id: 'crowd', seat: 1, at: ring(rng, 5 + rng.below(8), 4.6, 9) },
        { id: 'foes', seat: 0, at: ring(rng, 2, 10, 13) },
      ],
      terrain: wallBeside(rng),
    });
    const shape: PushShape = { kind: 'at43.push', fighter: unitOf(state, 1).fighters[0]!.id, by: 0, waiting: [] };
    const isLegal = (at: Point): boolean => pushKind.judge(state, shape, at, 1, '').ok;
    const possible = new Set<string>();
    for (const at of around(cm(4), cm(8))) if (!possible.has(sideOf(at)) && isLegal(at)) possible.add(sideOf(at));
    const listed = new Set([...pushKind.enumerate(state, shape, 1)].map(sideOf));
    const draws = seededRng('draws');
    add(share, possible, listed, () => sideOf(pushKind.sample(state, shape, 1, draws)));
  });
});

it('AT43-MOV-11, R-97: whoever comes back to the table, to each side of whom he is put beside', () => {
  holds('stand', 60, (share, rng) => {
    const state: State = stateOf({
      units: [
        { id: 'medic', seat: 0, at: [[60, 60]] },
        { id: 'back', seat: 0, at: [[60, 62.6]] },
        { id: 'crowd', seat: 1, at: ring(rng, 2 + rng.below(4), 3.2, 5) },
      ],
      terrain: rng.below(2) === 0 ? [] : [{ box: [62.5, 52, 3, 16] }],
    });
    const fighter = unitOf(state, 1).fighters[0]!.id;
    const shape: StandShape = { kind: 'at43.stand', fighter, beside: basesOf(state, 0)[0]! };
    const possible = new Set<string>();
    for (const at of around(cm(2), cm(3.2)))
      if (!possible.has(sideOf(at)) && standKind.judge(state, shape, at, 0, '').ok) possible.add(sideOf(at));
    const listed = new Set([...standKind.enumerate(state, shape, 0)].map(sideOf));
    const draws = seededRng('draws');
    add(share, possible, listed, () => sideOf(standKind.sample(state, shape, 0, draws)));
  });
});

it('AT43-TBL-03: scenery on each side of the table, between what lies there already', () => {
  holds('scenery', 24, (share, rng) => {
    const boxes = Array.from({ length: 14 }, (_, i): TerrainBody => {
      const [x, y] = [(i % 4) * 28 + rng.below(6), Math.floor(i / 4) * 28 + rng.below(6)];
      return { box: [x, y, 16 + rng.below(9), 16 + rng.below(9)] };
    });
    const state = stateOf({ units: [{ id: 'a', seat: 0, at: [[60, 60]], place: 'reserve' }], terrain: boxes });
    const shape: SceneryShape = { kind: 'at43.scenery', kinds: ['low-wall'], portion: -1 };
    const possible = new Set<string>();
    for (let x = 1; x < 120; x += 1.5)
      for (let y = 1; y < 120; y += 1.5)
        for (const facing of [0, FACINGS / 8, FACINGS / 4]) {
          const spot = { kind: 'low-wall', x: cm(x), y: cm(y), facing };
          if (!possible.has(sideOf(spot)) && sceneryKind.judge(state, shape, spot, 0, '').ok)
            possible.add(sideOf(spot));
        }
    const listed = new Set([...sceneryKind.enumerate(state, shape, 0)].filter(({ kind }) => kind !== '').map(sideOf));
    const draws = seededRng('draws');
    add(share, possible, listed, () => sideOf(sceneryKind.sample(state, shape, 0, draws)));
  });
});
