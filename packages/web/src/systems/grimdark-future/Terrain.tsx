import type { State, TerrainPiece } from '@banneret/grimdark-future';
import type { Translate } from '@banneret/i18n';
import type { JSX } from 'preact';
import { memo } from './memo.js';
import type { Scale } from './scale.js';

interface TerrainProps {
  readonly state: State;
  readonly scale: Scale;
  readonly t: Translate;
}

/** Scenery that tells its types at a glance: a ground pattern, small signs, and its name. */
export const Terrain = memo(
  ({ state, scale, t }: TerrainProps): JSX.Element => (
    <g>
      {state.battle.terrain.map(piece => (
        <Piece key={piece.id} piece={piece} scale={scale} t={t} />
      ))}
    </g>
  ),
  (a, b) => a.state.battle === b.state.battle && a.t === b.t,
);

interface PieceProps {
  readonly piece: TerrainPiece;
  readonly scale: Scale;
  readonly t: Translate;
}

function Piece({ piece, scale, t }: PieceProps): JSX.Element {
  const corners = piece.outline.map(corner => scale.at(corner));
  const points = corners.map(({ x, y }) => `${x},${y}`).join(' ');
  const middle = { x: mean(corners.map(({ x }) => x)), y: mean(corners.map(({ y }) => y)) };
  const look = lookOf(piece);
  const types = piece.types.map(type => t.say(`gdf.terrain.${type}`));
  return (
    <g class={`gdf-terrain ${look}`}>
      <title>{`${piece.name[t.locale]} (${types.join(', ')})`}</title>
      <polygon class="gdf-terrain-body" points={points} />
      <polygon points={points} fill={`url(#gdf-${look})`} />
      <g transform={`translate(${middle.x} ${middle.y})`}>
        <text class="gdf-terrain-name" y={-10}>
          {piece.name[t.locale]}
        </text>
        {piece.types.map((type, i) => (
          <Sign key={type} type={type} x={(i - (piece.types.length - 1) / 2) * 29} />
        ))}
      </g>
    </g>
  );
}

/** The pattern of a piece follows from its types and its form: new scenery needs no new drawing. Square things were built. */
function lookOf({ types, seeIntoNotThrough, outline }: TerrainPiece): string {
  if (types.includes('impassable')) return types.includes('blocking') ? 'rock' : 'pit';
  if (types.includes('dangerous')) return 'danger';
  if (seeIntoNotThrough && types.includes('cover')) return outline.length <= BUILT_CORNERS ? 'ruin' : 'growth';
  if (types.includes('blocking')) return 'wall';
  if (types.includes('cover')) return 'rubble';
  return types.includes('difficult') ? 'mire' : 'open';
}

const BUILT_CORNERS = 4;

/** What each type looks like as a sign of 16 by 16. */
const SIGNS: Readonly<Record<string, string>> = {
  impassable: 'M-6 0A6 6 0 1 0 6 0 6 6 0 1 0-6 0M-4.200-4.200 4.200 4.200',
  blocking: 'M-6 0C-3-4.500 3-4.500 6 0 3 4.500-3 4.500-6 0zM-6 6 6-6',
  cover: 'M-5-5.500H5V0C5 4 2 5.500 0 6.500-2 5.500-5 4-5 0z',
  difficult: 'M-6 4h12M-5 1q1.500-3 3 0t3 0 3 0M-5-3q1.500-3 3 0t3 0 3 0',
  dangerous: 'M0-6.500 6.500 5.500H-6.500zM0-2V1.500M0 3.500v.5',
  elevated: 'M-6 5H6M0 3V-6M-3.500-2.500 0-6 3.500-2.500',
  gap: 'M-6-5h3V5h-3M6-5H3V5h3',
};

const Sign = ({ type, x }: { readonly type: string; readonly x: number }): JSX.Element => (
  <g class="gdf-sign" transform={`translate(${x} 12) scale(1.5)`}>
    <circle r={9} />
    <path d={SIGNS[type] ?? 'M-3 0h6'} />
  </g>
);

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0) / numbers.length;

/** The patterns that terrain and mat are filled with. */
export const TerrainPatterns = (): JSX.Element => (
  <defs>
    <pattern id="gdf-grit" width="46" height="46" patternUnits="userSpaceOnUse">
      <path class="gdf-grit" d="M5 9h1M22 4h1.500M38 15h1M12 28h2M30 33h1M42 40h1.500M7 42h1M24 20h1" />
    </pattern>
    <pattern id="gdf-growth" width="34" height="34" patternUnits="userSpaceOnUse">
      <path class="gdf-leaf" d="M10 3c7 4 7 12 0 15-7-3-7-11 0-15zM27 18c6 4 6 10 0 13-6-3-6-9 0-13z" />
    </pattern>
    <pattern id="gdf-rubble" width="22" height="14" patternUnits="userSpaceOnUse">
      <path class="gdf-brick" d="M0 0h22M0 7h22M6 0v7M17 7v7" />
    </pattern>
    <pattern id="gdf-ruin" width="44" height="44" patternUnits="userSpaceOnUse">
      <path class="gdf-broken" d="M4 4h14M26 4h14M4 4v12M4 26v14h12M28 40h12V24M20 20h6v6" />
    </pattern>
    <pattern id="gdf-rock" width="40" height="36" patternUnits="userSpaceOnUse">
      <path class="gdf-facet" d="M0 12 14 0 40 8M14 0 18 20 40 8M18 20 0 36M18 20 34 36" />
    </pattern>
    <pattern id="gdf-wall" width="14" height="14" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <path class="gdf-facet" d="M0 0v14M7 0v14" />
    </pattern>
    <pattern id="gdf-pit" width="16" height="16" patternUnits="userSpaceOnUse">
      <path class="gdf-facet" d="M0 0 16 16M16 0 0 16" />
    </pattern>
    <pattern id="gdf-danger" width="24" height="24" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <path class="gdf-hazard" d="M0 0v24" />
    </pattern>
    <pattern id="gdf-mire" width="30" height="16" patternUnits="userSpaceOnUse">
      <path class="gdf-wave" d="M0 8q7.500-7 15 0t15 0" />
    </pattern>
    <pattern id="gdf-open" width="30" height="30" patternUnits="userSpaceOnUse" />
  </defs>
);
