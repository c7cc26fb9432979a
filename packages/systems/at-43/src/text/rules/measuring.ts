import type { RuleLine } from '@banneret/game';

/** Measuring, contact and dice. */
export const measuring: readonly RuleLine[] = [
  [
    'AT43-GEN-01',
    'Tous les hasards se règlent avec des dés à six faces.',
    'Everything left to chance is settled with six-sided dice.',
  ],
  [
    'AT43-GEN-02',
    'Les distances s’expriment en centimètres ou en portées.',
    'Distances are given in centimetres or in range bands.',
  ],
  [
    'AT43-GEN-03',
    'Une distance se mesure de bord à bord, par le plus court : bord du socle d’un combattant ou bord d’un élément de décor.',
    'A distance runs from edge to edge by the shortest way: the edge of a fighter’s base or the edge of a terrain element.',
  ],
  [
    'AT43-GEN-04',
    'La distance à une unité de plusieurs combattants se mesure au bord du socle de son leader ; entre deux unités, de leader à leader.',
    'The distance to a unit of several fighters is taken at the edge of its leader’s base; between two units, from leader to leader.',
  ],
  [
    'AT43-GEN-05',
    'On annonce d’abord, on mesure ensuite : aucune distance ne se mesure avant la déclaration d’une action, mode de déplacement compris, et la déclaration engage le joueur.',
    'Declare first, measure second: no distance is measured before an action is declared, the mode of a move included, and the declaration binds the player.',
  ],
  [
    'AT43-GEN-06',
    'Deux combattants, ou un combattant et un décor, sont au contact quand 2,5 cm au plus les séparent ; les socles n’ont pas à se toucher.',
    'Two fighters, or a fighter and a terrain element, are in contact when at most 2.5 cm lies between them; bases need not touch.',
  ],
  [
    'AT43-GEN-07',
    'La portée d’une distance est son nombre entier de dizaines de centimètres : moins de 10 cm vaut 0, 10 cm vaut déjà 1, 20 cm vaut 2, et ainsi de suite.',
    'The range band of a distance is its whole number of tens of centimetres: under 10 cm is 0, 10 cm is already 1, 20 cm is 2, and so on.',
  ],
  [
    'AT43-GEN-08',
    'Lorsqu’une règle dit « à une portée », elle veut dire 10 cm ou moins.',
    'Where a rule says “within one range” it means 10 cm or less.',
  ],
];
