import {
  awaited,
  drawOutcome,
  fork,
  kindOf,
  promptOf,
  submit,
  type Chance,
  type ChanceSource,
  type EventBase,
  type GameSystem,
  type Input,
  type Match,
  type Outcome,
  type Prompt,
  type Seat,
} from '@banneret/kernel';
import { show } from './data.js';

export interface PerftOptions {
  /** The outcomes to follow at each roll or draw. */
  readonly outcomes: (chance: Chance) => Iterable<Outcome>;
}

/** Follow the one outcome that a source gives; it should depend on nothing but the request. */
export const oneOutcome = (source: ChanceSource): PerftOptions => ({ outcomes: chance => [source(chance)] });

/** Follow every outcome; dice and cards that differ only in order are followed once. */
export const everyOutcome: PerftOptions = {
  outcomes: chance => (chance.kind === 'dice' ? handfuls(chance.sides, chance.count) : takings(chance)),
};

/**
 * How many sequences of `depth` decisions there are from here. Chance takes no depth; games that end earlier do not
 * count. Seats that answer together answer in prompt order.
 */
export function perft<S, E extends EventBase, Setup>(
  system: GameSystem<S, E, Setup>,
  match: Match<S>,
  depth: number,
  options: PerftOptions,
): number {
  if (depth === 0) return 1;
  let count = 0;
  for (const { match: next, decided } of successors(system, match, options))
    count += perft(system, next, decided ? depth - 1 : depth, options);
  return count;
}

/** The count for each first choice by itself: to see where two counts part. */
export function divide<S, E extends EventBase, Setup>(
  system: GameSystem<S, E, Setup>,
  match: Match<S>,
  depth: number,
  options: PerftOptions,
): readonly { readonly input: Input; readonly count: number }[] {
  return [...successors(system, match, options)].map(({ match: next, input, decided }) => ({
    input,
    count: perft(system, next, decided ? depth - 1 : depth, options),
  }));
}

function* successors<S, E extends EventBase, Setup>(
  system: GameSystem<S, E, Setup>,
  match: Match<S>,
  options: PerftOptions,
): Generator<{ match: Match<S>; input: Input; decided: boolean }> {
  for (const input of inputsAt(system, match, options)) {
    const next = fork(system, match);
    const ruling = submit(system, next, input);
    if (!ruling.ok) throw new Error(`perft was refused ${show(input)}: ${show(ruling.because)}`);
    yield { match: next, input, decided: input.kind === 'choice' };
  }
}

function* inputsAt<S, E extends EventBase, Setup>(
  system: GameSystem<S, E, Setup>,
  match: Match<S>,
  options: PerftOptions,
): Generator<Input> {
  const { pending, wait } = match;
  if (pending.kind === 'over') return;
  if (pending.kind === 'chance') {
    for (const outcome of options.outcomes(pending.chance)) yield { kind: 'chance', wait, outcome };
    return;
  }
  const seat = awaited(match)[0] as Seat;
  const { shape } = promptOf(match, seat) as Prompt;
  const kind = kindOf(system, shape);
  if (!kind.finite(shape)) throw new Error(`perft needs finite questions; ${shape.kind} is not`);
  for (const choice of kind.enumerate(match.state, shape, seat)) yield { kind: 'choice', wait, seat, choice };
}

/** All multisets of faces, in falling order of the first face. */
function* handfuls(sides: number, count: number): Generator<number[]> {
  if (count === 0) {
    yield [];
    return;
  }
  for (let face = sides; face >= 1; face--) for (const rest of handfuls(face, count - 1)) yield [face, ...rest];
}

/** All sets of drawn ids, in the order of the bag. */
function* takings(chance: Chance & { kind: 'draw' }, from = 0): Generator<number[]> {
  if (chance.count === 0) {
    yield [];
    return;
  }
  for (let i = from; i <= chance.from.length - chance.count; i++)
    for (const rest of takings({ ...chance, count: chance.count - 1 }, i + 1))
      yield [chance.from[i] as number, ...rest];
}

/** The plainest source there is: falling faces 6 5 4 3 2 1 6 5 …, and the first cards of the bag. */
export const plainOutcome: ChanceSource = chance =>
  chance.kind === 'dice'
    ? Array.from({ length: chance.count }, (_, i) => chance.sides - (i % chance.sides))
    : drawOutcome(chance, { below: () => 0 });
