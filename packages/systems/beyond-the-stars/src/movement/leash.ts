import { gap, within } from '@banneret/geometry';
import { illegal, legal, type Ruling } from '@banneret/kernel';
import { placedAt, placedOf } from '../figures/placed.js';
import { isAlive } from '../figures/traits.js';
import { UNIT_SPREAD } from '../rulings.js';
import { figureOf, sheetOf, type FigureId, type Spot, type State } from '../state.js';

/** BTS-SGE-02, R-49: a Servant stays within 15 cm of its weapon; one that was driven away comes nearer. */
export function judgeLeash(state: State, figure: FigureId, spot: Spot): Ruling {
  const { serves } = sheetOf(state, figure);
  if (serves === undefined || !figureOf(state, figure).servant || !isAlive(state, serves)) return legal;
  const [weapon, there] = [placedOf(state, serves), placedAt(sheetOf(state, figure), spot)];
  if (within(there, weapon, UNIT_SPREAD)) return legal;
  const away = gap(placedOf(state, figure), weapon);
  if (away > UNIT_SPREAD && gap(there, weapon) < away) return legal;
  return illegal('BTS-SGE-02', 'bts.no.leash', { other: serves });
}

/** BTS-SGE-14: it charges only enemies within 15 cm of its weapon. */
export function judgeLeashedCharge(state: State, figure: FigureId, target: FigureId): Ruling {
  const { serves } = sheetOf(state, figure);
  if (serves === undefined || !figureOf(state, figure).servant || !isAlive(state, serves)) return legal;
  return within(placedOf(state, target), placedOf(state, serves), UNIT_SPREAD)
    ? legal
    : illegal('BTS-SGE-14', 'bts.no.leash', { other: serves });
}
