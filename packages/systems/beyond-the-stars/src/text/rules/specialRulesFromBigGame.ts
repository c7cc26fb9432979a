import type { RuleLine } from '@banneret/game';

/** The special rules in the book's order, second half. */
export const specialRulesFromBigGame: readonly RuleLine[] = [
  [
    'BTS-SPR-41',
    'Gros Gibier : +1 pour blesser en Duel contre Bête, Monstre ou Marcheur, et +1 en Pénétration en Duel.',
    'Big game: +1 to wound in Duels against a Beast, Monster or Walker, and +1 to penetrate in Duels.',
  ],
  [
    'BTS-SPR-42',
    'Guérillero : Infanterie qui relance Franchissement, Saut et Escalade, et que le terrain urbain ne ralentit pas.',
    'Guerrilla: Infantry that re-rolls Crossing, Jump and Climb, and that urban ground does not slow.',
  ],
  [
    'BTS-SPR-43',
    'Guerrier infatigable : gagne seul une paire à égalité de dés et de CC, sauf si les deux l’ont.',
    'Tireless warrior: alone wins a pair tied on dice and CC, unless both have it.',
  ],
  [
    'BTS-SPR-44',
    'Impactant : chaque figurine chargée subit une touche de Force 5, deux si elle est montée ; si elle en meurt, le déplacement continue, sinon il s’arrête.',
    'Impact: each figure charged takes a Force 5 hit, two if mounted; if it dies the move goes on, otherwise it stops.',
  ],
  ['BTS-SPR-45', 'Implacable : ne souffre jamais d’être désarmé.', 'Relentless: never suffers from being unarmed.'],
  [
    'BTS-SPR-46',
    'Maître duelliste : ses dés en surplus donnent un Point sur 2+.',
    'Master duellist: its surplus dice give a Point on 2+.',
  ],
  ['BTS-SPR-47', 'Maître de la Magie : +1 pour lancer et dissiper.', 'Master of magic: +1 to cast and dispel.'],
  [
    'BTS-SPR-48',
    'Maître tacticien : +1 à ses Ordres ; +1 ou -1 au jet de renforts de son unité, +1 à son Attaque de Flanc et à la Déviation de sa Téléportation.',
    'Master tactician: +1 on his Orders; +1 or -1 on his unit’s reinforcement roll, +1 on its Flank attack and on its Teleportation deviation.',
  ],
  [
    'BTS-SPR-49',
    'Maîtrise (X) : avec X de mêlée, un dé de Duel se relance ; avec X de tir, les tirs manqués.',
    'Mastery (X): with X in melee one Duel die is re-rolled; with X when shooting, the misses.',
  ],
  [
    'BTS-SPR-50',
    'Marcheur organique : Médecin et Trousse de Soins l’aident, Réparateur non.',
    'Organic walker: Medic and Medkit help it, Repairer does not.',
  ],
  [
    'BTS-SPR-51',
    'Massif : compte pour deux figurines aux objectifs et dans un Transport.',
    'Massive: counts as two figures for objectives and in a Transport.',
  ],
  [
    'BTS-SPR-52',
    'Médecin : à 15 cm, Invulnérabilité de 6+, ou +1 à celle qu’on a ; pas pour les machines.',
    'Medic: within 15 cm, Invulnerability 6+, or +1 on the one a figure has; not for machines.',
  ],
  [
    'BTS-SPR-53',
    'Montagnard : Infanterie qui relance Franchissement, Saut et Escalade, et que le terrain rocheux ne ralentit pas.',
    'Mountaineer: Infantry that re-rolls Crossing, Jump and Climb, and that rocky ground does not slow.',
  ],
  [
    'BTS-SPR-54',
    'Morsure infectieuse : en Duel, sa F s’oppose à la F de la cible, sauf Armes de Siège et Véhicules.',
    'Infectious bite: in Duels its F meets the target’s F, but not against Siege Weapons and Vehicles.',
  ],
  [
    'BTS-SPR-55',
    'Multibras : jusqu’à quatre armes à une main, en mêlée avec +1 A par arme au-delà de la deuxième, comme au tir ; pas de -1 avec une arme à deux mains.',
    'Many-armed: up to four one-handed weapons, in melee with +1 A for each beyond the second, and when shooting; no -1 with a two-handed weapon.',
  ],
  [
    'BTS-SPR-56',
    'Nuée : on ne la touche au tir que sur 6, et la CC de ses ennemis Engagés est réduite de moitié.',
    'Swarm: shots hit it only on a 6, and the CC of enemies Engaged with it is halved.',
  ],
  [
    'BTS-SPR-57',
    'Pied Léger : une Infanterie qui compte toujours 6 aux Sauts, Escalades et Franchissements.',
    'Light-footed: Infantry that always counts a 6 on Jump, Climb and Crossing tests.',
  ],
  [
    'BTS-SPR-58',
    'Pistolero : une arme de tir à une main de plus par phase.',
    'Gunslinger: one more one-handed ranged weapon each phase.',
  ],
  [
    'BTS-SPR-59',
    'Plateforme de tir : équipage et passagers tirent avec leurs armes, le déplacement du porteur étant le leur ; son combat n’est pas le leur.',
    'Firing platform: crew and passengers fire their weapons, the carrier’s movement being theirs; its combat is not.',
  ],
  [
    'BTS-SPR-60',
    'Porte-Bannière : sans malus de Duel pour sa bannière.',
    'Standard bearer: no Duel penalty for its banner.',
  ],
  [
    'BTS-SPR-61',
    'Projectile à fragmentation : un tir qui touche pose un gabarit léger sur la cible ; les autres dessous subissent la moitié de la Force.',
    'Fragmentation: a shot that hits puts a light template on the target; others under it take half the Force.',
  ],
  [
    'BTS-SPR-62',
    'Protections actives : la Pen. des tirs contre ce Véhicule est ignorée.',
    'Active protection: the Pen. of shots at this Vehicle is ignored.',
  ],
  [
    'BTS-SPR-63',
    'Rancune (X) : en Duel, relance les 1 pour blesser contre le mot-clef X.',
    'Grudge (X): in Duels re-rolls wound rolls of 1 against keyword X.',
  ],
  [
    'BTS-SPR-64',
    'Rapide : Mvt +5 cm à pied ou en Marcheur, +10 cm pour les autres ; pas en vol.',
    'Fast: Mvt +5 cm on foot or as a Walker, +10 cm for the rest; not when flying.',
  ],
  [
    'BTS-SPR-65',
    'Réparateur : au contact, à la fin de son déplacement, sur 4+, rend 1 PV à une machine ou répare une arme ou un moteur.',
    'Repairer: in contact at the end of its move, on 4+, restores 1 PV to a machine or mends a weapon or engine.',
  ],
  [
    'BTS-SPR-66',
    'Robotique : réussit ou rate ses tests de Moral à son choix ; se répare et ne se soigne pas.',
    'Robotic: passes or fails Morale tests as it chooses; is repaired and not healed.',
  ],
  ['BTS-SPR-67', 'Sans Peur : réussit d’office ses tests de Moral.', 'Fearless: passes Morale tests automatically.'],
  [
    'BTS-SPR-68',
    'Solitaire : sans avoir bougé et un peu couvert, il est invisible à plus de 15 cm, 30 en exosquelette léger, 45 en lourd ; pas à cheval.',
    'Loner: unmoved and with some cover it is invisible beyond 15 cm, 30 in a light exoskeleton, 45 in a heavy one; not as Cavalry.',
  ],
  [
    'BTS-SPR-69',
    'Stable : avec une Plateforme de tir, ceux qu’il porte comptent comme n’ayant pas bougé.',
    'Stable: with a Firing platform those it carries count as not having moved.',
  ],
  [
    'BTS-SPR-70',
    'Téléportation : l’unité en réserve apparaît où l’on veut hors du décor et à plus de 3 cm de tous, après Déviation, ses figurines à 15 cm du Champion.',
    'Teleportation: the unit in reserve appears anywhere outside scenery and more than 3 cm from everyone, after deviation, its figures within 15 cm of the Champion.',
  ],
  [
    'BTS-SPR-71',
    'Terrifiante : pour la charger, on réussit d’abord un test de Moral, sinon on ne bouge plus du tour.',
    'Terrifying: to charge it a figure first passes a Morale test, otherwise it moves no more this turn.',
  ],
  [
    'BTS-SPR-72',
    'Tirs empoisonnés : les 1 pour blesser au tir se relancent, sauf au lance-flammes.',
    'Poisoned shots: shooting wound rolls of 1 are re-rolled, except with flamethrowers.',
  ],
  [
    'BTS-SPR-73',
    'Tirs enflammés : +1 en Pénétration au tir, sauf au lance-flammes.',
    'Flaming shots: +1 to penetrate when shooting, except with flamethrowers.',
  ],
  ['BTS-SPR-74', 'Tireur Expert : relance ses tirs manqués.', 'Expert shot: re-rolls its misses.'],
  [
    'BTS-SPR-75',
    'Tout-terrain : une Moto qui peut franchir et se battre à une barrière.',
    'All-terrain: a Bike that may cross obstacles and fight at a barrier.',
  ],
  [
    'BTS-SPR-76',
    'Très massif : compte pour cinq figurines aux objectifs et n’embarque pas.',
    'Very massive: counts as five figures for objectives and cannot embark.',
  ],
  [
    'BTS-SPR-77',
    'Trompe-la-Mort : une blessure qui prendrait le dernier PV est ignorée sur 6 ; alors, jusqu’à la fin du tour, CC 1 et CT 6+.',
    'Cheat death: a wound that would take the last PV is ignored on a 6; then, until the end of the turn, CC 1 and CT 6+.',
  ],
  [
    'BTS-SPR-78',
    'Troupe de ligne : tire en ignorant deux figurines de ce type alignées au contact devant elle.',
    'Line troops: shoots ignoring two figures of this kind lined up in contact before it.',
  ],
  [
    'BTS-SPR-79',
    'Vol : en vol, +10 cm, figurines, décor et zones de contrôle sont ignorés en chemin ; il ne finit ni en forêt ni en équilibre, et finir dans une zone ennemie, ou juste au-dessus d’un ennemi, est charger. Contrainte de se déplacer, elle vole ; perchée, on passe dessous si l’on tient.',
    'Flight: flying, +10 cm, and figures, scenery and control zones are ignored on the way; it does not end in a forest or where its base is unstable, and ending in an enemy zone, or close above an enemy, is a charge. A forced move is flown; others pass beneath one who is perched, if they fit.',
  ],
];
