import { gear, melee, mount, name, ranged } from '../make.js';
import type { Item, Mount } from '../types.js';

/** What the foundries of the Choir make. The laser rifle has the Force and Penetration of the book's. */
export const arsenal: readonly Item[] = [
  melee('baton', name('Bâton de chœur', 'Choir baton'), [1, 3], 1),
  melee('edge', name('Lame accordée', 'Tuned edge'), [2, 8], 1, { pen: 1 }),
  melee('partisan', name('Pertuisane', 'Partisan'), [2, 6], 1, { supports: true }),
  melee('great-saw', name('Grande scie', 'Great saw'), [4, 12], 2, { pen: 1 }),
  melee('siphon', name('Siphon', 'Siphon'), [null, 30], 1, { rules: ['srLifeDrain'] }),
  melee('breaker', name('Marteau-brèche', 'Breach hammer'), [6, 16], 2, { rules: ['srMightyBlow'] }),
  melee('cutter', name('Chalumeau', 'Cutting torch'), [5, 12], 1, { rules: ['srAntiTank'] }),

  ranged('laser-pistol', name('Pistolet laser', 'Laser pistol'), [3, 8], 1, [25, 4, 0, 'light', 1]),
  ranged('laser-rifle', name('Fusil laser', 'Laser rifle'), [7, 14], 2, [60, 5, 1, 'light', 1]),
  ranged('stabilised-rifle', name('Fusil stabilisé', 'Stabilised rifle'), [6, 14], 2, [60, 5, 1, 'precision', 1], {
    rules: ['srStabilised'],
  }),
  ranged('long-rifle', name('Fusil de traque', 'Stalking rifle'), [9, 20], 2, [90, 5, 2, 'heavy', 1]),
  ranged('riot-gun', name('Fusil à pompe', 'Shotgun'), [6, 14], 2, [30, 5, 0, 'shotgun', 2]),
  ranged('plasma-gun', name('Lance-plasma', 'Plasma gun'), [9, 20], 2, [45, 7, 2, 'light', 1], { rules: ['srPlasma'] }),
  ranged('burner', name('Incinérateur', 'Burner'), [9, 20], 2, [20, 5, 0, 'flamer', 1]),
  ranged('pulse-cannon', name('Canon à impulsions', 'Pulse cannon'), [12, 26], 2, [75, 6, 1, 'heavy', 2]),
  ranged('shard-launcher', name('Lance-éclats', 'Shard launcher'), [12, 26], 2, [60, 6, 0, 'heavy', 1], {
    rules: ['srFragmentation'],
  }),
  ranged('tank-piercer', name('Perce-blindage', 'Armour piercer'), [14, 30], 2, [75, 8, 3, 'heavy', 1], {
    rules: ['srAntiTank'],
  }),
  ranged('field-mortar', name('Mortier de campagne', 'Field mortar'), [18, null], 2, [90, 5, 0, 'light-artillery', 1]),
  ranged('chord-howitzer', name('Obusier d’accord', 'Chord howitzer'), [26, null], 2, [
    120,
    7,
    1,
    'heavy-artillery',
    1,
  ]),

  gear('screen', name('Écran', 'Screen shield'), [2, 8], 'shield'),
  gear('standard', name('Étendard chantant', 'Singing standard'), [15, 25], 'banner'),
  gear('scope', name('Lunette', 'Scope'), [4, 8], 'scope'),
  gear('radio', name('Radio', 'Radio'), [5, 8], 'radio'),
  gear('kit', name('Trousse de Soins', 'Medkit'), [8, 12], 'medkit'),
  gear('carillon', name('Grand Instrument de Guerre', 'Great war instrument'), [12, 20], 'great-instrument'),
  gear('veil', name('Cape de camouflage', 'Camouflage cloak'), [3, 8], 'camo-cloak'),
];

/** Machines that the Choir rides; it keeps no beasts. */
export const bestiary: readonly Mount[] = [
  mount('lancer-bike', name('Moto d’estafette', 'Courier bike'), [10, 20], {
    build: 'bike',
    bonus: { mvt: 15, defence: 1 },
    mayBeBarded: false,
    shoulder: 3,
    height: 4,
    baseMm: 60,
    rules: ['srAllTerrain'],
  }),
  mount('steel-strider', name('Coursier d’acier', 'Steel courser'), [11, 22], {
    build: 'cavalry',
    bonus: { mvt: 10, force: 1 },
    mayBeBarded: true,
    shoulder: 3,
    height: 5,
    baseMm: 50,
    rules: ['srFast'],
  }),
];
