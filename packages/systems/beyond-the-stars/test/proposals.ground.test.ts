import { cm, FACINGS, facingTowards, gap, pointAt, type Point } from '@banneret/geometry';
import { describe } from 'vitest';
import { placedOf } from '../src/figures/placed.js';
import { onTable } from '../src/figures/traits.js';
import { doorstepOf } from '../src/ground/buildings.js';
import { nearestOn } from '../src/ground/nearest.js';
import type { ActQuestion } from '../src/manoeuvres/manoeuvre.js';
import type { FigureBody, TerrainBody } from '../src/scenario/body.js';
import { figureOf, pieceOf, type FigureId, type State } from '../src/state.js';
import { anyWay, isLegal } from './dense.js';
import { eachIsWide, FIGURE, meleeAround, type Study } from './proposals/study.js';
import { man } from './scene.js';

const WALL: TerrainBody = { id: 'w', kind: 'obstacle', box: [63, 50, 1, 20], height: 2 };

/** Points beside an outline, every so often, on both sides of each edge. */
function* beside(outline: readonly Point[], reach: number, every: number): Generator<readonly [Point, number]> {
  for (let i = 0; i < outline.length; i++) {
    const [a, b] = [outline[i] as Point, outline[(i + 1) % outline.length] as Point];
    const length = Math.hypot(b.x - a.x, b.y - a.y);
    const out = facingTowards(a, b) - FACINGS / 4;
    for (let along = 0; along <= length; along += every) {
      const on = {
        x: Math.round(a.x + ((b.x - a.x) * along) / length),
        y: Math.round(a.y + ((b.y - a.y) * along) / length),
      };
      yield [pointAt(on, out, reach), out + FACINGS / 2];
    }
  }
}

/** Over a piece: from every place against it, straight or a little aslant, to where one touches it on the far side. */
function* passings(state: State, ask: ActQuestion, name: string): Generator<string> {
  const { spot } = figureOf(state, FIGURE);
  for (const [piece, { outline }] of state.battle.terrain.entries()) {
    const over = [...beside(outline, cm(1.25) + 60, cm(0.7))].flatMap(([foot, inward]) =>
      Math.hypot(foot.x - spot.x, foot.y - spot.y) > cm(16)
        ? []
        : [0, 60, -60, 120, -120].flatMap(turn => {
            const landings = Array.from({ length: 110 }, (_, i) => pointAt(foot, inward + turn, cm(3.3) + i * 120));
            const to = landings.find(at => {
              const near = nearestOn(outline, at);
              const away = Math.hypot(near.x - at.x, near.y - at.y) - cm(1.25);
              return away >= 0 && away <= 480;
            });
            return to === undefined ? [] : [{ foot, to }];
          }),
    );
    const choice = (path: readonly Point[], to: Point) => ({ do: name, figure: FIGURE, path, piece, to });
    const legal =
      over.some(({ foot, to }) => isLegal(state, ask, choice([foot], to))) ||
      over.some(({ foot, to }, i) => i % 5 === 0 && anyWay(state, ask, FIGURE, [foot], path => choice(path, to)));
    if (legal) yield String(piece);
  }
}
const pieceOfChoice = () => (choice: { piece: number }) => String(choice.piece);

const vehicle: Partial<FigureBody> = {
  build: 'vehicle',
  baseMm: [60, 60],
  height: 4,
  mvt: 25,
  attacks: 0,
  melee: [],
  capacity: 6,
  vehicle: { front: 12, flank: 11, rear: 10, crew: 3 },
};

/** Against a hull of any shape, in a direction from its middle. */
function closest(state: State, host: FigureId, facing: number, figure: FigureId = FIGURE): Point {
  const [hull, own] = [placedOf(state, host), placedOf(state, figure)];
  let [near, far] = [0, cm(12)];
  while (far - near > 20) {
    const middle = Math.floor((near + far) / 2);
    if (gap({ ...own, at: pointAt(hull.at, facing, middle) }, hull) > 60) far = middle;
    else near = middle;
  }
  return pointAt(hull.at, facing, far);
}

