import { brazenWatch } from './brazenWatch/faction.js';
import { briarBrood } from './briarBrood/faction.js';
import { readFaction } from './read/faction.js';
import { saltVeils } from './saltVeils/faction.js';
import type { Faction } from './types.js';

/** Our own factions pass the same checks as anybody's. */
function checked(faction: Faction): Faction {
  const read = readFaction(faction, faction.id);
  if (!read.ok) throw new Error(`${faction.id}: ${read.problem.say} ${JSON.stringify(read.problem.args)}`);
  return read.value;
}

/** The factions that come with the game, in the order they are offered. */
export const FACTIONS: readonly Faction[] = [brazenWatch, briarBrood, saltVeils].map(checked);
