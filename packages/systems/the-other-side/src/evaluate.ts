import { legLength } from '@banneret/geometry';
import type { Seat } from '@banneret/kernel';
import { cardOfUnit, isAlive, livingOf } from './cardsInPlay.js';
import { fullModels } from './ground/board.js';
import { areEnemies, fireteamOf, playerOf, unitOf, type State, type UnitId } from './state.js';
import { TURNS } from './rulings.js';

/** How good a position is for a seat: its side's points and strength less those of the best enemy side. */
export function evaluate(s: State, seat: Seat): number {
  const enemies = [...s.players.keys()].filter(other => areEnemies(s, seat, other));
  const worst = Math.max(...enemies.map(other => standingOf(s, other)));
  return standingOf(s, seat) - worst;
}

/** A Victory Point is worth as much as a small unit; strength matters the more Turns are left to use it. */
const VP = 8;
const TACTICS = 0.5;
const CARD = 0.4;
const CLAIM = 4;

function standingOf(s: State, seat: Seat): number {
  const { vp, tactics, hand, acquired } = playerOf(s, seat);
  const left = (TURNS - s.turn + 1) / TURNS;
  let value = vp * VP + left * (tactics * TACTICS + hand.cards.length * CARD + acquired.length);
  for (const [unit, { seat: owner }] of s.units.entries())
    if (owner === seat) value += strengthOf(s, unit) * (0.3 + left);
  for (const { claimedBy } of s.markers) if (claimedBy === seat) value += CLAIM;
  return value + nearness(s, seat);
}

/** The price of a unit, as far as its models live; a Commander counts as a good unit. */
function strengthOf(s: State, unit: UnitId): number {
  const card = cardOfUnit(s, unit);
  const { fireteams, side } = unitOf(s, unit);
  const price = card.commander === true ? 12 : card.scrip;
  let [alive, all] = [0, 0];
  for (const id of fireteams) {
    const fireteam = fireteamOf(s, id);
    all += fullModels(s, fireteam);
    if (isAlive(s, id)) alive += fireteam.models;
  }
  const glory = side === 'glory' ? 1.15 : 1;
  return (price * glory * alive) / Math.max(1, all);
}

/** Being near Objective Markers is worth a little: it is how most points are made. */
function nearness(s: State, seat: Seat): number {
  let value = 0;
  for (const { at, claimedBy } of s.markers) {
    if (claimedBy === seat) continue;
    let nearest = Infinity;
    for (const [unit, { seat: owner }] of s.units.entries())
      if (owner === seat)
        for (const id of livingOf(s, unit)) nearest = Math.min(nearest, legLength(fireteamOf(s, id).at, at));
    if (nearest < Infinity) value -= nearest / FAR;
  }
  return value;
}

/** A foot and a half. */
const FAR = 457_200;
