import type { RuleLine } from '@banneret/game';

/** Preparing a game, reserves and the table. */
export const preparation: readonly RuleLine[] = [
  [
    'AT43-PREP-01',
    'Les joueurs s’accordent sur une mission ou la tirent au dé : 1 Recherche et destruction, 2 Tête de pont, 3 Tenir les positions, 4 Escarmouche, 5 Débarquement, 6 Sauvetage.',
    'The players agree on a mission or roll for it: 1 Search and Destroy, 2 Bridgehead, 3 Hold the Positions, 4 Skirmish, 5 Landing, 6 Rescue.',
  ],
  [
    'AT43-PREP-02',
    'Les missions 1 à 4 sont des missions de routine, les missions 5 et 6 des missions spéciales.',
    'Missions 1 to 4 are routine missions, missions 5 and 6 special ones.',
  ],
  [
    'AT43-PREP-03',
    'Le briefing donne les points d’armée de chaque compagnie, la part d’assaut et de renfort et les règles spéciales ; les points peuvent différer d’un camp à l’autre.',
    'The briefing gives the army points of each company, the share of assault and reinforcement and the special rules; the points may differ between sides.',
  ],
  [
    'AT43-PREP-04',
    'Si les points ne sont pas donnés, les joueurs en conviennent dans le cadre du briefing.',
    'If the points are not given the players agree on them within the briefing.',
  ],
  [
    'AT43-PREP-05',
    'Avec des renforts, un joueur a deux valeurs de points : une pour l’assaut, une pour les renforts.',
    'With reinforcements a player has two values of points: one for assault, one for reinforcements.',
  ],
  [
    'AT43-PREP-06',
    'La compagnie formée, le joueur répartit ses unités entre assaut et renfort.',
    'Once the company is built the player divides its units between assault and reinforcement.',
  ],
  [
    'AT43-PREP-07',
    'L’officier de plus haut grade devient commandeur, s’il n’est pas en renfort.',
    'The officer of the highest grade becomes commander, unless he is with the reinforcements.',
  ],
  [
    'AT43-PREP-08',
    'Premier tour : séquences, test d’Autorité, puis les unités d’assaut entrent tour à tour, dans l’ordre d’activation, par les zones d’accès de leur camp.',
    'First turn: sequences, Authority test, then the assault units enter by turns, in activation order, through their side’s access zones.',
  ],
  [
    'AT43-PREP-09',
    'Une compagnie respecte les limites de recrutement : valeur, sections, effectifs, armes spéciales, spécialistes et officiers.',
    'A company keeps to the limits of recruitment: value, sections, strengths, special weapons, specialists and officers.',
  ],
  ['AT43-RSV-01', 'Les unités d’assaut sont disponibles dès le début.', 'Assault units are available from the start.'],
  [
    'AT43-RSV-02',
    'Les unités de renfort attendent hors de la table et n’agissent pas avant d’être achetées avec des PR.',
    'Reinforcement units wait off the table and do nothing until bought with reinforcement points.',
  ],
  [
    'AT43-RSV-03',
    'Une unité de renfort achetée devient une unité de réserve.',
    'A reinforcement unit that is bought becomes a reserve unit.',
  ],
  [
    'AT43-RSV-04',
    'Au début de la partie, un joueur place en réserve autant de ses unités d’assaut qu’il le veut.',
    'At the start of the game a player may place in reserve as many of his assault units as he wishes.',
  ],
  [
    'AT43-RSV-05',
    'La carte de chaque unité de réserve est dans la séquence d’activation.',
    'The card of every reserve unit is in the activation sequence.',
  ],
  [
    'AT43-RSV-06',
    'Quand sa carte est jouée, une unité de réserve est déployée, ou reste en réserve sans dépenser de PC.',
    'When its card is played a reserve unit is deployed, or stays in reserve at no cost in command points.',
  ],
  [
    'AT43-RSV-07',
    'Une réserve déployée entre par toute position tactique que son joueur contrôle.',
    'A deployed reserve enters by any tactical position its player controls.',
  ],
  [
    'AT43-RSV-08',
    'Par une zone d’accès, l’unité agit aussitôt ; sa première action est un déplacement qui part du bord de table.',
    'By an access zone the unit acts at once; its first action is a move that starts at the table edge.',
  ],
  [
    'AT43-RSV-09',
    'Par un point de largage, l’unité est placée et n’agit pas ce tour.',
    'By a drop point the unit is placed and does not act in that turn.',
  ],
  [
    'AT43-TBL-01',
    'Le briefing a souvent une carte qui place et décrit le décor.',
    'The briefing often has a map that places and describes the terrain.',
  ],
  [
    'AT43-TBL-02',
    'Sans carte, le champ de bataille est divisé en autant de parts que de joueurs ; les bords d’une part sont ses zones d’accès, et le briefing nomme l’une de trois méthodes.',
    'Without map the battlefield is divided into as many portions as players; the edges of a portion are its access zones, and the briefing names one of three methods.',
  ],
  [
    'AT43-TBL-03',
    'No man’s land : le plus jeune en premier, chacun pose à son tour un élément où il veut ; les parts sont attribuées ensuite.',
    'No Man’s Land: youngest first, each in turn places one element where he likes; the portions are assigned afterwards.',
  ],
  [
    'AT43-TBL-04',
    'Région pacifiée : rôles et bords fixés, le défenseur choisit la moitié des éléments et les pose dans sa part, puis l’attaquant pose le reste dans la sienne.',
    'Pacified Region: roles and edges settled, the defender picks half of the elements and places them in his portion, then the attacker places the rest in his.',
  ],
  [
    'AT43-TBL-05',
    'Guerre de tranchée : les parts sont tirées au sort d’abord ; puis, le plus jeune en premier, chacun pose un élément à la fois dans sa propre part.',
    'Trench War: portions are drawn first; then, youngest first, each places one element at a time in his own portion.',
  ],
  [
    'AT43-TBL-06',
    'Parts : chaque joueur lance un dé et le plus haut choisit la sienne en premier.',
    'Portions: each player rolls a die and the highest chooses his portion first.',
  ],
  [
    'AT43-POS-01',
    'Les positions tactiques font entrer les unités : zones d’accès, zones de déploiement, points de largage ; il faut en contrôler une pour l’utiliser.',
    'Tactical positions bring units into play: access zones, deployment zones, drop points; a player must control one to use it.',
  ],
  [
    'AT43-POS-02',
    'Une mission a au moins une zone d’accès ou de déploiement par joueur.',
    'A mission has at least one access zone or deployment zone for each player.',
  ],
  [
    'AT43-POS-03',
    'Zone d’accès : une partie du bord de table ; l’unité qui y entre se déplace d’abord, mesuré depuis le bord, puis agit normalement.',
    'Access zone: part of the table edge; a unit entering there moves first, measured from the edge, then acts normally.',
  ],
  [
    'AT43-POS-04',
    'Une zone d’accès fixe appartient à un camp pour toute la partie.',
    'A fixed access zone belongs to one side for the whole game.',
  ],
  [
    'AT43-POS-05',
    'Une zone d’accès neutre n’est à personne : il faut la contrôler pour l’utiliser.',
    'A neutral access zone belongs to nobody: it must be controlled to be used.',
  ],
  [
    'AT43-POS-06',
    'Zone de déploiement : une surface où l’on place des unités au premier tour seulement ; elles agissent normalement.',
    'Deployment zone: a surface where units are placed on the first turn only; they act normally.',
  ],
  [
    'AT43-POS-07',
    'L’unité entière doit tenir dans la zone de déploiement ; le briefing peut limiter le nombre d’unités par zone.',
    'The whole unit must fit on the deployment zone; the briefing may limit the number of units per zone.',
  ],
  [
    'AT43-POS-08',
    'Un point de largage s’utilise à partir du deuxième tour.',
    'A drop point can be used from the second turn on.',
  ],
  [
    'AT43-POS-09',
    'Tous les combattants de l’unité larguée sont placés à 10 cm ou moins du point de largage.',
    'All fighters of the unit dropped are placed 10 cm or less from the drop point.',
  ],
  [
    'AT43-POS-10',
    'S’il n’y a pas assez de place, le largage est impossible ; l’unité peut entrer par une zone d’accès disponible.',
    'If there is not enough room the drop is impossible; the unit may enter by an available access zone.',
  ],
  [
    'AT43-POS-11',
    'Une unité larguée s’active normalement, mais n’agit pas et ne prend aucune attitude ce tour-là.',
    'A unit that is dropped is activated normally but does not act and takes no attitude in that turn.',
  ],
  [
    'AT43-OBJ-01',
    'Les objectifs primaires rapportent des PV ; le briefing dit combien il en faut pour gagner et comment les obtenir.',
    'Primary objectives give victory points; the briefing says how many are needed to win and how they are earned.',
  ],
  [
    'AT43-OBJ-02',
    'Objectifs primaires usuels : contrôler un lieu, éliminer un officier ou un type d’unité, faire sortir des unités par une zone d’accès.',
    'Usual primary objectives: control a place, eliminate an officer or a type of unit, take units off the table through an access zone.',
  ],
  [
    'AT43-OBJ-03',
    'Les objectifs secondaires rapportent des PR et ne sont pas nécessaires à la victoire.',
    'Secondary objectives give reinforcement points and are not needed for victory.',
  ],
  [
    'AT43-OBJ-04',
    'Un objectif peut être à la fois primaire et secondaire ; il rapporte alors PV et PR.',
    'An objective may be both primary and secondary and then gives victory and reinforcement points.',
  ],
  [
    'AT43-OBJ-05',
    'Un camp capture un objectif quand il le contrôle pour la première fois ; une fois par partie et par camp.',
    'A side captures an objective when it controls it for the first time; once per game for each side.',
  ],
  [
    'AT43-OBJ-06',
    'La capture d’un objectif secondaire rapporte ses PR de capture une seule fois par camp.',
    'Capturing a secondary objective gives its capture points only once for each side.',
  ],
  [
    'AT43-OBJ-07',
    'Son contrôle rapporte ses PR de contrôle à chaque tour ; capture et contrôle s’ajoutent.',
    'Controlling it gives its control points every turn; capture and control add up.',
  ],
  [
    'AT43-OBJ-08',
    'PV et PR ne s’acquièrent qu’en phase de contrôle.',
    'Victory and reinforcement points are gained in the control phase only.',
  ],
  [
    'AT43-OBJ-09',
    'Chaque mission a ses propres paramètres : forces, terrain, positions, objectifs, durée et PV à atteindre.',
    'Each mission has its own parameters: forces, terrain, positions, objectives, length and victory points to reach.',
  ],
  [
    'AT43-OBJ-10',
    'Une opération est une suite de missions sur un même théâtre ; aucune règle n’y est attachée.',
    'An operation is a set of missions on one theatre; no rule is attached to it.',
  ],
];
