import type { Effect, EffectOf } from './kinds.js';
import { lengthOfPath } from './paths.js';

/** Millimetres a second: a table's pace, eight times as fast as a hand moves miniatures. */
const WALK_SPEED = 720;
const WALK = { least: 250, most: 900 };
const CHARGE = { least: 300, most: 700 };
/** Each figure of a unit sets out a little after the one before it, all of them within this. */
const STAGGER = 25;
const MOST_STAGGER = 300;
const SHAKE = 120;

/** A volley is not one bang. */
export const VOLLEY_STAGGER = 40;
const MOST_VOLLEY = 480;
export const SHOT = { flash: 60, flight: 140, strike: 160 };

const within = ({ least, most }: { readonly least: number; readonly most: number }, length: number): number =>
  Math.min(most, Math.max(least, length));

/** How long the way itself takes. */
export function walkLength({ ways, charge }: EffectOf<'move'>): number {
  const longest = Math.max(0, ...ways.map(({ path }) => lengthOfPath(path)));
  return within(charge ? CHARGE : WALK, (longest / WALK_SPEED) * 1000);
}

/** When the figure with this number sets out. */
export const setsOutAt = (index: number, of: number): number =>
  of < 2 ? 0 : index * Math.min(STAGGER, MOST_STAGGER / (of - 1));

/** When the shot with this number goes off. */
export const goesOffAt = (index: number, of: number): number =>
  of < 2 ? 0 : index * Math.min(VOLLEY_STAGGER, MOST_VOLLEY / (of - 1));

/** How long an effect takes at the usual pace, in milliseconds. */
export function lengthOf(effect: Effect): number {
  switch (effect.kind) {
    case 'move':
      return walkLength(effect) + setsOutAt(effect.ways.length - 1, effect.ways.length) + (effect.charge ? SHAKE : 0);
    case 'shot':
      return SHOT.flash + SHOT.flight + SHOT.strike + goesOffAt(effect.shots.length - 1, effect.shots.length);
    case 'blast':
      return 600;
    case 'melee':
      return 450;
    case 'wound':
      return 240;
    case 'fall':
      return 420;
    case 'morale':
    case 'rout':
    case 'objective':
    case 'light':
    case 'leave':
    case 'state':
    case 'terrain':
      return 500;
    case 'card':
      return 900;
    case 'activation':
    case 'arrive':
      return 350;
    case 'turn':
    case 'end':
      return 1_100;
  }
}

/** Without motion a sign stands for what happened, this long. */
export const STILL_MS = 1_500;
