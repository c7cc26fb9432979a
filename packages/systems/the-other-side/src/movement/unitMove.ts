import {
  cutPath,
  inches,
  pathLength,
  unitMoveFault,
  within,
  type CoherencyRule,
  type MoveField,
  type Mover,
  type Placed,
  type Point,
  type Um,
  type UnitMoveFault,
} from '@banneret/geometry';
import { illegal, legal, type Ruling } from '@banneret/kernel';
import { isSquad } from '../cardsInPlay.js';
import { onTable, placedOf } from '../ground/board.js';
import { FORMATION, pinnedReduction } from '../rulings.js';
import { NONE, unitOf, type FireteamId, type State, type UnitId } from '../state.js';
import { speedOf } from '../stats.js';
import { fieldFor } from './fields.js';

/** Why a unit moves: by which Order, or by an effect of so many inches. */
export type MoveReason = { readonly by: 'march' | 'rush' } | { readonly by: 'effect'; readonly distance: number };

/** Where one Fireteam goes: the corners of its way after the place where it stands. */
export interface Move {
  readonly fireteam: FireteamId;
  readonly way: readonly Point[];
}

/** TOS-ORD-04, -08, TOS-CRD-07: how far a Fireteam may go before Pinned Tokens hold it back. */
export function allowanceOf(s: State, id: FireteamId, reason: MoveReason): Um {
  if (reason.by === 'effect') return inches(reason.distance);
  return reason.by === 'rush' ? 2 * speedOf(s, id) : speedOf(s, id);
}

/** TOS-TOK-07, R-53: what each Fireteam may go when they move in this order, the first ones feeling the tokens. */
export function budgetsOf(s: State, unit: UnitId, ids: readonly FireteamId[], reason: MoveReason): Um[] {
  let { pinned } = unitOf(s, unit).tokens;
  return ids.map(id => {
    const allowance = allowanceOf(s, id, reason);
    const { lost, discarded } = pinnedReduction(pinned, allowance);
    pinned -= discarded;
    return allowance - lost;
  });
}

/** Fireteams of a unit that may move at all: TOS-REI-06. */
export const moversOf = (s: State, unit: UnitId): FireteamId[] =>
  unitOf(s, unit).fireteams.filter(id => onTable(s, id) && !(s.activation?.barred.includes(id) ?? false));

/** THE judge of a unit's move, all its Fireteams together. Formation and overlaps count where they end. */
export function judgeMove(s: State, unit: UnitId, reason: MoveReason, moves: readonly Move[]): Ruling {
  const allowed = moversOf(s, unit);
  const ids = moves.map(({ fireteam }) => fireteam);
  const stranger = ids.find((id, i) => !allowed.includes(id) || ids.indexOf(id) !== i);
  if (stranger !== undefined) return illegal('TOS-ORD-04', 'tos.no.mover', { fireteam: stranger });
  if (moves.length === 0) return legal;
  const budgets = budgetsOf(s, unit, ids, reason);
  // a distance of 0 is no attempt to move, unless tokens leave nothing more.
  const goes = ({ fireteam, way }: Move): boolean => pathLength([placedOf(s, fireteam).at, ...way]) > 0;
  const idle = moves.findIndex((move, i) => !goes(move) && (budgets[i] as Um) > 0);
  if (idle >= 0) return illegal('TOS-MOV-01', 'tos.no.idle', { fireteam: ids[idle] as number });
  const { movers, paths, all } = asGeometry(s, unit, moves, budgets);
  const fault = unitMoveFault(fieldOf(s, unit, reason), movers, paths, formationOf(s, unit));
  if (fault?.why === 'incoherent') return tornApart(fault.breaks[0]?.model ?? 0, movers, paths, all);
  if (fault?.why === 'too-long' && isHeldBack(s, all[fault.model] as FireteamId, reason, paths[fault.model] ?? []))
    return illegal('TOS-TOK-07', 'tos.no.pinned', { fireteam: all[fault.model] as FireteamId });
  return fault === undefined ? legal : refusal(fault, all);
}

