import type { RuleLine } from '@banneret/game';

/** Crystals and what may be paid in their place. */
export const payment: readonly RuleLine[] = [
  [
    'EDGE-PAY-01',
    'Chacun a une Réserve de Cristaux, qu’il peut dépenser, et une Réserve Épuisée, qu’il ne peut pas dépenser.',
    'Each player has a Crystal Reserve, which can be spent, and an Exhausted Reserve, which cannot.',
  ],
  [
    'EDGE-PAY-02',
    'Payer un Cristal, c’est le passer de sa Réserve à sa Réserve Épuisée ; il ne retourne pas à la pile neutre.',
    'Paying a Crystal moves it from your Reserve to your Exhausted Reserve; it does not return to the neutral pile.',
  ],
  [
    'EDGE-PAY-03',
    'Les Cristaux épuisés reviennent tous par un tour Passif, ou un par un grâce à un Engrenage.',
    'Exhausted Crystals come back all at once by a Passive turn, or one at a time by a gear.',
  ],
  [
    'EDGE-PAY-04',
    'Tout Cristal d’un coût peut être remplacé par un pion Endurance d’une de ses cartes Escouade ou, à deux joueurs, par un PV.',
    'Any Crystal of a cost may be replaced by an Endurance token from one of your Squad cards or, with two players, by a VP.',
  ],
  [
    'EDGE-PAY-05',
    'Un même paiement peut mêler les trois monnaies, et l’Endurance de plusieurs Escouades.',
    'One payment may mix the three currencies, and Endurance from several Squads.',
  ],
  [
    'EDGE-PAY-06',
    'On paie en Endurance ou en PV autant qu’on en possède.',
    'You may pay in Endurance or VP as much as you own.',
  ],
  [
    'EDGE-PAY-07',
    'Payer un PV avance le Marqueur de Victoire d’une case vers le bout de l’adversaire.',
    'Paying a VP moves the Victory marker one space toward the opponent’s end.',
  ],
  [
    'EDGE-PAY-08',
    'L’Endurance payée est simplement retirée : aucune figurine n’est blessée et personne ne gagne de PV. Une Escouade sans pion ne peut rien fournir.',
    'Endurance paid is simply removed: no figure is wounded and nobody gains VP. A Squad without tokens cannot contribute.',
  ],
  [
    'EDGE-PAY-09',
    'À deux joueurs, on possède autant de PV qu’il y a de cases entre le Marqueur et le pion Faction adverse. On peut tous les dépenser ; le dernier annonce la fin de la partie.',
    'With two players you own as many VP as there are steps between the marker and the opponent’s Faction token. All may be spent; the last one brings on the end of the match.',
  ],
  [
    'EDGE-PAY-10',
    'Le dé Rouge, la relance payante, les Actions, les changements de Mode et les attachements en Cristaux peuvent tous se payer avec ces autres monnaies.',
    'The Red die, the Paid Re-roll, Actions, changes of Mode and attachments priced in Crystals may all be paid with these other currencies.',
  ],
  [
    'EDGE-PAY-11',
    'Ce qu’on ne peut payer en entier, on ne peut le faire : il n’y a pas de dette.',
    'What cannot be paid in full cannot be done: there are no debts.',
  ],
  [
    'EDGE-PAY-12',
    'Une Charge ne se remplace jamais par un Cristal, un PV ou un pion Endurance.',
    'A Charge is never replaced by a Crystal, a VP or an Endurance token.',
  ],
];
