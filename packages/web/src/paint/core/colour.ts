import type { Ink } from '../theme.js';

export type Parts = readonly [red: number, green: number, blue: number];

export const partsOf = (ink: Ink): Parts => {
  const value = parseInt(ink.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
};

const inkOf = (parts: readonly number[]): Ink =>
  `#${parts.map(part => Math.round(part).toString(16).padStart(2, '0')).join('')}`;

/** From one ink towards another: 0 is the one, 1 the other. */
export function mix(one: Ink, other: Ink, share: number): Ink {
  const [a, b] = [partsOf(one), partsOf(other)];
  const t = Math.max(0, Math.min(1, share));
  return inkOf(a.map((part, i) => part + ((b[i] as number) - part) * t));
}

/** Sunlight is a warm white, shade nearly a blue black. */
export const LIGHT: Ink = '#fff6dd';
export const SHADE: Ink = '#07080c';

export const lit = (ink: Ink, share: number): Ink => mix(ink, LIGHT, share);
export const shaded = (ink: Ink, share: number): Ink => mix(ink, SHADE, share);

/** An ink that lets through what is below: 0 is clear, 1 covers. */
export const thin = (ink: Ink, cover: number): string => `rgba(${partsOf(ink).join(',')},${cover})`;

/** The same for an ink that is already in parts: what pixels are made of. */
export function blended(one: Parts, other: Parts, share: number): Parts {
  const t = Math.max(0, Math.min(1, share));
  return [one[0] + (other[0] - one[0]) * t, one[1] + (other[1] - one[1]) * t, one[2] + (other[2] - one[2]) * t];
}
