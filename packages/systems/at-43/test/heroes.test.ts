import { describe, expect, it } from 'vitest';
import { controllerNow } from '../src/missions/places.js';
import { BOOKS } from '../src/content/index.js';
import { priceOf } from '../src/forces/price.js';
import { officer, WALKER, type Kind } from './army.js';
import { damage, hit, location, morale, row, save, scene, stateOf, type SceneBody, type UnitBody } from './scene.js';

const HERO: Kind = { role: 'hero', hero: 'h', command: { grade: 2 }, morale: 12 };
const PILOT: UnitBody = { id: 'pilot', seat: 1, at: [[0, 0]], kind: HERO, place: 'pilot', pool: 'pilot' };
const hero = (more: Kind = {}): Record<number, Kind> => ({ 0: { ...HERO, ...more } });

const volley = (shooters: number, target: Partial<UnitBody>, more: Partial<SceneBody> = {}) =>
  scene({
    units: [
      { id: 'a', seat: 0, at: row(20, 20, shooters), kind: { weapons: ['sure'] }, figures: { 0: officer() } },
      { id: 'b', seat: 1, at: row(20, 45, 3), ...target },
    ],
    ...more,
  });

describe('AT-43, heroes', () => {
  it('AT43-HERO-02, edge case 39: he counts for control all the same', () => {
    const state = stateOf({
      units: [
        { id: 'a', seat: 0, at: row(38, 52, 6), figures: hero() },
        { id: 'b', seat: 1, at: row(38, 38, 6) },
      ],
    });
    const centre = state.battle.mission.places.findIndex(({ id }) => id === 'C');
    expect(controllerNow(state, centre)).toBe(-1);
  });

  it('AT43-HERO-03: his price is added to his unit’s', () => {
    const book = BOOKS[0]!;
    const unit = {
      unit: 'levies',
      strength: 6,
      pool: 'assault',
      section: 1,
      special: '',
      bearers: 0,
      specialist: '',
      officer: 0,
      hero: '',
    } as const;
    expect(priceOf(book, { ...unit, hero: 'ilse-marrow' })).toBe(priceOf(book, unit) + 80);
  });

  it('AT43-HERO-09, AT43-HERO-11, edge case 28: the others take every impact until he is the last', () => {
    const s = volley(2, { figures: hero() }).fire('a', 'sure', 'b');
    expect(s.of('b').fighters.map(({ id }) => id)).toEqual([s.figure('b', 0)]);
    // Four successes: two troopers, then the hero; the fourth is wasted.
    expect(volley(4, { figures: hero() }).fire('a', 'sure', 'b').of('b').place).toBe('eliminated');
  });

  it('AT43-HERO-10: even comrades nobody can see take them for him', () => {
    // Only the hero stands clear of the container.
    const at = [
      [20, 45],
      [24, 50],
      [28, 50],
    ] as const;
    const s = volley(1, { at, figures: hero() }, { terrain: [{ box: [22, 46, 30, 1], size: 3 }] });
    s.fire('a', 'sure', 'b').do(save(1));
    expect(s.of('b').fighters.map(({ id }) => id)).toContain(s.figure('b', 0));
    expect(s.of('b').fighters).toHaveLength(2);
  });

  it('AT43-HERO-12: as a single machine designated he is hit like anybody', () => {
    const machines = {
      at: [
        [20, 50],
        [28, 50],
      ] as const,
      kind: { ...WALKER, protection: 6 },
      figures: { 0: { hero: 'h', role: 'hero' } as Kind },
    };
    const whole = volley(1, machines).fire('a', 'sure', 'b').do(location(3));
    expect(whole.of('b').fighters.map(({ parts }) => parts[1])).toEqual([3, 2]);
    const alone = volley(1, machines).fire('a', 'sure', 'b', 0).do(location(3));
    expect(alone.of('b').fighters.map(({ parts }) => parts[1])).toEqual([2, 3]);
  });

  it('AT43-HERO-13: in melee he has his own fight and can fall in it', () => {
    const s = scene({
      units: [
        { id: 'a', seat: 0, at: row(20, 20, 2), kind: { weapons: ['claw'] }, figures: { 0: officer() } },
        { id: 'b', seat: 1, at: row(20, 24, 3), figures: hero({ combat: 6 }) },
      ],
    });
    s.do('melee');
    // Claws (accuracy 7, penetration 12): Combat 6 needs a 4, and Protection 5 no die.
    const against = s.figure('b', 0);
    const fight = s.options().find(one => (one as { defender?: number }).defender === against);
    s.do(fight, hit(4, 1, 1, 1));
    expect(s.of('b').fighters.map(({ id }) => id)).not.toContain(against);
    expect(s.of('b').fighters).toHaveLength(2);
  });

  it('AT43-HERO-04, AT43-DMG-20: out of his destroyed machine he stands where it was, a unit of his own', () => {
    const s = scene({
      units: [
        { id: 'a', seat: 0, at: [[20, 20]], kind: { weapons: ['cannon'] }, figures: { 0: officer() } },
        { id: 'b', seat: 1, at: [[20, 50]], kind: { ...WALKER, role: 'hero', hero: 'h', structure: [1, 1, 1] } },
        PILOT,
      ],
    });
    s.fire('a', 'cannon', 'b').do(damage(6), location(3));
    expect([s.of('b').place, s.of('pilot').place]).toEqual(['eliminated', 'table']);
    expect(s.of('pilot').fighters[0]).toMatchObject({ x: 200_000, y: 500_000 });
    expect(s.of('pilot').card).toBe('none');
  });

  /** A hero on foot beside men without an officer, as a control phase begins. */
  const beside = (unit: Partial<UnitBody>, at: readonly [number, number] = [30, 30]) =>
    scene({
      units: [
        { id: 'b', seat: 0, at: row(33.5, 30, 3), attitudes: { kneeling: true }, ...unit },
        { ...PILOT, seat: 0, at: [at], place: 'table' },
        { id: 'x', seat: 1, at: [[80, 80]] },
      ],
      start: 'control',
    });

  it('AT43-HERO-04: he may lead a unit of his category and rank that has no officer', () => {
    expect(beside({}).next).toBe('at43.ask.lead');
    expect(beside({ kind: { rank: 2 } }).next).not.toBe('at43.ask.lead');
    expect(beside({ figures: { 0: officer() } }).next).not.toBe('at43.ask.lead');
  });

  it('AT43-HERO-05: nobody farther than 10 cm from him, and one of them in contact', () => {
    // Bases of 3 cm: contact up to 5.5 cm between centres, 10 cm up to 13.
    expect(beside({ at: [[35.5, 30]] }).next).toBe('at43.ask.lead');
    expect(beside({ at: [[35.5001, 30]] }).next).not.toBe('at43.ask.lead');
    expect(
      beside({
        at: [
          [34, 30],
          [38, 30],
          [43, 30],
        ],
      }).next,
    ).toBe('at43.ask.lead');
    expect(
      beside({
        at: [
          [34, 30],
          [38, 30],
          [43.0001, 30],
        ],
      }).next,
    ).not.toBe('at43.ask.lead');
  });

  it('AT43-HERO-06, AT43-HERO-07, AT43-HERO-08: he is officer and leader, with the unit’s attitudes and without a card', () => {
    const s = beside({}).do(0);
    const unit = s.of('b');
    expect(unit.leader).toBe(s.figure('pilot', 0));
    expect(unit.fighters).toHaveLength(4);
    expect(unit.attitudes.kneeling).toBe(true);
    expect(s.of('pilot')).toMatchObject({ place: 'joined', card: 'none', fighters: [] });
  });

  it('AT43-HERO-05: he need not', () => {
    expect(beside({}).do(-1).of('pilot').place).toBe('table');
  });

  it('AT43-HERO-07: his Morale serves for the unit', () => {
    const s = scene({
      units: [
        { id: 'b', seat: 0, at: row(20, 20, 3), kind: { morale: 4 }, figures: hero() },
        { id: 'x', seat: 1, at: [[80, 80]] },
      ],
    });
    // 12 against 8 needs a 2.
    expect(s.next).toBe('at43.roll.morale');
    expect(s.do(morale(2)).of('b').morale).toBe('steady');
  });

  it('AT43-HERO-09: in a fire zone the man next to him is hit in his place', () => {
    const s = scene({
      units: [
        { id: 'a', seat: 0, at: [[20, 20]], kind: { weapons: ['rifle'] }, figures: { 0: officer() } },
        {
          id: 'z',
          seat: 0,
          at: [
            [20, 35],
            [26, 35],
          ],
          figures: hero(),
        },
        { id: 'b', seat: 1, at: [[20, 50]] },
      ],
    });
    s.fire('a', 'rifle', 'b').do(hit(6), damage(6));
    expect(s.of('z').fighters.map(({ id }) => id)).toEqual([s.figure('z', 0)]);
  });
});
