import {
  judgeChoice,
  Journal,
  KRN,
  promptOf,
  type Because,
  type EventBase,
  type Match,
  type MatchRecord,
  type Parsed,
  type Prompt,
} from '@banneret/kernel';
import type { AnyGame } from '../game.js';
import { askedOf, readAnswer, type Asked } from './answers.js';
import { toldEvents } from './events.js';
import { differences, nextOf, resultOf } from './expect.js';
import type { Fault } from './fault.js';
import { differs } from './matching.js';
import { inOffers, placedAt } from './offers.js';
import { ScriptedChance } from './outcomes.js';
import type { Scenario, ScenarioChoice } from './read.js';
import { inFileWords } from './refusalWords.js';
import { refusedBy, rulesIn, type Refused } from './refused.js';

export type Verdict =
  | { readonly kind: 'held' }
  | { readonly kind: 'failed'; readonly differences: readonly Fault[] }
  /** A choice that the file takes for legal was refused. */
  | {
      readonly kind: 'refused';
      readonly choice: number;
      readonly because: readonly Because[];
      readonly question?: Asked;
    }
  /** The file cannot be played to its end: an unreadable choice, a missing or impossible outcome. */
  | { readonly kind: 'bad'; readonly fault: Fault };

export interface ScenarioRun {
  readonly events: readonly EventBase[];
  readonly match: Match<unknown>;
  readonly record: MatchRecord;
  readonly verdict: Verdict;
  /** Refusals that the file expected, by choice. */
  readonly refusals: readonly { readonly choice: number; readonly because: readonly Because[] }[];
  /** Listed outcomes that nothing asked for. A file with some has failed: its turn went otherwise than its author thought. */
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
  const { game, scenario, journal, chance } = table;
  if (scenario.expect.refused !== undefined) return startNotRefused(scenario.expect.refused);
  for (const [i, choice] of scenario.choices.entries()) {
    const fault = settleChance(table);
    if (fault) return { kind: 'bad', fault };
    const stopped = take(table, choice, i);
    if (stopped) return stopped;
  }
  const fault = settleChance(table, scenario.expect.next?.chance);
  if (fault) return { kind: 'bad', fault };
  const events = toldEvents(game, scenario.start, journal.events as readonly EventBase[]);
  const found = [...differences(game, scenario.expect, events, journal.match as Match<unknown>), ...leftOver(chance)];
  return found.length === 0 ? { kind: 'held' } : { kind: 'failed', differences: found };
}

const startNotRefused = (wanted: Refused): Verdict => ({
  kind: 'failed',
  differences: [differs('expect.refused', 'scenario.start-not-refused', { wanted: rulesIn(wanted) })],
});

/** An outcome that nothing asked for: a roll that the file counts on has not been made. */
const leftOver = ({ unused, used }: ScriptedChance): readonly Fault[] =>
  unused === 0 ? [] : [differs(`chance[${used}]`, 'scenario.unused', { count: unused })];

/**
 * Roll and draw until a player is asked or the game is over. A file that ends where the dice are picked up stops there as soon as
 * its outcomes are used up; a seed rolls on until it is that very roll.
 */
function settleChance({ journal, chance }: Table, last?: string): Fault | undefined {
  for (;;) {
    const { pending, state, wait } = journal.match;
    if (pending.kind !== 'chance') return undefined;
    if (last !== undefined && chance.unused === 0 && (!chance.seeded || pending.chance.why === last)) return undefined;
    const outcome = chance.next(state, pending.chance);
    if (!outcome.ok) return outcome.fault;
    journal.submit({ kind: 'chance', wait, outcome: outcome.value });
  }
}

/** One entry of `choices`: what is offered, then the answer. Says why the scenario stops here, if it does. */
function take(table: Table, entry: ScenarioChoice, i: number): Verdict | undefined {
  const { game, journal } = table;
  const prompt = promptOf(journal.match, entry.seat);
  const wrong = [...inOffers(game, journal.match.state, prompt, entry, `choices[${i}]`)];
  if (wrong.length > 0) return { kind: 'failed', differences: wrong };
  return Object.hasOwn(entry, 'choose') ? choose(table, entry, prompt, i) : undefined;
}

function choose(table: Table, entry: ScenarioChoice, prompt: Prompt | undefined, i: number): Verdict | undefined {
  const { game, journal } = table;
  const { seat, choose: raw, refused, allowed } = entry;
  const { state, wait } = journal.match;
  if (refused === undefined && allowed === undefined && game.scenario.declines?.(state, prompt, raw) === true)
    return undefined;
  // Whoever is not asked is refused by the kernel, with the reason.
  const read: Parsed<unknown> = prompt ? readAnswer(game, state, prompt, raw) : { ok: true, value: raw };
  const question = (): { question?: Asked } => (prompt ? { question: askedOf(game, state, prompt) } : {});
  if (!read.ok) {
    const fault = placedAt(read.problem, `choices[${i}].choose`);
    const expected = refused !== undefined && refusedBy(refused, [KRN.malformed]);
    if (!expected) return { kind: 'bad', fault: { ...fault, ...question() } };
    table.refusals.push({ choice: i, because: [{ rule: KRN.malformed, ...fault.problem }] });
    return undefined;
  }
  const ruling = allowed
    ? judgeChoice(journal.system, journal.match, seat, read.value).ruling
    : journal.submit({ kind: 'choice', wait, seat, choice: read.value });
  if (ruling.ok) return refused === undefined ? undefined : accepted(i, refused);
  const answer = { raw, read: read.value };
  const because = ruling.because.map(one => (prompt ? inFileWords(game, state, prompt, answer, one) : one));
  if (refused === undefined) return { kind: 'refused', choice: i, because, ...question() };
  const rules = because.map(({ rule }) => rule);
  if (!refusedBy(refused, rules)) return otherwise(i, refused, rules);
  table.refusals.push({ choice: i, because });
  return undefined;
}

const accepted = (i: number, wanted: Refused): Verdict => ({
  kind: 'failed',
  differences: [
    wanted === true
      ? differs(`choices[${i}].refused`, 'scenario.not-refused-at-all')
      : differs(`choices[${i}].refused`, 'scenario.not-refused', { wanted: rulesIn(wanted) }),
  ],
});

const otherwise = (i: number, wanted: Refused, found: readonly string[]): Verdict => ({
  kind: 'failed',
  differences: [
    differs(`choices[${i}].refused`, 'scenario.refused-otherwise', {
      wanted: rulesIn(wanted),
      found: found.join(', '),
    }),
  ],
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
