import { newDeck } from '@banneret/cards';
import type { Frame, Seat } from '@banneret/kernel';
import type { ActionUse } from '../actions.js';
import { actorWorth, judgeDuel, otherSeat, otherWorth } from '../duels.js';
import { declaring, scopeOf } from '../procedures/action.js';
import { reduce } from '../reduce.js';
import { changePlayer } from '../reduce/record.js';
import { NONE, playerOf, seatOf, type FireteamId, type State } from '../state.js';
import { must, type Body, type DuelBody, type DuelSideBody, type DuelStep } from './body.js';
import { cardFrom } from './words.js';

/** An Action whose Duel a file stands in: judged before, declared here. */
export interface Declared {
  readonly actor: FireteamId;
  readonly use: ActionUse;
  readonly target: FireteamId;
}

const PLACE = 'position.begin.duel';

/**
 * The frames of a Duel at its step. It is told as it lies on the table: the cards that count, and what each side has done to its
 * own; cards that were beaten lie on the pile, where the file puts them.
 */
export function beginDuel(s: State, body: DuelBody, { actor, use, target }: Declared, { players }: Body): Frame[] {
  const { step = 'attacker', attacker, defender = {} } = body;
  const { against } = use.action;
  must(against !== undefined, 'tos.scenario.no-duel', { place: `${PLACE}.action`, action: body.action });
  const opposed = typeof against === 'string';
  reduce(s, {
    type: 'action.declared',
    action: declaring(s, { actor, key: use.key, target, additional: false }, use.action),
  });
  const vars = { actor, key: use.key, additional: false, ...(target !== NONE && { target }), printed: use.action };
  checkSide(attacker, { which: 'attacker', step, flips: true });
  checkSide(defender, { which: 'defender', step, flips: opposed });
  const scope = scopeOf(s, s.action!);
  const action = (next: string, more: object = {}): Frame => ({
    proc: 'action',
    step: next,
    vars: { ...vars, scope, ...more },
  });
  if (step === 'flip') return [action('decided'), { proc: 'duel', step: 'begin', vars: {} }];
  const rival = opposed ? seatOf(s, target) : otherSeat(s, seatOf(s, actor), target);
  const acting = seatOf(s, actor);
  const actorFlip = flipped(s, { seat: acting, side: attacker, which: 'attacker', deck: players[acting]?.deck });
  const otherFlip = flipped(s, { seat: rival, side: defender, which: 'defender', deck: players[rival]?.deck });
  reduce(s, {
    type: 'duel.began',
    actor: { seat: acting, fireteam: actor, flip: actorFlip },
    other: { seat: rival, fireteam: opposed ? target : NONE, flip: otherFlip },
  });
  spend(s, 'actor', attacker);
  spend(s, 'other', defender);
  const flips = { actorFlip, ...(otherFlip !== NONE && { otherFlip }) };
  const turn = (side: 'actor' | 'other', next: string): Frame[] => [
    action('decided'),
    { proc: 'duel', step: next, vars: flips },
    { proc: 'modify', step: 'begin', vars: { side } },
  ];
  if (step === 'attacker') return turn('actor', 'otherModifies');
  reduce(s, { type: 'duel.turned', turn: 'other' });
  if (step === 'defender') return turn('other', 'decide');
  reduce(s, { type: 'duel.turned', turn: 'over' });
  const result = judgeDuel(s, actorWorth(s), otherWorth(s));
  const { total, needed } = result;
  must(result.success, 'tos.scenario.duel-lost', { place: `${PLACE}.step`, step, total, needed });
  reduce(s, { type: 'duel.decided', result });
  if (step === 'effects') return [action('effects', { later: [], extras: [] })];
  return [action('triggered'), { proc: 'triggers', step: 'begin', vars: { scope } }];
}

/** How far a Duel has come at each step: who has had a turn by then. */
const TURNS: Readonly<Record<DuelStep, number>> = { flip: 0, attacker: 1, defender: 2, triggers: 2, effects: 2 };

interface Side {
  readonly which: 'attacker' | 'defender';
  readonly step: DuelStep;
  /** In a Simple Duel only the acting side has a card. */
  readonly flips: boolean;
}

/** TOS-DUE-02 … -07: who has a card by then, and what may have been done to it. */
function checkSide(side: DuelSideBody, { which, step, flips }: Side): void {
  const place = `${PLACE}.${which}`;
  const wanted = flips && step !== 'flip';
  must((side.card !== undefined) === wanted, wanted ? 'tos.scenario.duel-card' : 'tos.scenario.duel-no-card', {
    place: `${place}.card`,
  });
  const [own, foes] = which === 'attacker' ? [1, 2] : [2, 1];
  // TOS-DUE-07: a Shaken Token is spent by the other side, in its own turn.
  const turns = { cheated: own, helped: own, inspired: own, shaken: foes };
  for (const what of ['cheated', 'helped', 'inspired', 'shaken'] as const) {
    if (side[what] !== true) continue;
    must(flips, 'tos.scenario.duel-no-card', { place: `${place}.${what}` });
    must(TURNS[step] >= turns[what], 'tos.scenario.duel-early', { place: `${place}.${what}` });
  }
}

/** The card that counts lies in the Conflict, and nowhere else; `NONE` for a side that flips none. */
function flipped(s: State, { seat, side, which, deck }: Flipped): number {
  const { card: word, cheated = false, helped = false } = side;
  if (word === undefined) return NONE;
  const card = cardFrom(seat, word);
  const place = `${PLACE}.${which}.card`;
  must(card !== undefined, 'tos.scenario.card', { place, card: word });
  const id = card as number;
  const { hand, discard, initiativeCard, deck: left } = playerOf(s, seat);
  // A deck that the file lists is what is left in it: the flipped card is gone from it.
  const others = [...hand.cards, ...discard.cards, initiativeCard, ...(deck === undefined ? [] : left.list)];
  must(!others.includes(id), 'tos.scenario.card-elsewhere', { place, card: word });
  if (deck !== undefined) changePlayer(s, seat, { deck: newDeck(seat, [...left.list, id], 'owner') });
  const flip = s.flips.length;
  reduce(s, { type: 'flip.made', seat, purpose: 'duel', card: id });
  s.flips = s.flips.map((one, i) => (i === flip ? { ...one, cheated, helped } : one));
  return flip;
}

interface Flipped {
  readonly seat: Seat;
  readonly side: DuelSideBody;
  readonly which: 'attacker' | 'defender';
  readonly deck: readonly string[] | undefined;
}

function spend(s: State, side: 'actor' | 'other', { helped, inspired, shaken }: DuelSideBody): void {
  if (helped === true) reduce(s, { type: 'duel.token', side, token: 'tactics' });
  if (inspired === true) reduce(s, { type: 'duel.token', side, token: 'inspired' });
  if (shaken === true) reduce(s, { type: 'duel.token', side, token: 'shaken' });
}
