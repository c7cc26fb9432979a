import type { Seat } from '@banneret/kernel';
import { activeRules, ownRules } from '../compile.js';
import type { GloryPoint } from '../events/core.js';
import { isTied } from '../figures/sharedBase.js';
import { statOf } from '../figures/stats.js';
import { canBeBlocked, is } from '../figures/traits.js';
import type { Blow } from '../rule.js';
import { figureOf, NOBODY, sheetOf, type Duel, type FigureId, type State } from '../state.js';
import { rulesInDuel } from './arms.js';
import { caseOf, fightersOf, type DuelFrame } from './cases.js';

/** What follows from the Glory of a Duel, asked by its procedures and by its odds. */

/** BTS-MON-15, BTS-SGE-16, BTS-BAS-08: they do not recoil; the winners step back from them. */
export const recoils = (state: State, figure: FigureId): boolean =>
  !is(state, figure, 'monster', 'vehicle', 'siege') && !isTied(state, figure);

/** BTS-SPL-13, R-37. */
export const strikesNot = (state: State, figure: FigureId): boolean =>
  ownRules(state, figure).some(({ rule }) => rule.duel?.strikesNot === true);

/** BTS-SPR-39(e): does it bring down those around it when it falls? */
export const fallsOnOthers = (state: State, figure: FigureId): boolean =>
  ownRules(state, figure).some(({ rule }) => rule.victim?.collapses === true);

/** BTS-PRN-12, R-37, R-38, BTS-SPL-13: does this Glory Point give a wound roll? */
export function strikesWith(state: State, { figure, surplus }: GloryPoint, shielding: boolean): boolean {
  if (shielding || strikesNot(state, figure)) return false;
  return !(surplus && figureOf(state, figure).prone);
}

/** BTS-DUE-11, -15, BTS-WLK-05, R-36: enemies Engaged in the Duel who still stand; a Walker reaches supports too. */
export function targetsOf(
  state: State,
  striker: FigureId,
  foes: readonly FigureId[],
  supports: readonly FigureId[],
): FigureId[] {
  return [...foes, ...(is(state, striker, 'walker') ? supports : [])].filter(
    figure =>
      figureOf(state, figure).place !== 'gone' && (figureOf(state, figure).pv > 0 || is(state, figure, 'vehicle')),
  );
}

/** BTS-REC-12, BTS-PRN-15: two wound rolls against whoever is Blocked or prone. */
export const rollsAt = (state: State, target: FigureId, blocked: readonly FigureId[]): number =>
  (blocked.includes(target) || figureOf(state, target).prone) && canBeBlocked(state, target) ? 2 : 1;

/** BTS-DUE-16, BTS-WND-08: with the striker's own Force and main weapon. */
export function blowOf(
  state: State,
  weapons: Readonly<Record<number, readonly number[]>>,
  by: FigureId,
  victim: FigureId,
): Blow {
  const weapon = weapons[by]?.[0] ?? NOBODY;
  const pen = sheetOf(state, by).melee[weapon]?.pen ?? 0;
  return { kind: 'duel', by, victim, force: statOf(state, by, 'force'), pen, weapon };
}

/** BTS-CAV-14, BTS-MON-13: do the winners throw this loser prone? */
export const isThrownDown = (state: State, frame: DuelFrame, duel: Duel, winner: Seat, loser: FigureId): boolean =>
  fightersOf(state, duel, winner).some(figure => {
    const it = caseOf(state, frame, duel, figure);
    return rulesInDuel(it).some(({ rule, u }) => rule.duel?.throwsDown?.(it, loser, u) === true);
  });

/** BTS-MON-13: do the winners throw down those who supported the losers? They took part, though nobody fights them. */
export const throwsSupports = (state: State, frame: DuelFrame, duel: Duel, winner: Seat): boolean =>
  fightersOf(state, duel, winner).some(figure =>
    rulesInDuel(caseOf(state, frame, duel, figure)).some(({ rule }) => rule.duel?.throwsSupports === true),
  );

/** BTS-SPR-02: the face on which somebody agile keeps his feet. */
export const staysUpOn = (state: State, figure: FigureId): number | undefined =>
  activeRules(state, figure).find(({ rule }) => rule.move?.staysUp !== undefined)?.rule.move?.staysUp;
