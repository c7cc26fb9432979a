import type { Action, ActionCard, Faction, Face, SquadCard } from '../src/content/types.js';

/**
 * Two tiny factions for rule tests, so that no test depends on balanced content. Every number is round and every card
 * does one plain thing. `red` and `blue` differ in name only.
 */

const name = (text: string) => ({ fr: text, en: text });

const face = (part: Partial<Face> = {}): Face => ({ name: name('base'), ini: 2, att: 2, def: 2, mov: 2, ...part });

const squad = (id: string, part: Partial<SquadCard> = {}): SquadCard => ({
  id,
  name: name(id),
  figures: 2,
  base: 1,
  endurance: 1,
  faces: [face({ change: 1 }), face({ name: name('alt'), ini: 3, att: 3, change: 0 })],
  ...part,
});

const both = (part: Partial<Face>): SquadCard['faces'] => [face(part), face({ name: name('alt'), ...part })];

/** One Squad for every base size and oddity. */
export const SQUADS: readonly SquadCard[] = [
  /** Four 1-hex figures without Endurance. */
  squad('militia', { figures: 4, endurance: 0 }),
  /** Three 2-hex figures, MOV 3. */
  squad('riders', { figures: 3, base: 2, endurance: 2, faces: both({ mov: 3, ini: 4 }) }),
  /** Two 3-hex figures with both Re-roll symbols. */
  squad('brutes', { figures: 2, base: 3, endurance: 3, faces: both({ ini: 1, attReroll: true, defReroll: true }) }),
  /** One 7-hex leader that crosses obstacles. */
  squad('titan', {
    figures: 1,
    base: 7,
    endurance: 5,
    leader: true,
    faces: both({ ini: 0, att: 4, def: 4, crossing: true }),
  }),
  /** A gun that has nothing but Initiative: every other characteristic is a dash. */
  squad('gun', { figures: 1, base: 2, endurance: 1, faces: both({ att: null, def: null, mov: null }) }),
  /** Always loses Initiative. */
  squad('sleepers', { figures: 2, endurance: 1, faces: both({ ini: null, mov: 0 }) }),
  /** Slower, and one crosses obstacles. */
  squad('ghosts', { figures: 2, endurance: 1, faces: both({ crossing: true }) }),
];

const action = (part: Partial<Action> = {}): Action => ({ name: name('action'), cost: {}, effects: [], ...part });

const USER = 'user';
const FIRST = { target: 0 } as const;
const SECOND = { target: 1 } as const;
const own = { pick: 'figure', whose: 'own', of: USER } as const;

