import type { Battle, FigureState, State } from '../state.js';

/** Two states with the same figures in the same places: what matters for sight and ways. */
function samePosition(a: readonly FigureState[], b: readonly FigureState[]): boolean {
  for (let i = 0; i < a.length; i++) {
    const [one, other] = [a[i] as FigureState, b[i] as FigureState];
    if (one === other) continue;
    if (one.spot !== other.spot || one.place !== other.place || one.prone !== other.prone) return false;
    if (one.host !== other.host || one.storey !== other.storey) return false;
  }
  return true;
}

/**
 * Remembers the latest value made for a battle and a key, as long as everybody stands as he stood, is Engaged with the same
 * enemies and the same scenery burns.
 */
export function memoByPosition<T>(make: (state: State, key: number) => T): (state: State, key: number) => T {
  interface Entry {
    readonly figures: readonly FigureState[];
    readonly links: State['links'];
    readonly burning: State['burning'];
    readonly values: Map<number, T>;
  }
  const latest = new WeakMap<Battle, Entry>();
  return (state, key) => {
    let entry = latest.get(state.battle);
    const fresh =
      entry !== undefined &&
      entry.links === state.links &&
      entry.burning === state.burning &&
      samePosition(entry.figures, state.figures);
    if (entry === undefined || !fresh) {
      entry = { figures: [...state.figures], links: state.links, burning: state.burning, values: new Map() };
      latest.set(state.battle, entry);
    }
    let value = entry.values.get(key);
    if (value === undefined) entry.values.set(key, (value = make(state, key)));
    return value;
  };
}
