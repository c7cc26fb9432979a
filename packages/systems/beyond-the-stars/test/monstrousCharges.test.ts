import { describe, expect, it } from 'vitest';
import type { Body, FigureBody } from '../src/scenario/body.js';
import { man, roll, scene, type Scene } from './scene.js';

const cavalry: Partial<FigureBody> = { build: 'cavalry', height: 5, shoulder: 3 };
const clash = (
  a: Partial<FigureBody>,
  z: Partial<FigureBody>,
  more: Partial<Body> & { extra?: readonly FigureBody[] } = {},
): Scene => {
  const { extra = [], ...rest } = more;
  return scene({
    figures: [
      man(1, 'a', 20, 20, { marks: { charged: true }, ...a }),
      man(2, 'z', 22.5, 20, { pv: 5, ...z }),
      ...extra,
    ],
    engaged: [['a', 'z']],
    begin: 'duels',
    ...rest,
  });
};
const diceOf = (t: Scene): number => {
  const { pending } = t.match;
  return pending.kind === 'chance' && pending.chance.kind === 'dice' ? pending.chance.count : 0;
};

describe('charges of riders and beasts', () => {
  it('BTS-CAV-10, BTS-CAV-13: a rider who charges those on foot has an extra attack', () => {
    expect([diceOf(clash(cavalry, {})), diceOf(clash({ ...cavalry, marks: {} }, {})), diceOf(clash({}, {}))]).toEqual([
      2, 1, 1,
    ]);
    expect(diceOf(clash({ ...cavalry, build: 'bike' }, {}))).toBe(2);
  });

  it('BTS-CAV-12, R-103, edge case 13: not against riders, through difficult ground, Immobilised, or when riders counter-charge', () => {
    expect(diceOf(clash(cavalry, cavalry))).toBe(1);
    expect(diceOf(clash({ ...cavalry, marks: { charged: true, roughCharge: true } }, {}))).toBe(1);
    expect(diceOf(clash({ ...cavalry, effects: [{ id: 'immobilised', until: 'turn' }] }, {}))).toBe(1);
    const counter = (build: NonNullable<FigureBody['build']>) =>
      diceOf(
        clash(
          cavalry,
          {},
          {
            extra: [man(2, 'y', 20, 22.5, { build })],
            engaged: [
              ['a', 'z'],
              ['y', 'a'],
            ],
          },
        ),
      );
    // R-103, amended: riders and others charged together: with the bonuses.
    const mixed = (build: NonNullable<FigureBody['build']>) =>
      diceOf(
        clash(cavalry, cavalry, {
          extra: [man(2, 'y', 20, 22.5, { build })],
          engaged: [
            ['a', 'z'],
            ['a', 'y'],
          ],
        }),
      );
    expect([mixed('infantry'), mixed('cavalry')]).toEqual([2, 1]);
    expect(counter('cavalry')).toBe(1);
  });

  it('BTS-CAV-11: they stay when Infantry counter-charges', () => {
    const t = clash(
      cavalry,
      {},
      {
        extra: [man(2, 'y', 20, 22.5)],
        engaged: [
          ['a', 'z'],
          ['y', 'a'],
        ],
      },
    );
    expect(diceOf(t)).toBe(2);
  });

  it('BTS-CAV-14, BTS-PRN-15, edge case 24: whoever loses to it is thrown prone and struck twice, unless its Force is 6', () => {
    const beaten = (z: Partial<FigureBody>) =>
      clash(cavalry, z).do(roll('duel', 6, 6), roll('duel', 1), { to: [25.5, 20] });
    expect([beaten({}).figure('z').prone, diceOf(beaten({}))]).toEqual([true, 2]);
    expect([beaten({ force: 6 }).figure('z').prone, diceOf(beaten({ force: 6 }))]).toEqual([false, 1]);
  });

  it('BTS-MON-13, BTS-MON-14, R-41, edge case 15: a Monster that wins throws down all it fought, but no other Monster', () => {
    const beast = { build: 'monster' as const, marks: {} };
    const prone = (z: Partial<FigureBody>) => clash(beast, z).do(roll('duel', 6), roll('duel', 1));
    expect(
      prone({})
        .do({ to: [25.5, 20] })
        .figure('z').prone,
    ).toBe(true);
    for (const force of [3, 4])
      expect(
        prone({ build: 'monster', force })
          .do({ to: [25.5, 20] })
          .figure('z').prone,
      ).toBe(false);
  });

  it('BTS-MON-13: those who support the losers took part too, and are thrown down; riders throw down only whom they fought', () => {
    const spear = man(2, 's', 25, 20, { melee: [{ supports: true }] });
    const prone = (a: Partial<FigureBody>, dice: number[]): boolean => {
      const t = clash(a, {}, { extra: [spear] }).do(['s'], roll('duel', ...dice), roll('duel', 1, 1));
      t.do({ to: [22.5, 23] });
      return t.figure('s').prone;
    };
    expect(prone({ build: 'monster', marks: {} }, [6])).toBe(true);
    expect(prone(cavalry, [6, 6])).toBe(false);
    // Where the Monster loses nobody falls.
    const lost = clash({ build: 'monster', marks: {} }, {}, { extra: [spear] });
    lost.do(['s'], roll('duel', 1), roll('duel', 6, 6));
    expect(lost.figure('s').prone).toBe(false);
  });

  it('BTS-MON-15, BTS-MON-16, edge case 14: a Monster that loses does not recoil and is not thrown; the rider had its extra attack', () => {
    const t = clash(cavalry, { build: 'monster' });
    expect(diceOf(t)).toBe(2);
    t.do(roll('duel', 6, 6), roll('duel', 1));
    expect([t.next, t.figure('z').prone, t.at('z')]).toEqual(['bts.roll.wound', false, [22.5, 20]]);
  });

  it('BTS-SPR-18: Brutal charge throws Infantry down, not riders; not if Cavalry charges it', () => {
    const prone = (z: Partial<FigureBody>) =>
      clash({ rules: ['srBrutalCharge'] }, z)
        .do(roll('duel', 6), roll('duel', 1), { to: [25.5, 20] })
        .figure('z').prone;
    expect([prone({}), prone(cavalry)]).toEqual([true, false]);
  });

  it('BTS-SPR-20, BTS-MON-01: Monstrous charge: an extra attack, and it throws down even the strong if they are weaker', () => {
    const t = (force: number) =>
      clash({ rules: ['srMonstrousCharge'], force: 8 }, { force })
        .do(roll('duel', 6, 6), roll('duel', 1), { to: [25.5, 20] })
        .figure('z').prone;
    expect([t(7), t(8)]).toEqual([true, false]);
    expect(diceOf(clash({ build: 'monster' }, {}))).toBe(2);
  });

  it('BTS-SPR-44, BTS-SPR-19, BTS-VEH-02, R-113: Impact: a hit of Force 5 at contact, two on riders; Devastating charge: Force 7', () => {
    const ram = (rules: readonly string[], z: Partial<FigureBody> = {}) =>
      scene({ figures: [man(1, 'a', 20, 20, { rules }), man(2, 'z', 30, 20, { pv: 3, ...z })] }).do({
        do: 'charge',
        figure: 'a',
        path: [[27.5, 20]],
        targets: ['z'],
      });
    expect(diceOf(ram(['srImpact']))).toBe(1);
    expect(diceOf(ram(['srImpact'], cavalry))).toBe(2);
    expect(ram(['srImpact']).do(roll('wound', 1)).events('wounds.rolled')[0]?.force).toBe(5);
    expect(ram(['srDevastatingCharge']).do(roll('wound', 1)).events('wounds.rolled')[0]?.force).toBe(7);
    expect(ram([]).next).not.toBe('bts.roll.wound');
  });

  it('BTS-SPR-44: whoever is free again after its impact may go on', () => {
    const t = scene({
      figures: [man(1, 'a', 20, 20, { rules: ['srImpact'] }), man(2, 'z', 30, 20), man(2, 'y', 100, 100)],
    });
    t.do({ do: 'charge', figure: 'a', path: [[27.5, 20]], targets: ['z'] }, roll('wound', 6));
    expect([t.figure('z').place, t.next]).toEqual(['gone', 'bts.ask.go-on']);
  });
});

