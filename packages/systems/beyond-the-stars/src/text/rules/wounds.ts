import type { RuleLine } from '@banneret/game';

/** Wounds and the categories of weapons. */
export const wounds: readonly RuleLine[] = [
  [
    'BTS-WND-01',
    'Au tir, la Force de l’arme s’oppose à la D de la cible moins la Pen., au moins 1.',
    'When shooting, the weapon’s Force meets the target’s D less Pen., at least 1.',
  ],
  [
    'BTS-WND-02',
    'Selon D moins F : -2 ou moins 3+ ; -1 ou 0 4+ ; 1 ou 2 5+ ; 3 ou 4 6 ; 5 ou 6 6 puis 4+ ; 7 ou 8 6 puis 5+ ; 9 6 puis 6.',
    'By D less F: -2 or less 3+; -1 or 0 4+; 1 or 2 5+; 3 or 4 6; 5 or 6 6 then 4+; 7 or 8 6 then 5+; 9 6 then 6.',
  ],
  [
    'BTS-WND-03',
    'Un résultat double demande un 6, puis un second dé du nombre dit.',
    'A double result takes a 6, then a second die of the number said.',
  ],
  [
    'BTS-WND-04',
    'Contre un Spectre, la Pen. de l’arme est ignorée au tir.',
    'Against a Spectre the weapon’s Pen. is ignored when shooting.',
  ],
  [
    'BTS-WND-05',
    'Une blessure retire 1 PV ; à 0 PV, la figurine est retirée et perdue.',
    'A wound removes 1 PV; at 0 PV the figure is removed and lost.',
  ],
  [
    'BTS-WND-06',
    'Les sauvegardes jouent blessure par blessure, avant le retrait des PV.',
    'Saves apply wound by wound, before PV are removed.',
  ],
  [
    'BTS-WND-07',
    'Un bonus ou malus pour blesser joue sur chaque dé, les deux d’un résultat double compris.',
    'A bonus or penalty to wound applies to each die, both of a double result included.',
  ],
  [
    'BTS-WND-08',
    'En Duel, la F de qui a gagné le Point de Gloire s’oppose à la D de la victime, sans Pen. sauf mention.',
    'In a Duel the F of whoever won the Glory Point meets the victim’s D, with no Pen. unless stated.',
  ],
  [
    'BTS-WPN-01',
    'En Duel, une arme de mêlée à deux mains ou deux à une main.',
    'In a Duel, one two-handed melee weapon or two one-handed ones.',
  ],
  ['BTS-WPN-02', 'Deux armes à une main donnent +1 A.', 'Two one-handed weapons give +1 A.'],
  [
    'BTS-WPN-03',
    'Deux armes à une main semblables donnent encore +1 A.',
    'Two similar one-handed weapons give a further +1 A.',
  ],
  [
    'BTS-WPN-04',
    'Si leurs règles diffèrent, on choisit l’arme principale avant de lancer les dés.',
    'If their rules differ, the main weapon is chosen before rolling.',
  ],
  [
    'BTS-WPN-05',
    'Désarmée, une figurine a -1 à ses dés de Duel et -1 pour blesser.',
    'Unarmed, a figure has -1 on its Duel dice and -1 to wound.',
  ],
  [
    'BTS-WPN-06',
    'Une arme de tir sans arme de mêlée : -1 aux dés de Duel seulement.',
    'A ranged weapon and no melee weapon: -1 on Duel dice only.',
  ],
  [
    'BTS-WPN-07',
    'Légère : libre sans avoir bougé, -1 pour toucher sinon.',
    'Light: free if not moved, -1 to hit otherwise.',
  ],
  [
    'BTS-WPN-08',
    'Précision : libre sans avoir bougé, -1 jusqu’à la moitié du Mvt, pas de tir au-delà.',
    'Precision: free if not moved, -1 up to half of Mvt, no shot beyond that.',
  ],
  ['BTS-WPN-09', 'Lourde : ne tire pas si la figurine a bougé.', 'Heavy: not fired if the figure has moved.'],
  [
    'BTS-WPN-10',
    'Fusil à pompe : comme Légère, et à la moitié de la portée ou moins chaque blessure retire 1D3 PV.',
    'Shotgun: as Light, and at half range or less each wound removes 1D3 PV.',
  ],
  [
    'BTS-WPN-11',
    'Lance-flammes : comme Légère ; Trajectoires automatiques, chaque figurine sur la ligne est touchée, la Nuée ne gêne pas, un 6 naturel pénètre toujours et le décor peut prendre feu.',
    'Flamethrower: as Light; Trajectory rolls succeed, every figure on the line is hit, a Swarm does not hinder, a natural 6 always penetrates and scenery may catch fire.',
  ],
  [
    'BTS-WPN-12',
    'Le nombre après la catégorie est le nombre de dés d’attaque.',
    'The number after the category is the number of attack dice.',
  ],
  [
    'BTS-WPN-13',
    'Le prix et les règles des armes sont dans l’arsenal de leur Faction.',
    'Costs and rules of weapons are in their Faction’s arsenal.',
  ],
];
