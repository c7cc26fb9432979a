import { describe, expect, it } from 'vitest';
import { mustTest } from '../src/procedures/morale.js';
import type { Body, FigureBody } from '../src/scenario/body.js';
import { during } from './battle.js';
import { apart, man, roll, scene, um, type Scene } from './scene.js';

/** Morale: who must test, in which order, what may be rolled again, and the last stand. */

const far = man(2, 'z', 110, 110);
const test = (a: Partial<FigureBody>, more: readonly FigureBody[] = []): Scene =>
  during({ figures: [man(1, 'a', 40, 40, { morale: 4, ...a }), ...more, far] }, 'morale', { figure: 0 });
const result = (t: Scene) =>
  t.events('morale.tested').map(({ faces, total, passed, how }) => [faces, total, passed, how]);
const dice = (t: Scene): unknown => {
  const { pending } = t.match;
  return pending.kind === 'chance' && pending.chance.kind === 'dice'
    ? [pending.chance.count, pending.chance.seat]
    : t.next;
};

describe('who must test', () => {
  const champion = { rank: 3, marks: { steady: true } } as const;
  const must = (a: Partial<FigureBody>, b: Partial<FigureBody>, body: Partial<Body> = {}): boolean =>
    mustTest(
      scene({
        demoralised: [1],
        figures: [man(1, 'a', 40, 40, a), man(1, 'b', 44, 40, b), far],
        ...body,
      }).state,
      0,
    );

  it('BTS-MOR-09, R-59: nobody beside a Champion who has passed; but a Champion himself must', () => {
    expect(must({}, champion)).toBe(false);
    expect(must({ rank: 2 }, champion)).toBe(true);
    // Neither a Champion who has not tested, nor an ordinary man who has, nor one who is Immobilised.
    expect(must({}, { rank: 3 })).toBe(true);
    expect(must({}, { marks: { steady: true } })).toBe(true);
    expect(must({}, { ...champion, effects: [{ id: 'immobilised', until: 'turn' }] })).toBe(true);
    expect(must({}, { ...champion, seat: 2 })).toBe(true);
  });

  it('BTS-MOR-09: within 15 cm and in sight', () => {
    const reach = (gap: number) => must({}, { ...champion, at: [40 + apart(gap), 40] });
    expect([reach(15), reach(15 + um(1))]).toEqual([false, true]);
    const wall = { terrain: [{ kind: 'impassable', box: [45, 30, 1, 20] as const, height: 9 }] };
    expect(must({}, { ...champion, at: [50, 40] }, wall)).toBe(true);
  });

  it('BTS-MOR-05, BTS-MOR-11: only of a Demoralised army, once, with Mo', () => {
    expect(must({}, {})).toBe(true);
    expect(must({}, {}, { demoralised: [2] })).toBe(false);
    expect(must({ marks: { steady: true } }, {})).toBe(false);
    expect(must({ morale: 0 }, {})).toBe(false);
  });
});

describe('in which order', () => {
  it('R-133: the owner names one after the other, each once, as long as a Champion is among those left', () => {
    for (const seat of [1, 2] as const) {
      const t = during(
        {
          demoralised: [seat],
          figures: [
            man(seat, 'a', 20, 20),
            man(seat, 'b', 60, 20, { rank: 3, morale: 9 }),
            man(seat, 'c', 100, 20),
            man(seat === 1 ? 2 : 1, 'z', 110, 110),
          ],
        },
        'steady',
        { figures: [0, 1, 2], ordered: true },
      );
      expect([t.next, t.seat, t.options()]).toEqual(['bts.ask.next-test', seat - 1, [0, 1, 2]]);
      t.do(2, roll('morale', 6, 6));
      expect([t.next, t.options()]).toEqual(['bts.ask.next-test', [0, 1]]);
      t.do(1, roll('morale', 6, 6));
      // Nobody is left whom the others look up to.
      expect(t.next).toBe('bts.roll.morale');
      t.do(roll('morale', 6, 6));
      expect([t.events('morale.tested').map(({ figure }) => figure), t.next]).toEqual([[2, 1, 0], 'over']);
    }
  });

  it('R-133: those who need not test are not named; without the question they test in turn', () => {
    const figures = [
      man(1, 'a', 20, 20, { marks: { steady: true } }),
      man(1, 'b', 60, 20, { rank: 3, morale: 9 }),
      man(1, 'c', 100, 20),
      far,
    ];
    const asked = during({ demoralised: [1], figures }, 'steady', { figures: [0, 1, 2], ordered: true });
    expect(asked.options()).toEqual([1, 2]);
    const plain = during({ demoralised: [1], figures }, 'steady', { figures: [0, 1, 2] });
    plain.do(roll('morale', 6, 6), roll('morale', 6, 6));
    expect([plain.events('morale.tested').map(({ figure }) => figure), plain.next]).toEqual([[1, 2], 'over']);
  });
});

