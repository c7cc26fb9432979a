import type { SetupRequest } from '@banneret/game';
import { problem, type Parsed } from '@banneret/kernel';
import type { Setup } from './state.js';

/** Ready lines of squads, front first. */
export const ARMIES = [
  { id: 'wall', name: { fr: 'Le Mur', en: 'The Wall' }, line: [3, 3, 3] },
  { id: 'spear', name: { fr: 'La Lance', en: 'The Spear' }, line: [5, 2, 1] },
] as const;

const DEFAULT_ROUNDS = 4;
const SEATS = { min: 2, max: 4 };
/** The limits of a game at the ford, whether it is set up here or comes from a file. */
const ROUNDS = { min: 1, max: 20 };
const SQUADS = { min: 1, max: 6 };
const STRENGTH = { min: 0, max: 9 };

export function setupFor({ seats: wanted, armies = [], options = {} }: SetupRequest): Parsed<Setup> {
  const seats = wanted ?? (armies.length > 0 ? armies.length : SEATS.min);
  if (seats < SEATS.min || seats > SEATS.max) return problem('toy.bad-seats');
  if (armies.length > seats) return problem('toy.setup.too-many-armies', { armies: armies.length, seats });
  const stranger = Object.keys(options).find(option => option !== 'rounds');
  if (stranger !== undefined) return problem('toy.setup.unknown-option', { place: 'options', option: stranger });
  const rounds = options['rounds'] === undefined ? DEFAULT_ROUNDS : wholeFrom(options['rounds'], ROUNDS);
  if (rounds === undefined) return problem('toy.setup.whole', { place: 'options.rounds', ...ROUNDS });
  const lines: (readonly number[])[] = [];
  for (let seat = 0; seat < seats; seat++) {
    const name = armies[seat] ?? ARMIES[seat % ARMIES.length]?.id;
    const army = ARMIES.find(a => a.id === name);
    if (army === undefined)
      return problem('toy.bad-army', { army: typeof name === 'string' ? name : JSON.stringify(name) });
    lines.push(army.line);
  }
  return { ok: true, value: { seats, rounds, lines } };
}

/** A set-up from a record: nothing is taken on trust, a table for a billion would never be laid. */
export function readSetup(raw: unknown): Parsed<Setup> {
  if (!isPlainObject(raw) || Object.keys(raw).some(field => !['seats', 'rounds', 'lines'].includes(field)))
    return problem('toy.setup.not-a-setup');
  const seats = wholeFrom(raw['seats'], SEATS);
  if (seats === undefined) return problem('toy.setup.whole', { place: 'seats', ...SEATS });
  const rounds = wholeFrom(raw['rounds'], ROUNDS);
  if (rounds === undefined) return problem('toy.setup.whole', { place: 'rounds', ...ROUNDS });
  const { lines } = raw;
  if (!Array.isArray(lines) || lines.length !== seats)
    return problem('toy.setup.list', { place: 'lines', min: seats, max: seats });
  for (const [seat, line] of lines.entries()) {
    const fault = faultInLine(line, `lines[${seat}]`);
    if (fault) return fault;
  }
  return { ok: true, value: { seats, rounds, lines: lines as number[][] } };
}

function faultInLine(line: unknown, place: string): ReturnType<typeof problem> | undefined {
  if (!Array.isArray(line) || line.length < SQUADS.min || line.length > SQUADS.max)
    return problem('toy.setup.list', { place, ...SQUADS });
  const weird = line.findIndex(squad => wholeFrom(squad, STRENGTH) === undefined);
  return weird < 0 ? undefined : problem('toy.setup.whole', { place: `${place}[${weird}]`, ...STRENGTH });
}

const isPlainObject = (raw: unknown): raw is Readonly<Record<string, unknown>> =>
  typeof raw === 'object' && raw !== null && !Array.isArray(raw);

const wholeFrom = (raw: unknown, { min, max }: { readonly min: number; readonly max: number }) =>
  typeof raw === 'number' && Number.isInteger(raw) && raw >= min && raw <= max ? raw : undefined;