/** Cards by what they do; all cost nothing unless their name says so. */
export const CARDS: readonly ActionCard[] = [
  card('crystal', action({ user: 'nobody', effects: [{ do: 'crystals', count: 1 }] }), action({ squad: 'militia' })),
  card('draw', action({ user: 'nobody', effects: [{ do: 'draw', count: 3 }] }), action()),
  card('costly', action({ user: 'nobody', cost: { crystals: 4 } }), action({ cost: { sacrifice: 1 } })),
  card(
    'shot',
    action({
      targets: [own, { pick: 'figure', whose: 'enemy', near: { of: FIRST, range: 3, line: true } }],
      effects: [shoot([{ do: 'wound', whom: 'facing', wounds: 1 }])],
    }),
    action({
      squad: 'gun',
      targets: [own, { pick: 'space', near: { of: FIRST, range: 3 } }],
      effects: [{ ...shoot([{ do: 'wound', whom: 'facing', wounds: 1 }]), blast: 0, affects: 'all' }],
    }),
  ),
  card(
    'volley',
    action({
      effects: [
        {
          do: 'shot',
          shooter: 'each',
          range: 3,
          affects: 'enemies',
          hit: [{ do: 'wound', whom: 'facing', wounds: 1 }],
        },
      ],
    }),
    action({ effects: [{ do: 'wound', whom: { all: 'any', near: { of: USER, range: 1 } }, wounds: 1 }] }),
  ),
  card('bolt', enemy([{ do: 'wound', whom: FIRST, wounds: 3 }]), enemy([{ do: 'drain', whom: FIRST, tokens: 1 }])),
  card(
    'instant',
    action({ instant: true, effects: [{ do: 'bonus', whom: USER, stat: 'def', amount: 2, until: 'turn' }] }),
    action({ instant: true, user: 'nobody', effects: [{ do: 'recover', count: 1 }] }),
  ),
  card(
    'slow',
    enemy([{ do: 'bonus', whom: FIRST, stat: 'ini', amount: -9, until: 'turn' }], { instant: true }),
    enemy([{ do: 'bonus', whom: FIRST, stat: 'att', amount: 5, until: 'turn' }], { instant: true }),
  ),
  card(
    'parry',
    action({
      instant: true,
      when: ['attack-rolled'],
      as: 'facing',
      effects: [{ do: 'bonus', whom: 'facing', stat: 'def', amount: 3, until: 'roll' }],
    }),
    action({ instant: true, when: ['attack-rolled', 'shot-rolled'], as: 'facing', effects: [{ do: 'cancel' }] }),
  ),
  card(
    'counterspell',
    action({ instant: true, user: 'nobody', when: ['action-announced'], effects: [{ do: 'cancel' }] }),
    action({ instant: true, when: ['own-roll'], as: 'roller', effects: [{ do: 'reroll' }] }),
  ),
  card(
    'ambush',
    action({ instant: true, when: ['combat-declared'], effects: [{ do: 'sneak' }] }),
    action({
      instant: true,
      targets: [own, { pick: 'figure', whose: 'enemy', near: { of: FIRST, contact: true } }],
      effects: [{ do: 'strike', by: FIRST, at: SECOND, sneak: true }],
    }),
  ),
  card(
    'march',
    action({ effects: [{ do: 'move', whom: USER }] }),
    action({ instant: true, effects: [{ do: 'combat', whom: USER }] }),
  ),
  card(
    'revival',
    action({ onDead: true, effects: [{ do: 'revive', whom: USER, figures: 1 }] }),
    action({ onDead: true, cost: { sacrifice: 1 }, effects: [{ do: 'revive', whom: USER, figures: 1 }] }),
  ),
  card(
    'jump',
    action({ targets: [own], effects: [{ do: 'reposition', whom: FIRST, where: { of: FIRST, range: 2 } }] }),
    action(),
  ),
  card(
    'snare',
    action({
      user: 'nobody',
      targets: [{ pick: 'space', room: 1 }],
      effects: [{ do: 'token', token: 'snare', at: 0 }],
    }),
    enemy([{ do: 'status', whom: FIRST, status: 'rooted', until: 'own-turn' }]),
  ),
  card(
    'blade',
    weapon('att'),
    action({ squad: 'militia', cost: { charges: 2 }, passive: [{ to: 'bearer', stat: 'att', amount: 2 }] }),
    {
      crystals: 1,
    },
  ),
  card(
    'mail',
    weapon('def'),
    action({ cost: { charges: 1 }, instant: true, effects: [{ do: 'restore', whom: USER, tokens: 1 }] }),
    {
      crystals: 1,
    },
  ),
  card('boots', weapon('mov'), action({ squad: 'riders', cost: { charges: 1 }, limit: 'turn' }), { crystals: 1 }),
];

function card(id: string, upper: Action, lower: Action, attach?: ActionCard['attach']): ActionCard {
  return { id, name: name(id), copies: 3, upper, lower, ...(attach && { attach }) };
}

function enemy(effects: Action['effects'], part: Partial<Action> = {}): Action {
  return action({ user: 'nobody', targets: [{ pick: 'figure', whose: 'enemy' }], effects, ...part });
}

function shoot(hit: Action['effects']) {
  return { do: 'shot', shooter: FIRST, at: SECOND, affects: 'enemies', hit } as const;
}

/** One Charge: +1 to a characteristic for this turn, once a turn. */
function weapon(stat: 'att' | 'def' | 'mov'): Action {
  const effects = [{ do: 'bonus', whom: USER, stat, amount: 1, until: 'turn' }] as const;
  return action({ cost: { charges: 1 }, limit: 'turn', effects });
}

const starter = (size: number) => ({
  squads: ['militia', 'riders', 'brutes'],
  deck: Object.fromEntries(
    CARDS.filter(({ lower }) => lower.squad !== 'gun')
      .slice(0, Math.ceil(size / 2))
      .map(({ id }, i) => [id, i === 0 && size % 2 === 1 ? 1 : 2]),
  ),
});

const faction = (id: string): Faction => ({
  id,
  name: name(id),
  squads: SQUADS,
  cards: CARDS,
  banner: { name: name('banner'), action: action({ user: 'nobody', effects: [{ do: 'crystals', count: 2 }] }) },
  altar: {
    name: name('altar'),
    action: action({ user: 'nobody', limit: 'turn', effects: [{ do: 'recover', count: 1 }] }),
  },
  tokens: [
    {
      id: 'snare',
      name: name('snare'),
      size: 1,
      limit: 2,
      trap: { whose: 'enemy', effects: [{ do: 'wound', whom: 'intruder', wounds: 1 }] },
    },
  ],
  statuses: [
    { id: 'rooted', name: name('rooted'), on: 'figure', limit: 2, auras: [{ to: 'bearer', forbids: ['move'] }] },
  ],
  starter: starter(25),
  starter20: starter(20),
  starter15: starter(15),
});

export const RED = faction('red');
export const BLUE = faction('blue');
