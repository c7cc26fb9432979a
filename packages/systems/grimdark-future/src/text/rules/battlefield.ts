import type { RuleLine } from '@banneret/game';

/** Preparing the table, its objective markers and what they are worth. */
export const battlefield: readonly RuleLine[] = [
  [
    'GDF-SET-01',
    'La table habituelle est plane et mesure 72 pouces sur 48.',
    'The usual table is flat and measures 72 inches by 48.',
  ],
  [
    'GDF-SET-02',
    'Une table plus petite convient si les deux armées se déploient toujours à 24 pouces au moins l’une de l’autre.',
    'A smaller table will do if both armies still deploy at least 24 inches apart.',
  ],
  [
    'GDF-SET-03',
    'Il faut au moins 10 décors sur la table ; 15 ou plus sont conseillés.',
    'The table needs at least 10 terrain pieces; 15 or more are advised.',
  ],
  [
    'GDF-SET-04',
    'Aucune procédure n’est imposée pour placer les décors : les joueurs conviennent d’une table équilibrée.',
    'No procedure is imposed for placing terrain: the players agree on a balanced table.',
  ],
  [
    'GDF-SET-05',
    'Il est conseillé qu’aucune ligne dégagée ne relie deux bords de table, que couverts et terrains difficiles se mêlent, et que jamais plus de 12 pouces ne séparent deux décors voisins. Ce n’est pas une obligation.',
    'It is advised that no clear line runs from one table edge to the other, that cover and difficult terrain are mixed, and that no gap between pieces is larger than 12 inches. None of this is compulsory.',
  ],
  [
    'GDF-SET-06',
    'En préparant la table, les joueurs conviennent des types de chaque décor.',
    'While setting up, the players agree on the types of every terrain piece.',
  ],
  [
    'GDF-SET-07',
    'On prépare dans l’ordre la table et les décors, les marqueurs d’objectif, puis le déploiement ; la première manche suit. Les armées sont composées auparavant.',
    'Set up the table and terrain, then the objective markers, then deploy; round 1 follows. The armies are built beforehand.',
  ],
  ['GDF-OBJ-01', 'On place D3+2 marqueurs d’objectif : 3, 4 ou 5.', 'Place D3+2 objective markers: 3, 4 or 5.'],
  [
    'GDF-OBJ-02',
    'Le gagnant d’un tirage au sort choisit quel joueur place le premier marqueur.',
    'The winner of a roll-off chooses which player places the first marker.',
  ],
  [
    'GDF-OBJ-03',
    'Les joueurs placent ensuite un marqueur chacun, tour à tour, jusqu’au dernier.',
    'The players then place one marker each in turn until all are placed.',
  ],
  [
    'GDF-OBJ-04',
    'Un marqueur se place hors des deux zones de déploiement ; la limite d’une zone en fait partie.',
    'A marker is placed outside both deployment zones; the border of a zone belongs to it.',
  ],
  [
    'GDF-OBJ-05',
    'Un marqueur se place à plus de 9 pouces de tout autre marqueur.',
    'A marker is placed more than 9 inches from every other marker.',
  ],
  [
    'GDF-OBJ-06',
    'Un marqueur ne se place pas là où nul ne peut l’atteindre : dans un terrain infranchissable ou haut de plus de 3 pouces, ou là où aucun socle ne peut venir à 3 pouces ou moins.',
    'A marker is not placed where nobody can reach it: in terrain that is impassable or over 3 inches high, or where no base can come within 3 inches.',
  ],
  [
    'GDF-OBJ-07',
    'Les marqueurs ne sont examinés qu’à la fin de chaque manche.',
    'Markers are looked at only at the end of each round.',
  ],
  [
    'GDF-OBJ-08',
    'Un camp s’empare d’un marqueur s’il est seul à avoir une unité valable à 3 pouces ou moins.',
    'A side seizes a marker when it alone has an eligible unit within 3 inches.',
  ],
  [
    'GDF-OBJ-09',
    'Un marqueur pris le reste après le départ ou la perte de l’unité, jusqu’à ce que l’ennemi s’en empare ou qu’il devienne neutre.',
    'A seized marker stays seized when the unit leaves or dies, until the enemy seizes it or it becomes neutral.',
  ],
  ['GDF-OBJ-10', 'Une unité secouée ne s’empare de rien.', 'A Shaken unit seizes nothing.'],
  [
    'GDF-OBJ-11',
    'Une unité secouée ne conteste rien : elle n’empêche pas l’ennemi de s’emparer d’un marqueur.',
    'A Shaken unit contests nothing: it does not keep the enemy from seizing a marker.',
  ],
  [
    'GDF-OBJ-12',
    'Si les deux camps ont une unité valable à 3 pouces ou moins, le marqueur devient neutre, même s’il était pris.',
    'With eligible units of both sides within 3 inches the marker becomes neutral, even if it was seized before.',
  ],
  [
    'GDF-OBJ-13',
    'Sans unité valable à 3 pouces ou moins, le marqueur garde son état.',
    'With no eligible unit within 3 inches the marker keeps its status.',
  ],
  [
    'GDF-OBJ-14',
    'Une unité peut s’emparer de plusieurs marqueurs à la fois ; une seule figurine à 3 pouces au plus de chacun suffit.',
    'One unit may seize several markers at once; a single model within 3 inches of each is enough.',
  ],
  [
    'GDF-OBJ-15',
    'Après la quatrième manche, le camp qui contrôle le plus de marqueurs gagne ; un marqueur neutre ne compte pour personne.',
    'After round 4 the side with more markers wins; a neutral marker counts for nobody.',
  ],
  ['GDF-OBJ-16', 'À égalité de marqueurs, la partie est nulle.', 'Equal markers are a draw.'],
  [
    'GDF-OBJ-17',
    'Ne prennent ni ne contestent aucun marqueur : les unités secouées, les Avions, les unités embarquées ou en réserve, et celles arrivées en Embuscade à la dernière manche.',
    'These neither seize nor contest a marker: Shaken units, Aircraft, embarked units, units in reserve, and units that arrived from Ambush in the last round.',
  ],
  [
    'GDF-OBJ-18',
    'Un marqueur est un point ; la distance va du bord de socle le plus proche de l’unité jusqu’à ce point.',
    'A marker is a point; the distance runs from the unit’s closest base edge to that point.',
  ],
  [
    'GDF-OBJ-19',
    'S’il ne reste aucun emplacement permis, les marqueurs restants ne sont pas placés.',
    'If no legal spot is left, the remaining markers are not placed.',
  ],
];
