import { area2, cm, polygonFault, whereabouts } from '@banneret/geometry';
import { describe, expect, it } from 'vitest';
import { contentFaults } from '../src/content/check.js';
import { FACTIONS, LISTS, SPECIAL_RULES, TABLES } from '../src/content/index.js';
import type { Faction, FigureEntry, Item, Profile } from '../src/content/types.js';
import { judgeList } from '../src/forces/judgeList.js';
import { beyondTheStarsGame } from '../src/game.js';
import { muster } from '../src/forces/muster.js';
import { costOfArmy } from '../src/forces/price.js';
import { ACTIONS, ORDERS, SPELLS } from '../src/names.js';
import { BUILDS } from '../src/sheet.js';
import { TERRAIN_KINDS } from '../src/state.js';

const factionOf = (id: string): Faction => FACTIONS.find(faction => faction.id === id) as Faction;
const profileOf = (faction: string, id: string): Profile =>
  factionOf(faction).profiles.find(profile => profile.id === id) as Profile;
const itemOf = (faction: string, id: string): Item => factionOf(faction).arsenal.find(item => item.id === id) as Item;

describe('what the book prints', () => {
  it('the Tribal Warrior', () => {
    expect(profileOf('march-tribes', 'tribal-warrior')).toMatchObject({
      name: { fr: 'Guerrier Tribal' },
      cost: 5,
      build: 'infantry',
      characteristics: { mvt: 15, cc: 4, ct: 5, force: 4, defence: 3, attacks: 1, pv: 1, morale: 3 },
      baseMm: 25,
      armour: { rank: 0, most: 2 },
      gear: [],
    });
    const upgrades = profileOf('march-tribes', 'tribal-warrior').upgrades.map(({ rule, cost }) => [rule.id, cost]);
    expect(upgrades).toEqual([
      ['srTreacherous', 1],
      ['srForester', 1],
      ['srMountaineer', 1],
      ['srPoisoned', 1],
      ['srFlaming', 1],
      ['srMasterArcher', 2],
      ['srSturdy', 2],
    ]);
  });

  it('R-92: the experimental tank, the Catapult and the repeating pistol, which is Heavy', () => {
    expect(profileOf('lost-fortresses', 'experimental-tank')).toMatchObject({
      cost: 40,
      characteristics: { mvt: 20, ct: 4 },
      vehicle: {
        front: 11,
        flank: 10,
        rear: 10,
        crew: 1,
        plating: { front: { rank: 1, most: 2 }, flank: { rank: 0, most: 1 } },
      },
      rules: [],
      upgrades: [],
    });
    expect(profileOf('march-tribes', 'catapult')).toMatchObject({
      cost: 50,
      characteristics: { defence: 6, pv: 3 },
      siege: { range: 120, force: 4, pen: 0, category: 'light-artillery' },
      upgrades: [{ rule: { id: 'srFlaming' }, cost: 10 }],
    });
    expect(itemOf('march-tribes', 'repeating-pistol')).toMatchObject({
      hands: 1,
      range: 30,
      force: 4,
      pen: 0,
      category: 'heavy',
      dice: 2,
      cost: [4, 20],
    });
    expect(itemOf('steel-choir', 'laser-rifle')).toMatchObject({ force: 5, pen: 1 });
  });

  it('Champions that the examples name', () => {
    for (const [faction, id] of [
      ['march-tribes', 'march-knight'],
      ['lost-fortresses', 'fortress-prince'],
    ] as const)
      expect(profileOf(faction, id)).toMatchObject({ rank: 3, characteristics: { cc: 6, attacks: 3 } });
    expect(profileOf('march-tribes', 'march-duke').rank).toBe(2);
  });
});

