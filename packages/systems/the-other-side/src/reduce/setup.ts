import { newZone } from '@banneret/cards';
import { assertNever } from '@banneret/kernel';
import type { SetupEvent } from '../events.js';
import type { State } from '../state.js';
import { asideToPile, deckAside, deckToPile } from './cards.js';
import { changeFireteam, changePlayer } from './record.js';

export function reduceSetup(s: State, event: SetupEvent): void {
  switch (event.type) {
    case 'companies.revealed':
      for (const [seat, chosen] of event.players.entries()) changePlayer(s, seat, chosen);
      return;
    case 'unit.joined':
      s.units = [...s.units, event.unit];
      s.fireteams = [...s.fireteams, ...event.fireteams];
      return;
    case 'commanders.counted':
      return changePlayer(s, event.seat, { commanders: event.commanders });
    case 'list.sealed':
      return changePlayer(s, event.seat, { list: event.list });
    case 'lists.shown':
      for (const seat of s.players.keys()) changePlayer(s, seat, { list: null });
      return;
    case 'stratagems.chosen': {
      const zone = newZone({ owner: event.seat, visibility: 'owner', ordered: false }, event.cards);
      return changePlayer(s, event.seat, { stratagems: zone });
    }
    case 'roles.settled':
      s.attacker = event.attacker;
      return;
    case 'operation.settled':
      s.operation = event.operation;
      return;
    case 'layout.settled':
      s.layout = event.layout;
      s.commandersFirst = event.commandersFirst;
      return;
    case 'zone.chosen':
      return changePlayer(s, event.seat, { zone: event.zone });
    case 'lot.flipped':
      return deckToPile(s, event.seat, [event.card]);
    case 'initiative.flipped':
      return deckAside(s, event.seat, event.card);
    case 'initiative.discarded':
      return asideToPile(s, event.seat);
    case 'fireteam.deployed':
      return changeFireteam(s, event.fireteam, { place: 'table', at: event.at });
    case 'unit.heldBack':
      return;
    default:
      assertNever(event);
  }
}
