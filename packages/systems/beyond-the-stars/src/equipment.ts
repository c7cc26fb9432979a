import type { Sheet, SupportKind } from './sheet.js';

/** The rules in `rules/equipment` by what a figure carries, whatever its Faction calls it. BTS-IMP. */
const BY_KIND: Partial<Readonly<Record<SupportKind, string>>> = {
  shield: 'shield',
  banner: 'banner',
  medkit: 'medkit',
  'great-instrument': 'greatInstrument',
  // BTS-IMP-11.
  'camo-cloak': 'srLoner',
};

export const rulesOfEquipment = ({ support, melee }: Sheet): readonly string[] => [
  ...support.flatMap(({ kind }) => BY_KIND[kind] ?? []),
  ...(melee.some(({ hands }) => hands === 2) ? ['twoHanded'] : []),
];
