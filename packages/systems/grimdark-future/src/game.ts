import type { Game, SetupRequest } from '@banneret/game';
import { problem, type Parsed } from '@banneret/kernel';
import { ARMIES, LAYOUTS, readArmy, type Army } from './content/index.js';
import { evaluate } from './evaluate.js';
import type { Event } from './events.js';
import { scenario } from './scenario/index.js';
import type { Setup } from './setup.js';
import type { State } from './state.js';
import { grimdarkFuture } from './system.js';
import { show, tell, tellChoice } from './tell.js';
import { rules, text } from './text/index.js';

/** Options: `layout`, the id of a table; without it the seed picks one. */
function setupFor({ seats = 2, armies = [], options = {}, seed = 0 }: SetupRequest): Parsed<Setup> {
  if (seats !== 2 || armies.length > 2) return problem('gdf.setup.seats');
  const wanted = options['layout'] ?? LAYOUTS[Math.abs(seed) % LAYOUTS.length]?.id;
  const layout = LAYOUTS.find(({ id }) => id === wanted);
  if (layout === undefined) return problem('gdf.setup.unknown-layout', { layout: String(wanted) });
  const first = armyFrom(armies[0] ?? ARMIES[0]?.id);
  if (!first.ok) return first;
  const second = armyFrom(armies[1] ?? ARMIES[1]?.id);
  if (!second.ok) return second;
  return { ok: true, value: { layout: layout.id, armies: [first.value, second.value] } };
}

/** The id of an army of the game, or a whole army as read from a file. */
function armyFrom(wanted: unknown): Parsed<Army> {
  if (typeof wanted !== 'string') return readArmy(wanted);
  const army = ARMIES.find(({ id }) => id === wanted);
  return army === undefined ? problem('gdf.setup.unknown-army', { army: wanted }) : { ok: true, value: army };
}

export const grimdarkFutureGame: Game<State, Event, Setup> = {
  system: grimdarkFuture,
  title: { fr: 'Grimdark Future', en: 'Grimdark Future' },
  text,
  rules,
  armies: ARMIES.map(({ id, name }) => ({ id, name })),
  seatCounts: [2],
  setupFor,
  armyOf: ({ armies }, seat) => armies[seat]?.id ?? '',
  evaluate,
  show,
  tell,
  tellChoice,
  scenario,
};
