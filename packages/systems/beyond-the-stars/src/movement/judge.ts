import { pathLength, stretches, sweep, within, type Hit, type Point, type Um } from '@banneret/geometry';
import { illegal, legal, type Ruling } from '@banneret/kernel';
import { ownRules } from '../compile.js';
import { carrierOf, isWithin, placedOf } from '../figures/placed.js';
import { hasControlZone, is, isEngaged, isMounted } from '../figures/traits.js';
import { floorAt, platformAt } from '../ground/board.js';
import { hangsOn } from '../ground/climbing.js';
import { passage } from '../ground/passage.js';
import type { ActQuestion } from '../manoeuvres/manoeuvre.js';
import { CONTROL_ZONE } from '../rulings.js';
import {
  clone,
  figureOf,
  pieceOf,
  seatOf,
  sheetOf,
  type FigureId,
  type PieceId,
  type Spot,
  type State,
} from '../state.js';
import { isTied } from '../figures/sharedBase.js';
import { budgetOf, walkCost } from './cost.js';
import { walkWays, type Ways } from './field.js';
import { judgeLeash, judgeLeashIn } from './leash.js';

/** Why a figure cannot move by itself now. BTS-MOV-07. */
export function judgeMobile(state: State, ask: ActQuestion, figure: FigureId, indoors = false): Ruling {
  if (!ask.figures.includes(figure)) return illegal('BTS-MOV-01', 'bts.no.not-now');
  // BTS-BLD-05, -06: whoever is in a building first comes out of it.
  if (figureOf(state, figure).place === 'inside' && !indoors) return illegal('BTS-BLD-05', 'bts.no.indoors');
  if (isEngaged(state, figure)) return illegal('BTS-MOV-07', 'bts.no.engaged');
  const { marks, damage } = figureOf(state, figure);
  if (damage.engine) return illegal('BTS-VEH-11', 'bts.no.engine');
  if (isTied(state, figure)) return illegal('BTS-BAS-08', 'bts.no.combined-base');
  if (marks.noMove) return illegal('BTS-MOV-07', 'bts.no.cannot-move');
  if (marks.done) return illegal('BTS-MOV-01', 'bts.no.has-moved');
  for (const { rule } of ownRules(state, figure))
    if (rule.move?.noMove !== undefined) return { ok: false, because: [rule.move.noMove] };
  return legal;
}

/** From where it stands through the points of a path. */
export const wholePath = (state: State, figure: FigureId, path: readonly Point[]): readonly Point[] => [
  figureOf(state, figure).spot,
  ...path,
];

/** Where a figure stands at the end of a path. */
export function spotAfter(state: State, figure: FigureId, path: readonly Point[]): Spot {
  const { spot } = figureOf(state, figure);
  const end = path.at(-1);
  if (end === undefined) return spot;
  return { x: end.x, y: end.y, z: floorAt(state.battle, end), facing: spot.facing };
}

/** The same on a scratch table: only where it stands matters to those who come after it. */
export function putAfter(table: State, figure: FigureId, path: readonly Point[]): void {
  table.figures[figure] = { ...figureOf(table, figure), spot: spotAfter(table, figure, path) };
}

/** A walk or a crawl: BTS-MOV-02 to -15. */
export function judgeWalk(state: State, ask: ActQuestion, figure: FigureId, path: readonly Point[]): Ruling {
  const mobile = judgeMobile(state, ask, figure);
  if (!mobile.ok) return mobile;
  if (is(state, figure, 'monster', 'vehicle')) return illegal('BTS-MON-02', 'bts.no.drives');
  // BTS-CAV-02: riders on the ground stand up or stay there.
  if (figureOf(state, figure).prone && isMounted(state, figure)) return illegal('BTS-CAV-02', 'bts.no.no-crawl');
  const whole = wholePath(state, figure, path);
  if (pathLength(whole) === 0) return illegal('BTS-MOV-02', 'bts.no.no-way');
  const long = judgeLength(state, figure, whole, ask.budget);
  if (!long.ok) return long;
  const way = judgeWay(state, figure, whole, walkWays(state, figure));
  if (!way.ok) return way;
  return judgeEnd(state, ask, figure, spotAfter(state, figure, path));
}

/** Where a move of one's own that is no charge may end: BTS-SGE-02, BTS-ORD-01(d), -02(c). */
export function judgeEnd(state: State, ask: ActQuestion, figure: FigureId, spot: Spot): Ruling {
  const leash = judgeLeash(state, figure, spot);
  return leash.ok ? judgeNear(state, ask, figure, spot) : leash;
}

