import type { OptionId, Prompt, SubsetShape } from '@banneret/kernel';
import { NOBODY, type FighterId, type UnitId } from '../battle.js';
import { portionWord } from '../preparation/order.js';
import { CHASSIS, FIRST_MOUNT, PROPULSION, type State } from '../state.js';

/** What files call units, fighters, weapons, places, players and the rest, where the engine has numbers. */

export const unitNamed = (state: State, id: string): UnitId => state.battle.rosters.findIndex(one => one.id === id);

export const unitId = (state: State, unit: UnitId): string => state.battle.rosters[unit]?.id ?? NONE;

export const weaponNamed = ({ battle }: State, id: unknown): number => battle.weapons.findIndex(one => one.id === id);

export const weaponId = ({ battle }: State, weapon: number): string => battle.weapons[weapon]?.id ?? NONE;

/** `scouts/2`: counted from 1 in the unit he began in, whatever unit he is in now. */
export function fighterId({ battle }: State, fighter: FighterId): string {
  const roster = battle.rosters.find(({ fighters }) => fighters.includes(fighter));
  return roster === undefined ? NONE : `${roster.id}/${roster.fighters.indexOf(fighter) + 1}`;
}

export function fighterNamed(state: State, text: string): FighterId | undefined {
  const at = text.lastIndexOf('/');
  if (at < 0 || !/^[1-9]\d*$/.test(text.slice(at + 1))) return undefined;
  return state.battle.rosters[unitNamed(state, text.slice(0, at))]?.fighters[Number(text.slice(at + 1)) - 1];
}

const NONE = 'none';

/** AT43-ACT-06: where the first card goes is told by the card in front of it. */
export const REPLACE = 'at43.ask.replace';

export const cardAfter = (state: State, unit: UnitId): string => `after ${unitId(state, unit)}`;

/** How the ids of a question are written, and what is read from what somebody wrote; nothing where it means nothing. */
export interface Wording {
  write(state: State, id: OptionId): string | undefined;
  read(state: State, text: string): OptionId | undefined;
}

const found = (index: number): number | undefined => (index < 0 ? undefined : index);

/** Numbers by their names, and `none` for nobody. */
const numbered = (name: (state: State, id: number) => string, number: Wording['read']): Wording => ({
  write: (state, id) => (id === NOBODY ? NONE : typeof id === 'number' ? name(state, id) : undefined),
  read: (state, text) => (text === NONE ? NOBODY : number(state, text)),
});

const fighters = numbered(fighterId, fighterNamed);
const units = numbered(unitId, (state, text) => found(unitNamed(state, text)));
const places = numbered(
  ({ battle }, place) => battle.mission.places[place]!.id,
  ({ battle }, text) => found(battle.mission.places.findIndex(({ id }) => id === text)),
);
const players = numbered(
  (_state, seat) => `player ${seat + 1}`,
  ({ sides }, text) => found(sides.findIndex((_, seat) => text === `player ${seat + 1}`)),
);
const weapons = numbered(weaponId, (state, text) => found(weaponNamed(state, text)));
const pieces = numbered(
  ({ terrain }, piece) => pieceNames(terrain.map(({ kind }) => kind.id))[piece]!,
  ({ terrain }, text) => found(pieceNames(terrain.map(({ kind }) => kind.id)).indexOf(text)),
);
const box = numbered(
  ({ battle }, piece) => pieceNames(battle.mission.pieces)[piece]!,
  ({ battle }, text) => found(pieceNames(battle.mission.pieces).indexOf(text)),
);

/** Elements by their kind, counted from 1 where there are several of it. */
export const pieceNames = (kinds: readonly string[]): string[] =>
  kinds.map((kind, i) => {
    const alike = kinds.filter(other => other === kind).length;
    return alike === 1 ? kind : `${kind} ${kinds.slice(0, i + 1).filter(other => other === kind).length}`;
  });

const listed = (names: (state: State) => readonly string[]): Wording => ({
  write: (state, id) => (typeof id === 'number' ? names(state)[id] : undefined),
  read: (state, text) => found(names(state).indexOf(text)),
});

