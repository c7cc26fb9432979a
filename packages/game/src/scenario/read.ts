import { isObject, type Parsed, type Problem, type Start } from '@banneret/kernel';
import type { AnyGame, SetupRequest } from '../game.js';
import { faultAt, type Checked, type Fault } from './fault.js';
import { DEEPEST_JSON, join, LARGEST_NUMBER, nestsTooDeep, shorten, wildNumber } from './json.js';
import { differs } from './matching.js';
import type { OfferedOrNot } from './offers.js';
import { refusedBy, ruleOf, rulesIn, type Refused } from './refused.js';
import { schemaFor } from './schema.js';
import { firstFault } from './validate.js';

const MB = 1_000_000;
/** Nobody writes more by hand; anything larger is refused before it is read. */
export const LARGEST_SCENARIO = 4 * MB;
/** A record of a very long game stays far below. */
export const LARGEST_RECORD = 64 * MB;

export interface ScenarioChoice extends OfferedOrNot {
  /** Counted from 0, as the kernel does. */
  readonly seat: number;
  /** Absent where the file only looks at what is offered. */
  readonly choose?: unknown;
  readonly refused?: Refused;
  /** Would be legal, and is not played. */
  readonly allowed?: true;
}

/** Part of an event. */
export type EventPattern = Readonly<Record<string, unknown>>;

export interface Expectation extends OfferedOrNot {
  readonly events?: readonly EventPattern[];
  readonly never?: readonly EventPattern[];
  readonly count?: readonly { readonly event: EventPattern; readonly times: number }[];
  readonly facts?: Readonly<Record<string, unknown>>;
  /** Seats counted from 1, as in the file. */
  readonly next?: { readonly seat?: number; readonly ask?: string; readonly rule?: string; readonly chance?: string };
  readonly result?: { readonly winners?: readonly number[]; readonly scores?: readonly number[] };
  /** The position or set-up itself must be refused; the refusal of a choice stands with that choice. */
  readonly refused?: Refused;
}

/** A scenario file that has been checked, its position read. */
export interface Scenario {
  readonly title: string;
  readonly start: Start;
  readonly seats: number;
  readonly chance: readonly unknown[];
  readonly seed?: number | string;
  readonly choices: readonly ScenarioChoice[];
  readonly expect: Expectation;
}

export interface ReadScenario {
  readonly game: AnyGame;
  readonly scenario: Scenario;
}

/** The file as written, after the schema has agreed to it. */
interface Written {
  readonly title?: string;
  readonly position?: unknown;
  readonly setup?: SetupRequest;
  readonly chance?: readonly unknown[];
  readonly seed?: number | string;
  readonly choices?: readonly ScenarioChoice[];
  readonly expect?: Expectation;
}

/** What came of reading a file. Where it wants its start refused, `instead` says what is otherwise about the refusal. */
export type Reading =
  | { readonly ok: true; readonly value: ReadScenario }
  | { readonly ok: false; readonly fault: Fault; readonly instead?: readonly Fault[] };

/** Read a scenario file. Whatever is wrong with it comes back as one fault, with its place. */
export function parseScenario(text: string, games: readonly AnyGame[]): Reading {
  if (text.length > LARGEST_SCENARIO) return faultAt('', 'scenario.too-big', { limit: LARGEST_SCENARIO / MB });
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    return faultAt('', 'scenario.not-json');
  }
  if (nestsTooDeep(text)) return faultAt('', 'scenario.too-deep', { limit: DEEPEST_JSON });
  return readScenario(raw, games);
}

/** The same from a value: tests write scenarios as objects. */
export function readScenario(raw: unknown, games: readonly AnyGame[]): Reading {
  if (!isObject(raw) || raw['system'] === undefined) return faultAt('', 'scenario.not-an-object');
  const game = games.find(g => g.system.id === raw['system']);
  if (game === undefined) {
    const known = games.map(g => g.system.id).join(', ');
    const system = typeof raw['system'] === 'string' ? raw['system'] : shorten(raw['system']);
    return faultAt('system', 'scenario.unknown-system', { system, known });
  }
  if ('position' in raw === 'setup' in raw) return faultAt('', 'scenario.one-start');
  const fault = firstFault(schemaFor(game), raw);
  if (fault) return /^(?:position|setup)\b/.test(fault.place) ? notBegun(raw, fault) : { ok: false, fault };
  const written = raw as Written;
  const wild = wildNumber(written.position, 'position');
  if (wild)
    return notBegun(raw, differs(wild.place, 'scenario.wild-number', { found: wild.found, limit: LARGEST_NUMBER }));
  const begun = 'position' in raw ? fromPosition(game, written.position) : fromSetup(game, written.setup ?? {});
  if (!begun.ok) return notBegun(raw, begun.fault);
  return withChoices(game, written, begun.value);
}

