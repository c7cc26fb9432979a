import { dice } from '@banneret/testkit';
import { describe, expect, it } from 'vitest';
import { NOBODY } from '../src/battle.js';
import { usesOf } from '../src/fire/uses.js';
import { fightsOf } from '../src/melee/fights.js';
import { meleeAround } from '../src/table/engagement.js';
import { bearer, officer, WALKER, weaponId, type Kind } from './army.js';
import { crushed, damage, hit, led, row, scene, stateOf } from './scene.js';

/** Second clauses: each fails without the words it is about. */

const HERO: Kind = { role: 'hero', hero: 'Ace', command: { grade: 2 } };

describe('AT-43, clause by clause', () => {
  it('AT43-HERO-13: a hero with the numbers of his men is a type apart, as attacker and as defender', () => {
    const state = stateOf({
      units: [
        { id: 'a', seat: 0, at: row(20, 20, 3), figures: { 0: HERO } },
        { id: 'b', seat: 1, at: row(20, 24, 3), figures: { 0: { ...HERO, hero: 'Bea' } } },
      ],
    });
    const keys = [...fightsOf(state, 0)].map(({ uses, defender }) => [uses.some(([who]) => who === 0), defender === 3]);
    // Hero and men each against hero and men, where they touch.
    expect(keys).toContainEqual([true, true]);
    expect(keys).toContainEqual([true, false]);
    expect(keys).toContainEqual([false, true]);
    expect(keys).toContainEqual([false, false]);
  });

  it('AT43-SPC-02: the medic brings back no hero', () => {
    const s = scene({
      units: [
        { id: 'a', seat: 0, at: row(20, 24, 2), kind: { weapons: ['claw'] }, ...led },
        {
          id: 'b',
          seat: 1,
          at: [
            [20, 28],
            [20, 36],
            [23.5, 36],
          ],
          kind: { protection: 0, combat: 0 },
          figures: { 0: HERO, 1: { role: 'specialist', abilities: ['medic'] } },
        },
      ],
      cards: [[], ['b']],
    });
    s.do('melee');
    s.do(s.options()[0]);
    expect(s.of('b').lost).toEqual([s.figure('b', 0)]);
    expect(s.told).not.toContain('ability.rolled');
  });

  it('AT43-SHO-13, R-42: the melee reaches on from unit to unit, through friends and enemies in turn', () => {
    const state = stateOf({
      units: [
        { id: 'a', seat: 0, at: [[20, 20]] },
        { id: 'b', seat: 1, at: [[24, 20]] },
        { id: 'c', seat: 0, at: [[28, 20]] },
        { id: 'd', seat: 1, at: [[32, 20]] },
        { id: 'w', seat: 0, at: [[38, 20]], kind: WALKER },
        { id: 'e', seat: 1, at: [[60, 20]] },
      ],
    });
    expect(meleeAround(state, 0).sort()).toEqual([0, 1, 2, 3]);
    expect(meleeAround(state, 3).sort()).toEqual([0, 1, 2, 3]);
    expect(meleeAround(state, 5)).toEqual([5]);
  });

  it('AT43-UNIT-10, R-77: a gunner who lies on the ground serves no weapon, and one gunner serves one', () => {
    const battery = (prone: readonly number[]) =>
      stateOf({
        units: [
          {
            id: 'a',
            seat: 0,
            at: [
              [20, 20],
              [27, 20],
              [23.5, 20],
            ],
            prone,
            kind: { category: 'support', weapons: [] },
            figures: {
              0: { role: 'gunner' },
              1: { role: 'gunner' },
              2: { role: 'supportWeapon', weapons: ['cannon'] },
            },
          },
        ],
      });
    const cannon = weaponId('cannon');
    expect(usesOf(battery([]), 0, cannon)).toHaveLength(1);
    expect(usesOf(battery([0]), 0, cannon)).toHaveLength(1);
    expect(usesOf(battery([0, 1]), 0, cannon)).toHaveLength(0);
  });

  it('AT43-RSV-09, AT43-POS-09: every fighter is put down within 10 cm of the drop point, not the leader alone', () => {
    const s = scene({
      units: [
        { id: 'a', seat: 0, at: row(0, 0, 3), place: 'reserve', ...led },
        { id: 'e', seat: 1, at: [[10, 100]] },
      ],
      mission: 'searchAndDestroy',
      turn: 2,
      portions: [0, 1],
    });
    s.state.mission.places[2]!.controller = 0;
    s.do('stay');
    const again = scene({
      units: [
        { id: 'a', seat: 0, at: row(0, 0, 3), place: 'reserve', ...led },
        { id: 'e', seat: 1, at: [[10, 100]] },
      ],
      mission: 'searchAndDestroy',
      turn: 2,
      places: { D1: { controller: 1 } },
    }).do(2);
    // The drop point is a disc of 2.5 cm at (20, 60): the third man's base ends 10 cm from its rim, or a hair more.
    const spots = (x: number) =>
      again.spots('a', [
        [x - 7, 60],
        [x - 3.5, 60],
        [x, 60],
      ]);
    expect(again.refusal(spots(34))).toEqual([]);
    expect(again.refusal(spots(34 + 1 / 10_000))).toEqual(['AT43-POS-09']);
  });

  it('AT43-CRSH-01: a combat move crushes nobody, and rolls for nobody', () => {
    const run = (mode: 'combat' | 'rapid') => {
      const s = scene({
        units: [
          { id: 'a', seat: 0, at: [[20, 20]], kind: { ...WALKER, movement: 20, command: {} } },
          { id: 'b', seat: 1, at: [[20, 30]] },
        ],
      }).do(mode);
      return s.do(s.spots('a', [[20, 40]]));
    };
    expect(run('combat').next).toBe('at43.ask.action');
    expect(run('combat').told).not.toContain('crush.rolled');
    const rapid = run('rapid');
    expect(rapid.next).toBe('at43.roll.crush');
    expect(rapid.do(crushed(5)).of('b').place).toBe('eliminated');
  });

  it('AT43-TURN-07: the first test is won by the side that plays the portion the briefing names, wherever it sits', () => {
    const winner = (portions: readonly number[]) =>
      scene({
        units: [
          { id: 'a', seat: 0, at: [[20, 20]] },
          { id: 'b', seat: 1, at: [[20, 60]] },
        ],
        start: 'tactical',
        turn: 1,
        portions,
        briefing: { firstAuthority: 0 },
      }).seat;
    expect(winner([0, 1])).toBe(0);
    expect(winner([1, 0])).toBe(1);
  });

  it('AT43-UNIT-19: nobody fires a weapon he does not carry, although his comrade does', () => {
    const s = scene({
      units: [
        { id: 'a', seat: 0, at: row(20, 20, 2), figures: { 0: officer(), 1: bearer('cannon') } },
        { id: 'b', seat: 1, at: [[20, 50]] },
      ],
    }).do('plain', 'fire:3');
    const target = { unit: s.unit('b'), fighter: NOBODY };
    expect(s.refusal({ target, uses: [[s.figure('a', 0), 0]] })).toEqual(['AT43-SHO-03']);
    expect(s.refusal({ target, uses: [[s.figure('a', 1), 0]] })).toEqual([]);
  });

  it('AT43-TAC-18, R-23: with three sides only those who are equal at the top roll again', () => {
    const s = scene({
      seats: 3,
      mission: 'searchAndDestroy',
      units: [0, 1, 2].map(seat => ({ id: `u${seat}`, seat, at: [[20 + 30 * seat, 20]] as const })),
      start: 'tactical',
      turn: 2,
    });
    s.do(dice([4, 6, 6], 'at43.roll.authority'));
    expect(s.match.pending).toMatchObject({ chance: { count: 2 } });
    s.do(dice([2, 1], 'at43.roll.authority'));
    expect(s.events('authority.rolled')[1]).toMatchObject({ seats: [1, 2] });
    expect(s.events('authority.won')[0]).toMatchObject({ seat: 1, results: [4, 6, 6], below: [0, 2, 1] });
  });

  it('a damage test says whom it is against', () => {
    const s = scene({
      units: [
        { id: 'a', seat: 0, at: [[20, 20]], kind: { weapons: ['rifle'] }, ...led },
        { id: 'b', seat: 1, at: [[20, 40]] },
      ],
    });
    s.fire('a', 'rifle', 'b').do(hit(6), damage(6));
    expect(s.events('test.rolled').find(({ test }) => test === 'damage')).toMatchObject({ against: s.figure('b', 0) });
  });
});
