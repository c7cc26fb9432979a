import { crossings, type Point, type Zone } from '@banneret/geometry';
import { printedActions, type ActionUse } from '../actions.js';
import { engagedWith, engagementRange, isBound, reaches } from '../engagement.js';
import { placedOf } from '../ground/board.js';
import { inInitiativeOrder } from '../seats.js';
import { seatOf, type FireteamId, type State } from '../state.js';

/**
 * TOS-ENG-11, -17, R-48, R-49: does this way lead out of the zone of an enemy that reaches the Fireteam where it stands?
 * Titans that are not Engaged with Titans are free to go (TOS-ENG-08).
 */
export function mustDisengage(s: State, id: FireteamId, path: readonly Point[]): boolean {
  if (!isBound(s, id)) return false;
  const holding = engagedWith(s, id).filter(foe => reaches(s, foe, id));
  const zones = holding.map((foe): Zone => ({
    shape: { kind: 'around', placed: placedOf(s, foe), distance: engagementRange(s, foe) },
    border: 'in',
  }));
  return crossings(path, zones, { base: placedOf(s, id).base }).some(({ kind }) => kind === 'leave');
}

export interface Strike {
  readonly enemy: FireteamId;
  readonly use: ActionUse;
}

/** TOS-ENG-13, -14, R-50, R-88 (Cover changes AVs only, and there is no Duel): the Melee Actions with a Strength of one enemy player's Fireteams that it is Engaged with. */
export function strikesAt(s: State, id: FireteamId): readonly Strike[] {
  const foes = engagedWith(s, id);
  const strikes = foes.flatMap(enemy =>
    printedActions(s, enemy)
      .filter(({ action }) => action.types.includes('melee') && action.strength !== undefined)
      .map(use => ({ enemy, use })),
  );
  const chooser = inInitiativeOrder(s).find(seat => strikes.some(({ enemy }) => seatOf(s, enemy) === seat));
  return strikes.filter(({ enemy }) => seatOf(s, enemy) === chooser);
}
