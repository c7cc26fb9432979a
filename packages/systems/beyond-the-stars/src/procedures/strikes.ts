import { gap, type Point } from '@banneret/geometry';
import { ask, done, goto, pickOption, roll, type Seat } from '@banneret/kernel';
import { askRecoil, type RecoilChoice } from '../decisions/recoil.js';
import { duelNamed, fightersOf } from '../duel/cases.js';
import { partedSpot } from '../duel/parting.js';
import { bestRetreat, dropAt, givesGround, spotAt } from '../duel/recoil.js';
import { linkAcross, strikesAcross } from '../duel/across.js';
import { blowOf, recoils, rollsAt, strikesWith, targetsOf } from '../duel/striking.js';
import type { GloryPoint } from '../events/core.js';
import { who } from '../figures/named.js';
import { placedOf } from '../figures/placed.js';
import { canBeBlocked, is } from '../figures/traits.js';
import { RECOIL, TIE_RECOIL, TRAJECTORY_NEED } from '../rulings.js';
import { enemyOf, figureOf, NOBODY, seatOf, type Duel, type FigureId, type State } from '../state.js';
import { call, dice, procedure, type C } from './machine.js';

function shift(c: C, figure: FigureId, to: Point, how: 'recoil' | 'made-way' | 'stepped-back' | 'separated'): void {
  const { spot } = figureOf(c.state, figure);
  if (spot.x !== to.x || spot.y !== to.y)
    c.emit({ type: 'figure.shifted', figure, to: spotAt(c.state, figure, to), how });
}

/** The losers recoil one by one, as their owner likes. BTS-REC-01 to -11. */
export const recoil = procedure('recoil')({
  begin(c, v) {
    const loser = v.losers[v.next ?? 0];
    if (loser === undefined) return done(v.blocked ?? []);
    v.next = (v.next ?? 0) + 1;
    const goes = recoils(c.state, loser) || givesGround(c.state, loser, v.foes, true);
    if (figureOf(c.state, loser).place !== 'table' || !goes) return goto('begin');
    return ask(askRecoil(c.state, loser, v.foes), 'chosen');
  },
  chosen(c, v, choice: RecoilChoice) {
    const loser = v.losers[(v.next ?? 1) - 1] as FigureId;
    if ('blocked' in choice) {
      shift(c, loser, bestRetreat(c.state, loser, v.foes, RECOIL), 'recoil');
      if (canBeBlocked(c.state, loser)) {
        v.blocked = [...(v.blocked ?? []), loser];
        c.emit({ type: 'figure.blocked', figure: loser });
      }
      return goto('begin');
    }
    if (choice.way !== undefined) shift(c, choice.way.figure, choice.way.to, 'made-way');
    const drop = dropAt(c.state, loser, choice.to);
    shift(c, loser, choice.to, 'recoil');
    return drop > 0 ? call('fall', { figure: loser, drop }, 'begin') : goto('begin');
  },
});

/** each side 1.5 cm, or what the other cannot give; nobody is Blocked. */
export const fallBack = procedure('fallBack')({
  begin(c, { duel }) {
    const own = duelNamed(c.state, duel) as Duel;
    const sides = [0, 1].map(seat => fightersOf(c.state, own, seat));
    const [a = [], b = []] = sides;
    for (const figure of a) retreat(c, figure, b, TIE_RECOIL);
    for (const figure of b) retreat(c, figure, a, TIE_RECOIL);
    // Whoever stands nearer than 3 cm to somebody who could not give ground makes the rest of the room.
    for (const figure of [...a, ...b]) {
      const foes = seatOf(c.state, figure) === 0 ? b : a;
      const missing = RECOIL - Math.min(...foes.map(foe => gap(placedOf(c.state, figure), placedOf(c.state, foe))));
      if (missing > 0) retreat(c, figure, foes, missing);
    }
    return done();
  },
});

function retreat(c: C, figure: FigureId, foes: readonly FigureId[], most: number): void {
  const drawn = isMobileHull(c.state, figure) && foes.every(foe => is(c.state, foe, 'vehicle'));
  if (recoils(c.state, figure) || drawn) shift(c, figure, bestRetreat(c.state, figure, foes, most), 'recoil');
}

/** BTS-VEH-18, -11: a Vehicle that can still be moved. */
const isMobileHull = (state: State, figure: FigureId): boolean =>
  is(state, figure, 'vehicle') && !figureOf(state, figure).damage.engine;

