import { ABILITIES, CATEGORIES, ROLES, WEAPON_MODES } from '../battle.js';
import { TERRAIN_TYPES } from '../content/terrain.js';
import { MISSION_IDS, POSITION_USES } from '../missions/mission.js';
import { MOST_SIDES } from '../rulings.js';
import { UNIT_PLACES } from '../state.js';
import { STAGES } from './body.js';

const text = { type: 'string', minLength: 1, maxLength: 80 };
const at = { type: 'array', items: { type: 'number', minimum: -20, maximum: 400 }, minItems: 2, maxItems: 2 };
const whole = (minimum: number, maximum: number): object => ({ type: 'integer', minimum, maximum });
const flag = { type: 'boolean' };
const list = (items: object, maxItems: number): object => ({ type: 'array', items, maxItems });
const object = (properties: Readonly<Record<string, object>>, required: readonly string[] = []): object => ({
  type: 'object',
  additionalProperties: false,
  required,
  properties,
});

const name = { ...object({ fr: text, en: text }, ['fr', 'en']), description: 'What players read.' };

const weapon = object(
  {
    id: text,
    name,
    mode: { enum: WEAPON_MODES },
    accuracy: whole(0, 12),
    locked: { ...whole(2, 6), description: 'The face that hits at any range, in place of accuracy.' },
    rate: whole(1, 10),
    rerolls: whole(0, 3),
    area: { type: 'number', minimum: 0.5, maximum: 10, description: 'Centimetres; makes the weapon indirect.' },
    penetration: whole(0, 20),
    damage: whole(1, 6),
  },
  ['id', 'penetration'],
);

const degrees = { type: 'number', minimum: -360, maximum: 360 };
const arc = object({ degrees, width: { type: 'number', minimum: 0, maximum: 360 } }, ['degrees', 'width']);

const kind = object({
  name,
  role: { enum: ROLES },
  category: { enum: CATEGORIES },
  rank: whole(0, 3),
  size: whole(0, 9),
  radius: { type: 'number', minimum: 0.5, maximum: 10, description: 'Of the base, in centimetres; 1.5 if absent.' },
  movement: { type: 'number', minimum: 0, maximum: 40, description: 'Centimetres; 12 if absent.' },
  combat: whole(0, 20),
  protection: whole(0, 20),
  morale: { anyOf: [whole(0, 20), { type: 'null' }], description: 'Without one: Nerves of Steel.' },
  weapons: list(text, 12),
  structure: {
    type: 'array',
    items: whole(1, 20),
    minItems: 3,
    maxItems: 3,
    description: 'Of chassis, propulsion and each weapon; makes it a machine.',
  },
  arcs: list({ anyOf: [arc, { type: 'null' }] }, 12),
  command: object({ grade: whole(1, 5), authority: whole(0, 9), points: whole(0, 12) }),
  hero: text,
  abilities: list({ enum: ABILITIES }, 3),
});

const box = { type: 'array', items: { type: 'number', minimum: 0, maximum: 200 }, minItems: 4, maxItems: 4 };

const missionPlace = object(
  {
    id: text,
    name,
    disc: at,
    edge: { ...list(at, 2), minItems: 2 },
    area: box,
    uses: list({ enum: POSITION_USES }, 3),
    owner: whole(1, 4),
    heldBy: whole(1, 4),
    limit: whole(0, 20),
    objective: flag,
    capture: whole(0, 500),
    control: whole(0, 500),
  },
  ['id'],
);

const briefing = object({
  turns: whole(1, 20),
  target: list(whole(1, 100), 4),
  firstAuthority: whole(1, 4),
  knownTerrain: list(flag, 4),
  pieces: {
    ...list({ enum: TERRAIN_TYPES.map(({ id }) => id) }, 40),
    description: 'The elements that are placed in preparation.',
  },
  places: list(missionPlace, 30),
  artillery: object({ player: whole(1, 4), lastTurn: whole(1, 20), weapon }, ['player', 'lastTurn', 'weapon']),
});

