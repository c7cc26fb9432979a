import { describe, expect, it } from 'vitest';
import { patientsIn, unitsWithPatients } from '../src/abilities/medic.js';
import { officer, WALKER, type Kind } from './army.js';
import { damage, hit, location, morale, row, scene, led, marksman } from './scene.js';

/** Second clauses of mechanics and medics, of machines that stand still and of units torn apart. */

describe('AT-43, clause by clause: repairs, losses and cohesion', () => {
  const workshop = (seat = 0) =>
    scene({
      units: [
        {
          id: 'a',
          seat: 0,
          at: [
            [20, 25.5],
            [24, 22],
          ],
          figures: { 0: { ...officer(), abilities: ['mechanic'] } },
          kind: { rank: 3 },
        },
        { id: 'w', seat, at: [[20, 32.5]], kind: WALKER, parts: { 0: [1, 3, 1, 1] } },
        { id: 'b', seat: 1, at: [[60, 60]] },
      ],
    });

  it('AT43-SPC-03: friendly machines only, by a mechanic on his feet who has not shot after his move either', () => {
    expect(workshop().options()).toContain('repair');
    expect(workshop(1).options()).not.toContain('repair');
    const moved = workshop().do('combat');
    moved.do(moved.spots('a', [undefined, [24, 22.5]]));
    expect(moved.options()).toContain('repair');
    moved.fire('a', 'rifle', 'b').do(hit(1, 1));
    expect(moved.options()).not.toContain('repair');
    const down = workshop().do('combat');
    down.state.units[0]!.fighters = down.of('a').fighters.map((one, i) => ({ ...one, prone: i === 0 }));
    down.do(down.spots('a', [undefined, [24, 22.5]]));
    expect(down.options()).not.toContain('repair');
  });

  it('AT43-SPC-02: a medic helps foot soldiers, not the gunners of a support unit', () => {
    const hitMen = (category: 'footSoldier' | 'support') =>
      scene({
        units: [
          marksman(),
          {
            id: 'b',
            seat: 1,
            at: row(20, 50, 3),
            kind: { category },
            figures: { 2: { role: 'specialist', abilities: ['medic'] } },
          },
        ],
      }).fire('a', 'sure', 'b').next;
    expect(hitMen('footSoldier')).toBe('at43.roll.medic');
    expect(hitMen('support')).toBe('at43.ask.action');
  });

  it('AT43-SPC-02: nor heroes, nor whoever fell before', () => {
    const medic: Kind = { role: 'specialist', abilities: ['medic'] };
    const hero: Kind = { role: 'hero', hero: 'h', command: {} };
    const s = scene({
      units: [
        { id: 'a', seat: 0, at: row(20, 50, 4), figures: { 0: officer(), 1: hero, 2: medic } },
        { id: 'b', seat: 1, at: [[60, 60]] },
      ],
    });
    const [, fallenHero, , man] = s.of('a').fighters.map(({ id }) => id) as [number, number, number, number];
    const unit = s.state.units[0]!;
    unit.lost = [fallenHero, man];
    unit.fighters = unit.fighters.filter(({ id }) => !unit.lost.includes(id));
    expect(patientsIn(s.state, 0, [fallenHero, man])).toEqual([man]);
    expect(patientsIn(s.state, 0, [fallenHero])).toEqual([]);
    expect(unitsWithPatients(s.state, [fallenHero])).toEqual([]);
    expect(unitsWithPatients(s.state, [man])).toEqual([0]);
  });

  it('AT43-MOR-13, AT43-DMG-17, R-71: a unit shaken by one ejection is not asked about the next machine', () => {
    const s = scene({
      units: [
        {
          id: 'a',
          seat: 0,
          at: row(20, 20, 3, 7),
          kind: { ...WALKER, morale: 8 },
          parts: { 0: [0, 3, 1, 1], 1: [0, 3, 1, 1] },
        },
        { id: 'b', seat: 1, at: row(20, 80, 5) },
      ],
      cards: [[], ['b']],
    }).do('pay');
    expect(s.next).toBe('at43.ask.eject');
    s.do('eject', morale(1));
    expect([s.of('a').morale, s.of('a').fighters.length, s.seat]).toEqual(['disorganised', 2, 1]);
    expect(s.told).toContain('activation.ended');
  });

  it('AT43-DMG-20, R-82: a hero out of his machine commands only if he did before', () => {
    const wrecked = (commander: string) => {
      const pilot = { role: 'hero', hero: 'ace', command: { grade: 2 } } as const;
      const s = scene({
        units: [
          { id: 'a', seat: 0, at: [[20, 20]], kind: { weapons: ['cannon'], rank: 3, morale: 14 }, ...led },
          { id: 'b', seat: 1, at: [[20, 40]], kind: { ...WALKER, ...pilot, structure: [1, 1, 1] } },
          { id: 'ace', seat: 1, at: [[0, 0]], kind: pilot, place: 'pilot', pool: 'pilot' },
          { id: 'c', seat: 1, at: row(80, 100, 4), figures: { 0: officer({ grade: 2 }) } },
        ],
      });
      s.state.sides[1]!.commander = s.figure(commander, 0);
      s.fire('a', 'cannon', 'b').do(damage(6), location(3));
      return s.state.sides[1]!.commander === s.figure(commander === 'b' ? 'ace' : 'c', 0);
    };
    expect(wrecked('b')).toBe(true);
    expect(wrecked('c')).toBe(true);
  });

  it('AT43-UNIT-04, R-10: a support weapon leads only when nobody else is left, however near it stands', () => {
    const s = scene({
      units: [
        marksman(),
        {
          id: 'b',
          seat: 1,
          at: row(20, 50, 3),
          kind: { category: 'support', role: 'gunner' },
          figures: { 1: { role: 'supportWeapon' } },
        },
      ],
    }).fire('a', 'sure', 'b');
    expect(s.of('b').lost).toEqual([s.figure('b', 0)]);
    expect(s.of('b').leader).toBe(s.figure('b', 2));
  });

  /** Men torn apart by losses, one of them in contact with an enemy or not. */
  const torn = (enemy: readonly [number, number]) =>
    scene({
      units: [
        {
          id: 'a',
          seat: 0,
          at: [
            [20, 20],
            [45, 20],
            [48.5, 20],
            [52, 20],
          ],
          ...led,
        },
        { id: 'b', seat: 1, at: [enemy] },
      ],
    });

  it('AT43-UNIT-05, R-11: who must close up does so before he strikes', () => {
    expect(torn([20, 24]).barred('melee')).toEqual(['AT43-UNIT-05']);
  });

  it('AT43-UNIT-05, R-11: a unit that has shot must close up before it ends, one that has done nothing need not', () => {
    const s = torn([20, 60]);
    expect(s.barred('end')).toEqual([]);
    expect(
      s
        .fire('a', 'rifle', 'b')
        .do(hit(1, 1, 1, 1))
        .barred('end'),
    ).toEqual(['AT43-UNIT-05']);
  });
});
