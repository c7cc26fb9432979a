import type { RuleLine } from '@banneret/game';

/** Defensive positions: barriers and heights. */
export const defences: readonly RuleLine[] = [
  [
    'BTS-DEF-01',
    'Une barrière défend si elle a au moins la moitié de la hauteur de l’attaquant et que le défenseur voit par-dessus.',
    'A barrier defends if it is at least half the attacker’s height and the defender sees over it.',
  ],
  [
    'BTS-DEF-02',
    'Le défenseur doit toucher la barrière ; sa zone de contrôle s’étend alors 3 cm au-delà.',
    'The defender must touch the barrier; his control zone then reaches 3 cm beyond it.',
  ],
  [
    'BTS-DEF-03',
    'On n’entre pas dans cette zone sans charger le défenseur, et l’on n’y franchit pas la barrière.',
    'Nobody enters that zone without charging the defender, nor crosses the barrier inside it.',
  ],
  [
    'BTS-DEF-04',
    'Un ennemi peut franchir la barrière hors de cette zone, puis charger.',
    'An enemy may cross the barrier outside that zone, then charge.',
  ],
  [
    'BTS-DEF-05',
    'Le chargeur se place au contact de l’autre côté, à 3 cm du défenseur ; ils sont Engagés par-dessus la barrière.',
    'The charger is placed touching the other side, within 3 cm of the defender; they are Engaged over the barrier.',
  ],
  [
    'BTS-DEF-06',
    'Plusieurs attaquants peuvent être Engagés à la fois avec un défenseur.',
    'Several attackers may be Engaged with one defender at once.',
  ],
  [
    'BTS-DEF-07',
    'Chargé par-dessus la barrière, le défenseur garde sa zone de contrôle.',
    'Charged over the barrier, the defender keeps his control zone.',
  ],
  [
    'BTS-DEF-08',
    'Si les attaquants tuent le défenseur, ils peuvent passer la barrière, s’il y a la place, et s’arrêtent là.',
    'If the attackers kill the defender they may pass the barrier, if there is room, and stop there.',
  ],
  [
    'BTS-DEF-09',
    'Un attaquant plus de deux fois plus haut que la barrière l’ignore : on se bat comme au contact, sans avantage.',
    'An attacker more than twice as tall as the barrier ignores it: they fight as in contact, with no advantage.',
  ],
  [
    'BTS-DEF-10',
    'Contre-chargé de son côté, l’attaquant qui gagne frappe le défenseur ou le contre-chargeur ; il ne passe alors pas la barrière.',
    'Counter-charged on his own side, an attacker who wins strikes the defender or the counter-charger; he then does not cross.',
  ],
  [
    'BTS-DEF-11',
    'Si un autre attaquant est du côté du défenseur, tous ignorent la barrière dans ce Duel.',
    'If another attacker is on the defender’s side, everybody ignores the barrier in that Duel.',
  ],
  [
    'BTS-DEF-12',
    'Chaque coup de l’attaquant par-dessus la barrière demande une Trajectoire de 4+ ; le défenseur frappe sans cela.',
    'Each blow of the attacker over the barrier takes a Trajectory roll of 4+; the defender strikes without it.',
  ],
  [
    'BTS-DEF-13',
    'Une position est surélevée si le défenseur est plus haut que la moitié de la taille de l’ennemi.',
    'A position is elevated if the defender stands higher than half the enemy’s height.',
  ],
  [
    'BTS-DEF-14',
    'Cavalerie, Motos et Monstres ne chargent pas une position surélevée, et un Véhicule ne la percute pas ; trop haute pour un contact, elle ne peut être chargée.',
    'Cavalry, Bikes and Monsters do not charge an elevated position, nor does a Vehicle ram it; too high for contact, it cannot be charged.',
  ],
  [
    'BTS-DEF-15',
    'Pour charger vers le haut, la distance, montée comprise, doit tenir dans le Mvt, sans test d’Escalade.',
    'To charge upwards the distance, climb included, must be within Mvt, with no Climb test.',
  ],
  [
    'BTS-DEF-16',
    'On s’y bat comme à une barrière ; s’il tue, l’attaquant peut prendre la place, sinon il tombe et subit la chute.',
    'They fight as at a barrier; if he kills, the attacker may take the place, otherwise he falls and suffers for it.',
  ],
  [
    'BTS-DEF-17',
    'Si un attaquant est au niveau du défenseur, tous ignorent la hauteur.',
    'If an attacker is on the defender’s level, everybody ignores the height.',
  ],
  [
    'BTS-DEF-18',
    'Une porte n’a pas d’effet sur un Duel, sinon sa largeur.',
    'A door has no effect on a Duel but for its width.',
  ],
  [
    'BTS-DEF-19',
    'On ne se bat pas à travers une fenêtre ou une meurtrière.',
    'No Duel is fought through a window or loophole.',
  ],
];
