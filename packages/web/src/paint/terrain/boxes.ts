import { fillDisc, type Brush } from '../core/brush.js';
import { lit, mix, shaded, thin } from '../core/colour.js';
import { ball, bevel, castShadow, SUN } from '../core/light.js';
import type { Outline } from '../core/outline.js';
import { between, pickFrom, type Random } from '../core/random.js';
import type { Ink } from '../theme.js';
import { alongside, edged, fillOutline, frameOf, rectangle } from './parts.js';
import type { TerrainPainter, Work } from './piece.js';

const STENCILS = ['B-07', 'K·43', 'TR 9', '∆ 12', 'NORD', 'S/18'] as const;
const RIB = 6.2;

/** Ribs, castings, doors, a stencil and rust. */
function paintContainer({ brush, piece, inks, random }: Work): void {
  const ink = pickFrom(random, inks.boxes);
  const { outline } = piece;
  fillOutline(brush, outline, ink);
  alongside(brush, outline, (length, width, turn) => {
    // Ribs show by their side to the sun.
    const falls = Math.cos(turn) * SUN.x + Math.sin(turn) * SUN.y > 0;
    const count = Math.round(length / RIB);
    const step = length / count;
    for (let i = 0; i < count; i++) {
      const x = -length / 2 + i * step;
      brush.fillStyle = falls ? 'rgba(255,248,230,.2)' : 'rgba(0,0,0,.3)';
      brush.fillRect(x, -width / 2 + 4, step / 2.6, width - 8);
      brush.fillStyle = falls ? 'rgba(0,0,0,.32)' : 'rgba(255,248,230,.17)';
      brush.fillRect(x + step / 2, -width / 2 + 4, step / 2.6, width - 8);
    }
    paintWeather(brush, length, width, random);
    paintEnds(brush, length, width, ink);
    brush.fillStyle = thin('#f4ead2', 0.66);
    brush.font = `700 ${width * 0.32}px monospace`;
    brush.textAlign = 'center';
    brush.textBaseline = 'middle';
    brush.fillText(pickFrom(random, STENCILS), 0, 0.5);
    brush.fillRect(-length * 0.38, -width * 0.3, length * 0.09, width * 0.13);
  });
  bevel(brush, outline, { width: 3, light: 0.8, dark: 0.75 });
  edged(brush, outline, 0.7);
}

function paintWeather(brush: Brush, length: number, width: number, random: Random): void {
  for (let i = 0; i < 20; i++) {
    const [x, y] = [(random() - 0.5) * length, (random() - 0.5) * width];
    const radius = 1 + random() * random() * 11;
    fillDisc(brush, x, y, radius, thin('#5b2d14', between(random, 0.1, 0.3)));
    // Rust runs.
    brush.fillStyle = thin('#5b2d14', 0.16);
    brush.fillRect(x - 0.8, y, 1.6, radius * 2.4);
  }
}

function paintEnds(brush: Brush, length: number, width: number, ink: Ink): void {
  brush.fillStyle = shaded(ink, 0.4);
  brush.fillRect(-length / 2, -width / 2, 5, width);
  brush.fillRect(length / 2 - 5, -width / 2, 5, width);
  for (const [x, y] of CORNERS) {
    brush.fillStyle = shaded(ink, 0.6);
    brush.fillRect(x * (length / 2 - 3.4) - 3.4, y * (width / 2 - 3.4) - 3.4, 6.8, 6.8);
    brush.fillStyle = 'rgba(0,0,0,.5)';
    brush.fillRect(x * (length / 2 - 3.4) - 1.4, y * (width / 2 - 3.4) - 1.4, 2.8, 2.8);
  }
}

const CORNERS = [
  [-1, -1],
  [1, -1],
  [1, 1],
  [-1, 1],
] as const;

/** A wagon from above: an arched roof of boards with its ventilators, buffers at the ends, the rails below. */
function paintWagon({ brush, piece, inks, random }: Work): void {
  const ink = pickFrom(random, inks.boxes);
  const { outline } = piece;
  fillOutline(brush, outline, shaded(ink, 0.55));
  alongside(brush, outline, (length, width) => {
    paintRails(brush, length, width, inks.metal);
    const roof = rectangle(-length / 2 + 7, -width / 2 + 3, length - 14, width - 6);
    paintArch(brush, roof, length - 14, width - 6, ink, random);
    const vents = Math.max(2, Math.round(length / 70));
    for (let i = 0; i < vents; i++) {
      const x = ((i + 0.5) / vents - 0.5) * (length - 24);
      fillDisc(brush, x + 2.6, 2.4, 5.6, 'rgba(0,0,0,.45)');
      ball(brush, x, 0, 5, inks.metal, { light: 0.5, dark: 0.6 });
      fillDisc(brush, x, 0, 2, 'rgba(0,0,0,.55)');
    }
    for (const [x, y] of CORNERS) ball(brush, x * (length / 2 - 3), y * (width * 0.28), 3, inks.metal);
  });
  bevel(brush, outline, { width: 1.6, light: 0.5, dark: 0.7 });
  edged(brush, outline, 0.7);
}

function paintRails(brush: Brush, length: number, width: number, metal: Ink): void {
  for (const y of [-width * 0.28, width * 0.28]) {
    brush.fillStyle = lit(metal, 0.2);
    brush.fillRect(-length / 2, y - 1.2, length, 2.4);
  }
}

