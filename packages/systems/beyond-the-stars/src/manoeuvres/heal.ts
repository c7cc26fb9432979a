import { done, illegal, legal, roll, type Ruling } from '@banneret/kernel';
import { ownRules } from '../compile.js';
import { canBeHealed, isAtHand } from '../figures/healing.js';
import { inPlay, isEngaged } from '../figures/traits.js';
import { dice, procedure } from '../procedures/machine.js';
import { figureOf, seatOf, sheetOf, type FigureId, type State } from '../state.js';
import type { ActQuestion, Manoeuvre } from './manoeuvre.js';
import { isId } from './parse.js';
import { endMove } from './walk.js';

/** Whoever carries a medkit ends his move beside a wounded friend, or is wounded himself, and heals. BTS-IMP-08. */
export interface Heal {
  readonly do: 'heal';
  readonly figure: FigureId;
  readonly target: FigureId;
}

/** H-15: a 4 or more gives back a lost PV, as a repair does. */
const HEALED_ON = 4;

const isHealer = (state: State, figure: FigureId): boolean =>
  ownRules(state, figure).some(({ rule }) => rule.move?.heals === true);

function judgeHeal(state: State, ask: ActQuestion, { figure, target }: Heal): Ruling {
  if (!ask.figures.includes(figure)) return illegal('BTS-MOV-01', 'bts.no.not-now');
  if (!isHealer(state, figure)) return illegal('BTS-IMP-08', 'bts.no.no-medkit');
  const { marks } = figureOf(state, figure);
  if (marks.done || marks.repaired || isEngaged(state, figure)) return illegal('BTS-IMP-08', 'bts.no.has-repaired');
  const patient = state.figures[target];
  if (
    patient === undefined ||
    (patient.place !== 'table' && patient.place !== 'inside') ||
    seatOf(state, target) !== seatOf(state, figure)
  )
    return illegal('BTS-IMP-08', 'bts.no.nobody-to-heal');
  if (!canBeHealed(state, target) || patient.pv >= sheetOf(state, target).pv)
    return illegal('BTS-IMP-08', 'bts.no.nobody-to-heal');
  return isAtHand(state, figure, target) ? legal : illegal('BTS-IMP-08', 'bts.no.no-contact', { other: target });
}

export const healManoeuvre: Manoeuvre<Heal> = {
  do: 'heal',
  rule: 'BTS-IMP-08',
  proc: 'heal',
  deed: 'BTS-IMP-08',
  parse: ({ target }, figure) => (isId(target) ? { do: 'heal', figure, target } : undefined),
  judge: judgeHeal,
  *propose(state, ask, figure) {
    if (!isHealer(state, figure)) return;
    for (const target of inPlay(state, seatOf(state, figure)))
      if (judgeHeal(state, ask, { do: 'heal', figure, target }).ok) yield { do: 'heal', figure, target };
  },
};

export const heal = procedure('heal')({
  begin: (_c, { seat }) => roll(dice(1, 'BTS-IMP-08', 'bts.roll.heal', seat), 'rolled'),
  rolled(c, { choice: { figure, target } }, [face = 1]: readonly number[]) {
    const healed = face >= HEALED_ON;
    c.emit({ type: 'heal.rolled', figure, target, face, healed });
    c.emit({ type: 'figure.marked', figure, marks: { repaired: true } });
    endMove(c, figure);
    if (healed) c.emit({ type: 'figure.healed', figure: target, pv: 1 });
    return done();
  },
});
