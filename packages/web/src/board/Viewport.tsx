import { createContext, type ComponentChildren, type JSX } from 'preact';
import { useContext, useEffect, useMemo, useRef } from 'preact/hooks';
import { cell, useCell, type Cell } from '../app/cell.js';
import { useWords } from '../app/language.js';
import { EffectsLayer } from '../effects/EffectsLayer.js';
import { fitted, fittedOn, panned, zoomed, type Camera, type Part } from './camera.js';
import { placeOf } from './place.js';
import { usePointers } from './pointers.js';
import type { Pilot } from '../view3d/pilot.js';
import { stageOn, type Stage } from './stage.js';
import './board.css';

/** Where a point of the screen lies in the world, for whoever handles gestures on things of the board. */
export interface Lens {
  toWorld(event: { readonly clientX: number; readonly clientY: number }): { readonly x: number; readonly y: number };
  /** How the world was seen when the picture last came to rest. */
  readonly rest: Cell<Rest | undefined>;
}

/** A camera that rests, and the size of the window it looks through: for what is laid out in pixels of the screen. */
export interface Rest {
  readonly camera: Camera;
  readonly width: number;
  readonly height: number;
}

const LensContext = createContext<Lens | undefined>(undefined);

export function useLens(): Lens {
  const lens = useContext(LensContext);
  if (lens === undefined) throw new Error('a lens is found inside a viewport only');
  return lens;
}

/** How the world is seen, as often as the picture comes to rest; nothing while it has not been shown. */
export const useRest = (): Rest | undefined => useCell(useLens().rest);

interface ViewportProps {
  readonly width: number;
  readonly height: number;
  readonly label: string;
  readonly children: ComponentChildren;
  /** Under the drawing, in the layer that moves with it; placed by `--zoom`, pixels for each unit of the world. */
  readonly skin?: ComponentChildren;
  /** What to look at first, if not all of it. */
  readonly focus?: Part;
  /** What to look at closely for now. When that is over the view is as it was, unless somebody has moved it meanwhile. */
  readonly closeUp?: Part | undefined;
  /** Further buttons beside those that zoom. */
  readonly tools?: ComponentChildren;
  /** Something to read beside what is pointed at. */
  readonly notes?: ComponentChildren;
  /** The same world in three dimensions, beneath the flat picture, and who flies its camera while it is shown. */
  readonly under?: ComponentChildren;
  readonly pilot?: { readonly current: Pilot | undefined };
  /** A key on the ground that the board itself has no use for. */
  readonly onKey?: (key: string) => boolean;
  /** A click on the ground, in the world's own measure. */
  readonly onTap?: (place: { readonly x: number; readonly y: number }) => void;
}

const KEY_PAN = 60;
const KEY_ZOOM = 1.25;
/** After a close-up: long enough to see what came of it, and for the next one to follow without going back and forth. */
const LINGER_MS = 900;

