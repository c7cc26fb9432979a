import type { JSX } from 'preact';
import { useCell } from '../app/cell.js';
import { memo } from './memo.js';
import { sceneryNames } from './names.js';
import type { Scale } from './scale.js';
import type { Scenery as Piece } from './tableau.js';

interface SceneryProps {
  readonly scenery: readonly Piece[];
  readonly scale: Scale;
}

/** What lies over the painted scenery: true outlines that can be pointed at, with names and small signs for who asks. */
export function Scenery({ scenery, scale }: SceneryProps): JSX.Element {
  const names = useCell(sceneryNames);
  return (
    <g class={names === 'all' ? 'tt-scenery named' : 'tt-scenery'}>
      <Pieces scenery={scenery} scale={scale} />
    </g>
  );
}

const Pieces = memo(
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
  const { outline, kind, name, signs, title } = piece;
  const corners = outline.map(corner => scale.at(corner));
  const middle = { x: mean(corners.map(({ x }) => x)), y: mean(corners.map(({ y }) => y)) };
  return (
    <g class={`tt-terrain ${kind}`}>
      <title>{title}</title>
      <polygon class="tt-terrain-body" points={scale.points(outline)} />
      <g class="tt-terrain-note" transform={`translate(${middle.x} ${middle.y})`}>
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
