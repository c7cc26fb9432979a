import { playMatch, type Entry, type PlayerMaker } from '@banneret/ai';
import type { AnyGame } from '@banneret/game';
import { hashOf, seededRng, start } from '@banneret/kernel';

/** Who plays whom, how often. Plain data: it travels to the threads. */
export interface Contest {
  readonly system: string;
  /** The level of each player; as many seats as players. */
  readonly players: readonly string[];
  /** Army ids or whole lists, one a player; without it the game's own armies in turn. */
  readonly armies?: readonly unknown[];
  readonly options?: Readonly<Record<string, unknown>>;
  readonly seed: number | string;
}

export interface GameResult {
  readonly number: number;
  /** By seat. */
  readonly players: readonly string[];
  readonly armies: readonly string[];
  readonly winners: readonly number[];
  readonly inputs: number;
  /** Of the final position: two runs that agree in all of these played the same games. */
  readonly hash: string;
}

/**
 * Which player and which army of the contest a seat gets in a game. Players change seats from game to game, and
 * armies change hands after each round of seats, so that neither seat nor army favours a level, nor a level an army.
 */
export function seating(seats: number, game: number): { readonly player: number; readonly army: number }[] {
  return Array.from({ length: seats }, (_, seat) => {
    const player = (seat + game) % seats;
    return { player, army: (player + Math.floor(game / seats)) % seats };
  });
}

/** Play one game of the contest. The outcome depends on the contest and the number alone. */
export async function playGame({ game, players }: Entry, contest: Contest, number: number): Promise<GameResult> {
  const seats = seating(contest.players.length, number);
  const setup = game.setupFor({
    seats: seats.length,
    seed: seededRng(contest.seed, 'setup', number).below(2 ** 31),
    armies: seats.map(({ army }) => armyNumber(game, contest, army)),
    options: { ...game.unattended, ...contest.options },
  });
  if (!setup.ok) throw new Error(`no set-up: ${JSON.stringify(setup.problem)}`);
  const levels = seats.map(({ player }) => contest.players[player] as string);
  const made = levels.map(level => makerOf(players, level)());
  const { match, inputs } = await playMatch(game.system, start(game.system, setup.value), made, {
    seed: `${contest.seed}/${number}`,
  });
  return {
    number,
    players: levels,
    armies: seats.map((_, seat) => game.armyOf(setup.value, seat)),
    winners: game.system.result(match.state).winners,
    inputs,
    hash: hashOf(match.state),
  };
}

const armyNumber = ({ armies }: AnyGame, contest: Contest, army: number): unknown =>
  contest.armies ? contest.armies[army] : armies[army % armies.length]?.id;

function makerOf(players: Entry['players'], level: string): PlayerMaker {
  const maker = Object.hasOwn(players, level) ? players[level] : undefined;
  if (maker === undefined) throw new Error(`no player of level '${level}'`);
  return maker;
}
