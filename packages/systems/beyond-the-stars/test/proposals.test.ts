import { cm, FACINGS, gap, pointAt, type Point } from '@banneret/geometry';
import { describe } from 'vitest';
import { placedOf } from '../src/figures/placed.js';
import { onTable } from '../src/figures/traits.js';
import { encounterOf, turnedSpot } from '../src/movement/drive.js';
import { figureOf } from '../src/state.js';
import { anyWay, isLegal, spotsAround } from './dense.js';
import { eachIsWide, FIGURE, foesOf, ids, meleeAround, sectorOf, touchSpots, type Study } from './proposals/study.js';
import { man } from './scene.js';

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
];

describe('moves are proposed as widely as they are judged', () => eachIsWide(STUDIES));
