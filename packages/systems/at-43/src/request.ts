import type { SetupRequest } from '@banneret/game';
import { hashOf, problem, seededRng, type Parsed, type Seat } from '@banneret/kernel';
import { PLAIN_OPTIONS, type BattleOptions } from './battle.js';
import { BOOKS, FORCES, readCompanyFile, readForce, type ArmyBook, type Company, type Force } from './content/index.js';
import { LAYOUTS } from './content/layouts.js';
import { judgeCompany } from './forces/judgeCompany.js';
import { priceOfPool } from './forces/price.js';
import { randomCompany } from './forces/randomCompany.js';
import { briefingFor, seatsFor } from './missions/briefings.js';
import { MISSION_IDS, type MissionId, type Terms } from './missions/mission.js';
import { MOST_SIDES } from './rulings.js';
import type { SeatForces, Setup } from './setup.js';

/**
 * Set-ups as people ask for them. Options: `mission` (an id or its number, AT43-PREP-01; without it the seed picks one as the die would),
 * `value` (AT43-MSG-03), `layout` (a ready table in place of the mission's way of setting it), `freeMeasuring`, `youngest`,
 * and `portions` (who plays which portion, where that is not left to the dice). An army is the id of a book (its ready company for
 * the mission), `book/company`, `book/random`, or a whole company file.
 */
export function setupFor({ seats = 2, armies = [], options = {}, seed = 0 }: SetupRequest): Parsed<Setup> {
  const { mission: wanted, value = DEFAULT_VALUE, layout = '', ...agreed } = options;
  const mission = missionFrom(wanted, seed, seats);
  if (mission === undefined) return problem('at43.setup.unknown-mission', { known: MISSION_IDS.join(', ') });
  if (Math.max(seats, armies.length) > MOST_SIDES) return problem('at43.setup.sides', { most: MOST_SIDES });
  if (!seatsFor(mission, seats) || armies.length > seats) return problem('at43.setup.seats', { mission });
  if (!isValue(value)) return problem('at43.setup.value');
  const read = optionsFrom(agreed, seats);
  if (!read.ok) return read;
  const table = layoutFor(layout, mission, value, seats);
  if (!table.ok) return table;
  const forces: SeatForces[] = [];
  for (let seat = 0; seat < seats; seat++) {
    const own = forcesFor(
      armies[seat] ?? BOOKS[seat % BOOKS.length]?.id,
      { mission, value, seats, seat, seed },
      read.value,
    );
    if (!own.ok) return own;
    forces.push(own.value);
  }
  return judged({ mission, value, forces, layout: table.value, options: read.value });
}

const DEFAULT_VALUE = 2000;

/** AT43-MSG-03: 1000 to 4000 in steps of 500. */
const isValue = (value: unknown): value is number =>
  typeof value === 'number' && value >= 1000 && value <= 4000 && value % 500 === 0;

/** AT43-PREP-01: by agreement, or as a die would have it among the missions for so many sides. */
function missionFrom(wanted: unknown, seed: number, seats: number): MissionId | undefined {
  const open = MISSION_IDS.filter(id => seatsFor(id, seats));
  if (wanted === undefined) return (open.length > 0 ? open : MISSION_IDS)[Math.abs(seed) % Math.max(1, open.length)];
  if (typeof wanted === 'number') return MISSION_IDS[wanted - 1];
  return MISSION_IDS.find(id => id === wanted) ?? MISSION_IDS[Number(wanted) - 1];
}

function optionsFrom(raw: Readonly<Record<string, unknown>>, seats: number): Parsed<BattleOptions> {
  const {
    freeMeasuring = PLAIN_OPTIONS.freeMeasuring,
    youngest = PLAIN_OPTIONS.youngest,
    portions = [],
    ...others
  } = raw;
  const [unknown] = Object.keys(others);
  if (unknown !== undefined) return problem('at43.setup.unknown-option', { option: unknown.slice(0, 80) });
  if (typeof freeMeasuring !== 'boolean') return problem('at43.setup.bad-option', { option: 'freeMeasuring' });
  if (!isSeat(youngest, seats, -1)) return problem('at43.setup.bad-option', { option: 'youngest' });
  if (!isAssignment(portions, seats)) return problem('at43.setup.bad-option', { option: 'portions' });
  return { ok: true, value: { freeMeasuring, youngest, portions } };
}

const isSeat = (seat: unknown, seats: number, least: number): seat is Seat =>
  Number.isSafeInteger(seat) && (seat as number) >= least && (seat as number) < seats;

const isAssignment = (portions: unknown, seats: number): portions is readonly number[] =>
  Array.isArray(portions) &&
  (portions.length === 0 || portions.length === seats) &&
  portions.every((portion, i) => isSeat(portion, seats, 0) && portions.indexOf(portion) === i);

/** A ready table must be as large as the mission's. */
function layoutFor(layout: unknown, mission: MissionId, value: number, seats: number): Parsed<string> {
  if (layout === '') return { ok: true, value: '' };
  const found = LAYOUTS.find(({ id }) => id === layout);
  const known = LAYOUTS.map(({ id }) => id).join(', ');
  if (found === undefined) return problem('at43.setup.unknown-layout', { known });
  const fits = briefingFor(mission, value, seats).width === found.side * 10_000;
  return fits ? { ok: true, value: found.id } : problem('at43.setup.table-size', { layout: found.id });
}

interface Wanted {
  readonly mission: MissionId;
  readonly value: number;
  readonly seats: number;
  readonly seat: Seat;
  readonly seed: number;
}

/** AT43-PREP-03: the points each portion of the mission grants. */
const termsOf = ({ mission, value, seats }: Omit<Wanted, 'seat' | 'seed'>): readonly Terms[] =>
  briefingFor(mission, value, seats).terms;

