import type { AllocateShape, OrderShape, PickShape, Prompt, Seat, SubsetShape } from '@banneret/kernel';
import { placeName, readPlace, spaceName } from '../places.js';
import { bearerOf } from '../reduce/cards.js';
import {
  factionOf,
  figureOf,
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

/** The figure that a name stands for. */
export function figureNamed(s: State, name: unknown): FigureId | undefined {
  const [player, squad, number] = typeof name === 'string' ? name.split(':') : [];
  const found = squadsOf(s, Number(player) - 1).find(id => squadCard(s, id).id === squad);
  const figure = found === undefined ? -1 : squadOf(s, found).firstFigure + Number(number) - 1;
  return s.figures[figure]?.squad === found && found !== undefined ? figure : undefined;
}

export function squadNamed(s: State, seat: Seat, name: unknown): SquadId | undefined {
  if (typeof name !== 'string') return undefined;
  const [player, id] = name.includes(':') ? name.split(':') : [`${seat + 1}`, name];
  return squadsOf(s, Number(player) - 1).find(squad => squadCard(s, squad).id === id);
}

/** Anything that has a name, offered or not: what is not is for the judge to refuse. */
export function anythingNamed(s: State, seat: Seat, name: string): number | undefined {
  const figure = figureNamed(s, name) ?? squadNamed(s, seat, name);
  return figure ?? readPlace(s, name)?.space;
}

/** `1:militia:blade`: an attached Upgrade. */
export function attachedNamed(s: State, name: string): number | undefined {
  const [player, squad, card] = name.split(':');
  const found = squadsOf(s, Number(player) - 1).find(id => squadCard(s, id).id === squad);
  return found === undefined
    ? undefined
    : squadOf(s, found).upgrades.find(upgrade => printed(s, upgrade.card).id === card)?.card;
}
