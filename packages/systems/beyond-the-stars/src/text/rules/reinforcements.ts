import type { RuleLine } from '@banneret/game';

/** Reserves and reinforcements. */
export const reinforcements: readonly RuleLine[] = [
  [
    'BTS-RNF-01',
    'Si le scénario le permet, on garde en réserve jusqu’à la moitié de ses unités, arrondie au supérieur.',
    'If the scenario allows it, up to half of the units, rounded up, may be kept in reserve.',
  ],
  [
    'BTS-RNF-02',
    'La réserve fait partie de l’armée pour la Démoralisation et la table rase ; ce ne sont pas des pertes.',
    'Reserves are part of the army for Demoralisation and annihilation; they are not losses.',
  ],
  [
    'BTS-RNF-03',
    'Les renforts arrivent dans la partie de leur joueur, après toutes ses figurines déjà sur la table.',
    'Reinforcements arrive in their player’s part of the phase, after all his figures already on the table.',
  ],
  [
    'BTS-RNF-04',
    'On lance un D6 par unité en réserve, dans l’ordre qu’on veut, obligatoirement dès le tour 2 sauf accord contraire : 5+ au tour 2, 4+ au tour 3, 3+ au tour 4, 2+ au tour 5, d’office ensuite.',
    'Roll a D6 for each unit in reserve, in any order, compulsory from turn 2 unless agreed otherwise: 5+ on turn 2, 4+ on turn 3, 3+ on turn 4, 2+ on turn 5, automatic after that.',
  ],
  [
    'BTS-RNF-05',
    'L’unité entre par un point de son bord de table : chaque figurine avance de son Mvt au plus et doit être tout entière sur la table.',
    'The unit enters at a point of its own edge: each figure moves at most its Mvt and must be wholly on the table.',
  ],
  [
    'BTS-RNF-06',
    'Une figurine qui arrive bouge normalement mais ne charge pas.',
    'An arriving figure moves normally but cannot charge.',
  ],
  [
    'BTS-RNF-07',
    'Sonnez l’alerte ! change le jet d’une unité de +1 ou -1, un Maître tacticien celui de la sienne ; les deux s’ajoutent.',
    'Sound the alarm changes one unit’s roll by +1 or -1, a Master tactician that of his own; the two add up.',
  ],
  [
    'BTS-RNF-08',
    'L’Attaque de Flanc et la Téléportation sont d’autres façons d’entrer.',
    'Flank attack and Teleportation are other ways to enter.',
  ],
];
