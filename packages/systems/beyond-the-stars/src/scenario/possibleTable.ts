import { overlapsPolygon, whereabouts, onSegment, type BaseShape, type Placed, type Point } from '@banneret/geometry';
import { Misfit } from '@banneret/game';
import { placedOf } from '../figures/placed.js';
import { canBeProne, hasKeyword, is } from '../figures/traits.js';
import { isHeldBy, mayEnter } from '../ground/buildings.js';
import { partsOf } from '../rulings.js';
import { figureOf, pieceOf, seatOf, SEATS, sheetOf, type FigureId, type PieceId, type State } from '../state.js';

/** What a position says that no battle comes to, once it stands: each throws a `Misfit` with its place. */

/** A millimetre more or less is how people write bases against an edge or a wall. */
const SLACK = 1_000;

const idOf = (state: State, figure: FigureId): string => sheetOf(state, figure).id;

/** The whole of its base lies on the table, and not in a wall. */
export function checkStand(state: State, figure: FigureId): void {
  const { width, depth } = state.battle;
  const [place, id] = [`figures[${figure}]`, idOf(state, figure)];
  const off = ({ x, y }: Point): boolean => x < -SLACK || y < -SLACK || x > width + SLACK || y > depth + SLACK;
  if (partsOf(placedOf(state, figure)).some(off)) throw new Misfit('bts.scenario.off-table', { place, id });
  if (figureOf(state, figure).spot.z > 0) return;
  const core = shrunk(placedOf(state, figure));
  const wall = state.battle.terrain.find(
    ({ kind, outline }) => (kind === 'building' || kind === 'impassable') && overlapsPolygon(core, outline),
  );
  if (wall !== undefined) throw new Misfit('bts.scenario.in-scenery', { place, id, piece: wall.id });
}

function shrunk({ base, at, facing }: Placed): Placed {
  const less = (length: number): number => Math.max(1, length - 2 * SLACK);
  const small: BaseShape =
    base.kind === 'round'
      ? { kind: 'round', radius: Math.max(1, base.radius - SLACK) }
      : { ...base, length: less(base.length), width: less(base.width) };
  return { base: small, at, facing };
}

/** Who is aboard or indoors may be there (BTS-MON-08, BTS-BLD-02), and nobody has what only others have. */
export function checkState(state: State, figure: FigureId): void {
  const { place: where, host, prone, panic, damage, lastStand } = figureOf(state, figure);
  const { rank, general, serves, seat, vehicle } = sheetOf(state, figure);
  const [place, id] = [`figures[${figure}]`, idOf(state, figure)];
  const mayRide = is(state, figure, 'infantry') || hasKeyword(state, figure, 'crew');
  if ((where === 'aboard' && !mayRide) || (where === 'inside' && !mayEnter(state, figure)))
    throw new Misfit('bts.scenario.no-host', { place: `${place}.host`, id });
  const whole = damage.weapons.length === 0 && !damage.engine && damage.crewLost === 0 && damage.mountsLost === 0;
  const more = damage.crewLost > (vehicle?.crew ?? 0) || damage.mountsLost > (vehicle?.crewMounts ?? 0);
  const wrong: readonly (readonly [string, boolean])[] = [
    ['prone', prone && !canBeProne(state, figure)],
    ['panic', panic !== 'none' && !is(state, figure, 'monster')],
    ['damage', vehicle === undefined ? !whole : more],
    ['lastStand', lastStand !== 'unused' && rank === 0],
    ['general', general && rank === 0],
  ];
  for (const [field, isWrong] of wrong)
    if (isWrong) throw new Misfit('bts.scenario.not-for-it', { place: `${place}.${field}`, id, field });
  const second = state.battle.sheets.findIndex(sheet => sheet.general && sheet.seat === seat);
  if (general && second !== figure)
    throw new Misfit('bts.scenario.two-generals', { place, id, other: idOf(state, second) });
  if (serves !== undefined && seatOf(state, serves) !== seat)
    throw new Misfit('bts.scenario.wrong-side', { place: `${place}.serves`, id: idOf(state, serves) });
  if (host >= 0 && where === 'aboard' && sheetOf(state, host).capacity === 0 && !hasKeyword(state, figure, 'crew'))
    throw new Misfit('bts.scenario.too-full', { place: `figures[${host}]`, id: idOf(state, host) });
}

