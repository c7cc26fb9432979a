import type { Seat } from '@banneret/kernel';
import { figureOf, NOBODY, type FigureId, type PieceId, type State } from '../state.js';

/** How files call what is on the table: by ids, and what has none of its own by its kind. */

export const figureNamed = ({ battle }: State, name: string): number =>
  battle.sheets.findIndex(({ id }) => id === name);

export const pieceNamed = ({ battle }: State, name: string): number =>
  battle.terrain.findIndex(({ id }) => id === name);

/** Both players may call a unit the same; one's own comes first. */
export function unitNamed({ battle: { units } }: State, name: string, seat?: Seat): number {
  const own = units.findIndex(({ id, seat: owner }) => id === name && owner === seat);
  return own >= 0 ? own : units.findIndex(({ id }) => id === name);
}

/** Things of one kind are told apart by counting: `door`, `door 2`, `door 3`. No two have the same name. */
export function toldApart(kinds: readonly string[]): readonly string[] {
  const names: string[] = [];
  for (const kind of kinds) {
    let name = kind;
    for (let n = 2; names.includes(name) || (name !== kind && kinds.includes(name)); n++) name = `${kind} ${n}`;
    names.push(name);
  }
  return names;
}

/** The ranged weapons of a figure. */
export const weaponNames = ({ battle }: State, figure: FigureId): readonly string[] =>
  toldApart((battle.sheets[figure]?.ranged ?? []).map(({ id }) => id));

export const meleeNames = ({ battle }: State, figure: FigureId): readonly string[] =>
  toldApart((battle.sheets[figure]?.melee ?? []).map(({ id }) => id));

/** The doors and windows of a building. */
export const openingNames = ({ battle }: State, piece: PieceId): readonly string[] =>
  toldApart((battle.terrain[piece]?.openings ?? []).map(({ kind }) => kind));

/** The stairs and ladders of a platform. */
export const accessNames = ({ battle }: State, piece: PieceId): readonly string[] =>
  toldApart((battle.terrain[piece]?.access ?? []).map(({ kind }) => kind));

/** The building that somebody is in. */
export const housing = (state: State, figure: FigureId): PieceId =>
  state.figures[figure]?.place === 'inside' ? figureOf(state, figure).host : NOBODY;
