import { strictTranslator } from '@banneret/i18n';
import { describe, expect, it } from 'vitest';
import type { ArmyList, Civilisation, FigureEntry, UnitEntry } from '../src/content/types.js';
import { generalOf } from '../src/forces/general.js';
import { judgeList } from '../src/forces/judgeList.js';
import { costOfArmy, costOfFigure } from '../src/forces/price.js';
import { lists } from '../src/text/lists.js';
import { armyList, testFaction } from './testBook.js';

const book = [testFaction(), testFaction('kin'), testFaction('nexus', 'homo-nexus')];

/** The rules that a list breaks. Every reason can be said in both languages. */
function broken(list: ArmyList, format = list.points, content = book): string[] {
  const ruling = judgeList(content, list, format);
  if (ruling.ok) return [];
  for (const { say, args } of ruling.because)
    for (const locale of ['fr', 'en'] as const)
      expect(strictTranslator(locale, lists)(say as 'bts.list.no-faction', args)).not.toBe('');
  return ruling.because.map(({ rule }) => rule);
}

const led = (rank: number, warriors: number, more: Partial<UnitEntry> = {}): UnitEntry => ({
  leader: { profile: `rank-${rank}` },
  members: warriors > 0 ? [{ profile: 'warrior', count: warriors }] : [],
  ...more,
});
/** Beside a Champion of Rank 1, who is the General, so that the other's slots are his own. */
const besideGeneral = (unit: UnitEntry): ArmyList => armyList([led(1, 0), unit]);

describe('points and Factions', () => {
  it('BTS-ARM-02: an army may cost the limit but not a point more', () => {
    const list = armyList([led(3, 10)]);
    expect(costOfArmy(book, list)).toBe(80);
    expect(broken(list, 80)).toEqual([]);
    expect(broken(list, 79)).toEqual(['BTS-ARM-02']);
  });

  it('BTS-ARM-01, BTS-ARM-06: figures come from the Faction of the list', () => {
    expect(broken(armyList([led(3, 1)], { faction: 'nowhere' }))).toEqual(['BTS-ARM-01']);
    // The ally's Faction too; nobody can come from it, so no Champion does.
    expect(broken(armyList([led(3, 1)], { ally: 'nowhere' }))).toEqual(['BTS-ARM-01', 'BTS-ARM-11']);
    expect(broken(armyList([led(3, 1), { leader: { profile: 'stranger' } }]))).toEqual(['BTS-ARM-06']);
    const foreign = armyList([led(3, 0, { members: [{ profile: 'stranger' }] })]);
    expect(broken(foreign)).toEqual(['BTS-ARM-06']);
    expect(broken(armyList([led(3, 0, { members: [{ profile: 'warrior' }, { profile: 'rover' }] })]))).toEqual([]);
  });
});

