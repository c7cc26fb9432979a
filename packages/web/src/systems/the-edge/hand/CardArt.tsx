import type { JSX } from 'preact';
import { between, randomFrom, seedOf } from '../../../paint/core/random.js';
import type { Art } from './arts.js';

interface CardArtProps {
  readonly card: string;
  readonly faction: string;
  readonly art: Art;
}

const [WIDE, HIGH] = [220, 56];

/** The picture on a card: the faction's pattern, and an emblem of what the card does. */
export function CardArt({ card, faction, art }: CardArtProps): JSX.Element {
  return (
    <svg
      class={`edge-art ${faction}`}
      viewBox={`0 0 ${WIDE} ${HIGH}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <rect class="edge-art-sky" width={WIDE} height={HIGH} />
      <path class="edge-art-far" d={(PATTERNS[faction] ?? facets)(seedOf(card))} />
      <circle class="edge-art-halo" cx={WIDE / 2} cy={HIGH / 2} r={25} />
      <path class="edge-art-emblem" d={EMBLEMS[art]} transform={`translate(${WIDE / 2} ${HIGH / 2})`} />
    </svg>
  );
}

const n = (value: number): string => value.toFixed(1);

/** Shields in rows, some of them taller than others: the Watch. */
function shields(seed: number): string {
  const random = randomFrom(seed);
  return Array.from({ length: 12 }, (_, i) => {
    const [x, y] = [i * 20 - 4, between(random, 14, 34)];
    return `M${x} ${n(y)}h17v14c0 8-5 13-8.5 16-3.5-3-8.5-8-8.5-16zM${n(x + 8.5)} ${n(y + 3)}v22`;
  }).join('');
}

/** Creepers with thorns: the Brood. */
function creepers(seed: number): string {
  const random = randomFrom(seed);
  return Array.from({ length: 7 }, () => {
    let [x, y, turn] = [between(random, -10, WIDE), HIGH + 2, between(random, -2.2, -0.9)];
    let path = `M${n(x)} ${n(y)}`;
    for (let i = 0; i < 8; i++) {
      turn += between(random, -0.5, 0.5);
      x += Math.cos(turn) * 9;
      y += Math.sin(turn) * 9;
      const thorn = turn + (i % 2 === 0 ? 1.3 : -1.3);
      path += `L${n(x)} ${n(y)}l${n(Math.cos(thorn) * 6)} ${n(Math.sin(thorn) * 6)}M${n(x)} ${n(y)}`;
    }
    return path;
  }).join('');
}

/** Waves and spray: the Veils. */
function waves(seed: number): string {
  const random = randomFrom(seed);
  return Array.from({ length: 5 }, (_, row) => {
    const [y, shift] = [10 + row * 11, between(random, -30, 0)];
    let path = `M${n(shift)} ${y}`;
    for (let i = 0; i < 10; i++) path += `q${n(between(random, 5, 9))}-${n(between(random, 5, 12))} 14 0t14 0`;
    return path;
  }).join('');
}

/** Facets, for armies of one's own. */
function facets(seed: number): string {
  const random = randomFrom(seed);
  return Array.from({ length: 16 }, () => {
    const [x, y, r] = [random() * WIDE, random() * HIGH, between(random, 8, 22)];
    return `M${n(x)} ${n(y - r)}l${n(r * 0.6)} ${n(r)}-${n(r * 0.6)} ${n(r)}-${n(r * 0.6)}-${n(r)}z`;
  }).join('');
}

const PATTERNS: Readonly<Record<string, (seed: number) => string>> = {
  'brazen-watch': shields,
  'briar-brood': creepers,
  'salt-veils': waves,
};

/** Around the middle, in a disc of 20. */
const EMBLEMS: Readonly<Record<Art, string>> = {
  blades:
    'M-14-14-10-14 9 7 12 4 14 6 11 9 15 13 13 15 9 11 6 14 4 12 7 9-14-10zM14-14 10-14 2-5 5-2 14-10zM-6 4-9 7-12 4-14 6-11 9-15 13-13 15-9 11-6 14-4 12-7 9-3 6z',
  shot: 'M-16-2H6V-8L17 0 6 8V2H-16zM-16-9-9-9-5-5H-16zM-16 9H-9L-5 5H-16z',
  march: 'M-15-9-3 0-15 9V3L-9 0-15-3zM-4-9 8 0-4 9V3L2 0-4-3zM7-9 19 0 7 9V3L13 0 7-3z',
  leap: 'M-15 12C-15-8 6-16 12-2L17-5 14 10 0 6 6 2C2-6-9-4-10 12z',
  shield: 'M0-17 15-12V0C15 9 7 14 0 18-7 14-15 9-15 0V-12zM0-12-10-8.5V0C-10 6-5 10 0 12.5z',
  rise: 'M0-17 13-3H6V4H-6V-3H-13zM-6 8H6V12H-6zM-6 15H6V18H-6z',
  heal: 'M-5-16H5V-5H16V5H5V16H-5V5H-16V-5H-5z',
  thorn: 'M0-17 3-6 13-12 7-2 18 2 6 5 11 15 0 8-11 15-6 5-18 2-7-2-13-12-3-6z',
  crystal: 'M0-18 9-6 5 15H-5L-9-6zM-9-6-16 2-8 14-6 14zM9-6 16 2 8 14 6 14z',
  cards: 'M-12-13-1-16 6 10-5 13zM2-14 13-11 8 12 6 11z',
  chance:
    'M-13-13H13V13H-13zM-7-7M-8-9A2.5 2.5 0 1 0-8-4 2.5 2.5 0 1 0-8-9zM8 4A2.5 2.5 0 1 0 8 9 2.5 2.5 0 1 0 8 4zM0-2.5A2.5 2.5 0 1 0 0 2.5 2.5 2.5 0 1 0 0-2.5z',
  stop: 'M0-16A16 16 0 1 1 0 16 16 16 0 1 1 0-16zM-10-6-6-10 10 6 6 10z',
  banner: 'M-12-17H-9V17H-12zM-8-15H14L9-7 14 1H-8z',
  wound: 'M0-17C6-7 11-1 11 6A11 11 0 0 1-11 6C-11-1-6-7 0-17zM-5 6A5 5 0 0 0 0 12V14A8 8 0 0 1-7 6z',
};
