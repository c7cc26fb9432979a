import type { RuleLine } from '@banneret/game';

/** The turn, its phases and the initiative. */
export const turns: readonly RuleLine[] = [
  [
    'BTS-TRN-01',
    'Un tour a six phases : Initiative, Commandement, Mouvement, Tir, Duel, Fin.',
    'A turn has six phases: Initiative, Command, Movement, Shooting, Duel, End.',
  ],
  [
    'BTS-TRN-02',
    'Le nombre de tours n’est pas fixé ; il dépend de la condition de fin du scénario.',
    'The number of turns is not fixed; it depends on how the scenario ends.',
  ],
  [
    'BTS-TRN-03',
    'Au Commandement, les Champions agissent un par un, en alternance, à partir du joueur qui a l’initiative, tant que quelqu’un veut et peut continuer.',
    'In the Command phase Champions act one at a time in turn, the initiative player first, as long as anyone will and can go on.',
  ],
  [
    'BTS-TRN-04',
    'Au Mouvement, le joueur qui a l’initiative bouge toutes ses figurines, puis l’autre.',
    'In the Movement phase the initiative player moves all his figures, then the other does.',
  ],
  [
    'BTS-TRN-05',
    'Au Tir, le joueur qui a l’initiative fait tous ses tirs, puis l’autre.',
    'In the Shooting phase the initiative player makes all his shots, then the other does.',
  ],
  [
    'BTS-TRN-06',
    'Au Duel : les Actions d’Éclat en alternance, puis les Combats Légendaires, puis les autres Duels dans l’ordre choisi par le joueur qui a l’initiative.',
    'In the Duel phase: heroic actions in turn, then Legendary Combats, then the other Duels in the order the initiative player chooses.',
  ],
  [
    'BTS-TRN-07',
    'À la Fin : feu et Rage Bestiale, fin des effets du tour, table rase, Démoralisation, puis le dé de fin s’il est dû.',
    'In the End phase: fire and Bestial Rage, end of the turn’s effects, annihilation, Demoralisation, then the ending roll if it is due.',
  ],
  [
    'BTS-INI-01',
    'À chaque tour chacun lance un D6 ; le plus haut a l’initiative pour le tour.',
    'Each turn both players roll a D6; the higher has the initiative for the turn.',
  ],
  [
    'BTS-INI-02',
    'À égalité, l’initiative passe à celui qui ne l’avait pas au tour précédent.',
    'On a tie the initiative goes to the one who did not have it last turn.',
  ],
  ['BTS-INI-03', 'Au premier tour, une égalité se relance.', 'On the first turn a tie is rolled again.'],
  [
    'BTS-INI-04',
    'On retient qui avait l’initiative au tour précédent.',
    'Who had the initiative last turn is remembered.',
  ],
];
