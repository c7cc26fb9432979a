import { theOtherSideGame } from '@banneret/the-other-side';
import { describe, expect, it } from 'vitest';
import { faultsIn } from '../../paint/figures/toldApart.js';
import { byItsRules, SILHOUETTES } from './silhouettes.js';

const setup = theOtherSideGame.setupFor({});
const pack = setup.ok ? setup.value.pack : undefined;
const cards = [...(pack?.units ?? []), ...(pack?.combinedArms ?? [])];

describe('silhouettes of The Other Side', () => {
  it.each(['tidewall', 'hunt'])('%s: every card has its own', allegiance => {
    const ids = cards.map(({ id }) => id).filter(id => id.startsWith(`${allegiance}.`));
    expect(ids.length).toBeGreaterThan(11);
    expect(faultsIn(ids, SILHOUETTES)).toEqual([]);
  });

  it.each([
    [{ titan: true }, 'titan'],
    [{ champion: true }, 'hero'],
    [{ commander: true }, 'hero'],
    [{ fireteam: { base: 50, models: { count: 3, size: 30 } } }, 'team'],
    [{}, 'infantry'],
  ])('packs of one’s own: %o', (change, kind) => {
    expect(byItsRules({ id: 'unheard-of', fireteam: { base: 30 }, ...change }).kind).toBe(kind);
  });
});
