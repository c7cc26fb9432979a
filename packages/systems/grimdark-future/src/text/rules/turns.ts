import type { RuleLine } from '@banneret/game';

/** Rounds, turns, activations and their actions. */
export const turns: readonly RuleLine[] = [
  [
    'GDF-RND-01',
    'Une partie compte quatre manches ; une manche est une suite de tours, et à chaque tour une unité est activée pour une action.',
    'A match has four rounds; a round is a series of turns, and each turn activates one unit for one action.',
  ],
  [
    'GDF-RND-02',
    'À la première manche, le gagnant du tirage au sort de déploiement joue en premier.',
    'In round 1 the winner of the deployment roll-off takes the first turn.',
  ],
  [
    'GDF-RND-03',
    'À son tour, un joueur active une de ses unités qui ne l’a pas encore été dans la manche.',
    'In a turn a player activates one unit that has not been activated this round.',
  ],
  [
    'GDF-RND-04',
    'L’action accomplie, le tour prend fin et c’est à l’adversaire.',
    'After the action the turn ends and the opponent’s turn begins.',
  ],
  [
    'GDF-RND-05',
    'La manche s’achève quand toutes les unités ont été activées.',
    'The round ends when all units have been activated.',
  ],
  [
    'GDF-RND-06',
    'Dès la deuxième manche, commence celui dont la dernière activation de la manche précédente est venue en premier. Qui n’en a fait aucune passe devant ; si personne n’en a fait, le même joueur recommence.',
    'From round 2 whoever’s last activation of the previous round came first begins. A player who made none goes ahead; if nobody made any, the same player begins again.',
  ],
  [
    'GDF-RND-07',
    'Chaque unité est activée une fois par manche, exactement ; les unités secouées aussi.',
    'Every unit is activated exactly once a round; Shaken units too.',
  ],
  [
    'GDF-RND-08',
    'On ne passe pas tant qu’il reste une unité à activer.',
    'Nobody passes while a unit remains to be activated.',
  ],
  [
    'GDF-RND-09',
    'Un joueur sans unité à activer est sauté ; l’autre enchaîne ses tours.',
    'A player with no unit to activate is skipped; the other takes turns in a row.',
  ],
  [
    'GDF-RND-10',
    'La partie se termine après quatre manches complètes ; la mission désigne alors le vainqueur.',
    'The match ends after four complete rounds; the mission then decides the winner.',
  ],
  [
    'GDF-RND-11',
    'Au début d’une manche viennent dans l’ordre les jetons de sort, le retour des Avions, les arrivées en Embuscade, puis les activations.',
    'A round starts with, in order, spell tokens, returning Aircraft, Ambush arrivals, then the activations.',
  ],
  [
    'GDF-RND-12',
    'À la fin d’une manche, on examine les marqueurs, puis la fatigue disparaît.',
    'At the end of a round the markers are checked, then Fatigue ends.',
  ],
  [
    'GDF-RND-13',
    'Perdre toutes ses unités n’arrête pas la partie : les manches restantes sont jouées.',
    'Losing all units does not stop the match: the remaining rounds are played.',
  ],
  [
    'GDF-ACT-01',
    'Une unité activée accomplit une seule action, Tenir, Avancer, Sprinter ou Charger, la même pour toutes ses figurines.',
    'An activated unit performs one action, Hold, Advance, Rush or Charge, the same for all its models.',
  ],
  [
    'GDF-ACT-02',
    'Tenir : aucune figurine ne bouge ni ne pivote ; l’unité peut tirer.',
    'Hold: no model moves or turns; the unit may shoot.',
  ],
  [
    'GDF-ACT-03',
    'Avancer : jusqu’à 6 pouces, puis l’unité peut tirer.',
    'Advance: up to 6 inches, then the unit may shoot.',
  ],
  [
    'GDF-ACT-04',
    'En avançant, on ne tire qu’une fois le mouvement de toute l’unité terminé.',
    'When advancing, a unit shoots only once its whole move is done.',
  ],
  ['GDF-ACT-05', 'Sprinter : jusqu’à 12 pouces, sans tirer.', 'Rush: up to 12 inches, no shooting.'],
  [
    'GDF-ACT-06',
    'Charger : jusqu’à 12 pouces pour engager la mêlée, sans tirer.',
    'Charge: up to 12 inches into melee, no shooting.',
  ],
  [
    'GDF-ACT-07',
    'On ne charge que si le mouvement peut amener au moins une figurine au contact d’une figurine de la cible.',
    'A unit may charge only if the move can bring at least one model into contact with a model of the target.',
  ],
  [
    'GDF-ACT-08',
    'Les distances d’Avancer et de Sprinter sont des maximums ; ne pas bouger du tout est permis.',
    'Advance and Rush distances are maxima; not moving at all is allowed.',
  ],
  [
    'GDF-ACT-09',
    'Tirer est toujours facultatif et n’est pas une action à part : on tire en tenant ou en avançant.',
    'Shooting is always optional and no action of its own: it is part of Hold or Advance.',
  ],
  [
    'GDF-ACT-10',
    'Des unités restées au contact après une mêlée ne sont pas bloquées : elles bougent, tirent et chargent librement.',
    'Units still in contact after a melee are not locked: they move, shoot and charge freely.',
  ],
];
