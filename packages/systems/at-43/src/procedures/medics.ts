import { ask, done, goto, pick, roll, type Ctx } from '@banneret/kernel';
import { bedside, medicIn, patientsIn, unitsWithPatients } from '../abilities/medic.js';
import type { FighterId, UnitId } from '../battle.js';
import type { Event } from '../events.js';
import { HEALS_ON } from '../rulings.js';
import type { State } from '../state.js';
import { seatOf } from '../units.js';
import { dice, procedure } from './machine.js';

/** AT43-SPC-02: after a salvo or a fight, each medic whose unit suffered rolls once. */
export const medics = procedure('medics')({
  begin(c, v) {
    v.units = unitsWithPatients(c.state, v.lost);
    v.next = 0;
    return goto('next');
  },
  next(c, v) {
    const unit = v.units?.[v.next ?? 0];
    if (unit === undefined) return done();
    return roll(dice(1, 'AT43-SPC-02', 'at43.roll.medic', seatOf(c.state, unit)), 'rolled');
  },
  rolled(c, v, [face = 1]: readonly number[]) {
    const unit = v.units![v.next ?? 0]!;
    const worked = face >= HEALS_ON;
    c.emit({ type: 'ability.rolled', ability: 'medic', unit, face, worked });
    const patients = patientsIn(c.state, unit, v.lost);
    if (!worked) return goto('passed');
    if (patients.length === 1) return heal(c, unit, patients[0]!);
    return ask(
      {
        seat: seatOf(c.state, unit),
        ask: 'at43.ask.patient',
        rule: 'AT43-SPC-02',
        shape: pick(patients),
        args: { unit },
      },
      'chosen',
    );
  },
  chosen: (c, v, fighter: FighterId) => heal(c, v.units![v.next ?? 0]!, fighter),
  passed(_c, v) {
    v.next = (v.next ?? 0) + 1;
    return goto('next');
  },
});

function heal(c: Ctx<State, Event>, unit: UnitId, fighter: FighterId): ReturnType<typeof goto<'passed'>> {
  const medic = medicIn(c.state, unit);
  const at = medic && bedside(c.state, medic, fighter);
  if (at !== undefined) c.emit({ type: 'fighter.healed', unit, fighter, at });
  return goto('passed');
}
