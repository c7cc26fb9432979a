import type { Shape } from '@banneret/kernel';
import type { Company, Recruit } from '../book.js';

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
  /** TOS-MPL-09. */
  readonly taken: readonly string[];
}

export const companyOf = (shape: HireShape, { commanders, units }: HireChoice): Company => ({
  id: 'hired',
  name: { fr: 'Compagnie', en: 'Company' },
  allegiance: shape.allegiance,
  ...(shape.envoy !== null && { envoy: shape.envoy }),
  commanders,
  units,
});
