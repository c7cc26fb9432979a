import { onceFor } from '@banneret/geometry';
import type { Boon, Roster } from '../state.js';

const rostersLent = onceFor((_plain: Roster) => new Map<string, Roster>());
/** What was asked for last with these very boons: rosters are asked for all the time. */
const latest = new WeakMap<readonly Boon[], { readonly plain: Roster; readonly booned: Roster }>();

/**
 * A unit's roster while spells last on it: every kind of model has their rules too. Remembered by what the rules are, so
 * that all states in which the unit is blessed alike share one roster, with all that is compiled from it.
 */
export function boonedRoster(roster: Roster, boons: readonly Boon[]): Roster {
  const asked = latest.get(boons);
  if (asked?.plain === roster) return asked.booned;
  const booned = withRules(roster, boons);
  latest.set(boons, { plain: roster, booned });
  return booned;
}

function withRules(roster: Roster, boons: readonly Boon[]): Roster {
  const lent = boons.flatMap(({ rules }) => rules);
  const key = lent.map(({ id, x }) => `${id}(${x ?? ''})`).join(' ');
  const versions = rostersLent(roster);
  const ready = versions.get(key);
  if (ready !== undefined) return ready;
  const kinds = roster.kinds.map(kind => ({ ...kind, rules: [...kind.rules, ...lent] }));
  const made: Roster = { ...roster, kinds };
  versions.set(key, made);
  return made;
}
