import { wayFrom, within, withinOfPolygon } from '@banneret/geometry';
import { done, goto } from '@banneret/kernel';
import { placedOf } from '../figures/placed.js';
import { onTable } from '../figures/traits.js';
import { judgeCharger, judgeTarget } from '../movement/charges.js';
import { budgetOf } from '../movement/cost.js';
import { mustDare } from '../movement/terror.js';
import { call, procedure } from '../procedures/machine.js';
import { CONTROL_ZONE } from '../rulings.js';
import { enemyOf, figureOf, NOBODY, pieceOf, seatOf, sheetOf, type Link, type State } from '../state.js';
import { judgeStorm, type Storm } from './judgeStorm.js';
import type { Manoeuvre } from './manoeuvre.js';
import { isId } from './parse.js';
import { stormAt } from './suggestStorms.js';
import { walkAlong } from './walk.js';

export const stormManoeuvre: Manoeuvre<Storm> = {
  do: 'storm',
  rule: 'BTS-CHG-11',
  proc: 'storm',
  parse({ path: raw = [], target, piece }, figure) {
    const path = wayFrom(raw);
    return path !== undefined && isId(target) && isId(piece) ? { do: 'storm', figure, path, target, piece } : undefined;
  },
  judge: judgeStorm,
  charges: () => true,
  *propose(state, ask, figure) {
    if (!judgeCharger(state, ask, figure).ok) return;
    const budget = budgetOf(state, figure, ask.budget);
    for (const target of onTable(state, enemyOf(seatOf(state, figure)))) {
      if (!within(placedOf(state, figure), placedOf(state, target), budget + 2 * CONTROL_ZONE)) continue;
      if (!judgeTarget(state, figure, target).ok) continue;
      for (const [piece, { kind, outline }] of state.battle.terrain.entries()) {
        if (kind !== 'obstacle' && kind !== 'platform') continue;
        if (!withinOfPolygon(placedOf(state, target), outline, CONTROL_ZONE)) continue;
        const choice = stormAt(state, ask, figure, target, piece);
        if (choice !== undefined) yield choice;
      }
    }
  },
  sample(state, ask, figure, rng) {
    if (rng.below(SELDOM) > 0) return undefined;
    const all = [...stormManoeuvre.propose(state, ask, figure)];
    return all[rng.below(Math.max(1, all.length))];
  },
};

/** One random player in so many thinks of it. */
const SELDOM = 3;

/** The engagement it makes: over the barrier, up the edge, or plain if the attacker towers above the barrier. */
function linkOf(state: State, { figure, target, piece }: Storm): Link {
  const { kind, height } = pieceOf(state, piece);
  if (kind === 'platform') return { charger: figure, charged: target, edge: piece };
  const ignored = 2 * height < sheetOf(state, figure).height;
  return { charger: figure, charged: target, ...(!ignored && { barrier: piece }) };
}

export const storm = procedure('storm')({
  begin: (c, { choice: { figure, target } }) =>
    mustDare(c.state, figure, [target]) ? call('dare', { figure }, 'dared') : goto('move'),
  dared: (_c, _v, passed: boolean) => (passed ? goto('move') : done()),
  // BTS-CAV-15: no charge bonuses against the defender of a barrier, as the link says; a wall that is ignored is none.
  move(c, { choice }) {
    const link = linkOf(c.state, choice);
    if (choice.path.length > 0) walkAlong(c, choice.figure, choice.path);
    const { rough } = figureOf(c.state, choice.figure).marks;
    c.emit({ type: 'figure.charged', figure: choice.figure, links: [link], rough });
    if (c.state.mover !== NOBODY) c.emit({ type: 'mover.set', figure: NOBODY });
    return done();
  },
});
