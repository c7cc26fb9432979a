import {
  baseBlocker,
  inches,
  moveField,
  pairMemo,
  prepareBlockers,
  remembered,
  sees,
  shortestPath,
  targetList,
  unitsInSight,
  type Ground,
  type MoveField,
  type Placed,
  type Point,
  type SightBlocker,
  type TargetQuery,
  type Um,
} from '@banneret/geometry';
import { seededRng } from '@banneret/kernel';
import type { Subject } from './measure.js';
import { crowdedTable, enemiesOf, type CrowdedTable } from './table.js';

const tables: readonly CrowdedTable[] = Array.from({ length: 8 }, (_, seed) => crowdedTable(seed));
const table = (i: number): CrowdedTable => tables[i % tables.length] as CrowdedTable;

/** Any point of one base to any point of another, past 60 polygons and 200 bases. */
export function sightQueries(): Subject {
  const rng = seededRng('sight');
  const queries = Array.from({ length: 2048 }, (_, i) => {
    const { units } = table(i);
    const from = rng.below(units.length);
    const to = (from + 1 + rng.below(units.length - 1)) % units.length;
    return {
      table: table(i),
      from: model(units, from, rng.below(10)),
      to: model(units, to, rng.below(10)),
      groups: [from, to],
    };
  });
  return {
    name: 'sight, base to base',
    run() {
      for (const q of queries)
        sees(q.table.ground, q.from, q.to, { blockers: q.table.blockers, ignoreGroups: q.groups });
      return queries.length;
    },
  };
}

/** Either way of asking: which units can be shot at, or which shooter sees which of them. */
type Asking = (ground: Ground, query: TargetQuery) => unknown;

/**
 * 10 models against 10 enemy units of 10, all these bases in each other's way; one operation is one whole list, from bare
 * positions: only what is made of the scenery alone is ready. With a range, as weapons have, or without.
 */
function coldTargetLists(name: string, ask: Asking, range?: Um): Subject {
  const fights = tables.flatMap(t => t.units.map((_, unit) => fightOf(t, unit)));
  return {
    name,
    run() {
      for (const { ground, bases, query } of fights) {
        const blockers = prepareBlockers(bases);
        ask(ground, range === undefined ? { ...query, blockers } : { ...query, blockers, range });
      }
      return fights.length;
    },
  };
}

export const coldTargetSubjects = () => ({
  coldUnits: coldTargetLists('units in sight, cold', unitsInSight),
  coldUnitsInRange: coldTargetLists('units in sight, cold, 24 inches', unitsInSight, inches(24)),
  coldShooters: coldTargetLists('target list by shooter, cold', targetList),
  coldShootersInRange: coldTargetLists('target list by shooter, cold, 24 inches', targetList, inches(24)),
});

interface Fight {
  readonly ground: Ground;
  readonly bases: readonly SightBlocker[];
  readonly query: TargetQuery;
}

/** One unit and its ten enemies; the other friends are off the table. */
function fightOf(t: CrowdedTable, unit: number): Fight {
  const enemies = enemiesOf(t, unit);
  const targets = enemies.map(group => ({ models: t.units[group] as readonly Placed[], group }));
  const bases = [unit, ...enemies].flatMap(group => (t.units[group] ?? []).map(placed => baseBlocker(placed, group)));
  const shooters = t.units[unit] as readonly Placed[];
  return { ground: t.ground, bases, query: { shooters, group: unit, targets } };
}

/** The same ten answers asked again while nothing has moved. */
export function memoisedTargetLists(): Subject {
  const memo = pairMemo<readonly boolean[]>();
  const t = table(0);
  const enemies = enemiesOf(t, 0);
  const shooters = t.units[0] as readonly Placed[];
  const ask = (enemy: number): readonly boolean[] =>
    remembered(memo, { a: 0, versionA: 3, b: enemy, versionB: 5, versionRest: 7 }, () => {
      const targets = [{ models: t.units[enemy] as readonly Placed[], group: enemy }];
      return targetList(t.ground, { shooters, group: 0, targets, blockers: t.blockers })[0] as readonly boolean[];
    });
  return {
    name: 'target list, memoised',
    run() {
      for (let i = 0; i < 1000; i++) for (const enemy of enemies) ask(enemy);
      return 1000;
    },
  };
}

/** A move of 6 to 12 inches of one model around scenery and bases. */
export function shortestPaths(): Subject {
  const rng = seededRng('paths');
  const moves = Array.from({ length: 512 }, (_, i) => {
    const { ground, units } = table(i);
    const unit = rng.below(units.length);
    const blockers = units.flatMap((models, other) => (other === unit ? [] : models.map(placed => ({ placed }))));
    const from = model(units, unit, rng.below(10));
    return {
      field: fieldOf(ground, unit, blockers),
      from,
      to: destination(from.at, rng.below(inches(12)), rng.below(inches(12))),
    };
  });
  return {
    name: 'shortest path of a model',
    run() {
      for (const { field, from, to } of moves) shortestPath(field, from.base, from.at, to, inches(12));
      return moves.length;
    },
  };
}

const model = (units: CrowdedTable['units'], unit: number, i: number): Placed => units[unit]?.[i] as Placed;

const destination = (from: Point, dx: number, dy: number): Point => ({
  x: from.x + dx - inches(6),
  y: from.y + dy - inches(6),
});

const fields = new Map<object, Map<number, MoveField>>();

/** One prepared field a moving unit, as a game would keep it. */
function fieldOf(ground: CrowdedTable['ground'], unit: number, blockers: readonly { placed: Placed }[]): MoveField {
  const ofGround = fields.get(ground) ?? new Map<number, MoveField>();
  fields.set(ground, ofGround);
  const field = ofGround.get(unit) ?? moveField(ground, { forbidden: () => true, blockers });
  ofGround.set(unit, field);
  return field;
}
