import { amount, ask, done, goto, pickOption, roll } from '@banneret/kernel';
import { dropAttitudes } from '../command/upkeep.js';
import type { Target } from '../events.js';
import { copiesOn, distanceToPiece, pieceOptions, usesOn } from '../fire/demolition.js';
import { zoneVictims } from '../fire/impacts.js';
import { NOBODY, type FighterId } from '../battle.js';
import { diceFor, needFor, successes } from '../resolution.js';
import { bandOf, type Need } from '../rulings.js';
import type { State } from '../state.js';
import { leaderOf, seatOf, weaponOf } from '../units.js';
import { call, dice, procedure, type Calls, type Shots } from './machine.js';

/** AT43-TER-05: a salvo at an element; every damage success takes the weapon's Damage from its structure. */
export const demolition = procedure('demolition')({
  begin(c, { unit, weapon }) {
    const shape = pickOption(pieceOptions(c.state, unit, weapon));
    return ask(
      { seat: seatOf(c.state, unit), ask: 'at43.ask.demolish', rule: 'AT43-TER-05', shape, args: { unit } },
      'aimed',
    );
  },
  /** AT43-SHO-11: whoever carries several copies of the weapon may keep some of them for another target, or for after the move. */
  aimed(c, v, piece: number) {
    const { unit, weapon } = v;
    v.piece = piece;
    const most = copiesOn(c.state, unit, weapon, piece);
    if (most < 2) return goto('fire');
    const shape = amount(1, most);
    return ask(
      { seat: seatOf(c.state, unit), ask: 'at43.ask.copies', rule: 'AT43-SHO-11', shape, args: { unit, weapon } },
      'counted',
    );
  },
  counted(_c, v, copies: number) {
    v.copies = copies;
    return goto('fire');
  },
  fire(c, v) {
    const { unit, weapon, piece = 0, copies } = v;
    const uses = usesOn(c.state, unit, weapon, piece, copies);
    v.uses = uses;
    c.emit({ type: 'salvo.declared', unit, weapon, target: targetOf(v), uses });
    c.emit({ type: 'terrain.aimed', unit, piece });
    const { accuracy, locked, rate } = weaponOf(c.state, weapon);
    const distance = distanceToPiece(c.state, unit, piece);
    if (locked === null)
      c.emit({
        type: 'range.measured',
        from: leaderOf(c.state, unit).id,
        to: NOBODY,
        distance,
        band: bandOf(distance),
      });
    const need = locked === null ? needFor(accuracy ?? 0, bandOf(distance)) : (locked as Need);
    if (need !== 'never')
      return call('shooting', { seat: seatOf(c.state, unit), weapon, tests: rate * uses.length, need }, 'hit');
    c.emit({ type: 'shots.lost', unit, rule: 'AT43-SHO-21' });
    return done();
  },
  /** AT43-ZON-04, -08, R-94: those in the zone take their impacts first, as before a single machine. */
  hit(c, v, { hits }: Shots) {
    const { unit, weapon, uses = [] } = v;
    const salvo = { unit, weapon, target: targetOf(v), uses };
    const crossed = Math.min(hits, zoneVictims(c.state, salvo).length);
    v.hits = hits - crossed;
    return crossed > 0 ? call('volley', { ...salvo, hits: crossed }, 'through') : goto('strike');
  },
  through: (_c, _v, lost: readonly FighterId[]) => call('medics', { lost }, 'strike'),
  strike(c, v) {
    dropAttitudes(c);
    const { hits = 0 } = v;
    return roll(
      dice(diceFor(damageNeed(c.state, v), hits), 'AT43-DMG-02', 'at43.roll.damage', seatOf(c.state, v.unit)),
      'damaged',
    );
  },
  damaged(c, v, faces: readonly number[]) {
    const { unit, weapon, piece = 0, hits = 0 } = v;
    const need = damageNeed(c.state, v);
    const won = successes(need, hits, faces);
    if (hits > 0)
      c.emit({
        type: 'test.rolled',
        seat: seatOf(c.state, unit),
        need,
        tests: hits,
        faces,
        successes: won,
        test: 'damage',
      });
    const points = Math.min(c.state.terrain[piece]!.structure, won * weaponOf(c.state, weapon).damage);
    if (points > 0) c.emit({ type: 'terrain.damaged', piece, points });
    return done();
  },
});

const targetOf = ({ piece = 0 }: Calls['demolition']): Target => ({ unit: NOBODY, fighter: NOBODY, piece });

const damageNeed = (state: State, { weapon, piece = 0 }: Calls['demolition']): Need =>
  needFor(weaponOf(state, weapon).penetration, state.terrain[piece]!.kind.protection);