describe('what else Monsters and Walkers do', () => {
  it('BTS-MON-17, R-80: a wounded Monster tests for each wound, and panics if it fails', () => {
    const wounded = () =>
      scene(
        { figures: [man(1, 'a', 20, 20, { build: 'monster', pv: 6, morale: 3 })], begin: 'wounds' },
        { victim: 0, wounds: 1 },
      );
    expect(
      wounded()
        .do(roll('morale', 4, 3))
        .figure('a').panic,
    ).toBe('none');
    expect(
      wounded()
        .do(roll('morale', 3, 3))
        .figure('a').panic,
    ).toBe('pending');
  });

  it('BTS-MON-20: passengers of a Monster that dies are lost on a 1 only', () => {
    const figures = [
      man(1, 'a', 60, 60, { build: 'monster', capacity: 4 }),
      man(1, 'x', 0, 0, { place: 'aboard', host: 'a' }),
    ];
    const t = (face: number) =>
      scene({ figures, begin: 'remove' }, { figure: 0, why: 'wounds' }).do(roll('passenger', face)).figure('x').place;
    expect([t(1), t(2)]).toEqual(['gone', 'table']);
  });

  it('BTS-WLK-02, BTS-WLK-06, BTS-WLK-08: a Walker is Sturdy and fights with all its weapons', () => {
    const walker = (melee: FigureBody['melee']) => clash({ build: 'walker', melee: melee ?? [], marks: {} }, {});
    const dice = (melee: FigureBody['melee']) => {
      const t = walker(melee);
      if (t.next === 'bts.ask.weapons') t.do(0);
      return diceOf(t);
    };
    expect([dice(['claw']), dice(['claw', 'saw', 'drill']), dice(['claw', 'claw', 'claw'])]).toEqual([1, 3, 4]);
    const maul = walker([{ id: 'maul', hands: 2 }]).do(roll('duel', 5), roll('duel', 1));
    expect(maul.events('duel.rolled')[0]?.dice[0]?.value).toBe(5);
  });

  it('BTS-WLK-05: a Walker that wins may strike supports too', () => {
    const support = man(2, 'y', 25, 20, { melee: [{ id: 'spear', supports: true }] });
    const t = clash({ build: 'walker', attacks: 2, marks: {} }, {}, { extra: [support] });
    t.do([2], roll('duel', 6, 6), roll('duel', 1, 1), { to: [22.5, 23] });
    expect([t.next, t.options()]).toEqual(['bts.ask.strike', [1, 2]]);
  });
});