describe('Combat Units', () => {
  it.each([
    [1, 15],
    [2, 12],
    [3, 10],
    [4, 6],
  ])('BTS-ARM-03, BTS-ARM-04: a Champion of Rank %i leads up to %i Warriors', (rank, slots) => {
    const general = { leader: { profile: 'rank-1' }, general: true };
    expect(broken(armyList([general, led(rank, slots)]))).toEqual([]);
    expect(broken(armyList([general, led(rank, slots + 1)]))).toEqual(['BTS-ARM-04']);
  });

  it('BTS-ARM-05: a Young Prodigy leads nobody but takes a slot in another unit', () => {
    expect(broken(besideGeneral(led(5, 0)))).toEqual([]);
    expect(broken(besideGeneral(led(5, 1)))).toEqual(['BTS-ARM-05']);
    const joined = (warriors: number): ArmyList =>
      besideGeneral(led(4, 0, { members: [{ profile: 'warrior', count: warriors }, { profile: 'rank-5' }] }));
    expect(broken(joined(5))).toEqual([]);
    expect(broken(joined(6))).toEqual(['BTS-ARM-04']);
    expect(broken(besideGeneral(led(3, 0, { members: [{ profile: 'rank-4' }] })))).toEqual(['BTS-ARM-05']);
  });

  it('BTS-ARM-07: example 1: a Classic Champion leads ten Warriors, and one Transport besides the slots', () => {
    const truck = { profile: 'truck' };
    expect(broken(besideGeneral(led(3, 10, { transport: truck })))).toEqual([]);
    expect(broken(besideGeneral(led(3, 10, { transport: { profile: 'giant' } })))).toEqual(['BTS-ARM-07']);
    expect(broken(besideGeneral({ leader: { profile: 'giant' }, transport: truck }))).toEqual(['BTS-ARM-07']);
  });

  it('BTS-ARM-09: Monsters and the like stand alone and fill no slot', () => {
    expect(broken(besideGeneral({ leader: { profile: 'giant' } }))).toEqual([]);
    expect(broken(besideGeneral({ leader: { profile: 'giant' }, members: [{ profile: 'warrior' }] }))).toEqual([
      'BTS-ARM-09',
    ]);
    expect(broken(besideGeneral(led(3, 0, { members: [{ profile: 'giant' }] })))).toEqual(['BTS-ARM-09']);
  });

  it('BTS-ARM-03: Warriors without a Champion are no unit', () => {
    expect(broken(besideGeneral({ leader: { profile: 'warrior' } }))).toEqual(['BTS-ARM-03']);
  });

  it('BTS-ARM-10, BTS-ARM-35: a Siege Weapon takes the Servants that it names, as many as it allows', () => {
    const engine = (...members: FigureEntry[]): ArmyList => besideGeneral({ leader: { profile: 'engine' }, members });
    expect(broken(engine({ profile: 'warrior', count: 20 }, { profile: 'rover' }))).toEqual([]);
    expect(broken(engine({ profile: 'rover', count: 2 }))).toEqual(['BTS-ARM-35']);
    // The same two in lines of their own.
    expect(broken(engine({ profile: 'rover' }, { profile: 'rover' }))).toEqual(['BTS-ARM-35']);
    expect(broken(engine({ profile: 'rank-5' }))).toEqual(['BTS-ARM-10']);
  });

  it('BTS-ARM-12: nothing but the points limits the number of units', () => {
    const many = armyList([led(1, 0), ...Array.from({ length: 40 }, () => led(5, 0))], { points: 500 });
    expect(broken(many)).toEqual([]);
  });

  it('BTS-SPR-25: an Irregular commander leads only Irregulars', () => {
    const commander = (profile: string): ArmyList =>
      besideGeneral({ leader: { profile: 'rank-4', upgrades: ['srIrregularCommander'] }, members: [{ profile }] });
    expect(broken(commander('rover'))).toEqual([]);
    expect(broken(commander('warrior'))).toEqual(['BTS-SPR-25']);
  });
});

