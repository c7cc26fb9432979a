import { type Game, shallow } from '@banneret/game';
import { BOOKS, FORCES } from './content/index.js';
import { evaluate } from './evaluate.js';
import type { Event } from './events.js';
import { readSetup, setupFor } from './request.js';
import { scenario } from './scenario/index.js';
import type { Setup } from './setup.js';
import type { State } from './state.js';
import { at43 } from './system.js';
import { show } from './telling/show.js';
import { tell } from './telling/tell.js';
import { tellChoice, tellItem } from './telling/tellChoice.js';
import { tellOdds } from './telling/tellOdds.js';
import { glance } from './telling/glance.js';
import { tellSight } from './telling/tellSight.js';
import { rules, text } from './text/index.js';

export const at43Game: Game<State, Event, Setup> = {
  system: at43,
  title: { fr: 'AT-43', en: 'AT-43' },
  text,
  rules,
  armies: BOOKS.map(book => ({
    id: book.id,
    name: book.name,
    lists: FORCES.filter(force => force.book === book).map(({ company }) => company.id),
  })),
  seatCounts: [2, 3, 4],
  setupFor: shallow(setupFor),
  readSetup: shallow(readSetup),
  armyOf: ({ forces }, seat) => forces[seat]?.book.id ?? '',
  evaluate,
  show,
  tell,
  tellChoice,
  tellItem,
  odds: tellOdds,
  sight: tellSight,
  glance,
  scenario,
};
