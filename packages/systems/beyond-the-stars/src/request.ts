import type { SetupRequest } from '@banneret/game';
import { hashOf, isObject, problem, type Parsed } from '@banneret/kernel';
import { FACTIONS, LISTS } from './content/index.js';
import { readTableId, tableFor } from './content/tables/choose.js';
import { TABLES } from './content/tables/index.js';
import type { ArmyList } from './content/types.js';
import { judgeList } from './forces/judgeList.js';
import { readList } from './forces/readList.js';
import { SCENARIOS } from './names.js';
import { commonLimit, SIDES } from './rulings.js';
import type { Setup } from './setup.js';
import { PLAIN_OPTIONS, type BattleOptions } from './state.js';

/** How each option of a battle is read; what is refused says so. */
const OPTIONS: { readonly [O in keyof Required<BattleOptions>]: (raw: unknown) => BattleOptions[O] | undefined } = {
  points: raw => (isWithin(raw, 1, 5_000) ? raw : undefined),
  scenario: raw => SCENARIOS.find(id => id === raw),
  turns: raw => (isWithin(raw, 1, 100) ? raw : undefined),
  reserveRolls: raw => (raw === 'compulsory' || raw === 'optional' ? raw : undefined),
  scenery: raw => (raw === 'ready' || raw === 'placed' ? raw : undefined),
  terrainBy: raw => (isWithin(raw, 0, 1) ? raw : undefined),
};

const isWithin = (raw: unknown, least: number, most: number): raw is number =>
  Number.isSafeInteger(raw) && (raw as number) >= least && (raw as number) <= most;

function readOptions(raw: unknown): Parsed<Partial<BattleOptions>> {
  if (!isObject(raw)) return problem('bts.setup.not-a-setup');
  const read: Record<string, unknown> = {};
  for (const [option, given] of Object.entries(raw)) {
    const known = OPTIONS[option as keyof BattleOptions];
    if (known === undefined || !Object.hasOwn(OPTIONS, option))
      return problem('bts.setup.unknown-option', {
        option: option.slice(0, 80),
        known: ['table', ...Object.keys(OPTIONS)].join(', '),
      });
    const value = known(given);
    if (value === undefined) return problem('bts.setup.bad-option', { option });
    read[option] = value;
  }
  return { ok: true, value: read };
}

/**
 * Set-ups as people ask for them. Options are `table`, the id of a ready table (without it the seed picks one) or one made by
 * chance (`random`, `random-66`, see `tableFor`), and what the players agree on: `points`, `scenario` (the seed picks one,
 * BTS-SCN-01), `turns` (no limit without it, R-70), `reserveRolls`, and whether the scenery of that table is `ready` or to be `placed` in turn, or all of it by the seat `terrainBy`. Without `points` the limit is that of the larger
 * list.
 */
export function setupFor({ seats = 2, armies = [], options = {}, seed = 0 }: SetupRequest): Parsed<Setup> {
  if (seats !== SIDES || armies.length > SIDES) return problem('bts.setup.seats');
  const { table: wanted, ...agreed } = options;
  const read = readOptions(agreed);
  if (!read.ok) return read;
  const table = tableFor(wanted ?? TABLES[Math.abs(seed) % TABLES.length]?.id, Math.abs(seed));
  if (!table.ok) return table;
  const limit = read.value.points ?? PLAIN_OPTIONS.points;
  const first = listFor(armies[0] ?? FACTIONS[0]?.id, 'armies[0]', limit);
  if (!first.ok) return first;
  const second = listFor(armies[1] ?? FACTIONS[1]?.id, 'armies[1]', limit);
  if (!second.ok) return second;
  const points = read.value.points ?? commonLimit([first.value.points, second.value.points]);
  const scenario = read.value.scenario ?? SCENARIOS[Math.abs(seed) % SCENARIOS.length] ?? PLAIN_OPTIONS.scenario;
  return judged({
    table: table.value,
    armies: [first.value, second.value],
    options: { ...PLAIN_OPTIONS, ...read.value, scenario, points },
  });
}

/** A set-up as a record holds it: everything is there, and nothing else. */
export function readSetup(raw: unknown): Parsed<Setup> {
  if (!isObject(raw)) return problem('bts.setup.not-a-setup');
  const { table: wanted, armies, options, ...others } = raw;
  if (!Array.isArray(armies) || armies.length !== 2 || Object.keys(others).length > 0)
    return problem('bts.setup.not-a-setup');
  const agreed = readOptions(options);
  if (!agreed.ok) return agreed;
  const table = readTableId(wanted);
  if (!table.ok) return table;
  const [first, second] = [readList(armies[0], 'armies[0]'), readList(armies[1], 'armies[1]')];
  if (!first.ok) return first;
  if (!second.ok) return second;
  const read = judged({
    table: table.value,
    armies: [first.value, second.value],
    options: { ...PLAIN_OPTIONS, ...agreed.value },
  });
  return read.ok && hashOf(read.value) !== hashOf(raw) ? problem('bts.setup.not-a-setup') : read;
}

/** `march-tribes` is the largest ready list of that Faction within the limit, `march-tribes/march-tribes-750` that one. */
function listFor(wanted: unknown, place: string, limit: number): Parsed<ArmyList> {
  if (typeof wanted !== 'string') return readList(wanted, place);
  const [faction, id] = wanted.split('/');
  const own = LISTS.filter(list => list.faction === faction);
  const fitting = own.filter(list => (id === undefined ? list.points <= limit : list.id === id));
  const [list] = [...fitting].sort((a, b) => b.points - a.points || (a.id < b.id ? -1 : 1));
  if (list !== undefined) return { ok: true, value: list };
  const known = LISTS.map(other => `${other.faction}/${other.id}`).join(', ');
  return problem('bts.setup.unknown-army', { army: shortened(wanted), known });
}

/** BTS-ARM-02: both lists are judged on the same terms. */
function judged(setup: Setup): Parsed<Setup> {
  for (const [seat, list] of setup.armies.entries()) {
    const ruling = judgeList(FACTIONS, list, setup.options.points, `armies[${seat}]`);
    const [reason] = ruling.ok ? [] : ruling.because;
    if (reason !== undefined) return problem(reason.say, { ...reason.args, rule: reason.rule });
  }
  return { ok: true, value: setup };
}

/** What a stranger wrote, short enough to be quoted. Only texts are: anything else may be deep or endless. */
const shortened = (raw: unknown): string => (typeof raw === 'string' ? raw.slice(0, 80) : typeof raw);
