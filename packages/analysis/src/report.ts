import { hashOf } from '@banneret/kernel';
import type { GameResult } from './contest.js';
import { Counter, wilson, type Share } from './statistics.js';

type Counts = Readonly<Record<string, number>>;
type Shares = Readonly<Record<string, Share>>;

/** What a batch of games showed. All but the times is the same whatever the number of threads. */
export interface Report {
  readonly games: number;
  readonly seconds: number;
  readonly gamesPerSecond: number;
  readonly inputs: number;
  readonly draws: number;
  /** Won games by level, by army and by seat (counted from 1). */
  readonly wins: { readonly players: Counts; readonly armies: Counts; readonly seats: Counts };
  /** The share of wins among the times a level, an army or a seat played, with its 95 % interval. */
  readonly intervals: {
    readonly players: Shares;
    readonly armies: Shares;
    readonly seats: Shares;
    readonly draws: Share;
  };
  /** Equal for equal games. */
  readonly fingerprint: string;
}

/** Sum up the games of a batch, in the order of their numbers. */
export function reportOf(results: readonly GameResult[], seconds: number): Report {
  const players = tallyOf(results, result => result.players);
  const armies = tallyOf(results, result => result.armies);
  const seats = tallyOf(results, result => result.players.map((_, seat) => String(seat + 1)));
  const draws = results.filter(result => result.winners.length === 0).length;
  return {
    games: results.length,
    seconds,
    gamesPerSecond: results.length / seconds,
    inputs: results.reduce((sum, result) => sum + result.inputs, 0),
    draws,
    wins: { players: players.wins, armies: armies.wins, seats: seats.wins },
    intervals: {
      players: players.shares,
      armies: armies.shares,
      seats: seats.shares,
      draws: wilson(draws, results.length),
    },
    fingerprint: hashOf(results.map(result => result.hash)),
  };
}

function tallyOf(
  results: readonly GameResult[],
  namesOf: (result: GameResult) => readonly string[],
): { readonly wins: Counts; readonly shares: Shares } {
  const played = new Counter();
  const won = new Counter();
  for (const result of results)
    for (const [seat, name] of namesOf(result).entries()) {
      played.add(name);
      if (result.winners.includes(seat)) won.add(name);
    }
  const names = played.names().sort();
  return {
    wins: Object.fromEntries(names.map(name => [name, won.of(name)])),
    shares: Object.fromEntries(names.map(name => [name, wilson(won.of(name), played.of(name))])),
  };
}
