import type { Seat, Shape } from '@banneret/kernel';
import type { Company, Recruit } from '../book.js';
import { allegianceOf, cardOfUnit } from '../cardsInPlay.js';
import type { AllegianceCard } from '../content/types.js';
import { playerOf, unitOf, type State, type UnitId } from '../state.js';

/** TOS-HIR-02: units with their Assets, and the Assets of each Commander. */
export interface HireChoice {
  readonly commanders: readonly Recruit[];
  readonly units: readonly Recruit[];
}

export interface HireShape extends Shape {
  readonly kind: 'tos.hire';
  readonly allegiance: string;
  readonly envoy: string | null;
  readonly commanders: readonly string[];
  /** TOS-MPL-09: Unique units and Assets. */
  readonly taken: readonly string[];
}

/** Before the lists are shown a Company is its Commanders. */
export const commandersOf = (s: State, seat: Seat): UnitId[] =>
  [...s.units.keys()].filter(unit => unitOf(s, unit).seat === seat && cardOfUnit(s, unit).commander === true);

export function hireShape(s: State, seat: Seat, taken: readonly string[] = []): HireShape {
  const { envoy } = playerOf(s, seat);
  return {
    kind: 'tos.hire',
    allegiance: (allegianceOf(s, seat) as AllegianceCard).id,
    envoy: s.book.pack.envoys[envoy]?.id ?? null,
    commanders: commandersOf(s, seat).map(unit => cardOfUnit(s, unit).id),
    taken,
  };
}
export const companyOf = (shape: HireShape, { commanders, units }: HireChoice): Company => ({
  id: 'hired',
  name: { fr: 'Compagnie', en: 'Company' },
  allegiance: shape.allegiance,
  ...(shape.envoy !== null && { envoy: shape.envoy }),
  commanders,
  units,
});
