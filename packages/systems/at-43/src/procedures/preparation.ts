import { ask, askAll, done, goto, pickOption, roll, subset, type Ctx, type Prompt, type Seat } from '@banneret/kernel';
import { NOBODY, type UnitId } from '../battle.js';
import { askScenery } from '../decisions/scenery.js';
import type { Event } from '../events.js';
import { pieceOf, type PieceSpot } from '../preparation/scenery.js';
import {
  assaultUnits,
  clockwiseFrom,
  portionWord,
  PRIORITY_TARGETS,
  priorityCandidates,
} from '../preparation/order.js';
import type { State } from '../state.js';
import { portionOf, seatOfPortion, seatsOf } from '../units.js';
import { call, procedure } from './machine.js';

/** AT43-TURN-01, PREP, TBL: the table, who plays which portion, priority targets, reserves. */
export const preparation = procedure('preparation')({
  begin(c) {
    const { options, mission } = c.state.battle;
    if (options.portions.length > 0) c.emit({ type: 'portions.settled', portions: options.portions });
    else if (mission.terrain !== 'noMansLand') return call('portions', {}, 'terrain');
    return goto('terrain');
  },
  /** AT43-TBL-03 to -05. */
  terrain(c) {
    const { terrain, pieces } = c.state.battle.mission;
    // A ready table leaves nothing to place.
    if (pieces.length === 0) return goto('portions');
    return call(terrain === 'pacifiedRegion' ? 'pacified' : 'placing', {}, 'portions');
  },
  /** AT43-TBL-03: on no man's land the portions come last. */
  portions: c => (portionOf(c.state, 0) === NOBODY ? call('portions', {}, 'targets') : goto('targets')),
  targets: c =>
    c.state.battle.mission.id === 'searchAndDestroy' ? call('priorities', {}, 'reserves') : goto('reserves'),
  /** AT43-RSV-04, R-75: everybody at once, then shown. */
  reserves(c) {
    const prompts = seatsOf(c.state)
      .filter(seat => assaultUnits(c.state, seat).length > 0)
      .map((seat): Prompt => {
        const units = assaultUnits(c.state, seat);
        return { seat, ask: 'at43.ask.reserves', rule: 'AT43-RSV-04', shape: subset(units, 0, units.length) };
      });
    return askAll(prompts, 'named');
  },
  named(c, _v, choices: readonly (readonly UnitId[])[]) {
    const seats = seatsOf(c.state).filter(seat => assaultUnits(c.state, seat).length > 0);
    for (const [i, seat] of seats.entries()) {
      const units = choices[i] ?? [];
      if (units.length > 0) c.emit({ type: 'reserves.named', seat, units });
    }
    return done();
  },
});

/** Dice until all results differ among those who are equal: gives the seats, highest first (AT43-TBL-06, R-80, R-83). */
export const lots = procedure('lots')({
  begin(c, v) {
    v.seats = seatsOf(c.state);
    v.results = c.state.sides.map(() => []);
    return goto('roll');
  },
  roll(_c, v) {
    const rule = v.for === 'youngest' ? 'AT43-TBL-03' : 'AT43-TBL-06';
    const why = `at43.roll.${v.for}`;
    return roll({ kind: 'dice', count: v.seats!.length, sides: 6, rule, why }, 'rolled');
  },
  rolled(c, v, faces: readonly number[]) {
    const seats = v.seats ?? [];
    c.emit({ type: 'lots.rolled', seats, faces, for: v.for });
    v.results = v.results!.map((own, seat) => (seats.includes(seat) ? [...own, faces[seats.indexOf(seat)]!] : own));
    v.seats = tiedSeats(v.results);
    return v.seats.length > 0 ? goto('roll') : done(ranking(v.results));
  },
});

type Results = readonly (readonly number[])[];

/** Only equals roll again, so whoever rolled less often differs from the others in what he rolled. */
const compare = (results: Results, a: Seat, b: Seat): number => {
  const [one, other] = [results[a]!, results[b]!];
  for (const [i, face] of one.entries()) if (face !== other[i]) return other[i]! - face;
  return 0;
};

const tiedSeats = (results: Results): Seat[] =>
  [...results.keys()].filter(seat =>
    [...results.keys()].some(other => other !== seat && compare(results, seat, other) === 0),
  );

const ranking = (results: Results): Seat[] => [...results.keys()].sort((a, b) => compare(results, a, b));

