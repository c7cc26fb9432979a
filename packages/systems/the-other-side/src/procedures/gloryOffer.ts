import { ask, done, pickOption, type OptionId } from '@banneret/kernel';
import { gloryOf, isUnitAlive } from '../cardsInPlay.js';
import { playerOf, unitOf, type State, type UnitId } from '../state.js';
import { procedure } from './machine.js';

/** TOS-GLO-02: does the unit go to Glory by being Activated, or may its player pay for it? */
export function mayGoToGlory(s: State, unit: UnitId): boolean {
  const { seat, side, tokens } = unitOf(s, unit);
  const condition = gloryOf(s, unit);
  if (condition === undefined || side === 'glory' || !isUnitAlive(s, unit)) return false;
  if (condition.kind === 'token') return tokens[condition.token] >= condition.count;
  return condition.kind === 'tactics' && playerOf(s, seat).tactics >= condition.cost;
}

export const gloryOffer = procedure('gloryOffer')({
  begin(c, { unit }) {
    const condition = gloryOf(c.state, unit);
    if (!mayGoToGlory(c.state, unit)) return done();
    if (condition?.kind !== 'tactics') {
      c.emit({ type: 'unit.turned', unit, side: 'glory' });
      return done();
    }
    const { seat } = unitOf(c.state, unit);
    const shape = pickOption([
      { id: 'yes', say: 'tos.choice.glory', args: { cost: condition.cost } },
      { id: 'no', say: 'tos.choice.no' },
    ]);
    return ask({ seat, ask: 'tos.ask.glory', rule: 'TOS-GLO-02', shape, args: { cost: condition.cost } }, 'paid');
  },
  paid(c, { unit }, choice: OptionId) {
    if (choice === 'no') return done();
    const { seat } = unitOf(c.state, unit);
    const condition = gloryOf(c.state, unit);
    if (condition?.kind === 'tactics')
      c.emit({ type: 'tactics.spent', seat, count: condition.cost, rule: 'TOS-GLO-02' });
    c.emit({ type: 'unit.turned', unit, side: 'glory' });
    return done();
  },
});
