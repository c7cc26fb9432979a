import { fillDisc, kept, type Brush } from '../core/brush.js';
import { lit, mix, shaded, thin } from '../core/colour.js';
import { ball, bevel, castShadow, lightOn, SUN } from '../core/light.js';
import { clipped, inset, middleOf, moved, sidesOf, trace, type Outline, type Spot } from '../core/outline.js';
import { between, type Random } from '../core/random.js';
import type { Ink } from '../theme.js';
import { alongside, edged, fillOutline, rectangle, shadeInside } from './parts.js';
import type { Piece, TerrainPainter, Way, Work } from './piece.js';

const PARAPET = 6;

/** A flat roof behind its parapet: felt or boards, ducts with their shadows, a hatch. */
function paintFlatRoof(work: Work): void {
  const { brush, piece, inks, random } = work;
  const inner = inset(piece.outline, PARAPET);
  fillOutline(brush, piece.outline, mix(inks.wall, '#000000', 0.12));
  fillOutline(brush, inner, inks.roof);
  clipped(brush, inner, () => {
    alongside(brush, piece.outline, (length, width) => paintFelt(brush, length, width, random));
    shadeInside(brush, inner, 5);
    if (inks.boards === true) paintHatch(work);
    else paintDucts(work);
  });
  bevel(brush, piece.outline, { width: 2.4, light: 0.8, dark: 0.7 });
  clipped(brush, piece.outline, () => {
    // The inner face of the parapet: dark where the outer one is lit.
    brush.lineWidth = 1.6;
    for (const { from, to, out } of sidesOf(inner)) {
      const falls = -lightOn(out);
      brush.strokeStyle = falls > 0 ? `rgba(255,246,224,${falls * 0.4})` : `rgba(0,0,0,${-falls * 0.6})`;
      brush.beginPath();
      brush.moveTo(from.x, from.y);
      brush.lineTo(to.x, to.y);
      brush.stroke();
    }
  });
  paintStoreys(brush, inner, piece.storeys ?? 0, inks.line);
}

const SHEET = 22;

function paintFelt(brush: Brush, length: number, width: number, random: Random): void {
  for (let x = -length / 2; x < length / 2; x += SHEET)
    for (let y = -width / 2; y < width / 2; y += SHEET) {
      const chance = random();
      brush.fillStyle = chance > 0.5 ? `rgba(0,0,0,${chance * 0.12})` : `rgba(255,245,220,${chance * 0.14})`;
      brush.fillRect(x, y, SHEET, SHEET);
      brush.fillStyle = 'rgba(0,0,0,.24)';
      brush.fillRect(x, y, SHEET, 0.7);
      brush.fillRect(x, y, 0.7, SHEET);
    }
  for (let i = 0; i < (length * width) / 900; i++)
    fillDisc(
      brush,
      (random() - 0.5) * length,
      (random() - 0.5) * width,
      between(random, 1, 9),
      `rgba(8,8,10,${between(random, 0.03, 0.1)})`,
    );
}

/** Boxes and pipes on a roof. */
function paintDucts({ brush, piece, inks, random }: Work): void {
  const metal = mix(inks.metal, '#000000', 0.12);
  alongside(brush, piece.outline, (length, width, turn) => {
    const boxes = [
      rectangle(-length * 0.34, -width * 0.28, Math.min(24, length * 0.2), Math.min(17, width * 0.26)),
      rectangle(length * 0.1, width * 0.04, Math.min(28, length * 0.24), Math.min(19, width * 0.28)),
    ];
    const drop = turned({ x: SUN.x * 8, y: SUN.y * 8 }, -turn);
    for (const box of boxes) {
      fillOutline(brush, moved(box, drop.x, drop.y), 'rgba(0,0,0,.42)');
      fillOutline(brush, box, metal);
      const [corner, , across] = box as unknown as readonly [Spot, Spot, Spot];
      brush.strokeStyle = 'rgba(0,0,0,.4)';
      brush.lineWidth = 0.9;
      for (let x = corner.x + 3; x < across.x - 1; x += 3)
        brush.strokeRect(x, corner.y + 2.5, 0.1, across.y - corner.y - 5);
      kept(brush, () => bevelTurned(brush, box, turn));
    }
    const [x, y] = [length * 0.24, -width * 0.24];
    fillDisc(brush, x + drop.x * 0.5, y + drop.y * 0.5, 6.8, 'rgba(0,0,0,.4)');
    ball(brush, x, y, 6.5, inks.metal, { light: 0.55, dark: 0.6 });
    for (let i = 0; i < 4; i++) {
      brush.fillStyle = 'rgba(0,0,0,.5)';
      brush.fillRect(x - 5, y - 4 + i * 2.4, 10, 0.9);
    }
    if (random() > 0.4) {
      brush.fillStyle = 'rgba(0,0,0,.35)';
      brush.fillRect(-length * 0.1 + drop.x * 0.3, -width / 2 + drop.y * 0.3, 3.4, width * 0.7);
      brush.fillStyle = lit(metal, 0.1);
      brush.fillRect(-length * 0.1, -width / 2, 3.4, width * 0.7);
    }
  });
}

