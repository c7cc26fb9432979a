import type { EventBase, GameSystem } from '@banneret/kernel';
import { exhaust } from './content.js';
import { LAWS } from './laws/index.js';
import { Broken, type Counts, type Law, type LawId, type LawOptions, type Violation } from './laws/law.js';
import { Trial, type Script } from './laws/trial.js';

/** One game checked under one law. */
export interface Checked {
  readonly law: LawId;
  readonly seed: number;
  readonly violation?: Violation;
  readonly counts?: Counts;
}

/** Play all games of all laws, one after the other; a campaign can show progress and stop when it likes. */
export function* runLaws<S, E extends EventBase, Setup>(
  system: GameSystem<S, E, Setup>,
  options: LawOptions<E, Setup>,
): Generator<Checked> {
  for (const law of lawsFor(options)) yield* runLaw(law, system, options);
  if (options.content === undefined || !wants(options, 'content')) return;
  const violation = checkContent(system, options);
  yield { law: 'content', seed: options.firstSeed ?? 1, ...(violation && { violation }) };
}

/** The violations among all games; empty when every law holds. */
export function checkLaws<S, E extends EventBase, Setup>(
  system: GameSystem<S, E, Setup>,
  options: LawOptions<E, Setup>,
): Violation[] {
  return [...runLaws(system, options)].flatMap(({ violation }) => (violation ? [violation] : []));
}

export const lawsFor = <E extends EventBase, Setup>(options: LawOptions<E, Setup>): readonly Law[] =>
  LAWS.filter(law => wants(options, law.id));

export const wants = <E extends EventBase, Setup>(options: LawOptions<E, Setup>, id: LawId): boolean =>
  options.laws === undefined || options.laws.includes(id);

export function* runLaw<S, E extends EventBase, Setup>(
  law: Law,
  system: GameSystem<S, E, Setup>,
  options: LawOptions<E, Setup>,
): Generator<Checked> {
  const first = options.firstSeed ?? 1;
  for (let seed = first; seed < first + (options.games ?? DEFAULT_GAMES); seed++) {
    yield { law: law.id, seed, ...checkGame(law, system, options, seed) };
  }
}

/** Every law on one game after the other: the game is thought up once, and all laws look at it. */
export function* runGames<S, E extends EventBase, Setup>(
  system: GameSystem<S, E, Setup>,
  options: LawOptions<E, Setup>,
): Generator<Checked> {
  const first = options.firstSeed ?? 1;
  for (let seed = first; seed < first + (options.games ?? DEFAULT_GAMES); seed++) {
    const script: Script = {};
    for (const law of lawsFor(options)) {
      yield { law: law.id, seed, ...checkGame(law, system, options, seed, script) };
    }
  }
}

const DEFAULT_GAMES = 10;

function checkGame<S, E extends EventBase, Setup>(
  law: Law,
  system: GameSystem<S, E, Setup>,
  options: LawOptions<E, Setup>,
  seed: number,
  script: Script = {},
): Pick<Checked, 'violation' | 'counts'> {
  const trial = new Trial(system, options, seed, script);
  try {
    const counts = law.check(trial);
    return counts === undefined ? {} : { counts };
  } catch (error) {
    // Whatever the rules throw is a violation too: random play is always legal play.
    const what = error instanceof Broken ? error.message : `the rules threw ${String(error)}`;
    return { violation: { law: law.id, what, seed, where: trial.where, inputs: trial.inputs, error } };
  }
}

export function checkContent<S, E extends EventBase, Setup>(
  system: GameSystem<S, E, Setup>,
  options: LawOptions<E, Setup>,
): Violation | undefined {
  if (options.content === undefined) return undefined;
  const { games, missing, unknown } = exhaust(system, options, options.content);
  if (missing.length === 0 && unknown.length === 0) return undefined;
  const never = missing.length > 0 ? `never happened in ${games} games: ${missing.join(', ')}` : '';
  const strange = unknown.length > 0 ? `happened but not listed: ${unknown.join(', ')}` : '';
  const what = [never, strange].filter(Boolean).join('; ');
  return { law: 'content', what, seed: options.firstSeed ?? 1, where: 'many games', inputs: [] };
}

/** A violation as a bug report: what, where, and how to see it again. */
export function reportViolation({ law, what, seed, where, inputs, error }: Violation): string {
  const lines = [
    `law '${law}' does not hold: ${what}`,
    `  at ${where}`,
    `  seed ${seed}, after ${inputs.length} inputs`,
    ...(inputs.length > 0 ? [`  inputs: ${JSON.stringify(inputs)}`] : []),
  ];
  const stack = error instanceof Error && !(error instanceof Broken) ? [error.stack ?? ''] : [];
  return [...lines, ...stack].join('\n');
}
