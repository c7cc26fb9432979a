import { inches, polygonFault, type Point } from '@banneret/geometry';
import type { Position } from '@banneret/game';
import { problem, type Parsed, type Problem } from '@banneret/kernel';
import { kindRules } from '../compile.js';
import { ARMIES, readArmy, type Army, type ArmyUnit } from '../content/index.js';
import { frozenModels, kindOfModel } from '../figures.js';
import { battleOn, rosterFor } from '../setup.js';
import { stackOf, type ActivationBody } from './activation.js';
import { impossibleModels } from './standing.js';
import {
  firstState,
  NEUTRAL,
  type Model,
  type Roster,
  type State,
  type TerrainPiece,
  type TerrainType,
} from '../state.js';

type Spot = readonly [number, number];

/** The game's own part of a scenario file, once its schema has been checked. */
export interface Body {
  readonly round: number;
  readonly active: number;
  readonly first?: number;
  readonly latest?: readonly number[];
  readonly width?: number;
  readonly depth?: number;
  readonly weapons?: readonly Readonly<Record<string, unknown>>[];
  readonly profiles?: readonly Readonly<Record<string, unknown>>[];
  readonly units: readonly UnitBody[];
  readonly activation?: ActivationBody;
  readonly terrain?: readonly TerrainBody[];
  readonly markers?: readonly { readonly at: Spot; readonly owner?: number }[];
}

export interface UnitBody {
  readonly player: number;
  readonly profile: string;
  readonly name?: string;
  /** `null` for a model that has fallen. */
  readonly models: readonly (Spot | null)[];
  readonly wounds?: readonly number[];
  readonly joined?: string;
  readonly activated?: boolean;
  readonly shaken?: boolean;
  readonly moved?: boolean;
}

export interface TerrainBody {
  readonly types: readonly TerrainType[];
  readonly outline: readonly Spot[];
  readonly height?: number;
  readonly seeIntoNotThrough?: boolean;
}

/** A position in which the active player is about to choose a unit, or in the middle of an activation. */
export function position(raw: unknown): Parsed<Position<State>> {
  const body = raw as Body;
  const own = ownArmy(body);
  if (!own.ok) return own;
  const books = [own.value, ...ARMIES];
  const rosters: Roster[] = [];
  for (const [i, unit] of body.units.entries()) {
    const roster = rosterOf(books, unit, `position.units[${i}]`);
    if (!roster.ok) return roster;
    if (rosters.some(({ id }) => id === roster.value.id))
      return problem('gdf.scenario.twice', { place: `position.units[${i}]`, unit: roster.value.id });
    rosters.push(roster.value);
  }
  const faulty = (body.terrain ?? []).findIndex(({ outline }) => polygonFault(outline.map(pointAt)) !== undefined);
  if (faulty >= 0) return problem('gdf.scenario.bad-outline', { place: `position.terrain[${faulty}]` });
  const state = stateOf(body, rosters);
  const impossible = impossibleModels(state, body.units) ?? lostMarker(state);
  if (impossible !== undefined) return problem(impossible.say, impossible.args);
  const stack = stackOf(state, body);
  return stack.ok ? { ok: true, value: { state, stack: stack.value, seats: 2 } } : stack;
}

function lostMarker({ markers, battle: { width, depth } }: State): Problem | undefined {
  const lost = markers.findIndex(({ x, y }) => x < 0 || y < 0 || x > width || y > depth);
  return lost < 0 ? undefined : { say: 'gdf.scenario.off-table', args: { place: `position.markers[${lost}]` } };
}

/** The scenario's own profiles as one more army; only the names are left out in the file. */
function ownArmy({ weapons = [], profiles = [] }: Body): Parsed<Army> {
  if (profiles.length === 0)
    return { ok: true, value: { id: 'own', name: named('own'), weapons: [], units: [], list: [] } };
  const army = {
    id: 'own',
    name: named('own'),
    weapons: weapons.map(weapon => ({ rules: [], name: named(String(weapon['id'])), ...weapon })),
    units: profiles.map(profile => ({
      baseMm: 32,
      height: 2,
      rules: [],
      name: named(String(profile['id'])),
      ...profile,
    })),
    list: profiles.map(({ id }) => id),
  };
  const read = readArmy(army, 'position');
  if (read.ok) return read;
  // A scenario calls an army's units its profiles.
  const place = String(read.problem.args?.['place']).replace(/^position\.(?:units|list)/, 'position.profiles');
  return problem(read.problem.say, { ...read.problem.args, place });
}

