import type { Point } from '@banneret/geometry';
import { amount, ask, done, goto, pickOption, type OptionId, type Seat } from '@banneret/kernel';
import { cardOfUnit } from '../cardsInPlay.js';
import { planningTactics, REINFORCEMENT_MODELS, TURNS } from '../rulings.js';
import { inInitiativeOrder } from '../seats.js';
import { NONE, otherSeats, playerOf, type State, type UnitId } from '../state.js';
import { loseTokens } from '../tokens.js';
import { DONE } from '../flips.js';
import { call, procedure } from './machine.js';
import { reinforceable } from './reinforce.js';
import { askPlace, hasRoom, questionOf, waiting } from './setup/deployment.js';

/** TOS-ENC-01, TOS-TRN-01: the set-up, then five Turns. */
export const main = procedure('main')({
  begin: () => call('encounter', {}, 'hire'),
  hire: () => call('hire', {}, 'exploration'),
  exploration(c) {
    c.emit({ type: 'phase.began', phase: 'exploration' });
    return call('exploration', {}, 'deployment');
  },
  deployment(c) {
    c.emit({ type: 'phase.began', phase: 'deployment' });
    return call('deployment', {}, 'next');
  },
  next(c) {
    if (c.state.turn < TURNS) return call('turn', {}, 'next');
    c.emit({ type: 'match.ended' });
    return done();
  },
});

/** TOS-TRN-02, -03. */
export const turn = procedure('turn')({
  begin(c) {
    c.emit({ type: 'turn.began', turn: c.state.turn + 1 });
    c.emit({ type: 'phase.began', phase: 'planning' });
    return call('planning', {}, 'refresh');
  },
  refresh(c) {
    c.emit({ type: 'phase.began', phase: 'refresh' });
    return call('refresh', {}, 'draw');
  },
  draw(c) {
    c.emit({ type: 'phase.began', phase: 'draw' });
    return call('drawStep', {}, 'acquire');
  },
  acquire: () => call('acquire', {}, 'activations'),
  activations(c) {
    c.emit({ type: 'phase.began', phase: 'activation' });
    return call('activationPhase', {}, 'score');
  },
  score(c) {
    c.emit({ type: 'phase.began', phase: 'score' });
    return call('score', {}, 'shuffle');
  },
  shuffle(c) {
    c.emit({ type: 'phase.began', phase: 'shuffle' });
    for (const [seat, { discard }] of c.state.players.entries())
      if (discard.cards.length > 0) c.emit({ type: 'deck.rebuilt', seat, endOfTurn: true });
    for (const unit of c.state.units.keys()) c.emit({ type: 'period.ended', period: 'turn', unit });
    passInitiative(c);
    return done();
  },
});

/** TOS-TRN-22: to the player who did not Activate last; R-27: unchanged if nobody did. With cards it is settled by them. */
function passInitiative(c: {
  readonly state: State;
  emit(event: { type: 'initiative.settled'; seat: Seat }): void;
}): void {
  const { lastActivated } = c.state;
  if (lastActivated === NONE || playerOf(c.state, 0).initiativeCard !== NONE) return;
  const [seat] = otherSeats(c.state, lastActivated) as [Seat];
  if (c.state.players.length === 2) c.emit({ type: 'initiative.settled', seat });
}

/** TOS-TRN-04, -05: tokens for all, then Reinforcements. */
export const planning = procedure('planning')({
  begin(c) {
    for (const [seat, { commanders }] of c.state.players.entries())
      c.emit({ type: 'tactics.gained', seat, count: planningTactics(commanders), rule: 'TOS-TRN-04' });
    return goto('late');
  },
  /** who was held back at Deployment enters as soon as there is room. */
  late(c, v) {
    const units = inInitiativeOrder(c.state).flatMap(seat => waiting(c.state, seat, 'rest'));
    const unit = units.find(id => hasRoom(c.state, id));
    if (unit === undefined) return goto('next');
    v.late = unit;
    return ask(askPlace(c.state, unit), 'entered');
  },
  entered(c, v, at: readonly Point[]) {
    const { fireteams } = questionOf(c.state, v.late as UnitId);
    for (const [i, fireteam] of fireteams.entries())
      c.emit({ type: 'fireteam.deployed', fireteam, at: at[i] as Point });
    return goto('late');
  },
  next(c, v) {
    const seat = inInitiativeOrder(c.state)[v.next ?? 0];
    if (seat === undefined) return done();
    const units = reinforceable(c.state, seat).filter(unit => !(v.reinforced ?? []).includes(unit));
    if (units.length === 0) return goto('on');
    const options = units.map(unit => ({
      id: unit,
      say: 'tos.choice.unit',
      args: { unit, name: cardOfUnit(c.state, unit).id },
    }));
    return ask({ seat, ask: 'tos.ask.reinforce', rule: 'TOS-TRN-05', shape: pickOption([DONE, ...options]) }, 'chosen');
  },
  chosen(c, v, choice: OptionId) {
    if (choice === 'done') return goto('on');
    const unit = choice as UnitId;
    v.reinforced = [...(v.reinforced ?? []), unit];
    loseTokens(c, unit, 'reinforcement', 1, 'TOS-REI-01');
    return call('reinforce', { unit, models: REINFORCEMENT_MODELS }, 'next');
  },
  on(_c, v) {
    v.next = (v.next ?? 0) + 1;
    return goto('next');
  },
});

/** TOS-TRN-07: tokens for cards. */
export const drawStep = procedure('drawStep')({
  begin(c, v) {
    const seat = inInitiativeOrder(c.state)[v.next ?? 0];
    if (seat === undefined) return done();
    const { tactics } = playerOf(c.state, seat);
    if (tactics === 0) return goto('on');
    return ask({ seat, ask: 'tos.ask.draw', rule: 'TOS-TRN-07', shape: amount(0, tactics) }, 'chosen');
  },
  chosen(c, v, count: number) {
    if (count === 0) return goto('on');
    const seat = inInitiativeOrder(c.state)[v.next ?? 0] as Seat;
    c.emit({ type: 'tactics.spent', seat, count, rule: 'TOS-TRN-07' });
    return call('draw', { seat, count }, 'on');
  },
  on(_c, v) {
    v.next = (v.next ?? 0) + 1;
    return goto('begin');
  },
});
