import { describe, expect, it } from 'vitest';
import { campaign, seeded, type Seeded } from '../../test/seeded.js';
import { pointAt } from '../directions.js';
import { within } from '../distance.js';
import { ground, type Ground } from '../ground.js';
import { placedOutline } from '../outline.js';
import type { BaseShape, Placed, Point, Polygon } from '../shapes.js';
import { inches, mm } from '../units.js';
import { baseBlocker, prepareBlockers } from './blockers.js';
import { sees } from './sees.js';
import { targetList, unitsInSight, type TargetList, type TargetQuery } from './targets.js';

const WIDTH = inches(44);
const DEPTH = inches(30);

/** Whole armies on a crowded table, where most answers come from shortcuts: each must be what the pairs say. */
interface Armies {
  readonly table: Ground;
  readonly query: TargetQuery;
}

function armies(seed: number): Armies {
  const dice = seeded(seed);
  const pieces = Array.from({ length: dice.pick([5, 20, 40]) }, (_, i) => ({
    id: `piece ${i}`,
    outline: piece(dice),
    height: 1,
  }));
  const rows = dice.pick(['loose', 'touching', 'on a grid'] as const);
  const units = Array.from({ length: 8 }, () => unit(dice, rows));
  const blockers = prepareBlockers(units.flatMap((models, group) => models.map(model => baseBlocker(model, group))));
  const range = dice.pick([undefined, undefined, inches(18)]);
  const [shooters, ...others] = units;
  return {
    table: ground(pieces, WIDTH, DEPTH),
    query: {
      shooters: shooters!,
      group: 0,
      targets: others.map((models, i) => ({ models, group: i + 1 })),
      blockers,
      ...(range === undefined ? {} : { range }),
    },
  };
}

/** A block of scenery, or a many-cornered piece two to four inches across. */
function piece(dice: Seeded): Polygon {
  const centre = { x: dice.between(0, WIDTH), y: dice.between(0, DEPTH) };
  if (dice.between(0, 3) === 0) {
    const base = { kind: 'rectangle', length: inches(dice.between(1, 8)), width: inches(1) } as const;
    return placedOutline({ base, at: centre, facing: dice.pick([0, 1024, dice.between(0, 4095)]) });
  }
  const corners = dice.between(3, 9);
  const turn = dice.between(0, 4095);
  return Array.from({ length: corners }, (_, i) =>
    pointAt(centre, turn + Math.floor((i * 4096) / corners), inches(1) + dice.between(0, inches(1))),
  );
}

/** Up to ten models two deep. On a grid, units line up with one another, so that lines graze base after base. */
function unit(dice: Seeded, rows: 'loose' | 'touching' | 'on a grid'): Placed[] {
  const base: BaseShape = dice.pick([
    { kind: 'round', radius: mm(16) },
    { kind: 'round', radius: mm(16) },
    { kind: 'rectangle', length: mm(32), width: mm(32) },
    { kind: 'oval', length: mm(60), width: mm(35) },
  ]);
  const spacing = rows === 'loose' ? mm(40) : mm(32);
  const snap = (value: number): number => (rows === 'on a grid' ? Math.round(value / mm(32)) * mm(32) : value);
  const at: Point = { x: snap(dice.between(0, WIDTH)), y: snap(dice.between(0, DEPTH)) };
  return Array.from({ length: dice.between(1, 10) }, (_, i) => ({
    base,
    at: { x: at.x + (i % 5) * spacing, y: at.y + Math.floor(i / 5) * spacing },
    facing: rows === 'loose' ? dice.between(0, 4095) : 0,
  }));
}

/** The definition, pair by pair. */
function pairByPair({ table, query }: Armies): TargetList {
  const { shooters, targets, range, blockers } = query;
  return targets.map(({ models, group }) =>
    shooters.map(shooter =>
      models.some(
        model =>
          (range === undefined || within(shooter, model, range)) &&
          sees(table, shooter, model, { blockers: blockers!, ignoreGroups: [query.group, group] }),
      ),
    ),
  );
}

