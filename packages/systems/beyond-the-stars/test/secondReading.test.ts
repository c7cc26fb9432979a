import { describe, expect, it } from 'vitest';
import { areAlike } from '../src/duel/cases.js';
import { attacksOf, loadoutsOf } from '../src/duel/arms.js';
import { orderMatters, type Fighter } from '../src/duel/compare.js';
import type { DuelDie } from '../src/events/core.js';
import { distanceOf } from '../src/figures/placed.js';
import { statOf } from '../src/figures/stats.js';
import { scoreLines } from '../src/scenarios/score.js';
import type { Body, FigureBody, TerrainBody } from '../src/scenario/body.js';
import { touching } from '@banneret/geometry';
import { placedOf } from '../src/figures/placed.js';
import { battle, during, placing, stand } from './battle.js';
import { man, roll, scene, um, type Scene } from './scene.js';

/** What a second reading of the book found: rules beside the beaten track, each with its other side. */

const END = { do: 'end' };
const house = (more: Partial<TerrainBody> = {}): TerrainBody => ({
  id: 'h',
  kind: 'building',
  box: [50, 50, 12, 12],
  height: 6,
  openings: [{ at: [50, 56], kind: 'door' }],
  ...more,
});
const inside = (seat: 1 | 2, id: string, more: Partial<FigureBody> = {}): FigureBody =>
  man(seat, id, 0, 0, { place: 'inside', host: 'h', ...more });
const monster = (more: Partial<FigureBody> = {}): FigureBody =>
  man(1, 'm', 30, 60, { build: 'monster', baseMm: 40, height: 6, attacks: 2, pv: 5, mvt: 30, ...more });
const wood = (x: number): TerrainBody => ({ id: 'w', kind: 'wooded', box: [x, 50, 2, 20], height: 1 });

describe('characteristics', () => {
  it('BTS-GEN-12, BTS-CMD-05: beside a banner Mo 10 counts 10 for an Order, and Mo 2 weakened thrice counts 1', () => {
    const weak = { id: 'weakMind', until: 'game' } as const;
    const total = (morale: number, more: Partial<FigureBody>, others: readonly FigureBody[] = []) =>
      scene({
        begin: 'turns',
        figures: [
          man(1, 'c', 30, 40, { rank: 2, morale, orders: ['stopThem'], ...more }),
          ...others,
          man(2, 'z', 100, 100),
        ],
      })
        .do(roll('initiative', 6, 1), { do: 'order', figure: 'c', order: 'stopThem' }, roll('order', 2))
        .events('order.rolled')[0]?.total;
    expect(total(10, {}, [man(1, 'f', 34, 40, { support: ['banner'] })])).toBe(12);
    expect(total(9, {}, [man(1, 'f', 34, 40, { support: ['banner'] })])).toBe(12);
    expect(total(2, { effects: [weak, weak, weak] })).toBe(3);
  });

  it('R-123: a Mage may rage the same figure again, +4 in all', () => {
    const t = scene({
      figures: [
        man(1, 'm', 30, 20, { rank: 3, morale: 9, spells: ['bestialRage'] }),
        man(1, 'a', 34, 20, { cc: 3, effects: [{ id: 'bestialRage', until: 'turn' }] }),
        man(2, 'z', 100, 100),
      ],
    }).do({ do: 'cast', figure: 'm', spell: 'bestialRage', target: 'a' }, roll('spell', 5));
    expect(statOf(t.state, t.id('a'), 'cc')).toBe(7);
  });
});

