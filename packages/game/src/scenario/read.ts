import { isObject, type Parsed, type Problem, type Start } from '@banneret/kernel';
import type { AnyGame, SetupRequest } from '../game.js';
import { faultAt, type Checked, type Fault } from './fault.js';
import { DEEPEST_JSON, join, nestsTooDeep, shorten } from './json.js';
import { schemaFor } from './schema.js';
import { firstFault } from './validate.js';

const MB = 1_000_000;
/** Nobody writes more by hand; anything larger is refused before it is read. */
export const LARGEST_SCENARIO = 4 * MB;
/** A record of a very long game stays far below. */
export const LARGEST_RECORD = 64 * MB;

export interface ScenarioChoice {
  /** Counted from 0, as the kernel does. */
  readonly seat: number;
  readonly choose: unknown;
  readonly refused?: string;
}

export interface Expectation {
  readonly events?: readonly Readonly<Record<string, unknown>>[];
  readonly facts?: Readonly<Record<string, unknown>>;
  /** Seats counted from 1, as in the file. */
  readonly next?: { readonly seat?: number; readonly ask?: string; readonly rule?: string; readonly chance?: string };
  readonly result?: { readonly winners?: readonly number[]; readonly scores?: readonly number[] };
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
  readonly expect?: Expectation & { readonly refused?: string };
}

/** Read a scenario file. Whatever is wrong with it comes back as one fault, with its place. */
export function parseScenario(text: string, games: readonly AnyGame[]): Checked<ReadScenario> {
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
export function readScenario(raw: unknown, games: readonly AnyGame[]): Checked<ReadScenario> {
  if (!isObject(raw) || raw['system'] === undefined) return faultAt('', 'scenario.not-an-object');
  const game = games.find(g => g.system.id === raw['system']);
  if (game === undefined) {
    const known = games.map(g => g.system.id).join(', ');
    const system = typeof raw['system'] === 'string' ? raw['system'] : shorten(raw['system']);
    return faultAt('system', 'scenario.unknown-system', { system, known });
  }
  if ('position' in raw === 'setup' in raw) return faultAt('', 'scenario.one-start');
  const fault = firstFault(schemaFor(game), raw);
  if (fault) return { ok: false, fault };
  const written = raw as Written;
  const begun = 'position' in raw ? fromPosition(game, written.position) : fromSetup(game, written.setup ?? {});
  if (!begun.ok) return begun;
  return withChoices(game, written, begun.value);
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

function withChoices(game: AnyGame, written: Written, begun: Begun): Checked<ReadScenario> {
  const { title = '', chance = [], seed, choices = [], expect: { refused, ...expect } = {} } = written;
  const stranger = choices.findIndex(choice => choice.seat > begun.seats);
  if (stranger >= 0) return faultAt(`choices[${stranger}].seat`, 'scenario.seat-unknown', { seats: begun.seats });
  if (refused !== undefined && choices.length === 0)
    return faultAt('expect.refused', 'scenario.refused-without-choice');
  const last = choices.length - 1;
  const scenario: Scenario = {
    ...begun,
    title,
    chance,
    expect,
    choices: choices.map((choice, i) => ({
      ...choice,
      seat: choice.seat - 1,
      ...(i === last && refused !== undefined && { refused }),
    })),
    ...(seed !== undefined && { seed }),
  };
  return { ok: true, value: { game, scenario } };
}
