import { expect, test } from 'vitest';
import { altarShadows, altarSteps } from './steps.js';
import { crystalOf, facesOf } from './shards.js';

test('a Space has the same crystal whenever it is drawn, and another than its neighbour', () => {
  expect(crystalOf(12)).toEqual(crystalOf(12));
  expect(crystalOf(12).shards).not.toEqual(crystalOf(13).shards);
});

test('the sun stands in the upper left: of a shard that points up the left face is lit, of one that points down the right one', () => {
  const { shards } = crystalOf(5);
  const pointingTo = (from: number, to: number) => shards.filter(({ turn }) => turn > from && turn < to);
  expect(pointingTo(-110, -70).length).toBeGreaterThan(0);
  expect(pointingTo(-110, -70).every(({ lit }) => lit === 'left')).toBe(true);
  expect(pointingTo(60, 120).length).toBeGreaterThan(0);
  expect(pointingTo(60, 120).every(({ lit }) => lit === 'right')).toBe(true);
});

test('both faces of a shard run from its foot to its tip', () => {
  const shard = { x: 0, y: 0, turn: 0, length: 40, width: 8, lit: 'left' } as const;
  const { left, right } = facesOf(shard);
  expect(left).toContain('0.0,-8.0');
  expect(right).toContain('0.0,8.0');
  for (const face of [left, right]) expect(face).toContain('40.0,0.0');
});

test('each step of an Altar is smaller and higher than the one below, and its far edges are brighter than its near ones', () => {
  const steps = altarSteps();
  const heights = steps.map(({ top }) => Math.max(...top.outline.map(({ y }) => y)));
  const widths = steps.map(({ top }) => Math.max(...top.outline.map(({ x }) => x)));
  expect(heights).toEqual(heights.toSorted((a, b) => b - a));
  expect(widths).toEqual(widths.toSorted((a, b) => b - a));
  for (const { bevels } of steps) {
    const brightness = bevels.map(({ ink }) => Number.parseInt(ink.slice(1, 3), 16));
    const ys = bevels.map(({ outline }) => outline.reduce((sum, { y }) => sum + y, 0));
    const far = ys.indexOf(Math.min(...ys));
    const near = ys.indexOf(Math.max(...ys));
    expect(brightness[far]).toBeGreaterThan(brightness[near] as number);
  }
});

test('the shadow of an Altar falls to the lower right', () => {
  for (const outline of altarShadows()) {
    const [xs, ys] = [outline.map(({ x }) => x), outline.map(({ y }) => y)];
    expect(Math.max(...xs)).toBeGreaterThan(-Math.min(...xs));
    expect(Math.max(...ys)).toBeGreaterThan(-Math.min(...ys));
  }
});
