import type { JSX, RefObject } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { play } from '../sound/hear.js';
import { drawDie } from './drawDie.js';
import type { DieTone } from './pips.js';
import { flyingAt, leavesAt, lotOf, throwLength, type Thrown } from './throwing.js';

interface ThrownDiceProps {
  /** The dice as they will lie, hidden until then. */
  readonly rest: RefObject<HTMLElement | null>;
  readonly faces: readonly number[];
  readonly tone: DieTone;
  /** Which roll of the match. */
  readonly roll: number;
  /** Does it come from over there, or from this side of the table? */
  readonly isFromAfar: boolean;
  readonly rate: number;
  readonly onRest: () => void;
}

/** A finer canvas costs more than anybody sees in what moves. */
const FINEST = 2;
/** Room around the resting dice for those that are on their way. */
const ABOVE_PX = 260;
const BESIDE_PX = 120;

/** Dice on their way, over the board; a moment later they lie where they are read, and this is gone. */
export function ThrownDice({ rest, faces, tone, roll, isFromAfar, rate, onRest }: ThrownDiceProps): JSX.Element | null {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isOver, setOver] = useState(false);
  const done = useRef(onRest);
  done.current = onRest;
  useLayoutEffect(() => {
    const end = (): void => {
      setOver(true);
      done.current();
    };
    const tray = rest.current;
    const ctx = canvas.current?.getContext('2d') ?? null;
    if (tray === null || ctx === null || canvas.current === null) {
      end();
      return undefined;
    }
    const box = tray.getBoundingClientRect();
    const [width, height] = [box.width + 2 * BESIDE_PX, box.height + ABOVE_PX];
    const fine = Math.min(FINEST, devicePixelRatio);
    canvas.current.width = width * fine;
    canvas.current.height = height * fine;
    Object.assign(canvas.current.style, {
      width: `${width}px`,
      height: `${height}px`,
      left: `${-BESIDE_PX}px`,
      top: `${-ABOVE_PX}px`,
    });
    const hand = isFromAfar ? { x: width * 0.8, y: -30 } : { x: -30, y: height * 0.55 };
    const places = [...tray.querySelectorAll('.bone')].map(die => die.getBoundingClientRect());
    const size = places[0]?.width ?? 0;
    const dice = places.map((place, i): Thrown => {
      const to = { x: place.left - box.left + BESIDE_PX + size / 2, y: place.top - box.top + ABOVE_PX + size / 2 };
      return { from: hand, to, face: faces[i] ?? 1, lot: lotOf(roll, i) };
    });
    const began = performance.now();
    play('dice', isFromAfar ? 0.3 : -0.3);
    let frame = 0;
    const paint = (): void => {
      const age = (performance.now() - began) * rate;
      if (age >= throwLength(dice.length)) {
        end();
        return;
      }
      ctx.setTransform(fine, 0, 0, fine, 0, 0);
      ctx.clearRect(0, 0, width, height);
      for (const [i, die] of dice.entries()) {
        const own = age - leavesAt(i, dice.length);
        if (own >= 0) drawDie(ctx, flyingAt(die, own), size, tone);
      }
      frame = requestAnimationFrame(paint);
    };
    paint();
    return () => cancelAnimationFrame(frame);
  }, []);
  return isOver ? null : <canvas ref={canvas} class="thrown" aria-hidden="true" />;
}
