import { polygonFault } from '@banneret/geometry';
import type { SetupRequest } from '@banneret/game';
import { hashOf, isObject, problem, type Parsed } from '@banneret/kernel';
import {
  ENCOUNTERS,
  LAYOUTS,
  OPERATIONS,
  PLAIN_OPTIONS,
  seatCount,
  type Company,
  type Encounter,
  type Options,
  type Setup,
  type Table,
} from './book.js';
import { companies, pack } from './content/index.js';
import { companyFault } from './hiring.js';
import { isForOneCommander } from './rulings.js';
import { confederationOf, namedIn, uniqueAmong } from './procedures/setup/roles.js';
import { generateTable } from './tables/generate.js';
import { TABLES } from './tables/ready.js';
import { TRAITS } from './ground/traits.js';
import { ownTable } from './tables/own.js';
import { feet } from './tables/sketch.js';

/** The Encounter by the number of players; four may also play Kill Them All. */
const ENCOUNTER_FOR: Readonly<Record<number, Encounter>> = { 2: 'standard', 3: 'triumvirate', 4: 'conquest' };

/** TOS-MEA-02, TOS-CNQ-01, TOS-TRI-01: a small table for one Commander. */
const isSmall = (commanders: number): boolean => commanders === 1;

/**
 * Set-ups as people ask for them. Every player takes a ready Company unless the option `draft` lets all choose at the table.
 * Options: encounter, commanders, table (the id of a ready one, `random` with the seed, or one of the players' own, see
 * `tables/own.ts`), and those of the match.
 */
export function setupFor({ seats, armies = [], options = {}, seed = 1 }: SetupRequest): Parsed<Setup> {
  const { encounter: wanted, commanders = 1, table: tableId, draft = false, ...rest } = options;
  const encounter = wanted ?? ENCOUNTER_FOR[seats ?? Math.max(2, armies.length)];
  if (!isEncounter(encounter)) return wanted === undefined ? problem('tos.setup.seats') : badOption('encounter');
  if (seats !== undefined && seats !== seatCount(encounter)) return problem('tos.setup.seats');
  if (armies.length > seatCount(encounter)) return problem('tos.setup.seats');
  if (commanders !== 1 && commanders !== 2 && commanders !== 3) return badOption('commanders');
  if (isForOneCommander(encounter) && commanders !== 1)
    return problem('tos.setup.one-commander', { place: 'options.commanders' });
  if (typeof draft !== 'boolean') return badOption('draft');
  const own = isObject(tableId) ? ownTable(tableId, 'options.table') : undefined;
  if (own?.ok === false) return own;
  const table = own?.value ?? tableFor(tableId, isSmall(commanders), seed);
  if (table === undefined) return badOption('table');
  const unfit = tableFault(encounter, table);
  if (unfit !== undefined) return unfit;
  const read = readOptions(rest);
  if (!read.ok) return read;
  const count = seatCount(encounter);
  const lists = draft
    ? { ok: true as const, value: Array.from({ length: count }, () => null) }
    : readyLists(armies, encounter, commanders);
  if (!lists.ok) return lists;
  return {
    ok: true,
    value: { encounter, seats: count, commanders, table, options: read.value, pack, companies: lists.value },
  };
}

/** TOS-CNQ-01, TOS-TRI-01. */
const tableFault = (encounter: Encounter, { width, depth }: Table): Parsed<never> | undefined =>
  isForOneCommander(encounter) && (width !== feet(4) || depth !== feet(4))
    ? problem('tos.setup.small-table', { place: 'options.table' })
    : undefined;

const badOption = (option: string): Parsed<never> =>
  problem('tos.setup.option', { place: `options.${option}`, option });

const isEncounter = (raw: unknown): raw is Encounter => ENCOUNTERS.some(encounter => encounter === raw);

function tableFor(id: unknown, small: boolean, seed: number): Table | undefined {
  if (id === 'random') return generateTable(seed, small ? feet(4) : feet(6), feet(4));
  if (id !== undefined) return TABLES.find(table => table.id === id);
  const fitting = TABLES.filter(table => table.width === (small ? feet(4) : feet(6)));
  return fitting[Math.abs(seed) % fitting.length];
}

/** `allegiance`, or `allegiance/company`. Without a wish the Allegiances take turns. */
function readyLists(armies: readonly unknown[], encounter: Encounter, commanders: number): Parsed<readonly Company[]> {
  const lists: Company[] = [];
  for (let seat = 0; seat < seatCount(encounter); seat++) {
    const wish = armies[seat] ?? pack.allegiances[seat % pack.allegiances.length]?.id;
    const [army, list] = typeof wish === 'string' ? wish.split('/') : [];
    const own = companies.filter(({ allegiance }) => allegiance === army);
    if (army === undefined || own.length === 0) {
      const known = pack.allegiances.map(({ id }) => id).join(', ');
      return problem('tos.setup.unknown-army', {
        place: `armies[${seat}]`,
        army: String(army ?? typeof wish).slice(0, 80),
        known,
      });
    }
    const fitting = own.filter(
      company => company.commanders.length === commanders && (list === undefined || company.id === list),
    );
    const taken = takenBefore(encounter, lists, seat);
    const chosen = fitting.find(({ commanders: own, units }) =>
      namedIn([...own, ...units]).every(id => !taken.includes(id)),
    );
    if (chosen === undefined)
      return problem('tos.setup.commanders', {
        place: `armies[${seat}]`,
        army: String(wish).slice(0, 80),
        count: commanders,
      });
    lists.push(chosen);
  }
  return { ok: true, value: lists };
}

