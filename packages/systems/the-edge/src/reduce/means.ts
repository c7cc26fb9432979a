import type { MeansEvent } from '../events.js';
import { clampedMarker } from '../rulings.js';
import { seatOf, squadOf, type State } from '../state.js';
import { changeUpgrade, chargesOn } from './cards.js';
import { changeSquad, replaced } from './record.js';

export function reduceMeans(s: State, event: MeansEvent): void {
  switch (event.type) {
    case 'crystals.gained':
      s.crystals -= event.count;
      seatOf(s, event.seat).reserve += event.count;
      return;
    case 'crystals.recovered':
      seatOf(s, event.seat).exhausted -= event.count;
      seatOf(s, event.seat).reserve += event.count;
      return;
    case 'crystals.returned':
      seatOf(s, event.seat).reserve -= event.count;
      s.crystals += event.count;
      return;
    case 'crystals.robbed':
      seatOf(s, event.from).reserve -= event.count;
      if (event.from === event.to) seatOf(s, event.to).exhausted += event.count;
      else seatOf(s, event.to).reserve += event.count;
      return;
    case 'cost.paid':
      seatOf(s, event.seat).reserve -= event.crystals;
      seatOf(s, event.seat).exhausted += event.crystals;
      for (const { squad, tokens } of event.endurance) addEndurance(s, squad, -tokens);
      moveMarker(s, event.seat, -event.vp);
      return;
    case 'charges.spent':
      s.charges += event.count;
      changeUpgrade(s, event.card, { charges: chargesOn(s, event.card) - event.count });
      return;
    case 'charges.added':
      s.charges -= event.count;
      changeUpgrade(s, event.card, { charges: chargesOn(s, event.card) + event.count });
      return;
    case 'charge.moved':
      changeUpgrade(s, event.from, { charges: chargesOn(s, event.from) - 1 });
      changeUpgrade(s, event.to, { charges: chargesOn(s, event.to) + 1 });
      return;
    case 'endurance.changed':
      addEndurance(s, event.squad, event.by);
      return;
    case 'vp.gained':
      moveMarker(s, event.seat, event.points);
      return;
    case 'vp.captured': {
      const captor = seatOf(s, event.by);
      seatOf(s, event.from).vpStart -= event.count;
      captor.vpCaptured = replaced(captor.vpCaptured, event.from, (captor.vpCaptured[event.from] ?? 0) + event.count);
      return;
    }
    case 'vp.lost':
      seatOf(s, event.from).vpStart -= event.count;
      return;
  }
}

export const addEndurance = (s: State, squad: number, by: number): void =>
  changeSquad(s, squad, { endurance: squadOf(s, squad).endurance + by });

/** EDGE-WND-07, R13. */
function moveMarker(s: State, seat: number, points: number): void {
  s.marker = clampedMarker(s.marker + (seat === 0 ? points : -points));
}
