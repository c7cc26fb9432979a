import { cm, gap, overlapping, within, type Placed } from '@banneret/geometry';
import { seededRng } from '@banneret/kernel';
import { describe, expect, it } from 'vitest';
import { judgeMove } from '../src/movement/moving.js';
import { closedUp, leaderPlace, regrouped } from '../src/movement/regroup.js';
import { COHESION } from '../src/rulings.js';
import type { State } from '../src/state.js';
import { basesOf, unitOf } from '../src/units.js';
import { WALKER } from './army.js';
import { man, stateOf, type At, type SceneBody, type UnitBody } from './scene.js';

/** how a unit that is torn apart closes up. Movement is 12 cm on open ground; the first is the leader. */

const squad = (at: readonly At[], more: Partial<UnitBody> = {}): UnitBody => ({ id: 'a', seat: 0, at, ...more });
const table = (units: readonly UnitBody[], more: Partial<SceneBody> = {}): State =>
  stateOf({ units: [...units, man('x', 1, 115, 115)], ...more });

const spotsOf = (state: State, ends: readonly Placed[]) =>
  unitOf(state, 0).fighters.map(({ id, facing }, i) => ({ fighter: id, x: ends[i]!.at.x, y: ends[i]!.at.y, facing }));

const clashes = (ends: readonly Placed[]): boolean =>
  ends.some((one, i) => ends.some((other, j) => i < j && overlapping(one, other)));

/** Everybody within 10 cm of the leader and 2.5 cm of somebody. */
const isTogether = (ends: readonly Placed[]): boolean =>
  ends.every(
    (one, i) =>
      within(one, ends[0]!, COHESION.leader) && ends.some((other, j) => i !== j && within(one, other, COHESION.link)),
  );

const moved = (state: State, ends: readonly Placed[]): number[] =>
  basesOf(state, 0).flatMap(({ at }, i) => (at.x !== ends[i]!.at.x || at.y !== ends[i]!.at.y ? [i] : []));

const box = (x: number, y: number, width: number, depth: number) => ({
  box: [x, y, width, depth] as const,
  size: 3,
});

const REACH = cm(12);

