import type { AnyGame } from '@banneret/game';
import type { Parsed, Start } from '@banneret/kernel';
import type { Guide } from './guide.js';

/** The seat of whoever learns. */
export const LEARNER = 0;
/** Guided battles are between two. */
export const OPPONENT = 1;

/** Where a guided battle begins. */
export function startOf(game: AnyGame, { position }: Guide): Parsed<Start> {
  const read = game.scenario.position(position);
  if (!read.ok) return read;
  return { ok: true, value: { kind: 'position', state: read.value.state, stack: read.value.stack } };
}

/** Dice that fall the same for everybody: nothing about them is secret. */
export const diceOf = ({ dice }: Guide): { readonly seed: string; readonly contributions: readonly string[] } => ({
  seed: dice.toString(16).padStart(64, '0'),
  contributions: ['learner', 'opponent'],
});
