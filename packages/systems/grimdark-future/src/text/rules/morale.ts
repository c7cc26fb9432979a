import type { RuleLine } from '@banneret/game';

/** Morale tests, Shaken units and routs. */
export const morale: readonly RuleLine[] = [
  [
    'GDF-MOR-01',
    'Une unité blessée hors mêlée et réduite à la moitié ou moins de sa taille de départ teste son moral, à chaque fois.',
    'A unit wounded outside melee and left with half or less of its starting size tests morale, each time.',
  ],
  [
    'GDF-MOR-02',
    'Pour une unité d’une seule figurine, c’est la moitié de sa valeur de Coriace qui compte.',
    'For a unit of a single model, half of its Tough value counts.',
  ],
  [
    'GDF-MOR-03',
    'Une unité qui perd une mêlée teste son moral, quelle que soit sa taille.',
    'A unit that loses a melee tests morale, whatever its size.',
  ],
  [
    'GDF-MOR-04',
    'La taille de départ se compte au début de la partie et ne change jamais.',
    'Starting size is counted at the start of the match and never changes.',
  ],
  [
    'GDF-MOR-05',
    'La moitié exacte compte comme « la moitié ou moins » : 5 figurines sur 10 doivent tester.',
    'Exactly half counts as “half or less”: 5 models left of 10 must test.',
  ],
  [
    'GDF-MOR-06',
    'Le test de moral est un jet de Qualité ; réussi, il ne se passe rien.',
    'A morale test is a Quality roll; if it succeeds, nothing happens.',
  ],
  [
    'GDF-MOR-07',
    'Un échec hors mêlée rend l’unité secouée ; elle n’est jamais mise en déroute ainsi.',
    'A failure outside melee leaves the unit Shaken; it never routs that way.',
  ],
  [
    'GDF-MOR-08',
    'Un échec en mêlée rend l’unité secouée s’il lui reste plus de la moitié de sa taille de départ, ou de sa valeur de Coriace.',
    'A failure in melee leaves the unit Shaken if it still has more than half of its starting size, or of its Tough value.',
  ],
  [
    'GDF-MOR-09',
    'Un échec en mêlée met l’unité en déroute s’il lui reste la moitié ou moins.',
    'A failure in melee routs the unit if it has half or less left.',
  ],
  ['GDF-MOR-10', 'Une unité secouée compte comme fatiguée.', 'A Shaken unit counts as Fatigued.'],
  [
    'GDF-MOR-11',
    'Une unité secouée rate d’office ses tests de moral.',
    'A Shaken unit fails morale tests without a roll.',
  ],
  [
    'GDF-MOR-12',
    'Une unité secouée doit être activée mais ne fait rien : ni mouvement, ni tir, ni charge, ni sort, ni embarquement. Seul un Avion vole quand même.',
    'A Shaken unit must be activated but does nothing: no move, shot, charge, spell or embarking. Only Aircraft still fly.',
  ],
  [
    'GDF-MOR-13',
    'Elle n’est plus secouée à la fin de cette activation.',
    'It is no longer Shaken when that activation ends.',
  ],
  [
    'GDF-MOR-14',
    'Une unité secouée après son activation le reste jusqu’à la fin de celle de la manche suivante.',
    'A unit Shaken after its activation stays so until its activation of the next round ends.',
  ],
  [
    'GDF-MOR-15',
    'Un nouvel échec hors mêlée ne change rien pour une unité déjà secouée ; en mêlée, à la moitié ou moins, c’est la déroute.',
    'Another failure outside melee changes nothing for a Shaken unit; in melee, with half or less left, it routs.',
  ],
  [
    'GDF-MOR-16',
    'Une unité en déroute est aussitôt retirée tout entière, comme perte.',
    'A routed unit is removed as a whole at once, as casualties.',
  ],
  [
    'GDF-MOR-17',
    'Une unité dont la dernière figurine est retirée ne teste pas.',
    'A unit whose last model is removed takes no test.',
  ],
];
