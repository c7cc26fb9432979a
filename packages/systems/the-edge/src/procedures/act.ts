import { ask, done, goto, pickOption, type Because, type Option, type Seat } from '@banneret/kernel';
import { askStep, type StepChoice } from '../decisions/step.js';
import { fightOptions, fightsOf } from '../fights.js';
import { worthOf } from '../means.js';
import { crossesObstacles, mayMove, stepsFor, type Stride } from '../movement.js';
import { mightEnable } from '../reactions.js';
import { closedBy } from '../rulings.js';
import { forbidden } from '../stats.js';
import { faceOf, livingOf, squadOf, type FigureId, type SquadId, type State } from '../state.js';
import { call, procedure, type ActVars } from './machine.js';
import type { Walked } from './walk.js';
import { callPlay, openWindow } from './window.js';

/** EDGE-ACT-05 to -09, R31: a Squad is activated; it may Change Mode before anything else, then it acts. */
export const activation = procedure('activation')({
  begin(c, { seat, squad }) {
    c.emit({ type: 'activation.began', squad });
    const { change } = faceOf(c.state, squad);
    if (change === undefined) return goto('act');
    const shape = pickOption([
      { id: 'keep', say: 'edge.choice.keep-mode' },
      changeOption(c.state, seat, squad, change),
    ]);
    return ask({ seat, ask: 'edge.ask.mode', rule: 'EDGE-ACT-06', shape, args: { squad } }, 'chosen');
  },
  chosen(c, { seat, squad }, choice: 'keep' | 'change') {
    if (choice === 'keep') return goto('act');
    return call('pay', { seat, crystals: faceOf(c.state, squad).change ?? 0, rule: 'EDGE-SQD-14' }, 'flip');
  },
  flip(c, { squad }) {
    c.emit({ type: 'mode.changed', squad, mode: squadOf(c.state, squad).mode === 0 ? 1 : 0 });
    return goto('act');
  },
  act: (_c, { seat, squad }) => call('act', { seat, squad, moves: true, fights: true }, 'end'),
  end(c, { squad }) {
    c.emit({ type: 'activation.ended', squad });
    return done();
  },
});

const BOUND: Because = { rule: 'EDGE-GEN-05', say: 'edge.no.forbidden' };

function changeOption(s: State, seat: Seat, squad: SquadId, cost: number): Option {
  const worth = worthOf(s, seat);
  const poor: Because = { rule: 'EDGE-PAY-11', say: 'edge.no.cost', args: { cost, worth } };
  const barred = [
    ...(worth < cost ? [poor] : []),
    ...(livingOf(s, squad).some(figure => forbidden(s, figure, 'change-mode')) ? [BOUND] : []),
  ];
  return { id: 'change', say: 'edge.choice.change-mode', args: { cost }, ...(barred.length > 0 && { barred }) };
}

/**
 * Figures move and fight, one at a time: the Move and Combat Actions of an Activation in either order (EDGE-ACT-08), or
 * one of them alone, by a card or in Dispersion.
 */
export const act = procedure('act')({
  begin(c, v) {
    const alone = !v.moves && v.seat !== c.state.active;
    if (!alone) return goto('next');
    return call('pairings', { seat: v.seat, squad: v.squad, figures: figuresOf(c.state, v) }, 'end');
  },
  next(c, v) {
    const { mayMove, mayFight } = possible(c.state, v);
    if (mayMove.length === 0 && mayFight.length === 0 && !staysOpen(c.state, v)) return goto('end');
    const rule = v.moves ? 'EDGE-MOV-02' : 'EDGE-CMB-02';
    const steps = v.steps === undefined ? {} : { steps: v.steps };
    // R26: Dispersion comes before the first turn, and no card is played in it.
    const plays = c.state.turnKind === 'active' && v.seat === c.state.active;
    const closed = v.closed === undefined ? {} : { closed: v.closed };
    const shape = {
      mayMove,
      mayFight,
      ...closed,
      ...steps,
      crossing: v.crossing === true,
      pushed: v.pushed ?? [],
      plays,
    };
    return ask(askStep(v.seat, rule, shape), 'chosen');
  },
  chosen(c, v, choice: StepChoice) {
    if (choice.do === 'stop') return goto('end');
    if (choice.do !== 'fight' && choice.do !== 'move') return callPlay(v.seat, choice, 'acted');
    if (choice.do === 'fight') {
      begins(v, 'combat');
      v.fought = [...(v.fought ?? []), choice.figure];
      return call('sequence', { attacker: choice.figure, target: choice.target, sneak: false }, 'acted');
    }
    begins(v, 'move');
    v.moved = [...(v.moved ?? []), choice.figure];
    return walking(c.state, v, choice, stepsFor(c.state, strideOf(v, choice.figure)));
  },
  walked(c, v, { pushed, left }: Walked) {
    v.pushed = [...(v.pushed ?? []), ...pushed];
    if (left === undefined) return goto('acted');
    v.left = left;
    // Whoever crosses obstacles meets no trap on the way, and nothing upsets its move.
    const mayMove = (v.moved ?? []).slice(-1);
    const shape = { mayMove, mayFight: [], steps: left, crossing: false, pushed: v.pushed, plays: false };
    return ask(askStep(v.seat, 'EDGE-MOV-18', shape), 'wentOn');
  },
  /** The rest of a move that a trap has upset. */
  wentOn: (c, v, choice: StepChoice) =>
    choice.do === 'move' ? walking(c.state, v, choice, v.left ?? 0) : goto('acted'),
  acted: (c, v) => openWindow(c.state, 'open', 'next', { before: hasWordNext(c.state, v) }),
  end: () => done(),
});

