import { ask, done, goto, pick, Tally, type Seat, type TallyExplanation } from '@banneret/kernel';
import { inContact } from '../board.js';
import { strikes } from '../rulings.js';
import { explainedStat, forbidden, granted, statOf } from '../stats.js';
import { figureOf, ownerOfFigure, standing, type Exchange, type FigureId, type State } from '../state.js';
import { rollOf } from './dice.js';
import { call, procedure, type C } from './machine.js';
import { openWindow } from './window.js';

type Combat = Extract<Exchange, { readonly kind: 'combat' }>;
type Outcome = 'hit' | 'failed' | 'ended';

/** EDGE-CMB-02 to -18, EDGE-SNK: one figure against another, from the declaration to the last Wound. */
export const sequence = procedure('sequence')({
  begin(c, { attacker, target, sneak }) {
    const exchange: Combat = {
      kind: 'combat',
      figures: [attacker, target],
      sneaks: [sneak, false],
      striker: -1,
      cancelled: false,
      roll: null,
    };
    c.emit({ type: 'exchange.opened', exchange });
    return openWindow(c.state, 'combat-declared', 'initiative');
  },
  initiative(c, v) {
    if (isBroken(c.state)) return goto('close');
    const side = firstStriker(c.state, combatOf(c.state));
    if (side === undefined) return goto('close');
    const why = c.explain ? initiatives(c.state) : undefined;
    c.emit({ type: 'striker.chosen', side, counter: false, ...(why && { why }) });
    v.hits = [];
    return openWindow(c.state, 'before-attack', 'strike');
  },
  // EDGE-SQD-05, R32: looked at once more, for a reaction may have turned a card over since Initiative was compared.
  strike(c) {
    const striker = isBroken(c.state) ? undefined : ableStriker(c.state);
    if (striker === undefined) return goto('close');
    if (striker !== strikerOf(c.state)) c.emit({ type: 'striker.chosen', side: striker, counter: false });
    return call('attack', { striker }, 'struck');
  },
  struck(c, v, outcome: Outcome) {
    const { sneaks, striker } = combatOf(c.state);
    if (sneaks[0] && sneaks[1]) return goto(outcome === 'ended' ? 'close' : noteMutual(c, v, outcome));
    if (outcome === 'hit') return goto('wound');
    // EDGE-SNK-02: a Sneak Attack is not answered.
    if (outcome === 'ended' || sneaks[striker as 0 | 1]) return goto('close');
    return openWindow(c.state, 'attack-failed', 'answer');
  },
  answer(c) {
    const { striker, figures } = combatOf(c.state);
    const figure = figures[striker === 0 ? 1 : 0];
    const attacker = figures[striker === 0 ? 0 : 1];
    if (isBroken(c.state) || !mayCounter(c.state, figure, attacker)) return goto('close');
    const seat = ownerOfFigure(c.state, figure);
    return ask({ seat, ask: 'edge.ask.counter', rule: 'EDGE-CMB-11', shape: pick(['counter', 'stop']) }, 'answered');
  },
  answered(c, _v, choice: 'counter' | 'stop') {
    if (choice === 'stop') return goto('close');
    c.emit({ type: 'striker.chosen', side: strikerOf(c.state) === 0 ? 1 : 0, counter: true });
    return call('attack', { striker: strikerOf(c.state) }, 'countered');
  },
  // EDGE-CMB-12, -13: hit or not, the Sequence is over.
  countered: (_c, _v, outcome: Outcome) => goto(outcome === 'hit' ? 'wound' : 'close'),
  wound(c) {
    const { striker, figures } = combatOf(c.state);
    const by = ownerOfFigure(c.state, figures[striker as 0 | 1]);
    const figure = figures[striker === 0 ? 1 : 0];
    return call('wounds', { hits: [{ figure, wounds: 1, by }], orderedBy: by }, 'close');
  },
  // EDGE-SNK-03, R54: both attack before anybody is wounded.
  second(c) {
    const striker = strikerOf(c.state);
    const unable = statOf(c.state, combatOf(c.state).figures[striker], 'att') === null;
    return unable || isBroken(c.state) ? goto('together') : call('attack', { striker }, 'struckBack');
  },
  struckBack(c, v, outcome: Outcome) {
    noteHit(c, v, outcome);
    return goto('together');
  },
  together: (c, v) => call('wounds', { hits: v.hits ?? [], orderedBy: c.state.active }, 'close'),
  close(c) {
    c.emit({ type: 'exchange.closed' });
    return done();
  },
});

