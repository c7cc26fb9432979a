import { aimedShot, ATTACH, card, charges, crystals, enemyNear, FIRST, ONE_OF_US, SECOND, wounds } from '../phrases.js';
import type { ActionCard } from '../types.js';
import { ambush, cutPurse, feint, loadedDie, mistStep, spoils, thrownKnife, vanish } from './upper.js';

export const cards: readonly ActionCard[] = [
  card('hundred-cuts', 3, {
    name: { fr: 'Cent coupures', en: 'A Hundred Cuts' },
    upper: thrownKnife,
    lower: {
      name: { fr: 'Danse des lames', en: 'Dance of Blades' },
      squad: 'grey-blades',
      cost: crystals(2),
      effects: [
        { do: 'grant', whom: 'user', grant: 'no-counter', until: 'turn' },
        { do: 'bonus', whom: 'user', stat: 'att', amount: 1, until: 'turn' },
        { do: 'combat', whom: 'user' },
      ],
    },
  }),
  card('out-of-the-fog', 2, {
    name: { fr: 'Hors du brouillard', en: 'Out of the Fog' },
    upper: vanish,
    lower: {
      name: { fr: 'Surgir', en: 'Step Out' },
      squad: 'grey-blades',
      cost: crystals(1),
      targets: [{ pick: 'figure', whose: 'own', of: 'user', upTo: 2 }],
      effects: [{ do: 'reposition', whom: FIRST, where: { of: 'itself', range: 3 } }],
    },
  }),
  card('oiled-blades', 2, {
    name: { fr: 'Lames huilées', en: 'Oiled Blades' },
    attach: ATTACH,
    upper: {
      name: { fr: 'Dans le dos', en: 'From Behind' },
      cost: charges(1),
      when: ['combat-declared'],
      instant: true,
      limit: 'exchange',
      effects: [{ do: 'sneak' }],
    },
    lower: {
      name: { fr: 'Main leste', en: 'Quick Hand' },
      squad: 'grey-blades',
      cost: charges(2),
      passive: [{ to: 'bearer', grants: ['att-reroll'] }],
      effects: [],
    },
  }),
  card('harpoon', 3, {
    name: { fr: 'Harpon', en: 'Harpoon' },
    upper: mistStep,
    lower: {
      name: { fr: 'Ferrer', en: 'Strike and Haul' },
      squad: 'harpooners',
      cost: crystals(2),
      ...aimedShot({ range: 3, line: true }, [
        wounds(1),
        { do: 'reposition', whom: 'facing', where: { of: FIRST, range: 1 } },
      ]),
    },
  }),
  card('haul-in', 2, {
    name: { fr: 'Haler', en: 'Haul' },
    upper: thrownKnife,
    lower: {
      name: { fr: 'Haler à bord', en: 'Haul Aboard' },
      squad: 'harpooners',
      cost: crystals(1),
      targets: [ONE_OF_US, enemyNear({ of: FIRST, range: 2 })],
      effects: [
        { do: 'reposition', whom: SECOND, where: { of: FIRST, contact: true } },
        { do: 'strike', by: FIRST, at: SECOND },
      ],
    },
  }),
  card('barbed-line', 2, {
    name: { fr: 'Ligne barbelée', en: 'Barbed Line' },
    attach: ATTACH,
    upper: {
      name: { fr: 'Accrocher', en: 'Snag' },
      cost: charges(1),
      limit: 'turn',
      targets: [enemyNear({ of: 'user', contact: true })],
      effects: [{ do: 'status', whom: FIRST, status: 'dazed', until: 'own-turn' }],
    },
    lower: {
      name: { fr: 'Harpon léger', en: 'Light Harpoon' },
      squad: 'harpooners',
      cost: charges(1),
      limit: 'turn',
      ...aimedShot({ range: 2, line: true }, [wounds(1)]),
    },
  }),
  card('backwash', 2, {
    name: { fr: 'Ressac', en: 'Backwash' },
    upper: ambush,
    lower: {
      name: { fr: 'Prendre la place', en: 'Take Their Place' },
      squad: 'foam-dancers',
      cost: crystals(1),
      targets: [ONE_OF_US, { pick: 'figure', whose: 'any', near: { of: FIRST, range: 3 }, alike: FIRST }],
      effects: [{ do: 'swap', whom: FIRST, with: SECOND }],
    },
  }),
  card('riptide', 2, {
    name: { fr: 'Contre-courant', en: 'Riptide' },
    upper: loadedDie,
    lower: {
      name: { fr: 'Rendre le coup', en: 'Give It Back' },
      squad: 'foam-dancers',
      cost: crystals(1),
      instant: true,
      when: ['attack-failed'],
      as: 'facing',
      effects: [{ do: 'bonus', whom: 'facing', stat: 'att', amount: 3, until: 'exchange' }],
    },
  }),
  card('pirouette', 2, {
    name: { fr: 'Pirouette', en: 'Pirouette' },
    upper: vanish,
    lower: {
      name: { fr: 'Laisser passer', en: 'Let It Pass' },
      squad: 'foam-dancers',
      cost: {},
      instant: true,
      when: ['shot-rolled', 'attack-rolled'],
      as: 'facing',
      effects: [{ do: 'cancel' }],
    },
  }),
  card('breaking-wave', 3, {
    name: { fr: 'Lame déferlante', en: 'Breaking Wave' },
    upper: mistStep,
    lower: {
      name: { fr: 'Déferler', en: 'Break Over Them' },
      squad: 'breakers',
      cost: crystals(2),
      effects: [
        { do: 'move', whom: 'user', steps: 3, crossing: true },
        { do: 'combat', whom: 'user' },
      ],
    },
  }),
  card('undertow', 2, {
    name: { fr: 'Lame de fond', en: 'Undertow' },
    upper: ambush,
    lower: {
      name: { fr: 'Saper', en: 'Wash Out' },
      squad: 'breakers',
      cost: crystals(1),
      targets: [{ pick: 'squad', whose: 'enemy', near: { of: 'user', range: 1 } }],
      effects: [{ do: 'drain', whom: FIRST, tokens: 1 }],
    },
  }),
  card('salt-crust', 2, {
    name: { fr: 'Croûte de sel', en: 'Crust of Salt' },
    attach: ATTACH,
    upper: {
      name: { fr: 'Carapace', en: 'Shell' },
      cost: charges(1),
      instant: true,
      when: ['attack-rolled'],
      as: 'facing',
      limit: 'exchange',
      effects: [{ do: 'bonus', whom: 'facing', stat: 'def', amount: 2, until: 'roll' }],
    },
    lower: {
      name: { fr: 'Cuirasse de sel', en: 'Salt Armour' },
      squad: 'breakers',
      cost: charges(2),
      passive: [{ to: 'bearer', stat: 'def', amount: 1 }],
      effects: [],
    },
  }),
  card('pry-open', 2, {
    name: { fr: 'Forcer le coffre', en: 'Crack the Chest' },
    upper: cutPurse,
    lower: {
      name: { fr: 'Rafler', en: 'Snatch' },
      squad: 'strongbox-crab',
      cost: crystals(1),
      targets: [{ pick: 'opponent' }],
      effects: [{ do: 'rob', from: 0, count: 2, keep: true }],
    },
  }),
  card('shell-up', 2, {
    name: { fr: 'Dans la coquille', en: 'Into the Shell' },
    upper: spoils,
    lower: {
      name: { fr: 'Se retourner', en: 'Tuck and Turn' },
      squad: 'strongbox-crab',
      cost: {},
      instant: true,
      effects: [
        { do: 'mode', whom: 'user' },
        { do: 'cleanse', whom: 'user' },
      ],
    },
  }),
  card('shadow-walk', 2, {
    name: { fr: 'Marcher dans l’ombre', en: 'Walk in Shadow' },
    upper: feint,
    lower: {
      name: { fr: 'Derrière vous', en: 'Behind You' },
      squad: 'captain',
      cost: crystals(2),
      targets: [ONE_OF_US, enemyNear({ of: FIRST, range: 3 })],
      effects: [
        { do: 'reposition', whom: FIRST, where: { of: SECOND, contact: true } },
        { do: 'strike', by: FIRST, at: SECOND, sneak: true },
      ],
    },
  }),
  card('false-orders', 2, {
    name: { fr: 'Faux ordres', en: 'False Orders' },
    upper: loadedDie,
    lower: {
      name: { fr: 'Changer de cap', en: 'Change of Course' },
      squad: 'captain',
      cost: crystals(2),
      instant: true,
      when: ['action-announced'],
      effects: [{ do: 'cancel' }],
    },
  }),
  card('black-sails', 2, {
    name: { fr: 'Voiles noires', en: 'Black Sails' },
    attach: ATTACH,
    upper: {
      name: { fr: 'Dériver', en: 'Drift' },
      cost: charges(1),
      limit: 'turn',
      targets: [ONE_OF_US],
      effects: [{ do: 'reposition', whom: FIRST, where: { of: 'itself', range: 1 } }],
    },
    lower: {
      name: { fr: 'Hisser les couleurs', en: 'Run Up the Colours' },
      squad: 'captain',
      cost: charges(2),
      limit: 'turn',
      effects: [{ do: 'banner' }],
    },
  }),
  card('maelstrom', 2, {
    name: { fr: 'Maelström', en: 'Maelstrom' },
    upper: spoils,
    lower: {
      name: { fr: 'Tourbillon', en: 'Whirlpool' },
      squad: 'leviathan',
      cost: crystals(2),
      targets: [ONE_OF_US],
      effects: [{ do: 'shot', shooter: 'none', at: FIRST, blast: 1, affects: 'enemies', hit: [wounds(1)] }],
    },
  }),
  card('swallow', 2, {
    name: { fr: 'Gueule béante', en: 'Gaping Maw' },
    upper: feint,
    lower: {
      name: { fr: 'Engloutir', en: 'Swallow' },
      squad: 'leviathan',
      cost: crystals(2),
      targets: [{ pick: 'figure', whose: 'enemy', near: { of: 'user', contact: true }, unprotected: true }],
      effects: [{ do: 'wound', whom: FIRST, wounds: 1 }],
    },
  }),
  card('smugglers-hoard', 2, {
    name: { fr: 'Cache des fraudeurs', en: 'Smugglers’ Hoard' },
    upper: cutPurse,
    lower: {
      name: { fr: 'Vider la cale', en: 'Empty the Hold' },
      user: 'nobody',
      cost: { discard: 1 },
      effects: [{ do: 'crystals', count: 2 }],
    },
  }),
  card('sabotage', 2, {
    name: { fr: 'Sabotage', en: 'Sabotage' },
    upper: spoils,
    lower: {
      name: { fr: 'Couper les amarres', en: 'Cut the Moorings' },
      user: 'nobody',
      cost: crystals(1),
      targets: [{ pick: 'upgrade', whose: 'enemy' }],
      effects: [{ do: 'detach', target: 0 }],
    },
  }),
];
