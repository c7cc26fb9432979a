import { describe, expect, it } from 'vitest';
import { touching } from '@banneret/geometry';
import { placedOf } from '../src/figures/placed.js';
import type { FigureBody } from '../src/scenario/body.js';
import { man, roll, scene, type Scene } from './scene.js';

const hull = (seat: 1 | 2, id: string, x: number, more: Partial<FigureBody> = {}): FigureBody =>
  man(seat, id, x, 60, {
    build: 'vehicle',
    baseMm: [60, 60],
    height: 4,
    mvt: 30,
    attacks: 0,
    morale: 0,
    melee: [],
    vehicle: { front: 14, flank: 13, rear: 12, crew: 3 },
    ...more,
  });
const gun = (seat: 1 | 2, id: string, x: number): FigureBody =>
  man(seat, id, x, 60, {
    build: 'siege',
    baseMm: 50,
    attacks: 0,
    pv: 3,
    defence: 6,
    ct: 0,
    morale: 0,
    siege: { servants: ['crew'] },
    melee: [],
  });

/** `a` at the rear of a Vehicle. */
const fight = (a: Partial<FigureBody>, others: readonly FigureBody[] = [], v: Partial<FigureBody> = {}): Scene =>
  scene({
    phase: 'duel',
    begin: 'duels',
    engaged: [['a', 'v']],
    figures: [man(1, 'a', 35.75, 60, a), hull(2, 'v', 40, v), ...others],
  });
const pike = (more: Partial<FigureBody> = {}): FigureBody =>
  man(1, 's', 33.25, 60, { melee: [{ id: 'pike', supports: true, hands: 1, pen: 2 }], ...more });

