/** TOS-TER-02. */
export const TRAITS = ['blocking', 'covering', 'difficult', 'elevated', 'dangerous', 'impassable'] as const;
export type TraitName = (typeof TRAITS)[number];

/** TOS-TER-03 … -05: `low` concerns non-Titans only, `high` Titans only. `strength` is the N of Dangerous. */
export interface Trait {
  readonly trait: TraitName;
  readonly only?: 'low' | 'high';
  readonly strength?: number;
}