/** Before there were ducts: a chimney, and a hatch in its frame. */
function paintHatch({ brush, piece, inks }: Work): void {
  alongside(brush, piece.outline, (length, width, turn) => {
    const chimney = rectangle(length * 0.2, -width * 0.3, 15, 15);
    const drop = turned({ x: SUN.x * 15, y: SUN.y * 15 }, -turn);
    fillOutline(brush, moved(chimney, drop.x, drop.y), 'rgba(0,0,0,.42)');
    fillOutline(brush, chimney, shaded(inks.wall, 0.25));
    kept(brush, () => bevelTurned(brush, chimney, turn));
    for (const x of [0.2 * length + 3, 0.2 * length + 8.5]) {
      brush.fillStyle = 'rgba(0,0,0,.75)';
      brush.fillRect(x, -width * 0.3 + 5, 3.6, 5);
    }
    const hatch = rectangle(-length * 0.3, width * 0.02, 22, 20);
    fillOutline(brush, moved(hatch, drop.x * 0.2, drop.y * 0.2), 'rgba(0,0,0,.4)');
    fillOutline(brush, hatch, mix(inks.timber, '#000000', 0.18));
    brush.fillStyle = 'rgba(0,0,0,.3)';
    for (let x = 4; x < 22; x += 4) brush.fillRect(-length * 0.3 + x, width * 0.02, 0.8, 20);
    brush.fillStyle = lit(inks.metal, 0.1);
    brush.fillRect(-length * 0.3, width * 0.02 + 4, 22, 1.8);
    brush.fillRect(-length * 0.3, width * 0.02 + 14, 22, 1.8);
    kept(brush, () => bevelTurned(brush, hatch, turn));
  });
}

const turned = ({ x, y }: Spot, by: number): Spot => ({
  x: x * Math.cos(by) - y * Math.sin(by),
  y: x * Math.sin(by) + y * Math.cos(by),
});

/** The sun does not turn with the piece. */
function bevelTurned(brush: Brush, form: Outline, turn: number): void {
  brush.rotate(-turn);
  bevel(
    brush,
    form.map(corner => turned(corner, turn)),
    { width: 1.5, light: 0.7, dark: 0.7 },
  );
}

/** One to three dots: how many storeys. */
function paintStoreys(brush: Brush, inner: Outline, storeys: number, line: Ink): void {
  if (storeys < 2) return;
  const { x, y } = inner[3] ?? middleOf(inner);
  const middle = middleOf(inner);
  for (let i = 0; i < storeys; i++) {
    const at = { x: x + Math.sign(middle.x - x) * (7 + i * 6), y: y + Math.sign(middle.y - y) * 7 };
    fillDisc(brush, at.x, at.y, 2.4, 'rgba(0,0,0,.55)');
    fillDisc(brush, at.x, at.y, 1.7, thin(line, 0.9));
  }
}

/** A roof of tiles in two slopes: one in the sun, one in the shade. */
function paintPitchedRoof({ brush, piece, inks, random }: Work): void {
  fillOutline(brush, piece.outline, shaded(inks.roof, 0.45));
  alongside(brush, piece.outline, (length, width, turn) => {
    for (const side of [-1, 1] as const) {
      const faces = turned({ x: 0, y: side }, turn);
      const falls = lightOn(faces);
      const ink = falls > 0 ? lit(inks.roof, falls * 0.32) : shaded(inks.roof, -falls * 0.42);
      const top = side < 0 ? -width / 2 : 0;
      brush.fillStyle = ink;
      brush.fillRect(-length / 2, top, length, width / 2);
      paintTileRows(brush, { left: -length / 2, top, length, depth: width / 2 }, random);
    }
    // The ridge, the gables, and a chimney with its shadow.
    brush.fillStyle = 'rgba(0,0,0,.35)';
    brush.fillRect(-length / 2, 0.8, length, 2);
    brush.fillStyle = lit(inks.roof, 0.25);
    brush.fillRect(-length / 2, -2, length, 3.2);
    for (const x of [-length / 2, length / 2 - 3.4]) {
      brush.fillStyle = mix(inks.timber, '#000000', 0.25);
      brush.fillRect(x, -width / 2, 3.4, width);
    }
    const chimney = rectangle(length * 0.22, -width * 0.26, 12, 12);
    const drop = turned({ x: SUN.x * 13, y: SUN.y * 13 }, -turn);
    fillOutline(brush, moved(chimney, drop.x, drop.y), 'rgba(0,0,0,.4)');
    fillOutline(brush, chimney, shaded(inks.wall, 0.2));
    kept(brush, () => bevelTurned(brush, chimney, turn));
    brush.fillStyle = 'rgba(0,0,0,.75)';
    brush.fillRect(length * 0.22 + 3.6, -width * 0.26 + 3.6, 4.8, 4.8);
  });
  bevel(brush, piece.outline, { width: 1.8, light: 0.5, dark: 0.6 });
  paintStoreys(brush, inset(piece.outline, PARAPET), piece.storeys ?? 0, inks.line);
}

