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
  {
    id: 'KRN-08',
    fr: 'Ce que tous doivent accepter se propose une chose à la fois, et tombe dès que quelqu’un joue ; on n’en propose que quelques-unes par minute.',
    en: 'What all have to agree to is proposed one thing at a time, and falls as soon as somebody plays on; only a few may be proposed a minute.',
  },
  {
    id: 'KRN-09',
    fr: 'On peut abandonner, s’accorder sur l’égalité, ou perdre au temps si une horloge est convenue. De deux camps, l’autre gagne ; de plusieurs, l’ordinateur joue la suite de qui s’en va, sans pouvoir gagner, et le dernier camp qui reste gagne.',
    en: 'One may resign, agree on a draw, or lose on time if a clock was agreed. Of two sides the other wins; of several, the computer plays on for whoever leaves and cannot win, and the last side that stays wins.',
  },
  {
    id: 'KRN-10',
    fr: 'Une place est à qui l’a prise le premier avec son invitation ; elle passe à un autre appareil, ou à l’ordinateur si les autres l’acceptent.',
    en: 'A seat belongs to whoever took it first with its invitation; it passes to another device, or to the computer if the others agree.',
  },
  {
    id: 'KRN-11',
    fr: 'Un jet vient de ce que la table et chaque appareil avaient promis avant la partie ; personne n’y change rien tant que les dés roulent.',
    en: 'A roll comes from what the table and each device had promised before the match; nobody changes anything while the dice are falling.',
  },
  {
    id: 'KRN-12',
    fr: 'On se parle en clair et brièvement, quelques messages à la fois ; les alliés ont leur propre canal, les spectateurs n’entendent rien.',
    en: 'Players talk in plain text and briefly, a few messages at a time; partners have a channel of their own, spectators hear nothing.',
  },
];
