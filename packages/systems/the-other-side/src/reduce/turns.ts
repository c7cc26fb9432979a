import { assertNever } from '@banneret/kernel';
import type { TurnEvent } from '../events.js';
import { NONE, playerOf, unitOf, type State } from '../state.js';
import { changeActivation, changePlayer, changeUnit } from './record.js';

export function reduceTurn(s: State, event: TurnEvent): void {
  switch (event.type) {
    case 'turn.began':
      return beginTurn(s, event.turn);
    case 'phase.began':
      s.phase = event.phase;
      return;
    case 'initiative.settled':
      s.initiative = event.seat;
      return;
    case 'tactics.gained':
      return changePlayer(s, event.seat, { tactics: playerOf(s, event.seat).tactics + event.count });
    case 'tactics.spent':
      return changePlayer(s, event.seat, { tactics: playerOf(s, event.seat).tactics - event.count });
    case 'vp.scored':
      return changePlayer(s, event.seat, { vp: playerOf(s, event.seat).vp + event.points });
    case 'kills.scored':
      return changePlayer(s, event.seat, { killScored: true });
    case 'passed':
      s.passes++;
      return;
    case 'unit.activated':
      return activate(s, event);
    case 'order.given':
      return changeActivation(s, { order: event.order });
    case 'move.made':
      return changeActivation(s, { moved: true });
    case 'fireteam.acted': {
      const acted = s.activation?.acted ?? [];
      return changeActivation(s, event.free ? { freeMorale: true } : { acted: [...acted, event.fireteam] });
    }
    case 'disengage.paid':
      return changeActivation(s, { disengagePaid: true });
    case 'zones.suffered': {
      const met = event.zones.map(zone => ({ fireteam: event.fireteam, zone }));
      return changeActivation(s, { suffered: [...(s.activation?.suffered ?? []), ...met] });
    }
    case 'activation.ended':
      s.activation = null;
      return;
    case 'match.ended':
      s.phase = 'over';
      return;
    default:
      assertNever(event);
  }
}

/** What is counted by the Turn starts afresh. */
function beginTurn(s: State, turn: number): void {
  s.turn = turn;
  s.passes = 0;
  s.lastActivated = NONE;
  s.inARow = 0;
  for (const seat of s.players.keys())
    changePlayer(s, seat, { killScored: false, removedOwn: 0, removedEnemy: 0, playedThisTurn: [] });
  for (const unit of s.units.keys()) changeUnit(s, unit, { activated: false });
}

function activate(s: State, { seat, unit }: Extract<TurnEvent, { type: 'unit.activated' }>): void {
  s.passes = 0;
  s.inARow = s.lastActivated === seat ? s.inARow + 1 : 1;
  s.lastActivated = seat;
  changeUnit(s, unit, { activated: true });
  s.activation = {
    seat: unitOf(s, unit).seat,
    unit,
    order: null,
    moved: false,
    acted: [],
    freeMorale: false,
    disengagePaid: false,
    barred: [],
    suffered: [],
  };
}
