import type { RuleLine } from '@banneret/game';

/** Three or four players: what both modes share, Free-for-all, and Team vs Team. */
export const multiplayer: readonly RuleLine[] = [
  [
    'EDGE-MULT-01',
    'À plusieurs, on joint deux plateaux standard par leurs bords qui s’emboîtent ; les Cases se suivent d’un plateau à l’autre.',
    'In multiplayer two standard boards are joined along their matching edges; Spaces continue from one to the other.',
  ],
  [
    'EDGE-MULT-02',
    'À plusieurs, chacun recrute 4 Escouades au plus.',
    'In multiplayer each player recruits up to 4 Squads.',
  ],
  [
    'EDGE-MULT-03',
    'À plusieurs, chaque deck compte exactement 15 cartes.',
    'In multiplayer each deck has exactly 15 cards.',
  ],
  [
    'EDGE-MULT-04',
    'Le Premier Joueur désigne le joueur en Contre ; tous les autres sont Opérateurs. Ils agissent dans le sens horaire à partir de sa gauche, le joueur en Contre le dernier.',
    'The First Player names the Counter player; all others are Operators. They act clockwise from the Counter’s left, the Counter player last.',
  ],
  [
    'EDGE-MULT-05',
    'À plusieurs, la piste ne porte pas de pion Faction : chacun commence avec une pile de 10 pions PV.',
    'In multiplayer the track has no Faction tokens: each player has a starting pile of 10 VP tokens.',
  ],
  [
    'EDGE-MULT-06',
    'À plusieurs, chacun commence avec autant de Cristaux qu’il y a de joueurs.',
    'In multiplayer each player starts with as many Crystals as there are players.',
  ],
  [
    'EDGE-MULT-07',
    'Dispersion à plusieurs : chaque Opérateur, à son tour, peut déplacer une Escouade.',
    'Dispersion in multiplayer: every Operator in turn may move one Squad.',
  ],
  [
    'EDGE-MULT-08',
    'À plusieurs, les tours vont dans le sens horaire à partir du joueur en Contre.',
    'In multiplayer turns go clockwise from the Counter player.',
  ],
  [
    'EDGE-MULT-09',
    'À plusieurs, la Moisson rapporte 2 Cristaux par Source contrôlée.',
    'In multiplayer Harvest gives 2 Crystals for each controlled Source.',
  ],
  [
    'EDGE-MULT-10',
    'À plusieurs, un PV ne remplace pas un Cristal ; l’Endurance, si.',
    'In multiplayer a VP does not replace a Crystal; Endurance still does.',
  ],
  [
    'EDGE-MULT-11',
    'À plusieurs, celui qui tue une figurine capture autant de pions PV de départ de son propriétaire que vaut l’Endurance de l’Escouade, dans la limite de ce qui reste.',
    'In multiplayer whoever kills a figure captures as many starting VP tokens of its owner as the Squad’s Endurance value, as far as they last.',
  ],
  [
    'EDGE-MULT-12',
    'Des Actions Instantanées jouées au même moment se résolvent dans l’ordre où elles sont jouées ; celle qui touche directement une Action précédente, comme une Esquive, passe avant les bonus.',
    'Instants played at the same moment resolve in the order played; one that directly affects an earlier Action, such as a Dodge, comes before bonuses.',
  ],
  [
    'EDGE-MULT-13',
    'Seuls les pions PV de départ se capturent ; un pion capturé est à l’abri.',
    'Only starting VP tokens can be captured; a captured token is safe.',
  ],
  [
    'EDGE-FFA-01',
    'Mêlée générale : la pile neutre compte 30 Cristaux et 30 Charges à 3 joueurs, 40 et 40 à 4.',
    'Free-for-all: the neutral pile has 30 Crystals and 30 Charges with 3 players, 40 and 40 with 4.',
  ],
  [
    'EDGE-FFA-02',
    'Mêlée générale : on joue dans le sens horaire ; le choix des factions part du Premier Joueur, les tours du joueur en Contre.',
    'Free-for-all: play goes clockwise; the choice of factions starts with the First Player, the turns with the Counter player.',
  ],
  [
    'EDGE-FFA-03',
    'Mêlée générale : si une figurine meurt sans qu’aucun adversaire y soit pour rien, ses pions PV quittent la partie.',
    'Free-for-all: if a figure dies without any opponent involved, its VP tokens leave the game.',
  ],
  [
    'EDGE-FFA-04',
    'Mêlée générale : qui perd toutes ses figurines, même un instant, est éliminé ; on finit le tour, puis gagne, parmi les autres, qui a capturé le plus de pions PV.',
    'Free-for-all: whoever loses all figures, even for an instant, is eliminated; the turn is finished, then among the others the most captured VP tokens win.',
  ],
  [
    'EDGE-FFA-05',
    'Mêlée générale : qui a capturé au moins 4 pions PV de chaque adversaire gagne aussitôt.',
    'Free-for-all: whoever has captured at least 4 VP tokens from each opponent wins at once.',
  ],
  [
    'EDGE-FFA-06',
    'Mêlée générale : qui perd son dernier pion PV de départ est éliminé ; on finit le tour, puis gagne qui en a capturé le plus.',
    'Free-for-all: whoever loses the last starting VP token is eliminated; the turn is finished, then the most captured tokens win.',
  ],
  [
    'EDGE-FFA-07',
    'Mêlée générale : quand un joueur pioche sa dernière carte, on finit le tour, puis gagne qui a capturé le plus de pions PV.',
    'Free-for-all: when a player draws the last card, the turn is finished, then the most captured VP tokens win.',
  ],
  [
    'EDGE-FFA-08',
    'Mêlée générale, à égalité : le plus de pions PV de départ gardés, puis le plus de pions Endurance, puis le plus de figurines ; sinon la partie est nulle entre eux.',
    'Free-for-all, ties: the most starting VP tokens kept, then the most Endurance tokens, then the most figures; otherwise a draw between them.',
  ],
  [
    'EDGE-TEAM-01',
    'Équipe contre Équipe : la pile neutre compte 40 Cristaux et 40 Charges.',
    'Team vs Team: the neutral pile has 40 Crystals and 40 Charges.',
  ],
  [
    'EDGE-TEAM-02',
    'Deux équipes de deux, formées d’un commun accord, sont assises en alternance pour jouer l’une après l’autre ; les tours partent du joueur en Contre.',
    'Two teams of two, freely agreed, sit alternately so that they play one after the other; turns start with the Counter player.',
  ],
  [
    'EDGE-TEAM-03',
    'Chacun garde en rappel le pion Faction de son allié ; cela n’a aucun effet.',
    'Each player holds the ally’s Faction token as a reminder; it has no effect.',
  ],
  [
    'EDGE-TEAM-04',
    'Équipe contre Équipe : si une figurine meurt sans qu’un adversaire y soit pour rien, ou du fait d’un allié, son joueur choisit l’ennemi qui capture les pions PV.',
    'Team vs Team: if a figure dies without an opponent involved, or by an ally’s hand, its player chooses which enemy captures the VP tokens.',
  ],
  [
    'EDGE-TEAM-05',
    'Une équipe dont un joueur perd toutes ses figurines, même un instant, perd aussitôt.',
    'A team with a player who loses all figures, even for an instant, loses at once.',
  ],
  [
    'EDGE-TEAM-06',
    'Une équipe qui a capturé en tout au moins 8 pions PV gagne aussitôt.',
    'A team that has captured at least 8 VP tokens in total wins at once.',
  ],
  [
    'EDGE-TEAM-07',
    'Une équipe dont un joueur perd son dernier pion PV de départ perd aussitôt.',
    'A team with a player who loses the last starting VP token loses at once.',
  ],
  [
    'EDGE-TEAM-08',
    'Équipe contre Équipe : quand un joueur pioche sa dernière carte, on finit le tour, puis gagne l’équipe qui a capturé le plus de pions PV en tout.',
    'Team vs Team: when a player draws the last card, the turn is finished, then the team with more captured VP tokens in all wins.',
  ],
  [
    'EDGE-TEAM-09',
    'Équipe contre Équipe, à égalité : le plus de pions PV de départ gardés, puis le plus de pions Endurance, puis le plus de figurines ; sinon la partie est nulle.',
    'Team vs Team, ties: the most starting VP tokens kept, then the most Endurance tokens, then the most figures; otherwise a draw.',
  ],
  [
    'EDGE-TEAM-10',
    'Sur les cartes et les fiches, « votre » comprend la faction alliée ; celui qui agit choisit les figurines et paie.',
    'On cards and sheets “your” includes the allied faction; the acting player chooses the figures and pays.',
  ],
  [
    'EDGE-TEAM-11',
    'Dans les règles, au contraire, Activation, paiement, Moisson et le reste ne concernent que ses propres éléments.',
    'In the rules, by contrast, Activation, payment, Harvest and the rest use only your own pieces.',
  ],
  [
    'EDGE-TEAM-12',
    'Une Amélioration ne s’attache pas à l’Escouade d’un allié.',
    'An Upgrade is not attached to an ally’s Squad.',
  ],
  [
    'EDGE-TEAM-13',
    'Les alliés peuvent se montrer leurs cartes Action.',
    'Allies may show each other their Action cards.',
  ],
];