/** TOS-TOK-07: it is its unit's Pinned Tokens that keep it from so long a way, not its Speed. */
const isHeldBack = (s: State, id: FireteamId, reason: MoveReason, path: readonly Point[]): boolean =>
  pathLength(path) <= allowanceOf(s, id, reason);

/** TOS-MOV-17: only Squads have a Formation to keep; Combined Arms Fireteams of one keep it too (TOS-UNT-23). */
export const formationOf = (s: State, unit: UnitId): CoherencyRule | undefined =>
  isSquad(s, unit) ? { spread: FORMATION } : undefined;

export const fieldOf = (s: State, unit: UnitId, { by }: MoveReason): MoveField =>
  fieldFor(s, unit, by === 'effect' ? 'plain' : 'order');

/** The whole unit: who moves, and who stays where they are. */
function asGeometry(s: State, unit: UnitId, moves: readonly Move[], budgets: readonly Um[]) {
  const all = unitOf(s, unit).fireteams.filter(id => onTable(s, id));
  const movers: Mover[] = [];
  const paths: (readonly Point[])[] = [];
  for (const id of all) {
    const placed = placedOf(s, id);
    const move = moves.findIndex(({ fireteam }) => fireteam === id);
    movers.push({ placed, budget: budgets[move] ?? 0 });
    paths.push([placed.at, ...(moves[move]?.way ?? [])]);
  }
  return { movers, paths, all };
}

function refusal(fault: UnitMoveFault, all: readonly FireteamId[]): Ruling {
  const who = (model: number): number => all[model] as FireteamId;
  switch (fault.why) {
    case 'wrong-start':
    case 'too-long':
      return illegal('TOS-MOV-02', 'tos.no.too-far', { fireteam: who(fault.model) });
    case 'hit':
      return refusalOfHit(fault.hit.by.kind, fault.hit.during, who(fault.model));
    case 'overlap':
      return illegal('TOS-MOV-07', 'tos.no.overlap', { fireteam: who(fault.model) });
    case 'incoherent':
      return illegal('TOS-MOV-17', 'tos.no.formation', { fireteam: who(fault.breaks[0]?.model ?? 0), limit: 'none' });
  }
}

/** R-14, TOS-MOV-19: refused with the legal limit: how far that Fireteam may go on this way while the others go on theirs. */
function tornApart(
  model: number,
  movers: readonly Mover[],
  paths: readonly (readonly Point[])[],
  all: readonly FireteamId[],
): Ruling {
  const ends = movers.map(({ placed }, i): Placed => ({ ...placed, at: paths[i]?.at(-1) ?? placed.at }));
  const path = paths[model] ?? [];
  const keeps = (length: Um): boolean => {
    const end = { ...(ends[model] as Placed), at: cutPath(path, length).at(-1) as Point };
    return ends.every((other, i) => i === model || within(end, other, FORMATION));
  };
  let [good, bad] = [NONE, pathLength(path)];
  for (let share = LIMIT_STEPS - 1; share >= 0 && good === NONE; share--) {
    const length = Math.floor((pathLength(path) * share) / LIMIT_STEPS);
    if (keeps(length)) good = length;
    else bad = length;
  }
  for (let i = 0; i < LIMIT_STEPS && good !== NONE; i++) {
    const middle = Math.floor((good + bad) / 2);
    if (keeps(middle)) good = middle;
    else bad = middle;
  }
  const limit = good === NONE ? 'none' : Math.floor(good / inches(0.01)) / 100;
  return illegal('TOS-MOV-17', 'tos.no.formation', { fireteam: all[model] as FireteamId, limit });
}

const LIMIT_STEPS = 8;

function refusalOfHit(by: 'terrain' | 'blocker' | 'edge', during: string, fireteam: FireteamId): Ruling {
  if (by === 'terrain') return illegal('TOS-TER-15', 'tos.no.impassable', { fireteam });
  if (by === 'edge') return illegal('TOS-MOV-04', 'tos.no.edge', { fireteam });
  return during === 'end'
    ? illegal('TOS-MOV-07', 'tos.no.overlap', { fireteam })
    : illegal('TOS-MOV-05', 'tos.no.through', { fireteam });
}
