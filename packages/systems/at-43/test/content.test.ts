import { disagreements, missingKeys } from '@banneret/i18n';
import { describe, expect, it } from 'vitest';
import { BOOKS, FORCES, readBook } from '../src/content/index.js';
import { borealLeague } from '../src/content/armies/borealLeague.js';
import { TERRAIN_TYPES } from '../src/content/terrain.js';
import { LAYOUTS } from '../src/content/layouts.js';
import { convexOverlap, isConvex } from '@banneret/geometry';
import { text } from '../src/text/index.js';

type Fields = Record<string, unknown>;

/** A deep copy of the first book with one change. */
function changed(change: (book: Fields) => void): unknown {
  const copy = JSON.parse(JSON.stringify(borealLeague.book)) as Fields;
  change(copy);
  return copy;
}
const unitsIn = (book: Fields): Fields[] => book['units'] as Fields[];
const weaponsIn = (book: Fields): Fields[] => book['weapons'] as Fields[];

const weaponOf = (book: number, id: string) => BOOKS[book]!.weapons.find(weapon => weapon.id === id);

describe('AT-43, the armies', () => {
  it.each(BOOKS)('$id has what an army needs', ({ units, officers, heroes }) => {
    const foot = (rank: number) => units.filter(unit => unit.category === 'footSoldier' && unit.rank === rank);
    expect(units.length).toBeGreaterThanOrEqual(8);
    for (const rank of [1, 2, 3]) expect(foot(rank).length).toBeGreaterThanOrEqual(1);
    const count = (category: string) => units.filter(unit => unit.category === category).length;
    expect([count('support') >= 1, count('walker') >= 2, count('vehicle') >= 1]).toEqual([true, true, true]);
    expect(officers.map(({ grade }) => grade)).toEqual([1, 2, 3, 4, 5]);
    const specialists = new Set(units.flatMap(unit => unit.specialists.map(({ ability }) => ability)));
    expect([...specialists].sort()).toEqual(['mechanic', 'medic']);
    expect(new Set(units.flatMap(unit => unit.specials.map(({ weapon }) => weapon))).size).toBeGreaterThanOrEqual(3);
    expect(heroes.filter(({ machine }) => machine !== null)).toHaveLength(2);
  });

  it('the suggested scale of officers is kept', () => {
    for (const { officers } of BOOKS)
      expect(officers.map(({ authority, points, price }) => [authority, points, price])).toEqual([
        [1, 3, 15],
        [2, 4, 25],
        [3, 5, 40],
        [4, 6, 55],
        [5, 8, 75],
      ]);
  });

  it('figures that the book prints are kept', () => {
    expect(weaponOf(0, 'laser-rifle')).toMatchObject({ accuracy: 5, rate: 1, rerolls: 0, penetration: 5, damage: 1 });
    expect(weaponOf(0, 'grenade-launcher')).toMatchObject({ accuracy: 4, rate: 1, rerolls: 0, area: 3 });
    expect(weaponOf(0, 'light-grenade-launcher')).toMatchObject({ rate: 1, area: 3 });
    expect(weaponOf(0, 'combat-knife')).toMatchObject({ accuracy: 4, rate: 1, rerolls: 0, melee: true });
    expect(weaponOf(1, 'nanoblaster')).toMatchObject({ accuracy: 3, rate: 1, rerolls: 1 });
    expect(weaponOf(1, 'reaper-blades')).toMatchObject({ penetration: 7, damage: 1, melee: true });
    expect(weaponOf(1, 'medium-sonic-cannon')).toMatchObject({ damage: 1 });
    const unit = (book: number, id: string) => BOOKS[book]!.units.find(type => type.id === id);
    expect(unit(0, 'white-voltigeurs')).toMatchObject({ rank: 2, profile: { movement: 14, protection: 5 } });
    expect(unit(1, 'flint-golems')).toMatchObject({ profile: { combat: 5, protection: 6, morale: null } });
    expect(unit(0, 'wolverine')).toMatchObject({
      machine: { propulsion: 2, arms: [{ structure: 1 }, { structure: 1 }] },
    });
  });

  it('every weapon of a book is somebody’s', () => {
    for (const { weapons, units, heroes } of BOOKS) {
      const carried = [
        ...units.flatMap(({ profile, specials, support }) => [
          ...profile.weapons,
          ...specials.map(({ weapon }) => weapon),
          ...(support?.profile.weapons ?? []),
        ]),
        ...heroes.flatMap(({ profile }) => profile.weapons),
      ];
      expect(weapons.map(({ id }) => id).filter(id => !carried.includes(id))).toEqual([]);
    }
  });

  it('seven ready companies for each army', () => {
    for (const book of BOOKS) expect(FORCES.filter(force => force.book === book)).toHaveLength(7);
  });

  it.each<[string, (book: Fields) => void]>([
    ['file.unknown-field', book => void (book['colour'] = 'white')],
    ['file.twice', book => void weaponsIn(book).push(weaponsIn(book)[0]!)],
    ['file.unknown-id', book => void ((unitsIn(book)[0]!['profile'] as Fields)['weapons'] = ['spoon'])],
    ['file.out-of-bounds', book => void (unitsIn(book)[0]!['price'] = 0)],
    ['at43.file.odd-weapon', book => void (weaponsIn(book)[0]!['locked'] = 3)],
    [
      'at43.file.odd-unit',
      book => void (unitsIn(book)[0]!['machine'] = { chassis: 1, propulsion: 1, arms: [{ structure: 1 }] }),
    ],
    ['file.bad-list', book => void (book['weapons'] = [])],
    ['file.not-a-text', book => void (book['id'] = 7)],
  ])('a book is refused with %s', (say, change) => {
    expect(readBook(changed(change))).toMatchObject({ ok: false, problem: { say } });
  });

  it('something is not even a book', () => {
    expect(readBook([])).toMatchObject({ ok: false, problem: { say: 'file.not-an-object' } });
    expect(readBook(changed(() => {})).ok).toBe(true);
  });
});

describe('AT-43, tables', () => {
  it.each(LAYOUTS)('$id: everything on the table, convex, apart', ({ side, pieces }) => {
    for (const [i, { outline }] of pieces.entries()) {
      expect(isConvex(outline)).toBe(true);
      expect(outline.every(({ x, y }) => x >= 0 && y >= 0 && x <= side * 10_000 && y <= side * 10_000)).toBe(true);
      expect(pieces.slice(i + 1).some(other => convexOverlap(outline, other.outline))).toBe(false);
    }
  });

  it('the ready tables show every kind of terrain', () => {
    const used = new Set(LAYOUTS.flatMap(({ pieces }) => pieces.map(({ kind }) => kind.id)));
    expect(TERRAIN_TYPES.map(({ id }) => id).filter(id => !used.has(id))).toEqual([]);
  });
});

describe('AT-43, its words', () => {
  it('are there in both languages, with the same blanks', () => {
    expect(missingKeys(text)).toEqual([]);
    expect(disagreements(text)).toEqual([]);
  });
});
