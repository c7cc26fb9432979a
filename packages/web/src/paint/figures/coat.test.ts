import { describe, expect, it } from 'vitest';
import { theme } from '../../systems/grimdark-future/theme.js';
import { partsOf } from '../core/colour.js';
import type { Ink } from '../theme.js';
import { coatOf, rimInk, sideInk } from './coat.js';

const brightness = (ink: Ink): number => partsOf(ink).reduce((sum, part) => sum + part, 0);
const saturation = (ink: Ink): number => Math.max(...partsOf(ink)) - Math.min(...partsOf(ink));

describe('the coat of a side', () => {
  it('is its colour, darker and lighter', () => {
    for (const ink of theme.sides) {
      const { main, dark, light } = coatOf(ink, false);
      expect(main).toBe(ink);
      expect(brightness(dark)).toBeLessThan(brightness(main));
      expect(brightness(light)).toBeGreaterThan(brightness(main));
    }
  });

  it('is lighter from afar', () => {
    for (const role of ['main', 'dark', 'black', 'wood'] as const)
      expect(brightness(coatOf('#0f62c4', true)[role])).toBeGreaterThan(brightness(coatOf('#0f62c4', false)[role]));
  });

  it('turns grey with who has acted, the rim less than the figure', () => {
    const [fresh, rim, spent] = [sideInk(theme, 0, false), rimInk(theme, 0, true), sideInk(theme, 0, true)];
    expect(saturation(rim)).toBeLessThan(saturation(fresh));
    expect(saturation(spent)).toBeLessThan(saturation(rim));
    expect(rimInk(theme, 0, false)).toBe(fresh);
  });
});
