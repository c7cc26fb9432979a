import { cm, mm } from '@banneret/geometry';
import { describe, expect, it } from 'vitest';
import { gear, ranged, name, rule } from '../src/content/make.js';
import type { ArmyList, Faction, FigureEntry, Item, Profile, UnitEntry } from '../src/content/types.js';
import { judgeList } from '../src/forces/judgeList.js';
import { muster } from '../src/forces/muster.js';
import { billOf, costOfFigure } from '../src/forces/price.js';
import type { Sheet } from '../src/sheet.js';
import { armyList, testFaction } from './testBook.js';

/** What a list may hold, what it costs, and what stands on the table for it. */

/** The Faction of the tests with some profiles changed. */
const changed = (changes: Readonly<Record<string, Partial<Profile>>>, items: readonly Item[] = []): Faction => {
  const home = testFaction();
  return {
    ...home,
    arsenal: [...home.arsenal, ...items],
    profiles: home.profiles.map(one => ({ ...one, ...changes[one.id] })),
  };
};
const broken = (list: ArmyList, faction = testFaction()): string[] => {
  const ruling = judgeList([faction], list, 2000);
  return ruling.ok ? [] : ruling.because.map(({ rule: id }) => id);
};
/** Beside a General, so that what is tried is nothing but itself. */
const unit = (entry: UnitEntry, faction?: Faction): string[] =>
  broken(armyList([{ leader: { profile: 'rank-1' } }, entry]), faction);
const member = (entry: FigureEntry, faction?: Faction): string[] =>
  unit({ leader: { profile: 'rank-3' }, members: [entry] }, faction);
const mustered = (entry: UnitEntry, faction = testFaction()): readonly Sheet[] =>
  muster([faction], armyList([entry]), 0).sheets;
const figure = (entry: FigureEntry, faction?: Faction): Sheet => mustered({ leader: entry }, faction)[0] as Sheet;
const ids = ({ rules }: Sheet): string[] => rules.map(({ id }) => id);

describe('what a figure may take', () => {
  it('BTS-ARM-01: equipment comes from the arsenal of the Faction', () => {
    expect(member({ profile: 'warrior', gear: ['sword'] })).toEqual([]);
    expect(member({ profile: 'warrior', gear: ['sword', 'halberd'] })).toEqual(['BTS-ARM-01']);
  });

  it('BTS-IMP-10: on horseback it is bows that are refused, the composite one and other weapons are not; Master archer may be printed', () => {
    const composite = ranged('composite', name('arc', 'bow'), [3, 9], 2, [40, 3, 0, 'light', 1], { bow: 'composite' });
    const home = changed({}, [composite]);
    const rides = (item: string, faction = home): string[] =>
      member({ profile: 'warrior', gear: [item], mount: 'horse' }, faction);
    expect([rides('bow'), rides('composite'), rides('gun')]).toEqual([['BTS-IMP-10'], [], []]);
    expect(rides('bow', changed({ warrior: { rules: [rule('srMasterArcher')] } }))).toEqual([]);
    expect(rides('bow', changed({ warrior: { rules: [rule('srFast')] } }))).toEqual(['BTS-IMP-10']);
  });

  it('BTS-AMO-02: the armour of the profile itself may be named, what is below it not', () => {
    expect(unit({ leader: { profile: 'rank-3', armour: 1 } })).toEqual([]);
    expect(unit({ leader: { profile: 'rank-3', armour: 0 } })).toEqual(['BTS-AMO-02']);
    expect(costOfFigure({ profile: 'rank-3', armour: 1 }, testFaction())).toBe(30);
  });

  it('BTS-BAS-03, BTS-BAS-06: who has no base has none to be raised', () => {
    expect(unit({ leader: { profile: 'giant', raiseBase: true } })).toEqual(['BTS-BAS-06']);
    expect(unit({ leader: { profile: 'giant', raiseBase: false } })).toEqual([]);
    expect(member({ profile: 'warrior', raiseBase: true })).toEqual([]);
  });

  it('BTS-ARM-33, BTS-AMO-05: only Vehicles have plating, from the rank of the profile to its most', () => {
    expect(member({ profile: 'warrior', plating: { front: 1 } })).toEqual(['BTS-ARM-33']);
    expect(member({ profile: 'warrior', plating: {}, slots: [] })).toEqual([]);
    const truck = (front: number): string[] => unit({ leader: { profile: 'truck', plating: { front } } });
    expect([0, 1, 2, 3, 4].map(truck)).toEqual([['BTS-AMO-05'], [], [], [], ['BTS-AMO-05']]);
  });
});

