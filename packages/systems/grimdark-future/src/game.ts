import { type Game, shallow } from '@banneret/game';
import { ARMIES, LISTS } from './content/index.js';
import { evaluate } from './evaluate.js';
import type { Event } from './events/events.js';
import { readSetup, setupFor } from './request.js';
import { scenario } from './scenario/index.js';
import type { Setup } from './setup.js';
import type { State } from './state.js';
import { grimdarkFuture } from './system.js';
import { show } from './telling/show.js';
import { tell, tellChoice } from './telling/tell.js';
import { tellOdds } from './telling/tellOdds.js';
import { glance } from './telling/glance.js';
import { tellSight } from './telling/tellSight.js';
import { rules, text } from './text/index.js';

export const grimdarkFutureGame: Game<State, Event, Setup> = {
  system: grimdarkFuture,
  title: { fr: 'Grimdark Future', en: 'Grimdark Future' },
  text,
  rules,
  armies: ARMIES.map(({ id, name }) => ({
    id,
    name,
    lists: LISTS.filter(({ army }) => army.id === id).map(({ list }) => list.id),
  })),
  seatCounts: [2],
  setupFor: shallow(setupFor),
  readSetup: shallow(readSetup),
  armyOf: ({ armies }, seat) => armies[seat]?.army.id ?? '',
  evaluate,
  show,
  tell,
  tellChoice,
  odds: tellOdds,
  sight: tellSight,
  glance,
  scenario,
};
