import { gap, within, withinOfPolygon } from '@banneret/geometry';
import { illegal, legal, type Ruling } from '@banneret/kernel';
import { placedAt, placedOf } from '../figures/placed.js';
import { isAlive } from '../figures/traits.js';
import { UNIT_SPREAD } from '../rulings.js';
import { figureOf, pieceOf, sheetOf, type FigureId, type PieceId, type Spot, type State } from '../state.js';

/** BTS-SGE-02, R-49: a Servant stays within 15 cm of its weapon; one that was driven away comes nearer. */
export function judgeLeash(state: State, figure: FigureId, spot: Spot): Ruling {
  const serves = leashOf(state, figure);
  if (serves === undefined) return legal;
  const [weapon, there] = [placedOf(state, serves), placedAt(sheetOf(state, figure), spot)];
  if (within(there, weapon, UNIT_SPREAD)) return legal;
  return gap(there, weapon) < gap(placedOf(state, figure), weapon)
    ? legal
    : illegal('BTS-SGE-02', 'bts.no.leash', { other: serves });
}

/** The weapon that it may not leave. */
function leashOf(state: State, figure: FigureId): FigureId | undefined {
  const { serves } = sheetOf(state, figure);
  const held = serves !== undefined && figureOf(state, figure).servant && isAlive(state, serves);
  return held ? serves : undefined;
}

/** in a building he is as near to it as the building. */
export function judgeLeashIn(state: State, figure: FigureId, piece: PieceId): Ruling {
  const serves = leashOf(state, figure);
  if (serves === undefined) return legal;
  const { place, host } = figureOf(state, serves);
  if (place === 'inside' && host === piece) return legal;
  return withinOfPolygon(placedOf(state, serves), pieceOf(state, piece).outline, UNIT_SPREAD)
    ? legal
    : illegal('BTS-SGE-02', 'bts.no.leash', { other: serves });
}

/**
 * a weapon is pushed away from nobody who serves it: each of these ends within 15 cm of it, or comes nearer.
 */
export function judgeLeftBehind(state: State, weapon: FigureId, spot: Spot, staying: readonly FigureId[]): Ruling {
  const [now, then] = [placedOf(state, weapon), placedAt(sheetOf(state, weapon), spot)];
  for (const servant of staying) {
    const own = placedOf(state, servant);
    const away = gap(own, then);
    if (away > UNIT_SPREAD && away >= gap(own, now))
      return illegal('BTS-SGE-02', 'bts.no.left-behind', { other: servant });
  }
  return legal;
}

/** BTS-SGE-14: it charges only enemies within 15 cm of its weapon. */
export function judgeLeashedCharge(state: State, figure: FigureId, target: FigureId): Ruling {
  const serves = leashOf(state, figure);
  if (serves === undefined) return legal;
  return within(placedOf(state, target), placedOf(state, serves), UNIT_SPREAD)
    ? legal
    : illegal('BTS-SGE-14', 'bts.no.leash', { other: serves });
}
