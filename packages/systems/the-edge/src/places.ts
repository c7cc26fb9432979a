import { FULL, SLOTS, spaceAt, type Placement, type SpaceId } from '@banneret/hexboard';
import { boardOf } from './book.js';
import type { State } from './state.js';

/**
 * Names of Spaces and hexes for people: columns are letters, rows are numbers from 1, and the hexes of a Space are 0 for
 * the centre and 1 to 6 around it. `D4:01` is a base on the centre and the first petal of D4; `D4` is the whole Space.
 */
export function spaceName(s: State, space: SpaceId): string {
  const { u, v } = spaceAt(boardOf(s), space);
  return `${String.fromCharCode(LETTER_A + u + Math.floor(v / 2))}${v + 1}`;
}

const LETTER_A = 65;

export function placeName(s: State, { space, mask }: Placement): string {
  const name = spaceName(s, space);
  return mask === FULL || mask === 0 ? name : `${name}:${SLOTS.filter(slot => (mask >> slot) & 1).join('')}`;
}

/** The place that a name stands for. */
export function readPlace(s: State, name: string): Placement | undefined {
  const found = /^([A-Z])(\d)(?::([0-6]{1,6}))?$/.exec(name);
  if (found === null) return undefined;
  const [, letter = 'A', row = '1', slots] = found;
  const v = Number(row) - 1;
  const u = letter.charCodeAt(0) - LETTER_A - Math.floor(v / 2);
  const space = boardOf(s).spaces.findIndex(at => at.u === u && at.v === v);
  if (space < 0) return undefined;
  if (slots !== undefined && new Set(slots).size < slots.length) return undefined;
  const mask = slots === undefined ? FULL : [...slots].reduce((sum, slot) => sum | (1 << Number(slot)), 0);
  return { space, mask };
}
