import type { Operation } from '../book.js';
import type { State } from '../state.js';

/** TOS-OPS-01: the four Operations, and what the multiplayer Encounters have instead. */
export type Mission = Operation | 'conquest' | 'killThemAll' | 'triumvirate';

/** Nothing before the Operation is known. */
export function missionOf({ book, operation }: Pick<State, 'book' | 'operation'>): Mission | undefined {
  return book.encounter === 'standard' ? (operation ?? undefined) : book.encounter;
}

export const OBJECTIVE = 'objective';
