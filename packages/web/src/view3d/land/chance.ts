import { randomFrom, seedOf, type Random } from '../../paint/core/random.js';

/** Numbers from 0 to 1 that are the same for everybody who looks at the same thing. */
export type Chance = Random;

export const chanceOf = (name: string): Chance => randomFrom(seedOf(name));
