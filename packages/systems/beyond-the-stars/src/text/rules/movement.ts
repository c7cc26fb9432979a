import type { RuleLine } from '@banneret/game';

/** Movement and control zones. */
export const movement: readonly RuleLine[] = [
  [
    'BTS-MOV-01',
    'Le joueur bouge ses figurines dans l’ordre qu’il veut, une à la fois et jusqu’au bout.',
    'The player moves his figures in any order, one at a time and to its end.',
  ],
  [
    'BTS-MOV-02',
    'Une figurine bouge de son Mvt au plus, ou moins, ou pas du tout.',
    'A figure moves its Mvt at most, or less, or not at all.',
  ],
  [
    'BTS-MOV-03',
    'Le déplacement se mesure le long du chemin, toujours depuis le même point du socle.',
    'A move is measured along its path, always from the same point of the base.',
  ],
  [
    'BTS-MOV-04',
    'Le chemin est libre, droit ou non, sauf pour Monstres et Véhicules.',
    'The path is free, straight or not, except for Monsters and Vehicles.',
  ],
  [
    'BTS-MOV-05',
    'Une figurine ne traverse ni ne chevauche aucune autre, et son socle doit passer dans les espaces.',
    'A figure goes through no other and overlaps none, and its base must fit through gaps.',
  ],
  [
    'BTS-MOV-06',
    'L’orientation ne compte que pour Monstres, Véhicules et Armes de Siège.',
    'Facing matters only for Monsters, Vehicles and Siege Weapons.',
  ],
  [
    'BTS-MOV-07',
    'Une figurine Engagée, Immobilisée ou empêchée ne bouge pas.',
    'A figure that is Engaged, Immobilised or forbidden to does not move.',
  ],
  [
    'BTS-MOV-08',
    'Un Mage peut lancer son Sort à tout moment de son propre déplacement.',
    'A Mage may cast at any point of his own move.',
  ],
  [
    'BTS-MOV-09',
    'La zone de contrôle s’étend à 3 cm du socle ; on n’y entre pas de son plein gré sans charger son propriétaire.',
    'A control zone reaches 3 cm around the base; nobody enters it willingly without charging its owner.',
  ],
  [
    'BTS-MOV-10',
    'Véhicules, Marcheurs et Monstres n’ont pas de zone de contrôle.',
    'Vehicles, Walkers and Monsters have no control zone.',
  ],
  ['BTS-MOV-11', 'Une figurine à terre n’a pas de zone de contrôle.', 'A prone figure has no control zone.'],
  [
    'BTS-MOV-12',
    'Une figurine Engagée n’a plus de zone de contrôle, sauf le défenseur d’une barrière.',
    'An Engaged figure has no control zone any more, except the defender of a barrier.',
  ],
  [
    'BTS-MOV-13',
    'Un déplacement forcé peut entrer dans une zone de contrôle ennemie, sans toucher le socle.',
    'A forced move may enter an enemy control zone, without touching the base.',
  ],
  [
    'BTS-MOV-14',
    'Une figurine qui commence dans une zone ennemie reste, charge cet ennemi ou s’éloigne sans jamais s’en rapprocher.',
    'A figure that starts inside an enemy zone stays, charges that enemy, or leaves without ever getting closer to it.',
  ],
  ['BTS-MOV-15', 'On ne quitte pas la table de soi-même.', 'No figure leaves the table of its own accord.'],
  [
    'BTS-MOV-16',
    'Compte comme avoir bougé : tout déplacement voulu, se relever, se coucher, ramper, un pivot de Monstre, Véhicule ou Arme de Siège, l’arrivée de réserve ; ni le recul, ni l’éjection, ni faire place.',
    'Having moved means: any willing move, standing up, lying down, crawling, a pivot of a Monster, Vehicle or Siege Weapon, coming from reserve; neither recoil, nor ejection, nor making way.',
  ],
];
