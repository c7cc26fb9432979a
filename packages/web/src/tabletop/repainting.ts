import { shadowOf } from '../paint/core/light.js';
import { boundsOf } from '../paint/core/outline.js';
import type { Area } from '../paint/ground/relief.js';
import type { Piece } from '../paint/terrain/piece.js';

/** What pieces throw on the ground around them: light, and darkness where they stand. */
const AROUND = 72;

/** What of a table has to be painted again because pieces came, went or changed; nothing if none did. */
export function changedPart(
  before: readonly Piece[],
  after: readonly Piece[],
  table: { readonly width: number; readonly height: number },
): Area | undefined {
  const written = (pieces: readonly Piece[]): ReadonlyMap<string, Piece> =>
    new Map(pieces.map(piece => [JSON.stringify(piece), piece]));
  const [old, fresh] = [written(before), written(after)];
  const changed = [...[...old].filter(([key]) => !fresh.has(key)), ...[...fresh].filter(([key]) => !old.has(key))].map(
    ([, piece]) => piece,
  );
  if (changed.length === 0) return undefined;
  const boxes = changed.map(({ outline, height }) => {
    const { left, top, right, bottom } = boundsOf(outline);
    const shadow = shadowOf(height);
    return {
      left: left - AROUND,
      top: top - AROUND,
      right: right + shadow.x + AROUND,
      bottom: bottom + shadow.y + AROUND,
    };
  });
  const left = Math.max(0, Math.floor(Math.min(...boxes.map(box => box.left))));
  const top = Math.max(0, Math.floor(Math.min(...boxes.map(box => box.top))));
  const right = Math.min(table.width, Math.ceil(Math.max(...boxes.map(box => box.right))));
  const bottom = Math.min(table.height, Math.ceil(Math.max(...boxes.map(box => box.bottom))));
  return { left, top, width: right - left, height: bottom - top };
}

interface Seen {
  readonly camera: { readonly x: number; readonly y: number; readonly zoom: number };
  readonly width: number;
  readonly height: number;
}

/** What of the table is in the window, and half a window around it. */
export function seenPart(
  { camera, width, height }: Seen,
  table: { readonly width: number; readonly height: number },
  around = 0.25,
): Area | undefined {
  const { x, y, zoom } = camera;
  const [spareX, spareY] = [(width / zoom) * around, (height / zoom) * around];
  const left = Math.max(0, -x / zoom - spareX);
  const top = Math.max(0, -y / zoom - spareY);
  const right = Math.min(table.width, (width - x) / zoom + spareX);
  const bottom = Math.min(table.height, (height - y) / zoom + spareY);
  return right > left && bottom > top ? { left, top, width: right - left, height: bottom - top } : undefined;
}

export const holdsPart = (outer: Area, inner: Area): boolean =>
  outer.left <= inner.left + 1e-6 &&
  outer.top <= inner.top + 1e-6 &&
  outer.left + outer.width >= inner.left + inner.width - 1e-6 &&
  outer.top + outer.height >= inner.top + inner.height - 1e-6;
