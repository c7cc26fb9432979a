import { describe, expect, it } from 'vitest';
import { campaign, seeded, type Seeded } from '../../test/seeded.js';
import { randomPolygon } from '../../test/randomTables.js';
import { hull } from '../exact/convex.js';
import { ground } from '../ground.js';
import { placedOutline } from '../outline.js';
import type { Placed, Point, Polygon } from '../shapes.js';
import { inches, mm } from '../units.js';
import { ALL, BITS } from './bits.js';
import { newField, setField } from './field.js';
import { frame, newSide, setFrame, setSide } from './frame.js';
import { gatherObstacles, newObstacles } from './obstacles.js';
import { listAll, shadeStrip } from './shade.js';
import { farOutlook, nearOutlook, reachCells, setStrip, strip, surelySeeing } from './strip.js';

const near = newSide();
const far = newSide();
const field = newField();
const obstacles = newObstacles();

const has = (cells: number, cell: number): boolean => ((cells >> cell) & 1) === 1;

/** The heights of a convex outline at a slope: those of the lines that meet it. */
function heightsOf(corners: Polygon, slope: number): { low: number; high: number } {
  const heights = corners.map(({ x, y }) => {
    const [relX, relY] = [x - frame.x, y - frame.y];
    return frame.dx * relY - frame.dy * relX - slope * (frame.dx * relX + frame.dy * relY);
  });
  return { low: Math.min(...heights), high: Math.max(...heights) };
}

interface Scene {
  readonly from: Placed;
  readonly to: Placed;
  readonly piece: Polygon;
  readonly fromCorners: Polygon;
  readonly toCorners: Polygon;
}

function scene(dice: Seeded): Scene {
  const at = (x: number): Point => ({ x, y: mm(200) + dice.between(0, mm(200)) });
  const model = (x: number): Placed => ({
    base: dice.pick([
      { kind: 'round', radius: mm(16) },
      { kind: 'rectangle', length: mm(60), width: mm(20) },
    ]),
    at: at(x),
    facing: dice.between(0, 4095),
  });
  const chance = { ...dice, below: (n: number) => dice.between(0, n - 1) };
  const place = at(dice.between(mm(250), mm(750)));
  const disc = { base: { kind: 'round', radius: dice.between(mm(10), mm(75)) }, at: place, facing: 0 } as const;
  const piece = dice.between(0, 1) === 0 ? placedOutline(disc) : hull(randomPolygon(chance, mm(150), place));
  const [from, to] = [model(mm(100)), model(mm(900))];
  return { from, to, piece, fromCorners: placedOutline(from), toCorners: placedOutline(to) };
}

/** Takes a scene up, and some strip of its lines; the piece stands clear of both models. */
function takeUp({ from, to, piece }: Scene, dice: Seeded): void {
  const table = ground([{ id: 'piece', outline: piece, height: 1 }], inches(48), inches(30));
  setSide(near, [from], 0);
  setSide(far, [to], 0);
  expect(setFrame(near, far)).toBe(true);
  setField(field, table, {}, -1);
  gatherObstacles(obstacles, field, { near, far, group: -1 }, table, undefined);
  listAll(obstacles);
  const low = dice.between(mm(-60), mm(20));
  strip.near = strip.far = 1;
  setStrip(dice.between(-90, 90) / 1000, dice.between(0, 40) / 1000, low, low + dice.between(mm(1), mm(60)));
}

/** Lines of every cell with slopes from one border of the strip to the other. */
function* linesOf(cell: number): Generator<SightLine> {
  for (const s of [-1, -0.5, 0, 0.5, 1]) {
    for (const h of [0.001, 0.5, 0.999]) {
      yield { slope: strip.slope + s * strip.half, height: strip.low + (cell + h) / strip.perCell };
    }
  }
}

interface SightLine {
  readonly slope: number;
  readonly height: number;
}

const meets = (corners: Polygon, { slope, height }: SightLine): boolean => {
  const { low, high } = heightsOf(corners, slope);
  return low <= height && height <= high;
};

const joins = ({ fromCorners, toCorners }: Scene, line: SightLine): boolean =>
  meets(fromCorners, line) && meets(toCorners, line);