describe('charges that have the bonuses of Cavalry', () => {
  it('BTS-SPR-20, BTS-CAV-12, R-122: a Monstrous charge through a wood has no extra attack; beside it, it has', () => {
    const dice = (terrain: readonly TerrainBody[]): number => {
      const t = scene({ begin: 'turn', turn: 2, terrain, figures: [monster(), man(2, 'z', 48, 60, { pv: 3 })] });
      t.do(roll('initiative', 6, 1), { do: 'drive', figure: 'm', facing: 0, length: 200_000 }, roll('wound', 1));
      const { pending } = t.match;
      return pending.kind === 'chance' && pending.chance.kind === 'dice' ? pending.chance.count : 0;
    };
    expect([dice([wood(36)]), dice([wood(60)])]).toEqual([2, 3]);
  });

  it('BTS-CAV-12: a way through a wood and a charge from behind it are one charge, in one piece or in two', () => {
    const rider = man(1, 'k', 30, 60, { build: 'cavalry', baseMm: 25, mvt: 30 });
    const t = scene({ terrain: [wood(33)], figures: [rider, man(2, 'z', 50, 60)] });
    t.do({ do: 'walk', figure: 'k', path: [[38, 60]], on: true });
    t.do({ do: 'charge', figure: 'k', path: [[47.5, 60]], targets: ['z'] });
    expect(t.figure('k').marks.roughCharge).toBe(true);
    const open = scene({ terrain: [wood(90)], figures: [rider, man(2, 'z', 50, 60)] });
    open.do({ do: 'walk', figure: 'k', path: [[38, 60]], on: true });
    open.do({ do: 'charge', figure: 'k', path: [[47.5, 60]], targets: ['z'] });
    expect(open.figure('k').marks.roughCharge).toBe(false);
  });

  const brutal = (others: readonly FigureBody[], engaged: NonNullable<Body['engaged']>, marks = {}) =>
    scene({
      begin: 'duels',
      phase: 'duel',
      figures: [
        man(1, 'a', 40, 60, { rules: ['srBrutalCharge'], cc: 9, attacks: 6, marks: { charged: true, ...marks } }),
        ...others,
        man(2, 'far', 110, 110),
      ],
      engaged,
    });

  it('BTS-SPR-18, R-122: a Brutal charge at Infantry throws down all it fights, those too who charged it on foot', () => {
    const foes = [man(2, 'z', 42.5, 60, { pv: 9 }), man(2, 'y', 37.5, 60, { pv: 9 })];
    const won = (engaged: NonNullable<Body['engaged']>, marks = {}): boolean[] => {
      const first = engaged?.[0]?.[0] === 'a';
      const [own, theirs] = [roll('duel', 6, 6, 6, 6, 6, 6), roll('duel', 1, 1)];
      const t = brutal(foes, engaged, marks).do(first ? own : theirs, first ? theirs : own);
      for (const to of [
        [45.5, 60],
        [34.5, 60],
      ])
        if (t.next === 'bts.ask.recoil') t.do({ to });
      return [t.figure('z').prone, t.figure('y').prone];
    };
    expect(
      won([
        ['a', 'z'],
        ['y', 'a'],
      ]),
    ).toEqual([true, true]);
    // Charged only by others it has no charge of its own.
    expect(
      won([
        ['z', 'a'],
        ['y', 'a'],
      ]),
    ).toEqual([false, false]);
    expect(
      won(
        [
          ['a', 'z'],
          ['y', 'a'],
        ],
        { roughCharge: true },
      ),
    ).toEqual([false, false]);
  });

  it('BTS-SPR-18, BTS-CAV-12: and loses it to riders who charge in their turn', () => {
    const t = brutal(
      [man(2, 'z', 42.5, 60, { pv: 9 }), man(2, 'y', 37.5, 60, { pv: 9, build: 'cavalry', baseMm: 25 })],
      [
        ['a', 'z'],
        ['y', 'a'],
      ],
    ).do(roll('duel', 6, 6, 6, 6, 6, 6), roll('duel', 1, 1));
    t.do({ to: [45.5, 60] }, { to: [34.5, 60] });
    expect([t.figure('z').prone, t.figure('y').prone]).toEqual([false, false]);
  });
});

