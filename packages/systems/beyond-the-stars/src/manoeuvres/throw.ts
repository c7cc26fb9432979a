import { wayFrom } from '@banneret/geometry';
import { done, goto } from '@banneret/kernel';
import { isAlive, onTable } from '../figures/traits.js';
import { chargeAt } from '../movement/charges.js';
import { mustDare } from '../movement/terror.js';
import { call, procedure } from '../procedures/machine.js';
import { weaponOf } from '../shooting/weapons.js';
import { enemyOf, figureOf, seatOf, sheetOf } from '../state.js';
import { isThrown, judgeThrow, type Throw } from './judgeThrow.js';
import type { Manoeuvre } from './manoeuvre.js';
import { isId } from './parse.js';
import { throwAt } from './suggestThrows.js';
import { endMove, walkAlong } from './walk.js';

export const throwManoeuvre: Manoeuvre<Throw> = {
  do: 'throw',
  rule: 'BTS-SPR-09',
  proc: 'throw',
  deed: 'BTS-SPR-09',
  parse({ weapon, target, path: raw }, figure) {
    const path = wayFrom(raw ?? []);
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
