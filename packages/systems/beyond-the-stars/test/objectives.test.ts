import { describe, expect, it } from 'vitest';
import type { FigureBody } from '../src/scenario/body.js';
import { scoreLines } from '../src/scenarios/score.js';
import { house, man, scene } from './scene.js';

describe('objectives', () => {
  it('BTS-SCN-13, R-125: passengers hold no objective; on foot beside it they do', () => {
    const score = (place: 'aboard' | 'table'): number => {
      const t = scene({
        scenario: 'conquest',
        markers: [[40, 45]],
        figures: [
          man(1, 'm', 40, 40, {
            build: 'vehicle',
            baseMm: 60,
            attacks: 0,
            pv: 0,
            melee: [],
            capacity: 4,
            vehicle: { front: 9, flank: 9, rear: 9 },
          }),
          man(1, 'p', 40, 47, place === 'aboard' ? { place, host: 'm' } : {}),
          man(2, 'z', 110, 110),
        ],
      });
      return scoreLines(t.state, 0).reduce((sum, { points }) => sum + points, 0);
    };
    expect([score('aboard'), score('table')]).toEqual([0, 2]);
  });

  it('BTS-SCVI-09, R-126: the VIP is in the enemy zone in a building or with a Transport that is wholly in it', () => {
    const score = (more: Partial<FigureBody>, y: number): number => {
      const t = scene({
        scenario: 'vip',
        near: 1,
        terrain: [house({ box: [40, y, 12, 12], openings: [] })],
        figures: [
          man(1, 'c', 10, 10, { rank: 3, ...more }),
          man(1, 'm', 80, y, { build: 'monster', baseMm: 60, pv: 5, capacity: 4 }),
          man(2, 'z', 10, 60),
        ],
      });
      t.state.secrets = [{ ownChampion: 0, enemyTarget: -2, objective: -2 }, t.state.secrets[1]];
      return scoreLines(t.state, 0).find(({ because }) => because.rule === 'BTS-SCVI-09')?.points ?? 0;
    };
    expect([score({ place: 'inside', host: 'h' }, 90), score({ place: 'inside', host: 'h' }, 89.9)]).toEqual([6, 2]);
    expect([score({ place: 'aboard', host: 'm' }, 93), score({ place: 'aboard', host: 'm' }, 92.9)]).toEqual([6, 2]);
  });
});
