import type { SetupRequest } from '@banneret/game';
import { hashOf, problem, type Parsed } from '@banneret/kernel';
import { ARMIES, LAYOUTS, readArmy, type Army } from './content/index.js';
import { homelessIn, type Setup } from './setup.js';

/** Set-ups as people ask for them. The only option is `layout`, the id of a table; without it the seed picks one. */
export function setupFor({ seats = 2, armies = [], options = {}, seed = 0 }: SetupRequest): Parsed<Setup> {
  if (seats !== 2 || armies.length > 2) return problem('gdf.setup.seats');
  const unknown = Object.keys(options).find(name => name !== 'layout');
  if (unknown !== undefined)
    return problem('gdf.setup.unknown-option', { place: 'options', option: shortened(unknown) });
  const wanted = options['layout'] ?? LAYOUTS[Math.abs(seed) % LAYOUTS.length]?.id;
  return setupOn(wanted, [armies[0] ?? ARMIES[0]?.id, armies[1] ?? ARMIES[1]?.id], armyFrom);
}

/** A set-up as a record holds it: everything is there, and nothing else. */
export function readSetup(raw: unknown): Parsed<Setup> {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return problem('gdf.setup.not-a-setup');
  const { layout, armies, ...others } = raw as Readonly<Record<string, unknown>>;
  if (!Array.isArray(armies) || armies.length !== 2 || Object.keys(others).length > 0)
    return problem('gdf.setup.not-a-setup');
  const read = setupOn(layout, [armies[0], armies[1]], readArmy);
  // Files may write the same army in several ways, a record has its one form: it is played as it stands.
  return read.ok && hashOf(read.value) !== hashOf(raw) ? problem('gdf.setup.not-a-setup') : read;
}

type ArmyReader = (raw: unknown, place: string) => Parsed<Army>;

function setupOn(layout: unknown, armies: readonly [unknown, unknown], read: ArmyReader): Parsed<Setup> {
  const table = LAYOUTS.find(({ id }) => id === layout);
  if (table === undefined) return problem('gdf.setup.unknown-layout', { layout: shortened(layout) });
  const first = read(armies[0], 'armies[0]');
  if (!first.ok) return first;
  const second = read(armies[1], 'armies[1]');
  if (!second.ok) return second;
  const setup: Setup = { layout: table.id, armies: [first.value, second.value] };
  const homeless = homelessIn(setup);
  if (homeless === undefined) return { ok: true, value: setup };
  return problem('gdf.setup.no-room', { place: `armies[${homeless.seat}]`, unit: homeless.id });
}

/** The id of an army of the game, or a whole army as read from a file. */
function armyFrom(wanted: unknown, place: string): Parsed<Army> {
  if (typeof wanted !== 'string') return readArmy(wanted, place);
  const army = ARMIES.find(({ id }) => id === wanted);
  if (army === undefined) return problem('gdf.setup.unknown-army', { army: shortened(wanted) });
  return { ok: true, value: army };
}

/** What a stranger wrote, short enough to be quoted. Only texts are: anything else may be deep or endless. */
const shortened = (raw: unknown): string => (typeof raw === 'string' ? raw.slice(0, 80) : typeof raw);
