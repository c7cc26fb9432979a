import { gameText } from '@banneret/game';
import { translator } from '@banneret/i18n';
import { kernelText } from '@banneret/kernel';
import { describe, expect, it } from 'vitest';
import { beyondTheStarsGame as game } from '../src/game.js';
import type { FigureBody, TerrainBody } from '../src/scenario/body.js';
import { house, inside, man, scene } from './scene.js';

const t = translator('en', kernelText, gameText, game.text);

/** What the first figure is told of the last one. */
function told(figures: readonly FigureBody[], terrain: readonly TerrainBody[], viewer = 0) {
  const { state } = scene({ figures: [...figures], terrain: [...terrain] });
  const target = figures.length - 1;
  const of = (model: number) => ({ thing: state.battle.sheets[model]?.unit ?? -1, model });
  return game.glance?.(state, of(viewer), of(target), t);
}

const rulesOf = (glance: ReturnType<typeof told>): readonly (string | undefined)[] | undefined =>
  glance?.verdict.map(({ rule }) => rule);

describe('what a figure is told of what it sees', () => {
  it('BTS-SPR-59: passengers look too, from what carries them; nobody looks at them', () => {
    const carrier = man(1, 'm', 40, 40, { build: 'monster', baseMm: 100, capacity: 6, pv: 5, height: 3 });
    const aboard = man(1, 'p', 0, 0, { place: 'aboard', host: 'm' });
    const glance = told([aboard, carrier, man(2, 'z', 80, 40)], []);
    expect([glance?.isSeen, glance?.isCovered]).toEqual([true, false]);
    expect(rulesOf(glance)).toEqual(['BTS-GEN-17', 'BTS-SPR-59']);
    expect(glance?.look?.from).toEqual({ x: 400_000, y: 400_000 });
    // Past a post before the middle from beside it, and the line begins there.
    const post: TerrainBody = { kind: 'impassable', box: [60, 39, 1, 2], height: 12 };
    const beside = told([aboard, carrier, man(2, 'z', 80, 40, { baseMm: 25 })], [post]);
    expect([beside?.isSeen, beside?.look?.from.y === 400_000]).toEqual([true, false]);
    expect(told([man(2, 'z', 80, 40), carrier, aboard], [])).toBeUndefined();
  });

  it('BTS-BLD-07, -09: occupants look from their wall, and are looked for in their house', () => {
    const indoors = told([inside(1, 'a'), man(2, 'z', 90, 56)], [house()]);
    expect(indoors?.look?.from).toEqual({ x: 620_000, y: 560_000 });
    expect(rulesOf(indoors)).toEqual(['BTS-GEN-17', 'BTS-BLD-07']);
    const lodged = told([man(2, 'z', 90, 56), inside(1, 'a')], [house()]);
    expect(rulesOf(lodged)).toEqual(['BTS-GEN-17', 'BTS-SHO-12', 'BTS-BLD-09']);
    expect([lodged?.isCovered, lodged?.look?.to]).toEqual([true, { x: 560_000, y: 560_000 }]);
  });

  it('BTS-SPR-68: of a Loner one is told from how far off he is made out', () => {
    const wood: TerrainBody = { kind: 'wooded', box: [60, 50, 20, 20], height: 5 };
    const loner = man(2, 'z', 66, 60, { rules: ['srLoner'], armourRank: 3 });
    const glance = told([man(1, 'a', 20, 60), loner], [wood]);
    expect(glance?.isSeen).toBe(false);
    expect(glance?.verdict[1]).toMatchObject({ rule: 'BTS-SPR-68', text: expect.stringContaining('30 cm') as string });
  });
});
