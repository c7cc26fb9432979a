import type { RuleLine } from '@banneret/game';

/** Monsters and passengers. */
export const monsters: readonly RuleLine[] = [
  ['BTS-MON-01', 'Tout Monstre a Charge Monstrueuse et Impactant.', 'Every Monster has Monstrous charge and Impact.'],
  [
    'BTS-MON-02',
    'Il bouge en ligne droite de son Mvt au plus, sans souci des zones de contrôle.',
    'It moves in a straight line up to its Mvt, heedless of control zones.',
  ],
  [
    'BTS-MON-03',
    'Chaque figurine touchée en avançant, et non en pivotant, est percutée.',
    'Each figure touched while advancing, not while pivoting, is rammed.',
  ],
  [
    'BTS-MON-04',
    'Devant un ami, le joueur choisit de le percuter, et s’arrête s’il survit, ou de s’arrêter.',
    'Before a friend the owner chooses to ram it, stopping if it survives, or to stop.',
  ],
  [
    'BTS-MON-05',
    'Il peut faire deux pivots de 90 degrés ou un de 180, autour de son centre ; les figurines touchées sont poussées sans dommage.',
    'It may make two pivots of 90 degrees or one of 180 about its centre; figures touched are shifted unharmed.',
  ],
  [
    'BTS-MON-06',
    'Il ne passe pas d’obstacle de 5 cm ou plus, ne se couche pas, ne fait aucun test de déplacement et ne défend pas de barrière.',
    'It crosses no obstacle of 5 cm or more, does not lie down, takes no movement tests and defends no barrier.',
  ],
  [
    'BTS-MON-07',
    'Chargé, il ne pivote plus, n’avance plus et ne panique pas.',
    'Once charged it no longer pivots, advances or panics.',
  ],
  [
    'BTS-MON-08',
    'Une Infanterie alliée qui finit au contact d’un Transport peut y monter s’il y a la place ; il peut encore bouger.',
    'Allied Infantry ending in contact with a Transport may board if there is room; it may still move.',
  ],
  [
    'BTS-MON-09',
    'Les passagers descendent à tout moment du déplacement du Transport, à son contact, puis bougent de la moitié de leur Mvt ; l’équipage reste.',
    'Passengers get off at any moment of the Transport’s move, in contact with it, then move up to half their Mvt; crew stay.',
  ],
  [
    'BTS-MON-10',
    'Quand un Transport est détruit, les voisins font de la place aux survivants.',
    'When a Transport is destroyed its neighbours make room for the survivors.',
  ],
  [
    'BTS-MON-11',
    'Les passagers ne peuvent être visés, ni par un tir ni par un Sort.',
    'Passengers cannot be targeted by shots or spells.',
  ],
  [
    'BTS-MON-12',
    'Il tire avec toutes ses armes, à -1 s’il a bougé ou pivoté.',
    'It fires all its weapons, at -1 if it moved or pivoted.',
  ],
  [
    'BTS-MON-13',
    'Un Monstre qui gagne son Duel jette à terre tous les ennemis qui y ont pris part, soutiens compris, sauf les Monstres.',
    'A Monster that wins its Duel throws all enemies prone who took part in it, supports included, except Monsters.',
  ],
  [
    'BTS-MON-14',
    'Un Monstre n’est jamais jeté à terre, éjecté ni Bloqué.',
    'A Monster is never thrown prone, ejected or Blocked.',
  ],
  [
    'BTS-MON-15',
    'Un Monstre battu ne recule pas : les vainqueurs s’écartent. Contre un Monstre le plus petit recule, contre un Véhicule le Monstre.',
    'A beaten Monster does not recoil: the winners step back. Against a Monster the smaller recoils, against a Vehicle the Monster does.',
  ],
  [
    'BTS-MON-16',
    'La Cavalerie qui charge un Monstre ne le jette pas à terre mais garde son attaque de plus.',
    'Cavalry charging a Monster does not knock it down but keeps its extra attack.',
  ],
  [
    'BTS-MON-17',
    'À chaque blessure subie, il teste son Moral, au meilleur Mo de lui et de son équipage ; s’il rate, il panique.',
    'At each wound suffered it takes a Morale test, with the best Mo of itself and its crew; if it fails, it panics.',
  ],
  [
    'BTS-MON-18',
    'Panique : à son prochain Mouvement l’adversaire le déplace comme sien ; sorti de la table, il est perdu avec ses passagers.',
    'Panic: in its next Movement phase the opponent moves it as his own; off the table it is lost with its passengers.',
  ],
  [
    'BTS-MON-19',
    'Le tour d’une panique, les passagers ne tirent ni ne descendent ; le joueur reprend la main à la fin de ce Mouvement.',
    'In the turn of a panic passengers neither shoot nor get off; control returns at the end of that Movement phase.',
  ],
  [
    'BTS-MON-20',
    'Monstre tué : chaque passager meurt sur un 1, les autres sont à terre au plus près.',
    'Monster killed: each passenger dies on a 1, the others are prone as near as possible.',
  ],
  [
    'BTS-MON-21',
    'Un Monstre n’a pas de zone de contrôle, est une unité à lui seul sauf Transport, et compte pour une figurine.',
    'A Monster has no control zone, is a unit by itself unless a Transport, and counts as one figure.',
  ],
  [
    'BTS-MON-22',
    'Une Bête qui n’est pas un Monstre suit les règles ordinaires.',
    'A Beast that is no Monster follows the ordinary rules.',
  ],
];
