import type { Onlooker } from '@banneret/game';

/** A model, by the numbers that its game knows it and its unit by. */
export type Who = Onlooker;
