import { gap, overlapping, polygonFault } from '@banneret/geometry';
import { Misfit, quoted } from '@banneret/game';
import { ruleNamed } from '../compile.js';
import { placesFilled } from '../deploy/aboard.js';
import { placedOf } from '../figures/placed.js';
import { bearerOf } from '../figures/sharedBase.js';
import { CONTROL_ZONE } from '../rulings.js';
import { figureOf, FRESH_MARKS, seatOf, sheetOf, type FigureId, type State } from '../state.js';
import { checkAgreements, checkFights, checkScenery, checkStand, checkState } from './possibleTable.js';
import type { Body, FigureBody, TerrainBody } from './body.js';
import { toldApart } from './naming.js';

/** What cannot be is refused, with its place: before the position is made, and when it stands. Both throw a `Misfit`. */

/** A millimetre more or less is how people write touching bases. */
const SLACK = 1_000;

export function checkBody(body: Body): void {
  const ids = body.figures.map(({ id }) => id);
  const scenery = [...(body.terrain ?? []), ...(body.unplaced ?? [])];
  const named = scenery.map(({ id }, i) => id ?? `piece-${i + 1}`);
  const pieces = named.slice(0, body.terrain?.length ?? 0);
  for (const [i, id] of ids.entries())
    if (ids.indexOf(id) !== i) throw new Misfit('bts.scenario.twice', { place: `figures[${i}].id`, id });
  for (const [i, piece] of scenery.entries()) {
    const id = named[i] as string;
    const place = i < pieces.length ? `terrain[${i}]` : `unplaced[${i - pieces.length}]`;
    if (named.indexOf(id) !== i) throw new Misfit('bts.scenario.piece-twice', { place: `${place}.id`, id });
    checkPiece(piece, id, place);
  }
  for (const [i, figure] of body.figures.entries()) checkFigure(figure, { ids, pieces, body }, `figures[${i}]`);
  for (const [i, id] of (body.burning ?? []).entries()) known(id, pieces, `burning[${i}]`, 'piece');
  for (const [i, [charger, charged, over]] of (body.engaged ?? []).entries()) {
    known(charger, ids, `engaged[${i}]`, 'figure');
    known(charged, ids, `engaged[${i}]`, 'figure');
    for (const id of [over?.barrier, over?.edge]) if (id !== undefined) known(id, pieces, `engaged[${i}]`, 'piece');
  }
  for (const [i, { building }] of (body.fights ?? []).entries()) known(building, pieces, `fights[${i}]`, 'piece');
  const units = body.figures.map(({ unit, id }) => unit ?? id);
  for (const [i, id] of (body.alarm ?? []).entries()) known(id, units, `alarm[${i}]`, 'unit');
  for (const [i, secret] of (body.secrets ?? []).entries())
    for (const id of [secret.ownChampion, secret.enemyTarget])
      if (id !== undefined) known(id, ids, `secrets[${i}]`, 'figure');
}

function known(id: string, all: readonly string[], place: string, what: 'figure' | 'piece' | 'unit'): void {
  if (!all.includes(id)) throw new Misfit(`bts.scenario.unknown-${what}`, { place, id: quoted(id) });
}

function checkPiece({ box, outline }: TerrainBody, id: string, place: string): void {
  if (box === undefined && outline === undefined) throw new Misfit('bts.scenario.no-shape', { place, id });
  const points = outline?.map(([x, y]) => ({ x: Math.round(x * 10_000), y: Math.round(y * 10_000) }));
  if (points !== undefined && (points.length < 3 || polygonFault(points) !== undefined))
    throw new Misfit('bts.scenario.bad-outline', { place: `${place}.outline`, id });
  if (box !== undefined && (box[2] <= 0 || box[3] <= 0))
    throw new Misfit('bts.scenario.bad-outline', { place: `${place}.box`, id });
}

interface Names {
  readonly ids: readonly string[];
  readonly pieces: readonly string[];
  readonly body: Body;
}

