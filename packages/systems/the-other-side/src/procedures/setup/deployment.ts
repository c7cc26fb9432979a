import type { Point } from '@banneret/geometry';
import { ask, done, goto, pickOption, type Prompt, type Seat } from '@banneret/kernel';
import { cardOfUnit } from '../../cardsInPlay.js';
import { findStand } from '../../decisions/findStand.js';
import { stand } from '../../decisions/stand.js';
import type { StandQuestion } from '../../decisions/stands.js';
import { TRIUMVIRATE_ZONE } from '../../rulings.js';
import { fireteamOf, unitOf, type State, type UnitId } from '../../state.js';
import { procedure } from '../machine.js';
import { setupOrder } from './roles.js';

/** TOS-DEP-08, R-71: Titans, Squads, the rest; before them the Commanders, where a rule says so. */
const WAVES = ['commander', 'titan', 'squad', 'rest'] as const;
type Wave = (typeof WAVES)[number];

export const deployment = procedure('deployment')({
  begin(c, v) {
    v.order = setupOrder(c.state);
    v.wave = 0;
    v.next = 0;
    return goto('seat');
  },
  seat(c, v) {
    const wave = WAVES[v.wave as number];
    if (wave === undefined) return goto('end');
    const seat = v.order?.[v.next as number];
    if (seat === undefined) {
      v.wave = (v.wave as number) + 1;
      v.next = 0;
      return goto('seat');
    }
    const units = waiting(c.state, seat, wave).filter(unit => hasRoom(c.state, unit));
    const [first] = units;
    if (first === undefined) {
      v.next = (v.next as number) + 1;
      return goto('seat');
    }
    v.unit = first;
    if (units.length === 1) return goto('place');
    const options = units.map(unit => ({ id: unit, say: 'tos.choice.unit', args: { unit } }));
    return ask({ seat, ask: 'tos.ask.deploy-unit', rule: 'TOS-DEP-08', shape: pickOption(options) }, 'picked');
  },
  picked(_c, v, unit: UnitId) {
    v.unit = unit;
    return goto('place');
  },
  place: (c, v) => ask(askPlace(c.state, v.unit as UnitId), 'placed'),
  placed(c, v, at: readonly Point[]) {
    const { fireteams } = questionOf(c.state, v.unit as UnitId);
    for (const [i, fireteam] of fireteams.entries())
      c.emit({ type: 'fireteam.deployed', fireteam, at: at[i] as Point });
    return goto('seat');
  },
  /** who found no room is not given up, and everybody is told. */
  end(c) {
    for (const seat of c.state.players.keys())
      for (const unit of waiting(c.state, seat, 'rest')) c.emit({ type: 'unit.heldBack', unit });
    return done();
  },
});

export const hasRoom = (s: State, unit: UnitId): boolean => findStand(s, questionOf(s, unit)) !== undefined;

export function askPlace(s: State, unit: UnitId): Prompt {
  const question = questionOf(s, unit);
  return {
    seat: unitOf(s, unit).seat,
    ask: 'tos.ask.deploy',
    rule: 'TOS-DEP-09',
    shape: stand(question),
    args: { unit },
  };
}

/** TOS-TRI-03, -04: there the Commander makes the zone. */
export function questionOf(s: State, unit: UnitId): StandQuestion {
  const asked = { unit, fireteams: unitOf(s, unit).fireteams };
  if (s.book.encounter !== 'triumvirate') return { ...asked, where: 'zone' };
  return cardOfUnit(s, unit).commander === true
    ? { ...asked, where: 'apart', least: TRIUMVIRATE_ZONE }
    : { ...asked, where: 'commander' };
}

/** The units of a seat that are deployed now and are not on the table yet. */
export function waiting(s: State, seat: Seat, wave: Wave): UnitId[] {
  return [...s.units.keys()].filter(unit => {
    const { seat: owner, fireteams } = unitOf(s, unit);
    return owner === seat && fireteams.every(id => fireteamOf(s, id).place === 'waiting') && belongsTo(s, unit, wave);
  });
}

/** TOS-UNT-21: what Combined Arms add does not change it. */
function belongsTo(s: State, unit: UnitId, wave: Wave): boolean {
  const { titan, squad, commander } = cardOfUnit(s, unit);
  if (wave === 'commander') return commander === true && (s.commandersFirst || s.book.encounter === 'triumvirate');
  if (wave === 'titan') return titan === true;
  return wave === 'rest' || (squad !== undefined && titan !== true);
}
