import { ask, done, goto, pickOption, roll, type Because, type Option } from '@banneret/kernel';
import { worthOf } from '../means.js';
import { mightPlay } from '../reactions.js';
import { isGear, recoversAfterReroll, RED_COST, REROLL_COST, strikes, valueOf } from '../rulings.js';
import { granted, statOf } from '../stats.js';
import { seatOf, type Die, type FigureId, type Purpose, type Roll, type State } from '../state.js';
import { call, oneDie, procedure, type C } from './machine.js';
import { openWindow } from './window.js';

interface RollVars {
  readonly seat: number;
  readonly purpose: Purpose;
  readonly figure: FigureId;
  readonly beat?: number;
  die?: Die;
  back?: true;
}

const POOR: Because = { rule: 'EDGE-PAY-11', say: 'edge.no.cost', args: { cost: 1, worth: 0 } };
const NO_GEAR: Because = { rule: 'EDGE-DICE-08', say: 'edge.no.gear' };
const DEFENCE_HOLDS: Because = { rule: 'EDGE-SQD-10', say: 'edge.no.defence-holds' };

/**
 * EDGE-DICE: one die, chosen and paid for before the roll; then at most one re-roll, or a gear's bonus. Cards that
 * re-roll do so in the window right after the roll, and leave their mark on the roll itself.
 */
export const rollDie = procedure('rollDie')({
  begin(c, v) {
    if (worthOf(c.state, v.seat) < RED_COST) {
      v.die = 'yellow';
      return goto('roll');
    }
    const shape = pickOption([
      { id: 'yellow', say: 'edge.choice.yellow' },
      { id: 'red', say: 'edge.choice.red' },
    ]);
    const args = v.beat === undefined ? {} : { args: { power: v.beat } };
    return ask({ seat: v.seat, ask: `edge.ask.die.${v.purpose}`, rule: 'EDGE-DICE-01', shape, ...args }, 'chosen');
  },
  chosen(_c, v, die: Die) {
    v.die = die;
    if (die === 'yellow') return goto('roll');
    return call('pay', { seat: v.seat, crystals: RED_COST, rule: 'EDGE-DICE-04' }, 'roll');
  },
  roll: (_c, { seat, die = 'yellow', rule, purpose }) =>
    roll(oneDie(seat, die, rule, `edge.roll.${purpose}`), 'rolled'),
  rolled(c, v, sides: readonly number[]) {
    show(c, v, sides[0] ?? 1, false);
    return openWindow(c.state, 'own-roll', 'settle');
  },
  settle(c, v) {
    const found = rollOf(c.state);
    if (found.rerolled) return goto('settled');
    const bonuses = bonusesOf(c.state, v, found);
    if (!isWorthAsking(c.state, v, bonuses)) return done(found.value);
    // Who let the cards be, and sees only now what the gear would cost, may come back to them.
    const cards =
      v.back !== true && mightPlay(c.state, v.seat, 'own-roll') ? [{ id: 'cards', say: 'edge.choice.cards' }] : [];
    const shape = pickOption([{ id: 'keep', say: 'edge.choice.keep' }, ...bonuses, ...cards]);
    const args = { value: found.value };
    return ask({ seat: v.seat, ask: 'edge.ask.reroll', rule: 'EDGE-DICE-08', shape, args }, 'bonus');
  },
  bonus(c, v, choice: 'keep' | 'recover' | 'paid' | 'symbol' | 'cards') {
    if (choice === 'cards') {
      v.back = true;
      return call('window', { moment: 'own-roll', turn: turnOf(c.state, v.seat) }, 'settle');
    }
    if (choice === 'keep') return done(rollOf(c.state).value);
    if (choice === 'recover') {
      recoverOne(c, v.seat);
      return done(rollOf(c.state).value);
    }
    if (choice === 'symbol') return goto('again');
    return call('pay', { seat: v.seat, crystals: REROLL_COST, rule: 'EDGE-DICE-09' }, 'again');
  },
  again: (_c, { seat, die = 'yellow', purpose }) =>
    roll(oneDie(seat, die, 'EDGE-DICE-16', `edge.roll.${purpose}`), 'rerolled'),
  rerolled(c, v, sides: readonly number[]) {
    show(c, v, sides[0] ?? 1, true);
    return goto('settled');
  },
  settled(c, v) {
    const found = rollOf(c.state);
    if (recoversAfterReroll(found.side)) recoverOne(c, v.seat);
    return done(found.value);
  },
});

const turnOf = (s: State, seat: number): number => (seat - s.active + s.seats.length) % s.seats.length;

function show(c: C, { seat, purpose, die = 'yellow' }: RollVars, side: number, rerolled: boolean): void {
  const depth = c.state.exchanges.length - 1;
  c.emit({ type: 'die.rolled', depth, seat, purpose, die, side, value: valueOf(die, side), rerolled });
}

export function rollOf(s: State): Roll {
  const found = s.exchanges.at(-1)?.roll;
  if (!found) throw new Error('no die lies on the table');
  return found;
}

/** EDGE-DICE-10, R35: nothing happens when nothing is exhausted. */
function recoverOne(c: C, seat: number): void {
  if (seatOf(c.state, seat).exhausted > 0) c.emit({ type: 'crystals.recovered', seat, count: 1 });
}

/** To recover a Crystal where none is exhausted is legal (R35), but not worth a question. */
const isWorthAsking = (s: State, { seat }: RollVars, bonuses: readonly Option[]): boolean =>
  bonuses.some(({ id, barred }) => barred === undefined && (id !== 'recover' || seatOf(s, seat).exhausted > 0));

/** EDGE-DICE-08, EDGE-SQD-08, -10, R35, R36, R38: what the roller may do with the roll besides keeping it, or why not. */
function bonusesOf(s: State, v: RollVars, found: Roll): Option[] {
  const noGear = isGear(found.side) ? undefined : NO_GEAR;
  const poor = worthOf(s, v.seat) < REROLL_COST ? POOR : undefined;
  return [...symbolOption(s, v, found), option('recover', noGear), option('paid', noGear ?? poor)];
}

/** Shown only to who has the symbol for such a roll. */
function symbolOption(s: State, { purpose, figure, beat = 0 }: RollVars, { value }: Roll): Option[] {
  if (purpose === 'attack') return granted(s, figure, 'att-reroll') ? [option('symbol', undefined)] : [];
  if (purpose !== 'defence' || !granted(s, figure, 'def-reroll')) return [];
  const fails = strikes(beat, value + (statOf(s, figure, 'def') ?? 0));
  return [option('symbol', fails ? undefined : DEFENCE_HOLDS)];
}

const option = (id: 'symbol' | 'recover' | 'paid', because: Because | undefined): Option => ({
  id,
  say: `edge.choice.${id}`,
  ...(because && { barred: [because] }),
});
