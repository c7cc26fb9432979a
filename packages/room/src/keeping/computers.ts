import type { Seat } from '@banneret/kernel';
import { veiledBudget } from '../veil.js';
import { randomHex } from './random.js';
import type { MatchTable } from './table.js';

/** A question to a computer player: the view of its seat and nothing else. */
export interface Thought {
  readonly system: string;
  readonly level: string;
  readonly view: unknown;
  readonly seed: string;
  readonly budgetMs: number;
  /** Is there a script to look into first? */
  readonly guided: boolean;
}

/** Thinks on a thread of its own, so that nobody waits who has nothing to do with it. Fails if the player does. */
export type Think = (thought: Thought) => Promise<unknown>;

/** Lets the computer's seats of a table answer whenever they are asked. */
export function seatComputers(table: MatchTable, think: Think, tellMistake: (error: unknown) => void): void {
  const thinking = new Set<Seat>();
  const lookAround = (): void => {
    for (const seat of table.asked) if (table.levelOf(seat) !== undefined && !thinking.has(seat)) void ponder(seat);
  };
  table.onChange = lookAround;

  async function ponder(seat: Seat): Promise<void> {
    const view = table.viewFor(seat);
    const level = table.levelOf(seat);
    if (view?.prompt === undefined || level === undefined) return;
    thinking.add(seat);
    const { isGuided: guided, manners } = table;
    // A lesson goes the same way every time, also where its script leaves the other side to itself.
    const seed = guided ? `${view.wait}` : randomHex(16);
    const veiled = view.prompt.veiled === true;
    const budgetMs = veiled ? Math.min(manners.budgetMs, veiledBudget(manners.pause)) : manners.budgetMs;
    try {
      const choice = await think({ system: table.info.system, level, view, seed, budgetMs, guided });
      thinking.delete(seat);
      const { ok } = await table.answer(seat, view.wait, choice);
      // Somebody took a move back meanwhile: think about the new question instead.
      if (!ok && table.viewFor(seat)?.wait !== view.wait) lookAround();
    } catch (error) {
      thinking.delete(seat);
      tellMistake(error);
      table.announce('server.no.computer');
    }
  }
}
