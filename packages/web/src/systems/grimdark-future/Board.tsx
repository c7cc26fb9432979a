import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { useCell } from '../../app/cell.js';
import { Tabletop } from '../../tabletop/Tabletop.js';
import type { BoardProps } from '../webSystem.js';
import { handsOf } from './hands.js';
import { Overlay } from './Overlay.js';
import { Sights } from './Sights.js';
import { tableauOf } from './tableau.js';

export function Board({ desk }: BoardProps): JSX.Element {
  useCell(desk.draft);
  const tableau = useMemo(() => tableauOf(desk), [desk.state, desk.t, desk.seats]);
  return (
    <Tabletop
      desk={desk}
      tableau={tableau}
      hands={handsOf(desk)}
      measure="inch"
      under={scale => <Sights desk={desk} scale={scale} />}
      over={(scale, press) => <Overlay desk={desk} scale={scale} onPointerDown={press} />}
    />
  );
}
