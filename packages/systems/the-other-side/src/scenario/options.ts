import type { Option, OptionId, PickShape, Prompt } from '@banneret/kernel';
import { assetCard, stratagemCard } from '../book.js';
import { actionUnderWay } from '../duels.js';
import { fireteamOf, unitOf, type State, type UnitId } from '../state.js';
import { keyRef, triggerRef } from './keys.js';
import { fireteamRef, unitRef } from './names.js';
import { wordOf } from './words.js';

/**
 * An option in the words of files: names for units, Fireteams, Assets, Stratagems, Markers and cards; the rest as it stands. Where
 * two would be written alike (two casks of one unit), the second has its number.
 */
export function writeOption(s: State, prompt: Prompt, id: OptionId): OptionId {
  const { options } = prompt.shape as PickShape;
  const place = options.findIndex(one => one.id === id);
  if (place < 0) return id;
  const name = nameOf(s, prompt, options[place] as Option);
  const alike = options.slice(0, place).filter(one => nameOf(s, prompt, one) === name).length;
  return alike === 0 ? name : `${name} (${alike + 1})`;
}

const nameOf = (s: State, prompt: Prompt, option: Option): OptionId =>
  typeof option.id === 'number' ? writeNumber(s, prompt, option, option.id) : writeString(s, prompt, option, option.id);

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
      return deedRef(s, Number(fireteam), String(action));
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

/** Who does what: `militia/1 card.rifle`. */
const deedRef = (s: State, id: number, key: string): string =>
  `${fireteamRef(s, id)} ${keyRef(s, fireteamOf(s, id).unit, key)}`;

function writeString(s: State, { ask, args = {} }: Prompt, { args: own = {} }: Option, id: string): string {
  const [kind, ...rest] = id.split(':') as [string, ...string[]];
  const [first = '', ...more] = rest;
  switch (kind) {
    case 'unit':
      return unitRef(s, Number(first));
    case 'stratagem':
      return stratagemCard(s.book, Number(first)).id;
    case 'act':
      return deedRef(s, Number(first), more.join(':'));
    case 'free':
      return `free ${deedRef(s, Number(first), more.join(':'))}`;
    case 'donor':
      return `donor ${fireteamRef(s, Number(first))} ${modelRef(s, Number(first), more.join(':'))}`;
    case 'restore':
    case 'deactivate':
    case 'abandon': {
      const unit = unitInQuestion(s, args, own);
      return unit === undefined ? id : `${kind} ${assetOf(s, unit, Number(first))}`;
    }
    default:
      return ofQuestion(s, ask, args, id);
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

/** An ordinary model, or an Adjunct by the id of its Asset. */
function modelRef(s: State, fireteam: number, model: string): string {
  const [, place] = /^adjunct(\d+)$/.exec(model) ?? [];
  return place === undefined ? model : assetOf(s, fireteamOf(s, fireteam).unit, Number(place));
}

/** Words that mean something in one question only. */
function ofQuestion(s: State, ask: string, args: NonNullable<Prompt['args']>, id: string): string {
  const [first, second] = id.split(':').map(Number) as [number, number | undefined];
  switch (ask) {
    case 'tos.ask.reinforce-model': {
      const name = fireteamRef(s, first);
      return second === undefined ? name : `${name} ${assetOf(s, s.fireteams[first]?.unit ?? 0, second)}`;
    }
    case 'tos.ask.restore':
    case 'tos.ask.deactivate':
      return second === undefined ? id : `${unitRef(s, first)} ${assetOf(s, first, second)}`;
    case 'tos.ask.damage.model':
      return modelRef(s, Number(args['fireteam']), id);
    case 'tos.ask.extra':
      return keyRef(s, fireteamOf(s, Number(args['fireteam'])).unit, id);
    case 'tos.ask.trigger': {
      const { action, use } = actionUnderWay(s);
      return triggerRef(s, action.actor, use.action, id);
    }
    case 'tos.ask.ability':
      return abilityRef(s, id);
    default:
      return id;
  }
}

/** The engine's `3 card.wade 0` is `maud card.wade`; what a whole Company does once is `company allegiance.…`. */
function abilityRef(s: State, id: string): string {
  const [whose = '', key] = id.split(' ');
  if (key === undefined) return id;
  return whose === 'company' ? `company ${key}` : `${unitRef(s, Number(whose))} ${keyRef(s, Number(whose), key)}`;
}