describe('AT-43, closing up', () => {
  it('AT43-UNIT-05, R-11: who is in cohesion stays where he is, link by link, and only the others come', () => {
    const state = table([
      squad([
        [20, 20],
        [24, 20],
        [28, 20],
        [31.5, 20],
        [32, 31],
      ]),
    ]);
    const { ends, together } = closedUp(state, 0, 'combat');
    expect(together).toBe(true);
    expect(moved(state, ends)).toEqual([4]);
    expect(isTogether(ends)).toBe(true);
    const whole = table([
      squad([
        [20, 20],
        [24, 20],
        [28, 20],
      ]),
    ]);
    expect(closedUp(whole, 0, 'combat')).toEqual({ ends: basesOf(whole, 0), together: true });
  });

  it('AT43-UNIT-06, R-11: a link to somebody who is himself too far from the leader holds nobody', () => {
    // The third stands 10.1 cm from the leader beside the second, who is near enough.
    const state = table([
      squad([
        [20, 20],
        [31.5, 20],
        [33.1, 23.1],
      ]),
    ]);
    const { ends } = closedUp(state, 0, 'combat');
    expect(moved(state, ends)).toEqual([1, 2]);
    expect(isTogether(ends)).toBe(true);
  });

  it('R-11: who cannot reach the leader comes as near as his Movement lets him, in a straight line on open ground', () => {
    const state = table([
      squad([
        [20, 60],
        [20, 110],
        [23.5, 110],
      ]),
    ]);
    const ends = regrouped(state, 0, 'combat', leaderPlace(state, 0));
    const left = (i: number): number => gap(ends[i]!, ends[0]!) - (gap(basesOf(state, 0)[i]!, ends[0]!) - REACH);
    expect(Math.abs(left(1))).toBeLessThan(cm(0.1));
    // The second finds the first in his way, and stops beside him.
    expect(left(2)).toBeLessThan(cm(2));
    expect(clashes(ends)).toBe(false);
    expect(closedUp(state, 0, 'combat').together).toBe(false);
    expect(judgeMove(state, 0, 'combat', spotsOf(state, ends)).ok).toBe(true);
  });

  it('R-11: in a rapid move they come 6 cm farther', () => {
    const state = table([
      squad([
        [20, 60],
        [20, 110],
        [23.5, 110],
      ]),
    ]);
    const near = (mode: 'combat' | 'rapid') =>
      gap(regrouped(state, 0, mode, leaderPlace(state, 0))[1]!, leaderPlace(state, 0));
    expect(Math.abs(near('combat') - near('rapid') - cm(6))).toBeLessThan(cm(0.5));
  });

  it('R-11: the leader goes to meet those whom he can bring together so, and stays where nothing helps', () => {
    const met = table([
      squad([
        [20, 20],
        [45, 20],
        [48.5, 20],
      ]),
    ]);
    const { ends, together } = closedUp(met, 0, 'combat');
    expect([together, isTogether(ends)]).toEqual([true, true]);
    expect(moved(met, ends)).toContain(0);
    const lost = table([
      squad([
        [20, 20],
        [75, 20],
        [78.5, 20],
      ]),
    ]);
    expect(moved(lost, closedUp(lost, 0, 'combat').ends)).not.toContain(0);
  });

  it('R-11, AT43-DMG-16: who cannot move stays, and the others close up to him if he leads', () => {
    const machines = (parts: UnitBody['parts']): State =>
      table([
        squad(
          [
            [20, 20],
            [36, 20],
          ],
          { kind: WALKER, ...(parts && { parts }) },
        ),
      ]);
    const led = machines({ 0: [0, 3, 1, 1] });
    const around = closedUp(led, 0, 'combat');
    expect([around.together, moved(led, around.ends)]).toEqual([true, [1]]);
    const left = machines({ 1: [0, 3, 1, 1] });
    const towards = closedUp(left, 0, 'combat');
    expect([towards.together, moved(left, towards.ends)]).toEqual([true, [0]]);
    const both = machines({ 0: [0, 3, 1, 1], 1: [0, 3, 1, 1] });
    expect(closedUp(both, 0, 'combat')).toMatchObject({ together: false });
    expect(moved(both, closedUp(both, 0, 'combat').ends)).toEqual([]);
  });

  it('R-11: where the leader comes to stand on one of them, that one makes room beside him', () => {
    const state = table([
      squad([
        [20, 20],
        [30, 20],
        [33.5, 20],
      ]),
    ]);
    const leader = { ...leaderPlace(state, 0), at: { x: cm(30), y: cm(20) } };
    const ends = regrouped(state, 0, 'combat', leader);
    expect(clashes(ends)).toBe(false);
    expect(isTogether(ends)).toBe(true);
    expect(ends[2]!.at).toMatchObject({ x: cm(33.5), y: cm(20) });
  });

  it('R-11: those who come up stand beside one another where the leader himself is out of reach for some', () => {
    // Listed from far to near: the near one goes first, and the far ones find him where he stops.
    const state = table([
      squad([
        [20, 60],
        [40.4, 61.5],
        [40.4, 58],
        [33, 60],
      ]),
    ]);
    const { ends, together } = closedUp(state, 0, 'combat');
    expect([together, isTogether(ends)]).toEqual([true, true]);
  });

  it('AT43-MOV-06, AT43-MOV-08: the way around walls and enemies counts, and nobody ends on anything', () => {
    const wall = { terrain: [box(26, 10, 2, 14)] };
    const state = table(
      [
        squad([
          [20, 20],
          [34, 20],
          [34, 16.5],
        ]),
        man('e', 1, 24.5, 24),
      ],
      wall,
    );
    const { ends } = closedUp(state, 0, 'combat');
    expect(judgeMove(state, 0, 'combat', spotsOf(state, ends)).ok).toBe(true);
    expect(clashes(ends)).toBe(false);
  });

  it('AT43-MOV-07, R-11: comrades who stay are passed, and a corner is gone around as far as the way allows', () => {
    const corridor = { terrain: [box(30, 22, 40, 3), box(30, 15, 40, 3)] };
    const lame = squad(
      [
        [20, 20],
        [40, 20],
        [45, 20],
      ],
      { figures: { 1: { movement: 0 } } },
    );
    const state = table([lame], corridor);
    const ends = regrouped(state, 0, 'combat', leaderPlace(state, 0));
    expect(moved(state, ends)).toEqual([2]);
    expect(ends[2]!.at.x).toBeLessThan(cm(34));
    const wall = table(
      [
        squad([
          [10, 60],
          [35, 71],
        ]),
      ],
      { terrain: [box(30, 40, 2, 30)] },
    );
    expect(regrouped(wall, 0, 'combat', leaderPlace(wall, 0))[1]!.at.x).toBeLessThan(cm(28));
  });

  it('AT43-UNIT-06, R-11: pairs within 10 cm of the leader need not make one chain with him', () => {
    const state = table([
      squad([
        [20, 20],
        [23.5, 20],
        [29.5, 20],
        [32.9, 20],
      ]),
    ]);
    expect(closedUp(state, 0, 'combat')).toEqual({ ends: basesOf(state, 0), together: true });
  });

  it('AT43-MOV-13, R-11: the mode decides, each time anew', () => {
    const state = table([
      squad([
        [20, 20],
        [51, 20],
      ]),
    ]);
    expect((['combat', 'rapid', 'combat'] as const).map(mode => closedUp(state, 0, mode).together)).toEqual([
      false,
      true,
      false,
    ]);
    const far = table([
      squad([
        [20, 20],
        [23.5, 20],
      ]),
    ]);
    const ends = spotsOf(
      far,
      basesOf(far, 0).map(base => ({ ...base, at: { x: base.at.x + cm(15), y: base.at.y } })),
    );
    expect((['combat', 'rapid', 'combat'] as const).map(mode => judgeMove(far, 0, mode, ends).ok)).toEqual([
      false,
      true,
      false,
    ]);
  });

  it('R-11: whatever the positions: the unit as it closes up is one that the judge of moves accepts', () => {
    const rng = seededRng(11);
    for (let n = 0; n < 40; n++) {
      const at: At[] = [];
      while (at.length < 5) {
        const spot = [20 + rng.below(260) / 10, 20 + rng.below(260) / 10] as const;
        if (at.every(([x, y]) => Math.max(Math.abs(x - spot[0]), Math.abs(y - spot[1])) >= 3.1)) at.push(spot);
      }
      const state = table([squad(at)]);
      const before = basesOf(state, 0);
      const { ends, together } = closedUp(state, 0, 'combat');
      expect(judgeMove(state, 0, 'combat', spotsOf(state, ends)).ok).toBe(true);
      expect(clashes(ends)).toBe(false);
      expect(isTogether(ends)).toBe(together);
      for (const [i, end] of ends.entries()) {
        const leg = gap(
          { ...before[i]!, base: { kind: 'round', radius: 1 } },
          { ...end, base: { kind: 'round', radius: 1 } },
        );
        expect(leg).toBeLessThanOrEqual(REACH);
        // Nobody is left behind who could have come up to the leader where he ends.
        if (i > 0 && !within(end, ends[0]!, COHESION.leader))
          expect(gap(end, ends[0]!)).toBeLessThan(gap(before[i]!, ends[0]!) - REACH + cm(1));
      }
      // With every comrade in reach of the leader's side there is no excuse.
      if (before.every(one => gap(one, before[0]!) < REACH - cm(2))) expect(together).toBe(true);
    }
  });
});
