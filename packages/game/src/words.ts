import { translator, type Bundle, type Locale, type Translate } from '@banneret/i18n';
import { kernelText, type Because, type Prompt } from '@banneret/kernel';
import type { AnyGame, RuleText } from './game.js';
import { gameText } from './text.js';

/** A translator that knows the table's words, those of scenario files, the game's and whatever a tool adds. */
export const wordsFor = (locale: Locale, game: AnyGame, ...tool: readonly Bundle[]): Translate =>
  translator(locale, kernelText, gameText, ...tool, game.text);

/** A question in a player's words. */
export const tellAsk = (game: AnyGame, state: unknown, { ask, args = {} }: Prompt, t: Translate): string =>
  t.say(ask, game.nameArgs?.(state, args, t) ?? args);

/** What the table answered by itself, there being nothing else to answer. */
export const tellSole = (game: AnyGame, state: unknown, prompt: Prompt, choice: unknown, t: Translate): string =>
  t.say('game.sole', {
    ask: tellAsk(game, state, prompt, t),
    answer: game.tellChoice(state, prompt, choice, t),
  });

/** Why not, in a player's words. */
export const tellReason = (game: AnyGame, state: unknown, { say, args = {} }: Because, t: Translate): string =>
  t.say(say, game.nameArgs?.(state, args, t) ?? args);

/** The rules of the table itself, which refusals may name in any game. */
export const tableRules: readonly RuleText[] = [
  { id: 'KRN-01', fr: 'Une partie terminée n’accepte plus rien.', en: 'A game that is over accepts nothing more.' },
  {
    id: 'KRN-02',
    fr: 'Une réponse vaut pour la question posée ; arrivée après coup, elle est ignorée.',
    en: 'An answer counts for the question it was given to; one that arrives late is ignored.',
  },
  { id: 'KRN-03', fr: 'Seul répond celui à qui l’on demande.', en: 'Only whoever is asked may answer.' },
  {
    id: 'KRN-04',
    fr: 'Quand tous répondent en secret, chacun répond une seule fois.',
    en: 'When all answer in secret, each answers once.',
  },
  {
    id: 'KRN-05',
    fr: 'Une réponse a la forme que la question demande.',
    en: 'An answer has the form its question asks for.',
  },
  {
    id: 'KRN-06',
    fr: 'Un jet ou une pioche donne exactement ce que l’on demande : le bon nombre, des faces qui existent, des cartes présentes.',
    en: 'A roll or a draw gives exactly what is asked: the right number, faces that exist, cards that are there.',
  },
  {
    id: 'KRN-07',
    fr: 'On reprend son dernier choix tant que ni dés, ni cartes, ni secret, ni réponse d’un autre ne sont venus après.',
    en: 'You may take back your last choice until dice, cards, a secret or another’s answer have come in.',
  },
];
