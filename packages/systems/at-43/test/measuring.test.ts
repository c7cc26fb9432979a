import { describe, expect, it } from 'vitest';
import { needFor, successes, diceFor } from '../src/resolution.js';
import { bandOf } from '../src/rulings.js';
import { inContact, unitDistance } from '../src/table/measure.js';
import { byEye } from '../src/table/byEye.js';
import { WALKER } from './army.js';
import { apart, damage, hit, row, scene, stateOf } from './scene.js';

const UM = 1 / 10_000;

describe('AT-43, measuring', () => {
  it('AT43-GEN-02, AT43-GEN-03: distances run from edge to edge, in centimetres and bands', () => {
    const state = stateOf({
      units: [
        { id: 'a', seat: 0, at: [[20, 20]] },
        { id: 'b', seat: 1, at: [[20, 20 + apart(17)]], kind: {} },
        { id: 'w', seat: 1, at: [[60, 20]], kind: { radius: 5 } },
      ],
    });
    expect(unitDistance(state, 0, 1)).toBe(170_000);
    expect(unitDistance(state, 0, 2)).toBe((40 - 1.5 - 5) * 10_000);
  });

  it('AT43-GEN-04, edge case 5: between units it is the leaders that count, however near the others are', () => {
    const state = stateOf({
      units: [
        {
          id: 'a',
          seat: 0,
          at: [
            [20, 20],
            [20, 23],
            [20, 26],
            [20, 28],
          ],
        },
        {
          id: 'b',
          seat: 1,
          at: [
            [20, 20 + apart(24)],
            [20, 39],
          ],
        },
      ],
    });
    expect(unitDistance(state, 0, 1)).toBe(240_000);
    const s = scene({
      units: [
        {
          id: 'a',
          seat: 0,
          at: [
            [20, 20],
            [20, 23.5],
            [20, 27],
          ],
        },
        {
          id: 'b',
          seat: 1,
          at: [
            [20, 20 + apart(24)],
            [20, 43.5],
            [20, 40],
          ],
        },
      ],
    });
    s.do('pay').fire('a', 'rifle', 'b');
    expect(s.events('range.measured')[0]).toMatchObject({ distance: 240_000, band: 2 });
  });

  it.each([
    [2.5, true],
    [2.5 + UM, false],
    [0, true],
  ])('AT43-GEN-06: %f cm between bases is contact: %s', (gap, touching) => {
    const state = stateOf({
      units: [
        { id: 'a', seat: 0, at: [[20, 20]] },
        { id: 'b', seat: 1, at: [[20 + apart(gap), 20]] },
      ],
    });
    expect(inContact(state, state.units[0]!.fighters[0]!, state.units[1]!.fighters[0]!)).toBe(touching);
  });

  it.each([
    [9.9999, 0],
    [10, 1],
    [19.9999, 1],
    [20, 2],
    [30, 3],
  ])('AT43-GEN-07, R-06, edge case 4: %f cm is band %i', (distance, band) => {
    expect(bandOf(Math.round(distance * 10_000))).toBe(band);
    const s = scene({
      units: [
        { id: 'a', seat: 0, at: [[20, 20]] },
        { id: 'b', seat: 1, at: [[20, 20 + apart(distance)]] },
      ],
    });
    s.do('pay').fire('a', 'rifle', 'b');
    expect(s.events('range.measured')[0]).toMatchObject({ band });
  });

  it.each([
    [10, []],
    [10 + UM, ['AT43-UNIT-05']],
  ])('AT43-GEN-08: "within one range" is a length: %f cm from the leader', (gap, refused) => {
    const s = scene({
      units: [
        {
          id: 'a',
          seat: 0,
          at: [
            [20, 20],
            [23.5, 20],
            [28.5, 20],
            [31.5, 20],
          ],
        },
      ],
    });
    s.do('pay', 'combat');
    expect(s.refusal(s.spots('a', [undefined, undefined, undefined, [20 + apart(gap), 20]]))).toEqual(refused);
  });

  it('AT43-GEN-05, R-08: a target is declared whatever its range; the distance comes out afterwards', () => {
    const kind = { weapons: ['blaster'] };
    const far = {
      units: [
        { id: 'a', seat: 0, at: row(10, 10, 3), kind },
        { id: 'b', seat: 1, at: row(10, 118, 3) },
      ],
    };
    const s = scene(far);
    s.do('pay');
    expect(s.barred(s.fireWith('blaster'))).toEqual([]);
    s.do(s.fireWith('blaster'));
    expect(s.options()).toHaveLength(1);
    expect(s.told).not.toContain('range.measured');
    s.do(s.aim('a', 'blaster', 'b'));
    expect(s.told.indexOf('range.measured')).toBe(s.told.indexOf('salvo.declared') + 1);
    expect(s.barred(s.fireWith('blaster'))).toEqual(['AT43-SHO-03']);
  });

  it('AT43-GEN-05: the move mode is declared before anybody measures, and stays declared', () => {
    const s = scene({
      units: [
        { id: 'a', seat: 0, at: row(10, 10, 3) },
        { id: 'b', seat: 1, at: row(10, 60, 3) },
      ],
    });
    s.do('pay', 'rapid');
    expect(s.refusal(s.shift('a', 0, 18))).toEqual([]);
    expect(s.refusal(s.shift('a', 0, 18 + UM))).toEqual(['AT43-MOV-13']);
    s.do(s.shift('a', 0, 0));
    expect(s.barred(s.fireWith('rifle'))).toEqual(['AT43-MOV-15']);
  });

  it('AT43-GEN-05: no question before a declaration depends on how far anybody is', () => {
    const asked = (gap: number) => {
      const s = scene({
        units: [
          { id: 'a', seat: 0, at: row(20, 5, 3), kind: { weapons: ['rifle', 'launcher', 'knife'] } },
          { id: 'w', seat: 0, at: [[60, 8]], kind: WALKER },
          { id: 'b', seat: 1, at: row(20, 5 + apart(gap), 3), attitudes: { alert: 'all' } },
        ],
      });
      s.do('pay');
      const actions = s.prompt;
      s.do(s.fireWith('rifle'));
      return [actions, s.options()];
    };
    expect(asked(8)).toEqual(asked(110));
    expect(asked(31)).toEqual(asked(69));
  });

  it('AT43-GEN-05: estimates by eye are off by a tenth at most, the same whenever asked, and exact with free measuring', () => {
    const body = { units: [{ id: 'a', seat: 0, at: row(10, 10, 1) }] };
    const blind = stateOf(body);
    const free = stateOf({ ...body, freeMeasuring: true });
    const from = { x: 100_000, y: 100_000 };
    const guesses = Array.from({ length: 50 }, (_, i) => ({ x: 100_000, y: 300_000 + 1_000 * i })).map(to => {
      const truth = to.y - from.y;
      expect(byEye(free, from, to)).toBe(truth);
      expect(byEye(blind, from, to)).toBe(byEye(blind, from, to));
      return byEye(blind, from, to) / truth - 1;
    });
    expect(Math.max(...guesses.map(Math.abs))).toBeLessThanOrEqual(0.1001);
    expect(guesses.some(off => off > 0.02)).toBe(true);
    expect(guesses.some(off => off < -0.02)).toBe(true);
  });
});