const named = (name: string): { readonly fr: string; readonly en: string } => ({ fr: name, en: name });

function rosterOf(books: readonly Army[], unit: UnitBody, place: string): Parsed<Roster> {
  const found = profileNamed(books, unit.profile);
  if (found === undefined) return problem('gdf.scenario.unknown-profile', { place, profile: unit.profile });
  const hero = unit.joined === undefined ? undefined : profileNamed(books, unit.joined);
  if (unit.joined !== undefined && hero === undefined)
    return problem('gdf.scenario.unknown-profile', { place, profile: unit.joined });
  const plain = rosterFor(found.army, found.unit, unit.player - 1, 0);
  const joined = hero === undefined ? plain : withHero(plain, rosterFor(hero.army, hero.unit, unit.player - 1, 0));
  const size = joined.models.length;
  if (unit.models.length > size)
    return problem('gdf.scenario.too-many-models', { place, size, given: unit.models.length });
  const id = unit.name ?? joined.id;
  return { ok: true, value: { ...joined, id, name: unit.name === undefined ? joined.name : named(unit.name) } };
}

function profileNamed(books: readonly Army[], id: string): { army: Army; unit: ArmyUnit } | undefined {
  for (const army of books) {
    const unit = army.units.find(candidate => candidate.id === id);
    if (unit !== undefined) return { army, unit };
  }
  return undefined;
}

/** GDF-HER-06: one unit; the Hero is its last model. R-22: a weapon that both carry stays one group. */
function withHero(unit: Roster, hero: Roster): Roster {
  const weapons = [...unit.weapons];
  for (const weapon of hero.weapons) if (!weapons.some(({ id }) => id === weapon.id)) weapons.push(weapon);
  const place = (weapon: number): number => weapons.findIndex(({ id }) => id === hero.weapons[weapon]?.id);
  return {
    ...unit,
    weapons,
    kinds: [...unit.kinds, ...hero.kinds.map(kind => ({ ...kind, weapons: kind.weapons.map(place) }))],
    models: [...unit.models, ...hero.models.map(kind => kind + unit.kinds.length)],
  };
}

const pointAt = ([x, y]: Spot): Point => ({ x: inches(x), y: inches(y) });

function stateOf(body: Body, rosters: readonly Roster[]): State {
  const markers = (body.markers ?? []).map(({ at }) => pointAt(at));
  const terrain = (body.terrain ?? []).map(pieceOf);
  const table = {
    id: 'scenario',
    name: named('scenario'),
    width: inches(body.width ?? 72),
    depth: inches(body.depth ?? 48),
  };
  const battle = battleOn({ ...table, terrain }, rosters, ['own', 'own']);
  const state = firstState(
    battle,
    body.units.map((unit, i) => modelsOf(unit, rosters[i] as Roster)),
    markers,
  );
  state.round = body.round;
  state.first = (body.first ?? body.active) - 1;
  state.latest = [...(body.latest ?? [0, 0])];
  state.activations = Math.max(...state.latest);
  state.owners = (body.markers ?? []).map(({ owner }) => (owner === undefined ? NEUTRAL : owner - 1));
  for (const [i, { activated, shaken, moved }] of body.units.entries())
    Object.assign(state.units[i] as object, {
      activated: activated === true,
      shaken: shaken === true,
      moved: moved === true,
    });
  return state;
}

function modelsOf({ models, wounds = [] }: UnitBody, roster: Roster): readonly Model[] {
  return frozenModels(
    roster.models.map((_, i) => {
      const spot = models[i];
      if (spot === undefined || spot === null)
        return { x: 0, y: 0, facing: 0, wounds: kindRules(kindOfModel(roster, i)).toughness };
      return { ...pointAt(spot), facing: 0, wounds: wounds[i] ?? 0 };
    }),
  );
}

const pieceOf = ({ types, outline, height = 5, seeIntoNotThrough = false }: TerrainBody, i: number): TerrainPiece => ({
  id: `terrain-${i + 1}`,
  name: named(`terrain ${i + 1}`),
  types,
  outline: outline.map(pointAt),
  height,
  seeIntoNotThrough,
});
