import type { Weapon } from '../target.js';
import { chatter } from './chatter.js';
import { computers } from './computers.js';
import { damagedVisits } from './damagedVisits.js';
import { deafGuests } from './deafGuests.js';
import { guesses } from './guesses.js';
import { halfMessages } from './halfMessages.js';
import { heavyRefusals } from './heavyRefusals.js';
import { hostileRequests } from './hostileRequests.js';
import { nonsense } from './nonsense.js';
import { openings } from './openings.js';
import { paddedAnswers } from './paddedAnswers.js';
import { requestFlood } from './requestFlood.js';
import { slowRequests } from './slowRequests.js';
import { spectators } from './spectators.js';
import { takeBacks } from './takeBacks.js';

/** The whole repertoire. */
export const weapons: readonly Weapon[] = [
  heavyRefusals,
  deafGuests,
  paddedAnswers,
  takeBacks,
  halfMessages,
  slowRequests,
  requestFlood,
  hostileRequests,
  nonsense,
  spectators,
  openings,
  guesses,
  chatter,
  damagedVisits,
  computers,
];
