import { shallow, type Game } from '@banneret/game';
import { seatCount, sideOf } from './book.js';
import { FACTIONS } from './content/index.js';
import { evaluate } from './evaluate.js';
import type { Event } from './events.js';
import { glance } from './glance.js';
import { readSetup, setupFor } from './request.js';
import { scenario } from './scenario/index.js';
import type { Setup } from './setup.js';
import { show } from './show.js';
import type { State } from './state.js';
import { theEdge } from './system.js';
import { tell } from './tell.js';
import { tellChoice, tellItem } from './tellChoice.js';
import { tellOdds } from './tellOdds.js';
import { tellSight } from './tellSight.js';
import { rules, text } from './text/index.js';

export const theEdgeGame: Game<State, Event, Setup> = {
  system: theEdge,
  title: { fr: 'The Edge : Dawnfall', en: 'The Edge: Dawnfall' },
  text,
  rules,
  armies: FACTIONS.map(({ id, name }) => ({ id, name })),
  seatCounts: [2, 3, 4],
  setupFor: shallow(setupFor),
  readSetup: shallow(readSetup),
  sides: book => Array.from({ length: seatCount(book.mode) }, (_, seat) => sideOf({ book }, seat)),
  armyOf: ({ factions, presets }, seat) => factions[presets[seat] ?? -1]?.id ?? 'draft',
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
