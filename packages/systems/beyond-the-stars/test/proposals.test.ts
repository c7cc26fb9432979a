import { cm, FACINGS, facingTowards, gap, pointAt, type Point } from '@banneret/geometry';
import { seededRng } from '@banneret/kernel';
import { describe, expect, it } from 'vitest';
import { judgeVolley, shootKind } from '../src/decisions/shoot.js';
import { recoilKind } from '../src/decisions/recoil.js';
import { placedOf } from '../src/figures/placed.js';
import { onTable } from '../src/figures/traits.js';
import { doorstepOf } from '../src/ground/buildings.js';
import { nearestOn } from '../src/ground/nearest.js';
import type { ActQuestion } from '../src/manoeuvres/manoeuvre.js';
import { encounterOf, turnedSpot } from '../src/movement/drive.js';
import type { FigureBody, TerrainBody } from '../src/scenario/body.js';
import { figureOf, pieceOf, type FigureId, type State } from '../src/state.js';
import { anyWay, isLegal, newTable, offered, Placer, questionOf, spotsAround, type Table } from './dense.js';
import { man } from './scene.js';

/**
 * People and computer players play what is proposed. Over random positions an independent, denser search asks the judge which
 * objects a manoeuvre has (whom it charges, which door, who gets off …); the share of positions in which each of them is
 * both listed and sampled must be 99 %. With SHARES=1 the shares are printed.
 */
interface Study {
  readonly manoeuvre: string;
  readonly positions: number;
  readonly table: (placer: (terrain?: readonly TerrainBody[]) => Placer) => Table;
  /** All objects that the judge accepts. */
  readonly legal: (state: State, ask: ActQuestion) => Iterable<string>;
  /** The object of a choice; nothing for another kind of choice. */
  readonly objectOf: (state: State) => (choice: never) => string | undefined;
}

const FIGURE: FigureId = 0;
const ids = (targets: readonly number[]): string => [...targets].sort((a, b) => a - b).join('+');
const foesOf = (state: State): FigureId[] => onTable(state, 1);
const meleeAround = (
  p: Placer,
  most: number,
  foes: number,
  friends: number,
  a: Partial<FigureBody> = {},
): FigureBody[] => {
  p.take(60, 60, 1.25);
  return [
    man(1, 'a', 60, 60, a),
    ...p.crowd(2, 'z', foes, [60, 60], [4.3, most]),
    ...p.crowd(1, 'b', friends, [60, 60], [2.6, most]),
  ];
};
const WALL: TerrainBody = { id: 'w', kind: 'obstacle', box: [63, 50, 1, 20], height: 2 };
const touchSpots = function* (state: State, figure: FigureId, other: FigureId): Generator<Point> {
  yield* spotsAround(state, figure, other, 60, 48);
};

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

const sectorOf = (from: Point, to: Point): string => String(Math.round((facingTowards(from, to) * 8) / FACINGS) % 8);
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

