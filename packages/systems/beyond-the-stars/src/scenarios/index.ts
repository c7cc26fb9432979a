import type { ScenarioId } from '../names.js';
import type { State } from '../state.js';
import { ambush } from './ambush.js';
import { conquest } from './conquest.js';
import { escalation } from './escalation.js';
import { greatClash } from './greatClash.js';
import type { Scenario } from './scenario.js';
import { searchAndDestroy } from './searchAndDestroy.js';
import { vip } from './vip.js';

const BY_ID: Readonly<Record<ScenarioId, Scenario>> = {
  'great-clash': greatClash,
  'search-and-destroy': searchAndDestroy,
  conquest,
  ambush,
  escalation,
  vip,
};

export const scenarioNamed = (id: ScenarioId): Scenario => BY_ID[id];

export const scenarioOf = ({ battle }: State): Scenario => scenarioNamed(battle.options.scenario);
