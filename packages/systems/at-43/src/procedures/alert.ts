import { ask, done, goto, PASS, pick, pickOption, type Option } from '@banneret/kernel';
import { alertLeft, alertOffers, alertSeats, offerFrom, offerId } from '../command/alerts.js';
import { fireBar } from '../command/actions.js';
import { askAim, type Aim } from '../decisions/aim.js';
import { rangedWeaponsOf } from '../fire/uses.js';
import type { State } from '../state.js';
import { seatOf } from '../units.js';
import { call, procedure } from './machine.js';

/** AT43-ALRT-02, R-39: at the end of a move, seat by seat, unit by unit. */
export const alert = procedure('alert')({
  begin(c, v) {
    v.seats = alertSeats(c.state, v.moved);
    return goto('offer');
  },
  offer(c, v) {
    const [seat, ...rest] = v.seats ?? [];
    if (seat === undefined) return done();
    const offers = alertOffers(c.state, seat, v.moved);
    if (offers.length === 0) {
      v.seats = rest;
      return goto('offer');
    }
    const shape = pick([...offers.map(offerId), PASS]);
    return ask({ seat, ask: 'at43.ask.alert', rule: 'AT43-ALRT-01', shape, args: { unit: v.moved } }, 'answered');
  },
  answered(c, v, answer: string) {
    if (answer === PASS) {
      v.seats = (v.seats ?? []).slice(1);
      return goto('offer');
    }
    const { unit, scope } = offerFrom(answer);
    c.emit({ type: 'alert.began', unit, scope, target: v.moved });
    return call('alertFire', { unit }, 'offer');
  },
});

/** all the weapons it wants, each as a salvo; the marker goes once it has fired (AT43-ALRT-06). */
export const alertFire = procedure('alertFire')({
  begin(c, { unit }) {
    const options = weaponsLeft(c.state, unit);
    if (options.every(({ barred }) => barred !== undefined)) return goto('end');
    // Whoever has begun must fire something; after that he may stop.
    const more: Option[] = (c.state.reacting?.fired.length ?? 0) > 0 ? [{ id: PASS }] : [];
    const seat = seatOf(c.state, unit);
    const shape = pickOption([...options, ...more]);
    return ask({ seat, ask: 'at43.ask.alertWeapon', rule: 'AT43-ALRT-01', shape, args: { unit } }, 'chosen');
  },
  chosen(c, v, weapon: number | string) {
    if (weapon === PASS) return goto('end');
    v.weapon = Number(weapon);
    return ask(askAim(c.state, v.unit, v.weapon), 'aimed');
  },
  aimed: (_c, { unit, weapon = 0 }, { target, uses }: Aim) => call('salvo', { unit, weapon, target, uses }, 'begin'),
  end(c, { unit }) {
    const reacting = c.state.reacting!;
    c.emit({ type: 'alert.ended', unit, left: alertLeft(c.state, reacting) });
    return done();
  },
});

/** Its weapons: those it has not fired yet, and can aim at the unit that moved while that is there; the others say why not. */
const weaponsLeft = (state: State, unit: number): Option[] =>
  rangedWeaponsOf(state, unit).map(id => {
    const because = fireBar(state, unit, id);
    return because === undefined ? { id } : { id, barred: [because] };
  });
