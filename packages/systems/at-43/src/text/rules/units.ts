import type { RuleLine } from '@banneret/game';

/** Units and the kinds of fighters. */
export const units: readonly RuleLine[] = [
  [
    'AT43-UNIT-01',
    'Tout combattant appartient à une unité ; la bataille commencée, les membres d’une unité ne peuvent plus en former d’autres.',
    'Every fighter belongs to a unit; once the battle has begun its members can never be split into other units.',
  ],
  [
    'AT43-UNIT-02',
    'Une unité réunit un ou plusieurs combattants de même désignation.',
    'A unit is one or more fighters of the same designation.',
  ],
  [
    'AT43-UNIT-03',
    'Une unité de plusieurs combattants a un leader : il a les caractéristiques des autres et c’est à lui que l’on mesure. Un combattant seul est son propre leader.',
    'A unit of several fighters has one leader, with the same characteristics as the others, to whom distances are measured. A lone fighter is his own leader.',
  ],
  [
    'AT43-UNIT-04',
    'Quand le leader est éliminé, le combattant standard le plus proche de lui le remplace aussitôt, là où il se trouve ; à égale distance, son joueur choisit.',
    'When the leader is eliminated, the standard fighter nearest to him takes over at once, where he stands; if several are equally near, their player chooses.',
  ],
  [
    'AT43-UNIT-05',
    'Cohésion : une fois l’unité jouée, chaque membre est à 10 cm au plus du leader.',
    'Cohesion: once the unit has been played, every member is 10 cm or less from the leader.',
  ],
  [
    'AT43-UNIT-06',
    'Cohésion : une fois l’unité jouée, chaque membre est aussi à 2,5 cm au plus d’au moins un autre membre.',
    'Cohesion: once the unit has been played, every member is also 2.5 cm or less from at least one other member.',
  ],
  [
    'AT43-UNIT-07',
    'L’infanterie comprend les fantassins et les unités d’appui ; une règle qui parle d’infanterie vaut pour les deux.',
    'Infantry means foot soldiers and support units; a rule about infantry applies to both.',
  ],
  [
    'AT43-UNIT-08',
    'Les blindés comprennent les marcheurs de combat et les véhicules ; une règle qui parle de blindés vaut pour les deux.',
    'Armour means combat walkers and vehicles; a rule about armour applies to both.',
  ],
  [
    'AT43-UNIT-09',
    'Les fantassins ont un rang : 1 régulier, 2 élite, 3 scaphandre de combat. Un scaphandre reste un fantassin.',
    'Foot soldiers have a rank: 1 regular, 2 elite, 3 combat suit. A combat suit is still a foot soldier.',
  ],
  [
    'AT43-UNIT-10',
    'Une unité d’appui compte des artilleurs et des armes d’appui ; chacun est un combattant avec son socle, et une arme ne tire que servie par un artilleur au contact, qui ne soit pas à terre.',
    'A support unit has gunners and support weapons; each is a fighter on its own base, and a weapon fires only if served by a gunner in contact who is not prone.',
  ],
  [
    'AT43-UNIT-11',
    'Un combattant est standard ou spécial ; sont spéciaux les armes d’appui et leurs artilleurs, les officiers, les héros, les porteurs d’arme spéciale et les spécialistes.',
    'A fighter is standard or special; special are support weapons and their gunners, officers, heroes, special-weapon bearers and specialists.',
  ],
  [
    'AT43-UNIT-12',
    'Un officier combat comme les hommes de son unité et possède en plus un grade, une Autorité et des PC.',
    'An officer fights like the troops of his unit and has a grade, an Authority and command points besides.',
  ],
  ['AT43-UNIT-13', 'Une unité a un officier au plus.', 'A unit has at most one officer.'],
  ['AT43-UNIT-14', 'L’officier d’une unité en est toujours le leader.', 'The officer of a unit is always its leader.'],
  [
    'AT43-UNIT-15',
    'Quand un officier est éliminé, un combattant standard le remplace comme leader mais non comme officier : l’unité n’a plus d’officier.',
    'When an officer is eliminated a standard fighter replaces him as leader but not as officer: the unit is then without one.',
  ],
  [
    'AT43-UNIT-16',
    'Un héros porte un nom propre ; s’il est pilote, il a deux profils, à pied et aux commandes de son blindé.',
    'A hero has a proper name; a hero who is a pilot has two profiles, one on foot and one at the controls of his armour.',
  ],
  [
    'AT43-UNIT-17',
    'Un porteur d’arme spéciale est un fantassin équipé d’une arme spéciale : lance-flammes, mitrailleuse, lanceur et autres.',
    'A special-weapon bearer is a foot soldier with a special weapon: flame thrower, machine gun, launcher and the like.',
  ],
  [
    'AT43-UNIT-18',
    'Un spécialiste a un effet propre, écrit sur sa carte : le médic soigne, le mécano répare les blindés.',
    'A specialist has an effect of his own, written on his card: the medic heals, the mechanic repairs armour.',
  ],
  [
    'AT43-UNIT-19',
    'La carte de référence donne les caractéristiques et les armes ; les armes en option ne sont portées que si elles ont été achetées.',
    'The reference card gives characteristics and weapons; optional weapons are carried only if they were bought.',
  ],
];
