import type { Ink, Theme } from '../paint/theme.js';
import { inkOn, readableOn } from './contrast.js';

/** The page's darkest surface by day: what can be read on it can be read on all of them. */
const DAY_GROUND: Ink = '#dbe0e6';
const READABLE = 4.6;

type Variables = Readonly<Record<`--${string}`, string>>;

/** A game's colours as the variables that the style sheets know. */
function variablesOf({ sides, accent, beyond, ground }: Theme): Variables {
  return {
    '--accent-by-day': readableOn(DAY_GROUND, accent, READABLE),
    '--accent-by-night': accent,
    '--glow': accent,
    '--glow-ink': '#1b1206',
    '--beyond': beyond,
    '--earth': ground.ramp[2],
    '--far': ground.ramp[0],
    ...Object.fromEntries(
      sides.flatMap((side, seat) => [
        [`--seat-${seat}`, side],
        [`--seat-ink-${seat}`, inkOn(side)],
      ]),
    ),
  };
}

const known = new WeakMap<Theme, Variables>();

/** What lights an element of the class `game-light`. */
export function lightOf(theme: Theme): Variables {
  const variables = known.get(theme) ?? variablesOf(theme);
  known.set(theme, variables);
  return variables;
}

interface GameLight {
  readonly class: string;
  readonly style: Variables;
}

/** What an element bears that is lit by a game: spread it. */
export const gameLight = (theme: Theme, classes: string): GameLight => ({
  class: `${classes} game-light mood-${theme.id}`,
  style: lightOf(theme),
});
