import type { Ground } from '../ground.js';
import { within } from '../distance.js';
import type { Placed } from '../shapes.js';
import type { Um } from '../units.js';
import { BITS, lowestBit } from './bits.js';
import { newCorridor, setEnd, type SightOptions } from './corridor.js';
import { fillFromCrowd, newCrowd, setCrowd } from './crowd.js';
import { newField, setField } from './field.js';
import { newSide, setFrame, setSide } from './frame.js';
import { gatherObstacles, newObstacles } from './obstacles.js';
import { glance, isOpen, sees } from './sees.js';
import { outcome, searchStrips, type Enough } from './strips.js';

export interface TargetUnit {
  readonly models: readonly Placed[];
  readonly group: number;
}

/** Shooters against many possible targets. Blockers of the shooters' group and of the target's are looked through. */
export interface TargetQuery extends Omit<SightOptions, 'ignoreGroups'> {
  readonly shooters: readonly Placed[];
  readonly group: number;
  readonly targets: readonly TargetUnit[];
  /** Models farther than this from a shooter, edge to edge, do not count for it. */
  readonly range?: Um;
}

/** By target unit, then by shooter: does this shooter see at least one model of that unit, within range? */
export type TargetList = readonly (readonly boolean[])[];

// All written over by every query: queries never nest.
const field = newField();
const near = newSide();
const far = newSide();
const sides = { near, far, group: 0 };
const obstacles = newObstacles();
const crowd = newCrowd();
const corridor = newCorridor();
const inRange = new Int32Array(BITS);

/** Who sees whom. Where only units matter, `unitsInSight` answers in about half the time. */
export function targetList(ground: Ground, query: TargetQuery): TargetList {
  const { shooters, targets } = query;
  const list = targets.map(() => shooters.map(() => false));
  setField(field, ground, query, query.group);
  for (let first = 0; first < shooters.length; first += BITS) {
    setSide(near, shooters, first);
    for (const [t, seen] of list.entries()) {
      let seeing = whoSees({ ground, query, first, target: targets[t]!, enough: 'every' });
      for (; seeing !== 0; seeing &= seeing - 1) seen[first + lowestBit(seeing)] = true;
    }
  }
  return list;
}

/** By target unit: does any shooter see at least one model of it, within range? As if asked for any `true` in its list. */
export function unitsInSight(ground: Ground, query: TargetQuery): boolean[] {
  const { shooters, targets } = query;
  const seen = targets.map(() => false);
  setField(field, ground, query, query.group);
  for (let first = 0; first < shooters.length; first += BITS) {
    setSide(near, shooters, first);
    for (let t = 0; t < seen.length; t++) {
      seen[t] ||= whoSees({ ground, query, first, target: targets[t]!, enough: 'one' }) !== 0;
    }
  }
  return seen;
}

/** The shooters from `first` on, at most 32 of them and taken up as the near side, against one target. */
interface Question {
  readonly ground: Ground;
  readonly query: TargetQuery;
  readonly first: number;
  readonly target: TargetUnit;
  readonly enough: Enough;
}

/** The set of those who see any model of the target, or, where one is enough, some of them. */
function whoSees(question: Question): number {
  const { target, enough } = question;
  let seeing = 0;
  for (let start = 0; start < target.models.length; start += BITS) {
    setSide(far, target.models, start);
    seeing |= setFrame(near, far) ? lookFaceToFace(question, start) : lookPairByPair(question, start);
    if (seeing !== 0 && enough === 'one') break;
  }
  return seeing;
}

/** Strips settle nearly all of it, and the exact search the rest. */
function lookFaceToFace(question: Question, start: number): number {
  const { ground, query, target, enough } = question;
  if (query.range !== undefined && far.left - near.right > query.range) return 0;
  const allInRange = query.range === undefined || farthestApart() <= query.range * query.range;
  if (!allInRange) setInRange(question, start);
  sides.group = target.group;
  gatherObstacles(obstacles, field, sides, ground, query.terrain);
  searchStrips(near, far, obstacles, enough, allInRange ? undefined : inRange);
  return enough === 'one' && outcome.seeing !== 0 ? outcome.seeing : outcome.seeing | settleDoubts(question, start);
}

/** No two models are farther apart than this, squared. */
function farthestApart(): number {
  const width = far.right - near.left;
  const height = Math.max(far.top, near.top) - Math.min(far.bottom, near.bottom);
  return width * width + height * height;
}

function setInRange({ query, first, target }: Question, start: number): void {
  for (let i = 0; i < near.count; i++) {
    let set = 0;
    for (let j = 0; j < far.count; j++) {
      if (within(query.shooters[first + i]!, target.models[start + j]!, query.range!)) set |= 1 << j;
    }
    inRange[i] = set;
  }
}

/** Those of whom the strips could not say whether they see. */
function settleDoubts(question: Question, start: number): number {
  const { ground, query, enough } = question;
  let seeing = 0;
  let crowdSet = false;
  for (let i = 0; i < near.count; i++) {
    if (outcome.doubts[i] === 0 || (outcome.seeing & (1 << i)) !== 0) continue;
    if (!crowdSet) setCrowd(crowd, obstacles, field, ground, query.terrain);
    crowdSet = true;
    if (!seesAny(question, i, start, outcome.doubts[i]!)) continue;
    seeing |= 1 << i;
    if (enough === 'one') break;
  }
  return seeing;
}

/** A glance at every model in doubt comes first, for one success is enough. */
function seesAny({ ground, query, first, target }: Question, i: number, start: number, doubts: number): boolean {
  setEnd(corridor.a, query.shooters[first + i]!);
  let unsettled = 0;
  for (let left = doubts; left !== 0; left &= left - 1) {
    setEnd(corridor.b, target.models[start + lowestBit(left)]!);
    fillFromCrowd(corridor, crowd, ground, query.terrain);
    const verdict = glance(corridor);
    if (verdict === 'open') return true;
    if (verdict === 'unsettled') unsettled |= left & -left;
  }
  for (let left = unsettled; left !== 0; left &= left - 1) {
    setEnd(corridor.b, target.models[start + lowestBit(left)]!);
    fillFromCrowd(corridor, crowd, ground, query.terrain);
    if (isOpen(corridor)) return true;
  }
  return false;
}

/** Without a frame, for units that stand side by side or in each other: as `sees` would look. */
function lookPairByPair({ ground, query, first, target, enough }: Question, start: number): number {
  const options = { ...query, ignoreGroups: [query.group, target.group] };
  const models = target.models.slice(start, start + BITS);
  let seeing = 0;
  for (let i = 0; i < near.count; i++) {
    const shooter = query.shooters[first + i]!;
    if (!models.some(model => isInRange(query, shooter, model) && sees(ground, shooter, model, options))) continue;
    seeing |= 1 << i;
    if (enough === 'one') break;
  }
  return seeing;
}

const isInRange = ({ range }: TargetQuery, shooter: Placed, model: Placed): boolean =>
  range === undefined || within(shooter, model, range);
