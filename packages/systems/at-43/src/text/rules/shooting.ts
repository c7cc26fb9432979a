import type { RuleLine } from '@banneret/game';

/** Direct fire and its fire zone. */
export const shooting: readonly RuleLine[] = [
  [
    'AT43-SHO-01',
    'Il y a deux modes de tir : direct, et indirect, qui peut passer par-dessus les obstacles.',
    'There are two modes of fire: direct, and indirect, which may go over obstacles.',
  ],
  [
    'AT43-SHO-02',
    'Les armes à tir indirect sont celles qui ont une Aire d’effet.',
    'Weapons of indirect fire are those with an Area of Effect.',
  ],
  [
    'AT43-SHO-03',
    'Pendant son activation, un combattant peut tirer une fois avec chacune de ses armes de tir.',
    'In its activation a fighter may shoot once with each of its ranged weapons.',
  ],
  [
    'AT43-SHO-04',
    'Seule une unité libre peut tirer : libre à son activation et au moment du tir.',
    'Only a free unit may shoot: free when activated and when it shoots.',
  ],
  [
    'AT43-SHO-05',
    'On tire avant ou après un déplacement de combat, ou sans se déplacer.',
    'Shooting takes place before or after a combat move, or without a move.',
  ],
  [
    'AT43-SHO-06',
    'Qui porte plusieurs armes de tir peut en utiliser une partie avant un déplacement de combat et le reste après.',
    'Whoever has several ranged weapons may fire some before a combat move and the others after it.',
  ],
  [
    'AT43-SHO-07',
    'Le joueur choisit un type d’arme ; tous ceux de l’unité qui en sont équipés et peuvent tirer sur la cible forment une seule salve. Un type tire en entier et une fois ; seuls les snipers, les exemplaires multiples et le Tir décalé font exception.',
    'The player picks one weapon type; all in the unit who are equipped with it and can fire at the target form one salvo. A type fires whole and once; only snipers, several copies and Staggered Fire are excepted.',
  ],
  [
    'AT43-SHO-08',
    'Une salve se résout dans l’ordre : cible, zone de feu, test de tir, dégâts et pertes.',
    'A salvo is resolved in order: target, fire zone, shooting test, damage and losses.',
  ],
  [
    'AT43-SHO-09',
    'Après une salve, le joueur passe à un autre type d’arme ; il peut aussi renoncer à une arme.',
    'After a salvo the player goes on to another weapon type; he may also leave a weapon silent.',
  ],
  ['AT43-SHO-10', 'Chaque salve peut avoir sa propre cible.', 'Each salvo may have a target of its own.'],
  [
    'AT43-SHO-11',
    'Qui porte une arme en plusieurs exemplaires peut les tirer en autant de salves séparées.',
    'Whoever has several copies of one weapon may fire them as that many separate salvos.',
  ],
  ['AT43-SHO-12', 'Le tir direct désigne une unité ennemie.', 'Direct fire designates one enemy unit.'],
  [
    'AT43-SHO-13',
    'Si l’unité visée est engagée, c’est toute la mêlée qui est visée : les unités liées par le contact n’en font qu’une, amis compris.',
    'If the target unit is engaged the whole melee is the target: the units linked by contact count as one, friends included.',
  ],
  [
    'AT43-SHO-14',
    'La portée se prend alors tout de même au leader de l’unité désignée.',
    'The range is then still taken to the leader of the unit designated.',
  ],
  [
    'AT43-SHO-15',
    'Contre une unité de blindés, le tireur peut désigner un seul blindé.',
    'Against an armoured unit the shooter may designate one single armoured fighter.',
  ],
  [
    'AT43-SHO-16',
    'En tir direct, qui ne voit personne de la zone de feu ni de la cible ne peut tirer.',
    'In direct fire, whoever sees nobody in the fire zone or in the target cannot shoot.',
  ],
  [
    'AT43-SHO-17',
    'Test de tir : la valeur d’action est la Précision de l’arme.',
    'Shooting test: the action value is the weapon’s Accuracy.',
  ],
  [
    'AT43-SHO-18',
    'La difficulté est la portée entre le leader des tireurs et celui de la cible.',
    'The difficulty is the range band between the shooters’ leader and the target’s.',
  ],
  [
    'AT43-SHO-19',
    'On lance la Cadence de l’arme en dés pour chaque tireur.',
    'Each shooter rolls as many dice as the weapon’s Rate of Fire.',
  ],
  [
    'AT43-SHO-20',
    'Les échecs peuvent être relancés autant de fois que le permettent les Relances de l’arme.',
    'Failures may be rerolled as many times as the weapon’s Rerolls allow.',
  ],
  [
    'AT43-SHO-21',
    'Si la portée rend l’échec automatique, les tirs sont perdus et ne touchent rien, pas même dans la zone de feu.',
    'If the range makes failure automatic the shots are lost and hit nothing, not even in the fire zone.',
  ],
  ['AT43-SHO-22', 'En tir direct, chaque réussite donne un impact.', 'In direct fire each success gives one impact.'],
  [
    'AT43-SHO-23',
    'Une arme à tir verrouillé touche sur un résultat fixe, quelle que soit la portée.',
    'A weapon with locked fire hits on a fixed result, whatever the range.',
  ],
  [
    'AT43-SHO-24',
    'Le tir verrouillé ne touche que la cible désignée et ignore la zone de feu.',
    'Locked fire hits only the target designated and ignores the fire zone.',
  ],
  [
    'AT43-ZON-01',
    'Le tir direct crée une zone de feu : la surface entre les deux unités et les lignes qui joignent leurs extrémités.',
    'Direct fire creates a fire zone: the surface between the two units and the lines joining their outer edges.',
  ],
  ['AT43-ZON-02', 'Le tir indirect ne crée pas de zone de feu.', 'Indirect fire creates no fire zone.'],
  [
    'AT43-ZON-03',
    'La zone se trace avec tous les membres des deux unités, même ceux qui ne voient rien ou ne tirent pas.',
    'The zone is drawn with all members of both units, even those who see nothing or do not fire.',
  ],
  [
    'AT43-ZON-04',
    'Si un seul blindé est désigné, la zone ne va que jusqu’à lui.',
    'If a single armour is designated the zone runs to it alone.',
  ],
  [
    'AT43-ZON-05',
    'Est dans la zone tout combattant dont le socle s’y trouve, même en partie, quel que soit son camp.',
    'In the zone is every fighter whose base lies in it, even partly, whatever its side.',
  ],
  [
    'AT43-ZON-06',
    'Les membres des tireurs et de la cible ne comptent pas comme étant dans la zone.',
    'Members of the shooters and of the target do not count as in the zone.',
  ],
  [
    'AT43-ZON-07',
    'Un combattant de la zone n’essuie le tir que si un tireur au moins peut le voir.',
    'A fighter in the zone comes under fire only if at least one shooter can see him.',
  ],
  [
    'AT43-ZON-08',
    'Chaque combattant compté de la zone reçoit un impact, en commençant par le plus proche du leader des tireurs, tant qu’il en reste.',
    'Each counted fighter in the zone takes one impact, beginning with the one nearest to the shooters’ leader, while any are left.',
  ],
  [
    'AT43-ZON-09',
    'On ignore dans la zone les combattants d’une Taille inférieure à celle des tireurs ou de la cible.',
    'In the zone fighters of a Size below that of the shooters or of the target are ignored.',
  ],
  [
    'AT43-ZON-10',
    'On ignore dans la zone les combattants à terre ou genou en terre.',
    'In the zone fighters who are prone or kneeling are ignored.',
  ],
  [
    'AT43-ZON-11',
    'Les impacts qui restent après la zone vont à la cible.',
    'Impacts left after the zone go to the target.',
  ],
];