describe('AT-43, the universal table', () => {
  it.each([
    [-6, 'never'],
    [-5, 6],
    [-4, 6],
    [-3, 5],
    [-2, 5],
    [-1, 4],
    [0, 4],
    [1, 4],
    [2, 3],
    [3, 3],
    [4, 2],
    [5, 2],
    [6, 'always'],
    [-20, 'never'],
    [20, 'always'],
  ])('AT43-RES-01, AT43-RES-02, AT43-RES-05, R-01: a difference of %i needs %s', (difference, need) => {
    expect(needFor(10 + difference, 10)).toBe(need);
    expect(needFor(3, 3 - difference)).toBe(need);
  });

  it('AT43-RES-03, AT43-RES-04: automatic results roll no die', () => {
    expect(diceFor('never', 8)).toBe(0);
    expect(diceFor('always', 8)).toBe(0);
    expect(diceFor(6, 8)).toBe(8);
    expect(successes('never', 8, [])).toBe(0);
    expect(successes('always', 8, [])).toBe(8);
  });

  it('AT43-RES-06: each die is read alone, the needed face included', () => {
    expect(successes(4, 6, [1, 2, 3, 4, 5, 6])).toBe(3);
    expect(successes(5, 2, [4, 5])).toBe(1);
  });

  it('AT43-RES-03, AT43-SHO-21, edge case 1: at exactly -6 nothing is rolled and nothing is hit, not even in the fire zone', () => {
    const at = (gap: number) =>
      scene({
        units: [
          { id: 'a', seat: 0, at: row(20, 4, 8), kind: { weapons: ['blaster'] } },
          { id: 'between', seat: 1, at: row(20, 30, 3) },
          { id: 'b', seat: 1, at: [[20, 4 + apart(gap)]] },
        ],
      });
    const out = at(90).do('pay').fire('a', 'blaster', 'b');
    expect(out.events('range.measured')[0]).toMatchObject({ band: 9 });
    expect(out.next).toBe('at43.ask.action');
    expect(out.events('shots.lost')).toHaveLength(1);
    expect(out.events('impacts.shared')).toHaveLength(0);
    const inside = at(89.9999).do('pay').fire('a', 'blaster', 'b');
    expect(inside.next).toBe('at43.roll.hit');
  });

  it('AT43-RES-04, AT43-DMG-05, edge case 3: at +6 every impact on infantry takes a fighter without dice', () => {
    const s = scene({
      units: [
        { id: 'a', seat: 0, at: row(20, 20, 2), kind: { weapons: ['sure'] } },
        { id: 'b', seat: 1, at: row(20, 40, 5), kind: { protection: 6 } },
      ],
    });
    s.do('pay').fire('a', 'sure', 'b');
    expect(s.events('test.rolled').map(({ test, faces, successes: won }) => [test, faces, won])).toEqual([
      ['shooting', [], 2],
      ['damage', [], 2],
    ]);
    expect(s.of('b').fighters).toHaveLength(3);
  });

  it('AT43-GEN-01: all dice have six faces', () => {
    const s = scene({
      units: [
        { id: 'a', seat: 0, at: row(20, 20, 1) },
        { id: 'b', seat: 1, at: row(20, 40, 1) },
      ],
    });
    s.do('pay').fire('a', 'rifle', 'b');
    const { pending } = s.match;
    expect(pending).toMatchObject({ kind: 'chance', chance: { kind: 'dice', sides: 6 } });
    expect(() => s.do(hit(7))).toThrow();
    expect(() =>
      scene({
        units: [
          { id: 'a', seat: 0, at: row(20, 20, 1) },
          { id: 'b', seat: 1, at: row(20, 40, 1) },
        ],
      })
        .do('pay')
        .fire('a', 'rifle', 'b')
        .do(hit(6), damage(0)),
    ).toThrow();
  });
});
