import { describe, expect, it } from 'vitest';
import { footUnitOf } from '../src/heroes/dismount.js';
import { unitsToLead } from '../src/heroes/transfer.js';
import { WALKER, weaponId, type Kind } from './army.js';
import {
  damage,
  hit,
  led,
  man,
  morale,
  reroll,
  row,
  scene,
  stateOf,
  type At,
  type Scene,
  type UnitBody,
} from './scene.js';

/** What is rolled for which rule, and what is not told because nothing came of it. */

const FIRM: Kind = { rank: 3, morale: 14 };

/** The rule that a roll is made for, or a question asked. */
function ruleNow({ match: { pending }, prompt }: Scene): string {
  return pending.kind === 'chance' ? pending.chance.rule : (prompt?.rule ?? '');
}
const whyOf = (s: Scene, test: string): (string | undefined)[] =>
  s.events('test.rolled').flatMap(event => (event.test === test ? (event.why ?? []).map(({ rule }) => rule) : []));

describe('AT-43, the dice of fire and melee', () => {
  it('AT43-SHO-18, AT43-SHO-19, AT43-SHO-20: fire rolls, explains and rerolls by its own rules', () => {
    const s = scene({
      units: [
        { id: 'a', seat: 0, at: row(20, 20, 2), kind: { ...FIRM, weapons: ['blaster'] }, ...led },
        man('b', 1, 20, 40),
      ],
    });
    s.fire('a', 'blaster', 'b');
    expect(ruleNow(s)).toBe('AT43-SHO-19');
    s.do(hit(1, 1));
    expect(whyOf(s, 'shooting')).toEqual(['AT43-SHO-18']);
    expect([s.next, ruleNow(s)]).toEqual(['at43.ask.reroll', 'AT43-SHO-20']);
    // Nobody must roll again, and then nothing is rolled.
    s.do(0);
    expect(s.events('test.rolled').map(({ test }) => test)).toEqual(['shooting']);
    expect(s.next).not.toBe('at43.ask.reroll');
  });

  it('AT43-MEL-11, AT43-MEL-12: melee rolls, explains and rerolls by its own', () => {
    const s = scene({
      units: [
        { id: 'a', seat: 0, at: [[20, 20]], kind: { ...FIRM, weapons: ['saw'] }, ...led },
        { id: 'b', seat: 1, at: row(20, 24, 3), kind: { combat: 4 } },
      ],
    }).do('melee');
    s.strike();
    expect(ruleNow(s)).toBe('AT43-MEL-11');
    s.do(hit(1));
    expect(whyOf(s, 'melee')).toEqual(['AT43-MEL-12']);
    expect([s.next, ruleNow(s)]).toEqual(['at43.ask.reroll', 'AT43-MEL-11']);
    s.do(1, reroll(1));
    expect(s.events('test.rolled').map(({ test }) => test)).toEqual(['melee', 'reroll']);
  });

  it('AT43-MEL-15: against a single machine nobody shares out impacts, against two he does', () => {
    const against = (at: readonly At[]): Scene => {
      const s = scene({
        units: [
          { id: 'a', seat: 0, at: [[20, 20]], kind: { ...FIRM, weapons: ['claw'] }, ...led },
          { id: 'w', seat: 1, at, kind: { ...WALKER, combat: 6, protection: 12 } },
        ],
      }).do('melee');
      s.strike();
      return s.do(hit(6, 6));
    };
    const one = against([[20, 26]]);
    expect(one.next).toBe('at43.roll.damage');
    one.do(damage(6, 6));
    expect(one.events('test.rolled').filter(({ test }) => test === 'damage')).not.toEqual([]);
    expect(one.next).toBe('at43.roll.location');
    expect(
      against([
        [17, 25.5],
        [23.5, 25.5],
      ]).next,
    ).toBe('at43.ask.impacts');
  });

  it('AT43-MEL-14: blows that wound nobody cost nobody', () => {
    const s = scene({
      units: [
        { id: 'a', seat: 0, at: [[20, 20]], kind: { ...FIRM, weapons: ['knife'] }, ...led },
        { id: 'b', seat: 1, at: [[20, 24]], kind: { combat: 4 } },
      ],
    }).do('melee');
    s.strike().do(hit(6), damage(1));
    expect(s.told).not.toContain('fighter.lost');
    expect(s.of('b').fighters).toHaveLength(1);
  });

  it('AT43-TER-05: fire at an element is measured, rolled and told, and takes nothing where nothing came through', () => {
    const shoot = (): Scene =>
      scene({
        units: [{ id: 'a', seat: 0, at: [[20, 50]], kind: { ...FIRM, weapons: ['rifle'] }, ...led }],
        terrain: [{ box: [15, 75, 10, 2], size: 2, protection: 5, structure: 9 }],
      }).do(`demolish:${weaponId('rifle')}`, 0);
    const missed = shoot().do(hit(1));
    expect(missed.events('range.measured')).toMatchObject([{ band: 2 }]);
    expect(missed.events('test.rolled').map(({ test }) => test)).toEqual(['shooting']);
    expect(missed.told).not.toContain('terrain.damaged');
    const held = shoot().do(hit(6), damage(1));
    expect(held.events('test.rolled').map(({ test, successes }) => [test, successes])).toEqual([
      ['shooting', 1],
      ['damage', 0],
    ]);
    expect(held.told).not.toContain('terrain.damaged');
    expect(shoot().do(hit(6), damage(6)).events('terrain.damaged')).toMatchObject([{ piece: 0, points: 1 }]);
  });
});

