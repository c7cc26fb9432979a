import { legLength, UM_PER_INCH, type Point } from '@banneret/geometry';
import { formatNumber } from '@banneret/i18n';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { useLens } from '../../board/Viewport.js';
import type { Desk } from '../../table/desk.js';
import type { Scale } from './scale.js';

interface RulerProps {
  readonly desk: Desk;
  readonly scale: Scale;
}

/** A measuring tape: press, pull, read. While it is out, nothing else is touched. */
export function Ruler({ desk, scale }: RulerProps): JSX.Element {
  const lens = useLens();
  const [from, setFrom] = useState<Point | undefined>(undefined);
  const [to, setTo] = useState<Point | undefined>(undefined);
  const [pulling, setPulling] = useState(false);
  const place = (event: PointerEvent): Point => scale.pointAt(lens.toWorld(event));
  return (
    <g class="gdf-ruler">
      <rect
        class="gdf-ruler-catcher"
        width={scale.width}
        height={scale.height}
        onPointerDown={event => {
          event.stopPropagation();
          event.currentTarget.setPointerCapture(event.pointerId);
          setFrom(place(event));
          setTo(undefined);
          setPulling(true);
        }}
        onPointerMove={event => pulling && setTo(place(event))}
        onPointerUp={() => setPulling(false)}
      />
      {from && to && <Tape desk={desk} scale={scale} from={from} to={to} />}
    </g>
  );
}

function Tape({ desk, scale, from, to }: RulerProps & { readonly from: Point; readonly to: Point }): JSX.Element {
  const [a, b] = [scale.at(from), scale.at(to)];
  const length = Math.round((legLength(from, to) / UM_PER_INCH) * 10) / 10;
  return (
    <g>
      <line class="gdf-tape" x1={a.x} y1={a.y} x2={b.x} y2={b.y} />
      <text class="gdf-length" x={(a.x + b.x) / 2} y={(a.y + b.y) / 2 - 14} role="status">
        {formatNumber(length, desk.t.locale)}″
      </text>
    </g>
  );
}
