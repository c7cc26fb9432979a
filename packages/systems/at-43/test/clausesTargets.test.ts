import { describe, expect, it } from 'vitest';
import { officer, type Kind } from './army.js';
import { scene, type At, type UnitBody } from './scene.js';

/** Second clauses of who takes part in a salvo. */

const led: Partial<UnitBody> = { figures: { 0: officer() } };

describe('AT-43, clause by clause: who fires', () => {
  it('AT43-SHO-16, AT43-SHO-24: seeing the zone is enough for a salvo, but locked fire has none', () => {
    const shooters = (weapon: string): unknown =>
      scene({
        units: [
          {
            id: 'a',
            seat: 0,
            at: [
              [25.5, 20],
              [20, 28.4],
              [28, 24],
            ],
            kind: { weapons: [weapon] },
            ...led,
          },
          { id: 'b', seat: 1, at: [[26, 60]] },
          { id: 'z', seat: 1, at: [[28, 31]] },
        ],
        terrain: [{ box: [10, 30, 14, 1], size: 3 }],
      }).aim('a', weapon, 'b').uses;
    expect(shooters('rifle')).toHaveLength(3);
    expect(shooters('beam')).toHaveLength(2);
  });

  /** `b` hides behind a wall, fighting `c`, whose last man stands beyond it. */
  const brawl = (at: readonly At[]) =>
    scene({
      units: [
        { id: 'a', seat: 0, at, ...led },
        { id: 'b', seat: 1, at: [[6, 45]] },
        { id: 'c', seat: 0, at: [10, 13.5, 17, 20.5, 24].map(x => [x, 45] as const) },
      ],
      terrain: [{ box: [5.5, 42, 16.5, 1], size: 3 }],
    });

  it('AT43-SHO-13, AT43-SHO-16, R-43: somebody must see the unit that was named; then who sees the rest of the melee fires too', () => {
    expect(brawl([[25, 20]]).aim('a', 'rifle', 'b').uses).toEqual([]);
    expect(
      brawl([
        [25, 20],
        [4, 20],
      ]).aim('a', 'rifle', 'b').uses,
    ).toHaveLength(2);
  });

  const SNIPER: Kind = { weapons: ['rifle'], abilities: ['sniper'] };

  it('AT43-SPC-01, AT43-SHO-12: a fighter is designated with the unit he is of', () => {
    const s = scene({
      units: [
        { id: 'a', seat: 0, at: [[20, 20]], kind: SNIPER, ...led },
        { id: 'b', seat: 1, at: [[20, 50]] },
        { id: 'c', seat: 1, at: [[30, 50]] },
      ],
    }).do('fire:0');
    const uses = [[s.figure('a', 0), 0]];
    expect(s.refusal({ target: { unit: 1, fighter: s.figure('b', 0) }, uses })).toEqual([]);
    expect(s.refusal({ target: { unit: 1, fighter: s.figure('c', 0) }, uses })).toEqual(['AT43-SHO-12']);
  });
});
