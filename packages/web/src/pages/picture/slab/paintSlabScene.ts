import { inkOn } from '../../../app/contrast.js';
import { kept, type Brush } from '../../../paint/core/brush.js';
import { bareFooting } from '../../../paint/figures/footing.js';
import { paintFigure } from '../../../paint/figures/paintFigure.js';
import { closenessOf } from '../../../paint/figures/sprite.js';
import type { Area } from '../../../paint/ground/relief.js';
import type { Theme } from '../../../paint/theme.js';
import { CORNERS, SIZE, type At } from '../../../systems/the-edge/hexes.js';
import { crystalOf, type Shard } from '../../../systems/the-edge/tokens/shards.js';
import { altarSteps, TOP_OF_ALTAR } from '../../../systems/the-edge/tokens/steps.js';
import { SEAT_FORMS } from '../../../table/Seat.js';
import type { SlabFigure, SlabScene, SlabToken } from './slabScene.js';

/** Half of what a figure may take up, by the hexes it covers. */
const REACH: Readonly<Record<number, number>> = { 1: 15.5, 2: 29, 3: 27, 4: 32, 7: 43 };

/** What stands on a painted board: first what lies in its Spaces, then the figures. */
export function paintOnSlab(brush: Brush, scene: SlabScene, theme: Theme, part: Area, pxPerUnit: number): void {
  kept(brush, () => {
    brush.setTransform(pxPerUnit, 0, 0, pxPerUnit, -part.left * pxPerUnit, -part.top * pxPerUnit);
    for (const token of scene.tokens) at(brush, token, () => paintToken(brush, token, theme));
    for (const figure of scene.figures) {
      for (const hex of figure.hexes) at(brush, hex, () => paintHex(brush, sideOf(theme, figure.side)));
      at(brush, figure, () => paintPiece(brush, figure, theme, pxPerUnit));
    }
  });
}

const at = (brush: Brush, { x, y }: At, paint: () => void): void =>
  kept(brush, () => {
    brush.translate(x, y);
    paint();
  });

const sideOf = (theme: Theme, side: number): string => theme.sides[side] ?? theme.accent;

function paintHex(brush: Brush, ink: string): void {
  trace(
    brush,
    CORNERS.map(({ x, y }) => ({ x: x * SIZE * 0.9, y: y * SIZE * 0.9 })),
  );
  brush.fillStyle = '#10151c';
  brush.fill();
  brush.globalAlpha = 0.55;
  brush.fillStyle = ink;
  brush.fill();
  brush.globalAlpha = 1;
  brush.lineWidth = 1.6;
  brush.strokeStyle = ink;
  brush.stroke();
}

function paintPiece(brush: Brush, figure: SlabFigure, theme: Theme, pxPerUnit: number): void {
  const footing = bareFooting(REACH[figure.hexes.length] ?? SIZE);
  const { silhouette, side, turn } = figure;
  paintFigure(brush, { silhouette, side, turn, footing }, theme, pxPerUnit, closenessOf(2 * footing.wide * pxPerUnit));
}

function paintToken(brush: Brush, { kind, owner, space }: SlabToken, theme: Theme): void {
  if (kind === 'altar') paintAltar(brush, owner, theme);
  else if (kind === 'source') paintCrystal(brush, space, theme.accent);
}

function paintLight(brush: Brush, ink: string, radius: number): void {
  const light = brush.createRadialGradient(0, 0, 2, 0, 0, radius);
  light.addColorStop(0, `${ink}88`);
  light.addColorStop(1, `${ink}00`);
  brush.fillStyle = light;
  brush.fillRect(-radius, -radius, 2 * radius, 2 * radius);
}

function paintAltar(brush: Brush, owner: number, theme: Theme): void {
  const side = theme.sides[owner] ?? theme.accent;
  paintLight(brush, side, 92);
  for (const { walls, top, bevels } of altarSteps())
    for (const { outline, ink } of [...walls, top, ...bevels]) {
      trace(brush, outline);
      brush.fillStyle = ink;
      brush.fill();
    }
  brush.translate(0, TOP_OF_ALTAR);
  brush.beginPath();
  brush.arc(0, 0, 11, 0, 2 * Math.PI);
  brush.fillStyle = side;
  brush.fill();
  brush.scale(0.72, 0.72);
  brush.translate(-10, -10);
  brush.fillStyle = inkOn(side);
  brush.fill(formOf(owner));
}

const formOf = (seat: number): Path2D => new Path2D(SEAT_FORMS[seat] ?? SEAT_FORMS[0]);

function paintCrystal(brush: Brush, space: number, glow: string): void {
  paintLight(brush, glow, 116);
  const { shards, veins } = crystalOf(space);
  brush.strokeStyle = glow;
  brush.lineWidth = 1;
  brush.globalAlpha = 0.6;
  for (const vein of veins) brush.stroke(new Path2D(vein));
  brush.globalAlpha = 1;
  for (const shard of shards) paintShard(brush, shard);
}

function paintShard(brush: Brush, { x, y, turn, length, width, lit }: Shard): void {
  kept(brush, () => {
    brush.translate(x, y);
    brush.rotate((turn * Math.PI) / 180);
    for (const side of [-1, 1] as const) {
      trace(brush, [
        { x: 0, y: 0 },
        { x: length * 0.7, y: side * width },
        { x: length, y: 0 },
      ]);
      brush.fillStyle = side < 0 === (lit === 'left') ? '#c9fff8' : '#2b9c98';
      brush.fill();
    }
  });
}

function trace(brush: Brush, outline: readonly At[]): void {
  brush.beginPath();
  for (const { x, y } of outline) brush.lineTo(x, y);
  brush.closePath();
}
