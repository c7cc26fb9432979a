import { inches, polygonFault, type Point } from '@banneret/geometry';
import type { Position } from '@banneret/game';
import { problem, type Parsed, type Problem } from '@banneret/kernel';
import { kindRules } from '../compile.js';
import { ARMIES, readArmy, type Army, type ArmyUnit, type ListUnit } from '../content/index.js';
import { frozenModels, kindOfModel } from '../units/figures.js';
import { withHero } from '../units/hero.js';
import { mayJoin } from '../units/traits.js';
import { judgeList } from '../forces/judgeList.js';
import { rosterFor } from '../forces/muster.js';
import { battleOn } from '../setup.js';
import { stackOf, type ActivationBody } from './activation.js';
import type { AttackBody, MeleeBody } from './combat.js';
import { laySpells } from './lasting.js';
import { impossiblePlace, settlePlaces, withModels, type OFF_TABLE, type Stage } from './places.js';
import { stepAt, type Spot } from './spots.js';
import { impossibleModels } from './standing.js';
import {
  firstState,
  NEUTRAL,
  PLAIN_OPTIONS,
  type BattleOptions,
  type Model,
  type Roster,
  type State,
  type TerrainPiece,
  type TerrainType,
  type UnitState,
} from '../state.js';

/** The game's own part of a scenario file, once its schema has been checked. */
export interface Body {
  readonly round: number;
  readonly stage?: Stage;
  readonly active: number;
  /** Who has the long edge at y = 0. */
  readonly near?: number;
  readonly first?: number;
  readonly latest?: readonly number[];
  readonly width?: number;
  readonly depth?: number;
  readonly weapons?: readonly Readonly<Record<string, unknown>>[];
  readonly profiles?: readonly Readonly<Record<string, unknown>>[];
  readonly spells?: readonly Readonly<Record<string, unknown>>[];
  readonly units: readonly UnitBody[];
  readonly activation?: ActivationBody;
  readonly melee?: MeleeBody;
  readonly attack?: AttackBody;
  readonly terrain?: readonly TerrainBody[];
  readonly options?: Partial<BattleOptions>;
  readonly markers?: readonly { readonly at: Spot; readonly owner?: number }[];
}

export interface UnitBody {
  readonly player: number;
  readonly profile: string;
  readonly name?: string;
  /** `null` for a model that has fallen. A unit that is not on the table has none. */
  readonly models?: readonly (Spot | null)[];
  readonly place?: (typeof OFF_TABLE)[number];
  /** The transport it is in. */
  readonly aboard?: string;
  /** How many models a unit off the table has left. */
  readonly left?: number;
  /** The round in which it arrived from an Ambush. */
  readonly arrived?: number;
  readonly wounds?: readonly number[];
  /** Spell tokens, by model. */
  readonly tokens?: readonly number[];
  /** Lasting spells it is under. */
  readonly spells?: readonly string[];
  /** The upgrades of each copy. */
  readonly copies?: readonly (readonly string[])[];
  readonly joined?: string | { readonly profile: string; readonly upgrades?: readonly string[] };
  readonly activated?: boolean;
  readonly shaken?: boolean;
  readonly fatigued?: boolean;
  readonly moved?: boolean;
}

export interface TerrainBody {
  readonly types: readonly TerrainType[];
  readonly outline: readonly Spot[];
  readonly height?: number;
  readonly seeIntoNotThrough?: boolean;
  readonly name?: { readonly fr: string; readonly en: string };
}

