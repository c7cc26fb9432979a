import type { RuleLine } from '@banneret/game';

/** What all scenarios share, and the first three. */
export const scenarios: readonly RuleLine[] = [
  [
    'BTS-SCN-01',
    'On choisit le scénario ou on le tire au D6 : 1 Le Grand Choc, 2 Recherche et Destruction, 3 Conquête, 4 Embuscade, 5 Escalade, 6 Protection de VIP.',
    'The scenario is chosen or rolled on a D6: 1 The Great Clash, 2 Search and Destroy, 3 Conquest, 4 Ambush, 5 Escalation, 6 VIP Protection.',
  ],
  [
    'BTS-SCN-02',
    'Les scénarios se jouent à un contre un ; à plusieurs, chaque camp agit ensemble.',
    'Scenarios are played one against one; with more players each side acts together.',
  ],
  [
    'BTS-SCN-03',
    'Les marqueurs d’objectif ont tous la même taille et sont un terrain ouvert.',
    'Objective markers are all the same size and are open terrain.',
  ],
  ['BTS-SCN-04', 'Un camp marque au plus 12 points de victoire.', 'A side scores at most 12 victory points.'],
  [
    'BTS-SCN-05',
    'Le plus de points donne une Victoire Honorable, six d’avance une Victoire Écrasante, l’égalité un match nul.',
    'More points is an Honourable Victory, six ahead a Crushing Victory, equality a draw.',
  ],
  [
    'BTS-SCN-06',
    'Points d’évènement : 6 pour une Victoire Écrasante, 4 Honorable, 2 le nul, 1 une Défaite Honorable, 0 Écrasante.',
    'Event points: 6 for a Crushing Victory, 4 Honourable, 2 a draw, 1 an Honourable Defeat, 0 a Crushing one.',
  ],
  [
    'BTS-SCN-07',
    'Table rase : une armée éliminée tout entière, réserves comprises, perd 12 à 0 aussitôt.',
    'Annihilation: an army wholly eliminated, reserves included, loses 12 to 0 at once.',
  ],
  [
    'BTS-SCN-08',
    'Massacre : si toutes les armées disparaissent ensemble, match nul à 0.',
    'Massacre: if all armies vanish together, it is a draw at 0.',
  ],
  [
    'BTS-SCN-09',
    'Après un tour où une armée a été vue Démoralisée, chaque tour suivant se termine par un D6 : sur 1 ou 2, la partie finit.',
    'After a turn in which an army was seen Demoralised, each later turn ends with a D6: on 1 or 2 the game ends.',
  ],
  [
    'BTS-SCN-10',
    'Déploiement : le plus haut D6 choisit sa zone et pose sa première unité, Champion d’abord, puis on alterne unité par unité.',
    'Deployment: the higher D6 chooses a zone and places his first unit, Champion first, then they alternate unit by unit.',
  ],
  [
    'BTS-SCN-11',
    'Les figurines se déploient à 15 cm de leur Champion, ou dans leur Transport.',
    'Figures deploy within 15 cm of their Champion, or inside their Transport.',
  ],
  [
    'BTS-SCN-12',
    'Une blessure ne compte que si ses PV n’ont pas été retrouvés à la fin.',
    'A wound counts only if its PV have not been recovered by the end.',
  ],
  [
    'BTS-SCN-13',
    'Aux objectifs, une figurine compte 1, Massive 2, Très massive 5, et une de plus si elle est montée ; à bord d’un Transport, elle ne compte pas.',
    'At objectives a figure counts 1, Massive 2, Very massive 5, and one more if mounted; aboard a Transport it does not count.',
  ],
  [
    'BTS-SCN-14',
    'Les choix secrets se font au début et se révèlent à la fin.',
    'Secret choices are made at the start and revealed at the end.',
  ],
  [
    'BTS-SCN-15',
    'Une unité sans Champion se pose où l’on veut dans la zone, les Servants à 15 cm de leur arme ; l’Infanterie peut être dans un bâtiment de la zone.',
    'A unit without a Champion is placed anywhere in the zone, Servants within 15 cm of their weapon; Infantry may be in a building of the zone.',
  ],
  [
    'BTS-SCN-16',
    'Quand un joueur n’a plus d’unité à poser, l’autre pose les siennes à la suite ; une réserve se déclare au tour de poser l’unité.',
    'When one player has no unit left to place, the other places the rest; reserves are declared when the unit’s turn comes.',
  ],
  ['BTS-SCGC-01', 'Le Grand Choc : terrain ordinaire.', 'The Great Clash: ordinary terrain.'],
  [
    'BTS-SCGC-02',
    'Le Grand Choc : déploiement à 60 cm de son bord, et à plus de 3 cm de tout ennemi.',
    'The Great Clash: deployment within 60 cm of one’s own edge, and more than 3 cm from any enemy.',
  ],
  ['BTS-SCGC-03', 'Le Grand Choc : réserves permises aux deux.', 'The Great Clash: reserves allowed to both.'],
  [
    'BTS-SCGC-04',
    'Le Grand Choc : première initiative au plus haut D6, égalités relancées.',
    'The Great Clash: first initiative to the higher D6, ties rolled again.',
  ],
  [
    'BTS-SCGC-05',
    'Le Grand Choc : Général ennemi blessé 3 points, tué 5.',
    'The Great Clash: enemy General wounded 3 points, killed 5.',
  ],
  [
    'BTS-SCGC-06',
    'Le Grand Choc : ennemi Démoralisé 1 point, 3 si l’on ne l’est pas.',
    'The Great Clash: enemy Demoralised 1 point, 3 if you are not.',
  ],
  [
    'BTS-SCGC-07',
    'Le Grand Choc : une bannière à soi à la fin 1 point, 2 si l’ennemi n’en a plus.',
    'The Great Clash: a banner of your own at the end 1 point, 2 if the enemy has none.',
  ],
  [
    'BTS-SCGC-08',
    'Le Grand Choc : plus de Champion ennemi en vie 1 point, 2 si l’on en a encore un.',
    'The Great Clash: no enemy Champion alive 1 point, 2 if you still have one.',
  ],
  [
    'BTS-SCRD-01',
    'Recherche et Destruction : trois objectifs par camp, l’un au milieu à 15 cm du bord, deux à 30 cm du bord et à 30 cm des côtés.',
    'Search and Destroy: three objectives in each camp, one in the middle 15 cm from the edge, two 30 cm from the edge and 30 cm from the sides.',
  ],
  [
    'BTS-SCRD-02',
    'Recherche et Destruction : déploiement à 30 cm de son bord.',
    'Search and Destroy: deployment within 30 cm of one’s own edge.',
  ],
  ['BTS-SCRD-03', 'Recherche et Destruction : pas de réserves.', 'Search and Destroy: no reserves.'],
  [
    'BTS-SCRD-04',
    'Recherche et Destruction : première initiative au plus haut D6, égalités relancées.',
    'Search and Destroy: first initiative to the higher D6, ties rolled again.',
  ],
  [
    'BTS-SCRD-05',
    'Recherche et Destruction : chacun désigne en secret un de ses Champions, pas le Général sauf s’il est seul.',
    'Search and Destroy: each secretly names one of his own Champions, not the General unless he is the only one.',
  ],
  [
    'BTS-SCRD-06',
    'Recherche et Destruction : chacun désigne en secret un Champion ennemi, pas le Général sauf s’il est seul.',
    'Search and Destroy: each secretly names one enemy Champion, not the General unless he is the only one.',
  ],
  [
    'BTS-SCRD-07',
    'Recherche et Destruction : chacun désigne en secret un objectif du camp ennemi.',
    'Search and Destroy: each secretly names one objective in the enemy camp.',
  ],
  [
    'BTS-SCRD-08',
    'Recherche et Destruction : ennemi Démoralisé 1 point, 2 si l’on ne l’est pas.',
    'Search and Destroy: enemy Demoralised 1 point, 2 if you are not.',
  ],
  [
    'BTS-SCRD-09',
    'Recherche et Destruction : une bannière à soi 1 point, 2 si l’ennemi n’en a plus.',
    'Search and Destroy: a banner of your own 1 point, 2 if the enemy has none.',
  ],
  [
    'BTS-SCRD-10',
    'Recherche et Destruction : son Champion désigné en vie 1 point, 3 s’il est sans blessure.',
    'Search and Destroy: your named Champion alive 1 point, 3 if unwounded.',
  ],
  [
    'BTS-SCRD-11',
    'Recherche et Destruction : le Champion ennemi désigné blessé 1 point, tué 3.',
    'Search and Destroy: the named enemy Champion wounded 1 point, killed 3.',
  ],
  [
    'BTS-SCRD-12',
    'Recherche et Destruction : plus d’Infanterie, Cavalerie ou Motos que l’ennemi à 15 cm de l’objectif désigné 1 point, 3 si l’ennemi n’y a aucune figurine.',
    'Search and Destroy: more Infantry, Cavalry or Bikes than the enemy within 15 cm of the named objective 1 point, 3 if the enemy has no figure there.',
  ],
  [
    'BTS-SCRD-13',
    'Recherche et Destruction : les points possibles font 13, le total est plafonné à 12.',
    'Search and Destroy: the possible points make 13, the total is capped at 12.',
  ],
  [
    'BTS-SCCO-01',
    'Conquête : les deux armées ont la même limite de points.',
    'Conquest: both armies have the same limit of points.',
  ],
  [
    'BTS-SCCO-02',
    'Conquête : cinq objectifs, le premier au centre ; le plus haut D6 pose le deuxième, puis on alterne, à plus de 30 cm des autres et à plus de 15 cm des bords.',
    'Conquest: five objectives, the first at the centre; the higher D6 places the second, then in turn, more than 30 cm from the others and more than 15 cm from the edges.',
  ],
  [
    'BTS-SCCO-03',
    'Conquête : déploiement à 30 cm de son bord.',
    'Conquest: deployment within 30 cm of one’s own edge.',
  ],
  ['BTS-SCCO-04', 'Conquête : réserves permises.', 'Conquest: reserves allowed.'],
  [
    'BTS-SCCO-05',
    'Conquête : première initiative au plus haut D6, égalités relancées.',
    'Conquest: first initiative to the higher D6, ties rolled again.',
  ],
  [
    'BTS-SCCO-06',
    'Conquête : 2 points par objectif où l’on a Infanterie, Cavalerie ou Moto à 15 cm, et l’ennemi aucune.',
    'Conquest: 2 points for each objective with Infantry, Cavalry or a Bike of yours within 15 cm and none of the enemy’s.',
  ],
  [
    'BTS-SCCO-07',
    'Conquête : 1 point à la place où l’on y est seulement plus nombreux.',
    'Conquest: 1 point instead where you merely outnumber him there.',
  ],
  [
    'BTS-SCCO-08',
    'Conquête : Général ennemi blessé ou tué 1 point.',
    'Conquest: enemy General wounded or killed 1 point.',
  ],
  ['BTS-SCCO-09', 'Conquête : ennemi Démoralisé 1 point.', 'Conquest: enemy Demoralised 1 point.'],
];
