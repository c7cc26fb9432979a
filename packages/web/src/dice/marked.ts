import type { RollReading } from '../systems/webSystem.js';

/**
 * Dice with those that succeeded marked, as far as their faces alone tell: where as many reach what was needed as the rules counted.
 * Where something else decided, none is marked.
 */
export function marked(faces: readonly number[], needed: number, successes: number): RollReading['dice'] {
  const reached = faces.map(face => face >= needed);
  if (reached.filter(Boolean).length !== successes) return faces.map(face => ({ face }));
  return faces.map((face, i) => ({ face, success: reached[i] === true }));
}