describe('Champions and the General', () => {
  it('BTS-ARM-11: every army has a Champion, and every contingent', () => {
    expect(broken(armyList([{ leader: { profile: 'giant' } }]))).toEqual(['BTS-ARM-11']);
    const ally = (leader: string): ArmyList =>
      armyList([led(3, 1), { allied: true, leader: { profile: leader } }], { ally: 'kin' });
    expect(broken(ally('rank-4'))).toEqual([]);
    expect(broken(ally('giant'))).toEqual(['BTS-ARM-11']);
  });

  const leaderOf = (list: ArmyList): string | undefined => generalOf(book, list)?.leader.profile;

  it('BTS-ARM-24, BTS-ARM-25: the only Champion, or the one of the highest Rank, is the General', () => {
    expect(leaderOf(armyList([{ leader: { profile: 'giant' } }, led(4, 0)]))).toBe('rank-4');
    expect(leaderOf(armyList([led(3, 0), led(2, 0), led(4, 0)]))).toBe('rank-2');
    expect(broken(armyList([led(3, 0, { general: true }), led(2, 0)]))).toEqual(['BTS-ARM-25']);
  });

  it('BTS-ARM-26, BTS-ARM-27: example 2: of two Charismatic Champions one is picked as General and leads 15, the other 12', () => {
    const list = (first: number, second: number): ArmyList =>
      armyList([led(2, first, { general: true }), led(2, second), led(3, 10)], { points: 1000 });
    expect(broken(list(15, 12), 1000)).toEqual([]);
    expect([broken(list(16, 12), 1000), broken(list(15, 13), 1000)]).toEqual([['BTS-ARM-27'], ['BTS-ARM-04']]);
  });

  it('BTS-ARM-26: among equals the player chooses, one only', () => {
    const second = led(2, 3, { general: true });
    const list = armyList([led(2, 1), second]);
    expect(generalOf(book, list)).toBe(list.units[1]);
    expect(broken(armyList([led(2, 1, { general: true }), second]))).toEqual(['BTS-ARM-26']);
  });

  it('BTS-ARM-27, R-77: the General leads three more; a Young Prodigy still nobody', () => {
    expect(broken(armyList([led(2, 15)]))).toEqual([]);
    expect(broken(armyList([led(2, 16)]))).toEqual(['BTS-ARM-27']);
    expect(broken(armyList([led(5, 0)]))).toEqual([]);
    expect(broken(armyList([led(5, 1)]))).toEqual(['BTS-ARM-05']);
  });

  it('BTS-ARM-28: at equal Rank the main contingent goes first, a higher ally before it', () => {
    const allied = (rank: number, general = false): UnitEntry => led(rank, 0, { allied: true, general });
    expect(leaderOf(armyList([allied(3), led(3, 1)], { ally: 'kin' }))).toBe('rank-3');
    expect(generalOf(book, armyList([allied(3), led(3, 1)], { ally: 'kin' }))?.allied).toBeUndefined();
    expect(generalOf(book, armyList([led(3, 1), allied(2)], { ally: 'kin' }))?.allied).toBe(true);
    expect(broken(armyList([led(3, 1), allied(3, true)], { ally: 'kin' }))).toEqual(['BTS-ARM-28']);
  });
});

describe('alliances', () => {
  const pair = (main: Civilisation, ally: Civilisation): ReturnType<typeof testFaction>[] => [
    testFaction('home', main),
    testFaction('other', ally),
  ];
  /** An allied contingent that costs 20 and so many warriors at 5. */
  const withAllies = (warriors: number): ArmyList =>
    armyList([led(3, 0), led(4, warriors, { allied: true })], { ally: 'other', points: 100 });
  /** The largest allied contingent that 201 points allow, in points, and the rule that stops one more. */
  function bound(main: Civilisation, ally: Civilisation): [number, string[]] {
    const points = (warriors: number): number => 20 + 5 * warriors;
    for (let warriors = 0; warriors < 12; warriors++) {
      const faults = broken(withAllies(warriors), 201, pair(main, ally)).filter(rule => rule !== 'BTS-ARM-04');
      if (faults.length > 0) return [warriors === 0 ? 0 : points(warriors - 1), faults];
    }
    return [Infinity, []];
  }

  it.each([
    ['BTS-ARM-18', 'fragments', 'fragments', 65],
    ['BTS-ARM-19', 'fragments', 'homo-nexus', 50],
    ['BTS-ARM-20', 'homo-nexus', 'homo-nexus', 50],
    ['BTS-ARM-20', 'homo-nexus', 'fragments', 50],
    ['BTS-ARM-21', 'lost-worlds', 'lost-worlds', 50],
    ['BTS-ARM-22', 'exogenes', 'exogenes', 0],
    ['BTS-ARM-22', 'exogenes', 'fragments', 0],
    ['BTS-ARM-23', 'fragments', 'lost-worlds', 0],
    ['BTS-ARM-23', 'lost-worlds', 'exogenes', 0],
  ] as const)('%s: %s allies %s up to its share', (rule, main, ally, most) => {
    expect(bound(main, ally)).toEqual([most, [rule]]);
  });

  it('BTS-ARM-23, R-78: the share of the format rounds down', () => {
    // A third of 197 is 65.01, of 196 is 64.68: nine allied warriors, 65 points, fit only the first.
    const content = pair('fragments', 'fragments');
    expect(broken(withAllies(9), 197, content)).toEqual(['BTS-ARM-04']);
    expect(broken(withAllies(9), 196, content)).toEqual(['BTS-ARM-18', 'BTS-ARM-04']);
  });

  it('BTS-ARM-16: one ally at most, of another Faction', () => {
    expect(broken(armyList([led(3, 0), led(4, 0, { allied: true })]))).toContain('BTS-ARM-16');
    expect(broken(armyList([led(3, 0), led(4, 0, { allied: true })], { ally: 'home' }))).toEqual(['BTS-ARM-16']);
  });
});