/** One side's blows, Glory Point by Glory Point. BTS-DUE-11 to -17, BTS-REC-12. */
export const strikes = procedure('strikes')({
  begin(c, v) {
    const point = v.glory[v.next ?? 0];
    if (point === undefined) return done();
    v.next = (v.next ?? 0) + 1;
    if (!strikesWith(c.state, point, v.shielding)) return goto('begin');
    const targets = targetsOf(c.state, point.figure, v.foes, v.supports);
    if (targets.length === 0) return goto('begin');
    if (targets.length > 1)
      return ask(
        {
          seat: v.seat,
          ask: 'bts.ask.strike',
          rule: 'BTS-DUE-11',
          shape: pickOption(targets.map(id => ({ id, say: 'bts.choice.figure', args: { ...who(c.state, id) } }))),
          args: { ...who(c.state, point.figure) },
        },
        'aimed',
      );
    v.target = targets[0] as FigureId;
    return goto('across');
  },
  aimed(_c, v, target: FigureId) {
    v.target = target;
    return goto('across');
  },
  // each wound roll across a barrier needs its own Trajectory roll.
  across(c, v) {
    const { figure } = v.glory[(v.next ?? 1) - 1] as GloryPoint;
    const target = v.target ?? NOBODY;
    const rolls = rollsAt(c.state, target, v.blocked);
    if (!strikesAcross(c.state, v.backed[figure] ?? figure, target))
      return call('blows', { blow: blowOf(c.state, v.weapons, figure, target), rolls, keep: true }, 'begin');
    return roll(dice(rolls, 'BTS-DEF-12', 'bts.roll.trajectory', v.seat), 'past');
  },
  past(c, v, faces: readonly number[]) {
    const { figure } = v.glory[(v.next ?? 1) - 1] as GloryPoint;
    const target = v.target ?? NOBODY;
    const link = linkAcross(c.state, v.backed[figure] ?? figure, target);
    const id = link?.barrier ?? link?.edge ?? NOBODY;
    for (const face of faces)
      c.emit({
        type: 'trajectory.rolled',
        figure,
        by: { kind: 'piece', id },
        face,
        need: TRAJECTORY_NEED,
        passed: face >= TRAJECTORY_NEED,
      });
    const rolls = faces.filter(face => face >= TRAJECTORY_NEED).length;
    if (rolls === 0) return goto('begin');
    return call('blows', { blow: blowOf(c.state, v.weapons, figure, target), rolls, keep: true }, 'begin');
  },
});

/** Bases in contact are drawn apart, and prone winners may stand up. BTS-DUE-19, BTS-PRN-13, BTS-REC-11, BTS-MON-15. */
export const part = procedure('part')({
  begin(c, v) {
    const own = duelNamed(c.state, v.duel) as Duel;
    if (own.building === undefined) separate(c, own, v.winner);
    v.prone = fightersOf(c.state, own, v.winner).filter(figure => figureOf(c.state, figure).prone);
    return goto('next');
  },
  next(c, v) {
    const [figure] = v.prone ?? [];
    if (figure === undefined) return done();
    return ask(
      {
        seat: v.winner,
        ask: 'bts.ask.rise',
        rule: 'BTS-PRN-13',
        shape: pickOption([
          { id: 'rise', say: 'bts.choice.rise' },
          { id: 'stay', say: 'bts.choice.stay' },
        ]),
        args: { ...who(c.state, figure) },
      },
      'answered',
    );
  },
  answered(c, v, answer: string) {
    const [figure, ...rest] = v.prone ?? [];
    v.prone = rest;
    if (answer === 'rise' && figure !== undefined) c.emit({ type: 'figure.rose', figure });
    return goto('next');
  },
});

/**
 * Winners step back from those they still touch; if they cannot, the losers do. Enemies of other Duels, from whom a split
 * has separated them, are left alike (BTS-CHG-16): with those there is nothing more to fight out.
 */
export function separate(c: C, own: Duel, winner: Seat): void {
  for (const seat of [winner, enemyOf(winner)])
    for (const figure of fightersOf(c.state, own, seat)) {
      const to = partedSpot(c.state, figure);
      if (to !== undefined) shift(c, figure, to, 'separated');
    }
}

export const strikeProcedures = { recoil, fallBack, strikes, part };