describe('where a move may end', () => {
  const gun = (servants: readonly string[], more: Partial<FigureBody> = {}): FigureBody =>
    man(1, 'gun', 40, 40, {
      build: 'siege',
      baseMm: 50,
      mvt: 0,
      attacks: 0,
      morale: 0,
      pv: 3,
      melee: [],
      siege: { servants },
      ...more,
    });
  const servant = (id: string, x: number, y: number, more: Partial<FigureBody> = {}): FigureBody =>
    man(1, id, x, y, { serves: 'gun', ...more });

  it('BTS-SGE-02: over a wall, over somebody prone, on wings and through a door a Servant stays within 15 cm too', () => {
    const wall: TerrainBody = { id: 'w', kind: 'obstacle', box: [60, 30, 1, 20], height: 2 };
    const cross = (x: number) =>
      scene({
        terrain: [wall],
        figures: [gun(['s'], { at: [x, 40] }), servant('s', 56, 40), man(2, 'z', 110, 110)],
      }).refusal({
        do: 'cross',
        figure: 's',
        path: [[58.75, 40]],
        piece: 'w',
        to: [62.25, 40],
      });
    expect([cross(40), cross(44)]).toEqual([['BTS-SGE-02'], []]);
    const step = (x: number) =>
      scene({
        figures: [
          gun(['s'], { at: [x, 40] }),
          servant('s', 52, 40),
          man(2, 'z', 56, 40, { prone: true }),
          man(2, 'y', 110, 110),
        ],
      }).refusal({ do: 'step', figure: 's', path: [[53.4, 40]], over: 2, to: [58.6, 40] });
    expect([step(38), step(42)]).toEqual([['BTS-SGE-02'], []]);
    const fly = (to: number) =>
      scene({ figures: [gun(['s']), servant('s', 44, 40, { rules: ['srFlight'] }), man(2, 'z', 110, 110)] }).refusal({
        do: 'fly',
        figure: 's',
        to: [to, 40],
      });
    expect([fly(58.75), fly(58.76)]).toEqual([[], ['BTS-SGE-02']]);
    const enter = (x: number) =>
      scene({
        terrain: [house()],
        figures: [gun(['s'], { at: [x, 56] }), servant('s', 45, 56), man(2, 'z', 110, 110)],
      }).refusal({
        do: 'enter',
        figure: 's',
        path: [[48.7, 56]],
        piece: 'h',
        opening: 0,
      });
    expect([enter(33), enter(32)]).toEqual([[], ['BTS-SGE-02']]);
  });

  it('BTS-SGE-02, R-124: a weapon is not pushed farther than 15 cm away from a Servant who stays behind', () => {
    const push = (to: number) =>
      scene({
        figures: [
          gun(['s', 't', 'u']),
          servant('s', 40, 43.75),
          servant('t', 40, 36.25),
          servant('u', 30, 40),
          man(2, 'z', 110, 110),
        ],
      }).refusal({ do: 'push', figure: 'gun', to: [to, 40], facing: 0 });
    // The bases of 5 and 2.5 cm leave 18.75 cm between their middles.
    expect([push(48.75), push(48.75 + um(1))]).toEqual([[], ['BTS-SGE-02']]);
  });

  it('BTS-ORD-02, BTS-BLD-03: under Stop them a follower enters only a building within 15 cm of the Champion', () => {
    const enter = (x: number): string[] => {
      const t = scene({
        begin: 'turns',
        terrain: [house()],
        figures: [
          man(1, 'c', 30, 56, { rank: 2, morale: 9, orders: ['stopThem'] }),
          man(1, 'f', 43, 56),
          man(2, 'z', 110, 110),
        ],
      });
      t.do(roll('initiative', 6, 1), { do: 'order', figure: 'c', order: 'stopThem' }, roll('order', 6));
      t.do({ do: 'walk', figure: 'c', path: [[x, 56]] });
      return t.refusal({ do: 'enter', figure: 'f', path: [[48.7, 56]], piece: 'h', opening: 0 });
    };
    expect([enter(33.75), enter(33.74)]).toEqual([[], ['BTS-ORD-02']]);
  });

  it('BTS-CAV-02: neither Cavalry nor Bikes crawl; they stand up', () => {
    const crawl = (build: NonNullable<FigureBody['build']>) =>
      scene({ figures: [man(1, 'k', 40, 40, { build, prone: true }), man(2, 'z', 110, 110)] });
    const walk = { do: 'walk', figure: 'k', path: [[42, 40]] };
    expect(crawl('cavalry').refusal(walk)).toEqual(['BTS-CAV-02']);
    expect(crawl('bike').refusal(walk)).toEqual(['BTS-CAV-02']);
    expect([crawl('infantry').refusal(walk), crawl('cavalry').refusal({ do: 'stand', figure: 'k' })]).toEqual([[], []]);
  });

  it('BTS-PRN-11, BTS-GEN-14: who stumbles over a prone enemy charges him, unless he may not charge', () => {
    const engaged = (effects: NonNullable<FigureBody['effects']>) =>
      scene({ figures: [man(1, 'a', 40, 40, { effects }), man(2, 'z', 46, 40, { prone: true })] }).do(
        { do: 'step', figure: 'a', path: [[43.4, 40]], over: 1, to: [48.6, 40] },
        roll('crossing', 1),
      ).state.links.length;
    expect([engaged([]), engaged([{ id: 'fullAhead', until: 'turn' }])]).toEqual([1, 0]);
  });
});

