import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Camera } from './camera.js';
import { placed, stageOn, type Stage } from './stage.js';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('devicePixelRatio', 2);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

interface Screen {
  readonly stage: Stage;
  /** Every time something had to be painted. */
  readonly paintings: string[];
  /** Every time the picture came to rest. */
  readonly rests: Camera[];
  moved(): string;
}

function screen(): Screen {
  const paintings: string[] = [];
  const rests: Camera[] = [];
  const style = { transform: '', setProperty: () => undefined };
  const scene = {
    setAttribute: (_name: string, value: string) => void paintings.push(value),
    style: { setProperty: () => undefined },
    classList: { toggle: () => undefined },
  };
  const stage = stageOn({ style } as never, scene as never, camera => void rests.push(camera));
  return { stage, paintings, rests, moved: () => style.transform };
}

test('panning moves the painted picture and paints nothing, not even at rest', () => {
  const { stage, paintings, moved } = screen();
  stage.paint({ x: 0, y: 0, zoom: 0.5 });
  stage.glide({ x: 30, y: -4, zoom: 0.5 });
  vi.runAllTimers();
  expect(moved()).toBe('translate(30px, -4px)');
  expect(paintings).toEqual(['scale(0.5)']);
});

test('zooming stretches the painted picture, and paints it once in its true size when the hand rests', () => {
  const { stage, paintings, moved } = screen();
  stage.paint({ x: 0, y: 0, zoom: 1 });
  stage.glide({ x: 1, y: 2, zoom: 1.5 });
  stage.glide({ x: 3, y: 4, zoom: 2 });
  expect(moved()).toBe('translate(3px, 4px) scale(2)');
  expect(paintings).toEqual(['scale(1)']);
  vi.runAllTimers();
  expect(moved()).toBe('translate(3px, 4px)');
  expect(paintings).toEqual(['scale(1)', 'scale(2)']);
});

test('a picture is never stretched beyond recognition', () => {
  const { stage, paintings } = screen();
  stage.paint({ x: 0, y: 0, zoom: 1 });
  stage.glide({ x: 0, y: 0, zoom: 3 });
  stage.glide({ x: 0, y: 0, zoom: 1 });
  expect(paintings).toEqual(['scale(1)', 'scale(3)', 'scale(1)']);
});

test('in its true size a picture lies on whole pixels of the screen', () => {
  expect(placed({ x: 10.3, y: -0.8, zoom: 2 }, 2, 1)).toBe('translate(10px, -1px)');
  expect(placed({ x: 10.3, y: -0.8, zoom: 2 }, 2, 2)).toBe('translate(10.5px, -1px)');
});

test('a picture rests when it is painted at once, and when a hand that moved or zoomed it rests', () => {
  const { stage, rests } = screen();
  stage.paint({ x: 0, y: 0, zoom: 1 });
  expect(rests.length).toBe(1);
  stage.glide({ x: 5, y: 0, zoom: 1 });
  stage.glide({ x: 9, y: 0, zoom: 1 });
  expect(rests.length).toBe(1);
  vi.runAllTimers();
  expect(rests.slice(1)).toEqual([{ x: 9, y: 0, zoom: 1 }]);
  stage.glide({ x: 9, y: 0, zoom: 1.4 });
  expect(rests.length).toBe(2);
  vi.runAllTimers();
  expect(rests.slice(2)).toEqual([{ x: 9, y: 0, zoom: 1.4 }]);
});
