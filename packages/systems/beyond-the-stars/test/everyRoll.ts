const FACES = [1, 2, 3, 4, 5, 6];

/** Every fall of so many dice. */
export function* rolls(count: number): Generator<number[]> {
  if (count === 0) yield [];
  else for (const rest of rolls(count - 1)) for (const face of FACES) yield [...rest, face];
}
