// `node scripts/table.mjs [--games 20] [--seed 1] [--system the-edge]`: how many questions of random games have one legal
// answer, so that the table gives it and nobody is asked. See docs/quality/table.md. Wants built packages (`npm run build`).
import { parseArgs } from 'node:util';
import { randomChoice } from '../packages/ai/dist/index.js';
import * as kernel from '../packages/kernel/dist/index.js';
import { entryFor, shelf } from '../packages/shelf/dist/index.js';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '20' },
    seed: { type: 'string', default: '1' },
    system: { type: 'string', multiple: true },
  },
});
const [games, first] = [Number(values.games), Number(values.seed)];
const systems = values.system ?? shelf.map(({ game }) => game.system.id);

const share = (part, whole) => `${((100 * part) / whole).toFixed(1)} %`;

/** Plays the game with this seed, all answers and dice at random, and counts its questions by what is asked. */
function count(game, seed, counts) {
  const { system } = game;
  const setup = game.setupFor({ seats: 2, seed });
  if (!setup.ok) throw new Error(setup.problem.say);
  const match = kernel.start(system, setup.value);
  const rng = kernel.seededRng(seed, 'table');
  for (let inputs = 0; inputs < MOST_INPUTS && match.pending.kind !== 'over'; inputs++) {
    const { pending, wait } = match;
    if (pending.kind === 'chance') {
      kernel.submit(system, match, { kind: 'chance', wait, outcome: kernel.drawOutcome(pending.chance, rng) });
      continue;
    }
    const [seat] = kernel.awaited(match);
    const { ask, veiled = false } = kernel.promptOf(match, seat);
    const sole = kernel.soleAnswer(system, match, seat);
    const line = (counts[ask] ??= { asked: 0, open: 0, veiled: 0 });
    line.asked++;
    if (sole !== undefined) line[veiled ? 'veiled' : 'open']++;
    const choice = sole ?? randomChoice(system, match, seat, rng);
    kernel.submit(system, match, { kind: 'choice', wait, seat, choice });
  }
}

const MOST_INPUTS = 5_000;
const MOST_ASKS = 6;

console.log('| game | questions | of them with one answer | veiled, nothing to do | asked of a player |');
console.log('| --- | --- | --- | --- | --- |');
const details = [];
for (const id of systems) {
  const counts = {};
  for (let seed = first; seed < first + games; seed++) count(entryFor(id).game, seed, counts);
  const sum = key => Object.values(counts).reduce((total, line) => total + line[key], 0);
  const [asked, open, veiled] = ['asked', 'open', 'veiled'].map(sum);
  const left = asked - open - veiled;
  console.log(
    `| ${id} | ${asked} | ${open} (${share(open, asked)}) | ${veiled} (${share(veiled, asked)}) | ${left} (${share(left, asked)}) |`,
  );
  const spared = Object.entries(counts)
    .map(([ask, line]) => ({ ask, spared: line.open + line.veiled, asked: line.asked }))
    .filter(line => line.spared > 0)
    .sort((a, b) => b.spared - a.spared || (a.ask < b.ask ? -1 : 1));
  details.push(
    `${id}: ${spared
      .slice(0, MOST_ASKS)
      .map(line => `${line.ask} ${line.spared} of ${line.asked}`)
      .join(', ')}`,
  );
}
console.log(`\n${details.join('\n')}`);
