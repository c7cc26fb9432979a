import { isObject, problem, type Parsed } from '@banneret/kernel';
import type { ArmyList } from '../content/types.js';
import { ACTIONS, ORDERS, SPELLS } from '../names.js';

type Fields = Readonly<Record<string, unknown>>;
type Check = (raw: unknown) => boolean;

/** Bounds on what a stranger can make the judge work through. */
const MOST_UNITS = 40;
const MOST_ENTRIES = 40;
const MOST_TEXT = 80;

const isText: Check = raw => typeof raw === 'string' && raw !== '' && raw.length <= MOST_TEXT;
const isCount: Check = raw => Number.isSafeInteger(raw) && (raw as number) >= 0 && (raw as number) <= 10_000;
const isFlag: Check = raw => typeof raw === 'boolean';
const isOneOf =
  (known: readonly string[]): Check =>
  raw =>
    typeof raw === 'string' && known.includes(raw);
const isListOf =
  (check: Check): Check =>
  raw =>
    Array.isArray(raw) && raw.length <= MOST_ENTRIES && raw.every(check);
const isNothingOr =
  (check: Check): Check =>
  raw =>
    raw === null || check(raw);

/** An object with these fields and no others; those without a `?` must be there. */
const isShaped =
  (fields: Readonly<Record<string, Check>>): Check =>
  raw => {
    if (!isObject(raw)) return false;
    const names = Object.keys(fields).map(name => name.replace('?', ''));
    if (Object.keys(raw).some(name => !names.includes(name))) return false;
    return Object.entries(fields).every(([name, check]) => {
      const value = (raw as Fields)[name.replace('?', '')];
      return value === undefined ? name.endsWith('?') : check(value);
    });
  };

const isFigure = isShaped({
  profile: isText,
  'count?': isCount,
  'gear?': isListOf(isText),
  'upgrades?': isListOf(isText),
  'armour?': isCount,
  'mount?': isText,
  'barded?': isFlag,
  'raiseBase?': isFlag,
  'orders?': isListOf(isOneOf(ORDERS)),
  'actions?': isListOf(isOneOf(ACTIONS)),
  'spells?': isListOf(isOneOf(SPELLS)),
  'plating?': isShaped({ 'front?': isCount, 'flank?': isCount, 'rear?': isCount }),
  'slots?': isListOf(isNothingOr(isText)),
});

const isUnit = isShaped({
  leader: isFigure,
  'members?': isListOf(isFigure),
  'transport?': isFigure,
  'combinedBase?': isFlag,
  'general?': isFlag,
  'allied?': isFlag,
});

const isList = isShaped({
  id: isText,
  name: isShaped({ fr: isText, en: isText }),
  faction: isText,
  'ally?': isText,
  points: isCount,
  units: raw => Array.isArray(raw) && raw.length > 0 && raw.length <= MOST_UNITS && raw.every(isUnit),
});

/** An army list that comes from outside, checked for its form; whether it may be played is for `judgeList`. */
export const readList = (raw: unknown, place: string): Parsed<ArmyList> =>
  isList(raw) ? { ok: true, value: raw as ArmyList } : problem('bts.list.malformed', { place });
