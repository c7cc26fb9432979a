import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { theme } from '../../systems/grimdark-future/theme.js';
import type { SpriteWish } from './sprite.js';

/** A brush that leaves no trace: whatever is asked of it does nothing. */
const brush = (): object =>
  new Proxy(
    {},
    {
      get: (_, name) =>
        name === 'createLinearGradient' || name === 'createRadialGradient' ? gradient : () => undefined,
      set: () => true,
    },
  );
const gradient = (): object => ({ addColorStop: () => undefined });

let painted = 0;
let revoked: string[] = [];

class Sheet {
  readonly width: number;
  readonly height: number;
  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
  }
  getContext(): object {
    return brush();
  }
  async convertToBlob(): Promise<Blob> {
    painted++;
    return new Blob();
  }
}

const wish = (change: Partial<SpriteWish> = {}): SpriteWish => ({
  theme,
  silhouette: { kind: 'infantry' },
  footing: { form: 'round', long: 12.5, wide: 12.5 },
  side: 0,
  turn: 0,
  pxPerMm: 1,
  ...change,
});

/** So many pictures have been made, and whatever follows from the last has happened. */
const settled = async (pictures: number): Promise<void> => {
  await vi.waitFor(() => expect(painted).toBe(pictures), { timeout: 20_000 });
  await new Promise(resolve => setTimeout(resolve, 0));
};

describe('painted figures that are kept', () => {
  beforeEach(() => {
    painted = 0;
    revoked = [];
    let made = 0;
    vi.resetModules();
    vi.stubGlobal('OffscreenCanvas', Sheet);
    vi.spyOn(URL, 'createObjectURL').mockImplementation(() => `blob:${++made}`);
    vi.spyOn(URL, 'revokeObjectURL').mockImplementation(href => void revoked.push(href));
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  it('one picture serves all who show the same figure, each when it is there', async () => {
    const { followSprite, spriteOf } = await import('./sprite.js');
    const shown: string[] = [];
    for (let i = 0; i < 3; i++) followSprite(wish(), ({ href }) => void shown.push(href));
    expect(spriteOf(wish())).toBeUndefined();
    await settled(1);
    expect(painted).toBe(1);
    expect(shown).toEqual(['blob:1', 'blob:1', 'blob:1']);
    expect(spriteOf(wish())).toMatchObject({ href: 'blob:1' });
    followSprite(wish(), ({ href }) => void shown.push(href));
    expect(shown).toHaveLength(4);
  });

  it('whoever has let go is not told any more', async () => {
    const { followSprite } = await import('./sprite.js');
    const shown: string[] = [];
    followSprite(wish(), ({ href }) => void shown.push(href))();
    await settled(1);
    expect(shown).toEqual([]);
  });

  it('what nobody shows goes when there is no room, the oldest first; what is shown stays', async () => {
    const { followSprite, spriteOf } = await import('./sprite.js');
    const large = (turn: number): SpriteWish =>
      wish({ turn, pxPerMm: 8, footing: { form: 'round', long: 50, wide: 50 }, silhouette: { kind: 'titan' } });
    let kept = '';
    followSprite(large(0), ({ href }) => (kept = href));
    for (let i = 1; i < 40; i++) spriteOf(large(i * 5));
    await settled(40);
    spriteOf(large(300));
    await settled(41);
    expect(revoked.length).toBeGreaterThan(10);
    expect(revoked).not.toContain(kept);
    expect(revoked[0]).toBe('blob:2');
    expect(spriteOf(large(0))).toMatchObject({ href: kept });
  });
});
