import {
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
import { barbs, frenzy, leap, regrow, scent, snare, spilledSap, vine } from './upper.js';

export const cards: readonly ActionCard[] = [
  card('overgrowth', 3, {
    name: { fr: 'Tout repousse', en: 'Overgrowth' },
    upper: spilledSap,
    lower: {
      name: { fr: 'Rejets', en: 'New Shoots' },
      squad: 'sproutlings',
      cost: crystals(1),
      onDead: true,
      effects: [{ do: 'revive', whom: 'user', figures: 2, near: { of: 'altar', range: 2 } }],
    },
  }),
  card('tide-of-green', 2, {
    name: { fr: 'Marée verte', en: 'Tide of Green' },
    upper: leap,
    lower: {
      name: { fr: 'Submerger', en: 'Swamp Them' },
      squad: 'sproutlings',
      cost: crystals(1),
      effects: [
        { do: 'bonus', whom: 'user', stat: 'att', amount: 1, until: 'turn' },
        { do: 'combat', whom: 'user' },
      ],
    },
  }),
  card('burst-pod', 2, {
    name: { fr: 'Cosse mûre', en: 'Ripe Pod' },
    upper: barbs,
    lower: {
      name: { fr: 'Éclater', en: 'Burst' },
      squad: 'sproutlings',
      cost: crystals(1),
      targets: [ONE_OF_US],
      effects: [
        { do: 'shot', shooter: 'none', at: FIRST, blast: 0, affects: 'enemies', hit: [wounds(1)] },
        { do: 'sacrifice', whom: FIRST },
      ],
    },
  }),
  card('pack-hunt', 3, {
    name: { fr: 'Chasse en meute', en: 'Pack Hunt' },
    upper: leap,
    lower: {
      name: { fr: 'À la gorge', en: 'Go for the Throat' },
      squad: 'thornwolves',
      cost: crystals(2),
      effects: [
        { do: 'grant', whom: 'user', grant: 'att-reroll', until: 'turn' },
        { do: 'move', whom: 'user', steps: 2 },
        { do: 'combat', whom: 'user' },
      ],
    },
  }),
  card('moon-howl', 2, {
    name: { fr: 'Hurlement', en: 'Howl' },
    upper: frenzy,
    lower: {
      name: { fr: 'Répons de la meute', en: 'The Pack Answers' },
      squad: 'thornwolves',
      cost: crystals(1),
      instant: true,
      effects: [
        { do: 'bonus', whom: { all: 'yours', near: { of: 'user', range: 1 } }, stat: 'ini', amount: 2, until: 'turn' },
      ],
    },
  }),
  card('bone-collar', 2, {
    name: { fr: 'Collier d’os', en: 'Collar of Bone' },
    attach: ATTACH,
    upper: {
      name: { fr: 'Élan', en: 'Burst of Speed' },
      cost: charges(1),
      limit: 'turn',
      targets: [ONE_OF_US],
      effects: [{ do: 'move', whom: FIRST, steps: 1 }],
    },
    lower: {
      name: { fr: 'Crocs', en: 'Fangs' },
      squad: 'thornwolves',
      cost: charges(2),
      passive: [{ to: 'bearer', stat: 'att', amount: 1 }],
      effects: [],
    },
  }),
  card('stranglehold', 2, {
    name: { fr: 'Étreinte', en: 'Embrace' },
    upper: snare,
    lower: {
      name: { fr: 'Serrer', en: 'Tighten' },
      squad: 'stranglers',
      cost: crystals(1),
      targets: strike().targets!,
      effects: [{ do: 'grant', whom: FIRST, grant: 'no-counter', until: 'turn' }, ...strike().effects],
    },
  }),
  card('pull-under', 2, {
    name: { fr: 'Sous l’humus', en: 'Under the Mould' },
    upper: vine,
    lower: {
      name: { fr: 'Happer', en: 'Pull Under' },
      squad: 'stranglers',
      cost: crystals(2),
      targets: [ONE_OF_US, enemyNear({ of: FIRST, range: 2 })],
      effects: [
        { do: 'reposition', whom: SECOND, where: { of: FIRST, contact: true } },
        { do: 'strike', by: FIRST, at: SECOND, sneak: true },
      ],
    },
  }),
  card('creeping-ivy', 2, {
    name: { fr: 'Lierre rampant', en: 'Creeping Ivy' },
    attach: ATTACH,
    upper: {
      name: { fr: 'Entraves', en: 'Fetters' },
      cost: charges(1),
      limit: 'turn',
      targets: [enemyNear({ of: 'user', contact: true })],
      effects: [{ do: 'status', whom: FIRST, status: 'rooted', until: 'own-turn' }],
    },
    lower: {
      name: { fr: 'Sucer la moelle', en: 'Drink the Marrow' },
      squad: 'stranglers',
      cost: charges(2),
      limit: 'turn',
      targets: [{ pick: 'squad', whose: 'enemy', near: { of: 'user', contact: true } }],
      effects: [
        { do: 'drain', whom: FIRST, tokens: 1 },
        { do: 'restore', whom: 'user', tokens: 1 },
      ],
    },
  }),
  card('sting', 3, {
    name: { fr: 'Dards', en: 'Stings' },
    upper: barbs,
    lower: {
      name: { fr: 'Nuée de dards', en: 'Cloud of Stings' },
      squad: 'lantern-wasps',
      cost: crystals(2),
      ...volley({ range: 1 }, [wounds(1)]),
    },
  }),
  card('smoke-glow', 2, {
    name: { fr: 'Lueurs', en: 'Glow' },
    upper: scent,
    lower: {
      name: { fr: 'Éblouir', en: 'Dazzle' },
      squad: 'lantern-wasps',
      cost: crystals(1),
      instant: true,
      targets: [{ pick: 'squad', whose: 'enemy', near: { of: 'user', range: 2 } }],
      effects: [{ do: 'bonus', whom: FIRST, stat: 'att', amount: -2, until: 'turn' }],
    },
  }),
  card('swarm-turn', 2, {
    name: { fr: 'Vol en huit', en: 'Figure of Eight' },
    upper: leap,
    lower: {
      name: { fr: 'Échanger les places', en: 'Trade Places' },
      squad: 'lantern-wasps',
      cost: {},
      instant: true,
      targets: [ONE_OF_US, { pick: 'figure', whose: 'yours', near: { of: FIRST, range: 3 }, alike: FIRST }],
      effects: [{ do: 'swap', whom: FIRST, with: SECOND }],
    },
  }),
  card('bramble-field', 2, {
    name: { fr: 'Champ de ronces', en: 'Bramble Field' },
    upper: snare,
    lower: {
      name: { fr: 'Semer les ronces', en: 'Sow Brambles' },
      squad: 'root-mother',
      cost: crystals(1),
      targets: [{ pick: 'space', near: { of: 'user', range: 3 }, room: 1 }],
      effects: [{ do: 'token', token: 'bramble', at: 0 }],
    },
  }),
  card('full-bloom', 2, {
    name: { fr: 'Pleine fleur', en: 'Full Bloom' },
    upper: regrow,
    lower: {
      name: { fr: 'Don de la sève', en: 'Gift of Sap' },
      squad: 'root-mother',
      cost: crystals(1),
      targets: [{ pick: 'squad', whose: 'yours', near: { of: 'user', range: 2 } }],
      effects: [
        {
          do: 'choose',
          of: [
            { name: { fr: 'Panser', en: 'Heal' }, effects: [{ do: 'restore', whom: FIRST, tokens: 2 }] },
            {
              name: { fr: 'Hâter', en: 'Hasten' },
              effects: [{ do: 'bonus', whom: FIRST, stat: 'mov', amount: 2, until: 'turn' }],
            },
          ],
        },
      ],
    },
  }),
  card('deep-roots', 2, {
    name: { fr: 'Racines profondes', en: 'Deep Roots' },
    attach: ATTACH,
    upper: {
      name: { fr: 'Puiser', en: 'Draw Up' },
      cost: charges(2),
      limit: 'turn',
      effects: [{ do: 'crystals', count: 1 }],
    },
    lower: {
      name: { fr: 'Ombrage', en: 'Canopy' },
      squad: 'root-mother',
      cost: charges(2),
      passive: [{ to: { whose: 'yours', range: 1 }, grants: ['def-reroll'] }],
      effects: [],
    },
  }),
  card('falling-trunk', 2, {
    name: { fr: 'Chute du tronc', en: 'Falling Trunk' },
    upper: vine,
    lower: {
      name: { fr: 'S’abattre', en: 'Come Crashing Down' },
      squad: 'old-wood',
      cost: crystals(2),
      ...areaShot({ range: 2, line: true }, 0, 'all', [wounds(2)]),
    },
  }),
  card('wandering-wood', 2, {
    name: { fr: 'Bois errant', en: 'Wandering Wood' },
    upper: regrow,
    lower: {
      name: { fr: 'Le bois marche', en: 'The Wood Walks' },
      squad: 'old-wood',
      cost: crystals(2),
      effects: [
        { do: 'move', whom: 'user', steps: 2 },
        { do: 'combat', whom: 'user' },
      ],
    },
  }),
  card('barkskin', 2, {
    name: { fr: 'Écorce', en: 'Bark' },
    upper: frenzy,
    lower: {
      name: { fr: 'Peau d’écorce', en: 'Barkskin' },
      squad: 'old-wood',
      cost: crystals(1),
      instant: true,
      when: ['attack-rolled'],
      as: 'facing',
      effects: [{ do: 'add-power', amount: -3 }],
    },
  }),
  card('seed-cache', 2, {
    name: { fr: 'Cache à graines', en: 'Seed Cache' },
    upper: scent,
    lower: {
      name: { fr: 'Provende', en: 'Fodder' },
      user: 'nobody',
      cost: {},
      effects: [
        {
          do: 'choose',
          of: [
            { name: { fr: 'Cueillir', en: 'Gather' }, effects: [{ do: 'crystals', count: 1 }] },
            { name: { fr: 'Reverdir', en: 'Green Again' }, effects: [{ do: 'recover', count: 3 }] },
          ],
        },
      ],
    },
  }),
  card('omen', 2, {
    name: { fr: 'Présage des ronces', en: 'Omen of Briars' },
    upper: spilledSap,
    lower: {
      name: { fr: 'Lire les cernes', en: 'Read the Rings' },
      user: 'nobody',
      cost: crystals(1),
      effects: [
        {
          do: 'test',
          need: 3,
          pass: [{ do: 'vp', points: 1 }],
          fail: [{ do: 'draw', count: 1 }],
        },
      ],
    },
  }),
];
