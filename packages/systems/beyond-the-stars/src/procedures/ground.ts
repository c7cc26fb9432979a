import { ask, done, goto, pickOption, roll } from '@banneret/kernel';
import { ownRules } from '../compile.js';
import { spotAt } from '../deploy/stand.js';
import { is, isAlive } from '../figures/traits.js';
import { fallHits } from '../rulings.js';
import { enemyOf, figureOf, seatOf, sheetOf } from '../state.js';
import { call, dice, procedure } from './machine.js';

/** One Crossing, Climb or Jump test; gives the face that counts. BTS-TER-14, -15, -20, BTS-SPR-42, -53, -57. */
export const passTest = procedure('passTest')({
  begin(c, { figure, test }) {
    const sure = ownRules(c.state, figure).some(({ rule, u }) => rule.move?.sureTest?.(test, c.state, u) === true);
    if (!sure) return roll(dice(1, RULE[test], `bts.roll.${test}`, seatOf(c.state, figure)), 'rolled');
    c.emit({ type: 'test.rolled', figure, test, face: 6 });
    return done(6);
  },
  rolled(c, v, [face = 1]: readonly number[]) {
    v.face = face;
    c.emit({ type: 'test.rolled', figure: v.figure, test: v.test, face });
    const again = ownRules(c.state, v.figure).some(
      ({ rule, u }) => rule.move?.rerollsTest?.(v.test, c.state, u) === true,
    );
    if (face === 6 || !again) return done(face);
    const shape = pickOption([
      { id: 'keep', say: 'bts.choice.keep' },
      { id: 'again', say: 'bts.choice.roll-again' },
    ]);
    const prompt = {
      seat: seatOf(c.state, v.figure),
      ask: 'bts.ask.reroll-test',
      rule: 'BTS-GEN-08',
      shape,
      args: { face, test: v.test },
    };
    return ask(prompt, 'answered');
  },
  answered(c, v, answer: string) {
    if (answer === 'keep') return done(v.face ?? 1);
    return roll(dice(1, 'BTS-GEN-08', `bts.roll.${v.test}`, seatOf(c.state, v.figure)), 'rerolled');
  },
  rerolled(c, v, [face = 1]: readonly number[]) {
    c.emit({ type: 'test.rolled', figure: v.figure, test: v.test, face });
    return done(face);
  },
});

const RULE = { crossing: 'BTS-TER-14', climb: 'BTS-TER-15', jump: 'BTS-TER-20' } as const;

const FALL_FORCE = 3;

/** BTS-TER-22, -23, R-26: prone at the foot, and hits if the drop was higher than the figure. */
export const fall = procedure('fall')({
  begin(c, { figure, to }) {
    if (to !== undefined) c.emit({ type: 'figure.shifted', figure, to: spotAt(c.state, figure, to), how: 'fell' });
    return call('throwDown', { figures: [figure] }, 'hurt');
  },
  hurt(c, { figure, drop }) {
    const hits = fallHits(drop, sheetOf(c.state, figure).height);
    if (hits === 0 || !isAlive(c.state, figure)) return goto('end');
    // nobody caused it, so the opponent chooses what is lost.
    if (is(c.state, figure, 'vehicle'))
      return call('damage', { figure, rolls: hits, seat: enemyOf(seatOf(c.state, figure)) }, 'end');
    return call('hit', { victim: figure, force: FALL_FORCE, count: hits }, 'end');
  },
  end: () => done(),
});

const IGNITION = 4;

/** BTS-TER-27: does a piece catch fire? */
export const ignite = procedure('ignite')({
  begin: c => roll(dice(1, 'BTS-TER-27', 'bts.roll.ignite', c.state.initiative), 'rolled'),
  rolled(c, { piece }, [face = 1]: readonly number[]) {
    c.emit({ type: 'ignition.rolled', piece, face });
    if (face >= IGNITION) c.emit({ type: 'piece.ignited', piece, face });
    return done();
  },
});

/** BTS-TER-18, R-28: whoever begins his move in deep water may drown. */
export const swim = procedure('swim')({
  begin(c, v) {
    const figure = v.figures[v.next ?? 0];
    if (figure === undefined) return done();
    return roll(dice(1, 'BTS-TER-18', 'bts.roll.swim', seatOf(c.state, figure)), 'rolled');
  },
  rolled(c, v, [face = 6]: readonly number[]) {
    const figure = v.figures[v.next ?? 0] ?? 0;
    v.next = (v.next ?? 0) + 1;
    c.emit({ type: 'water.tested', figure, face });
    return face > 1
      ? goto('begin')
      : roll(dice(1, 'BTS-TER-18', 'bts.roll.drown', seatOf(c.state, figure)), 'drowning');
  },
  drowning(c, v, [wounds = 1]: readonly number[]) {
    const victim = v.figures[(v.next ?? 1) - 1] ?? 0;
    return figureOf(c.state, victim).place === 'gone' ? goto('begin') : call('wounds', { victim, wounds }, 'begin');
  },
});

export const groundProcedures = { passTest, fall, ignite, swim };