describe('breadth', () => {
  it('has three Factions of two Civilisations, two of them with ten profiles or more', () => {
    expect(new Set(FACTIONS.map(({ civilisation }) => civilisation)).size).toBeGreaterThanOrEqual(2);
    expect(FACTIONS.filter(({ profiles }) => profiles.length >= 10)).toHaveLength(2);
  });

  it('has every Rank, a Mage, and every build in both large Factions', () => {
    for (const id of ['march-tribes', 'steel-choir']) {
      const { profiles, bestiary, arsenal } = factionOf(id);
      expect([...new Set(profiles.map(({ rank }) => rank))].sort()).toEqual([0, 1, 2, 3, 4, 5]);
      expect(profiles.some(({ spells }) => spells !== undefined)).toBe(true);
      const builds = new Set([...profiles.map(({ build }) => build), ...bestiary.map(({ build }) => build)]);
      const missing = BUILDS.filter(build => !builds.has(build));
      // The Tribes have no walkers.
      expect(missing).toEqual(id === 'march-tribes' ? ['walker'] : []);
      for (const kind of ['melee', 'ranged', 'support']) expect(arsenal.some(item => item.kind === kind)).toBe(true);
    }
  });

  it('gives every special rule to somebody', () => {
    const given = new Set(
      FACTIONS.flatMap(({ arsenal, bestiary, profiles, bonus }) => [
        ...[...arsenal, ...bestiary, ...profiles].flatMap(({ rules }) => rules),
        ...profiles.flatMap(({ upgrades, siege }) => [...upgrades.map(({ rule }) => rule), ...(siege?.rules ?? [])]),
        ...bonus.grants.map(({ rule }) => rule),
      ]).map(({ id }) => id),
    );
    expect(SPECIAL_RULES).toHaveLength(79);
    expect(SPECIAL_RULES.filter(id => !given.has(id))).toEqual([]);
  });

  it('BTS-AMO-06: a side without plating is worth ten, and each rank one more', () => {
    for (const { vehicle } of FACTIONS.flatMap(({ profiles }) => profiles)) {
      if (vehicle === undefined) continue;
      for (const side of ['front', 'flank', 'rear'] as const)
        expect(vehicle[side]).toBe(10 + vehicle.plating[side].rank);
    }
  });
});

describe('ready lists', () => {
  const entries = (list: (typeof LISTS)[number]): FigureEntry[] =>
    list.units.flatMap(({ leader, members = [] }) => [leader, ...members]);

  it.each(LISTS.map(list => [list.id, list] as const))('%s may be played and uses its points', (_, list) => {
    expect(judgeList(FACTIONS, list, list.points)).toEqual({ ok: true });
    expect(costOfArmy(FACTIONS, list)).toBeGreaterThan(list.points * 0.95);
    const { sheets } = muster(FACTIONS, list, 0);
    expect(sheets.filter(({ general }) => general)).toHaveLength(1);
    expect(sheets.reduce((sum, { cost }) => sum + cost, 0)).toBe(costOfArmy(FACTIONS, list));
  });

  it('every Faction has lists of 500, 750 and 1,000 points', () => {
    for (const { id } of FACTIONS)
      for (const points of [500, 750, 1000])
        expect(LISTS.some(list => list.faction === id && list.points === points)).toBe(true);
    expect(LISTS.some(({ ally }) => ally !== undefined)).toBe(true);
  });

  it('the lists choose every Order and Action; every spell is open to a Mage', () => {
    const chosen = (what: 'orders' | 'actions'): Set<string> =>
      new Set(LISTS.flatMap(entries).flatMap(entry => entry[what] ?? []));
    expect(ORDERS.filter(order => !chosen('orders').has(order))).toEqual([]);
    expect(ACTIONS.filter(action => !chosen('actions').has(action))).toEqual([]);
    const lores = new Set(FACTIONS.flatMap(({ profiles }) => profiles).flatMap(({ spells }) => spells?.lists ?? []));
    expect([...lores].sort()).toEqual(['dark', 'light']);
    expect(SPELLS).toHaveLength(12);
  });
});

