import type { Game } from '@banneret/game';
import { ARMIES } from './content/index.js';
import { evaluate } from './evaluate.js';
import type { Event } from './events.js';
import { readSetup, setupFor } from './request.js';
import { scenario } from './scenario/index.js';
import type { Setup } from './setup.js';
import type { State } from './state.js';
import { grimdarkFuture } from './system.js';
import { show } from './show.js';
import { tell, tellChoice } from './tell.js';
import { rules, text } from './text/index.js';

export const grimdarkFutureGame: Game<State, Event, Setup> = {
  system: grimdarkFuture,
  title: { fr: 'Grimdark Future', en: 'Grimdark Future' },
  text,
  rules,
  armies: ARMIES.map(({ id, name }) => ({ id, name })),
  seatCounts: [2],
  setupFor,
  readSetup,
  armyOf: ({ armies }, seat) => armies[seat]?.id ?? '',
  evaluate,
  show,
  tell,
  tellChoice,
  scenario,
};
