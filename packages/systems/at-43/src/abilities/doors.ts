import { overlapsPolygon, withinOfPolygon, type Placed } from '@banneret/geometry';
import type { Because, Option } from '@banneret/kernel';
import type { UnitId } from '../battle.js';
import { CONTACT } from '../rulings.js';
import type { Acting, State } from '../state.js';
import { basesOf, isInfantry, placedOf, sheetOf, unitOf, unitsOnTable } from '../units.js';

/** AT43-TER-04: everything on the table that opens and closes; what a unit cannot turn now says why. */
export function doorActions(state: State, unit: UnitId): Option[] {
  const options: Option[] = [];
  for (const [piece, { kind }] of state.terrain.entries()) {
    if (!kind.openable) continue;
    const because = doorBar(state, unit, piece);
    options.push({ id: `open:${piece}`, args: { piece }, ...(because && { barred: [because] }) });
  }
  return options;
}

/**
 * An infantry unit that has moved, and not shot, opens or closes it by one of its fighters in contact who is on his feet.
 * Nothing closes on somebody.
 */
function doorBar(state: State, unit: UnitId, piece: number): Because | undefined {
  if (!isInfantry(state, unit)) return no('at43.no.doorInfantry');
  const { moved, before, after, struck, worked } = state.acting as Acting;
  if (moved === 'none') return no('at43.no.doorFirst');
  if (worked) return no('at43.no.workedAlready');
  if (before.length + after.length > 0) return no('at43.no.doorShot');
  if (struck.length > 0) return { rule: 'AT43-ACT-13', say: 'at43.no.meleeLast' };
  const { outline, open } = state.terrain[piece]!;
  if (!handsOf(state, unit).some(base => withinOfPolygon(base, outline, CONTACT))) return no('at43.no.doorApart');
  return open && isBlocked(state, outline) ? no('at43.no.doorBlocked') : undefined;
}

const no = (say: string): Because => ({ rule: 'AT43-TER-04', say });

const handsOf = (state: State, unit: UnitId): Placed[] =>
  unitOf(state, unit)
    .fighters.filter(({ id, prone }) => !prone && sheetOf(state, id).role !== 'supportWeapon')
    .map(fighter => placedOf(state, fighter));

function isBlocked(state: State, outline: State['terrain'][number]['outline']): boolean {
  for (const unit of unitsOnTable(state))
    if (basesOf(state, unit).some(base => overlapsPolygon(base, outline))) return true;
  return false;
}
