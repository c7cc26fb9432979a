import { drawnCards, type CardId } from '@banneret/cards';
import { ask, done, goto, pickOption, roll, type OptionId } from '@banneret/kernel';
import { actionUnderWay, actorWorth, judgeDuel, modificationsOf, otherSeat, otherWorth } from '../duels.js';
import { actionOf } from '../actions.js';
import { fireteamOf, NONE, seatOf, type ActionUnderWay, type State } from '../state.js';
import { DONE, someOpen } from '../flips.js';
import { call, procedure } from './machine.js';
import { flipRequest, settleDecks } from './decks.js';

/** TOS-DUE-01: flip, modify, determine success. Result: whether the Action succeeds. */
export const duel = procedure('duel')({
  begin: c => roll(flipRequest(c.state, acting(c.state).seat, 'TOS-DUE-02').chance, 'actorFlipped'),
  actorFlipped(c, v, outcome: readonly CardId[]) {
    const { seat } = acting(c.state);
    const [card] = drawnCards(flipRequest(c.state, seat, 'TOS-DUE-02'), outcome) as [CardId];
    v.actorFlip = c.state.flips.length;
    c.emit({ type: 'flip.made', seat, purpose: 'duel', card });
    settleDecks(c);
    if (!isOpposed(c.state)) return goto('open');
    return roll(flipRequest(c.state, rival(c.state), 'TOS-DUE-02').chance, 'otherFlipped');
  },
  otherFlipped(c, v, outcome: readonly CardId[]) {
    const seat = rival(c.state);
    const [card] = drawnCards(flipRequest(c.state, seat, 'TOS-DUE-02'), outcome) as [CardId];
    v.otherFlip = c.state.flips.length;
    c.emit({ type: 'flip.made', seat, purpose: 'duel', card });
    settleDecks(c);
    return goto('open');
  },
  open(c, v) {
    const { seat, actor, target } = acting(c.state);
    const opposed = isOpposed(c.state);
    c.emit({
      type: 'duel.began',
      actor: { seat, fireteam: actor, flip: v.actorFlip ?? NONE },
      other: { seat: rival(c.state), fireteam: opposed ? target : NONE, flip: v.otherFlip ?? NONE },
    });
    return call('modify', { side: 'actor' }, 'otherModifies');
  },
  otherModifies(c) {
    c.emit({ type: 'duel.turned', turn: 'other' });
    return call('modify', { side: 'other' }, 'decide');
  },
  decide(c) {
    c.emit({ type: 'duel.turned', turn: 'over' });
    const actor = actorWorth(c.state, c.explain);
    const other = otherWorth(c.state, c.explain);
    const result = judgeDuel(c.state, actor, other);
    const [ours, theirs] = [actor.tally.explanation(), other?.tally.explanation()];
    const why = { ...(ours && { actor: ours }), ...(theirs && { other: theirs }) };
    c.emit({ type: 'duel.decided', result, ...(c.explain && { why }) });
    return done(result.success);
  },
});

/** TOS-DUE-03, -04: one side does all it wants, in any order; there is no second chance. */
export const modify = procedure('modify')({
  begin(c, v) {
    const options = modificationsOf(c.state, v.side);
    if (!someOpen(options)) return done();
    const { seat } = actionUnderWay(c.state).duel[v.side];
    const rule = v.side === 'actor' ? 'TOS-DUE-03' : 'TOS-DUE-04';
    return ask({ seat, ask: `tos.ask.modify.${v.side}`, rule, shape: pickOption([DONE, ...options]) }, 'changed');
  },
  changed(c, v, choice: OptionId) {
    const { duel: now } = actionUnderWay(c.state);
    const [side, foe] = v.side === 'actor' ? [now.actor, now.other] : [now.other, now.actor];
    switch (choice) {
      case 'done':
        return done();
      case 'tactics':
        c.emit({ type: 'tactics.spent', seat: side.seat, count: 1, rule: 'TOS-DUE-08' });
        c.emit({ type: 'duel.token', side: v.side, token: 'tactics' });
        return call('help', { flip: side.flip }, 'begin');
      case 'inspired': {
        const { unit } = fireteamOf(c.state, side.fireteam);
        c.emit({ type: 'tokens.lost', unit, token: 'inspired', count: 1, rule: 'TOS-DUE-06' });
        c.emit({ type: 'duel.token', side: v.side, token: 'inspired' });
        return goto('begin');
      }
      case 'shaken': {
        const { unit } = fireteamOf(c.state, foe.fireteam);
        c.emit({ type: 'tokens.lost', unit, token: 'shaken', count: 1, rule: 'TOS-DUE-07' });
        c.emit({ type: 'duel.token', side: v.side === 'actor' ? 'other' : 'actor', token: 'shaken' });
        return goto('begin');
      }
      default:
        c.emit({ type: 'flip.cheated', flip: side.flip, card: choice as CardId });
        settleDecks(c);
        return goto('begin');
    }
  },
});

function acting(s: State): ActionUnderWay {
  if (s.action === null) throw new Error('no Action is under way');
  return s.action;
}

const isOpposed = (s: State): boolean => {
  const { actor, key } = acting(s);
  return typeof actionOf(s, actor, key)?.action.against === 'string';
};

function rival(s: State): number {
  const { seat, target } = acting(s);
  return isOpposed(s) ? seatOf(s, target) : otherSeat(s, seat, target);
}
