import { ask, done, goto, pick, pickOption, type Because, type Option } from '@banneret/kernel';
import { canPayFor, dropAttitudes } from '../command/upkeep.js';
import { NOBODY, type UnitId } from '../battle.js';
import { askEnter } from '../decisions/enter.js';
import { firstFormation } from '../entry/suggestFormations.js';
import { judgeEntry } from '../entry/entering.js';
import { isHeldBy, missionPlace, openUses, placeState } from '../missions/places.js';
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
    const options = [{ id: 'stay' }, ...waysFor(c.state, unit)];
    if (options.every(({ id, barred }: Option) => id === 'stay' || barred !== undefined)) return done('stay');
    const shape = pickOption(options);
    return ask(
      { seat: seatOf(c.state, unit), ask: 'at43.ask.arrival', rule: 'AT43-RSV-06', shape, args: { unit } },
      'chosen',
    );
  },
  chosen: (_c, _v, place: number | 'stay') => done(place),
});

/** Every way in that there is, barred with the reason where it is closed. */
function waysFor(state: State, unit: UnitId): Option[] {
  const seat = seatOf(state, unit);
  return state.battle.mission.places.flatMap(({ uses, owner }, place) => {
    if (uses.length === 0 || (owner !== NOBODY && !isHeldBy(state, seat, place))) return [];
    const because = entryBar(state, unit, place);
    return [{ id: place, say: 'at43.say.place', args: { place }, ...(because && { barred: [because] }) }];
  });
}

/** AT43-POS-01, -05 to -08. */
function entryBar(state: State, unit: UnitId, place: number): Because | undefined {
  const seat = seatOf(state, unit);
  if (openUses(state, seat, place).length > 0) return undefined;
  if (!isHeldBy(state, seat, place)) return { rule: 'AT43-POS-01', say: 'at43.no.notControlled' };
  const { uses, limit } = missionPlace(state, place);
  if (uses.includes('drop')) return { rule: 'AT43-POS-08', say: 'at43.no.dropTooEarly' };
  const full = limit > 0 && placeState(state, place).entered >= limit;
  return full
    ? { rule: 'AT43-POS-07', say: 'at43.no.zoneFull' }
    : { rule: 'AT43-POS-06', say: 'at43.no.firstTurnOnly' };
}

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

/**
 * AT43-POS-07, -10: where there is no room, by an access zone. R-96: a player who likes no spot here may look at every other way in, but
 * comes back to none.
 */
function lookElsewhere(state: State, { unit, place, use = 'access', mode = 'combat', tried = [] }: Calls['entry']) {
  const seat = seatOf(state, unit);
  const isFull = firstFormation(state, { unit, place, use, mode }) === undefined;
  const others = [...state.battle.mission.places.keys()].filter(other => {
    const uses = openUses(state, seat, other);
    return other !== place && !tried.includes(other) && (isFull ? uses.includes('access') : uses.length > 0);
  });
  if (others.length === 0) return done('stays');
  const shape = pick(['stay', ...others]);
  return ask({ seat, ask: 'at43.ask.elsewhere', rule: 'AT43-POS-10', shape, args: { unit } }, 'elsewhere' as const);
}
