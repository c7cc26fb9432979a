import { gap, type Point } from '@banneret/geometry';
import { ask, done, goto, pickOption, roll, type Because, type Option, type Seat } from '@banneret/kernel';
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
    makeRoom(c, a, b);
    return done();
  },
});

/**
 * what is missing to 3 cm between any two enemies is made up by both alike, and by one of them where the other cannot;
 * again and again, since a step away from two of them gains less than its length.
 */
function makeRoom(c: C, a: readonly FigureId[], b: readonly FigureId[]): void {
  for (let round = 0; round < ROUNDS; round++) {
    const missing = [...a, ...b].map(figure => {
      const foes = a.includes(figure) ? b : a;
      const room = Math.min(...foes.map(foe => gap(placedOf(c.state, figure), placedOf(c.state, foe))));
      const shared = foes.some(foe => recoils(c.state, foe) || isMobileHull(c.state, foe));
      return { figure, foes, most: shared ? Math.ceil((RECOIL - room) / 2) : RECOIL - room };
    });
    let moved = false;
    for (const { figure, foes, most } of missing) {
      if (most <= 0) continue;
      const { spot } = figureOf(c.state, figure);
      retreat(c, figure, foes, most);
      const to = figureOf(c.state, figure).spot;
      moved ||= to.x !== spot.x || to.y !== spot.y;
    }
    if (!moved) return;
  }
}

/** Each round halves at least what is missing, so that these leave nothing of 3 cm. */
const ROUNDS = 32;

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
          shape: pickOption(strikeOptions(c.state, targets, [...v.foes, ...v.supports])),
          args: { ...who(c.state, point.figure) },
        },
        'aimed',
      );
    v.target = targets[0] as FigureId;
    return goto('strike');
  },
  aimed(_c, v, target: FigureId) {
    v.target = target;
    return goto('strike');
  },
  strike(c, v) {
    const { figure } = v.glory[(v.next ?? 1) - 1] as GloryPoint;
    const target = v.target ?? NOBODY;
    const blow = blowOf(c.state, v.weapons, figure, target);
    const rolls = rollsAt(c.state, target, v.blocked);
    return call('blowsInDuel', { blow, rolls, fighter: v.backed[figure] ?? figure, keep: true }, 'begin');
  },
});

/** Everybody of the other side in this Duel: those who may be struck, and why not the others. */
const strikeOptions = (state: State, targets: readonly FigureId[], enemies: readonly FigureId[]): Option[] =>
  enemies.map(id => {
    const option = { id, say: 'bts.choice.figure', args: { ...who(state, id) } };
    if (targets.includes(id)) return option;
    const fallen = figureOf(state, id).place === 'gone' || figureOf(state, id).pv === 0;
    return { ...option, barred: [fallen ? FALLEN : ONLY_SUPPORTS] };
  });

const FALLEN: Because = { rule: 'BTS-DUE-11', say: 'bts.no.fallen' };
const ONLY_SUPPORTS: Because = { rule: 'BTS-DUE-15', say: 'bts.no.only-supports' };

/** across a barrier or up an edge each roll at an enemy needs a Trajectory roll of its own. BTS-DEF-12, -16. */
export const blowsInDuel = procedure('blowsInDuel')({
  begin(c, { blow, rolls, fighter, keep }) {
    if (!strikesAcross(c.state, fighter, blow.victim))
      return call('blows', { blow, rolls, ...(keep === true && { keep }) }, 'end');
    return roll(dice(rolls, 'BTS-DEF-12', 'bts.roll.trajectory', seatOf(c.state, blow.by)), 'past');
  },
  past(c, { blow, fighter, keep }, faces: readonly number[]) {
    const link = linkAcross(c.state, fighter, blow.victim);
    const id = link?.barrier ?? link?.edge ?? NOBODY;
    for (const face of faces)
      c.emit({
        type: 'trajectory.rolled',
        figure: blow.by,
        by: { kind: 'piece', id },
        face,
        need: TRAJECTORY_NEED,
        passed: face >= TRAJECTORY_NEED,
      });
    const rolls = faces.filter(face => face >= TRAJECTORY_NEED).length;
    return rolls === 0 ? done() : call('blows', { blow, rolls, ...(keep === true && { keep }) }, 'end');
  },
  end: () => done(),
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

export const strikeProcedures = { recoil, fallBack, strikes, blowsInDuel, part };