const figuresList = {
  ...list({ anyOf: [text, whole(0, 29)] }, 30),
  description: 'By their names, "scouts/2". A number is a place in the unit’s list of figures, counted from 0.',
};

const attitudes = object({
  takeCover: flag,
  kneeling: flag,
  staggered: flag,
  alert: { enum: ['none', 'all', 'bearers', 'others'] },
});

const unit = object(
  {
    id: { ...text, description: 'What choices and expectations call the unit.' },
    name,
    player: whole(1, 4),
    at: { ...list(at, 30), minItems: 1, description: 'One place for each figure; the first is the leader.' },
    strength: { ...whole(1, 30), description: 'How many figures a unit has that is not on the table.' },
    kind,
    figures: {
      type: 'object',
      additionalProperties: kind,
      description: 'Figures that are something else, by their names, "scouts/2".',
    },
    place: { enum: UNIT_PLACES },
    pool: { enum: ['assault', 'reinforcement', 'pilot'] },
    cost: whole(0, 2000),
    attitudes,
    morale: { enum: ['steady', 'disorganised'] },
    prone: figuresList,
    parts: {
      type: 'object',
      additionalProperties: {
        anyOf: [
          object({ propulsion: whole(0, 20), chassis: whole(0, 20), weapons: list(whole(0, 20), 12) }),
          list(whole(0, 20), 14),
        ],
      },
      description: 'Structure points left, by machine, "walkers/1"; a list is propulsion, chassis, then each weapon.',
    },
    degrees,
    lost: figuresList,
    played: flag,
    dropped: flag,
  },
  ['id', 'player'],
);

const terrain = object(
  {
    name,
    id: text,
    kind: { enum: TERRAIN_TYPES.map(({ id }) => id) },
    at,
    degrees,
    box,
    size: whole(0, 9),
    crossable: flag,
    standable: flag,
    openable: flag,
    open: flag,
    protection: whole(0, 20),
    structure: whole(0, 20),
  },
  [],
);

const use = { ...list(text, 2), minItems: 2, description: 'A fighter and his weapon.' };

const start = {
  anyOf: [
    { enum: STAGES },
    object({ activate: { ...text, description: 'This unit’s card has just been turned over.' } }, ['activate']),
    object(
      {
        acting: object(
          {
            unit: text,
            free: flag,
            moved: { enum: ['none', 'combat', 'rapid'] },
            before: list(use, 60),
            after: list(use, 60),
            struck: list(use, 60),
            worked: flag,
          },
          ['unit'],
        ),
      },
      ['acting'],
    ),
    object({ opportunity: { ...whole(1, 4), description: 'This player’s turn to activate something.' } }, [
      'opportunity',
    ]),
  ],
};

/** JSON Schema of a scenario's position. */
export const schema = object(
  {
    mission: { enum: MISSION_IDS },
    value: whole(1000, 4000),
    players: whole(2, MOST_SIDES),
    turn: whole(0, 10),
    start,
    weapons: list(weapon, 40),
    units: { ...list(unit, 60), minItems: 1 },
    terrain: list(terrain, 40),
    points: list(whole(0, 60), 4),
    victory: list(whole(0, 60), 4),
    reinforcement: list(whole(0, 4000), 4),
    cards: list(list(text, 30), 4),
    commanders: list(text, 4),
    authority: list(whole(0, 40), 4),
    first: whole(1, 4),
    deferred: list(flag, 4),
    struck: list(flag, 4),
    priorities: list(list(text, 30), 4),
    places: {
      type: 'object',
      additionalProperties: object({ controller: whole(1, 4), captured: list(whole(1, 4), 4), entered: whole(0, 30) }),
    },
    survivor: object({ searched: list(text, 9), found: flag, escort: text, at, takenBy: whole(1, 4) }),
    portions: list(whole(1, 4), 4),
    briefing,
    freeMeasuring: flag,
    width: { type: 'number', minimum: 30, maximum: 200 },
    depth: { type: 'number', minimum: 30, maximum: 200 },
  },
  ['start', 'units'],
);
