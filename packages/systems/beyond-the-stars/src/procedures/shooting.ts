import { ask, done, goto } from '@banneret/kernel';
import { askShoot, canShoot, judgeVolley, type ShootChoice } from '../decisions/shoot.js';
import { roomOf } from '../ground/buildings.js';
import { groupsOf } from '../shooting/declare.js';
import { enemyOf, figureOf, seatOf, type FigureId, type State } from '../state.js';
import { call, procedure } from './machine.js';
import { isOver } from './over.js';

/** BTS-SHO-01, BTS-TRN-05: Actions, Legendary Shots, then each side's shots. */
export const shooting = procedure('shooting')({
  begin(c) {
    c.emit({ type: 'phase.began', phase: 'shooting', turn: c.state.turn });
    return call('actions', { window: 'shooting' }, 'legends');
  },
  legends: () => call('legendaryShots', {}, 'first'),
  first: c => call('shots', { seat: c.state.initiative }, 'second'),
  second: c => call('shots', { seat: enemyOf(c.state.initiative) }, 'end'),
  end(c) {
    if (isOver(c)) return done();
    c.emit({ type: 'phase.ended', phase: 'shooting' });
    return done();
  },
});

/** Everybody of a side who is in play, or only those given, as long as they can shoot. */
function shooters(state: State, seat: number, only: readonly FigureId[] | undefined): FigureId[] {
  const found: FigureId[] = [];
  for (const figure of only ?? state.figures.keys()) {
    const { place } = figureOf(state, figure);
    if (seatOf(state, figure) !== seat || place === 'gone' || place === 'waiting' || place === 'reserve') continue;
    if (canShoot(state, figure)) found.push(figure);
  }
  return found;
}

/** One side shoots until it wants no more. */
export const shots = procedure('shots')({
  begin(c, { seat, figures }) {
    if (isOver(c)) return done();
    const able = shooters(c.state, seat, figures);
    return able.length === 0 ? done() : ask(askShoot(seat, able), 'declared');
  },
  declared(_c, _v, choice: ShootChoice) {
    if (choice.do === 'end') return done();
    return {
      kind: 'call',
      proc: 'each',
      vars: { proc: 'volley', items: choice.volleys.map(volley => ({ volley })) },
      step: 'begin',
    };
  },
});

/** One shooter's shots, weapon by weapon and target by target. */
export const volley = procedure('volley')({
  begin(c, v) {
    if (isOver(c)) return done();
    const { volley: declared } = v;
    const { figure, shots: weapons } = declared;
    // Declared together with others: his target may have fallen meanwhile. Then he has not fired and may choose anew.
    if (!judgeVolley(c.state, declared).ok) return done();
    for (const { weapon, targets } of weapons) c.emit({ type: 'shots.declared', figure, weapon, targets });
    c.emit({ type: 'figure.marked', figure, marks: { shot: true } });
    v.rooms = groupsOf(declared).map(({ target }) => roomOf(c.state, target));
    return goto('next');
  },
  next(c, v) {
    if (isOver(c)) return done();
    const group = groupsOf(v.volley)[v.next ?? 0];
    if (group === undefined) return done();
    const room = v.rooms?.[v.next ?? 0];
    v.next = (v.next ?? 0) + 1;
    return call('shot', { group, ...(room && { room }) }, 'next');
  },
});

export const shootingProcedures = { shooting, shots, volley };