/** The portions this seat may come to play: one if that is settled, or all; but alike terms need only one company. */
function portionsOpen(wanted: Wanted, { portions }: BattleOptions): readonly Terms[] {
  const terms = termsOf(wanted);
  if (portions.length > 0) return [terms[portions[wanted.seat]!]!];
  const alike = terms.every(
    ({ assault, reinforcement }) => assault === terms[0]!.assault && reinforcement === terms[0]!.reinforcement,
  );
  return alike ? terms.slice(0, 1) : terms;
}

function forcesFor(army: unknown, wanted: Wanted, options: BattleOptions): Parsed<SeatForces> {
  const place = `armies[${wanted.seat}]`;
  const open = portionsOpen(wanted, options);
  if (typeof army !== 'string') {
    const read = readCompanyFile(army, BOOKS, place);
    if (!read.ok) return read;
    // One company serves for every portion that its points allow; `judged` says if they do not.
    const { book, company } = read.value;
    return { ok: true, value: { book, companies: open.map(() => company) } };
  }
  const [id, list] = army.split('/');
  const book = BOOKS.find(one => one.id === id);
  if (book === undefined)
    return problem('at43.setup.unknown-army', { place, known: BOOKS.map(one => one.id).join(', ') });
  const companies = open.map((terms, portion) =>
    companyFor(book, list, terms, 31 * wanted.seed + 7 * wanted.seat + portion),
  );
  const missing = companies.findIndex(company => company === undefined);
  if (missing >= 0) return problem('at43.setup.unknown-company', { place, known: namesOf(book) });
  return { ok: true, value: { book, companies: companies as Company[] } };
}

const namesOf = (book: ArmyBook): string =>
  [...FORCES.filter(force => force.book === book).map(({ company }) => company.id), 'random'].join(', ');

/** The named company, or the ready one that spends most of the points; where none fits, one is thrown together. */
function companyFor(book: ArmyBook, list: string | undefined, terms: Terms, seed: number): Company | undefined {
  if (list === 'random') return randomCompany(book, terms, seededRng(seed));
  const own = FORCES.filter(force => force.book === book);
  if (list !== undefined) return own.find(({ company }) => company.id === list)?.company;
  const fitting = own.filter(
    force => judgeCompany(force, terms).ok && spends(force) > 0.8 * (terms.assault + terms.reinforcement),
  );
  const [best] = fitting.sort((a, b) => spends(b) - spends(a) || (a.company.id < b.company.id ? -1 : 1));
  return best?.company ?? randomCompany(book, terms, seededRng(seed));
}

const spends = ({ book, company }: Force): number =>
  priceOfPool(book, company, 'assault') + priceOfPool(book, company, 'reinforcement');

/** AT43-REC-17: every company on the terms of the portion it may have to play. */
function judged(setup: Setup): Parsed<Setup> {
  for (const [seat, { book, companies }] of setup.forces.entries()) {
    const wanted = { mission: setup.mission, value: setup.value, seats: setup.forces.length, seat, seed: 0 };
    const open = portionsOpen(wanted, setup.options);
    if (companies.length !== open.length) return problem('at43.setup.companies', { place: `armies[${seat}]` });
    for (const [i, company] of companies.entries()) {
      const ruling = judgeCompany({ book, company }, open[i]!);
      const [reason] = ruling.ok ? [] : ruling.because;
      if (reason !== undefined)
        return problem(reason.say, { place: `armies[${seat}]`, ...reason.args, rule: reason.rule });
    }
  }
  return { ok: true, value: setup };
}

/** A set-up as a record holds it: everything is there, and nothing else. */
export function readSetup(raw: unknown): Parsed<Setup> {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return problem('at43.setup.not-a-setup');
  const { mission, value, forces, layout, options, ...others } = raw as Readonly<Record<string, unknown>>;
  const id = MISSION_IDS.find(one => one === mission);
  if (id === undefined || !isValue(value) || !Array.isArray(forces) || Object.keys(others).length > 0)
    return problem('at43.setup.not-a-setup');
  if (forces.length > MOST_SIDES) return problem('at43.setup.sides', { most: MOST_SIDES });
  if (!seatsFor(id, forces.length) || typeof options !== 'object' || options === null)
    return problem('at43.setup.not-a-setup');
  const agreed = optionsFrom(options as Readonly<Record<string, unknown>>, forces.length);
  if (!agreed.ok) return agreed;
  const table = layoutFor(layout, id, value, forces.length);
  if (!table.ok) return table;
  const seats: SeatForces[] = [];
  for (const [seat, own] of (forces as unknown[]).entries()) {
    const read = seatForcesFrom(own, `forces[${seat}]`);
    if (!read.ok) return read;
    seats.push(read.value);
  }
  const read = judged({ mission: id, value, forces: seats, layout: table.value, options: agreed.value });
  // A record has its one form: it is played as it stands.
  return read.ok && hashOf(read.value) !== hashOf(raw) ? problem('at43.setup.not-a-setup') : read;
}

function seatForcesFrom(raw: unknown, place: string): Parsed<SeatForces> {
  const { book, companies } = (raw ?? {}) as { book?: unknown; companies?: unknown };
  if (!Array.isArray(companies) || companies.length === 0 || companies.length > 4)
    return problem('at43.setup.not-a-setup');
  let whole: SeatForces | undefined;
  for (const [i, company] of (companies as unknown[]).entries()) {
    const read = readForce({ book, company }, `${place}[${i}]`);
    if (!read.ok) return read;
    whole = { book: read.value.book, companies: [...(whole?.companies ?? []), read.value.company] };
  }
  return whole === undefined ? problem('at43.setup.not-a-setup') : { ok: true, value: whole };
}
