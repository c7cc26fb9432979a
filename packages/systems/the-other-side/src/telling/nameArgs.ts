import type { Args, Translate } from '@banneret/i18n';
import { NO_ASSET } from '../damages.js';
import type { State } from '../state.js';
import {
  abilityName,
  actionName,
  assetName,
  envoyName,
  fireteamName,
  markerNumber,
  stratagemName,
  unitCardName,
  unitName,
} from './names.js';

/** The arguments of an option, a question or a reason with names instead of the numbers and ids that the rules go by. */
export function nameArgs(s: State, args: Args, t: Translate): Args {
  const named: Record<string, number | string> = { ...args };
  const { unit, fireteam, action, asset, stratagem, ability, marker, envoy } = args;
  if (typeof unit === 'number') named['unit'] = unitName(s, unit, t);
  if (typeof unit === 'string') named['unit'] = unitCardName(s, unit, t);
  if (typeof fireteam === 'number') named['fireteam'] = fireteamName(s, fireteam, t);
  if (typeof fireteam === 'number' && typeof action === 'string') named['action'] = actionName(s, fireteam, action, t);
  if (isCard(asset) && asset !== NO_ASSET) named['asset'] = assetName(s, asset, t);
  if (isCard(stratagem)) named['stratagem'] = stratagemName(s, stratagem, t);
  if (typeof ability === 'string' && typeof unit === 'number') named['ability'] = abilityName(s, unit, ability, t);
  if (typeof marker === 'number') named['marker'] = markerNumber(marker);
  if (typeof envoy === 'string') named['envoy'] = envoyName(s, envoy, t);
  return named;
}

const isCard = (raw: unknown): raw is number | string => typeof raw === 'number' || typeof raw === 'string';
