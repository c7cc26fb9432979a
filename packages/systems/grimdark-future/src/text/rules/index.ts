import type { RuleText } from '@banneret/game';
import { army } from './army.js';
import { arrivals } from './arrivals.js';
import { battlefield } from './battlefield.js';
import { casting } from './casting.js';
import { general } from './general.js';
import { heroesAndTransports } from './heroesAndTransports.js';
import { measuring } from './measuring.js';
import { melee } from './melee.js';
import { morale } from './morale.js';
import { movement } from './movement.js';
import { shooting } from './shooting.js';
import { specialRules } from './specialRules.js';
import { terrain } from './terrain.js';
import { turns } from './turns.js';

const CHAPTERS = [
  general,
  measuring,
  battlefield,
  army,
  turns,
  movement,
  shooting,
  melee,
  morale,
  terrain,
  specialRules,
  arrivals,
  casting,
  heroesAndTransports,
];

/** Every rule of the game in our own words, in the order of play. */
export const rules: readonly RuleText[] = CHAPTERS.flat().map(([id, fr, en]) => ({ id, fr, en }));
