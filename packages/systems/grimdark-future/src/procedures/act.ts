import { pathLength } from '@banneret/geometry';
import { ask, done, goto, roll } from '@banneret/kernel';
import { askOrder, type OrderChoice } from '../decisions/order.js';
import type { ModelPath } from '../events.js';
import { figures, isDestroyed, kindOfModel } from '../figures.js';
import { kindRules } from '../compile.js';
import { inDanger, movingThroughDanger, orderBarred, type Legs } from '../movement.js';
import { MOVE_ORDERS } from '../rule.js';
import { DANGER_FACE, mayGoOn } from '../rulings.js';
import { rosterOf, seatOf, unitOf, type State, type UnitId } from '../state.js';
import { call, dice, procedure } from './machine.js';

/**
 * What an activated unit does (catalogue D13 to D19):
 *   a Shaken unit idles and recovers; any other gets an order; it moves; dangerous ground is tested; it shoots unless
 *   it rushed.
 */
export const act = procedure('act')({
  begin(c, v) {
    if (unitOf(c.state, v.unit).shaken) return goto('idle');
    const canMove = MOVE_ORDERS.some(order => orderBarred(c.state, v.unit, order) === undefined);
    return canMove ? ask(askOrder(seatOf(c.state, v.unit), v.unit), 'ordered') : goto('hold');
  },

  /** GDF-MOR-12: no move, no shooting; standing in dangerous ground is still dangerous (GDF-TER-11). */
  idle(c, v) {
    c.emit({ type: 'unit.idled', unit: v.unit });
    return call('danger', { unit: v.unit, models: inDanger(c.state, v.unit) }, 'recover');
  },
  /** GDF-MOR-13. */
  recover(c, v) {
    if (!isDestroyed(c.state, v.unit)) c.emit({ type: 'unit.recovered', unit: v.unit });
    return done();
  },

  /** GDF-SPC-24: a unit that may only Hold is not asked. */
  hold: (_c, v) => {
    v.order = 'hold';
    return goto('begun');
  },
  ordered(_c, v, choice: OrderChoice) {
    v.order = choice.order;
    if (choice.order !== 'hold') v.legs = choice.legs;
    return goto('begun');
  },
  begun(c, v) {
    const { unit, order = 'hold', legs } = v;
    c.emit({ type: 'order.given', unit, order });
    // one test a model, whether it was activated in such ground or moves through it.
    v.danger = legs === undefined ? inDanger(c.state, unit) : movingThroughDanger(c.state, unit, legs);
    const paths = legs === undefined ? [] : modelPaths(c.state, unit, legs);
    if (paths.length > 0) c.emit({ type: 'unit.moved', unit, paths });
    return call('danger', { unit, models: v.danger }, 'shoot');
  },

  /** GDF-ACT-02 to -05: after Hold or Advance the unit may shoot. H-02: not if the ground left it Shaken. */
  shoot(c, v) {
    const { unit, order } = v;
    if (order === 'rush' || isDestroyed(c.state, unit) || !mayGoOn(unitOf(c.state, unit).shaken)) return done();
    return call('shooting', { unit, held: order === 'hold' }, 'end');
  },
  end: () => done(),
});

/** Models that stay where they are have no path. */
function modelPaths(state: State, unit: UnitId, legs: Legs): ModelPath[] {
  return figures(state, unit).flatMap(({ model, at }, i) => {
    const way = legs[i] ?? [];
    return pathLength([at, ...way]) > 0 ? [{ model, legs: way }] : [];
  });
}

/** A dangerous terrain test: a die for each point of toughness of each model concerned. GDF-TER-12, -13. */
export const danger = procedure('danger')({
  begin(c, { unit, models }) {
    const roster = rosterOf(c.state, unit);
    const count = models.reduce((sum, model) => sum + kindRules(kindOfModel(roster, model)).toughness, 0);
    return count === 0 ? done() : roll(dice(count, 'GDF-TER-12', 'gdf.roll.danger', roster.seat), 'rolled');
  },
  rolled(c, { unit }, faces: readonly number[]) {
    const wounds = faces.filter(face => face === DANGER_FACE).length;
    c.emit({ type: 'ground.tested', unit, faces, wounds });
    return wounds === 0 ? done() : call('wounds', { unit, hits: wounds, perHit: 1 }, 'wounded');
  },
  wounded: (_c, { unit }, wounds: number) => (wounds === 0 ? done() : call('morale', { unit }, 'end')),
  end: () => done(),
});
