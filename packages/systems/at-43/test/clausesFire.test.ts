import { cm } from '@banneret/geometry';
import { dice } from '@banneret/testkit';
import { describe, expect, it } from 'vitest';
import { officer, WALKER } from './army.js';
import { crushed, damage, hit, location, row, scene, led, marksman } from './scene.js';

/** Second clauses of shooting, damage and melee. */

describe('AT-43, clause by clause: fire and melee', () => {
  it('AT43-IND-05, AT43-SHO-21: lost shots say whether they were indirect or direct', () => {
    const out = (weapon: string, figure?: number) => {
      const s = scene({
        units: [
          { id: 'a', seat: 0, at: [[20, 5]], kind: { weapons: [weapon] }, ...led },
          { id: 'b', seat: 1, at: [[20, 118]] },
        ],
      }).fire('a', weapon, 'b', figure);
      return s.events('shots.lost').map(({ rule }) => rule);
    };
    // Band 10 against accuracy 4 and 3.
    expect(out('launcher', 0)).toEqual(['AT43-IND-05']);
    expect(out('blaster')).toEqual(['AT43-SHO-21']);
  });

  it('AT43-MEL-12, AT43-RES-03: what can never hit is not rolled again either', () => {
    const against = (combat: number) => {
      const s = scene({
        units: [
          { id: 'a', seat: 0, at: row(20, 20, 1), kind: { weapons: ['saw'], rank: 3, morale: 14 }, ...led },
          { id: 'b', seat: 1, at: row(20, 24, 1), kind: { combat } },
        ],
        cards: [[], ['b']],
      }).do('melee');
      return s.strike();
    };
    const never = against(10);
    expect(never.told).toContain('test.rolled');
    expect(never.next).not.toBe('at43.ask.reroll');
    expect(against(9).do(hit(1)).next).toBe('at43.ask.reroll');
  });

  it('AT43-ATT-03, R-26: losses to a salvo may leave most of a unit on the ground', () => {
    const shot = (prone: readonly number[]) =>
      scene({
        units: [
          marksman(),
          { id: 'b', seat: 1, at: row(20, 50, 5), prone, attitudes: { alert: 'all', kneeling: true } },
        ],
      }).fire('a', 'sure', 'b');
    // One of five falls: of the other four two or three lie down.
    expect(shot([3, 4]).of('b').attitudes).toMatchObject({ alert: 'all', kneeling: true });
    const down = shot([1, 3, 4]).of('b');
    expect(down.fighters).toHaveLength(4);
    expect(down.attitudes).toMatchObject({ alert: 'none', kneeling: false });
  });

  it('AT43-IND-12, R-51: of doubled impacts the second is not rolled for a man who is gone', () => {
    const s = scene({
      units: [
        { id: 'a', seat: 0, at: row(50, 20, 4), kind: { weapons: ['launcher'] }, ...led },
        { id: 'b', seat: 1, at: row(56, 50, 2) },
      ],
    }).fire('a', 'launcher', 'b', 0);
    s.do(hit(6, 6, 6, 6), damage(6), damage(1), damage(6));
    expect(s.of('b').place).toBe('eliminated');
    expect(s.events('fighter.lost')).toHaveLength(2);
    expect(s.next).toBe('at43.ask.action');
  });

  it('AT43-MEL-15: a machine that is given no impacts is not tested', () => {
    const s = scene({
      units: [
        { id: 'a', seat: 0, at: [[20, 20]], kind: { weapons: ['claw'], rank: 3, morale: 14 }, ...led },
        {
          id: 'b',
          seat: 1,
          at: [
            [14, 20],
            [26, 20],
          ],
          kind: { ...WALKER, combat: 1, morale: null },
        },
      ],
    }).do('melee');
    s.strike();
    expect(s.next).toBe('at43.ask.impacts');
    s.do([0, 2], damage(6, 1), location(3));
    expect(s.events('test.rolled').filter(({ test }) => test === 'damage')).toHaveLength(1);
    expect(s.of('b').fighters.map(({ parts }) => parts[1])).toEqual([3, 1]);
  });

  it('AT43-MEL-15: a blow that misses asks for no share and no damage', () => {
    const s = scene({
      units: [
        { id: 'a', seat: 0, at: [[20, 20]], kind: { weapons: ['claw'], rank: 3, morale: 14 }, ...led },
        {
          id: 'b',
          seat: 1,
          at: [
            [14, 20],
            [26, 20],
          ],
          kind: { ...WALKER, morale: null },
        },
      ],
      cards: [[], ['b']],
    }).do('melee');
    s.strike().do(hit(1, 1));
    expect(s.next).not.toBe('at43.ask.impacts');
    expect(s.events('test.rolled').map(({ test }) => test)).toEqual(['melee']);
  });

  it('AT43-IND-14: whoever lies on the ground already is not thrown down again', () => {
    const s = scene({
      units: [
        { id: 'a', seat: 0, at: [[60, 20]], kind: { weapons: ['launcher'] }, ...led },
        { id: 'b', seat: 1, at: row(60, 50, 2), prone: [1] },
      ],
    }).fire('a', 'launcher', 'b', 0);
    s.do(hit(6), damage(1), damage(1));
    expect(s.events('fighters.proned').map(({ fighters }) => fighters)).toEqual([[s.figure('b', 0)]]);
  });

  it('AT43-CRSH-02: whom the first machine has crushed the second does not run over', () => {
    const s = scene({
      units: [
        {
          id: 'w',
          seat: 0,
          at: [
            [20, 20],
            [20, 12],
          ],
          kind: WALKER,
          figures: { 0: officer() },
        },
        { id: 'b', seat: 1, at: row(20, 28, 1) },
      ],
    }).do('rapid');
    s.do(
      s.spots('w', [
        [20, 40],
        [20, 33],
      ]),
      crushed(6),
    );
    expect(s.of('b').place).toBe('eliminated');
    expect(s.events('crush.rolled')).toHaveLength(1);
    expect(s.next).toBe('at43.ask.action');
  });

  it('AT43-CRSH-08, R-35: who is pushed aside is offered the places beside his comrades where there are such', () => {
    const s = scene({
      units: [
        { id: 'w', seat: 0, at: [[20, 20]], kind: { ...WALKER, movement: 15 }, figures: { 0: officer() } },
        { id: 'b', seat: 0, at: [20, 26].map(x => [x, 32] as const) },
        { id: 'x', seat: 1, at: [[100, 100]] },
      ],
    }).do('combat');
    s.do(s.spots('w', [[20, 31]]));
    expect(s.next).toBe('at43.ask.push');
    const places = s.options() as { x: number; y: number }[];
    expect(places.length).toBeGreaterThan(0);
    // Contact with the man at (26, 32): centres no more than 5.5 cm apart.
    const far = places.filter(({ x, y }) => (x - cm(26)) ** 2 + (y - cm(32)) ** 2 > cm(5.5) ** 2);
    expect(far).toEqual([]);
  });

  it('AT43-SPC-02, AT43-ATT-03, R-26: a man brought back lies down, and may be the one too many', () => {
    const s = scene({
      units: [
        marksman(),
        {
          id: 'b',
          seat: 1,
          at: row(20, 50, 3),
          figures: { 1: { role: 'specialist', abilities: ['medic'] } },
          prone: [2],
          attitudes: { kneeling: true },
        },
      ],
    }).fire('a', 'sure', 'b');
    expect(s.of('b').attitudes.kneeling).toBe(true);
    s.do(dice([5], 'at43.roll.medic'));
    s.do(s.options()[0]);
    expect(s.of('b').fighters.filter(({ prone }) => prone)).toHaveLength(2);
    expect(s.of('b').attitudes.kneeling).toBe(false);
  });
});