const STUDIES: readonly Study[] = [
  {
    manoeuvre: 'walk',
    positions: 30,
    table: placer => ({ figures: meleeAround(placer(), 14, 3, 3) }),
    *legal(state, ask) {
      const { spot } = figureOf(state, FIGURE);
      for (let sector = 0; sector < 8; sector++) {
        const ends = [-2, -1, 0, 1, 2].flatMap(turn =>
          [4, 8, 14].map(away => pointAt(spot, Math.round(((sector + turn / 6) * FACINGS) / 8), cm(away))),
        );
        if (ends.some(to => isLegal(state, ask, { do: 'walk', figure: FIGURE, path: [to] }))) yield String(sector);
      }
    },
    objectOf: state => (choice: { path: Point[] }) =>
      sectorOf(figureOf(state, FIGURE).spot, choice.path.at(-1) as Point),
  },
  {
    manoeuvre: 'charge',
    positions: 40,
    table: placer => {
      const terrain: TerrainBody[] = [
        { kind: 'wooded', box: [64, 56, 6, 8], height: 3 },
        { kind: 'impassable', box: [55, 63, 3, 2], height: 1 },
      ];
      return { terrain, figures: meleeAround(placer(terrain), 15, 5, 4) };
    },
    *legal(state, ask) {
      for (const foe of foesOf(state))
        if (
          anyWay(state, ask, FIGURE, touchSpots(state, FIGURE, foe), path => ({
            do: 'charge',
            figure: FIGURE,
            path,
            targets: [foe],
          }))
        )
          yield String(foe);
    },
    objectOf: () => (choice: { targets: number[] }) => (choice.targets.length === 1 ? ids(choice.targets) : undefined),
  },
  {
    manoeuvre: 'charge (several)',
    positions: 30,
    table: placer => {
      const p = placer();
      p.take(60, 60, 1.25);
      const first = p.around(60, 60, 5, 13, 1.25) ?? [70, 60];
      const near = p.crowd(2, 'y', 3, first, [2.6, 5]);
      return {
        figures: [man(1, 'a', 60, 60), man(2, 'z', ...first), ...near, ...p.crowd(1, 'b', 2, [60, 60], [2.6, 12])],
      };
    },
    *legal(state, ask) {
      const foes = foesOf(state);
      for (const [i, one] of foes.entries())
        for (const other of foes.slice(i + 1)) {
          const both = [...spotsAround(state, FIGURE, one, 80, 900)].filter(
            at => gap({ ...placedOf(state, FIGURE), at }, placedOf(state, other)) <= 480,
          );
          const targets = [one, other];
          if (anyWay(state, ask, FIGURE, both, path => ({ do: 'charge', figure: FIGURE, path, targets })))
            yield ids(targets);
        }
    },
    // A charge at three is one at each two of them.
    objectOf: () => (choice: { targets: number[] }) =>
      choice.targets.length >= 2 ? ids(choice.targets.slice(0, 2)) : undefined,
  },
  {
    manoeuvre: 'throw',
    positions: 30,
    table: placer => ({
      figures: meleeAround(placer(), 15, 4, 3, {
        ranged: [{ id: 'javelin', hands: 1, range: 15, rules: ['srThrown'] }],
      }),
    }),
    *legal(state, ask) {
      for (const target of foesOf(state))
        if (
          anyWay(state, ask, FIGURE, spotsAround(state, FIGURE, target, cm(3) + 200, 72), path => ({
            do: 'throw',
            figure: FIGURE,
            weapon: 0,
            target,
            path,
          }))
        )
          yield String(target);
    },
    objectOf: () => (choice: { target: number }) => String(choice.target),
  },
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
    manoeuvre: 'storm',
    positions: 25,
    table: placer => {
      const p = placer([WALL]);
      p.take(60, 60, 1.25);
      const defenders = [54, 58, 62, 66].map(y => y + p.within(-1.2, 1.2)).map((y, i) => man(2, `z${i}`, 65.26, y));
      return {
        terrain: [WALL],
        figures: [man(1, 'a', 60, 60), ...defenders, ...p.crowd(1, 'b', 2, [60, 60], [2.6, 8])],
      };
    },
    *legal(state, ask) {
      for (const target of foesOf(state)) {
        const { spot } = figureOf(state, target);
        const spots = Array.from({ length: 40 }, (_, i) => ({
          x: cm(63 - 1.25) - 100,
          y: spot.y - cm(2) + i * cm(0.1),
        }));
        if (anyWay(state, ask, FIGURE, spots, path => ({ do: 'storm', figure: FIGURE, path, target, piece: 0 })))
          yield String(target);
      }
    },
    objectOf: () => (choice: { target: number }) => String(choice.target),
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
  {
    manoeuvre: 'step',
    positions: 30,
    table: placer => {
      const p = placer();
      p.take(60, 60, 1.25);
      const lying = [...p.crowd(1, 'b', 2, [60, 60], [3, 7]), ...p.crowd(2, 'z', 2, [60, 60], [3, 7])].map(one => ({
        ...one,
        prone: true,
      }));
      return { figures: [man(1, 'a', 60, 60), ...lying, ...p.crowd(1, 'c', 2, [60, 60], [3, 9])] };
    },
    *legal(state, ask) {
      for (const [over, { prone }] of state.figures.entries()) {
        if (!prone) continue;
        const feet = [...spotsAround(state, FIGURE, over, 300, 32)];
        const found = feet.some((foot, i) =>
          [16, 14, 18, 12, 20].some(turn => {
            const to = feet[(i + turn) % feet.length] as Point;
            const choice = (path: readonly Point[]) => ({ do: 'step', figure: FIGURE, path, over, to });
            return isLegal(state, ask, choice([foot]));
          }),
        );
        if (found) yield String(over);
      }
    },
    objectOf: () => (choice: { over: number }) => String(choice.over),
  },
  {
    manoeuvre: 'drive',
    positions: 30,
    table: placer => {
      const p = placer();
      p.take(60, 60, 3);
      return {
        figures: [
          man(1, 'a', 60, 60, { build: 'monster', baseMm: 50, mvt: 20, pv: 5, height: 6 }),
          ...p.crowd(2, 'z', 6, [60, 60], [6, 18]),
          ...p.crowd(1, 'b', 2, [60, 60], [5, 12]),
        ],
      };
    },
    *legal(state, ask) {
      const met = new Set<number>();
      for (let i = 0; i < 180; i++) {
        const facing = Math.round((i * FACINGS) / 180);
        const { enemies } = encounterOf(state, FIGURE, turnedSpot(state, FIGURE, facing), cm(20));
        const [only, ...more] = enemies;
        if (only === undefined || more.length > 0 || met.has(only)) continue;
        if (isLegal(state, ask, { do: 'drive', figure: FIGURE, facing, length: cm(20) })) met.add(only);
      }
      for (const foe of met) yield String(foe);
    },
    objectOf: state => (choice: { facing: number; length: number }) => {
      const { enemies } = encounterOf(state, FIGURE, turnedSpot(state, FIGURE, choice.facing), choice.length);
      return enemies.length === 1 ? String(enemies[0]) : undefined;
    },
  },
  {
    manoeuvre: 'fly',
    positions: 30,
    table: placer => ({ figures: meleeAround(placer(), 22, 6, 3, { rules: ['srFlight'] }) }),
    *legal(state, ask) {
      for (const foe of foesOf(state))
        for (const to of spotsAround(state, FIGURE, foe, 60, 72))
          if (isLegal(state, ask, { do: 'fly', figure: FIGURE, to, targets: [foe] })) {
            yield String(foe);
            break;
          }
    },
    objectOf: () => (choice: { targets: number[] }) => (choice.targets.length === 1 ? ids(choice.targets) : undefined),
  },
  {
    manoeuvre: 'push',
    positions: 20,
    table: placer => {
      const p = placer();
      p.take(60, 60, 2);
      p.take(60, 63.25, 1.25);
      p.take(60, 56.75, 1.25);
      return {
        figures: [
          man(1, 'g', 60, 60, {
            build: 'siege',
            baseMm: 40,
            attacks: 0,
            pv: 3,
            ct: 0,
            morale: 0,
            melee: [],
            siege: { servants: ['s', 't'] },
          }),
          man(1, 's', 60, 63.25, { serves: 'g' }),
          man(1, 't', 60, 56.75, { serves: 'g' }),
          ...p.crowd(2, 'z', 3, [60, 60], [8, 14]),
          ...p.crowd(1, 'b', 3, [60, 60], [5, 12]),
        ],
      };
    },
    *legal(state, ask) {
      const { spot } = figureOf(state, FIGURE);
      for (let sector = 0; sector < 8; sector++) {
        const ends = [-2, -1, 0, 1, 2].flatMap(turn =>
          [4, 10, 15].map(away => pointAt(spot, Math.round(((sector + turn / 6) * FACINGS) / 8), cm(away))),
        );
        if (ends.some(to => isLegal(state, ask, { do: 'push', figure: FIGURE, to, facing: spot.facing })))
          yield String(sector);
      }
    },
    objectOf: state => (choice: { to: Point }) => sectorOf(figureOf(state, FIGURE).spot, choice.to),
  },
  {
    manoeuvre: 'walk (on, into contact)',
    positions: 30,
    table: placer => {
      const p = placer();
      p.take(60, 60, 1.25);
      const hurt = p.crowd(1, 'b', 3, [60, 60], [4, 12]).map(one => ({ ...one, pv: 2, left: 1 }));
      return {
        figures: [
          man(1, 'a', 60, 60, { support: ['medkit'] }),
          ...hurt,
          ...p.crowd(1, 'c', 2, [60, 60], [3, 10]),
          ...p.crowd(2, 'z', 2, [60, 60], [6, 14]),
        ],
      };
    },
    *legal(state, ask) {
      for (const friend of onTable(state, 0)) {
        if (
          friend === FIGURE ||
          figureOf(state, friend).pv !== 1 ||
          !(state.battle.sheets[friend]?.id ?? '').startsWith('b')
        )
          continue;
        if (
          anyWay(state, ask, FIGURE, touchSpots(state, FIGURE, friend), path => ({
            do: 'walk',
            figure: FIGURE,
            path,
            on: true,
          }))
        )
          yield String(friend);
      }
    },
    objectOf: state => (choice: { path: Point[]; on?: true }) => {
      if (choice.on !== true) return undefined;
      const there = { ...placedOf(state, FIGURE), at: choice.path.at(-1) as Point };
      const friend = onTable(state, 0).find(
        other => (state.battle.sheets[other]?.id ?? '').startsWith('b') && gap(there, placedOf(state, other)) <= 500,
      );
      return friend === undefined ? undefined : String(friend);
    },
  },
  {
    manoeuvre: 'walk (on, before a spell)',
    positions: 30,
    table: placer => ({
      figures: meleeAround(placer(), 14, 3, 3, { keywords: ['mage'], rank: 3, spells: ['weakMind'] }),
    }),
    legal: () => ['on'],
    objectOf: () => (choice: { on?: true }) => (choice.on === true ? 'on' : undefined),
  },
  {
    manoeuvre: 'walk (after a spell)',
    positions: 30,
    table: placer => ({
      figures: meleeAround(placer(), 14, 3, 3, {
        keywords: ['mage'],
        rank: 3,
        spells: ['weakMind'],
        marks: { cast: true, spent: cm(6), moved: true },
      }),
    }),
    legal: () => ['on'],
    objectOf: () => () => 'on',
  },
];

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