type MutualVars = { hits?: readonly { readonly figure: FigureId; readonly wounds: number; readonly by: Seat }[] };

/** Remembers the first hit of mutual Sneak Attacks and gives the word to the other. */
function noteMutual(c: C, v: MutualVars, outcome: Outcome): 'second' {
  noteHit(c, v, outcome);
  c.emit({ type: 'striker.chosen', side: strikerOf(c.state) === 0 ? 1 : 0, counter: false });
  return 'second';
}

function noteHit(c: C, v: MutualVars, outcome: Outcome): void {
  if (outcome !== 'hit') return;
  const { figures } = combatOf(c.state);
  const striker = strikerOf(c.state);
  const hit = { figure: figures[striker === 0 ? 1 : 0], wounds: 1, by: ownerOfFigure(c.state, figures[striker]) };
  v.hits = [...(v.hits ?? []), hit];
}

export function combatOf(s: State): Combat {
  const exchange = s.exchanges.at(-1);
  if (exchange?.kind !== 'combat') throw new Error('a Combat is resolved, but it is not the innermost exchange');
  return exchange;
}

function strikerOf(s: State): 0 | 1 {
  return combatOf(s).striker === 1 ? 1 : 0;
}

/** R55: cancelled, one of the two is gone, or they no longer touch. */
function isBroken(s: State): boolean {
  const { figures, cancelled } = combatOf(s);
  const [a, b] = figures;
  return cancelled || !standing(s, a) || !standing(s, b) || !inContact(s, figureOf(s, a), figureOf(s, b));
}

/** EDGE-CMB-05, -06, EDGE-SNK-01, R32, R50, R51, R54. */
export function firstStriker(s: State, { figures, sneaks }: Pick<Combat, 'figures' | 'sneaks'>): 0 | 1 | undefined {
  const [first, second] = [swiftnessOf(s, figures[0]), swiftnessOf(s, figures[1])];
  if (sneaks[0] !== sneaks[1]) {
    const sneaky = sneaks[0] ? 0 : 1;
    return (sneaks[0] ? first : second).att === null ? undefined : sneaky;
  }
  const active = activeSide(s, figures);
  return sneaks[0] ? ableSide(first, second, active) : quickerSide(first, second, active);
}

interface Swiftness {
  readonly ini: number | null;
  readonly att: number | null;
}

const swiftnessOf = (s: State, figure: FigureId): Swiftness => ({
  ini: statOf(s, figure, 'ini'),
  att: statOf(s, figure, 'att'),
});

/** EDGE-CMB-05, -06, R32: Initiative decides, a dash loses against any number; then the active player's side. */
export function quickerSide(first: Swiftness, second: Swiftness, active: 0 | 1): 0 | 1 | undefined {
  const [a, b] = [first.ini ?? -1, second.ini ?? -1];
  return ableSide(first, second, a === b ? active : a > b ? 0 : 1);
}

/** R32: without ATT the other one attacks, if it can. */
function ableSide(first: Swiftness, second: Swiftness, wanted: 0 | 1): 0 | 1 | undefined {
  if (first.att === null && second.att === null) return undefined;
  return (wanted === 0 ? first : second).att !== null ? wanted : wanted === 0 ? 1 : 0;
}

/** Who attacks now that the die is to be rolled: the striker, or the other one if a dash keeps it from attacking. */
function ableStriker(s: State): 0 | 1 | undefined {
  const { figures, sneaks } = combatOf(s);
  const striker = strikerOf(s);
  const [first, second] = [swiftnessOf(s, figures[0]), swiftnessOf(s, figures[1])];
  // EDGE-SNK-01: against a Sneak Attack the other one does not attack, whether it comes off or not.
  if (sneaks[striker] && !sneaks[striker === 0 ? 1 : 0])
    return (striker === 0 ? first : second).att === null ? undefined : striker;
  return ableSide(first, second, striker);
}

