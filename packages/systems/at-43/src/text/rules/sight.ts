import type { RuleLine } from '@banneret/game';

/** Lines of sight. */
export const sight: readonly RuleLine[] = [
  [
    'AT43-LOS-01',
    'Fantassins, unités d’appui et marcheurs voient dans toutes les directions, quelle que soit leur orientation.',
    'Foot soldiers, support units and walkers see in every direction whatever their facing.',
  ],
  [
    'AT43-LOS-02',
    'Chaque arme d’un véhicule a son propre champ de vision, donné par sa fiche ; l’orientation ne compte que pour les véhicules.',
    'Each weapon of a vehicle has its own field of view, given in its profile; facing matters for vehicles only.',
  ],
  [
    'AT43-LOS-03',
    'Un combattant a une ligne de vue sur ce qu’il peut voir ; des obstacles peuvent l’en empêcher.',
    'A fighter has line of sight to what he can see; obstacles can prevent it.',
  ],
  [
    'AT43-LOS-04',
    'On trace des lignes du bord du socle du tireur au bord de celui de la cible : une seule ligne libre suffit ; si toutes rencontrent un obstacle, la cible ne peut être visée.',
    'Lines are drawn from the edge of the viewer’s base to the edge of the target’s: one clear line is enough; if every line meets an obstacle the target cannot be chosen.',
  ],
  [
    'AT43-LOS-05',
    'Voir une partie de la cible suffit : l’action est résolue comme si elle était entièrement visible.',
    'Seeing part of the target is enough: the action is resolved as if all of it were visible.',
  ],
  [
    'AT43-LOS-06',
    'Les fantassins, amis ou ennemis, ne bouchent jamais la vue.',
    'Foot soldiers, friends or enemies, never block sight.',
  ],
  [
    'AT43-LOS-07',
    'Derrière un obstacle de Taille égale ou supérieure à la sienne, une figurine est entièrement cachée ; si sa Taille dépasse celle de l’obstacle d’un point ou plus, elle est visible.',
    'Behind an obstacle of Size equal to or above its own a figure is completely hidden; if its Size exceeds the obstacle’s by a point or more, it is visible.',
  ],
];
