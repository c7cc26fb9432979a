/** Every choice once, in the order in which they first come. */
export function* distinct<T>(choices: Iterable<T>): Generator<T> {
  const seen = new Set<string>();
  for (const choice of choices) {
    const key = JSON.stringify(choice);
    if (seen.has(key)) continue;
    seen.add(key);
    yield choice;
  }
}
