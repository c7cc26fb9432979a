import { act, danger } from './act.js';
import { activation, main, rollOff, round } from './match.js';
import { morale } from './morale.js';
import { attack, shooting } from './shooting.js';
import { wounds } from './wounds.js';

export const procedures = { main, rollOff, round, activation, act, danger, shooting, attack, wounds, morale };
