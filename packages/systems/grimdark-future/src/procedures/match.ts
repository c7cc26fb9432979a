import { ask, done, goto, pickOption, roll, type Because, type Option, type Seat } from '@banneret/kernel';
import { isDestroyed } from '../units/figures.js';
import { markerOwner } from '../places/objectives.js';
import { finishedFirst, ROUNDS } from '../rulings.js';
import { enemyOf, seatOf, unitOf, type State, type UnitId } from '../state.js';
import { isInPlay } from '../units/traits.js';
import { endBoons, gainTokens } from './casting.js';
import { call, procedure } from './machine.js';

/**
 * The match (GDF-SET-07, GDF-RND-01): on the table with its terrain the markers are placed, then the armies; whoever won
 * the roll-off for deployment has the first turn of four rounds.
 */
export const main = procedure('main')({
  begin: () => call('markers', {}, 'deploy'),
  deploy: () => call('deployment', {}, 'rounds'),
  rounds: (_c, _v, first: Seat) => call('round', { first }, 'next'),
  next(c) {
    if (c.state.round >= ROUNDS) return done();
    return call('round', { first: finishedFirst(c.state.latest, c.state.first) }, 'next');
  },
});

/** GDF-GEN-14, -15: a die each; equals roll again. Gives the winner. */
export const rollOff = procedure('rollOff')({
  begin: (_c, { why }) => roll({ kind: 'dice', count: 2, sides: 6, rule: 'GDF-GEN-14', why }, 'compare'),
  compare(c, _v, faces: readonly number[]) {
    c.emit({ type: 'roll-off.rolled', faces });
    const [a = 0, b = 0] = faces;
    if (a > b) return done(0);
    return a < b ? done(1) : goto('begin');
  },
});

/** Turns alternate until every unit has been activated; then the markers are looked at. GDF-RND-03 to -12. */
export const round = procedure('round')({
  begin(c, v) {
    c.emit({ type: 'round.began', round: c.state.round + 1, first: v.first });
    gainTokens(c);
    v.turn = v.first;
    return call('arrivals', { first: v.first }, 'turn');
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
    for (const unit of c.state.units.keys()) endBoons(c, unit, 'round');
    c.emit({ type: 'round.ended', round: c.state.round });
    return done();
  },
});

/** Units that can still be activated in this round: those on the table, and: those aboard a transport in play. */
export function readyUnits(state: State, seat: Seat): UnitId[] {
  const ready: UnitId[] = [];
  for (const [unit, { activated, place }] of state.units.entries()) {
    if (activated || seatOf(state, unit) !== seat || isDestroyed(state, unit)) continue;
    if (place !== 'away' && isInPlay(state, unit)) ready.push(unit);
  }
  return ready;
}

/** GDF-RND-03: those that can be activated, and those of one's own that are in the battle, but not now, each with its reason. */
function unitOptions(state: State, seat: Seat): Option[] {
  const ready = readyUnits(state, seat);
  return [...state.units.keys()].flatMap(unit => {
    if (seatOf(state, unit) !== seat || isGone(state, unit)) return [];
    return ready.includes(unit) ? [{ id: unit }] : [{ id: unit, barred: [whyNotReady(state, unit)] }];
  });
}

/** GDF-HER-06: a Hero who has joined a unit is one of its models, and has none of his own; he is not gone for that. */
const isGone = (state: State, unit: UnitId): boolean =>
  unitOf(state, unit).place !== 'joined' && isDestroyed(state, unit);

function whyNotReady(state: State, unit: UnitId): Because {
  const { activated, place } = unitOf(state, unit);
  if (place === 'joined') return { rule: 'GDF-RND-03', say: 'gdf.no.acts-with-unit' };
  return { rule: 'GDF-RND-03', say: activated ? 'gdf.no.activated' : 'gdf.no.waiting' };
}

/** One turn: choose a unit, let it act. GDF-RND-03, -08. */
export const activation = procedure('activation')({
  begin: (c, { seat }) =>
    ask(
      {
        seat,
        ask: 'gdf.ask.unit',
        rule: 'GDF-RND-03',
        shape: pickOption(unitOptions(c.state, seat)),
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
    endBoons(c, v.unit as UnitId, 'activation');
    c.emit({ type: 'activation.ended', unit: v.unit as UnitId, sequence: c.state.activations + 1 });
    return done();
  },
});
