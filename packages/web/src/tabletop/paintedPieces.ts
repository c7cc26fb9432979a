import { seedOf } from '../paint/core/random.js';
import type { Outline } from '../paint/core/outline.js';
import type { Piece } from '../paint/terrain/piece.js';
import { mmOf, type Scale } from './scale.js';
import type { Scenery, Tableau } from './tableau.js';

/** The scenery of a tableau as painters take it. */
export const paintedPieces = ({ scenery, seed, theme }: Tableau, scale: Scale): readonly Piece[] =>
  scenery.map(piece => paintedPiece(piece, seed, scale, theme));

function paintedPiece(piece: Scenery, seed: number, scale: Scale, theme: Tableau['theme']): Piece {
  const { id, kind, outline, height, isOpen, isBurning, whole, storeys, roof, ways, owner } = piece;
  const ink = owner === undefined ? undefined : theme.sides[owner];
  return {
    id,
    kind,
    outline: outlineOf(outline, scale),
    height: mmOf(height),
    seed: seedOf(`${seed} ${id}`),
    ...(isOpen !== undefined && { isOpen }),
    ...(isBurning !== undefined && { isBurning }),
    ...(whole !== undefined && { whole }),
    ...(storeys !== undefined && { storeys }),
    ...(roof !== undefined && { roof }),
    ...(ways !== undefined && {
      ways: ways.map(way => ({ kind: way.kind, at: scale.at(way.at), ...(way.to && { to: scale.at(way.to) }) })),
    }),
    ...(ink !== undefined && { owner: ink }),
  };
}

export const outlineOf = (outline: Scenery['outline'], scale: Scale): Outline =>
  outline.map(corner => scale.at(corner));
