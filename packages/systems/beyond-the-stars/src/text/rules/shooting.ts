import type { RuleLine } from '@banneret/game';

/** The Shooting phase: who shoots, hitting, trajectories. */
export const shooting: readonly RuleLine[] = [
  [
    'BTS-SHO-01',
    'Ordre de la phase : Actions d’Éclat, Tirs Légendaires, tirs du joueur qui a l’initiative, puis tirs de l’autre.',
    'Order of the phase: heroic actions, Legendary Shots, the initiative player’s shots, then the other’s.',
  ],
  [
    'BTS-SHO-02',
    'Tire toute figurine qui a une arme de tir et une CT, si elle n’est ni Engagée ni Immobilisée.',
    'Any figure with a ranged weapon and a CT may shoot, if neither Engaged nor Immobilised.',
  ],
  [
    'BTS-SHO-03',
    'Par phase, une arme à deux mains ou deux armes à une main.',
    'Each phase, one two-handed weapon or two one-handed ones.',
  ],
  [
    'BTS-SHO-04',
    'Véhicules, Monstres et Marcheurs tirent avec toutes leurs armes.',
    'Vehicles, Monsters and Walkers fire all their weapons.',
  ],
  [
    'BTS-SHO-05',
    'On choisit les armes, puis chaque cible doit être vue et à portée.',
    'Choose the weapons, then each target must be seen and in range.',
  ],
  [
    'BTS-SHO-06',
    'Chaque dé est un tir à part et peut avoir sa propre cible.',
    'Each die is a shot of its own and may have its own target.',
  ],
  [
    'BTS-SHO-07',
    'Le nombre après la catégorie est le nombre de dés de l’arme.',
    'The number after the category is the weapon’s number of dice.',
  ],
  [
    'BTS-SHO-08',
    'Pour toucher, chaque dé modifié doit atteindre la CT du tireur.',
    'To hit, each modified die must reach the shooter’s CT.',
  ],
  [
    'BTS-SHO-09',
    'Rien n’est automatique : un dé modifié sous la CT rate, même un 6.',
    'Nothing is automatic: a modified die below the CT misses, even a 6.',
  ],
  [
    'BTS-SHO-10',
    'Des tirs semblables sur une même cible peuvent se lancer ensemble ; le résultat est le même.',
    'Like shots at one target may be rolled together; the result is the same.',
  ],
  [
    'BTS-SHO-11',
    'Les jets de Trajectoire viennent entre la touche et la blessure, une touche à la fois.',
    'Trajectory rolls come between hit and wound, one hit at a time.',
  ],
  [
    'BTS-SHO-12',
    'Un décor qui cache au moins la moitié de la cible demande un jet de Trajectoire de 4+, sinon le tir est perdu.',
    'Scenery that hides at least half of the target takes a Trajectory roll of 4+, otherwise the shot is lost.',
  ],
  [
    'BTS-SHO-13',
    'Un ennemi qui cache au moins la moitié de la cible demande le même jet ; en cas d’échec c’est lui qui subit le jet pour blesser.',
    'An enemy that hides at least half of the target takes the same roll; on a failure he takes the wound roll instead.',
  ],
  [
    'BTS-SHO-14',
    'Un allié sur la trajectoire, ou dans la pièce visée, interdit le tir, sauf exceptions comme Déloyal ou le lance-flammes.',
    'An ally on the trajectory, or in the room that is shot at, forbids the shot, but for exceptions such as Treacherous or a flamethrower.',
  ],
  [
    'BTS-SHO-15',
    'Un gêneur tué par une touche ne gêne plus les suivantes.',
    'A blocker killed by one hit no longer hinders the next ones.',
  ],
  [
    'BTS-SHO-16',
    'Tirer sur un ennemi Engagé, ou à travers un ennemi Engagé, donne -1 pour toucher, une fois.',
    'Shooting at an Engaged enemy, or through an Engaged enemy, is -1 to hit, once.',
  ],
  [
    'BTS-SHO-17',
    'La trajectoire se juge aux positions du moment ; le -1 peut jouer sans jet de Trajectoire.',
    'The trajectory is judged on the positions of the moment; the -1 may apply with no Trajectory roll.',
  ],
  [
    'BTS-SHO-18',
    'Si la cible ou l’ennemi Engagé traversé est un Marcheur, un Véhicule ou un Monstre, on peut tirer même à travers un allié, avec +1 aux Trajectoires.',
    'If the target or the Engaged enemy in the way is a Walker, Vehicle or Monster, one may shoot even through an ally, with +1 on Trajectory rolls.',
  ],
  [
    'BTS-SHO-19',
    'Plusieurs gênes : un jet chacune, de la plus proche du tireur à la plus lointaine ; le premier échec arrête le tir là.',
    'Several hindrances: one roll each, from the nearest to the shooter outward; the first failure stops the shot there.',
  ],
  [
    'BTS-SHO-20',
    'Les modificateurs pour toucher s’ajoutent : avoir bougé, cible Engagée, bouclier avec une arme à deux mains.',
    'Modifiers to hit add up: having moved, Engaged target, shield with a two-handed weapon.',
  ],
  [
    'BTS-SHO-21',
    'Toucher seulement sur 6 remplace la CT : il faut un 6 naturel, quels que soient les modificateurs.',
    'Hitting only on a 6 replaces the CT: a natural 6 is needed, whatever the modifiers.',
  ],
];
