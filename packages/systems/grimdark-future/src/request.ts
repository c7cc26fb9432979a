import type { SetupRequest } from '@banneret/game';
import { hashOf, problem, type Parsed } from '@banneret/kernel';
import { ARMIES, LAYOUTS, LISTS, readForce, readListFile, type Force } from './content/index.js';
import { judgeList } from './forces/judgeList.js';
import { readOptions } from './options.js';
import { homelessIn, type Setup } from './setup.js';
import { PLAIN_OPTIONS } from './state.js';
import { randomTableFor, readTable, tableFor } from './tables/readTable.js';

/**
 * Set-ups as people ask for them. Options are `layout`, the id of a ready table (without it the seed picks one), `random`
 * or `random:7` for generated scenery, a size and seed for such, or a whole table; and what the players agree on: `points`,
 * `forceOrganisation` and the other options of a battle. Without `points` the limit is that of the largest list.
 */
export function setupFor({ seats = 2, armies = [], options = {}, seed = 0 }: SetupRequest): Parsed<Setup> {
  if (seats !== 2 || armies.length > 2) return problem('gdf.setup.seats');
  const { layout = LAYOUTS[Math.abs(seed) % LAYOUTS.length]?.id, ...agreed } = options;
  const read = readOptions(agreed, 'options');
  if (!read.ok) return read;
  const wanted = read.value.points ?? PLAIN_OPTIONS.points;
  const forces = forcesOf([armies[0] ?? ARMIES[0]?.id, armies[1] ?? ARMIES[1]?.id], (army, place) =>
    forceFrom(army, place, wanted),
  );
  if (!forces.ok) return forces;
  const points = read.value.points ?? Math.max(...forces.value.map(({ list }) => list.points));
  const table = layoutFor(layout, seed);
  if (!table.ok) return table;
  return setupOn({ layout: table.value, armies: forces.value, options: { ...PLAIN_OPTIONS, ...read.value, points } });
}

/** A set-up as a record holds it: everything is there, and nothing else. */
export function readSetup(raw: unknown): Parsed<Setup> {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return problem('gdf.setup.not-a-setup');
  const { layout, armies, options, ...others } = raw as Readonly<Record<string, unknown>>;
  if (!Array.isArray(armies) || armies.length !== 2 || Object.keys(others).length > 0)
    return problem('gdf.setup.not-a-setup');
  const agreed = readOptions(options, 'options');
  if (!agreed.ok) return agreed;
  const forces = forcesOf([armies[0], armies[1]], readForce);
  if (!forces.ok) return forces;
  const table = typeof layout === 'object' ? readTable(layout) : readyTable(layout);
  if (!table.ok) return table;
  const read = setupOn({ layout: table.value, armies: forces.value, options: { ...PLAIN_OPTIONS, ...agreed.value } });
  // Files may write the same army in several ways, a record has its one form: it is played as it stands.
  return read.ok && hashOf(read.value) !== hashOf(raw) ? problem('gdf.setup.not-a-setup') : read;
}

type Pair<T> = readonly [T, T];

function forcesOf(armies: Pair<unknown>, read: (raw: unknown, place: string) => Parsed<Force>): Parsed<Pair<Force>> {
  const first = read(armies[0], 'armies[0]');
  if (!first.ok) return first;
  const second = read(armies[1], 'armies[1]');
  return second.ok ? { ok: true, value: [first.value, second.value] } : second;
}

function layoutFor(layout: unknown, seed: number): Parsed<Setup['layout']> {
  if (typeof layout === 'object') return tableFor(layout, seed);
  return (typeof layout === 'string' ? randomTableFor(layout, seed) : undefined) ?? readyTable(layout);
}

function readyTable(layout: unknown): Parsed<string> {
  const table = LAYOUTS.find(({ id }) => id === layout);
  if (table !== undefined) return { ok: true, value: table.id };
  const known = [...LAYOUTS.map(({ id }) => id), 'random', 'random:7'].join(', ');
  return problem('gdf.setup.unknown-layout', { layout: shortened(layout), known });
}

/** GDF-ARM-01, -03: both lists are judged on the same terms. */
function setupOn(setup: Setup): Parsed<Setup> {
  for (const [seat, force] of setup.armies.entries()) {
    const ruling = judgeList(force, setup.options, `armies[${seat}]`);
    const [reason] = ruling.ok ? [] : ruling.because;
    if (reason !== undefined) return problem(reason.say, { ...reason.args, rule: reason.rule });
  }
  const homeless = homelessIn(setup);
  if (homeless === undefined) return { ok: true, value: setup };
  return problem('gdf.setup.no-room', { place: `armies[${homeless.seat}]`, unit: homeless.id });
}

/** `lantern-company` is the largest ready list of that army within the limit, `lantern-company/750` the one of that name. */
function forceFrom(wanted: unknown, place: string, limit: number): Parsed<Force> {
  if (typeof wanted !== 'string') return readListFile(wanted, ARMIES, place);
  const [army, list] = wanted.split('/');
  const own = LISTS.filter(force => force.army.id === army);
  const fitting = own.filter(force => (list === undefined ? force.list.points <= limit : force.list.id === list));
  const [force] = fitting.sort((a, b) => b.list.points - a.list.points || (a.list.id < b.list.id ? -1 : 1));
  if (force !== undefined) return { ok: true, value: force };
  return own.length === 0
    ? problem('gdf.setup.unknown-army', { army: shortened(wanted) })
    : problem('gdf.setup.unknown-list', {
        army: shortened(wanted),
        known: own.map(({ list: { id } }) => id).join(', '),
      });
}

/** What a stranger wrote, short enough to be quoted. Only texts are: anything else may be deep or endless. */
const shortened = (raw: unknown): string => (typeof raw === 'string' ? raw.slice(0, 80) : typeof raw);
