import { describe, expect, it } from 'vitest';
import { scene, type SceneBody, type UnitBody } from '../test/scene.js';
import { evaluate } from './evaluate.js';

const gunners = (x: number, more: Partial<UnitBody> = {}): UnitBody => ({ card: 'gunners', at: [[x, 10]], ...more });

function worth(
  own: UnitBody,
  enemy: UnitBody,
  more: Partial<SceneBody> = {},
  vp: readonly [number, number] = [0, 0],
): number {
  const { state } = scene({
    ...more,
    seats: [
      { units: [own], vp: vp[0] },
      { units: [enemy], vp: vp[1] },
    ],
  });
  return evaluate(state, 0);
}

describe('evaluate', () => {
  it('is level between equals, and one side’s gain is the other’s loss', () => {
    expect(worth(gunners(10), gunners(20))).toBe(0);
    const { state } = scene({ seats: [{ units: [gunners(10)], vp: 2 }, { units: [gunners(20, { models: [1] })] }] });
    expect(evaluate(state, 0)).toBeCloseTo(-evaluate(state, 1));
  });

  it('likes points, living models, claims and nearness to Markers', () => {
    expect(worth(gunners(10), gunners(20), {}, [1, 0])).toBeGreaterThan(0);
    expect(worth(gunners(10), gunners(20, { models: [2] }))).toBeGreaterThan(0);
    expect(worth(gunners(10, { models: [1] }), gunners(20))).toBeLessThan(0);
    const marker = { at: [12, 10] as const };
    expect(worth(gunners(10), gunners(20), { markers: [{ ...marker, claimedBy: 0 }] })).toBeGreaterThan(
      worth(gunners(10), gunners(20), { markers: [marker] }),
    );
    expect(worth(gunners(10), gunners(20), { markers: [marker] })).toBeGreaterThan(0);
  });

  it('cares less for what is alive once the last Turn is over', () => {
    const lead = (turn: number) => worth(gunners(10), gunners(20, { models: [1] }), { turn });
    expect(lead(1)).toBeGreaterThan(lead(5));
  });
});
