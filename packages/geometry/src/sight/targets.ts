import type { Body } from '../body.js';
import type { Ground } from '../ground.js';
import { within } from '../distance.js';
import type { Placed } from '../shapes.js';
import type { Um } from '../units.js';
import { clearAlong } from './clearAlong.js';
import { inContact } from './contact.js';
import { newCorridor, setBodyEnd, setEnd, type SightOptions } from './corridor.js';
import { fillFromCrowd, gatherCrowd, newCrowd, newWrapping, wrap } from './crowd.js';
import { newLine, setLine } from './line.js';
import { prune } from './prune.js';
import { isOpenElsewhere } from './sees.js';

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

const crowd = newCrowd();
const corridor = newCorridor();
const line = newLine();
const shootersWrapped = newWrapping();
const targetWrapped = newWrapping();

export function targetList(ground: Ground, query: TargetQuery): TargetList {
  const { shooters, group, targets, range } = query;
  wrap(shootersWrapped, shooters);
  return targets.map(({ models, group: targetGroup }) => {
    wrap(targetWrapped, models);
    gatherCrowd(crowd, ground, shootersWrapped, targetWrapped, { ...query, ignoreGroups: [group, targetGroup] });
    if (crowd.bodies.length === 0 && range === undefined) return shooters.map(() => true);
    if (crowd.barred || isHidden(ground, query, shootersWrapped)) return shooters.map(() => false);
    return shooters.map(shooter => seesUnit(ground, query, shooter, models));
  });
}

/** Does a single blocker part a from all the target unit? Then no model of it can be seen from anywhere in a. */
function isHidden(ground: Ground, { terrain }: TargetQuery, a: Body): boolean {
  if (crowd.bodies.length === 0 || inContact(a, targetWrapped)) return false;
  setBodyEnd(corridor.a, a);
  setBodyEnd(corridor.b, targetWrapped);
  fillFromCrowd(corridor, crowd, ground, terrain);
  return corridor.barred || (corridor.bodies.length > 0 && prune(corridor) === 'blocked');
}

/**
 * Cheap looks come first, for one success settles the unit: at the first model, then (unless all are hidden together) at
 * the others, and only then the complete search for each.
 */
function seesUnit(ground: Ground, query: TargetQuery, shooter: Placed, models: readonly Placed[]): boolean {
  const { range } = query;
  setEnd(corridor.a, shooter);
  for (let i = 0; i < models.length; i++) {
    const model = models[i]!;
    if (inRange(shooter, model, range) && seesAtOnce(ground, query, model)) return true;
    if (i > 0) continue;
    setBodyEnd(shooterEnd, corridor.a);
    if (isHidden(ground, query, shooterEnd)) return false;
    setBodyEnd(corridor.a, shooterEnd);
  }
  for (const model of models) if (inRange(shooter, model, range) && seesSomehow(ground, query, model)) return true;
  return false;
}

const shooterEnd = newCorridor().a;

const inRange = (shooter: Placed, model: Placed, range: Um | undefined): boolean =>
  range === undefined || within(shooter, model, range);

/** Nothing in the corridor, or a clear line between the centres. */
function seesAtOnce(ground: Ground, { terrain }: TargetQuery, model: Placed): boolean {
  if (crowd.bodies.length === 0) return true;
  const { a, b, bodies } = corridor;
  setEnd(b, model);
  if (inContact(a, b)) return true;
  fillFromCrowd(corridor, crowd, ground, terrain);
  if (bodies.length === 0) return true;
  if (corridor.barred) return false;
  setLine(line, a.x, a.y, b.x, b.y);
  return clearAlong(corridor, line);
}

/** The rest of `isOpen`, after the centre line has been looked along. */
function seesSomehow(ground: Ground, { terrain }: TargetQuery, model: Placed): boolean {
  setEnd(corridor.b, model);
  fillFromCrowd(corridor, crowd, ground, terrain);
  return !corridor.barred && isOpenElsewhere(corridor);
}
