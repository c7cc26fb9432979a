import type { Ink } from '../paint/theme.js';

const channels = (ink: Ink): readonly number[] => [1, 3, 5].map(at => Number.parseInt(ink.slice(at, at + 2), 16) / 255);

const linear = (share: number): number => (share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4);

/** How light a colour is, as WCAG 2 reckons it. */
function luminance(ink: Ink): number {
  const [red = 0, green = 0, blue = 0] = channels(ink).map(linear);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** From 1, the same, to 21, black and white. */
export function contrast(one: Ink, other: Ink): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** The dark or the light ink, whichever reads better on a colour. */
export const inkOn = (ground: Ink, dark: Ink = '#000000', light: Ink = '#ffffff'): Ink =>
  contrast(ground, dark) >= contrast(ground, light) ? dark : light;

const STEP = 0.94;

/** The colour, darkened until it can be read on this ground. */
export function readableOn(ground: Ink, ink: Ink, least: number): Ink {
  let found = ink;
  while (contrast(found, ground) < least && luminance(found) > 0.001) found = darkened(found);
  return found;
}

const darkened = (ink: Ink): Ink =>
  `#${channels(ink)
    .map(share =>
      Math.floor(share * STEP * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
