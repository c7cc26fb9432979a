import { describe, expect, it } from 'vitest';
import { statOf } from '../src/figures/stats.js';
import type { Body, FigureBody } from '../src/scenario/body.js';
import { saveOf } from '../src/wounds/saves.js';
import { apart, man, roll, scene, um, type Scene } from './scene.js';

const fight = (
  a: Partial<FigureBody>,
  z: Partial<FigureBody> = {},
  more: Partial<Body> & { extra?: readonly FigureBody[] } = {},
): Scene => {
  const { extra = [], ...rest } = more;
  return scene({
    figures: [man(1, 'a', 20, 20, a), man(2, 'z', 22.5, 20, { pv: 5, ...z }), ...extra],
    engaged: [['a', 'z']],
    begin: 'duels',
    ...rest,
  });
};
const away = { to: [25.5, 20] };
/** a wins with one point and strikes. */
const struck = (a: Partial<FigureBody>, z: Partial<FigureBody>, ...faces: number[]) =>
  fight(a, z).do(roll('duel', 6), roll('duel', 1), away, roll('wound', ...faces));
const wounding = (t: Scene) => t.events('wounds.rolled')[0];

describe('special rules that wound', () => {
  it('BTS-SPR-22, BTS-WND-07, BTS-GEN-27: Headhunter: +1 to wound Champions in Duels', () => {
    expect(wounding(struck({ rules: ['srHeadhunter'] }, { rank: 3 }, 1))?.modifier).toBe(1);
    expect(wounding(struck({ rules: ['srHeadhunter'] }, {}, 1))?.modifier).toBe(0);
    const shot = scene({
      figures: [
        man(1, 'a', 20, 20, { rules: ['srHeadhunter'], ranged: [{ force: 5 }] }),
        man(2, 'z', 40, 20, { rank: 3, pv: 5 }),
      ],
      begin: 'shots',
    }).do(
      { do: 'shoot', volleys: [{ figure: 'a', shots: [{ weapon: 0, targets: ['z'] }] }] },
      roll('to-hit', 6),
      roll('wound', 1),
    );
    expect(wounding(shot)?.modifier).toBe(0);
  });

  it('BTS-WND-07, R-56: +1 to wound counts on both dice of a 6/X roll', () => {
    const t = fight({ rules: ['srHeadhunter'], force: 4 }, { rank: 3, defence: 10 }).do(
      roll('duel', 6),
      roll('duel', 1),
      away,
    );
    t.do(roll('wound', 5), roll('wound-second', 3), roll('save', 1));
    expect(wounding(t)).toMatchObject({ need: 6, second: 4, wounds: 1 });
  });

  it('BTS-SPR-27: Mighty blow: each wound takes two PV', () => {
    expect(struck({ rules: ['srMightyBlow'] }, {}, 6).figure('z').pv).toBe(3);
  });

  it('BTS-SPR-32: Life drain: a wound that is not ignored takes all PV', () => {
    expect(struck({ rules: ['srLifeDrain'] }, {}, 6).figure('z').place).toBe('gone');
    expect(
      struck({ rules: ['srLifeDrain'] }, { rank: 3 }, 6)
        .do(roll('save', 4))
        .figure('z').pv,
    ).toBe(5);
  });

  it('BTS-SPR-34: Fanatic: +1 to wound in the Duel after its own charge', () => {
    expect(wounding(struck({ rules: ['srFanatic'], marks: { charged: true } }, {}, 1))?.modifier).toBe(1);
    expect(wounding(struck({ rules: ['srFanatic'] }, {}, 1))?.modifier).toBe(0);
  });

  it('BTS-SPR-37: Spectral strike meets Mo instead of D, except of what has no soul', () => {
    const defence = (z: Partial<FigureBody>) =>
      wounding(struck({ rules: ['srSpectralStrike'] }, { defence: 8, morale: 2, ...z }, 1))?.defence;
    expect([defence({}), defence({ rules: ['srRobotic'] }), defence({ build: 'walker' })]).toEqual([2, 8, 8]);
    expect(defence({ build: 'walker', rules: ['srOrganicWalker'] })).toBe(2);
  });

  it('BTS-SPR-54: Infectious bite meets the victim’s Force', () => {
    expect(wounding(struck({ rules: ['srInfectiousBite'] }, { defence: 8, force: 2 }, 1))?.defence).toBe(2);
    expect(wounding(struck({}, { defence: 8, force: 2 }, 1))?.defence).toBe(8);
  });

  it('BTS-SPR-41: Big game: +1 to wound Beasts, Monsters and Walkers', () => {
    const modifier = (build: NonNullable<FigureBody['build']>) =>
      wounding(struck({ rules: ['srBigGame'] }, { build }, 1))?.modifier;
    expect([modifier('beast'), modifier('walker'), modifier('infantry')]).toEqual([1, 1, 0]);
  });

  it('BTS-SPR-63: Grudge: wound dice of 1 are rolled again against its keyword', () => {
    const next = (keywords: readonly string[]) =>
      struck({ rules: [{ id: 'srGrudge', x: 'orc' }] }, { keywords }, 1).next;
    expect([next(['orc']), next(['elf'])]).toEqual(['bts.roll.wound-again', 'over']);
  });

  it('BTS-SPR-77, R-88: Cheat death: the last PV is kept on a 6; then CC 1 and CT 6+ until the end of the turn', () => {
    const t = (face: number) =>
      struck({ force: 9 }, { pv: 1, rules: ['srCheatDeath'], cc: 5 }, 6).do(roll('cheat-death', face));
    expect([t(5).figure('z').place, t(6).figure('z').place]).toEqual(['gone', 'table']);
    expect(statOf(t(6).state, 1, 'cc')).toBe(1);
    expect(struck({ force: 9 }, { pv: 2, rules: ['srCheatDeath'] }, 6).next).toBe('over');
  });
});