describe('blows at those who have no Attacks', () => {
  it('BTS-VEH-17, R-42: one roll for each Attack, with all that more weapons and a charge add', () => {
    const rolls = (a: Partial<FigureBody>): number => {
      const { pending } = fight(a).match;
      return pending.kind === 'chance' && pending.chance.kind === 'dice' ? pending.chance.count : 0;
    };
    expect(rolls({ attacks: 2 })).toBe(2);
    expect(rolls({ melee: ['sword', 'axe'] })).toBe(2);
    expect(rolls({ melee: ['sword', 'sword'] })).toBe(3);
    expect(rolls({ build: 'cavalry', marks: { charged: true } })).toBe(2);
    expect(rolls({ build: 'cavalry' })).toBe(1);
  });

  it('BTS-VEH-17, BTS-WPN-04: with the weapon he chooses: its Penetration and its rules count', () => {
    const t = fight({
      force: 5,
      melee: [
        { id: 'axe', hands: 2, pen: 2 },
        { id: 'cutter', hands: 2, rules: ['srAntiTank'] },
      ],
    });
    expect([t.next, t.options()]).toEqual(['bts.ask.weapons', [0, 1]]);
    expect(t.do(0, roll('penetration', 1)).events('penetration.rolled')[0]).toMatchObject({ bonus: 7, faces: [1] });
    const torch = fight({ force: 5, melee: [{ id: 'cutter', rules: ['srAntiTank'] }] });
    expect(torch.do(roll('penetration', 1)).next).toBe('bts.roll.penetration-again');
  });

  it('BTS-SGE-16: at a lone Siege Weapon too: Penetration, two hands and every Attack', () => {
    const lone = (melee: NonNullable<FigureBody['melee']>): Scene =>
      scene({
        phase: 'duel',
        begin: 'duels',
        engaged: [['a', 'g']],
        figures: [man(1, 'a', 36.25, 60, { melee }), gun(2, 'g', 40), man(2, 'crew', 80, 60, { serves: 'g' })],
      });
    expect(
      lone([{ id: 'axe', pen: 2, hands: 2 }])
        .do(roll('wound', 3))
        .events('wounds.rolled')[0],
    ).toMatchObject({
      defence: 4,
      modifier: 1,
      wounds: 1,
    });
    expect(
      lone(['sword', 'sword'])
        .do(roll('wound', 1, 1, 1))
        .events('wounds.rolled')[0]?.faces,
    ).toHaveLength(3);
  });

  it('R-42: a support adds one roll, with its own weapon; nobody supports those who cannot strike', () => {
    const t = fight({ force: 4, attacks: 2 }, [pike({ force: 6, attacks: 3 })]);
    expect([t.next, t.options()]).toEqual(['bts.ask.supports', [[], [2]]]);
    t.do(['s'], roll('penetration', 1, 1), roll('penetration', 1));
    expect(t.events('penetration.rolled').map(({ by, bonus, faces }) => [by, bonus, faces.length])).toEqual([
      [0, 4, 2],
      [2, 8, 1],
    ]);
    const behind = fight({}, [man(2, 's', 44.25, 60, { melee: [{ id: 'pike', supports: true }], baseMm: 90 })]);
    expect(behind.next).toBe('bts.roll.penetration');
  });

  it('R-141, R-42: a support strikes over what the one before him fights over', () => {
    const t = scene({
      phase: 'duel',
      begin: 'duels',
      terrain: [{ id: 'w', kind: 'obstacle', box: [38, 50, 1, 20], height: 2 }],
      engaged: [['a', 'g', { barrier: 'w' }]],
      figures: [
        man(1, 'a', 36.7, 60),
        gun(2, 'g', 40.4),
        man(2, 'crew', 80, 60, { serves: 'g' }),
        man(1, 's', 34.2, 60, { melee: [{ id: 'pike', supports: true }] }),
      ],
    });
    t.do(['s'], roll('trajectory', 4), roll('wound', 1));
    expect(t.next).toBe('bts.roll.trajectory');
  });

  it('BTS-VEH-17: with several in reach each Attack has a target of its own', () => {
    const t = scene({
      phase: 'duel',
      begin: 'duels',
      engaged: [
        ['a', 'v'],
        ['a', 'w'],
      ],
      figures: [man(1, 'a', 35.75, 60, { attacks: 2 }), hull(2, 'v', 40), hull(2, 'w', 31.5)],
    });
    expect([t.next, t.options()]).toEqual(['bts.ask.strike', [1, 2]]);
    t.do('v', roll('penetration', 1));
    expect(t.next).toBe('bts.ask.strike');
    t.do('w', roll('penetration', 1));
    expect(t.events('penetration.rolled').map(({ victim }) => victim)).toEqual([1, 2]);
  });

  it('BTS-SPL-13: whoever is Immobilised strikes nothing; the others do', () => {
    const stuck = { effects: [{ id: 'immobilised', until: 'turn' }] } as const;
    const t = fight(stuck, [pike()]);
    expect(
      t
        .do(['s'], roll('penetration', 1))
        .events('penetration.rolled')
        .map(({ by }) => by),
    ).toEqual([2]);
  });

  it('BTS-ACT-09: Legendary Strength is rolled first', () => {
    const t = fight({ rank: 3, actions: ['strength'], force: 5 });
    t.do({ do: 'action', figure: 'a', action: 'strength' });
    expect(t.next).toBe('bts.roll.legend');
    expect(t.do(roll('legend', 3), roll('penetration', 1)).events('penetration.rolled')[0]).toMatchObject({ bonus: 8 });
  });

  it('BTS-SPR-30, BTS-SPR-04: successes are rolled again die by die, but for dice that were rolled again already', () => {
    const v = { rules: ['srMakeshiftDefence'] };
    const t = fight({ attacks: 3, force: 8, melee: [{ id: 'cutter', rules: ['srAntiTank'] }] }, [], v);
    t.do(roll('penetration', 1, 6, 2), roll('penetration-again', 5), roll('penetration-again', 1));
    // The 1 became a 5 and stands; the 6 had to be rolled again and failed; the 2 never pierced.
    expect(t.events('penetration.rolled')[0]).toMatchObject({ faces: [2, 5, 1], penetrated: true });
    expect(t.next).toBe('bts.roll.damage');
  });

  it('BTS-VEH-18: two Vehicles that cannot fight have drawn and are 3 cm apart', () => {
    const draw = (v: Partial<FigureBody>): Scene =>
      scene({
        phase: 'duel',
        begin: 'duels',
        engaged: [['u', 'v']],
        figures: [hull(1, 'u', 34), hull(2, 'v', 40, v)],
      });
    const t = draw({});
    expect([t.at('u')[0], t.at('v')[0]]).toEqual([32.5, 41.5]);
    expect(t.state.links).toEqual([]);
    // BTS-VEH-11: one without an engine stays; the other makes all the room.
    const stuck = scene(
      {
        phase: 'duel',
        begin: 'damage',
        engaged: [['u', 'v']],
        figures: [hull(1, 'u', 34), hull(2, 'v', 40)],
      },
      { figure: 1, rolls: 1, seat: 0 },
    ).do(roll('damage', 4));
    expect(stuck.figure('v').damage.engine).toBe(true);
  });

  it('BTS-DUE-19: a Vehicle steps back from a Siege Weapon that nobody serves', () => {
    const t = scene({
      phase: 'duel',
      begin: 'duels',
      engaged: [['v', 'g']],
      figures: [hull(1, 'v', 34.5), gun(2, 'g', 40), man(2, 'crew', 80, 60, { serves: 'g' })],
    });
    expect(t.at('g')).toEqual([40, 60]);
    expect(touching(placedOf(t.state, t.id('v')), placedOf(t.state, t.id('g')))).toBe(false);
  });
});

