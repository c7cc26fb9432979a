import type { Option, OptionId, PickShape, Prompt } from '@banneret/kernel';
import { assetCard, stratagemCard } from '../book.js';
import { unitOf, type State, type UnitId } from '../state.js';
import { fireteamRef, unitRef } from './names.js';
import { wordOf } from './words.js';

/** An option in the words of files: names for units, Fireteams, Assets, Stratagems, Markers and cards; the rest as it stands. */
export function writeOption(s: State, prompt: Prompt, id: OptionId): OptionId {
  const option = (prompt.shape as PickShape).options.find(one => one.id === id);
  if (option === undefined) return id;
  return typeof id === 'number' ? writeNumber(s, prompt, option, id) : writeString(s, prompt, option, id);
}

/** The option that is written like this, or by its own id. */
export function readOption(s: State, prompt: Prompt, raw: OptionId): OptionId {
  const { options } = prompt.shape as PickShape;
  if (options.some(({ id }) => id === raw)) return raw;
  return options.find(({ id }) => writeOption(s, prompt, id) === raw)?.id ?? raw;
}

function writeNumber(s: State, { ask }: Prompt, { say, args = {} }: Option, id: number): OptionId {
  const { fireteam, action } = args;
  switch (say) {
    case 'tos.choice.fireteam':
    case 'tos.choice.ground':
      return fireteamRef(s, Number(fireteam));
    case 'tos.choice.action':
      return `${fireteamRef(s, Number(fireteam))} ${action}`;
    case 'tos.choice.unit':
      return unitRef(s, id);
    case 'tos.choice.marker':
      return markerRef(id);
    case 'tos.choice.zone':
    case 'tos.choice.zone-tight':
      return `zone ${id + 1}`;
    case 'tos.choice.player':
      return `player ${id + 1}`;
    case 'tos.choice.stratagem':
      return stratagemCard(s.book, id).id;
    default:
      return ask === 'tos.ask.unmarker' ? markerRef(id) : wordOf(id);
  }
}

export const markerRef = (id: number): string => `marker ${id + 1}`;

function writeString(s: State, { ask, args = {} }: Prompt, { args: own = {} }: Option, id: string): string {
  const [kind, ...rest] = id.split(':') as [string, ...string[]];
  const [first = '', ...more] = rest;
  switch (kind) {
    case 'unit':
      return unitRef(s, Number(first));
    case 'stratagem':
      return stratagemCard(s.book, Number(first)).id;
    case 'act':
    case 'free':
      return [kind === 'free' ? 'free' : '', fireteamRef(s, Number(first)), more.join(':')].filter(Boolean).join(' ');
    case 'donor':
      return `donor ${fireteamRef(s, Number(first))} ${more.join(':')}`;
    case 'restore':
    case 'deactivate':
    case 'abandon': {
      const unit = unitInQuestion(s, args, own);
      return unit === undefined ? id : `${kind} ${assetOf(s, unit, Number(first))}`;
    }
    default:
      return ofNumbers(s, ask, id);
  }
}

function unitInQuestion(s: State, args: Prompt['args'], own: Option['args']): UnitId | undefined {
  const { unit, fireteam } = { ...args, ...own };
  if (typeof unit === 'number') return unit;
  if (typeof fireteam === 'number') return s.fireteams[fireteam]?.unit;
  return s.activation?.unit;
}

const assetOf = (s: State, unit: UnitId, place: number): string =>
  assetCard(s.book, unitOf(s, unit).assets[place]?.card ?? 0).id;

/** Models that come: `3` or `3:0`; Assets that are turned: `1:0`. */
function ofNumbers(s: State, ask: string, id: string): string {
  const [first, second] = id.split(':').map(Number) as [number, number | undefined];
  if (ask === 'tos.ask.reinforce-model') {
    const name = fireteamRef(s, first);
    return second === undefined ? name : `${name} ${assetOf(s, s.fireteams[first]?.unit ?? 0, second)}`;
  }
  if ((ask === 'tos.ask.restore' || ask === 'tos.ask.deactivate') && second !== undefined)
    return `${unitRef(s, first)} ${assetOf(s, first, second)}`;
  return id;
}
