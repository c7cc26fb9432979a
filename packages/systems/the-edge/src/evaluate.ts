import type { Seat } from '@banneret/kernel';
import { areEnemies, controls, enemiesTouching, sourcesOf, spacesApart } from './board.js';
import { sideOf } from './book.js';
import { captures } from './endings.js';
import { duelVp } from './rulings.js';
import {
  figureOf,
  NONE,
  seatOf,
  seatsOf,
  squadCard,
  squadOf,
  type Figure,
  type FigureId,
  type SquadId,
  type State,
} from './state.js';
import { statOf } from './stats.js';

/** What things are worth, in tenths of a Crystal: for the evaluation and for every computer player that weighs things. */
export const WORTH = {
  /** A Victory Point, at the start of a match and with the first deck run out. */
  vp: 13,
  lateVp: 30,
  /** A figure, besides the points it dies for, and each point of ATT and DEF on its better face. */
  figure: 6,
  attack: 2,
  defence: 1,
  endurance: 10,
  reserve: 9,
  exhausted: 5,
  /** Cards after the third are worth little: the hand is refilled anyway. */
  card: 3,
  upgrade: 5,
  passive: 8,
  charge: 4,
  banner: 4,
  /** A Source under control, and one that is only contested. */
  source: 7,
  /** Each Space between a figure that can fight and its nearest enemy: somebody has to go there. */
  distance: 0.8,
  /** The share of a Wound that standing in front of somebody who could deal it costs. */
  threat: 0.12,
} as const;

const WON = 10_000;
/** The match is over with this turn: as good as won for whoever leads, but for what the turn still brings. */
const AS_GOOD_AS_WON = 2_000;

/** How good the position is for a seat: its side's means, army and ground against the best of the others. */
export function evaluate(s: State, seat: Seat): number {
  if (s.phase === 'over') return s.winners.includes(seat) ? WON : s.winners.length === 0 ? 0 : -WON;
  const own = seatsOf(s).filter(other => !areEnemies(s, seat, other));
  const rivals = seatsOf(s).filter(other => areEnemies(s, seat, other));
  const worth = (of: readonly Seat[]): number => of.reduce((sum, other) => sum + worthOfSeat(s, other), 0);
  const sides = [...new Set(rivals.map(other => sideOf(s, other)))];
  const strongest = Math.max(...sides.map(side => worth(rivals.filter(other => sideOf(s, other) === side))));
  return worth(own) - strongest - distances(s, own) + pendingEnd(s, seat);
}

function pendingEnd(s: State, seat: Seat): number {
  if (s.ending === 'none' || s.book.mode !== 'duel' || s.marker === 0) return 0;
  return (s.marker > 0 ? 0 : 1) === seat ? AS_GOOD_AS_WON : -AS_GOOD_AS_WON;
}

/** A Victory Point counts for more the nearer the end of the shortest deck is. */
export function worthOfVp(s: State): number {
  const left = Math.min(...s.seats.map(({ deck }) => deck.list.length));
  return WORTH.vp + (WORTH.lateVp - WORTH.vp) * Math.max(0, 1 - left / FULL_DECK);
}

const FULL_DECK = 22;

function worthOfSeat(s: State, seat: Seat): number {
  const { reserve, exhausted, hand, vpStart, bannerUp } = seatOf(s, seat);
  const vp = s.book.mode === 'duel' ? duelVp(s.marker, seat) : vpStart + captures(s, seat);
  const sources = sourcesOf(s).filter(source => controls(s, seat, s.tokens[source]!)).length;
  return (
    worthOfVp(s) * vp +
    WORTH.reserve * reserve +
    WORTH.exhausted * exhausted +
    WORTH.card * hand.cards.length +
    WORTH.source * sources +
    (bannerUp ? WORTH.banner : 0) +
    worthOfSquads(s, seat) +
    worthOfGround(s, seat)
  );
}

function worthOfSquads(s: State, seat: Seat): number {
  let worth = 0;
  for (const { seat: owner, status, endurance, upgrades } of s.squads) {
    if (owner !== seat || status === 'removed') continue;
    worth += WORTH.endurance * endurance;
    for (const { charges, passive } of upgrades)
      worth += WORTH.upgrade + WORTH.charge * charges + (passive ? WORTH.passive : 0);
  }
  return worth;
}

/** Figures, and who stands before them. */
function worthOfGround(s: State, seat: Seat): number {
  let worth = 0;
  for (let id = 0; id < s.figures.length; id++) {
    const figure = figureOf(s, id);
    if (figure.space === NONE || squadOf(s, figure.squad).seat !== seat) continue;
    worth += worthOfFigure(s, figure.squad);
    for (const enemy of enemiesTouching(s, id)) worth -= WORTH.threat * threatOf(s, enemy, id);
  }
  return worth;
}

/**
 * How far a side's fighters are from the enemy. It counts for the side that asks only: if it counted against the others
 * as well, nobody would gain by going anywhere.
 */
function distances(s: State, own: readonly Seat[]): number {
  let sum = 0;
  for (const figure of s.figures) {
    const { seat } = squadOf(s, figure.squad);
    if (figure.space === NONE || !own.includes(seat) || bestAttack(s, figure.squad) === 0) continue;
    const apart = nearestEnemy(s, figure, seat);
    if (apart < FAR) sum += WORTH.distance * apart;
  }
  return sum;
}

const FAR = 99;

function nearestEnemy(s: State, figure: Figure, seat: Seat): number {
  let apart = FAR;
  for (const { space, squad } of s.figures)
    if (space !== NONE && areEnemies(s, seat, squadOf(s, squad).seat))
      apart = Math.min(apart, spacesApart(s, figure.space, space));
  return apart;
}

const bestAttack = (s: State, squad: SquadId): number => {
  const { faces } = squadCard(s, squad);
  return Math.max(faces[0].att ?? 0, faces[1].att ?? 0);
};

/** A living figure of the Squad, besides the points it dies for. */
export function worthOfFigure(s: State, squad: SquadId): number {
  const { faces } = squadCard(s, squad);
  const defence = Math.max(faces[0].def ?? 0, faces[1].def ?? 0);
  return WORTH.figure + WORTH.attack * bestAttack(s, squad) + WORTH.defence * defence;
}

/** What a Wound on this figure is worth to its enemies: a token, or the figure and its points (EDGE-WND-01, -05). */
export function worthOfWound(s: State, figure: FigureId): number {
  const { squad } = figureOf(s, figure);
  if (squadOf(s, squad).endurance > 0) return WORTH.endurance + squadCard(s, squad).endurance;
  const points = squadCard(s, squad).endurance;
  // On the track a point is gained by one side and lost by the other.
  return worthOfFigure(s, squad) + 2 * worthOfVp(s) * points;
}

/** Roughly the Wounds an enemy in contact may deal, as if for free dice. */
function threatOf(s: State, enemy: FigureId, figure: FigureId): number {
  const att = statOf(s, enemy, 'att');
  if (att === null) return 0;
  const edge = att - (statOf(s, figure, 'def') ?? 0);
  return worthOfWound(s, figure) * Math.max(0, Math.min(1, 0.38 + 0.15 * edge));
}
