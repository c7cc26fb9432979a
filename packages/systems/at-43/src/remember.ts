/** What costs time is worked out once. Nothing here is a fact of the game: forgetting all of it changes no answer. */

/** One thing for each key, made when it is first asked for. */
export type PerKey<K, V> = (key: K, make: () => V) => V;

export function perKey<K extends object, V>(): PerKey<K, V> {
  const known = new WeakMap<K, V>();
  return (key, make) => {
    let found = known.get(key);
    if (found === undefined) known.set(key, (found = make()));
    return found;
  };
}

/** The last thing made for each key, good for as long as what it was made from is the same, one by one. */
export function whileSame<K extends object, V>(): (key: K, from: readonly unknown[], make: () => V) => V {
  const known = new WeakMap<K, { readonly from: readonly unknown[]; readonly made: V }>();
  return (key, from, make) => {
    const last = known.get(key);
    if (last !== undefined && isSame(last.from, from)) return last.made;
    const made = make();
    known.set(key, { from, made });
    return made;
  };
}

const isSame = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a.length === b.length && a.every((one, i) => one === b[i]);
