import { cm } from '@banneret/geometry';
import { describe, expect, it } from 'vitest';
import { accessZone, deploymentZone, area, disc, edge, place } from '../src/missions/parts.js';
import { officer, WALKER, type Kind } from './army.js';
import {
  column,
  crushed,
  damage,
  direction,
  hit,
  location,
  morale,
  row,
  save,
  scene,
  type At,
  type UnitBody,
} from './scene.js';

/** Situations of the catalogue's list that no other test has at its heart. */

const LEADER: Readonly<Record<number, Kind>> = { 0: officer() };
const HERO: Kind = { role: 'hero', hero: 'h', command: {} };

describe('AT-43, edge cases', () => {
  it('AT43-RES-05, AT43-IND-10, edge case 2: at -5 a six is needed, and two misses still explode behind the target', () => {
    // The book's second example: accuracy 4 at band 9, two launchers, direction 4.
    const s = scene({
      units: [
        { id: 'a', seat: 0, at: row(60, 5, 2), kind: { weapons: ['launcher'] }, figures: LEADER },
        {
          id: 'b',
          seat: 1,
          at: [
            [60, 100],
            [60, 106],
          ],
        },
      ],
    });
    s.fire('a', 'launcher', 'b', 0).do(hit(5, 5), direction(4));
    expect(s.events('range.measured')[0]).toMatchObject({ band: 9 });
    expect(s.events('test.rolled')[0]).toMatchObject({ need: 6, successes: 0 });
    expect(s.events('template.landed')[0]).toMatchObject({ at: { x: cm(60), y: cm(102) }, radius: cm(3) });
    expect(s.next).toBe('at43.roll.damage');
  });

  /** Seven or eight men in a row; a wall of Size 1 shelters some, a container hides one. */
  const behind = (count: number, wall: readonly [number, number], box?: readonly [number, number], shooters = 1) => {
    const strip = ([from, to]: readonly [number, number], size: number) => ({
      box: [from, 70, to - from, 1] as const,
      size,
    });
    return scene({
      units: [
        { id: 'a', seat: 0, at: column(60, 25, shooters, -3.5), kind: { weapons: ['sure'] }, figures: LEADER },
        { id: 'b', seat: 1, at: row(46, 74, count, 4) },
      ],
      terrain: [strip(wall, 1), ...(box ? [strip(box, 3)] : [])],
    }).fire('a', 'sure', 'b');
  };

  it('AT43-COV-06, AT43-COV-11, edge case 12: 3 in cover and 1 hidden of 7: all save, the hidden one is never lost', () => {
    // Men at x 46, 50, …, 70; the container hides the second, the wall shelters the first three that are left of it.
    const s = behind(7, [52.6, 63], [48, 52.4], 7);
    expect(s.next).toBe('at43.roll.save');
    s.do(save(1, 1, 1, 1, 1, 1, 1));
    expect(s.of('b').fighters.map(({ id }) => id)).toEqual([s.figure('b', 1)]);
  });

  it('AT43-COV-07, edge case 13: 3 in cover of 8: nobody saves', () => {
    expect(behind(8, [40, 55.5]).next).not.toBe('at43.roll.save');
    expect(behind(8, [40, 59.5]).next).toBe('at43.roll.save');
  });

  it('AT43-IND-13, AT43-IND-14, edge case 22: own men and machines suffer too, and only infantry falls', () => {
    const s = scene({
      units: [
        { id: 'a', seat: 0, at: [[60, 20]], kind: { weapons: ['launcher'] }, figures: LEADER },
        { id: 'b', seat: 1, at: [[60, 50]] },
        { id: 'own', seat: 0, at: [[60, 54]] },
        { id: 'w', seat: 0, at: [[65.5, 50]], kind: { ...WALKER, protection: 11 } },
      ],
    });
    s.fire('a', 'launcher', 'b', 0).do(hit(6), damage(3), damage(3));
    expect([s.of('b'), s.of('own')].map(({ fighters }) => fighters[0]!.prone)).toEqual([true, true]);
    expect(s.of('w').fighters[0]!.prone).toBe(false);
    // 5 against 11 needs no die.
    expect(
      s
        .events('test.rolled')
        .filter(({ test }) => test === 'damage')
        .map(({ need }) => need),
    ).toContain('never');
  });

  it('AT43-CAS-04, AT43-HERO-09, AT43-HERO-12, edge case 29: five impacts on three machines spare the hero’s, unless it is designated', () => {
    const duel = () =>
      scene({
        units: [
          { id: 'a', seat: 0, at: row(20, 20, 5), kind: { weapons: ['sure'] }, figures: LEADER },
          {
            id: 'w',
            seat: 1,
            at: [
              [26, 50],
              [18, 50],
              [34, 50],
            ],
            kind: { ...WALKER, protection: 6, structure: [9, 9, 9] },
            figures: { 0: { role: 'hero', hero: 'h' } },
          },
        ],
      });
    const five = [location(3), location(3), location(3), location(3), location(3)];
    const chassis = (s: ReturnType<typeof duel>) => s.of('w').fighters.map(({ parts }) => parts[1]);
    expect(
      chassis(
        duel()
          .fire('a', 'sure', 'w')
          .do(...five),
      ).sort(),
    ).toEqual([6, 7, 9]);
    expect(
      chassis(
        duel()
          .fire('a', 'sure', 'w')
          .do(...five),
      )[0],
    ).toBe(9);
    expect(
      chassis(
        duel()
          .fire('a', 'sure', 'w', 0)
          .do(...five),
      ),
    ).toEqual([4, 9, 9]);
  });

  it('AT43-MOR-03, AT43-MOR-11, edge case 34: a disorganised unit of three routs before it can be rallied', () => {
    const s = scene({
      units: [
        { id: 'a', seat: 0, at: row(20, 20, 3), kind: { rank: 2, morale: 8 }, morale: 'disorganised' },
        { id: 'b', seat: 1, at: [[80, 80]] },
      ],
    });
    expect(s.next).toBe('at43.roll.morale');
    s.do(morale(3));
    expect(s.of('a').place).toBe('eliminated');
    expect(s.told).not.toContain('points.spent');
  });

  const PLACES = [
    accessZone('south', edge(30, 0, 90, 0), 0),
    deploymentZone('lines', area(40, 0, 80, 20), 0, 3),
    place('drop', { fr: 'largage', en: 'drop' }, disc(60, 60), { uses: ['drop'] }),
  ];

  it('AT43-POS-11, edge case 42: dropped with its officer it costs nothing, does nothing and draws no alert fire', () => {
    const s = scene({
      units: [
        { id: 'a', seat: 0, at: row(0, 0, 3), figures: LEADER, place: 'reserve' },
        { id: 'b', seat: 1, at: [[60, 90]], attitudes: { alert: 'all' } },
      ],
      briefing: { places: PLACES },
      start: { opportunity: 0 },
      cards: [['a'], ['b']],
    });
    s.state.mission.places[2]!.controller = 0;
    s.do('activate', 2);
    s.do(s.spots('a', row(60, 66, 3)));
    expect(s.state.sides[0]!.points).toBe(10);
    expect([s.seat, s.next]).toEqual([1, 'at43.ask.command']);
    expect(s.of('b').attitudes.alert).toBe('all');
  });

  it('AT43-CRSH-05, AT43-CRSH-06, edge case 43: over an own support weapon and two own men', () => {
    const crew: UnitBody = {
      id: 'crew',
      seat: 0,
      at: [
        [40, 28],
        [20, 28],
      ],
      kind: { category: 'support', role: 'gunner' },
      figures: { 1: { category: 'support', role: 'supportWeapon' } },
    };
    const s = scene({
      units: [
        { id: 'w', seat: 0, at: [[20, 20]], kind: { ...WALKER, command: {} } },
        crew,
        {
          id: 'men',
          seat: 0,
          at: [
            [20, 33],
            [20, 37],
          ],
        },
        { id: 'b', seat: 1, at: [[100, 100]] },
      ],
    });
    s.do('rapid', s.spots('w', [[20, 42]])).do(crushed(5), crushed(4));
    expect(s.of('crew').fighters.map(({ id }) => id)).toEqual([s.figure('crew', 0)]);
    expect(s.events('crush.rolled').map(({ need }) => need)).toEqual([5, 5]);
    expect(s.of('men').fighters.map(({ id }) => id)).toEqual([s.figure('men', 1)]);
  });

  it('AT43-HERO-04, AT43-HERO-05, edge case 47: out of a machine in the enemy’s activation he has no card, but may join in the control phase', () => {
    const foot: At = [20, 50];
    const s = scene({
      units: [
        { id: 'a', seat: 0, at: [[20, 20]], kind: { weapons: ['cannon'] }, figures: LEADER },
        { id: 'w', seat: 1, at: [foot], kind: { ...WALKER, role: 'hero', hero: 'h', structure: [1, 1, 1] } },
        { id: 'pilot', seat: 1, at: [[0, 0]], kind: HERO, place: 'pilot', pool: 'pilot' },
        { id: 'men', seat: 1, at: row(25, 50, 2) },
      ],
      start: { opportunity: 0 },
      cards: [['a'], []],
    });
    s.do('activate').fire('a', 'cannon', 'w').do(damage(6), location(3));
    expect(s.of('pilot')).toMatchObject({ place: 'table', card: 'none' });
    s.do('end');
    while (s.next === 'at43.ask.attitude') s.do('none');
    expect([s.next, s.seat]).toEqual(['at43.ask.lead', 1]);
  });

  it('AT43-MSG-09, AT43-MSG-11, edge case 48: both at the target: more points win, then what is left, then nobody', () => {
    const end = (victory: readonly number[], costs: readonly number[]) => {
      const units: UnitBody[] = [0, 1].map(seat => ({
        id: `u${seat}`,
        seat,
        at: [[20 + 60 * seat, 20]],
        cost: costs[seat]!,
      }));
      const s = scene({ units, start: { opportunity: 0 }, cards: [['u0'], []], turn: 2, victory });
      return s.do('activate', 'decline', 'none').events('game.ended')[0]?.winners;
    };
    expect(end([7, 6], [100, 500])).toEqual([0]);
    expect(end([6, 6], [100, 500])).toEqual([1]);
    expect(end([6, 6], [100, 100])).toEqual([]);
    expect(end([5, 5], [100, 100])).toBeUndefined();
  });

  it('AT43-ACT-04, AT43-POS-06, edge case 50: not paid for on turn 1 it is a reserve, and the zone is closed on turn 2', () => {
    const unit: UnitBody = { id: 'a', seat: 0, at: row(0, 0, 3), place: 'assault' };
    const enter = (turn: number, where: UnitBody['place'] & string) =>
      scene({
        units: [
          { ...unit, place: where },
          { id: 'b', seat: 1, at: [[60, 90]] },
        ],
        briefing: { places: PLACES },
        start: { opportunity: 0 },
        cards: [['a'], ['b']],
        turn,
      }).do('activate');
    expect(enter(1, 'assault').do(1, 'decline').of('a').place).toBe('reserve');
    expect(enter(2, 'reserve').barred(1)).toEqual(['AT43-POS-06']);
  });

  it('AT43-IND-11, AT43-IND-12: the book’s other examples: two launchers make 6 cm, four hits of six 10 cm and two impacts', () => {
    const shots = (launchers: number, faces: readonly number[]) =>
      scene({
        units: [
          { id: 'a', seat: 0, at: row(45, 20, launchers), kind: { weapons: ['launcher'] }, figures: LEADER },
          { id: 'b', seat: 1, at: [[60, 50]] },
        ],
      })
        .fire('a', 'launcher', 'b', 0)
        .do(hit(...faces), ...(faces.some(face => face < 4) ? [direction(1)] : []))
        .events('template.landed')[0];
    expect(shots(2, [6, 6])).toMatchObject({ radius: cm(6), impacts: 1 });
    expect(shots(2, [1, 1])).toMatchObject({ radius: cm(3), impacts: 1 });
    expect(shots(6, [6, 6, 6, 6, 1, 1])).toMatchObject({ radius: cm(10), impacts: 2 });
  });
});
