import type { RuleLine } from '@banneret/game';

/** Combat attitudes and alert fire. */
export const attitudes: readonly RuleLine[] = [
  [
    'AT43-ATT-01',
    'À la fin de son activation, une unité peut recevoir des attitudes de combat, 1 PC chacune ; elle peut en avoir plusieurs.',
    'At the end of its activation a unit may be given combat attitudes, 1 command point each; it may hold several.',
  ],
  [
    'AT43-ATT-02',
    'Une unité perd toutes ses attitudes quand sa carte est de nouveau révélée.',
    'A unit loses all its attitudes when its card is revealed again.',
  ],
  [
    'AT43-ATT-03',
    'Une unité d’infanterie engagée ou jetée à terre perd ses attitudes et n’en prend aucune tant qu’elle l’est.',
    'An infantry unit that is engaged or thrown down loses its attitudes and takes none while it is.',
  ],
  [
    'AT43-ATT-04',
    'À couvert : infanterie seulement, annoncée en fin d’activation ; elle améliore les sauvegardes de couvert.',
    'Take Cover: infantry only, announced at the end of the activation; it improves cover saves.',
  ],
  [
    'AT43-ATT-05',
    'L’attitude À couvert est perdue dès qu’un membre est au contact d’un ennemi.',
    'Take Cover is lost as soon as a member is in contact with an enemy.',
  ],
  [
    'AT43-ATT-06',
    'L’attitude À couvert ne sert qu’une fois l’activation finie : jamais contre un tir d’alerte que cette activation provoque.',
    'Take Cover works only once the activation is over: never against alert fire which that activation provokes.',
  ],
  [
    'AT43-ATT-07',
    'État d’alerte : toute unité qui n’a pas tiré dans cette activation peut le prendre à la fin ; il permet le tir d’alerte.',
    'Alert: any unit that has not shot in this activation may take it at the end; it allows alert fire.',
  ],
  [
    'AT43-ATT-08',
    'Genou en terre : infanterie seulement, en fin d’activation ; l’unité n’est pas touchée si elle se trouve seulement dans une zone de feu, mais l’est si elle est la cible.',
    'Kneeling: infantry only, at the end of the activation; the unit is not hit when it merely lies in a fire zone, but is when it is the target.',
  ],
  [
    'AT43-ATT-09',
    'Tir décalé : infanterie seulement, annoncé en début d’activation ; les porteurs d’arme spéciale peuvent tirer à un autre moment que les autres.',
    'Staggered Fire: infantry only, announced at the start of the activation; special-weapon bearers may shoot at another moment than the rest.',
  ],
  [
    'AT43-ATT-10',
    'Sans Tir décalé, les porteurs d’arme spéciale tirent au même moment que les autres, avant ou après le déplacement ; héros et artilleurs qui n’ont qu’une arme de tir aussi, dans tous les cas.',
    'Without Staggered Fire special-weapon bearers shoot at the same moment as the rest, before or after the move; so do, in any case, heroes and gunners with one ranged weapon.',
  ],
  [
    'AT43-ATT-11',
    'Avec État d’alerte et Tir décalé, porteurs d’arme spéciale et autres peuvent faire leur tir d’alerte à des moments différents.',
    'With Alert and Staggered Fire, special-weapon bearers and the others may use their alert fire at different moments.',
  ],
  [
    'AT43-ATT-12',
    'Dans ce cas, l’alerte demeure pour ceux qui n’ont pas tiré, jusqu’à leur tir ou à l’activation de l’unité.',
    'In that case the alert remains for those who have not fired, until they fire or the unit is activated.',
  ],
  [
    'AT43-ALRT-01',
    'Une unité en alerte peut tirer pendant l’activation d’une unité ennemie.',
    'A unit in Alert may shoot during the activation of an enemy unit.',
  ],
  [
    'AT43-ALRT-02',
    'Ce tir a lieu quand l’unité activée a fini son déplacement, avant ses tirs suivants et sa mêlée.',
    'That fire happens when the activated unit has finished its move, before its later shots and its melee.',
  ],
  [
    'AT43-ALRT-03',
    'Une unité qui ne se déplace pas ne peut être visée par un tir d’alerte.',
    'A unit that makes no move cannot be the target of alert fire.',
  ],
  ['AT43-ALRT-04', 'Seule l’unité activée peut être visée.', 'Only the activated unit can be the target.'],
  ['AT43-ALRT-05', 'Les pertes sont retirées aussitôt.', 'Losses are removed at once.'],
  [
    'AT43-ALRT-06',
    'Après son tir d’alerte, l’unité n’est plus en alerte, sauf le reste d’un Tir décalé.',
    'After its alert fire the unit is no longer in Alert, but for what Staggered Fire leaves.',
  ],
  [
    'AT43-ALRT-07',
    'Le tir d’alerte ne change rien à l’activation propre de l’unité qui tire.',
    'Alert fire changes nothing in the firing unit’s own activation.',
  ],
  [
    'AT43-ALRT-08',
    'Une unité qui n’utilise pas son alerte la garde jusqu’à sa prochaine activation, même d’un tour à l’autre.',
    'A unit that does not use its Alert keeps it until its next activation, even across turns.',
  ],
  [
    'AT43-ALRT-09',
    'Une unité perd son alerte quand l’un de ses membres est engagé.',
    'A unit loses Alert when one of its members is engaged.',
  ],
];
