import { type Game, shallow } from '@banneret/game';
import type { Setup } from './book.js';
import { companies, pack } from './content/index.js';
import { evaluate } from './evaluate.js';
import type { Event } from './events.js';
import { readSetup, setupFor } from './request.js';
import { scenario } from './scenario/index.js';
import type { State } from './state.js';
import { theOtherSide } from './system.js';
import { nameArgs } from './telling/nameArgs.js';
import { show } from './telling/show.js';
import { confederationOf } from './procedures/setup/roles.js';
import { tell } from './telling/tell.js';
import { tellChoice, tellItem } from './telling/tellChoice.js';
import { tellOdds } from './telling/tellOdds.js';
import { glance } from './telling/glance.js';
import { tellSight } from './telling/tellSight.js';
import { rules, text } from './text/index.js';

export const theOtherSideGame: Game<State, Event, Setup> = {
  system: theOtherSide,
  title: { fr: 'The Other Side', en: 'The Other Side' },
  text,
  rules,
  armies: pack.allegiances.map(({ id, name }) => ({
    id,
    name,
    lists: companies.filter(({ allegiance }) => allegiance === id).map(company => company.id),
  })),
  seatCounts: [2, 3, 4],
  setupFor: shallow(setupFor),
  readSetup: shallow(readSetup),
  sides: book => Array.from({ length: book.seats }, (_, seat) => confederationOf(book, seat)),
  armyOf: (setup, seat) => setup.companies[seat]?.allegiance ?? 'draft',
  evaluate,
  show,
  tell,
  tellChoice,
  nameArgs,
  tellItem,
  odds: tellOdds,
  sight: tellSight,
  glance,
  scenario,
};
