import { cm, FACINGS, mm, type BaseShape, type Polygon } from '@banneret/geometry';
import { problem, type Frame, type Parsed } from '@banneret/kernel';
import { sheetRules, ruleNamed } from '../compile.js';
import { floorAt } from '../ground/board.js';
import { baseLevelOf } from '../rulings.js';
import type { MeleeWeapon, Name, RangedWeapon, RuleUse, Sheet, SupportItem } from '../sheet.js';
import { battleOn, deepFrozen } from '../setup.js';
import {
  firstState,
  FRESH_MARKS,
  NOBODY,
  PLAIN_OPTIONS,
  TERRAIN_KINDS,
  UNDAMAGED,
  UNDECIDED,
  type Damage,
  type FigureState,
  type Link,
  type Marker,
  type Secret,
  type State,
  type TerrainPiece,
  type UnitSheet,
} from '../state.js';
import type { At, Body, FigureBody, MeleeBody, RangedBody, TerrainBody } from './body.js';
import { weaponNames } from './naming.js';

const named = (id: string): Name => ({ fr: id, en: id });
const ruleUse = (rule: string | RuleUse): RuleUse => (typeof rule === 'string' ? { id: rule } : rule);

function baseOf(size: FigureBody['baseMm'] = 25): BaseShape {
  return typeof size === 'number'
    ? { kind: 'round', radius: mm(size) / 2 }
    : { kind: 'rectangle', length: mm(size[0]), width: mm(size[1]) };
}

const rangedOf = ({ id = 'gun', name = named(id), slot, bow, rules = [], ...body }: RangedBody): RangedWeapon => ({
  id,
  name,
  hands: body.hands ?? 2,
  range: cm(body.range ?? 60),
  force: body.force ?? 4,
  pen: body.pen ?? 0,
  category: body.category ?? 'light',
  dice: body.dice ?? 1,
  rules: rules.map(ruleUse),
  ...(slot !== undefined && { slot }),
  ...(bow !== undefined && { bow }),
});

function meleeOf(body: string | MeleeBody): MeleeWeapon {
  const {
    id = 'blade',
    name = named(id),
    hands = 1,
    pen = 0,
    supports = false,
    rules = [],
  }: MeleeBody = typeof body === 'string' ? { id: body } : body;
  return { id, name, hands, pen, supports, rules: rules.map(ruleUse) };
}

function supportOf(body: NonNullable<FigureBody['support']>[number]): SupportItem {
  const { kind, rules } = typeof body === 'string' ? { kind: body, rules: [] } : body;
  return { id: kind, name: named(kind), kind, rules: rules.map(ruleUse) };
}

/** An ordinary foot soldier with a blade, changed as the file says; rules that change the sheet have done so. */
function sheetFrom(body: FigureBody, unit: number, ids: readonly string[]): Sheet {
  const base = baseOf(body.baseMm);
  const height = cm(body.height ?? 3);
  const sheet: Sheet = {
    id: body.id,
    seat: body.seat - 1,
    name: body.name ?? named(body.id),
    profile: body.id,
    faction: body.faction ?? `faction-${body.seat}`,
    keywords: body.keywords ?? [],
    build: body.build ?? 'infantry',
    unit,
    cost: 10,
    base,
    baseLevel: typeof body.baseMm === 'object' ? 0 : baseLevelOf(body.baseMm ?? 25),
    height,
    shoulder: body.shoulder === undefined ? height : cm(body.shoulder),
    mvt: cm(body.mvt ?? 15),
    cc: body.cc ?? 4,
    ct: body.ct ?? 4,
    force: body.force ?? 4,
    defence: body.defence ?? 4,
    attacks: body.attacks ?? 1,
    pv: body.pv ?? (body.build === 'vehicle' ? 0 : 1),
    morale: body.morale ?? 4,
    armourRank: body.armourRank ?? 0,
    melee: (body.melee ?? ['blade']).map(meleeOf),
    ranged: (body.ranged ?? []).map(rangedOf),
    support: (body.support ?? []).map(supportOf),
    rules: (body.rules ?? []).map(ruleUse),
    rank: body.rank ?? 0,
    general: body.general ?? false,
    orders: body.orders ?? [],
    actions: body.actions ?? [],
    spells: body.spells ?? [],
    capacity: body.capacity ?? 0,
    ...(body.vehicle && { vehicle: { crew: 1, crewMounts: 0, ...body.vehicle } }),
    ...(body.siege && {
      siege: {
        combinedBase: body.siege.combinedBase ?? false,
        servants: body.siege.servants.map(id => ids.indexOf(id)),
      },
    }),
    ...(body.serves !== undefined && { serves: ids.indexOf(body.serves) }),
  };
  return sheetRules(sheet).reduce((made, { id }) => ({ ...made, ...ruleNamed(id)?.muster?.(made) }), sheet);
}

