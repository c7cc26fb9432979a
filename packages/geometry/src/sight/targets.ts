import type { Body } from '../body.js';
import type { Ground } from '../ground.js';
import { within } from '../distance.js';
import type { Placed } from '../shapes.js';
import type { Um } from '../units.js';
import { inContact } from './contact.js';
import { newCorridor, setBodyEnd, setEnd, type SightOptions } from './corridor.js';
import { fillFromCrowd, gatherCrowd, newCrowd, newWrapping, wrap } from './crowd.js';
import type { Verdict } from './prune.js';
import { glance, isOpen } from './sees.js';

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
const shootersWrapped = newWrapping();
const targetWrapped = newWrapping();

export function targetList(ground: Ground, query: TargetQuery): TargetList {
  const { shooters, group, targets, range } = query;
  if (shooters.length > 0) wrap(shootersWrapped, shooters);
  return targets.map(({ models, group: targetGroup }) => {
    if (models.length === 0 || shooters.length === 0) return shooters.map(() => false);
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
  return glance(corridor) === 'blocked';
}

/**
 * A glance at every model comes first, for one success settles the unit; the complete search is kept for the models that a
 * glance could not settle. After the first failure it pays to ask whether all are hidden together.
 */
function seesUnit(ground: Ground, query: TargetQuery, shooter: Placed, models: readonly Placed[]): boolean {
  const { range } = query;
  setEnd(shooterEnd, shooter);
  unsettled.length = 0;
  for (let i = 0; i < models.length; i++) {
    const model = models[i]!;
    if (range === undefined || within(shooter, model, range)) {
      const verdict = glanceAt(ground, query, model);
      if (verdict === 'open') return true;
      if (verdict === 'unsettled') unsettled.push(model);
    }
    if (i === 0 && isHidden(ground, query, shooterEnd)) return false;
  }
  for (const model of unsettled) {
    fillBetween(ground, query, model);
    if (isOpen(corridor)) return true;
  }
  return false;
}

const shooterEnd = newCorridor().a;
const unsettled: Placed[] = [];

function glanceAt(ground: Ground, query: TargetQuery, model: Placed): Verdict {
  if (crowd.bodies.length === 0) return 'open';
  setEnd(corridor.b, model);
  if (inContact(shooterEnd, corridor.b)) return 'open';
  fillBetween(ground, query, model);
  return glance(corridor);
}

function fillBetween(ground: Ground, { terrain }: TargetQuery, model: Placed): void {
  setBodyEnd(corridor.a, shooterEnd);
  setEnd(corridor.b, model);
  fillFromCrowd(corridor, crowd, ground, terrain);
}
