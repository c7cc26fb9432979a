import { brushOn, kept, sheetOf, type Brush } from '../core/brush.js';
import { shadowOf } from '../core/light.js';
import { boundsOf, clipped, trace } from '../core/outline.js';
import { randomFrom } from '../core/random.js';
import { showing, toTable } from '../ground/paintGround.js';
import type { Area } from '../ground/relief.js';
import type { Theme } from '../theme.js';
import { paintFire } from './hazard.js';
import { PAINTERS } from './painters.js';
import type { Piece, TerrainPainter, Work } from './piece.js';

/** The edge of a shadow is that soft. */
const SOFT = 0.9;
/** How far a solid darkens the ground around it. */
const CONTACT = 5;
/** No glow and no contact reaches farther. */
const HALO_REACH = 70;

interface Painted {
  readonly piece: Piece;
  readonly painter: TerrainPainter;
}

/** Everything that lies and stands on a part of a table, in layers: flat things, their light, all shadows as one, then solids from low to high. */
export function* paintTerrain(
  brush: Brush,
  theme: Theme,
  pieces: readonly Piece[],
  area: Area,
  pxPerMm: number,
): Generator<void, void> {
  const painted = pieces
    .filter(piece => reaches(piece, area))
    .map(piece => ({ piece, painter: PAINTERS[piece.kind] }))
    .toSorted((a, b) => a.piece.height - b.piece.height);
  const workOn = ({ piece }: Painted, on: Brush): Work => ({
    brush: on,
    piece,
    inks: theme.terrain,
    random: randomFrom(piece.seed),
  });
  for (const one of painted)
    if (one.painter.flat) {
      clipped(brush, one.piece.outline, () => one.painter.flat?.(workOn(one, brush)));
      yield;
    }
  for (const one of painted) one.painter.halo?.(workOn(one, brush));
  paintShadows(brush, theme, painted, area, pxPerMm, workOn);
  yield;
  for (const one of painted) {
    const { piece, painter } = one;
    if (painter.touches === true) paintContact(brush, piece, pxPerMm);
    if (painter.solid) clipped(brush, piece.outline, () => painter.solid?.(workOn(one, brush)));
    if (piece.isBurning === true) clipped(brush, piece.outline, () => paintFire(brush, piece));
    if (piece.owner !== undefined) paintOwner(brush, piece, piece.owner);
    yield;
  }
}

/** Does the piece, or its shadow, or its light, fall on that part? */
function reaches({ outline, height }: Piece, area: Area): boolean {
  const { left, top, right, bottom } = boundsOf(outline);
  const shadow = shadowOf(height);
  return showing(area)(
    (left + right + shadow.x) / 2,
    (top + bottom + shadow.y) / 2,
    Math.max(right - left + shadow.x, bottom - top + shadow.y) / 2 + HALO_REACH,
  );
}

/** All in one, opaque, then laid down thin: where two overlap it is no darker. */
function paintShadows(
  brush: Brush,
  theme: Theme,
  painted: readonly Painted[],
  area: Area,
  pxPerMm: number,
  workOn: (one: Painted, on: Brush) => Work,
): void {
  const sheet = sheetOf(area.width * pxPerMm, area.height * pxPerMm);
  const dark = brushOn(sheet);
  toTable(dark, area, pxPerMm);
  dark.fillStyle = '#000';
  dark.strokeStyle = '#000';
  for (const one of painted)
    kept(dark, () => {
      one.painter.shadow?.(workOn(one, dark));
    });
  kept(brush, () => {
    brush.setTransform(1, 0, 0, 1, 0, 0);
    brush.globalAlpha = theme.shade;
    brush.filter = `blur(${SOFT * pxPerMm}px)`;
    brush.drawImage(sheet as CanvasImageSource, 0, 0);
  });
}

/** Where something stands the ground is darker. */
function paintContact(brush: Brush, { outline }: Piece, pxPerMm: number): void {
  kept(brush, () => {
    brush.shadowColor = 'rgba(0,0,0,.6)';
    brush.shadowBlur = CONTACT * pxPerMm;
    trace(brush, outline);
    brush.fillStyle = '#1a1613';
    brush.fill();
  });
}

function paintOwner(brush: Brush, { outline }: Piece, owner: string): void {
  clipped(brush, outline, () => {
    trace(brush, outline);
    brush.lineWidth = 3;
    brush.strokeStyle = owner;
    brush.stroke();
  });
}
