import type { RuleLine } from '@banneret/game';

/** What all missions share, then the six briefings. */
export const missions: readonly RuleLine[] = [
  [
    'AT43-MSG-01',
    'La table mesure 120 cm sur 120 ; x va vers l’est et y vers le nord depuis le coin sud-ouest.',
    'The table is 120 cm by 120; x runs east and y runs north from the south-west corner.',
  ],
  [
    'AT43-MSG-02',
    'Chaque joueur lance un dé ; le plus haut choisit son bord, sud ou nord, ou son rôle s’il y en a : l’attaquant, ou le sauveteur, est au sud.',
    'Each player rolls a die; the highest chooses his edge, south or north, or his role if there are roles: the attacker, or the rescuer, is south.',
  ],
  [
    'AT43-MSG-03',
    'Une partie vaut 2 000 points, ou 1 000 à 4 000 par pas de 500 ; les pourcentages s’arrondissent au multiple de 5 inférieur.',
    'A game is worth 2,000 points, or 1,000 to 4,000 in steps of 500; percentages are rounded down to a multiple of 5.',
  ],
  [
    'AT43-MSG-04',
    'Décor par défaut : quatre conteneurs de 12 cm sur 6, de Taille 3, et six murets de 12 cm sur 1,5, de Taille 1.',
    'Default terrain: four containers of 12 cm by 6, of Size 3, and six low walls of 12 cm by 1.5, of Size 1.',
  ],
  [
    'AT43-MSG-05',
    'Objectifs et points de largage sont des disques de 2,5 cm de rayon, sans obstacle ni couvert ; on mesure à leur bord.',
    'Objectives and drop points are discs of 2.5 cm radius, neither obstacle nor cover; distances go to their rim.',
  ],
  [
    'AT43-MSG-06',
    'La distance à une zone d’accès se mesure à son segment de bord.',
    'Distances to an access zone are measured to its edge segment.',
  ],
  [
    'AT43-MSG-07',
    'Les éliminations se comptent en phase de contrôle, pour les unités dont le dernier combattant a été retiré depuis la précédente, quelle qu’en soit la cause. Le camp dont c’était l’action marque ; si c’était le sien, tous les autres.',
    'Eliminations are scored in the control phase, for units whose last fighter was removed since the previous one, whatever the cause. The side whose action it was scores; if it was the owner’s own, every other side does.',
  ],
  [
    'AT43-MSG-08',
    'Un officier ou un commandeur compte quand sa figurine est retirée comme perte ; un héros qui sort de son blindé n’est pas éliminé.',
    'An officer or commander scores when his figure is removed as a loss; a hero who gets out of his armour is not eliminated.',
  ],
  [
    'AT43-MSG-09',
    'Un camp qui atteint les PV de la mission après le compte d’une phase de contrôle a rempli ses objectifs : la partie s’arrête.',
    'A side that has the mission’s victory points after the count of a control phase has completed its objectives: the game ends.',
  ],
  [
    'AT43-MSG-10',
    'La partie s’arrête aussi après le dernier tour, ou quand un camp n’a plus, après l’achat des réserves, ni combattant sur la table, ni réserve, ni unité sortie : ce camp perd. À plus de deux camps, elle s’arrête quand il n’en reste qu’un, et tous sont classés aux points de victoire.',
    'The game also ends after the last turn, or when after the buying of reserves a side has no fighter on the table, no reserve and no unit that left it: that side loses. With more than two sides it ends when one is left, and all are ranked by victory points.',
  ],
  [
    'AT43-MSG-11',
    'Classement : le plus de PV, puis la plus grande valeur d’unités encore sur la table ou sorties, sinon égalité.',
    'Ranking: most victory points, then the highest value of units still on the table or exited, otherwise a draw.',
  ],
  [
    'AT43-MSG-12',
    'Sortie, là où elle est permise : tous les survivants de l’unité atteignent pendant un déplacement le bord de la zone nommée ; l’unité est retirée sans être une perte et ne revient pas.',
    'Exit, where allowed: all survivors of the unit reach the edge of the zone named during one move; the unit is removed, is not a loss and does not return.',
  ],
  [
    'AT43-MSG-13',
    'Au premier tour, les unités entrent à leur activation par la zone de déploiement ou la zone d’accès fixe de leur camp.',
    'On the first turn units enter at their activation by their side’s deployment zone or fixed access zone.',
  ],
  [
    'AT43-MSG-14',
    'Chaque tour a une phase de contrôle complète, le premier compris ; « à partir du tour n » veut dire dès la phase de contrôle de ce tour.',
    'Every turn has a full control phase, the first included; “from turn n” means from the control phase of that turn.',
  ],
  [
    'AT43-MSG-15',
    'Les PR s’écrivent capture puis contrôle.',
    'Reinforcement points are written capture first, then control.',
  ],
  [
    'AT43-MS1-01',
    'Recherche et destruction : chaque camp a tous les points, 70 % à l’assaut et 30 % en renfort.',
    'Search and Destroy: each side has the full points, 70 % assault and 30 % reinforcement.',
  ],
  [
    'AT43-MS1-02',
    'Recherche et destruction : le décor se pose en No man’s land.',
    'Search and Destroy: the terrain is placed as No Man’s Land.',
  ],
  [
    'AT43-MS1-03',
    'Recherche et destruction : zones d’accès fixes au sud et au nord, x de 30 à 90 ; aucune zone de déploiement.',
    'Search and Destroy: fixed access zones south and north, x from 30 to 90; no deployment zone.',
  ],
  [
    'AT43-MS1-04',
    'Recherche et destruction : points de largage en (20, 60) et (100, 60), objectifs secondaires à 50 / 50 PR.',
    'Search and Destroy: drop points at (20, 60) and (100, 60), secondary objectives worth 50 / 50 reinforcement points.',
  ],
  [
    'AT43-MS1-05',
    'Recherche et destruction : après la revue, chaque joueur à son tour désigne à tous trois unités ennemies comme cibles prioritaires, ou toutes s’il y en a moins.',
    'Search and Destroy: after the review each player in turn openly names three enemy units as priority targets, or all of them if there are fewer.',
  ],
  [
    'AT43-MS1-06',
    'Recherche et destruction : 3 PV par cible prioritaire éliminée, 1 par autre unité ennemie, 1 de plus pour le commandeur ennemi, une fois par partie.',
    'Search and Destroy: 3 victory points for each priority target eliminated, 1 for any other enemy unit, 1 extra for the enemy commander, once per game.',
  ],
  [
    'AT43-MS1-07',
    'Recherche et destruction : test d’Autorité normal au premier tour, 7 tours, 9 PV à atteindre.',
    'Search and Destroy: normal Authority test on the first turn, 7 turns, 9 victory points to reach.',
  ],
  [
    'AT43-MS2-01',
    'Tête de pont : l’attaquant, au sud, a tous les points ; le défenseur, au nord, 80 % ; chacun 60 % à l’assaut et 40 % en renfort.',
    'Bridgehead: the attacker, south, has the full points; the defender, north, 80 %; each 60 % assault and 40 % reinforcement.',
  ],
  [
    'AT43-MS2-02',
    'Tête de pont : Région pacifiée ; le défenseur connaît le terrain.',
    'Bridgehead: Pacified Region; the defender has known terrain.',
  ],
  [
    'AT43-MS2-03',
    'Tête de pont : zones d’accès fixes, tout le bord sud pour l’attaquant, le bord nord x de 40 à 80 pour le défenseur.',
    'Bridgehead: fixed access zones, the whole south edge for the attacker, the north edge x from 40 to 80 for the defender.',
  ],
  [
    'AT43-MS2-04',
    'Tête de pont : zone de déploiement du défenseur, y de 70 à 120, trois unités au plus.',
    'Bridgehead: the defender’s deployment zone, y from 70 to 120, three units at most.',
  ],
  [
    'AT43-MS2-05',
    'Tête de pont : objectifs en (30, 45), (60, 55) et (90, 45), primaires pour l’attaquant, secondaires pour les deux à 50 / 50 PR ; celui du centre est aussi un point de largage.',
    'Bridgehead: objectives at (30, 45), (60, 55) and (90, 45), primary for the attacker, secondary for both at 50 / 50 reinforcement points; the middle one is also a drop point.',
  ],
  [
    'AT43-MS2-06',
    'Tête de pont : dès le tour 2, à chaque phase de contrôle, l’attaquant marque 1 PV par objectif contrôlé et 1 de plus pour les trois.',
    'Bridgehead: from turn 2, each control phase, the attacker scores 1 victory point per objective controlled and 1 extra for all three.',
  ],
  [
    'AT43-MS2-07',
    'Tête de pont : le défenseur marque 1 PV par unité attaquante éliminée et, dès le tour 2, 2 PV à chaque phase de contrôle où l’attaquant n’a aucun objectif.',
    'Bridgehead: the defender scores 1 victory point per attacking unit eliminated and, from turn 2, 2 in each control phase in which the attacker controls no objective.',
  ],
  [
    'AT43-MS2-08',
    'Tête de pont : l’attaquant remporte l’Autorité au premier tour ; 6 tours, 9 PV à atteindre pour chacun.',
    'Bridgehead: the attacker wins Authority on the first turn; 6 turns, 9 victory points to reach for both.',
  ],
  [
    'AT43-MS3-01',
    'Tenir les positions : chaque camp a tous les points, 60 % à l’assaut et 40 % en renfort ; décor en Guerre de tranchée.',
    'Hold the Positions: each side has the full points, 60 % assault and 40 % reinforcement; terrain as Trench War.',
  ],
  [
    'AT43-MS3-02',
    'Tenir les positions : zones de déploiement x de 20 à 100, profondes de 20 cm, trois unités chacune ; tout le bord de chaque camp est zone d’accès fixe.',
    'Hold the Positions: deployment zones x from 20 to 100, 20 cm deep, three units each; each side’s whole edge is a fixed access zone.',
  ],
  [
    'AT43-MS3-03',
    'Tenir les positions : zones d’accès neutres à l’ouest et à l’est, y de 50 à 70.',
    'Hold the Positions: neutral access zones west and east, y from 50 to 70.',
  ],
  [
    'AT43-MS3-04',
    'Tenir les positions : en (25, 60) et (95, 60), objectifs et points de largage, 1 PV par phase de contrôle et 50 / 100 PR.',
    'Hold the Positions: at (25, 60) and (95, 60), objectives and drop points, 1 victory point per control phase and 50 / 100 reinforcement points.',
  ],
  [
    'AT43-MS3-05',
    'Tenir les positions : en (60, 60), objectif primaire, 2 PV par phase de contrôle, aucun PR.',
    'Hold the Positions: at (60, 60), a primary objective, 2 victory points per control phase, no reinforcement points.',
  ],
  [
    'AT43-MS3-06',
    'Tenir les positions : test d’Autorité normal au premier tour, 6 tours, 12 PV à atteindre.',
    'Hold the Positions: normal Authority test on the first turn, 6 turns, 12 victory points to reach.',
  ],
  [
    'AT43-MS4-01',
    'Escarmouche : 1 000 points par camp, tous à l’assaut ; ni renforts, ni PR, ni point de largage ; table de 90 cm sur 90.',
    'Skirmish: 1,000 points a side, all assault; no reinforcements, no reinforcement points, no drop point; table of 90 cm by 90.',
  ],
  [
    'AT43-MS4-02',
    'Escarmouche : No man’s land avec deux conteneurs et quatre murets ; tout le bord de chaque camp est zone d’accès fixe.',
    'Skirmish: No Man’s Land with two containers and four low walls; each side’s whole edge is a fixed access zone.',
  ],
  [
    'AT43-MS4-03',
    'Escarmouche : l’objectif central, en (45, 45), donne 1 PV par phase de contrôle à qui le contrôle.',
    'Skirmish: the central objective, at (45, 45), gives its controller 1 victory point per control phase.',
  ],
  [
    'AT43-MS4-04',
    'Escarmouche : 1 PV par unité ennemie éliminée ; 1 par officier ennemi éliminé, 2 s’il était commandeur.',
    'Skirmish: 1 victory point per enemy unit eliminated; 1 per enemy officer eliminated, 2 instead if he was commander.',
  ],
  [
    'AT43-MS4-05',
    'Escarmouche : test d’Autorité normal au premier tour, 5 tours, 6 PV à atteindre.',
    'Skirmish: normal Authority test on the first turn, 5 turns, 6 victory points to reach.',
  ],
  [
    'AT43-MS5-01',
    'Débarquement : l’attaquant, au sud, a tous les points, 40 % à l’assaut et 60 % en renfort ; le défenseur 75 %, dont 60 % à l’assaut et 40 % en renfort.',
    'Landing: the attacker, south, has the full points, 40 % assault and 60 % reinforcement; the defender 75 %, of which 60 % assault and 40 % reinforcement.',
  ],
  [
    'AT43-MS5-02',
    'Débarquement : Région pacifiée ; le défenseur connaît le terrain.',
    'Landing: Pacified Region; the defender has known terrain.',
  ],
  [
    'AT43-MS5-03',
    'Débarquement : zones d’accès fixes, tout le bord sud pour l’attaquant, le bord nord x de 30 à 90 pour le défenseur, qui déploie quatre unités au plus entre y 60 et 110.',
    'Landing: fixed access zones, the whole south edge for the attacker, the north edge x from 30 to 90 for the defender, who deploys at most four units between y 60 and 110.',
  ],
  [
    'AT43-MS5-04',
    'Débarquement : points de largage en (20, 40), (60, 30) et (100, 40), à l’attaquant dès le début et jusqu’à ce que l’autre camp les contrôle ; pour lui secondaires, 50 / 50 PR, sans PR de capture au début.',
    'Landing: drop points at (20, 40), (60, 30) and (100, 40), the attacker’s from the start and until the other side controls them; secondary for him, 50 / 50 reinforcement points, without capture points at the start.',
  ],
  [
    'AT43-MS5-05',
    'Débarquement : l’attaquant reçoit aussi 100 PR à chaque phase de contrôle.',
    'Landing: the attacker also receives 100 reinforcement points in every control phase.',
  ],
  [
    'AT43-MS5-06',
    'Débarquement : bunkers en (30, 80), (60, 90) et (90, 80), primaires pour les deux camps, secondaires pour le défenseur à 50 / 50 PR.',
    'Landing: bunkers at (30, 80), (60, 90) and (90, 80), primary for both sides, secondary for the defender at 50 / 50 reinforcement points.',
  ],
  [
    'AT43-MS5-07',
    'Débarquement : dès le tour 2, 1 PV par bunker contrôlé à chaque phase de contrôle ; 1 de plus à l’attaquant pour les trois.',
    'Landing: from turn 2, 1 victory point per bunker controlled each control phase; 1 extra to the attacker for all three.',
  ],
  [
    'AT43-MS5-08',
    'Débarquement : aux tours 1 à 3, l’attaquant dispose de frappes : résultat fixe 4 ou plus, Cadence 3, Relances 0, Aire d’effet 3, Pénétration 8, Dommages 2.',
    'Landing: in turns 1 to 3 the attacker may call strikes: fixed result 4 or more, Rate of Fire 3, Rerolls 0, Area of Effect 3, Penetration 8, Damage 2.',
  ],
  [
    'AT43-MS5-09',
    'Débarquement : l’attaquant remporte l’Autorité au premier tour ; 7 tours ; 6 PV à atteindre pour l’attaquant, 12 pour le défenseur.',
    'Landing: the attacker wins Authority on the first turn; 7 turns; 6 victory points to reach for the attacker, 12 for the defender.',
  ],
  [
    'AT43-MS6-01',
    'Sauvetage : le sauveteur, au sud, a 80 % des points, 70 % à l’assaut et 30 % en renfort ; le chasseur, au nord, a tous les points, 60 % et 40 %.',
    'Rescue: the rescuer, south, has 80 % of the points, 70 % assault and 30 % reinforcement; the hunter, north, has the full points, 60 % and 40 %.',
  ],
  [
    'AT43-MS6-02',
    'Sauvetage : Région pacifiée, le chasseur en défenseur ; il connaît le terrain.',
    'Rescue: Pacified Region, the hunter as defender; he has known terrain.',
  ],
  [
    'AT43-MS6-03',
    'Sauvetage : zones d’accès fixes, bord sud x de 40 à 80 pour le sauveteur, tout le bord nord pour le chasseur ; zones neutres à l’ouest et à l’est, y de 50 à 70.',
    'Rescue: fixed access zones, south edge x from 40 to 80 for the rescuer, the whole north edge for the hunter; neutral zones west and east, y from 50 to 70.',
  ],
  [
    'AT43-MS6-04',
    'Sauvetage : épaves en (25, 80), (60, 70) et (95, 80), secondaires à 50 / 50 PR pour les deux camps ; les deux épaves extérieures sont aussi des points de largage.',
    'Rescue: crash sites at (25, 80), (60, 70) and (95, 80), secondary at 50 / 50 reinforcement points for both sides; the two outer ones are also drop points.',
  ],
  [
    'AT43-MS6-05',
    'Sauvetage : chaque épave que le sauveteur contrôle est fouillée une fois, dans son ordre, pour 1 PV ; le survivant est trouvé sur 5 ou plus à la première, 3 ou plus à la deuxième, d’office à la troisième.',
    'Rescue: each crash site the rescuer controls is searched once, in his order, for 1 victory point; the survivor is found on 5 or more at the first, 3 or more at the second, automatically at the third.',
  ],
  [
    'AT43-MS6-06',
    'Sauvetage : le survivant rejoint une unité d’infanterie du sauveteur à 10 cm ou moins de l’épave ; ce n’est pas un combattant, et l’unité qui l’escorte ne fait pas de déplacement rapide.',
    'Rescue: the survivor joins an infantry unit of the rescuer within 10 cm of the site; he is not a fighter, and the unit escorting him makes no rapid move.',
  ],
  [
    'AT43-MS6-07',
    'Sauvetage : si l’escorte est éliminée, le survivant reste où tomba le dernier combattant et le camp qui contrôle l’endroit le reprend ; deux unités d’infanterie amies au contact peuvent se le passer au temps mort.',
    'Rescue: if the escort is eliminated the survivor stays where its last fighter fell and the side that controls the place takes him up; two friendly infantry units in contact may hand him over at the time-out.',
  ],
  [
    'AT43-MS6-08',
    'Sauvetage : l’unité qui escorte le survivant peut sortir par la zone d’accès fixe de son camp, pour 6 PV, quel que soit ce camp.',
    'Rescue: the unit escorting the survivor may exit by its side’s fixed access zone, for 6 victory points, whichever side it is.',
  ],
  [
    'AT43-MS6-09',
    'Sauvetage : le chasseur marque 1 PV par unité du sauveteur éliminée, 2 à chaque phase de contrôle où il escorte le survivant, 3 en fin de partie si le sauveteur ne l’a pas fait sortir.',
    'Rescue: the hunter scores 1 victory point per rescuing unit eliminated, 2 in each control phase while he escorts the survivor, 3 at the end of the game if the rescuer has not taken him off the table.',
  ],
  [
    'AT43-MS6-10',
    'Sauvetage : le sauveteur remporte l’Autorité au premier tour ; 7 tours, 8 PV à atteindre pour chacun.',
    'Rescue: the rescuer wins Authority on the first turn; 7 turns, 8 victory points to reach for both.',
  ],
];
