import { FACINGS, type Point } from '@banneret/geometry';
import type { Translate } from '@banneret/i18n';
import type { PickShape, Prompt } from '@banneret/kernel';
import type { CompanyChoice } from '../decisions/company.js';
import type { HireChoice } from '../decisions/hireShape.js';
import type { MoveChoice } from '../decisions/move.js';
import type { PlaceShape } from '../decisions/place.js';
import type { StandShape } from '../decisions/stand.js';
import type { FireteamId, State } from '../state.js';
import { nameArgs } from './nameArgs.js';
import { assetName, fateName, fireteamName, placeName, stratagemName, unitCardName } from './names.js';
import { triggerName } from './tell.js';

/** A choice in a player's words, for lists of options. */
export function tellChoice(s: State, prompt: Prompt, choice: unknown, t: Translate): string {
  switch (prompt.shape.kind) {
    case 'pick':
      return tellPick(s, prompt as Prompt<PickShape>, choice as string | number, t);
    case 'tos.move':
      return tellMove(s, choice as MoveChoice, t);
    case 'tos.place':
      return tellPlaces(s, (prompt.shape as PlaceShape).question.fireteams, choice as readonly (Point | null)[], t);
    case 'tos.stand':
      return tellPlaces(s, (prompt.shape as StandShape).question.fireteams, choice as readonly Point[], t);
    case 'tos.spot':
      return placeName(choice as Point, t);
    case 'tos.company':
      return tellCompany(s, choice as CompanyChoice, t);
    case 'tos.hire':
      return tellHire(s, choice as HireChoice, t);
    case 'tos.direction':
      return t.say('tos.choice.direction', { degrees: Math.round((Number(choice) * 3600) / FACINGS) / 10 });
    case 'amount':
      return t.say(prompt.ask === 'tos.ask.reserves' ? 'tos.choice.models' : 'tos.choice.count', {
        count: Number(choice),
      });
    default:
      return (choice as readonly number[]).map(id => tellItem(s, prompt, id, t)).join(', ');
  }
}

/** One of the things that a subset or an order is about. */
export function tellItem(s: State, prompt: Prompt, id: string | number, t: Translate): string {
  if (prompt.ask === 'tos.ask.pile-order') return fateName(Number(id), t);
  if (prompt.ask === 'tos.ask.stratagems') return stratagemName(s, Number(id), t);
  return String(id);
}

function tellPick(s: State, { shape, ask }: Prompt<PickShape>, id: string | number, t: Translate): string {
  const option = shape.options.find(one => one.id === id);
  if (option?.say !== undefined) return t.say(option.say, nameArgs(s, option.args ?? {}, t));
  if (typeof id === 'number')
    return ask.startsWith('tos.ask.modify') || ask.startsWith('tos.ask.flip')
      ? t.say('tos.choice.cheat', { card: fateName(id, t) })
      : fateName(id, t);
  return ask === 'tos.ask.trigger' ? t.say('tos.choice.trigger', { trigger: triggerName(s, id, t) }) : id;
}

function tellMove(s: State, moves: MoveChoice, t: Translate): string {
  if (moves.length === 0) return t.say('tos.choice.stay');
  return moves.map(({ fireteam, way }) => tellPlaces(s, [fireteam], [way.at(-1) ?? null], t)).join(', ');
}

function tellPlaces(s: State, ids: readonly FireteamId[], at: readonly (Point | null)[], t: Translate): string {
  return ids
    .map((id, i) => {
      const place = at[i];
      const fireteam = fireteamName(s, id, t);
      return place
        ? t.say('tos.choice.stands', { fireteam, place: placeName(place, t) })
        : t.say('tos.choice.stays', { fireteam });
    })
    .join(', ');
}

function tellCompany(s: State, { allegiance, envoy, commanders }: CompanyChoice, t: Translate): string {
  const { allegiances, envoys } = s.book.pack;
  return t.say('tos.choice.company', {
    allegiance: allegiances.find(({ id }) => id === allegiance)?.name[t.locale] ?? allegiance,
    envoy: envoy === null ? 'none' : (envoys.find(({ id }) => id === envoy)?.name[t.locale] ?? envoy),
    commanders: commanders.map(id => unitCardName(s, id, t)).join(', '),
  });
}

function tellHire(s: State, { units }: HireChoice, t: Translate): string {
  const names = units.map(({ unit, assets = [] }) => {
    const carried = assets.map(({ asset }) => assetName(s, asset, t)).join(', ');
    return carried === '' ? unitCardName(s, unit, t) : `${unitCardName(s, unit, t)} (${carried})`;
  });
  return t.say('tos.choice.hire', { units: names.length === 0 ? 'none' : names.join(', ') });
}
