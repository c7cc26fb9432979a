import type { RuleLine } from '@banneret/game';

/** Bases: sizes, levels, combined bases of siege weapons. */
export const bases: readonly RuleLine[] = [
  [
    'BTS-BAS-01',
    'La forme d’un socle est libre ; seule sa taille compte.',
    'The shape of a base is free; only its size matters.',
  ],
  [
    'BTS-BAS-02',
    'Niveaux de socle en millimètres : 1 de 25 à 30, 2 de 30 à 40, 3 de 40 à 60, 4 de 60 à 90, 5 de 90 à 120, 6 de 120 à 180.',
    'Base Levels in millimetres: 1 from 25 to 30, 2 from 30 to 40, 3 from 40 to 60, 4 from 60 to 90, 5 from 90 to 120, 6 from 120 to 180.',
  ],
  [
    'BTS-BAS-03',
    'Un socle peut monter d’un Niveau, pas plus, et jamais descendre.',
    'A base may go up one Level, no more, and never down.',
  ],
  [
    'BTS-BAS-04',
    'Monter d’un Niveau coûte 5 points pour une Infanterie, 10 pour une Cavalerie ou une Moto, rien pour un Champion.',
    'Going up a Level costs 5 points for Infantry, 10 for Cavalry or a Bike, nothing for a Champion.',
  ],
  [
    'BTS-BAS-05',
    'Une Infanterie en exosquelette lourd a d’office le Niveau suivant ; elle peut encore monter d’un au prix normal.',
    'Infantry in a heavy exoskeleton has the next Level for free; it may go up one more at the normal cost.',
  ],
  [
    'BTS-BAS-06',
    'Monstres, Véhicules et Marcheurs n’ont pas de socle, sauf s’ils en prennent un, gratuit, au plus deux fois plus long qu’eux.',
    'Monsters, Vehicles and Walkers have no base unless they take one, for free, at most twice as long as themselves.',
  ],
  [
    'BTS-BAS-07',
    'Une Arme de Siège fait de même, ou partage un socle combiné avec tous ses Servants.',
    'A Siege Weapon does likewise, or shares a combined base with all its Servants.',
  ],
  [
    'BTS-BAS-08',
    'Sur un socle combiné les Servants touchent toujours l’arme et n’en sortent pas avant sa destruction.',
    'On a combined base the Servants always touch the weapon and do not leave it until it is destroyed.',
  ],
  [
    'BTS-BAS-09',
    'L’arme détruite, les Servants d’un socle combiné deviennent libres sur le socle de leur profil, qui ne peut être augmenté.',
    'Once the weapon is destroyed the Servants of a combined base are free on the base of their profile, which cannot be raised.',
  ],
  [
    'BTS-BAS-10',
    'Le socle combiné sert à toutes les mesures, vers l’arme comme vers ses Servants.',
    'The combined base serves every measurement, to the weapon as to its Servants.',
  ],
  [
    'BTS-BAS-11',
    'Sur un socle combiné, un tir sur un Servant a toujours l’arme sur sa trajectoire, sauf s’il vient de derrière elle.',
    'On a combined base a shot at a Servant always has the weapon on its trajectory, unless it comes from behind it.',
  ],
  [
    'BTS-BAS-12',
    'Un gabarit qui couvre une partie du socle combiné touche l’arme et chaque Servant.',
    'A template over any part of the combined base hits the weapon and every Servant.',
  ],
  [
    'BTS-BAS-13',
    'Un socle combiné chargé met tous les Servants dans le même Duel ; battus, ils laissent l’attaquant frapper l’arme ou les Servants à son choix.',
    'A combined base that is charged puts all Servants in one Duel; if beaten, the attackers strike the weapon or the Servants as they choose.',
  ],
  [
    'BTS-BAS-14',
    'La taille imprimée donne le Niveau ; une taille à la limite de deux Niveaux est du plus bas.',
    'The printed size gives the Level; a size on the limit of two Levels is of the lower one.',
  ],
];