/** A start that cannot be is what some files are about: an illegal list, say. */
function notBegun(raw: Readonly<Record<string, unknown>>, fault: Fault): Reading {
  const wanted = wantedRefusal(raw);
  if (wanted === undefined) return { ok: false, fault };
  const rule = ruleOf(fault.problem);
  if (refusedBy(wanted, rule === undefined ? [] : [rule])) return { ok: false, fault, instead: [] };
  const args = { wanted: rulesIn(wanted), found: rule ?? '–' };
  const otherwise = differs('expect.refused', 'scenario.start-refused-otherwise', args);
  return { ok: false, fault, instead: [otherwise, fault] };
}

/** What is asked of the start may not have been checked yet: the first fault of the file is the one that is told. */
function wantedRefusal({ choices = [], expect }: Readonly<Record<string, unknown>>): Refused | undefined {
  if (!Array.isArray(choices) || choices.length > 0 || !isObject(expect)) return undefined;
  const { refused: wanted } = expect;
  const rules = Array.isArray(wanted) && wanted.every(rule => typeof rule === 'string');
  return wanted === true || typeof wanted === 'string' || rules ? (wanted as Refused) : undefined;
}

type Begun = Pick<Scenario, 'start' | 'seats'>;

function fromPosition(game: AnyGame, body: unknown): Checked<Begun> {
  const read = game.scenario.position(body);
  if (!read.ok) return refused('position', read);
  const { state, stack, seats } = read.value;
  return { ok: true, value: { start: { kind: 'position', state, stack }, seats } };
}

function fromSetup(game: AnyGame, request: SetupRequest): Checked<Begun> {
  const read = game.setupFor(request);
  if (!read.ok) return refused('setup', { ok: false, problem: placedUnder('setup', read.problem) });
  return {
    ok: true,
    value: { start: { kind: 'setup', setup: read.value }, seats: game.system.seats(read.value) },
  };
}

/** A game names places within what it was given (`armies[0].id`); the file has that under a name of its own. */
export function placedUnder(whole: string, problem: Problem): Problem {
  const { args } = problem;
  return args?.['place'] === undefined
    ? problem
    : { ...problem, args: { ...args, place: join(whole, String(args['place'])) } };
}

/** The game's own complaint; where it names a place of its own, that one is the better. */
function refused(place: string, read: Parsed<unknown> & { readonly ok: false }): { ok: false; fault: Fault } {
  const own = read.problem.args?.['place'];
  return { ok: false, fault: { place: own === undefined ? place : String(own), problem: read.problem } };
}

function withChoices(game: AnyGame, written: Written, begun: Begun): Reading {
  const { title = '', chance = [], seed, expect: { refused, ...expect } = {} } = written;
  const last = (written.choices ?? []).length - 1;
  const choices = (written.choices ?? []).map((choice, i) => ({
    ...choice,
    seat: choice.seat - 1,
    ...(i === last && refused !== undefined && { refused }),
  }));
  for (const [i, choice] of choices.entries()) {
    const fault = faultInChoice(choice, `choices[${i}]`, begun.seats);
    if (fault) return fault;
  }
  const scenario: Scenario = {
    ...begun,
    title,
    chance,
    choices,
    expect: last < 0 && refused !== undefined ? { ...expect, refused } : expect,
    ...(seed !== undefined && { seed }),
  };
  return { ok: true, value: { game, scenario } };
}

/** What a schema cannot say of an entry of `choices`. */
function faultInChoice(choice: ScenarioChoice, place: string, seats: number): ReturnType<typeof faultAt> | undefined {
  if (choice.seat >= seats) return faultAt(`${place}.seat`, 'scenario.seat-unknown', { seats });
  if (choice.allowed && choice.refused !== undefined) return faultAt(place, 'scenario.allowed-and-refused');
  const looks = choice.offered !== undefined || choice.notOffered !== undefined;
  const chooses = Object.hasOwn(choice, 'choose');
  if (!chooses && (!looks || choice.allowed || choice.refused !== undefined))
    return faultAt(place, 'schema.missing-field', { field: 'choose' });
  return undefined;
}