describe('targetList and unitsInSight in crowds of true size', () => {
  it('are what asking pair by pair would give', () => {
    const counts = { seen: 0, hidden: 0, mixed: 0 };
    for (let seed = 1; seed <= campaign(250); seed++) {
      const { table, query } = armies(seed);
      const expected = pairByPair({ table, query });
      expect(targetList(table, query), `seed ${seed}`).toEqual(expected);
      expect(unitsInSight(table, query), `seed ${seed}`).toEqual(expected.map(seen => seen.includes(true)));
      for (const unitSeen of expected) {
        const all = unitSeen.every(Boolean);
        counts[all ? 'seen' : unitSeen.some(Boolean) ? 'mixed' : 'hidden']++;
      }
    }
    expect(Math.min(counts.seen, counts.hidden, counts.mixed)).toBeGreaterThan(campaign(250) / 4);
  });

  it('are so for units of more models than one set holds', () => {
    const mixed = { early: 0, late: 0 };
    for (let seed = 1; seed <= campaign(30); seed++) {
      const fight = hordes(seed);
      const expected = pairByPair(fight);
      expect(targetList(fight.table, fight.query), `seed ${seed}`).toEqual(expected);
      expect(unitsInSight(fight.table, fight.query), `seed ${seed}`).toEqual(expected.map(seen => seen.includes(true)));
      for (const seen of expected) {
        if (new Set(seen.slice(0, 32)).size === 2) mixed.early++;
        if (new Set(seen.slice(32)).size === 2) mixed.late++;
      }
    }
    expect(Math.min(mixed.early, mixed.late)).toBeGreaterThan(0);
  });
});

/** Two hordes and a small unit, each in its own part of the table, with scenery everywhere. */
function hordes(seed: number): Armies {
  const dice = seeded(seed);
  const pieces = Array.from({ length: 40 }, (_, i) => ({ id: `piece ${i}`, outline: piece(dice), height: 1 }));
  const units = [
    horde(36, inches(1), dice.between(inches(1), inches(15))),
    horde(70, inches(30), dice.between(inches(1), inches(15))),
    horde(3, inches(20), dice.between(inches(1), inches(15))),
  ];
  return {
    table: ground(pieces, WIDTH, DEPTH),
    query: {
      shooters: units[0]!,
      group: 0,
      targets: [1, 2].map(group => ({ models: units[group]!, group })),
      blockers: prepareBlockers(units.flatMap((models, group) => models.map(model => baseBlocker(model, group)))),
    },
  };
}

const horde = (count: number, x: number, y: number): Placed[] =>
  Array.from({ length: count }, (_, i) => ({
    base: { kind: 'round', radius: mm(12) },
    at: { x: x + (i % 6) * mm(26), y: y + Math.floor(i / 6) * mm(26) },
    facing: 0,
  }));

describe('a line that grazes', () => {
  const base = { kind: 'rectangle', length: mm(32), width: mm(32) } as const;
  const at = (x: number, y: number): Placed => ({ base, at: { x, y }, facing: 0 });
  const row = (x: number): Placed[] => [0, 1, 2].map(i => at(x, mm(300) + i * mm(40)));
  const [lowest, highest] = [mm(284), mm(396)];

  /** Three models a side, and between them one wall across. */
  const seenPast = (bottom: number, top: number): boolean[] => {
    const wall = [
      { x: mm(500), y: bottom },
      { x: mm(520), y: bottom },
      { x: mm(520), y: top },
      { x: mm(500), y: top },
    ];
    const query = { shooters: row(mm(100)), group: 0, targets: [{ models: row(mm(900)), group: 1 }] };
    return unitsInSight(ground([{ id: 'wall', outline: wall, height: 1 }], WIDTH, DEPTH), query);
  };

  it('along the end of a wall sees the unit, and one micrometre more of wall hides it', () => {
    expect(seenPast(lowest, highest + mm(100))).toEqual([true]);
    expect(seenPast(lowest - 1, highest + mm(100))).toEqual([false]);
    expect(seenPast(lowest - mm(100), highest)).toEqual([true]);
    expect(seenPast(lowest - mm(100), highest + 1)).toEqual([false]);
  });
});