/** AT43-TBL-06, MSG-02: the highest die chooses a portion, or a role, then the next. */
export const portions = procedure('portions')({
  begin: () => call('lots', { for: 'portions' }, 'ranked'),
  ranked(c, v, ranks: readonly Seat[]) {
    v.ranks = ranks;
    v.chosen = c.state.sides.map(() => NOBODY);
    return goto('next');
  },
  next(c, v) {
    const seat = v.ranks!.find(one => v.chosen![one] === NOBODY);
    const left = c.state.battle.mission.portions.map((_, i) => i).filter(portion => !v.chosen!.includes(portion));
    if (seat === undefined) {
      c.emit({ type: 'portions.settled', portions: v.chosen! });
      return done();
    }
    if (left.length === 1) return settle(v, seat, left[0]!);
    const { roles, id } = c.state.battle.mission;
    const kind = roles ? (id === 'rescue' ? 'rescue' : 'role') : 'portion';
    const words = kind === 'portion' ? portionWord(c.state.sides.length) : kind;
    const options = left.map(portion => ({ id: portion, say: `at43.say.${words}.${portion}` }));
    return ask(
      { seat, ask: `at43.ask.${kind}`, rule: roles ? 'AT43-MSG-02' : 'AT43-TBL-06', shape: pickOption(options) },
      'picked',
    );
  },
  picked: (_c, v, portion: number) =>
    settle(
      v,
      v.ranks!.find(one => v.chosen![one] === NOBODY)!,
      portion,
    ),
});

function settle(v: { chosen?: readonly number[] }, seat: Seat, portion: number): ReturnType<typeof goto<'next'>> {
  v.chosen = v.chosen!.map((own, other) => (other === seat ? portion : own));
  return goto('next');
}

/** AT43-TBL-03, -05: youngest first, one element each in turn; anywhere, or (Trench War) in one's own portion. */
export const placing = procedure('placing')({
  begin(c) {
    const { youngest } = c.state.battle.options;
    return youngest === NOBODY ? call('lots', { for: 'youngest' }, 'ranked') : goto('known');
  },
  known(c, v) {
    v.turn = c.state.battle.options.youngest;
    v.left = c.state.battle.mission.pieces;
    return goto('next');
  },
  ranked(c, v, ranks: readonly Seat[]) {
    v.turn = ranks[0]!;
    v.left = c.state.battle.mission.pieces;
    return goto('next');
  },
  next(c, v) {
    if (v.left!.length === 0) return done();
    const trenches = c.state.battle.mission.terrain === 'trenchWar';
    const portion = trenches ? portionOf(c.state, v.turn!) : NOBODY;
    return ask(askScenery(v.turn!, v.left!, portion, trenches ? 'AT43-TBL-05' : 'AT43-TBL-03'), 'placed');
  },
  placed(c, v, spot: PieceSpot) {
    v.left = put(c, v.turn!, v.left!, spot);
    v.turn = clockwiseFrom(c.state, v.turn!)[1] ?? v.turn!;
    return goto('next');
  },
});

/** AT43-TBL-04, R-81: the defender picks his half (the larger one) and places it, then the attacker the rest. */
export const pacified = procedure('pacified')({
  begin(c) {
    const { pieces } = c.state.battle.mission;
    const half = Math.ceil(pieces.length / 2);
    const seat = seatOfPortion(c.state, DEFENDER);
    const shape = subset([...pieces.keys()], half, half);
    return ask({ seat, ask: 'at43.ask.pieces', rule: 'AT43-TBL-04', shape }, 'picked');
  },
  picked(c, v, picked: readonly number[]) {
    const { pieces } = c.state.battle.mission;
    v.left = picked.map(i => pieces[i]!);
    v.rest = pieces.filter((_, i) => !picked.includes(i));
    v.portion = DEFENDER;
    c.emit({ type: 'terrain.chosen', seat: seatOfPortion(c.state, DEFENDER), kinds: v.left });
    return goto('next');
  },
  next(c, v) {
    if (v.left!.length === 0 && v.portion === DEFENDER) {
      v.left = v.rest!;
      v.portion = ATTACKER;
    }
    if (v.left!.length === 0) return done();
    return ask(askScenery(seatOfPortion(c.state, v.portion!), v.left!, v.portion!, 'AT43-TBL-04'), 'placed');
  },
  placed(c, v, spot: PieceSpot) {
    v.left = put(c, seatOfPortion(c.state, v.portion!), v.left!, spot);
    return goto('next');
  },
});

/** AT43-MSG-02: the attacking side is south. */
const ATTACKER = 0;
const DEFENDER = 1;

/** Puts an element down; without room for any of them the rest stays in the box. */
function put(c: Ctx<State, Event>, seat: Seat, left: readonly string[], spot: PieceSpot): readonly string[] {
  if (spot.kind === '') return [];
  c.emit({ type: 'terrain.placed', seat, piece: pieceOf(spot) });
  const at = left.indexOf(spot.kind);
  return left.filter((_, i) => i !== at);
}

/** AT43-MS1-05: in seat order, three enemy units each, or all if there are fewer. */
export const priorities = procedure('priorities')({
  begin(_c, v) {
    v.seat = 0;
    return goto('next');
  },
  next(c, v) {
    const seat = v.seat!;
    if (seat >= c.state.sides.length) return done();
    const units = priorityCandidates(c.state, seat);
    const count = Math.min(PRIORITY_TARGETS, units.length);
    return ask({ seat, ask: 'at43.ask.priorities', rule: 'AT43-MS1-05', shape: subset(units, count, count) }, 'named');
  },
  named(c, v, units: readonly UnitId[]) {
    c.emit({ type: 'targets.named', seat: v.seat!, units });
    v.seat = v.seat! + 1;
    return goto('next');
  },
});