describe('indoors', () => {
  it('BTS-MAG-04, R-30: a Mage casts at those in his own storey, himself too, and not at other storeys or from outside', () => {
    const refusal = (mage: FigureBody, hurt: FigureBody): string[] =>
      scene({
        terrain: [house({ storeys: 2 })],
        figures: [
          { ...mage, rank: 3, morale: 6, spells: ['song'], pv: 3, left: 1 },
          { ...hurt, pv: 3, left: 1 },
          man(2, 'z', 110, 110),
        ],
      }).refusal({ do: 'cast', figure: 'm', spell: 'song', target: hurt.id });
    const indoors = inside(1, 'm');
    expect(refusal(indoors, inside(1, 'a'))).toEqual([]);
    expect(refusal(indoors, inside(1, 'a', { storey: 1 }))).toEqual(['BTS-SPL-06']);
    expect(refusal(man(1, 'm', 45, 56), inside(1, 'a'))).toEqual(['BTS-SPL-06']);
    const self = scene({
      terrain: [house()],
      figures: [inside(1, 'm', { rank: 3, morale: 6, pv: 3, left: 1, spells: ['song'] }), man(2, 'z', 110, 110)],
    }).do({ do: 'cast', figure: 'm', spell: 'song', target: 'm' }, roll('spell', 6));
    expect(self.figure('m').pv).toBe(2);
  });

  it('R-30: from one building to another it is as far as between their walls, and nothing within one', () => {
    const t = scene({
      terrain: [house(), { id: 'g', kind: 'building', box: [72, 50, 12, 12], height: 6 }],
      figures: [
        inside(1, 'a'),
        inside(1, 'b'),
        man(1, 'c', 0, 0, { place: 'inside', host: 'g' }),
        man(2, 'z', 110, 110),
      ],
    });
    expect([distanceOf(t.state, 0, 1), distanceOf(t.state, 0, 2)]).toEqual([0, 100_000]);
  });

  it('R-30: a passenger is as far from others as what carries him', () => {
    const t = scene({
      figures: [
        man(1, 'm', 40, 40, { build: 'monster', baseMm: 60, capacity: 2, pv: 5 }),
        man(1, 'p', 0, 0, { place: 'aboard', host: 'm' }),
        man(1, 'a', 54.25, 40),
        man(2, 'z', 110, 110),
      ],
    });
    expect(distanceOf(t.state, t.id('p'), t.id('a'))).toBe(100_000);
  });

  it('BTS-SPR-38: the General is in play in a building and aboard; in reserve he is not', () => {
    const tested = (g: Partial<FigureBody>) =>
      scene({
        demoralised: [1],
        terrain: [house()],
        figures: [
          man(1, 'g', 30, 90, { rank: 2, general: true, marks: { steady: true }, ...g }),
          man(1, 'b', 20, 20, { morale: 2, rules: ['srBodyguard'] }),
          man(1, 'm', 80, 20, { build: 'monster', baseMm: 60, capacity: 2, pv: 5, marks: { steady: true } }),
          man(2, 'z', 110, 110),
        ],
      }).do({ do: 'walk', figure: 'b', path: [[22, 20]] }).next;
    expect(tested({})).toBe('bts.ask.act');
    expect(tested({ place: 'inside', host: 'h' })).toBe('bts.ask.act');
    expect(tested({ place: 'aboard', host: 'm' })).toBe('bts.ask.act');
    expect(tested({ place: 'reserve' })).toBe('bts.roll.morale');
    expect(tested({ place: 'gone' })).toBe('bts.roll.morale');
  });

  it('BTS-BLD-11: of several hits into a building none is lost when the one that was named falls', () => {
    const t = scene({
      phase: 'shooting',
      begin: 'shots',
      terrain: [house()],
      figures: [
        man(1, 'g', 30, 56, { ranged: [{ force: 10, range: 90, dice: 2 }] }),
        inside(2, 'd'),
        inside(2, 'e'),
        man(2, 'z', 110, 110),
      ],
    }).do(
      { do: 'shoot', volleys: [{ figure: 'g', shots: [{ weapon: 0, targets: ['d', 'd'] }] }] },
      roll('to-hit', 6, 6),
      roll('trajectory', 6),
      roll('wound', 6),
      'd',
      roll('trajectory', 6),
      roll('wound', 6),
    );
    expect([t.figure('d').place, t.figure('e').place]).toEqual(['gone', 'gone']);
  });

  it('BTS-ACT-07: after a Legendary Combat in a building that killed everybody, its victors move again', () => {
    const fought = during(
      {
        terrain: [house()],
        figures: [
          inside(1, 'c', { rank: 3, attacks: 3, cc: 8, force: 8, actions: ['combat'] }),
          inside(2, 'd'),
          man(2, 'y', 100, 20),
        ],
        phase: 'duel',
      },
      'duels',
      {},
      state => {
        state.fights = [{ piece: 0, storey: 0, assailant: 0, fought: false }];
      },
    ).do({ do: 'action', figure: 'c', action: 'combat' }, roll('duel', 6, 6, 6), roll('duel', 1), roll('wound', 6));
    expect([fought.figure('d').place, fought.next]).toEqual(['gone', 'bts.ask.act']);
    fought.do({ do: 'leave', figure: 'c', opening: 0 });
    expect(fought.figure('c').place).toBe('table');
  });
});

