import { describe, expect, it } from 'vitest';
import { isEngaged } from '../src/figures/traits.js';
import type { Blow } from '../src/rule.js';
import type { Body, FigureBody } from '../src/scenario/body.js';
import { man, roll, scene, type Scene } from './scene.js';

const tank = (id: string, x: number, y: number, more: Partial<FigureBody> = {}): FigureBody =>
  man(2, id, x, y, {
    build: 'vehicle',
    baseMm: [100, 60],
    attacks: 0,
    height: 5,
    melee: [],
    morale: 0,
    facing: 0,
    vehicle: { front: 12, flank: 11, rear: 10, crew: 3 },
    ...more,
  });
const blow = (more: Partial<Blow> = {}): Blow => ({
  kind: 'shot',
  by: 0,
  victim: 1,
  force: 5,
  pen: 0,
  weapon: -1,
  ...more,
});
/** The shooter stands before, beside or behind a tank that faces right. */
const at = (
  x: number,
  y: number,
  more: Partial<Blow> = {},
  t: Partial<FigureBody> = {},
  a: Partial<FigureBody> = {},
): Scene =>
  scene(
    { figures: [man(1, 'a', x, y, a), tank('t', 60, 60, t), man(2, 'z', 100, 100)], begin: 'blows' },
    { blow: blow(more), rolls: 1 },
  );

describe('armour', () => {
  it('BTS-VEH-03, BTS-VEH-04, BTS-VEH-05, R-44: shots meet the side that faces the shooter; on a diagonal the better one', () => {
    const side = (x: number, y: number) => at(x, y).do(roll('penetration', 1)).events('penetration.rolled')[0]?.side;
    expect([side(100, 60), side(60, 100), side(20, 60), side(60, 20)]).toEqual(['front', 'flank', 'rear', 'flank']);
    expect([side(70, 66), side(50, 66)]).toEqual(['front', 'flank']);
  });

  it('BTS-VEH-06: D6 + Force + Penetration must reach the Armour', () => {
    const next = (face: number, pen = 0) => at(100, 60, { pen }).do(roll('penetration', face)).next;
    // Front armour 12: 6 + 5 + 1.
    expect([next(6, 1), next(5, 1), next(6)]).toEqual(['bts.roll.damage', 'over', 'over']);
    expect([at(20, 60).do(roll('penetration', 5)).next, at(20, 60).do(roll('penetration', 4)).next]).toEqual([
      'bts.roll.damage',
      'over',
    ]);
  });

  it('BTS-VEH-07, edge case 41: no Penetration roll where even a 1 is enough: Force 7 and Penetration 3 against 11', () => {
    const t = at(60, 100, { force: 7, pen: 3 });
    expect(t.next).toBe('bts.roll.damage');
    expect(at(60, 100, { force: 7, pen: 2 }).next).toBe('bts.roll.penetration');
  });

  it('BTS-ART-07: a template with its centre on a Vehicle meets the rear, else the side towards the centre', () => {
    const side = (more: Partial<Blow>) =>
      at(100, 60, more).do(roll('penetration', 1)).events('penetration.rolled')[0]?.side;
    expect([side({ onTop: true }), side({ from: { x: 600_000, y: 650_000 } }), side({})]).toEqual([
      'rear',
      'flank',
      'front',
    ]);
  });

  it('BTS-SPR-04: Anti-tank rolls Penetration dice of 1 again', () => {
    const next = (rules: readonly string[]) => at(20, 60, {}, {}, { rules }).do(roll('penetration', 1)).next;
    expect([next(['srAntiTank']), next([])]).toEqual(['bts.roll.penetration-again', 'over']);
  });

  it('BTS-SPR-29, BTS-WPN-11: in Duels a natural 6 of Sharp fangs penetrates, and one of a flamethrower always', () => {
    const next = (more: Partial<Blow>, a: Partial<FigureBody>) =>
      at(100, 60, { force: 1, ...more }, {}, a).do(roll('penetration', 6)).next;
    expect([next({ kind: 'duel' }, { rules: ['srSharpFangs'] }), next({ kind: 'duel' }, {})]).toEqual([
      'bts.roll.damage',
      'over',
    ]);
    expect(next({ weapon: 0 }, { ranged: [{ category: 'flamer' }] })).toBe('bts.roll.damage');
  });

  it('BTS-SPR-30: Makeshift defence: successes in Duels are rolled again', () => {
    const t = (kind: Blow['kind']) =>
      at(20, 60, { kind }, { rules: ['srMakeshiftDefence'] }).do(roll('penetration', 6)).next;
    expect([t('duel'), t('shot')]).toEqual(['bts.roll.penetration-again', 'bts.roll.damage']);
  });

  it('BTS-SPR-62, BTS-SPR-73: Active protection takes away Penetration; Flaming shots add 1', () => {
    const bonus = (t: Partial<FigureBody>, a: Partial<FigureBody>) =>
      at(100, 60, { pen: 2, weapon: 0 }, t, { ranged: [{}], ...a })
        .do(roll('penetration', 1))
        .events('penetration.rolled')[0]?.bonus;
    expect([bonus({}, {}), bonus({ rules: ['srActiveProtection'] }, {}), bonus({}, { rules: ['srFlaming'] })]).toEqual([
      7, 5, 8,
    ]);
  });
});

