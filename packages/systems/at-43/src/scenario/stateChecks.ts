import type { Problem } from '@banneret/kernel';
import { isProne } from '../command/attitudes.js';
import { CHASSIS, hasAttitude, type State } from '../state.js';
import { isEngaged } from '../table/engagement.js';
import { freshParts, isArmour, rosterOf, sheetOf, unitOf, unitsOnTable } from '../units.js';
import type { Body, UseBody } from './body.js';
import { copiesFrom } from './build.js';
import { failed } from './failed.js';

/** What the rules would never have let come about, once the figures stand there. */
export function stateFault(state: State, body: Body): Problem | undefined {
  for (const [unit] of state.units.entries()) {
    const fault = partsFault(state, unit) ?? attitudesFault(state, unit);
    if (fault) return fault;
  }
  return heroesFault(state) ?? usesFault(state, body) ?? piecesFault(state, body) ?? edgesFault(state, body);
}

/** AT43-DMG-06, -15: as many parts as there are, none above what it began with, and a chassis that holds. */
function partsFault(state: State, unit: number): Problem | undefined {
  const { id } = rosterOf(state, unit);
  for (const [i, fighter] of unitOf(state, unit).fighters.entries()) {
    const place = `position.units[${unit}].parts.${i}`;
    const whole = freshParts(sheetOf(state, fighter.id));
    if (fighter.parts.length !== whole.length)
      return failed('at43.scenario.parts', { place, unit: id, count: whole.length });
    const above = fighter.parts.findIndex((left, part) => left > whole[part]!);
    if (above >= 0) return failed('at43.scenario.parts-above', { place, unit: id, most: whole[above]! });
    if (whole.length > 0 && fighter.parts[CHASSIS] === 0) return failed('at43.scenario.wrecked', { place, unit: id });
    if (fighter.prone && isArmour(state, unit))
      return failed('at43.scenario.prone-machine', { place: `position.units[${unit}].prone`, unit: id });
  }
  return undefined;
}

/** AT43-ATT-03 to -09, MOR-13. */
function attitudesFault(state: State, unit: number): Problem | undefined {
  const own = unitOf(state, unit);
  // AT43-POS-11: who has been dropped stands there.
  if (own.dropped && own.place !== 'table')
    return failed('at43.scenario.dropped', {
      place: `position.units[${unit}].dropped`,
      unit: rosterOf(state, unit).id,
    });
  if (!hasAttitude(own)) return undefined;
  const args = { place: `position.units[${unit}].attitudes`, unit: rosterOf(state, unit).id };
  const { takeCover, kneeling, staggered } = own.attitudes;
  if (isArmour(state, unit))
    return takeCover || kneeling || staggered ? failed('at43.scenario.machine-attitude', args) : undefined;
  if (own.morale === 'disorganised') return failed('at43.scenario.disorganised-attitude', args);
  if (own.place !== 'table') return failed('at43.scenario.absent-attitude', args);
  return isEngaged(state, unit) || isProne(state, unit) ? failed('at43.scenario.lost-attitude', args) : undefined;
}

/** AT43-REC-16: a hero once for each side; his figure on foot waits while he drives. */
function heroesFault(state: State): Problem | undefined {
  const seen = new Set<string>();
  for (const unit of unitsOnTable(state))
    for (const { id } of unitOf(state, unit).fighters) {
      const { hero } = sheetOf(state, id);
      const key = `${rosterOf(state, unit).seat}/${hero}`;
      if (hero !== '' && seen.has(key))
        return failed('at43.scenario.hero-twice', { place: `position.units[${unit}]`, hero });
      seen.add(key);
    }
  return undefined;
}

/** Shots and blows of a moment inside an activation: by fighters of that unit, with weapons they have. */
function usesFault(state: State, { start }: Body): Problem | undefined {
  if (typeof start !== 'object' || !('acting' in start)) return undefined;
  for (const list of ['before', 'after', 'struck'] as const)
    for (const [i, use] of (start.acting[list] ?? []).entries()) {
      const copies = copiesFrom(state, use).length;
      const own = copies > 0 && use[0].startsWith(`${start.acting.unit}/`);
      const args = { place: `position.start.acting.${list}[${i}]`, fighter: use[0], weapon: use[1] };
      if (!own) return failed('at43.scenario.no-such-use', args);
      const uses = list === 'struck' ? [...(start.acting.struck ?? [])] : [...(start.acting.before ?? []), ...(start.acting.after ?? [])]; // prettier-ignore
      if (timesOf(uses, use) > copies) return failed('at43.scenario.used-too-often', args);
    }
  return undefined;
}

/** AT43-POS-03: access zones are stretches of the table edge. */
function edgesFault({ battle }: State, { briefing }: Body): Problem | undefined {
  for (const [i, { id, shape }] of briefing?.places === undefined ? [] : battle.mission.places.entries()) {
    if (shape.kind !== 'edge') continue;
    const { from, to } = shape;
    const along = (axis: 'x' | 'y', end: number): boolean =>
      from[axis] === to[axis] && (from[axis] === 0 || from[axis] === end);
    const onTable = [from, to].every(({ x, y }) => x >= 0 && y >= 0 && x <= battle.width && y <= battle.depth);
    if (!onTable || !(along('x', battle.width) || along('y', battle.depth)))
      return failed('at43.scenario.edge', { place: `position.briefing.places[${i}].edge`, id });
  }
  return undefined;
}

/** How often a fighter and his weapon are named. */
const timesOf = (uses: readonly UseBody[], [fighter, weapon]: UseBody): number =>
  uses.filter(([who, what]) => who === fighter && what === weapon).length;

/** Elements stand wholly on the table. */
function offTable({ battle }: State, { outline }: State['terrain'][number]): boolean {
  return outline.some(({ x, y }) => x < 0 || y < 0 || x > battle.width || y > battle.depth);
}

function piecesFault(state: State, { terrain = [] }: Body): Problem | undefined {
  for (const [i, { kind, at, box, size }] of terrain.entries()) {
    const place = `position.terrain[${i}]`;
    const own = box !== undefined && size !== undefined && kind === undefined && at === undefined;
    const known = kind !== undefined && at !== undefined && box === undefined && size === undefined;
    if (!own && !known) return failed('at43.scenario.terrain', { place });
    if (own && (box[2] <= 0 || box[3] <= 0)) return failed('at43.scenario.terrain', { place });
    if (offTable(state, state.terrain[i]!)) return failed('at43.scenario.terrain-off-table', { place });
  }
  return undefined;
}
