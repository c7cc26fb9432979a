import { type Point, wayFrom } from '@banneret/geometry';
import { done, goto } from '@banneret/kernel';
import { onTable } from '../figures/traits.js';
import { chargeAt, judgeCharge } from '../movement/charges.js';
import { chargesOf, multipleChargesAt } from '../movement/suggestCharges.js';
import { mustDare } from '../movement/terror.js';
import { call, procedure } from '../procedures/machine.js';
import { enemyOf, figureOf, NOBODY, seatOf, type FigureId } from '../state.js';
import type { Manoeuvre } from './manoeuvre.js';
import { idsFrom } from './parse.js';
import { walkAlong } from './walk.js';

/** A figure moves into contact with one or more enemies. BTS-CHG-01, -12. */
export interface ChargeMove {
  readonly do: 'charge';
  readonly figure: FigureId;
  readonly path: readonly Point[];
  readonly targets: readonly FigureId[];
}

export const chargeManoeuvre: Manoeuvre<ChargeMove> = {
  do: 'charge',
  rule: 'BTS-CHG-01',
  proc: 'charge',
  parse({ path: raw, targets: named }, figure) {
    const [path, targets] = [wayFrom(raw), idsFrom(named)];
    return path === undefined || targets === undefined ? undefined : { do: 'charge', figure, path, targets };
  },
  judge: (state, ask, { figure, path, targets }) => judgeCharge(state, ask, figure, { path, targets }),
  charges: () => true,
  *propose(state, ask, figure) {
    for (const plan of chargesOf(state, ask, figure)) yield { do: 'charge', figure, ...plan };
  },
  sample(state, ask, figure, rng) {
    const foes = onTable(state, enemyOf(seatOf(state, figure)));
    if (foes.length === 0) return undefined;
    const start = rng.below(foes.length);
    const patient = rng.below(PATIENT_ONE_IN) === 0;
    for (let i = 0; i < foes.length; i++) {
      const target = foes[(start + i) % foes.length] as FigureId;
      const [several] = patient && rng.below(2) === 0 ? multipleChargesAt(state, ask, figure, target, foes) : [];
      const plan = several ?? chargeAt(state, ask, figure, target, patient);
      if (plan !== undefined) return { do: 'charge', figure, ...plan };
    }
    return undefined;
  },
};

/** One random player in so many looks all around an enemy, and for two at once. */
const PATIENT_ONE_IN = 8;

export const charge = procedure('charge')({
  begin: (c, { choice: { figure, targets } }) =>
    mustDare(c.state, figure, targets) ? call('dare', { figure }, 'dared') : goto('move'),
  dared: (_c, _v, passed: boolean) => (passed ? goto('move') : done()),
  move(c, { choice: { figure, path, targets } }) {
    walkAlong(c, figure, path);
    // All of its move counts, in one piece or in several.
    const { rough } = figureOf(c.state, figure).marks;
    const links = targets.map(charged => ({ charger: figure, charged }));
    c.emit({ type: 'figure.charged', figure, links, rough });
    c.emit({ type: 'mover.set', figure: NOBODY });
    return call('impact', { figure, targets }, 'end');
  },
  end: () => done(),
});
