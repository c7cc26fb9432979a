import { ask, done, goto, pickOption, roll, Tally } from '@banneret/kernel';
import { activeRules, hasRule, leansOn } from '../compile.js';
import { statOf } from '../figures/stats.js';
import { who } from '../figures/named.js';
import { carrierOf, isWithin } from '../figures/placed.js';
import { isImmobilised, isInPlay } from '../figures/traits.js';
import { sharesRoom } from '../ground/buildings.js';
import { AURA, MORALE_NEED } from '../rulings.js';
import { seesFigure } from '../sight/sight.js';
import { figureOf, seatOf, sheetOf, type FigureId, type State } from '../state.js';
import { call, dice, procedure, type C } from './machine.js';

/** BTS-MOR-05, -09, R-57: a figure of a Demoralised army that has not tested in this turn and has nobody to look up to. */
export function mustTest(state: State, figure: FigureId): boolean {
  if (state.demoralised[seatOf(state, figure)] !== true) return false;
  const { place, marks } = figureOf(state, figure);
  if (place === 'gone' || place === 'waiting' || marks.steady || sheetOf(state, figure).morale === 0) return false;
  return sheetOf(state, figure).rank > 0 || !isCovered(state, figure);
}

/** BTS-MOR-09, R-59: a visible Champion within 15 cm who has passed his own test, indoors and aboard too. */
function isCovered(state: State, figure: FigureId): boolean {
  return [...state.figures.keys()].some(
    champion =>
      seatOf(state, champion) === seatOf(state, figure) &&
      isInPlay(state, champion) &&
      sheetOf(state, champion).rank > 0 &&
      figureOf(state, champion).marks.steady &&
      !isImmobilised(state, champion) &&
      isWithin(state, figure, champion, AURA) &&
      hasInView(state, figure, champion),
  );
}

/** who shares a room or a Transport is in view; who is aboard is seen with what carries him, an occupant with his walls. */
function hasInView(state: State, figure: FigureId, champion: FigureId): boolean {
  const carrier = carrierOf(state, champion);
  if (carrier === carrierOf(state, figure) || sharesRoom(state, figure, champion)) return true;
  return seesFigure(state, figure, carrier);
}

/** does anybody's test matter to others: a Champion's to those he covers, or whose aura or life somebody trusts in? */
function orderMatters(state: State, left: readonly FigureId[]): boolean {
  const champions = left.filter(figure => sheetOf(state, figure).rank > 0);
  if (champions.length > 0 && champions.length < left.length) return true;
  const general = left.find(figure => sheetOf(state, figure).general);
  return left.some(
    figure =>
      leansOn(state, figure).some(source => left.includes(source)) ||
      (general !== undefined && general !== figure && hasRule(state, figure, 'srBodyguard')),
  );
}

/** The tests of a Demoralised army, one by one. BTS-MOR-05, -06. */
export const steady = procedure('steady')({
  begin(c, v) {
    if (v.ordered !== true) return goto('next');
    const left = v.figures.filter(figure => mustTest(c.state, figure));
    if (left.length < 2 || !orderMatters(c.state, left)) return goto('next');
    // who tests first may spare others the test, or take from them what they trusted in.
    const [seat] = left.map(figure => seatOf(c.state, figure));
    const shape = pickOption(left.map(id => ({ id, say: 'bts.choice.figure', args: { ...who(c.state, id) } })));
    return ask({ seat: seat ?? 0, ask: 'bts.ask.next-test', rule: 'BTS-MOR-05', shape }, 'chosen');
  },
  chosen(_c, v, figure: FigureId) {
    // Whoever has tested is passed over from now on.
    v.figures = [figure, ...v.figures];
    v.next = 0;
    return goto('next');
  },
  next(c, v) {
    const figure = v.figures[v.next ?? 0];
    if (figure === undefined) return done();
    // Somebody may have passed meanwhile whom it can look up to.
    if (!mustTest(c.state, figure)) {
      v.next = (v.next ?? 0) + 1;
      return goto('begin');
    }
    return call('morale', { figure }, 'tested');
  },
  tested(c, v, passed: boolean) {
    const figure = v.figures[v.next ?? 0] as FigureId;
    v.next = (v.next ?? 0) + 1;
    // a loss is a loss, with all that follows for those who depend on the figure.
    if (!passed) return call('remove', { figure, why: 'morale' }, 'begin');
    c.emit({ type: 'figure.marked', figure, marks: { steady: true } });
    return goto('begin');
  },
});

