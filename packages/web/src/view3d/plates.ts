import { channels } from './mesh/coat.js';
import { sideSignOf, stateSignOf } from '../tabletop/labels/marks.js';
import type { Flag, TableUnit } from '../tabletop/tableau.js';
import { seen, type Lens, type Screen } from './camera/lens.js';
import { groundAt } from './land/surface.js';
import { tallOf } from './plan.js';
import type { Figure, World } from './world.js';

/** A unit's name where it stands, in pixels. */
export interface Plate {
  readonly unit: string;
  readonly x: number;
  readonly y: number;
  readonly words: string;
  readonly side: string;
  readonly ink: string;
  /** The sign of its side, and those of its states: paths around their middle. */
  readonly sign: string;
  readonly states: readonly { readonly flag: Flag; readonly path: string }[];
  readonly isChosen: boolean;
}

const PER_LETTER = 7.3;
const BESIDES = 34;
const PER_STATE = 15;
const HIGH = 20;

/** Names above the highest figure of each unit, as many as lie on no other and on nobody's head; those that matter come first. */
export function platesOf(
  world: World,
  units: readonly Pick<TableUnit, 'id' | 'seat' | 'name' | 'flags'>[],
  wanted: readonly (string | undefined)[],
  lens: Lens,
  screen: Screen,
): readonly Plate[] {
  const heads = headsOf(world, lens, screen);
  const ranked = units.toSorted((a, b) => rank(wanted, a.id) - rank(wanted, b.id));
  const taken: Box[] = [];
  const plates: Plate[] = [];
  for (const unit of ranked) {
    const own = heads.filter(head => head.unit === unit.id);
    const top = own.reduce<Head | undefined>(
      (best, head) => (best === undefined || head.y < best.y ? head : best),
      undefined,
    );
    if (top === undefined) continue;
    const count = own.length > 1 ? ` ×${own.length}` : '';
    const states = unit.flags.flatMap(flag => {
      const path = stateSignOf(flag);
      return path === undefined ? [] : [{ flag, path }];
    });
    const words = `${unit.name}${count}`;
    const width = words.length * PER_LETTER + BESIDES + states.length * PER_STATE;
    const isChosen = rank(wanted, unit.id) < wanted.length;
    for (const lift of [8, 26, 44]) {
      const box = { left: top.x - width / 2, right: top.x + width / 2, bottom: top.y - lift, top: top.y - lift - HIGH };
      const isFree =
        box.left > 2 &&
        box.right < screen.width - 2 &&
        box.top > 2 &&
        taken.every(other => !overlap(box, other)) &&
        (isChosen || heads.every(head => head.unit === unit.id || !covers(box, head)));
      if (!isFree) continue;
      taken.push(box);
      const side = world.theme.sides[unit.seat % 4] as string;
      plates.push({
        unit: unit.id,
        x: top.x,
        y: box.bottom,
        words,
        side,
        ink: brightness(side) > 0.45 ? '#12100f' : '#ffffff',
        sign: sideSignOf(unit.seat),
        states,
        isChosen,
      });
      break;
    }
  }
  return plates;
}

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

interface Head {
  readonly unit: string;
  readonly x: number;
  /** Its top, and its foot. */
  readonly y: number;
  readonly foot: number;
}

function headsOf(world: World, lens: Lens, screen: Screen): readonly Head[] {
  return world.figures.flatMap((figure: Figure) => {
    const low = groundAt(world.pieces, figure.at);
    const top = seen(lens, [figure.at[0], low + tallOf(figure), figure.at[1]], screen);
    const foot = seen(lens, [figure.at[0], low, figure.at[1]], screen);
    if (top === undefined || foot === undefined) return [];
    if (top.x < -20 || top.x > screen.width + 20 || foot.y < 0 || top.y > screen.height) return [];
    return [{ unit: figure.unit, x: top.x, y: top.y, foot: foot.y }];
  });
}

function rank(wanted: readonly (string | undefined)[], unit: string): number {
  const at = wanted.indexOf(unit);
  return at < 0 ? wanted.length : at;
}

const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right + 3 && b.left < a.right + 3 && a.top < b.bottom + 2 && b.top < a.bottom + 2;

const covers = (box: Box, { x, y, foot }: Head): boolean =>
  x > box.left - 3 && x < box.right + 3 && y < box.bottom && foot > box.top;

function brightness(ink: string): number {
  const [r, g, b] = channels(ink);
  return 0.3 * r + 0.59 * g + 0.11 * b;
}
