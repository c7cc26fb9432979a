import { cm, mm } from '@banneret/geometry';
import { describe, expect, it } from 'vitest';
import type { FigureEntry, UnitEntry } from '../src/content/types.js';
import { muster, type Mustered } from '../src/forces/muster.js';
import { NOBODY } from '../src/state.js';
import type { Sheet } from '../src/sheet.js';
import { man, scene } from './scene.js';
import { armyList, testFaction } from './testBook.js';

const book = [testFaction(), testFaction('kin')];
const army = (units: readonly UnitEntry[], ally?: string): Mustered =>
  muster(book, armyList(units, ally === undefined ? {} : { ally }), 1, 7, 3);
const figure = (entry: FigureEntry): Sheet => army([{ leader: entry }]).sheets[0] as Sheet;
const ids = (sheet: Sheet): string[] => sheet.rules.map(({ id }) => id);

describe('figures as mustered', () => {
  it('BTS-ARM-38: the printed characteristics, armour of the profile included in D', () => {
    const { mvt, cc, ct, force, defence, attacks, pv, morale } = figure({ profile: 'rank-3' });
    expect([mvt, cc, ct, force, defence, attacks, pv, morale]).toEqual([cm(15), 6, 4, 4, 4, 3, 2, 6]);
  });

  it('BTS-AMO-01, BTS-AMO-02: each rank bought above the default is one D more', () => {
    expect(figure({ profile: 'rank-3', armour: 3 }).defence).toBe(6);
    expect(figure({ profile: 'warrior', armour: 2 })).toMatchObject({ defence: 5, armourRank: 2 });
  });

  it('BTS-AMO-03, BTS-BAS-05: a heavy exoskeleton makes Massive, then Very massive, and brings the base up a Level', () => {
    expect(ids(figure({ profile: 'warrior', armour: 3 }))).not.toContain('srMassive');
    const heavy = figure({ profile: 'warrior', armour: 4 });
    expect(ids(heavy)).toContain('srMassive');
    expect(heavy).toMatchObject({ baseLevel: 2, base: { kind: 'round', radius: mm(16) } });
    const heavier = figure({ profile: 'warrior', armour: 4, upgrades: ['srMassive'], raiseBase: true });
    expect(ids(heavier)).toContain('srVeryMassive');
    expect(ids(heavier)).not.toContain('srMassive');
    expect(heavier.baseLevel).toBe(3);
  });

  it('BTS-GEN-29, BTS-CAV-07, BTS-IMP-12: a mount changes the build and adds its bonuses', () => {
    const rider = figure({ profile: 'warrior', mount: 'horse' });
    expect(rider).toMatchObject({ build: 'cavalry', mvt: cm(25), force: 5, height: cm(5), shoulder: cm(3) });
    expect(figure({ profile: 'warrior', mount: 'bike' }).build).toBe('bike');
    expect(figure({ profile: 'warrior' })).toMatchObject({ build: 'infantry', height: cm(3), shoulder: cm(3) });
  });

  it('BTS-AMO-04: barding is one PV more', () => {
    expect(figure({ profile: 'warrior', mount: 'horse' }).pv).toBe(1);
    expect(figure({ profile: 'warrior', mount: 'horse', barded: true }).pv).toBe(2);
  });

  it('BTS-SPR-64, BTS-SPR-79: the rider’s own Fast and Flight are lost on a mount', () => {
    const home = testFaction();
    const winged = home.profiles.map(one => (one.id === 'rank-3' ? { ...one, rules: [{ id: 'srFlight' }] } : one));
    const rider = (entry: FigureEntry): string[] =>
      ids(muster([{ ...home, profiles: winged }], armyList([{ leader: entry }]), 0).sheets[0] as Sheet);
    expect(rider({ profile: 'rank-3' })).toContain('srFlight');
    expect(rider({ profile: 'rank-3', mount: 'horse' })).not.toContain('srFlight');
    expect(ids(figure({ profile: 'warrior' }))).toContain('srFast');
    expect(ids(figure({ profile: 'warrior', mount: 'horse' }))).not.toContain('srFast');
  });

  it('BTS-ARM-33: plating adds armour, and weapons add crew', () => {
    const truck = figure({ profile: 'truck', plating: { front: 3 }, slots: ['gun', 'gun'] });
    expect(truck.vehicle).toEqual({ front: 13, flank: 10, rear: 10, crew: 3, crewMounts: 0 });
    expect(truck.ranged.map(({ slot }) => slot)).toEqual(['front', 'central']);
    expect(figure({ profile: 'truck' }).vehicle).toMatchObject({ front: 11, crew: 1 });
  });

  it('BTS-BAS-02, BTS-BAS-14, R-101: Levels by size, a size on two Levels being of the lower one', () => {
    expect(figure({ profile: 'warrior' })).toMatchObject({ baseLevel: 1, base: { radius: mm(12.5) } });
    expect(figure({ profile: 'warrior', mount: 'horse' }).baseLevel).toBe(3);
    expect(figure({ profile: 'warrior', mount: 'bike' }).baseLevel).toBe(3);
  });

  it('BTS-BAS-01: the shape of a base changes nothing, only its size does', () => {
    const shaped = (baseMm: number | readonly [number, number]): Sheet => {
      const home = testFaction();
      const profiles = home.profiles.map(one => (one.id === 'warrior' ? { ...one, baseMm } : one));
      return muster([{ ...home, profiles }], armyList([{ leader: { profile: 'warrior' } }]), 0).sheets[0] as Sheet;
    };
    const [round, square, raised] = [shaped(50), shaped([50, 50]), shaped([90, 30])];
    expect({ ...square, base: round.base }).toEqual(round);
    expect([round.baseLevel, square.baseLevel, raised.baseLevel]).toEqual([3, 3, 4]);
    // Both are 5 cm wide: the same way into contact.
    for (const baseMm of [50, [50, 50] as const]) {
      const refused = (x: number): string[] =>
        scene({ figures: [man(1, 'a', 20, 20, { baseMm }), man(2, 'z', x, 20)] }).refusal({
          do: 'charge',
          figure: 'a',
          path: [[x - 3.75, 20]],
          targets: ['z'],
        });
      expect([refused(38.75), refused(38.76)]).toEqual([[], ['BTS-CHG-03']]);
    }
  });

  it('BTS-BAS-03: a base goes up one Level', () => {
    expect(figure({ profile: 'warrior', raiseBase: true })).toMatchObject({ baseLevel: 2, base: { radius: mm(16) } });
    expect(figure({ profile: 'warrior', mount: 'horse', raiseBase: true }).baseLevel).toBe(4);
  });

  it('BTS-BAS-06: Monsters and Vehicles have no base, only their outline', () => {
    expect(figure({ profile: 'giant' })).toMatchObject({
      baseLevel: 0,
      base: { kind: 'rectangle', length: mm(80), width: mm(60) },
    });
  });
});

