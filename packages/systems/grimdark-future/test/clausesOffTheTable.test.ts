import { describe, expect, it } from 'vitest';
import { block, box, danger, hit, profile, row, scene, type Scene, type SceneBody } from './scene.js';

// Who comes out of a wreck, back from the sky or out of an ambush, and who finds no room there.

const PROFILES = [
  profile({ count: 5 }),
  profile({ id: 'one', count: 1 }),
  profile({ id: 'truck', count: 1, rules: ['transport(6)', 'tough(3)'], baseMm: 60, weapons: ['bumper'] }),
  profile({ id: 'cannons', count: 3, weapons: ['cannon'] }),
  profile({ id: 'chief', count: 1, hero: true }),
  profile({ id: 'plane', count: 1, rules: ['aircraft'], baseMm: 60 }),
  profile({ id: 'lurker', count: 1, rules: ['ambush'] }),
];

const WEAPONS = [
  { id: 'bumper', attacks: 1 },
  { id: 'cannon', range: 36, attacks: 1, rules: ['ap(4)'] },
];

type Unit = SceneBody['units'][number];

const rock = (x: number, y: number, w: number, d: number) => ({
  types: ['impassable'] as const,
  height: 1,
  outline: box(x, y, w, d),
});

describe('out of a wreck', () => {
  const guns: Unit = { player: 2, profile: 'cannons', name: 'guns', models: row(18, 32, 3) };
  const wrecked = (passengers: readonly Partial<Unit>[], more: Partial<SceneBody> = {}): Scene =>
    scene({
      profiles: PROFILES,
      weapons: WEAPONS,
      active: 2,
      units: [
        { player: 1, profile: 'truck', name: 'truck', models: [[20, 20]] },
        ...passengers.map(unit => ({ player: 1, profile: 'one', aboard: 'truck', ...unit })),
        guns,
      ],
      ...more,
    }).do('guns', 'hold', [{ weapon: 'cannon', target: 'truck' }], hit(6, 6, 6), block(1, 1, 1));

  it('GDF-TRA-08: a unit that the wreck leaves nobody of is neither Shaken nor placed, and the next one comes out', () => {
    const s = wrecked([{ name: 'a' }, { name: 'b' }]).do(danger(1));
    expect(s.next).toBe('gdf.roll.danger');
    expect(s.told).not.toContain('unit.shaken');
    s.do(danger(2));
    expect(s.events('unit.shaken')).toEqual([{ type: 'unit.shaken', unit: 2 }]);
    expect([s.next, s.prompt?.shape]).toMatchObject(['gdf.ask.bail-out', { units: [2] }]);
    expect(s.told).not.toContain('models.trapped');
  });

  it('GDF-TRA-08, GDF-MOR-15: who was Shaken already is not told so again', () => {
    const s = wrecked([{ name: 'a', shaken: true }]).do(danger(6));
    expect(s.told).not.toContain('unit.shaken');
    expect(s.facts.units['a']!.shaken).toBe(true);
  });

  it('R-66: where there is no room at all everybody is lost, and nobody is asked', () => {
    const all = [rock(10, 10, 8.8, 20), rock(21.2, 10, 8.8, 20), rock(18.8, 10, 2.4, 8.8), rock(18.8, 21.2, 2.4, 8.8)];
    const s = wrecked([{ name: 'a', profile: 'squad' }, { name: 'b' }], { terrain: all }).do(danger(6, 6, 6, 6, 6));
    expect(s.events('models.trapped')).toEqual([{ type: 'models.trapped', unit: 1, models: [4, 3, 2, 1, 0] }]);
    expect(s.facts.units['a']!.living).toEqual([]);
    s.do(danger(6));
    expect(s.events('models.trapped')[1]).toMatchObject({ unit: 2, models: [0] });
    expect([s.seat, s.next]).toEqual([1, 'gdf.ask.unit']);
  });

  it('R-66, GDF-TOU-04: as few as possible, the last ones first, the Hero last of all', () => {
    // A nook for one model beside the wreck.
    const nook = [rock(10, 10, 8.8, 20), rock(21.2, 10, 8.8, 20), rock(18.8, 10, 2.4, 8.8), rock(18.8, 22.6, 2.4, 7.4)];
    const s = wrecked([{ name: 'a', profile: 'squad', joined: 'chief' }], { terrain: nook }).do(
      danger(6, 6, 6, 6, 6, 6),
    );
    expect(s.events('models.trapped')).toMatchObject([{ models: [4, 3, 2, 1, 0] }]);
    expect(s.facts.units['a']!.living).toEqual([6]);
    expect(s.next).toBe('gdf.ask.bail-out');
    const plain = wrecked([{ name: 'a', profile: 'squad' }], { terrain: nook }).do(danger(6, 6, 6, 6, 6));
    expect(plain.events('models.trapped')).toMatchObject([{ models: [4, 3, 2, 1] }]);
  });
});

describe('no room at the edge', () => {
  const foes = [8, 15, 22].flatMap(x =>
    [8, 15, 22].map((y): Unit => ({ player: 2, profile: 'one', name: `foe${x} ${y}`, models: [[x, y]] })),
  );
  const wall = (xs: readonly number[], y: number, name: string): Unit[] =>
    xs.map((x, i) => ({ player: 2, profile: 'truck', name: `${name}${i}`, models: [[x, y]] }));

  /** A table of 30 by 30 inches, every edge of it lined with trucks. */
  const lined = (units: readonly Unit[], round = 2): Scene => {
    const along = [1.2, 4.6, 8, 11.4, 14.8, 18.2, 21.6, 25, 28.8];
    return scene({
      round,
      stage: 'round',
      width: 30,
      depth: 30,
      profiles: PROFILES,
      weapons: WEAPONS,
      units: [
        ...units,
        ...foes,
        ...wall(along, 1.2, 'n'),
        ...wall(along, 28.8, 'f'),
        ...along.slice(1, -1).flatMap((y, i) => [...wall([1.2], y, `l${i}`), ...wall([28.8], y, `r${i}`)]),
      ],
    });
  };

  it('GDF-AIR-06, H-31: an Aircraft for which there is no room at any edge stays away for the round, each in its turn', () => {
    const s = lined([
      { player: 1, profile: 'plane', name: 'a', place: 'away' },
      { player: 1, profile: 'plane', name: 'b', place: 'away' },
    ]);
    expect(s.next).toBe('gdf.ask.return');
    const none = (unit: number) => ({ unit, models: [] });
    expect(s.judged(none(0))).toEqual([]);
    s.do({ unit: 'a', models: [] });
    expect([s.next, s.prompt?.shape]).toMatchObject(['gdf.ask.return', { units: [1] }]);
    s.do({ unit: 'b', models: [] });
    expect(s.events('unit.left-out').map(({ unit }) => unit)).toEqual([0, 1]);
    expect(s.told).not.toContain('unit.placed');
    expect(s.next).toBe('gdf.ask.unit');
    expect([s.facts.units['a']!.place, s.facts.units['b']!.place]).toEqual(['away', 'away']);
  });

  it('GDF-AMB-02, H-31: an Ambush that finds no room is over for the round, like one that its owner stops', () => {
    const s = lined([{ player: 1, profile: 'lurker', name: 'a', place: 'reserve' }]);
    expect(s.next).toBe('gdf.ask.ambush');
    expect(s.judged({ unit: 0, models: [] })).toEqual([]);
    s.do({ unit: 'a', models: [] });
    expect(s.told).not.toContain('unit.placed');
    expect([s.facts.units['a']!.place, s.next, s.seat]).toEqual(['reserve', 'gdf.ask.unit', 1]);
  });
});
