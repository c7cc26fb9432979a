import { expect, test } from 'vitest';
import { FACES, poseWith, visibleFaces } from './cube.js';
import { flyingAt, leavesAt, lotOf, THROW_MS, throwLength } from './throwing.js';

const [from, to] = [
  { x: -40, y: 300 },
  { x: 200, y: 280 },
];

test('whatever face was rolled is up when the die lies still, and lies square', () => {
  for (const face of FACES) {
    const { x, y, height, pose } = flyingAt({ from, to, face, lot: 0.37 }, THROW_MS);
    expect([x, y]).toEqual([200, 280]);
    expect(height).toBe(0);
    const [seen, ...others] = visibleFaces(pose);
    expect(seen?.face).toBe(face);
    expect(others).toEqual([]);
    expect(Math.abs(seen?.right[0] ?? 0) + Math.abs(seen?.right[1] ?? 0)).toBeCloseTo(1);
  }
});

test('on its way a die shows its sides, and is above the table', () => {
  const half = flyingAt({ from, to, face: 4, lot: 0.37 }, THROW_MS * 0.15);
  expect(visibleFaces(half.pose).length).toBeGreaterThan(1);
  expect(half.height).toBeGreaterThan(0);
  expect(flyingAt({ from, to, face: 4, lot: 0.37 }, 0)).toMatchObject(from);
});

test('opposite faces are never seen together', () => {
  for (const face of FACES)
    for (let age = 0; age <= THROW_MS; age += 25) {
      const faces = visibleFaces(flyingAt({ from, to, face, lot: 0.81 }, age).pose).map(one => one.face);
      for (const seen of faces) expect(faces).not.toContain(7 - seen);
    }
});

test('a face that no such die has lies like a one', () => {
  expect(poseWith(9)).toEqual(poseWith(1));
});

test('sixty dice take little longer than six, and no two tumble alike', () => {
  expect(throwLength(60)).toBeLessThan(1_000);
  expect(leavesAt(0, 60)).toBe(0);
  expect(throwLength(1)).toBe(THROW_MS);
  expect(new Set(Array.from({ length: 60 }, (_, i) => lotOf(7, i).toFixed(3))).size).toBe(60);
});
