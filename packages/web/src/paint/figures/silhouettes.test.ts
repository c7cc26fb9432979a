import { describe, expect, it } from 'vitest';
import { FIGURE_KINDS } from './kinds.js';
import { reachOf, roundOf, type Part } from './parts.js';
import { FEATURES, partsOf, wordsOf } from './silhouettes.js';

const bodyOf = (parts: readonly Part[]): readonly Part[] => parts.filter(({ role }) => role !== 'glow');

describe('the silhouettes', () => {
  it.each(FIGURE_KINDS)('%s has a body in the colour of its side, drawn in nothing but numbers', kind => {
    const parts = partsOf({ kind });
    expect(parts.some(({ role }) => role === 'main')).toBe(true);
    expect(JSON.stringify(parts)).not.toMatch(/null|NaN/);
  });

  it.each(FIGURE_KINDS)('%s stays on its base but for barrels, lances and wings', kind => {
    const middles = bodyOf(partsOf({ kind })).map(roundOf);
    for (const { x, y } of middles) expect(Math.hypot(x, y)).toBeLessThan(1.3);
    expect(reachOf(bodyOf(partsOf({ kind })))).toBeLessThan(1.5);
  });

  it('no two kinds look the same', () => {
    const drawn = FIGURE_KINDS.map(kind => JSON.stringify(partsOf({ kind })));
    expect(new Set(drawn).size).toBe(FIGURE_KINDS.length);
  });

  it('each feature changes at least one kind', () => {
    const idle = [...FEATURES].filter(feature =>
      FIGURE_KINDS.every(
        kind => JSON.stringify(partsOf({ kind, with: [feature] })) === JSON.stringify(partsOf({ kind })),
      ),
    );
    expect(idle).toEqual([]);
  });

  it('the same words are the same parts, told once', () => {
    expect(partsOf({ kind: 'infantry', with: ['hood'] })).toBe(partsOf({ kind: 'infantry', with: ['hood'] }));
    expect(wordsOf({ kind: 'infantry', with: ['hood', 'bow'] })).toBe('infantry hood bow');
  });
});
