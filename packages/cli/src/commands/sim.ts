import { availableParallelism } from 'node:os';
import { GameFailure, simulate, type Report, type Share } from '@banneret/analysis';
import { formatNumber } from '@banneret/i18n';
import { agreedOptions } from '../agreed.js';
import { checkArmies, checkSeats, readArmies, setUp } from '../armies.js';
import { gameNamed, line, type Call, type Command } from '../command.js';
import type { Io } from '../io.js';
import type { Words } from '../language.js';
import { Bug, EXIT, Mistake } from '../mistake.js';

const MOST_GAMES = 10_000_000;
const MOST_WORKERS = 256;
const DEFAULT_GAMES = 100;

export const sim: Command = {
  name: 'sim',
  options: {
    games: 'text',
    seed: 'text',
    first: 'text',
    workers: 'text',
    players: 'text',
    armies: 'text',
    options: 'text',
    json: 'flag',
  },
  operands: { least: 1, most: 1 },
  async run(call) {
    const plan = planOf(call);
    const bar = progressBar(call);
    const report = await playedOr(plan, () => simulate({ ...plan, ...(bar && { progress: bar.show }) }));
    bar?.clear();
    if (call.flags.has('json')) line(call.io, JSON.stringify({ ...labels(plan), ...report }));
    else tellReport(call.io, plan, report, call.t);
    return EXIT.fine;
  },
};

type Plan = ReturnType<typeof planOf>;

function planOf(call: Call) {
  const { flags, t } = call;
  const { game, players, words } = gameNamed(call.operands[0] as string, call);
  const armies = flags.list('armies');
  const levels = levelsOf(flags.list('players') ?? ['random'], armies?.length ?? 2);
  const unknown = levels.find(level => !Object.hasOwn(players, level));
  if (unknown !== undefined)
    throw new Mistake(t.say('cli.unknown-level', { level: unknown, known: Object.keys(players).join(', ') }));
  checkSeats(game, levels.length, words);
  checkArmies(armies, levels.length, words);
  const lists = armies && readArmies(armies, t);
  const options = agreedOptions(flags, t);
  setUp(game, { seats: levels.length, ...(lists && { armies: lists }), ...(options && { options }) }, words, armies);
  return {
    shelf: new URL('../shelf.js', import.meta.url).href,
    system: game.system.id,
    players: levels,
    seed: flags.text('seed') ?? '1',
    games: flags.count('games', 1, MOST_GAMES) ?? DEFAULT_GAMES,
    first: flags.count('first', 0, Number.MAX_SAFE_INTEGER) ?? 0,
    workers: flags.count('workers', 1, MOST_WORKERS) ?? availableParallelism(),
    ...(armies && lists && { armies: lists, armyNames: armies }),
    ...(options && { options, agreed: flags.text('options') as string }),
  };
}

/** One level for all, or one for each. */
const levelsOf = (levels: readonly string[], seats: number): readonly string[] =>
  levels.length === 1 ? Array.from({ length: seats }, () => levels[0] as string) : levels;

async function playedOr<T>(plan: Plan, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof GameFailure)) throw error;
    const armies = plan.armyNames ? ` --armies ${plan.armyNames.join(',')}` : '';
    const options = plan.agreed === undefined ? '' : ` --options ${plan.agreed}`;
    const again = `banneret sim ${plan.system} --seed ${plan.seed} --first ${error.game} --games 1 --players ${plan.players.join(',')}${armies}${options}`;
    throw new Bug(error.cause ?? error, again);
  }
}

const labels = ({ system, players, armyNames, options, seed, first, workers }: Plan) => ({
  system,
  players,
  ...(armyNames && { armies: armyNames }),
  ...(options && { options }),
  seed,
  first,
  workers,
});

function tellReport(io: Io, plan: Plan, report: Report, t: Words): void {
  const { games, seconds, gamesPerSecond, inputs, intervals } = report;
  line(io, t.say('cli.sim.head', { system: plan.system, games, seed: plan.seed, workers: plan.workers }));
  line(io, t.say('cli.sim.speed', { seconds, rate: gamesPerSecond, inputs }));
  const section = (key: string, shares: Readonly<Record<string, Share>>): void => {
    line(io, t.say(key));
    for (const [name, share] of Object.entries(shares)) line(io, `  ${name.padEnd(NAME_WIDTH)} ${shareText(share, t)}`);
  };
  section('cli.sim.by-player', intervals.players);
  section('cli.sim.by-army', intervals.armies);
  section('cli.sim.by-seat', intervals.seats);
  line(io, `${t.say('cli.sim.draws').padEnd(NAME_WIDTH + 2)} ${shareText(intervals.draws, t)}`);
}

const NAME_WIDTH = 20;

function shareText({ count, of, rate, low, high }: Share, t: Words): string {
  const percent = (x: number): string => formatNumber(100 * x, t.locale, 1);
  return t.say('cli.sim.share', { count, of, rate: percent(rate), low: percent(low), high: percent(high) });
}

const BAR_WIDTH = 30;

/** Drawn over itself on stderr, and only where a person sees it. */
function progressBar({ io, t }: Call): { show(done: number, games: number): void; clear(): void } | undefined {
  if (!io.terminal) return undefined;
  return {
    show(done, games) {
      const full = Math.floor((BAR_WIDTH * done) / games);
      const bar = '█'.repeat(full) + '░'.repeat(BAR_WIDTH - full);
      io.control('err', '\r');
      io.err(`${bar} ${t.say('cli.sim.progress', { done, games })}`);
    },
    clear: () => io.control('err', '\r\x1b[K'),
  };
}
