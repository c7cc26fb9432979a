import { isObject } from '@banneret/kernel';

/** The rules that an explanation names, each once. Explanations are plain data of many forms. */
export function rulesIn(why: unknown): readonly string[] {
  const found = new Set<string>();
  const look = (part: unknown): void => {
    if (Array.isArray(part)) part.forEach(look);
    else if (isObject(part)) {
      if (typeof part['rule'] === 'string' && typeof part['say'] === 'string') found.add(part['rule']);
      Object.values(part).forEach(look);
    }
  };
  look(why);
  return [...found];
}
