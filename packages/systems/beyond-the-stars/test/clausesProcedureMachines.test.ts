import { describe, expect, it } from 'vitest';
import type { FigureBody } from '../src/scenario/body.js';
import { NOBODY } from '../src/state.js';
import { during } from './battle.js';
import { gun, man, roll, servant, type Scene } from './scene.js';

/** What becomes of those a machine carried, impacts, panic, swimmers, and who rolls for Penetration. */

const far = man(2, 'far', 110, 110);
const seat = (t: Scene): unknown => {
  const { pending } = t.match;
  return pending.kind === 'chance' && pending.chance.kind === 'dice' ? pending.chance.seat : t.next;
};

describe('wrecks', () => {
  const wreck = (others: readonly FigureBody[]): Scene =>
    during(
      {
        figures: [
          man(1, 'm', 60, 60, { build: 'monster', baseMm: 50, pv: 5, capacity: 3, place: 'gone' }),
          man(1, 'on', 0, 0, { place: 'aboard', host: 'm' }),
          ...others,
          far,
        ],
      },
      'wreck',
      { figure: 0, why: 'wounds' },
    ).do(roll('passenger', 6));

  it('BTS-MON-10, BTS-MON-20: survivors lie where it was, beside those who stand there if there is room close by', () => {
    const alone = wreck([]);
    expect([alone.figure('on').place, alone.at('on'), alone.figure('on').prone]).toEqual(['table', [60, 60], true]);
    const beside = wreck([man(2, 'x', 60, 60)]);
    expect(beside.events('figure.shifted')).toEqual([]);
    const [x, y] = beside.at('on');
    expect(Math.hypot(x - 60, y - 60)).toBeGreaterThanOrEqual(2.5);
    expect(Math.hypot(x - 60, y - 60)).toBeLessThan(3.75);
  });

  it('BTS-MON-10: else those who stand there make room', () => {
    const t = wreck([man(2, 'x', 60, 60, { baseMm: 120 })]);
    expect(t.at('on')).toEqual([60, 60]);
    expect(t.events('figure.shifted').map(({ figure, how }) => [figure, how])).toEqual([[2, 'made-way']]);
  });

  it('BTS-SGE-12: the Servants of a lost weapon are free, those who live', () => {
    const lost = (s: Partial<FigureBody>) =>
      during(
        {
          figures: [
            gun(['s', 't'], { place: 'gone' }),
            servant('s', 43, 40, s),
            servant('t', 37, 40, { place: 'gone' }),
            far,
          ],
        },
        'wreck',
        { figure: 0, why: 'wounds' },
      ).events('servants.freed');
    expect(lost({})).toEqual([{ type: 'servants.freed', figures: [1] }]);
    expect(lost({ place: 'gone' })).toEqual([]);
  });
});

describe('impacts', () => {
  const impact = (a: Partial<FigureBody>, z: Partial<FigureBody> = {}): Scene =>
    during({ figures: [man(1, 'a', 40, 40, a), man(2, 'z', 42.5, 40, z), far] }, 'impact', { figure: 0, targets: [1] });
  const ram = { rules: ['srImpact'], force: 5 };

  it('BTS-SPR-44: only by those who have it, at those who live', () => {
    expect(impact(ram).next).toBe('bts.roll.wound');
    expect([impact({}).next, impact(ram, { place: 'gone' }).next]).toEqual(['over', 'over']);
  });

  it('BTS-SPR-44, R-113: whoever is free afterwards goes on, if anything of his move is left', () => {
    const mover = (spent: number) => impact({ ...ram, marks: { spent, done: true } }, { place: 'gone' }).state.mover;
    expect([mover(100_000), mover(150_000)]).toEqual([0, NOBODY]);
  });
});

describe('panic', () => {
  const panic = (wounds: number): Scene =>
    during({ figures: [man(1, 'm', 40, 40, { build: 'monster', baseMm: 50, pv: 5, morale: 4 }), far] }, 'panic', {
      figure: 0,
      wounds,
    });

  it('BTS-MON-17, R-80: a test for each wound, up to the first that fails', () => {
    const brave = panic(2).do(roll('morale', 6, 6));
    expect(brave.next).toBe('bts.roll.morale');
    brave.do(roll('morale', 6, 6));
    expect([brave.next, brave.figure('m').panic]).toEqual(['over', 'none']);
    const afraid = panic(2).do(roll('morale', 1, 1));
    expect([afraid.next, afraid.figure('m').panic]).toEqual(['over', 'pending']);
    expect(panic(0).next).toBe('over');
  });
});

describe('swimmers', () => {
  it('BTS-TER-18, R-28: each rolls for himself, and only a 1 takes a D6 of wounds, from him alone', () => {
    const swim = (first: number, second: number) => {
      const t = during({ figures: [man(1, 'a', 40, 40, { pv: 9 }), man(1, 'b', 50, 40, { pv: 9 }), far] }, 'swim', {
        figures: [0, 1],
      });
      for (const face of [first, second]) t.do(roll('swim', face), ...(face === 1 ? [roll('drown', 4)] : []));
      return [t.figure('a').pv, t.figure('b').pv, t.next];
    };
    expect([swim(2, 2), swim(1, 2), swim(2, 1), swim(1, 1)]).toEqual([
      [9, 9, 'over'],
      [5, 9, 'over'],
      [9, 5, 'over'],
      [5, 5, 'over'],
    ]);
  });
});

describe('Penetration', () => {
  const hull = (side: 1 | 2, id: string, x: number): FigureBody =>
    man(side, id, x, 60, {
      build: 'vehicle',
      baseMm: [60, 60],
      attacks: 0,
      melee: [],
      vehicle: { front: 14, flank: 14, rear: 14, crew: 3 },
    });
  const pierce = (by: number, victim: number, force = 4): Scene =>
    during({ figures: [hull(1, 'v', 40), hull(2, 'w', 80), man(1, 'a', 20, 20), far] }, 'penetrate', {
      blow: { kind: 'hit', by, victim, force, pen: 0, weapon: NOBODY },
      rolls: 1,
    });

  it('BTS-VEH-06: rolled by whoever strikes, be it at his own; without anybody by the enemy', () => {
    expect([seat(pierce(2, 1)), seat(pierce(2, 0)), seat(pierce(NOBODY, 0)), seat(pierce(NOBODY, 1))]).toEqual([
      0, 0, 1, 0,
    ]);
  });

  it('BTS-VEH-07: what is bound to succeed is not rolled for', () => {
    const t = pierce(2, 1, 13);
    expect([t.next, t.events('penetration.rolled')]).toMatchObject([
      'bts.roll.damage',
      [{ faces: [], penetrated: true }],
    ]);
    const failed = pierce(2, 1, 12).do(roll('penetration', 1));
    expect([failed.next, failed.events('penetration.rolled')]).toMatchObject([
      'over',
      [{ faces: [1], penetrated: false }],
    ]);
  });
});