/** whoever is in a building is as near to others as the building. */
export function judgeEndIn(state: State, ask: ActQuestion, figure: FigureId, piece: PieceId): Ruling {
  const leash = judgeLeashIn(state, figure, piece);
  if (!leash.ok) return leash;
  const { near } = ask;
  if (near === undefined || near.figure === figure) return legal;
  const indoors = clone(state);
  indoors.figures[figure] = { ...figureOf(state, figure), place: 'inside', host: piece };
  return isWithin(indoors, figure, near.figure, near.within) ? legal : tooFarFrom(state, figure, near.figure);
}

/** BTS-MOV-02, BTS-PRN-02: crawling ignores what the ground costs. */
export function judgeLength(state: State, figure: FigureId, whole: readonly Point[], given?: Um): Ruling {
  const most = budgetOf(state, figure, given);
  const { prone } = figureOf(state, figure);
  const total = prone ? pathLength(whole) : walkCost(state, figure, whole).total;
  if (total <= most) return legal;
  return illegal(prone ? 'BTS-PRN-02' : 'BTS-MOV-02', 'bts.no.too-far', { cost: inCm(total), most: inCm(most) });
}

/** Centimetres for messages, to a tenth of a millimetre. */
export const inCm = (length: Um): number => Math.round(length / 100) / 100;

/** Is the way free, and does it not lead over a drop? */
export function judgeWay(
  state: State,
  figure: FigureId,
  whole: readonly Point[],
  ways: Ways,
  charging = false,
): Ruling {
  const { base } = sheetOf(state, figure);
  const found = sweep(ways.field, base, whole, figureOf(state, figure).spot.facing);
  if (!found.ok) return refusal(state, figure, ways, found, charging);
  return judgeDrop(state, figure, whole);
}

function refusal(state: State, figure: FigureId, { others }: Ways, { by }: Hit, charging: boolean): Ruling {
  // nobody leaves the table by himself.
  if (by.kind === 'edge') return illegal('BTS-MOV-15', 'bts.no.off-table');
  if (by.kind === 'terrain') return blockedByPiece(state, figure, by.index);
  const other = others[by.index] as FigureId;
  if (seatOf(state, other) === seatOf(state, figure)) return illegal('BTS-MOV-05', 'bts.no.through-figure', { other });
  if (charging || !hasControlZone(state, other)) return illegal('BTS-MOV-05', 'bts.no.through-enemy', { other });
  const started = within(placedOf(state, figure), placedOf(state, other), CONTROL_ZONE - 1);
  return started
    ? illegal('BTS-MOV-14', 'bts.no.closer', { other })
    : illegal('BTS-MOV-09', 'bts.no.control-zone', { other });
}

function blockedByPiece(state: State, figure: FigureId, piece: number): Ruling {
  const found = passage(state, figure, piece);
  if (found.kind !== 'test') return illegal('BTS-TER-05', 'bts.no.impassable', { piece });
  const rule = { crossing: 'BTS-TER-12', climb: 'BTS-TER-13', jump: 'BTS-TER-19' }[found.test];
  return illegal(rule, 'bts.no.needs-test', { piece, test: found.test });
}

/** BTS-TER-24: whoever stands higher than he is tall walks down nowhere; he needs a Climb test. */
function judgeDrop(state: State, figure: FigureId, whole: readonly Point[]): Ruling {
  const { z } = figureOf(state, figure).spot;
  const { height, base } = sheetOf(state, figure);
  if (z <= height) return legal;
  const hung = hangsOn(state, figure);
  if (hung !== undefined) return illegal('BTS-TER-24', 'bts.no.hangs', { piece: hung });
  const platform = platformAt(state.battle, figureOf(state, figure).spot);
  if (platform === undefined) return legal;
  const zone = { shape: { kind: 'polygon', outline: pieceOf(state, platform).outline }, border: 'in' } as const;
  const on = stretches(whole, [zone], { base, measured: 'centre' });
  const stays = on.some(({ from, to }) => from === 0 && to >= pathLength(whole));
  return stays ? legal : illegal('BTS-TER-24', 'bts.no.too-deep', { piece: platform });
}

/** BTS-ORD-01(d), BTS-ORD-02(c). */
export function judgeNear(state: State, ask: ActQuestion, figure: FigureId, spot: Spot): Ruling {
  const { near } = ask;
  // What carries the Champion is always with him.
  if (near === undefined || carrierOf(state, near.figure) === figure || near.figure === figure) return legal;
  const table = clone(state);
  table.figures[figure] = { ...figureOf(state, figure), place: 'table', spot };
  return isWithin(table, figure, near.figure, near.within) ? legal : tooFarFrom(state, figure, near.figure);
}

/** The rule is that of the Order he follows. */
const tooFarFrom = (state: State, figure: FigureId, champion: FigureId): Ruling =>
  illegal(
    figureOf(state, figure).effects.some(({ id }) => id === 'fullAhead') ? 'BTS-ORD-01' : 'BTS-ORD-02',
    'bts.no.too-far-from-champion',
    { champion },
  );
