import type { Translate } from '@banneret/i18n';
import { PASS, type OptionId, type PickShape, type Prompt } from '@banneret/kernel';
import { NOBODY, type FighterId } from '../battle.js';
import { offerFrom } from '../command/alerts.js';
import type { Aim, AimShape } from '../decisions/aim.js';
import type { FightChoice, FightShape } from '../decisions/fight.js';
import type { MoveShape } from '../decisions/move.js';
import type { Spot } from '../events.js';
import type { Ends } from '../movement/moving.js';
import { FIRST_MOUNT, type State } from '../state.js';
import { fighterIn, rosterOf, sheetOf, unitOf, unitWithFighter } from '../units.js';
import { tellMissionChoice, tellMissionItem } from './missionChoices.js';
import { fighterName, middleOf, unitName, weaponName } from './names.js';

/** A choice in a player's words, for lists of options. */
export function tellChoice(state: State, prompt: Prompt, choice: unknown, t: Translate): string {
  const { shape } = prompt;
  switch (shape.kind) {
    case 'at43.aim':
      return tellAim(state, shape as AimShape, choice as Aim, t);
    case 'at43.fight':
      return tellFight(state, shape as FightShape, choice as FightChoice, t);
    case 'at43.move':
      return tellMove(state, shape as MoveShape, choice as Ends, t);
    default:
      return tellMissionChoice(state, prompt, choice, t) ?? tellPlain(state, prompt, choice, t);
  }
}

function tellAim(state: State, _shape: AimShape, { target, uses }: Aim, t: Translate): string {
  const words = { shots: uses.length, target: unitName(state, target.unit, t) };
  if (target.fighter === NOBODY) return t.say('at43.choice.aim', words);
  return t.say('at43.choice.aimFighter', { ...words, fighter: numberOf(state, target.fighter) });
}

function tellFight(state: State, _shape: FightShape, choice: FightChoice, t: Translate): string {
  if (choice === 'done') return t.say('at43.choice.done');
  const { weapon, uses, defender } = choice;
  const against = unitName(state, unitWithFighter(state, defender), t);
  const target = `${against} (${fighterName(state, defender, t)})`;
  return t.say('at43.choice.fight', { attackers: uses.length, weapon: weaponName(state, weapon, t), target });
}

function tellMove(state: State, { unit }: MoveShape, ends: Ends, t: Translate): string {
  const { fighters } = unitOf(state, unit);
  const stays = ends.every((end: Spot, i) => end.x === fighters[i]?.x && end.y === fighters[i].y);
  return stays ? t.say('at43.choice.stay') : t.say('at43.choice.move', middleOf(ends));
}

/** The number a fighter has in his unit, counted from 1. */
export function numberOf(state: State, fighter: FighterId): number {
  const roster = state.battle.rosters.find(({ fighters }) => fighters.includes(fighter));
  return (roster?.fighters.indexOf(fighter) ?? 0) + 1;
}

const fighterWords = (state: State, fighter: FighterId, t: Translate): string =>
  t.say('at43.choice.fighter', { name: fighterName(state, fighter, t), fighter: numberOf(state, fighter) });

/** Questions whose numbers are fighters, units, seats. */
const FIGHTERS = [
  'at43.ask.commander',
  'at43.ask.extra',
  'at43.ask.leader',
  'at43.ask.losses',
  'at43.ask.victim',
  'at43.ask.zone',
  'at43.ask.impacts',
];
const UNITS = ['at43.ask.sequence', 'at43.ask.two'];

function tellPlain(state: State, prompt: Prompt, choice: unknown, t: Translate): string {
  if (Array.isArray(choice)) return (choice as number[]).map(item => tellItem(state, prompt, item, t)).join(', ');
  return tellPick(state, prompt as Prompt<PickShape>, choice as OptionId, t);
}

/** One of the things that an order, a subset or shares are about. */
export function tellItem(state: State, prompt: Prompt, id: OptionId, t: Translate): string {
  const { ask } = prompt;
  if (typeof id === 'number' && FIGHTERS.includes(ask)) return fighterWords(state, id, t);
  if (typeof id === 'number' && UNITS.includes(ask)) return unitName(state, id, t);
  return tellMissionItem(state, prompt, id, t) ?? String(id);
}

function tellPick(state: State, prompt: Prompt<PickShape>, id: OptionId, t: Translate): string {
  const { ask, args } = prompt;
  if (ask === 'at43.ask.part' && typeof id === 'number') return tellMount(state, Number(args?.fighter), id, t);
  if (ask === 'at43.ask.buy' && typeof id === 'number')
    return t.say('at43.choice.buy', { unit: unitName(state, id, t), cost: rosterOf(state, id).cost });
  if (ask === 'at43.ask.first') return t.say('at43.choice.player', { player: Number(id) + 1 });
  if (id === PASS) return t.say('at43.choice.pass');
  if (ask === 'at43.ask.alertWeapon') return weaponName(state, Number(id), t);
  if (ask === 'at43.ask.alert') {
    const { unit, scope } = offerFrom(String(id));
    return t.say('at43.choice.alertFire', { unit: unitName(state, unit, t), scope });
  }
  const text = String(id);
  if (text.startsWith('fire:'))
    return t.say('at43.choice.fire', { weapon: weaponName(state, Number(text.slice(5)), t) });
  if (typeof id === 'number') return tellItem(state, prompt, id, t);
  return t.say(`at43.choice.${id}`);
}

function tellMount(state: State, fighter: FighterId, part: number, t: Translate): string {
  const { weapon } = sheetOf(state, fighter).mounts[part - FIRST_MOUNT]!;
  const left = fighterIn(unitOf(state, unitWithFighter(state, fighter)), fighter)?.parts[part] ?? 0;
  return t.say('at43.choice.mount', { weapon: weaponName(state, weapon, t), left });
}