describe('what a unit may hold', () => {
  const led = (transport: FigureEntry, faction?: Faction): string[] =>
    unit({ leader: { profile: 'rank-3' }, transport }, faction);

  it('BTS-ARM-07: the Transport is a Vehicle or a Monster with room', () => {
    const home = changed({ giant: { capacity: 4 }, rover: { capacity: 2 }, engine: { capacity: 2 } });
    expect(['truck', 'giant', 'rover', 'engine', 'warrior'].map(profile => led({ profile }, home))).toEqual([
      [],
      [],
      ['BTS-ARM-07'],
      ['BTS-ARM-07'],
      ['BTS-ARM-07'],
    ]);
    const walking = changed({ truck: { build: 'walker' } });
    expect(led({ profile: 'truck' }, walking)).toEqual(['BTS-ARM-07']);
  });

  it('BTS-ARM-07, BTS-ARM-33: what the Transport takes is judged like any other figure’s', () => {
    expect(led({ profile: 'truck', slots: ['gun'] })).toEqual([]);
    expect(led({ profile: 'truck', slots: ['bow'] })).toEqual(['BTS-ARM-33']);
    expect(led({ profile: 'stranger' })).toEqual(['BTS-ARM-06']);
  });

  it('BTS-ARM-35: Servants are counted profile by profile', () => {
    const engine = (...members: FigureEntry[]): string[] => unit({ leader: { profile: 'engine' }, members });
    expect(engine({ profile: 'rover' }, { profile: 'warrior', count: 3 })).toEqual([]);
    expect(engine({ profile: 'warrior' }, { profile: 'rover', count: 2 })).toEqual(['BTS-ARM-35']);
    expect(engine({ profile: 'rover' }, { profile: 'warrior' }, { profile: 'rover' })).toEqual(['BTS-ARM-35']);
  });

  it('BTS-BAS-07, H-16: the largest base among the Servants says how many find room on the combined base', () => {
    // 120 mm across: room for three of 40 mm, for seven of 25.
    const wide = changed({ rover: { baseMm: 40 } });
    const engine = (members: readonly FigureEntry[], faction: Faction): string[] =>
      unit({ leader: { profile: 'engine' }, members, combinedBase: true }, faction);
    const rover = { profile: 'rover' };
    expect(engine([rover], wide)).toEqual([]);
    expect(engine([rover, { profile: 'warrior' }], wide)).toEqual(['BTS-BAS-07']);
    expect(engine([rover, { profile: 'warrior', count: 4 }], testFaction())).toEqual([]);
    expect(engine([rover, { profile: 'warrior', count: 5 }], testFaction())).toEqual(['BTS-BAS-07']);
  });
});

describe('bills', () => {
  const bill = (entry: FigureEntry): readonly unknown[] =>
    billOf(entry, testFaction()).map(({ rule: id, what, points }) => [id, what, points]);

  it('BTS-ARM-02, BTS-AMO-07: a bill has a line for all that costs something, by the rule that says so, and no other', () => {
    expect(bill({ profile: 'warrior', armour: 0 })).toEqual([['BTS-ARM-02', 'warrior', 5]]);
    expect(bill({ profile: 'rank-3', raiseBase: true })).toEqual([['BTS-ARM-02', 'rank-3', 30]]);
    expect(bill({ profile: 'truck', plating: { flank: 1 }, slots: ['gun', 'gun'] })).toEqual([
      ['BTS-ARM-02', 'truck', 40],
      ['BTS-AMO-05', 'flank', 5],
      ['BTS-ARM-33', 'gun', 10],
      ['BTS-AMO-07', 'gun', 20],
    ]);
  });

  it('BTS-BAS-04: a larger base costs ten on horseback as on a bike', () => {
    const raised = (mount: string): unknown => bill({ profile: 'warrior', mount, raiseBase: true })[2];
    expect([raised('horse'), raised('bike')]).toEqual([
      ['BTS-BAS-04', 'base', 10],
      ['BTS-BAS-04', 'base', 10],
    ]);
  });
});

