import type { RuleLine } from '@banneret/game';

/** Terrain: obstacles, tests, falls, water, fire. */
export const terrain: readonly RuleLine[] = [
  [
    'BTS-TER-01',
    'Le décor couvre la part de la table qu’on veut ; un tiers est conseillé.',
    'Scenery covers as much of the table as the players like; a third is recommended.',
  ],
  [
    'BTS-TER-02',
    'Placement à un : un joueur pose tout le décor, l’autre choisit sa zone de déploiement.',
    'Placing by one: one player places all terrain, the other chooses his deployment zone.',
  ],
  [
    'BTS-TER-03',
    'Placement à deux : les joueurs posent les éléments en alternance jusqu’à être satisfaits.',
    'Placing by both: the players place pieces in turn until both are satisfied.',
  ],
  ['BTS-TER-04', 'Un terrain ouvert est sans effet.', 'Open terrain has no effect.'],
  [
    'BTS-TER-05',
    'On n’entre pas dans un terrain infranchissable et on ne le traverse pas.',
    'Impassable terrain may be neither entered nor crossed.',
  ],
  [
    'BTS-TER-06',
    'Un terrain difficile est boisé, rocheux, urbain ou aquatique ; on convient avant la partie de ce qui l’est.',
    'Difficult terrain is wooded, rocky, urban or water; what is difficult is agreed before the game.',
  ],
  [
    'BTS-TER-07',
    'En terrain difficile, la distance compte double pour Infanterie, Bêtes, Marcheurs, Véhicules et Monstres.',
    'In difficult terrain distance counts double for Infantry, Beasts, Walkers, Vehicles and Monsters.',
  ],
  [
    'BTS-TER-08',
    'En terrain difficile, la distance compte triple pour Cavalerie et Motos.',
    'In difficult terrain distance counts triple for Cavalry and Bikes.',
  ],
  [
    'BTS-TER-09',
    'La pénalité joue dès qu’une partie du socle est dans le terrain difficile.',
    'The penalty applies as soon as any part of the base is in difficult terrain.',
  ],
  [
    'BTS-TER-10',
    'Un obstacle est un élément linéaire qui gêne le passage, se franchit et peut couvrir.',
    'An obstacle is a linear piece that hinders movement, can be crossed and may give cover.',
  ],
  [
    'BTS-TER-11',
    'Un obstacle plus bas que la moitié de la figurine se passe librement.',
    'An obstacle lower than half the figure is crossed freely.',
  ],
  [
    'BTS-TER-12',
    'Un obstacle haut de la moitié de la figurine à sa hauteur entière demande un test de Franchissement : Infanterie, Cavalerie, Bêtes et Marcheurs.',
    'An obstacle from half the figure’s height to its full height takes a Crossing test: Infantry, Cavalry, Beasts and Walkers.',
  ],
  [
    'BTS-TER-13',
    'Un obstacle plus haut que la figurine, où l’on tient debout, se gravit par un test d’Escalade : Infanterie et Marcheurs.',
    'An obstacle higher than the figure, with a top to stand on, takes a Climb test: Infantry and Walkers.',
  ],
  [
    'BTS-TER-14',
    'Franchissement : sur 1, arrêt devant l’obstacle ; de 2 à 5, posé derrière, au contact de l’obstacle, sans plus bouger ni toucher un ennemi ; sur 6, on continue et l’on peut charger.',
    'Crossing: on 1 stop before the obstacle; on 2 to 5 placed behind it, touching it, with no more movement and no enemy contact; on 6 go on, and even charge.',
  ],
  [
    'BTS-TER-15',
    'Escalade : sur 1, chute à terre au pied, avec dégâts si l’on ne partait pas du sol ; de 2 à 5, on monte de son Mvt ou jusqu’au sommet et l’on s’arrête ; sur 6, on continue et l’on peut charger.',
    'Climb: on 1 a fall, prone at the foot, with damage unless begun on the ground; on 2 to 5 climb up to Mvt or to the top and stop; on 6 go on, and even charge.',
  ],
  [
    'BTS-TER-16',
    'La hauteur est celle du personnage debout ; pour Cavalerie et Motos, celle de la monture à l’épaule.',
    'Height is that of the character upright; for Cavalry and Bikes, of the mount at the shoulder.',
  ],
  [
    'BTS-TER-17',
    'L’eau peu profonde est un terrain difficile ordinaire.',
    'Shallow water is ordinary difficult terrain.',
  ],
  [
    'BTS-TER-18',
    'L’eau profonde est difficile, infranchissable aux Véhicules ; qui y commence son déplacement lance un D6 et subit 1D6 blessures sur un 1.',
    'Deep water is difficult, and impassable to Vehicles; a figure that starts its move there rolls a D6 and suffers 1D6 wounds on a 1.',
  ],
  [
    'BTS-TER-19',
    'Un fossé est infranchissable, ou se saute par un test si sa largeur ne dépasse pas le Mvt restant ; le Vol l’ignore.',
    'A ditch is impassable, or is jumped with a test if it is no wider than the Mvt left; Flight ignores it.',
  ],
  [
    'BTS-TER-20',
    'Saut : sur 1, la figurine est éliminée ; de 2 à 5, elle retombe sur le bord et s’arrête, sans contact ennemi ; sur 6, elle continue et peut charger.',
    'Jump: on 1 the figure is eliminated; on 2 to 5 it lands on the far edge and stops, with no enemy contact; on 6 it goes on, and may charge.',
  ],
  [
    'BTS-TER-21',
    'Un Véhicule ne saute que s’il a roulé au moins 10 cm avant le fossé.',
    'A Vehicle jumps only after moving at least 10 cm before the ditch.',
  ],
  [
    'BTS-TER-22',
    'Une figurine qui tombe est à terre au pied ; au-delà de sa hauteur, une touche de Force 3, et une de plus par centimètre entier.',
    'A figure that falls is prone at the foot; beyond its height it takes a Force 3 hit, and one more for each further whole centimetre.',
  ],
  [
    'BTS-TER-23',
    'Un Véhicule qui tombe de plus que sa hauteur fait un jet de Dommages, et un de plus par centimètre entier.',
    'A Vehicle that falls more than its height takes one roll of damage, and one more for each further whole centimetre.',
  ],
  [
    'BTS-TER-24',
    'Descendre de sa propre hauteur au plus est libre et gratuit ; au-delà, c’est une Escalade.',
    'Going down no more than its own height is free and costs nothing; beyond that it is a Climb.',
  ],
  [
    'BTS-TER-25',
    'On convient de ce qui brûle ; un élément en feu devient infranchissable.',
    'What can burn is agreed; a piece on fire becomes impassable.',
  ],
  [
    'BTS-TER-26',
    'À la fin de chaque tour, qui est dans un élément en feu ou le touche perd 1 PV, Invulnérabilité permise.',
    'At the end of each turn whoever is in or touching a burning piece loses 1 PV, Invulnerability allowed.',
  ],
  [
    'BTS-TER-27',
    'Un tir de lance-flammes sur ou à travers une figurine dans un décor inflammable y met le feu sur 4+.',
    'A flamethrower shot at or through a figure in flammable scenery sets it on fire on 4+.',
  ],
  ['BTS-TER-28', 'Une ruine est un terrain ordinaire, pas un bâtiment.', 'A ruin is ordinary terrain, not a building.'],
  ['BTS-TER-29', 'Un marqueur d’objectif est un terrain ouvert.', 'An objective marker is open terrain.'],
  [
    'BTS-TER-30',
    'Cavalerie et Motos n’usent ni d’échelles ni de cordes, ni d’escaliers étroits ; un escalier large leur compte double.',
    'Cavalry and Bikes use neither ladders nor ropes nor narrow stairs; wide stairs count double for them.',
  ],
];
