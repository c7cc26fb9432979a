// Battles of computer players with fixed seeds, written down as records that the page can open, and moments of them worth a picture.
// What was played once is kept in `reports/battles` until the rules or the players change.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/run.mjs';

export const GAMES = ['grimdark-future', 'the-edge', 'the-other-side', 'at-43', 'beyond-the-stars'];

/** Battles that look well. */
const SEEDS = { 'grimdark-future': 7, 'the-edge': 3, 'the-other-side': 4, 'at-43': 5, 'beyond-the-stars': 6 };
/** How far a battle has got. */
const SHARES = { beginning: 0.12, middle: 0.5, end: 0.85 };
/** Who fights: names that need no translation. */
const NAMES = ['Camille', 'Robin'];
/** No battle takes longer; one that would is a fault of the rules. */
const MOST_INPUTS = 20_000;

const FOLDER = join(root, 'reports/battles');
const dist = name => join(root, 'packages', name, 'dist');
const load = async name => await import(join(dist(name), 'index.js'));

/** The record of a game's battle: its file, its moments by name, and the moments at which each question was asked of the first player. */
export async function battleOf(game) {
  mkdirSync(FOLDER, { recursive: true });
  const file = join(FOLDER, `${game}-${fingerprintOf(game)}.json`);
  const notes = `${file.slice(0, -5)}.moments.json`;
  if (!existsSync(notes)) {
    const { text, asked, total } = await fought(game);
    writeFileSync(file, text);
    writeFileSync(notes, JSON.stringify({ asked, total }));
  }
  const { asked, total } = JSON.parse(readFileSync(notes, 'utf8'));
  const moments = Object.fromEntries(
    Object.entries(SHARES).map(([name, share]) => [name, nearest(asked, share * total).moment]),
  );
  return { file, total, asked, moments: { ...moments, over: total } };
}

/** The moment nearest to another at which the first player has something to decide, best of all one of these questions. */
export function nearest(asked, moment, questions) {
  const wanted = asked.filter(({ ask }) => questions === undefined || questions.includes(ask));
  return (wanted.length > 0 ? wanted : asked).reduce((best, one) =>
    Math.abs(one.moment - moment) < Math.abs(best.moment - moment) ? one : best,
  );
}

async function fought(id) {
  const [kernel, { playMatch }, { entryFor }] = await Promise.all([load('kernel'), load('ai'), load('shelf')]);
  const { game, players } = entryFor(id);
  const seed = SEEDS[id];
  const setup = game.setupFor({ seats: 2, seed });
  if (!setup.ok) throw new Error(setup.problem.say);
  const journal = new kernel.Journal(game.system, { kind: 'setup', setup: setup.value }, { seats: 2 });
  const maker = Object.values(players).at(-1);
  const asked = [];
  let inputs = 0;
  await playMatch(game.system, journal.match, [maker(), maker()], {
    seed,
    submit(input) {
      if (inputs++ > MOST_INPUTS) throw new Error(`the battle of ${id} has no end`);
      const moment = journal.events.length;
      const ask = input.kind === 'choice' && input.seat === 0 ? kernel.promptOf(journal.match, 0)?.ask : undefined;
      const isOpen = ask !== undefined && kernel.soleAnswer(game.system, journal.match, 0) === undefined;
      const ruling = journal.submit(input);
      // The page goes on from as late as possible: after an answer without events that would be another question.
      if (isOpen && journal.events.length > moment) asked.push({ ask, moment });
      return ruling;
    },
    current: () => journal.match,
  });
  const record = JSON.parse(kernel.writeRecord(journal.record({ events: true })));
  record.header.names = NAMES;
  return { text: JSON.stringify(record), asked, total: journal.events.length };
}

/** Changes with the rules and with the players. */
function fingerprintOf(game) {
  const hash = createHash('sha256').update(JSON.stringify([SEEDS[game], NAMES]));
  for (const folder of [dist(`systems/${game}`), dist('ai'), dist('kernel')])
    for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort())
      if (file.endsWith('.js')) hash.update(readFileSync(join(folder, file)));
  return hash.digest('hex').slice(0, 12);
}
