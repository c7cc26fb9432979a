import type { Parsed } from '@banneret/kernel';
import { grimdarkFuture, grimdarkFutureGame } from '@banneret/grimdark-future';
import { toy, toyGame } from '@banneret/toy';
import { forks } from './forks.js';
import { measure, medianMicroseconds, microseconds, type MeasureOptions, type Rate, type Subject } from './measure.js';
import { playouts } from './playouts.js';
import { pokemonBattles } from './pokemon.js';
import type { Figures } from './report.js';
import { boardgameioSkirmish } from './skirmish/boardgameio.js';
import { kernelSkirmish } from './skirmish/kernel.js';
import { coldTargetSubjects, memoisedTargetLists, shortestPaths, sightQueries } from './tables.js';
import { boardgameioTrivial, kernelTrivial } from './trivial.js';

/**
 * Subjects that are measured side by side. Each family has a thread of its own: what the engine has learnt from running one
 * (shapes of objects, what to inline, a full heap) neither helps nor harms the next.
 */
export type Family = (options: MeasureOptions) => Figures;

export const FAMILIES: Readonly<Record<string, Family>> = { machines, playedOut, geometry };

/** The kernel and its peers at the same work. */
function machines(options: MeasureOptions): Figures {
  const skirmish = kernelSkirmish();
  const theirSkirmish = boardgameioSkirmish();
  const pokemon = pokemonBattles();
  const rateOf = rates([kernelTrivial, boardgameioTrivial, skirmish, theirSkirmish, pokemon], options);
  return {
    kernelInputsPerSecond: rateOf(kernelTrivial).best,
    boardgameioMovesPerSecond: rateOf(boardgameioTrivial).best,
    skirmishDecisionsPerSecond: rateOf(skirmish).best,
    boardgameioSkirmishDecisionsPerSecond: rateOf(theirSkirmish).best,
    pkmnChoicesPerSecond: rateOf(pokemon).best,
    pkmnGamesPerSecond: rateOf(pokemon).best / pokemon.choicesPerGame(),
  };
}

/** Whole games at random, and what a search does most: copy a match. */
function playedOut(options: MeasureOptions): Figures {
  const toys = playouts('toy playouts', toy, ready(toyGame.setupFor({ seats: 2 })));
  const battles = playouts('Grimdark Future playouts', grimdarkFuture, ready(grimdarkFutureGame.setupFor({ seed: 1 })));
  const copies = forks();
  const rateOf = rates([toys, battles, copies], options);
  return {
    toyPlayoutsPerSecond: rateOf(toys).best,
    toyInputsPerSecond: rateOf(toys).best * toys.inputsPerGame(),
    grimdarkFuturePlayoutsPerSecond: rateOf(battles).best,
    grimdarkFutureInputsPerSecond: rateOf(battles).best * battles.inputsPerGame(),
    forkMicroseconds: microseconds(rateOf(copies)),
    forkModels: copies.models,
  };
}

function geometry(options: MeasureOptions): Figures {
  const { coldUnits, coldUnitsInRange, coldShooters, coldShootersInRange } = coldTargetSubjects();
  const sight = sightQueries();
  const memo = memoisedTargetLists();
  const paths = shortestPaths();
  const subjects = [coldUnits, coldUnitsInRange, coldShooters, coldShootersInRange, sight, memo, paths];
  const rateOf = rates(subjects, options);
  return {
    sightQueriesPerSecond: rateOf(sight).best,
    targetListColdMicroseconds: microseconds(rateOf(coldUnits)),
    targetListColdMedianMicroseconds: medianMicroseconds(rateOf(coldUnits)),
    targetListInRangeMicroseconds: microseconds(rateOf(coldUnitsInRange)),
    targetListByShooterMicroseconds: microseconds(rateOf(coldShooters)),
    targetListByShooterInRangeMicroseconds: microseconds(rateOf(coldShootersInRange)),
    targetListMemoMicroseconds: microseconds(rateOf(memo)),
    shortestPathMicroseconds: microseconds(rateOf(paths)),
  };
}

function rates(subjects: readonly Subject[], options: MeasureOptions): (subject: Subject) => Rate {
  const measured = measure(subjects, options);
  return subject => {
    const found = measured[subjects.indexOf(subject)];
    if (found === undefined) throw new Error(`${subject.name} was not measured`);
    return found;
  };
}

function ready<Setup>(parsed: Parsed<Setup>): Setup {
  if (!parsed.ok) throw new Error(parsed.problem.say);
  return parsed.value;
}
