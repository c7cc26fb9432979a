import { within } from '@banneret/geometry';
import type { Option } from '@banneret/kernel';
import { assetCard } from './book.js';
import { abilitiesOf, assetWorks, cardOfUnit, isAlive, isSquad } from './cardsInPlay.js';
import type { Loss } from './events.js';
import { placedOf } from './ground/board.js';
import { ASSET_REDUCTION, SACRIFICE_RANGE } from './rulings.js';
import { fireteamOf, seatOf, unitOf, type FireteamId, type State } from './state.js';

/** What may lower damage before models are removed: TOS-DMG-08. */

/** Damage taken off by Abilities, of what is about to be suffered. */
export function soaked(s: State, id: FireteamId, damage: number): number {
  let left = damage;
  for (const { ability } of abilitiesOf(s, id))
    for (const rule of ability.rules)
      if (rule.kind === 'soak') left = Math.max(Math.min(rule.least ?? 0, left), left - rule.amount);
  return damage - left;
}

/** TOS-AST-07, -08, R-45: Assets of the unit that can be turned over or given up. */
export function assetOptions(s: State, id: FireteamId): Option[] {
  const unit = unitOf(s, fireteamOf(s, id).unit);
  return unit.assets.flatMap((asset, place): Option[] => {
    if (!assetWorks(s, unit, place) || asset.face !== 'standard') return [];
    const card = assetCard(s.book, asset.card);
    const option = (how: 'deactivate' | 'abandon'): Option => ({
      id: `${how}:${place}`,
      say: `tos.choice.${how}`,
      args: { asset: asset.card },
    });
    return [
      ...(card.deactivate === undefined ? [] : [option('deactivate')]),
      ...(card.abandon === undefined ? [] : [option('abandon')]),
    ];
  });
}

/** the number on the card, 1 if it has none. */
export function assetReduction(s: State, id: FireteamId, place: number, how: 'deactivate' | 'abandon'): number {
  const unit = unitOf(s, fireteamOf(s, id).unit);
  const card = assetCard(s.book, unit.assets[place]?.card ?? 0);
  return card[how] || ASSET_REDUCTION;
}

/** An ordinary model has no Asset to be named by. */
export const NO_ASSET = 'none';

/** TOS-UNT-07, -11, R-20: models of own Squads near a damaged Champion that can die in its stead. */
export function sacrifices(s: State, id: FireteamId, losses: readonly Loss[]): Option[] {
  const { unit } = fireteamOf(s, id);
  if (cardOfUnit(s, unit).champion !== true) return [];
  const body = placedOf(s, id);
  return [...s.fireteams.keys()].flatMap(donor => {
    if (donor === id || !isAlive(s, donor) || seatOf(s, donor) !== seatOf(s, id)) return [];
    if (!isSquad(s, fireteamOf(s, donor).unit) || !within(body, placedOf(s, donor), SACRIFICE_RANGE)) return [];
    return modelOptions(s, donor, losses).map(({ id: model, args = {} }) => ({
      id: `donor:${donor}:${model}`,
      say: 'tos.choice.donor',
      args: { asset: NO_ASSET, ...args, fireteam: donor },
    }));
  });
}

/** The sorts of models a Fireteam still has after the losses so far: an ordinary one, or an Adjunct by its Asset's place. */
export function modelOptions(s: State, id: FireteamId, losses: readonly Loss[]): Option[] {
  const { adjuncts } = fireteamOf(s, id);
  const lost = losses.filter(({ fireteam }) => fireteam === id);
  const gone = lost.flatMap(loss => loss.adjuncts);
  const left = adjuncts.filter(asset => !gone.includes(asset));
  const ordinary = modelsLeft(s, id, losses) - left.length;
  const unit = unitOf(s, fireteamOf(s, id).unit);
  return [
    ...(ordinary > 0 ? [{ id: 'ordinary', say: 'tos.choice.ordinary' }] : []),
    ...left.map(asset => ({
      id: `adjunct${asset}`,
      say: 'tos.choice.adjunct-model',
      args: { asset: unit.assets[asset]?.card ?? 0 },
    })),
  ];
}

export const modelsLeft = (s: State, id: FireteamId, losses: readonly Loss[]): number =>
  losses.reduce(
    (left, loss) => (loss.fireteam === id ? left - loss.models - loss.adjuncts.length : left),
    fireteamOf(s, id).models,
  );

/** One model of a Fireteam, as `modelOptions` names it. */
export const lossOf = (fireteam: FireteamId, model: string): Loss =>
  model === 'ordinary'
    ? { fireteam, models: 1, adjuncts: [] }
    : { fireteam, models: 0, adjuncts: [Number(model.slice('adjunct'.length))] };

/** Losses of one Fireteam added up, Fireteams in the order in which they first lost somebody. */
export function gathered(losses: readonly Loss[]): Loss[] {
  const ids = [...new Set(losses.map(({ fireteam }) => fireteam))];
  return ids.map(fireteam => {
    const own = losses.filter(loss => loss.fireteam === fireteam);
    return {
      fireteam,
      models: own.reduce((sum, { models }) => sum + models, 0),
      adjuncts: own.flatMap(({ adjuncts }) => adjuncts),
    };
  });
}
