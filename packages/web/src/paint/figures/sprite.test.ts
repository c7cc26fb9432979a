import { describe, expect, it } from 'vitest';
import { theme } from '../../systems/grimdark-future/theme.js';
import { closenessOf, planOf, spriteOf, type SpriteWish } from './sprite.js';

const wish: SpriteWish = {
  theme,
  silhouette: { kind: 'infantry' },
  footing: { form: 'round', long: 12.5, wide: 12.5 },
  side: 0,
  turn: 90,
  pxPerMm: 1,
};

const keyOf = (change: Partial<SpriteWish>): string => planOf({ ...wish, ...change }).key;

describe('sprites', () => {
  it('figures that look the same share one picture: turns within a step, scales within one', () => {
    expect(keyOf({ turn: 92 })).toBe(keyOf({}));
    expect(keyOf({ turn: 93 })).not.toBe(keyOf({}));
    expect(keyOf({ turn: -270 })).toBe(keyOf({}));
    expect(keyOf({ turn: 359 })).toBe(keyOf({ turn: 0 }));
    expect(keyOf({ pxPerMm: 0.99 })).toBe(keyOf({}));
  });

  it.each<[string, Partial<SpriteWish>]>([
    ['side', { side: 1 }],
    ['silhouette', { silhouette: { kind: 'infantry', with: ['hood'] } }],
    ['base', { footing: { form: 'oval', long: 12.5, wide: 9 } }],
    ['activation', { activated: true }],
    ['lying down', { prone: true }],
    ['notch', { front: true }],
    ['scale', { pxPerMm: 2 }],
  ])('another %s is another picture', (_, change) => {
    expect(keyOf(change)).not.toBe(keyOf({}));
  });

  it('a picture holds the figure and its shadow, and never grows beyond what a phone can keep', () => {
    const small = planOf(wish);
    expect(small.width).toBeGreaterThan(25);
    const huge = planOf({
      ...wish,
      silhouette: { kind: 'titan' },
      footing: { form: 'oval', long: 60, wide: 46 },
      pxPerMm: 8,
    });
    expect(Math.max(huge.width, huge.height)).toBeLessThanOrEqual(1025);
  });

  it('less is drawn from afar, more close up', () => {
    expect([21, 22, 59, 60].map(closenessOf)).toEqual(['far', 'middle', 'middle', 'near']);
  });

  it('where nothing can be painted there is no picture, and no error', () => {
    expect(spriteOf(wish)).toBeUndefined();
  });
});