/** BTS-MOR-01: 2D6 + Mo, 10 or more. Gives whether it was passed. */
export const morale = procedure('morale')({
  begin(c, { figure }) {
    const hooks = activeRules(c.state, figure);
    if (hooks.some(({ rule, u }) => rule.morale?.passes?.(c.state, u) === true))
      return passWithout(c, figure, 'automatic');
    if (hooks.some(({ rule }) => rule.morale?.chooses === true))
      return ask(
        {
          seat: seatOf(c.state, figure),
          ask: 'bts.ask.robot-morale',
          rule: 'BTS-SPR-66',
          shape: pickOption([
            { id: 'pass', say: 'bts.choice.pass-test' },
            { id: 'fail', say: 'bts.choice.fail-test' },
          ]),
          args: { ...who(c.state, figure) },
        },
        'chosen',
      );
    return roll(dice(2, 'BTS-MOR-01', 'bts.roll.morale', seatOf(c.state, figure)), 'rolled');
  },
  chosen(c, { figure }, answer: string) {
    if (answer === 'pass') return passWithout(c, figure, 'chosen');
    c.emit({ type: 'morale.tested', figure, faces: [], total: 0, passed: false, how: 'chosen' });
    return goto('failed');
  },
  rolled(c, v, faces: readonly number[]) {
    v.faces = faces;
    if (total(c.state, v, faces) >= MORALE_NEED) return goto('judged');
    const hooks = activeRules(c.state, v.figure);
    const ways = [
      ...(hooks.some(({ rule }) => rule.morale?.rerollsTest === true) ? (['all'] as const) : []),
      ...(hooks.some(({ rule }) => rule.morale?.rerollsDie === true) ? (['one'] as const) : []),
    ];
    return ways.length > 0 ? again(c, v.figure, ways, faces) : goto('judged');
  },
  // BTS-SPR-28: the lower of the two dice is the one to roll again.
  reroll(c, v, answer: string) {
    if (answer === 'keep') return goto('judged');
    const count = answer === 'all' ? 2 : 1;
    return roll(dice(count, 'BTS-GEN-08', 'bts.roll.morale-again', seatOf(c.state, v.figure)), 'rerolled');
  },
  rerolled(_c, v, faces: readonly number[]) {
    v.faces = faces.length === 2 ? faces : [Math.max(...(v.faces ?? [])), ...faces];
    return goto('judged');
  },
  judged(c, v) {
    const { figure, faces = [] } = v;
    const sum = total(c.state, v, faces);
    const passed = sum >= MORALE_NEED;
    const why = new Tally(moraleOf(c.state, v), c.explain).explanation();
    c.emit({ type: 'morale.tested', figure, faces, total: sum, passed, how: 'rolled', ...(why && { why }) });
    return passed ? done(true) : goto('failed');
  },
  // BTS-CHA-03, -04, R-58: the first failure of a Champion of Rank Emerging or higher.
  failed(c, { figure }) {
    const { rank } = sheetOf(c.state, figure);
    if (rank === 0 || rank > 4 || figureOf(c.state, figure).lastStand !== 'unused') return done(false);
    return ask(
      {
        seat: seatOf(c.state, figure),
        ask: 'bts.ask.last-stand',
        rule: 'BTS-CHA-03',
        shape: pickOption([
          { id: 'stand', say: 'bts.choice.last-stand' },
          { id: 'fail', say: 'bts.choice.fail-test' },
        ]),
        args: { ...who(c.state, figure) },
      },
      'lastStand',
    );
  },
  lastStand(c, { figure }, answer: string) {
    c.emit({ type: 'last-stand.decided', figure, used: answer === 'stand' });
    return done(answer === 'stand');
  },
});

interface Tested {
  readonly figure: FigureId;
  readonly mo?: number;
}

const moraleOf = (state: State, { figure, mo }: Tested): number => mo ?? statOf(state, figure, 'morale');

const total = (state: State, tested: Tested, faces: readonly number[]): number =>
  faces.reduce((sum, face) => sum + face, moraleOf(state, tested));

function passWithout(c: C, figure: FigureId, how: 'automatic' | 'chosen') {
  c.emit({ type: 'morale.tested', figure, faces: [], total: 0, passed: true, how });
  return done(true);
}

/** BTS-SPR-23, -28: both dice, or the lower one; whoever has both rights chooses. */
const again = (c: C, figure: FigureId, ways: readonly ('all' | 'one')[], faces: readonly number[]) =>
  ask(
    {
      seat: seatOf(c.state, figure),
      ask: 'bts.ask.reroll-morale',
      rule: 'BTS-GEN-08',
      shape: pickOption([
        ...ways.map(id =>
          id === 'all'
            ? { id, say: 'bts.choice.reroll' }
            : { id, say: 'bts.choice.die', args: { face: Math.min(...faces) } },
        ),
        { id: 'keep', say: 'bts.choice.keep' },
      ]),
      args: { ...who(c.state, figure) },
    },
    'reroll',
  );

export const moraleProcedures = { morale, steady };
