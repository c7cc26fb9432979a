import { ask, done, pickOption, roll } from '@banneret/kernel';
import { partsFor } from '../abilities/mechanic.js';
import { REPAIRS_ON } from '../rulings.js';
import { seatOf, unitWithFighter } from '../units.js';
import { dice, procedure } from './machine.js';

/** AT43-SPC-03: the part is named, then the die decides; either way the unit has worked instead of shooting. */
export const repair = procedure('repair')({
  begin(c, { unit }) {
    const options = partsFor(c.state, unit).map(({ machine, part, because }) => ({
      id: `${machine}:${part}`,
      say: 'at43.say.part',
      args: { fighter: machine, part },
      ...(because && { barred: [because] }),
    }));
    const shape = pickOption(options);
    return ask(
      { seat: seatOf(c.state, unit), ask: 'at43.ask.repair', rule: 'AT43-SPC-03', shape, args: { unit } },
      'chosen',
    );
  },
  chosen(c, v, choice: string) {
    const [machine = 0, part = 0] = choice.split(':').map(Number);
    v.machine = machine;
    v.part = part;
    c.emit({ type: 'unit.worked', unit: v.unit });
    return roll(dice(1, 'AT43-SPC-03', 'at43.roll.mechanic', seatOf(c.state, v.unit)), 'rolled');
  },
  rolled(c, { unit, machine = 0, part = 0 }, [face = 1]: readonly number[]) {
    const worked = face >= REPAIRS_ON;
    c.emit({ type: 'ability.rolled', ability: 'mechanic', unit, face, worked });
    if (worked) c.emit({ type: 'part.repaired', unit: unitWithFighter(c.state, machine), fighter: machine, part });
    return done();
  },
});
