import { expect, test } from 'vitest';
import { lit, mix, partsOf, shaded, thin } from './colour.js';

test('inks are mixed part by part and never leave the range', () => {
  expect(mix('#000000', '#ffffff', 0.5)).toBe('#808080');
  expect(mix('#102030', '#ffffff', 0)).toBe('#102030');
  expect(mix('#102030', '#ffffff', 1.7)).toBe('#ffffff');
  expect(mix('#102030', '#000000', -1)).toBe('#102030');
});

test('light makes an ink brighter, shade darker, thinning keeps it', () => {
  const brightness = (ink: Parameters<typeof partsOf>[0]): number => partsOf(ink).reduce((sum, part) => sum + part, 0);
  expect(brightness(lit('#4f6b34', 0.4))).toBeGreaterThan(brightness('#4f6b34'));
  expect(brightness(shaded('#4f6b34', 0.4))).toBeLessThan(brightness('#4f6b34'));
  expect(thin('#4f6b34', 0.25)).toBe('rgba(79,107,52,0.25)');
});
