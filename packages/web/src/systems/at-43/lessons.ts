import type { WebSystem } from '../webSystem.js';

/** What a coach says of each question of a battle. */
export const lessons: NonNullable<WebSystem['lessons']> = {
  'at43.ask.enter': {
    fr: 'Votre unité entre par une position que vous contrôlez. Serrez-la autour de son chef : chacun doit rester assez près de lui.',
    en: 'Your unit comes in by a position that you control. Keep it close around its leader: everybody must stay near him.',
  },
  'at43.ask.sequence': {
    fr: 'Rangez vos cartes face cachée : vos unités agiront dans cet ordre. L’adversaire ne le voit pas, et le changer coûte des points de commandement.',
    en: 'Put your cards in order, face down: your units will act in this order. Your opponent does not see it, and changing it costs command points.',
  },
  'at43.ask.bid': {
    fr: 'Misez en secret des points de commandement pour jouer en premier. Ce que vous misez ne servira plus à donner des ordres.',
    en: 'Bid command points in secret to go first. What you bid cannot give orders any more.',
  },
  'at43.ask.action': {
    fr: 'Une unité tire puis bouge, ou bouge puis tire. Rien ne se mesure avant d’être déclaré : fiez-vous à vos yeux.',
    en: 'A unit shoots then moves, or moves then shoots. Nothing is measured before it is declared: trust your eyes.',
  },
  'at43.ask.move': {
    fr: 'Le mouvement est déclaré : tirez l’unité sur la table, elle s’arrête où son allonge finit.',
    en: 'The move is declared: drag the unit on the table, it stops where its allowance ends.',
  },
  'at43.ask.aim': {
    fr: 'Cliquez l’unité à viser. La portée se mesurera ensuite : plus c’est loin, plus c’est difficile.',
    en: 'Click the unit to aim at. The range is measured afterwards: the farther, the harder.',
  },
  'at43.ask.attitude': {
    fr: 'Finissez l’activation par une attitude : à couvert pour durer, en alerte pour tirer sur qui bouge.',
    en: 'End the activation with an attitude: take cover to last, go on alert to fire at whoever moves.',
  },
};