function pieceFrom({ id, name: words, kind, box, outline, height = 0, ...body }: TerrainBody, i: number): TerrainPiece {
  const known = TERRAIN_KINDS.find(one => one === kind) ?? 'open';
  const name = id ?? `piece-${i + 1}`;
  return {
    id: name,
    name: words ?? named(name),
    kind: known,
    outline: outline === undefined ? boxed(box ?? [0, 0, 1, 1]) : outline.map(([x, y]) => ({ x: cm(x), y: cm(y) })),
    height: cm(height),
    flammable: body.flammable ?? false,
    ...(body.fortified !== undefined && { fortified: body.fortified }),
    ...(known === 'building' && { storeys: body.storeys ?? 1 }),
    ...(body.access && {
      access: body.access.map(({ kind: sort, foot, head }) => ({
        kind: sort,
        foot: { x: cm(foot[0]), y: cm(foot[1]) },
        head: { x: cm(head[0]), y: cm(head[1]) },
      })),
    }),
    ...(body.openings && {
      openings: body.openings.map(({ at: [x, y], kind: sort, storey = 0 }) => ({
        x: cm(x),
        y: cm(y),
        kind: sort,
        storey,
      })),
    }),
  };
}

const boxed = ([x, y, w, d]: readonly [number, number, number, number]): Polygon => [
  { x: cm(x), y: cm(y) },
  { x: cm(x + w), y: cm(y) },
  { x: cm(x + w), y: cm(y + d) },
  { x: cm(x), y: cm(y + d) },
];

/** Units by the names that figures give, in the order they first occur. */
function unitsFrom({ figures, units: words = {} }: Body): {
  readonly sheets: UnitSheet[];
  readonly of: readonly number[];
} {
  const names: string[] = [];
  const of = figures.map(({ unit, id, seat }) => {
    const name = `${seat} ${unit ?? id}`;
    if (!names.includes(name)) names.push(name);
    return names.indexOf(name);
  });
  const sheets = names.map((name, unit): UnitSheet => {
    const members = [...figures.keys()].filter(figure => of[figure] === unit);
    const champion = members.find(figure => (figures[figure]?.rank ?? 0) > 0) ?? NOBODY;
    const transport = members.find(figure => (figures[figure]?.capacity ?? 0) > 0) ?? NOBODY;
    const ordered = champion === NOBODY ? members : [champion, ...members.filter(figure => figure !== champion)];
    const seat = (figures[members[0] ?? 0]?.seat ?? 1) - 1;
    const id = name.slice(2);
    return {
      id,
      seat,
      name: (Object.hasOwn(words, id) ? words[id] : undefined) ?? named(id),
      figures: ordered,
      champion,
      transport,
    };
  });
  return { sheets, of };
}

/** What the player with the initiative does alone. */
const ONE_SIDED: readonly string[] = ['moves', 'shots', 'reinforcements'];

/** Any mid-game position. */
export function positionFrom(body: Body): Parsed<{ state: State; stack: readonly Frame[]; seats: number }> {
  const ids = body.figures.map(({ id }) => id);
  const twice = ids.find((id, i) => ids.indexOf(id) !== i);
  if (twice !== undefined) return problem('bts.scenario.twice', { id: twice });
  const units = unitsFrom(body);
  const terrain = (body.terrain ?? []).map(pieceFrom);
  const sheets = body.figures.map((figure, i) => sheetFrom(figure, units.of[i] ?? 0, ids));
  const options = {
    ...PLAIN_OPTIONS,
    scenario: body.scenario ?? 'great-clash',
    ...(body.turns !== undefined && { turns: body.turns }),
    ...(body.reserveRolls !== undefined && { reserveRolls: body.reserveRolls }),
    ...(body.unplaced !== undefined && { scenery: 'placed' as const }),
    ...(body.placedBy !== undefined && { terrainBy: body.placedBy - 1 }),
  };
  const army = (seat: number) => ({ faction: `faction-${seat + 1}`, name: named(`army-${seat + 1}`), points: 500 });
  const battle = battleOn(terrain, sheets, units.sheets, [army(0), army(1)], options);
  const box = (body.unplaced ?? []).map((piece, i) => pieceFrom(piece, terrain.length + i));
  const state = firstState(box.length === 0 ? battle : deepFrozen({ ...battle, box }));
  fill(state, body, ids);
  const seat = state.initiative;
  const proc = body.begin ?? 'moves';
  return {
    ok: true,
    value: {
      state,
      stack: [
        proc === 'turns'
          ? { proc: 'main', step: 'next', vars: {} }
          : { proc, step: 'begin', vars: ONE_SIDED.includes(proc) ? { seat } : {} },
      ],
      seats: 2,
    },
  };
}

