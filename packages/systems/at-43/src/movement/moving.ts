import {
  firstOverlap,
  gap,
  shortestPath,
  standing,
  type MoveField,
  type PathResult,
  type Placed,
  type Point,
} from '@banneret/geometry';
import { illegal, legal, type Because, type Ruling } from '@banneret/kernel';
import { cm } from '@banneret/geometry';
import type { UnitId } from '../battle.js';
import type { Spot } from '../events.js';
import { whileSame } from '../remember.js';
import type { Fighter, State } from '../state.js';
import { isEngaged } from '../table/engagement.js';
import { basesOf, isArmour, isImmobilised, placedOf, sheetOf, tableOf, unitOf } from '../units.js';
import { allowanceOf, stuckBecause } from './allowance.js';
import { cohesionBreaks, leaderIndex } from './cohesion.js';
import { fieldFor, type Mode } from './field.js';
import { closedUp, regrouped } from './regroup.js';
import { climbs, wayAcross } from './terrainUse.js';

/** Where every fighter of a unit goes, in the order of the unit's list. R-31: the way there is the engine's. */
export type Ends = readonly Spot[];

export type MoveVerdict =
  | { readonly ok: true; readonly paths: readonly (readonly Point[])[] }
  | { readonly ok: false; readonly because: Because };

const no = (rule: string, say: string, args?: Because['args']): MoveVerdict => ({
  ok: false,
  because: args ? { rule, say, args } : { rule, say },
});

/** The same choice is judged when it is made and looked at again when it is carried out. */
const judged = whileSame<Ends, MoveVerdict>();

/** The one judge of moves: AT43-MOV-04 to -17, cohesion and R-11. */
export const judgeMove = (state: State, unit: UnitId, mode: Mode, ends: Ends): MoveVerdict =>
  judged(ends, [unit, mode, ...tableOf(state)], () => moveVerdict(state, unit, mode, ends));

function moveVerdict(state: State, unit: UnitId, mode: Mode, ends: Ends): MoveVerdict {
  const { fighters } = unitOf(state, unit);
  if (ends.length !== fighters.length || ends.some(({ fighter }, i) => fighter !== fighters[i]!.id))
    return no('AT43-MOV-19', 'at43.no.everybody');
  const still = fighters.flatMap(({ x, y }, i) => (ends[i]!.x === x && ends[i]!.y === y ? [i] : []));
  const fields = fieldsOf(state, unit, mode, still);
  const paths: (readonly Point[])[] = [];
  for (const [i, fighter] of fighters.entries()) {
    const stuck = staysPut(state, fighter, ends[i]!) ? undefined : stuckBecause(state, unit, fighter);
    if (stuck) return no(stuck.rule, stuck.say, { fighter: fighter.id });
    const way = wayTo(state, unit, mode, fields[i]!, i, ends[i]!);
    if (!way.ok) return wayFault(state, unit, mode, way, fighter.id);
    paths.push(way.path);
  }
  const placed = fighters.map((fighter, i) => placedOf(state, { ...fighter, ...endOf(ends[i]!) }));
  const overlap = firstOverlap(placed);
  if (overlap) return no('AT43-MOV-11', 'at43.no.overlap', { fighter: fighters[overlap.model]!.id });
  // Who turns on the spot is not in his own way.
  const around = (i: number): MoveField =>
    still.includes(i)
      ? fieldFor(state, unit, mode, { who: fighters[i]!.id, still: still.filter(other => other !== i) })
      : fields[i]!;
  const turned = placed.findIndex((one, i) => one.facing !== fighters[i]!.facing && !standing(around(i), one).ok);
  if (turned >= 0) return no('AT43-MOV-11', 'at43.no.room', { fighter: fighters[turned]!.id });
  return cohesionFault(state, unit, mode, placed) ?? { ok: true, paths };
}

/** for a machine whose propulsion is gone turning on the spot is moving as well. */
const staysPut = (state: State, fighter: Fighter, { x, y, facing }: Spot): boolean =>
  fighter.x === x && fighter.y === y && (fighter.facing === facing || !isImmobilised(state, fighter));

