import { readKernelChoice, type AnyGame } from '@banneret/game';
import { judgePrompt, type Prompt } from '@banneret/kernel';
import type { Guide, Wish } from './guide.js';

/** The first of the wishes for a question that is legal, as the question wants it. */
export function wishFor(game: AnyGame, state: unknown, prompt: Prompt, wishes: readonly Wish[]): unknown {
  for (const { ask, choose } of wishes) {
    if (ask !== prompt.ask) continue;
    const read = game.scenario.choice(state, prompt, choose);
    if (!read.ok) continue;
    const choice = readKernelChoice(prompt, read.value);
    if (judgePrompt(game.system, state, prompt, choice).ruling.ok) return choice;
  }
  return undefined;
}

/** What the lesson would answer at a step: the step's own wishes first. */
export const wishesAt = (guide: Guide, step: number): readonly Wish[] => [
  ...(guide.steps[step]?.wishes ?? []),
  ...(guide.reflexes ?? []),
];