describe('what a giant falls upon', () => {
  const giant = (fall: number[]): Scene =>
    scene({
      phase: 'duel',
      begin: 'duels',
      engaged: [
        ['a', 'g'],
        ['b', 'g'],
      ],
      figures: [
        man(1, 'a', 37.5, 60, { pv: 2, defence: 2 }),
        man(1, 'b', 42.5, 60, { pv: 2, defence: 2 }),
        man(2, 'g', 40, 60, { rules: ['srGigantic'], left: 1, pv: 1, build: 'walker' }),
        man(1, 'c', 30, 57, { pv: 2 }),
      ],
    }).do(
      roll('duel', 6, 3),
      roll('duel', 1),
      ...(fall.length === 0 ? [] : [{ to: [40, 57] }, roll('wound', 6), roll('collapse', ...fall)]),
    );

  it('BTS-SPR-39: (e) a die for each enemy Engaged in that Duel; from 3 on a hit of Force 4', () => {
    const t = giant([3, 2]);
    expect(t.figure('g').place).toBe('gone');
    expect(t.events('giant.fell')).toMatchObject([{ figure: 2, under: [0, 1], faces: [3, 2] }]);
    t.do(roll('wound', 3));
    expect(t.events('wounds.rolled').at(-1)).toMatchObject({ victim: 0, by: -1, force: 4, wounds: 1 });
    expect([t.figure('a').pv, t.figure('b').pv, t.figure('c').pv]).toEqual([1, 2, 2]);
  });

  it('BTS-SPR-39: (e) nobody is caught while it stands, or by others than giants', () => {
    const t = scene({
      phase: 'duel',
      begin: 'duels',
      engaged: [['a', 'z']],
      figures: [man(1, 'a', 37.5, 60), man(2, 'z', 40, 60)],
    }).do(roll('duel', 6), roll('duel', 1), { to: [43, 60] }, roll('wound', 6));
    expect([t.figure('z').place, t.told.includes('giant.fell')]).toEqual(['gone', false]);
  });
});

describe('those who support', () => {
  const duel = (s: Partial<FigureBody>, engaged: object = {}, terrain: object = {}): Scene =>
    scene({
      phase: 'duel',
      begin: 'duels',
      ...terrain,
      engaged: [['a', 'z', engaged] as never],
      figures: [
        man(1, 'a', 37.5, 60),
        man(2, 'z', 40.3, 60, { defence: 6, pv: 5 }),
        man(1, 's', 35, 60, { melee: [{ id: 'pike', supports: true, hands: 2, pen: 1 }, 'knife'], ...s }),
      ],
    });

  it('BTS-DUE-11, BTS-IMP-03: strike with what they support with: Penetration, two hands, -1 on the die', () => {
    const t = duel({ force: 5 }).do(['s'], roll('duel', 3, 6), roll('duel', 2));
    expect(t.events('duel.rolled')[0]?.dice.map(({ value }) => value)).toEqual([3, 5]);
    t.do({ to: [43.3, 60] }, roll('wound', 1), roll('wound', 3));
    expect(t.events('wounds.rolled').at(-1)).toMatchObject({ by: 2, force: 5, defence: 5, modifier: 1, wounds: 1 });
  });

  it('BTS-WPN-04: a support with two kinds of pikes says which', () => {
    const t = duel({ melee: [{ id: 'pike', supports: true, pen: 1 }, { id: 'spear', supports: true }, 'knife'] });
    t.do(['s']);
    expect([t.next, t.seat, t.options()]).toEqual(['bts.ask.weapons', 0, [0, 1]]);
  });

  it('BTS-SPR-49: Mastery lets a support roll his die again', () => {
    const t = duel({ rules: [{ id: 'srMastery', x: 'pike' }] }).do(['s'], roll('duel', 3, 6), roll('duel', 2));
    expect([t.next, t.seat, t.options()]).toEqual(['bts.ask.reroll-duel', 0, ['keep', 1]]);
  });

  it('BTS-DEF-12: a blow of a support across a barrier needs the Trajectory roll of the fighter before him', () => {
    const terrain = { terrain: [{ id: 'w', kind: 'obstacle', box: [38.75, 50, 0.3, 20], height: 2 }] };
    const t = duel({}, { barrier: 'w' }, terrain);
    t.do(['s'], roll('duel', 3, 6), roll('duel', 2), { to: [43.3, 60] });
    expect(t.do(roll('trajectory', 3)).next).toBe('bts.roll.trajectory');
    expect(t.do(roll('trajectory', 4)).next).toBe('bts.roll.wound');
  });
});

