import { readAnswer, type AnyGame } from '@banneret/game';
import { judgePrompt, type Prompt } from '@banneret/kernel';
import type { Guide, Wish } from './guide.js';

/** The first of the wishes for a question that is legal, as the question wants it. */
export function wishFor(game: AnyGame, state: unknown, prompt: Prompt, wishes: readonly Wish[]): unknown {
  for (const { ask, choose } of wishes) {
    if (ask !== prompt.ask) continue;
    const read = readAnswer(game, state, prompt, choose);
    if (read.ok && judgePrompt(game.system, state, prompt, read.value).ruling.ok) return read.value;
  }
  return undefined;
}

/** What the lesson would answer at a step: the step's own wishes first. */
export const wishesAt = (guide: Guide, step: number): readonly Wish[] => [
  ...(guide.steps[step]?.wishes ?? []),
  ...(guide.reflexes ?? []),
];
