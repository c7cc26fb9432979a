import type { Placed } from '@banneret/geometry';
import type { JSX } from 'preact';
import { halvesOf, turnOf } from './scale.js';

interface BaseProps {
  readonly figure: Pick<Placed, 'base' | 'facing'>;
  readonly class?: string;
  /** So much larger on every side, in millimetres. */
  readonly grown?: number;
  /** How long its line is said to be, for dashes in parts of it. */
  readonly parts?: number;
}

/** The outline of a base, whatever its form. */
export function Base({ figure, class: name = 'tt-base', grown = 0, parts }: BaseProps): JSX.Element {
  const { base, facing } = figure;
  const halves = halvesOf(base);
  const [long, wide] = [halves.long + grown, halves.wide + grown];
  const more = { class: name, ...(parts !== undefined && { pathLength: parts }) };
  if (base.kind === 'round') return <circle {...more} r={long} />;
  const turned = `rotate(${turnOf(facing)})`;
  return base.kind === 'oval' ? (
    <ellipse {...more} rx={long} ry={wide} transform={turned} />
  ) : (
    <rect {...more} x={-long} y={-wide} width={2 * long} height={2 * wide} rx={2 + grown} transform={turned} />
  );
}