function checkFigure(figure: FigureBody, { ids, pieces, body }: Names, place: string): void {
  const { id } = figure;
  if ((figure.build === 'vehicle') !== (figure.vehicle !== undefined))
    throw new Misfit('bts.scenario.no-vehicle', { place, id });
  checkRules(figure, place);
  for (const [key, value] of Object.entries(figure.marks ?? {})) checkMark(key, value, `${place}.marks`);
  if (figure.serves !== undefined) known(figure.serves, ids, `${place}.serves`, 'figure');
  for (const servant of figure.siege?.servants ?? []) known(servant, ids, `${place}.siege`, 'figure');
  for (const { source } of figure.effects ?? [])
    if (typeof source === 'string') known(source, ids, `${place}.effects`, 'figure');
  const weapons = toldApart((figure.ranged ?? []).map(({ id: weapon = 'gun' }) => weapon));
  for (const weapon of figure.damage?.weapons ?? [])
    if (!weapons.includes(weapon))
      throw new Misfit('bts.scenario.unknown-weapon', { place: `${place}.damage.weapons`, id: weapon });
  if (figure.left !== undefined && figure.pv !== undefined && figure.left > figure.pv)
    throw new Misfit('bts.scenario.too-many-left', { place: `${place}.left`, id, most: figure.pv });
  if (figure.place !== 'aboard' && figure.place !== 'inside') return;
  const hosts = figure.place === 'aboard' ? ids : pieces;
  if (figure.host === undefined) throw new Misfit('bts.scenario.no-host', { place, id });
  known(figure.host, hosts, `${place}.host`, figure.place === 'aboard' ? 'figure' : 'piece');
  const piece = body.terrain?.[pieces.indexOf(figure.host)];
  const carrier = body.figures[ids.indexOf(figure.host)];
  const fits =
    figure.place === 'inside'
      ? piece?.kind === 'building' && (figure.storey ?? 0) < (piece.storeys ?? 1)
      : carrier?.seat === figure.seat && (carrier.place ?? 'table') === 'table' && carrier.id !== id;
  if (!fits) throw new Misfit('bts.scenario.no-host', { place: `${place}.host`, id });
}

/** Misspelt rules would be no rules, and a test of them would hold. */
function checkRules(
  { rules = [], melee = [], ranged = [], support = [], effects = [] }: FigureBody,
  place: string,
): void {
  const uses = [
    ...rules,
    ...melee.flatMap(weapon => (typeof weapon === 'string' ? [] : (weapon.rules ?? []))),
    ...ranged.flatMap(weapon => weapon.rules ?? []),
    ...support.flatMap(item => (typeof item === 'string' ? [] : item.rules)),
  ].map(use => (typeof use === 'string' ? use : use.id));
  for (const id of uses) if (ruleNamed(id) === undefined) throw new Misfit('bts.scenario.unknown-rule', { place, id });
  for (const { id } of effects)
    if (ruleNamed(id) === undefined) throw new Misfit('bts.scenario.unknown-effect', { place: `${place}.effects`, id });
}

function checkMark(id: string, value: unknown, place: string): void {
  const fresh = (FRESH_MARKS as unknown as Readonly<Record<string, unknown>>)[id];
  if (!Object.hasOwn(FRESH_MARKS, id))
    throw new Misfit('bts.scenario.unknown-mark', { place, id, known: Object.keys(FRESH_MARKS).join(', ') });
  const negative = typeof value === 'number' && value < 0;
  if (fresh !== null && (typeof value !== typeof fresh || negative))
    throw new Misfit('bts.scenario.bad-mark', { place, id });
}

/** The table as it stands: nobody off it, on another, Engaged from afar, or in a Transport that is full. */
export function checkTable(state: State): void {
  checkScenery(state);
  const standing = [...state.figures.keys()].filter(figure => figureOf(state, figure).place === 'table');
  const idOf = (figure: FigureId): string => sheetOf(state, figure).id;
  for (const figure of standing) {
    const place = `figures[${figure}]`;
    checkStand(state, figure);
    for (const other of standing)
      if (other < figure && standOnEachOther(state, figure, other))
        throw new Misfit('bts.scenario.overlap', { place, id: idOf(other), other: idOf(figure) });
    const { capacity } = sheetOf(state, figure);
    if (capacity > 0 && placesFilled(state, figure) > capacity)
      throw new Misfit('bts.scenario.too-full', { place, id: idOf(figure) });
  }
  for (const figure of state.figures.keys()) checkState(state, figure);
  checkFights(state);
  checkAgreements(state);
  for (const [i, { charger, charged }] of state.links.entries()) checkLink(state, charger, charged, `engaged[${i}]`);
}

function standOnEachOther(state: State, a: FigureId, b: FigureId): boolean {
  if (bearerOf(state, a) === bearerOf(state, b) || figureOf(state, a).spot.z !== figureOf(state, b).spot.z)
    return false;
  const [first, second] = [placedOf(state, a), placedOf(state, b)];
  if (!overlapping(first, second)) return false;
  if (first.base.kind !== 'round' || second.base.kind !== 'round') return true;
  const reach = first.base.radius + second.base.radius - SLACK;
  const [dx, dy] = [first.at.x - second.at.x, first.at.y - second.at.y];
  return dx * dx + dy * dy < reach * reach;
}

function checkLink(state: State, charger: FigureId, charged: FigureId, place: string): void {
  const [id, other] = [sheetOf(state, charger).id, sheetOf(state, charged).id];
  if (seatOf(state, charger) === seatOf(state, charged))
    throw new Misfit('bts.scenario.same-side', { place, id, other });
  for (const one of [charger, charged])
    if (figureOf(state, one).place !== 'table')
      throw new Misfit('bts.scenario.engaged-off', { place, id: sheetOf(state, one).id });
  if (gap(placedOf(state, charger), placedOf(state, charged)) > CONTROL_ZONE + SLACK)
    throw new Misfit('bts.scenario.engaged-apart', { place, id, other });
}
