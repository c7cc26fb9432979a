import { ask, done, goto, pickOption, type Option } from '@banneret/kernel';
import { NOBODY, type UnitId } from '../battle.js';
import { lonelyHeroes, unitsToLead } from '../heroes/transfer.js';
import { relaysFor } from '../missions/survivor.js';
import { seatOf, seatsOf } from '../units.js';
import { procedure } from './machine.js';
import { ownerOfEscort, take } from './scoring.js';

/** AT43-CTL-10, HERO-05, MS6-07: heroes on foot may join a unit; the survivor may be handed over. */
export const timeOut = procedure('timeOut')({
  begin(c, v) {
    v.heroes = seatsOf(c.state).flatMap(seat => lonelyHeroes(c.state, seat));
    return goto('hero');
  },
  hero(c, v) {
    const [hero, ...rest] = v.heroes ?? [];
    if (hero === undefined) return goto('relay');
    const units = unitsToLead(c.state, hero);
    if (!someOpen(units)) {
      v.heroes = rest;
      return goto('hero');
    }
    const shape = pickOption([{ id: NOBODY }, ...units]);
    return ask(
      { seat: seatOf(c.state, hero), ask: 'at43.ask.lead', rule: 'AT43-HERO-05', shape, args: { unit: hero } },
      'led',
    );
  },
  led(c, v, unit: UnitId) {
    const [hero = NOBODY, ...rest] = v.heroes ?? [];
    if (unit !== NOBODY) c.emit({ type: 'hero.joined', hero, unit });
    v.heroes = rest;
    return goto('hero');
  },
  relay(c) {
    const units = relaysFor(c.state);
    if (!someOpen(units)) return done();
    const shape = pickOption([{ id: NOBODY }, ...units]);
    return ask({ seat: ownerOfEscort(c.state), ask: 'at43.ask.relay', rule: 'AT43-MS6-07', shape }, 'relayed');
  },
  relayed(c, _v, unit: UnitId) {
    if (unit !== NOBODY) take(c, unit);
    return done();
  },
});

/** Nobody is asked about what is barred from end to end. */
const someOpen = (options: readonly Option[]): boolean => options.some(({ barred }) => barred === undefined);
