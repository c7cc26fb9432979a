import type { JSX, RefObject } from 'preact';
import { useContext, useEffect, useRef, useState } from 'preact/hooks';
import type { Camera } from '../board/camera.js';
import { hear } from '../sound/hear.js';
import { Banner, type BannerShown } from './Banner.js';
import { draw, drawStill } from './draw/draw.js';
import { depart, isDeparture, likenessesOf, type Likenesses } from './departing.js';
import { HeldUp, type CardShown } from './HeldUp.js';
import type { At, Effect } from './kinds.js';
import { lengthOf, STILL_MS } from './lengths.js';
import { Scheduler } from './scheduler.js';
import { ShowContext, type Player, type Scene, type StandIn } from './show.js';
import { shake, walk } from './walking.js';
import './effects.css';

interface LayerProps {
  readonly camera: () => Camera;
  /** The drawing in the board's own measure. */
  readonly scene: RefObject<SVGGElement | null>;
}

interface Drawn {
  readonly effect: Effect;
  readonly rate: number;
  readonly isStill: boolean;
}

/** A canvas over the board, alive only while something happens. */
export function EffectsLayer({ camera, scene }: LayerProps): JSX.Element | null {
  const show = useContext(ShowContext);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [banner, setBanner] = useState<BannerShown | undefined>(undefined);
  const [card, setCard] = useState<CardShown | undefined>(undefined);
  useEffect(() => {
    if (show === undefined) return undefined;
    const stage = stageFor(
      canvas.current as HTMLCanvasElement,
      scene.current as SVGGElement,
      camera,
      { announce: setBanner, holdUp: setCard },
      seat => (seat === undefined ? NEUTRAL : (show.sides[seat] ?? NEUTRAL)),
      () => show.standIn,
    );
    const leave = show.join(stage);
    return () => {
      leave();
      stage.end();
    };
  }, [show]);
  if (show === undefined) return null;
  const inkOf = (seat: number | undefined): string =>
    seat === undefined ? show.accent : (show.sides[seat] ?? NEUTRAL);
  return (
    <>
      <canvas ref={canvas} class="effects" aria-hidden="true" />
      {banner && <Banner banner={banner} side={inkOf(banner.seat)} />}
      {card && <HeldUp card={card} side={inkOf(card.seat)} />}
    </>
  );
}

const NEUTRAL = '#f6efe0';
/** A finer canvas costs more than anybody sees in what moves. */
const FINEST = 2;

/** What is shown over the board besides the canvas. */
interface Overlays {
  announce(banner: BannerShown | undefined): void;
  holdUp(card: CardShown | undefined): void;
}

function stageFor(
  canvas: HTMLCanvasElement,
  scene: SVGGElement,
  camera: () => Camera,
  { announce, holdUp }: Overlays,
  side: (seat: number | undefined) => string,
  standIn: () => StandIn | undefined,
): Player {
  const going = new Scheduler<Drawn>();
  let motions: readonly Animation[] = [];
  let likenesses: Likenesses = [];
  let frame = 0;
  let quiet: ReturnType<typeof setTimeout> | undefined;
  let lowering: ReturnType<typeof setTimeout> | undefined;

  const fit = (): number => {
    const fine = Math.min(FINEST, devicePixelRatio);
    const { clientWidth, clientHeight } = canvas;
    const [width, height] = [Math.round(clientWidth * fine), Math.round(clientHeight * fine)];
    if (canvas.width !== width || canvas.height !== height) [canvas.width, canvas.height] = [width, height];
    return fine;
  };
  const paint = (): void => {
    const ctx = canvas.getContext('2d');
    if (ctx === null) return;
    const fine = fit();
    ctx.setTransform(1, 0, 0, 1, 0, 0);
    ctx.clearRect(0, 0, canvas.width, canvas.height);
    const { x, y, zoom } = camera();
    ctx.setTransform(fine * zoom, 0, 0, fine * zoom, fine * x, fine * y);
    const brush = { ctx, zoom, accent: NEUTRAL, side };
    for (const { what, age } of going.at(performance.now())) {
      ctx.save();
      if (what.isStill) drawStill(brush, what.effect);
      else draw(brush, what.effect, age * what.rate);
      ctx.restore();
    }
  };
  const loop = (): void => {
    paint();
    if (going.isIdle(performance.now())) rest();
    else frame = requestAnimationFrame(loop);
  };
  const rest = (): void => {
    cancelAnimationFrame(frame);
    frame = 0;
    canvas.classList.remove('alive');
    // An empty canvas of its full size would keep its memory.
    [canvas.width, canvas.height] = [0, 0];
  };
  const end = (): void => {
    standIn()?.end();
    going.end();
    for (const motion of motions) motion.cancel();
    motions = [];
    likenesses = [];
    clearTimeout(quiet);
    clearTimeout(lowering);
    announce(undefined);
    holdUp(undefined);
    if (frame !== 0) rest();
  };

  return {
    end,
    prepare(next: Scene): void {
      const { effects, motion } = next;
      standIn()?.prepare(next);
      const departures = motion === 'moving' && standIn() === undefined ? effects.filter(isDeparture) : [];
      likenesses = departures.flatMap(effect => likenessesOf(scene, effect));
    },
    begin(next: Scene): void {
      const { effects, motion, rate } = next;
      const other = standIn();
      const departing = likenesses;
      const isStill = motion === 'still';
      // Signs stay for a while, even if the story goes on meanwhile; motion ends where the next one begins.
      if (!isStill) end();
      likenesses = [];
      const now = performance.now();
      for (const effect of effects) {
        const length = isStill ? STILL_MS : lengthOf(effect) / rate;
        if (other === undefined) going.begin({ effect, rate, isStill }, length, now);
        hear(effect, other === undefined ? panOf(effect, canvas, camera()) : asideOf(effect, other));
        if (effect.kind === 'turn' || effect.kind === 'end') {
          announce({ title: effect.title, seat: effect.seat, length, isStill, key: now });
          quiet = setTimeout(() => announce(undefined), length);
        }
        if (effect.kind === 'card') {
          holdUp({ title: effect.title, seat: effect.seat, length, isStill, key: now });
          lowering = setTimeout(() => holdUp(undefined), length);
        }
        if (other === undefined && !isStill && effect.kind === 'move')
          motions = [...motions, ...walk(scene, effect, rate), ...shake(scene, effect, rate, camera().zoom)];
      }
      if (!isStill && departing.length > 0) motions = [...motions, ...depart(scene, departing, rate)];
      other?.begin(next);
      if (other !== undefined || frame !== 0) return;
      canvas.classList.add('alive');
      loop();
    },
  };
}

/** Left and right as on the screen. */
function panOf(effect: Effect, { clientWidth }: HTMLCanvasElement, { x, zoom }: Camera): number {
  const at = placeOf(effect);
  if (at === undefined || clientWidth === 0) return 0;
  return Math.min(1, Math.max(-1, ((at.x * zoom + x) / clientWidth) * 2 - 1));
}

function asideOf(effect: Effect, { aside }: StandIn): number {
  const at = placeOf(effect);
  return at === undefined ? 0 : aside(at);
}

function placeOf(effect: Effect): At | undefined {
  switch (effect.kind) {
    case 'move':
      return effect.ways[0]?.path.at(-1);
    case 'shot':
      return effect.shots[0]?.from;
    case 'blast':
    case 'objective':
      return effect.at;
    case 'melee':
      return effect.pairs[0]?.[0];
    case 'terrain':
      return effect.outline[0];
    case 'turn':
    case 'end':
    case 'card':
      return undefined;
    default:
      return effect.rims[0]?.at;
  }
}
