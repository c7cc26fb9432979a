// Games played at random in Node, written down as records that the page can open, and the moments worth measuring.
import { join } from 'node:path';
import { root } from '../lib/run.mjs';

const dist = name => join(root, 'packages', name, 'dist/index.js');

/**
 * Two armies of a hundred models. `full` is the moment with most of them on the table; `asked` are the moments at which the first
 * player is asked these questions, each with as many models as possible.
 */
export async function crowdedRecord() {
  const { grimdarkFutureGame: game } = await import(dist('systems/grimdark-future'));
  // Twenty gnawers a unit: a hundred models a side.
  const horde = Array.from({ length: 5 }, () => ({ unit: 'gnawers', copies: [[], []] }));
  const list = { army: 'rust-brood', points: 2000, units: ['brood-queen', ...horde] };
  const setup = game.setupFor({ seats: 2, armies: [list, list], seed: 1 });
  if (!setup.ok) throw new Error(setup.problem.say);
  return await played(game, setup.value, {
    answers: 400,
    questions: ['gdf.ask.unit', 'gdf.ask.order', 'gdf.ask.shots'],
    weigh: modelsOnTable,
  });
}

/** A duel of The Edge, at the moments at which the first player may move or fight. */
export async function edgeRecord() {
  const { theEdgeGame: game } = await import(dist('systems/the-edge'));
  const setup = game.setupFor({ seats: 2, seed: 1 });
  if (!setup.ok) throw new Error(setup.problem.say);
  return await played(game, setup.value, {
    answers: 1500,
    questions: ['edge.ask.step'],
    weigh: (_state, choices) => movesAndFights(choices()),
  });
}

/** A fight if there is one, for its odds, and many moves. */
function movesAndFights(choices) {
  const fights = choices.some(choice => choice.do === 'fight') ? 10_000 : 0;
  return fights + choices.filter(choice => choice.do === 'move').length;
}

function modelsOnTable({ units }) {
  return units.reduce((sum, { place, models }) => sum + (place === 'table' ? models.length : 0), 0);
}

async function played(game, setup, { answers, questions, weigh }) {
  const { Journal, awaited, drawOutcome, kindOf, promptOf, seededRng, writeRecord } = await import(dist('kernel'));
  const journal = new Journal(game.system, { kind: 'setup', setup }, { seats: 2, explain: true });
  const rng = seededRng('crowd');
  const best = {};
  const note = (name, weight, moment) => {
    if (weight >= (best[name]?.weight ?? 0)) best[name] = { weight, moment };
  };
  for (let i = 0; i < answers && journal.match.pending.kind !== 'over'; i++) {
    const { pending, wait, state } = journal.match;
    if (pending.kind === 'chance') {
      journal.submit({ kind: 'chance', wait, outcome: drawOutcome(pending.chance, rng) });
      continue;
    }
    const [seat] = awaited(journal.match);
    const { ask, shape } = promptOf(journal.match, seat);
    const kind = kindOf(game.system, shape);
    const moment = journal.events.length;
    const isAsked = seat === 0 && questions.includes(ask);
    const weight = isAsked ? weigh(state, () => [...kind.enumerate(state, shape, seat)]) : 0;
    if (game.system.id === 'grimdark-future') note('full', weigh(state), moment);
    journal.submit({ kind: 'choice', wait, seat, choice: kind.sample(state, shape, seat, rng) });
    // The page goes on from as late as possible: after an answer without events that would be another question.
    if (isAsked && journal.events.length > moment) note(ask, weight, moment);
  }
  const moments = Object.fromEntries(Object.entries(best).map(([name, { moment }]) => [name, moment]));
  return { text: writeRecord(journal.record({ events: true })), moments };
}
