import { inches, mm, type BaseShape, type Um } from '@banneret/geometry';
import { volumeFor } from '../rulings.js';
import type { ArmyUnit } from './army.js';

/** What a model stands on, as printed. */
export type Footing = Pick<ArmyUnit, 'baseMm' | 'hullMm' | 'volume'>;

/** The shape that counts on the table: the base, or the hull of a model that has none (GDF-MEA-02). */
export function baseFor({ baseMm, hullMm }: Footing): BaseShape {
  if (hullMm !== undefined) return { kind: 'rectangle', length: mm(hullMm[0]), width: mm(hullMm[1]) };
  if (typeof baseMm === 'number') return { kind: 'round', radius: mm(baseMm) / 2 };
  return { kind: 'oval', length: mm(baseMm[0]), width: mm(baseMm[1]) };
}

/** ovals and hulls go by their longest side. */
export function volumeOf({ baseMm, hullMm, volume }: Footing): Um {
  if (volume !== undefined) return inches(volume);
  return volumeFor(hullMm === undefined ? Math.min(...[baseMm].flat()) : Math.max(...hullMm));
}
