import { drawnCards, type CardId } from '@banneret/cards';
import { ask, done, goto, pick, pickOption, roll, type Args, type OptionId } from '@banneret/kernel';
import { changesOf, DONE, MISSING_MODELS, someOpen } from '../flips.js';
import { flipOf } from '../reduce/cards.js';
import { call, procedure, type Hit } from './machine.js';
import { flipRequest, settleDecks } from './decks.js';

/**
 * A flip outside a Duel (TOS-DCK-16): its card or cards, the choice among several (TOS-DMG-12, R-41), then one Tactics Token and
 * one cheat in any order. Nobody is asked who, as all can see, has nothing to change it with.
 */
export const flip = procedure('flip')({
  begin: (c, v) => roll(flipRequest(c.state, v.seat, v.rule).chance, 'flipped'),
  flipped(c, v, outcome: readonly CardId[]) {
    const [card] = drawnCards(flipRequest(c.state, v.seat, v.rule), outcome) as [CardId];
    if (v.flip === undefined) {
      v.flip = c.state.flips.length;
      c.emit({ type: 'flip.made', seat: v.seat, purpose: v.purpose, card });
    } else c.emit({ type: 'flip.added', flip: v.flip, card, helped: false });
    settleDecks(c);
    v.count = (v.count ?? 0) + 1;
    if (v.count < v.cards) return goto('begin');
    return v.cards > 1 ? goto('choose') : goto('offer');
  },
  choose(c, v) {
    const { rivals } = flipOf(c.state, v.flip!);
    return ask({ seat: v.seat, ask: 'tos.ask.keep', rule: 'TOS-DMG-12', shape: pick(rivals) }, 'kept');
  },
  kept(c, v, card: CardId) {
    c.emit({ type: 'flip.kept', flip: v.flip!, card });
    settleDecks(c);
    return goto('offer');
  },
  offer(c, v) {
    const options = changesOf(c.state, v.flip!, v.cheatable ? undefined : (v.uncheatable ?? MISSING_MODELS));
    if (!someOpen(options)) return done(v.flip);
    const shape = pickOption([DONE, ...options]);
    return ask({ seat: v.seat, ask: `tos.ask.flip.${v.purpose}`, rule: v.rule, shape, args: argsOf(v.hit) }, 'changed');
  },
  changed(c, v, choice: OptionId) {
    if (choice === 'done') return done(v.flip);
    if (choice === 'tactics') {
      c.emit({ type: 'tactics.spent', seat: v.seat, count: 1, rule: 'TOS-DCK-24' });
      return call('help', { flip: v.flip! }, 'offer');
    }
    c.emit({ type: 'flip.cheated', flip: v.flip!, card: choice as CardId });
    settleDecks(c);
    return goto('offer');
  },
});

/** What the question tells of the Hit that a Penetration Flip is made for. */
const argsOf = (hit: Hit | undefined): Args =>
  hit === undefined
    ? { strength: 0 }
    : { strength: hit.strength, fireteam: hit.fireteam, precise: hit.precise ? 'yes' : 'no' };

/** TOS-DCK-24: one card more, and either of the two is kept. */
export const help = procedure('help')({
  begin: (c, v) => roll(flipRequest(c.state, flipOf(c.state, v.flip).seat, 'TOS-DCK-24').chance, 'flipped'),
  flipped(c, v, outcome: readonly CardId[]) {
    const { seat } = flipOf(c.state, v.flip);
    const [card] = drawnCards(flipRequest(c.state, seat, 'TOS-DCK-24'), outcome) as [CardId];
    c.emit({ type: 'flip.added', flip: v.flip, card, helped: true });
    settleDecks(c);
    const { rivals } = flipOf(c.state, v.flip);
    return ask({ seat, ask: 'tos.ask.keep', rule: 'TOS-DCK-24', shape: pick(rivals) }, 'kept');
  },
  kept(c, v, card: CardId) {
    c.emit({ type: 'flip.kept', flip: v.flip, card });
    settleDecks(c);
    return done();
  },
});
