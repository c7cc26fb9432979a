import type { Seat } from '@banneret/kernel';
import type { Footing } from '../../paint/figures/footing.js';
import type { Silhouette } from '../../paint/figures/kinds.js';
import type { Piece } from '../../paint/terrain/piece.js';
import { footingOf } from '../../paint/figures/footing.js';
import { paintedPieces } from '../../tabletop/paintedPieces.js';
import { mmOf, scaleOf, turnOf } from '../../tabletop/scale.js';
import type { Tableau } from '../../tabletop/tableau.js';

/** A moment of a battle as a picture shows it, in millimetres with y downwards: plain data, so that it can be kept in a file. */
export interface Scene {
  readonly width: number;
  readonly height: number;
  readonly seed: number;
  readonly pieces: readonly Piece[];
  readonly rings: readonly SceneRing[];
  readonly figures: readonly SceneFigure[];
}

/** Something that was fought for. */
export interface SceneRing {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly owner?: Seat;
}

export interface SceneFigure {
  readonly x: number;
  readonly y: number;
  readonly silhouette: Silhouette;
  readonly footing: Footing;
  readonly side: Seat;
  readonly turn: number;
  readonly activated?: boolean;
  readonly prone?: boolean;
}

/** What is to be seen of a table, without a word. */
export function sceneOf(tableau: Tableau): Scene {
  const scale = scaleOf(tableau);
  const units = tableau.units.flatMap(unit => unit.figures.map(figure => ({ unit, figure })));
  return {
    width: scale.width,
    height: scale.height,
    seed: tableau.seed,
    pieces: paintedPieces(tableau, scale),
    rings: tableau.markers.map(({ at, range, owner }) => ({
      ...scale.at(at),
      radius: mmOf(range ?? 0),
      ...(owner !== undefined && { owner }),
    })),
    figures: units.map(({ unit, figure }) => ({
      ...scale.at(figure.at),
      silhouette: figure.silhouette ?? FOOT,
      footing: footingOf(figure.base),
      side: unit.seat,
      turn: turnOf(figure.facing),
      ...(unit.flags.includes('activated') && { activated: true }),
      ...(figure.prone === true && { prone: true }),
    })),
  };
}

const FOOT: Silhouette = { kind: 'infantry' };
