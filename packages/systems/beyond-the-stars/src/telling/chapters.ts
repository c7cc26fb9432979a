import type { Translate } from '@banneret/i18n';
import type { GroundEvent } from '../events/ground.js';
import type { HeroicEvent } from '../events/heroic.js';
import type { Event } from '../events/index.js';
import type { MachineEvent } from '../events/machines.js';
import type { ScenarioEvent } from '../events/scenario.js';
import type { Chapter } from '../reduce/index.js';
import type { State } from '../state.js';
import { tellGround, tellHeroic, tellMachine, tellScenario } from './tellBattle.js';

type Teller = (event: Event, state: State, t: Translate) => string | undefined;

/** Who tells the events of each chapter besides the core. */
export const CHAPTERS: Readonly<Record<Chapter, Teller>> = {
  ground: (event, state, t) => tellGround(event as GroundEvent, state, t),
  heroic: (event, state, t) => tellHeroic(event as HeroicEvent, state, t),
  machine: (event, state, t) => tellMachine(event as MachineEvent, state, t),
  scenario: (event, state, t) => tellScenario(event as ScenarioEvent, state, t),
};