describe('special rules of Duel dice', () => {
  const value = (a: Partial<FigureBody>) =>
    fight(a).do(roll('duel', 5), roll('duel', 1)).events('duel.rolled')[0]?.dice[0]?.value;

  it('BTS-SPR-26, BTS-SPR-55, BTS-IMP-03: a two-handed weapon: -1 on Duel dice (not Sturdy, not Many-armed), +1 to wound', () => {
    const maul = { melee: [{ id: 'maul', hands: 2 as const }] };
    expect([value(maul), value({ ...maul, rules: ['srSturdy'] }), value({ ...maul, rules: ['srManyArmed'] })]).toEqual([
      4, 5, 5,
    ]);
    expect(wounding(struck(maul, {}, 1))?.modifier).toBe(1);
  });

  it('BTS-SPR-60, BTS-IMP-04, BTS-DUE-18: a banner is a burden in Duels, except for a Standard bearer', () => {
    expect([value({ support: ['banner'] }), value({ support: ['banner'], rules: ['srStandardBearer'] })]).toEqual([
      4, 5,
    ]);
  });

  it('BTS-SPR-45: Relentless: unarmed without any penalty', () => {
    expect([value({ melee: [] }), value({ melee: [], rules: ['srRelentless'] })]).toEqual([4, 5]);
    expect(wounding(struck({ melee: [], rules: ['srRelentless'] }, {}, 1))?.modifier).toBe(0);
  });

  it('BTS-SPR-43: Tireless warrior wins pairs tied in dice and CC; two of them cancel out', () => {
    const glory = (a: readonly string[], z: readonly string[]) =>
      fight({ rules: a }, { rules: z })
        .do(roll('duel', 4), roll('duel', 4))
        .events('duel.compared')[0]
        ?.glory.map(side => side.length);
    expect([glory(['srTireless'], []), glory(['srTireless'], ['srTireless']), glory([], [])]).toEqual([
      [1, 0],
      [1, 1],
      [1, 1],
    ]);
  });

  it('BTS-SPR-46: Master duellist: surplus dice count on 2+', () => {
    const points = (rules: readonly string[]) =>
      fight({ attacks: 2, rules })
        .do(roll('duel', 2, 2), roll('duel', 6))
        .events('duel.compared')[0]?.glory[0].length;
    expect([points([]), points(['srMasterDuellist'])]).toEqual([0, 1]);
  });

  it('BTS-SPR-49, BTS-GEN-09, R-97: Mastery of a melee weapon: one die may be rolled again while it is used', () => {
    const t = fight({ rules: [{ id: 'srMastery', x: 'blade' }], attacks: 2 }).do(roll('duel', 1, 2), roll('duel', 3));
    expect([t.next, t.options()]).toEqual(['bts.ask.reroll-duel', ['keep', 0, 1]]);
    t.do(0, roll('duel-again', 6));
    expect(t.next).not.toBe('bts.ask.reroll-duel');
    expect(fight({ rules: [{ id: 'srMastery', x: 'axe' }] }).do(roll('duel', 1), roll('duel', 3)).next).toBe(
      'bts.ask.recoil',
    );
  });

  it('BTS-SPR-55, BTS-WPN-02, BTS-WPN-03: Many-armed: up to four one-handed weapons, +1 A each beyond the first, +1 if all alike', () => {
    const count = (melee: readonly string[]) => {
      const t = fight({ melee, rules: ['srManyArmed'] });
      if (t.next === 'bts.ask.weapons') t.do(0);
      const { pending } = t.match;
      return pending.kind === 'chance' && pending.chance.kind === 'dice' ? pending.chance.count : 0;
    };
    expect([count(['blade', 'blade', 'blade', 'blade']), count(['blade', 'axe', 'blade'])]).toEqual([5, 3]);
  });

  it('BTS-SPR-56, R-108: who fights a Swarm has half its CC, rounded up', () => {
    const winner = (rules: readonly string[]) =>
      fight({ cc: 5 }, { cc: 4, rules }).do(roll('duel', 4), roll('duel', 4)).events('duel.compared')[0]?.winner;
    expect([winner([]), winner(['srSwarm'])]).toEqual([0, 1]);
  });

  it('BTS-SPR-02: Impressive agility: thrown down only on 1 to 3', () => {
    const prone = (face: number) =>
      scene({ figures: [man(1, 'a', 20, 20, { rules: ['srAgile'] })], begin: 'throwDown' }, { figures: [0] })
        .do(roll('agility', face))
        .figure('a').prone;
    expect([prone(3), prone(4)]).toEqual([true, false]);
  });

  it('BTS-SPR-39: Gigantic: twice the PV, never thrown, never Blocked', () => {
    const t = scene(
      { figures: [man(1, 'a', 20, 20, { rules: ['srGigantic'], pv: 4 })], begin: 'throwDown' },
      { figures: [0] },
    );
    expect([t.figure('a').pv, t.figure('a').prone]).toEqual([8, false]);
  });
});

