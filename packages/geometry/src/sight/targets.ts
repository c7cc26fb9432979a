import type { Ground } from '../ground.js';
import { within } from '../distance.js';
import type { Placed } from '../shapes.js';
import type { Um } from '../units.js';
import { inContact } from './contact.js';
import { newCorridor, setBodyEnd, setEnd, type SightOptions } from './corridor.js';
import { fillFromCrowd, gatherCrowd, newCrowd, newField, newWrapping, setField, wrap } from './crowd.js';
import { newSide, setSide } from './fan.js';
import type { Verdict } from './prune.js';
import { glance, isOpen } from './sees.js';
import { castShadow, lookAtModel, lookAtUnit } from './shadow.js';

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
const crowd = newCrowd();
const corridor = newCorridor();
const shootersWrapped = newWrapping();
const targetWrapped = newWrapping();
const ends = { from: shootersWrapped, to: targetWrapped, group: 0 };
const shooterSide = newSide();
const targetSide = newSide();

export function targetList(ground: Ground, query: TargetQuery): TargetList {
  const { shooters, group, targets, range, terrain } = query;
  if (shooters.length > 0) wrap(shootersWrapped, shooters);
  setSide(shooterSide, shooters);
  setField(field, ground, query, group);
  return targets.map(({ models, group: targetGroup }) => {
    if (models.length === 0 || shooters.length === 0) return shooters.map(() => false);
    wrap(targetWrapped, models);
    if (range !== undefined && !withinReach(range, 1)) return shooters.map(() => false);
    ends.group = targetGroup;
    gatherCrowd(crowd, field, ground, ends, terrain);
    const allInRange = range === undefined || withinReach(range, -1);
    if (crowd.bodies.length === 0 && allInRange) return shooters.map(() => true);
    if (crowd.barred) return shooters.map(() => false);
    return seenBy(ground, query, models, allInRange ? undefined : range);
  });
}

/** Are the units within range, taken at their nearest (`way` 1) or at their farthest (-1), by the circles around them? */
function withinReach(range: Um, way: 1 | -1): boolean {
  const dx = targetWrapped.x - shootersWrapped.x;
  const dy = targetWrapped.y - shootersWrapped.y;
  const reach = range + way * (shootersWrapped.outline.reach + targetWrapped.outline.reach);
  return reach >= 0 && dx * dx + dy * dy <= reach * reach;
}

/** By shooter. The shadow between both units settles most of them. */
function seenBy(ground: Ground, query: TargetQuery, models: readonly Placed[], range: Um | undefined): boolean[] {
  const { shooters, terrain } = query;
  setSide(targetSide, models);
  const known = castShadow(shooterSide, shootersWrapped, targetSide, targetWrapped, crowd.bodies, terrain);
  return shooters.map((shooter, i) => {
    const verdict = known ? lookAtUnit(shooterSide, i) : 'unsettled';
    if (verdict === 'blocked') return false;
    if (verdict === 'open' && range === undefined) return true;
    setEnd(shooterEnd, shooter);
    return seesAny(ground, query, shooter, models, range, known);
  });
}

/**
 * The shadow settles most models. Then comes a glance at every one in doubt, for one success is enough; the complete search
 * is kept for the models that a glance could not settle.
 */
function seesAny(
  ground: Ground,
  query: TargetQuery,
  shooter: Placed,
  models: readonly Placed[],
  range: Um | undefined,
  known: boolean,
): boolean {
  unsettled.length = 0;
  for (let j = 0; j < models.length; j++) {
    const verdict = known ? lookAtModel(targetSide, j) : 'unsettled';
    if (verdict === 'blocked' || (range !== undefined && !within(shooter, models[j]!, range))) continue;
    if (verdict === 'open') return true;
    unsettled.push(models[j]!);
  }
  return seesUnsettled(ground, query);
}

const shooterEnd = newCorridor().a;
const unsettled: Placed[] = [];

function seesUnsettled(ground: Ground, query: TargetQuery): boolean {
  let kept = 0;
  for (const model of unsettled) {
    const verdict = glanceAt(ground, query, model);
    if (verdict === 'open') return true;
    if (verdict === 'unsettled') unsettled[kept++] = model;
  }
  for (let i = 0; i < kept; i++) {
    fillBetween(ground, query, unsettled[i]!);
    if (isOpen(corridor)) return true;
  }
  return false;
}

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