describe('the new move of a Legendary Combat', () => {
  const won = (): Scene =>
    scene({
      phase: 'duel',
      begin: 'duels',
      engaged: [['c', 'z']],
      figures: [
        man(1, 'c', 35.5, 60, {
          rank: 3,
          mvt: 20,
          attacks: 3,
          cc: 8,
          force: 8,
          morale: 8,
          actions: ['combat'],
          spells: ['immobilise'],
          rules: ['srRepairer'],
          support: ['medkit'],
          ranged: [{ id: 'javelin', hands: 1, range: 15, rules: ['srThrown'] }],
        }),
        man(2, 'z', 38, 60),
        man(2, 'y', 44, 60),
        man(1, 'w', 35.5, 63, { pv: 3, left: 1 }),
      ],
    }).do(
      { do: 'action', figure: 'c', action: 'combat' },
      roll('duel', 6, 6, 6),
      roll('duel', 1),
      { to: [41, 60] },
      roll('wound', 6),
    );

  it('BTS-MAG-02, R-131: it allows a walk and a charge, and no spell, throw, repair or healing', () => {
    const t = won();
    expect(t.next).toBe('bts.ask.act');
    expect(t.refusal({ do: 'cast', figure: 'c', spell: 'immobilise', target: 'y' })).toEqual(['BTS-MAG-02']);
    expect(t.refusal({ do: 'throw', figure: 'c', weapon: 0, target: 'y', path: [[38.5, 60]] })).toEqual(['BTS-SPR-09']);
    expect(t.refusal({ do: 'repair', figure: 'c', target: 'w', what: 'pv' })).toEqual(['BTS-SPR-65']);
    expect(t.refusal({ do: 'heal', figure: 'c', target: 'w' })).toEqual(['BTS-IMP-08']);
    expect(t.refusal({ do: 'walk', figure: 'c', path: [[35.5, 55]] })).toEqual([]);
    expect(t.refusal({ do: 'charge', figure: 'c', path: [[41.5, 60]], targets: ['y'] })).toEqual([]);
  });
});

describe('shots', () => {
  it('BTS-SPR-12, BTS-SPR-59: a stabilised weapon counts the way of what carries it: half its Mvt, and not more', () => {
    const modifier = (spent: number) =>
      scene({
        phase: 'shooting',
        begin: 'shots',
        figures: [
          man(1, 'v', 40, 60, {
            build: 'monster',
            baseMm: 60,
            height: 4,
            mvt: 30,
            pv: 5,
            capacity: 4,
            rules: ['srFiringPlatform'],
            marks: { moved: true, spent, done: true },
          }),
          man(1, 'p', 0, 0, {
            place: 'aboard',
            host: 'v',
            ranged: [{ category: 'light', rules: ['srStabilised'] }],
          }),
          man(2, 'z', 70, 60),
        ],
      })
        .do({ do: 'shoot', volleys: [{ figure: 'p', shots: [{ weapon: 0, targets: ['z'] }] }] }, roll('to-hit', 1))
        .events('hits.rolled')[0]?.modifier;
    expect([modifier(150_000), modifier(150_001)]).toEqual([0, -1]);
  });

  it('BTS-WPN-11: each hit of a flamethrower is one on everybody on the line, even when the target has fallen', () => {
    const t = scene({
      phase: 'shooting',
      begin: 'shots',
      figures: [
        man(1, 'g', 30, 60, { ranged: [{ category: 'flamer', force: 8, range: 45, dice: 2 }] }),
        man(2, 'x', 40, 60, { pv: 3, height: 2 }),
        man(2, 'z', 50, 60),
        man(2, 'far', 110, 110),
      ],
    }).do(
      { do: 'shoot', volleys: [{ figure: 'g', shots: [{ weapon: 0, targets: ['z', 'z'] }] }] },
      roll('to-hit', 6, 6),
      roll('wound', 6),
      roll('wound', 6),
      roll('wound', 6),
    );
    expect([t.figure('z').place, t.figure('x').pv]).toEqual(['gone', 1]);
  });

  it('BTS-SPR-41: Big game knows a Beast by its keyword as by its build', () => {
    const modifier = (more: Partial<FigureBody>) =>
      scene({
        phase: 'duel',
        begin: 'duels',
        engaged: [['a', 'm']],
        figures: [
          man(1, 'a', 33.25, 60, { rules: ['srBigGame'] }),
          man(2, 'm', 35.75, 60, more),
          man(2, 'y', 110, 110),
        ],
      })
        .do(roll('duel', 5), roll('duel', 1), { to: [38.75, 60] }, roll('wound', 3))
        .events('wounds.rolled')[0]?.modifier;
    expect([modifier({ keywords: ['beast'] }), modifier({})]).toEqual([1, 0]);
  });
});

