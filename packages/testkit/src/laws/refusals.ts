import {
  awaited,
  drawOutcome,
  fork,
  judgeChoice,
  submit,
  type EventBase,
  type Input,
  type Match,
  type Outcome,
  type Rng,
  type Seat,
} from '@banneret/kernel';
import { difference, plainFault, show, throughJson } from '../data.js';
import { broken, mustAgree, type Law } from './law.js';
import { mutated } from './mutate.js';
import { someChoice, type Trial } from './trial.js';
import { checkRefusal } from './words.js';

/** Nothing that comes from outside can hurt: it is refused with a reason, and then nothing has happened. */
export const refusalsLaw: Law = {
  id: 'refusals',
  title: 'a refusal changes nothing, whatever nonsense was handed in',
  check(trial) {
    const rng = trial.rng('refusals');
    const game = trial.play();
    for (let waits = 0; ; waits++) {
      if (waits % (trial.options.everyWait ?? 1) === 0) tryNonsense(trial, game.match, rng);
      if (game.over) return;
      game.step();
    }
  },
};

function tryNonsense<S, E extends EventBase, Setup>(trial: Trial<S, E, Setup>, match: Match<S>, rng: Rng): void {
  const before = throughJson(match);
  const target = fork(trial.system, match);
  const refused: Input[] = [];
  for (const { input, mayPass } of nonsense(trial, match, rng)) {
    if (mayPass && passes(trial, target, input)) checkAccepted(trial, match, input);
    else {
      mustRefuse(trial, target, input);
      refused.push(input);
    }
  }
  // One comparison for all of them; only when it fails is the culprit looked for.
  const changed = difference(before, target);
  if (changed === undefined) return;
  for (const input of refused) {
    const alone = fork(trial.system, match);
    submit(trial.system, alone, input);
    mustAgree(`the refusal of ${show(input)} changed the match`, difference(before, alone));
  }
  broken(`judging changed the match: ${changed}`);
}

const passes = <S, E extends EventBase, Setup>(trial: Trial<S, E, Setup>, match: Match<S>, input: Input): boolean =>
  input.kind === 'choice' && judgeChoice(trial.system, match, input.seat, input.choice).ruling.ok;

/** Nonsense that happens to be legal must not leave anything behind that JSON would lose. */
function checkAccepted<S, E extends EventBase, Setup>(trial: Trial<S, E, Setup>, match: Match<S>, input: Input): void {
  const target = fork(trial.system, match);
  submit(trial.system, target, input);
  const fault = plainFault(target);
  if (fault !== undefined) broken(`${show(input)} was accepted and left the match damaged: ${fault}`);
}

function mustRefuse<S, E extends EventBase, Setup>(trial: Trial<S, E, Setup>, match: Match<S>, input: Input): void {
  const events: E[] = [];
  const ruling = submit(trial.system, match, input, { sink: event => events.push(event) });
  if (ruling.ok) broken(`accepted ${show(input)}`);
  checkRefusal(ruling, trial.options.words);
  if (events.length > 0) broken(`a refused input made events: ${show(input)}`);
}

interface Nonsense {
  readonly input: Input;
  /** Could this happen to be legal? */
  readonly mayPass: boolean;
}

function* nonsense<S, E extends EventBase, Setup>(
  trial: Trial<S, E, Setup>,
  match: Match<S>,
  rng: Rng,
): Generator<Nonsense> {
  const { pending, wait } = match;
  const seats = awaited(match);
  const first = seats[0] ?? 0;
  for (const choice of GARBAGE)
    yield { input: { kind: 'choice', wait, seat: first, choice }, mayPass: seats.length > 0 };
  if (pending.kind === 'decision') {
    const choice = someChoice(trial.system, match, first, rng);
    for (let i = 0; i < SLIPS; i++)
      yield { input: { kind: 'choice', wait, seat: first, choice: mutated(choice, [choice], rng) }, mayPass: true };
    for (const seat of [...trial.seats, ...NO_SEATS])
      if (!seats.includes(seat)) yield { input: { kind: 'choice', wait, seat, choice }, mayPass: false };
    for (const stale of [wait - 1, wait + 1, Number.NaN, 0.5])
      yield { input: { kind: 'choice', wait: stale, seat: first, choice }, mayPass: false };
    yield { input: { kind: 'chance', wait, outcome: [1] }, mayPass: false };
  }
  for (const outcome of wrongOutcomes(match, rng)) yield { input: { kind: 'chance', wait, outcome }, mayPass: false };
}

/** Well-formed choices that are probably wrong. */
const SLIPS = 4;

const NO_SEATS: readonly Seat[] = [-1, 99, 0.5, Number.NaN, '0' as unknown as Seat, null as unknown as Seat];

const cyclic: { self?: unknown } = {};
cyclic.self = cyclic;

/** What a hostile or broken client might send. */
const GARBAGE: readonly unknown[] = [
  undefined,
  null,
  true,
  '',
  'nonsense',
  '__proto__',
  Number.NaN,
  Number.POSITIVE_INFINITY,
  -0,
  0.5,
  -1,
  1_000_000,
  1e99,
  -1e99,
  2 ** 53,
  10n,
  Symbol('garbage'),
  () => 0,
  [],
  [null],
  [Number.NaN],
  [[]],
  [-0],
  ['0'],
  [0, 0],
  Array.from({ length: 2_000 }, (_, i) => i),
  Array.from({ length: 3 }),
  Array(1), // a hole: `every` and `map` do not see it
  Array(3),
  {},
  { length: 1, 0: 0 },
  { id: 0, choice: 0, to: null },
  Object.create(null),
  JSON.parse('{"__proto__": {"polluted": true}, "constructor": 1}'),
  new Map([[0, 0]]),
  cyclic,
];

function wrongOutcomes(match: Match<unknown>, rng: Rng): Outcome[] {
  const { pending } = match;
  if (pending.kind !== 'chance') return [];
  const { chance } = pending;
  const fair = drawOutcome(chance, rng);
  const absent = chance.kind === 'dice' ? chance.sides + 1 : Math.max(...chance.from) + 1;
  return [
    fair.slice(1),
    [...fair, ...fair],
    fair.with(0, absent),
    fair.with(0, -1),
    fair.with(0, 0.5),
    fair.with(0, Number.NaN),
    fair.with(0, null as unknown as number),
    null as unknown as Outcome,
    { length: fair.length } as unknown as Outcome,
    Array(fair.length) as Outcome,
    'nonsense' as unknown as Outcome,
  ];
}
