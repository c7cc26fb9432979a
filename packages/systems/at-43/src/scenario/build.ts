import { cm, FACINGS } from '@banneret/geometry';
import type { Frame } from '@banneret/kernel';
import {
  NOBODY,
  PLAIN_OPTIONS,
  type Battle,
  type FireArc,
  type Name,
  type Roster,
  type Sheet,
  type TerrainPiece,
  type Weapon,
} from '../battle.js';
import { briefingFor } from '../missions/briefings.js';
import type { Mission, MissionPlace } from '../missions/mission.js';
import { firstMissionState } from '../missions/missionState.js';
import {
  CHASSIS,
  FIRST_MOUNT,
  firstState,
  NO_ATTITUDES,
  PROPULSION,
  unitWith,
  type State,
  type UnitState,
  type Use,
} from '../state.js';
import { freshParts, sheetOf, weaponOf } from '../units.js';
import { pieceAt } from '../content/terrain.js';
import { leftOut } from '../fire/uses.js';
import { area, disc, edge, forAll, place } from '../missions/parts.js';
import { freshActing } from '../reduce.js';
import type {
  ActingBody,
  ArcBody,
  Body,
  BriefingBody,
  Kind,
  PartsBody,
  PlaceBody,
  StartBody,
  TerrainBody,
  UnitBody,
  UseBody,
  WeaponBody,
} from './body.js';
import { fighterNamed } from './names.js';
import { facingOf } from './places.js';

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
      arc: arcFrom(kind.arcs?.[i] ?? null),
    })),
    chassis: structure?.[0] ?? 0,
    propulsion: structure?.[1] ?? 0,
    command: kind.command ? { title: named('officer'), grade: 1, authority: 1, points: 3, ...kind.command } : null,
    hero: kind.hero ?? '',
    abilities: kind.abilities ?? [],
  };
}

function arcFrom(arc: FireArc | ArcBody | null): FireArc | null {
  if (arc === null || 'towards' in arc) return arc;
  return { towards: facingOf(arc.degrees), halfWidth: Math.round((arc.width * FACINGS) / 720) };
}

/** The figures of a unit: one for each place, or so many as it says. */
export const figuresOf = ({ at, strength }: UnitBody): number => at?.length ?? strength ?? 1;

