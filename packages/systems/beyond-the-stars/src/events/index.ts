import type { CoreEvent } from './core.js';
import type { GroundEvent } from './ground.js';
import type { HeroicEvent } from './heroic.js';
import type { MachineEvent } from './machines.js';
import type { ScenarioEvent } from './scenario.js';

/** Every fact of the game. A chapter adds its own in its own file, and its reducer beside it in `reduce/`. */
export type Event = CoreEvent | GroundEvent | HeroicEvent | MachineEvent | ScenarioEvent;

export type EventOf<T extends Event['type']> = Extract<Event, { type: T }>;
