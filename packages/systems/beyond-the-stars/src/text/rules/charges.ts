import type { RuleLine } from '@banneret/game';

/** Charges and the splitting of Duels. */
export const charges: readonly RuleLine[] = [
  [
    'BTS-CHG-01',
    'Une charge est un déplacement qui finit au contact d’un ennemi ; on ne s’engage que par une charge.',
    'A charge is a move that ends in contact with an enemy; figures become Engaged only by a charge.',
  ],
  [
    'BTS-CHG-02',
    'Pour charger, il faut voir la cible au début du déplacement.',
    'To charge, the target must be seen at the start of the move.',
  ],
  [
    'BTS-CHG-03',
    'La cible doit être à portée du Mvt disponible, par un chemin permis.',
    'The target must be within the Mvt available, along a legal path.',
  ],
  [
    'BTS-CHG-04',
    'Au contact, les deux figurines sont Engagées : elles ne bougent plus du tour et perdent leur zone de contrôle.',
    'In contact both figures are Engaged: they do not move for the rest of the turn and lose their control zones.',
  ],
  [
    'BTS-CHG-05',
    'Une figurine libérée pendant le Mouvement et qui n’avait pas encore bougé peut faire son déplacement.',
    'A figure freed during the Movement phase that had not yet moved may still make its move.',
  ],
  [
    'BTS-CHG-06',
    'Qui entre dans une zone de contrôle ennemie doit charger cet ennemi.',
    'Whoever enters an enemy control zone must charge that enemy.',
  ],
  [
    'BTS-CHG-07',
    'S’il reste du Mvt au contact, le chargeur peut glisser autour du socle de la cible.',
    'With Mvt left on contact, the charger may slide around the target’s base.',
  ],
  [
    'BTS-CHG-08',
    'Un socle qui n’est pas rond pivote autour du point de contact ; changer de point coûte la distance parcourue.',
    'A base that is not round pivots on the point of contact; changing that point costs the distance travelled.',
  ],
  [
    'BTS-CHG-09',
    'Une fois dans la zone de sa cible, le chargeur ignore les autres zones ennemies.',
    'Once inside its target’s zone, the charger ignores all other enemy zones.',
  ],
  [
    'BTS-CHG-10',
    'Qui entre dans deux zones au même instant choisit l’ennemi qu’il charge.',
    'Whoever enters two zones at the same instant chooses which enemy to charge.',
  ],
  [
    'BTS-CHG-11',
    'Qui charge un ennemi derrière une barrière se place en face de lui, de l’autre côté.',
    'Whoever charges an enemy behind a barrier is placed opposite, on the other side.',
  ],
  [
    'BTS-CHG-12',
    'Charge multiple : avec assez de Mvt, une figurine peut finir au contact de plusieurs ennemis, tous vus au départ ; tous sont Engagés.',
    'Multiple charge: with enough Mvt a figure may end in contact with several enemies, all seen at the start; all are Engaged.',
  ],
  [
    'BTS-CHG-13',
    'On peut charger un ennemi déjà Engagé et rejoindre son combat.',
    'An enemy already Engaged may be charged, joining its combat.',
  ],
  [
    'BTS-CHG-14',
    'Charger une figurine Terrifiante demande d’abord un test de Moral.',
    'Charging a Terrifying figure needs a Morale test first.',
  ],
  [
    'BTS-CHG-15',
    'Après le Mouvement, et avant le premier Duel, chaque combat est séparé et défini.',
    'After the Movement phase, and before the first Duel, every combat is split and defined.',
  ],
  [
    'BTS-CHG-16',
    'On forme autant de Duels à un contre un que possible ; toute figurine au contact se bat et chaque figurine Engagée a un adversaire.',
    'As many one-on-one Duels as possible are formed; every figure in contact fights and every Engaged figure has an opponent.',
  ],
  [
    'BTS-CHG-17',
    'Si une figurine peut être de plusieurs combats, le joueur qui a l’initiative décide.',
    'If a figure could belong to several combats, the initiative player decides.',
  ],
  [
    'BTS-CHG-18',
    'Séparer les Duels ne déplace personne à son avantage ; ici rien ne bouge.',
    'Splitting Duels moves nobody to advantage; here nothing is moved.',
  ],
  [
    'BTS-CHG-19',
    'Si un effet du Mouvement touche un combat, le joueur qui a l’initiative en fixe aussitôt la séparation.',
    'If an effect of the Movement phase touches a combat, the initiative player fixes its split at once.',
  ],
  [
    'BTS-CHG-20',
    'Ne chargent pas : les figurines à terre qui ne se sont pas relevées, les renforts qui arrivent, celles sous En Avant toute !, celles qui ont raté leur test de Terreur, les Immobilisées et les Engagées.',
    'These may not charge: prone figures that have not stood up, arriving reinforcements, those under Full ahead, those that failed a Terror test, the Immobilised and the Engaged.',
  ],
];
