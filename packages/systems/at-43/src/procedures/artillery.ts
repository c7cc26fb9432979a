import { ask, done, pick, pickOption, type Ctx } from '@banneret/kernel';
import { artilleryWeapon, mayStrike, observersOf, strikeTargets } from '../abilities/artillery.js';
import { NOBODY, type FighterId } from '../battle.js';
import { dropAttitudes, pay } from '../command/upkeep.js';
import type { Event } from '../events.js';
import type { Need } from '../rulings.js';
import type { Fighter, State } from '../state.js';
import type { Member } from '../table/sight.js';
import { fighterIn, unitOf, unitWithFighter, weaponOf } from '../units.js';
import { call, procedure, type Calls, type Shots } from './machine.js';

/** AT43-ART, R-53: before one of his activations a player may call a strike on somebody whom one of his leaders sees. */
export const artillery = procedure('artillery')({
  begin(c, { seat }) {
    if (!mayStrike(c.state, seat)) return done();
    const targets = strikeTargets(c.state, seat);
    if (targets.every(({ barred }) => barred !== undefined)) return done();
    const shape = pickOption([{ id: NOBODY, say: 'at43.say.noStrike' }, ...targets]);
    return ask({ seat, ask: 'at43.ask.strike', rule: 'AT43-ART-03', shape }, 'aimed');
  },
  aimed(c, v, target: FighterId) {
    if (target === NOBODY) return done();
    v.target = target;
    return fire(c, v);
  },
  /** only a template that strays has a direction, and it counts from the leader who observes. */
  observe(c, v, shots: Shots) {
    v.shots = shots;
    const observers = observersOf(c.state, v.seat, memberOf(c.state, v.target!));
    if (observers.length === 1 || shots.misses === 0) return land(c.state, v, observers[0]!);
    return ask({ seat: v.seat, ask: 'at43.ask.observer', rule: 'AT43-ART-03', shape: pick(observers) }, 'observed');
  },
  observed(c, v, observer: FighterId) {
    c.emit({ type: 'strike.observed', seat: v.seat, observer });
    return land(c.state, v, observer);
  },
  after: (_c, _v, lost: readonly FighterId[]) => call('medics', { lost }, 'end'),
  end(c) {
    dropAttitudes(c);
    return done();
  },
});

/** AT43-ART-05: the template as for any indirect fire. */
function land(state: State, v: Calls['artillery'], observer: FighterId) {
  const { seat, shots = { hits: 0, misses: 0 } } = v;
  const at = spot(memberOf(state, v.target!).fighter);
  const origin = spot(memberOf(state, observer).fighter);
  return call('blast', { seat, weapon: artilleryWeapon(state), at, origin, ...shots }, 'after');
}

const spot = ({ x, y }: Fighter): { x: number; y: number } => ({ x, y });

function memberOf(state: State, fighter: FighterId): Member {
  const unit = unitWithFighter(state, fighter);
  return { unit, fighter: fighterIn(unitOf(state, unit), fighter)! };
}

/** AT43-ART-04, -05: paid, then dice against the fixed face at any range. */
function fire(c: Ctx<State, Event>, v: Calls['artillery']) {
  pay(c, v.seat, 'artillery');
  c.emit({ type: 'strike.called', seat: v.seat, fighter: v.target! });
  const weapon = artilleryWeapon(c.state);
  const { rate, locked } = weaponOf(c.state, weapon);
  return call('shooting', { seat: v.seat, weapon, tests: rate, need: locked as Need }, 'observe');
}
