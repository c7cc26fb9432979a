import {
  allocate,
  amount,
  ask,
  askAll,
  done,
  eachProcedure,
  goto,
  machineFor,
  order,
  pickOption,
  roll,
  subset,
  Tally,
  windowProcedure,
  type Chance,
  type Ctx,
  type EachVars,
  type Option,
  type Seat,
  type WindowVars,
} from '@banneret/kernel';
import type { Event } from './events.js';
import { clockwise, seatsOf, shieldOf, side, standing, strength, type State } from './state.js';

interface AttackVars {
  readonly attacker: Seat;
  readonly target: Seat;
  faces?: readonly number[];
}

/** Every procedure and its variables. Optional ones are filled in by the steps. */
interface Calls {
  main: object;
  auction: { bids?: readonly number[]; tied?: readonly Seat[] };
  draw: { readonly seat: Seat };
  turn: { readonly seat: Seat };
  attack: AttackVars;
  shield: { readonly seat: Seat; readonly card: number };
  each: EachVars;
  window: WindowVars<{ readonly defender: Seat }>;
}

const { procedure, call } = machineFor<State, Event, Calls>();

const dice = (count: number, rule: string, why: string): Chance => ({ kind: 'dice', count, sides: 6, rule, why });

/** Rounds until the last one is over or one side only still stands. */
const main = procedure('main')({
  begin(c) {
    const standingSeats = seatsOf(c.state).filter(seat => standing(c.state, seat));
    if (c.state.round === c.state.rounds || standingSeats.length < 2) return done();
    c.emit({ type: 'round.began', round: c.state.round + 1 });
    return call('each', { proc: 'draw', items: standingSeats.map(seat => ({ seat })) }, 'bid');
  },
  bid: () => call('auction', {}, 'turns'),
  turns: c =>
    call('each', { proc: 'turn', items: clockwise(c.state, c.state.leader).map(seat => ({ seat })) }, 'begin'),
});

/** TOY-01: each side draws a card that only it sees. */
const draw = procedure('draw')({
  begin(c, { seat }) {
    // A copy: a question must not change when the bag does, or a fork at this wait would feel the other's draw.
    const bag = [...side(c.state, seat).bag];
    return roll(
      { kind: 'draw', from: bag, count: Math.min(1, bag.length), rule: 'TOY-01', why: 'toy.draw', seenBy: [seat] },
      'take',
    );
  },
  take(c, { seat }, cards: readonly number[]) {
    for (const card of cards) c.emit({ type: 'card.drawn', seat, card });
    return done();
  },
});

/** TOY-02: sealed bids; the highest leads, dice decide between equals. */
const auction = procedure('auction')({
  begin: c =>
    askAll(
      seatsOf(c.state).map(seat => ({
        seat,
        ask: 'toy.bid',
        rule: 'TOY-02',
        shape: amount(0, side(c.state, seat).coins),
      })),
      'open',
    ),
  open(c, v, bids: readonly number[]) {
    c.emit({ type: 'bids.opened', bids });
    v.tied = highest(seatsOf(c.state), bids);
    return goto('decide');
  },
  decide(c, v) {
    const tied = v.tied ?? [];
    if (tied.length > 1) return roll(dice(tied.length, 'TOY-02', 'toy.tie'), 'compare');
    c.emit({ type: 'leader.chosen', seat: tied[0] as Seat });
    return done();
  },
  compare(_c, v, faces: readonly number[]) {
    v.tied = highest(v.tied ?? [], faces);
    return goto('decide');
  },
});

const highest = (seats: readonly Seat[], values: readonly number[]): Seat[] =>
  seats.filter((_, i) => values[i] === Math.max(...values));

/** TOY-03: rest for two coins, regroup the line, or attack a side that still stands. */
const turn = procedure('turn')({
  begin(c, { seat }) {
    if (!standing(c.state, seat)) return done();
    const options = [
      { id: 'rest', say: 'toy.rest' },
      { id: 'regroup', say: 'toy.regroup' },
      ...attackOptions(c.state, seat),
    ];
    return ask({ seat, ask: 'toy.turn', rule: 'TOY-03', shape: pickOption(options) }, 'act');
  },
  act(c, { seat }, choice: string) {
    if (choice === 'rest') c.emit({ type: 'coins.changed', seat, by: 2 });
    if (choice === 'rest') return done();
    const squads = side(c.state, seat).line.map((_, squad) => squad);
    if (choice === 'regroup') return ask({ seat, ask: 'toy.order', rule: 'TOY-04', shape: order(squads) }, 'regroup');
    return call('attack', { attacker: seat, target: Number(choice.slice('attack-'.length)) - 1 }, 'end');
  },
  regroup(c, { seat }, squads: readonly number[]) {
    const { line } = side(c.state, seat);
    c.emit({ type: 'line.ordered', seat, line: squads.map(squad => line[squad] as number) });
    return done();
  },
  end: () => done(),
});

