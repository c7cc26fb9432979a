import { ask, done, goto, pickOption, type OptionId } from '@banneret/kernel';
import { isAlive } from '../cardsInPlay.js';
import { flipValue } from '../duels.js';
import { damageOf, notBelowZero } from '../rulings.js';
import { armourOf } from '../stats.js';
import { call, procedure, type Hit } from './machine.js';

/** TOS-DMG-05: whoever makes several Penetration Flips chooses their order. */
export const hits = procedure('hits')({
  begin(c, v) {
    const left = (v.left ?? v.hits).filter(hit => isAlive(c.state, hit.fireteam));
    v.left = left;
    const first = left[0];
    if (first === undefined) return done();
    const own = left.filter(hit => hit.by === first.by);
    if (own.length === 1) return goto('strike');
    const options = own.map(hit => ({
      id: left.indexOf(hit),
      say: 'tos.choice.fireteam',
      args: { fireteam: hit.fireteam },
    }));
    return ask({ seat: first.by, ask: 'tos.ask.hit-order', rule: 'TOS-DMG-05', shape: pickOption(options) }, 'strike');
  },
  strike(_c, v, choice?: OptionId) {
    const place = typeof choice === 'number' ? choice : 0;
    const left = v.left ?? [];
    v.left = left.filter((_, i) => i !== place);
    return call('hit', { hit: left[place] as Hit }, 'begin');
  },
});

/** TOS-DMG-02 … -07: the Penetration Flip of one Hit. Result: the damage before reductions. */
export const hit = procedure('hit')({
  begin(_c, { hit: struck }) {
    const { by, piercing, cheatable, uncheatable } = struck;
    const cards = piercing ? 2 : 1;
    return call(
      'flip',
      {
        seat: by,
        purpose: 'penetration',
        cards,
        cheatable,
        ...(uncheatable && { uncheatable }),
        rule: 'TOS-DMG-02',
        hit: struck,
      },
      'flipped',
    );
  },
  flipped(c, { hit: { fireteam, strength, by, precise, actor } }, flip: number) {
    const total = flipValue(c.state, flip) + strength;
    const armour = armourOf(c.state, fireteam, c.explain);
    const ar = notBelowZero(armour.total);
    const damage = damageOf(total, ar);
    const why = armour.explanation();
    c.emit({ type: 'hit.resolved', fireteam, seat: by, strength, total, ar, damage, ...(why && { why }) });
    if (damage === 0) return done(0);
    return call('damage', { wounds: [{ fireteam, amount: damage }], by, precise, actor }, 'end');
  },
  end: () => done(),
});