/** The active player's figure; whoever started the Sequence when neither is (R51). */
const activeSide = (s: State, [, second]: readonly [FigureId, FigureId]): 0 | 1 =>
  ownerOfFigure(s, second) === s.active ? 1 : 0;

const initiatives = (s: State): TallyExplanation[] =>
  combatOf(s).figures.flatMap(figure => explainedStat(s, figure, 'ini').why ?? []);

/** EDGE-CMB-10, -11, R32: may the figure answer the failed Attack of the other? */
export function mayCounter(s: State, figure: FigureId, attacker: FigureId): boolean {
  if (statOf(s, figure, 'att') === null || forbidden(s, figure, 'counter') !== undefined) return false;
  return !granted(s, attacker, 'no-counter');
}

/** EDGE-CMB-07 to -10, -12: Attack roll, Defence roll, comparison. */
export const attack = procedure('attack')({
  begin(c, v) {
    const figure = combatOf(c.state).figures[v.striker];
    const seat = ownerOfFigure(c.state, figure);
    return call('rollDie', { seat, purpose: 'attack', figure, rule: 'EDGE-CMB-07' }, 'rolled');
  },
  rolled: c => openWindow(c.state, 'attack-rolled', 'defend'),
  defend(c, v) {
    const { figures } = combatOf(c.state);
    // R32: a card turned over since the roll may have taken the ATT away; then there is no Attack to defend against.
    if (isBroken(c.state) || statOf(c.state, figures[v.striker], 'att') === null) return done('ended');
    v.power = reachPower(c, figures[v.striker], 'attack');
    const figure = figures[v.striker === 0 ? 1 : 0];
    if (statOf(c.state, figure, 'def') === null) return goto('undefended');
    const seat = ownerOfFigure(c.state, figure);
    return call('rollDie', { seat, purpose: 'defence', figure, rule: 'EDGE-CMB-08', beat: v.power }, 'defended');
  },
  // R32: without DEF any Attack succeeds.
  undefended: (c, v) => done(resolve(c, v.striker, true)),
  defended: c => openWindow(c.state, 'defence-rolled', 'compare'),
  compare(c, v) {
    if (isBroken(c.state)) return done('ended');
    const figure = combatOf(c.state).figures[v.striker === 0 ? 1 : 0];
    if (statOf(c.state, figure, 'def') === null) return goto('undefended');
    return done(resolve(c, v.striker, strikes(v.power ?? 0, reachPower(c, figure, 'defence'))));
  },
});

function resolve(c: C, striker: 0 | 1, hit: boolean): Outcome {
  const { figures } = combatOf(c.state);
  c.emit({ type: 'attack.resolved', attacker: figures[striker], target: figures[striker === 0 ? 1 : 0], hit });
  return hit ? 'hit' : 'failed';
}

const ROLLED = {
  attack: { rule: 'EDGE-CMB-07', say: 'edge.why.roll' },
  defence: { rule: 'EDGE-CMB-08', say: 'edge.why.roll' },
} as const;
const STAT = {
  attack: { rule: 'EDGE-SQD-07', say: 'edge.why.att' },
  defence: { rule: 'EDGE-SQD-09', say: 'edge.why.def' },
} as const;

/** The die plus ATT or DEF. */
function reachPower(c: C, figure: FigureId, purpose: 'attack' | 'defence'): number {
  const stat = statOf(c.state, figure, purpose === 'attack' ? 'att' : 'def') ?? 0;
  const tally = new Tally(0, c.explain).add(rollOf(c.state).value, ROLLED[purpose]).add(stat, STAT[purpose]);
  const why = tally.explanation();
  c.emit({ type: 'power.reached', figure, purpose, power: tally.total, ...(why && { why }) });
  return tally.total;
}
