import { createContext, type ComponentChildren, type JSX } from 'preact';
import { useContext, useEffect, useMemo, useRef } from 'preact/hooks';
import { useWords } from '../app/language.js';
import { fitted, panned, zoomed, type Camera } from './camera.js';
import { usePointers } from './pointers.js';
import './board.css';

/** Where a point of the screen lies in the world, for whoever handles gestures on things of the board. */
export interface Lens {
  toWorld(event: { readonly clientX: number; readonly clientY: number }): { readonly x: number; readonly y: number };
}

const LensContext = createContext<Lens | undefined>(undefined);

export function useLens(): Lens {
  const lens = useContext(LensContext);
  if (lens === undefined) throw new Error('a lens is found inside a viewport only');
  return lens;
}

interface ViewportProps {
  readonly width: number;
  readonly height: number;
  readonly label: string;
  readonly children: ComponentChildren;
  /** Further buttons beside those that zoom. */
  readonly tools?: ComponentChildren;
  /** A click on the ground, in the world's own measure. */
  readonly onTap?: (place: { readonly x: number; readonly y: number }) => void;
}

const KEY_PAN = 60;
const KEY_ZOOM = 1.25;

/**
 * A window on a world of the given size: drag to pan, wheel or two fingers to zoom, keys for both. The picture is
 * moved by one attribute, so nothing inside is drawn again.
 */
export function Viewport({ width, height, label, children, tools, onTap }: ViewportProps): JSX.Element {
  const t = useWords();
  const svg = useRef<SVGSVGElement>(null);
  const scene = useRef<SVGGElement>(null);
  const camera = useRef<Camera>({ x: 0, y: 0, zoom: 1 });
  const touched = useRef(false);

  const show = (next: Camera): void => {
    camera.current = next;
    scene.current?.setAttribute('transform', `translate(${next.x} ${next.y}) scale(${next.zoom})`);
  };
  const box = (): DOMRect => (svg.current as SVGSVGElement).getBoundingClientRect();
  const fit = (): void => {
    touched.current = false;
    show(fitted(width, height, box()));
  };
  const look = (next: Camera): void => {
    touched.current = true;
    show(next);
  };
  const zoomBy = (factor: number, at = { x: box().width / 2, y: box().height / 2 }): void =>
    look(zoomed(camera.current, factor, at));

  useEffect(() => {
    const watcher = new ResizeObserver(() => svg.current === null || touched.current || fit());
    watcher.observe(svg.current as SVGSVGElement);
    fit();
    return () => watcher.disconnect();
  }, [width, height]);

  const lens = useMemo<Lens>(
    () => ({
      toWorld({ clientX, clientY }) {
        const { left, top } = box();
        const { x, y, zoom } = camera.current;
        return { x: (clientX - left - x) / zoom, y: (clientY - top - y) / zoom };
      },
    }),
    [],
  );

  usePointers(() => svg.current as SVGSVGElement, {
    pan: (dx, dy) => look(panned(camera.current, dx, dy)),
    zoom: (factor, at) => zoomBy(factor, at),
    click: event => onTap?.(lens.toWorld(event)),
  });

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.target !== svg.current) return;
    const move = KEYS[event.key];
    if (move !== undefined) look(panned(camera.current, -move[0] * KEY_PAN, -move[1] * KEY_PAN));
    else if (event.key === '+') zoomBy(KEY_ZOOM);
    else if (event.key === '-') zoomBy(1 / KEY_ZOOM);
    else if (event.key === '0') fit();
    else return;
    event.preventDefault();
  };

  return (
    <div class="viewport">
      <svg ref={svg} class="viewport-svg" tabIndex={0} role="group" aria-label={label} onKeyDown={onKeyDown}>
        <g ref={scene}>
          <LensContext.Provider value={lens}>{children}</LensContext.Provider>
        </g>
      </svg>
      <div class="viewport-tools">
        {tools}
        <button type="button" class="button small" onClick={() => zoomBy(KEY_ZOOM)} aria-label={t('web.board.closer')}>
          +
        </button>
        <button
          type="button"
          class="button small"
          onClick={() => zoomBy(1 / KEY_ZOOM)}
          aria-label={t('web.board.farther')}
        >
          −
        </button>
        <button type="button" class="button small" onClick={fit} aria-label={t('web.board.fit')}>
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
