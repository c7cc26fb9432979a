import type { RuleLine } from '@banneret/game';

/** Recruiting a company. */
export const recruitment: readonly RuleLine[] = [
  [
    'AT43-REC-01',
    'Toutes les unités d’une compagnie appartiennent à une même armée.',
    'All units of a company belong to one army.',
  ],
  [
    'AT43-REC-02',
    'Valeur d’une unité : prix d’un combattant multiplié par l’effectif, plus équipement, spécialiste, officier et héros. Celle de la compagnie est la somme de ses unités.',
    'Value of a unit: price of a fighter multiplied by its strength, plus equipment, specialist, officer and hero. That of a company is the sum of its units.',
  ],
  [
    'AT43-REC-03',
    'Les unités d’assaut ne dépassent pas les points d’assaut de la mission, ni les renforts les points de renfort ; le surplus est perdu et ne passe pas de l’un à l’autre.',
    'Assault units do not exceed the mission’s assault points, nor reinforcements the reinforcement points; what is left over is lost and does not move between them.',
  ],
  [
    'AT43-REC-04',
    'Une compagnie a au moins une section, et au plus une par tranche entamée de 1 000 points ; chaque unité appartient à une section.',
    'A company has at least one section and at most one for each started 1,000 points; every unit belongs to one section.',
  ],
  [
    'AT43-REC-05',
    'Une section compte une à cinq unités, dont obligatoirement une de fantassins de rang 1 ou 2.',
    'A section has one to five units, one of which must be foot soldiers of rank 1 or 2.',
  ],
  [
    'AT43-REC-06',
    'Une section peut avoir deux autres unités de fantassins, dont une de rang 3 au plus.',
    'A section may have two further foot-soldier units, at most one of them of rank 3.',
  ],
  ['AT43-REC-07', 'Une section peut avoir une unité d’appui.', 'A section may have one support unit.'],
  [
    'AT43-REC-08',
    'Une section peut avoir deux unités de blindés, dont une de véhicules au plus.',
    'A section may have two armoured units, at most one of them of vehicles.',
  ],
  [
    'AT43-REC-09',
    'L’effectif reste entre le minimum et le maximum du type, leader et officier compris, héros non compris.',
    'Strength stays between the type’s minimum and maximum, leader and officer included, hero excluded.',
  ],
  [
    'AT43-REC-10',
    'Une unité n’a qu’une désignation ; à deux combattants ou plus, elle a un leader sans supplément.',
    'A unit has one designation only; with two fighters or more it has a leader at no cost.',
  ],
  [
    'AT43-REC-11',
    'Les porteurs d’arme spéciale remplacent des combattants standard, jamais le leader : un par tranche complète de quatre combattants, sauf indication contraire.',
    'Special-weapon bearers replace standard fighters, never the leader: one for every full four fighters, unless the type says otherwise.',
  ],
  [
    'AT43-REC-12',
    'Toutes les armes spéciales d’une unité sont du même type.',
    'All special weapons of one unit are of the same type.',
  ],
  [
    'AT43-REC-13',
    'Un spécialiste remplace un combattant standard : un au plus, et dans une unité de six combattants ou plus, sauf indication contraire.',
    'A specialist replaces a standard fighter: at most one, and in a unit of six fighters or more, unless the type says otherwise.',
  ],
  [
    'AT43-REC-14',
    'Un officier au plus par unité ; il remplace le leader et compte dans l’effectif. La compagnie a au moins un officier à l’assaut.',
    'At most one officer per unit; he replaces the leader and counts in the strength. The company has at least one officer in its assault pool.',
  ],
  [
    'AT43-REC-15',
    'Une compagnie a au plus un officier de chaque grade à partir de 3, héros compris ; les grades 1 et 2 sont sans limite.',
    'A company has at most one officer of each grade from 3 up, heroes included; grades 1 and 2 have no limit.',
  ],
  [
    'AT43-REC-16',
    'Chaque héros figure une fois au plus, comme officier d’une unité de sa catégorie et de son rang ; un héros pilote peut remplacer l’équipage d’un blindé de son type.',
    'Each hero appears at most once, as officer of a unit of his category and rank; a pilot hero may replace the crew of one armour of his own type.',
  ],
  [
    'AT43-REC-17',
    'Revue : les listes sont vérifiées, puis montrées à tous une fois finies, répartition comprise ; les séquences restent secrètes.',
    'Review: the lists are checked, then shown to all once finished, pools included; the activation sequences stay secret.',
  ],
  [
    'AT43-REC-18',
    'Une unité va tout entière à l’assaut ou aux renforts.',
    'A unit goes whole to the assault or to the reinforcements.',
  ],
];
