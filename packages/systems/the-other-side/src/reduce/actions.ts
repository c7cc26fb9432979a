import { assertNever, type Seat } from '@banneret/kernel';
import type { ActionEvent } from '../events.js';
import type { Duel, DuelSide, FireteamId, State } from '../state.js';
import { changeAction } from './record.js';

export function reduceAction(s: State, event: ActionEvent): void {
  switch (event.type) {
    case 'action.declared':
      s.action = event.action;
      return;
    case 'action.changed':
      return changeAction(s, event.change);
    case 'action.ended':
      s.action = null;
      return;
    case 'duel.began':
      return changeDuel(s, { actor: side(event.actor), other: side(event.other), turn: 'actor', result: null });
    case 'duel.token': {
      const duel = duelOf(s);
      return changeDuel(s, { ...duel, [event.side]: { ...duel[event.side], [event.token]: true } });
    }
    case 'duel.turned':
      return changeDuel(s, { ...duelOf(s), turn: event.turn });
    case 'duel.decided':
    case 'trigger.declared':
      return changeDuel(s, { ...duelOf(s), result: event.result });
    case 'hit.resolved':
    case 'blast.resolved':
      return;
    default:
      assertNever(event);
  }
}

const changeDuel = (s: State, duel: Duel): void => changeAction(s, { duel });

function duelOf(s: State): Duel {
  const duel = s.action?.duel;
  if (duel === undefined || duel === null) throw new Error('no Duel is under way');
  return duel;
}

const side = ({ seat, fireteam, flip }: { seat: Seat; fireteam: FireteamId; flip: number }): DuelSide => ({
  seat,
  fireteam,
  flip,
  inspired: false,
  shaken: false,
  tactics: false,
});
