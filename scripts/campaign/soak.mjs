// Soak: play on and on and watch that memory does not grow. One process, the journal and the views switched on, as a
// server would use them.
import { pathToFileURL } from 'node:url';
import { join } from 'node:path';

const MINUTES = Number(process.env.BANNERET_SOAK_MINUTES ?? 3);

export async function campaign({ root, seed, system }) {
  const load = path => import(pathToFileURL(join(root, path)).href);
  const { Journal, seededRng, drawOutcome, awaited, promptOf, kindOf, viewOf } = await load(
    'packages/kernel/dist/index.js',
  );
  const { shelf } = await load('packages/cli/dist/shelf.js');
  const games = shelf.map(entry => entry.game).filter(game => system === undefined || game.system.id === system);
  const until = Date.now() + MINUTES * 60_000;
  const heap = [];
  let played = 0;
  let inputs = 0;
  for (let n = 0; Date.now() < until; n++) {
    const game = games[n % games.length];
    inputs += playOne(game, n);
    played++;
    if (n % 50 === 0) {
      globalThis.gc?.();
      heap.push(process.memoryUsage().heapUsed);
    }
  }
  const third = Math.max(1, Math.floor(heap.length / 3));
  const median = list => [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0;
  const early = median(heap.slice(third, 2 * third));
  const late = median(heap.slice(-third));
  console.log(
    `  ${played} games, ${inputs} inputs; heap ${mb(early)} MB in the middle third, ${mb(late)} MB at the end`,
  );
  return { ok: late < early * 1.5 + 20e6, played, inputs, earlyMb: mb(early), lateMb: mb(late) };

  function playOne(game, n) {
    const rng = seededRng('soak', seed, n);
    const setup = game.setupFor({ seed: n, options: game.unattended ?? {} });
    if (!setup.ok) throw new Error(JSON.stringify(setup.problem));
    const seats = game.system.seats(setup.value);
    const journal = new Journal(game.system, { kind: 'setup', setup: setup.value }, { seats, explain: true });
    while (journal.match.pending.kind !== 'over') {
      const { pending, wait } = journal.match;
      if (pending.kind === 'chance') {
        journal.submit({ kind: 'chance', wait, outcome: drawOutcome(pending.chance, rng) });
        continue;
      }
      const seat = awaited(journal.match)[0];
      for (const viewer of ['public', ...Array(seats).keys()])
        JSON.stringify(viewOf(game.system, journal.match, viewer));
      const { shape } = promptOf(journal.match, seat);
      const choice = kindOf(game.system, shape).sample(journal.match.state, shape, seat, rng);
      const ruling = journal.submit({ kind: 'choice', wait, seat, choice });
      if (!ruling.ok) throw new Error(`game ${n} of seed ${seed}: ${JSON.stringify(ruling.because)}`);
    }
    return journal.length;
  }
}

const mb = bytes => Math.round(bytes / 1e5) / 10;
