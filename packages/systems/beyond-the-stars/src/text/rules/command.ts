import type { RuleLine } from '@banneret/game';

/** The Command phase and the orders. */
export const command: readonly RuleLine[] = [
  [
    'BTS-CMD-01',
    'La fenêtre des Actions d’Éclat ouvre la phase, avant tout Ordre.',
    'The window of heroic actions opens the phase, before any Order.',
  ],
  [
    'BTS-CMD-02',
    'Les joueurs désignent en alternance un Champion qui tente un Ordre ; passer n’est pas définitif, deux refus de suite closent la phase.',
    'The players in turn name a Champion who tries an Order; a pass is not final, two passes in a row close the phase.',
  ],
  [
    'BTS-CMD-03',
    'Peut tenter un Ordre un Champion sur la table qui en connaît, qui n’est ni Engagé ni Immobilisé et n’a pas déjà obéi à un autre dans cette phase.',
    'An Order may be tried by a Champion on the table who knows some, is neither Engaged nor Immobilised, and has not obeyed another in this phase.',
  ],
  ['BTS-CMD-04', 'Un Champion tente un seul Ordre par tour.', 'A Champion tries one Order a turn.'],
  [
    'BTS-CMD-05',
    'On nomme l’Ordre et lance D6 + Mo : à la valeur de lancement ou plus, il est lancé ; sinon la tentative est perdue.',
    'Name the Order and roll D6 + Mo: at its value or more it is launched; otherwise the attempt is spent.',
  ],
  [
    'BTS-CMD-06',
    'Un 6 naturel réussit toujours, un 1 naturel échoue toujours.',
    'A natural 6 always succeeds, a natural 1 always fails.',
  ],
  ['BTS-CMD-07', 'Un Ordre lancé ne se change ni ne s’annule.', 'A launched Order is neither changed nor cancelled.'],
  [
    'BTS-CMD-08',
    'Un Ordre d’aura touche tous les alliés à distance du Champion, les autres Champions compris.',
    'An aura Order affects every ally within its distance, other Champions included.',
  ],
  [
    'BTS-CMD-09',
    'Un Champion de Rang inférieur doit obéir ; si le Général ordonne, tous le doivent.',
    'A Champion of lower Rank must obey; if the General gives the Order, everyone must.',
  ],
  [
    'BTS-CMD-10',
    'Un Champion de Rang égal ou supérieur peut refuser un Ordre qui ne vient pas du Général ; il n’en a alors aucun effet.',
    'A Champion of equal or higher Rank may refuse an Order not given by the General; he then has none of its effects.',
  ],
  [
    'BTS-CMD-11',
    'Un Champion qui a obéi ne lance plus d’Ordre dans cette phase ; celui qui a déjà lancé le sien profite encore de ceux des autres.',
    'A Champion who obeyed launches no Order later in the phase; one who launched his own may still benefit from others.',
  ],
  [
    'BTS-CMD-12',
    'L’Ordre d’un Champion embarqué se mesure depuis le point le plus proche de son Transport.',
    'The Order of a Champion aboard is measured from the nearest part of his Transport.',
  ],
  [
    'BTS-CMD-13',
    'Après chaque Ordre lancé, l’adversaire peut répondre par l’un des siens.',
    'After each launched Order the opponent may answer with one of his own.',
  ],
  [
    'BTS-CMD-14',
    'Les Ordres en cours sont connus de tous jusqu’à leur fin.',
    'Orders in force are known to all until they end.',
  ],
  [
    'BTS-CMD-15',
    'Dans une armée Démoralisée, un Champion réussit d’abord son test de Moral avant de lancer un Ordre.',
    'In a Demoralised army a Champion must first pass his Morale test before launching an Order.',
  ],
  [
    'BTS-ORD-01',
    'En Avant toute ! (8+) : les alliés à 15 cm du Champion peuvent bouger dès le début du Mouvement, lui d’abord, en finissant à 15 cm de lui ; Mvt +10 cm, ou +15 pour Cavalerie, Moto, Véhicule ou Vol, jusqu’à la fin du tour, mais aucune charge.',
    'Full ahead (8+): allies within 15 cm of the Champion may move at the start of the Movement phase, he first, ending within 15 cm of him; Mvt +10 cm, or +15 for Cavalry, Bikes, Vehicles or Flight, for the turn, but no charge.',
  ],
  [
    'BTS-ORD-02',
    'Arrêtez-les ! (8+) : les alliés à 15 cm du Champion peuvent bouger et charger dès le début du Mouvement, lui d’abord, en finissant à 15 cm de lui ; qui ne le peut pas ne bouge pas.',
    'Stop them (8+): allies within 15 cm of the Champion may move and charge at the start of the Movement phase, he first, ending within 15 cm of him; one who cannot does not move.',
  ],
  [
    'BTS-ORD-03',
    'Hissez les drapeaux ! (9+) : les portées d’une bannière alliée à 15 cm du Champion sont doublées jusqu’à la fin du tour.',
    'Raise the flags (9+): the ranges of one allied banner within 15 cm of the Champion are doubled for the turn.',
  ],
  [
    'BTS-ORD-04',
    'Éliminez cette chose ! (9+) : à 15 cm du Champion, contre un Marcheur, un Monstre ou un Véhicule, on relance les tirs manqués ; un dé de Duel se relance contre un Marcheur ou un Monstre ; +1 en pénétration contre un Véhicule.',
    'Kill that thing (9+): within 15 cm of the Champion missed shots at a Walker, Monster or Vehicle are re-rolled; one Duel die is re-rolled against a Walker or Monster; +1 to penetrate a Vehicle.',
  ],
  [
    'BTS-ORD-05',
    'Sonnez l’alerte ! (9+) : le jet de renforts d’une unité en réserve peut être modifié de +1 ou -1.',
    'Sound the alarm (9+): the reinforcement roll of one unit in reserve may be changed by +1 or -1.',
  ],
  [
    'BTS-ORD-06',
    'Tenez coûte-que-coûte ! (10+) : jusqu’à la fin du tour, une Infanterie sans Vol à 15 cm du Champion au moment d’un jet pour blesser a +1 D, dix au plus.',
    'Hold at all costs (10+): for the turn an Infantry figure without Flight within 15 cm of the Champion at the moment of a wound roll has +1 D, ten at most.',
  ],
];
