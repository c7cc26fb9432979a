import type { RuleLine } from '@banneret/game';

/** The universal table and the damage done. */
export const resolution: readonly RuleLine[] = [
  [
    'AT43-RES-01',
    'Toute action se résout par la différence entre sa valeur d’action et sa difficulté.',
    'Every action is resolved by the difference between its action value and its difficulty.',
  ],
  [
    'AT43-RES-02',
    'La différence désigne l’une de sept colonnes : -6 et moins ; -5 et -4 ; -3 et -2 ; -1, 0 et +1 ; +2 et +3 ; +4 et +5 ; +6 et plus.',
    'The difference picks one of seven columns: -6 and less; -5 and -4; -3 and -2; -1, 0 and +1; +2 and +3; +4 and +5; +6 and more.',
  ],
  [
    'AT43-RES-03',
    'À -6 ou moins, l’échec est automatique, sans dé.',
    'At -6 or less the action fails automatically, without a die.',
  ],
  [
    'AT43-RES-04',
    'À +6 ou plus, la réussite est automatique, sans dé.',
    'At +6 or more the action succeeds automatically, without a die.',
  ],
  [
    'AT43-RES-05',
    'Entre les deux, il faut de gauche à droite 6, puis 5 ou plus, 4 ou plus, 3 ou plus, 2 ou plus.',
    'In between, from left to right, the die must show 6, then 5 or more, 4 or more, 3 or more, 2 or more.',
  ],
  [
    'AT43-RES-06',
    'Chaque dé se lit seul : il réussit s’il atteint ou dépasse le résultat demandé.',
    'Each die is read alone: it succeeds when it equals or beats the number needed.',
  ],
  [
    'AT43-DMG-01',
    'Chaque impact, de tir, de mêlée ou d’un autre effet, donne lieu à un test de dégâts.',
    'Each impact, from shooting, melee or another effect, leads to one damage test.',
  ],
  [
    'AT43-DMG-02',
    'Test de dégâts : un dé par impact, Pénétration de l’arme contre Protection de la cible.',
    'Damage test: one die per impact, the weapon’s Penetration against the target’s Protection.',
  ],
  [
    'AT43-DMG-03',
    'Chaque réussite inflige à une seule cible autant de points que la valeur de Dommages de l’arme.',
    'Each success deals one target as many points as the weapon’s Damage value.',
  ],
  [
    'AT43-DMG-04',
    'Les Relances d’une arme ne servent jamais aux tests de dégâts, seulement aux tests de tir et de mêlée.',
    'The Rerolls of a weapon never serve for damage tests, only for shooting and melee tests.',
  ],
  [
    'AT43-DMG-05',
    'Un fantassin, un artilleur ou une arme d’appui qui reçoit un point de Dommages est éliminé ; les points en trop de la même réussite sont perdus.',
    'A foot soldier, gunner or support weapon that takes one point of Damage is eliminated; further points of the same success are wasted.',
  ],
  [
    'AT43-DMG-06',
    'Un blindé se compose d’un châssis, d’une propulsion et de chacune de ses armes ; chaque partie a ses propres points de Structure.',
    'An armoured fighter consists of a chassis, a propulsion and each of its weapons; each part has its own structure points.',
  ],
  [
    'AT43-DMG-07',
    'Pour chaque test de dégâts réussi contre un blindé, on lance un dé de localisation.',
    'For every successful damage test against armour one location die is rolled.',
  ],
  [
    'AT43-DMG-08',
    'Localisation : 1 ou 2, la propulsion ; 3 ou 4, le châssis ; 5 ou 6, une arme.',
    'Location: 1 or 2, the propulsion; 3 or 4, the chassis; 5 or 6, a weapon.',
  ],
  [
    'AT43-DMG-09',
    'Si une arme est touchée, le joueur qui résout l’attaque choisit laquelle, parmi celles encore intactes.',
    'When a weapon is hit, the player resolving the attack chooses which, among those not yet destroyed.',
  ],
  [
    'AT43-DMG-10',
    'La partie touchée perd autant de points de Structure que la valeur de Dommages de l’arme.',
    'The part hit loses as many structure points as the Damage value of the weapon.',
  ],
  [
    'AT43-DMG-11',
    'Si la partie désignée est déjà détruite, c’est le châssis qui encaisse.',
    'If the part shown is already destroyed, the chassis takes the damage instead.',
  ],
  [
    'AT43-DMG-12',
    'Les dommages qui dépassent les points de Structure de la partie touchée passent au châssis.',
    'Damage beyond the structure points of the part hit goes on to the chassis.',
  ],
  [
    'AT43-DMG-13',
    'Une arme à 0 point de Structure est inutilisable.',
    'A weapon at 0 structure points can no longer be used.',
  ],
  [
    'AT43-DMG-14',
    'Quand la propulsion tombe à 0 point de Structure, le blindé est immobilisé.',
    'When the propulsion falls to 0 structure points the armour is immobilised.',
  ],
  [
    'AT43-DMG-15',
    'Quand le châssis tombe à 0 point de Structure, le blindé est détruit : c’est une perte et la figurine est retirée.',
    'When the chassis falls to 0 structure points the armour is destroyed: it is a loss and the figure is removed.',
  ],
  ['AT43-DMG-16', 'Un blindé immobilisé ne peut plus se déplacer.', 'An immobilised armour can no longer move.'],
  [
    'AT43-DMG-17',
    'À chaque activation d’une unité qui compte un blindé immobilisé, son joueur garde la cohésion au contact de celui-ci ou fait éjecter le pilote.',
    'At each activation of a unit with an immobilised armour its player either keeps the unit in contact with it or ejects the pilot.',
  ],
  [
    'AT43-DMG-18',
    'Éjection : le pilote quitte le champ de bataille, le blindé est détruit et compte comme abandonné pour le Moral.',
    'Ejection: the pilot leaves the battlefield, the armour is destroyed and counts as abandoned for Morale.',
  ],
  [
    'AT43-DMG-19',
    'Si le pilote qui s’éjecte est un héros, sa figurine à pied prend la place du blindé.',
    'If the pilot who ejects is a hero, his figure on foot takes the place of the armour.',
  ],
  [
    'AT43-DMG-20',
    'Un héros dont le blindé est détruit par des dommages en sort indemne et continue à pied.',
    'A hero whose armour is destroyed by damage gets out unharmed and goes on on foot.',
  ],
];