describe('the test', () => {
  it('BTS-MOR-01: 2D6 and Mo: 10 passes, 9 does not', () => {
    expect(dice(test({}))).toEqual([2, 0]);
    expect(result(test({}).do(roll('morale', 3, 3)))).toEqual([[[3, 3], 10, true, 'rolled']]);
    expect(result(test({}).do(roll('morale', 3, 2)))).toEqual([[[3, 2], 9, false, 'rolled']]);
  });

  it('BTS-SPR-28, BTS-GEN-08: the Courageous may roll the lower die again, if they have failed', () => {
    const brave = { rules: ['srCourageous'] };
    expect(test(brave).do(roll('morale', 3, 3)).next).toBe('over');
    const failed = () => test(brave).do(roll('morale', 1, 4));
    expect([failed().next, failed().seat, failed().options()]).toEqual(['bts.ask.reroll-morale', 0, ['one', 'keep']]);
    expect(result(failed().do('keep'))).toEqual([[[1, 4], 9, false, 'rolled']]);
    expect(dice(failed().do('one'))).toEqual([1, 0]);
    expect(result(failed().do('one', roll('morale-again', 2)))).toEqual([[[4, 2], 10, true, 'rolled']]);
    expect(result(failed().do('one', roll('morale-again', 1)))).toEqual([[[4, 1], 9, false, 'rolled']]);
  });

  it('BTS-SPR-23, BTS-GEN-08: near a Spiritual leader both dice', () => {
    const leader = man(1, 'b', 44, 40, { rank: 3, rules: ['srSpiritualLeader'] });
    const failed = () => test({ keywords: ['warrior'] }, [leader]).do(roll('morale', 1, 4));
    expect(failed().options()).toEqual(['all', 'keep']);
    expect(dice(failed().do('all'))).toEqual([2, 0]);
    expect(result(failed().do('all', roll('morale-again', 6, 5)))).toEqual([[[6, 5], 15, true, 'rolled']]);
    expect(result(failed().do('all', roll('morale-again', 1, 1)))).toEqual([[[1, 1], 6, false, 'rolled']]);
  });

  it('BTS-SPR-66, BTS-SPR-67: robots choose, the Fearless pass', () => {
    const robot = () => test({ rules: ['srRobotic'] });
    expect([robot().next, robot().options()]).toEqual(['bts.ask.robot-morale', ['pass', 'fail']]);
    expect(result(robot().do('pass'))).toEqual([[[], 0, true, 'chosen']]);
    expect(result(robot().do('fail'))).toEqual([[[], 0, false, 'chosen']]);
    expect(result(test({ rules: ['srFearless'] }))).toEqual([[[], 0, true, 'automatic']]);
  });

  it('BTS-CHA-03, BTS-CHA-04, R-58: the last stand is for Champions up to Rank 4, once; whoever takes it has passed', () => {
    const fails = (a: Partial<FigureBody>) => test(a).do(roll('morale', 1, 1));
    expect([fails({}).next, fails({ rank: 5 }).next]).toEqual(['over', 'over']);
    for (const rank of [1, 4] as const) expect(fails({ rank }).next).toBe('bts.ask.last-stand');
    expect([fails({ rank: 3, lastStand: 'used' }).next, fails({ rank: 3, lastStand: 'lost' }).next]).toEqual([
      'over',
      'over',
    ]);
    const stood = (answer: string) => {
      const t = during({ demoralised: [1], figures: [man(1, 'a', 40, 40, { rank: 3 }), far] }, 'steady', {
        figures: [0],
      });
      t.do(roll('morale', 1, 1), answer);
      return [t.figure('a').place, t.figure('a').lastStand, t.figure('a').marks.steady];
    };
    expect([stood('stand'), stood('fail')]).toEqual([
      ['table', 'used', true],
      ['gone', 'lost', false],
    ]);
  });
});
