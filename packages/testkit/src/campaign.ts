import type { EventBase } from '@banneret/kernel';
import type { LawOptions } from './laws/law.js';

/** What the long run asks for: how many games of every law, and the seed of the first. Nothing in the gate. */
export interface Campaign {
  readonly games?: number;
  readonly seed?: number;
}

/** A typing error must not make a run of no games that passes. */
export function campaignFrom({ BANNERET_GAMES, BANNERET_SEED }: NodeJS.ProcessEnv): Campaign {
  return {
    ...(BANNERET_GAMES !== undefined && { games: wholeNumber('BANNERET_GAMES', BANNERET_GAMES, 1) }),
    ...(BANNERET_SEED !== undefined && { seed: wholeNumber('BANNERET_SEED', BANNERET_SEED, 0) }),
  };
}

function wholeNumber(name: string, given: string, least: number): number {
  const number = Number(given);
  if (given.trim() === '' || !Number.isSafeInteger(number) || number < least)
    throw new RangeError(`${name} must be a whole number from ${least} on, not "${given}"`);
  return number;
}

/** Many games, few moments of each: over a thousand games every kind of moment is met. */
const EVERY_COPY = 100;

/** The gate's options with the games and the seed of the campaign. */
export function inCampaign<E extends EventBase, Setup>(
  options: LawOptions<E, Setup>,
  { games, seed }: Campaign,
): LawOptions<E, Setup> {
  const { content, campaignShare = 1 } = options;
  return {
    ...options,
    ...(games !== undefined && { games: Math.ceil(games * campaignShare), everyCopy: EVERY_COPY }),
    ...(seed !== undefined && { firstSeed: seed }),
    // With fresh seeds rare things may take longer to turn up.
    ...(games !== undefined &&
      content && { content: { ...content, mostGames: Math.max(games, content.mostGames ?? 0) } }),
  };
}