interface Slope {
  readonly left: number;
  readonly top: number;
  readonly length: number;
  readonly depth: number;
}

function paintTileRows(brush: Brush, { left, top, length, depth }: Slope, random: Random): void {
  const row = 5;
  for (let y = top, odd = false; y < top + depth; y += row, odd = !odd) {
    brush.fillStyle = 'rgba(0,0,0,.26)';
    brush.fillRect(left, y, length, 0.9);
    for (let x = left + (odd ? 3 : 0); x < left + length; x += 6) {
      const chance = random();
      brush.fillStyle = chance > 0.55 ? `rgba(0,0,0,${chance * 0.18})` : `rgba(255,236,205,${chance * 0.14})`;
      brush.fillRect(x, y + 0.9, 5.3, Math.min(row, top + depth - y) - 0.9);
    }
  }
}

/** Doors are bright thresholds, windows sills, stairs treads, ladders rungs. */
export function paintWays(brush: Brush, piece: Piece, ways: readonly Way[]): void {
  for (const way of ways) {
    if (way.kind === 'door' || way.kind === 'window') paintOpening(brush, piece, way);
    else if (way.to !== undefined) paintSteps(brush, way.at, way.to, way.kind === 'ladder');
  }
}

function paintOpening(brush: Brush, piece: Piece, { kind, at }: Way): void {
  const side = sidesOf(piece.outline).find(
    ({ from, to, length }) =>
      Math.abs(Math.hypot(at.x - from.x, at.y - from.y) + Math.hypot(at.x - to.x, at.y - to.y) - length) < 0.5,
  );
  if (side === undefined) return;
  kept(brush, () => {
    brush.translate(at.x, at.y);
    brush.rotate(side.turn);
    const [wide, deep] = kind === 'door' ? [24, 6] : [13, 3.6];
    // Inwards is where the middle of the piece lies.
    const inwards = Math.abs(side.out.x * Math.sin(side.turn) - side.out.y * Math.cos(side.turn) - 1) < 0.5 ? 0 : -deep;
    brush.fillStyle = 'rgba(10,8,8,.8)';
    brush.fillRect(-wide / 2 - 1, inwards - 0.6, wide + 2, deep + 1.2);
    brush.fillStyle = kind === 'door' ? '#ffe0a0' : '#a9c8d8';
    brush.fillRect(-wide / 2, inwards, wide, deep);
    brush.fillStyle = kind === 'door' ? 'rgba(120,70,20,.55)' : 'rgba(20,40,52,.6)';
    brush.fillRect(-0.6, inwards, 1.2, deep);
  });
}

function paintSteps(brush: Brush, foot: Spot, head: Spot, isLadder: boolean): void {
  const length = Math.hypot(head.x - foot.x, head.y - foot.y);
  kept(brush, () => {
    brush.translate(foot.x, foot.y);
    brush.rotate(Math.atan2(head.y - foot.y, head.x - foot.x));
    const half = isLadder ? 7 : 17;
    const step = isLadder ? 4.6 : 6;
    for (let x = 0, i = 0; x < length - 1; x += step, i++) {
      brush.fillStyle = 'rgba(0,0,0,.5)';
      brush.fillRect(x, -half, isLadder ? 2.6 : step, 2 * half);
      brush.fillStyle = isLadder ? '#d9cfae' : `rgb(${150 + i * 8},${142 + i * 8},${126 + i * 8})`;
      brush.fillRect(x + 0.4, -half, isLadder ? 1.5 : step - 1.6, 2 * half);
    }
    if (isLadder) {
      brush.fillStyle = '#c2b68f';
      brush.fillRect(0, -half - 1, length, 1.8);
      brush.fillRect(0, half - 1, length, 1.8);
    }
  });
}

export const building: TerrainPainter = {
  touches: true,
  shadow: ({ brush, piece }) => castShadow(brush, piece.outline, piece.height),
  solid(work) {
    const { brush, piece } = work;
    if (piece.roof === 'pitched') paintPitchedRoof(work);
    else paintFlatRoof(work);
    paintWays(brush, piece, piece.ways ?? []);
    edged(brush, piece.outline, 0.65);
  },
};

/** A fortified tower: merlons all round. */
export const tower: TerrainPainter = {
  ...building,
  solid(work) {
    const { brush, piece, inks } = work;
    paintFlatRoof(work);
    trace(brush, inset(piece.outline, PARAPET / 2));
    kept(brush, () => {
      brush.setLineDash([9, 7]);
      brush.lineWidth = PARAPET;
      brush.strokeStyle = lit(inks.wall, 0.16);
      brush.stroke();
    });
    bevel(brush, piece.outline, { width: 1.6, light: 0.7, dark: 0.7 });
    paintWays(brush, piece, piece.ways ?? []);
    edged(brush, piece.outline, 0.7);
  },
};
