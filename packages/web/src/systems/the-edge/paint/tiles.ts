import { disc, kept, type Brush, type Sheet } from '../../../paint/core/brush.js';
import { thin } from '../../../paint/core/colour.js';
import { lightOn, SUN } from '../../../paint/core/light.js';
import { noise } from '../../../paint/core/noise.js';
import { inset, moved, sidesOf, trace, type Outline, type Spot } from '../../../paint/core/outline.js';
import { between, randomFrom, type Random } from '../../../paint/core/random.js';
import type { Theme } from '../../../paint/theme.js';
import { CORNERS, SIZE } from '../hexes.js';
import type { SlabPlan, Tile } from './plan.js';

const HEX: Outline = CORNERS.map(({ x, y }) => ({ x: x * SIZE, y: y * SIZE }));
/** Tiles do not quite touch, and their edges are worn round. */
const GAP = 0.75;
const BEVEL = 2.1;
const TILE = inset(HEX, GAP);
const FACE = inset(TILE, BEVEL);
const SIDES = sidesOf(TILE).map((side, i) => ({ side, light: lightOn(side.out), next: (i + 1) % HEX.length }));

/** The hexes: each a tile of its own, a little tilted, a little darker or lighter than the next. */
export function paintTiles(brush: Brush, plan: SlabPlan, rock: Sheet, theme: Theme): void {
  const { tiles, left, top, width, height } = plan;
  kept(brush, () => {
    brush.beginPath();
    for (const tile of tiles) addTo(brush, moved(HEX, tile.x, tile.y));
    brush.clip();
    brush.fillStyle = theme.terrain.dark;
    brush.fillRect(left, top, width, height);
    brush.beginPath();
    for (const tile of tiles) addTo(brush, moved(TILE, tile.x, tile.y));
    brush.clip();
    brush.drawImage(rock as CanvasImageSource, left, top, width, height);
  });
  for (const tile of tiles) kept(brush, () => paintTile(brush, tile, theme));
}

function addTo(brush: Brush, outline: Outline): void {
  outline.forEach(({ x, y }, i) => (i === 0 ? brush.moveTo(x, y) : brush.lineTo(x, y)));
  brush.closePath();
}

function paintTile(brush: Brush, tile: Tile, theme: Theme): void {
  brush.translate(tile.x, tile.y);
  const random = randomFrom(Math.round(tile.x * 31 + tile.y * 17));
  paintTilt(brush, tile, random);
  if (tile.isCentre) paintCentre(brush, theme);
  paintBevel(brush);
  paintWear(brush, random);
}

/** No two tiles lie quite alike: a breath of light over the face, from where it is turned to. */
function paintTilt(brush: Brush, { x, y }: Spot, random: Random): void {
  const turn = random() * 2 * Math.PI;
  const [dx, dy] = [Math.cos(turn) * SIZE, Math.sin(turn) * SIZE];
  const towards = lightOn({ x: Math.cos(turn), y: Math.sin(turn) });
  const step = 0.16 * (noise(x / 47, y / 47, 8) - 0.5) + between(random, -0.07, 0.07);
  const [a, b] = [step + 0.07 * towards, step - 0.07 * towards];
  const light = brush.createLinearGradient(dx, dy, -dx, -dy);
  light.addColorStop(0, veil(a));
  light.addColorStop(1, veil(b));
  brush.fillStyle = light;
  trace(brush, TILE);
  brush.fill();
}

/** Light above nought, shade below. */
const veil = (amount: number): string => (amount > 0 ? `rgba(176,208,236,${amount})` : `rgba(0,2,6,${-amount * 1.6})`);

/** The middle of a Space: a paler stone, with a ring cut into it. */
function paintCentre(brush: Brush, { terrain }: Theme): void {
  const pale = brush.createRadialGradient(-4, -4, 2, 0, 0, SIZE);
  pale.addColorStop(0, 'rgba(150,190,222,.34)');
  pale.addColorStop(1, 'rgba(110,152,188,.20)');
  brush.fillStyle = pale;
  trace(brush, TILE);
  brush.fill();
  brush.lineWidth = 1.1;
  brush.strokeStyle = 'rgba(2,6,12,.42)';
  disc(brush, 0, 0, SIZE * 0.34);
  brush.stroke();
  brush.lineWidth = 0.6;
  brush.strokeStyle = thin(terrain.line, 0.3);
  disc(brush, SUN.x * 0.8, SUN.y * 0.8, SIZE * 0.34);
  brush.stroke();
}

/** The worn edge of a tile: each side lit by its own direction. */
function paintBevel(brush: Brush): void {
  for (const [i, { light, next }] of SIDES.entries()) {
    trace(brush, [TILE[i] as Spot, TILE[next] as Spot, FACE[next] as Spot, FACE[i] as Spot]);
    brush.fillStyle = light > 0 ? `rgba(186,216,240,${0.04 + 0.3 * light})` : `rgba(1,3,7,${0.1 - 0.5 * light})`;
    brush.fill();
  }
}

/** Here and there a crack or a chip. */
function paintWear(brush: Brush, random: Random): void {
  if (random() < 0.2) paintCrack(brush, random);
  if (random() < 0.35) paintChip(brush, random);
}

function paintCrack(brush: Brush, random: Random): void {
  const places: Spot[] = [];
  let turn = random() * 2 * Math.PI;
  let [x, y] = [Math.cos(turn) * SIZE * 0.8, Math.sin(turn) * SIZE * 0.8];
  turn += Math.PI;
  for (let i = 0; i < 5; i++) {
    places.push({ x, y });
    turn += between(random, -0.6, 0.6);
    x += Math.cos(turn) * between(random, 2, 6);
    y += Math.sin(turn) * between(random, 2, 6);
  }
  for (const [shift, ink, width] of [
    [0.7, 'rgba(170,205,232,.22)', 0.6],
    [0, 'rgba(0,2,5,.75)', 0.8],
  ] as const) {
    brush.strokeStyle = ink;
    brush.lineWidth = width;
    brush.beginPath();
    for (const place of places) brush.lineTo(place.x + shift, place.y + shift);
    brush.stroke();
  }
}

function paintChip(brush: Brush, random: Random): void {
  const corner = TILE[Math.floor(random() * TILE.length)] as Spot;
  const reach = between(random, 0.72, 0.9);
  const spread = between(random, 0.1, 0.22);
  brush.fillStyle = 'rgba(1,3,7,.5)';
  trace(brush, [
    corner,
    { x: corner.x * reach - corner.y * spread, y: corner.y * reach + corner.x * spread },
    { x: corner.x * (reach - 0.06), y: corner.y * (reach - 0.06) },
    { x: corner.x * reach + corner.y * spread * 0.7, y: corner.y * reach - corner.x * spread * 0.7 },
  ]);
  brush.fill();
}