describe('the cells of a strip', () => {
  it('are dark only if every line is blocked, and clear in the middle only if no line is', () => {
    const counts = { dark: 0, clear: 0, neither: 0 };
    for (let seed = 1; seed <= campaign(2000); seed++) {
      const dice = seeded(seed);
      const tried = scene(dice);
      takeUp(tried, dice);
      const [dark, doubtful] = shadeStrip(obstacles, 0, obstacles.count) ? [strip.dark, strip.doubtful] : [ALL, ALL];
      for (let cell = 0; cell < BITS; cell++) {
        const lines = [...linesOf(cell)].filter(line => joins(tried, line));
        const inMiddle = lines.filter(({ slope }) => slope === strip.slope);
        const verdict = has(dark, cell) ? 'dark' : has(doubtful, cell) ? 'neither' : 'clear';
        counts[verdict] += inMiddle.length;
        const blocked = (line: SightLine): boolean => meets(tried.piece, line);
        if (verdict === 'dark') expect(lines.every(blocked), `seed ${seed}, cell ${cell}`).toBe(true);
        if (verdict === 'clear') expect(inMiddle.some(blocked), `seed ${seed}, cell ${cell}`).toBe(false);
      }
    }
    expect(Math.min(counts.dark, counts.clear)).toBeGreaterThan(campaign(2000));
    expect(counts.neither).toBeLessThan(counts.dark + counts.clear);
  });

  it('are reached by a model whenever a line meets it', () => {
    const counts = { reached: 0, not: 0 };
    for (let seed = 1; seed <= campaign(2000); seed++) {
      const dice = seeded(seed);
      const tried = scene(dice);
      takeUp(tried, dice);
      const cells = reachCells(near, 1, nearOutlook, ALL) & reachCells(far, 1, farOutlook, ALL);
      for (let cell = 0; cell < BITS; cell++) {
        counts[has(cells, cell) ? 'reached' : 'not']++;
        if (has(cells, cell)) continue;
        expect(
          [...linesOf(cell)].some(line => joins(tried, line)),
          `seed ${seed}, cell ${cell}`,
        ).toBe(false);
      }
    }
    expect(Math.min(counts.reached, counts.not)).toBeGreaterThan(campaign(2000));
  });
});

describe('who surely sees', () => {
  const base = { kind: 'rectangle', length: mm(20), width: mm(20) } as const;
  const at = (x: number, y: number): Placed => ({ base, at: { x, y }, facing: 0 });

  /** Level lines only, in cells of a millimetre; the near model spans y from 90 to 110, the far one begins at `bottom`. */
  const sees = (bottom: number, open: number): number => {
    setSide(near, [at(mm(100), mm(100))], 0);
    setSide(far, [at(mm(500), bottom + mm(10))], 0);
    setFrame(near, far);
    frame.x = frame.y = 0;
    frame.dx = 1;
    frame.dy = 0;
    for (const side of [near, far]) side.y[0] = side.atY[0]!;
    strip.near = strip.far = 1;
    setStrip(0, 0, mm(90), mm(122));
    return surelySeeing(near, far, open, undefined);
  };

  it('has a line in an open cell that the far model spans', () => {
    expect(sees(mm(100), ALL)).toBe(1);
    expect(sees(mm(100), 1 << 15)).toBe(1);
    expect(sees(mm(100), 1 << 8)).toBe(0); // the near model alone is there
    expect(sees(mm(100), 1 << 25)).toBe(0); // the far model alone is there
  });

  it('does not see when both are in one cell without a line in common', () => {
    expect(sees(mm(109.5), ALL)).toBe(0); // half a millimetre in common, but no whole cell
    expect(sees(mm(110.5), ALL)).toBe(0); // nothing in common
    expect(sees(mm(108.5), ALL)).toBe(1); // the cell from 109 to 110
  });

  it('sees only models in range', () => {
    expect(sees(mm(100), ALL)).toBe(1);
    expect(surelySeeing(near, far, ALL, Int32Array.of(1))).toBe(1);
    expect(surelySeeing(near, far, ALL, Int32Array.of(2))).toBe(0);
  });
});
