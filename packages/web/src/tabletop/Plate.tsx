import type { JSX } from 'preact';
import type { Line } from './labels/box.js';
import type { Laid } from './labels/layOut.js';
import { sideSignOf, stateSignOf } from './labels/marks.js';
import { memo } from './memo.js';

interface PlateProps {
  readonly laid: Laid;
  readonly zoom: number;
  readonly roles: string;
  readonly onPointerDown: (event: PointerEvent, unit: string) => void;
  readonly onPoint: (unit: string | undefined) => void;
}

/** Where something lies that is as large as it is, whatever the zoom. */
const onScreen = (x: number, y: number, zoom: number): string =>
  `translate(${x / zoom}px, ${y / zoom}px) scale(calc(1 / var(--zoom, 1)))`;

/** Side, name, how many, and in what state. A click on it is a click on its unit. */
export const PlateOnTable = memo(
  Plate,
  (a, b) => a.laid === b.laid && a.zoom === b.zoom && a.roles === b.roles && a.onPointerDown === b.onPointerDown,
);

function Plate({ laid, zoom, roles, onPointerDown, onPoint }: PlateProps): JSX.Element {
  const { id, unit, plate, x, y } = laid;
  const middle = plate.height / 2;
  return (
    <g
      class={`plate${plate.isSmall === true ? ' small' : ''} seat-${unit.seat} ${roles}`}
      data-plate={id}
      {...(laid.isNamed && laid.form > 0 && { 'data-short': '' })}
      style={{ transform: onScreen(x, y, zoom) }}
      onPointerDown={event => onPointerDown(event, id)}
      onPointerEnter={() => onPoint(id)}
      onPointerLeave={() => onPoint(undefined)}
    >
      <rect class="plate-body" x={0.5} y={0.5} width={plate.width - 1} height={plate.height - 1} rx={3} />
      <path class="plate-side" d={sideBlock(plate.side, plate.height)} />
      <path class="plate-sign" d={sideSignOf(unit.seat)} transform={`translate(${plate.side / 2} ${middle})`} />
      {plate.name && (
        <text class="plate-name" x={plate.name.x} y={middle + 4}>
          {plate.name.words}
        </text>
      )}
      {plate.count && (
        <text class="plate-count" x={plate.count.x} y={middle + 4}>
          {plate.count.words}
        </text>
      )}
      {plate.states.map(({ flag, x: at }) => (
        <path
          key={flag}
          class={`plate-state ${flag}`}
          d={stateSignOf(flag) ?? ''}
          transform={`translate(${at} ${middle})`}
        />
      ))}
    </g>
  );
}

/** Round on the left, as the plate is. */
const sideBlock = (width: number, height: number): string =>
  `M${width} 0V${height}H3A3 3 0 0 1 0 ${height - 3}V3A3 3 0 0 1 3 0z`;

interface LeaderProps {
  readonly leader: Line;
  readonly seat: number;
  readonly zoom: number;
}

/** The line from a plate to its unit, where it does not lie beside it. */
export function Leader({ leader: { from, to }, seat, zoom }: LeaderProps): JSX.Element {
  const way = `M0 0L${to.x - from.x} ${to.y - from.y}`;
  return (
    <g class={`plate-leader seat-${seat}`} style={{ transform: onScreen(from.x, from.y, zoom) }}>
      <path class="plate-leader-edge" d={way} />
      <path class="plate-leader-line" d={way} />
      <circle class="plate-leader-end" cx={to.x - from.x} cy={to.y - from.y} r={2.2} />
    </g>
  );
}
