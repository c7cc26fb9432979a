import type { RuleLine } from '@banneret/game';

/** Vehicles, their armour and the damage table. */
export const vehicles: readonly RuleLine[] = [
  [
    'BTS-VEH-01',
    'Un Véhicule suit les règles des Monstres, sauf ce qui suit.',
    'A Vehicle follows the rules of Monsters, except as follows.',
  ],
  [
    'BTS-VEH-02',
    'Tout Véhicule a Charge dévastatrice : il percute à Force 7.',
    'Every Vehicle has Devastating charge: it rams with Force 7.',
  ],
  [
    'BTS-VEH-03',
    'Il n’a pas de PV mais un blindage avant, de flanc et arrière.',
    'It has no PV but armour at the front, flanks and rear.',
  ],
  [
    'BTS-VEH-04',
    'Les deux diagonales de la caisse séparent l’avant, les flancs et l’arrière ; sur la ligne, le meilleur blindage compte.',
    'The two diagonals of the hull part front, flanks and rear; on the line the better armour counts.',
  ],
  [
    'BTS-VEH-05',
    'Un tir y fait un jet de Pénétration au lieu de blesser, contre le côté tourné vers le tireur.',
    'A shot makes a Penetration roll instead of a wound roll, against the side facing the shooter.',
  ],
  [
    'BTS-VEH-06',
    'Pénétration : D6 + Force + Pen. au moins égal au blindage donne un jet de Dommages.',
    'Penetration: D6 + Force + Pen. of at least the armour gives a roll of damage.',
  ],
  [
    'BTS-VEH-07',
    'Si même un 1 suffit, on passe aussitôt au jet de Dommages.',
    'If even a 1 is enough, go straight to the roll of damage.',
  ],
  ['BTS-VEH-08', 'Dommages 1 : secoué, sans effet.', 'Damage 1: shaken, no effect.'],
  [
    'BTS-VEH-09',
    'Dommages 2 : équipage sonné, le Véhicule est Immobilisé jusqu’à la fin du tour.',
    'Damage 2: crew stunned, the Vehicle is Immobilised until the end of the turn.',
  ],
  [
    'BTS-VEH-10',
    'Dommages 3 : une arme de tir au choix de l’attaquant est détruite jusqu’à réparation ; sans arme, résultat 5.',
    'Damage 3: one ranged weapon of the attacker’s choice is destroyed until repaired; with none, result 5.',
  ],
  [
    'BTS-VEH-11',
    'Dommages 4 : moteur détruit, il ne bouge plus jusqu’à réparation ; s’il l’était déjà, résultat 5.',
    'Damage 4: engine destroyed, it cannot move until repaired; if it already was, result 5.',
  ],
  [
    'BTS-VEH-12',
    'Dommages 5 : un Équipage éliminé ; le dernier restant ne tire plus de la partie, et sans équipage, résultat 6.',
    'Damage 5: one crew member eliminated; with one left it shoots no more for the game, with none, result 6.',
  ],
  [
    'BTS-VEH-13',
    'Dommages 6 : détruit avec son équipage ; chaque passager meurt sur 1 ou 2, les autres sont à terre au plus près.',
    'Damage 6: destroyed with its crew; each passenger dies on 1 or 2, the others are prone as near as possible.',
  ],
  [
    'BTS-VEH-14',
    'Il tire avec toutes ses armes depuis son point le plus proche, à -1 s’il a bougé.',
    'It fires all its weapons from its nearest point, at -1 if it moved.',
  ],
  [
    'BTS-VEH-15',
    'Une arme frontale, latérale ou arrière tire sur 180 degrés, une arme centrale tout autour.',
    'A front, side or rear weapon fires through 180 degrees, a central one all round.',
  ],
  ['BTS-VEH-16', 'Un Véhicule ne panique pas.', 'A Vehicle does not panic.'],
  [
    'BTS-VEH-17',
    'Il n’a pas d’Attaques ; au contact, un jet de Pénétration par Attaque contre le côté touché, sans jet de Duel.',
    'It has no Attacks; in contact, one Penetration roll for each Attack against the side touched, with no Duel roll.',
  ],
  [
    'BTS-VEH-18',
    'Deux Véhicules Engagés font match nul et s’écartent.',
    'Two Vehicles that are Engaged draw and part.',
  ],
  [
    'BTS-VEH-19',
    'Il n’a pas de zone de contrôle, compte pour une figurine et ne fait pas place.',
    'It has no control zone, counts as one figure and does not make way.',
  ],
  [
    'BTS-VEH-20',
    'L’eau profonde lui est infranchissable, et il ne percute pas les positions surélevées.',
    'Deep water is impassable to it, and it does not ram elevated positions.',
  ],
  [
    'BTS-VEH-21',
    'Équipage et passagers ne tirent que si le Véhicule a une Plateforme de tir.',
    'Crew and passengers shoot only if the Vehicle has a Firing platform.',
  ],
];