/** A position in which the active player is about to choose a unit, or in the middle of an activation. */
export function position(raw: unknown): Parsed<Position<State>> {
  const given = raw as Body;
  const own = ownArmy(given);
  if (!own.ok) return own;
  const books = [own.value, ...ARMIES];
  const rosters: Roster[] = [];
  const units: UnitBody[] = [];
  for (const [i, unit] of given.units.entries()) {
    const roster = rosterOf(books, unit, `position.units[${i}]`);
    if (!roster.ok) return roster;
    const placed = withModels(unit, roster.value, `position.units[${i}]`);
    if (!placed.ok) return placed;
    units.push(placed.value);
    if (rosters.some(({ id }) => id === roster.value.id))
      return problem('gdf.scenario.twice', { place: `position.units[${i}]`, unit: roster.value.id });
    rosters.push(roster.value);
  }
  const body: Body = { ...given, units };
  const faulty = (body.terrain ?? []).findIndex(({ outline }) => polygonFault(outline.map(pointAt)) !== undefined);
  if (faulty >= 0) return problem('gdf.scenario.bad-outline', { place: `position.terrain[${faulty}]` });
  const state = stateOf(body, rosters);
  const impossible =
    laySpells(state, body.units, books) ??
    impossibleModels(state, body.units) ??
    impossiblePlace(state, body) ??
    sameActivation(state) ??
    lostMarker(state);
  if (impossible !== undefined) return problem(impossible.say, impossible.args);
  const stack = stackOf(state, body);
  return stack.ok ? { ok: true, value: { state, stack: stack.value, seats: 2 } } : stack;
}

/** activations of a round are numbered one after the other. */
function sameActivation({ latest: [one = 0, other = 0] }: State): Problem | undefined {
  const isSame = one === other && one > 0;
  return isSame ? { say: 'gdf.scenario.same-activation', args: { place: 'position.latest' } } : undefined;
}

function lostMarker({ markers, battle: { width, depth } }: State): Problem | undefined {
  const lost = markers.findIndex(({ x, y }) => x < 0 || y < 0 || x > width || y > depth);
  return lost < 0 ? undefined : { say: 'gdf.scenario.off-table', args: { place: `position.markers[${lost}]` } };
}

/** The scenario's own profiles as one more army; only the names are left out in the file. */
function ownArmy({ weapons = [], profiles = [], spells = [] }: Body): Parsed<Army> {
  if (profiles.length + weapons.length + spells.length === 0)
    return { ok: true, value: { id: 'own', name: named('own'), weapons: [], units: [], spells: [] } };
  const army = {
    id: 'own',
    name: named('own'),
    weapons: weapons.map(weapon => ({ rules: [], name: named(String(weapon['id'])), ...weapon })),
    units: profiles.map(profile => ({
      cost: 0,
      baseMm: 32,
      height: 2,
      rules: [],
      name: named(String(profile['id'])),
      ...profile,
      upgrades: upgradesOf(profile),
    })),
    spells: spells.map(spell => ({ name: named(String(spell['id'])), range: 18, ...spell })),
  };
  const read = readArmy(army, 'position');
  if (read.ok) return read;
  // A scenario calls an army's units its profiles.
  const place = String(read.problem.args?.['place']).replace(/^position\.units/, 'position.profiles');
  return problem(read.problem.say, { ...read.problem.args, place });
}

/** Upgrades cost nothing in a scenario. */
const upgradesOf = ({ upgrades }: Readonly<Record<string, unknown>>): unknown[] =>
  Array.isArray(upgrades)
    ? upgrades.map((upgrade: Readonly<Record<string, unknown>>) => ({
        cost: 0,
        name: named(String(upgrade['id'])),
        ...upgrade,
      }))
    : [];

const named = (name: string): { readonly fr: string; readonly en: string } => ({ fr: name, en: name });

function rosterOf(books: readonly Army[], unit: UnitBody, place: string): Parsed<Roster> {
  const found = profileNamed(books, unit.profile);
  if (found === undefined) return problem('gdf.scenario.unknown-profile', { place, profile: unit.profile });
  const wanted = typeof unit.joined === 'string' ? { profile: unit.joined } : unit.joined;
  const hero = wanted === undefined ? undefined : profileNamed(books, wanted.profile);
  if (wanted !== undefined && hero === undefined)
    return problem('gdf.scenario.unknown-profile', { place: `${place}.joined`, profile: wanted.profile });
  const listed: ListUnit = { unit: found.unit.id, copies: unit.copies ?? [[]] };
  const faulty = faultyUpgrades(found, listed, `${place}.copies`);
  if (faulty !== undefined) return problem(faulty.say, faulty.args);
  const plain = rosterFor(found.army, listed, unit.player - 1, 0);
  const taken: ListUnit = { unit: hero?.unit.id ?? '', copies: [wanted?.upgrades ?? []] };
  const overloaded = hero && faultyUpgrades(hero, taken, `${place}.joined.upgrades`);
  if (overloaded !== undefined) return problem(overloaded.say, overloaded.args);
  const joining = hero && rosterFor(hero.army, taken, unit.player - 1, 0);
  if (joining !== undefined && (!mayJoin(joining) || plain.kinds.some(({ hero: leads }) => leads)))
    return problem('gdf.scenario.cannot-join', { place: `${place}.joined`, hero: taken.unit, profile: unit.profile });
  const joined = joining === undefined ? plain : withHero(plain, joining);
  const size = joined.models.length;
  const given = unit.models?.length ?? 0;
  if (given > size) return problem('gdf.scenario.too-many-models', { place, size, given });
  const id = unit.name ?? joined.id;
  return { ok: true, value: { ...joined, id, name: unit.name === undefined ? joined.name : named(unit.name) } };
}

