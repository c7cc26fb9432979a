import { gear, melee, mount, name, plating, profile, ranged, rule } from '../src/content/make.js';
import type { ArmyList, Civilisation, Faction, FigureEntry, UnitEntry } from '../src/content/types.js';

/** A Faction with prices that are easy to add up. */
export const testFaction = (id = 'home', civilisation: Civilisation = 'fragments'): Faction => ({
  id,
  name: name(id, `${id} (en)`),
  civilisation,
  bonus: {
    name: name('bonus', 'bonus (en)'),
    text: name('bonus', 'bonus (en)'),
    grants: [{ to: 'warrior', rule: rule('srCourageous') }],
  },
  arsenal: [
    melee('sword', name('épée', 'sword'), [2, 8], 1),
    melee('relic', name('relique', 'relic'), [null, 15], 1),
    ranged('bow', name('arc', 'bow'), [3, 9], 2, [45, 3, 0, 'light', 1], { bow: 'bow' }),
    ranged('gun', name('canon', 'gun'), [10, 20], 2, [60, 6, 1, 'heavy', 1]),
    gear('shield', name('bouclier', 'shield'), [2, 6], 'shield'),
  ],
  bestiary: [
    mount('horse', name('cheval', 'horse'), [7, 14], {
      build: 'cavalry',
      bonus: { mvt: 10, force: 1 },
      mayBeBarded: true,
      shoulder: 3,
      height: 5,
      baseMm: 50,
    }),
    mount('bike', name('moto', 'bike'), [10, null], {
      build: 'bike',
      bonus: { mvt: 15 },
      mayBeBarded: false,
      shoulder: 3,
      height: 4,
      baseMm: 60,
    }),
  ],
  profiles: [
    ...([1, 2, 3, 4, 5] as const).map(rank =>
      profile(`rank-${rank}`, name(`rang ${rank}`, `rank ${rank}`), 60 - 10 * rank, [15, 6, 4, 4, 4, 3, 2, 6], {
        keywords: ['human', 'champion'],
        rank,
        orders: 2,
        actions: 1,
        armour: { rank: 1, most: 3 },
        mayBuy: ['melee', 'ranged', 'support'],
        mounts: ['horse', 'bike'],
        upgrades: [['srIrregularCommander', 1]],
      }),
    ),
    profile('mage', name('mage', 'mage (en)'), 20, [15, 3, 0, 3, 3, 1, 1, 6], {
      keywords: ['champion', 'mage'],
      rank: 4,
      spells: { count: 2, lists: ['light'] },
      mayBuy: ['ranged'],
    }),
    profile('warrior', name('guerrier', 'warrior'), 5, [15, 4, 5, 4, 3, 1, 1, 3], {
      keywords: ['human', 'warrior'],
      armour: { rank: 0, most: 4 },
      mayBuy: ['melee', 'ranged', 'support'],
      mounts: ['horse', 'bike'],
      rules: ['srFast'],
      upgrades: [
        ['srMasterArcher', 2],
        ['srMassive', 3],
      ],
    }),
    profile('rover', name('rôdeur', 'rover'), 6, [15, 4, 5, 4, 3, 1, 1, 3], { keywords: ['warrior', 'irregular'] }),
    profile('giant', name('géant', 'giant'), 60, [15, 4, 0, 7, 7, 4, 4, 4], {
      build: 'monster',
      baseMm: [80, 60],
      baseless: true,
      height: 9,
    }),
    profile('truck', name('camion', 'truck'), 40, [20, 0, 4, 0, 0, 0, 0, 0], {
      build: 'vehicle',
      baseMm: [90, 50],
      baseless: true,
      height: 5,
      capacity: 6,
      vehicle: {
        front: 11,
        flank: 10,
        rear: 10,
        plating: plating([1, 3], [0, 1], [0, 0]),
        crew: 1,
        crewMounts: 0,
        slots: [
          { slot: 'front', items: ['gun'], crewEach: 1 },
          { slot: 'central', items: ['gun'], crewEach: 1 },
        ],
      },
    }),
    profile('engine', name('engin', 'engine'), 50, [0, 0, 0, 0, 6, 0, 3, 0], {
      build: 'siege',
      baseMm: [60, 60],
      baseless: true,
      height: 4,
      siege: {
        range: 120,
        force: 4,
        pen: 0,
        category: 'light-artillery',
        dice: 1,
        rules: [],
        servants: [
          { profile: 'warrior', count: 2, most: null },
          { profile: 'rover', count: 0, most: 1 },
        ],
      },
    }),
  ],
});

export const armyList = (units: readonly UnitEntry[], more: Partial<ArmyList> = {}): ArmyList => ({
  id: 'list',
  name: name('liste', 'list'),
  faction: 'home',
  points: 500,
  units: units.map(unit => ({
    ...unit,
    leader: withTalents(unit.leader),
    ...(unit.members && { members: unit.members.map(withTalents) }),
  })),
  ...more,
});

/** Orders, Actions and spells as the profile asks for, where a test says nothing about them. */
function withTalents(entry: FigureEntry): FigureEntry {
  if (entry.profile === 'mage') return { spells: ['push', 'song'], ...entry };
  return entry.profile.startsWith('rank-')
    ? { orders: ['fullAhead', 'stopThem'], actions: ['combat'], ...entry }
    : entry;
}
