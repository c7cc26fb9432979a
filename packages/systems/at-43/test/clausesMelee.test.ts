import { dice } from '@banneret/testkit';
import { describe, expect, it } from 'vitest';
import { fightsOf, type Fight } from '../src/melee/fights.js';
import { officer, WALKER, type Kind } from './army.js';
import { row, scene, stateOf, type UnitBody, led, marksman } from './scene.js';

/** Second clauses of melee and of the medic. */

const healed = (face: number) => dice([face], 'at43.roll.medic');
const MEDIC: Kind = { role: 'specialist', abilities: ['medic'] };

/** `a` of seat 0 stands in contact with `b` of seat 1, one centimetre between the lines. */
const facing = (own: Partial<UnitBody> = {}, other: Partial<UnitBody> = {}): UnitBody[] => [
  { id: 'a', seat: 0, at: row(20, 20, 3), ...led, ...own },
  { id: 'b', seat: 1, at: row(20, 24, 3), ...other },
];

const defenders = (other: Partial<UnitBody>): number =>
  new Set([...fightsOf(stateOf({ units: facing({ at: row(20, 20, 3) }, other) }), 0)].map(({ defender }) => defender))
    .size;

describe('AT-43, clause by clause: melee', () => {
  it('AT43-MEL-14, R-61: two successes against one defender within reach are one loss', () => {
    const s = scene({
      units: facing(
        { at: [[20, 20]], kind: { weapons: ['claw'], rank: 3, morale: 14 } },
        {
          at: [
            [20, 24],
            [26, 27],
            [29.5, 27],
          ],
          kind: { combat: 1, protection: 0 },
        },
      ),
      cards: [[], ['b']],
    }).do('melee');
    s.strike();
    expect(s.events('fight.declared')[0]!.defenders).toEqual([s.figure('b', 0)]);
    expect(s.events('test.rolled').at(-1)).toMatchObject({ test: 'damage', successes: 2 });
    expect(s.of('b').lost).toEqual([s.figure('b', 0)]);
    expect(s.next).not.toBe('at43.ask.losses');
  });

  it('AT43-MEL-05: another Protection, or another Combat, is another type', () => {
    expect(defenders({})).toBe(1);
    expect(defenders({ figures: { 1: { protection: 7 } } })).toBe(2);
    expect(defenders({ figures: { 1: { combat: 7 } } })).toBe(2);
  });

  it('AT43-MEL-08: gunners are fought apart from others of their unit with the same numbers', () => {
    const crew = (role: 'gunner' | 'specialist'): Partial<UnitBody> => ({
      kind: { category: 'support' },
      figures: { 0: officer(), 1: { role }, 2: { role } },
    });
    expect(defenders(crew('specialist'))).toBe(1);
    expect(defenders(crew('gunner'))).toBe(2);
  });

  it('AT43-MEL-03: a support weapon strikes nobody, whatever hangs on it', () => {
    const strikers = (role: 'supportWeapon' | 'gunner'): number =>
      new Set(
        [
          ...fightsOf(
            stateOf({
              units: facing({
                kind: { category: 'support', weapons: ['knife'] },
                figures: { 0: { role: 'gunner' }, 1: { role } },
              }),
            }),
            0,
          ),
        ].flatMap(({ uses }) => uses.map(([who]) => who)),
      ).size;
    expect(strikers('gunner')).toBe(3);
    expect(strikers('supportWeapon')).toBe(2);
  });

  it('AT43-STAT-06: who lies on the ground does not strike', () => {
    const state = stateOf({ units: facing({ prone: [1] }) });
    const striking = [...fightsOf(state, 0)].flatMap(({ uses }: Fight) => uses.map(([who]) => who));
    expect(new Set(striking)).toEqual(new Set([0, 2]));
  });

  it('AT43-MEL-02: nobody strikes twice in one fight', () => {
    const s = scene({ units: facing() }).do('melee');
    const fight = s.options().find(one => one !== 'done') as Fight;
    expect(s.refusal(fight)).toEqual([]);
    expect(s.refusal({ ...fight, uses: [...fight.uses, fight.uses[0]] })).toEqual(['AT43-MEL-02']);
  });

  it('AT43-DMG-13, AT43-MEL-02: a melee weapon without structure points strikes no more', () => {
    const walker = (weapon: number) =>
      scene({
        units: facing(
          {
            at: [[20, 18]],
            kind: { ...WALKER, weapons: ['claw'], command: {} },
            figures: {},
            parts: { 0: [2, 3, weapon] },
          },
          {},
        ),
      }).barred('melee');
    expect(walker(1)).toEqual([]);
    expect(walker(0)).toEqual(['AT43-MEL-03']);
  });

  it('AT43-HERO-04: only heroes out of their machines take the head of a unit', () => {
    const s = scene({
      units: [
        { id: 'a', seat: 0, at: [[30, 30]], kind: { role: 'hero', hero: 'h', command: {} } },
        { id: 'b', seat: 0, at: row(33.5, 30, 3) },
        { id: 'x', seat: 1, at: [[80, 80]] },
      ],
      start: 'control',
    });
    expect(s.next).not.toBe('at43.ask.lead');
    expect(s.state.turn).toBeGreaterThan(1);
  });

  /** One sure shot at the nearest of `b`, whose medic then rolls a six. */
  const nursed = (target: Partial<UnitBody>, others: readonly UnitBody[] = [], commander?: string) => {
    const s = scene({
      units: [marksman([20, 10]), { id: 'b', seat: 1, at: row(20, 40, 4), ...target }, ...others],
    });
    if (commander !== undefined) s.state.sides[1]!.commander = s.figure(commander, 0);
    return s.fire('a', 'sure', 'b').do(healed(6));
  };

  it('AT43-SPC-02, AT43-UNIT-04: a plain man brought back does not lead, although he led before', () => {
    const s = nursed({ figures: { 3: MEDIC } });
    expect(s.of('b').leader).toBe(s.figure('b', 1));
    expect(s.of('b').fighters.map(({ id }) => id)).toContain(s.figure('b', 0));
  });

  it('AT43-SPC-02, R-91: an officer brought back who did not command does not command now', () => {
    const chief: UnitBody = { id: 'c', seat: 1, at: row(80, 100, 4), figures: { 0: officer({ grade: 3 }) } };
    const s = nursed({ figures: { 0: officer({ grade: 1 }), 3: MEDIC } }, [chief], 'c');
    expect(s.of('b').leader).toBe(s.figure('b', 0));
    expect(s.state.sides[1]!.commander).toBe(s.figure('c', 0));
  });
});
