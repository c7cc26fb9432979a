import type { RuleLine } from '@banneret/game';

/** Using terrain, and the abilities of some fighters. */
export const terrain: readonly RuleLine[] = [
  [
    'AT43-TER-01',
    'Par défaut, un décor ne se traverse pas : on le contourne.',
    'By default terrain cannot be crossed and is gone round.',
  ],
  [
    'AT43-TER-02',
    'Décor franchissable : l’infanterie, armes d’appui exceptées, franchit un élément de Taille 1 pour 3 cm de plus ; un marcheur, un élément plus petit que lui d’au moins deux points, sans supplément ; un véhicule jamais. Nul ne s’y arrête.',
    'Crossable terrain: infantry other than support weapons crosses an element of Size 1 for 3 cm extra; a walker crosses one at least two points smaller than itself for nothing; vehicles never do. No move ends on it.',
  ],
  [
    'AT43-TER-03',
    'Décor où l’on monte : un combattant dessus compte la Taille de l’élément en plus quand on le vise, et les obstacles de cette Taille ou moins ne gênent pas sa vue.',
    'Terrain to stand on: a fighter on top counts the element’s Size in addition as a target, and obstacles of that Size or less do not block his own sight.',
  ],
  [
    'AT43-TER-04',
    'Décor à ouvrir : un fantassin au contact à la fin du déplacement de son unité peut l’ouvrir ou le fermer ; l’unité ne tire alors pas dans cette activation.',
    'Terrain that opens: an infantry fighter in contact at the end of his unit’s move may open or close it; the unit then does not shoot in that activation.',
  ],
  [
    'AT43-TER-05',
    'Décor destructible : on peut le viser comme un blindé seul, avec zone de feu, arcs et portée ; chaque dégât réussi lui ôte des points de Structure, et à 0 il est retiré.',
    'Destructible terrain: it may be designated like a single armour, with fire zone, arcs and range; each damage success takes structure points from it, and at 0 it is removed.',
  ],
  [
    'AT43-SPC-01',
    'Sniper : chaque tir désigne un ennemi visible, sans zone de feu ; l’impact est pour lui seul, héros compris, et il n’a de sauvegarde que s’il est lui-même à couvert.',
    'Sniper: each shot designates one visible enemy, without a fire zone; the impact is his alone, heroes included, and he saves only if he is himself in cover.',
  ],
  [
    'AT43-SPC-02',
    'Médic : après une salve ou un combat qui a coûté des fantassins à son unité, s’il est là et debout, un dé : sur 5 ou plus, l’un d’eux, héros exclu, est remis en jeu, à terre.',
    'Medic: after a salvo or fight that cost his unit foot soldiers, if he is there and standing, one die: on 5 or more one of them, not a hero, is put back, prone.',
  ],
  [
    'AT43-SPC-03',
    'Mécano : à son activation, si son unité ne tire pas, un mécano au contact d’un blindé ami lance un dé ; sur 4 ou plus, une partie qui en a encore regagne 1 point de Structure, sans dépasser le départ.',
    'Mechanic: in his activation, if his unit does not shoot, a mechanic in contact with a friendly armour rolls one die; on 4 or more one part that still has some regains 1 structure point, up to its start value.',
  ],
  [
    'AT43-SPC-04',
    'Toute autre capacité nommée par une carte est sans effet tant qu’elle n’est pas décrite.',
    'Any other ability named on a card has no effect until it is described.',
  ],
];