describe('Duels', () => {
  const fighter = (more: Partial<Fighter> = {}): Fighter => ({
    cc: 4,
    winsTies: false,
    surplus: 4,
    shielding: false,
    ...more,
  });
  const die = (figure: number, value: number): DuelDie => ({ figure, face: value, value });
  const never = (): boolean => false;
  const who = (): Fighter => fighter();

  it('BTS-DUE-09: the order of equal dice is asked only where an exchange changes who wins a point', () => {
    const own = [die(0, 1), die(1, 1)];
    const ask = (mine: DuelDie[], theirs: DuelDie[], it = {}): boolean =>
      orderMatters(mine, theirs, { alike: never, who, settled: true, ...it });
    // One die against two, 1 and 1: neither the loser nor the surplus 1 wins anything.
    expect(ask(own, [die(9, 3)])).toBe(false);
    // 5 and 5 against a 3: one wins its pair, the other is surplus and counts: both have a point, but of different kinds.
    expect(ask([die(0, 5), die(1, 5)], [die(9, 3)])).toBe(true);
    expect(ask([die(0, 3), die(1, 3)], [die(9, 2), die(9, 5)])).toBe(true);
    expect(ask([die(0, 3), die(1, 3)], [die(9, 2), die(9, 2)])).toBe(false);
    // Alike, whatever comes of it.
    expect(ask([die(0, 3), die(1, 3)], [die(9, 2), die(9, 5)], { alike: () => true })).toBe(false);
    // A tie with one who is better than the one and worse than the other.
    const mixed = (figure: number): Fighter => fighter({ cc: figure === 0 ? 5 : figure === 9 ? 4 : 3 });
    expect(ask([die(0, 3), die(1, 3)], [die(9, 3), die(9, 6)], { who: mixed })).toBe(true);
  });

  it('BTS-DUE-09: those who strike differently now are not alike, whatever their sheets say', () => {
    const like = (a: Partial<FigureBody>, b: Partial<FigureBody>, more: Partial<Body> = {}): boolean => {
      const t = scene({
        phase: 'duel',
        begin: 'duels',
        figures: [
          { ...man(1, 'a', 40, 57.5, a), id: 'a' },
          { ...man(1, 'b', 40, 62.5, b), id: 'b' },
          man(2, 'z', 40, 60, { pv: 5 }),
        ],
        engaged: [
          ['a', 'z'],
          ['b', 'z'],
        ],
        ...more,
      });
      const [duel] = t.state.duels;
      const state = {
        ...t.state,
        battle: { ...t.state.battle, sheets: t.state.battle.sheets.map(sheet => ({ ...sheet, profile: 'same' })) },
      };
      return areAlike(state, { duel: 0, weapons: { 0: [0], 1: [0] } }, duel as NonNullable<typeof duel>, 0, 1);
    };
    expect(like({}, {})).toBe(true);
    expect(like({ effects: [{ id: 'bestialRage', until: 'turn' }] }, {})).toBe(false);
    expect(like({ effects: [{ id: 'immobilised', until: 'turn' }] }, {})).toBe(false);
    expect(like({ melee: [{ id: 'axe', pen: 1 }] }, { melee: [{ id: 'axe' }] })).toBe(false);
    expect(like({ prone: true }, {})).toBe(false);
  });

  it('BTS-DUE-09: equal dice of the strong and of the weaker twin are ordered by their owner', () => {
    const t = (effects: NonNullable<FigureBody['effects']>): string =>
      scene({
        phase: 'duel',
        begin: 'duels',
        figures: [
          man(1, 'a', 40, 57.5, { effects }),
          man(1, 'b', 40, 62.5),
          man(2, 'z', 40, 60, { pv: 5, attacks: 2 }),
          man(2, 'y', 110, 110),
        ],
        engaged: [
          ['a', 'z'],
          ['b', 'z'],
        ],
      }).do(roll('duel', 4, 4), roll('duel', 2, 6)).next;
    expect(t([{ id: 'actStrength', until: 'phase', x: 3 }])).toBe('bts.ask.dice-order');
  });

  it('BTS-WLK-06: a Walker wields all its melee weapons together, two-handed ones too; each one-handed beyond the first is an Attack', () => {
    const walker = (melee: NonNullable<FigureBody['melee']>): readonly [number, number[]] => {
      const t = scene({
        figures: [man(1, 'w', 40, 40, { build: 'walker', baseMm: 40, attacks: 2, pv: 4, melee }), man(2, 'z', 90, 90)],
      });
      const loadouts = loadoutsOf(t.state, 0);
      const dice = loadouts.map(
        weapons => attacksOf({ state: t.state, figure: 0, foes: [1], weapons, shielding: false }).total,
      );
      return [loadouts[0]?.length ?? 0, dice];
    };
    const hammer = { id: 'hammer', hands: 2, pen: 2 } as const;
    expect(walker([hammer, 'claw'])).toEqual([2, [2, 2]]);
    expect(walker([hammer, 'claw', 'blade'])).toEqual([3, [3, 3]]);
    expect(walker(['claw', 'claw'])).toEqual([2, [4]]);
  });

  it('BTS-ACT-08, BTS-ACT-09, R-129: a Champion who supports rolls for his Strength too; who stays out does not', () => {
    const duel = (chosen: readonly string[]): Scene =>
      scene({
        phase: 'duel',
        begin: 'duels',
        engaged: [['a', 'z']],
        figures: [
          man(1, 'a', 40, 60),
          man(1, 'c', 37.5, 60, {
            rank: 3,
            melee: [{ id: 'spear', supports: true }],
            effects: [{ id: 'actStrength', until: 'turn' }],
          }),
          man(2, 'z', 42.5, 60, { pv: 5 }),
        ],
      }).do(chosen);
    expect([duel(['c']).next, duel([]).next]).toEqual(['bts.roll.legend', 'bts.roll.duel']);
  });

  it('BTS-DUE-19, BTS-CHG-16: after its Duel nobody stays in contact with an enemy whom the split took away', () => {
    const figures = [
      man(1, 'a', 40, 60, { pv: 9 }),
      man(1, 'b', 42.5, 64.4, { pv: 9 }),
      man(2, 'y', 37.5, 60, { pv: 9 }),
      man(2, 'z', 42.5, 60, { pv: 9 }),
    ];
    const z = { ...(figures[3] as FigureBody), at: [41.25, 62.165] as const };
    const t = scene({
      phase: 'duel',
      begin: 'duels',
      initiative: 1,
      figures: [...figures.slice(0, 3), z],
      engaged: [
        ['a', 'y'],
        ['z', 'a'],
        ['b', 'z'],
      ],
    });
    for (let i = 0; i < 40 && t.next !== 'over'; i++) {
      if (t.match.pending.kind === 'chance') {
        const { chance } = t.match.pending;
        const count = chance.kind === 'dice' ? chance.count : 0;
        t.do(roll(chance.why.replace('bts.roll.', ''), ...Array.from({ length: count }, () => 3)));
      } else t.do(t.options()[0]);
    }
    const touch = (a: string, b: string): boolean => touching(placedOf(t.state, t.id(a)), placedOf(t.state, t.id(b)));
    expect([touch('a', 'z'), touch('a', 'y'), touch('b', 'z')]).toEqual([false, false, false]);
  });
});

