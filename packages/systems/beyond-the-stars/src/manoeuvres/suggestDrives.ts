import { cm, facingTowards, FACINGS, legLength, within, wrapFacing, type Facing, type Um } from '@banneret/geometry';
import { placedOf } from '../figures/placed.js';
import { boxOf } from '../movement/boxes.js';
import { budgetOf } from '../movement/cost.js';
import { encounterOf, judgeDrive, quartersLeft, quartersOf, turnedSpot } from '../movement/drive.js';
import { figureOf, type FigureId, type State } from '../state.js';
import type { Drive } from './drive.js';
import type { ActQuestion } from './manoeuvre.js';

/** Straight at an enemy, a little to one side if somebody else is in the way; so far that it meets him. */
export function ramOf(state: State, question: ActQuestion, figure: FigureId, foe: FigureId): Drive | undefined {
  const budget = budgetOf(state, figure, question.budget);
  const [own, its] = [placedOf(state, figure), placedOf(state, foe)];
  if (!within(own, its, budget)) return undefined;
  const { spot } = figureOf(state, figure);
  const [straight, away] = [facingTowards(spot, its.at), legLength(spot, its.at)];
  // The angle under which both bases still meet, as a share of a turn: small, so that the arc is as long as the chord.
  const wide = Math.min(
    FACINGS / 8,
    Math.round(((boxOf(own.base) + boxOf(its.base)) * FACINGS) / (6.3 * Math.max(1, away))),
  );
  for (const share of ASIDE) {
    const facing = wrapFacing(straight + Math.round(share * wide));
    if (quartersOf(spot.facing, facing) > quartersLeft(state, figure)) continue;
    const length = Math.min(budget, away);
    const met = encounterOf(state, figure, turnedSpot(state, figure, facing), length);
    if (!met.enemies.includes(foe) || met.enemies.length > 1) continue;
    if (judgeDrive(state, question, figure, { facing, length }).ok) return { do: 'drive', figure, facing, length };
  }
  return undefined;
}

const ASIDE = [0, 0.25, -0.25, 0.5, -0.5, 0.7, -0.7, 0.85, -0.85, 0.95, -0.95];

/** As far towards a goal as it can turn and go. */
export function driveTowards(
  state: State,
  question: ActQuestion,
  figure: FigureId,
  wanted: Facing,
  away: Um,
): Drive | undefined {
  const { spot } = figureOf(state, figure);
  const facing = nearestFacing(spot.facing, wanted, quartersLeft(state, figure));
  const budget = Math.min(budgetOf(state, figure, question.budget), away);
  for (const part of [1, 2, 4]) {
    const length = Math.floor(budget / part);
    if (length < cm(1)) return undefined;
    if (judgeDrive(state, question, figure, { facing, length }).ok) return { do: 'drive', figure, facing, length };
  }
  return undefined;
}

/** The facing wanted, or as near to it as so many quarter turns lead. */
function nearestFacing(from: Facing, wanted: Facing, quarters: number): Facing {
  if (quartersOf(from, wanted) <= quarters) return wanted;
  const most = (quarters * FACINGS) / 4;
  return wrapFacing(wrapFacing(wanted - from) <= FACINGS / 2 ? from + most : from - most);
}
