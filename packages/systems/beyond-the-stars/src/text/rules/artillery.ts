import type { RuleLine } from '@banneret/game';

/** Artillery and templates, armour and plating. */
export const artillery: readonly RuleLine[] = [
  [
    'BTS-ART-01',
    'Artillerie légère : tire comme Lourde ; touchée, on pose le centre du gabarit léger sur la cible, puis on lance la Déviation.',
    'Light artillery: fires as Heavy; on a hit the centre of the light template goes on the target, then roll for deviation.',
  ],
  [
    'BTS-ART-02',
    'Artillerie lourde : de même avec le gabarit lourd.',
    'Heavy artillery: the same with the heavy template.',
  ],
  ['BTS-ART-03', 'Un tir manqué est perdu, sans gabarit.', 'A miss is lost, with no template.'],
  [
    'BTS-ART-04',
    'Déviation : sur 1, l’adversaire déplace le centre de 30 cm au plus ; sur 2 ou 3, de 15 cm au plus ; sur 4 ou 5, le tireur le déplace de plus de 5 et d’au plus 15 cm ; sur 6, rien.',
    'Deviation: on 1 the opponent shifts the centre up to 30 cm; on 2 or 3 up to 15 cm; on 4 or 5 the shooter shifts it more than 5 and up to 15 cm; on 6 nothing.',
  ],
  [
    'BTS-ART-05',
    'Chaque figurine en partie sous le gabarit subit une touche de la moitié de la Force, arrondie au supérieur ; sous le centre, de la Force entière ; avec la Pen. de l’arme.',
    'Each figure partly under the template takes a hit of half the Force, rounded up; under the centre, of the full Force; with the weapon’s Pen.',
  ],
  [
    'BTS-ART-06',
    'Les obstacles se jugent depuis le centre du gabarit.',
    'Obstacles are judged from the template’s centre.',
  ],
  [
    'BTS-ART-07',
    'Un Véhicule sous le gabarit oppose le blindage tourné vers le centre ; sous le centre, celui de l’arrière.',
    'A Vehicle under the template uses the armour facing its centre; under the centre, that of the rear.',
  ],
  ['BTS-ART-08', 'Un gabarit touche amis et ennemis.', 'A template hits friends and enemies alike.'],
  [
    'BTS-ART-09',
    'Le gabarit léger a 7,5 cm de diamètre, le lourd 12,5 cm.',
    'The light template is 7.5 cm across, the heavy one 12.5 cm.',
  ],
  [
    'BTS-AMO-01',
    'Armures : aucune, armure, armure lourde, exosquelette léger, exosquelette lourd.',
    'Armour: none, armour, heavy armour, light exoskeleton, heavy exoskeleton.',
  ],
  [
    'BTS-AMO-02',
    'Chaque rang d’armure acheté donne +1 D, pour 1 point, ou 5 pour un Champion, jusqu’au maximum du profil.',
    'Each armour rank bought gives +1 D for 1 point, or 5 for a Champion, up to the profile’s maximum.',
  ],
  [
    'BTS-AMO-03',
    'Un exosquelette lourd rend Massif, et Très massif qui l’était déjà.',
    'A heavy exoskeleton makes a figure Massive, and Very massive if it already was.',
  ],
  [
    'BTS-AMO-04',
    'Une monture caparaçonnée coûte 5 points et donne +1 PV, si elle le permet.',
    'Barding costs 5 points and gives +1 PV, if the mount allows it.',
  ],
  [
    'BTS-AMO-05',
    'Blindages de Véhicule : aucun, léger, standard, renforcé, high-tech ; 5 points et +1 par rang et par côté, jusqu’au maximum.',
    'Vehicle plating: none, light, standard, reinforced, high-tech; 5 points and +1 for each rank and side, up to the maximum.',
  ],
  [
    'BTS-AMO-06',
    'Sans blindage un côté vaut 10, et chaque rang ajoute 1.',
    'With no plating a side is worth 10, and each rank adds 1.',
  ],
  [
    'BTS-AMO-07',
    'Une arme de tir en emplacement central coûte le double.',
    'A ranged weapon on the central slot costs double.',
  ],
];
