import type { Point } from '@banneret/geometry';
import type { Translate } from '@banneret/i18n';
import type { OptionId, PickShape, Prompt } from '@banneret/kernel';
import type { ActChoice } from '../decisions/act.js';
import type { DiceOrderQuestion } from '../decisions/diceOrder.js';
import type { OrderChoice } from '../decisions/order.js';
import type { RecoilChoice } from '../decisions/recoil.js';
import type { ShootChoice } from '../decisions/shoot.js';
import { unitWho } from '../figures/named.js';
import type { ChargeMove } from '../manoeuvres/charge.js';
import type { GroupMove } from '../manoeuvres/group.js';
import { NOBODY, type Link, type State } from '../state.js';
import { MORE_CHOICES } from './moreChoices.js';
import { gunName, nameOf, namesOf, point } from './words.js';

/** A choice in a player's words, for lists of options. */
export function tellChoice(state: State, prompt: Prompt, choice: unknown, t: Translate): string {
  const { shape } = prompt;
  switch (shape.kind) {
    case 'pick':
      return tellPick(shape as PickShape, choice as OptionId, t);
    case 'subset':
      return (choice as readonly number[]).length === 0
        ? t.say('bts.choice.nobody')
        : namesOf(state, choice as readonly number[], t);
    case 'bts.act':
      return tellAct(state, choice as ActChoice, t);
    case 'bts.shoot':
      return tellShoot(state, choice as ShootChoice, t);
    case 'bts.order':
      return tellOrder(state, choice as OrderChoice, t);
    case 'bts.split':
      return t.say('bts.choice.split', { pairs: pairsOf(state, choice as readonly number[], t) });
    case 'bts.dice-order':
      return t.say('bts.choice.dice', {
        dice: diceOf(state, shape as DiceOrderQuestion, choice as readonly number[], t),
      });
    case 'bts.recoil':
      return tellRecoil(state, choice as RecoilChoice, t);
    case 'bts.spot':
      return t.say('bts.choice.point', point(choice as Point));
    default:
      return MORE_CHOICES[shape.kind]?.(state, prompt, choice, t) ?? JSON.stringify(choice);
  }
}

function tellPick({ options }: PickShape, choice: OptionId, t: Translate): string {
  const option = options.find(({ id }) => id === choice);
  return option?.say === undefined ? String(choice) : t.say(option.say, option.args ?? {});
}

function tellAct(state: State, choice: ActChoice, t: Translate): string {
  if (choice.do === 'end') return t.say('bts.choice.end');
  const figure = nameOf(state, choice.figure, t);
  switch (choice.do) {
    case 'walk':
      return t.say('bts.choice.walk', { figure, ...endOf((choice as unknown as { path: readonly Point[] }).path) });
    case 'group': {
      const { moves } = choice as GroupMove;
      return t.say('bts.choice.group', { count: moves.length, figure, ...endOf(moves[0]?.path ?? []) });
    }
    case 'charge':
      return t.say('bts.choice.charge', { figure, targets: namesOf(state, (choice as ChargeMove).targets, t) });
    case 'stand':
    case 'lie':
      return t.say(`bts.choice.${choice.do}`, { figure });
    default:
      return MORE_CHOICES[`act.${choice.do}`]?.(state, undefined, choice, t) ?? figure;
  }
}

const endOf = (path: readonly Point[]): { x: number; y: number } => point(path.at(-1) ?? { x: 0, y: 0 });

function tellShoot(state: State, choice: ShootChoice, t: Translate): string {
  if (choice.do === 'end') return t.say('bts.choice.end');
  return choice.volleys
    .map(({ figure, shots }) =>
      t.say('bts.choice.volley', {
        figure: nameOf(state, figure, t),
        targets: namesOf(state, [...new Set(shots.flatMap(({ targets }) => targets))], t),
        weapons: shots.map(({ weapon }) => gunName(state, figure, weapon, t)).join(', '),
      }),
    )
    .join(' ; ');
}

function tellOrder(state: State, choice: OrderChoice, t: Translate): string {
  if (choice.do === 'pass') return t.say('bts.choice.pass');
  const { figure, order, target } = choice;
  const isUnit = order === 'soundAlarm' && target !== NOBODY;
  const named = isUnit ? unitWho(state, target)[t.locale] : nameOf(state, target, t);
  return t.say('bts.choice.order', {
    figure: nameOf(state, figure, t),
    order: t.say(`bts.order.${order}`),
    target: target === NOBODY ? 'none' : named,
  });
}

const pairsOf = (state: State, kept: readonly number[], t: Translate): string =>
  kept
    .map(place => state.links[place] as Link)
    .map(({ charger, charged }) => `${nameOf(state, charger, t)} - ${nameOf(state, charged, t)}`)
    .join(' ; ');

const diceOf = (state: State, { dice }: DiceOrderQuestion, order: readonly number[], t: Translate): string =>
  order.map(place => `${dice[place]?.value ?? 0} (${nameOf(state, dice[place]?.figure ?? NOBODY, t)})`).join(', ');

function tellRecoil(state: State, choice: RecoilChoice, t: Translate): string {
  if ('blocked' in choice) return t.say('bts.choice.blocked');
  const way = choice.way === undefined ? 'none' : nameOf(state, choice.way.figure, t);
  return t.say('bts.choice.recoil', { ...point(choice.to), way });
}
