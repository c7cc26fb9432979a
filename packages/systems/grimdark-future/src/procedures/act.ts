import { ask, done, goto, roll } from '@banneret/kernel';
import type { Tried } from '../attack/casting.js';
import { askDisembark, type DisembarkChoice } from '../decisions/disembark.js';
import { askOrder, type OrderChoice } from '../decisions/order.js';
import { isDestroyed, kindOfModel } from '../units/figures.js';
import { kindRules } from '../compile.js';
import { inDanger, modelPaths, movingThroughDanger, orderBarred } from '../movement/movement.js';
import { MOVE_ORDERS } from '../rule.js';
import { DANGER_FACE, mayGoOn } from '../rulings.js';
import { rosterOf, seatOf, unitOf } from '../state.js';
import { isAircraft } from '../units/traits.js';
import { call, dice, procedure } from './machine.js';

/**
 * What an activated unit does (catalogue D13 to D19):
 *   a Shaken unit idles and recovers; any other gets an order; it moves; dangerous ground is tested; it shoots unless
 *   it rushed, or fights if it charged.
 */
export const act = procedure('act')({
  begin(c, v) {
    if (!unitOf(c.state, v.unit).shaken) return call('casting', { unit: v.unit, tried: [] }, 'order');
    return isAircraft(c.state, v.unit) ? goto('fly') : goto('idle');
  },

  order(c, v, tried: Tried) {
    v.tried = tried;
    if (isAircraft(c.state, v.unit)) return goto('fly');
    const canMove = MOVE_ORDERS.some(order => orderBarred(c.state, v.unit, order) === undefined);
    if (!canMove) return goto('hold');
    const seat = seatOf(c.state, v.unit);
    return unitOf(c.state, v.unit).place === 'aboard'
      ? ask(askDisembark(seat, v.unit), 'ordered')
      : ask(askOrder(seat, v.unit), 'ordered');
  },

  fly: (_c, { unit }) => call('flight', { unit }, 'flown'),
  /** GDF-AIR-06, -07: off the table, or Shaken, it does nothing more. */
  flown(c, v, isThere: boolean) {
    if (unitOf(c.state, v.unit).shaken) return goto('recover');
    v.order = 'advance';
    return isThere ? goto('moved') : done();
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
  ordered(_c, v, choice: OrderChoice | DisembarkChoice) {
    v.order = choice.order;
    if (choice.order !== 'hold') v.legs = choice.legs;
    if (choice.order === 'charge') v.target = choice.target;
    if ('doors' in choice) v.doors = choice.doors;
    if ('into' in choice) v.into = choice.into;
    return goto('begun');
  },
  begun(c, v) {
    const { unit, order = 'hold', legs, target, doors, into } = v;
    c.emit({ type: 'order.given', unit, order, ...(target !== undefined && { target }) });
    if (doors !== undefined)
      c.emit({ type: 'unit.disembarked', unit, host: unitOf(c.state, unit).host, models: doors });
    // one test a model, whether it was activated in such ground or moves through it.
    v.danger = legs === undefined ? inDanger(c.state, unit) : movingThroughDanger(c.state, unit, legs);
    const paths = legs === undefined ? [] : modelPaths(c.state, unit, legs);
    if (paths.length > 0) c.emit({ type: 'unit.moved', unit, paths });
    if (into !== undefined) c.emit({ type: 'unit.boarded', unit, host: into });
    return call('danger', { unit, models: v.danger, ...(target !== undefined && { noMorale: true }) }, 'moved');
  },

  /**
   * the second window for spells, after the move and before any attack; on Hold the two are one, for nothing has happened
   * between them. H-02: not if the ground left it Shaken.
   */
  moved(c, v) {
    const { unit, tried = [], target, order } = v;
    if (isDestroyed(c.state, unit) || !mayGoOn(unitOf(c.state, unit).shaken)) return done();
    if (order === 'hold') return goto('shoot');
    return call('casting', { unit, tried }, target === undefined ? 'shoot' : 'fight');
  },

  /** if the ground leaves nobody of the charger, there is no melee; H-41: nor if a spell leaves nobody to charge. */
  fight(c, { unit, target }) {
    if (target === undefined || isDestroyed(c.state, target)) return done();
    return call('melee', { charger: unit, target }, 'end');
  },

  /** GDF-ACT-02 to -05: after Hold or Advance the unit may shoot. */
  shoot(_c, { unit, order }) {
    if (order === 'rush') return done();
    return call('shooting', { unit, held: order === 'hold' }, 'end');
  },
  end: () => done(),
});

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
  /** a unit on its way into a melee is not tested for these wounds. */
  wounded: (_c, { unit, noMorale }, wounds: number) =>
    wounds === 0 || noMorale === true ? done() : call('morale', { unit }, 'end'),
  end: () => done(),
});
