import { amongOf, resultOf, tellAsk, tellChance, tellReason, writeAnswer, type AnyGame } from '@banneret/game';
import {
  awaited,
  kindOf,
  promptOf,
  seesOutcome,
  viewOf,
  type Match,
  type PickShape,
  type Prompt,
  type Viewer,
} from '@banneret/kernel';
import { withRule } from './command.js';
import type { Words } from './language.js';

/** An answer that may be given, in words. */
export interface Offer {
  readonly choice: unknown;
  readonly words: string;
}

/** The legal answers to a prompt, `skip` of them left out, at most `most`; `more` when that was not all. */
export function offersOf(
  game: AnyGame,
  state: unknown,
  prompt: Prompt,
  words: Words,
  { skip = 0, most }: { readonly skip?: number; readonly most: number },
): { readonly offers: readonly Offer[]; readonly more: boolean } {
  const offers: Offer[] = [];
  let place = 0;
  for (const choice of kindOf(game.system, prompt.shape).enumerate(state, prompt.shape, prompt.seat)) {
    if (place++ < skip) continue;
    if (offers.length === most) return { offers, more: true };
    offers.push({ choice, words: game.tellChoice(state, prompt, choice, words) });
  }
  return { offers, more: false };
}

/** Options that are shown but may not be picked now, each with its reasons. */
export function barredOf(game: AnyGame, state: unknown, prompt: Prompt, words: Words): string[] {
  const options = prompt.shape.kind === 'pick' ? (prompt.shape as PickShape).options : [];
  return options.flatMap(({ id, barred }) => {
    if (barred === undefined) return [];
    const because = barred.map(b => withRule(tellReason(game, state, b, words), b.rule)).join(' ');
    return [words.say('cli.barred', { option: game.tellChoice(state, prompt, id, words), because })];
  });
}

export const question = (game: AnyGame, state: unknown, prompt: Prompt, words: Words): string =>
  withRule(words.say('cli.asked', { seat: prompt.seat + 1, ask: tellAsk(game, state, prompt, words) }), prompt.rule);

const MOST_OFFERS = 30;

/**
 * What a match waits for, with every legal answer and every barred one. Through a player's eyes only its own
 * question is open: the answers of the others would show their hands.
 */
export function waitLines(game: AnyGame, match: Match<unknown>, viewer: Viewer | undefined, words: Words): string[] {
  const { pending } = match;
  if (pending.kind === 'over') return [resultLine(game, match, words)];
  if (pending.kind === 'chance') {
    const seen = viewer === undefined || seesOutcome(pending.chance, viewer);
    return [
      seen
        ? words.say('cli.awaits-chance', {
            what: tellChance(pending.chance, words, amongOf(game, match.state, pending.chance)),
          })
        : words.say('cli.awaits-secret'),
    ];
  }
  return awaited(match).flatMap(seat => {
    const prompt = promptOf(match, seat) as Prompt;
    // Even the wording of another's question may hold a secret: its arguments are for that seat alone.
    if (viewer !== undefined && viewer !== seat) return [words.say('cli.awaits-seat', { seat: seat + 1 })];
    const state = viewer === undefined ? match.state : viewOf(game.system, match, viewer).state;
    return [question(game, state, prompt, words), ...answerLines(game, state, prompt, words)];
  });
}

function answerLines(game: AnyGame, state: unknown, prompt: Prompt, words: Words): string[] {
  const { offers, more } = offersOf(game, state, prompt, words, { most: MOST_OFFERS });
  return [
    // Whole, however long: this is what somebody copies into a file.
    ...offers.map(offer => `  • ${offer.words}  ${JSON.stringify(writeAnswer(game, state, prompt, offer.choice))}`),
    ...(more ? [`  ${words.say('cli.more-exist')}`] : []),
    ...barredOf(game, state, prompt, words).map(text => `  ✗ ${text}`),
  ];
}

export function resultLine(game: AnyGame, match: Match<unknown>, words: Words): string {
  const result = resultOf(game, match) as { winners: readonly number[]; scores?: readonly number[] };
  const scores = result.scores ? words.say('cli.scores', { scores: result.scores.join(' – ') }) : '';
  const { winners } = result;
  const end = winners.length === 0 ? words.say('cli.draw') : words.say('cli.won', { winners: winners.join(', ') });
  return `${end}${scores}`;
}
