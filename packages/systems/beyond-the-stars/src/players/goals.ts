import { cm, legLength, type Point, type Um } from '@banneret/geometry';
import type { Seat } from '@banneret/kernel';
import { onTable } from '../figures/traits.js';
import { holds, isWarrior } from '../scenarios/counting.js';
import { enemyOf, figureOf, seatOf, type FigureId, type State } from '../state.js';
import { prizeOf } from './harm.js';

/** Where figures are wanted. */

/** Well within the 15 cm at which an objective counts. */
const AT_MARKER: Um = cm(10);

/** An objective, and the share of the army that is sent there. */
interface Demand {
  readonly marker: Point;
  readonly share: number;
}

/** Which objectives bring points in this scenario, and about how much of them all. */
function demandsOf({ battle, markers, secrets }: State, seat: Seat): readonly Demand[] {
  const { scenario } = battle.options;
  if (scenario === 'conquest') return markers.map(marker => ({ marker, share: 1 / markers.length }));
  if (scenario === 'ambush') return markers.map((marker, i) => ({ marker, share: i === 0 ? 0.4 : 0.15 }));
  const own = markers[secrets[seat]?.objective ?? -1];
  return own === undefined ? [] : [{ marker: own, share: 0.4 }];
}

const known = new WeakMap<State, Map<Seat, Map<FigureId, Point>>>();

/** The nearest figures that count there go to each objective, as many as its share; all others fight. */
function postsOf(state: State, seat: Seat): Map<FigureId, Point> {
  let bySeat = known.get(state);
  if (bySeat === undefined) known.set(state, (bySeat = new Map()));
  const made = bySeat.get(seat);
  if (made !== undefined) return made;
  const posts = new Map<FigureId, Point>();
  bySeat.set(seat, posts);
  const counts = state.battle.options.scenario === 'ambush' ? isWarrior : holds;
  const able = onTable(state, seat).filter(figure => counts(state, figure));
  const demands = demandsOf(state, seat);
  const room = demands.map(({ share }) => Math.ceil(share * able.length));
  const pairs = demands.flatMap(({ marker }, place) =>
    able.map(figure => ({ figure, place, marker, away: legLength(figureOf(state, figure).spot, marker) })),
  );
  pairs.sort((a, b) => a.away - b.away || a.figure - b.figure || a.place - b.place);
  for (const { figure, place, marker } of pairs) {
    if (posts.has(figure) || (room[place] ?? 0) <= 0) continue;
    posts.set(figure, { x: marker.x, y: marker.y });
    room[place] = (room[place] ?? 0) - 1;
  }
  return posts;
}

/** The objective a figure is sent to, if any. */
export const markerOf = (state: State, figure: FigureId): Point | undefined =>
  postsOf(state, seatOf(state, figure)).get(figure);

export const isAtMarker = (state: State, figure: FigureId, marker: Point): boolean =>
  legLength(figureOf(state, figure).spot, marker) <= AT_MARKER;

/** For somebody who brings victory points one goes so much farther. */
const DETOUR: Um = cm(20);

/** Whom to go for: the nearest, but rather somebody who brings points. */
export function quarryOf(state: State, figure: FigureId): FigureId | undefined {
  const { spot } = figureOf(state, figure);
  let best: { foe: FigureId; away: number } | undefined;
  for (const foe of onTable(state, enemyOf(seatOf(state, figure)))) {
    const away = legLength(spot, figureOf(state, foe).spot) - (prizeOf(state, foe) > 0 ? DETOUR : 0);
    if (best === undefined || away < best.away) best = { foe, away };
  }
  return best?.foe;
}

export function nearestFoe(state: State, figure: FigureId): FigureId | undefined {
  const { spot } = figureOf(state, figure);
  let best: { foe: FigureId; away: number } | undefined;
  for (const foe of onTable(state, enemyOf(seatOf(state, figure)))) {
    const away = legLength(spot, figureOf(state, foe).spot);
    if (best === undefined || away < best.away) best = { foe, away };
  }
  return best?.foe;
}
