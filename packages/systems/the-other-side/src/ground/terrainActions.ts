import { isUnitAlive } from '../cardsInPlay.js';
import type { Action } from '../content/types.js';
import { fireteamOf, NONE, unitOf, type FireteamId, type State } from '../state.js';
import { isTitan, placedOf, touchesZone } from './board.js';

const NO_ACTIONS: readonly Action[] = [];

/** TOS-TER-18 … -23, R-95: Climb and Enter, if they were agreed on: Morale Actions of the pieces in contact. */
export function terrainActions(s: State, id: FireteamId): readonly Action[] {
  const { climb: mayClimb, enter: mayEnter } = s.book.options;
  if (!mayClimb && !mayEnter) return NO_ACTIONS;
  const { top, place, unit } = fireteamOf(s, id);
  if (place === 'inside') return [enter(unitOf(s, unit).inside)];
  if (place !== 'table') return NO_ACTIONS;
  if (top !== NONE) return [climb(top)];
  const body = placedOf(s, id);
  return s.terrain.flatMap((zone, at) => {
    if (!touchesZone(body, zone.outline)) return [];
    return [
      ...(mayClimb && zone.roof === true ? [climb(at)] : []),
      ...(mayEnter && zone.rooms === true && !isTitan(s, id) && isEmpty(s, at) ? [enter(at)] : []),
    ];
  });
}

/** TOS-TER-23: one unit at most; the dead hold nothing. */
const isEmpty = (s: State, at: number): boolean =>
  s.units.every(({ inside }, unit) => inside !== at || !isUnitAlive(s, unit));

const climb = (zone: number): Action => ({
  id: `climb${zone}`,
  name: { fr: 'Grimper', en: 'Climb' },
  types: ['morale'],
  effects: [{ do: 'climb', zone }],
});

const enter = (zone: number): Action => ({
  id: `enter${zone}`,
  name: { fr: 'Entrer ou sortir', en: 'Enter or leave' },
  types: ['morale'],
  effects: [{ do: 'enter', zone }],
});
