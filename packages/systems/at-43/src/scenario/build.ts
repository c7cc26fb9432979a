import { cm } from '@banneret/geometry';
import type { Frame } from '@banneret/kernel';
import {
  NOBODY,
  PLAIN_OPTIONS,
  type Battle,
  type Name,
  type Roster,
  type Sheet,
  type TerrainPiece,
  type Weapon,
} from '../battle.js';
import { briefingFor } from '../missions/briefings.js';
import type { Mission } from '../missions/mission.js';
import { firstMissionState } from '../missions/missionState.js';
import { firstState, NO_ATTITUDES, unitWith, type State, type UnitState } from '../state.js';
import { freshParts } from '../units.js';
import type { Body, Kind, StartBody, TerrainBody, UnitBody, WeaponBody } from './body.js';

/** Makes a battle and a state of what a scenario file says. Things without a name go by their ids. */

const named = (id: string): Name => ({ fr: id, en: id });

export const weaponFrom = (body: WeaponBody): Weapon => ({
  id: body.id,
  name: body.name ?? named(body.id),
  mode: body.mode ?? (body.area === undefined ? 'direct' : 'indirect'),
  accuracy: body.locked === undefined ? (body.accuracy ?? 0) : null,
  locked: body.locked ?? null,
  rate: body.rate ?? 1,
  rerolls: body.rerolls ?? 0,
  area: cm(body.area ?? 0),
  penetration: body.penetration,
  damage: body.damage ?? 1,
});

export function sheetFrom(kind: Kind, weapons: readonly Weapon[]): Sheet {
  const { role = 'standard', category = 'footSoldier', radius = 1.5, movement = 12, structure } = kind;
  return {
    name: kind.name ?? named(role),
    role,
    category,
    rank: kind.rank ?? (structure ? 0 : 1),
    size: kind.size ?? (structure ? 4 : 2),
    base: { kind: 'round', radius: cm(radius) },
    movement: cm(movement),
    combat: kind.combat ?? 5,
    protection: kind.protection ?? 5,
    morale: kind.morale ?? null,
    mounts: (kind.weapons ?? []).map((id, i) => ({
      weapon: weapons.findIndex(weapon => weapon.id === id),
      structure: structure?.[2] ?? 0,
      arc: kind.arcs?.[i] ?? null,
    })),
    chassis: structure?.[0] ?? 0,
    propulsion: structure?.[1] ?? 0,
    command: kind.command ? { title: named('officer'), grade: 1, authority: 1, points: 3, ...kind.command } : null,
    hero: kind.hero ?? '',
    abilities: kind.abilities ?? [],
  };
}

/** `briefing` overrides parts of the mission; files have no need of it. */
export function battleFrom(body: Body, briefing: Partial<Mission> = {}): Battle {
  const seats = body.players ?? 2;
  const mission = { ...briefingFor(body.mission ?? 'skirmish', body.value ?? 2000, seats), ...briefing };
  const weapons = (body.weapons ?? []).map(weaponFrom);
  // AT43-ART-01: the strike's profile comes with the mission, as in a set-up.
  const strike = mission.artillery?.weapon;
  if (strike !== undefined && !weapons.some(({ id }) => id === strike.id)) weapons.push(strike);
  const sheets: Sheet[] = [];
  const fighters: number[] = [];
  const rosters = body.units.map((unit): Roster => {
    const own = unit.at.map((_, i) => {
      const sheet = sheetFrom({ ...unit.kind, ...unit.figures?.[i] }, weapons);
      const text = JSON.stringify(sheet);
      let known = sheets.findIndex(other => JSON.stringify(other) === text);
      if (known < 0) known = sheets.push(sheet) - 1;
      return fighters.push(known) - 1;
    });
    const { category, rank } = sheets[fighters[own[0]!]!]!;
    const { id, player, cost = 100, pool = 'assault' } = unit;
    return {
      seat: player - 1,
      id,
      name: unit.name ?? named(id),
      category,
      rank,
      cost,
      pool,
      section: 0,
      portion: NOBODY,
      fighters: own,
    };
  });
  return {
    seats,
    width: cm(body.width ?? 120),
    depth: cm(body.depth ?? 120),
    options: { ...PLAIN_OPTIONS, freeMeasuring: body.freeMeasuring ?? false },
    mission,
    armies: Array.from({ length: seats }, () => 'own'),
    weapons,
    sheets,
    fighters,
    rosters,
  };
}