function fill(state: State, body: Body, ids: readonly string[]): void {
  state.turn = body.turn ?? 1;
  state.phase = body.phase ?? 'movement';
  state.initiative = body.initiative === 'nobody' ? NOBODY : (body.initiative ?? 1) - 1;
  state.near = (body.near ?? 1) - 1;
  state.markers = (body.markers ?? []).map(markerFrom);
  state.secrets = [0, 1].map(seat => secretFrom(state, body.secrets?.[seat], ids)) as [Secret, Secret];
  const piece = (id: string): number => state.battle.terrain.findIndex(one => one.id === id);
  state.burning = (body.burning ?? []).map(piece);
  state.demoralised = [body.demoralised?.includes(1) === true, body.demoralised?.includes(2) === true];
  state.observed = body.observed ?? 0;
  for (const [i, figure] of body.figures.entries()) state.figures[i] = figureFrom(state, i, figure, ids, piece);
  state.links = (body.engaged ?? []).map(([a, b, over]): Link => ({
    charger: ids.indexOf(a),
    charged: ids.indexOf(b),
    ...(over?.barrier !== undefined && { barrier: piece(over.barrier) }),
    ...(over?.edge !== undefined && { edge: piece(over.edge) }),
  }));
  state.fights = (body.fights ?? []).map(({ building, storey = 0, assailant, fought = false }) => ({
    piece: piece(building),
    storey,
    assailant: assailant - 1,
    fought,
  }));
  for (const [unit, { figures }] of state.battle.units.entries()) {
    const all = (place: string): boolean => figures.every(figure => state.figures[figure]?.place === place);
    const place = all('reserve') ? 'reserve' : all('waiting') ? 'waiting' : 'deployed';
    const { id } = state.battle.units[unit] as UnitSheet;
    state.units[unit] = { place, alarm: body.alarm?.includes(id) === true, half: NOBODY };
  }
}

function markerFrom(body: NonNullable<Body['markers']>[number]): Marker {
  const inCamp = body as { readonly at: At; readonly camp: 1 | 2 };
  const [x, y] = Array.isArray(body) ? (body as unknown as At) : inCamp.at;
  return { x: cm(x), y: cm(y), camp: Array.isArray(body) ? NOBODY : inCamp.camp - 1 };
}

function secretFrom(
  state: State,
  body: NonNullable<Body['secrets']>[number] = {},
  ids: readonly string[] = [],
): Secret {
  const [x, y] = body.objective ?? [];
  const objective = state.markers.findIndex(marker => marker.x === cm(x ?? -1) && marker.y === cm(y ?? -1));
  return {
    ownChampion: body.ownChampion === undefined ? UNDECIDED : ids.indexOf(body.ownChampion),
    enemyTarget: body.enemyTarget === undefined ? UNDECIDED : ids.indexOf(body.enemyTarget),
    objective: objective < 0 ? UNDECIDED : objective,
  };
}

function damageFrom(state: State, figure: number, body: FigureBody['damage']): Damage {
  if (body === undefined) return UNDAMAGED;
  const names = weaponNames(state, figure);
  const weapons = (body.weapons ?? []).map(id => names.indexOf(id)).filter(place => place >= 0);
  return { ...UNDAMAGED, ...body, weapons };
}

function figureFrom(
  state: State,
  figure: number,
  body: FigureBody,
  ids: readonly string[],
  piece: (id: string) => number,
): FigureState {
  const { at: [x, y] = [0, 0], facing = 0, place = 'table', host } = body;
  const spot = { x: cm(x), y: cm(y) };
  const fresh = state.figures[figure] as FigureState;
  return {
    ...fresh,
    place,
    spot: { ...spot, z: floorAt(state.battle, spot), facing: Math.round((facing * FACINGS) / 360) },
    host: host === undefined ? NOBODY : place === 'inside' ? piece(host) : ids.indexOf(host),
    storey: body.storey ?? 0,
    pv: body.left ?? fresh.pv,
    prone: body.prone ?? false,
    panic: body.panic ?? 'none',
    effects: (body.effects ?? []).map(({ source, ...effect }) => ({
      ...effect,
      ...(source !== undefined && { source: typeof source === 'string' ? ids.indexOf(source) : source }),
    })),
    lastStand: body.lastStand ?? 'unused',
    damage: damageFrom(state, figure, body.damage),
    marks: body.marks === undefined ? FRESH_MARKS : { ...FRESH_MARKS, ...body.marks },
  };
}
