import { boardOf, livingOf, NONE, squadCard, type State } from '@banneret/the-edge';
import type { Box } from '../../../tabletop/labels/box.js';
import type { Labelled, Table } from '../../../tabletop/labels/layOut.js';
import { centreOfHexes, drawingOf, hexesOf, middleOf, SIZE, type At } from '../hexes.js';

/** Half of the square that a hex with somebody on it takes up. */
const HALF = SIZE * 0.86;

/** What names are laid out around: Squads by the hexes they stand on, and what ought to stay in sight, in the measure of the drawing. */
export function labelledTable(state: State, locale: 'fr' | 'en'): Table {
  const { left, top, width, height } = drawingOf(boardOf(state));
  const shifted = ({ x, y }: At): At => ({ x: x - left, y: y - top });
  const squads = state.squads.flatMap((_, squad) => labelledSquad(state, squad, locale, shifted) ?? []);
  return { width, height, units: squads, things: thingsOf(state, shifted) };
}

function labelledSquad(
  state: State,
  squad: number,
  locale: 'fr' | 'en',
  shifted: (at: At) => At,
): Labelled | undefined {
  const { seat, endurance } = state.squads[squad] as State['squads'][number];
  const living = livingOf(state, squad);
  if (living.length === 0) return undefined;
  const { name, leader } = squadCard(state, squad);
  const hexes = living.flatMap(figure => hexesOf(boardOf(state), state.figures[figure] as State['figures'][number]));
  return {
    id: String(squad),
    seat,
    name: [name[locale], '•'.repeat(Math.max(0, endurance))].filter(Boolean).join(' '),
    count: living.length,
    flags: state.activated === squad ? ['activated'] : [],
    isLed: leader === true,
    figures: hexes.map(hex => squareAround(shifted(middleOf(hex)), HALF)),
  };
}

/** What of a crystal or an Altar stands up. */
const THING = 30;

const thingsOf = (state: State, shifted: (at: At) => At): readonly Box[] =>
  state.tokens
    .filter(({ space, kind }) => space !== NONE && kind !== 'faction')
    .map(token => squareAround(shifted(centreOfHexes(hexesOf(boardOf(state), token))), THING));

const squareAround = ({ x, y }: At, half: number): Box => ({
  x: x - half,
  y: y - half,
  width: 2 * half,
  height: 2 * half,
});
