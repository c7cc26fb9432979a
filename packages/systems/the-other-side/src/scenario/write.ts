import { FACINGS, type Point } from '@banneret/geometry';
import type { EventBase, OptionId, Prompt } from '@banneret/kernel';
import { actionOf } from '../actions.js';
import { assetCard, stratagemCard, type Recruit } from '../book.js';
import type { HireChoice } from '../decisions/hireShape.js';
import type { MoveChoice } from '../decisions/move.js';
import type { Event, Loss } from '../events.js';
import { gainedTriggers } from '../procedures/triggers.js';
import { fireteamOf, NONE, type ActionUnderWay, type Marker, type State, type Terrain } from '../state.js';
import { keyRef, triggerRef } from './keys.js';
import { fireteamRef, unitRef } from './names.js';
import { markerRef, writeOption } from './options.js';
import { exactInches, wordOf } from './words.js';

/** An answer as a file would write it; `choice` reads it back. */
export function write(s: State, prompt: Prompt, choice: unknown): unknown {
  switch (prompt.shape.kind) {
    case 'tos.move':
      return (choice as MoveChoice).map(({ fireteam, way }) => ({
        fireteam: fireteamRef(s, fireteam),
        way: way.map(exactInches),
      }));
    case 'tos.place':
    case 'tos.stand':
      return (choice as readonly (Point | null)[]).map(at => (at === null ? null : exactInches(at)));
    case 'tos.spot':
      return exactInches(choice as Point);
    case 'tos.company':
      return choice;
    case 'tos.hire': {
      const { commanders, units } = choice as HireChoice;
      return { commanders: commanders.map(recruitRef), units: units.map(recruitRef) };
    }
    case 'pick':
      return writeOption(s, prompt, choice as OptionId);
    case 'tos.direction':
      return { degrees: degreesOf(Number(choice)) };
    case 'subset':
    case 'order':
      return (choice as readonly number[]).map(id => writeItem(s, prompt, id));
    default:
      return choice;
  }
}

/** To a hundredth, which is read back as the same direction: there are 4,096 of them. */
const degreesOf = (facing: number): number => Math.round((facing * 36_000) / FACINGS) / 100;

/** The Fireteam of an Adjunct counts from 1 in files. */
const recruitRef = ({ assets, ...unit }: Recruit): unknown => ({
  ...unit,
  ...(assets && {
    assets: assets.map(({ asset, fireteam }) => ({ asset, ...(fireteam !== undefined && { fireteam: fireteam + 1 }) })),
  }),
});

export function writeItem(s: State, { ask }: Prompt, id: number): OptionId {
  if (ask === 'tos.ask.stratagems') return stratagemCard(s.book, id).id;
  if (ask === 'tos.ask.trigger-order') return gainedTriggers(s)[id]?.trigger.id ?? id;
  return ask === 'tos.ask.pile-order' ? wordOf(id) : id;
}

/** The fields of an event in the words of files: names for numbers, inches, players counted from 1. */
export function event(s: State, told: EventBase): Readonly<Record<string, unknown>> {
  const { type, ...fields } = told as Event & Readonly<Record<string, unknown>>;
  const written: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(fields)) Object.assign(written, inWords(s, fields, type, key, value));
  return written;
}

type Fields = Readonly<Record<string, unknown>>;
const isNumber = (value: unknown): value is number => typeof value === 'number';
const isPoint = (value: unknown): value is Point => typeof value === 'object' && value !== null && 'x' in value;
const FATE: readonly string[] = ['card.discarded', 'lot.flipped', 'initiative.flipped', 'flip.made', 'flip.added', 'flip.kept', 'flip.cheated']; // prettier-ignore