export function stateFrom(body: Body, battle: Battle): State {
  const units = body.units.map((unit, i) => unitFrom(battle, battle.rosters[i]!, unit));
  const state = firstState(battle, units, firstMissionState(battle));
  state.turn = body.turn ?? 2;
  state.phase = 'activation';
  state.active = 0;
  state.terrain = (body.terrain ?? []).map(pieceFrom);
  state.mission.portions = Array.from({ length: battle.seats }, (_, i) => i);
  const unitNamed = (id: string): number => body.units.findIndex(unit => unit.id === id);
  for (const [seat, side] of state.sides.entries()) {
    side.points = body.points?.[seat] ?? 10;
    side.victory = body.victory?.[seat] ?? 0;
    side.reinforcement = body.reinforcement?.[seat] ?? 0;
    side.sequence = (body.cards?.[seat] ?? []).map(unitNamed);
    for (const unit of side.sequence) units[unit]!.card = 'down';
  }
  return state;
}

function unitFrom(battle: Battle, { fighters }: Roster, body: UnitBody): UnitState {
  const figures = fighters.map((id, i) => ({
    id,
    x: cm(body.at[i]![0]),
    y: cm(body.at[i]![1]),
    facing: body.facing ?? 0,
    prone: body.prone?.includes(i) ?? false,
    parts: body.parts?.[i] ?? freshParts(battle.sheets[battle.fighters[id]!]!),
  }));
  const unit = unitWith(body.place ?? 'table', figures, fighters[0]!);
  unit.attitudes = { ...NO_ATTITUDES, ...body.attitudes };
  unit.morale = body.morale ?? 'steady';
  return unit;
}

function pieceFrom({ box: [x, y, w, d], size, name, ...rest }: TerrainBody, index: number): TerrainPiece {
  const corner = (dx: number, dy: number): { x: number; y: number } => ({ x: cm(x + dx), y: cm(y + dy) });
  const structure = rest.structure ?? 0;
  return {
    kind: {
      id: `piece-${index}`,
      name: name ?? { fr: 'obstacle', en: 'obstacle' },
      size,
      crossable: rest.crossable ?? false,
      standable: rest.standable ?? false,
      openable: rest.openable ?? false,
      protection: rest.protection ?? 0,
      structure,
    },
    outline: [corner(0, 0), corner(w, 0), corner(w, d), corner(0, d)],
    structure,
    open: rest.open ?? false,
  };
}

const frame = (proc: string, step: string, vars: object = {}): Frame => ({ proc, step, vars });

/** Where in the rules a scenario begins. */
export function stackFrom(state: State, start: StartBody): Frame[] {
  const main = frame('main', 'ended');
  const turn = frame('turn', 'control');
  if (start === 'main') return [frame('main', 'turn')];
  if (start === 'tactical') return [main, frame('turn', 'activate'), frame('tactical', 'begin')];
  if (start === 'control') return [main, frame('turn', 'end'), frame('control', 'begin')];
  if (start === 'activations') return [main, turn, frame('activations', 'begin')];
  if ('opportunity' in start) {
    const seat = start.opportunity - 1;
    return [main, turn, frame('activations', 'next', { last: seat }), frame('opportunity', 'begin', { seat })];
  }
  const unit = state.battle.rosters.findIndex(({ id }) => id === start.activate);
  const { seat } = state.battle.rosters[unit]!;
  state.active = seat;
  state.units[unit]!.card = 'played';
  return [
    main,
    turn,
    frame('activations', 'next', { last: seat }),
    frame('opportunity', 'activate', { seat, next: [] }),
    frame('activation', 'begin', { unit }),
  ];
}