describe('special rules of morale and command', () => {
  const test = (more: Partial<FigureBody>, extra: readonly FigureBody[] = []) =>
    scene({ figures: [man(1, 'a', 20, 20, { morale: 3, ...more }), ...extra], begin: 'morale' }, { figure: 0 });
  const passed = (t: Scene) => t.events('morale.tested')[0]?.passed;

  it('BTS-SPR-67, BTS-SPR-34, BTS-MOR-10: the Fearless and the Fanatic pass without a roll', () => {
    expect([passed(test({ rules: ['srFearless'] })), passed(test({ rules: ['srFanatic'] })), test({}).next]).toEqual([
      true,
      true,
      'bts.roll.morale',
    ]);
  });

  it('BTS-SPR-38: a Bodyguard passes while the General is alive and on the table', () => {
    const general = (place: 'table' | 'gone' | 'reserve') => man(1, 'g', 90, 90, { rank: 1, general: true, place });
    const next = (place: 'table' | 'gone' | 'reserve') => passed(test({ rules: ['srBodyguard'] }, [general(place)]));
    expect([next('table'), next('gone'), next('reserve')]).toEqual([true, undefined, undefined]);
  });

  it('BTS-SPR-66: the owner of a Robotic figure says whether it passes', () => {
    const t = () => test({ rules: ['srRobotic'] });
    expect([t().next, passed(t().do('pass')), passed(t().do('fail'))]).toEqual(['bts.ask.robot-morale', true, false]);
  });

  it('BTS-SPR-28: Courageous: one die may be rolled again', () => {
    const t = test({ rules: ['srCourageous'] }).do(roll('morale', 1, 3));
    expect(t.next).toBe('bts.ask.reroll-morale');
    expect(passed(t.do('one', roll('morale-again', 4)))).toBe(true);
  });

  it('BTS-SPR-23: a Warrior within 15 cm of a Spiritual leader may roll a failed test again', () => {
    const leader = (x: number) => [man(1, 'l', x, 20, { rules: ['srSpiritualLeader'] })];
    const next = (x: number, keywords: readonly string[]) =>
      test({ keywords }, leader(x)).do(roll('morale', 1, 1)).next;
    expect([next(20 + apart(15), ['warrior']), next(20 + apart(15) + um(1), ['warrior']), next(30, [])]).toEqual([
      'bts.ask.reroll-morale',
      'over',
      'over',
    ]);
  });

  it('BTS-SPR-35, BTS-GEN-28, R-09: Irregular Warriors near a Popular figure have +1 Mo, once', () => {
    const mo = (keywords: readonly string[]) =>
      statOf(
        test({ keywords }, [
          man(1, 'p', 25, 20, { rules: ['srPopularFigure'] }),
          man(1, 'q', 30, 20, { rules: ['srPopularFigure'] }),
        ]).state,
        0,
        'morale',
      );
    expect([mo(['warrior', 'irregular']), mo(['warrior']), mo(['irregular'])]).toEqual([4, 3, 3]);
  });

  it('BTS-IMP-04, BTS-ORD-03, BTS-GEN-32: a banner gives +1 Mo within 15 cm, 30 when it is raised', () => {
    const figures = (gap: number) => [
      man(1, 'a', 20, 20, { morale: 3 }),
      man(1, 'flag', 20 + apart(gap), 20, { support: ['banner'] }),
    ];
    const mo = (gap: number, raised = false) => {
      const { state } = scene({ figures: figures(gap) });
      if (raised) state.orders = [{ order: 'raiseFlags', figure: 0, target: 1, refused: [], executed: false }];
      return statOf(state, 0, 'morale');
    };
    expect([mo(15), mo(15 + um(1)), mo(30, true), mo(30 + um(1), true)]).toEqual([4, 3, 4, 3]);
  });

  it('BTS-SPR-48: Master tactician: +1 to launch Orders', () => {
    const launched = (rules: readonly string[]) =>
      scene({ figures: [man(1, 'a', 20, 20, { rank: 3, morale: 4, orders: ['stopThem'], rules })], begin: 'orders' })
        .do({ do: 'order', figure: 'a', order: 'stopThem' }, roll('order', 3))
        .events('order.rolled')[0]?.launched;
    expect([launched([]), launched(['srMasterTactician'])]).toEqual([false, true]);
  });

  it('BTS-SPR-52, BTS-CHA-02, BTS-SPR-50, edge case 56: a Medic gives 6+ within 15 cm, or +1 on the save there is; not to machines', () => {
    const save = (more: Partial<FigureBody>, gap = 15) =>
      saveOf(
        scene({ figures: [man(1, 'a', 20, 20, more), man(1, 'm', 20 + apart(gap), 20, { rules: ['srMedic'] })] }).state,
        0,
      );
    expect([save({}), save({ rank: 3 }), save({}, 15 + um(1))]).toEqual([
      { need: 6, bonus: 0 },
      { need: 4, bonus: 1 },
      undefined,
    ]);
    expect([
      save({ build: 'walker' }),
      save({ build: 'walker', rules: ['srOrganicWalker'] }),
      save({ rules: ['srRobotic'] }),
    ]).toEqual([undefined, { need: 6, bonus: 0 }, undefined]);
  });

  it('BTS-SPR-52, edge case 46: a Champion near a Medic ignores a wound on a 3', () => {
    const t = scene(
      {
        figures: [man(1, 'a', 20, 20, { rank: 3, pv: 2 }), man(1, 'm', 25, 20, { rules: ['srMedic'] })],
        begin: 'wounds',
      },
      { victim: 0, wounds: 1 },
    );
    expect(t.do(roll('save', 3)).figure('a').pv).toBe(2);
  });
});