/** TOY-05: an empty front squad cannot attack; the option stays visible and says why. */
function attackOptions(s: State, seat: Seat): Option[] {
  const barred = side(s, seat).line[0] === 0 ? { barred: [{ rule: 'TOY-05', say: 'toy.no-front' }] } : {};
  const targets = seatsOf(s).filter(other => other !== seat && standing(s, other));
  return targets.map(other => ({ id: `attack-${other + 1}`, say: 'toy.attack', args: { seat: other + 1 }, ...barred }));
}

/** TOY-06: roll, buy re-rolls, let the defender play shields, share out the wounds. */
const attack = procedure('attack')({
  begin: (c, v) => roll(dice(side(c.state, v.attacker).line[0] ?? 0, 'TOY-06', 'toy.attack-roll'), 'rolled'),
  rolled(c, v, faces: readonly number[]) {
    v.faces = faces;
    const need = hitOn(c, v).total;
    const misses = faces.flatMap((face, i) => (face < need ? [i] : []));
    const most = Math.min(misses.length, side(c.state, v.attacker).coins);
    if (most === 0) return goto('count');
    return ask({ seat: v.attacker, ask: 'toy.reroll', rule: 'TOY-07', shape: subset(misses, 0, most) }, 'paid');
  },
  paid(c, v, again: readonly number[]) {
    if (again.length > 0) c.emit({ type: 'coins.changed', seat: v.attacker, by: -again.length });
    v.faces = (v.faces ?? []).filter((_, i) => !again.includes(i));
    return roll(dice(again.length, 'TOY-07', 'toy.reroll'), 'rerolled');
  },
  rerolled(_c, v, faces: readonly number[]) {
    v.faces = [...(v.faces ?? []), ...faces];
    return goto('count');
  },
  count(c, v) {
    const need = hitOn(c, v);
    const why = need.explanation();
    const faces = v.faces ?? [];
    const hits = faces.filter(face => face >= need.total).length;
    c.emit({ type: 'dice.rolled', seat: v.attacker, faces, hits, ...(why && { why }) });
    v.faces = faces.filter(face => face >= need.total);
    return hits === 0 ? done() : call('window', { point: { defender: v.target } }, 'wound');
  },
  wound(c, v) {
    const wounds = Math.min((v.faces ?? []).length - c.state.stopped, strength(c.state, v.target));
    if (wounds <= 0) return done();
    const bins = side(c.state, v.target).line.map((squad, id) => ({ id, min: 0, max: squad }));
    return ask({ seat: v.target, ask: 'toy.wounds', rule: 'TOY-09', shape: allocate(wounds, bins) }, 'suffer');
  },
  suffer(c, v, wounds: readonly number[]) {
    c.emit({ type: 'squads.wounded', seat: v.target, wounds });
    return done();
  },
});

/** TOY-08: four or more hits; a leader hits on three. */
function hitOn(c: Ctx<State, Event>, { attacker }: AttackVars): Tally {
  const need = new Tally(4, c.explain);
  if (attacker === c.state.leader) need.add(-1, { rule: 'TOY-08', say: 'toy.leader-bonus' });
  return need;
}

const shield = procedure('shield')({
  begin(c, { seat, card }) {
    c.emit({ type: 'card.played', seat, card });
    return done();
  },
});

/** TOY-10: the defender may play shields. It is asked even when it holds none, or the silence would tell. */
const shieldWindow = windowProcedure<State, Event, { readonly defender: Seat }>({
  ask: 'toy.shield',
  rule: 'TOY-10',
  order: (_s, { defender }) => [defender],
  offers: (s, _point, seat) =>
    side(s, seat).hand.map(card => ({
      id: card,
      proc: 'shield',
      vars: { seat, card },
      say: 'toy.card',
      args: { hits: shieldOf(card) },
    })),
  obliged: () => true,
});

export const procedures = { main, auction, draw, turn, attack, shield, each: eachProcedure, window: shieldWindow };
