import { mix, partsOf } from '../core/colour.js';
import type { Ink, Theme } from '../theme.js';
import type { Role } from './parts.js';

/** The colour of each role, for one side. */
export type Coat = Readonly<Record<Exclude<Role, 'glow'>, Ink>>;

const SPENT_GREY: Ink = '#77746c';
const NIGHT: Ink = '#0b0c12';
const CREAM: Ink = '#fff7e4';
const WHITE: Ink = '#ffffff';

/** The side's colour; of who has acted already, half grey. */
export const sideInk = ({ sides }: Pick<Theme, 'sides'>, side: number, activated: boolean): Ink => {
  const ink = sides[side % sides.length] as Ink;
  return activated ? mix(ink, SPENT_GREY, 0.5) : ink;
};

/** The rim of who has acted already is less grey than the figure: it still has to say whose it is. */
export const rimInk = ({ sides }: Pick<Theme, 'sides'>, side: number, activated: boolean): Ink => {
  const ink = sides[side % sides.length] as Ink;
  return activated ? mix(ink, SPENT_GREY, 0.3) : ink;
};

/** From afar figures are a few pixels wide: bodies are lighter then, and heads nearly white, so that they stand out from their base. */
export const coatOf = (ink: Ink, isFar: boolean): Coat => ({
  main: isFar ? mix(ink, WHITE, 0.2 + 0.35 * (1 - brightnessOf(ink))) : ink,
  dark: mix(ink, NIGHT, isFar ? 0.26 : 0.48),
  light: isFar ? mix(ink, WHITE, 0.82) : mix(ink, CREAM, 0.5),
  black: isFar ? '#3a3d44' : '#24262b',
  steel: isFar ? '#c3cace' : '#9aa2a8',
  wood: isFar ? '#a57f55' : '#7d5c3a',
  hide: isFar ? '#94714f' : '#6f5138',
  bone: '#e9dcc0',
  gold: '#ffd35a',
  leaf: mix('#4f7a3a', ink, 0.22),
});

/** From 0 to 1, as the eye weighs colours. */
const brightnessOf = (ink: Ink): number => {
  const [red, green, blue] = partsOf(ink);
  return (0.3 * red + 0.59 * green + 0.11 * blue) / 255;
};

/** Light that things give: laid over what is below. */
export const GLOW: Ink = '#fff0aa';
