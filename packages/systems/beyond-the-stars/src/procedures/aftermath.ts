import { standing } from '@banneret/geometry';
import { ask, done, goto, pickOption } from '@banneret/kernel';
import { duelNamed, fightersOf } from '../duel/cases.js';
import { who } from '../figures/named.js';
import { placedAt } from '../figures/placed.js';
import { isAlive } from '../figures/traits.js';
import { forcedWays } from '../movement/field.js';
import {
  clone,
  figureOf,
  SEATS,
  seatOf,
  sheetOf,
  type Across,
  type Duel,
  type FigureId,
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
    // BTS-DEF-08, -10, -16: only the winner, if nobody holds him back, and if there is room.
    if (v.winner !== seatOf(c.state, attacker) || !across.free || !hasRoom(c.state, attacker, defender))
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
    const { attacker, defender } = at(c, v);
    const { x, y, z } = figureOf(c.state, defender).spot;
    const { facing } = figureOf(c.state, attacker).spot;
    if (answer === 'take')
      c.emit({ type: 'figure.shifted', figure: attacker, to: { x, y, z, facing }, how: 'took-place' });
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

/** Can he stand where the other stood? */
function hasRoom(state: State, attacker: FigureId, defender: FigureId): boolean {
  const { x, y, z } = figureOf(state, defender).spot;
  const spot = { x, y, z, facing: figureOf(state, attacker).spot.facing };
  const there = clone(state);
  there.figures[attacker] = { ...figureOf(state, attacker), spot };
  return standing(forcedWays(there, attacker).field, placedAt(sheetOf(state, attacker), spot)).ok;
}

export const aftermathProcedures = { aftermath };
