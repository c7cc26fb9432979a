import { type Game, shallow } from '@banneret/game';
import { FACTIONS, LISTS } from './content/index.js';
import { evaluate } from './evaluate.js';
import type { Event } from './events/index.js';
import { readSetup, setupFor } from './request.js';
import { SIDES } from './rulings.js';
import { scenario } from './scenario/index.js';
import type { Setup } from './setup.js';
import { type State } from './state.js';
import { beyondTheStars } from './system.js';
import { show } from './telling/show.js';
import { tell } from './telling/tell.js';
import { tellChoice } from './telling/tellChoice.js';
import { tellOdds } from './telling/tellOdds.js';
import { glance } from './telling/glance.js';
import { tellSight } from './telling/tellSight.js';
import { nameOf } from './telling/words.js';
import { rules, text } from './text/index.js';

export const beyondTheStarsGame: Game<State, Event, Setup> = {
  system: beyondTheStars,
  title: { fr: 'Beyond the Stars', en: 'Beyond the Stars' },
  text,
  rules,
  armies: FACTIONS.map(({ id, name }) => ({
    id,
    name,
    lists: LISTS.filter(({ faction }) => faction === id).map(list => list.id),
  })),
  seatCounts: [SIDES],
  // people agree on a limit, or on none.
  unattended: { turns: 10 },
  setupFor: shallow(setupFor),
  readSetup: shallow(readSetup),
  armyOf: ({ armies }, seat) => armies[seat]?.faction ?? '',
  evaluate,
  show,
  tell,
  tellChoice,
  odds: tellOdds,
  sight: tellSight,
  glance,
  tellItem: (state, _prompt, id, t) => nameOf(state, Number(id), t),
  scenario,
};
