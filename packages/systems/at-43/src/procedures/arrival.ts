import { ask, done, goto, pick, pickOption } from '@banneret/kernel';
import { canPayFor, dropAttitudes } from '../command/upkeep.js';
import { NOBODY } from '../battle.js';
import { askEnter } from '../decisions/enter.js';
import { judgeEntry } from '../entry/entering.js';
import { waysElsewhere, waysIn } from '../entry/ways.js';
import { openUses } from '../missions/places.js';
import type { Mode } from '../movement/field.js';
import type { Ends } from '../movement/moving.js';
import type { State } from '../state.js';
import { isArmour, isOnTable, officerOf, seatOf } from '../units.js';
import { call, procedure, type Calls } from './machine.js';

/** AT43-RSV-06, -07, PREP-08: where a unit off the table comes in, or not now. */
export const arrival = procedure('arrival')({
  begin(c, { unit }) {
    // Nobody is asked where a unit comes in that cannot be paid for: it stays out (AT43-ACT-04).
    if (officerOf(c.state, unit) === NOBODY && !canPayFor(c.state, unit, 'activation')) return done('stay');
    const ways = waysIn(c.state, unit);
    if (ways.every(({ barred }) => barred !== undefined)) return done('stay');
    const shape = pickOption([{ id: 'stay' }, ...ways]);
    return ask(
      { seat: seatOf(c.state, unit), ask: 'at43.ask.arrival', rule: 'AT43-RSV-06', shape, args: { unit } },
      'chosen',
    );
  },
  chosen: (_c, _v, place: number | 'stay') => done(place),
});

/** AT43-RSV-08, -09, POS-03, -06 to -11, R-76: it comes in, or finds no room and looks for another way. */
export const entry = procedure('entry')({
  begin(c, v) {
    const { unit, place } = v;
    const [use] = openUses(c.state, seatOf(c.state, unit), place);
    if (use === undefined) return done('stays');
    v.use = use;
    if (use !== 'access') return ask(askEnter(c.state, { unit, place, use, mode: 'combat' }), 'put');
    // what was declared at another zone stands.
    if (v.mode !== undefined) return ask(askEnter(c.state, { unit, place, use, mode: v.mode }), 'walked');
    const shape = pick(['combat', 'rapid']);
    return ask(
      { seat: seatOf(c.state, unit), ask: 'at43.ask.mode', rule: 'AT43-MOV-02', shape, args: { unit } },
      'declared',
    );
  },
  declared(c, v, mode: Mode) {
    v.mode = mode;
    c.emit({ type: 'move.declared', unit: v.unit, mode });
    return ask(askEnter(c.state, { unit: v.unit, place: v.place, use: 'access', mode }), 'walked');
  },
  /** AT43-POS-03, R-39: over the edge is a move like any other. */
  walked(c, v, spots: Ends) {
    const { unit, place, mode = 'combat' } = v;
    if (spots.length === 0) return lookElsewhere(c.state, v);
    const verdict = judgeEntry(c.state, { unit, place, use: 'access', mode }, spots);
    if (!verdict.ok) throw new Error(`an illegal entry got past its judge: ${verdict.because.say}`);
    c.emit({ type: 'place.entered', place, unit });
    c.emit({ type: 'unit.moved', unit, spots, paths: verdict.paths });
    return isArmour(c.state, unit) ? call('crush', { unit, mode, paths: verdict.paths }, 'moved') : goto('moved');
  },
  moved(c, { unit }) {
    dropAttitudes(c);
    return call('alert', { moved: unit }, 'fought');
  },
  fought: (c, { unit }) => done(isOnTable(c.state, unit) ? 'moved' : 'dropped'),
  /** AT43-POS-06, -09, -11, R-74: at its activation, not before the turn. */
  put(c, v, spots: Ends) {
    const { unit, place, use } = v;
    if (spots.length === 0) return lookElsewhere(c.state, v);
    const dropped = use === 'drop';
    c.emit({ type: 'place.entered', place, unit });
    c.emit({ type: 'fighters.placed', unit, spots, how: dropped ? 'dropped' : 'deployed' });
    dropAttitudes(c);
    return done(dropped ? 'dropped' : 'acts');
  },
  /** AT43-POS-07, -10: by another way in the same activation. */
  elsewhere(_c, { unit, mode, place: here, tried = [] }, place: number | 'stay') {
    if (place === 'stay') return done('stays');
    return call('entry', { unit, place, tried: [...tried, here], ...(mode && { mode }) }, 'returned');
  },
  returned: (_c, _v, how: string) => done(how),
});

/** AT43-POS-07, -10, R-96: where else it may come in; it stays out where there is nothing else. */
function lookElsewhere(state: State, { unit, place, use = 'access', mode = 'combat', tried = [] }: Calls['entry']) {
  const others = waysElsewhere(state, { unit, place, use, mode }, tried);
  if (others.every(({ barred }) => barred !== undefined)) return done('stays');
  const seat = seatOf(state, unit);
  const shape = pickOption([{ id: 'stay' }, ...others]);
  return ask({ seat, ask: 'at43.ask.elsewhere', rule: 'AT43-POS-10', shape, args: { unit } }, 'elsewhere' as const);
}
