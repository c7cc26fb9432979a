import type { Battle, FigureId, State } from '../state.js';

interface Entry<K, V> {
  key: K;
  value: V;
}

/**
 * Remembers one value for each figure of a battle, as long as its key is the very same object. Plain lists beside the
 * battle: weak maps keyed by every spot or list of effects would cost the garbage collector more than they save.
 */
export function memoByFigure<K extends object, V>(
  keyOf: (state: State, figure: FigureId) => K,
  make: (state: State, figure: FigureId) => V,
): (state: State, figure: FigureId) => V {
  const byBattle = new WeakMap<Battle, (Entry<K, V> | undefined)[]>();
  let latest: Battle | undefined;
  let entries: (Entry<K, V> | undefined)[] = [];
  return (state, figure) => {
    if (state.battle !== latest) {
      latest = state.battle;
      entries = byBattle.get(latest) ?? [];
      byBattle.set(latest, entries);
    }
    const key = keyOf(state, figure);
    const entry = entries[figure];
    if (entry === undefined) {
      const value = make(state, figure);
      entries[figure] = { key, value };
      return value;
    }
    if (entry.key !== key) {
      entry.value = make(state, figure);
      entry.key = key;
    }
    return entry.value;
  };
}
