import type { RuleLine } from '@banneret/game';

/** The turn, its phases and the three Orders. */
export const turns: readonly RuleLine[] = [
  ['TOS-TRN-01', 'La partie dure 5 tours.', 'The game lasts 5 turns.'],
  [
    'TOS-TRN-02',
    'Un tour a trois phases dans cet ordre : Démarrage, Activation, Finale.',
    'A turn has three phases in order: Start, Activation, End.',
  ],
  [
    'TOS-TRN-03',
    'La phase de Démarrage a trois étapes dans cet ordre, dès le premier tour : Planification, Actualisation, Pioche.',
    'The Start Phase has three steps in order, from turn 1 on: Planning, Refresh, Draw.',
  ],
  [
    'TOS-TRN-04',
    'Planification : chaque joueur gagne 2 jetons Tactiques, plus 2 par Commandant recruté au départ, même tué depuis.',
    'Planning: each player gains 2 Tactics Tokens plus 2 per Commander recruited at the start, even one killed since.',
  ],
  [
    'TOS-TRN-05',
    'Planification : en commençant par celui qui a l’initiative, chaque joueur peut renforcer autant de ses unités qu’il veut.',
    'Planning: starting with the player with initiative, each player may Reinforce any number of own units.',
  ],
  [
    'TOS-TRN-06',
    'Actualisation : en commençant par celui qui a l’initiative, chaque joueur résout, dans l’ordre de son choix, les effets de début de tour de son Allégeance, de ses unités et de ses Groupes.',
    'Refresh: starting with the player with initiative, each player resolves the start-of-turn effects of the own Allegiance, units and Fireteams in any order.',
  ],
  [
    'TOS-TRN-07',
    'Pioche : en commençant par celui qui a l’initiative, chaque joueur peut défausser des jetons Tactiques pour piocher autant de cartes du Destin.',
    'Draw: starting with the player with initiative, each player may discard any number of Tactics Tokens to draw that many Fate Cards.',
  ],
  [
    'TOS-TRN-08',
    'Pioche : ensuite, dans le même ordre, chaque joueur peut acquérir des Stratagèmes.',
    'Draw: then, in the same order, each player may acquire Stratagems.',
  ],
  [
    'TOS-TRN-09',
    'Le joueur qui a l’initiative active une unité le premier ; puis les joueurs alternent avec des unités qui n’ont pas encore été activées ce tour.',
    'The player with initiative activates first; players then alternate, with units not yet activated this turn.',
  ],
  [
    'TOS-TRN-10',
    'Quand vient son occasion, un joueur peut d’abord jouer un Stratagème de sa main.',
    'At an opportunity a player may first play one Stratagem from hand.',
  ],
  [
    'TOS-TRN-11',
    'Ensuite il passe, ou choisit une de ses unités non encore activées ce tour ; tous les effets de l’activation, décors dangereux compris, sont aussitôt résolus.',
    'Then the player passes or chooses an own unit not yet activated this turn; all effects of activation, Dangerous terrain included, resolve at once.',
  ],
  [
    'TOS-TRN-12',
    'Si l’unité a une Valeur tactique, son joueur gagne autant de jetons Tactiques.',
    'If the unit has a Tactics value, its controller gains that many Tactics Tokens.',
  ],
  [
    'TOS-TRN-13',
    'L’unité reçoit ensuite un Ordre, un seul, et l’exécute.',
    'The unit then receives exactly one Order and carries it out.',
  ],
  [
    'TOS-TRN-14',
    'À la fin de l’activation, on résout les effets qui ont lieu à ce moment.',
    'At the end of the activation, effects of that moment are resolved.',
  ],
  [
    'TOS-TRN-15',
    'Frappe coordonnée : à la fin d’une activation, un joueur qui n’a activé qu’une unité depuis la dernière activation de l’adversaire peut en activer aussitôt une autre.',
    'Coordinated Strike: at the end of an activation, a player who has activated only one unit since the opponent’s last activation may activate another at once.',
  ],
  [
    'TOS-TRN-16',
    'Une Frappe coordonnée coûte 1 jeton Tactique, sauf si l’unité qui vient de finir ou celle qu’on choisit est un Commandant.',
    'A Coordinated Strike costs 1 Tactics Token unless the unit that just finished or the one chosen is a Commander.',
  ],
  [
    'TOS-TRN-17',
    'Un joueur n’active donc jamais plus de deux unités de suite de son propre chef ; passer n’est pas une activation et ne remet pas ce compte à zéro.',
    'So a player never activates more than two units in a row by choice; passing is no activation and does not reset that count.',
  ],
  [
    'TOS-TRN-18',
    'Passer : un joueur qui pourrait activer peut défausser une carte de sa main pour laisser l’occasion à l’adversaire ; il pourra activer plus tard dans le tour.',
    'Pass: a player who could activate may discard one card from hand to give the opportunity to the opponent, and may still activate later in the turn.',
  ],
  [
    'TOS-TRN-19',
    'Un joueur sans unité à activer doit passer, sans rien payer.',
    'A player with no unit able to activate must pass, free of charge.',
  ],
  [
    'TOS-TRN-20',
    'Si les deux joueurs passent l’un après l’autre, la phase d’Activation finit aussitôt, même s’il reste des unités.',
    'If both players pass one after the other, the Activation Phase ends at once, even with units left.',
  ],
  ['TOS-TRN-21', 'Au premier tour, l’Attaquant a l’initiative.', 'In turn 1 the Attacker has initiative.'],
  [
    'TOS-TRN-22',
    'Aux tours suivants, l’initiative revient à celui qui n’a pas activé la dernière unité du tour précédent.',
    'In later turns initiative goes to the player who did not activate the last unit of the previous turn.',
  ],
  [
    'TOS-TRN-23',
    'Phase Finale : on compte d’abord les points de victoire selon l’Opération.',
    'End Phase: first, players gain Victory Points as the Operation says.',
  ],
  [
    'TOS-TRN-24',
    'Phase Finale : ensuite, chacun mélange sa défausse à son Jeu du Destin ; les mains sont gardées.',
    'End Phase: then each player shuffles the discard pile into the Fate Deck; hands are kept.',
  ],
  [
    'TOS-TRN-25',
    'Après le cinquième tour, celui qui a le plus de points de victoire gagne ; à égalité, la partie est nulle.',
    'After turn 5 the player with most Victory Points wins; equal points are a draw.',
  ],
  ['TOS-TRN-26', 'Une unité est activée au plus une fois par tour.', 'A unit can be activated once per turn.'],
  [
    'TOS-TRN-27',
    'Une phase terminée par des passes n’active pas les unités restantes et ne leur nuit pas : elles n’agissent simplement pas ce tour.',
    'A phase ended by passes neither activates nor harms the units left over; they are simply not activated this turn.',
  ],
  [
    'TOS-TRN-28',
    'Quand toutes les unités des deux joueurs ont été activées, tous deux doivent passer et la phase finit.',
    'When every unit of both players has been activated, both must pass, so the phase ends.',
  ],
  [
    'TOS-ORD-01',
    'Une unité activée reçoit l’un des trois Ordres ; tous ses Groupes exécutent le même, mais peuvent faire des Actions différentes.',
    'An activated unit receives one of the three Orders; all its Fireteams carry out the same one but may take different Actions.',
  ],
  [
    'TOS-ORD-02',
    'Un Groupe qui peut faire plusieurs Actions les résout aussitôt l’une après l’autre, l’Action de Moral gratuite du Commandant mise à part.',
    'A Fireteam able to take several Actions resolves them immediately one after the other, the Commander’s free Morale Action excepted.',
  ],
  [
    'TOS-ORD-03',
    'Marche : d’abord, autant de Groupes de l’unité qu’on veut peuvent faire chacun une Action.',
    'March: first, any number of the unit’s Fireteams may each take one Action.',
  ],
  [
    'TOS-ORD-04',
    'Marche : ensuite, chaque Groupe de l’unité peut bouger de sa Vitesse au plus.',
    'March: then every Fireteam of the unit may move up to its Speed.',
  ],
  [
    'TOS-ORD-05',
    'Marche : enfin, chaque Groupe qui n’a pas encore agi dans cette activation peut faire une Action.',
    'March: finally each Fireteam that has not yet acted in this activation may take one Action.',
  ],
  [
    'TOS-ORD-06',
    'Marche : chaque Groupe agit donc une fois, avant ou après le mouvement de l’unité, jamais au milieu.',
    'March: so each Fireteam acts once, before or after the unit’s move, never in the middle of it.',
  ],
  [
    'TOS-ORD-07',
    'En avant ! ne peut pas être donné si un Groupe de l’unité est engagé.',
    'Rush cannot be given if any Fireteam of the unit is engaged.',
  ],
  [
    'TOS-ORD-08',
    'En avant ! : chaque Groupe peut bouger jusqu’au double de sa Vitesse.',
    'Rush: each Fireteam may move up to twice its Speed.',
  ],
  [
    'TOS-ORD-09',
    'En avant ! : après le mouvement, chaque Groupe peut faire une Action de Mêlée.',
    'Rush: after the move each Fireteam may take one Melee Action.',
  ],
  [
    'TOS-ORD-10',
    'En avant ! : un décor difficile traversé est Dangereux 2 pour ce mouvement.',
    'Rush: Difficult terrain moved through is Dangerous 2 for that move.',
  ],
  [
    'TOS-ORD-11',
    'Effort concerté : l’unité peut d’abord gagner un jeton Motivé, Secoué, Bloqué ou Renfort de son choix.',
    'Concerted Effort: the unit may first gain one Inspired, Shaken, Pinned or Reinforcement Token of its choice.',
  ],
  [
    'TOS-ORD-12',
    'Effort concerté : ensuite, chaque Groupe peut faire une Action ; il n’y a pas de mouvement.',
    'Concerted Effort: then each Fireteam may take one Action; there is no move.',
  ],
  [
    'TOS-ORD-13',
    'Un Ordre doit être donné, mais les mouvements et les Actions qu’il permet sont facultatifs.',
    'An Order must be given, but the moves and Actions it allows are optional.',
  ],
  [
    'TOS-ORD-14',
    'Un Ordre donne à chaque Groupe une Action au plus ; l’Action gratuite du Commandant et les Actions supplémentaires s’y ajoutent.',
    'An Order gives each Fireteam at most one Action; the Commander’s free Action and additional Actions come on top.',
  ],
  [
    'TOS-ORD-15',
    'Les Groupes de l’unité agissent dans l’ordre que choisit leur joueur ; chacun finit ses Actions avant le suivant.',
    'The Fireteams of the unit act in the order their controller chooses; each finishes its Actions before the next.',
  ],
];
