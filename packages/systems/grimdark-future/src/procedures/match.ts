import { ask, done, goto, pick, roll, type Chance, type Seat } from '@banneret/kernel';
import { standingUnits } from '../figures.js';
import { markerOwner } from '../objectives.js';
import { finishedFirst, ROUNDS } from '../rulings.js';
import { enemyOf, unitOf, type State, type UnitId } from '../state.js';
import { call, procedure } from './machine.js';

/**
 * The match (GDF-RND-01): a roll-off for the first turn, then four rounds. Placing markers and armies belongs before
 * the roll-off; in this slice the set-up has done it already.
 */
export const main = procedure('main')({
  begin: () => call('rollOff', {}, 'rounds'),
  rounds: (_c, _v, first: Seat) => call('round', { first }, 'next'),
  next(c) {
    if (c.state.round >= ROUNDS) return done();
    return call('round', { first: finishedFirst(c.state.latest, c.state.first) }, 'next');
  },
});

/** GDF-GEN-14, -15: a die each; equals roll again. Gives the winner. */
export const rollOff = procedure('rollOff')({
  begin: () => roll(rollOffDice, 'compare'),
  compare(c, _v, faces: readonly number[]) {
    c.emit({ type: 'roll-off.rolled', faces });
    const [a = 0, b = 0] = faces;
    return a === b ? goto('begin') : done(a > b ? 0 : 1);
  },
});

const rollOffDice: Chance = { kind: 'dice', count: 2, sides: 6, rule: 'GDF-GEN-14', why: 'gdf.roll.roll-off' };

/** Turns alternate until every unit has been activated; then the markers are looked at. GDF-RND-03 to -12. */
export const round = procedure('round')({
  begin(c, v) {
    c.emit({ type: 'round.began', round: c.state.round + 1, first: v.first });
    v.turn = v.first;
    return goto('turn');
  },
  turn(c, v) {
    const seat = v.turn ?? v.first;
    // GDF-RND-09: whoever has no unit left to activate is skipped.
    const next = [seat, enemyOf(seat)].find(side => readyUnits(c.state, side).length > 0);
    if (next === undefined) return goto('end');
    v.turn = enemyOf(next);
    return call('activation', { seat: next }, 'turn');
  },
  end(c) {
    for (const marker of c.state.owners.keys()) {
      const owner = markerOwner(c.state, marker);
      if (owner !== c.state.owners[marker]) c.emit({ type: 'marker.changed', marker, owner });
    }
    c.emit({ type: 'round.ended', round: c.state.round });
    return done();
  },
});

/** Units that can still be activated in this round. */
export const readyUnits = (state: State, seat: Seat): UnitId[] =>
  standingUnits(state, seat).filter(unit => !unitOf(state, unit).activated);

/** One turn: choose a unit, let it act. GDF-RND-03, -08. */
export const activation = procedure('activation')({
  begin: (c, { seat }) =>
    ask(
      {
        seat,
        ask: 'gdf.ask.unit',
        rule: 'GDF-RND-03',
        shape: pick(readyUnits(c.state, seat)),
        args: { round: c.state.round },
      },
      'chosen',
    ),
  chosen(c, v, unit: UnitId) {
    v.unit = unit;
    c.emit({ type: 'activation.began', unit });
    return call('act', { unit }, 'end');
  },
  end(c, v) {
    c.emit({ type: 'activation.ended', unit: v.unit as UnitId, sequence: c.state.activations + 1 });
    return done();
  },
});