/** What a list could not contain, no scenario has either. */
function faultyUpgrades(
  { army, unit }: { army: Army; unit: ArmyUnit },
  listed: ListUnit,
  place: string,
): Problem | undefined {
  const bought = listed.copies.flat();
  const unknown = bought.find(id => !unit.upgrades.some(upgrade => upgrade.id === id));
  if (unknown !== undefined) return { say: 'file.unknown-id', args: { place, id: unknown } };
  const list = { id: 'own', name: army.name, points: 0, units: [listed] };
  const ruling = judgeList({ army, list }, { points: Infinity, forceOrganisation: false }, place);
  return ruling.ok ? undefined : ruling.because[0];
}

function profileNamed(books: readonly Army[], id: string): { army: Army; unit: ArmyUnit } | undefined {
  for (const army of books) {
    const unit = army.units.find(candidate => candidate.id === id);
    if (unit !== undefined) return { army, unit };
  }
  return undefined;
}

const pointAt = ([x, y]: Spot): Point => stepAt([x, y]);

function stateOf(body: Body, rosters: readonly Roster[]): State {
  const markers = (body.markers ?? []).map(({ at }) => pointAt(at));
  const terrain = (body.terrain ?? []).map(pieceOf);
  const table = {
    id: 'scenario',
    name: named('scenario'),
    width: inches(body.width ?? 72),
    depth: inches(body.depth ?? 48),
  };
  const battle = battleOn({ ...table, terrain }, rosters, ['own', 'own'], { ...PLAIN_OPTIONS, ...body.options });
  const state = firstState(
    battle,
    body.units.map((unit, i) => modelsOf(unit, rosters[i] as Roster)),
    markers,
  );
  settlePlaces(state, body);
  state.round = body.stage === 'round' ? body.round - 1 : body.round;
  state.first = (body.first ?? body.active) - 1;
  state.latest = [...(body.latest ?? [0, 0])];
  state.activations = Math.max(...state.latest);
  state.owners = (body.markers ?? []).map(({ owner }) => (owner === undefined ? NEUTRAL : owner - 1));
  for (const [i, { tokens = [] }] of body.units.entries()) {
    const held = (rosters[i] as Roster).models.map((_, model) => tokens[model] ?? 0);
    if (tokens.length > 0) (state.units[i] as UnitState).tokens = Object.freeze(held);
  }
  for (const [i, { activated, shaken, fatigued, moved }] of body.units.entries())
    Object.assign(state.units[i] as object, {
      activated: activated === true,
      shaken: shaken === true,
      fatigued: fatigued === true,
      moved: moved === true,
    });
  return state;
}

function modelsOf({ models = [], wounds = [] }: UnitBody, roster: Roster): readonly Model[] {
  return frozenModels(
    roster.models.map((_, i) => {
      const spot = models[i];
      if (spot === undefined || spot === null)
        return { x: 0, y: 0, facing: 0, wounds: kindRules(kindOfModel(roster, i)).toughness };
      return { facing: 0, ...stepAt(spot), wounds: wounds[i] ?? 0 };
    }),
  );
}

const pieceOf = (body: TerrainBody, i: number): TerrainPiece => ({
  id: `terrain-${i + 1}`,
  name: body.name ?? named(`terrain ${i + 1}`),
  types: body.types,
  outline: body.outline.map(pointAt),
  height: body.height ?? 5,
  seeIntoNotThrough: body.seeIntoNotThrough ?? false,
});
