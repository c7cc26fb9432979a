import { describe, expect, it } from 'vitest';
import { lossesOf } from '../src/ending.js';
import type { Body, FigureBody } from '../src/scenario/body.js';
import { during } from './battle.js';
import { END, gun, house, inside, man, roll, scene, servant, type Scene } from './scene.js';

/** Those in one room, or aboard one Transport, do for each other what people on the table do. */

const far = man(2, 'z', 110, 110);
const aboard = (seat: 1 | 2, id: string, more: Partial<FigureBody> = {}): FigureBody =>
  man(seat, id, 0, 0, { place: 'aboard', host: 'v', ...more });
const truck = (more: Partial<FigureBody> = {}): FigureBody =>
  man(1, 'v', 40, 40, {
    build: 'vehicle',
    baseMm: [60, 60],
    height: 4,
    mvt: 30,
    attacks: 0,
    morale: 0,
    melee: [],
    capacity: 4,
    vehicle: { front: 10, flank: 10, rear: 10, crew: 2 },
    ...more,
  });

describe('in the same room', () => {
  it('BTS-IMP-08, R-30: a healer indoors heals himself and those in his room, not those on another storey or outside', () => {
    const healer = inside(1, 'm', { support: ['medkit'], pv: 3, left: 1 });
    const t = (patient: FigureBody): Scene =>
      scene({ terrain: [house({ storeys: 2 })], figures: [healer, { ...patient, pv: 3, left: 1 }, far] });
    const heal = (target: string) => ({ do: 'heal', figure: 'm', target });
    expect(t(inside(1, 'p')).refusal(heal('p'))).toEqual([]);
    expect(t(inside(1, 'p')).refusal(heal('m'))).toEqual([]);
    expect(t(inside(1, 'p', { storey: 1 })).refusal(heal('p'))).toEqual(['BTS-IMP-08']);
    expect(t(man(1, 'p', 48.7, 56)).refusal(heal('p'))).toEqual(['BTS-IMP-08']);
    const offered = t(inside(1, 'p')).options() as { do: string; target?: number }[];
    expect(offered.filter(({ do: what }) => what === 'heal').map(({ target }) => target)).toEqual([0, 1]);
    expect(t(inside(1, 'p')).do(heal('p'), roll('heal', 4)).figure('p').pv).toBe(2);
  });

  it('BTS-SPR-65: a repairer indoors mends the light Siege Weapon in his room', () => {
    const t = scene({
      terrain: [house()],
      figures: [
        gun(['s'], { place: 'inside', host: 'h', rules: ['srLightSiege'], left: 1 }),
        servant('s', 0, 0, { place: 'inside', host: 'h', rules: ['srRepairer'] }),
        far,
      ],
    });
    t.do({ do: 'repair', figure: 's', target: 'gun', what: 'pv' }, roll('repair', 4));
    expect(t.figure('gun').pv).toBe(2);
  });

  it('BTS-MAG-04, R-30: a friend in a building in sight is a target from outside, an enemy is not', () => {
    const cast = (spell: 'song' | 'weakMind', target: FigureBody, more: Partial<Body> = {}): string[] =>
      scene({
        terrain: [house(), ...(more.terrain ?? [])],
        figures: [man(1, 'm', 45, 56, { rank: 3, spells: ['song', 'weakMind'] }), { ...target, pv: 3, left: 1 }, far],
      }).refusal({ do: 'cast', figure: 'm', spell, target: target.id });
    expect(cast('song', inside(1, 'a'))).toEqual([]);
    expect(cast('weakMind', inside(2, 'e'))).toEqual(['BTS-SPL-08']);
    // At a friend it is the wrong spell, indoors too.
    expect(cast('song', inside(2, 'e'))).toEqual(['BTS-SPL-06']);
    const wall = { id: 'w', kind: 'impassable', box: [47, 0, 1, 120], height: 20 } as const;
    expect(cast('song', inside(1, 'a'), { terrain: [wall] })).toEqual(['BTS-MAG-04']);
  });

  it('BTS-MOR-09, R-144: a Champion who passed covers those in his room and in his Transport, and who sees either', () => {
    const tested = (figures: readonly FigureBody[], choice: object, terrain: Body['terrain'] = [house()]): string =>
      scene({ turn: 3, demoralised: [1], terrain, figures: [...figures, far] }).do(choice).next;
    const hero = { rank: 2, marks: { steady: true } } as const;
    const out = { do: 'leave', figure: 'a', opening: 0 };
    const step = { do: 'walk', figure: 'a', path: [[44, 56]] };
    expect(tested([inside(1, 'c', hero), inside(1, 'a')], out)).toBe('bts.ask.go-on');
    expect(tested([inside(1, 'c', { ...hero, marks: {} }), inside(1, 'a')], out)).toBe('bts.roll.morale');
    // From outside he is seen with the walls, and no farther than 15 cm from them.
    expect(tested([inside(1, 'c', hero), man(1, 'a', 45, 56)], step)).toBe('bts.ask.act');
    expect(tested([inside(1, 'c', hero), man(1, 'a', 33, 56)], { ...step, path: [[34, 56]] })).toBe('bts.roll.morale');
    const wall = { id: 'w', kind: 'impassable', box: [47, 0, 1, 120], height: 20 } as const;
    expect(tested([inside(1, 'c', hero), man(1, 'a', 45, 56)], step, [house(), wall])).toBe('bts.roll.morale');
    // Aboard: his fellow passengers, and who sees the Transport.
    const drive = { do: 'drive', figure: 'v', degrees: 0, cm: 5 };
    expect(tested([truck(), aboard(1, 'c', hero), aboard(1, 'a')], drive, [])).toBe('bts.ask.go-on');
    const beside = { ...step, path: [[49, 40]] };
    expect(tested([truck(), aboard(1, 'c', hero), man(1, 'a', 50, 40)], beside, [])).toBe('bts.ask.act');
  });

  it('BTS-SPR-13, BTS-IMP-07: the Radio works indoors and aboard as well', () => {
    const hidden = (radio: FigureBody): string[] =>
      scene({
        phase: 'shooting',
        begin: 'shots',
        terrain: [house(), { id: 'w', kind: 'impassable', box: [47, 0, 1, 50], height: 20 }],
        figures: [
          truck({
            id: 'tank',
            at: [40, 20],
            rules: ['srMechArtillery'],
            ranged: [{ id: 'gun', slot: 'central', range: 120, force: 6, category: 'light-artillery' }],
          }),
          truck({ at: [70, 40] }),
          { ...radio, support: ['radio'] },
          man(2, 'e', 70, 20),
          man(1, 'x', 100, 110, { ranged: [{ range: 30 }] }),
          far,
        ],
      }).refusal({ do: 'shoot', volleys: [{ figure: 'tank', shots: [{ weapon: 0, targets: ['e'] }] }] });
    expect(hidden(man(1, 'r', 20, 100))).toEqual(['BTS-SHO-05']);
    expect(hidden(inside(1, 'r'))).toEqual([]);
    expect(hidden(aboard(1, 'r'))).toEqual([]);
    expect(hidden(man(1, 'r', 0, 0, { place: 'reserve' }))).toEqual(['BTS-SHO-05']);
  });

  it('BTS-SHO-14, R-32: nobody shoots into a room where a friend fights, but the Treacherous', () => {
    const shoot = (rules: string[], friend: FigureBody, category: 'light' | 'flamer' = 'light'): string[] =>
      scene({
        phase: 'shooting',
        begin: 'shots',
        terrain: [house({ storeys: 2 })],
        fights: [{ building: 'h', assailant: 1 }],
        figures: [
          man(1, 's', 40, 56, { rules, ranged: [{ range: 60, category }] }),
          inside(1, 'a'),
          inside(2, 'e'),
          inside(2, 'f', { storey: 1 }),
          { ...friend },
        ],
      }).refusal({ do: 'shoot', volleys: [{ figure: 's', shots: [{ weapon: 0, targets: [friend.id] }] }] });
    const downstairs = inside(2, 'g');
    expect(shoot([], downstairs)).toEqual(['BTS-SHO-14']);
    expect(shoot(['srTreacherous'], downstairs)).toEqual([]);
    // flames ask nobody; on the other storey there is no friend.
    expect(shoot([], downstairs, 'flamer')).toEqual([]);
    expect(shoot([], inside(2, 'g', { storey: 1 }))).toEqual([]);
  });

  it('BTS-SPR-18, BTS-SPR-20, R-31: who breaks in with a Brutal or Monstrous charge has its bonuses; nobody is Blocked indoors', () => {
    const broken = (rules: string[], marks: FigureBody['marks'] = { charged: true }): Scene =>
      during(
        {
          terrain: [house()],
          fights: [{ building: 'h', assailant: 1, fought: true }],
          figures: [inside(1, 'a', { rules, marks, force: 5 }), inside(2, 'd', { pv: 3, force: 4 }), far],
          phase: 'duel',
        },
        'duels',
        {},
      );
    const brutal = broken(['srBrutalCharge']).do(roll('duel', 6), roll('duel', 1));
    expect([brutal.figure('d').prone, brutal.next]).toEqual([true, 'bts.roll.wound']);
    brutal.do(roll('wound', 1));
    const { match } = broken(['srMonstrousCharge']);
    expect(match.pending).toMatchObject({ chance: { count: 2 } });
    for (const marks of [{}, { charged: true, roughCharge: true }])
      expect(broken(['srBrutalCharge'], marks).do(roll('duel', 6), roll('duel', 1)).figure('d').prone).toBe(false);
  });

  it('BTS-PRN-02, BTS-BLD-03: who lies on the ground crawls in, gets up indoors and lies down there; into a fight he does not crawl', () => {
    const enter = { do: 'enter', figure: 'a', path: [[48.7, 56]], piece: 'h', opening: 0 };
    const t = scene({ terrain: [house()], figures: [man(1, 'a', 48, 56, { prone: true }), far] });
    expect(t.refusal({ ...enter, path: [] })).toEqual(['BTS-BLD-03']);
    t.do(enter);
    expect([t.figure('a').place, t.figure('a').prone]).toEqual(['inside', true]);
    const away = scene({ terrain: [house()], figures: [man(1, 'a', 44, 56, { prone: true }), far] });
    expect(away.refusal(enter)).toEqual(['BTS-PRN-02']);
    const held = scene({ terrain: [house()], figures: [man(1, 'a', 48, 56, { prone: true }), inside(2, 'e'), far] });
    expect(held.refusal(enter)).toEqual(['BTS-PRN-04']);
    const lying = scene({ terrain: [house()], figures: [inside(1, 'a', { prone: true }), far] }).do({
      do: 'stand',
      figure: 'a',
    });
    expect([lying.figure('a').prone, lying.figure('a').marks.spent]).toEqual([false, 80_000]);
    expect(lying.refusal({ do: 'leave', figure: 'a', opening: 0 })).toEqual([]);
    expect(
      scene({ terrain: [house()], figures: [inside(1, 'a'), far] })
        .do({ do: 'lie', figure: 'a' })
        .figure('a').prone,
    ).toBe(true);
  });

  it('BTS-ORD-02(c): whoever follows his Champion does not leave a house by a door away from him', () => {
    const t = scene({
      terrain: [
        house({
          openings: [
            { at: [50, 56], kind: 'door' },
            { at: [62, 56], kind: 'door' },
          ],
        }),
      ],
      begin: 'turn',
      turn: 1,
      figures: [man(1, 'c', 45, 56, { rank: 2, morale: 9, orders: ['stopThem'] }), inside(1, 'a'), far],
    }).do(roll('initiative', 6, 1), { do: 'order', figure: 'c', order: 'stopThem', target: -1 }, roll('order', 6), END);
    expect(t.refusal({ do: 'leave', figure: 'a', opening: 1 })).toEqual(['BTS-ORD-02']);
    expect(t.refusal({ do: 'leave', figure: 'a', opening: 0 })).toEqual([]);
  });

  it('BTS-WPN-08, BTS-SPR-12, BTS-SPR-59: what a passenger walked before he got on counts besides what carried him', () => {
    const t = (spent: number, carried: number, rules: string[] = ['srFiringPlatform']): string[] =>
      scene({
        phase: 'shooting',
        begin: 'shots',
        figures: [
          truck({ rules, marks: { moved: carried > 0, spent: carried * 10_000 } }),
          aboard(1, 'a', {
            ranged: [{ range: 60, category: 'precision' }],
            marks: { moved: spent > 0, spent: spent * 10_000, boarded: spent > 0 },
          }),
          man(2, 'e', 70, 40),
          man(1, 'x', 100, 110, { ranged: [{ range: 30 }] }),
          far,
        ],
      }).refusal({ do: 'shoot', volleys: [{ figure: 'a', shots: [{ weapon: 0, targets: ['e'] }] }] });
    expect([t(0, 0), t(8, 15), t(9, 0), t(0, 16)]).toEqual([[], [], ['BTS-WPN-08'], ['BTS-WPN-08']]);
    expect(t(9, 30, ['srFiringPlatform', 'srStable'])).toEqual([]);
  });

  it('BTS-ARM-14: the crew of a Monster is no loss of its own, nor are they figures of the army', () => {
    const beast = man(1, 'v', 40, 40, { build: 'monster', baseMm: 60, pv: 5, capacity: 2 });
    const { state } = scene({ figures: [beast, aboard(1, 'c', { keywords: ['crew'] }), aboard(1, 'p'), far] });
    expect(lossesOf(state, 0)).toEqual({ lost: 0, of: 2 });
  });
});
