import { cm, gap } from '@banneret/geometry';
import { describe } from 'vitest';
import { placedOf } from '../src/figures/placed.js';
import type { TerrainBody } from '../src/scenario/body.js';
import { figureOf } from '../src/state.js';
import { anyWay, spotsAround } from './dense.js';
import { eachIsWide, FIGURE, foesOf, ids, meleeAround, touchSpots, type Study } from './proposals/study.js';
import { man } from './scene.js';

const WALL: TerrainBody = { id: 'w', kind: 'obstacle', box: [63, 50, 1, 20], height: 2 };

const STUDIES: readonly Study[] = [
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
];

describe('charges are proposed as widely as they are judged', () => eachIsWide(STUDIES));