describe('AT-43, templates over heroes', () => {
  const HERO: Kind = { role: 'hero', hero: 'h', command: {} };
  const under = (at: readonly At[], kind: Kind = {}): Scene =>
    scene({
      units: [
        { id: 'a', seat: 0, at: [[60, 20]], kind: { ...FIRM, weapons: ['launcher'] }, ...led },
        { id: 'b', seat: 1, at, kind, figures: { 0: HERO } },
      ],
    })
      .fire('a', 'launcher', 'b', 0)
      .do(hit(6));

  it('R-52, R-73: a hero’s impact falls on a comrade besides that one’s own, and the striker says on whom if two are as near', () => {
    const s = under([
      [60, 50],
      [63.2, 50],
      [56.8, 50],
    ]);
    expect(s.next).toBe('at43.roll.damage');
    s.do(damage(1), damage(1));
    expect([s.next, ruleNow(s), s.seat]).toEqual(['at43.ask.victim', 'AT43-CAS-03', 0]);
    s.do(s.options()[0], damage(1));
    expect(s.events('test.rolled').filter(({ test }) => test === 'damage')).toHaveLength(3);
    expect(s.told).not.toContain('fighter.lost');
  });

  it('AT43-IND-14: who survives is thrown down; where nobody is left to fall nothing is told', () => {
    const s = scene({
      units: [
        { id: 'a', seat: 0, at: [[60, 20]], kind: { ...FIRM, weapons: ['launcher'] }, ...led },
        {
          id: 'b',
          seat: 1,
          at: [
            [60, 50],
            [80, 50],
          ],
        },
      ],
    });
    s.fire('a', 'launcher', 'b', 0).do(hit(6), damage(6));
    expect(s.of('b').fighters).toHaveLength(1);
    expect(s.told).not.toContain('fighters.proned');
  });

  it('AT43-DMG-19: of several pilots the one whose machine it was gets out', () => {
    const pilot = (id: string, hero: string): UnitBody => ({
      ...man(id, 0, 0, 0),
      kind: { ...HERO, hero },
      place: 'pilot',
      pool: 'pilot',
    });
    const machine = (id: string, x: number, hero: string): UnitBody => ({
      id,
      seat: 0,
      at: [[x, 20]],
      kind: { ...WALKER, ...HERO, hero },
    });
    const state = stateOf({
      units: [
        machine('one', 20, 'h1'),
        machine('two', 40, 'h2'),
        pilot('p2', 'h2'),
        pilot('p1', 'h1'),
        man('x', 0, 60, 20),
      ],
    });
    const foot = (unit: number) => footUnitOf(state, state.units[unit]!.fighters[0]!.id);
    expect([foot(0), foot(1), foot(4)]).toEqual([3, 2, undefined]);
  });

  it('AT43-HERO-04, AT43-RSV-01: a hero leads nobody who is not on the table', () => {
    const lonely = (place: 'reserve' | 'table') =>
      stateOf({
        units: [
          { ...man('h', 0, 2, 5), kind: HERO, pool: 'pilot' },
          { ...man('r', 0, 0, 0), place },
        ],
      });
    expect(unitsToLead(lonely('table'), 0)).toEqual([{ id: 1 }]);
    expect(unitsToLead(lonely('reserve'), 0)).toEqual([]);
  });
});

describe('AT-43, nerves', () => {
  const wavering = (points: number, attitudes: UnitBody['attitudes'] = {}): Scene =>
    scene({
      units: [{ id: 'a', seat: 0, at: row(20, 20, 2), kind: { morale: 5 }, attitudes, ...led }, man('x', 1, 100, 100)],
      points: [points, 0],
    }).do(morale(1));

  it('AT43-MOR-14: the exact price rallies, a point less does not', () => {
    expect(wavering(2).barred('rally')).toEqual([]);
    expect(wavering(1).barred('rally')).toEqual(['AT43-MOR-14']);
  });

  it('AT43-MOR-13: who had no attitude loses none', () => {
    const s = wavering(2);
    expect(s.told).toContain('morale.changed');
    expect(s.told).not.toContain('attitudes.lost');
  });

  it('AT43-MOR-13: who had one loses it with his nerve', () => {
    const s = wavering(2, { takeCover: true });
    expect(s.events('attitudes.lost')).toMatchObject([{ unit: 0, rule: 'AT43-MOR-13' }]);
    expect(s.of('a').attitudes.takeCover).toBe(false);
  });
});
