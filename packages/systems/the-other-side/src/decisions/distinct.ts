import { hashOf } from '@banneret/kernel';

/** Suggestions that are drawn may come up twice; nobody wants to read one twice. */
export function* distinct<T>(choices: Iterable<T>): Generator<T> {
  const seen = new Set<string>();
  for (const choice of choices) {
    const key = hashOf(choice);
    if (seen.has(key)) continue;
    seen.add(key);
    yield choice;
  }
}