const PORTIONS = {
  half: ['south', 'north'],
  third: ['west', 'middle', 'east'],
  quarter: ['south-west', 'north-west', 'north-east', 'south-east'],
} as const;

export const portionName = ({ sides }: State, portion: number): string =>
  PORTIONS[portionWord(sides.length)][portion] ?? NONE;

const portions = listed(({ sides }) => PORTIONS[portionWord(sides.length)]);
const roles = listed(() => ['attacker', 'defender']);
const rescue = listed(() => ['rescuer', 'hunter']);

/** Parts of a machine: `propulsion`, `chassis`, `weapon 1`. */
export const partName = (part: number): string =>
  part === PROPULSION ? 'propulsion' : part === CHASSIS ? 'chassis' : `weapon ${part - FIRST_MOUNT + 1}`;

export const partNamed = (text: string): number | undefined => {
  const mount = /^weapon ([1-9]\d*)$/.exec(text)?.[1];
  if (mount !== undefined) return FIRST_MOUNT + Number(mount) - 1;
  return text === 'propulsion' ? PROPULSION : text === 'chassis' ? CHASSIS : undefined;
};

/** Units of a set-up have colons in their names. */
const splitLast = (text: string): [string, string] => {
  const at = text.lastIndexOf(':');
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
};

const parts: Wording = {
  write: (_state, id) => (typeof id === 'number' ? partName(id) : undefined),
  read: (_state, text) => partNamed(text),
};

/** `scouts/1:chassis`. */
const repairs: Wording = {
  write(state, id) {
    const [machine = 0, part = 0] = String(id).split(':').map(Number);
    return `${fighterId(state, machine)}:${partName(part)}`;
  },
  read(state, text) {
    const [machine, part] = splitLast(text);
    const [fighter, which] = [fighterNamed(state, machine), partNamed(part)];
    return fighter === undefined || which === undefined ? undefined : `${fighter}:${which}`;
  },
};

/** `fire:rifle`, `open:gate`. */
const actions: Wording = {
  write(state, id) {
    const [kind = '', which] = String(id).split(':');
    if (which === undefined) return undefined;
    return `${kind}:${(kind === 'open' ? pieces : weapons).write(state, Number(which))}`;
  },
  read(state, text) {
    const at = text.indexOf(':');
    const kind = text.slice(0, Math.max(0, at));
    const id = at < 0 ? undefined : (kind === 'open' ? pieces : weapons).read(state, text.slice(at + 1));
    return id === undefined ? undefined : `${kind}:${id}`;
  },
};

/** `watch:all`. */
const alerts: Wording = {
  write(state, id) {
    const [unit, scope] = String(id).split(':');
    return scope === undefined ? undefined : `${unitId(state, Number(unit))}:${scope}`;
  },
  read(state, text) {
    const [name, scope] = splitLast(text);
    const unit = unitNamed(state, name);
    return unit === NOBODY ? undefined : `${unit}:${scope}`;
  },
};

const BY_ASK: Readonly<Record<string, Wording>> = {
  action: actions,
  alert: alerts,
  alertWeapon: weapons,
  arrival: places,
  elsewhere: places,
  search: places,
  buy: units,
  escort: units,
  lead: units,
  priorities: units,
  relay: units,
  reserves: units,
  sequence: units,
  two: units,
  commander: fighters,
  extra: fighters,
  impacts: fighters,
  leader: fighters,
  losses: fighters,
  observer: fighters,
  patient: fighters,
  strike: fighters,
  victim: fighters,
  zone: fighters,
  demolish: pieces,
  pieces: box,
  first: players,
  part: parts,
  repair: repairs,
  portion: portions,
  role: roles,
  rescue,
};

export const wordingOf = ({ ask }: Prompt): Wording | undefined => BY_ASK[ask.replace('at43.ask.', '')];

/** The ids a question of the kernel's own kinds is about. */
export function idsOf({ shape }: Prompt): readonly OptionId[] {
  if ('options' in shape) return (shape as unknown as { options: readonly { id: OptionId }[] }).options.map(o => o.id);
  if ('bins' in shape) return (shape as unknown as { bins: readonly { id: OptionId }[] }).bins.map(({ id }) => id);
  return 'of' in shape ? (shape as unknown as SubsetShape).of : [];
}
