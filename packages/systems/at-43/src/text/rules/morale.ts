import type { RuleLine } from '@banneret/game';

/** Morale. */
export const morale: readonly RuleLine[] = [
  [
    'AT43-MOR-01',
    'Une unité est vaillante, ce qu’elle est au départ, désorganisée ou en déroute.',
    'A unit is steady, as it starts, disorganised or routed.',
  ],
  [
    'AT43-MOR-02',
    'Des événements imposent des tests de Moral ; une unité peut en passer plusieurs dans un tour.',
    'Events call for Morale tests; a unit may have to make several in one turn.',
  ],
  [
    'AT43-MOR-03',
    'À son activation, une unité d’infanterie de rang 1 ou 2 teste si elle compte trois combattants ou moins.',
    'On activation an infantry unit of rank 1 or 2 tests if its strength is three or less.',
  ],
  [
    'AT43-MOR-04',
    'À son activation, une unité d’infanterie de rang 3 teste s’il ne reste qu’un combattant.',
    'On activation an infantry unit of rank 3 tests if only one fighter is left.',
  ],
  [
    'AT43-MOR-05',
    'À son activation, une unité de blindés teste si tous ses membres sont immobilisés.',
    'On activation an armoured unit tests if all its members are immobilised.',
  ],
  [
    'AT43-MOR-06',
    'Ce test précède l’activation proprement dite et toute dépense de PC.',
    'That test comes before the activation proper and before any command point is spent on it.',
  ],
  [
    'AT43-MOR-07',
    'Hors de son activation, une unité de blindés teste dès qu’un de ses membres est détruit ou abandonné.',
    'Outside its activation an armoured unit tests as soon as one of its members is destroyed or abandoned.',
  ],
  [
    'AT43-MOR-08',
    'Le Moral d’une unité est le plus élevé de ses rangs, héros compris.',
    'The Morale of a unit is the highest in its ranks, its hero included.',
  ],
  [
    'AT43-MOR-09',
    'Test de Moral : un dé sur la table universelle, Moral contre une difficulté de 8.',
    'Morale test: one die on the universal table, Morale against a difficulty of 8.',
  ],
  ['AT43-MOR-10', 'Test réussi : l’état ne change pas.', 'Test passed: the state does not change.'],
  [
    'AT43-MOR-11',
    'Test raté : une unité vaillante devient désorganisée, une unité désorganisée part en déroute.',
    'Test failed: a steady unit becomes disorganised, a disorganised unit routs.',
  ],
  [
    'AT43-MOR-12',
    'Nerfs d’acier : un combattant sans valeur de Moral ne fait jamais de test.',
    'Nerves of Steel: a fighter without a Morale value never tests.',
  ],
  [
    'AT43-MOR-13',
    'Une unité désorganisée reste sur place : ni action ni attitude de combat.',
    'A disorganised unit stays in place: no action and no combat attitude.',
  ],
  [
    'AT43-MOR-14',
    'Rallier : pour 2 PC, une unité désorganisée que l’on va activer redevient vaillante et s’active normalement.',
    'Rally: for 2 command points a disorganised unit about to be activated is steady again and is activated normally.',
  ],
  ['AT43-MOR-15', 'Une unité en déroute est éliminée.', 'A routed unit is eliminated.'],
];
