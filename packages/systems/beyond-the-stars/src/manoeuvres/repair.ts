import { done, illegal, legal, roll, type Ruling } from '@banneret/kernel';
import { ownRules } from '../compile.js';
import { canBeRepaired, isAtHand } from '../figures/healing.js';
import { inPlay, isEngaged } from '../figures/traits.js';
import { dice, procedure } from '../procedures/machine.js';
import { figureOf, seatOf, sheetOf, type FigureId, type State } from '../state.js';
import type { ActQuestion, Manoeuvre } from './manoeuvre.js';
import { isId } from './parse.js';
import { endMove } from './walk.js';

/** What is mended: a lost PV, the engine, or a weapon by its place. */
export type Mending = 'pv' | 'engine' | number;

/** A repairer ends his move beside something damaged and tries to mend it. BTS-SPR-65. */
export interface Repair {
  readonly do: 'repair';
  readonly figure: FigureId;
  readonly target: FigureId;
  readonly what: Mending;
}

const REPAIRED_ON = 4;

/** only destroyed weapons and engines of Vehicles; never above the PV it began with. */
export function damagesOf(state: State, figure: FigureId): readonly Mending[] {
  if (!canBeRepaired(state, figure)) return [];
  const { damage, pv } = figureOf(state, figure);
  const sheet = sheetOf(state, figure);
  if (sheet.vehicle !== undefined) return [...damage.weapons, ...(damage.engine ? (['engine'] as const) : [])];
  return pv < sheet.pv ? ['pv'] : [];
}

function judgeRepair(state: State, ask: ActQuestion, { figure, target, what }: Repair): Ruling {
  if (!ask.figures.includes(figure)) return illegal('BTS-MOV-01', 'bts.no.not-now');
  if (!ownRules(state, figure).some(({ rule }) => rule.move?.repairs === true))
    return illegal('BTS-SPR-65', 'bts.no.no-repairer');
  const { marks } = figureOf(state, figure);
  // one attempt a turn; whoever fights has his hands full.
  if (marks.done || marks.repaired || isEngaged(state, figure)) return illegal('BTS-SPR-65', 'bts.no.has-repaired');
  const damaged = state.figures[target];
  if (
    damaged === undefined ||
    (damaged.place !== 'table' && damaged.place !== 'inside') ||
    seatOf(state, target) !== seatOf(state, figure)
  )
    return illegal('BTS-SPR-65', 'bts.no.nothing-to-repair');
  if (!isAtHand(state, figure, target)) return illegal('BTS-SPR-65', 'bts.no.no-contact', { other: target });
  return damagesOf(state, target).includes(what) ? legal : illegal('BTS-SPR-65', 'bts.no.nothing-to-repair');
}

export const repairManoeuvre: Manoeuvre<Repair> = {
  do: 'repair',
  rule: 'BTS-SPR-65',
  proc: 'repair',
  deed: 'BTS-SPR-65',
  parse({ target, what }, figure) {
    if (!isId(target) || !(what === 'pv' || what === 'engine' || isId(what))) return undefined;
    return { do: 'repair', figure, target, what };
  },
  judge: judgeRepair,
  *propose(state, ask, figure) {
    if (!ownRules(state, figure).some(({ rule }) => rule.move?.repairs === true)) return;
    for (const target of inPlay(state, seatOf(state, figure)))
      for (const what of damagesOf(state, target)) {
        const choice: Repair = { do: 'repair', figure, target, what };
        if (judgeRepair(state, ask, choice).ok) yield choice;
      }
  },
};

export const repair = procedure('repair')({
  begin(c, { seat }) {
    return roll(dice(1, 'BTS-SPR-65', 'bts.roll.repair', seat), 'rolled');
  },
  rolled(c, { choice: { figure, target, what } }, [face = 1]: readonly number[]) {
    c.emit({ type: 'repair.rolled', figure, target, face, repaired: face >= REPAIRED_ON });
    c.emit({ type: 'figure.marked', figure, marks: { repaired: true } });
    endMove(c, figure);
    if (face < REPAIRED_ON) return done();
    const { damage } = figureOf(c.state, target);
    if (what === 'pv') c.emit({ type: 'figure.healed', figure: target, pv: 1 });
    else if (what === 'engine')
      c.emit({ type: 'vehicle.damaged', figure: target, damage: { ...damage, engine: false } });
    else {
      const weapons = damage.weapons.filter(weapon => weapon !== what);
      c.emit({ type: 'vehicle.damaged', figure: target, damage: { ...damage, weapons } });
    }
    return done();
  },
});
