import type { RuleText } from '@banneret/game';
import { army } from './army.js';
import { artillery } from './artillery.js';
import { bases } from './bases.js';
import { buildings } from './buildings.js';
import { charges } from './charges.js';
import { command } from './command.js';
import { defences } from './defences.js';
import { duels } from './duels.js';
import { general } from './general.js';
import { heroics } from './heroics.js';
import { magic } from './magic.js';
import { monsters } from './monsters.js';
import { morale } from './morale.js';
import { moreScenarios } from './moreScenarios.js';
import { mounted } from './mounted.js';
import { movement } from './movement.js';
import { prone } from './prone.js';
import { recoil } from './recoil.js';
import { reinforcements } from './reinforcements.js';
import { scenarios } from './scenarios.js';
import { shooting } from './shooting.js';
import { siege } from './siege.js';
import { specialRulesFromBigGame } from './specialRulesFromBigGame.js';
import { specialRulesToGreatTeam } from './specialRulesToGreatTeam.js';
import { terrain } from './terrain.js';
import { turns } from './turns.js';
import { vehicles } from './vehicles.js';
import { wounds } from './wounds.js';

const CHAPTERS = [
  general,
  army,
  bases,
  turns,
  command,
  movement,
  charges,
  prone,
  reinforcements,
  terrain,
  buildings,
  heroics,
  magic,
  shooting,
  wounds,
  artillery,
  duels,
  recoil,
  defences,
  morale,
  mounted,
  monsters,
  vehicles,
  siege,
  specialRulesToGreatTeam,
  specialRulesFromBigGame,
  scenarios,
  moreScenarios,
];

/** Every rule of the game in our own words, in the order of the book. */
export const rules: readonly RuleText[] = CHAPTERS.flat().map(([id, fr, en]) => ({ id, fr, en }));
