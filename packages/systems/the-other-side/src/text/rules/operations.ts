import type { RuleLine } from '@banneret/game';

/** The four Operations. */
export const operations: readonly RuleLine[] = [
  [
    'TOS-OPS-01',
    'Chaque rencontre a une Opération : une mise en place, des règles et des conditions de victoire.',
    'Each encounter has one Operation: additional set-up, special rules and victory conditions.',
  ],
  ['TOS-OPS-02', 'Un marqueur d’Objectif a un socle de 50 mm.', 'Objective Markers have 50 mm bases.'],
  ['TOS-OPS-03', 'Au départ, nul ne revendique les marqueurs d’Objectif.', 'Objective Markers start unclaimed.'],
  [
    'TOS-OPS-04',
    'Une seule Compagnie à la fois revendique un marqueur ; une nouvelle revendication efface l’ancienne.',
    'One Company at a time has a claim on a Marker; a new claim wipes out the old one.',
  ],
  [
    'TOS-OPS-05',
    'Une Aura liée à un marqueur d’Objectif suit les règles des Auras.',
    'An Aura tied to an Objective Marker follows the Aura rules.',
  ],
  [
    'TOS-OPS-06',
    'Le plus grand nombre de points de victoire gagne ; à égalité, la partie est nulle.',
    'Most Victory Points win; a tie is a draw.',
  ],
  [
    'TOS-OPS-07',
    'Les Actions d’Opération, de Moral, sont données aux Groupes qui ne sont pas engagés ; l’Action de Moral gratuite d’un Commandant peut en être une.',
    'Operation Actions are Morale Actions of Fireteams that are not engaged; a Commander’s free Morale Action may be one.',
  ],
  [
    'TOS-PIL-01',
    'Pillage : 2 marqueurs fixes sur la ligne centrale, chacun à mi-chemin entre le centre et un bord de la table.',
    'Pillage: 2 fixed Markers on the centre line, each halfway between the table centre and a table edge.',
  ],
  [
    'TOS-PIL-02',
    'Pillage : chaque joueur place 1 marqueur dans sa moitié, hors de sa zone de déploiement, à 8 pouces au moins des autres.',
    'Pillage: each player places 1 Marker in the own half, outside the own Deployment Zone, at least 8 inches from the others.',
  ],
  ['TOS-PIL-03', 'Pillage : au départ, aucun marqueur n’est revendiqué.', 'Pillage: all Markers start unclaimed.'],
  [
    'TOS-PIL-04',
    'Investigation (Moral, non engagé) : défausser 1 jeton Tactique pour revendiquer un marqueur d’Objectif en vue à 3 pouces ou moins.',
    'Investigate (Morale, not engaged): discard 1 Tactics Token to claim an Objective Marker in sight within 3 inches.',
  ],
  [
    'TOS-PIL-05',
    'Pillage : quand une unité de Commandant est tuée, la Compagnie adverse marque aussitôt 2 points.',
    'Pillage: when a Commander unit is killed, the opposing Company scores 2 points at once.',
  ],
  [
    'TOS-PIL-06',
    'Pillage : à la fin de chaque tour, un marqueur revendiqué rapporte 1 point dans sa propre moitié, 2 sur la ligne centrale, 3 dans la moitié adverse.',
    'Pillage: at the end of each turn a claimed Marker scores 1 point in the own half, 2 on the centre line, 3 in the opponent’s half.',
  ],
  [
    'TOS-PIL-07',
    'Pillage : après le décompte, plus aucun marqueur n’est revendiqué.',
    'Pillage: after scoring all Markers become unclaimed.',
  ],
  [
    'TOS-PIL-08',
    'Pillage : ensuite, la Compagnie qui a le moins de points peut défausser 1 jeton Tactique pour retirer de la partie un marqueur d’Objectif de son choix ; à égalité, personne.',
    'Pillage: then the Company with fewest points may discard 1 Tactics Token to remove one Objective Marker of its choice from the game; on a tie, nobody.',
  ],
  [
    'TOS-SUP-01',
    'Cache d’approvisionnement : chaque joueur place 2 marqueurs dans sa moitié, à 12 pouces au moins des autres marqueurs et des bords de la table.',
    'Supply Cache: each player places 2 Markers in the own half, at least 12 inches from other Markers and from table edges.',
  ],
  [
    'TOS-SUP-02',
    'Cache d’approvisionnement : à chaque Actualisation, un joueur peut défausser 2 jetons Tactiques pour placer 1 marqueur dans sa moitié, hors de sa zone de déploiement, à 12 pouces au moins des autres.',
    'Supply Cache: in each Refresh step a player may discard 2 Tactics Tokens to place 1 Marker in the own half, outside the own Deployment Zone, at least 12 inches from the others.',
  ],
  [
    'TOS-SUP-03',
    'Butin (Moral, non engagé) : défausser 1 jeton Tactique pour retirer un marqueur d’Objectif en vue à 3 pouces ou moins.',
    'Loot (Morale, not engaged): discard 1 Tactics Token to remove an Objective Marker in sight within 3 inches.',
  ],
  [
    'TOS-SUP-04',
    'Cache d’approvisionnement : sur une table de 48 pouces sur 48, l’écart entre marqueurs est de 8 pouces.',
    'Supply Cache: on a 48 by 48 inch table the spacing between Markers is 8 inches.',
  ],
  [
    'TOS-SUP-05',
    'Cache d’approvisionnement : une unité de Commandant tuée rapporte 2 points à la Compagnie adverse.',
    'Supply Cache: a Commander unit killed scores 2 points for the opposing Company.',
  ],
  [
    'TOS-SUP-06',
    'Cache d’approvisionnement : à la fin de chaque tour, chacun marque 1 point par marqueur d’Objectif dans sa moitié.',
    'Supply Cache: at the end of each turn each Company scores 1 point for each Objective Marker in its own half.',
  ],
  [
    'TOS-SUP-07',
    'Cache d’approvisionnement : puis chacun marque 1 point par marqueur que ses unités ont retiré de la moitié adverse pendant ce tour.',
    'Supply Cache: then each scores 1 point for each Marker its units removed from the opponent’s half during this turn.',
  ],
  [
    'TOS-BAT-01',
    'Bataille rangée : 2 marqueurs fixes sur la ligne centrale, chacun à 12 pouces du centre de la table, non revendiqués.',
    'Pitched Battle: 2 fixed Markers on the centre line, each 12 inches from the table centre, unclaimed.',
  ],
  [
    'TOS-BAT-02',
    'Bataille rangée : l’Investigation permet de revendiquer comme au Pillage.',
    'Pitched Battle: Investigate claims Markers as in Pillage.',
  ],
  [
    'TOS-BAT-03',
    'Bataille rangée : la première fois dans un tour que des pertes comptées frappent l’ennemi, la Compagnie marque 1 point par événement de ce même instant, puis plus rien de cette façon ce tour.',
    'Pitched Battle: the first time in a turn that counted losses befall the enemy, the Company scores 1 point for each event of that same moment, then nothing more that way this turn.',
  ],
  [
    'TOS-BAT-04',
    'Bataille rangée : un Groupe de combat ennemi tué est un événement.',
    'Pitched Battle: an enemy Fireteam killed is an event.',
  ],
  [
    'TOS-BAT-05',
    'Bataille rangée : une unité ennemie tuée est un événement.',
    'Pitched Battle: an enemy unit killed is an event.',
  ],
  [
    'TOS-BAT-06',
    'Bataille rangée : un Commandant ou un Titan ennemi tué est un événement, un seul même s’il est les deux.',
    'Pitched Battle: an enemy Commander or Titan killed is an event, one even if it is both.',
  ],
  [
    'TOS-BAT-07',
    'Bataille rangée : un Groupe ennemi tué à 6 pouces ou moins d’un marqueur d’Objectif qu’il voit est un événement.',
    'Pitched Battle: an enemy Fireteam killed within 6 inches of an Objective Marker it sees is an event.',
  ],
  [
    'TOS-BAT-08',
    'Bataille rangée : à la fin de chaque tour, celui qui revendique le plus de marqueurs marque 3 points ; à égalité, personne.',
    'Pitched Battle: at the end of each turn the Company with more claimed Markers scores 3 points; if equal, nobody.',
  ],
  [
    'TOS-BAT-09',
    'Bataille rangée : après le décompte, plus aucun marqueur n’est revendiqué.',
    'Pitched Battle: after scoring all Markers become unclaimed.',
  ],
  [
    'TOS-TRP-01',
    'Pièges : la partie commence sans marqueur d’Objectif.',
    'Traps: the game starts without Objective Markers.',
  ],
  [
    'TOS-TRP-08',
    'Pièges : les marqueurs d’Objectif ne peuvent pas être revendiqués.',
    'Traps: Objective Markers cannot be claimed.',
  ],
  [
    'TOS-TRP-02',
    'Poser un piège (Moral, non engagé) : défausser 1 jeton Tactique pour créer un marqueur d’Objectif au contact du Groupe, hors de sa propre moitié et à plus de 12 pouces de tout autre.',
    'Set a Trap (Morale, not engaged): discard 1 Tactics Token to create an Objective Marker in contact with the Fireteam, not in the own half and more than 12 inches from any other.',
  ],
  [
    'TOS-TRP-03',
    'Désactiver un piège (Moral, non engagé) : défausser 1 jeton Tactique pour retirer un marqueur d’Objectif en vue à 3 pouces ou moins ; le Groupe subit une touche de Force 0 dont le tirage ne peut pas être truqué.',
    'Disarm a Trap (Morale, not engaged): discard 1 Tactics Token to remove an Objective Marker in sight within 3 inches; the Fireteam suffers a Hit of Strength 0 whose flip cannot be cheated.',
  ],
  [
    'TOS-TRP-04',
    'Pièges : sur une table de 48 pouces sur 48, l’écart est de 8 pouces.',
    'Traps: on a 48 by 48 inch table the spacing is 8 inches.',
  ],
  [
    'TOS-TRP-05',
    'Pièges : une unité de Commandant tuée rapporte 2 points à la Compagnie adverse.',
    'Traps: a Commander unit killed scores 2 points for the opposing Company.',
  ],
  [
    'TOS-TRP-06',
    'Pièges : à la fin de chaque tour, chacun marque 2 points par marqueur d’Objectif dans la moitié adverse, quel que soit celui qui l’a posé.',
    'Traps: at the end of each turn each Company scores 2 points per Objective Marker in the opponent’s half, whoever set it.',
  ],
  [
    'TOS-TRP-07',
    'Pièges : chacun marque 1 point par marqueur d’Objectif qu’il a retiré de sa propre moitié pendant ce tour.',
    'Traps: each Company scores 1 point for each Objective Marker it removed from its own half during this turn.',
  ],
];
