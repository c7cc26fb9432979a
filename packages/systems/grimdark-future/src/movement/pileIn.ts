import type { Placed } from '@banneret/geometry';
import { illegal, type Ruling } from '@banneret/kernel';
import { engagedField, gaitOf } from '../ground/board.js';
import { judgeClosing } from './charge.js';
import { standAfter, standsNow, touchesAny, type Closing } from './closing/closing.js';
import { kindRules } from '../compile.js';
import { figures, type Figure } from '../units/figures.js';
import { isCoherent, judgeWays, type MoveLimits } from './movement.js';
import { PILE_IN } from '../rulings.js';
import type { State, UnitId } from '../state.js';
import { judgeStillTogether } from './together.js';
import { isMove, type Legs } from './ways.js';

/** Is this how a charged unit may pile in? GDF-MEL-05, R-26, R-55. */
export function judgePileIn(state: State, unit: UnitId, charger: UnitId, legs: Legs): Ruling {
  const closing = pileInClosing(state, unit, charger);
  const moved = judgeWays(state, unit, legs, pileInLimits(state, unit, charger));
  if (!moved.ok) return moved;
  const turned = closing.movers.findIndex((figure, i) => closing.most[i] === 0 && isMove(figure, legs[i] ?? []));
  if (turned >= 0)
    return illegal('GDF-MEL-05', 'gdf.no.stays-put', { model: (closing.movers[turned] as Figure).model + 1 });
  const stands = closing.movers.map((figure, i) => standAfter(state.battle, figure, legs[i] ?? []));
  const together = judgeStillTogether(state, unit, stands);
  return together.ok ? judgeClosing(closing, stands, 'GDF-MEL-05') : together;
}

/** a pile-in ignores the inch around the chargers, but not around anybody else. */
export const pileInLimits = (state: State, unit: UnitId, charger: UnitId): MoveLimits => ({
  rule: 'GDF-MEL-05',
  most: figure => (mayPileIn(figure, figures(state, charger)) ? PILE_IN : 0),
  field: ({ kind }) => engagedField(state, unit, charger, gaitOf(kind)),
  mayStay: true,
});

/** GDF-MEL-05: whoever touches a charger stays; R-55: so does whoever never moves. */
const mayPileIn = (figure: Figure, chargers: readonly Placed[]): boolean =>
  !kindRules(figure.kind).fixed && !touchesAny(figure, chargers);

export function pileInClosing(state: State, unit: UnitId, charger: UnitId): Closing {
  const movers = figures(state, unit);
  const { most, field } = pileInLimits(state, unit, charger);
  return {
    battle: state.battle,
    movers,
    enemies: figures(state, charger),
    most: movers.map(most),
    field,
    scattered: !isCoherent(state, unit),
    keeps: placed => judgeStillTogether(state, unit, placed).ok,
  };
}

/** Is there anything to decide? H-20: a unit whose models all stand well already is not asked to shuffle about. */
export function needsPileIn(state: State, unit: UnitId, charger: UnitId): boolean {
  const closing = pileInClosing(state, unit, charger);
  return closing.most.some(most => most > 0) && !judgeClosing(closing, standsNow(closing), 'GDF-MEL-05').ok;
}
