import { cm, standing, type Um } from '@banneret/geometry';
import { ask, done, goto, pickOption } from '@banneret/kernel';
import { duelNamed, fightersOf } from '../duel/cases.js';
import { spotAt } from '../duel/recoil.js';
import { who } from '../figures/named.js';
import { placedAt, placedOf } from '../figures/placed.js';
import { landingAcross, waysAcross } from '../ground/across.js';
import { isAlive } from '../figures/traits.js';
import { forcedWays } from '../movement/field.js';
import {
  clone,
  figureOf,
  pieceOf,
  SEATS,
  seatOf,
  sheetOf,
  type Across,
  type Duel,
  type FigureId,
  type Spot,
  type State,
} from '../state.js';
import { call, procedure, type C } from './machine.js';

/** What follows from a Duel once the fallen are removed: fights in buildings go on, barriers and edges are taken or not. */
export const aftermath = procedure('aftermath')({
  begin(c, v) {
    const own = duelNamed(c.state, v.duel) as Duel;
    if (own.building !== undefined) settleBuilding(c, own);
    v.next = 0;
    return goto('next');
  },
  next(c, v) {
    const across = duelNamed(c.state, v.duel)?.across?.[v.next ?? 0];
    if (across === undefined) return done();
    v.next = (v.next ?? 0) + 1;
    const { attacker, defender, edge } = across;
    if (!isAlive(c.state, attacker)) return goto('next');
    if (isAlive(c.state, defender)) return edge && !across.level ? goto('fall') : goto('next');
    // BTS-DEF-08, -10, -16: only winners, if nobody holds them back, and if there is room; each of them once.
    const asked = (duelNamed(c.state, v.duel)?.across ?? [])
      .slice(0, v.next - 1)
      .some(one => one.attacker === attacker && !isAlive(c.state, one.defender));
    if (asked || v.winner !== seatOf(c.state, attacker) || !across.free || placeFor(c.state, across) === undefined)
      return goto('next');
    const shape = pickOption([
      { id: 'take', say: 'bts.choice.take-place' },
      { id: 'stay', say: 'bts.choice.stay-there' },
    ]);
    return ask(
      {
        seat: v.winner,
        ask: 'bts.ask.take-place',
        rule: edge ? 'BTS-DEF-16' : 'BTS-DEF-08',
        shape,
        args: { ...who(c.state, attacker) },
      },
      'answered',
    );
  },
  answered(c, v, answer: string) {
    const across = at(c, v);
    const to = placeFor(c.state, across);
    if (answer === 'take' && to !== undefined)
      c.emit({ type: 'figure.shifted', figure: across.attacker, to, how: 'took-place' });
    return goto('next');
  },
  // BTS-DEF-16: whoever did not get up falls down.
  fall(c, v) {
    const { attacker, defender } = at(c, v);
    const drop = Math.max(0, figureOf(c.state, defender).spot.z - figureOf(c.state, attacker).spot.z);
    return call('fall', { figure: attacker, drop }, 'next');
  },
});

const at = (c: C, { duel, next = 1 }: { duel: number; next?: number }): Across =>
  duelNamed(c.state, duel)?.across?.[next - 1] as Across;

/** BTS-BLD-18, R-32: it goes on until one side is gone. */
function settleBuilding(c: C, own: Duel): void {
  const { building: piece = 0, storey = 0 } = own;
  const over = SEATS.some(seat => fightersOf(c.state, own, seat).length === 0);
  c.emit({ type: over ? 'fight.ended' : 'fight.went-on', piece, storey });
}

/** BTS-DEF-16: up an edge the fallen defender's place. BTS-DEF-08: over a barrier the place behind it, as with a 2 to 5. */
function placeFor(state: State, { attacker, defender, edge, piece }: Across): Spot | undefined {
  const { facing } = figureOf(state, attacker).spot;
  if (edge) {
    const { x, y, z } = figureOf(state, defender).spot;
    return canStand(state, attacker, { x, y, z, facing }) ? { x, y, z, facing } : undefined;
  }
  const { outline } = pieceOf(state, piece);
  const own = placedOf(state, attacker);
  for (const way of waysAcross(own, outline)) {
    const to = landingAcross(own, outline, way, FARTHEST);
    const spot = to === undefined ? undefined : spotAt(state, attacker, to);
    if (spot !== undefined && canStand(state, attacker, spot)) return spot;
  }
  return undefined;
}

/** As wide as anything that is fought over. */
const FARTHEST: Um = cm(15);

/** Without contact with an enemy, and not in anybody or anything. */
function canStand(state: State, figure: FigureId, spot: Spot): boolean {
  const there = clone(state);
  there.figures[figure] = { ...figureOf(state, figure), spot };
  return standing(forcedWays(there, figure).field, placedAt(sheetOf(state, figure), spot)).ok;
}

export const aftermathProcedures = { aftermath };
