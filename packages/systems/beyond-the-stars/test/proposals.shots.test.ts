import { cm, FACINGS, pointAt } from '@banneret/geometry';
import { seededRng } from '@banneret/kernel';
import { describe, expect, it } from 'vitest';
import { recoilKind } from '../src/decisions/recoil.js';
import { judgeVolley, shootKind } from '../src/decisions/shoot.js';
import { onTable } from '../src/figures/traits.js';
import type { FigureBody } from '../src/scenario/body.js';
import { figureOf } from '../src/state.js';
import { newTable, Placer } from './dense.js';
import { foesOf, ids, share } from './proposals/study.js';
import { man } from './scene.js';

describe('shots and recoils are proposed as widely as they are judged', () => {
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
    expect(share('shots (split)', whole, whole, of)).toBeGreaterThanOrEqual(0.99);
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
    expect(share('recoil (making way)', whole, whole, of)).toBeGreaterThanOrEqual(0.99);
  });
});
