import {
  ask,
  askAll,
  done,
  goto,
  pickOption,
  type Ctx,
  type Option,
  type OptionId,
  type Prompt,
  type Seat,
} from '@banneret/kernel';
import type { Event } from '../events.js';
import { forgetsClaims, objectiveIds, remover, turnPoints } from '../operations/scoring.js';
import { TURNS } from '../rulings.js';
import { playerOf, type State } from '../state.js';
import { settleDecks } from './decks.js';
import { call, procedure } from './machine.js';

/** TOS-TRN-23: points, then claims are forgotten, then the last may take a Marker away, then Initiative Cards. */
export const score = procedure('score')({
  begin(c) {
    const scores = [...c.state.players.keys()].map(seat => ({ seat, gains: turnPoints(c.state, seat) }));
    for (const { seat, gains } of scores)
      for (const { points, rule } of gains) if (points > 0) c.emit({ type: 'vp.scored', seat, points, rule });
    if (forgetsClaims(c.state)) c.emit({ type: 'markers.unclaimed' });
    return goto('remove');
  },
  remove(c) {
    const who = remover(c.state);
    if (who === undefined) return goto('cards');
    const markers: Option[] = objectiveIds(c.state).map(id => ({ id, say: 'tos.choice.marker', args: { marker: id } }));
    const shape = pickOption([{ id: 'none', say: 'tos.choice.no' }, ...markers]);
    return ask({ seat: who.seat, ask: 'tos.ask.remove', rule: who.rule, shape, args: { cost: who.price } }, 'removed');
  },
  removed(c, _v, choice: OptionId) {
    const who = remover(c.state);
    if (choice === 'none' || who === undefined) return goto('cards');
    if (who.price > 0) c.emit({ type: 'tactics.spent', seat: who.seat, count: who.price, rule: who.rule });
    c.emit({ type: 'marker.removed', marker: choice as number, seat: who.seat, half: 'none' });
    return goto('cards');
  },
  /** TOS-MPL-03, R-74: chosen in secret, shown together. Nobody needs a card for a sixth Turn. */
  cards(c) {
    const { book, turn } = c.state;
    if (book.encounter === 'standard' || turn >= TURNS) return done();
    const able = payers(c.state);
    return able.length === 0 ? goto('discard') : askAll(able.map(askKeep), 'kept');
  },
  discard: c => newCards(c, []),
  kept(c, _v, replies: readonly OptionId[]) {
    const keepers = payers(c.state).filter((_, i) => replies[i] === 'keep');
    for (const seat of keepers) c.emit({ type: 'tactics.spent', seat, count: 1, rule: 'TOS-MPL-03' });
    return newCards(c, keepers);
  },
  end: () => done(),
});

const payers = (s: State): Seat[] => [...s.players.keys()].filter(seat => playerOf(s, seat).tactics > 0);

const askKeep = (seat: Seat): Prompt => ({
  seat,
  ask: 'tos.ask.keep-initiative',
  rule: 'TOS-MPL-03',
  shape: pickOption([
    { id: 'keep', say: 'tos.choice.keep-initiative' },
    { id: 'discard', say: 'tos.choice.discard-initiative' },
  ]),
});

/** TOS-MPL-04: all but the keepers discard their card and flip another. */
function newCards(c: Ctx<State, Event>, keepers: readonly Seat[]) {
  const seats = [...c.state.players.keys()].filter(seat => !keepers.includes(seat));
  for (const seat of seats) c.emit({ type: 'initiative.discarded', seat });
  settleDecks(c);
  return call('initiativeCards', { seats }, 'end');
}
