import { inkOn } from '../../app/contrast.js';
import type { Theme } from '../../paint/theme.js';
import { SEAT_FORMS } from '../Seat.js';
import type { RoundEnd } from './course.js';

/** What a picture of a battle's end says. */
export interface ResultPicture {
  readonly theme: Theme;
  readonly game: string;
  readonly title: string;
  readonly winners: readonly number[];
  readonly names: readonly string[];
  readonly scores: readonly number[];
  readonly rounds: readonly RoundEnd[];
  readonly lines: readonly { readonly title: string; readonly line: string }[];
}

const WIDTH = 1200;
const HEIGHT = 630;
const EDGE = 60;
const SERIF = 'Georgia, "DejaVu Serif", serif';
const SANS = 'system-ui, "DejaVu Sans", sans-serif';
const PAPER = '#f3ecdd';
const QUIET = '#b5a993';
const MOST_LINES = 4;

/** The end of a battle on a card of the size that messengers show. */
export function paintResult(picture: ResultPicture): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const brush = canvas.getContext('2d') as CanvasRenderingContext2D;
  paintRoom(brush, picture.theme);
  paintBanner(brush, picture);
  paintScores(brush, picture);
  paintCourse(brush, picture);
  paintLines(brush, picture);
  return canvas;
}

function paintRoom(brush: CanvasRenderingContext2D, { ground, beyond, accent }: Theme): void {
  const lamp = brush.createRadialGradient(WIDTH * 0.42, HEIGHT * 0.3, 40, WIDTH * 0.42, HEIGHT * 0.3, WIDTH * 0.8);
  lamp.addColorStop(0, ground.ramp[1]);
  lamp.addColorStop(1, beyond);
  brush.fillStyle = lamp;
  brush.fillRect(0, 0, WIDTH, HEIGHT);
  brush.fillStyle = 'rgb(8 7 7 / 55%)';
  brush.fillRect(0, 0, WIDTH, HEIGHT);
  brush.fillStyle = accent;
  brush.fillRect(0, HEIGHT - 8, WIDTH, 8);
}

function paintBanner(brush: CanvasRenderingContext2D, { theme, title, winners, names, game }: ResultPicture): void {
  const [first] = winners;
  const cloth = first === undefined ? '#8a8378' : (theme.sides[first] ?? theme.accent);
  brush.fillStyle = cloth;
  brush.beginPath();
  brush.moveTo(EDGE, 0);
  brush.lineTo(EDGE + 150, 0);
  brush.lineTo(EDGE + 150, 220);
  brush.lineTo(EDGE + 75, 180);
  brush.lineTo(EDGE, 220);
  brush.fill();
  if (first !== undefined) paintSign(brush, first, EDGE + 35, 55, 80, inkOn(theme.sides[first] ?? theme.accent));
  write(brush, title, EDGE + 190, 96, `700 64px ${SERIF}`, PAPER);
  write(brush, winners.map(seat => names[seat] ?? '').join(' · '), EDGE + 190, 146, `600 32px ${SANS}`, PAPER);
  write(brush, `Banneret · ${game}`, EDGE + 190, 190, `400 24px ${SANS}`, QUIET);
}

function paintScores(brush: CanvasRenderingContext2D, { theme, scores }: ResultPicture): void {
  for (const [seat, score] of scores.entries()) {
    const x = WIDTH - EDGE - (scores.length - seat) * 130;
    const side = theme.sides[seat] ?? theme.accent;
    brush.fillStyle = side;
    brush.beginPath();
    brush.roundRect(x, 52, 116, 64, 32);
    brush.fill();
    paintSign(brush, seat, x + 18, 68, 32, inkOn(side));
    write(brush, String(score), x + 60, 98, `700 38px ${SANS}`, inkOn(side));
  }
}

function paintCourse(brush: CanvasRenderingContext2D, { theme, rounds }: ResultPicture): void {
  const [left, foot, width, height] = [EDGE, HEIGHT - 90, 440, 230];
  const highest = Math.max(1, ...rounds.flatMap(({ scores }) => scores));
  const step = width / Math.max(1, rounds.length);
  for (const [i, { round, scores }] of rounds.entries()) {
    const bar = Math.min(40, (step * 0.8) / Math.max(1, scores.length));
    for (const [seat, score] of scores.entries()) {
      const tall = Math.max(3, (height * Math.max(0, score)) / highest);
      brush.fillStyle = theme.sides[seat] ?? theme.accent;
      brush.fillRect(left + i * step + seat * bar, foot - tall, bar - 3, tall);
    }
    write(brush, String(round), left + i * step + 4, foot + 28, `400 20px ${SANS}`, QUIET);
  }
}

function paintLines(brush: CanvasRenderingContext2D, { lines }: ResultPicture): void {
  for (const [i, { title, line }] of lines.slice(0, MOST_LINES).entries()) {
    const y = 300 + i * 76;
    write(brush, title, 560, y, `700 24px ${SERIF}`, PAPER);
    write(brush, line, 560, y + 30, `400 20px ${SANS}`, QUIET, WIDTH - EDGE - 560);
  }
}

const signOf = (seat: number): Path2D => new Path2D(SEAT_FORMS[seat] ?? SEAT_FORMS[0]);

function paintSign(
  brush: CanvasRenderingContext2D,
  seat: number,
  x: number,
  y: number,
  size: number,
  ink: string,
): void {
  brush.save();
  brush.translate(x, y);
  brush.scale(size / 20, size / 20);
  brush.fillStyle = ink;
  brush.fill(signOf(seat));
  brush.restore();
}

function write(
  brush: CanvasRenderingContext2D,
  words: string,
  x: number,
  y: number,
  font: string,
  ink: string,
  width = WIDTH,
): void {
  brush.font = font;
  brush.fillStyle = ink;
  brush.fillText(words, x, y, width);
}
