import type { RuleText } from '@banneret/game';
import { attitudes } from './attitudes.js';
import { control } from './control.js';
import { heroes } from './heroes.js';
import { indirect } from './indirect.js';
import { losses } from './losses.js';
import { measuring } from './measuring.js';
import { melee } from './melee.js';
import { missions } from './missions.js';
import { morale } from './morale.js';
import { movement } from './movement.js';
import { preparation } from './preparation.js';
import { recruitment } from './recruitment.js';
import { resolution } from './resolution.js';
import { shooting } from './shooting.js';
import { sight } from './sight.js';
import { states } from './states.js';
import { terrain } from './terrain.js';
import { turns } from './turns.js';
import { units } from './units.js';

const CHAPTERS = [
  measuring,
  units,
  sight,
  resolution,
  turns,
  states,
  movement,
  attitudes,
  shooting,
  indirect,
  losses,
  melee,
  control,
  morale,
  heroes,
  preparation,
  recruitment,
  missions,
  terrain,
];

/** Every rule of the game in our own words, in the order of play. */
export const rules: readonly RuleText[] = CHAPTERS.flat().map(([id, fr, en]) => ({ id, fr, en }));
