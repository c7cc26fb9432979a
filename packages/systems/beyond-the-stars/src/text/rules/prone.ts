import type { RuleLine } from '@banneret/game';

/** Prone figures. */
export const prone: readonly RuleLine[] = [
  [
    'BTS-PRN-01',
    'Une figurine à terre n’a pas de zone de contrôle et compte pour la moitié de sa hauteur à la vue.',
    'A prone figure has no control zone and counts half its height for sight.',
  ],
  [
    'BTS-PRN-02',
    'À terre, elle peut ramper de 3 cm, quels que soient son Mvt et le terrain, sans test de Franchissement, de Saut ni d’Escalade.',
    'Prone it may crawl 3 cm, whatever its Mvt and the terrain, with no Crossing, Jump or Climb test.',
  ],
  [
    'BTS-PRN-03',
    'À terre, elle peut tirer ; les catégories d’armes prennent 3 cm pour son déplacement maximal.',
    'Prone it may shoot; weapon categories take 3 cm as its greatest move.',
  ],
  [
    'BTS-PRN-04',
    'À terre, elle ne charge pas mais peut être chargée ; on passe à 3 cm d’elle sans la charger.',
    'Prone it cannot charge but may be charged; enemies may pass within 3 cm without charging it.',
  ],
  [
    'BTS-PRN-05',
    'Se relever coûte la moitié du Mvt ; le reste peut servir à bouger et même à charger.',
    'Standing up costs half its Mvt; the rest may be moved and even charged with.',
  ],
  [
    'BTS-PRN-06',
    'Seule l’Infanterie peut se coucher ; cela coûte la moitié du Mvt.',
    'Only Infantry may lie down; this costs half its Mvt.',
  ],
  [
    'BTS-PRN-07',
    'On ne se relève pas et ne se couche pas dans la même phase.',
    'No figure both stands up and lies down in one phase.',
  ],
  [
    'BTS-PRN-08',
    'Se relever ou se coucher compte comme avoir bougé.',
    'Standing up or lying down counts as having moved.',
  ],
  [
    'BTS-PRN-09',
    'On peut se relever dans une zone de contrôle ennemie sans charger, si l’on ne se rapproche pas ensuite.',
    'A figure may stand up inside an enemy control zone without charging, if it then gets no closer.',
  ],
  [
    'BTS-PRN-10',
    'Enjamber une figurine à terre demande un Franchissement : de 2 à 6 on passe de l’autre côté, sans contact, et l’on ne continue que sur un 6.',
    'Stepping over a prone figure takes a Crossing test: on 2 to 6 the mover is put on the far side, not in contact, and goes on only with a 6.',
  ],
  [
    'BTS-PRN-11',
    'Sur un 1, on s’arrête devant un ami ; un ennemi doit être chargé.',
    'On a 1 the mover stops before a friend; an enemy must be charged.',
  ],
  [
    'BTS-PRN-12',
    'En Duel, à terre, -1 à tous les dés, et ses dés en surplus comptent pour gagner mais ne blessent pas.',
    'In a Duel a prone figure has -1 on all dice, and its surplus dice count for winning but do not wound.',
  ],
  [
    'BTS-PRN-13',
    'Une figurine à terre qui gagne peut se relever ; si les deux camps sont à terre, le perdant recule de 3 cm.',
    'A prone winner may stand up; if both sides are prone, the loser recoils 3 cm.',
  ],
  [
    'BTS-PRN-14',
    'Une figurine à terre qui perd recule de 3 cm et reste à terre.',
    'A prone loser recoils 3 cm and stays prone.',
  ],
  [
    'BTS-PRN-15',
    'Frappée à terre, une figurine compte toujours comme Bloquée : deux jets pour blesser par Point de Gloire.',
    'Struck while prone a figure always counts as Blocked: two wound rolls for each Glory Point.',
  ],
  [
    'BTS-PRN-16',
    'Monstres, Véhicules et figurines Gigantesques ne sont jamais à terre ; Cavalerie et Motos ne se couchent ni ne rampent d’elles-mêmes.',
    'Monsters, Vehicles and Gigantic figures are never prone; Cavalry and Bikes neither lie down nor crawl of their own will.',
  ],
  [
    'BTS-PRN-17',
    'À terre, une figurine ne soutient pas, mais peut se protéger de son bouclier et faire place.',
    'A prone figure cannot support, but may shield and make way.',
  ],
];
