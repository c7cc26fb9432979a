import type { JSX } from 'preact';
import { waveAround } from './around.js';
import { Base } from './Base.js';
import { stateSignOf } from './labels/marks.js';
import { halvesOf, turnOf } from './scale.js';
import type { Flag, TableFigure } from './tableau.js';

/** What is drawn on a figure besides itself. Each mark can be told by its form alone; all are left to be said by the unit's words. */

/** Between a base and what goes round it, in millimetres. */
const AROUND = 2.4;

/** Morale, as it goes round the base. */
export function StateRims({
  figure,
  flags,
}: {
  readonly figure: TableFigure;
  readonly flags: readonly Flag[];
}): JSX.Element | null {
  const [isShaken, isSuppressed, isHidden] = [
    flags.includes('shaken'),
    flags.includes('suppressed'),
    flags.includes('hidden'),
  ];
  if (!isShaken && !isSuppressed && !isHidden) return null;
  const turned = figure.base.kind === 'round' ? 0 : turnOf(figure.facing);
  return (
    <>
      {isShaken &&
        ['tt-rim-edge', 'tt-shaken'].map(line => (
          <path key={line} class={line} d={waveAround(figure.base, AROUND)} transform={`rotate(${turned})`} />
        ))}
      {isSuppressed &&
        ['tt-rim-edge tt-arcs', 'tt-suppressed tt-arcs'].map(line => (
          <Base key={line} figure={figure} class={line} grown={AROUND + (isShaken ? 3 : 0)} parts={6} />
        ))}
      {isHidden && <Base figure={figure} class="tt-veiled" grown={AROUND} />}
    </>
  );
}

/** What a unit is to the present question, as it goes round its bases. */
export function RoleRing({
  figure,
  roles,
}: {
  readonly figure: TableFigure;
  readonly roles: string;
}): JSX.Element | null {
  if (!/\b(?:selected|pointed|option-unit|acting|in-the-way)\b/.test(roles)) return null;
  const isAimedAt = /\bselected\b/.test(roles) && /\btarget\b/.test(roles);
  return (
    <>
      <Base figure={figure} class="tt-ring-edge" grown={AROUND} parts={8} />
      <Base figure={figure} class="tt-ring" grown={AROUND} parts={8} />
      {isAimedAt && <path class="tt-ticks" d={ticksAround(figure)} />}
    </>
  );
}

function ticksAround({ base }: TableFigure): string {
  const { long } = halvesOf(base);
  const [near, far] = [long - 2, long + AROUND + 5];
  return `M${near} 0H${far}M${-near} 0H${-far}M0 ${near}V${far}M0 ${-near}V${-far}`;
}

const DROP = 'M0-1.300C1.300 .200 1 1 0 1S-1.300 .200 0-1.300z';
const MOST_DROPS = 4;
const FIRST_DROP = 2;
const NEXT_DROP = 0.42;

/** Wounds: so many drops on the lower rim, or one that says how many. */
export function Wounds({ figure }: { readonly figure: TableFigure }): JSX.Element | null {
  const { wounds = 0 } = figure;
  if (wounds <= 0) return null;
  const { long, wide } = halvesOf(figure.base);
  const reach = figure.base.kind === 'round' ? long * 0.92 : wide * 0.96;
  const size = Math.max(2, Math.min(6, reach * 0.16));
  if (wounds > MOST_DROPS)
    return (
      <g class="tt-wounds" style={{ transform: dropAt(reach, 2.3, size * 1.5) }}>
        <path d={DROP} />
        <text y={0.62}>{wounds}</text>
      </g>
    );
  return (
    <>
      {Array.from({ length: wounds }, (_, i) => (
        <g key={i} class="tt-wounds" style={{ transform: dropAt(reach, FIRST_DROP + i * NEXT_DROP, size) }}>
          <path d={DROP} />
        </g>
      ))}
    </>
  );
}

/** Never so small on the screen that it could not be seen. */
const dropAt = (reach: number, angle: number, size: number): string =>
  `translate(${(Math.cos(angle) * reach).toFixed(2)}px, ${(Math.sin(angle) * reach).toFixed(2)}px) scale(max(${size.toFixed(2)}, calc(3.4 / var(--zoom, 1))))`;

/** The states that have a sign on the figure, the one that matters most first. */
const SIGNED: readonly Flag[] = ['shaken', 'suppressed', 'prone', 'engaged', 'hidden', 'ready', 'activated'];

/** Bases at least this wide on the screen bear the sign of their state; for smaller ones the unit's plate does. In a crowd it would lie on others. */
const WIDE_ENOUGH = 40;
const WIDE_IN_A_CROWD = 64;

export function StateSign({
  figure,
  flags,
  isAlone,
}: {
  readonly figure: TableFigure;
  readonly flags: readonly Flag[];
  readonly isAlone: boolean;
}): JSX.Element | null {
  const told = SIGNED.find(flag => flags.includes(flag));
  if (told === undefined) return null;
  const { long, wide } = halvesOf(figure.base);
  const [x, y] = figure.base.kind === 'round' ? [long * 0.72, -wide * 0.72] : [wide * 0.8, -wide * 0.8];
  return (
    <g
      class={`tt-state ${told}`}
      style={{
        transform: `translate(${x}px, ${y}px) scale(calc(1 / var(--zoom, 1)))`,
        opacity: `calc(9 * (${2 * wide} * var(--zoom, 1) - ${(isAlone ? WIDE_ENOUGH : WIDE_IN_A_CROWD) - 1}))`,
      }}
    >
      <circle r={11} />
      <path d={stateSignOf(told) ?? ''} />
    </g>
  );
}
