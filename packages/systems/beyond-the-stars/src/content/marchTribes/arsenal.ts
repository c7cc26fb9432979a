import { gear, melee, mount, name, ranged } from '../make.js';
import type { Item, Mount } from '../types.js';

/** What the Tribes forge, trade and plunder. The repeating pistol is the book's own. */
export const arsenal: readonly Item[] = [
  melee('club', name('Gourdin ferré', 'Iron-shod club'), [1, 3], 1),
  melee('axe', name('Hache', 'Axe'), [2, 8], 1, { pen: 1 }),
  melee('spear', name('Lance', 'Spear'), [2, 6], 1, { supports: true }),
  melee('pike', name('Pique de guet', 'Watch pike'), [3, 8], 2, { supports: true, pen: 1 }),
  melee('great-axe', name('Grande hache', 'Great axe'), [3, 10], 2, { pen: 1 }),
  melee('boar-spear', name('Épieu de chasse', 'Boar spear'), [4, 12], 2, { rules: ['srBigGame'] }),
  melee('trophy-blade', name('Lame aux trophées', 'Trophy blade'), [null, 15], 1, { pen: 1, rules: ['srHeadhunter'] }),
  melee('fang-gauntlets', name('Gantelets à crocs', 'Fanged gauntlets'), [4, 14], 1, { rules: ['srSharpFangs'] }),

  ranged('javelin', name('Javelot', 'Javelin'), [2, 6], 1, [20, 4, 0, 'light', 1], { rules: ['srThrown'] }),
  ranged('bow', name('Arc', 'Bow'), [2, 6], 2, [45, 3, 0, 'light', 1], { bow: 'bow' }),
  ranged('longbow', name('Arc Long', 'Longbow'), [3, 8], 2, [60, 3, 0, 'precision', 1], { bow: 'longbow' }),
  ranged('composite-bow', name('Arc Composite', 'Composite bow'), [4, 10], 2, [45, 4, 0, 'precision', 1], {
    bow: 'composite',
  }),
  ranged('crossbow', name('Arbalète', 'Crossbow'), [4, 10], 2, [60, 4, 1, 'heavy', 1], { bow: 'crossbow' }),
  // Heavy although it is a pistol.
  ranged('repeating-pistol', name('Pistolet antique à répétition', 'Antique repeating pistol'), [4, 20], 1, [
    30,
    4,
    0,
    'heavy',
    2,
  ]),
  ranged('blunderbuss', name('Tromblon', 'Blunderbuss'), [5, 14], 2, [25, 4, 0, 'shotgun', 2]),
  ranged('musket', name('Mousquet rayé', 'Rifled musket'), [5, 12], 2, [60, 5, 1, 'precision', 1]),
  ranged('fire-lance', name('Lance à feu', 'Fire lance'), [8, 20], 2, [20, 4, 0, 'flamer', 1]),
  ranged('rampart-gun', name('Fusil de rempart', 'Rampart gun'), [9, 22], 2, [75, 6, 2, 'heavy', 1], {
    rules: ['srAntiTank'],
  }),

  gear('shield', name('Bouclier', 'Shield'), [2, 8], 'shield'),
  gear('banner', name('Bannière des clans', 'Clan banner'), [15, 25], 'banner'),
  gear('scope', name('Lunette', 'Scope'), [4, 8], 'scope'),
  gear('war-horn', name('Grand Instrument de Guerre', 'Great war instrument'), [12, 20], 'great-instrument'),
  gear('herbs', name('Trousse de Soins', 'Medkit'), [8, 12], 'medkit'),
  gear('cloak', name('Cape de camouflage', 'Camouflage cloak'), [3, 8], 'camo-cloak'),
];

/** Beasts and one machine that the Tribes ride. */
export const bestiary: readonly Mount[] = [
  mount('steppe-horse', name('Cheval des steppes', 'Steppe horse'), [7, 14], {
    build: 'cavalry',
    bonus: { mvt: 10 },
    mayBeBarded: true,
    shoulder: 3,
    height: 5,
    baseMm: 50,
  }),
  mount('war-elk', name('Élan de guerre', 'War elk'), [12, 22], {
    build: 'cavalry',
    bonus: { mvt: 10, force: 1, attacks: 1 },
    mayBeBarded: true,
    shoulder: 3.5,
    height: 5.5,
    baseMm: 50,
    rules: ['srForester'],
  }),
  mount('great-eagle', name('Grand aigle', 'Great eagle'), [null, 35], {
    build: 'cavalry',
    bonus: { mvt: 5, attacks: 1 },
    mayBeBarded: false,
    shoulder: 3,
    height: 5,
    baseMm: 50,
    rules: ['srFlight'],
  }),
  mount('scrap-bike', name('Moto de ferraille', 'Scrap bike'), [10, 20], {
    build: 'bike',
    bonus: { mvt: 15, defence: 1 },
    mayBeBarded: false,
    shoulder: 3,
    height: 4,
    baseMm: 60,
    rules: ['srAllTerrain'],
  }),
];
