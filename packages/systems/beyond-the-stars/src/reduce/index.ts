import type { CoreEvent } from '../events/core.js';
import type { GroundEvent } from '../events/ground.js';
import type { HeroicEvent } from '../events/heroic.js';
import type { Event } from '../events/index.js';
import type { MachineEvent } from '../events/machines.js';
import type { ScenarioEvent } from '../events/scenario.js';
import type { State } from '../state.js';
import { reduceCore } from './core.js';
import { reduceGround } from './ground.js';
import { reduceHeroic } from './heroic.js';
import { reduceMachines } from './machines.js';
import { reduceScenario } from './scenario.js';

export type Chapter = 'ground' | 'heroic' | 'machine' | 'scenario';

/** The chapter of every event that is not of the core; the compiler asks for each. */
const CHAPTER: Readonly<
  Record<GroundEvent['type'], 'ground'> &
    Record<HeroicEvent['type'], 'heroic'> &
    Record<MachineEvent['type'], 'machine'> &
    Record<ScenarioEvent['type'], 'scenario'>
> = {
  'building.entered': 'ground',
  'building.left': 'ground',
  'storey.changed': 'ground',
  'water.tested': 'ground',
  'fight.began': 'ground',
  'fight.went-on': 'ground',
  'fight.ended': 'ground',
  'action.declared': 'heroic',
  'spell.rolled': 'heroic',
  'dispel.rolled': 'heroic',
  'penetration.rolled': 'machine',
  'damage.rolled': 'machine',
  'vehicle.damaged': 'machine',
  'giant.fell': 'machine',
  'figure.boarded': 'machine',
  'panic.changed': 'machine',
  'servants.freed': 'machine',
  'repair.rolled': 'machine',
  'heal.rolled': 'machine',
  'roll-off.rolled': 'scenario',
  'scenery.placed': 'scenario',
  'scenery.enough': 'scenario',
  'edge.chosen': 'scenario',
  'markers.placed': 'scenario',
  'secret.chosen': 'scenario',
  'secrets.revealed': 'scenario',
  'figure.placed': 'scenario',
  'unit.changed': 'scenario',
  'reserve.rolled': 'scenario',
  'flank.rolled': 'scenario',
  'teleport.rolled': 'scenario',
};

/** The chapter an event belongs to; nothing for the core. */
export const chapterOf = ({ type }: Event): Chapter | undefined => (CHAPTER as Readonly<Record<string, Chapter>>)[type];

/** The only writer of `State`. Facts only: whether a thing may happen was settled before. */
export function reduce(state: State, event: Event): void {
  switch (chapterOf(event)) {
    case 'ground':
      return reduceGround(state, event as GroundEvent);
    case 'heroic':
      return reduceHeroic(state, event as HeroicEvent);
    case 'machine':
      return reduceMachines(state, event as MachineEvent);
    case 'scenario':
      return reduceScenario(state, event as ScenarioEvent);
    case undefined:
      return reduceCore(state, event as CoreEvent);
  }
}
