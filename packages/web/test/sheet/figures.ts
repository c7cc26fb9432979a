import { brushOn } from '../../src/paint/core/brush.js';
import type { Footing } from '../../src/paint/figures/footing.js';
import { FIGURE_KINDS, type FigureKind } from '../../src/paint/figures/kinds.js';
import { closenessOf } from '../../src/paint/figures/sprite.js';
import { paintFigure } from '../../src/paint/figures/paintFigure.js';
import { theme as ash } from '../../src/systems/grimdark-future/theme.js';
import { theme as snow } from '../../src/systems/at-43/theme.js';
import { theme as steppe } from '../../src/systems/beyond-the-stars/theme.js';
import { theme as coast } from '../../src/systems/the-other-side/theme.js';
import { theme as night } from '../../src/systems/the-edge/theme.js';

const round = (diameter: number): Footing => ({ form: 'round', long: diameter / 2, wide: diameter / 2 });
const oval = (length: number, width: number): Footing => ({ form: 'oval', long: length / 2, wide: width / 2 });
const rect = (length: number, width: number): Footing => ({ form: 'rectangle', long: length / 2, wide: width / 2 });

const FOOTINGS: Readonly<Partial<Record<FigureKind, Footing>>> = {
  hero: round(32),
  mage: round(32),
  heavy: round(40),
  queen: round(40),
  hound: round(30),
  swarm: round(40),
  cavalry: oval(60, 35),
  biker: oval(60, 35),
  galloper: oval(60, 35),
  team: round(50),
  pack: round(50),
  gun: round(60),
  mortar: round(60),
  catapult: rect(60, 60),
  mound: round(60),
  monster: oval(105, 70),
  maw: round(60),
  walker: round(60),
  stilt: round(60),
  chariot: rect(90, 50),
  sledge: rect(90, 50),
  skiff: rect(120, 60),
  tank: rect(110, 70),
  hauler: rect(120, 80),
  light: rect(150, 90),
  flyer: round(60),
  titan: oval(120, 92),
  tree: round(100),
};

const query = new URLSearchParams(location.search);
const theme = { ash, snow, steppe, coast, night }[query.get('game') ?? 'ash'] ?? ash;
const ratio = Number(query.get('scale') ?? 1.18);
const wanted = query.get('only')?.split(';');
const canvas = document.querySelector('canvas') as HTMLCanvasElement;
canvas.width = innerWidth;
canvas.height = innerHeight;
const brush = brushOn(canvas);
brush.fillStyle = theme.ground.ramp[2];
brush.fillRect(0, 0, canvas.width, canvas.height);
let [x, y, row] = [10, 10, 0];
const things = wanted ? wanted.map(words => words.split(' ')) : FIGURE_KINDS.map(kind => [kind]);
for (const [kind, ...features] of things as [FigureKind, ...string[]][]) {
  const footing = FOOTINGS[kind] ?? round(25);
  const width = Math.max(2 * footing.long * ratio + 22, 60);
  const height = Math.max(2 * footing.long * ratio * 0.8, 60) + 30;
  if (x + 2 * width > canvas.width) [x, y, row] = [10, y + row, 0];
  for (const side of [0, 1]) {
    brush.setTransform(ratio, 0, 0, ratio, x + width * (side + 0.5), y + (height - 20) / 2);
    paintFigure(
      brush,
      { silhouette: { kind, with: features }, footing, side, turn: side ? -152 : -28, front: !features.length },
      theme,
      ratio,
      closenessOf(2 * footing.wide * ratio),
    );
  }
  brush.resetTransform();
  brush.font = '600 12px DejaVu Sans';
  brush.textAlign = 'center';
  brush.fillStyle = '#f6efe0';
  brush.fillText([kind, ...features].join(' '), x + width, y + height - 4);
  x += 2 * width + 6;
  row = Math.max(row, height + 4);
}
const loupe = query.get('loupe');
if (loupe !== null)
  Object.assign(canvas.style, { transformOrigin: '0 0', transform: `scale(${loupe})`, imageRendering: 'pixelated' });
document.title = 'ready';
