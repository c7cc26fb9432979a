import { gap, shortestPath, standing, within, type Point } from '@banneret/geometry';
import { done, goto, illegal, legal, type Ruling } from '@banneret/kernel';
import { placedAt, placedOf } from '../figures/placed.js';
import { isAlive, onTable } from '../figures/traits.js';
import { chargeAt, judgeCharger, judgeTarget, stopBefore } from '../movement/charges.js';
import { besides } from '../movement/beside.js';
import { budgetOf, walkCost } from '../movement/cost.js';
import { walkWays } from '../movement/field.js';
import { inCm, judgeWalk, spotAfter, wholePath } from '../movement/judge.js';
import { call, procedure } from '../procedures/machine.js';
import { mustDare } from '../movement/terror.js';
import { CONTROL_ZONE, HAIR } from '../rulings.js';
import { judgeWeapon, shotRules, weaponOf } from '../shooting/weapons.js';
import { enemyOf, figureOf, seatOf, sheetOf, type FigureId, type State } from '../state.js';
import type { ActQuestion, Manoeuvre } from './manoeuvre.js';
import { isId, pathFrom } from './parse.js';
import { endMove, walkAlong } from './walk.js';

/** A charger stops 3 cm before his target, throws, and charges it if it still stands. BTS-SPR-09; R-111: a shot like others. */
export interface Throw {
  readonly do: 'throw';
  readonly figure: FigureId;
  readonly weapon: number;
  readonly target: FigureId;
  /** To where he throws from; none if he starts in the target's control zone. */
  readonly path: readonly Point[];
}

const isThrown = (state: State, figure: FigureId, weapon: number): boolean =>
  sheetOf(state, figure).ranged[weapon] !== undefined &&
  shotRules(state, figure, weaponOf(state, figure, weapon)).some(({ rule }) => rule.shoot?.thrown === true);

function judgeThrow(state: State, ask: ActQuestion, { figure, weapon, target, path }: Throw): Ruling {
  const charger = judgeCharger(state, ask, figure);
  if (!charger.ok) return charger;
  if (!isThrown(state, figure, weapon)) return illegal('BTS-SPR-09', 'bts.no.not-thrown');
  if (figureOf(state, figure).marks.threw) return illegal('BTS-SPR-09', 'bts.no.has-thrown');
  const ready = judgeWeapon(state, figure, weapon);
  if (!ready.ok) return ready;
  const aimed = judgeTarget(state, figure, target);
  if (!aimed.ok) return aimed;
  const way = path.length === 0 ? legal : judgeWalk(state, ask, figure, path);
  return way.ok ? judgeLastStep(state, ask, figure, target, path) : way;
}

/** He stands 3 cm away, and has movement enough left to charge. */
function judgeLastStep(
  state: State,
  ask: ActQuestion,
  figure: FigureId,
  target: FigureId,
  path: readonly Point[],
): Ruling {
  const there = placedAt(sheetOf(state, figure), spotAfter(state, figure, path));
  const foe = placedOf(state, target);
  if (!within(there, foe, CONTROL_ZONE + HAIR))
    return illegal('BTS-SPR-09', 'bts.no.throws-from-3cm', { other: target });
  const cost = walkCost(state, figure, wholePath(state, figure, path)).total + gap(there, foe);
  const most = budgetOf(state, figure, ask.budget);
  return cost <= most ? legal : illegal('BTS-CHG-03', 'bts.no.too-far', { cost: inCm(cost), most: inCm(most) });
}

export const throwManoeuvre: Manoeuvre<Throw> = {
  do: 'throw',
  rule: 'BTS-SPR-09',
  proc: 'throw',
  deed: 'BTS-SPR-09',
  parse({ weapon, target, path: raw }, figure) {
    const path = pathFrom(raw ?? []);
    return isId(weapon) && isId(target) && path !== undefined
      ? { do: 'throw', figure, weapon, target, path }
      : undefined;
  },
  judge: judgeThrow,
  *propose(state, ask, figure) {
    const weapons = [...sheetOf(state, figure).ranged.keys()].filter(place => isThrown(state, figure, place));
    if (weapons.length === 0 || figureOf(state, figure).marks.threw) return;
    for (const target of onTable(state, enemyOf(seatOf(state, figure)))) {
      for (const weapon of weapons) {
        const choice = throwAt(state, ask, figure, weapon, target);
        if (choice !== undefined) yield choice;
      }
    }
  },
};

/** From the way of a charge, or from wherever else around the target one gets within 3 cm. */
function throwAt(
  state: State,
  ask: ActQuestion,
  figure: FigureId,
  weapon: number,
  target: FigureId,
): Throw | undefined {
  const [own, foe] = [placedOf(state, figure), placedOf(state, target)];
  if (!within(own, foe, budgetOf(state, figure, ask.budget)) || !judgeTarget(state, figure, target).ok)
    return undefined;
  const from = (path: readonly Point[]): Throw | undefined => {
    const choice: Throw = { do: 'throw', figure, weapon, target, path };
    return judgeThrow(state, ask, choice).ok ? choice : undefined;
  };
  const way = approach(state, ask, figure, target);
  const direct = way === undefined ? undefined : from(way);
  if (direct !== undefined) return direct;
  const { field } = walkWays(state, figure);
  const spots = besides(own, foe, DIRECTIONS, CONTROL_ZONE + HAIR / 2).filter(
    ({ at }) => standing(field, { ...own, at }).ok,
  );
  for (const { at } of spots) {
    const straight = from([at]);
    if (straight !== undefined) return straight;
  }
  for (const { at } of spots) {
    const found = shortestPath(field, own.base, own.at, at, budgetOf(state, figure, ask.budget), own.facing);
    const round = found.ok ? from(found.path.slice(1)) : undefined;
    if (round !== undefined) return round;
  }
  return undefined;
}

const DIRECTIONS = 24;

/** The way of a charge at him, up to 3 cm before him; none for whoever stands there already. */
function approach(state: State, ask: ActQuestion, figure: FigureId, target: FigureId): readonly Point[] | undefined {
  if (within(placedOf(state, figure), placedOf(state, target), CONTROL_ZONE)) return [];
  const plan = chargeAt(state, ask, figure, target);
  return plan === undefined
    ? undefined
    : stopBefore(state, figure, wholePath(state, figure, plan.path), target).slice(1);
}

export const throwProcedure = procedure('throw')({
  begin: (c, { choice: { figure, target } }) =>
    mustDare(c.state, figure, [target]) ? call('dare', { figure }, 'dared') : goto('throw'),
  dared: (_c, _v, passed: boolean) => (passed ? goto('throw') : done()),
  throw(c, { choice: { figure, weapon, target, path } }) {
    if (path.length > 0) walkAlong(c, figure, path);
    c.emit({ type: 'figure.marked', figure, marks: { threw: true } });
    c.emit({ type: 'mover.set', figure });
    const { dice } = weaponOf(c.state, figure, weapon);
    c.emit({ type: 'shots.declared', figure, weapon, targets: Array.from({ length: dice }, () => target) });
    return call('shot', { group: { shooter: figure, weapon, target, dice } }, 'thrown');
  },
  // He must charge whoever still stands; else he goes on as he likes.
  thrown(c, { choice: { figure, target }, seat }) {
    if (!isAlive(c.state, figure) || !isAlive(c.state, target)) return done();
    const plan = chargeAt(c.state, { kind: 'bts.act', figures: [figure], midMove: true }, figure, target);
    if (plan !== undefined) return call('charge', { choice: { do: 'charge', figure, ...plan }, seat }, 'end');
    endMove(c, figure);
    return goto('end');
  },
  end: () => done(),
});