/** BTS-BLD-16: where both sides hold a storey they fight, and nowhere else. */
export function checkFights(state: State): void {
  for (const [i, { piece, storey }] of state.fights.entries())
    if (!SEATS.every(seat => isHeldBy(state, seat, piece, storey)))
      throw new Misfit('bts.scenario.no-fight', { place: `fights[${i}]`, id: pieceOf(state, piece).id });
  for (const figure of state.figures.keys()) {
    const { place, host, storey } = figureOf(state, figure);
    const fought = state.fights.some(fight => fight.piece === host && fight.storey === storey);
    if (place === 'inside' && !fought && SEATS.every(seat => isHeldBy(state, seat, host, storey)))
      throw new Misfit('bts.scenario.fight-missing', { place: 'fights', id: pieceOf(state, host).id });
  }
}

/** Scenery lies on the table, buildings not in each other, and openings in walls. */
export function checkScenery(state: State): void {
  const { terrain, width, depth } = state.battle;
  const table = [
    { x: 0, y: 0 },
    { x: width, y: 0 },
    { x: width, y: depth },
    { x: 0, y: depth },
  ];
  for (const [piece, { id, kind, outline, openings = [], storeys = 1 }] of terrain.entries()) {
    const place = `terrain[${piece}]`;
    const [xs, ys] = [outline.map(({ x }) => x), outline.map(({ y }) => y)];
    const lies = Math.max(...xs) > 0 && Math.max(...ys) > 0 && Math.min(...xs) < width && Math.min(...ys) < depth;
    if (!lies && outline.every(corner => whereabouts(table, corner) === 'outside'))
      throw new Misfit('bts.scenario.piece-off-table', { place, id });
    for (const [i, opening] of openings.entries()) {
      const inWall = outline.some((corner, j) =>
        onSegment(corner, outline[(j + 1) % outline.length] as Point, opening),
      );
      if (!inWall || opening.storey >= storeys)
        throw new Misfit('bts.scenario.bad-opening', { place: `${place}.openings[${i}]`, id });
    }
    if (kind === 'building') checkApart(state, piece);
  }
}

function checkApart(state: State, piece: PieceId): void {
  const { id, outline } = pieceOf(state, piece);
  for (const [other, { kind, id: name, outline: walls }] of state.battle.terrain.entries())
    if (other < piece && kind === 'building' && crosses(outline, walls))
      throw new Misfit('bts.scenario.pieces-overlap', { place: `terrain[${piece}]`, id: name, other: id });
}

/** Does a corner of one lie inside the other, a little way in, or its middle? */
function crosses(one: readonly Point[], other: readonly Point[]): boolean {
  const isIn = (points: readonly Point[], outline: readonly Point[]): boolean =>
    points.some(point => whereabouts(outline, point) === 'inside');
  return isIn(insideOf(one), other) || isIn(insideOf(other), one);
}

function insideOf(outline: readonly Point[]): readonly Point[] {
  const mean = (values: readonly number[]): number => values.reduce((sum, n) => sum + n, 0) / values.length;
  const [x, y] = [mean(outline.map(corner => corner.x)), mean(outline.map(corner => corner.y))];
  return [1, LITTLE].flatMap(share =>
    outline.map(corner => ({
      x: Math.round(corner.x + (x - corner.x) * share),
      y: Math.round(corner.y + (y - corner.y) * share),
    })),
  );
}

const LITTLE = 0.01;

/** BTS-SCN-14: one’s own Champion, and an enemy; and no turn after the last one. */
export function checkAgreements(state: State): void {
  for (const [seat, { ownChampion, enemyTarget }] of state.secrets.entries())
    for (const [figure, side] of [
      [ownChampion, seat],
      [enemyTarget, 1 - seat],
    ] as const)
      if (state.figures[figure] !== undefined && seatOf(state, figure) !== side)
        throw new Misfit('bts.scenario.wrong-side', { place: `secrets[${seat}]`, id: idOf(state, figure) });
  const { turns } = state.battle.options;
  if (turns !== undefined && state.turn > turns)
    throw new Misfit('bts.scenario.after-the-end', { place: 'turn', turn: state.turn, turns });
}
