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
  const asked = { answers: 1500, questions: ['edge.ask.step'], weigh: (_state, choices) => movesAndFights(choices()) };
  // At random, figures seldom come to blows: the first duel is taken in which the first player may.
  for (let lots = 0; lots < MOST_DUELS; lots++) {
    const record = await played(game, setup.value, { ...asked, lots: `duel ${lots}` });
    if (record.weights['edge.ask.step'] >= FIGHT) return record;
  }
  throw new Error(`no fight in ${MOST_DUELS} duels`);
}

const MOST_DUELS = 100;

/** Above any number of moves. */
const FIGHT = 10_000;

/** A fight if there is one, for its odds, and many moves. */
function movesAndFights(choices) {
  const fights = choices.some(choice => choice.do === 'fight') ? FIGHT : 0;
  return fights + choices.filter(choice => choice.do === 'move').length;
}

/** A game of one of the others, at moments at which the first player moves or attacks, with as many figures as possible, or late. */
export async function fieldRecord(id) {
  const { game: name, questions } = FIELDS[id];
  const { [name]: game } = await import(dist(`systems/${id}`));
  const setup = game.setupFor({ seats: 2, seed: 1 });
  if (!setup.ok) throw new Error(setup.problem.say);
  return await played(game, setup.value, { answers: 1500, questions, weigh: figuresAsked });
}

const FIELDS = {
  'the-other-side': { game: 'theOtherSideGame', questions: ['tos.ask.move.rush', 'tos.ask.flip.penetration'] },
  'at-43': { game: 'at43Game', questions: ['at43.ask.move', 'at43.ask.aim'] },
  'beyond-the-stars': { game: 'beyondTheStarsGame', questions: ['bts.ask.act', 'bts.ask.shoot'] },
};

const figuresAsked = (_state, _choices, { figures = [] }) => figures.length;

function modelsOnTable({ units }) {
  return units.reduce((sum, { place, models }) => sum + (place === 'table' ? models.length : 0), 0);
}

async function played(game, setup, { answers, questions, weigh, lots = 'crowd' }) {
  const { Journal, awaited, drawOutcome, kindOf, promptOf, seededRng, writeRecord } = await import(dist('kernel'));
  const journal = new Journal(game.system, { kind: 'setup', setup }, { seats: 2, explain: true });
  const rng = seededRng(lots);
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
    const weight = isAsked ? weigh(state, () => [...kind.enumerate(state, shape, seat)], shape) : 0;
    if (game.system.id === 'grimdark-future') note('full', weigh(state), moment);
    journal.submit({ kind: 'choice', wait, seat, choice: kind.sample(state, shape, seat, rng) });
    // The page goes on from as late as possible: after an answer without events that would be another question.
    if (isAsked && journal.events.length > moment) note(ask, weight, moment);
  }
  const each = pick => Object.fromEntries(Object.entries(best).map(([name, noted]) => [name, pick(noted)]));
  const [moments, weights] = [each(({ moment }) => moment), each(({ weight }) => weight)];
  return { text: writeRecord(journal.record({ events: true })), moments, weights };
}
