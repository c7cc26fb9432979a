import { ask, done, goto } from '@banneret/kernel';
import { askPlace, type PlaceChoice } from '../decisions/place.js';
import { isDestroyed, livingModels } from '../units/figures.js';
import { seatOf, unitOf, type UnitId } from '../state.js';
import { passengersOf } from '../units/traits.js';
import { trappedModels } from '../places/wreck.js';
import { call, procedure } from './machine.js';

/**
 * A unit was destroyed, by wounds or by rout: whoever was aboard bails out (GDF-TRA-08, R-66). Unit by unit: a
 * dangerous terrain test for every model, then it is Shaken without a test, then the survivors are placed near the
 * wreck; those who find no room are lost. Units without passengers are simply gone.
 */
export const wreck = procedure('wreck')({
  begin(c, v) {
    v.aboard = passengersOf(c.state, v.unit);
    if (v.aboard.length === 0) return done();
    c.emit({ type: 'transport.wrecked', unit: v.unit });
    return goto('next');
  },
  next(c, v) {
    const [unit, ...rest] = v.aboard ?? [];
    if (unit === undefined) return done();
    v.aboard = rest;
    v.passenger = unit;
    const models = livingModels(c.state, unit).map(({ model }) => model);
    return call('danger', { unit, models, noMorale: true }, 'shake');
  },
  shake(c, v) {
    const unit = v.passenger as UnitId;
    if (isDestroyed(c.state, unit)) return goto('next');
    if (!unitOf(c.state, unit).shaken) c.emit({ type: 'unit.shaken', unit });
    const models = trappedModels(c.state, unit, v.unit);
    if (models.length > 0) c.emit({ type: 'models.trapped', unit, models });
    if (isDestroyed(c.state, unit)) return goto('next');
    const ground = { kind: 'wreck', host: v.unit } as const;
    const seat = seatOf(c.state, unit);
    return ask(askPlace({ seat, units: [unit], ground, ask: 'gdf.ask.bail-out', rule: 'GDF-TRA-08' }), 'out');
  },
  out(c, _v, { unit, models }: PlaceChoice) {
    c.emit({ type: 'unit.placed', unit, how: 'bailed-out', models });
    return goto('next');
  },
});
