import type { RuleLine } from '@banneret/game';

/** Measuring distances and tracing line of sight. */
export const measuring: readonly RuleLine[] = [
  [
    'GDF-MEA-01',
    'Les distances sont en pouces ; chacun peut mesurer ce qu’il veut, quand il veut.',
    'Distances are in inches; anyone may measure anything at any time.',
  ],
  [
    'GDF-MEA-02',
    'On mesure depuis le socle ; une figurine sans socle se mesure depuis sa coque ou son torse.',
    'Measure from the base; a model without one is measured from its hull or torso.',
  ],
  [
    'GDF-MEA-03',
    'La distance entre deux figurines sépare les points les plus proches de leurs socles ; au contact, elle vaut 0 pouce.',
    'The distance between two models is the gap between the closest points of their bases; in contact it is 0 inches.',
  ],
  [
    'GDF-MEA-04',
    'La distance entre deux unités est celle de leurs deux figurines les plus proches.',
    'The distance between two units is that of their two closest models.',
  ],
  [
    'GDF-MEA-05',
    'En se déplaçant, aucune partie du socle ne parcourt plus que la distance permise ; la rotation d’un socle non rond compte aussi.',
    'During a move no part of the base travels further than allowed; turning a base that is not round counts too.',
  ],
  [
    'GDF-MEA-06',
    'Les limites de mouvement sont les mêmes pour un socle rond, un socle d’une autre forme ou une figurine sans socle.',
    'The limits on movement are the same for a round base, a base of another shape and a model without a base.',
  ],
  [
    'GDF-MEA-07',
    '« À X pouces au plus » comprend la distance exacte, « à plus de X pouces » l’exclut. Une figurine à exactement 1 pouce d’une autre unité respecte l’écart.',
    '“Within X inches” includes exactly X, “more than X inches” does not. A model exactly 1 inch from another unit keeps its distance.',
  ],
  [
    'GDF-LOS-01',
    'Avant la partie, les joueurs choisissent une seule façon de juger la ligne de vue : réelle, vue de dessus (2D) ou en volume (3D). Elle vaut pour toute la partie.',
    'Before the match the players choose one way of judging line of sight: true, top-down (2D) or volumetric (3D). It holds for the whole match.',
  ],
  [
    'GDF-LOS-02',
    'Sauf choix contraire, la ligne de vue est jugée vue de dessus. La ligne de vue réelle suppose de vraies figurines et des joueurs pour en juger.',
    'Unless chosen otherwise, line of sight is judged top-down. True line of sight needs real models and people to judge it.',
  ],
  [
    'GDF-LOS-03',
    'Une figurine voit dans toutes les directions, quelle que soit son orientation.',
    'A model sees in every direction, whichever way it faces.',
  ],
  [
    'GDF-LOS-04',
    'Les figurines de sa propre unité ne gênent pas la vue du tireur.',
    'Models of the viewer’s own unit do not block its sight.',
  ],
  ['GDF-LOS-05', 'On ne voit pas à travers un obstacle plein.', 'Nobody sees through a solid obstacle.'],
  [
    'GDF-LOS-06',
    'On ne voit pas à travers le périmètre d’une autre unité, amie ou ennemie : ses socles et les bandes droites entre figurines distantes d’un pouce au plus.',
    'Nobody sees through the perimeter of another unit, friend or enemy: its bases and the straight strips between models within one inch of each other.',
  ],
  [
    'GDF-LOS-07',
    'Une figurine se voit toujours elle-même et peut se prendre pour cible, sauf règle contraire.',
    'A model always sees itself and may target itself, unless a rule says otherwise.',
  ],
  [
    'GDF-LOS-08',
    'L’unité visée ne cache jamais ses propres figurines.',
    'The target’s own unit never hides its models.',
  ],
  [
    'GDF-LOS-09',
    'Ligne de vue réelle : on se place à hauteur des yeux de la figurine ; si la cible est visible, il y a ligne de vue.',
    'True line of sight: look from the model’s eye level; if the target is visible, there is line of sight.',
  ],
  [
    'GDF-LOS-10',
    'Ligne de vue réelle : il est conseillé d’exiger qu’au moins 10 % de la cible soient visibles.',
    'True line of sight: it is advised to ask for at least 10% of the target to be visible.',
  ],
  [
    'GDF-LOS-11',
    'Vue de dessus : avant la partie, chaque unité et chaque décor reçoit une hauteur.',
    'Top-down: before the match every unit and every terrain piece is given a height.',
  ],
  [
    'GDF-LOS-12',
    'Vue de dessus : la hauteur conseillée est la hauteur réelle en pouces plus 1 ; un bâtiment de 2 pouces a une hauteur de 3.',
    'Top-down: the advised height is the real height in inches plus 1; a 2-inch building has height 3.',
  ],
  [
    'GDF-LOS-13',
    'Vue de dessus, hauteurs types : essaims 1 ; infanterie et artillerie 2 ; grande infanterie, cavalerie, chariots et chars légers 3 ; grande cavalerie, monstres et véhicules 4 ; grands monstres et géants 5 ; titans 6.',
    'Top-down, preset heights: swarms 1; infantry and artillery 2; large infantry, cavalry, chariots and light tanks 3; large cavalry, monsters and vehicles 4; large monsters and giants 5; titans 6.',
  ],
  [
    'GDF-LOS-14',
    'Vue de dessus : une unité perchée sur un décor ajoute la hauteur du décor à la sienne ; 2 sur un bâtiment de 3 font 5.',
    'Top-down: a unit on top of terrain adds the terrain’s height to its own; 2 on a building of 3 makes 5.',
  ],
  [
    'GDF-LOS-15',
    'Vue de dessus : il y a ligne de vue si une droite relie les deux socles sans traverser d’obstacle ni d’unité au moins aussi haut que les deux figurines.',
    'Top-down: there is line of sight if some straight line joins both bases and crosses no obstacle or unit at least as high as both models.',
  ],
  [
    'GDF-LOS-16',
    'Vue de dessus : il est conseillé de donner la même hauteur à toutes les figurines et à tous les décors d’un même type.',
    'Top-down: it is advised to give one height to all models and terrain pieces of one type.',
  ],
  [
    'GDF-LOS-17',
    'En volume : avant la partie, chaque unité reçoit une hauteur en pouces ; une figurine occupe son socle sur toute cette hauteur.',
    'Volumetric: before the match every unit is given a height in inches; a model fills the space above its base up to that height.',
  ],
  [
    'GDF-LOS-18',
    'En volume, hauteurs types selon le socle : 25 mm, 1 pouce ; 32 mm, 1,25 ; 40 mm, 1,5 ; 50 mm, 2 ; 60 mm, 3 ; 100 mm et plus, 4. Une taille absente prend la ligne suivante ; un ovale compte par sa longueur.',
    'Volumetric, preset heights by base: 25 mm, 1 inch; 32 mm, 1.25; 40 mm, 1.5; 50 mm, 2; 60 mm, 3; 100 mm and more, 4. A size not listed takes the next row; an oval counts by its length.',
  ],
  [
    'GDF-LOS-19',
    'En volume : une figurine sans socle a sa hauteur réelle et, pour emprise, une surface convenue autour de son centre.',
    'Volumetric: a model without a base has its real height and, as its footprint, an agreed area around its centre.',
  ],
  [
    'GDF-LOS-20',
    'En volume : il y a ligne de vue si une droite relie les deux volumes sans traverser d’obstacle ni le volume d’une autre unité ; les figurines de l’unité qui regarde ne comptent pas.',
    'Volumetric: there is line of sight if some straight line joins both volumes and crosses no obstacle and no volume of another unit; models of the viewer’s own unit do not count.',
  ],
];
