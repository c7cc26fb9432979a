import { legLength } from '@banneret/geometry';
import { done, goto, roll } from '@banneret/kernel';
import { ownRules } from '../compile.js';
import { spotAt } from '../duel/recoil.js';
import { placedAt } from '../figures/placed.js';
import { statOf } from '../figures/stats.js';
import { hasKeyword, is, isAlive, isEngaged, isMounted } from '../figures/traits.js';
import { crewOf } from '../machines/crew.js';
import { giveWay, placeNear, under } from '../machines/room.js';
import { boxOf } from '../movement/boxes.js';
import { budgetOf } from '../movement/cost.js';
import type { Blow } from '../rule.js';
import { figureOf, NOBODY, seatOf, sheetOf, type FigureId, type State } from '../state.js';
import { call, dice, procedure, type C } from './machine.js';

/** BTS-MON-20, BTS-VEH-13: passengers of a dead Monster die on a 1, of a wreck on 1 or 2. */
const deadly = (state: State, host: FigureId): number => (is(state, host, 'vehicle') ? 2 : 1);

/** What becomes of those aboard, and of Servants and their weapon. */
export const wreck = procedure('wreck')({
  begin(c, v) {
    v.aboard = [...c.state.figures.keys()].filter(figure => {
      const { place, host } = figureOf(c.state, figure);
      return place === 'aboard' && host === v.figure;
    });
    if (v.why !== 'left-table') return goto('next');
    // BTS-MON-18: over the edge, and all aboard with it.
    const items = v.aboard.map(figure => ({ figure, why: v.why }));
    return { kind: 'call', proc: 'each', vars: { proc: 'remove', items }, step: 'servants' };
  },
  next(c, v) {
    const [figure, ...rest] = v.aboard ?? [];
    if (figure === undefined) return goto('servants');
    // BTS-VEH-13: crew fall with what they serve.
    if (hasKeyword(c.state, figure, 'crew')) {
      v.aboard = rest;
      c.emit({ type: 'figure.removed', figure, cause: 'wreck' });
      return goto('next');
    }
    return roll(dice(1, 'BTS-MON-20', 'bts.roll.passenger', seatOf(c.state, figure)), 'rolled');
  },
  rolled(c, v, [face = 1]: readonly number[]) {
    const [figure, ...rest] = v.aboard ?? [];
    v.aboard = rest;
    if (figure === undefined) return goto('servants');
    const killed = face <= deadly(c.state, v.figure) || !throwOut(c, figure, v.figure);
    return killed ? call('remove', { figure, why: 'wreck' }, 'next') : call('throwDown', { figures: [figure] }, 'next');
  },
  // BTS-SGE-12, -13.
  servants(c, v) {
    const { siege, serves } = sheetOf(c.state, v.figure);
    const living = (figures: readonly FigureId[]): FigureId[] => figures.filter(figure => isAlive(c.state, figure));
    if (siege !== undefined) {
      const free = living(siege.servants);
      if (free.length > 0) c.emit({ type: 'servants.freed', figures: free });
      return done();
    }
    if (serves === undefined || !isAlive(c.state, serves)) return done();
    const crew = sheetOf(c.state, serves).siege?.servants ?? [];
    return living(crew).length === 0 ? call('remove', { figure: serves, why: 'weapon-lost' }, 'end') : done();
  },
  end: () => done(),
});

/**
 * Survivors land as near as possible to where their Transport was; BTS-MON-10: others make room for them there. Is there
 * any place at all?
 */
function throwOut(c: C, figure: FigureId, host: FigureId): boolean {
  const at = figureOf(c.state, host).spot;
  const reach = boxOf(sheetOf(c.state, host).base) + boxOf(sheetOf(c.state, figure).base);
  const free = placeNear(c.state, figure, at, true);
  const near = free !== undefined && legLength(at, free) <= reach ? free : placeNear(c.state, figure, at, false);
  if (near === undefined) return false;
  const to = spotAt(c.state, figure, near);
  const there = placedAt(sheetOf(c.state, figure), to);
  for (const other of under(c.state, there, figure)) giveWay(c, other, figure, there);
  c.emit({ type: 'figure.placed', figure, to, how: 'thrown-out' });
  return true;
}

/** BTS-SPR-44, -19, R-106, R-113: hits at contact; whoever is free again goes on with his move. */
export const impact = procedure('impact')({
  begin(c, v) {
    const target = v.targets[v.next ?? 0];
    if (target === undefined) return goto('end');
    v.next = (v.next ?? 0) + 1;
    const force = Math.max(
      0,
      ...ownRules(c.state, v.figure).map(({ rule, u }) => rule.move?.impact?.(c.state, u) ?? 0),
    );
    if (force === 0 || !isAlive(c.state, target)) return goto('begin');
    const blow: Blow = { kind: 'impact', by: v.figure, victim: target, force, pen: 0, weapon: NOBODY };
    return call('blows', { blow, rolls: isMounted(c.state, target) ? 2 : 1 }, 'begin');
  },
  end(c, { figure }) {
    if (isAlive(c.state, figure) && !isEngaged(c.state, figure) && budgetOf(c.state, figure) > 0) {
      c.emit({ type: 'figure.marked', figure, marks: { done: false } });
      c.emit({ type: 'mover.set', figure });
    }
    return done();
  },
});

/** BTS-MON-17, R-80: one test for each wound, with the best Mo; several failures are one panic. */
export const panic = procedure('panic')({
  begin(c, v) {
    v.left ??= v.wounds;
    if (v.left === 0 || !isAlive(c.state, v.figure) || figureOf(c.state, v.figure).panic === 'pending') return done();
    v.left -= 1;
    return call('morale', { figure: v.figure, mo: bestMorale(c.state, v.figure) }, 'tested');
  },
  tested(c, v, passed: boolean) {
    if (!passed) c.emit({ type: 'panic.changed', figure: v.figure, panic: 'pending' });
    return goto('begin');
  },
});

/** BTS-MON-17: the best Mo of the Monster and of its crew. */
const bestMorale = (state: State, figure: FigureId): number =>
  Math.max(statOf(state, figure, 'morale'), ...crewOf(state, figure).map(man => statOf(state, man, 'morale')));

export const machineProcedures = { wreck, impact, panic };
