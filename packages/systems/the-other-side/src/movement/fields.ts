import { moveField, type Blocker, type MoveField } from '@banneret/geometry';
import { abilitiesOf, cardOfUnit } from '../cardsInPlay.js';
import { groundOf, isTitan, onTable, placedOf, traitOf } from '../ground/board.js';
import { fireteamOf, unitOf, type FireteamId, type State, type Terrain, type UnitId } from '../state.js';

/** What a unit's Fireteams may not move through or stop on. `order`: by a March or Rush Order (TOS-MOV-06); `above`: on roofs. */
export type Gait = 'order' | 'plain' | 'above';

interface Known {
  readonly terrain: readonly Terrain[];
  readonly fields: Map<string, MoveField>;
}

const known = new WeakMap<State['fireteams'], Known>();

/**
 * TOS-MOV-05 … -07, TOS-TER-15: Impassable ground, the edge of the table and all Fireteams of other units. A Titan under an
 * Order passes through non-Titans, but ends on nobody. Fireteams of the unit itself are no obstacle on the way. R-17: contact
 * with bases, Impassable ground and the edge is legal, overlap is not.
 */
export function fieldFor(s: State, unit: UnitId, gait: Gait): MoveField {
  let before = known.get(s.fireteams);
  if (before === undefined || before.terrain !== s.terrain) {
    before = { terrain: s.terrain, fields: new Map() };
    known.set(s.fireteams, before);
  }
  const key = `${unit} ${gait}`;
  let field = before.fields.get(key);
  if (field === undefined) before.fields.set(key, (field = buildField(s, unit, gait)));
  return field;
}

function buildField(s: State, unit: UnitId, gait: Gait): MoveField {
  const titan = cardOfUnit(s, unit).titan === true;
  const blockers = blockersAround(s, unit, gait);
  return moveField(groundOf(s), gait === 'above' ? { blockers } : { forbidden: impassable(s, titan), blockers });
}

/** TOS-TER-15, for a Titan or for the others. */
export const impassable =
  (s: State, titan: boolean) =>
  (piece: number): boolean =>
    traitOf(s.terrain[piece] as Terrain, 'impassable', titan) !== undefined;

function blockersAround(s: State, unit: UnitId, gait: Gait): Blocker[] {
  const [first] = unitOf(s, unit).fireteams;
  const slips = gait === 'order' && first !== undefined && hasSlip(s, first);
  const strides = gait === 'order' && cardOfUnit(s, unit).titan === true;
  const blockers: Blocker[] = [];
  for (const [id, fireteam] of s.fireteams.entries())
    if (fireteam.unit !== unit && onTable(s, id))
      blockers.push({ placed: placedOf(s, id), passable: slips || (strides && !isTitan(s, id)) });
  return blockers;
}

/** TOS-CRD-10: the Ability says "other Fireteams", Titans among them. */

const hasSlip = (s: State, id: FireteamId): boolean =>
  abilitiesOf(s, id).some(({ ability }) => ability.rules.some(rule => rule.kind === 'slip'));

/** The others of its unit that stand on the table. */
export const matesOf = (s: State, id: FireteamId): FireteamId[] =>
  unitOf(s, fireteamOf(s, id).unit).fireteams.filter(other => other !== id && onTable(s, other));
