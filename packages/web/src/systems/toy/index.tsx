import type { Event, State } from '@banneret/toy';
import type { Translate } from '@banneret/i18n';
import type { RollReading, WebSystem } from '../webSystem.js';
import { battle } from './battle.js';
import { Board } from './Board.js';
import { entry } from './entry.js';
import { text } from './text.js';
import { theme } from './theme.js';

export const webSystem: WebSystem = {
  entry,
  theme,
  texts: [text],
  Board,
  battle,
  status: (state, t) => t.say('web.toy.round', { round: (state as State).round, of: (state as State).rounds }),
  readRoll: readRoll as NonNullable<WebSystem['readRoll']>,
  setupFields: [
    {
      name: 'rounds',
      label: { fr: 'Manches', en: 'Rounds' },
      as: 'number',
      options: ['2', '4', '6'].map(value => ({ value, label: { fr: value, en: value } })),
    },
  ],
  lessons: {
    'toy.bid': {
      fr: 'Les pièces misées sont perdues, gagnant ou non. Mener aide à toucher ; garder des pièces permet de relancer.',
      en: 'Coins you bid are lost, win or not. Leading helps you hit; coins you keep pay for re-rolls.',
    },
    'toy.turn': {
      fr: 'Attaquer use la première escouade de votre ligne : autant de dés que sa force. Sans pièces ? Reposez-vous.',
      en: 'An attack uses the first squad of your line: as many dice as its strength. No coins? Rest.',
    },
    'toy.reroll': {
      fr: 'Cochez les dés à relancer, une pièce chacun. Ne rien cocher est permis.',
      en: 'Tick the dice to re-roll, a coin each. Ticking none is fine.',
    },
    'toy.shield': {
      fr: 'Votre main est secrète. Un bouclier arrête des touches, puis il est perdu.',
      en: 'Your hand is secret. A shield stops hits and is then gone.',
    },
    'toy.wounds': {
      fr: 'Une escouade de tête vidée n’attaque plus avant un regroupement : ménagez-la.',
      en: 'An emptied front squad cannot attack until you regroup: spare it.',
    },
    'toy.order': {
      fr: 'La première escouade attaque : mettez la plus forte devant.',
      en: 'The first squad attacks: put the strongest in front.',
    },
  },
};

/** Bought re-rolls are in the faces already, so nobody can say what such a roll brings on average. */
function readRoll(event: Event, _state: State, t: Translate): RollReading | undefined {
  if (event.type !== 'dice.rolled') return undefined;
  const { why } = event;
  const need = why?.total;
  return {
    title: t.say('toy.attack-roll'),
    seat: event.seat,
    dice: event.faces.map(face => ({ face, ...(need !== undefined && { success: face >= need }) })),
    ...(need !== undefined && { need: `${need}+` }),
    parts: (why?.parts ?? []).map(({ because }) => ({ text: t.say(because.say, because.args), rule: because.rule })),
  };
}
