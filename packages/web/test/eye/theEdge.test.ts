import type { AnyGame } from '@banneret/game';
import { gameText } from '@banneret/game';
import { translator } from '@banneret/i18n';
import { kernelText, seededRng } from '@banneret/kernel';
import { entryFor } from '@banneret/shelf';
import { NONE, type State } from '@banneret/the-edge';
import { expect, test } from 'vitest';
import { between, readHexes } from '../../src/systems/the-edge/volumes.js';
import { positionsOf } from './positions.js';

const PAIRS = Number(process.env['BANNERET_EYE_PAIRS'] ?? 500);
const SEED = Number(process.env['BANNERET_SEED'] ?? 18);
const PER_POSITION = 20;

const { game } = entryFor('the-edge') as { readonly game: AnyGame };
const t = translator('en', kernelText, gameText, game.text);

for (const seats of [2, 4])
  test(`The Edge, ${seats} players (EDGE-SHT-08 to -10): the buffer of hexes and the judge agree on every pair`, async () => {
    const rng = seededRng(SEED, 'pairs');
    const found = { clear: 0, blocked: 0, 'off-line': 0 };
    let pairs = 0;
    for await (const { state } of positionsOf<State>({
      system: 'the-edge',
      seed: SEED,
      seats,
      every: 30,
      player: 'random',
    })) {
      const standing = [...state.figures.keys()].filter(figure => state.figures[figure]?.space !== NONE);
      for (let i = 0; i < PER_POSITION && standing.length > 1; i++) {
        const [from, to] = [standing[rng.below(standing.length)], standing[rng.below(standing.length)]];
        const [viewer, target] = [state.figures[from ?? 0], state.figures[to ?? 0]];
        if (from === undefined || to === undefined || viewer === undefined || target === undefined) continue;
        const reading = readHexes(state, viewer.space, target.space);
        const glance = game.glance?.(
          state,
          { thing: viewer.squad, model: from },
          { thing: target.squad, model: to },
          t,
        );
        expect(glance?.isSeen).toBe(reading === 'clear');
        expect(glance?.look === undefined).toBe(reading === 'off-line');
        expect(glance?.inTheWay.map(({ id }) => Number(id)).toSorted()).toEqual(
          (between(state, viewer.space, target.space) ?? []).toSorted(),
        );
        found[reading]++;
        pairs++;
      }
      if (pairs >= PAIRS && found.blocked > 0) break;
    }
    expect(pairs).toBeGreaterThanOrEqual(PAIRS);
    for (const count of Object.values(found)) expect(count).toBeGreaterThan(0);
  });
