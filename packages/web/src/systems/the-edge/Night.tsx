import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { randomFrom } from '../../paint/core/random.js';

const STARS = 420;
const [WIDE, HIGH] = [1200, 800];

/** What the board hangs in: a glow from below, and dust that catches the light. It stays where it is while the board is moved. */
export function Night(): JSX.Element {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const brush = canvas.current?.getContext('2d');
    if (brush) paintNight(brush);
  }, []);
  return <canvas ref={canvas} class="edge-night" width={WIDE} height={HIGH} aria-hidden="true" />;
}

function paintNight(brush: CanvasRenderingContext2D): void {
  const far = brush.createRadialGradient(WIDE * 0.5, HIGH * 0.54, 60, WIDE * 0.5, HIGH * 0.56, WIDE * 0.66);
  far.addColorStop(0, '#1b3146');
  far.addColorStop(0.5, '#0c1520');
  far.addColorStop(1, '#04060a');
  brush.fillStyle = far;
  brush.fillRect(0, 0, WIDE, HIGH);
  const random = randomFrom(5);
  for (let i = 0; i < STARS; i++) {
    const size = 0.7 + random() * random() * 1.6;
    brush.fillStyle = `rgba(150,215,255,${(random() * 0.4).toFixed(2)})`;
    brush.fillRect(random() * WIDE, random() * HIGH, size, size);
  }
}