/** `briefing` overrides parts of the mission; files have no need of it. */
export function battleFrom(body: Body, briefing: Partial<Mission> = {}): Battle {
  const seats = body.players ?? 2;
  const agreed = briefingFor(body.mission ?? 'skirmish', body.value ?? 2000, seats);
  const mission = { ...agreed, ...briefingFrom(body.briefing ?? {}, seats), ...briefing };
  const weapons = (body.weapons ?? []).map(weaponFrom);
  // AT43-ART-01: the strike's profile comes with the mission, as in a set-up.
  const strike = mission.artillery?.weapon;
  if (strike !== undefined && !weapons.some(({ id }) => id === strike.id)) weapons.push(strike);
  const sheets: Sheet[] = [];
  const fighters: number[] = [];
  const rosters = body.units.map((unit): Roster => {
    const own = Array.from({ length: figuresOf(unit) }, (_, i) => {
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
  const begins = body.start === 'preparation';
  state.turn = body.turn ?? (begins ? 0 : 2);
  state.phase = begins ? 'preparation' : 'activation';
  state.active = 0;
  state.first = (body.first ?? 1) - 1;
  state.terrain = (body.terrain ?? []).map(pieceFrom);
  if (!begins || body.portions)
    state.mission.portions = Array.from({ length: battle.seats }, (_, i) => (body.portions?.[i] ?? i + 1) - 1);
  const unitNamed = (id: string): number => body.units.findIndex(unit => unit.id === id);
  for (const [seat, side] of state.sides.entries()) {
    side.points = body.points?.[seat] ?? 10;
    side.victory = body.victory?.[seat] ?? 0;
    side.reinforcement = body.reinforcement?.[seat] ?? 0;
    side.sequence = (body.cards?.[seat] ?? []).map(unitNamed);
    for (const unit of side.sequence) units[unit]!.card = 'down';
    side.deferred = body.deferred?.[seat] ?? false;
    side.struckArtillery = body.struck?.[seat] ?? false;
    side.authority = body.authority?.[seat] ?? 0;
    side.precedence = (body.authority ?? []).filter(other => other < side.authority).length;
    side.commander = fighterNamed(state, body.commanders?.[seat] ?? '') ?? NOBODY;
  }
  settleMission(state, body);
  return state;
}

/** What the position says of the mission; a place it does not name is in nobody's hands. */
function settleMission({ battle, mission }: State, { places = {}, priorities, survivor, units }: Body): void {
  const unitAt = (id: string): number => units.findIndex(unit => unit.id === id);
  for (const [i, { id }] of battle.mission.places.entries()) {
    const place = mission.places[i]!;
    const { controller = 0, captured = [], entered = 0 } = places[id] ?? {};
    place.controller = controller - 1;
    place.captured = captured.map(player => player - 1);
    place.entered = entered;
  }
  if (priorities) mission.priorities = priorities.map(names => names.map(unitAt));
  if (survivor === undefined) return;
  const { searched = [], found = false, escort, at = [0, 0], takenBy } = survivor;
  mission.survivor = {
    searched: searched.map(name => battle.mission.places.findIndex(({ id }) => id === name)),
    found: found || escort !== undefined || takenBy !== undefined,
    escort: escort === undefined ? NOBODY : unitAt(escort),
    at: { x: cm(at[0]), y: cm(at[1]) },
    takenBy: takenBy === undefined ? NOBODY : takenBy - 1,
    scored: false,
  };
}

function unitFrom(battle: Battle, { fighters }: Roster, body: UnitBody): UnitState {
  const { at = [], lost = [] } = body;
  const figures = fighters.map((id, i) => ({
    id,
    x: cm(at[i]?.[0] ?? 0),
    y: cm(at[i]?.[1] ?? 0),
    facing: body.degrees === undefined ? (body.facing ?? 0) : facingOf(body.degrees),
    prone: body.prone?.includes(i) ?? false,
    parts: partsFrom(body.parts?.[i], battle.sheets[battle.fighters[id]!]!),
  }));
  const standing = figures.filter((_, i) => !lost.includes(i));
  const unit = unitWith(body.place ?? 'table', standing, (standing[0] ?? figures[0]!).id);
  unit.lost = lost.map(i => fighters[Number(i)]!);
  unit.attitudes = { ...NO_ATTITUDES, ...body.attitudes };
  unit.morale = body.morale ?? 'steady';
  if (body.played === true) unit.card = 'played';
  unit.dropped = body.dropped ?? false;
  return unit;
}

/** A list of what is left of propulsion, chassis and each weapon, or part by part. */
export function partsFrom(parts: readonly number[] | PartsBody | undefined, sheet: Sheet): readonly number[] {
  const fresh = freshParts(sheet);
  if (parts === undefined) return fresh;
  if (!('length' in parts)) {
    const { propulsion = fresh[PROPULSION]!, chassis = fresh[CHASSIS]!, weapons = fresh.slice(FIRST_MOUNT) } = parts;
    return [propulsion, chassis, ...weapons];
  }
  return parts;
}

function pieceFrom(
  { box, size = 0, name, id, kind, at, degrees = 0, ...rest }: TerrainBody,
  index: number,
): TerrainPiece {
  if (kind !== undefined && at !== undefined) {
    const piece = pieceAt(kind, { x: cm(at[0]), y: cm(at[1]) }, facingOf(degrees));
    return { ...piece, kind: { ...piece.kind, id: id ?? piece.kind.id }, open: rest.open ?? false };
  }
  const [x, y, w, d] = box ?? [0, 0, 1, 1];
  const corner = (dx: number, dy: number): { x: number; y: number } => ({ x: cm(x + dx), y: cm(y + dy) });
  const structure = rest.structure ?? 0;
  return {
    kind: {
      id: id ?? `piece-${index + 1}`,
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
  if (start === 'preparation') return [frame('main', 'begin')];
  if (start === 'main') return [frame('main', 'turn')];
  if (start === 'tactical') return [main, frame('turn', 'activate'), frame('tactical', 'begin')];
  if (start === 'control') return [main, frame('turn', 'end'), frame('control', 'begin')];
  if (start === 'activations') return [main, turn, frame('activations', 'begin')];
  if ('opportunity' in start) {
    const seat = start.opportunity - 1;
    return [main, turn, frame('activations', 'next', { last: seat }), frame('opportunity', 'begin', { seat })];
  }
  const name = 'acting' in start ? start.acting.unit : start.activate;
  const unit = state.battle.rosters.findIndex(({ id }) => id === name);
  const { seat } = state.battle.rosters[unit]!;
  state.active = seat;
  state.units[unit]!.card = 'played';
  return [
    main,
    turn,
    frame('activations', 'next', { last: seat }),
    frame('opportunity', 'activate', { seat, next: [] }),
    ...('acting' in start
      ? [
          frame('activation', 'attitudes', { unit, paid: true }),
          frame('act', 'begin', actingFrom(state, unit, start.acting)),
        ]
      : [frame('activation', 'begin', { unit })]),
  ];
}

/** What the unit has done so far in its activation goes into the state; what follows is the choice of its next action. */
function actingFrom(state: State, unit: number, body: ActingBody): { readonly unit: number } {
  const { free = true, moved = 'none', worked = false } = body;
  const before = usesFrom(state, body.before);
  const after = usesFrom(state, body.after, before);
  state.acting = { ...freshActing(unit, free), before, after, struck: usesFrom(state, body.struck), worked };
  // AT43-SHO-07: those whose type fired without them have lost it, as in play.
  for (const [weapon] of state.battle.weapons.entries()) {
    const fired = [...before, ...after].filter(([who, mount]) => sheetOf(state, who).mounts[mount]!.weapon === weapon);
    if (fired.length > 0)
      state.acting = { ...state.acting, spent: [...state.acting.spent, ...leftOut(state, unit, weapon, fired)] };
  }
  state.acting = { ...state.acting, moved };
  return { unit };
}

/** Uses in the order of the file: who is named twice with a weapon has used two copies of it, those of `earlier` among them (AT43-SHO-11). */
function usesFrom(state: State, list: readonly UseBody[] = [], earlier: readonly Use[] = []): Use[] {
  const found: Use[] = [];
  for (const use of list) {
    const free = copiesFrom(state, use).find(
      ([who, mount]) => ![...earlier, ...found].some(([other, which]) => other === who && which === mount),
    );
    if (free !== undefined) found.push(free);
  }
  return found;
}

/** The copies of that weapon which that fighter carries. */
export function copiesFrom(state: State, [fighter, weapon]: UseBody): Use[] {
  const who = fighterNamed(state, fighter);
  if (who === undefined) return [];
  return sheetOf(state, who).mounts.flatMap((own, mount): Use[] =>
    weaponOf(state, own.weapon).id === weapon ? [[who, mount]] : [],
  );
}

/** A mission of one's own, out of the one it is made from. Sides are portions in the engine, players in the file. */
function briefingFrom(
  { places, artillery, target, firstAuthority, ...plain }: BriefingBody,
  seats: number,
): Partial<Mission> {
  return {
    ...plain,
    ...(target && { target }),
    ...(firstAuthority !== undefined && { firstAuthority: firstAuthority - 1 }),
    ...(places && { places: places.map(own => placeFrom(own, seats)) }),
    ...(artillery && {
      artillery: { portion: artillery.player - 1, lastTurn: artillery.lastTurn, weapon: weaponFrom(artillery.weapon) },
    }),
  };
}

function placeFrom(
  { id, name, disc: at, edge: ends, area: box, owner, heldBy, ...rest }: PlaceBody,
  seats: number,
): MissionPlace {
  const { capture = 0, control = 0, uses = [], limit = 0, objective = false } = rest;
  const shape = at
    ? disc(at[0], at[1])
    : ends
      ? edge(ends[0][0], ends[0][1], ends[1][0], ends[1][1])
      : area(box?.[0] ?? 0, box?.[1] ?? 0, (box?.[0] ?? 0) + (box?.[2] ?? 0), (box?.[1] ?? 0) + (box?.[3] ?? 0));
  const sides = { owner: (owner ?? 0) - 1, heldBy: (heldBy ?? 0) - 1 };
  return place(id, name ?? named(id), shape, {
    uses,
    limit,
    objective,
    worth: forAll(seats, capture, control),
    ...sides,
  });
}
