import { ask, done, goto, pick, roll, type Ctx } from '@banneret/kernel';
import { bedside, medicIn, patientsIn, unitsWithPatients } from '../abilities/medic.js';
import type { FighterId, Point, UnitId } from '../battle.js';
import { askStand } from '../decisions/stand.js';
import type { Event } from '../events.js';
import { HEALS_ON } from '../rulings.js';
import type { State } from '../state.js';
import { placedOf, seatOf, sheetOf, unitOf } from '../units.js';
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
  stood(c, v, at: Point) {
    putDown(c, v.units![v.next ?? 0]!, at);
    return goto('passed');
  },
  passed(_c, v) {
    v.next = (v.next ?? 0) + 1;
    return goto('next');
  },
});

function heal(c: Ctx<State, Event>, unit: UnitId, fighter: FighterId) {
  const medic = medicIn(c.state, unit);
  const at = medic && bedside(c.state, medic, fighter);
  if (at === undefined) return goto('passed');
  const commanded = c.state.mission.fallen.some(one => one.fighter === fighter && one.commander);
  c.emit({ type: 'fighter.healed', unit, fighter, at });
  // AT43-UNIT-14, R-91: an officer leads his unit again, and the company if he did.
  if (sheetOf(c.state, fighter).command !== null) c.emit({ type: 'leader.replaced', unit, fighter });
  if (commanded) c.emit({ type: 'commander.named', seat: seatOf(c.state, unit), fighter });
  const { base, at: where, facing } = placedOf(c.state, medic!);
  return ask(askStand(c.state, fighter, { base, at: { x: where.x, y: where.y }, facing }), 'stood');
}

/** the man brought back, who is the last of his unit's list, lies where his player wants him. */
function putDown(c: Ctx<State, Event>, unit: UnitId, { x, y }: Point): void {
  const { id, facing, x: fromX, y: fromY } = unitOf(c.state, unit).fighters.at(-1)!;
  if (x === fromX && y === fromY) return;
  c.emit({ type: 'fighters.placed', unit, spots: [{ fighter: id, x, y, facing }], how: 'chosen' });
}
