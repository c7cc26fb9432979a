import { SIZE } from '../hexes.js';

const BY_HEXES: Readonly<Record<number, number>> = { 1: 15.5, 2: 29, 3: 27, 4: 32, 7: 43 };

/** Half of what a figure may take up, by the number of hexes that it covers, in units of the board. */
export const reachOn = (hexes: number): number => BY_HEXES[hexes] ?? SIZE;

/** How far from its middle the signs of its stance lie. */
export const stanceReach = (hexes: number): number => (hexes === 1 ? reachOn(hexes) : reachOn(hexes) * 0.8);
