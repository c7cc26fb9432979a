import { describe, expect, it } from 'vitest';
import { statOf } from '../src/figures/stats.js';
import { SPELL_SHEETS } from '../src/magic/spells.js';
import { ACTIONS, ORDERS, SCENARIOS } from '../src/names.js';
import type { FigureBody, TerrainBody } from '../src/scenario/body.js';
import { fateOf } from '../src/scenarios/counting.js';
import { view } from '../src/view.js';
import { during } from './battle.js';
import { apart, man, roll, scene, um, type Scene } from './scene.js';

/** Rulings of the catalogue that no test of a chapter names. */

const tank = (more: Partial<FigureBody> = {}): FigureBody =>
  man(2, 't', 60, 60, {
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
const diceOf = (t: Scene): number => {
  const { pending } = t.match;
  return pending.kind === 'chance' && pending.chance.kind === 'dice' ? pending.chance.count : 0;
};

describe('words and numbers', () => {
  it('R-10: each thing has one name only', () => {
    for (const names of [ORDERS, ACTIONS, SCENARIOS, Object.keys(SPELL_SHEETS)])
      expect(new Set(names).size).toBe(names.length);
    expect([ORDERS.length, ACTIONS.length, SCENARIOS.length]).toEqual([6, 10, 6]);
  });

  it('R-91: Bestial Rage needs 10, the Elements 11, as their chapter says', () => {
    expect([SPELL_SHEETS.bestialRage.need, SPELL_SHEETS.elements.need]).toEqual([10, 11]);
  });

  it('R-104: what changes a characteristic does nothing to one that is not there', () => {
    const force = (printed: number): number => {
      const effects = [{ id: 'bestialRage', until: 'turn' }] as const;
      return statOf(scene({ figures: [man(1, 'a', 20, 20, { force: printed, effects })] }).state, 0, 'force');
    };
    expect([force(0), force(4)]).toEqual([0, 6]);
  });

  it('R-110: who is in a building is known to both sides', () => {
    const house: TerrainBody = { id: 'h', kind: 'building', box: [40, 40, 10, 10], height: 4, openings: [] };
    const { state } = scene({ figures: [man(1, 'a', 0, 0, { place: 'inside', host: 'h' })], terrain: [house] });
    expect(view(state, 1).figures[0]).toEqual(state.figures[0]);
  });

  it('R-60: killed is who is gone at the end, wounded who has lost PV, whatever the cause', () => {
    const burning = during(
      {
        figures: [man(1, 'a', 35, 20, { pv: 3 }), man(1, 'b', 60, 20, { pv: 1 }), man(2, 'z', 100, 100)],
        terrain: [{ id: 'p', kind: 'wooded', box: [30, 0, 10, 40], height: 5, flammable: true }],
        burning: ['p'],
      },
      'ending',
      {},
    );
    expect([fateOf(burning.state, 0), fateOf(burning.state, 1)]).toEqual(['wounded', 'unhurt']);
    const fled = during({ figures: [man(1, 'a', 35, 20)] }, 'remove', { figure: 0, why: 'morale' });
    expect(fateOf(fled.state, 0)).toBe('killed');
  });

  it('R-69: in the End phase fire comes before rage, and both before anybody counts the dead', () => {
    const t = during(
      {
        figures: [
          man(1, 'a', 35, 20, { pv: 1 }),
          man(1, 'b', 60, 20, { pv: 1, effects: [{ id: 'bestialRage', until: 'turn' }] }),
          man(2, 'z', 100, 100),
        ],
        terrain: [{ id: 'p', kind: 'wooded', box: [30, 0, 10, 40], height: 5, flammable: true }],
        burning: ['p'],
      },
      'ending',
      {},
    );
    expect([t.figure('a').place, t.next]).toEqual(['gone', 'bts.roll.wound']);
    t.do(roll('wound', 6));
    expect(t.state.ending).toEqual({ reason: 'wipeout', scores: [0, 12] });
    const order = t.told.filter(type => ['figure.removed', 'turn.ended', 'game.ended'].includes(type));
    expect(order).toEqual(['figure.removed', 'figure.removed', 'turn.ended', 'game.ended']);
  });
});

describe('machines', () => {
  it('R-08: a Penetration die that was rolled again is not rolled a second time', () => {
    const blow = { kind: 'duel', by: 0, victim: 1, force: 5, pen: 0, weapon: -1 };
    const t = (rules: readonly string[], face: number): string =>
      scene(
        {
          figures: [man(1, 'a', 20, 60, { rules }), tank({ rules: ['srMakeshiftDefence'] }), man(2, 'z', 100, 100)],
          begin: 'blows',
        },
        { blow, rolls: 1 },
      ).do(roll('penetration', face)).next;
    // A success must be rolled again; the die of an Anti-tank weapon that showed 1 has had its second chance.
    expect(t([], 6)).toBe('bts.roll.penetration-again');
    const again = scene(
      {
        figures: [man(1, 'a', 20, 60, { rules: ['srAntiTank'] }), tank({ rules: ['srMakeshiftDefence'] })],
        begin: 'blows',
      },
      { blow, rolls: 1 },
    ).do(roll('penetration', 1), roll('penetration-again', 6));
    expect(again.next).toBe('bts.roll.damage');
  });

  it('R-43, R-105: a Vehicle rolls no Duel dice, with Makeshift defence or after ramming', () => {
    for (const rules of [[], ['srMakeshiftDefence']]) {
      const t = scene({
        figures: [man(1, 'a', 53.75, 60), tank({ rules, marks: { charged: true } })],
        engaged: [['t', 'a']],
        begin: 'duels',
      });
      expect([t.next, diceOf(t)]).toEqual(['bts.roll.penetration', 1]);
    }
  });

  it('R-45: a hit of Force X on a Vehicle is a Penetration roll against the side that faces its source', () => {
    const struck = (face: number): Scene =>
      during({ figures: [tank(), man(1, 'z', 100, 100)] }, 'hit', {
        victim: 0,
        force: 6,
        from: { x: 600_000, y: 800_000 },
      }).do(roll('penetration', face));
    expect(struck(4).events('penetration.rolled')[0]).toMatchObject({ side: 'flank', bonus: 6 });
    // Eleven are needed on the flank.
    expect([struck(4).next, struck(5).next]).toEqual(['over', 'bts.roll.damage']);
  });

  it('R-115: what a Vehicle loses in a fall is chosen by the opponent of its owner', () => {
    const t = during(
      { figures: [tank({ height: 3, ranged: [{ id: 'gun' }, { id: 'howitzer' }] }), man(1, 'a', 20, 20)] },
      'fall',
      { figure: 0, drop: 35_000 },
    ).do(roll('damage', 3));
    expect([t.next, t.seat]).toEqual(['bts.ask.break-weapon', 0]);
  });

  it('R-106: Impact strikes each figure that is charged', () => {
    const t = scene({
      figures: [
        man(1, 'a', 20, 20, { rules: ['srImpact'] }),
        man(2, 'y', 30, 21.25, { pv: 3 }),
        man(2, 'z', 30, 18.75, { pv: 3 }),
      ],
    }).do({ do: 'charge', figure: 'a', path: [[27.834_94, 20]], targets: ['y', 'z'] });
    t.do(roll('wound', 1), roll('wound', 1));
    expect(t.events('wounds.rolled').map(({ victim }) => victim)).toEqual([1, 2]);
  });

  const beasts = (a: Partial<FigureBody>, z: Partial<FigureBody>, dice: readonly [number, number]): Scene =>
    scene({
      figures: [
        man(1, 'a', 20, 20, { build: 'monster', pv: 9, ...a }),
        man(2, 'z', 25, 20, { build: 'monster', pv: 9, ...z }),
      ],
      engaged: [['a', 'z']],
      begin: 'duels',
    }).do(roll('duel', dice[0]), roll('duel', dice[1]));

  it('BTS-MON-15, R-40: of two Monsters the smaller recoils, even if it won; of equals the loser; by base, then height', () => {
    const asked = (t: Scene): readonly [string, number] => [t.next, t.seat];
    const [small, large] = [{ baseMm: 40 }, { baseMm: 60 }];
    expect(asked(beasts(small, large, [6, 1]))).toEqual(['bts.ask.recoil', 0]);
    expect(asked(beasts(large, small, [6, 1]))).toEqual(['bts.ask.recoil', 1]);
    const same = { baseMm: 50 };
    expect(asked(beasts(same, same, [6, 1]))).toEqual(['bts.ask.recoil', 1]);
    expect(asked(beasts(same, { ...same, height: 9 }, [6, 1]))).toEqual(['bts.ask.recoil', 0]);
    // 3 cm, like everybody, and then the blows.
    const t = beasts(small, large, [6, 1]).do({ to: [17, 20] });
    expect([t.at('a'), t.at('z'), t.next, diceOf(t)]).toEqual([[17, 20], [25, 20], 'bts.roll.wound', 1]);
  });

  it('BTS-MON-15, R-40: a Monster recoils from a Vehicle', () => {
    const t = scene({
      figures: [man(1, 'a', 52.5, 60, { build: 'monster', baseMm: 50 }), tank()],
      engaged: [['a', 't']],
      begin: 'duels',
    }).do(roll('penetration', 1));
    expect([t.next, t.seat]).toEqual(['bts.ask.recoil', 0]);
    t.do({ to: [49.5, 60] });
    expect([t.at('a'), t.next]).toEqual([[49.5, 60], 'over']);
  });
});

describe('fights', () => {
  it('R-33: the attacker of a Duel is the side that charged first', () => {
    const attacker = (first: readonly [string, string], second: readonly [string, string]): number | undefined =>
      scene({
        figures: [man(1, 'a', 20, 20), man(2, 'y', 17.5, 20), man(2, 'z', 22.5, 20)],
        engaged: [first, second],
        begin: 'split',
      }).state.duels[0]?.attacker;
    expect([attacker(['a', 'z'], ['y', 'a']), attacker(['y', 'a'], ['a', 'z'])]).toEqual([0, 1]);
  });

  it('R-94: over a barrier each of the two wound rolls on a prone figure needs its own Trajectory roll', () => {
    const t = scene({
      begin: 'duels',
      terrain: [{ id: 'w', kind: 'obstacle', box: [30, 0, 1, 60], height: 2 }],
      figures: [man(1, 'a', 28.75, 30), man(2, 'z', 32.25, 30, { pv: 5, prone: true })],
      engaged: [['a', 'z', { barrier: 'w' }]],
    }).do(roll('duel', 6), roll('duel', 1), { to: [35.25, 30] });
    expect([t.next, diceOf(t)]).toEqual(['bts.roll.trajectory', 2]);
    t.do(roll('trajectory', 4, 3));
    expect([t.next, diceOf(t)]).toEqual(['bts.roll.wound', 1]);
  });

  it('R-95: a Legendary Combat whose Duel has been fought with another Champion is lost', () => {
    const actions = ['combat'] as const;
    const t = scene({
      figures: [
        man(1, 'a', 20, 20, { rank: 3, actions, pv: 3 }),
        man(1, 'b', 25, 20, { rank: 3, actions, pv: 3 }),
        man(2, 'z', 22.5, 20, { pv: 9 }),
      ],
      engaged: [
        ['a', 'z'],
        ['b', 'z'],
      ],
      begin: 'duels',
    });
    const declare = (figure: string): object => ({ do: 'action', figure, action: 'combat', extend: false });
    t.do(declare('a'), declare('b'));
    expect([t.next, t.options()]).toEqual(['bts.ask.legend', [0, 1]]);
    t.do('a', roll('duel', 6, 5), roll('duel', 1));
    while (t.next === 'bts.ask.recoil') t.do(t.options()[0]);
    while (t.next === 'bts.roll.wound') t.do(roll('wound', ...Array.from({ length: diceOf(t) }, () => 1)));
    expect([t.next, t.events('duel.ended').length]).toEqual(['over', 1]);
  });

  it('R-100: Attacks of a dash are no dice, whatever the weapons', () => {
    const t = scene({
      figures: [
        man(1, 'a', 20, 20, { attacks: 2 }),
        man(1, 'b', 22.5, 22.5, { attacks: 0, melee: ['blade', 'blade'] }),
        man(2, 'z', 22.5, 20),
      ],
      engaged: [
        ['a', 'z'],
        ['b', 'z'],
      ],
      begin: 'duels',
    });
    expect([t.next, diceOf(t)]).toEqual(['bts.roll.duel', 2]);
  });

  it('R-100, BTS-DUE-10: against a man whose Attacks are a dash all dice are in excess; only machines are struck without a Duel', () => {
    const against = (z: Partial<FigureBody>): Scene =>
      scene({
        figures: [man(1, 'a', 20, 20, { attacks: 2 }), man(2, 'z', 22.5, 20, { attacks: 0, pv: 3, ...z })],
        engaged: [['a', 'z']],
        begin: 'duels',
      });
    const t = against({});
    expect(t.next).toBe('bts.roll.duel');
    t.do(roll('duel', 3, 4), { to: [25.5, 20] }, roll('wound', 6));
    expect(t.figure('z').pv).toBe(2);
    expect(against({ build: 'siege', melee: [], siege: { servants: [] } }).next).toBe('bts.roll.wound');
  });

  it('R-75: a Mage does not cast while he is carried', () => {
    const truck = man(1, 'truck', 20, 20, {
      build: 'vehicle',
      capacity: 4,
      vehicle: { front: 10, flank: 10, rear: 10 },
    });
    const mage = (more: Partial<FigureBody>): Scene =>
      scene({
        figures: [truck, man(1, 'm', 20, 30, { spells: ['numb'], keywords: ['mage'], ...more }), man(2, 'z', 40, 30)],
      });
    const cast = { do: 'cast', figure: 'm', spell: 'numb', target: 'z' };
    expect(
      [mage({}).refusal(cast), mage({ place: 'aboard', host: 'truck' }).refusal(cast)].map(({ length }) => length),
    ).toEqual([0, 1]);
  });

  it('R-112: an aura is measured when it matters, not when it began', () => {
    const defence = (gap: number): number =>
      statOf(
        scene({
          figures: [
            man(1, 'a', 20, 20, { rank: 3, effects: [{ id: 'holdAtAllCosts', until: 'turn', source: 0 }] }),
            man(1, 'b', 20 + apart(gap), 20, { defence: 4 }),
          ],
        }).state,
        1,
        'defence',
      );
    expect([defence(15), defence(15 + um(1))]).toEqual([5, 4]);
  });

  it('R-114: of those on the line of a flamethrower the target is struck first', () => {
    const flames = scene({
      figures: [
        man(1, 'a', 20, 20, { ranged: [{ category: 'flamer', range: 30 }] }),
        man(2, 'y', 30, 20, { pv: 3 }),
        man(2, 'z', 35, 20, { pv: 3, height: 4 }),
      ],
      begin: 'shots',
    }).do({ do: 'shoot', volleys: [{ figure: 'a', shots: [{ weapon: 0, targets: ['z'] }] }] });
    flames.do(roll('to-hit', 6), roll('wound', 1), roll('wound', 1));
    expect(flames.events('wounds.rolled').map(({ victim }) => victim)).toEqual([2, 1]);
  });
});