describe('the damage table', () => {
  const hurt = (t: Partial<FigureBody>, ...faces: number[]): Scene => {
    const scenery = scene(
      { figures: [man(1, 'a', 20, 60), tank('t', 60, 60, t), man(2, 'z', 100, 100)], begin: 'damage' },
      { figure: 1, rolls: faces.length, seat: 0 },
    );
    for (const face of faces) if (scenery.next === 'bts.roll.damage') scenery.do(roll('damage', face));
    return scenery;
  };

  it('BTS-VEH-08, BTS-VEH-09: 1 does nothing, 2 Immobilises until the end of the turn', () => {
    expect(hurt({}, 1).figure('t')).toMatchObject({
      place: 'table',
      effects: [],
      damage: { engine: false, crewLost: 0 },
    });
    expect(hurt({}, 2).figure('t').effects).toEqual([{ id: 'immobilised', until: 'turn' }]);
  });

  it('BTS-VEH-10, R-46: 3: the one who caused it chooses a weapon; with none left it is a crewman', () => {
    const guns = { ranged: [{ id: 'gun' }, { id: 'howitzer' }] };
    const t = hurt(guns, 3);
    expect([t.next, t.seat, t.options()]).toEqual(['bts.ask.break-weapon', 0, [0, 1]]);
    expect(t.do(1).figure('t').damage.weapons).toEqual([1]);
    expect(hurt({ ranged: [{}] }, 3, 3).figure('t').damage).toMatchObject({ weapons: [0], crewLost: 1 });
    expect(hurt({}, 3).figure('t').damage.crewLost).toBe(1);
  });

  it('BTS-VEH-11, edge case 42: 4: the engine; a second time it is a crewman; crewed mounts are lost with it', () => {
    expect(hurt({}, 4).figure('t').damage).toMatchObject({ engine: true, crewLost: 0 });
    expect(hurt({}, 4, 4).figure('t').damage).toMatchObject({ engine: true, crewLost: 1 });
    expect(hurt({ vehicle: { front: 12, flank: 11, rear: 10, crew: 1 } }, 4, 4).figure('t').place).toBe('gone');
    expect(hurt({ vehicle: { front: 12, flank: 11, rear: 10, crew: 0, crewMounts: 2 } }, 4).figure('t').place).toBe(
      'gone',
    );
  });

  it('BTS-VEH-12: 5: a crewman; with one left it never shoots again, with none it is destroyed', () => {
    expect(hurt({}, 5).figure('t').damage).toMatchObject({ crewLost: 1, silent: false });
    expect(hurt({}, 5, 5).figure('t').damage).toMatchObject({ crewLost: 2, silent: true });
    expect(hurt({}, 5, 5, 5).figure('t').place).toBe('gone');
  });

  it('BTS-VEH-13: 6: destroyed; passengers die on 1 or 2, the others lie beside it', () => {
    const t = scene(
      {
        figures: [
          man(1, 'a', 20, 60),
          tank('t', 60, 60, { capacity: 8 }),
          man(2, 'x', 0, 0, { place: 'aboard', host: 't' }),
          man(2, 'y', 0, 0, { place: 'aboard', host: 't' }),
        ],
        begin: 'damage',
      },
      { figure: 1, rolls: 1, seat: 0 },
    ).do(roll('damage', 6), roll('passenger', 2), roll('passenger', 3));
    expect([t.figure('t').place, t.figure('x').place, t.figure('y').place, t.figure('y').prone]).toEqual([
      'gone',
      'gone',
      'table',
      true,
    ]);
  });

  it('BTS-SPR-27: Mighty blow adds 1 on the table', () => {
    const t = at(20, 60, {}, {}, { rules: ['srMightyBlow'] }).do(roll('penetration', 6), roll('damage', 3));
    expect(t.events('damage.rolled')[0]).toMatchObject({ face: 3, result: 4 });
  });
});