/** A window on a world of the given size: drag to pan, wheel or two fingers to zoom, keys for both. Nothing inside is drawn again for it. */
export function Viewport(props: ViewportProps): JSX.Element {
  const { width, height, label, children, skin, focus, closeUp, tools, notes, under, pilot, onKey, onTap } = props;
  const t = useWords();
  const ground = useRef<HTMLDivElement>(null);
  const picture = useRef<HTMLDivElement>(null);
  const scene = useRef<SVGGElement>(null);
  const stage = useRef<Stage | undefined>(undefined);
  const camera = useRef<Camera>({ x: 0, y: 0, zoom: 1 });
  const touched = useRef(false);
  const afterwards = useRef<Camera | undefined>(undefined);
  const latest = useRef(closeUp);
  latest.current = closeUp;
  const where = useMemo(() => placeOf(() => ground.current as HTMLDivElement), []);
  const rest = useMemo(() => cell<Rest | undefined>(undefined), []);
  const rested = (at: Camera): void => rest.set({ camera: at, width: where.box().width, height: where.box().height });

  const paint = (next: Camera): void => {
    camera.current = next;
    stage.current?.paint(next);
  };
  const fit = (): void => {
    touched.current = focus !== undefined;
    where.forget();
    paint(fitted(width, height, where.box()));
  };
  const begin = (): void => {
    where.forget();
    const part = latest.current ?? focus;
    paint(part === undefined ? fitted(width, height, where.box()) : fittedOn(part, where.box()));
  };
  const look = (next: Camera): void => {
    touched.current = true;
    afterwards.current = undefined;
    camera.current = next;
    stage.current?.glide(next);
  };
  const zoomBy = (factor: number, at = { x: where.box().width / 2, y: where.box().height / 2 }): void =>
    look(zoomed(camera.current, factor, at));

  useEffect(() => {
    const shown = stageOn(picture.current as HTMLDivElement, scene.current as SVGGElement, rested);
    stage.current = shown;
    return () => shown.close();
  }, []);

  useEffect(() => {
    const watcher = new ResizeObserver(() => {
      where.forget();
      if (ground.current === null) return;
      if (touched.current) rested(camera.current);
      else begin();
    });
    watcher.observe(ground.current as HTMLDivElement);
    begin();
    return () => watcher.disconnect();
  }, [width, height]);

  useEffect(() => {
    if (closeUp !== undefined) {
      afterwards.current ??= camera.current;
      paint(fittedOn(closeUp, where.box()));
      return undefined;
    }
    const goBack = (): void => {
      const back = afterwards.current;
      afterwards.current = undefined;
      if (back === undefined) return;
      if (touched.current) paint(back);
      else begin();
    };
    const lingering = setTimeout(goBack, LINGER_MS);
    return () => clearTimeout(lingering);
  }, [closeUp?.x, closeUp?.y, closeUp?.width, closeUp?.height]);

  const lens = useMemo<Lens>(
    () => ({
      toWorld({ clientX, clientY }) {
        const other = pilot?.current?.place({ clientX, clientY });
        if (other !== undefined) return other;
        const { left, top } = where.box();
        const { x, y, zoom } = camera.current;
        return { x: (clientX - left - x) / zoom, y: (clientY - top - y) / zoom };
      },
      rest,
    }),
    [],
  );

  usePointers(() => ground.current as HTMLDivElement, where, {
    pan: (dx, dy) => look(panned(camera.current, dx, dy)),
    zoom: (factor, at) => zoomBy(factor, at),
    click: event => onTap?.(lens.toWorld(event)),
  });

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.target !== ground.current) return;
    if (event.key === '0' && pilot?.current !== undefined) pilot.current.fit();
    else if (pilot?.current?.key(event) === true) event.preventDefault();
    if (pilot?.current !== undefined) return;
    const move = KEYS[event.key];
    if (move !== undefined) look(panned(camera.current, -move[0] * KEY_PAN, -move[1] * KEY_PAN));
    else if (event.key === '+') zoomBy(KEY_ZOOM);
    else if (event.key === '-') zoomBy(1 / KEY_ZOOM);
    else if (event.key === '0') fit();
    else if (onKey?.(event.key) !== true) return;
    event.preventDefault();
  };

  const buttonZoom = (factor: number): void => (pilot?.current ?? { zoom: zoomBy }).zoom(factor);

  return (
    <div class="viewport">
      {under}
      <div ref={ground} class="viewport-ground" tabIndex={0} role="group" aria-label={label} onKeyDown={onKeyDown}>
        <div ref={picture} class="viewport-picture">
          <LensContext.Provider value={lens}>
            {skin}
            <svg class="viewport-drawing">
              <g ref={scene} class="scene">
                {children}
              </g>
            </svg>
          </LensContext.Provider>
        </div>
        <EffectsLayer camera={() => camera.current} scene={scene} />
      </div>
      {notes}
      <div class="viewport-tools">
        {tools}
        <button
          type="button"
          class="button small"
          onClick={() => buttonZoom(KEY_ZOOM)}
          aria-label={t('web.board.closer')}
        >
          +
        </button>
        <button
          type="button"
          class="button small"
          onClick={() => buttonZoom(1 / KEY_ZOOM)}
          aria-label={t('web.board.farther')}
        >
          −
        </button>
        <button
          type="button"
          class="button small"
          onClick={() => (pilot?.current ?? { fit }).fit()}
          aria-label={t('web.board.fit')}
        >
          ⤢
        </button>
      </div>
    </div>
  );
}

const KEYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
