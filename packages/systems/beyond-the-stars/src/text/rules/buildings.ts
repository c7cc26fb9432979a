import type { RuleLine } from '@banneret/game';

/** Buildings and the Duels inside them. */
export const buildings: readonly RuleLine[] = [
  [
    'BTS-BLD-01',
    'Un bâtiment est standard ou fortifié ; on en convient avant la partie.',
    'A building is standard or fortified; this is agreed before the game.',
  ],
  [
    'BTS-BLD-02',
    'Seules l’Infanterie et les Armes de siège légères y entrent.',
    'Only Infantry and Light siege weapons enter it.',
  ],
  [
    'BTS-BLD-03',
    'On entre en finissant son déplacement au contact d’une ouverture.',
    'A figure enters by ending its move in contact with an opening.',
  ],
  [
    'BTS-BLD-04',
    'Portes et fenêtres servent pour un bâtiment standard ; les portes seules pour un fortifié ou une Arme de Siège.',
    'Doors and windows serve for a standard building; doors alone for a fortified one or a Siege Weapon.',
  ],
  [
    'BTS-BLD-05',
    'On sort en mesurant depuis l’ouverture choisie, aux mêmes conditions.',
    'Leaving is measured from the opening chosen, under the same limits.',
  ],
  [
    'BTS-BLD-06',
    'Un balcon ou une terrasse n’est pas une pièce : y passer est sortir ou entrer.',
    'A balcony or terrace is no room: passing to it is leaving or entering.',
  ],
  [
    'BTS-BLD-07',
    'Un occupant tire par n’importe quelle ouverture, vue et portée prises au point du bâtiment le plus proche de la cible.',
    'An occupant shoots from any opening, with sight and range from the building’s point nearest to the target.',
  ],
  ['BTS-BLD-08', 'Le propriétaire dit quels occupants tirent.', 'The owner says which occupants shoot.'],
  [
    'BTS-BLD-09',
    'Tirer sur un bâtiment : toucher le bâtiment, puis un jet de Trajectoire à -1.',
    'Shooting at a building: hit the building, then a Trajectory roll at -1.',
  ],
  [
    'BTS-BLD-10',
    'Contre un bâtiment fortifié, les jets de Trajectoire réussis doivent en plus être relancés.',
    'Against a fortified building successful Trajectory rolls must also be re-rolled.',
  ],
  [
    'BTS-BLD-11',
    'On blesse contre la meilleure Défense des occupants ; leur propriétaire choisit qui prend la blessure.',
    'Wound rolls use the best Defence among the occupants; their owner chooses who takes the wound.',
  ],
  [
    'BTS-BLD-12',
    'Une Lunette permet de viser un occupant choisi, contre sa propre Défense.',
    'A scope lets the shooter aim at a chosen occupant, against his own Defence.',
  ],
  [
    'BTS-BLD-13',
    'Un lance-flammes qui tire sur le bâtiment touche chaque occupant, contre sa propre Défense.',
    'A flamethrower shot at the building hits every occupant, each against his own Defence.',
  ],
  [
    'BTS-BLD-14',
    'Fragmentation ou artillerie : centre sur le bâtiment, tous les occupants sont touchés, aucun n’est sous le centre, et dehors personne ne l’est.',
    'Fragmentation or artillery: with the centre on the building all occupants are hit, none is under the centre, and nobody outside is hit.',
  ],
  [
    'BTS-BLD-15',
    'Si le centre du gabarit n’est pas sur le bâtiment, aucun occupant n’est touché.',
    'If the template’s centre is not on the building, no occupant is hit.',
  ],
  [
    'BTS-BLD-16',
    'On peut entrer dans un bâtiment tenu par l’ennemi : c’est une charge, et un seul Duel réunit tout l’étage.',
    'A building held by the enemy may be entered: it is a charge, and one single Duel gathers the whole storey.',
  ],
  [
    'BTS-BLD-17',
    'À la première résolution, les assaillants ont -1 à leurs dés de Duel.',
    'At the first resolution the assailants have -1 on their Duel dice.',
  ],
  [
    'BTS-BLD-18',
    'Ce -1 disparaît tant qu’un assaillant survit ; s’ils meurent tous, une nouvelle entrée le ramène.',
    'That -1 is gone as long as an assailant survives; if all die, a new entry brings it back.',
  ],
  [
    'BTS-BLD-19',
    'Dans un bâtiment, personne ne recule ni n’est Bloqué.',
    'In a building nobody recoils and nobody is Blocked.',
  ],
  [
    'BTS-BLD-20',
    'Tant que dure le Duel, toutes les figurines de l’étage restent Engagées, d’un tour à l’autre.',
    'While the Duel lasts all figures of the storey stay Engaged, from turn to turn.',
  ],
  [
    'BTS-BLD-21',
    'Le camp le plus nombreux peut laisser sortir des figurines s’il en garde au moins autant que l’ennemi.',
    'The larger side may let figures leave if it keeps at least as many as the enemy.',
  ],
  [
    'BTS-BLD-22',
    'Chaque étage est un bâtiment à part, sauf pour l’artillerie qui touche tous les étages.',
    'Each storey is a building of its own, except for artillery, which hits all storeys.',
  ],
  ['BTS-BLD-23', 'Changer d’un étage prend tout le Mvt.', 'Going up or down one storey takes the whole Mvt.'],
  [
    'BTS-BLD-24',
    'Tout bâtiment non fortifié est inflammable, sauf accord contraire.',
    'Every building that is not fortified is flammable unless agreed otherwise.',
  ],
];