describe('units on the table', () => {
  it('BTS-ARM-13: every figure acts on its own, however far from its unit', () => {
    const figures = [
      man(1, 'chief', 20, 20, { unit: 'u', rank: 3 }),
      man(1, 'far', 100, 100, { unit: 'u' }),
      man(2, 'z', 60, 20),
    ];
    const t = scene({ figures });
    expect(t.refusal({ do: 'walk', figure: 'far', path: [[112, 100]] })).toEqual([]);
    t.do({ do: 'walk', figure: 'far', path: [[112, 100]] });
    expect(t.figure('chief').marks.done).toBe(false);
  });
});

describe('units as mustered', () => {
  it('numbers figures and units from where it is told, the leader first and the Transport last', () => {
    const { sheets, units } = army([
      {
        leader: { profile: 'rank-2' },
        members: [{ profile: 'warrior', count: 2 }],
        transport: { profile: 'truck' },
      },
      { leader: { profile: 'giant' } },
    ]);
    expect(units).toMatchObject([
      { seat: 1, figures: [7, 8, 9, 10], champion: 7, transport: 10 },
      { figures: [11], champion: NOBODY, transport: NOBODY },
    ]);
    expect(sheets.map(({ unit }) => unit)).toEqual([3, 3, 3, 3, 4]);
    expect(new Set(sheets.map(({ id }) => id)).size).toBe(5);
    expect(new Set(sheets).size).toBe(5);
  });

  it('BTS-ARM-27: the General has the keyword', () => {
    const { sheets } = army([{ leader: { profile: 'rank-4' } }, { leader: { profile: 'rank-2' } }]);
    expect(sheets.map(({ general, keywords }) => [general, keywords.includes('general')])).toEqual([
      [false, false],
      [true, true],
    ]);
  });

  it('BTS-ARM-17: only the main contingent has its Faction bonus', () => {
    const led = (allied: boolean): UnitEntry => ({
      leader: { profile: 'rank-4' },
      members: [{ profile: 'warrior' }],
      ...(allied && { allied }),
    });
    const { sheets } = army([led(false), led(true)], 'kin');
    expect(sheets.map(sheet => [sheet.faction, ids(sheet).includes('srCourageous')])).toEqual([
      ['home', false],
      ['home', true],
      ['kin', false],
      ['kin', false],
    ]);
  });

  it('BTS-SGE-01, BTS-ARM-10: Servants keep their profile, gain the keyword and know their weapon', () => {
    const { sheets, units } = army([{ leader: { profile: 'engine' }, members: [{ profile: 'rover' }] }]);
    expect(sheets.map(({ profile }) => profile)).toEqual(['engine', 'warrior', 'warrior', 'rover']);
    expect(sheets[0]?.siege).toEqual({ combinedBase: false, servants: [8, 9, 10] });
    for (const servant of sheets.slice(1)) {
      expect(servant.serves).toBe(7);
      expect(servant.keywords).toEqual(expect.arrayContaining(['warrior', 'servant']));
    }
    expect(sheets[0]?.keywords).not.toContain('servant');
    expect(units[0]?.figures).toEqual([7, 8, 9, 10]);
    // The two that the weapon names are in its price.
    expect(sheets.map(({ cost }) => cost)).toEqual([50, 0, 0, 6]);
  });

  it('BTS-BAS-07: a combined base is round and at most twice as long as the weapon', () => {
    const [weapon] = army([{ leader: { profile: 'engine' }, combinedBase: true }]).sheets;
    expect(weapon).toMatchObject({ base: { kind: 'round', radius: mm(60) }, baseLevel: 5 });
  });
});
