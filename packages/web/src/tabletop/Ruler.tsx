import { legLength, type Point } from '@banneret/geometry';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { useLens } from '../board/Viewport.js';
import type { Desk } from '../table/desk.js';
import { lengthIn, type Measure } from './measure.js';
import type { Scale } from './scale.js';

interface RulerProps {
  readonly desk: Desk;
  readonly scale: Scale;
  readonly measure: Measure;
}

/** A measuring tape: press, pull, read. While it is out, nothing else is touched. */
export function Ruler({ desk, scale, measure }: RulerProps): JSX.Element {
  const lens = useLens();
  const [from, setFrom] = useState<Point | undefined>(undefined);
  const [to, setTo] = useState<Point | undefined>(undefined);
  const [pulling, setPulling] = useState(false);
  const place = (event: PointerEvent): Point => scale.pointAt(lens.toWorld(event));
  return (
    <g class="tt-ruler">
      <rect
        class="tt-ruler-catcher"
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
      {from && to && <Tape {...{ desk, scale, measure, from, to }} />}
    </g>
  );
}

function Tape({
  desk,
  scale,
  measure,
  from,
  to,
}: RulerProps & { readonly from: Point; readonly to: Point }): JSX.Element {
  const [a, b] = [scale.at(from), scale.at(to)];
  return (
    <g>
      <line class="tt-tape" x1={a.x} y1={a.y} x2={b.x} y2={b.y} />
      <text class="tt-length" x={(a.x + b.x) / 2} y={(a.y + b.y) / 2 - 14} role="status">
        {lengthIn(measure, legLength(from, to), desk.t.locale)}
      </text>
    </g>
  );
}
