import { drawOutcome, type Chance, type Outcome } from '@banneret/kernel';
import { hexToBytes } from '@noble/hashes/utils.js';
import { KeyedStream } from './stream.js';

/** All that a roll is made from. */
export interface RollSource {
  /** The keeper's link of the number in the last `link` line. */
  readonly keeperLink: string;
  /** The history before that line: everybody's links were given for it. */
  readonly history: string;
  /** The links in that line. */
  readonly links: readonly (string | null)[];
  /** Counts all rolls ever made, from 0, also those that were taken back. */
  readonly draw: number;
}

export const rollOutcome = ({ keeperLink, history, links, draw }: RollSource, chance: Chance): Outcome =>
  drawOutcome(chance, new KeyedStream(hexToBytes(keeperLink), JSON.stringify([history, links, draw])));
