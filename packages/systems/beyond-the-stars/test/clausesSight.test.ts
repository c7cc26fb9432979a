import { describe, expect, it } from 'vitest';
import type { FigureBody, TerrainBody } from '../src/scenario/body.js';
import { seesFigure } from '../src/sight/sight.js';
import { obstructions } from '../src/sight/trajectory.js';
import { man, scene } from './scene.js';

describe('clauses of cover', () => {
  it('BTS-SPR-68, R-81: a Loner in scenery of any height is covered by it; flat ground and scenery elsewhere cover nobody', () => {
    const seen = (height: number, y = 10): boolean => {
      const wood: TerrainBody = { kind: 'wooded', box: [35, y, 20, 20], height };
      const figures = [man(1, 'a', 10, 20), man(2, 'z', 40, 20, { rules: ['srLoner'] })];
      return seesFigure(scene({ figures, terrain: [wood] }).state, 0, 1);
    };
    expect([seen(0.5), seen(0), seen(0.5, 60), seen(8, 60)]).toEqual([false, true, true, true]);
  });

  it('BTS-BAS-11: before a weapon is whatever it faces, whichever way that is', () => {
    const covered = (facing: number, x: number, y: number): boolean => {
      const gun: FigureBody = man(2, 'gun', 60, 60, {
        build: 'siege',
        baseMm: 120,
        facing,
        attacks: 0,
        mvt: 0,
        pv: 3,
        melee: [],
        morale: 0,
        siege: { servants: ['s'], combinedBase: true },
      });
      const t = scene({ figures: [man(1, 'a', x, y), gun, man(2, 's', 60, 60, { serves: 'gun' })] });
      return obstructions(t.state, 0, 2).some(({ id }) => id === 1);
    };
    expect([covered(90, 60, 90), covered(90, 60, 30)]).toEqual([true, false]);
    expect([covered(270, 60, 90), covered(270, 60, 30)]).toEqual([false, true]);
  });
});
