import { boardOf, NONE, ownerOfFigure, sideOf, type FigureId, type State } from '@banneret/the-edge';
import { centreOfHexes, hexesOf, middleOf, type At } from '../hexes.js';

/** Sprites are painted in these steps, in degrees. */
const STEP = 15;

/**
 * Which way a figure looks, in degrees clockwise from the right. The rules know no facing: it looks at the nearest enemy, and a long
 * one lies along its base.
 */
export function facingOf(state: State, figure: FigureId): number {
  const hexes = hexesOf(boardOf(state), state.figures[figure] as State['figures'][number]);
  const here = centreOfHexes(hexes);
  const foe = nearestFoe(state, figure, here);
  const [first, second] = hexes;
  if (hexes.length === 2 && first !== undefined && second !== undefined) {
    const along = angleOf(middleOf(first), middleOf(second));
    const back = foe !== undefined && turnBetween(along, angleOf(here, foe)) > 90;
    return stepped(back ? along + 180 : along, 1);
  }
  return foe === undefined ? 0 : stepped(angleOf(here, foe), STEP);
}

function nearestFoe(state: State, figure: FigureId, here: At): At | undefined {
  const own = sideOf(state, ownerOfFigure(state, figure));
  let [best, least]: [At | undefined, number] = [undefined, Infinity];
  for (const [other, place] of state.figures.entries()) {
    if (place.space === NONE || sideOf(state, ownerOfFigure(state, other)) === own) continue;
    const there = centreOfHexes(hexesOf(boardOf(state), place));
    const far = Math.hypot(there.x - here.x, there.y - here.y);
    if (far < least) [best, least] = [there, far];
  }
  return best;
}

const angleOf = (from: At, to: At): number => (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
const stepped = (angle: number, step: number): number => (((Math.round(angle / step) * step) % 360) + 360) % 360;

function turnBetween(a: number, b: number): number {
  const turn = Math.abs(a - b) % 360;
  return turn > 180 ? 360 - turn : turn;
}
