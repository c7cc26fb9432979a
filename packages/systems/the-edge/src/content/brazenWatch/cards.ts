import {
  aimedShot,
  areaShot,
  ATTACH,
  card,
  charges,
  crystals,
  enemyNear,
  FIRST,
  ONE_OF_US,
  SECOND,
  strike,
  volley,
  wounds,
} from '../phrases.js';
import type { ActionCard } from '../types.js';
import { braceForIt, drill, marchingStep, mend, muster, shortVolley, steadyHands } from './upper.js';

export const cards: readonly ActionCard[] = [
  card('pike-wall', 3, {
    name: { fr: 'Piques croisées', en: 'Crossed Pikes' },
    upper: braceForIt,
    lower: {
      name: { fr: 'Mur de piques', en: 'Wall of Pikes' },
      squad: 'halberdiers',
      cost: crystals(1),
      instant: true,
      effects: [{ do: 'status', whom: 'user', status: 'pike-wall', until: 'own-turn' }],
    },
  }),
  card('two-handed-thrust', 2, {
    name: { fr: 'Coup de hampe', en: 'Haft and Blade' },
    upper: marchingStep,
    lower: {
      name: { fr: 'Estoc à deux mains', en: 'Two-handed Thrust' },
      squad: 'halberdiers',
      cost: crystals(1),
      targets: strike().targets!,
      effects: [{ do: 'bonus', whom: FIRST, stat: 'att', amount: 2, until: 'turn' }, ...strike().effects],
    },
  }),
  card('iron-hafts', 2, {
    name: { fr: 'Hampes ferrées', en: 'Iron Hafts' },
    attach: ATTACH,
    upper: {
      name: { fr: 'Coup appuyé', en: 'Weighted Blow' },
      cost: charges(1),
      when: ['before-attack'],
      as: 'roller',
      instant: true,
      limit: 'exchange',
      effects: [{ do: 'bonus', whom: 'roller', stat: 'att', amount: 2, until: 'roll' }],
    },
    lower: {
      name: { fr: 'Longue portée', en: 'Long Reach' },
      squad: 'halberdiers',
      cost: charges(2),
      passive: [{ to: 'bearer', stat: 'ini', amount: 1 }],
      effects: [],
    },
  }),
  card('crossfire', 3, {
    name: { fr: 'Feux croisés', en: 'Crossfire' },
    upper: shortVolley,
    lower: {
      name: { fr: 'Tir roulant', en: 'Rolling Fire' },
      squad: 'arbalesters',
      cost: crystals(2),
      ...volley({ range: 3, line: true }, [wounds(1)]),
    },
  }),
  card('heavy-bolt', 2, {
    name: { fr: 'Carreau lourd', en: 'Heavy Bolt' },
    upper: drill,
    lower: {
      name: { fr: 'Perce-cuirasse', en: 'Plate Piercer' },
      squad: 'arbalesters',
      cost: crystals(2),
      ...aimedShot({ range: 4, line: true }, [wounds(2)]),
    },
  }),
  card('winch', 2, {
    name: { fr: 'Treuil à cric', en: 'Ratchet Winch' },
    attach: ATTACH,
    upper: {
      name: { fr: 'Pas de côté', en: 'Sidestep' },
      cost: charges(1),
      limit: 'turn',
      effects: [{ do: 'move', whom: 'user', steps: 1 }],
    },
    lower: {
      name: { fr: 'Arme toujours prête', en: 'Always Loaded' },
      squad: 'arbalesters',
      cost: charges(1),
      limit: 'turn',
      ...aimedShot({ range: 3, line: true }, [wounds(1)]),
    },
  }),
  card('bell-charge', 2, {
    name: { fr: 'Volée de cloche', en: 'Peal and Gallop' },
    upper: marchingStep,
    lower: {
      name: { fr: 'Charge du Bourdon', en: 'Charge of the Great Bell' },
      squad: 'bell-knights',
      cost: crystals(2),
      effects: [
        { do: 'bonus', whom: 'user', stat: 'att', amount: 1, until: 'turn' },
        { do: 'move', whom: 'user', steps: 2 },
        { do: 'combat', whom: 'user' },
      ],
    },
  }),
  card('death-knell', 2, {
    name: { fr: 'Glas', en: 'Knell' },
    upper: mend,
    lower: {
      name: { fr: 'Glas assourdissant', en: 'Deafening Knell' },
      squad: 'bell-knights',
      cost: crystals(1),
      instant: true,
      effects: [
        { do: 'bonus', whom: { all: 'enemy', near: { of: 'user', range: 1 } }, stat: 'ini', amount: -2, until: 'turn' },
      ],
    },
  }),
  card('ride-down', 2, {
    name: { fr: 'Coup de poitrail', en: 'Shoulder of the Horse' },
    upper: drill,
    lower: {
      name: { fr: 'Bousculer', en: 'Bowl Over' },
      squad: 'bell-knights',
      cost: crystals(1),
      targets: [ONE_OF_US, enemyNear({ of: FIRST, contact: true })],
      effects: [
        { do: 'reposition', whom: SECOND, where: { of: 'itself', range: 1 } },
        { do: 'bonus', whom: SECOND, stat: 'def', amount: -1, until: 'turn' },
      ],
    },
  }),
  card('round-shot', 3, {
    name: { fr: 'Boulet rouge', en: 'Red-hot Shot' },
    upper: shortVolley,
    lower: {
      name: { fr: 'Boulet', en: 'Round Shot' },
      squad: 'culverin',
      cost: crystals(2),
      ...aimedShot({ line: true }, [wounds(2)]),
    },
  }),
  card('grapeshot', 2, {
    name: { fr: 'Mitraille', en: 'Grapeshot' },
    upper: braceForIt,
    lower: {
      name: { fr: 'Gerbe de mitraille', en: 'Spray of Iron' },
      squad: 'culverin',
      cost: crystals(2),
      ...areaShot({ range: 3, line: true }, 0, 'all', [wounds(1)]),
    },
  }),
  card('swivel-mount', 2, {
    name: { fr: 'Affût pivotant', en: 'Swivel Mount' },
    attach: ATTACH,
    upper: {
      name: { fr: 'Pointage repris', en: 'Aim Again' },
      cost: charges(1),
      instant: true,
      when: ['own-roll'],
      as: 'roller',
      limit: 'roll',
      effects: [{ do: 'reroll' }],
    },
    lower: {
      name: { fr: 'Recul calculé', en: 'Measured Recoil' },
      squad: 'culverin',
      cost: charges(1),
      limit: 'turn',
      targets: [ONE_OF_US],
      effects: [{ do: 'reposition', whom: FIRST, where: { of: 'itself', range: 1 } }],
    },
  }),
  card('order-of-the-day', 2, {
    name: { fr: 'Ordre du jour', en: 'Order of the Day' },
    upper: muster,
    lower: {
      name: { fr: 'Second souffle', en: 'Second Wind' },
      squad: 'marshal',
      cost: crystals(3),
      effects: [{ do: 'activate' }],
    },
  }),
  card('countermand', 2, {
    name: { fr: 'Contrordre', en: 'Countermand' },
    upper: steadyHands,
    lower: {
      name: { fr: 'Que nul ne bouge !', en: 'Nobody Move!' },
      squad: 'marshal',
      cost: crystals(2),
      instant: true,
      when: ['action-announced'],
      effects: [{ do: 'cancel' }],
    },
  }),
  card('raised-standard', 2, {
    name: { fr: 'Étendard levé', en: 'Raised Standard' },
    attach: ATTACH,
    upper: {
      name: { fr: 'Ralliement', en: 'Rally' },
      cost: charges(2),
      limit: 'turn',
      effects: [{ do: 'restore', whom: 'user', tokens: 1 }],
    },
    lower: {
      name: { fr: 'À mon côté', en: 'Beside Me' },
      squad: 'marshal',
      cost: charges(2),
      passive: [{ to: { whose: 'yours', range: 1 }, stat: 'def', amount: 1 }],
      effects: [],
    },
  }),
  card('grinding-wheels', 2, {
    name: { fr: 'Roues broyeuses', en: 'Grinding Wheels' },
    upper: marchingStep,
    lower: {
      name: { fr: 'Broyer', en: 'Grind' },
      squad: 'bastion',
      cost: crystals(2),
      targets: [ONE_OF_US],
      effects: [{ do: 'shot', shooter: 'none', at: FIRST, blast: 1, affects: 'enemies', hit: [wounds(1)] }],
    },
  }),
  card('portcullis', 2, {
    name: { fr: 'Herse', en: 'Portcullis' },
    upper: steadyHands,
    lower: {
      name: { fr: 'Herse abattue', en: 'Gates Dropped' },
      squad: 'bastion',
      cost: crystals(1),
      instant: true,
      when: ['shot-rolled', 'attack-rolled'],
      as: 'facing',
      effects: [{ do: 'cancel' }],
    },
  }),
  card('worn-plates', 2, {
    name: { fr: 'Plaques usées', en: 'Worn Plates' },
    upper: mend,
    lower: {
      name: { fr: 'Tout donner', en: 'Everything We Have' },
      squad: 'bastion',
      cost: { endurance: 1 },
      effects: [
        { do: 'bonus', whom: 'user', stat: 'att', amount: 2, until: 'turn' },
        { do: 'combat', whom: 'user' },
      ],
    },
  }),
  card('war-chest', 2, {
    name: { fr: 'Coffre de guerre', en: 'War Chest' },
    upper: muster,
    lower: {
      name: { fr: 'Solde avancée', en: 'Advance on Pay' },
      user: 'nobody',
      cost: {},
      effects: [
        { do: 'recover', count: 1 },
        { do: 'crystals', count: 1 },
      ],
    },
  }),
  card('fresh-troops', 2, {
    name: { fr: 'Troupes fraîches', en: 'Fresh Troops' },
    upper: mend,
    lower: {
      name: { fr: 'Relève', en: 'Relief' },
      user: 'nobody',
      cost: crystals(2),
      onDead: true,
      targets: [{ pick: 'squad', whose: 'yours', missing: 'figures' }],
      effects: [{ do: 'revive', whom: FIRST, figures: 1, near: { of: 'altar', range: 1 } }],
    },
  }),
];