describe('the format', () => {
  it.each([
    ['BTS-SCCO-01', 'conquest'],
    ['BTS-SCEM-01', 'ambush'],
  ])('%s: in %s, as always, both armies keep to the same limit', (_rule, scenario) => {
    const armies = (a: string, b: string) =>
      LISTS.filter(({ id }) => id === a).concat(LISTS.filter(({ id }) => id === b));
    const options = { scenario, points: 500 };
    expect(beyondTheStarsGame.setupFor({ armies: armies('march-tribes-500', 'steel-choir-500'), options }).ok).toBe(
      true,
    );
    expect(beyondTheStarsGame.setupFor({ armies: armies('march-tribes-500', 'steel-choir-750'), options }).ok).toBe(
      false,
    );
    expect(beyondTheStarsGame.setupFor({ armies: armies('march-tribes-750', 'steel-choir-500'), options }).ok).toBe(
      false,
    );
  });
});

describe('tables that are not whole', () => {
  const tribes = factionOf('march-tribes');
  const [first, ...others] = tribes.profiles as readonly [Profile, ...Profile[]];
  const faults = (change: Partial<Profile>): readonly string[] =>
    contentFaults({ ...tribes, profiles: [{ ...first, ...change }, ...others] });

  it('are refused with what is wrong', () => {
    expect(contentFaults(tribes)).toEqual([]);
    expect(faults({ gear: ['excalibur'] })).toEqual([`${first.id}: unknown excalibur`]);
    expect(faults({ rules: [{ id: 'srNothing' }] })).toEqual([`${first.id}: unknown rule srNothing`]);
    expect(faults({ rules: [{ id: 'srGrudge' }] })).toEqual([`${first.id}: X of srGrudge`]);
    expect(faults({ height: 0 })).toEqual([`${first.id}: height`]);
    expect(faults({ characteristics: { ...first.characteristics, cc: 11 } })).toHaveLength(1);
    expect(contentFaults({ ...tribes, profiles: [first, ...tribes.profiles] })).toEqual([`two of profile ${first.id}`]);
  });
});

describe('tables', () => {
  it.each(TABLES.map(table => [table.id, table] as const))(
    '%s is sound and the same from both sides',
    (_, { terrain }) => {
      expect(new Set(terrain.map(({ id }) => id)).size).toBe(terrain.length);
      const key = (points: readonly { x: number; y: number }[]): string =>
        points
          .map(({ x, y }) => `${x},${y}`)
          .sort()
          .join(' ');
      const outlines = terrain.map(({ outline }) => key(outline));
      for (const { outline, kind, openings = [] } of terrain) {
        expect(polygonFault(outline)).toBeUndefined();
        for (const { x, y } of outline) expect(Math.min(x, y, cm(120) - x, cm(120) - y)).toBeGreaterThanOrEqual(0);
        expect(outlines).toContain(key(outline.map(({ x, y }) => ({ x: cm(120) - x, y: cm(120) - y }))));
        if (kind !== 'building') continue;
        expect(openings.some(opening => opening.kind === 'door' && opening.storey === 0)).toBe(true);
        // Every opening is in the outer wall.
        for (const opening of openings) expect(whereabouts(outline, opening)).toBe('edge');
      }
    },
  );

  it('BTS-TER-01, R-03: scenery covers about a third of the table or less', () => {
    for (const { terrain } of TABLES) {
      const covered = terrain.reduce((sum, { outline }) => sum + Math.abs(area2(outline)) / 2, 0);
      expect(covered / (cm(120) * cm(120))).toBeLessThan(0.34);
      expect(covered / (cm(120) * cm(120))).toBeGreaterThan(0.05);
    }
  });

  it('have every kind of ground somewhere', () => {
    const kinds = new Set(TABLES.flatMap(({ terrain }) => terrain.map(({ kind }) => kind)));
    expect(TERRAIN_KINDS.filter(kind => !kinds.has(kind))).toEqual(['open']);
  });
});
