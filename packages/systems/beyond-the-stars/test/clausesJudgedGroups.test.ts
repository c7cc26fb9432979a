import { describe, expect, it } from 'vitest';
import { man, scene } from './scene.js';

/** Several who move together: each of them is judged. */

describe('a group that moves', () => {
  it('R-83: nobody in it may be one who must charge, whether he is named first or later', () => {
    const refused = (raging: 'a' | 'b' | 'none', first: 'a' | 'b'): string[] => {
      const rules = (id: string) => (id === raging ? { rules: ['srEnraged'] } : {});
      const t = scene({
        figures: [
          man(1, 'a', 40, 40, { unit: 'u', ...rules('a') }),
          man(1, 'b', 40, 44, { unit: 'u', ...rules('b') }),
          man(2, 'z', 52, 42),
        ],
      });
      const moves = [
        { figure: 'a', path: [[38, 40]] },
        { figure: 'b', path: [[38, 44]] },
      ];
      return t.refusal({ do: 'group', figure: first, moves: first === 'a' ? moves : moves.toReversed() });
    };
    expect([refused('none', 'a'), refused('none', 'b')]).toEqual([[], []]);
    for (const raging of ['a', 'b'] as const)
      for (const first of ['a', 'b'] as const) expect(refused(raging, first)).toEqual(['BTS-SPR-33']);
  });
});
