import { FACINGS, type Point } from '@banneret/geometry';
import type { Translate } from '@banneret/i18n';
import type { Prompt } from '@banneret/kernel';
import type { ActionChoice } from '../decisions/action.js';
import type { PlaceChoice } from '../deploy/placement.js';
import type { ChangeStorey } from '../manoeuvres/building.js';
import type { CastSpell } from '../manoeuvres/cast.js';
import type { Drive } from '../manoeuvres/drive.js';
import type { Fly } from '../manoeuvres/fly.js';
import type { Push } from '../manoeuvres/judgePush.js';
import type { TakeStairs } from '../manoeuvres/stairs.js';
import type { Storm } from '../manoeuvres/judgeStorm.js';
import { UNDECIDED, type FigureId, type PieceId, type Secret, type State } from '../state.js';
import { nameOf, pieceName, point, yes } from './words.js';

type Teller = (state: State, prompt: Prompt | undefined, choice: unknown, t: Translate) => string;

/** A manoeuvre that names a figure and perhaps a piece. */
const deed =
  (key: string): Teller =>
  (state, _prompt, choice, t) => {
    const { figure, piece } = choice as { readonly figure: FigureId; readonly piece?: PieceId };
    const args = { figure: nameOf(state, figure, t) };
    return t.say(key, piece === undefined ? args : { ...args, piece: pieceName(state, piece, t) });
  };

const aPoint: Teller = (_state, _prompt, choice, t) => t.say('bts.choice.point', point(choice as Point));

const action: Teller = (state, _prompt, raw, t) => {
  const choice = raw as ActionChoice;
  if (choice.do === 'pass') return t.say('bts.choice.pass');
  return t.say('bts.choice.action', {
    figure: nameOf(state, choice.figure, t),
    action: t.say(`bts.action.${choice.action}`),
    extend: yes(choice.extend),
  });
};

/** What was designated, or `none`. */
export function secretOf(state: State, { ownChampion, enemyTarget, objective }: Secret, t: Translate): string {
  const what = [
    ...(ownChampion === UNDECIDED ? [] : [t.say('bts.choice.secret-own', { name: nameOf(state, ownChampion, t) })]),
    ...(enemyTarget === UNDECIDED ? [] : [t.say('bts.choice.secret-prey', { name: nameOf(state, enemyTarget, t) })]),
    ...(objective === UNDECIDED ? [] : [t.say('bts.choice.secret-marker', { marker: objective + 1 })]),
  ];
  return what.length === 0 ? 'none' : what.join(', ');
}

const secret: Teller = (state, _prompt, raw, t) =>
  t.say('bts.choice.secret', { what: secretOf(state, raw as Secret, t) });

const place: Teller = (_state, _prompt, raw, t) => {
  const choice = raw as PlaceChoice;
  if (choice.do === 'wait') return t.say('bts.choice.wait');
  return t.say('bts.choice.place', {
    count: choice.spots.length,
    aboard: choice.aboard.length,
    inside: choice.inside.length,
    ...(choice.spots[0] === undefined ? { x: 0, y: 0 } : point(choice.spots[0])),
  });
};

const cast: Teller = (state, _prompt, raw, t) => {
  const { figure, spell, target } = raw as CastSpell;
  return t.say('bts.choice.cast', {
    figure: nameOf(state, figure, t),
    spell: t.say(`bts.spell.${spell}`),
    target: nameOf(state, target, t),
  });
};

const storm: Teller = (state, _prompt, raw, t) => {
  const { figure, target, piece } = raw as Storm;
  return t.say('bts.choice.storm', {
    figure: nameOf(state, figure, t),
    targets: nameOf(state, target, t),
    piece: pieceName(state, piece, t),
  });
};

const drive: Teller = (state, _prompt, raw, t) => {
  const { figure, facing, length } = raw as Drive;
  const degrees = Math.round((facing * 360) / FACINGS);
  return t.say('bts.choice.drive', {
    figure: nameOf(state, figure, t),
    length: Math.round(length / 1000) / 10,
    degrees,
  });
};

/** A manoeuvre that names another figure. */
const deedOn =
  (key: string): Teller =>
  (state, _prompt, choice, t) => {
    const { figure, target, host } = choice as { figure: FigureId; target?: FigureId; host?: FigureId };
    return t.say(key, { figure: nameOf(state, figure, t), target: nameOf(state, target ?? host ?? figure, t) });
  };

const fly: Teller = (state, _prompt, raw, t) => {
  const { figure, to, targets } = raw as Fly;
  const names = targets.map(target => nameOf(state, target, t)).join(', ');
  return t.say('bts.choice.fly', {
    figure: nameOf(state, figure, t),
    ...point(to),
    targets: names === '' ? 'none' : names,
  });
};

const stairs: Teller = (state, _prompt, raw, t) => {
  const { figure, piece, access, path } = raw as TakeStairs;
  return t.say('bts.choice.stairs', {
    figure: nameOf(state, figure, t),
    piece: pieceName(state, piece, t),
    by: state.battle.terrain[piece]?.access?.[access]?.kind === 'ladder' ? 'ladder' : 'stairs',
    path: path.length > 0 ? 'far' : 'near',
  });
};

const storey: Teller = (state, _prompt, raw, t) => {
  const choice = raw as ChangeStorey;
  return t.say('bts.choice.storey', { figure: nameOf(state, choice.figure, t), storey: choice.storey });
};

const push: Teller = (state, _prompt, raw, t) => {
  const { figure, to } = raw as Push;
  return t.say('bts.choice.push', { figure: nameOf(state, figure, t), ...point(to) });
};

/** Choices of other chapters in words: by the kind of question (`bts.place`), or by manoeuvre (`act.cross`). */
export const MORE_CHOICES: Readonly<Record<string, Teller>> = {
  'bts.action': action,
  'bts.secret': secret,
  'bts.place': place,
  'bts.entry': aPoint,
  'bts.landing': aPoint,
  'bts.marker': aPoint,
  'bts.scenery': aPoint,
  'act.cast': cast,
  'act.storm': storm,
  'act.drive': drive,
  'act.fly': fly,
  'act.throw': deedOn('bts.choice.throw'),
  'act.heal': deedOn('bts.choice.heal'),
  'act.push': push,
  'act.embark': deedOn('bts.choice.embark'),
  'act.disembark': deedOn('bts.choice.disembark'),
  'act.repair': deedOn('bts.choice.repair'),
  'act.dare': deed('bts.choice.dare'),
  'act.step': deed('bts.choice.step'),
  'act.cross': deed('bts.choice.cross'),
  'act.climb': deed('bts.choice.climb'),
  'act.jump': deed('bts.choice.jump'),
  'act.enter': deed('bts.choice.enter'),
  'act.leave': deed('bts.choice.leave'),
  'act.storey': storey,
  'act.stairs': stairs,
};
