import type { Translate } from '@banneret/i18n';
import type { Action, ActionCard, Altar, Cost, Faction } from '../../content/types.js';
import { tellAura, tellEffects } from './effects.js';
import { tellTarget } from './places.js';
import { capital, joined, letterOf, listed, nameIn, say, type Telling } from './words.js';

/** What an Action does, in words made from its data: timing, targets, effects. */
export function tellAction(action: Action, faction: Faction, t: Translate): string {
  const on: Telling = { t, faction, action };
  const parts = [
    tellTiming(on, action),
    tellTargets(on, action),
    tellEffects(on, action.effects),
    tellPassive(on, action),
  ];
  return parts.filter(part => part !== '').join(' ');
}

/** What an Action costs: “2 Crystals”. */
export function tellCost(cost: Cost, t: Translate): string {
  const parts = COSTS.flatMap(kind => {
    const count = cost[kind] ?? 0;
    return count > 0 ? [say({ t }, `edge.card.cost.${kind}`, { count })] : [];
  });
  return parts.length === 0 ? say({ t }, 'edge.card.cost.free') : joined({ t }, parts, 'and');
}

const COSTS = ['crystals', 'charges', 'endurance', 'sacrifice', 'discard'] as const;

/** Name, Squad and cost of one half. */
export function tellHeading(action: Action, faction: Faction, t: Translate): string {
  const args = { name: nameIn({ t }, action.name), cost: tellCost(action.cost, t) };
  const squad = faction.squads.find(({ id }) => id === action.squad);
  if (squad === undefined) return say({ t }, 'edge.card.half.generic', args);
  return say({ t }, 'edge.card.half', { ...args, squad: nameIn({ t }, squad.name) });
}

const tellWhole = (action: Action, faction: Faction, t: Translate): string =>
  say({ t }, 'edge.card.line', { heading: tellHeading(action, faction, t), text: tellAction(action, faction, t) });

/** A whole card, line by line: its name, how it is attached, its two halves. */
export function tellCard(card: ActionCard, faction: Faction, t: Translate): string[] {
  const attach = card.attach && [say({ t }, 'edge.card.attach', { cost: tellCost(card.attach, t) })];
  const halves = [card.upper, card.lower].map(action => tellWhole(action, faction, t));
  return [nameIn({ t }, card.name), ...(attach ?? []), ...halves];
}

/** What an Altar does by itself and when it is used. */
export function tellAltar({ auras = [], action }: Altar, faction: Faction, t: Translate): string[] {
  const on: Telling = { t, faction, action: action ?? {} };
  const radiates = listed(
    on,
    auras.map(aura => tellAura(on, aura)),
  );
  return [
    ...(auras.length === 0 ? [] : [say(on, 'edge.card.altar-aura', { auras: radiates })]),
    ...(action ? [tellWhole(action, faction, t)] : []),
  ];
}

function tellTiming(on: Telling, { instant, when, as, limit }: Action): string {
  const parts: string[] = [];
  if (instant) parts.push(say(on, 'edge.card.instant'));
  if (when) {
    const moments = joined(
      on,
      when.map(moment => say(on, `edge.card.when.${moment}`)),
      'or',
    );
    parts.push(say(on, 'edge.card.when', { moments }));
  }
  if (as) parts.push(say(on, `edge.card.as.${as}`));
  if (limit) parts.push(say(on, `edge.card.limit.${limit}`));
  return parts.join(' ');
}

function tellTargets(on: Telling, { targets = [] }: Action): string {
  if (targets.length === 0) return '';
  const named = targets.map((spec, i) =>
    say(on, 'edge.card.named', { letter: letterOf(i), what: tellTarget(on, spec) }),
  );
  return say(on, 'edge.card.choose-targets', { targets: listed(on, named) });
}

function tellPassive(on: Telling, { passive = [] }: Action): string {
  if (passive.length === 0) return '';
  const auras = listed(
    on,
    passive.map(aura => tellAura(on, aura)),
  );
  return capital(say(on, 'edge.card.passive', { auras }));
}
