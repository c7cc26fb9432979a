import type { JSX } from 'preact';
import { useMemo, useRef } from 'preact/hooks';
import { useCell } from '../app/cell.js';
import { locale } from '../app/language.js';
import { useRest, type Rest } from '../board/Viewport.js';
import type { Box } from './labels/box.js';
import { layOut, withNamed, type Laid, type Table, type View } from './labels/layOut.js';
import { widthsOnScreen } from './labels/widths.js';
import { Leader, PlateOnTable } from './Plate.js';
import './labels.css';

export interface LabelsProps {
  /** In the measure of the drawing. Keep these while nothing of them changes: plates are laid out again only for other ones. */
  readonly table: Table;
  /** Units that the question is about. */
  readonly demanded?: readonly string[];
  /** Looked at, pointed at: their names are shown without moving others. */
  readonly wanted?: readonly string[];
  /** Further classes: what a unit is to the present question. */
  readonly rolesOf?: (unit: string) => string;
  readonly onPointerDown: (event: PointerEvent, unit: string) => void;
  readonly onPoint: (unit: string | undefined) => void;
}

/**
 * The names of units, on plates as large as they can be read whatever the zoom, laid out whenever the camera rests so that none lies on
 * another, on a figure or over the edge. Hidden from those who listen: the units' buttons say it in words.
 */
export function Labels(props: LabelsProps): JSX.Element {
  const { table, demanded = [], wanted = [], rolesOf = () => '', onPointerDown, onPoint } = props;
  const layer = useRef<SVGGElement>(null);
  const rest = useRest();
  const language = useCell(locale);
  const last = useRef<Last>({ laid: [], shown: [], isGliding: false });
  const view = useMemo(() => rest && viewOf(rest, layer.current), [rest]);
  const laid = useMemo(() => {
    if (view === undefined) return [];
    const tastes = { widths: widthsOnScreen, locale: language, demanded: new Set(demanded) };
    return layOut(table, view, tastes, last.current.laid);
  }, [table, view, language, demanded.join(' ')]);
  const shown = useMemo(() => {
    if (view === undefined) return laid;
    const tastes = { widths: widthsOnScreen, locale: language };
    return wanted.reduce((plates, unit) => withNamed(plates, unit, table, view, tastes), laid);
  }, [laid, wanted.join(' ')]);
  if (laid !== last.current.laid || shown !== last.current.shown) {
    // Whoever moves takes its plate along; a camera that has moved has taken all of them with it already, and who is pointed at is
    // named at once.
    const isGliding = last.current.rest === rest && last.current.table !== table;
    last.current = { laid, shown, rest, table, isGliding };
  }
  const zoom = rest?.camera.zoom ?? 1;
  return (
    <g ref={layer} class={last.current.isGliding ? 'plates gliding' : 'plates'} aria-hidden="true">
      {shown.map(({ id, unit, leader }) =>
        leader === undefined ? null : <Leader key={id} seat={unit.seat} zoom={zoom} leader={leader} />,
      )}
      {shown.map(plate => (
        <PlateOnTable
          key={plate.id}
          laid={plate}
          zoom={zoom}
          roles={rolesOf(plate.id)}
          onPointerDown={onPointerDown}
          onPoint={onPoint}
        />
      ))}
    </g>
  );
}

interface Last {
  readonly laid: readonly Laid[];
  readonly shown: readonly Laid[];
  readonly rest?: Rest | undefined;
  readonly table?: Table;
  readonly isGliding: boolean;
}

/** What is seen while the picture rests, and the buttons over it, in pixels from the drawing's origin. */
function viewOf({ camera, width, height }: Rest, layer: SVGGElement | null): View {
  const window = { x: -camera.x, y: -camera.y, width, height };
  return { zoom: camera.zoom, window, barred: layer === null ? [] : buttonsOver(layer, window) };
}

function buttonsOver(layer: SVGGElement, window: Box): readonly Box[] {
  const viewport = layer.closest('.viewport');
  const ground = viewport?.querySelector('.viewport-ground')?.getBoundingClientRect();
  if (!viewport || !ground) return [];
  return [...viewport.querySelectorAll('.viewport-tools')].map(tools => {
    const { left, top, width, height } = tools.getBoundingClientRect();
    return { x: window.x + left - ground.left, y: window.y + top - ground.top, width, height };
  });
}
