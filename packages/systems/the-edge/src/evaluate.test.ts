import { describe, expect, test } from 'vitest';
import { scene, type SceneBody } from '../test/scene.js';
import { evaluate, worthOfVp, worthOfWound } from './evaluate.js';

const NEAR: SceneBody = {
  seats: [
    { squads: [{ card: 'riders', at: [[3, 3, 0, 1], null, null] }], reserve: 1 },
    {
      squads: [
        {
          card: 'militia',
          at: [
            [3, 4, 0],
            [3, 4, 3],
          ],
        },
      ],
    },
  ],
};

const valueOf = (body: SceneBody): number => evaluate(scene(body).state, 0);

/** The same scene with seat 0's side changed. */
const mine = (change: object): SceneBody => ({ ...NEAR, seats: [{ ...NEAR.seats[0], ...change }, NEAR.seats[1]!] });

describe('evaluate', () => {
  test('is the same for both in a mirror, and what one gains the other loses but for the way there', () => {
    const mirror = scene({
      seats: [NEAR.seats[0]!, { ...NEAR.seats[0]!, squads: [{ card: 'riders', at: [[3, 4, 0, 1], null, null] }] }],
    });
    expect(evaluate(mirror.state, 0)).toBeCloseTo(evaluate(mirror.state, 1), 9);
  });

  test('likes points on the track, Crystals, ready ones more than exhausted ones, cards, and an unused Banner', () => {
    const before = valueOf(NEAR);
    expect(valueOf({ ...NEAR, marker: 1 })).toBeGreaterThan(before);
    expect(valueOf({ ...NEAR, marker: -1 })).toBeLessThan(before);
    expect(valueOf(mine({ reserve: 2 }))).toBeGreaterThan(valueOf(mine({ reserve: 1, exhausted: 1 })));
    expect(valueOf(mine({ exhausted: 1 }))).toBeGreaterThan(before);
    expect(valueOf(mine({ hand: ['draw'] }))).toBeGreaterThan(before);
    expect(valueOf(mine({ bannerUp: false }))).toBeLessThan(before);
  });

  test('likes a Source under control', () => {
    expect(valueOf({ ...NEAR, sources: [[2, 3]] })).toBeLessThan(
      valueOf({
        ...mine({ squads: [{ card: 'riders', at: [[3, 3, 4, 5], null, null] }] }),
        sources: [[2, 3]],
      }),
    );
  });

  test('wants figures that can fight to be near somebody', () => {
    const far = mine({ squads: [{ card: 'riders', at: [[6, 0, 0, 1], null, null] }] });
    const near = mine({ squads: [{ card: 'riders', at: [[4, 2, 0, 1], null, null] }] });
    expect(valueOf(near)).toBeGreaterThan(valueOf(far));
  });

  test('takes a match that ends with this turn for nearly won by whoever leads', () => {
    const { state } = scene({ ...NEAR, marker: 3 });
    state.ending = 'deck';
    expect(evaluate(state, 0)).toBeGreaterThan(1_000);
    expect(evaluate(state, 1)).toBeLessThan(-1_000);
    state.phase = 'over';
    state.winners = [1];
    expect(evaluate(state, 0)).toBe(-10_000);
  });
});

describe('what things are worth', () => {
  test('a Wound that kills costs the figure and its points, a token only itself', () => {
    const saved = scene(NEAR);
    const killed = scene(mine({ squads: [{ card: 'riders', at: [[3, 3, 0, 1], null, null], endurance: 0 }] }));
    expect(worthOfWound(killed.state, 0)).toBeGreaterThan(3 * worthOfWound(saved.state, 0));
  });

  test('points count for more when a deck runs out', () => {
    const shorter = scene({ ...NEAR, seats: NEAR.seats.map(side => ({ ...side, deck: ['crystal'] })) });
    expect(worthOfVp(shorter.state)).toBeGreaterThan(worthOfVp(scene(NEAR).state));
  });
});
