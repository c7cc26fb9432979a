import type { AnyGame } from '@banneret/game';
import { gameText } from '@banneret/game';
import { translator } from '@banneret/i18n';
import { kernelText, seededRng } from '@banneret/kernel';
import { entryFor } from '@banneret/shelf';
import { NONE, type State } from '@banneret/the-edge';
import { expect, test } from 'vitest';
import { between, readHexes } from '../../src/systems/the-edge/volumes.js';
import { positionsOf } from './positions.js';
import { Tally } from './tally.js';

const PAIRS = Number(process.env['BANNERET_EYE_PAIRS'] ?? 500);
const SEED = Number(process.env['BANNERET_SEED'] ?? 18);
const PER_POSITION = 20;
/** Whole games are played for it, on machines that may be busy. */
const PATIENT = { timeout: 180_000 };

const { game } = entryFor('the-edge') as { readonly game: AnyGame };
const t = translator('en', kernelText, gameText, game.text);

for (const seats of [2, 4])
  test(
    `The Edge, ${seats} players (EDGE-SHT-08 to -10): the buffer of hexes and the judge agree on every pair`,
    PATIENT,
    async () => {
      const rng = seededRng(SEED, 'pairs');
      const found = { clear: 0, blocked: 0, 'off-line': 0 };
      const missed = new Tally(['without figures']);
      let pairs = 0;
      for await (const { state: played } of positionsOf<State>({
        system: 'the-edge',
        seed: SEED,
        seats,
        every: 30,
        player: 'random',
      })) {
        const standing = [...played.figures.keys()].filter(figure => played.figures[figure]?.space !== NONE);
        for (let i = 0; i < PER_POSITION && standing.length > 1; i++) {
          const [from, to] = [standing[rng.below(standing.length)], standing[rng.below(standing.length)]];
          const state =
            i % 4 === 0 ? withSomebodyBetween(played, from, to, standing[rng.below(standing.length)]) : played;
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
          for (const left of ['figures', 'tokens'] as const)
            if (readHexes(state, viewer.space, target.space, left) !== reading) missed.add([`without ${left}`]);
          pairs++;
        }
        if (pairs >= PAIRS && found.blocked > 0 && missed.missing().length === 0) break;
      }
      if (process.env['BANNERET_EYE_PAIRS'])
        console.log(
          `eye: The Edge, ${seats} players, ${pairs} pairs (seed ${SEED}): ${found.clear} clear, ${found.blocked} blocked, ${found['off-line']} off the line; missed ${missed}`,
        );
      expect(missed.missing()).toEqual([]);
      expect(pairs).toBeGreaterThanOrEqual(PAIRS);
      for (const count of Object.values(found)) expect(count).toBeGreaterThan(0);
    },
  );

const WHOLE_SPACE = 127;

/** Somebody else, as large as a Space, in the way of the two. */
function withSomebodyBetween(
  state: State,
  from: number | undefined,
  to: number | undefined,
  other: number | undefined,
): State {
  const [a, b] = [state.figures[from ?? NONE]?.space, state.figures[to ?? NONE]?.space];
  const crossed = a === undefined || b === undefined ? [] : (between(state, a, b) ?? []);
  const taken = [...state.figures, ...state.tokens].map(piece => piece.space);
  const space = crossed.find(one => !taken.includes(one));
  if (space === undefined || other === from || other === to) return state;
  const figures = state.figures.map((figure, id) => (id === other ? { ...figure, space, mask: WHOLE_SPACE } : figure));
  return { ...state, figures };
}
