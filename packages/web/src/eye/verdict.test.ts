import { describe, expect, it } from 'vitest';
import { disc, polygon, type Obstacle, type Place, type Shape, type Volumes } from './volumes.js';
import { PIXEL } from './pixel.js';
import { read } from './verdict.js';

const MM = 1_000;
const at = (x: number, y: number): { x: number; y: number } => ({ x: x * MM, y: y * MM });
const base = (x: number, y: number, z = 0): Place => ({ shape: disc(at(x, y), 16 * MM), z: z * MM });
const box = (left: number, near: number, right: number, far: number): Shape =>
  polygon([at(left, near), at(right, near), at(right, far), at(left, far)]);
const thing = (shape: Shape, more: Partial<Obstacle> = {}): Obstacle => ({
  kind: 'scenery',
  id: 'wall',
  shape,
  top: Infinity,
  open: 'never',
  ...more,
});
const between = (obstacles: readonly Obstacle[], from = base(0, 0), to = base(300, 0)): Volumes => ({
  from,
  to,
  obstacles,
});

describe('what is seen between two bases', () => {
  it('everything on an empty table, and past a wall that leaves a gap of a millimetre', () => {
    expect(read(between([]))).toBe('seen');
    expect(read(between([thing(box(100, -200, 110, 15))]))).toBe('seen');
    expect(read(between([thing(box(100, -200, 110, 16.5))]))).toBe('hidden');
  });

  it('through a slit between two walls that is wider than two pixels; less is at the margin', () => {
    const slit = (wide: number): readonly Obstacle[] => [
      thing(box(140, -200, 160, 3)),
      thing(box(140, 3 + wide / MM, 160, 200)),
    ];
    expect(read(between(slit(6 * PIXEL)))).toBe('seen');
    expect(read(between(slit(PIXEL)))).toBe('at-the-margin');
    expect(read(between(slit(-6 * PIXEL)))).toBe('hidden');
  });

  it('along a slanting slit that no line between the middles finds', () => {
    const walls = [thing(box(90, -200, 100, 4)), thing(box(200, -4, 210, 200))];
    expect(read(between(walls))).toBe('seen');
    expect(read(between([...walls, thing(box(150, -200, 160, 200))]))).toBe('hidden');
  });

  it('nothing behind a row of discs that touch, something between two that do not', () => {
    const row = (gap: number): readonly Obstacle[] =>
      [-2.5, -1.5, -0.5, 0.5, 1.5, 2.5].map(i => thing(disc(at(150, i * (32 + gap)), 16 * MM)));
    expect(read(between(row(-1)))).toBe('hidden');
    expect(read(between(row(4)))).toBe('seen');
  });

  it('out of a piece and into it, not through it; of a base that stands in it partly too', () => {
    const wood = (open: Obstacle['open']): readonly Obstacle[] => [thing(box(50, -200, 250, 200), { open })];
    expect(read(between(wood('to-bases')))).toBe('hidden');
    expect(read(between(wood('to-bases'), base(100, 0)))).toBe('seen');
    expect(read(between(wood('to-bases'), base(40, 0)))).toBe('seen');
    expect(read(between(wood('never'), base(40, 0)))).toBe('hidden');
    expect(read(between(wood('to-points'), base(40, 0)))).toBe('seen');
    expect(read(between(wood('to-points')))).toBe('hidden');
  });

  it('open to points: only lines from the part that stands in it pass, so another wall may hide what they show', () => {
    // The wood covers the lower half of the base; from there a wall stands before the target, and from above the wood does.
    const wood = thing(polygon([at(-16, -40), at(250, -40), at(250, 40), at(30, 40), at(30, -8), at(-16, -8)]), {
      open: 'to-points',
    });
    const wall = thing(box(17, -60, 20, -4));
    expect(read(between([wood]))).toBe('seen');
    expect(read(between([wood, thing(box(17, -60, 20, 60))]))).toBe('hidden');
    expect(read(between([wall]))).toBe('seen');
  });

  it('over what is lower than the line, to the last micrometre, and not over what is higher', () => {
    const wall = (top: number): readonly Obstacle[] => [thing(box(140, -200, 160, 200), { top })];
    const [low, high] = [base(0, 0, 20), base(300, 0, 20)];
    expect(read(between(wall(20 * MM), low, high))).toBe('seen');
    expect(read(between(wall(20 * MM + 1), low, high))).toBe('hidden');
    // A line that rises from 20 to 60 mm is between 37 and 41 mm high over the wall, a little more or less from rim to rim.
    expect(read(between(wall(35 * MM), low, base(300, 0, 60)))).toBe('seen');
    expect(read(between(wall(45 * MM), low, base(300, 0, 60)))).toBe('hidden');
  });

  it('from the very points that a rule names', () => {
    const eye: Place = { shape: disc(at(0, 0), 16 * MM), z: 0, points: [{ ...at(0, 0), z: 0 }] };
    const target: Place = { shape: disc(at(300, 0), 16 * MM), z: 0, points: [{ ...at(300, 0), z: 0 }] };
    const pillar = [thing(disc(at(150, 0), 2 * MM))];
    expect(read(between(pillar, eye, target))).toBe('hidden');
    expect(read(between(pillar))).toBe('seen');
  });
});
