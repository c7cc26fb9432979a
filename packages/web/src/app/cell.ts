import { useEffect, useState } from 'preact/hooks';

/** A value that tells whoever listens when it changes. */
export interface Cell<T> {
  get(): T;
  set(value: T): void;
  subscribe(listener: () => void): () => void;
}

export function cell<T>(initial: T): Cell<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** The value of a cell; the component is drawn again when it changes. */
export function useCell<T>(source: Cell<T>): T {
  const [, redraw] = useState(0);
  useEffect(() => {
    const seen = source.get();
    const stop = source.subscribe(() => redraw(n => n + 1));
    // It may have changed between the first drawing and this effect.
    if (!Object.is(seen, source.get())) redraw(n => n + 1);
    return stop;
  }, [source]);
  return source.get();
}
