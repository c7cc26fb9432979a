import { actionsOf, triggersOf, type ActionUse } from '../actions.js';
import { assetCard, combinedArmsCard, unitCard } from '../book.js';
import { allegianceOf, envoyOf } from '../cardsInPlay.js';
import type { Ability, Action } from '../content/types.js';
import { fireteamOf, unitOf, type FireteamId, type State, type UnitId } from '../state.js';

/**
 * What files call Actions, Abilities and Triggers. The engine counts Assets and pieces of terrain; a file has their ids:
 * `hunt.offal.feed` for `asset0.feed`, `enter house` for `terrain.enter2`.
 */
export function keyRef(s: State, unit: UnitId, key: string): string {
  const [, asset, of] = /^asset(\d+)\.(.+)$/.exec(key) ?? [];
  if (asset !== undefined) return `${assetIds(s, unit)[Number(asset)]}.${of}`;
  const [, verb, zone] = /^terrain\.(climb|enter)(\d+)$/.exec(key) ?? [];
  return zone === undefined ? key : `${verb} ${s.terrain[Number(zone)]?.id}`;
}

const assetIds = (s: State, unit: UnitId): string[] =>
  unitOf(s, unit).assets.map(({ card }) => assetCard(s.book, card).id);

/** The Action of a Fireteam that a file calls so; the engine's own key is understood too. */
export const actionNamed = (s: State, id: FireteamId, name: string): ActionUse | undefined =>
  actionsOf(s, id).find(({ key }) => key === name || keyRef(s, fireteamOf(s, id).unit, key) === name);

/** A Trigger goes by its own id, whoever it was gained from. */
export function triggerRef(s: State, id: FireteamId, action: Action, key: string): string {
  return triggersOf(s, id, action).find(use => use.key === key)?.trigger.id ?? key;
}

/** TOS-GEN-17: all that a unit could have used up, as files write it, with the engine's own word for it. */
export function usesKnown(s: State, unit: UnitId): ReadonlyMap<string, string> {
  const { card, assets, seat } = unitOf(s, unit);
  const printed = unitCard(s.book, card);
  const arms = printed.combinedArms === undefined ? undefined : combinedArmsCard(s.book, printed.combinedArms);
  const sources: (readonly [string, Faces])[] = [
    ...[printed.standard, printed.glory, ...(arms ? [arms.standard, arms.glory] : [])].map(
      face => ['card', face] as const,
    ),
    ...assets.flatMap((asset, i) => {
      const { standard, deactivated } = assetCard(s.book, asset.card);
      return [standard, deactivated].map(face => [`asset${i}`, face] as const);
    }),
    ['allegiance', { abilities: allegianceOf(s, seat)?.abilities ?? [], actions: [] }],
    ['envoy', { abilities: envoyOf(s, unitOf(s, unit))?.abilities ?? [], actions: [] }],
  ];
  const uses = sources.flatMap(([source, face]) => usesOf(source, face));
  return new Map(uses.map(use => [inFiles(s, unit, use), use]));
}

interface Faces {
  readonly abilities: readonly Ability[];
  readonly actions: readonly Action[];
}

function usesOf(source: string, { abilities, actions }: Faces): string[] {
  const limited = abilities.flatMap(({ id, rules }) =>
    rules.flatMap(rule =>
      rule.kind === 'when' && rule.oncePer !== undefined ? [`${rule.oncePer} ${source}.${id}`] : [],
    ),
  );
  const once = actions.flatMap(({ id, oncePer }) => (oncePer === undefined ? [] : [`${oncePer} ${source}.${id}`]));
  return [...limited, ...once];
}

function inFiles(s: State, unit: UnitId, use: string): string {
  const [period = '', ...key] = use.split(' ');
  return `${period} ${keyRef(s, unit, key.join(' '))}`;
}