describe('characteristics and arms in a Duel', () => {
  it('R-108: CC 1 after cheating death stands whenever other effects began', () => {
    const cc = (effects: FigureBody['effects']) => {
      const t = scene({
        phase: 'duel',
        begin: 'duels',
        engaged: [['a', 'z']],
        figures: [man(1, 'a', 37.5, 60, { cc: 8, effects: effects ?? [] }), man(2, 'z', 40, 60, { cc: 2 })],
      });
      const attacks = (effects ?? []).some(({ id }) => id === 'bestialRage') ? [4, 4, 4] : [4];
      t.do(roll('duel', ...attacks), roll('duel', 4));
      return t.events('duel.compared')[0]?.glory[1].length;
    };
    const cheated = { id: 'cheatedDeath', until: 'turn' } as const;
    const rage = { id: 'bestialRage', until: 'turn' } as const;
    expect([cc([cheated, rage]), cc([rage, cheated]), cc([rage]), cc([])]).toEqual([1, 1, 0, 0]);
  });

  it('BTS-SPR-55: (a) of more than four weapons four are used, all alike where it can be', () => {
    const dice = (...melee: string[]): number => {
      const t = scene({
        phase: 'duel',
        begin: 'duels',
        engaged: [['a', 'z']],
        figures: [man(1, 'a', 37.5, 60, { rules: ['srManyArmed'], melee }), man(2, 'z', 40, 60)],
      });
      if (t.next === 'bts.ask.weapons') t.do(0);
      const { pending } = t.match;
      return pending.kind === 'chance' && pending.chance.kind === 'dice' ? pending.chance.count : 0;
    };
    expect(dice('sword', 'sword', 'sword', 'sword')).toBe(5);
    expect(dice('sword', 'sword', 'sword', 'sword', 'sword')).toBe(5);
    expect(dice('axe', 'axe', 'sword', 'sword', 'sword', 'axe')).toBe(4);
    expect(dice('sword', 'axe', 'axe', 'axe', 'axe')).toBeGreaterThanOrEqual(4);
  });

  it('BTS-CAV-14: whoever has F 6 at the moment is not thrown down, whatever is printed', () => {
    const prone = (z: Partial<FigureBody>): boolean => {
      const t = scene({
        phase: 'duel',
        begin: 'duels',
        engaged: [['a', 'z']],
        figures: [
          man(1, 'a', 37.5, 60, { build: 'cavalry', marks: { charged: true } }),
          man(2, 'z', 40, 60, { pv: 9, ...z }),
        ],
      });
      const attacks = z.effects === undefined ? [1] : [1, 1, 1];
      return t.do(roll('duel', 6, 6), roll('duel', ...attacks), { to: [43, 60] }).figure('z').prone;
    };
    const rage = (force: number) => ({ force, effects: [{ id: 'bestialRage', until: 'turn' }] as const });
    expect([prone({ force: 5 }), prone({ force: 6 }), prone(rage(3)), prone(rage(4))]).toEqual([
      true,
      false,
      true,
      false,
    ]);
  });
});
