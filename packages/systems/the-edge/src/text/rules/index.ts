import type { RuleText } from '@banneret/game';
import { board } from './board.js';
import { cards } from './cards.js';
import { combat } from './combat.js';
import { dice } from './dice.js';
import { ending } from './ending.js';
import { general } from './general.js';
import { movement } from './movement.js';
import { multiplayer } from './multiplayer.js';
import { options } from './options.js';
import { payment } from './payment.js';
import { setup } from './setup.js';
import { shots } from './shots.js';
import { squads } from './squads.js';
import { turns } from './turns.js';
import { upgrades } from './upgrades.js';
import { wounds } from './wounds.js';

const CHAPTERS = [
  general,
  board,
  setup,
  squads,
  payment,
  dice,
  turns,
  movement,
  combat,
  shots,
  wounds,
  cards,
  upgrades,
  ending,
  multiplayer,
  options,
];

/** Every rule of the game in our own words, in the order of play. */
export const rules: readonly RuleText[] = CHAPTERS.flat().map(([id, fr, en]) => ({ id, fr, en }));
