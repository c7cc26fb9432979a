import type { Seat } from '@banneret/kernel';
import { WORTH, worthOfWound } from '../evaluate.js';
import { Combat, type Bout, type Fighter } from '../odds/bout.js';
import type { Prospect } from '../odds/roll.js';
import { worthOf } from '../means.js';
import { quickerSide } from '../procedures/combat.js';
import { forbidden, granted, statOf } from '../stats.js';
import { ownerOfFigure, seatOf, type FigureId, type State } from '../state.js';
import { RememberedAdvice, type Advice } from './advice.js';

/** What computer players make of Combats: the exact odds, weighed with what is at stake. */

/** What it costs a seat to pay one more Crystal: from the Reserve, or else in Endurance. */
export const priceFor = (s: State, seat: Seat): number =>
  seatOf(s, seat).reserve > 0 ? WORTH.reserve - WORTH.exhausted : WORTH.endurance;

/** A gear's Crystal, if there is one to bring back, is worth a little less than one that is sure to come. */
const RECOVERED = 2;

/** What a figure brings to a Combat, whoever it meets. */
interface Profile {
  /** The same for all that are alike. */
  readonly id: number;
  readonly ini: number | null;
  readonly att: number | null;
  readonly def: number | null;
  readonly attReroll: boolean;
  readonly defReroll: boolean;
  readonly counters: boolean;
  readonly uncountered: boolean;
  readonly wound: number;
}

interface Known {
  readonly squads: State['squads'];
  readonly statuses: State['statuses'];
  readonly bonuses: State['bonuses'];
  readonly tokens: State['tokens'];
  readonly profiles: Map<FigureId, Profile>;
}

const known = new WeakMap<State['figures'], Known>();

/** Profiles are asked for again and again while nothing changes; kept as long as the lists they follow from. */
function profileOf(s: State, figure: FigureId): Profile {
  const { squads, statuses, bonuses, tokens } = s;
  let kept = known.get(s.figures);
  if (kept?.squads !== squads || kept.statuses !== statuses || kept.bonuses !== bonuses || kept.tokens !== tokens) {
    kept = { squads, statuses, bonuses, tokens, profiles: new Map() };
    known.set(s.figures, kept);
  }
  let profile = kept.profiles.get(figure);
  if (profile === undefined) {
    profile = makeProfile(s, figure);
    kept.profiles.set(figure, profile);
  }
  return profile;
}

function makeProfile(s: State, figure: FigureId): Profile {
  const profile = {
    ini: statOf(s, figure, 'ini'),
    att: statOf(s, figure, 'att'),
    def: statOf(s, figure, 'def'),
    attReroll: granted(s, figure, 'att-reroll'),
    defReroll: granted(s, figure, 'def-reroll'),
    counters: forbidden(s, figure, 'counter') === undefined,
    uncountered: granted(s, figure, 'no-counter'),
    wound: worthOfWound(s, figure),
  };
  const key = keyOfProfile(profile);
  let alike = profiles.get(key);
  if (alike === undefined) profiles.set(key, (alike = new Map()));
  const before = alike.get(profile.wound);
  if (before !== undefined) return before;
  // Ids go on counting when what is kept is thrown away, so that an old id never means something new.
  if (alike.size >= MOST_ALIKE) alike.clear();
  const made = { ...profile, id: nextId++ };
  alike.set(profile.wound, made);
  return made;
}

/** All but what a Wound is worth, which is no whole number. Characteristics are small (EDGE-SQD-04). */
function keyOfProfile({ ini, att, def, attReroll, defReroll, counters, uncountered }: Omit<Profile, 'id'>): number {
  const flags = (attReroll ? 1 : 0) + (defReroll ? 2 : 0) + (counters ? 4 : 0) + (uncountered ? 8 : 0);
  return ((((ini ?? -1) + 1) * 64 + (att ?? -1) + 1) * 64 + (def ?? -1) + 1) * 16 + flags;
}

/** By all but the worth of a Wound, then by that. */
const profiles = new Map<number, Map<number, Profile>>();
const MOST_ALIKE = 1_000;
let nextId = 0;

/** More than two Crystals in one Combat are seldom well spent, and fewer purses are faster to think about. */
const MOST_THOUGHT = 2;

/** The Combat between two figures, thought through once for all that look the same. */
export function combatFor(s: State, figures: readonly [FigureId, FigureId], sneak: boolean): Advice {
  const { key, bout } = asked(s, figures, sneak);
  return new RememberedAdvice(key, () => combatOf(key, bout));
}

function combatOf(key: string, bout: Bout): Combat {
  const before = combats.get(key);
  if (before !== undefined) return before;
  if (combats.size >= MOST_KNOWN) combats.clear();
  const made = new Combat(bout);
  combats.set(key, made);
  return made;
}

interface Asked {
  /** The same for all Combats that look the same. */
  readonly key: string;
  readonly bout: Bout;
}