describe('what stands on the table', () => {
  it('BTS-ARM-16: the army knows its ally, if it has one', () => {
    const book = [testFaction(), testFaction('kin')];
    const leader = { profile: 'rank-3' };
    const army = (ally?: string): unknown =>
      muster(book, armyList([{ leader }], ally === undefined ? {} : { ally }), 0).army;
    expect(army('kin')).toMatchObject({ faction: 'home', ally: 'kin', points: 30 });
    expect(army()).not.toHaveProperty('ally');
  });

  it('BTS-BAS-07: the combined base of a weapon with a round base is twice as wide', () => {
    const [weapon] = mustered(
      { leader: { profile: 'engine' }, combinedBase: true },
      changed({ engine: { baseMm: 40, baseless: false } }),
    );
    expect(weapon).toMatchObject({ base: { kind: 'round', radius: mm(40) }, baseLevel: 4 });
  });

  it('BTS-BAS-05, BTS-GEN-29: the heavy exoskeleton widens the base of Infantry, not of riders nor of Walkers', () => {
    const level = (entry: Partial<FigureEntry>, faction?: Faction): number =>
      figure({ profile: 'warrior', ...entry }, faction).baseLevel;
    expect([level({ armour: 3 }), level({ armour: 4 })]).toEqual([1, 2]);
    // 50 and 60 mm are of Level 3; a rider may still buy the next.
    for (const mount of ['horse', 'bike'])
      expect([level({ mount, armour: 4 }), level({ mount, armour: 4, raiseBase: true })]).toEqual([3, 4]);
    expect(figure({ profile: 'warrior', mount: 'horse', armour: 4 }).base).toEqual({ kind: 'round', radius: mm(25) });
    expect(level({ armour: 4 }, changed({ warrior: { build: 'walker' } }))).toBe(1);
  });

  it('BTS-AMO-03: riders and Walkers become Massive in it all the same, and keep their other rules', () => {
    const sturdy = changed({ warrior: { rules: [rule('srSturdy'), rule('srMassive')] } });
    expect(ids(figure({ profile: 'warrior', mount: 'horse', armour: 4 }))).toContain('srMassive');
    expect(ids(figure({ profile: 'warrior', armour: 4 }, sturdy))).toEqual([
      'srSturdy',
      'srCourageous',
      'srVeryMassive',
    ]);
  });

  it('BTS-AMO-03, BTS-BAS-05: only who takes a heavy exoskeleton changes: a profile printed in one is printed as it is', () => {
    const printed = changed({ warrior: { armour: { rank: 4, most: 4 }, rules: [rule('srMassive')] } });
    for (const armour of [undefined, 4]) {
      const made = figure({ profile: 'warrior', ...(armour !== undefined && { armour }) }, printed);
      expect(made).toMatchObject({ armourRank: 4, defence: 3, baseLevel: 1 });
      expect(ids(made)).toEqual(['srMassive', 'srCourageous']);
    }
  });

  it('BTS-GEN-32: a rule had twice counts once, with another X it is another rule', () => {
    const grudges = changed({ warrior: { rules: [rule('srCourageous'), rule('srGrudge', 'beast')] } });
    const bonus = {
      ...grudges.bonus,
      grants: ['beast', 'mage'].map(x => ({ to: 'warrior', rule: rule('srGrudge', x) })),
    };
    const courage = { to: 'all', rule: rule('srCourageous') };
    const home = { ...grudges, bonus: { ...bonus, grants: [...bonus.grants, courage] } };
    const made = mustered({ leader: { profile: 'rank-3' }, members: [{ profile: 'warrior' }] }, home)[1] as Sheet;
    expect(made.rules.map(({ id, x }) => [id, x])).toEqual([
      ['srCourageous', undefined],
      ['srGrudge', 'beast'],
      ['srGrudge', 'mage'],
    ]);
  });

  it('BTS-ARM-35: what is bought for a Siege Weapon is a rule of its gun, what is only offered is not', () => {
    const engine = testFaction().profiles.find(({ id }) => id === 'engine') as Profile;
    const home = changed({
      engine: {
        upgrades: [
          { rule: rule('srFlaming'), cost: 5 },
          { rule: rule('srAntiTank'), cost: 5 },
        ],
        siege: { ...(engine.siege as NonNullable<Profile['siege']>), rules: [rule('srStabilised')] },
      },
    });
    const gun = (upgrades: readonly string[]): unknown =>
      figure({ profile: 'engine', upgrades }, home).ranged.map(({ range, rules }) => [
        range,
        rules.map(({ id }) => id),
      ]);
    expect(gun([])).toEqual([[cm(120), ['srStabilised']]]);
    expect(gun(['srFlaming'])).toEqual([[cm(120), ['srStabilised', 'srFlaming']]]);
  });

  it('BTS-ARM-32: default equipment is had without being bought, and what is bought besides', () => {
    const home = changed({ warrior: { gear: ['sword'] } }, [gear('tower', name('pavois', 'pavise'), [4, 4], 'shield')]);
    const { melee, support } = figure({ profile: 'warrior', gear: ['tower'] }, home);
    expect(melee).toMatchObject([{ hands: 1, pen: 0, supports: false }]);
    expect([melee.map(({ id }) => id), support.map(({ id }) => id)]).toEqual([['sword'], ['tower']]);
    expect(costOfFigure({ profile: 'warrior' }, home)).toBe(5);
  });
});
