import type { SetupRequest } from '@banneret/game';
import { hashOf, isObject, problem, type Parsed } from '@banneret/kernel';
import { MODES, PLAIN_OPTIONS, seatCount, type Mode, type Options } from './book.js';
import { FACTIONS } from './content/index.js';
import { readFaction } from './content/read/faction.js';
import { factionLike } from './content/read/like.js';
import { readSourceEffects } from './content/read/sourceEffects.js';
import type { Faction } from './content/types.js';
import { HAND_SIZES } from './rulings.js';
import type { Setup } from './setup.js';
import { NONE } from './state.js';

/** Modes by the number of players; four may also play two against two. */
const MODE_FOR: Readonly<Record<number, Mode>> = { 2: 'duel', 3: 'ffa3', 4: 'ffa4' };

/**
 * Set-ups as people ask for them. Every player takes the starter army of a faction (the book's advice for a first match, R81)
 * unless the option `draft` lets all decide at the table: faction, Squads and deck.
 */
export function setupFor({ seats, armies = [], options = {} }: SetupRequest): Parsed<Setup> {
  const { mode: wanted, draft = false, ...rest } = options;
  const mode = wanted ?? MODE_FOR[seats ?? Math.max(2, armies.length)];
  if (mode === undefined) return problem('edge.setup.seats');
  if (!isMode(mode)) return problem('edge.setup.mode', { place: 'options.mode', mode: shortened(mode) });
  if (seats !== undefined && seats !== seatCount(mode)) return problem('edge.setup.seats');
  if (armies.length > seatCount(mode)) return problem('edge.setup.seats');
  if (typeof draft !== 'boolean') return problem('edge.setup.option', { place: 'options.draft', option: 'draft' });
  const read = readOptions(rest, crowded(mode));
  if (!read.ok) return read;
  return draft ? drafting(mode, read.value) : ready(mode, read.value, armies);
}

/** R18: with more players than factions some must share one. */
const crowded = (mode: Mode): Options => ({ ...PLAIN_OPTIONS, sameFaction: seatCount(mode) > FACTIONS.length });

const drafting = (mode: Mode, options: Options): Parsed<Setup> => {
  const presets = Array.from({ length: seatCount(mode) }, () => NONE);
  return { ok: true, value: { mode, options, factions: FACTIONS, presets } };
};

/** Only the factions at the table go into the set-up: it is part of every record. */
function ready(mode: Mode, options: Options, armies: readonly unknown[]): Parsed<Setup> {
  const factions: Faction[] = [];
  const presets: number[] = [];
  for (let seat = 0; seat < seatCount(mode); seat++) {
    const read = factionFrom(armies[seat] ?? FACTIONS[seat % FACTIONS.length]?.id, `armies[${seat}]`);
    if (!read.ok) return read;
    const known = factions.findIndex(({ id }) => id === read.value.id);
    // Two factions of one name would be taken for each other.
    if (known >= 0 && hashOf(factions[known]) !== hashOf(read.value))
      return problem('edge.setup.two-of-a-name', { place: `armies[${seat}]`, army: read.value.id });
    if (known >= 0 && !options.sameFaction) return problem('edge.setup.same-faction', { place: `armies[${seat}]` });
    presets.push(known >= 0 ? known : factions.length);
    if (known < 0) factions.push(read.value);
  }
  return { ok: true, value: { mode, options, factions, presets } };
}

/** The id of a faction of the game, or one of one's own as read from a file: whole, or like a printed one. */
function factionFrom(wanted: unknown, place: string): Parsed<Faction> {
  if (typeof wanted !== 'string') {
    const whole = factionLike(wanted, place);
    return whole.ok ? readFaction(whole.value, place) : whole;
  }
  const faction = FACTIONS.find(({ id }) => id === wanted);
  if (faction !== undefined) return { ok: true, value: faction };
  const known = FACTIONS.map(({ id }) => id).join(', ');
  return problem('edge.setup.unknown-army', { place, army: shortened(wanted), known });
}

const isMode = (raw: unknown): raw is Mode => MODES.some(mode => mode === raw);

/** What a stranger wrote, short enough to be quoted. */
const shortened = (raw: unknown): string => (typeof raw === 'string' ? raw.slice(0, 80) : typeof raw);

/** Options over the defaults; each must be of the kind that the default is of. */
function readOptions(raw: Readonly<Record<string, unknown>>, defaults: Options): Parsed<Options> {
  const stranger = Object.keys(raw).find(name => !Object.hasOwn(PLAIN_OPTIONS, name));
  if (stranger !== undefined)
    return problem('edge.setup.unknown-option', { place: 'options', option: stranger.slice(0, 80) });
  const wrong = Object.keys(raw).find(name => !isOption(name as keyof Options, raw[name]));
  if (wrong !== undefined) return problem('edge.setup.option', { place: `options.${wrong}`, option: wrong });
  return { ok: true, value: { ...defaults, ...raw } };
}

function isOption(name: keyof Options, value: unknown): boolean {
  if (name === 'handSize') return HAND_SIZES.includes(value);
  if (name === 'sourceEffects') return readSourceEffects(value, name).ok;
  if (name !== 'handicap') return typeof value === 'boolean';
  return Array.isArray(value) && value.length <= 4 && value.every(n => n === 0 || n === 1 || n === 2 || n === 3);
}

/** A set-up as a record holds it: everything is there, and nothing else. */
export function readSetup(raw: unknown): Parsed<Setup> {
  if (!isObject(raw)) return problem('edge.setup.not-a-setup');
  const { mode, options, factions, presets } = raw;
  if (!isMode(mode) || !isObject(options) || !Array.isArray(factions) || !Array.isArray(presets))
    return problem('edge.setup.not-a-setup');
  const readOption = readOptions(options, PLAIN_OPTIONS);
  if (!readOption.ok) return readOption;
  const read: Faction[] = [];
  for (const [i, faction] of (factions as unknown[]).slice(0, MOST_FACTIONS).entries()) {
    const found = readFaction(faction, `factions[${i}]`);
    if (!found.ok) return found;
    read.push(found.value);
  }
  const value: Setup = { mode, options: readOption.value, factions: read, presets: presets as number[] };
  // Whatever is missing, too many or in another form makes another set-up.
  return isPlayable(value) && hashOf(value) === hashOf(raw) ? { ok: true, value } : problem('edge.setup.not-a-setup');
}

const MOST_FACTIONS = 12;

function isPlayable({ mode, factions, presets, options }: Setup): boolean {
  const seats = seatCount(mode);
  const numbered = presets.every(preset => Number.isInteger(preset) && preset >= NONE && preset < factions.length);
  const chosen = presets.filter(preset => preset !== NONE);
  const apart = options.sameFaction || (new Set(chosen).size === chosen.length && factions.length >= seats);
  return presets.length === seats && numbered && apart && factions.length > 0;
}
