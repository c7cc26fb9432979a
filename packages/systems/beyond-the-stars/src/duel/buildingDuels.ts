import { figureOf, SEATS, seatOf, type BuildingFight, type Duel, type FigureId, type State } from '../state.js';

/** BTS-BLD-16, R-32: one single Duel for everybody in a storey that both sides are in. */
export function buildingDuels(state: State, firstId: number): Duel[] {
  return state.fights
    .filter(fight => isUnfought(state, fight))
    .map(({ piece, storey, assailant }, i) => ({
      id: firstId + i,
      sides: [insideOf(state, 0, piece, storey), insideOf(state, 1, piece, storey)],
      attacker: assailant,
      building: piece,
      storey,
    }));
}

/** BTS-ACT-07(h): a new split in the same phase does not bring back what has been fought. */
const isUnfought = (state: State, { piece, storey }: BuildingFight): boolean =>
  SEATS.flatMap(seat => insideOf(state, seat, piece, storey)).some(figure => !figureOf(state, figure).marks.fought);

export function insideOf(state: State, seat: number, piece: number, storey: number): FigureId[] {
  return [...state.figures.keys()].filter(figure => {
    const { place, host, storey: own } = figureOf(state, figure);
    return place === 'inside' && host === piece && own === storey && seatOf(state, figure) === seat;
  });
}
