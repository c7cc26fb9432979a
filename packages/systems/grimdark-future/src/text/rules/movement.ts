import type { RuleLine } from '@banneret/game';

/** Moving models and keeping a unit together. */
export const movement: readonly RuleLine[] = [
  [
    'GDF-MOV-01',
    'Le trajet est libre, détours et pivots compris ; aucune partie du socle ne dépasse la distance permise.',
    'The path is free, bends and turns included; no part of the base exceeds the distance allowed.',
  ],
  [
    'GDF-MOV-02',
    'En avançant, on reste à un pouce au moins des autres unités, amies ou ennemies.',
    'When advancing, models keep at least one inch from other units, friend or enemy.',
  ],
  [
    'GDF-MOV-03',
    'En sprintant, mêmes règles : orientation et pivots libres, un pouce au moins des autres unités.',
    'The same holds for a Rush: facing and turning are free, at least one inch from other units.',
  ],
  [
    'GDF-MOV-04',
    'Une unité qui charge n’a pas à rester à un pouce des autres unités.',
    'A charging unit need not keep one inch from other units.',
  ],
  [
    'GDF-MOV-05',
    'On ne traverse pas les autres unités, pas même en chargeant.',
    'Models do not move through other units, not even in a Charge.',
  ],
  [
    'GDF-MOV-06',
    'Les figurines d’une unité ne se gênent pas en route mais ne finissent pas l’une sur l’autre.',
    'Models of a unit do not block one another on the way but do not end overlapping.',
  ],
  [
    'GDF-MOV-07',
    'Une unité qui part à moins d’un pouce d’une autre s’en éloigne librement, mais ne finit pas à moins d’un pouce, sauf en chargeant.',
    'A unit that starts closer than one inch to another moves away freely, but does not end closer than one inch unless it charges.',
  ],
  ['GDF-MOV-08', 'Aucune figurine ne quitte la table, sauf un Avion.', 'No model leaves the table, except Aircraft.'],
  [
    'GDF-MOV-09',
    'Chaque figurine est à un pouce au plus d’une autre de son unité.',
    'Every model is within one inch of another of its unit.',
  ],
  [
    'GDF-MOV-10',
    'Toutes les figurines d’une unité sont à neuf pouces au plus les unes des autres, ou aussi près que possible.',
    'All models of a unit are within nine inches of one another, or as close as possible.',
  ],
  ['GDF-MOV-11', 'Les liens d’un pouce forment une seule chaîne.', 'The one-inch links form one chain.'],
  [
    'GDF-MOV-12',
    'Une unité hors de cohérence doit d’abord se regrouper : elle ne peut pas tenir sa position.',
    'A unit out of coherency must regroup first: it may not Hold.',
  ],
  [
    'GDF-MOV-13',
    'Tout mouvement finit en cohérence ou, si c’est impossible, aussi près que possible.',
    'Every move ends in coherency or, if that cannot be, as close to it as possible.',
  ],
  [
    'GDF-MOV-14',
    'Une unité d’une seule figurine est toujours en cohérence.',
    'A unit of a single model is always in coherency.',
  ],
];