function inWords(
  s: State,
  of: Fields,
  type: Event['type'],
  key: string,
  value: unknown,
): Readonly<Record<string, unknown>> {
  if (key === 'seat' && isNumber(value)) return { player: value === NONE ? 'nobody' : value + 1 };
  if (key === 'by' && isNumber(value)) return { byPlayer: value === NONE ? 'nobody' : value + 1 };
  if (key === 'unit' && isNumber(value) && value in s.units) return { unit: unitRef(s, value) };
  if (key === 'fireteam' && isNumber(value)) return value in s.fireteams ? { fireteam: fireteamRef(s, value) } : {};
  if (key === 'fireteams' && Array.isArray(value) && value.every(isNumber))
    return { fireteams: value.map(id => fireteamRef(s, id)) };
  if (key === 'card' && isNumber(value) && FATE.includes(type)) return { card: wordOf(value) };
  if (key === 'cards' && type === 'deck.milled') return { cards: (value as number[]).map(wordOf) };
  if (key === 'stratagem' && isNumber(value)) return { stratagem: stratagemCard(s.book, value).id };
  if (key === 'marker' && isNumber(value)) return { marker: markerRef(value) };
  if (key === 'at' && isPoint(value)) return { at: exactInches(value) };
  if (key === 'path' && Array.isArray(value)) return { path: (value as Point[]).map(exactInches) };
  if (type === 'action.declared' && key === 'action') return deed(s, value as ActionUnderWay);
  if (type === 'models.killed' && key === 'losses')
    return { losses: (value as readonly Loss[]).map(loss => ({ ...loss, fireteam: fireteamRef(s, loss.fireteam) })) };
  if (type === 'duel.began' && (key === 'actor' || key === 'other') && fireteamIn(value) !== NONE)
    return { [key === 'actor' ? 'attacker' : 'defender']: fireteamRef(s, fireteamIn(value)) };
  if (key === 'asset' && isNumber(value) && isNumber(of['unit'])) return { asset: assetRef(s, of['unit'], value) };
  if (key === 'zone' && isNumber(value))
    return { zone: type === 'zone.chosen' ? `zone ${value + 1}` : s.terrain[value]?.id };
  if (type === 'conflict.cleared' && key === 'piles')
    return { piles: (value as number[][]).map(pile => pile.map(wordOf)) };
  if (type === 'trigger.declared' && key === 'trigger') return { trigger: triggerIn(s, String(value)) };
  if (type === 'terrain.created' && key === 'terrain') return newPiece(value as Terrain);
  if (type === 'marker.placed' && key === 'marker') return placedMarker(value as Marker);
  return {};
}

const assetRef = (s: State, unit: number, place: number): string | undefined => {
  const card = s.units[unit]?.assets[place]?.card;
  return card === undefined ? undefined : assetCard(s.book, card).id;
};

function triggerIn(s: State, key: string): string {
  if (s.action === null) return key;
  const { actor, key: action } = s.action;
  const use = actionOf(s, actor, action);
  return use === undefined ? key : triggerRef(s, actor, use.action, key);
}

const fireteamIn = (value: unknown): number => (value as { readonly fireteam: number }).fireteam;

/** Who does what to whom. */
const deed = (s: State, { seat, actor, key, target, marker }: ActionUnderWay): Readonly<Record<string, unknown>> => ({
  player: seat + 1,
  fireteam: fireteamRef(s, actor),
  action: keyRef(s, fireteamOf(s, actor).unit, key),
  ...(target !== NONE && { target: fireteamRef(s, target) }),
  ...(marker !== NONE && { target: markerRef(marker) }),
});

const placedMarker = ({ id, kind, at, owner }: Marker): Readonly<Record<string, unknown>> => ({
  marker: markerRef(id),
  kind,
  at: exactInches(at),
  player: owner === NONE ? 'nobody' : owner + 1,
});

const newPiece = ({ id, outline, owner }: Terrain): Readonly<Record<string, unknown>> => ({
  piece: id,
  outline: outline.map(exactInches),
  player: owner === NONE ? 'nobody' : owner + 1,
});
