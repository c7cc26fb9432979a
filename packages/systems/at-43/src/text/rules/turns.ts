import type { RuleLine } from '@banneret/game';

/** The game turn, the tactical phase and battles of several sides. */
export const turns: readonly RuleLine[] = [
  [
    'AT43-TURN-01',
    'Préparation, dans l’ordre : choisir une mission, former les compagnies selon leurs points d’armée, installer la table, jouer.',
    'Preparation, in order: choose a mission, build the companies within their army points, set up the table, play.',
  ],
  [
    'AT43-TURN-02',
    'La partie dure un nombre de tours fixé par la mission ou par les joueurs.',
    'A game lasts a number of turns fixed by the mission or by the players.',
  ],
  [
    'AT43-TURN-03',
    'Chaque tour a trois phases, toujours dans cet ordre : tactique, activation, contrôle.',
    'Each turn has three phases, always in this order: tactical, activation, control.',
  ],
  [
    'AT43-TURN-04',
    'Le joueur actif désigne une unité et la joue entièrement, puis la main passe au joueur suivant.',
    'The active player designates one unit and plays it completely, then the next player becomes active.',
  ],
  [
    'AT43-TURN-05',
    'La phase d’activation dure jusqu’à ce que toutes les unités aient été activées ; qui n’a plus de carte est sauté.',
    'The activation phase lasts until all units have been activated; a player out of cards is skipped.',
  ],
  [
    'AT43-TURN-06',
    'Le joueur actif est celui dont une unité est activée ; les autres sont passifs.',
    'The active player is the one whose unit is being activated; the others are passive.',
  ],
  [
    'AT43-TURN-07',
    'Certaines missions n’ont pas de test d’Autorité au premier tour : elles nomment le camp qui le remporte d’office.',
    'Some missions have no Authority test on the first turn: they name the side that wins it automatically.',
  ],
  [
    'AT43-TAC-01',
    'La phase tactique comprend, dans l’ordre, le compte des PC, la séquence d’activation et le test d’Autorité.',
    'The tactical phase has, in order, the count of command points, the activation sequence and the Authority test.',
  ],
  [
    'AT43-TAC-02',
    'Réserve de PC, refaite à chaque tour : les PC du commandeur plus un par unité en jeu ou prête à entrer. Elle sert pendant tout le tour.',
    'Pool of command points, made anew each turn: those of the commander plus one for each unit in play or ready to enter. It serves for the whole turn.',
  ],
  [
    'AT43-TAC-03',
    'Les unités désorganisées ne comptent pas dans la réserve de PC.',
    'Disorganised units do not count in the pool of command points.',
  ],
  [
    'AT43-TAC-04',
    'Les PC sont acquis pour tout le tour, même si le commandeur est éliminé entre-temps.',
    'Command points are gained for the whole turn, even if the commander is eliminated meanwhile.',
  ],
  [
    'AT43-TAC-05',
    'Les PC non dépensés sont perdus à la fin du tour.',
    'Unspent command points are lost at the end of the turn.',
  ],
  [
    'AT43-TAC-06',
    'Séquence d’activation : chaque joueur pose face cachée, dans l’ordre voulu, une carte par unité sur la table ou en réserve ; les renforts non achetés n’en ont pas.',
    'Activation sequence: each player lays face down, in the order he wants, one card for each unit on the table or in reserve; reinforcements not yet bought have none.',
  ],
  [
    'AT43-TAC-07',
    'L’ordre posé ne change plus, sauf en dépensant des PC.',
    'The order once laid does not change, except by spending command points.',
  ],
  [
    'AT43-TAC-08',
    'Le commandeur est l’officier de plus haut grade de la séquence ; on utilise son Autorité et ses PC.',
    'The commander is the officer of the highest grade in the sequence; his Authority and command points are used.',
  ],
  [
    'AT43-TAC-09',
    'Si plusieurs officiers ont le plus haut grade, le joueur désigne le commandeur ; ce choix tient jusqu’à sa perte ou l’arrivée d’un plus haut grade.',
    'If several officers share the highest grade the player designates the commander; the choice stands until that officer is lost or a higher grade arrives.',
  ],
  [
    'AT43-TAC-10',
    'Quand le commandeur est éliminé, l’officier de plus haut grade encore en jeu lui succède.',
    'When the commander is eliminated, the officer of the highest grade still in play succeeds him.',
  ],
  [
    'AT43-TAC-11',
    'Sans officier, la compagnie n’a pas de commandeur : Autorité 0 et aucun PC de commandeur.',
    'With no officer left the company has no commander: Authority 0 and no command points from him.',
  ],
  [
    'AT43-TAC-12',
    'L’officier d’une unité de renfort ne peut être commandeur ; il le peut dès que son unité est en réserve.',
    'The officer of a reinforcement unit cannot be commander; he can once his unit is in reserve.',
  ],
  [
    'AT43-TAC-13',
    'Test d’Autorité : à chaque tour, premier compris, chaque joueur lance un dé et ajoute l’Autorité de son commandeur.',
    'Authority test: each turn, the first included, every player rolls one die and adds his commander’s Authority.',
  ],
  [
    'AT43-TAC-14',
    'Avant le test, chacun peut miser des PC, en secret et en même temps ; les mises sont révélées ensemble.',
    'Before the test everyone may bid command points, secretly and at the same time; bids are revealed together.',
  ],
  [
    'AT43-TAC-15',
    'Chaque PC misé ajoute 1 au résultat ; les PC misés sont dépensés, que l’on gagne ou non.',
    'Each command point bid adds 1 to the result; points bid are spent, won or lost.',
  ],
  [
    'AT43-TAC-16',
    'La mise va de 0 au grade du commandeur plus un, dans la limite des PC ; sans commandeur elle est nulle.',
    'A bid goes from 0 to the commander’s grade plus one, within the points at hand; without commander it is nil.',
  ],
  [
    'AT43-TAC-17',
    'Le meilleur résultat l’emporte ; le vainqueur choisit qui joue en premier.',
    'The highest result wins; the winner chooses who plays first.',
  ],
  [
    'AT43-TAC-18',
    'En cas d’égalité, les joueurs concernés relancent leur dé jusqu’à ce que l’un gagne ; les mises restent.',
    'On a tie the players concerned reroll their dice until one wins; the bids stand.',
  ],
  [
    'AT43-TAC-19',
    'Terrain connu : le camp à qui la mission l’accorde ajoute 1 à tous ses tests d’Autorité.',
    'Known terrain: the side to which the mission grants it adds 1 to all its Authority tests.',
  ],
  [
    'AT43-MULT-01',
    'Le vainqueur du test d’Autorité choisit qui commence, puis le jeu tourne dans le sens horaire : l’ordre des places à la table.',
    'The winner of the Authority test chooses who begins, then play goes clockwise: the order of the seats.',
  ],
  [
    'AT43-MULT-02',
    'Sans carte de mission, le champ de bataille est divisé en autant de zones que de joueurs, quatre au plus.',
    'Without a mission map the battlefield is divided into as many zones as there are players, four at most.',
  ],
  [
    'AT43-MULT-03',
    'Un objectif est contrôlé par le joueur qui a le plus d’infanterie à proximité ; si deux sont à égalité pour le plus grand nombre, par personne.',
    'An objective is controlled by the player with the most infantry near it; a tie for the most means nobody.',
  ],
];
