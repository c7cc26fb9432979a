/** How a world is shown on the screen: scaled, then moved, in pixels. */
export interface Camera {
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

const MARGIN = 0.97;
const CLOSEST = 12;
const FARTHEST = 0.1;

/** The whole world, in the middle, as large as it goes. */
export function fitted(width: number, height: number, box: Size): Camera {
  const zoom = Math.max(FARTHEST, MARGIN * Math.min(box.width / width, box.height / height));
  return { zoom, x: (box.width - width * zoom) / 2, y: (box.height - height * zoom) / 2 };
}

/** A rectangle of the world. */
export interface Part extends Size {
  readonly x: number;
  readonly y: number;
}

/** A part of the world, in the middle, as large as it goes. */
export function fittedOn({ x, y, width, height }: Part, box: Size): Camera {
  const camera = fitted(width, height, box);
  return { ...camera, x: camera.x - x * camera.zoom, y: camera.y - y * camera.zoom };
}

export const panned = ({ x, y, zoom }: Camera, dx: number, dy: number): Camera => ({ x: x + dx, y: y + dy, zoom });

/** Nearer or farther, with the point of the screen staying where it is. */
export function zoomed({ x, y, zoom }: Camera, factor: number, at: { readonly x: number; readonly y: number }): Camera {
  const next = Math.min(CLOSEST, Math.max(FARTHEST, zoom * factor));
  const grown = next / zoom;
  return { zoom: next, x: at.x - (at.x - x) * grown, y: at.y - (at.y - y) * grown };
}
