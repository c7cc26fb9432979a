import type { RuleLine } from '@banneret/game';

/** Wounds, deaths and the Victory Points they give. */
export const wounds: readonly RuleLine[] = [
  [
    'EDGE-WND-01',
    'Quand une figurine subit 1 Blessure, son Escouade perd un pion Endurance, si elle en a.',
    'When a figure suffers 1 Wound, its Squad loses one Endurance token if it has any.',
  ],
  [
    'EDGE-WND-02',
    'Si l’Escouade n’a plus de pion Endurance, la figurine blessée est tuée.',
    'If the Squad has no Endurance token left, the wounded figure is killed.',
  ],
  [
    'EDGE-WND-03',
    'Plusieurs Blessures à la fois sur une figurine retirent autant de pions ; s’il en reste, elle est tuée et le surplus est perdu.',
    'Several Wounds at once on one figure remove as many tokens; if any Wound is left, it is killed and the rest is lost.',
  ],
  ['EDGE-WND-04', 'Une figurine tuée quitte aussitôt le plateau.', 'A killed figure leaves the board at once.'],
  [
    'EDGE-WND-05',
    'À deux joueurs, chaque figurine tuée, quelle qu’en soit la cause, rapporte à l’adversaire la valeur d’Endurance de son Escouade en PV.',
    'With two players each killed figure, whatever the cause, gives the opponent VP equal to its Squad’s Endurance value.',
  ],
  [
    'EDGE-WND-06',
    'Avec une Endurance de 0, toute Blessure tue et rapporte 0 PV.',
    'With Endurance 0 any Wound kills and gives 0 VP.',
  ],
  [
    'EDGE-WND-07',
    'Gagner des PV avance d’autant le Marqueur de Victoire vers son propre pion Faction, sans dépasser le bout de la piste.',
    'Gaining VP moves the Victory marker as many spaces toward your own Faction token, stopping at the end of the track.',
  ],
  [
    'EDGE-WND-08',
    'Quand une Escouade perd sa dernière figurine, sa carte, ses Améliorations et leurs Charges restent ; une figurine ranimée les retrouve.',
    'When a Squad loses its last figure, its card, Upgrades and Charges stay; a revived figure has them again.',
  ],
  [
    'EDGE-WND-09',
    'Une figurine tuée en Sacrifice ne rapporte pas de PV.',
    'A figure killed as a Sacrifice gives no VP.',
  ],
  [
    'EDGE-WND-10',
    'Certaines cartes changent les gains de PV ; elles le disent elles-mêmes.',
    'Some cards change how VP are gained; they say so themselves.',
  ],
  [
    'EDGE-WND-11',
    'Un pion Endurance perdu ou sacrifié l’est pour toute l’Escouade.',
    'An Endurance token lost or sacrificed is lost to the whole Squad.',
  ],
  [
    'EDGE-WND-12',
    'Les figurines ranimées ne portent pas l’Escouade au-delà des points de sa carte.',
    'Revived figures do not bring the Squad above the dots on its card.',
  ],
];