/** TOS-MPL-09: Unique units and Assets that partners with lower seats bring already. */
function takenBefore(encounter: Encounter, lists: readonly (Company | null)[], seat: number): string[] {
  const partners = lists.filter(
    (list, other) =>
      list !== null && other < seat && confederationOf({ encounter }, other) === confederationOf({ encounter }, seat),
  ) as Company[];
  return uniqueAmong(
    { pack },
    partners.flatMap(({ commanders, units }) => namedIn([...commanders, ...units])),
  );
}

/** Options over the defaults; each must be of the kind that the default is of. */
function readOptions(raw: Readonly<Record<string, unknown>>): Parsed<Options> {
  const stranger = Object.keys(raw).find(name => !Object.hasOwn(PLAIN_OPTIONS, name));
  if (stranger !== undefined)
    return problem('tos.setup.unknown-option', { place: 'options', option: stranger.slice(0, 80) });
  const wrong = Object.keys(raw).find(name => !isOption(name as keyof Options, raw[name]));
  return wrong === undefined ? { ok: true, value: { ...PLAIN_OPTIONS, ...raw } } : badOption(wrong);
}

function isOption(name: keyof Options, value: unknown): boolean {
  if (name === 'operation') return value === 'flip' || OPERATIONS.some(operation => operation === value);
  if (name === 'layout') return value === 'flip' || LAYOUTS.some(layout => layout === value);
  return typeof value === 'boolean';
}

/** A set-up as a record holds it: everything is there. Its cards must be those of this game, its lists legal. */
export function readSetup(raw: unknown): Parsed<Setup> {
  if (!isObject(raw)) return problem('tos.setup.not-a-setup');
  const { encounter, seats, commanders, table, options, pack: cards, companies: lists } = raw;
  if (!isEncounter(encounter) || seats !== seatCount(encounter) || !Array.isArray(lists) || lists.length !== seats)
    return problem('tos.setup.not-a-setup');
  if (commanders !== 1 && commanders !== 2 && commanders !== 3) return problem('tos.setup.not-a-setup');
  if (!isObject(options)) return problem('tos.setup.not-a-setup');
  const read = readOptions(options);
  if (!read.ok) return read;
  if (hashOf(cards) !== hashOf(pack)) return problem('tos.setup.pack');
  if (!isTable(table)) return problem('tos.setup.table');
  if (isForOneCommander(encounter) && commanders !== 1)
    return problem('tos.setup.one-commander', { place: 'commanders' });
  const unfit = tableFault(encounter, table);
  if (unfit !== undefined) return unfit;
  const setup: Setup = {
    encounter,
    seats,
    commanders,
    table,
    options: read.value,
    pack,
    companies: lists as (Company | null)[],
  };
  for (const [seat, list] of lists.entries()) {
    if (list === null) continue;
    const taken = takenBefore(encounter, setup.companies.slice(0, seat), seat);
    const fault = isCompany(list) ? companyFault(setup, list, taken) : { rule: 'TOS-HIR-02' };
    if (fault !== undefined)
      return problem('tos.setup.company', { place: `companies[${seat}]`, seat: seat + 1, rule: fault.rule });
  }
  return { ok: true, value: setup };
}

function isTable(raw: unknown): raw is Table {
  if (!isObject(raw) || typeof raw['id'] !== 'string' || !isName(raw['name']) || !Array.isArray(raw['terrain']))
    return false;
  const { width, depth } = raw;
  if (!isLength(width) || !isLength(depth)) return false;
  return raw['terrain'].every(zone => isZone(zone));
}

const isLength = (raw: unknown): raw is number =>
  Number.isSafeInteger(raw) && (raw as number) > 0 && (raw as number) <= feet(20);
const isName = (raw: unknown): boolean =>
  isObject(raw) && typeof raw['fr'] === 'string' && typeof raw['en'] === 'string';

function isZone(raw: unknown): boolean {
  if (!isObject(raw) || typeof raw['id'] !== 'string' || !isName(raw['name'])) return false;
  const { outline, traits } = raw;
  if (!Array.isArray(outline) || !outline.every(isPoint) || polygonFault(outline) !== undefined) return false;
  return (
    Array.isArray(traits) && traits.every(trait => isObject(trait) && TRAITS.some(name => name === trait['trait']))
  );
}

const isPoint = (raw: unknown): boolean =>
  isObject(raw) && Number.isSafeInteger(raw['x']) && Number.isSafeInteger(raw['y']);

const isCompany = (raw: unknown): raw is Company =>
  isObject(raw) && typeof raw['allegiance'] === 'string' && [raw['commanders'], raw['units']].every(isRecruits);

const isRecruits = (raw: unknown): boolean =>
  Array.isArray(raw) &&
  raw.every(
    recruit =>
      isObject(recruit) &&
      typeof recruit['unit'] === 'string' &&
      (recruit['assets'] === undefined || isAssets(recruit['assets'])),
  );

const isAssets = (raw: unknown): boolean =>
  Array.isArray(raw) && raw.every(asset => isObject(asset) && typeof asset['asset'] === 'string');
