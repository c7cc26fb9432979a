import { readWitness, type Witness, type WitnessMemory } from '@banneret/room';
import { recall, remember, remembered } from '../app/memory.js';

// What this browser remembers of the dice it had a part in. Held against the record it proves that the match was this one.

const keyOf = (match: string, seat: number): string => `dice.${match}.${seat}`;

export const witnessMemory: WitnessMemory = {
  load: (match, seat) => recall(keyOf(match, seat)),
  save: (match, seat, witness) => remember(keyOf(match, seat), witness),
};

/** All that is remembered of a match. */
export const witnessesOf = (match: string): readonly Witness[] =>
  remembered(`dice.${match}.`).flatMap(text => readWitness(JSON.parse(text)) ?? []);

/** The same as a file, for somebody who checks the match elsewhere. */
export const witnessFile = (match: string): string | undefined => remembered(`dice.${match}.`)[0];
