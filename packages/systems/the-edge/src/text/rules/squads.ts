import type { RuleLine } from '@banneret/game';

/** Squads, their characteristics and their Modes. */
export const squads: readonly RuleLine[] = [
  [
    'EDGE-SQD-01',
    'L’Escouade est l’unité de base : une carte et de 1 à 4 figurines.',
    'The Squad is the basic unit: one card and 1 to 4 figures.',
  ],
  [
    'EDGE-SQD-02',
    'Une carte Escouade a deux faces, le Mode de Base et un autre Mode. Chacune donne le nom, le Mode, INI, ATT, DEF, DEP, le coût d’un éventuel changement de Mode, l’Endurance et le nombre de figurines.',
    'A Squad card has two faces, Base Mode and one other Mode. Each gives the name, the Mode, INI, ATT, DEF, MOV, the cost of a possible change of Mode, the Endurance and the number of figures.',
  ],
  [
    'EDGE-SQD-03',
    'Les quatre caractéristiques peuvent changer d’un Mode à l’autre ; celles de la face visible valent pour toutes les figurines de l’Escouade.',
    'The four characteristics may differ between Modes; those of the face that is up hold for all figures of the Squad.',
  ],
  [
    'EDGE-SQD-04',
    'Une caractéristique ne descend jamais sous 0 ; on additionne tous les modificateurs avant d’en juger.',
    'A characteristic never goes below 0; all modifiers are added up before that is judged.',
  ],
  [
    'EDGE-SQD-05',
    'Une caractéristique « - » n’est pas 0 et aucun modificateur ne s’y ajoute. Sans DEP, pas de Déplacement ; sans ATT, pas d’Attaque ; sans DEF, toute Attaque réussit ; sans INI, on perd l’Initiative et tout Tir touche.',
    'A characteristic of “-” is not 0 and no modifier is added to it. Without MOV there is no Move, without ATT no Attack; without DEF every Attack succeeds; without INI the Initiative is lost and every Shot hits.',
  ],
  [
    'EDGE-SQD-06',
    'L’INI dit qui attaque en premier au Combat ; c’est aussi le nombre qu’un Tir doit dépasser.',
    'INI decides who attacks first in Combat; it is also the number a Shot must beat.',
  ],
  ['EDGE-SQD-07', 'L’ATT s’ajoute aux jets d’Attaque.', 'ATT is added to Attack rolls.'],
  [
    'EDGE-SQD-08',
    'Un symbole Relance près de l’ATT permet de relancer une fois tout jet d’Attaque, bon ou mauvais.',
    'A Re-roll symbol beside ATT lets the Squad re-roll any Attack roll once, good or bad.',
  ],
  ['EDGE-SQD-09', 'La DEF s’ajoute aux jets de Défense.', 'DEF is added to Defence rolls.'],
  [
    'EDGE-SQD-10',
    'Un symbole Relance près de la DEF permet de relancer une fois un jet de Défense, seulement si la Défense a échoué.',
    'A Re-roll symbol beside DEF lets the Squad re-roll a Defence roll once, only if that Defence failed.',
  ],
  [
    'EDGE-SQD-11',
    'Le DEP est le nombre de Cases que chaque figurine de l’Escouade peut parcourir au plus dans une Action de Déplacement.',
    'MOV is the number of Spaces each figure of the Squad may travel at most in one Move Action.',
  ],
  [
    'EDGE-SQD-12',
    'Un symbole Franchissement près du DEP donne à l’Escouade, dans ce Mode, le Franchissement d’Obstacles.',
    'A Crossing symbol beside MOV gives the Squad Obstacle Crossing in that Mode.',
  ],
  [
    'EDGE-SQD-13',
    'Une flèche sur la face visible permet à l’Escouade de changer de Mode au début de son Activation ; sans flèche, elle ne le peut pas.',
    'An arrow on the face that is up lets the Squad change Mode at the start of its Activation; without an arrow it cannot.',
  ],
  [
    'EDGE-SQD-14',
    'Le coût noté près de la flèche se paie d’abord ; sans coût, le changement est gratuit.',
    'A cost beside the arrow is paid first; without a cost the change is free.',
  ],
  [
    'EDGE-SQD-15',
    'Changer de Mode retourne la carte ; ses nouvelles valeurs valent dès lors et jusqu’au prochain changement.',
    'Changing Mode flips the card; its new values hold from then on until the next change.',
  ],
  [
    'EDGE-SQD-16',
    'Une Escouade n’a jamais plus de figurines que de points sur sa carte.',
    'A Squad never has more figures than the dots on its card.',
  ],
  [
    'EDGE-SQD-17',
    'Deux Escouades de même nom restent distinctes : leurs figurines ne s’échangent pas.',
    'Two Squads of the same name stay distinct: their figures are never exchanged.',
  ],
  [
    'EDGE-SQD-18',
    'Les pions Endurance sont communs à toutes les figurines de l’Escouade, où qu’elles soient.',
    'Endurance tokens are shared by all figures of the Squad, wherever they stand.',
  ],
  [
    'EDGE-SQD-19',
    'La valeur d’Endurance sert à trois choses : les pions de départ, les PV que rapporte chaque figurine tuée et une monnaie de rechange.',
    'The Endurance value serves three purposes: starting tokens, the VP each killed figure gives, and another currency.',
  ],
  [
    'EDGE-SQD-20',
    'Une même Escouade peut être activée tour après tour : il n’y a pas de fatigue.',
    'The same Squad may be activated turn after turn: there is no fatigue.',
  ],
];
