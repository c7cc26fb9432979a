import type { RuleLine } from '@banneret/game';

/** The last three scenarios. */
export const moreScenarios: readonly RuleLine[] = [
  [
    'BTS-SCEM-01',
    'Embuscade : les deux armées ont la même limite de points.',
    'Ambush: both armies have the same limit of points.',
  ],
  [
    'BTS-SCEM-02',
    'Embuscade : cinq objectifs, au centre et à 15 cm du milieu de chaque bord.',
    'Ambush: five objectives, at the centre and 15 cm from the middle of each edge.',
  ],
  [
    'BTS-SCEM-03',
    'Embuscade : le plus bas D6 est surpris et se déploie d’abord, à 30 cm du centre ; l’autre à 15 cm de tout bord.',
    'Ambush: the lower D6 is ambushed and deploys first, within 30 cm of the centre; the other within 15 cm of any edge.',
  ],
  [
    'BTS-SCEM-04',
    'Embuscade : le surpris ne garde en réserve que des unités à Téléportation, jamais celle du Général.',
    'Ambush: the ambushed keeps in reserve only units with Teleportation, never the General’s.',
  ],
  [
    'BTS-SCEM-05',
    'Embuscade : l’autre garde des réserves, dans la limite ordinaire.',
    'Ambush: the other keeps reserves, within the ordinary limit.',
  ],
  [
    'BTS-SCEM-06',
    'Embuscade : première initiative au plus haut D6, égalités relancées.',
    'Ambush: first initiative to the higher D6, ties rolled again.',
  ],
  [
    'BTS-SCEM-07',
    'Embuscade : au centre, 4 points si l’on y a des Guerriers à 15 cm et l’ennemi aucun, 2 si l’on est plus nombreux.',
    'Ambush: at the centre, 4 points with Warriors within 15 cm and none of the enemy’s, 2 for merely outnumbering.',
  ],
  [
    'BTS-SCEM-08',
    'Embuscade : 1 point par objectif des bords où nos Guerriers sont plus nombreux à 15 cm.',
    'Ambush: 1 point for each edge objective where your Warriors outnumber the enemy’s within 15 cm.',
  ],
  [
    'BTS-SCEM-09',
    'Embuscade : Général ennemi blessé 1 point, tué 2.',
    'Ambush: enemy General wounded 1 point, killed 2.',
  ],
  [
    'BTS-SCEM-10',
    'Embuscade : ennemi Démoralisé 1 point, 2 si l’on ne l’est pas.',
    'Ambush: enemy Demoralised 1 point, 2 if you are not.',
  ],
  ['BTS-SCES-01', 'Escalade : terrain ordinaire.', 'Escalation: ordinary terrain.'],
  [
    'BTS-SCES-02',
    'Escalade : avant chaque unité, un D6 dit si elle se déploie dans la moitié gauche (1 à 3) ou droite (4 à 6) de sa bande de 30 cm.',
    'Escalation: before each unit a D6 says whether it deploys in the left (1 to 3) or right half (4 to 6) of its strip of 30 cm.',
  ],
  ['BTS-SCES-03', 'Escalade : réserves permises.', 'Escalation: reserves allowed.'],
  [
    'BTS-SCES-04',
    'Escalade : première initiative au plus haut D6, égalités relancées.',
    'Escalation: first initiative to the higher D6, ties rolled again.',
  ],
  [
    'BTS-SCES-05',
    'Escalade : chacun désigne en secret un Champion, un Monstre ou un Véhicule ennemi, pas le Général s’il y a autre chose.',
    'Escalation: each secretly names an enemy Champion, Monster or Vehicle, not the General if there is anything else.',
  ],
  [
    'BTS-SCES-06',
    'Escalade : ennemi Démoralisé 1 point, 2 si l’on ne l’est pas.',
    'Escalation: enemy Demoralised 1 point, 2 if you are not.',
  ],
  [
    'BTS-SCES-07',
    'Escalade : une bannière à soi 1 point, 2 si l’ennemi n’en a plus.',
    'Escalation: a banner of your own 1 point, 2 if the enemy has none.',
  ],
  [
    'BTS-SCES-08',
    'Escalade : Général ennemi blessé 3 points, tué 5.',
    'Escalation: enemy General wounded 3 points, killed 5.',
  ],
  [
    'BTS-SCES-09',
    'Escalade : la cible désignée blessée 1 point, tuée 3.',
    'Escalation: the named target wounded 1 point, killed 3.',
  ],
  ['BTS-SCVI-01', 'Protection de VIP : terrain ordinaire.', 'VIP Protection: ordinary terrain.'],
  [
    'BTS-SCVI-02',
    'Protection de VIP : déploiement à 30 cm de son bord.',
    'VIP Protection: deployment within 30 cm of one’s own edge.',
  ],
  ['BTS-SCVI-03', 'Protection de VIP : réserves permises.', 'VIP Protection: reserves allowed.'],
  [
    'BTS-SCVI-04',
    'Protection de VIP : première initiative au plus haut D6, égalités relancées.',
    'VIP Protection: first initiative to the higher D6, ties rolled again.',
  ],
  [
    'BTS-SCVI-05',
    'Protection de VIP : chacun désigne en secret un de ses Champions, pas le Général sauf s’il est seul.',
    'VIP Protection: each secretly names one of his own Champions, not the General unless he is the only one.',
  ],
  [
    'BTS-SCVI-06',
    'Protection de VIP : ennemi Démoralisé 1 point, 2 si l’on ne l’est pas.',
    'VIP Protection: enemy Demoralised 1 point, 2 if you are not.',
  ],
  [
    'BTS-SCVI-07',
    'Protection de VIP : une bannière à soi 1 point, 2 si l’ennemi n’en a plus.',
    'VIP Protection: a banner of your own 1 point, 2 if the enemy has none.',
  ],
  [
    'BTS-SCVI-08',
    'Protection de VIP : Général ennemi blessé 1 point, tué 2.',
    'VIP Protection: enemy General wounded 1 point, killed 2.',
  ],
  [
    'BTS-SCVI-09',
    'Protection de VIP : VIP en vie 1 point, sans blessure 2, en vie dans la zone ennemie 4, sans blessure et dans la zone ennemie 6. Dans un bâtiment ou un Transport, c’est celui-ci qui doit être tout entier dans la zone.',
    'VIP Protection: VIP alive 1 point, unwounded 2, alive in the enemy zone 4, unwounded and in the enemy zone 6. In a building or a Transport, that must be wholly in the zone.',
  ],
];
