import type { OddsChart } from '@banneret/game';
import { formatNumber, type Translate } from '@banneret/i18n';
import type { Prompt, Seat } from '@banneret/kernel';
import type { ActChoice } from '../decisions/act.js';
import type { ShootChoice } from '../decisions/shoot.js';
import { duelNamed } from '../duel/cases.js';
import type { ChargeMove } from '../manoeuvres/charge.js';
import { spotAfter } from '../movement/judge.js';
import { duelAfterCharge, duelOdds, isFought } from '../odds/duel.js';
import { duelLosses, type DuelLosses } from '../odds/duelLosses.js';
import { shotOdds, type ShotOdds } from '../odds/shot.js';
import { groupsOf } from '../shooting/declare.js';
import { clone, enemyOf, figureOf, seatOf, type Duel, type State } from '../state.js';
import { gunName, nameOf } from './words.js';

type Told = string | OddsChart;

/** What a volley, a charge or the stance in a Duel may come to; nothing for choices without dice of their own. */
export function tellOdds(state: State, { seat, ask, shape, args }: Prompt, choice: unknown, t: Translate): Told[] {
  if (shape.kind === 'bts.shoot') return tellVolleys(state, choice as ShootChoice, t);
  if (shape.kind === 'bts.act') return tellCharge(state, choice as ActChoice, t);
  if (ask === 'bts.ask.next-duel') return tellDuel(state, duelNamed(state, Number(choice)), seat, undefined, t);
  if (ask !== 'bts.ask.shield') return [];
  const shields = [seat === 0 && choice === 'shield', seat === 1 && choice === 'shield'] as const;
  return tellDuel(state, duelNamed(state, Number(args?.['duel'])), seat, shields, t);
}

const tellVolleys = (state: State, choice: ShootChoice, t: Translate): Told[] =>
  choice.do === 'end'
    ? []
    : choice.volleys.flatMap(volley => groupsOf(volley).flatMap(group => tellShot(state, shotOdds(state, group), t)));

function tellShot(state: State, odds: ShotOdds, t: Translate): Told[] {
  const { group, hit, arrive, pierce, wound, save, lost } = odds;
  const target = nameOf(state, group.target, t);
  const args = { weapon: gunName(state, group.shooter, group.weapon, t), target, hit: percent(hit, t) };
  if (arrive === undefined) return [t.say('bts.odds.template', args)];
  const way = { ...args, arrive: percent(arrive, t) };
  if (pierce !== undefined) return [t.say('bts.odds.vehicle', { ...way, pierce: percent(pierce, t) })];
  if (wound === undefined || lost === undefined) return [t.say('bts.odds.building', way)];
  const killed = percent(lost.at(-1) ?? 0, t);
  const line = t.say('bts.odds.shot', { ...way, wound: percent(wound, t), save: percent(save ?? 0, t), killed });
  return [line, ...lostChart(lost, target, t)];
}

/** The Duel as it would be once the charger is there. */
function tellCharge(state: State, choice: ActChoice, t: Translate): Told[] {
  if (choice.do !== 'charge') return [];
  const { figure, path, targets } = choice as ChargeMove;
  const after = clone(state);
  const own = figureOf(state, figure);
  const marks = { ...own.marks, moved: true, charged: true, done: true };
  after.figures[figure] = { ...own, spot: spotAfter(state, figure, path), marks };
  after.links = [...state.links, ...targets.map(charged => ({ charger: figure, charged }))];
  return tellDuel(after, duelAfterCharge(state, figure, targets), seatOf(state, figure), undefined, t);
}

function tellDuel(
  state: State,
  duel: Duel | undefined,
  seat: number,
  shields: readonly [boolean, boolean] | undefined,
  t: Translate,
): Told[] {
  if (duel === undefined || !isFought(state, duel)) return [];
  const odds = duelOdds(state, duel, seat, shields);
  if (odds === undefined) return [];
  if (odds === 'too-large') return [t.say('bts.odds.duel-large', {})];
  const { wins, ties, loses, leads } = odds;
  const bars = leads.map(({ lead, chance }) => ({ label: lead > 0 ? `+${lead}` : String(lead), chance }));
  const line = t.say('bts.odds.duel', { wins: percent(wins, t), ties: percent(ties, t), loses: percent(loses, t) });
  const losses = duelLosses(state, duel, shields);
  return [
    line,
    { title: t.say('bts.odds.lead', {}), bars },
    ...[enemyOf(seat), seat].flatMap(side => tellLosses(state, side, losses[side as 0 | 1], t)),
  ];
}

/** What the blows of a Duel may take from one side, or that it cannot be known yet. */
function tellLosses(state: State, side: Seat, losses: DuelLosses | undefined, t: Translate): Told[] {
  if (losses === undefined) return [t.say('bts.odds.losses-open', { player: side + 1 })];
  const target = nameOf(state, losses.victim, t);
  const mean = losses.lost.reduce((sum, chance, pv) => sum + pv * chance, 0);
  const killed = percent(losses.lost.at(-1) ?? 0, t);
  const line = t.say('bts.odds.duel-lost', { target, mean: formatNumber(mean, t.locale, 2), killed });
  return [line, ...lostChart(losses.lost, target, t)];
}

/** Whoever has one PV lives or dies: there is nothing to draw. */
const lostChart = (lost: readonly number[], target: string, t: Translate): OddsChart[] =>
  lost.length < 3
    ? []
    : [{ title: t.say('bts.odds.lost', { target }), bars: lost.map((chance, pv) => ({ label: String(pv), chance })) }];

const percent = (chance: number, t: Translate): string => formatNumber(100 * chance, t.locale, 1);
