import { randomBytes } from 'node:crypto';
import { veiledBudget } from '@banneret/room';
import type { Table } from './table.js';
import type { Thinkers } from './thinkers.js';

/** How long a computer player may think about one question. */
const BUDGET_MS = 2_000;

/** Lets the computer's seats of a table answer whenever they are asked. */
export function seatComputers(table: Table, thinkers: Thinkers, tellMistake: (error: unknown) => void): void {
  const thinking = new Set<number>();
  table.onChange = () => {
    for (const seat of table.asked) if (levelOf(table, seat) !== undefined) void ponder(seat);
  };
  table.onChange();

  async function ponder(seat: number): Promise<void> {
    const view = table.viewFor(seat);
    if (view?.prompt === undefined || thinking.has(seat)) return;
    thinking.add(seat);
    try {
      const question = { system: table.info.system, level: levelOf(table, seat) as string, view };
      const seed = randomBytes(16).toString('hex');
      const budgetMs = view.prompt.veiled === true ? Math.min(BUDGET_MS, veiledBudget(table.pause)) : BUDGET_MS;
      const choice = await thinkers.think({ ...question, seed, budgetMs });
      thinking.delete(seat);
      const { ok } = await table.answer(seat, view.wait, choice);
      // Somebody took a move back meanwhile: think about the new question instead.
      if (!ok && table.viewFor(seat)?.wait !== view.wait) void ponder(seat);
    } catch (error) {
      thinking.delete(seat);
      tellMistake(error);
    }
  }
}

function levelOf(table: Table, seat: number): string | undefined {
  const player = table.seats[seat]?.player;
  return player === 'human' ? undefined : player;
}