function paintArch(brush: Brush, roof: Outline, length: number, width: number, ink: Ink, random: Random): void {
  const arch = brush.createLinearGradient(0, -width / 2, 0, width / 2);
  arch.addColorStop(0, shaded(ink, 0.12));
  arch.addColorStop(0.32, lit(ink, 0.26));
  arch.addColorStop(0.6, ink);
  arch.addColorStop(1, shaded(ink, 0.5));
  fillOutline(brush, roof, arch);
  brush.lineWidth = 0.8;
  for (let x = -length / 2 + 11; x < length / 2; x += 11) {
    brush.strokeStyle = 'rgba(0,0,0,.3)';
    brush.strokeRect(x, -width / 2, 0.1, width);
    brush.strokeStyle = 'rgba(255,246,221,.12)';
    brush.strokeRect(x + 1, -width / 2, 0.1, width);
  }
  for (let i = 0; i < 26; i++)
    fillDisc(brush, (random() - 0.5) * length, (random() - 0.5) * width, between(random, 0.6, 4), 'rgba(0,0,0,.09)');
  // A walkway along the ridge.
  brush.fillStyle = 'rgba(20,14,10,.55)';
  brush.fillRect(-length / 2 + 6, -4, length - 12, 8);
  brush.fillStyle = mix(ink, '#c0a070', 0.45);
  for (let x = -length / 2 + 7; x < length / 2 - 8; x += 3) brush.fillRect(x, -3, 2, 6);
  bevel(brush, roof, { width: 1.8, light: 0.6, dark: 0.7 });
}

export const container: TerrainPainter = {
  touches: true,
  shadow: ({ brush, piece }) => castShadow(brush, piece.outline, piece.height),
  solid: work => (work.inks.rails === true ? paintWagon(work) : paintContainer(work)),
};

/** Crates in a row; where they have been shot down their boards lie about. */
export const crates: TerrainPainter = {
  touches: false,
  shadow({ brush, piece }) {
    for (const { form, stands } of cratesOf(piece.outline, piece.whole ?? 1))
      if (stands) alongside(brush, piece.outline, (_, __, turn) => castTurned(brush, form, piece.height, turn));
  },
  solid({ brush, piece, inks, random }) {
    alongside(brush, piece.outline, () => {
      for (const { form, stands } of cratesOf(piece.outline, piece.whole ?? 1))
        if (stands) paintCrate(brush, form, mix(inks.timber, '#000000', random() * 0.25));
        else paintSplinters(brush, form, inks.timber, random);
    });
  },
};

interface Crate {
  readonly form: Outline;
  readonly stands: boolean;
}

function cratesOf(outline: Outline, whole: number): readonly Crate[] {
  const { length, width } = frameOf(outline);
  const count = Math.max(2, Math.round(length / width));
  const standing = Math.ceil(whole * count - 1e-9);
  return Array.from({ length: count }, (_, i) => ({
    form: rectangle(-length / 2 + (i * length) / count + 0.6, -width / 2, length / count - 1.2, width),
    // The middle falls first.
    stands:
      [...Array(count).keys()]
        .sort((a, b) => Math.abs(b - (count - 1) / 2) - Math.abs(a - (count - 1) / 2))
        .indexOf(i) < standing,
  }));
}

/** The brush is turned with the piece; the sun is not. */
function castTurned(brush: Brush, form: Outline, height: number, turn: number): void {
  brush.rotate(-turn);
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  castShadow(
    brush,
    form.map(({ x, y }) => ({ x: x * c - y * s, y: x * s + y * c })),
    height,
  );
  brush.rotate(turn);
}

function paintCrate(brush: Brush, form: Outline, ink: Ink): void {
  const [a, , b] = form as [Outline[0], Outline[0], Outline[0]] & Outline;
  if (a === undefined || b === undefined) return;
  fillOutline(brush, form, ink);
  brush.strokeStyle = 'rgba(0,0,0,.3)';
  brush.lineWidth = 0.7;
  for (let y = a.y + 5; y < b.y; y += 5) brush.strokeRect(a.x, y, b.x - a.x, 0.1);
  for (const [stroke, width] of [
    ['rgba(0,0,0,.45)', 4.4],
    [lit(ink, 0.14), 3.2],
  ] as const) {
    brush.strokeStyle = stroke;
    brush.lineWidth = width;
    brush.beginPath();
    brush.moveTo(a.x, a.y);
    brush.lineTo(b.x, b.y);
    brush.moveTo(b.x, a.y);
    brush.lineTo(a.x, b.y);
    brush.stroke();
  }
  bevel(brush, form, { width: 2.6, light: 0.7, dark: 0.7 });
  edged(brush, form, 0.6, 0.8);
}

function paintSplinters(brush: Brush, form: Outline, ink: Ink, random: Random): void {
  const [a, , b] = form as [Outline[0], Outline[0], Outline[0]] & Outline;
  if (a === undefined || b === undefined) return;
  for (let i = 0; i < 12; i++) {
    const [x, y, turn] = [between(random, a.x + 4, b.x - 4), between(random, a.y + 3, b.y - 3), random() * 3];
    brush.save();
    brush.translate(x, y);
    brush.rotate(turn);
    brush.fillStyle = 'rgba(0,0,0,.4)';
    brush.fillRect(-5.4, 0, 12, 2.6);
    brush.fillStyle = mix(ink, '#000000', random() * 0.35);
    brush.fillRect(-6, -1, 12, 2.4);
    brush.restore();
  }
}