function asked(s: State, [a, b]: readonly [FigureId, FigureId], sneak: boolean): Asked {
  const one = profileOf(s, a);
  const two = profileOf(s, b);
  const first = ownerOfFigure(s, a);
  const second = ownerOfFigure(s, b);
  const fighters = [fighter(one, two), fighter(two, one)] as const;
  const purses = [thought(s, first), thought(s, second)] as const;
  const wounds = [coarse(one.wound), coarse(two.wound)] as const;
  const spent = [priceFor(s, first), priceFor(s, second)] as const;
  const key = String.fromCharCode(
    keyOfFighter(fighters[0]),
    keyOfFighter(fighters[1]),
    (purses[0] * 16 + spent[0]) * 256 + wounds[0],
    (purses[1] * 16 + spent[1]) * 256 + wounds[1],
    sneak ? 1 : 0,
  );
  return { key, bout: { fighters, purses, wounds, prices: { spent, recovered: [RECOVERED, RECOVERED] }, sneak } };
}

/** What comes of it when this side strikes first: small, so that far more of them are kept than whole Combats. */
function prospectOf(s: State, figures: readonly [FigureId, FigureId], striker: 0 | 1): Prospect {
  const { key, bout } = asked(s, figures, false);
  const kept = prospects[striker];
  const before = kept.get(key);
  if (before !== undefined) return before;
  if (kept.size >= MOST_PROSPECTS) kept.clear();
  const made = combatOf(key, bout).attack(striker);
  kept.set(key, made);
  return made;
}

const prospects = [new Map<string, Prospect>(), new Map<string, Prospect>()] as const;
const MOST_PROSPECTS = 20_000;

/**
 * Dice are chosen as if Wounds came in a few sizes only: the choice hardly depends on shades, and the same Combat need
 * not be thought through for each of them. What it is worth is reckoned with the true stakes.
 */
const coarse = (worth: number): number => SIZES.find(size => worth <= size * 1.5) ?? LARGEST;
const SIZES = [8, 16, 32, 64, 128];
const LARGEST = 200;

/** The Reserve alone is mostly enough: the rest is not counted then. */
const thought = (s: State, seat: Seat): number =>
  seatOf(s, seat).reserve >= MOST_THOUGHT ? MOST_THOUGHT : Math.min(MOST_THOUGHT, worthOf(s, seat));

const fighter = (own: Profile, other: Profile): Fighter => ({
  att: own.att,
  def: own.def,
  attReroll: own.attReroll,
  defReroll: own.defReroll,
  mayCounter: own.att !== null && own.counters && !other.uncountered,
});

/** What is kept follows from its key alone, so keeping it never shows. */
const combats = new Map<string, Combat>();
/** Each keeps all that was thought of it: some tens of kilobytes. */
const MOST_KNOWN = 400;

const keyOfFighter = ({ att, def, attReroll, defReroll, mayCounter }: Fighter): number =>
  (((att ?? -1) + 1) * 64 + (def ?? -1) + 1) * 8 + (attReroll ? 4 : 0) + (defReroll ? 2 : 0) + (mayCounter ? 1 : 0);

/** What it is worth to the first figure to start a Combat with the second. */
export function fightValue(s: State, figure: FigureId, target: FigureId): number {
  const own = profileOf(s, figure);
  const other = profileOf(s, target);
  if (own.att === null) return 0;
  const seat = ownerOfFigure(s, figure);
  const enemy = ownerOfFigure(s, target);
  const means = (meansOf(s, seat) * MEANS + meansOf(s, enemy)) * 2 + (enemy === s.active ? 1 : 0);
  const key = (own.id * MOST_IDS + other.id) * MEANS * MEANS * 2 + means;
  const before = values.get(key);
  if (before !== undefined) return before;
  if (values.size >= MOST_VALUES) values.clear();
  const value = reckon(s, [figure, target], own, other);
  values.set(key, value);
  return value;
}

/** What a seat can spend and at what price, as one number below `MEANS`. */
const meansOf = (s: State, seat: Seat): number => thought(s, seat) * 2 + (seatOf(s, seat).reserve > 0 ? 1 : 0);
const MEANS = 2 * (MOST_THOUGHT + 1);
/** A process makes fewer profiles than this in all: each is a figure in a new condition. */
const MOST_IDS = 2 ** 22;
const values = new Map<number, number>();
const MOST_VALUES = 200_000;

function reckon(s: State, figures: readonly [FigureId, FigureId], own: Profile, other: Profile): number {
  const seat = ownerOfFigure(s, figures[0]);
  const enemy = ownerOfFigure(s, figures[1]);
  const striker = quickerSide(own, other, enemy === s.active ? 1 : 0);
  if (striker === undefined) return 0;
  const { hits, spent } = prospectOf(s, figures, striker);
  return hits[0] * other.wound - hits[1] * own.wound + spent[1] * priceFor(s, enemy) - spent[0] * priceFor(s, seat);
}
