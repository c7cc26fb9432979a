import { atLeast, expect, toNumber, type Distribution, type Fraction } from '@banneret/dice';
import type { OddsChart } from '@banneret/game';
import { formatNumber, type Translate } from '@banneret/i18n';
import type { OptionId, Prompt } from '@banneret/kernel';
import { actionOf } from '../actions.js';
import {
  actionOdds,
  modificationOdds,
  penetrationOdds,
  riposteRisk,
  strikeOdds,
  type ActionOdds,
  type DuelOdds,
  type HitOdds,
} from '../odds/index.js';
import type { State } from '../state.js';
import { hasTarget } from '../targets.js';
import { fireteamName } from './names.js';

type Told = string | OddsChart;

/** What an Action or a change to its cards may come to, in a player's words; nothing for choices that no card decides. */
export function tellOdds(s: State, prompt: Prompt, choice: unknown, t: Translate): Told[] {
  const { duel, hit } = oddsOf(s, prompt, choice as OptionId);
  const told = [
    ...(duel === undefined ? [] : tellDuel(duel, actorName(s, prompt, choice as OptionId, t), t)),
    ...tellRiposte(s, prompt, choice as OptionId, t),
    ...(hit === undefined ? [] : tellHit(s, hit, duel !== undefined && !isSure(duel.success), t)),
  ];
  // What is sure says itself that nothing else must change.
  return told.some(line => typeof line !== 'string') ? [...told, t.say('tos.odds.assumed')] : told;
}

/** Nobody knows more here than the one who is asked. */
function oddsOf(s: State, { ask, args = {}, seat }: Prompt, choice: OptionId): ActionOdds {
  const fireteam = Number(args['fireteam']);
  switch (ask) {
    case 'tos.ask.step': {
      const [kind, actor, ...key] = String(choice).split(':');
      return kind === 'act' || kind === 'free' ? untargeted(s, seat, Number(actor), key.join(':')) : {};
    }
    case 'tos.ask.extra':
      return untargeted(s, seat, fireteam, String(choice));
    case 'tos.ask.target':
      return targeted(s, seat, fireteam, String(args['action']), Number(choice));
    case 'tos.ask.modify.actor':
    case 'tos.ask.modify.other':
      return modificationOdds(s, seat, choice);
    case 'tos.ask.flip.penetration': {
      const hit = { fireteam, strength: Number(args['strength']), precise: args['precise'] === 'yes' };
      return penetrationOdds(s, seat, hit, choice);
    }
    case 'tos.ask.strike':
      return strikeOdds(s, seat, fireteam, choice);
    default:
      return {};
  }
}

/** Who acts: in the Duel under way, in the question, or in its answer. */
function actorName(s: State, { args = {} }: Prompt, choice: OptionId, t: Translate): string {
  const asked = args['fireteam'] ?? String(choice).split(':')[1];
  return fireteamName(s, s.action?.actor ?? Number(asked), t);
}

/** An Action that is aimed is told when its target is chosen. */
function untargeted(s: State, seat: number, actor: number, key: string): ActionOdds {
  const use = actionOf(s, actor, key);
  return use === undefined || hasTarget(use.action) ? {} : actionOdds(s, seat, { actor, key });
}

function targeted(s: State, seat: number, actor: number, key: string, id: number): ActionOdds {
  const isMarker = actionOf(s, actor, key)?.action.aim?.marker !== undefined;
  return actionOdds(s, seat, { actor, key, ...(isMarker ? { marker: id } : { target: id }) });
}

const isSure = ({ num, den }: Fraction): boolean => num === den;

function tellDuel({ success, margin }: DuelOdds, fireteam: string, t: Translate): Told[] {
  if (margin === undefined) return [t.say('tos.odds.lost', { fireteam })];
  if (isSure(success) && margin.outcomes.length === 1)
    return [t.say('tos.odds.won', { fireteam, margin: margin.outcomes[0]![0] })];
  const line = t.say('tos.odds.duel', { fireteam, chance: percent(success, t), margin: average(margin, t) });
  const won = toNumber(success);
  const failed = isSure(success) ? [] : [{ label: t.say('tos.odds.failed'), chance: 1 - won }];
  const bars = barsOf(margin).map(({ label, chance }) => ({ label, chance: chance * won }));
  return [line, { title: t.say('tos.odds.margin'), bars: [...failed, ...bars] }];
}

function tellRiposte(s: State, { ask, seat }: Prompt, choice: OptionId, t: Translate): Told[] {
  const risk = ask === 'tos.ask.modify.actor' ? riposteRisk(s, seat, choice) : undefined;
  return risk === undefined ? [] : [t.say('tos.odds.riposte', { chance: percent(risk, t) })];
}

function tellHit(s: State, { fireteam: id, damage, killed }: HitOdds, depends: boolean, t: Translate): Told[] {
  const fireteam = fireteamName(s, id, t);
  const [only, ...others] = damage.outcomes;
  if (only !== undefined && others.length === 0 && !depends)
    return [t.say('tos.odds.harm', { fireteam, damage: only[0], killed: isSure(killed) ? 'yes' : 'no' })];
  const line = t.say('tos.odds.hit', {
    duel: depends ? 'yes' : 'no',
    fireteam,
    damage: average(damage, t),
    hurt: percent(atLeast(damage, 1), t),
    killed: percent(killed, t),
  });
  if (others.length === 0) return [line];
  return [line, { title: t.say('tos.odds.damage', { fireteam }), bars: barsOf(damage) }];
}

const barsOf = ({ outcomes, total }: Distribution): OddsChart['bars'] =>
  outcomes.map(([value, weight]) => ({ label: String(value), chance: toNumber({ num: weight, den: total }) }));

const average = (d: Distribution, t: Translate): string => formatNumber(toNumber(expect(d)), t.locale, 1);
const percent = (chance: Fraction, t: Translate): string => formatNumber(100 * toNumber(chance), t.locale, 1);
