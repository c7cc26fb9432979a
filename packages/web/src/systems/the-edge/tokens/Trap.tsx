import type { Seat } from '@banneret/kernel';
import type { JSX } from 'preact';
import { SideSign } from '../SideSign.js';

interface TrapProps {
  readonly owner: Seat;
  /** The faction's own name for it. */
  readonly id: string;
}

/** What a faction has left on a hex: a low disc with its mark, ringed by what it does to feet. */
export const Trap = ({ owner, id }: TrapProps): JSX.Element => (
  <g class="edge-trap">
    <ellipse class="edge-shade" cx={2.5} cy={2.5} rx={14} ry={13} />
    <circle class="edge-trap-disc" r={12.5} />
    {id === 'bramble' ? <path class="edge-thorns" d={THORNS} /> : <circle class="edge-trap-ring" r={9} />}
    <SideSign seat={owner} size={4.4} />
  </g>
);

/** Three coils with thorns that point outwards. */
const THORNS = Array.from({ length: 12 }, (_, i) => {
  const [a, b] = [(i * Math.PI) / 6, ((i + 0.5) * Math.PI) / 6];
  const at = (angle: number, r: number): string =>
    `${(Math.cos(angle) * r).toFixed(1)} ${(Math.sin(angle) * r).toFixed(1)}`;
  const reach = i % 2 === 0 ? 15.5 : 13;
  return `M${at(a - 0.24, 9)}Q${at(a, 9.5)} ${at(b, reach)}Q${at(a + 0.3, 9)} ${at(a + 0.34, 7.6)}`;
}).join('');
