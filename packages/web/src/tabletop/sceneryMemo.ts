import type { Scenery } from './tableau.js';

/**
 * Scenery is drawn again only when its list is another one. So it is made once for each thing it hangs on, a part of the state that
 * is replaced with it, and for each `key`: the language, and whatever else changes how it looks.
 */
export function sceneryMemo(): (on: object, key: string, make: () => readonly Scenery[]) => readonly Scenery[] {
  const known = new WeakMap<object, Map<string, readonly Scenery[]>>();
  return (on, key, make) => {
    const byKey = known.get(on) ?? new Map<string, readonly Scenery[]>();
    known.set(on, byKey);
    const scenery = byKey.get(key) ?? make();
    byKey.set(key, scenery);
    return scenery;
  };
}
