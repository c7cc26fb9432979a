import type { RuleLine } from '@banneret/game';

/** Shooting, from the choice of targets to the casualties. */
export const shooting: readonly RuleLine[] = [
  [
    'GDF-SHT-01',
    'Une unité qui tire choisit une unité cible valable ; toutes ses figurines peuvent tirer dessus.',
    'A unit that shoots picks a valid target unit; all its models may fire at it.',
  ],
  [
    'GDF-SHT-02',
    'Une cible est valable si un tireur voit une de ses figurines et a cette même figurine à portée d’une arme.',
    'A target is valid if some shooter sees one of its models and has that same model in range of a weapon.',
  ],
  [
    'GDF-SHT-03',
    'Tirent les figurines qui voient une figurine de la cible et l’ont à portée ; les autres ne tirent pas.',
    'Models that see a model of the target and have it in range fire; the others do not.',
  ],
  [
    'GDF-SHT-04',
    'Une unité tire à travers ses propres figurines : elles ne lui cachent jamais la cible.',
    'A unit shoots past its own models: they never hide the target from it.',
  ],
  [
    'GDF-SHT-05',
    'La portée se mesure de figurine à figurine, entre les points les plus proches des socles, arme par arme.',
    'Range is measured model to model, between the closest points of their bases, weapon by weapon.',
  ],
  [
    'GDF-SHT-06',
    'Une unité qui tire avec plusieurs types d’armes peut faire un groupe de chaque type ; un type est un même nom et un même profil.',
    'A unit firing several types of weapon may make each type its own group; a type is one name and one profile.',
  ],
  [
    'GDF-SHT-07',
    'Un groupe d’armes tire tout entier sur une seule cible.',
    'A weapon group fires at one target as a whole.',
  ],
  [
    'GDF-SHT-08',
    'Les groupes peuvent viser des cibles différentes, mais une unité tire sur deux cibles au plus.',
    'Groups may have different targets, but a unit fires at two targets at most.',
  ],
  [
    'GDF-SHT-09',
    'Toutes les cibles sont désignées avant le premier dé.',
    'All targets are declared before the first die.',
  ],
  [
    'GDF-SHT-10',
    'Tireurs, modificateurs, couvert et taille de la cible sont figés à la désignation ; un groupe dont la cible a disparu est perdu.',
    'Shooters, modifiers, cover and target size are frozen at declaration; a group whose target is gone is wasted.',
  ],
  [
    'GDF-SHT-11',
    'Chaque groupe d’armes suit les quatre étapes à part : compter les attaques, toucher, bloquer, retirer les pertes.',
    'Each weapon group goes through the four steps on its own: count attacks, hit, block, remove casualties.',
  ],
  [
    'GDF-SHT-12',
    'Les attaques sont la somme de celles des armes qui peuvent tirer.',
    'Attacks are the sum of those of the weapons that can fire.',
  ],
  [
    'GDF-SHT-13',
    'Un dé par attaque contre la Qualité ; chaque réussite est une touche, un échec n’a pas d’effet.',
    'One die an attack against Quality; each success is a hit, a failure does nothing.',
  ],
  [
    'GDF-SHT-14',
    'Le défenseur lance un dé par touche contre la Défense ; chaque échec est une blessure.',
    'The defender rolls one die a hit against Defence; each failure is a wound.',
  ],
  [
    'GDF-SHT-15',
    'Le défenseur retire une figurine par blessure, sauf si elle est Coriace.',
    'The defender removes one model for each wound, unless the model is Tough.',
  ],
  [
    'GDF-SHT-16',
    'Le défenseur choisit ses pertes parmi toutes les figurines visées, même hors de vue ou de portée.',
    'The defender chooses the casualties among all models of the target, even out of sight or range.',
  ],
  [
    'GDF-SHT-17',
    'Retirer des pertes au point de rompre la cohérence est permis ; l’unité devra se regrouper à sa prochaine activation.',
    'Removing casualties so that coherency breaks is allowed; the unit will have to regroup at its next activation.',
  ],
  [
    'GDF-SHT-18',
    'Les blessures qui restent après la dernière figurine sont perdues.',
    'Wounds left over after the last model are lost.',
  ],
  [
    'GDF-SHT-19',
    'Une unité au contact ou tout près de l’ennemi tire et se fait tirer dessus sans malus.',
    'A unit in contact with the enemy or next to it shoots and is shot at without penalty.',
  ],
  [
    'GDF-SHT-20',
    'Après tous les groupes, chaque cible blessée vérifie son moral une fois.',
    'After all groups each wounded target checks morale once.',
  ],
];
