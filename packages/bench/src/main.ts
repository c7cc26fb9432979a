import { parseArgs } from 'node:util';
import type { Parsed } from '@banneret/kernel';
import { grimdarkFuture, grimdarkFutureGame } from '@banneret/grimdark-future';
import { toy, toyGame } from '@banneret/toy';
import { forks } from './forks.js';
import { bestMicroseconds, measure, microseconds, type MeasureOptions, type Rate, type Subject } from './measure.js';
import { playouts } from './playouts.js';
import { pokemonBattles } from './pokemon.js';
import { table, type Figures } from './report.js';
import { boardgameioSkirmish } from './skirmish/boardgameio.js';
import { kernelSkirmish } from './skirmish/kernel.js';
import { coldTargetSubjects, memoisedTargetLists, shortestPaths, sightQueries } from './tables.js';
import { boardgameioTrivial, kernelTrivial } from './trivial.js';

const { values } = parseArgs({
  options: { json: { type: 'boolean', default: false }, quick: { type: 'boolean', default: false } },
});
const options: MeasureOptions = values.quick
  ? { rounds: 3, warmUpMs: 200, roundMs: 200 }
  : { rounds: 5, warmUpMs: 1_000, roundMs: 1_000 };

const rate = (rates: readonly Rate[], subject: Subject): Rate => {
  const found = rates.find(r => r.name === subject.name);
  if (found === undefined) throw new Error(`${subject.name} was not measured`);
  return found;
};

const ready = <Setup>(parsed: Parsed<Setup>): Setup => {
  if (!parsed.ok) throw new Error(parsed.problem.say);
  return parsed.value;
};

const subjects = {
  kernel: kernelTrivial,
  boardgameio: boardgameioTrivial,
  skirmish: kernelSkirmish(),
  boardgameioSkirmish: boardgameioSkirmish(),
  pokemon: pokemonBattles(),
  toy: playouts('toy playouts', toy, ready(toyGame.setupFor({ seats: 2 }))),
  grimdarkFuture: playouts('Grimdark Future playouts', grimdarkFuture, ready(grimdarkFutureGame.setupFor({ seed: 1 }))),
  forks: forks(),
  sight: sightQueries(),
  ...coldTargetSubjects(),
  memoTargets: memoisedTargetLists(),
  paths: shortestPaths(),
};
const rates = measure(Object.values(subjects), options);
const per = (subject: Subject): number => rate(rates, subject).median;
const micro = (subject: Subject): number => microseconds(rate(rates, subject));

const figures: Figures = {
  kernelInputsPerSecond: per(subjects.kernel),
  boardgameioMovesPerSecond: per(subjects.boardgameio),
  skirmishDecisionsPerSecond: per(subjects.skirmish),
  boardgameioSkirmishDecisionsPerSecond: per(subjects.boardgameioSkirmish),
  pkmnChoicesPerSecond: per(subjects.pokemon),
  pkmnGamesPerSecond: per(subjects.pokemon) / subjects.pokemon.choicesPerGame(),
  toyPlayoutsPerSecond: per(subjects.toy),
  toyInputsPerSecond: per(subjects.toy) * subjects.toy.inputsPerGame(),
  grimdarkFuturePlayoutsPerSecond: per(subjects.grimdarkFuture),
  grimdarkFutureInputsPerSecond: per(subjects.grimdarkFuture) * subjects.grimdarkFuture.inputsPerGame(),
  forkMicroseconds: micro(subjects.forks),
  forkModels: subjects.forks.models,
  sightQueriesPerSecond: per(subjects.sight),
  targetListColdMicroseconds: micro(subjects.coldUnits),
  targetListColdBestMicroseconds: bestMicroseconds(rate(rates, subjects.coldUnits)),
  targetListInRangeMicroseconds: micro(subjects.coldUnitsInRange),
  targetListByShooterMicroseconds: micro(subjects.coldShooters),
  targetListByShooterBestMicroseconds: bestMicroseconds(rate(rates, subjects.coldShooters)),
  targetListByShooterInRangeMicroseconds: micro(subjects.coldShootersInRange),
  targetListMemoMicroseconds: micro(subjects.memoTargets),
  shortestPathMicroseconds: micro(subjects.paths),
};

console.log(values.json ? JSON.stringify(figures) : table(figures));