describe('Duels with machines', () => {
  it('BTS-VEH-17, R-42: no Duel dice against a Vehicle: a Penetration roll for each Attack, then it is over', () => {
    const t = scene({
      figures: [man(1, 'a', 53.75, 60, { attacks: 2, force: 6 }), tank('t', 60, 60)],
      engaged: [['a', 't']],
      begin: 'duels',
    });
    expect(t.next).toBe('bts.roll.penetration');
    t.do(roll('penetration', 1, 3));
    expect([t.next, isEngaged(t.state, 0), t.events('duel.rolled')]).toEqual(['over', false, []]);
  });

  it('BTS-VEH-18: two Vehicles that cannot fight are simply separated', () => {
    const t = scene({
      figures: [{ ...tank('a', 50, 60), seat: 1 }, tank('t', 60, 60)],
      engaged: [['a', 't']],
      begin: 'duels',
    });
    expect([t.next, isEngaged(t.state, 0)]).toEqual(['over', false]);
  });

  it('BTS-SGE-16: against a weapon without its Servants: wound rolls for each Attack', () => {
    const t = scene({
      figures: [
        man(1, 'a', 57.5, 60, { attacks: 2 }),
        man(2, 'gun', 60, 60, { build: 'siege', attacks: 0, pv: 3, siege: { servants: [] } }),
      ],
      engaged: [['a', 'gun']],
      begin: 'duels',
    });
    expect(t.do(roll('wound', 6, 1)).figure('gun').pv).toBe(2);
  });

  it('BTS-SGE-12, BTS-SGE-13, BTS-ARM-10: Servants of a lost weapon are free; a weapon without Servants is lost', () => {
    const figures = [
      man(1, 'a', 20, 20),
      man(2, 'gun', 60, 60, { build: 'siege', attacks: 0, siege: { servants: ['s'] } }),
      man(2, 's', 62, 62, { serves: 'gun' }),
    ];
    const lost = scene({ figures, begin: 'remove' }, { figure: 1, why: 'wounds' });
    expect([lost.figure('s').place, lost.figure('s').servant]).toEqual(['table', false]);
    expect(scene({ figures, begin: 'remove' }, { figure: 2, why: 'wounds' }).figure('gun').place).toBe('gone');
  });
});

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
    const t = scene({ figures: [man(1, 'a', 20, 20, { rules: ['srImpact'] }), man(2, 'z', 30, 20)] });
    t.do({ do: 'charge', figure: 'a', path: [[27.5, 20]], targets: ['z'] }, roll('wound', 6));
    expect([t.figure('z').place, t.next]).toEqual(['gone', 'bts.ask.go-on']);
  });

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
