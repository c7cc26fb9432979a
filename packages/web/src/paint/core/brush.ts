/** What painters draw with. Lengths are millimetres, y grows downwards; whoever owns the canvas has set the scale. */
export type Brush = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

export type Sheet = HTMLCanvasElement | OffscreenCanvas;

/** An empty sheet of so many pixels, in a page or in a worker. */
export function sheetOf(width: number, height: number): Sheet {
  const [across, down] = [Math.max(1, Math.ceil(width)), Math.max(1, Math.ceil(height))];
  if (typeof OffscreenCanvas !== 'undefined') return new OffscreenCanvas(across, down);
  return Object.assign(document.createElement('canvas'), { width: across, height: down });
}

export function brushOn(sheet: Sheet): Brush {
  const brush = sheet.getContext('2d') as Brush | null;
  if (brush === null) throw new Error('there is nothing to paint on');
  return brush;
}

/** Whatever is changed about the brush in between, it is as before afterwards. */
export function kept(brush: Brush, paint: () => void): void {
  brush.save();
  paint();
  brush.restore();
}

export function disc(brush: Brush, x: number, y: number, radius: number): void {
  brush.beginPath();
  brush.arc(x, y, Math.max(0, radius), 0, 2 * Math.PI);
}

export function fillDisc(brush: Brush, x: number, y: number, radius: number, fill: string | CanvasGradient): void {
  brush.fillStyle = fill;
  disc(brush, x, y, radius);
  brush.fill();
}

/** A line through places. */
export function strokeThrough(brush: Brush, places: readonly { readonly x: number; readonly y: number }[]): void {
  brush.beginPath();
  for (const { x, y } of places) brush.lineTo(x, y);
  brush.stroke();
}
