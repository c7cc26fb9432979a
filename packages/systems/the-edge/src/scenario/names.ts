import { FULL, type SpaceId } from '@banneret/hexboard';
import type { AllocateShape, OrderShape, PickShape, Prompt, Seat, SubsetShape } from '@banneret/kernel';
import { placeName, readPlace, spaceName } from '../places.js';
import { bearerOf } from '../reduce/cards.js';
import {
  factionOf,
  figureOf,
  NONE,
  ownerOfFigure,
  printed,
  squadCard,
  squadOf,
  squadsOf,
  type FigureId,
  type SquadId,
  type State,
} from '../state.js';
import { ABOUT } from '../tellChoice.js';

/** What files call things: players count from 1, everything else goes by ids and places. */

export const playerName = (seat: Seat): string => `player ${seat + 1}`;

/** `1:militia:2` */
export function figureName(s: State, figure: FigureId): string {
  const { squad } = figureOf(s, figure);
  return `${ownerOfFigure(s, figure) + 1}:${squadCard(s, squad).id}:${figure - squadOf(s, squad).firstFigure + 1}`;
}

/** One's own Squad by its id, anybody else's as `2:militia`. */
export function squadName(s: State, squad: SquadId, seat?: Seat): string {
  const { seat: owner } = squadOf(s, squad);
  const { id } = squadCard(s, squad);
  return owner === seat ? id : `${owner + 1}:${id}`;
}

/** A card by its id; an attached Upgrade with the Squad that bears it: `militia:blade`. */
export function cardName(s: State, card: number, seat?: Seat): string {
  const bearer = bearerOf(s, card);
  return bearer < 0 ? printed(s, card).id : `${squadName(s, bearer, seat)}:${printed(s, card).id}`;
}

/** One thing that a question is about. */
function itemName(s: State, { ask, seat, args, shape }: Prompt, id: string | number): string {
  if (typeof id === 'string') return id;
  if (ask === 'edge.ask.choose') return effectName(shape as PickShape, id);
  if (ask === 'edge.ask.token') return placeName(s, { space: Number(args?.['space'] ?? 0), mask: id });
  switch (ask === 'edge.ask.pair-order' ? 'figure' : ABOUT[ask]) {
    case 'figure':
      return figureName(s, id);
    case 'squad':
      return squadName(s, id, seat);
    case 'space':
      return spaceName(s, id);
    case 'card':
      return cardName(s, id, seat);
    case 'player':
      return playerName(id);
    case 'faction':
      return s.book.factions[id]?.id ?? String(id);
    case 'squad-card':
      return factionOf(s, seat).squads[id]?.id ?? String(id);
    default:
      return String(id);
  }
}

/** One of several effects by what the card calls it, in English. */
const effectName = ({ options }: PickShape, id: number): string =>
  String(options.find(option => option.id === id)?.args?.['en'] ?? id);

/** The names of everything a plain question offers. Copies of one name are told apart by a number: `slow`, `slow#2`. */
export function offered(s: State, prompt: Prompt): ReadonlyMap<string, string | number> {
  const names = new Map<string, string | number>();
  for (const id of idsOf(prompt)) names.set(numbered(itemName(s, prompt, id), names), id);
  return names;
}

export function numbered(name: string, taken: { has(name: string): boolean }): string {
  let known = name;
  for (let n = 2; taken.has(known); n++) known = `${name}#${n}`;
  return known;
}

function idsOf({ shape }: Prompt): readonly (string | number)[] {
  switch (shape.kind) {
    case 'pick':
      return (shape as PickShape).options.map(({ id }) => id);
    case 'subset':
      return (shape as SubsetShape).of;
    case 'order':
      return (shape as OrderShape).of;
    case 'allocate':
      return (shape as AllocateShape).bins.map(({ id }) => id);
    default:
      return [];
  }
}

/** `1:militia:2`, written so and no other way: whatever follows the number would be a slip of the pen. */
export function figureNamed(s: State, name: unknown): FigureId | undefined {
  const [, owner, number] = (typeof name === 'string' && /^(.+):([1-9]\d?)$/.exec(name)) || [];
  const squad = owner === undefined || !/^[1-4]:/.test(owner) ? undefined : squadNamed(s, NONE, owner);
  if (squad === undefined || Number(number) > squadCard(s, squad).figures) return undefined;
  return squadOf(s, squad).firstFigure + Number(number) - 1;
}

/** One's own Squad by its id, anybody's as `2:militia`. */
export function squadNamed(s: State, seat: Seat, name: unknown): SquadId | undefined {
  if (typeof name !== 'string') return undefined;
  const owned = /^([1-4]):(.+)$/.exec(name);
  const [owner, id] = owned === null ? [seat, name] : [Number(owned[1]) - 1, owned[2]];
  return squadsOf(s, owner).find(squad => squadCard(s, squad).id === id);
}

/** A Squad of this very player. */
export function ownSquadNamed(s: State, seat: Seat, name: unknown): SquadId | undefined {
  const squad = squadNamed(s, seat, name);
  return squad !== undefined && squadOf(s, squad).seat === seat ? squad : undefined;
}

/** A whole Space. */
export function spaceNamed(s: State, name: string): SpaceId | undefined {
  const place = readPlace(s, name);
  return place?.mask === FULL ? place.space : undefined;
}

export type Kind = 'figure' | 'squad' | 'space' | 'card' | 'player';

/** Something of this kind that has a name, offered or not: what is not is for the judge to refuse. */
export function thingNamed(s: State, seat: Seat, kind: Kind, name: string): number | undefined {
  switch (kind) {
    case 'figure':
      return figureNamed(s, name);
    case 'squad':
      return squadNamed(s, seat, name);
    case 'space':
      return spaceNamed(s, name);
    case 'card':
      return attachedNamed(s, seat, name);
    case 'player':
      return playerNamed(s, name);
  }
}

/** `militia:blade`, another player's `1:militia:blade`: an attached Upgrade. */
function attachedNamed(s: State, seat: Seat, name: string): number | undefined {
  const [, squad, card] = /^(.+):([^:]+)$/.exec(name) ?? [];
  const found = squadNamed(s, seat, squad);
  if (found === undefined) return undefined;
  return squadOf(s, found).upgrades.find(upgrade => printed(s, upgrade.card).id === card)?.card;
}

function playerNamed(s: State, name: string): Seat | undefined {
  const number = Number(/^player ([1-4])$/.exec(name)?.[1]);
  return number <= s.seats.length ? number - 1 : undefined;
}