describe('deployment', () => {
  const leader = { leader: { profile: 'rank-3' }, members: [{ profile: 'warrior', count: 2 }] };
  const building = (x: number, y: number) => ({
    id: `house ${x}`,
    name: { fr: 'maison', en: 'house' },
    kind: 'building' as const,
    outline: [
      [x, y],
      [x + 8, y],
      [x + 8, y + 8],
      [x, y + 8],
    ].map(([px = 0, py = 0]) => ({ x: px * 10_000, y: py * 10_000 })),
    height: 40_000,
    flammable: false,
    storeys: 1,
    openings: [{ x: x * 10_000, y: (y + 4) * 10_000, kind: 'door' as const, storey: 0 }],
  });
  const deploying = (scenario: 'great-clash' | 'ambush', terrain: ReturnType<typeof building>[]): Scene => {
    const t = battle({ scenario, armies: [[leader], [leader]], terrain });
    t.do(roll('deployment', 6, 1));
    if (scenario === 'great-clash') return t.do('near', 'deploy:0');
    return t.do('deploy:1');
  };

  it('BTS-SCN-11, R-30: with the Champion in a building the others stay within 15 cm of it, in the open and indoors', () => {
    const t = deploying('great-clash', [building(20, 20), building(60, 20)]);
    const at = (x: number): string[] =>
      t.refusal({
        do: 'place',
        spots: [stand(1, x, 24), stand(2, 32, 28)],
        inside: [{ figure: 0, piece: 0, storey: 0 }],
      });
    expect([at(44.25), at(44.26)]).toEqual([[], ['BTS-SCN-11']]);
    const lodged = (piece: number): string[] =>
      t.refusal({
        do: 'place',
        spots: [stand(0, 32, 24), stand(2, 36, 28)],
        inside: [{ figure: 1, piece, storey: 0 }],
      });
    expect([lodged(0), lodged(1)]).toEqual([[], ['BTS-SCN-11']]);
    const apartments = (piece: number): string[] =>
      t.refusal({
        do: 'place',
        spots: [stand(2, 32, 28)],
        inside: [
          { figure: 0, piece: 0, storey: 0 },
          { figure: 1, piece, storey: 0 },
        ],
      });
    expect([apartments(0), apartments(1)]).toEqual([[], ['BTS-SCN-11']]);
    expect(t.refusal(placing(stand(0, 60, 10), stand(1, 64, 10), stand(2, 68, 10)))).toEqual([]);
  });

  it('BTS-SCN-15, BTS-SCEM-03: in an ambush too Infantry deploys in a building that lies wholly within 30 cm of the centre', () => {
    const lodging = (x: number): string[] =>
      deploying('ambush', [building(x, 56)]).refusal({
        do: 'place',
        spots: [stand(4, 56, 52), stand(5, 52, 52)],
        inside: [{ figure: 3, piece: 0, storey: 0 }],
      });
    expect([lodging(56), lodging(84)]).toEqual([[], ['BTS-SCN-15']]);
  });
});