function begins(v: ActVars, action: 'move' | 'combat'): void {
  const closed = closedBy(action, v.now);
  if (closed !== undefined) v.closed = closed;
  v.now = action;
}

/** Who may still move and who may still fight. */
const possible = (s: State, v: ActVars) => ({
  mayMove: v.moves && v.closed !== 'move' ? movers(s, v) : [],
  mayFight: v.fights && v.closed !== 'combat' ? fighters(s, v) : [],
});

/** Will the active player be asked right after this, with the cards at hand: for a step, or for the rest of the turn? */
function hasWordNext(s: State, v: ActVars): boolean {
  if (v.seat !== s.active) return false;
  if (v.moves && v.fights) return true;
  const { mayMove, mayFight } = possible(s, v);
  return mayMove.length + mayFight.length > 0;
}

const figuresOf = (s: State, { squad, figures }: ActVars): FigureId[] =>
  livingOf(s, squad).filter(figure => figures?.includes(figure) ?? true);

function strideOf({ steps, crossing = false, pushed = [] }: ActVars, figure: FigureId): Stride {
  return { figure, ...(steps !== undefined && { steps }), crossing, pushed };
}

const movers = (s: State, v: ActVars): FigureId[] =>
  figuresOf(s, v).filter(figure => !(v.moved ?? []).includes(figure) && mayMove(s, strideOf(v, figure)));

const fighters = (s: State, v: ActVars): FigureId[] =>
  figuresOf(s, v).filter(figure => !(v.fought ?? []).includes(figure) && fightsOf(s, figure).length > 0);

/** Carries out a move of at most so many steps. */
function walking(s: State, v: ActVars, choice: Extract<StepChoice, { do: 'move' }>, steps: number) {
  const { figure, path, mask, pushed: places } = choice;
  const { pushed = [] } = v;
  const crossing = crossesObstacles(s, strideOf(v, figure));
  return call('walk', { seat: v.seat, figure, path, mask, places, crossing, steps, pushed }, 'walked');
}

/**
 * EDGE-ACT-03, -07: cards may be played between the Move and the Combat of an Activation, and one of them may bring an enemy
 * into contact or set a figure moving. So an Activation with nobody left to act is not over as long as its player might.
 */
const staysOpen = (s: State, v: ActVars): boolean => v.moves && v.fights && mightEnable(s, v.seat);

/** R85: the owner names who fights whom, the active player says who is next. */
export const pairings = procedure('pairings')({
  begin(c, v) {
    const figure = v.figures[v.next ?? 0];
    if (figure === undefined) return goto('order');
    if (fightsOf(c.state, figure).length === 0) {
      v.next = (v.next ?? 0) + 1;
      return goto('begin');
    }
    const shape = pickOption([{ id: 'none', say: 'edge.choice.no-fight' }, ...fightOptions(c.state, figure)]);
    return ask({ seat: v.seat, ask: 'edge.ask.pairing', rule: 'EDGE-CMB-03', shape, args: { figure } }, 'paired');
  },
  paired(_c, v, target: FigureId | 'none') {
    const figure = v.figures[v.next ?? 0] as FigureId;
    if (target !== 'none') v.pairs = [...(v.pairs ?? []), [figure, target]];
    v.next = (v.next ?? 0) + 1;
    return goto('begin');
  },
  order(c, v) {
    v.pairs = (v.pairs ?? []).filter(([figure, target]) => fightsOf(c.state, figure).includes(target));
    if (v.pairs.length === 0) return done();
    const shape = pickOption(
      v.pairs.map(([figure, target]) => ({ id: figure, say: 'edge.choice.pair', args: { figure, target } })),
    );
    return ask({ seat: c.state.active, ask: 'edge.ask.pair-order', rule: 'EDGE-CMB-04', shape }, 'fight');
  },
  fight(_c, v, figure: FigureId) {
    const [attacker, target] = (v.pairs ?? []).find(pair => pair[0] === figure) as readonly [FigureId, FigureId];
    v.pairs = (v.pairs ?? []).filter(pair => pair[0] !== figure);
    return call('sequence', { attacker, target, sneak: false }, 'fought');
  },
  fought: c => openWindow(c.state, 'open', 'order'),
});
