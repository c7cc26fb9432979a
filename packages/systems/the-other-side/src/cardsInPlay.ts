import { assetCard, combinedArmsCard, unitCard } from './book.js';
import type {
  Ability,
  AllegianceCard,
  AssetFace,
  EnvoyCard,
  GloryCondition,
  UnitCard,
  UnitSide,
} from './content/types.js';
import { fullModels } from './ground/board.js';
import {
  fireteamOf,
  NONE,
  playerOf,
  unitOf,
  type AssetState,
  type FireteamId,
  type State,
  type Unit,
  type UnitId,
} from './state.js';

/** The cards that are face up, and what is read on them. TOS-GEN-18: the hidden side of a card does not exist. */

export const cardOfUnit = (s: State, unit: UnitId): UnitCard => unitCard(s.book, unitOf(s, unit).card);
export const cardOfFireteam = (s: State, id: FireteamId): UnitCard => cardOfUnit(s, fireteamOf(s, id).unit);

/** TOS-UNT-23, -24: a Combined Arms Fireteam uses its own card, which turns over with the main one. */
export function sideOf(s: State, id: FireteamId): UnitSide {
  const { unit, combined } = fireteamOf(s, id);
  const card = cardOfUnit(s, unit);
  const { side } = unitOf(s, unit);
  return combined ? combinedArmsCard(s.book, card.combinedArms ?? '')[side] : card[side];
}

export const isCommander = (s: State, unit: UnitId): boolean => cardOfUnit(s, unit).commander === true;
export const isSquad = (s: State, unit: UnitId): boolean => cardOfUnit(s, unit).squad !== undefined;

/** Fireteams of a unit that are on the table (or in a building). */
export const livingOf = (s: State, unit: UnitId): FireteamId[] =>
  unitOf(s, unit).fireteams.filter(id => isAlive(s, id));

export function isAlive(s: State, id: FireteamId): boolean {
  const { place } = fireteamOf(s, id);
  return place === 'table' || place === 'inside';
}

export const isUnitAlive = (s: State, unit: UnitId): boolean => unitOf(s, unit).fireteams.some(id => isAlive(s, id));

/** TOS-DMG-19. */
export const lacksModels = (s: State, id: FireteamId): boolean => {
  const fireteam = fireteamOf(s, id);
  return fireteam.models < fullModels(s, fireteam);
};

export const allegianceOf = (s: State, seat: number): AllegianceCard | undefined =>
  s.book.pack.allegiances[playerOf(s, seat).allegiance];

/** TOS-GLO-02: how a unit goes to Glory: by the card of its own Allegiance, if that is the Company's. Guests have none in play. */
export function gloryOf(s: State, unit: UnitId): GloryCondition | undefined {
  const allegiance = allegianceOf(s, unitOf(s, unit).seat);
  return allegiance && cardOfUnit(s, unit).allegiances.includes(allegiance.id) ? allegiance.glory : undefined;
}

/** TOS-ENC-06: an Envoy's rules touch only the units of the Allegiance it speaks for. */
export function envoyOf(s: State, unit: Unit): EnvoyCard | undefined {
  const card = s.book.pack.envoys[playerOf(s, unit.seat).envoy];
  return card && unitCard(s.book, unit.card).allegiances.includes(card.allegiance) ? card : undefined;
}

/** TOS-AST-18, -19: does this Asset of a unit work? An Adjunct's only while its model lives. */
export function assetWorks(s: State, unit: Unit, place: number): boolean {
  const asset = unit.assets[place] as AssetState;
  if (asset.abandoned) return false;
  if (assetCard(s.book, asset.card).adjunct === undefined) return true;
  return unit.fireteams.some(id => fireteamOf(s, id).adjuncts.includes(place));
}

/** R-104, TOS-UNT-22, -23: a Combined Arms Fireteam has what its own card says; of Assets only the damage they take off. */
export const servesFireteam = (s: State, id: FireteamId): boolean => !fireteamOf(s, id).combined;

export function assetFace(s: State, asset: AssetState): AssetFace {
  return assetCard(s.book, asset.card)[asset.face];
}

/** An Ability as a Fireteam has it. `asset` is the place of the Asset it is written on. */
export interface AbilityUse {
  readonly key: string;
  readonly ability: Ability;
  readonly asset: number;
}

const abilities = new WeakMap<State['fireteams'], (readonly AbilityUse[])[]>();

/** TOS-CRD-10: of its card, its Assets, its Allegiance and its Envoy. */
export function abilitiesOf(s: State, id: FireteamId): readonly AbilityUse[] {
  let known = abilities.get(s.fireteams);
  if (known === undefined) abilities.set(s.fireteams, (known = []));
  return (known[id] ??= readAbilities(s, id));
}

function readAbilities(s: State, id: FireteamId): AbilityUse[] {
  const unit = unitOf(s, fireteamOf(s, id).unit);
  const use =
    (source: string, asset = NONE) =>
    (ability: Ability): AbilityUse => ({
      key: `${source}.${ability.id}`,
      ability,
      asset,
    });
  return [
    ...sideOf(s, id).abilities.map(use('card')),
    ...unit.assets.flatMap((asset, place) =>
      servesFireteam(s, id) && assetWorks(s, unit, place)
        ? assetFace(s, asset).abilities.map(use(`asset${place}`, place))
        : [],
    ),
    ...(allegianceOf(s, unit.seat)?.abilities ?? []).map(use('allegiance')),
    ...(envoyOf(s, unit)?.abilities ?? []).map(use('envoy')),
  ];
}
