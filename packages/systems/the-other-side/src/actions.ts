import type { Action, Trigger } from './content/types.js';
import { abilitiesOf, assetFace, assetWorks, servesFireteam, sideOf } from './cardsInPlay.js';
import { operationActions } from './operations/index.js';
import { terrainActions } from './ground/terrainActions.js';
import { fireteamOf, NONE, unitOf, type FireteamId, type State } from './state.js';

/** An Action as a Fireteam has it. `key` names it among all of the Fireteam's Actions. */
export interface ActionUse {
  readonly key: string;
  readonly action: Action;
  /** The place of the Asset it is written on, or `NONE`. */
  readonly asset: number;
}

const printed = new WeakMap<State['fireteams'], (readonly ActionUse[])[]>();

/** Those of its cards: all that reaches anybody in Melee is among them. */
export function printedActions(s: State, id: FireteamId): readonly ActionUse[] {
  let known = printed.get(s.fireteams);
  if (known === undefined) printed.set(s.fireteams, (known = []));
  return (known[id] ??= readActions(s, id));
}

/** TOS-ACT-18: from the face-up card, working Assets, the Operation and the terrain. */
export function actionsOf(s: State, id: FireteamId): readonly ActionUse[] {
  const own = printedActions(s, id);
  const operation = operationActions(s, id);
  const terrain = terrainActions(s, id);
  if (operation.length === 0 && terrain.length === 0) return own;
  return [...own, ...operation.map(useOf('operation')), ...terrain.map(useOf('terrain'))];
}

const useOf =
  (source: string, asset = NONE) =>
  (action: Action): ActionUse => ({ key: `${source}.${action.id}`, action, asset });

function readActions(s: State, id: FireteamId): ActionUse[] {
  const fireteam = fireteamOf(s, id);
  const unit = unitOf(s, fireteam.unit);
  const ofAssets = unit.assets.flatMap((asset, place) => {
    if (!servesFireteam(s, id) || !assetWorks(s, unit, place)) return [];
    const usable = assetFace(s, asset).actions.filter(
      action => action.ownFireteam !== true || fireteam.adjuncts.includes(place),
    );
    return usable.map(useOf(`asset${place}`, place));
  });
  return [...sideOf(s, id).actions.map(useOf('card')), ...ofAssets];
}

export const actionOf = (s: State, id: FireteamId, key: string): ActionUse | undefined =>
  actionsOf(s, id).find(use => use.key === key);

/** A Trigger of an Action as it may be declared; `gained` ones come after those of the card (TOS-TRG-06). */
export interface TriggerUse {
  readonly key: string;
  readonly trigger: Trigger;
  readonly gained: boolean;
}

export function triggersOf(s: State, id: FireteamId, action: Action): readonly TriggerUse[] {
  const own = (action.triggers ?? []).map(trigger => ({ key: trigger.id, trigger, gained: false }));
  const gained = abilitiesOf(s, id).flatMap(({ key, ability }) =>
    ability.rules.flatMap(rule =>
      rule.kind === 'trigger' && rule.types.some(type => action.types.includes(type))
        ? [{ key: `${key}.${rule.trigger.id}`, trigger: rule.trigger, gained: true }]
        : [],
    ),
  );
  return gained.length === 0 ? own : [...own, ...gained];
}
