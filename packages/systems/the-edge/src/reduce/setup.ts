import type { SetupEvent } from '../events.js';
import { NONE, seatOf, squadOf, type State } from '../state.js';
import { buildDeck } from './cards.js';
import { added, changeFigure, changeSquad } from './record.js';

export function reduceSetup(s: State, event: SetupEvent): void {
  switch (event.type) {
    case 'first.rolled':
      return; // told to the players; who is first follows
    case 'first.chosen':
      s.firstPlayer = event.seat;
      return;
    case 'faction.chosen':
      seatOf(s, event.seat).faction = event.faction;
      return;
    case 'squads.recruited':
      for (const card of event.squads) recruit(s, event.seat, card);
      return;
    case 'deck.built':
      buildDeck(s, event.seat, event.cards, event.ordered);
      return;
    case 'counter.chosen':
      s.counter = event.seat;
      s.active = event.seat;
      return;
    case 'squad.deployed': {
      const { firstFigure } = squadOf(s, event.squad);
      for (const [i, to] of event.at.entries()) changeFigure(s, firstFigure + i, to.space, to.mask);
      changeSquad(s, event.squad, { status: 'deployed' });
      return;
    }
    case 'squad.removed':
      changeSquad(s, event.squad, { status: 'removed' });
      return;
  }
}

/** EDGE-SET-09, -11, -12: light face up, as many figures as dots, as many tokens as printed. */
function recruit(s: State, seat: number, card: number): void {
  const faction = s.book.factions[seatOf(s, seat).faction];
  const printed = faction?.squads[card];
  if (printed === undefined) throw new RangeError(`seat ${seat} has no Squad card ${card}`);
  const squad = s.squads.length;
  const firstFigure = s.figures.length;
  const { endurance } = printed;
  s.squads = added(s.squads, { seat, card, mode: 0, endurance, firstFigure, status: 'waiting', upgrades: [] });
  for (let i = 0; i < printed.figures; i++) s.figures = added(s.figures, { squad, space: NONE, mask: 0 });
}