const shares = new Map<string, readonly [listed: number, both: number, of: number]>();

function study({ manoeuvre, positions, table, legal, objectOf }: Study): number {
  const name = manoeuvre.split(' ')[0] as string;
  let [listedAll, bothAll, of] = [0, 0, 0];
  for (let seed = 1; of < positions && seed < 4 * positions; seed++) {
    const t = newTable(table(terrain => new Placer(seededRng(1_000 + seed), terrain)));
    const ask = questionOf(t);
    const objects = new Set(legal(t.state, ask));
    if (objects.size === 0) continue;
    of++;
    const { listed, sampled } = offered(t.state, ask, FIGURE, name, objectOf(t.state), seed, objects);
    const isListed = [...objects].every(object => listed.has(object));
    if (isListed) listedAll++;
    if (isListed && [...objects].every(object => sampled.has(object))) bothAll++;
  }
  shares.set(manoeuvre, [listedAll, bothAll, of]);
  return bothAll / of;
}

describe('proposals are as wide as the judge', () => {
  it.each(STUDIES.map(one => [one.manoeuvre, one] as const))('%s', (_name, one) => {
    expect(study(one)).toBeGreaterThanOrEqual(0.99);
  });

  it('shots: each two targets that one volley can be split between', () => {
    let [whole, of] = [0, 0];
    for (let seed = 1; seed <= 25; seed++) {
      const p = new Placer(seededRng(seed));
      p.take(60, 60, 1.25);
      const ranged =
        seed % 2 === 0
          ? [{ range: 40, dice: 3 }]
          : [
              { id: 'a', hands: 1, range: 30 },
              { id: 'b', hands: 1, range: 40, dice: 2 },
            ];
      const t = newTable({
        figures: [
          man(1, 'a', 60, 60, { ranged: ranged as FigureBody['ranged'] & object }),
          ...p.crowd(2, 'z', 5, [60, 60], [8, 36]),
          ...p.crowd(1, 'b', 2, [60, 60], [5, 20]),
        ],
        ...({ phase: 'shooting', begin: 'shots' } as object),
      });
      if (t.next !== 'bts.ask.shoot') continue;
      const shape = t.prompt?.shape as never;
      const pairs = new Set<string>();
      for (const one of foesOf(t.state))
        for (const other of foesOf(t.state)) {
          if (other <= one) continue;
          const shots =
            ranged.length === 1
              ? [{ weapon: 0, targets: [one, other, other] }]
              : [
                  { weapon: 0, targets: [one] },
                  { weapon: 1, targets: [other, other] },
                ];
          const turned = shots.map(({ weapon, targets }) => ({
            weapon,
            targets: targets.map(x => (x === one ? other : one)),
          }));
          if ([shots, turned].some(list => judgeVolley(t.state, { figure: 0, shots: list }).ok))
            pairs.add(ids([one, other]));
        }
      if (pairs.size === 0) continue;
      of++;
      const pairOf = (choice: unknown): string | undefined => {
        const { volleys } = choice as { volleys?: { shots: { targets: number[] }[] }[] };
        const targets = [...new Set((volleys?.[0]?.shots ?? []).flatMap(one => one.targets))];
        return targets.length === 2 ? ids(targets) : undefined;
      };
      const listed = new Set([...shootKind.enumerate(t.state, shape, 0)].map(pairOf));
      const sampled = new Set<string | undefined>();
      const rng = seededRng(seed);
      for (let i = 0; i < 120 * pairs.size; i++) sampled.add(pairOf(shootKind.sample(t.state, shape, 0, rng)));
      if ([...pairs].every(pair => listed.has(pair) && sampled.has(pair))) whole++;
    }
    shares.set('shots (split)', [whole, whole, of]);
    expect(whole / of).toBeGreaterThanOrEqual(0.99);
  });

  it('recoils: each ally who may make way', () => {
    let [whole, of] = [0, 0];
    for (let seed = 1; seed <= 12; seed++) {
      const p = new Placer(seededRng(seed));
      p.take(60, 60, 1.25);
      p.take(57.5, 60, 1.2);
      const t = newTable({
        figures: [
          man(1, 'a', 60, 60),
          man(2, 'z', 57.5, 60),
          ...p.crowd(1, 'b', 4, [60, 60], [2.6, 5]),
          ...p.crowd(2, 'y', 1, [60, 60], [5, 8]),
        ],
        ...({ engaged: [['z', 'a']] } as object),
      });
      const shape = { kind: 'bts.recoil', figure: 0, foes: [1] } as const;
      const able = new Set<number>();
      const { spot } = figureOf(t.state, 0);
      for (const ally of onTable(t.state, 0)) {
        if (ally === 0) continue;
        for (let i = 0; i < 24 && !able.has(ally); i++) {
          const to = pointAt(spot, Math.round((i * FACINGS) / 48) - FACINGS / 4, cm(3));
          for (let j = 0; j < 16 && !able.has(ally); j++)
            for (const away of [0.8, 1.6, 2.4, 2.99]) {
              const way = { figure: ally, to: pointAt(figureOf(t.state, ally).spot, (j * FACINGS) / 16, cm(away)) };
              if (recoilKind.judge(t.state, shape, { to, way }, 0, 'BTS-REC-06').ok) able.add(ally);
            }
        }
      }
      if (able.size === 0) continue;
      of++;
      const allyOf = (choice: unknown) => (choice as { way?: { figure: number } }).way?.figure;
      const listed = new Set([...recoilKind.enumerate(t.state, shape, 0)].map(allyOf));
      const sampled = new Set<number | undefined>();
      const rng = seededRng(seed);
      for (let i = 0; i < 60 * able.size; i++) sampled.add(allyOf(recoilKind.sample(t.state, shape, 0, rng)));
      if ([...able].every(ally => listed.has(ally) && sampled.has(ally))) whole++;
    }
    shares.set('recoil (making way)', [whole, whole, of]);
    expect(whole / of).toBeGreaterThanOrEqual(0.99);
  });

  it('says how wide they are', () => {
    const lines = [...shares].map(([name, [listed, both, of]]) => `| ${name} | ${listed} | ${both} | ${of} |`);
    if (process.env['SHARES'] !== undefined)
      console.log(['| manoeuvre | listed | and sampled | of |', '| --- | --- | --- | --- |', ...lines].join('\n'));
    expect(shares.size).toBe(STUDIES.length + 2);
  });
});
