import type { WebSystem } from '../webSystem.js';

/** What a coach says of each question of a battle. */
export const lessons: NonNullable<WebSystem['lessons']> = {
  'tos.ask.opportunity': {
    fr: 'Activez une de vos unités. Passer coûte une carte, mais fait attendre votre meilleure unité jusqu’à ce que l’ennemi se découvre.',
    en: 'Activate one of your units. Passing costs a card, but lets your best unit wait until the enemy shows itself.',
  },
  'tos.ask.order': {
    fr: 'Marche : bouger et agir. Course : aller loin. Effort concerté : tous agissent sur place.',
    en: 'March: move and act. Rush: go far. Concerted Effort: everybody acts where they stand.',
  },
  'tos.ask.target': {
    fr: 'Cliquez une unité ennemie. Une cible à couvert, à plus de 2 pouces, se défend mieux.',
    en: 'Click an enemy unit. A target in cover, more than 2 inches away, defends better.',
  },
  'tos.ask.step': {
    fr: 'Vous pouvez tricher avec une carte de votre main, ou dépenser un pion. Gardez vos grosses cartes pour les duels qui comptent.',
    en: 'You may cheat with a card from your hand, or spend a token. Keep high cards for the duels that matter.',
  },
  'tos.ask.trigger': {
    fr: 'La marge et les enseignes de votre duel paient des déclics : choisissez ce qui achève la cible ou aide votre objectif.',
    en: 'The margin and the suits of your duel pay for triggers: choose what finishes the target or helps your objective.',
  },
};
