import { ask, done, goto, pickOption, roll, type Seat } from '@banneret/kernel';
import { attacksOf } from '../duel/arms.js';
import { caseOf, duelNamed, fightersOf } from '../duel/cases.js';
import { givesGround } from '../duel/recoil.js';
import { blowOf, strikesNot } from '../duel/striking.js';
import { who } from '../figures/named.js';
import { enemyOf, figureOf, SEATS, seatOf, sheetOf, type Duel, type FigureId, type State } from '../state.js';
import { call, dice, procedure, type C } from './machine.js';

/** Who strikes, and how often: each Attack of the fighters with all that adds to it, one roll of each support. */
function strikersOf(c: C, v: { readonly duel: number } & Armed): readonly (readonly [FigureId, number])[] {
  const own = duelNamed(c.state, v.duel) as Duel;
  const frame = { duel: v.duel, weapons: v.weapons };
  const fighters = SEATS.flatMap(seat => fightersOf(c.state, own, seat))
    .filter(figure => sheetOf(c.state, figure).attacks > 0)
    .map(figure => [figure, attacksOf(caseOf(c.state, frame, own, figure)).total] as const);
  return [...fighters, ...v.supports.map(([figure]) => [figure, 1] as const)].filter(
    ([figure]) => !strikesNot(c.state, figure),
  );
}

interface Armed {
  readonly weapons: Readonly<Record<number, readonly number[]>>;
  /** Each with the one he stands behind. */
  readonly supports: readonly (readonly [FigureId, FigureId])[];
}

/** A Duel with somebody who has no Attacks: no dice, a roll for each Attack. BTS-VEH-17, -18, BTS-SGE-16, R-42. */
export const assault = procedure('assault')({
  begin(c, v) {
    v.strikers = strikersOf(c, v);
    return goto('next');
  },
  next(c, v) {
    const [first] = v.strikers ?? [];
    if (first === undefined) return goto('part');
    const [striker] = first;
    const targets = targetsOf(c, v.duel, striker);
    if (targets.length === 0 || figureOf(c.state, striker).place === 'gone') {
      v.strikers = (v.strikers ?? []).slice(1);
      return goto('next');
    }
    if (targets.length === 1) {
      v.target = targets[0] as FigureId;
      return goto('strike');
    }
    const shape = pickOption(targets.map(id => ({ id, say: 'bts.choice.figure', args: { ...who(c.state, id) } })));
    return ask(
      {
        seat: seatOf(c.state, striker),
        ask: 'bts.ask.strike',
        rule: 'BTS-VEH-17',
        shape,
        args: { ...who(c.state, striker) },
      },
      'aimed',
    );
  },
  aimed(_c, v, target: FigureId) {
    v.target = target;
    return goto('strike');
  },
  // Where there are several to strike each Attack has a target of its own, as each Glory Point has.
  strike(c, v) {
    const [first, ...rest] = v.strikers ?? [];
    if (first === undefined || v.target === undefined) return goto('next');
    const [striker, attacks] = first;
    const rolls = targetsOf(c, v.duel, striker).length > 1 ? 1 : attacks;
    v.strikers = attacks > rolls ? [[striker, attacks - rolls], ...rest] : rest;
    if (rolls <= 0) return goto('next');
    const [, fighter = striker] = v.supports.find(([support]) => support === striker) ?? [];
    return call('blowsInDuel', { blow: blowOf(c.state, v.weapons, striker, v.target), rolls, fighter }, 'next');
  },
  // BTS-MON-15, R-40: a Monster recoils from a Vehicle.
  part(c, v) {
    const own = duelNamed(c.state, v.duel) as Duel;
    for (const seat of SEATS) {
      const foes = fightersOf(c.state, own, enemyOf(seat));
      const losers = fightersOf(c.state, own, seat).filter(figure => givesGround(c.state, figure, foes, false));
      if (losers.length > 0) return call('recoil', { losers, foes }, 'apart');
    }
    return goto('apart');
  },
  // BTS-VEH-18: Vehicles that cannot fight each other are taken to have drawn.
  apart: (c, v) => (isDrawn(c, v.duel) ? call('fallBack', { duel: v.duel }, 'over') : done()),
  over: () => done(),
});

/** R-141, BTS-SGE-16: whoever has no Attacks has lost; where nobody has any, the defender has won, as in any tie (BTS-VEH-18). */
export const winnerOfAssault = (state: State, { sides, attacker }: Duel): Seat =>
  SEATS.find(seat => sides[seat]?.some(figure => sheetOf(state, figure).attacks > 0)) ?? enemyOf(attacker);

const targetsOf = (c: C, duel: number, striker: FigureId): FigureId[] =>
  fightersOf(c.state, duelNamed(c.state, duel) as Duel, enemyOf(seatOf(c.state, striker)));

/** Nobody in it had an Attack. */
const isDrawn = (c: C, duel: number): boolean =>
  (duelNamed(c.state, duel) as Duel).sides.flat().every(figure => sheetOf(c.state, figure).attacks === 0);

/** BTS-SPR-39(e): whoever of these fell brings down what he fell upon: a die for each enemy who was Engaged with him. */
export const collapse = procedure('collapse')({
  begin(c, v) {
    const giant = v.giants[v.next ?? 0];
    if (giant === undefined) return done();
    v.next = (v.next ?? 0) + 1;
    if (figureOf(c.state, giant).place !== 'gone') return goto('begin');
    v.under = targetsOf(c, v.duel, giant);
    return roll(dice(v.under.length, 'BTS-SPR-39', 'bts.roll.collapse', seatOf(c.state, giant)), 'rolled');
  },
  rolled(c, v, faces: readonly number[]) {
    const giant = v.giants[(v.next ?? 1) - 1] as FigureId;
    const under = v.under ?? [];
    if (under.length > 0) c.emit({ type: 'giant.fell', figure: giant, under, faces });
    const { x, y } = figureOf(c.state, giant).spot;
    const items = under
      .filter((_, i) => (faces[i] ?? 0) >= COLLAPSE.need)
      .map(victim => ({ victim, force: COLLAPSE.force, from: { x, y } }));
    return { kind: 'call', proc: 'each', vars: { proc: 'hit', items }, step: 'begin' };
  },
});

const COLLAPSE = { need: 3, force: 4 } as const;

export const assaultProcedures = { assault, collapse };
