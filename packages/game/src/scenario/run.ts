import {
  Journal,
  promptOf,
  type Because,
  type EventBase,
  type Match,
  type MatchRecord,
  type Problem,
} from '@banneret/kernel';
import type { AnyGame } from '../game.js';
import { differences, nextOf, resultOf } from './expect.js';
import type { Fault } from './fault.js';
import { ScriptedChance } from './outcomes.js';
import type { Scenario, ScenarioChoice } from './read.js';
import { readKernelChoice } from './readable.js';

export type Verdict =
  | { readonly kind: 'held' }
  | { readonly kind: 'failed'; readonly differences: readonly Fault[] }
  /** A choice that the file takes for legal was refused. */
  | { readonly kind: 'refused'; readonly choice: number; readonly because: readonly Because[] }
  /** The file cannot be played to its end: an unreadable choice, a missing or impossible outcome. */
  | { readonly kind: 'bad'; readonly fault: Fault };

export interface ScenarioRun {
  readonly events: readonly EventBase[];
  readonly match: Match<unknown>;
  readonly record: MatchRecord;
  readonly verdict: Verdict;
  /** Refusals that the file expected, by choice. */
  readonly refusals: readonly { readonly choice: number; readonly because: readonly Because[] }[];
  /** Listed outcomes that nothing asked for: often a sign that the turn went otherwise than its author thought. */
  readonly unusedOutcomes: number;
}

export interface ScenarioOptions {
  /** Let events carry their reasons under `why`. */
  readonly explain?: boolean;
}

/** Play a scenario to the end of its choices, and compare with what it expects. */
export function runScenario(game: AnyGame, scenario: Scenario, options: ScenarioOptions = {}): ScenarioRun {
  const table: Table = {
    game,
    scenario,
    chance: new ScriptedChance(game, scenario),
    journal: new Journal(game.system, scenario.start, { seats: scenario.seats, ...options }),
    refusals: [],
  };
  const verdict = play(table);
  const { journal, refusals, chance } = table;
  return {
    events: journal.events as readonly EventBase[],
    match: journal.match as Match<unknown>,
    record: journal.record(),
    verdict,
    refusals,
    unusedOutcomes: chance.unused,
  };
}

interface Table {
  readonly game: AnyGame;
  readonly scenario: Scenario;
  readonly chance: ScriptedChance;
  // oxlint-disable-next-line typescript/no-explicit-any -- the games on a shelf share no state type
  readonly journal: Journal<any, any, any>;
  readonly refusals: { readonly choice: number; readonly because: readonly Because[] }[];
}

function play(table: Table): Verdict {
  const { game, scenario, journal } = table;
  for (const [i, choice] of scenario.choices.entries()) {
    const fault = settleChance(table);
    if (fault) return { kind: 'bad', fault };
    const stopped = choose(table, choice, i);
    if (stopped) return stopped;
  }
  // A file may end on purpose where the dice are picked up.
  const endsOnChance = scenario.expect.next?.chance !== undefined && table.chance.exhausted;
  const fault = endsOnChance ? undefined : settleChance(table);
  if (fault) return { kind: 'bad', fault };
  const found = differences(game, scenario.expect, journal.events, journal.match);
  return found.length === 0 ? { kind: 'held' } : { kind: 'failed', differences: found };
}

/** Roll and draw until a player is asked or the game is over. */
function settleChance({ journal, chance }: Table): Fault | undefined {
  for (;;) {
    const { pending, state, wait } = journal.match;
    if (pending.kind !== 'chance') return undefined;
    const outcome = chance.next(state, pending.chance);
    if (!outcome.ok) return outcome.fault;
    journal.submit({ kind: 'chance', wait, outcome: outcome.value });
  }
}

/** Hand in one choice. Says why the scenario stops here, if it does. */
function choose(table: Table, { seat, choose: raw, refused }: ScenarioChoice, i: number): Verdict | undefined {
  const { game, journal } = table;
  const { state, wait } = journal.match;
  const prompt = promptOf(journal.match, seat);
  // Whoever is not asked is refused by the kernel, with the reason.
  const read = prompt ? game.scenario.choice(state, prompt, raw) : { ok: true as const, value: raw };
  if (!read.ok) return { kind: 'bad', fault: unreadable(read.problem, `choices[${i}].choose`) };
  const choice = prompt ? readKernelChoice(prompt, read.value) : read.value;
  const ruling = journal.submit({ kind: 'choice', wait, seat, choice });
  if (ruling.ok) return refused === undefined ? undefined : otherwise(i, 'scenario.not-refused', { wanted: refused });
  if (refused === undefined) return { kind: 'refused', choice: i, because: ruling.because };
  const rules = ruling.because.map(because => because.rule);
  if (!rules.includes(refused))
    return otherwise(i, 'scenario.refused-otherwise', { wanted: refused, found: rules.join(', ') });
  table.refusals.push({ choice: i, because: ruling.because });
  return undefined;
}

/** A game names places within a choice as `choice…`, not knowing which one it is. */
function unreadable({ say, args }: Problem, whole: string): Fault {
  const within = args?.['place'];
  if (within === undefined) return { place: whole, problem: { say, ...(args && { args }) } };
  const place = String(within).replace(/^choice\b/, whole);
  return { place, problem: { say, args: { ...args, place } } };
}

const otherwise = (choice: number, say: string, args: Readonly<Record<string, string>>): Verdict => ({
  kind: 'failed',
  differences: [{ place: `choices[${choice}].refused`, problem: { say, args } }],
});

/** How a run ended, as plain data in the words of scenario files. */
export function outcomeOf(game: AnyGame, run: ScenarioRun): Record<string, unknown> {
  const { match, verdict, refusals, unusedOutcomes } = run;
  const result = resultOf(game, match);
  const { kind, ...details } = verdict;
  return {
    verdict: kind,
    ...details,
    next: nextOf(match),
    ...(result && { result }),
    ...(refusals.length > 0 && { refusals }),
    ...(unusedOutcomes > 0 && { unusedOutcomes }),
    facts: game.scenario.facts(match.state),
  };
}
