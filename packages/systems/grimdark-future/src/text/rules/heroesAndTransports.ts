import type { RuleLine } from '@banneret/game';

/** Heroes, Tough models and Transports. */
export const heroesAndTransports: readonly RuleLine[] = [
  [
    'GDF-HER-01',
    'Un Héros, Coriace(6) au plus, peut être déployé avec une unité amie de plusieurs figurines qui n’a pas d’autre Héros.',
    'A Hero with at most Tough(6) may be deployed as part of a friendly multi-model unit that has no other Hero.',
  ],
  [
    'GDF-HER-02',
    'Le Héros peut passer les tests de moral de l’unité avec sa Qualité ; son joueur en décide chaque fois.',
    'The Hero may take the unit’s morale tests with its own Quality; its player decides each time.',
  ],
  [
    'GDF-HER-03',
    'Le Héros bloque avec la Défense de l’unité tant qu’il y reste une autre figurine.',
    'The Hero blocks with the unit’s Defence as long as another model of it is left.',
  ],
  ['GDF-HER-04', 'Les Héros subissent les blessures en dernier.', 'Heroes take wounds last.'],
  [
    'GDF-HER-05',
    'Le Héros attaque avec sa propre Qualité et ses propres armes.',
    'The Hero attacks with its own Quality and weapons.',
  ],
  [
    'GDF-HER-06',
    'Une unité et son Héros ne font qu’une unité : une activation, une cohérence, une cible. Le Héros compte dans la taille de départ et ne la quitte pas.',
    'A unit and its Hero are one unit: one activation, one coherency, one target. The Hero counts in the starting size and cannot leave.',
  ],
  [
    'GDF-TOU-01',
    'Coriace(X) : la figurine n’est retirée qu’après X blessures ; sans Coriace, une blessure suffit.',
    'Tough(X): the model is removed after X wounds only; without Tough one wound is enough.',
  ],
  [
    'GDF-TOU-02',
    'Les blessures accumulées restent pour toute la partie.',
    'Accumulated wounds stay for the whole match.',
  ],
  [
    'GDF-TOU-03',
    'On achève une figurine coriace blessée avant d’en entamer une autre.',
    'A wounded Tough model is finished before another is begun.',
  ],
  [
    'GDF-TOU-04',
    'Une blessure ne va à un Héros que s’il ne reste aucune autre figurine de l’unité.',
    'A wound goes to a Hero only when no other model of the unit is left.',
  ],
  [
    'GDF-TRA-01',
    'Transport(X) offre X places. Une figurine sans Coriace ou Coriace(1), et un Héros jusqu’à Coriace(6), en prennent une.',
    'Transport(X) has X spaces. A model without Tough or with Tough(1), and a Hero up to Tough(6), take one each.',
  ],
  [
    'GDF-TRA-02',
    'Une figurine Coriace(2) ou Coriace(3) qui n’est pas un Héros prend trois places.',
    'A model with Tough(2) or Tough(3) that is not a Hero takes three spaces.',
  ],
  [
    'GDF-TRA-03',
    'N’embarquent pas : un Héros au-delà de Coriace(6), une autre figurine au-delà de Coriace(3), ni un Transport.',
    'These cannot embark: a Hero above Tough(6), any other model above Tough(3), and a Transport.',
  ],
  [
    'GDF-TRA-04',
    'Une unité peut être déployée dans un Transport au début de la partie.',
    'A unit may be deployed inside a Transport at the start of the match.',
  ],
  [
    'GDF-TRA-05',
    'Une unité embarque en venant tout entière au contact du Transport, en avançant ou en sprintant.',
    'A unit embarks by moving all its models into contact with the Transport, on an Advance or a Rush.',
  ],
  [
    'GDF-TRA-06',
    'Une unité embarquée débarque en avançant, en sprintant ou en chargeant.',
    'An embarked unit disembarks with an Advance, a Rush or a Charge.',
  ],
  [
    'GDF-TRA-07',
    'Quelle que soit l’action, une unité qui débarque bouge de 6 pouces au plus et finit à 6 pouces au plus du Transport.',
    'Whatever the action, a disembarking unit moves at most 6 inches and ends within 6 inches of the Transport.',
  ],
  [
    'GDF-TRA-08',
    'Transport détruit : chaque figurine à bord passe un test de terrain dangereux, les unités sont secouées et les survivants placés à 6 pouces au plus, avant qu’il soit retiré. Une figurine sans place est une perte.',
    'Transport destroyed: every model inside takes a dangerous terrain test, the units are Shaken and the survivors placed within 6 inches before it is removed. A model with no room is a casualty.',
  ],
  [
    'GDF-TRA-09',
    'Une unité à bord ne voit pas au-dehors et n’y vise rien : ni tir, ni sort, ni autre effet.',
    'A unit inside sees nothing outside and targets nothing there: no shot, no spell, no other effect.',
  ],
  [
    'GDF-TRA-10',
    'Une unité à bord ne peut être visée, ne prend ni ne conteste de marqueur, et s’active tout de même une fois par manche.',
    'A unit inside cannot be targeted, neither seizes nor contests a marker, and still activates once a round.',
  ],
];
