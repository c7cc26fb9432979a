import { simulate } from '@banneret/analysis';

/** How much better is the greedy player, with both armies in both hands? */
export async function greedyAgainstRandom(shelf: string): Promise<string> {
  const { wins, draws, intervals } = await simulate({
    shelf, // the address of a module that exports `entryFor`
    system: 'toy',
    players: ['greedy', 'random'],
    armies: ['wall', 'spear'],
    games: 40,
    seed: 1,
    workers: 2,
  });
  const { low, high } = intervals.players['greedy']!;
  return `${wins.players['greedy']} won, ${draws} drawn: ${low.toFixed(2)} to ${high.toFixed(2)}`;
}
