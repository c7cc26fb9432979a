import type { JSX } from 'preact';
import { memo } from './memo.js';
import type { Scale } from './scale.js';
import type { Scenery as Piece } from './tableau.js';

interface SceneryProps {
  readonly scenery: readonly Piece[];
  readonly scale: Scale;
}

/** Scenery that tells its types at a glance: a ground pattern, small signs, and its name. */
export const Scenery = memo(
  ({ scenery, scale }: SceneryProps): JSX.Element => (
    <g>
      {scenery.map(piece => (
        <PieceOfScenery key={piece.id} piece={piece} scale={scale} />
      ))}
    </g>
  ),
  (a, b) => a.scenery === b.scenery && a.scale === b.scale,
);

function PieceOfScenery({ piece, scale }: { readonly piece: Piece; readonly scale: Scale }): JSX.Element {
  const { outline, look, name, signs, title } = piece;
  const corners = outline.map(corner => scale.at(corner));
  const middle = { x: mean(corners.map(({ x }) => x)), y: mean(corners.map(({ y }) => y)) };
  const points = scale.points(outline);
  return (
    <g class={`tt-terrain ${look}`}>
      <title>{title}</title>
      <polygon class="tt-terrain-body" points={points} />
      <polygon points={points} fill={`url(#tt-${look})`} />
      <g transform={`translate(${middle.x} ${middle.y})`}>
        <text class="tt-terrain-name" y={-10}>
          {name}
        </text>
        {signs.map((type, i) => (
          <Sign key={type} type={type} x={(i - (signs.length - 1) / 2) * 29} />
        ))}
      </g>
    </g>
  );
}

/** What each type looks like as a sign of 16 by 16. */
export const SIGNS: Readonly<Record<string, string>> = {
  impassable: 'M-6 0A6 6 0 1 0 6 0 6 6 0 1 0-6 0M-4.200-4.200 4.200 4.200',
  blocking: 'M-6 0C-3-4.500 3-4.500 6 0 3 4.500-3 4.500-6 0zM-6 6 6-6',
  cover: 'M-5-5.500H5V0C5 4 2 5.500 0 6.500-2 5.500-5 4-5 0z',
  difficult: 'M-6 4h12M-5 1q1.500-3 3 0t3 0 3 0M-5-3q1.500-3 3 0t3 0 3 0',
  dangerous: 'M0-6.500 6.500 5.500H-6.500zM0-2V1.500M0 3.500v.5',
  elevated: 'M-6 5H6M0 3V-6M-3.500-2.500 0-6 3.500-2.500',
  gap: 'M-6-5h3V5h-3M6-5H3V5h3',
};

const Sign = ({ type, x }: { readonly type: string; readonly x: number }): JSX.Element => (
  <g class="tt-sign" transform={`translate(${x} 12) scale(1.5)`}>
    <circle r={9} />
    <path d={SIGNS[type] ?? 'M-3 0h6'} />
  </g>
);

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0) / numbers.length;

/** The patterns that terrain and mat are filled with. */
export const Patterns = (): JSX.Element => (
  <defs>
    <pattern id="tt-grit" width="46" height="46" patternUnits="userSpaceOnUse">
      <path class="tt-grit" d="M5 9h1M22 4h1.500M38 15h1M12 28h2M30 33h1M42 40h1.500M7 42h1M24 20h1" />
    </pattern>
    <pattern id="tt-growth" width="34" height="34" patternUnits="userSpaceOnUse">
      <path class="tt-leaf" d="M10 3c7 4 7 12 0 15-7-3-7-11 0-15zM27 18c6 4 6 10 0 13-6-3-6-9 0-13z" />
    </pattern>
    <pattern id="tt-rubble" width="22" height="14" patternUnits="userSpaceOnUse">
      <path class="tt-brick" d="M0 0h22M0 7h22M6 0v7M17 7v7" />
    </pattern>
    <pattern id="tt-ruin" width="44" height="44" patternUnits="userSpaceOnUse">
      <path class="tt-broken" d="M4 4h14M26 4h14M4 4v12M4 26v14h12M28 40h12V24M20 20h6v6" />
    </pattern>
    <pattern id="tt-rock" width="40" height="36" patternUnits="userSpaceOnUse">
      <path class="tt-facet" d="M0 12 14 0 40 8M14 0 18 20 40 8M18 20 0 36M18 20 34 36" />
    </pattern>
    <pattern id="tt-wall" width="14" height="14" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <path class="tt-facet" d="M0 0v14M7 0v14" />
    </pattern>
    <pattern id="tt-pit" width="16" height="16" patternUnits="userSpaceOnUse">
      <path class="tt-facet" d="M0 0 16 16M16 0 0 16" />
    </pattern>
    <pattern id="tt-danger" width="24" height="24" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <path class="tt-hazard" d="M0 0v24" />
    </pattern>
    <pattern id="tt-mire" width="30" height="16" patternUnits="userSpaceOnUse">
      <path class="tt-wave" d="M0 8q7.500-7 15 0t15 0" />
    </pattern>
    <pattern id="tt-water" width="30" height="16" patternUnits="userSpaceOnUse">
      <path class="tt-wave" d="M0 8q7.500-7 15 0t15 0" />
    </pattern>
    <pattern id="tt-hill" width="26" height="26" patternUnits="userSpaceOnUse">
      <path class="tt-facet" d="M4 18q9-12 18 0" />
    </pattern>
    <pattern id="tt-open" width="30" height="30" patternUnits="userSpaceOnUse" />
  </defs>
);