describe('objectives', () => {
  it('BTS-SCN-13, R-125: passengers hold no objective; on foot beside it they do', () => {
    const score = (place: 'aboard' | 'table'): number => {
      const t = scene({
        scenario: 'conquest',
        markers: [[40, 45]],
        figures: [
          man(1, 'm', 40, 40, {
            build: 'vehicle',
            baseMm: 60,
            attacks: 0,
            pv: 0,
            melee: [],
            capacity: 4,
            vehicle: { front: 9, flank: 9, rear: 9 },
          }),
          man(1, 'p', 40, 47, place === 'aboard' ? { place, host: 'm' } : {}),
          man(2, 'z', 110, 110),
        ],
      });
      return scoreLines(t.state, 0).reduce((sum, { points }) => sum + points, 0);
    };
    expect([score('aboard'), score('table')]).toEqual([0, 2]);
  });

  it('BTS-SCVI-09, R-126: the VIP is in the enemy zone in a building or with a Transport that is wholly in it', () => {
    const score = (more: Partial<FigureBody>, y: number): number => {
      const t = scene({
        scenario: 'vip',
        near: 1,
        terrain: [house({ box: [40, y, 12, 12], openings: [] })],
        figures: [
          man(1, 'c', 10, 10, { rank: 3, ...more }),
          man(1, 'm', 80, y, { build: 'monster', baseMm: 60, pv: 5, capacity: 4 }),
          man(2, 'z', 10, 60),
        ],
      });
      t.state.secrets = [{ ownChampion: 0, enemyTarget: -2, objective: -2 }, t.state.secrets[1]];
      return scoreLines(t.state, 0).find(({ because }) => because.rule === 'BTS-SCVI-09')?.points ?? 0;
    };
    expect([score({ place: 'inside', host: 'h' }, 90), score({ place: 'inside', host: 'h' }, 89.9)]).toEqual([6, 2]);
    expect([score({ place: 'aboard', host: 'm' }, 93), score({ place: 'aboard', host: 'm' }, 92.9)]).toEqual([6, 2]);
  });
});

describe('orders that the owner chooses', () => {
  const reserve = (id: string): FigureBody => man(1, id, 0, 0, { place: 'reserve', rank: 3 });
  const arriving = (more: Partial<Body> = {}): Scene =>
    during(
      { turn: 2, near: 1, figures: [reserve('u'), reserve('v'), man(2, 'z', 60, 100)], ...more },
      'reinforcements',
      {
        seat: 0,
      },
    );

  it('BTS-RNF-04, R-132: of several units in reserve their owner says which rolls first; a single one just rolls', () => {
    const t = arriving();
    expect([t.next, t.seat]).toEqual(['bts.ask.next-reserve', 0]);
    t.do(1, roll('reserve', 1));
    expect(t.events('reserve.rolled').map(({ unit }) => unit)).toEqual([1]);
    expect(t.next).toBe('bts.roll.reserve');
  });

  it('BTS-RNF-04, R-61: the roll is compulsory; by agreement a unit may be held back', () => {
    const one = { figures: [reserve('u'), man(2, 'z', 60, 100)] };
    expect(arriving(one).next).toBe('bts.roll.reserve');
    const t = arriving({ ...one, reserveRolls: 'optional' });
    expect(t.next).toBe('bts.ask.try-reserve');
    expect(t.do('hold').next).toBe('over');
    expect(arriving({ ...one, reserveRolls: 'optional' }).do('roll').next).toBe('bts.roll.reserve');
  });

  it('BTS-MOR-05, R-133: who did nothing tests in the order his owner likes, if a Champion is among them', () => {
    const waiting = (rank: 0 | 3): Scene =>
      scene({
        demoralised: [1],
        figures: [man(1, 'a', 40, 40), man(1, 'b', 44, 40, { rank, morale: 9 }), man(2, 'z', 110, 110)],
      }).do(END);
    const t = waiting(3);
    expect([t.next, t.seat]).toEqual(['bts.ask.next-test', 0]);
    t.do('b', roll('morale', 6, 6));
    // He covers the other.
    expect([t.next, t.figure('a').place]).toEqual(['over', 'table']);
    expect(waiting(0).next).toBe('bts.roll.morale');
  });

  it('R-70: without a limit the game goes on after turn 10; with one it ends there', () => {
    const end = (turns?: number) =>
      during(
        { turn: 10, ...(turns !== undefined && { turns }), figures: [man(1, 'a', 10, 10), man(2, 'z', 90, 90)] },
        'ending',
        {},
      ).state.ending?.reason;
    expect([end(), end(10), end(11)]).toEqual([undefined, 'turn-limit', undefined]);
  });
});