/** The field of each of them; those who climb alike share one. */
function fieldsOf(state: State, unit: UnitId, mode: Mode, still: readonly number[]): MoveField[] {
  const found = new Map<boolean, MoveField>();
  return unitOf(state, unit).fighters.map(({ id }) => {
    const climber = climbs(sheetOf(state, id));
    const field = found.get(climber) ?? fieldFor(state, unit, mode, { who: id, still });
    found.set(climber, field);
    return field;
  });
}

const endOf = ({ x, y, facing }: Spot): { x: number; y: number; facing: number } => ({ x, y, facing });

/** The shortest legal way of one fighter (AT43-MOV-04, R-31). */
function wayTo(state: State, unit: UnitId, mode: Mode, field: MoveField, who: number, end: Spot): PathResult {
  const { base, at, facing } = basesOf(state, unit)[who]!;
  if (end.x === at.x && end.y === at.y) return { ok: true, path: [at], length: 0 };
  const budget = allowanceOf(state, unit, unitOf(state, unit).fighters[who]!, mode);
  const to = { x: end.x, y: end.y };
  const way = shortestPath(field, base, { x: at.x, y: at.y }, to, budget, facing);
  if (way.ok) return way;
  const mover = sheetOf(state, end.fighter);
  return wayAcross(state, field, mover, { at: { x: at.x, y: at.y }, facing }, to, budget) ?? way;
}

function wayFault(
  state: State,
  unit: UnitId,
  mode: Mode,
  way: Extract<PathResult, { ok: false }>,
  fighter: number,
): MoveVerdict {
  if (way.why === 'too-far') return no(allowanceRule(state, unit, mode), 'at43.no.tooFar', { fighter });
  if (way.why === 'no-way') return no('AT43-MOV-05', 'at43.no.way', { fighter });
  if (way.by.kind === 'terrain') return no('AT43-MOV-06', 'at43.no.terrain', { fighter });
  // nobody leaves the table, unless the mission has an exit.
  if (way.by.kind === 'edge') return no('AT43-MOV-05', 'at43.no.edge', { fighter });
  return no('AT43-MOV-11', 'at43.no.occupied', { fighter });
}

const allowanceRule = (state: State, unit: UnitId, mode: Mode): string => {
  if (mode === 'rapid') return isArmour(state, unit) ? 'AT43-MOV-14' : 'AT43-MOV-13';
  return isEngaged(state, unit) ? 'AT43-MOV-17' : 'AT43-MOV-16';
};

/** "As near as he can" leaves room for the others around the leader. */
const NEAR_ENOUGH = cm(1);

/**
 * AT43-UNIT-05, -06, R-11: a unit that is in cohesion, or can be after this move, ends in cohesion. In one that is broken whatever its
 * leader does, whoever is too far off must at least have come as near to him as he can.
 */
function cohesionFault(state: State, unit: UnitId, mode: Mode, ends: readonly Placed[]): MoveVerdict | undefined {
  const breaks = cohesionBreaks(state, unit, ends);
  if (breaks.length === 0) return undefined;
  const leader = ends[leaderIndex(state, unit)]!;
  const mends = closedUp(state, unit, mode).together;
  const nearest = mends ? ends : regrouped(state, unit, mode, leader);
  const strayed = breaks.find(({ model }) => gap(ends[model]!, leader) > gap(nearest[model]!, leader) + NEAR_ENOUGH);
  const whole = mends || cohesionBreaks(state, unit, nearest).length === 0;
  const faulty = strayed ?? (whole ? breaks[0] : undefined);
  if (faulty === undefined) return undefined;
  const rule = faulty.part === 'leader' ? 'AT43-UNIT-05' : 'AT43-UNIT-06';
  return no(rule, 'at43.no.cohesion', { fighter: unitOf(state, unit).fighters[faulty.model]!.id });
}

export const rulingOf = (verdict: MoveVerdict): Ruling =>
  verdict.ok ? legal : illegal(verdict.because.rule, verdict.because.say, verdict.because.args);