const STUDIES: readonly Study[] = [
  {
    manoeuvre: 'cross',
    positions: 40,
    table: placer => {
      const terrain: TerrainBody[] = [WALL, { id: 'v', kind: 'obstacle', box: [50, 66, 9, 1], height: 2 }];
      return { terrain, figures: meleeAround(placer(terrain), 12, 3, 2) };
    },
    legal: (state, ask) => passings(state, ask, 'cross'),
    objectOf: pieceOfChoice,
  },
  {
    manoeuvre: 'climb',
    positions: 25,
    table: placer => {
      const terrain: TerrainBody[] = [{ id: 'w', kind: 'obstacle', box: [63, 50, 1, 20], height: 4 }];
      return { terrain, figures: meleeAround(placer(terrain), 12, 3, 2) };
    },
    legal: (state, ask) => passings(state, ask, 'climb'),
    objectOf: pieceOfChoice,
  },
  {
    manoeuvre: 'jump',
    positions: 25,
    table: placer => {
      const terrain: TerrainBody[] = [{ id: 'w', kind: 'ditch', box: [63, 50, 2, 20], height: 0 }];
      return { terrain, figures: meleeAround(placer(terrain), 12, 3, 2) };
    },
    legal: (state, ask) => passings(state, ask, 'jump'),
    objectOf: pieceOfChoice,
  },
  {
    manoeuvre: 'stairs',
    positions: 30,
    // A ladder and stairs, up or down, with others around them.
    table(placer) {
      const terrain: TerrainBody[] = [
        {
          id: 'hill',
          kind: 'platform',
          box: [60, 50, 20, 20],
          height: 2.5,
          access: [
            { kind: 'ladder', foot: [57, 60], head: [62, 60] },
            { kind: 'wide-stairs', foot: [64, 47], head: [64, 52] },
          ],
        },
      ];
      const p = placer(terrain);
      const at: [number, number] = p.rng.below(3) === 0 ? [62, 56] : [54, 53];
      p.take(...at, 1.25);
      return { terrain, figures: [man(1, 'a', ...at, { mvt: 20 }), ...p.crowd(1, 'b', 6, [57, 57], [1, 6])] };
    },
    *legal(state, ask) {
      for (const [piece, { access = [] }] of state.battle.terrain.entries())
        for (const [i, { foot, head }] of access.entries()) {
          const around = [foot, head].flatMap(step =>
            [0, 0.6, 1.2, 1.7].flatMap(away =>
              Array.from({ length: away === 0 ? 1 : 16 }, (_, k) => pointAt(step, k * (FACINGS / 16), cm(away))),
            ),
          );
          const choice = (path: readonly Point[]) => ({ do: 'stairs', figure: FIGURE, path, piece, access: i });
          if (isLegal(state, ask, choice([])) || anyWay(state, ask, FIGURE, around, choice)) yield `${piece} ${i}`;
        }
    },
    objectOf: () => (choice: { piece: number; access: number }) => `${choice.piece} ${choice.access}`,
  },
  {
    manoeuvre: 'enter',
    positions: 30,
    table: placer => {
      const terrain: TerrainBody[] = [
        {
          id: 'h',
          kind: 'building',
          box: [64, 54, 10, 12],
          height: 4,
          openings: [
            { at: [64, 56], kind: 'door' },
            { at: [64, 63], kind: 'window' },
            { at: [68, 54], kind: 'window' },
            { at: [68, 66], kind: 'door' },
          ],
        },
      ];
      return { terrain, figures: meleeAround(placer(terrain), 12, 3, 3) };
    },
    *legal(state, ask) {
      for (const [opening, at] of (pieceOf(state, 0).openings ?? []).entries()) {
        const step = doorstepOf(state, FIGURE, 0, at);
        const spots = [0, 1, 2, 3, 4, 5, 6, 7].map(i => pointAt(step, (i * FACINGS) / 8, 1_000));
        if (
          anyWay(state, ask, FIGURE, [step, ...spots], path => ({
            do: 'enter',
            figure: FIGURE,
            path,
            piece: 0,
            opening,
          }))
        )
          yield String(opening);
      }
    },
    objectOf: () => (choice: { opening: number }) => String(choice.opening),
  },
  {
    manoeuvre: 'embark',
    positions: 30,
    table: placer => {
      const p = placer();
      p.take(60, 60, 1.25);
      const host = p.around(60, 60, 6, 12, 4.3) ?? [70, 60];
      const other = p.around(60, 60, 6, 12, 4.3);
      return {
        figures: [
          man(1, 'a', 60, 60),
          man(1, 'v', ...host, vehicle),
          ...(other === undefined ? [] : [man(1, 'u', ...other, { ...vehicle, baseMm: 60 })]),
          ...p.crowd(1, 'b', 4, host, [4.4, 8]),
          ...p.crowd(2, 'z', 2, [60, 60], [5, 14]),
        ],
      };
    },
    *legal(state, ask) {
      for (const host of onTable(state, 0)) {
        const { base } = placedOf(state, host);
        if (base.kind === 'round' && base.radius < cm(2)) continue;
        const spots = Array.from({ length: 96 }, (_, i) => closest(state, host, Math.round((i * FACINGS) / 96)));
        if (anyWay(state, ask, FIGURE, spots, path => ({ do: 'embark', figure: FIGURE, host, path })))
          yield String(host);
      }
    },
    objectOf: () => (choice: { host: number }) => String(choice.host),
  },
  {
    manoeuvre: 'disembark',
    positions: 30,
    table: placer => {
      const p = placer();
      p.take(60, 60, 4.3);
      return {
        figures: [
          man(1, 'v', 60, 60, vehicle),
          man(1, 'p', 0, 0, { place: 'aboard', host: 'v' }),
          man(1, 'q', 0, 0, { place: 'aboard', host: 'v', baseMm: 40 }),
          ...p.crowd(1, 'b', 5, [60, 60], [4.4, 9]),
          ...p.crowd(2, 'z', 3, [60, 60], [5.5, 12]),
        ],
      };
    },
    // Who gets off, and on which side.
    *legal(state, ask) {
      for (const target of [1, 2])
        for (let side = 0; side < 4; side++)
          for (let i = -20; i <= 20; i++) {
            const facing = Math.round(((side + i / 44) * FACINGS) / 4);
            const to = closest(state, FIGURE, facing, target);
            if (!isLegal(state, ask, { do: 'disembark', figure: FIGURE, target, to })) continue;
            yield `${target} ${side}`;
            break;
          }
    },
    objectOf: state => (choice: { target: number; to: Point }) =>
      `${choice.target} ${Math.round((facingTowards(figureOf(state, FIGURE).spot, choice.to) * 4) / FACINGS) % 4}`,
  },
];

describe('ways over ground and into things are proposed as widely as they are judged', () => eachIsWide(STUDIES));
