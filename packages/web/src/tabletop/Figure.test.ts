import { FACINGS, mm } from '@banneret/geometry';
import { describe, expect, it } from 'vitest';
import { theme } from '../systems/grimdark-future/theme.js';
import { paintingOf } from './Figure.js';
import type { TableFigure } from './tableau.js';

const figure: TableFigure = {
  model: 0,
  base: { kind: 'round', radius: mm(12.5) },
  at: { x: 0, y: 0 },
  facing: FACINGS / 4,
};

describe('what is painted for a figure', () => {
  it('stands on its true base, in its side’s colour, looking where it looks; anybody is a foot soldier', () => {
    expect(paintingOf(theme, { seat: 1, flags: [] }, figure)).toMatchObject({
      silhouette: { kind: 'infantry' },
      footing: { form: 'round', long: 12.5, wide: 12.5 },
      side: 1,
      turn: -90,
      activated: false,
      prone: false,
      front: false,
    });
    expect(paintingOf(theme, { seat: 0, flags: [] }, { ...figure, looks: FACINGS / 2 }).turn).toBe(-180);
  });

  it('is grey when its unit has acted and lies when its unit lies, unless it is said of each by itself', () => {
    const all = { seat: 0, flags: ['activated', 'prone'] } as const;
    expect(paintingOf(theme, all, figure)).toMatchObject({ activated: true, prone: true });
    expect(paintingOf(theme, all, { ...figure, done: false, prone: false })).toMatchObject({
      activated: false,
      prone: false,
    });
    expect(paintingOf(theme, { seat: 0, flags: [] }, { ...figure, done: true }).activated).toBe(true);
  });
});
