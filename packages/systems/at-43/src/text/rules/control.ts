import type { RuleLine } from '@banneret/game';

/** The control phase, objectives and tactical positions. */
export const control: readonly RuleLine[] = [
  [
    'AT43-CTL-01',
    'Phase de contrôle, dans l’ordre : contrôle des objectifs et positions, compte des PV et PR, achat de réserves, temps mort.',
    'Control phase, in order: control of objectives and positions, counting victory and reinforcement points, buying reserves, time-out.',
  ],
  [
    'AT43-CTL-02',
    'Un objectif ou une position est contrôlé par qui a le plus de combattants d’infanterie à 10 cm ou moins ; les blindés ne comptent pas.',
    'An objective or position is controlled by whoever has the most infantry fighters within 10 cm; armour never counts.',
  ],
  ['AT43-CTL-03', 'En cas d’égalité, personne ne contrôle.', 'On a tie nobody controls it.'],
  [
    'AT43-CTL-04',
    'Le contrôle se juge en phase de contrôle et tient jusqu’à la suivante, même si les conditions cessent.',
    'Control is judged in the control phase and lasts until the next, even if the conditions cease.',
  ],
  [
    'AT43-CTL-05',
    'Chaque joueur compte ses PV et ses PR et les garde d’un tour à l’autre.',
    'Each player counts his victory and reinforcement points and keeps them from turn to turn.',
  ],
  [
    'AT43-CTL-06',
    'Si un joueur a rempli ses objectifs, la partie s’arrête.',
    'If a player has completed his objectives the game ends.',
  ],
  [
    'AT43-CTL-07',
    'Sinon, les joueurs peuvent dépenser des PR pour acquérir des réserves.',
    'Otherwise the players may spend reinforcement points to acquire reserves.',
  ],
  [
    'AT43-CTL-08',
    'Les PR se dépensent en commençant par le perdant du test d’Autorité du tour.',
    'Reinforcement points are spent beginning with the loser of the turn’s Authority test.',
  ],
  [
    'AT43-CTL-09',
    'Un PR vaut un point d’armée : une unité de renfort coûte toute sa valeur, devient une réserve et a une carte au tour suivant.',
    'One reinforcement point is worth one army point: a reinforcement unit costs its whole value, becomes a reserve and has a card next turn.',
  ],
  ['AT43-CTL-10', 'Le temps mort marque la fin du tour.', 'The time-out marks the end of the turn.'],
];
