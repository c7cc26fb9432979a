import { between, fromAbove, fromEdge, lensOf, moved, nearer, tilted, turned, type Flight } from '../camera/flight.js';
import { groundUnder, type Lens, type Screen } from '../camera/lens.js';
import type { Stage } from './stage.js';

/** While a processor draws a moving picture, it is given so many pixels; the rest is stretched. */
const MOVING_PIXELS = 800 * 450;
/** And so many while the camera rests and somebody walks: one looks more closely then. */
const PLAYING_PIXELS = 960 * 600;
const REST_MS = 150;
const GLIDE_MS = 420;
const MOST_DENSE = 2;
/** Without a graphics card edges are smoothed by drawing a resting picture larger than it is shown. */
const SOFTENED = 1.4;

export interface Sight {
  readonly lens: Lens;
  readonly screen: Screen;
  /** Does the camera move? */
  readonly isMoving: boolean;
  /** Does anybody on the table? */
  readonly isPlaying: boolean;
}

/** Flies a camera, and draws when there is something new to see: never else, and never in a hidden tab. */
export interface Projector {
  /** Something has changed: draw it when the browser next does. */
  refresh(): void;
  flight(): Flight;
  fly(to: Flight, smoothly?: boolean): void;
  pan(dx: number, dy: number): void;
  turn(by: number): void;
  tilt(by: number): void;
  /** Towards a point of the screen; without one towards the middle. */
  zoom(by: number, at?: { readonly x: number; readonly y: number }): void;
  fromSide(isFar: boolean): void;
  fromAbove(): void;
  /** Looks through a lens of its own until it is taken away. */
  through(lens: Lens | undefined): void;
  sight(): Sight;
  close(): void;
}

interface Table {
  readonly width: number;
  readonly depth: number;
}

interface Watching {
  /** What is to be seen may be put on the stage now. Will the next picture be another one? */
  before(sight: Sight): boolean;
  onDrawn(sight: Sight): void;
}

export function projectorOn(
  canvas: HTMLCanvasElement,
  stage: Stage,
  table: Table,
  isFar: boolean,
  { before, onDrawn }: Watching,
): Projector {
  let box: Screen = { width: Math.max(1, canvas.clientWidth), height: Math.max(1, canvas.clientHeight) };
  let flight = fromEdge(table, isFar, box.width / box.height);
  let own: Lens | undefined;
  let goal: { readonly from: Flight; readonly to: Flight; readonly since: number } | undefined;
  let frame = 0;
  let drawn = 0;
  let isMoving = false;
  let isPlaying = false;
  let resting: ReturnType<typeof setTimeout> | undefined;
  let settling = 0;
  let stirred = 0;

  const sight = (): Sight => ({ lens: own ?? lensOf(flight), screen: box, isMoving, isPlaying });
  const refresh = (): void => {
    if (frame === 0 && !document.hidden) frame = requestAnimationFrame(draw);
  };
  const stir = (): void => {
    isMoving = true;
    stirred += 1;
    clearTimeout(resting);
    resting = setTimeout(settle, REST_MS);
    refresh();
  };
  /** At rest is only who has not stirred for a whole picture: a slow machine is not to draw a fine one in the midst of a move. */
  const settle = (): void => {
    const before = stirred;
    settling = requestAnimationFrame(() => {
      if (stirred !== before) return;
      isMoving = false;
      refresh();
    });
  };
  const go = (next: Flight): void => {
    goal = undefined;
    flight = next;
    stir();
  };

  function draw(now: number): void {
    frame = 0;
    if (goal !== undefined) {
      const k = Math.min(1, Math.max(0, (now - goal.since) / GLIDE_MS));
      flight = between(goal.from, goal.to, 1 - (1 - k) ** 3);
      if (k >= 1) goal = undefined;
      stir();
    }
    isPlaying = before(sight());
    const isHasty = isMoving || isPlaying;
    const dense = stage.isSlow ? (isHasty ? 1 : SOFTENED) : Math.min(MOST_DENSE, devicePixelRatio);
    const full = dense * dense * box.width * box.height;
    const share =
      stage.isSlow && isHasty ? Math.min(1, Math.sqrt((isMoving ? MOVING_PIXELS : PLAYING_PIXELS) / full)) : 1;
    const seen = sight();
    stage.draw(seen.lens, Math.round(box.width * dense * share), Math.round(box.height * dense * share), {
      isNear: own !== undefined || flight.far < NEAR,
      isMoving: isHasty,
    });
    drawn += 1;
    const { triangles, calls } = stage.counts();
    Object.assign(canvas.dataset, {
      drawn: String(drawn),
      triangles: String(triangles),
      calls: String(calls),
      flight: [...flight.over, flight.far, flight.turn * DEGREES, flight.tilt * DEGREES].map(Math.round).join(' '),
    });
    onDrawn(seen);
    if (isPlaying) refresh();
  }

  const watcher = new ResizeObserver(() => {
    const before = box.width / box.height;
    box = { width: Math.max(1, canvas.clientWidth), height: Math.max(1, canvas.clientHeight) };
    if (drawn < 2 && Math.abs(before - box.width / box.height) > 0.05)
      flight = fromEdge(table, isFar, box.width / box.height);
    refresh();
  });
  watcher.observe(canvas);
  const wake = (): void => refresh();
  document.addEventListener('visibilitychange', wake);
  refresh();

  const perPx = (): number => (2 * Math.tan((38 * Math.PI) / 360) * flight.far) / box.height;
  return {
    refresh,
    flight: () => flight,
    fly(to, smoothly = true) {
      own = undefined;
      if (!smoothly || matchMedia('(prefers-reduced-motion: reduce)').matches) go(to);
      else {
        goal = { from: flight, to, since: performance.now() };
        refresh();
      }
    },
    pan: (dx, dy) => go(moved(flight, -dx * perPx(), (-dy * perPx()) / Math.max(0.35, Math.sin(flight.tilt)), table)),
    turn: by => go(turned(flight, by)),
    tilt: by => go(tilted(flight, by)),
    zoom(by, at) {
      const towards = at && groundUnder(lensOf(flight), at.x, at.y, box, flight.lift);
      go(nearer(flight, by, table, towards));
    },
    fromSide(far) {
      this.fly(fromEdge(table, far, box.width / box.height));
    },
    fromAbove() {
      this.fly(fromAbove(table, box.width / box.height));
    },
    through(lens) {
      own = lens;
      refresh();
    },
    sight,
    close() {
      cancelAnimationFrame(frame);
      frame = -1;
      cancelAnimationFrame(settling);
      clearTimeout(resting);
      watcher.disconnect();
      document.removeEventListener('visibilitychange', wake);
    },
  };
}

const DEGREES = 180 / Math.PI;

/** From here on the ground's picture is too coarse by itself. */
const NEAR = 900;