describe('options and their price', () => {
  const home = testFaction();
  const price = (entry: FigureEntry): number => costOfFigure(entry, home);
  const faults = (entry: FigureEntry): string[] => broken(besideGeneral(led(3, 0, { members: [entry] })), 1000);
  const championFaults = (entry: Omit<FigureEntry, 'profile'>): string[] =>
    broken(besideGeneral({ leader: { profile: 'rank-3', ...entry } }), 1000);

  it('BTS-ARM-31: two prices, and what has none is not for sale', () => {
    expect(price({ profile: 'warrior', gear: ['sword', 'shield'] })).toBe(5 + 2 + 2);
    expect(price({ profile: 'rank-3', gear: ['sword', 'shield'] })).toBe(30 + 8 + 6);
    expect(championFaults({ gear: ['relic'] })).toEqual([]);
    expect(faults({ profile: 'warrior', gear: ['relic'] })).toEqual(['BTS-ARM-31']);
    expect(championFaults({ mount: 'bike' })).toEqual(['BTS-ARM-31']);
  });

  it('BTS-ARM-32: only what the profile lets it buy', () => {
    expect(faults({ profile: 'rover', gear: ['sword'] })).toEqual(['BTS-ARM-32']);
    expect(faults({ profile: 'warrior', upgrades: ['srMassive'] })).toEqual([]);
    expect(price({ profile: 'warrior', upgrades: ['srMassive', 'srMasterArcher'] })).toBe(10);
    expect(price({ profile: 'warrior', upgrades: ['srMassive'] })).toBe(8);
    expect(price({ profile: 'warrior', upgrades: ['srMasterArcher'] })).toBe(7);
    expect(faults({ profile: 'warrior', upgrades: ['srFlight'] })).toEqual(['BTS-ARM-32']);
    expect(faults({ profile: 'warrior', upgrades: ['srMassive', 'srMassive'] })).toEqual(['BTS-ARM-32']);
    expect(faults({ profile: 'rover', mount: 'horse' })).toEqual(['BTS-ARM-32']);
  });

  it('BTS-AMO-02: a point a rank of armour, five for a Champion, up to the most', () => {
    expect(price({ profile: 'warrior', armour: 3 })).toBe(5 + 3);
    expect(price({ profile: 'rank-3', armour: 3 })).toBe(30 + 10);
    expect(championFaults({ armour: 3 })).toEqual([]);
    expect(championFaults({ armour: 4 })).toEqual(['BTS-AMO-02']);
    expect(championFaults({ armour: 0 })).toEqual(['BTS-AMO-02']);
  });

  it('BTS-AMO-04: barding costs five, on a mount that may have it', () => {
    expect(price({ profile: 'warrior', mount: 'horse', barded: true })).toBe(5 + 7 + 5);
    expect(faults({ profile: 'warrior', mount: 'horse', barded: true })).toEqual([]);
    expect(faults({ profile: 'warrior', mount: 'bike', barded: true })).toEqual(['BTS-AMO-04']);
    expect(faults({ profile: 'warrior', barded: true })).toEqual(['BTS-AMO-04']);
  });

  it('BTS-BAS-04: a larger base costs five on foot, ten mounted, nothing for a Champion', () => {
    expect(price({ profile: 'warrior', raiseBase: true })).toBe(10);
    expect(price({ profile: 'warrior', mount: 'bike', raiseBase: true })).toBe(5 + 10 + 10);
    expect(price({ profile: 'rank-3', raiseBase: true })).toBe(30);
  });

  it('BTS-ARM-29, BTS-ARM-30, R-128: exactly as many Orders, actions and spells as the profile says', () => {
    expect(championFaults({ orders: ['fullAhead', 'stopThem'], actions: ['combat'] })).toEqual([]);
    expect(championFaults({ orders: ['fullAhead', 'stopThem', 'raiseFlags'] })).toEqual(['BTS-ARM-29']);
    expect(championFaults({ orders: ['fullAhead', 'fullAhead'] })).toEqual(['BTS-ARM-29']);
    expect(championFaults({ orders: ['fullAhead'] })).toEqual(['BTS-ARM-29']);
    expect(championFaults({ actions: ['combat', 'shot'] })).toEqual(['BTS-ARM-29']);
    expect(championFaults({ actions: [] })).toEqual(['BTS-ARM-29']);
    const mage = (...spells: NonNullable<FigureEntry['spells']>): string[] =>
      broken(besideGeneral({ leader: { profile: 'mage', spells } }));
    expect(mage('push', 'song')).toEqual([]);
    expect(mage('push', 'song', 'numb')).toEqual(['BTS-ARM-30']);
    expect(mage('push')).toEqual(['BTS-ARM-30']);
    expect(mage('push', 'terror')).toEqual(['BTS-ARM-30']);
  });

  it('BTS-ARM-36: ranged weapons need a CT', () => {
    expect(broken(besideGeneral({ leader: { profile: 'mage', gear: ['bow'] } }))).toEqual(['BTS-ARM-36']);
  });

  it('BTS-IMP-10: a bow on horseback needs Master archer', () => {
    expect(faults({ profile: 'warrior', gear: ['bow'] })).toEqual([]);
    expect(faults({ profile: 'warrior', gear: ['bow'], mount: 'horse' })).toEqual(['BTS-IMP-10']);
    expect(faults({ profile: 'warrior', gear: ['bow'], mount: 'horse', upgrades: ['srMasterArcher'] })).toEqual([]);
    expect(faults({ profile: 'warrior', gear: ['bow'], mount: 'bike' })).toEqual([]);
  });

  it('BTS-ARM-33, BTS-AMO-05, BTS-AMO-07: plating and weapons of a Vehicle; a central one costs double', () => {
    expect(price({ profile: 'truck', plating: { front: 3, flank: 1 } })).toBe(40 + 10 + 5);
    expect(price({ profile: 'truck', slots: ['gun', null] })).toBe(50);
    expect(price({ profile: 'truck', slots: [null, 'gun'] })).toBe(60);
    const truck = (entry: Omit<FigureEntry, 'profile'>): string[] =>
      broken(besideGeneral({ leader: { profile: 'truck', ...entry } }));
    expect(truck({ plating: { front: 3 }, slots: ['gun', 'gun'] })).toEqual([]);
    expect(truck({ plating: { front: 4 } })).toEqual(['BTS-AMO-05']);
    expect(truck({ plating: { rear: 1 } })).toEqual(['BTS-AMO-05']);
    expect(truck({ slots: ['bow'] })).toEqual(['BTS-ARM-33']);
    expect(faults({ profile: 'warrior', slots: ['gun'] })).toEqual(['BTS-ARM-33']);
  });
});
