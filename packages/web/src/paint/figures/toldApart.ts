import type { Silhouette } from './kinds.js';
import { FEATURES, partsOf } from './silhouettes.js';

/** What is wrong with the silhouettes of an army: units without one, features that nobody draws, units that look the same. For tests. */
export function faultsIn(units: readonly string[], silhouettes: Readonly<Record<string, Silhouette>>): string[] {
  const drawn = new Map<string, string>();
  return units.flatMap(unit => {
    const silhouette = silhouettes[unit];
    if (silhouette === undefined) return [`${unit} has no silhouette of its own`];
    const faults = (silhouette.with ?? []).filter(feature => !FEATURES.has(feature)).map(f => `${unit}: what is ${f}?`);
    const looks = JSON.stringify(partsOf(silhouette));
    const alike = drawn.get(looks);
    drawn.set(looks, unit);
    return alike === undefined ? faults : [...faults, `${unit} looks like ${alike}`];
  });
}
