import type { RuleLine } from '@banneret/game';

/** How a match of two players ends. */
export const ending: readonly RuleLine[] = [
  [
    'EDGE-END-01',
    'Un joueur qui n’a plus de figurine sur le plateau est aussitôt éliminé, et l’adversaire gagne. Si les deux perdent leur dernière figurine au même instant, les PV décident.',
    'A player with no figure on the board is eliminated at once, and the opponent wins. If both lose their last figure in the same instant, VP decide.',
  ],
  [
    'EDGE-END-02',
    'L’élimination vaut même pour un instant : ranimer une figurine ensuite n’y change rien.',
    'Elimination counts even for an instant: reviving a figure afterwards does not undo it.',
  ],
  [
    'EDGE-END-03',
    'Quand le Marqueur de Victoire atteint un pion Faction, on finit le tour en cours ; celui qui a le plus de PV gagne.',
    'When the Victory marker reaches a Faction token, the current turn is finished; then the player with more VP wins.',
  ],
  [
    'EDGE-END-04',
    'Cette fin n’est pas annulée si le Marqueur recule ; mais qui avait tout perdu gagne s’il reprend l’avantage avant la fin du tour.',
    'That end is not undone if the marker moves back; but a player who had lost all VP wins by regaining the lead before the turn ends.',
  ],
  [
    'EDGE-END-05',
    'Quand un joueur pioche la dernière carte de son deck, on finit le tour en cours ; celui qui a le plus de PV gagne. L’option Remélange écarte cette fin.',
    'When a player draws the last card of their deck, the current turn is finished; then the player with more VP wins. The Reshuffle option removes this end.',
  ],
  [
    'EDGE-END-06',
    'Si cette pioche a lieu à l’Étape Finale, la partie s’arrête aussitôt.',
    'If that draw happens in the Final Step, the match ends at once.',
  ],
  [
    'EDGE-END-07',
    'A le plus de PV celui dont la moitié de piste porte le Marqueur.',
    'The player with more VP is the one on whose half of the track the marker stands.',
  ],
  [
    'EDGE-END-08',
    'Si le Marqueur est au milieu à ce moment-là, la partie est nulle.',
    'If the marker is in the middle at that moment, the match is a draw.',
  ],
  [
    'EDGE-HSE-01',
    'Règle maison : quand chaque joueur a eu 5 tours de suite qui n’ont rien changé, celui dont c’est le tour peut réclamer la nulle ; après 10, elle est prononcée.',
    'House rule: when every player has had 5 turns in a row that changed nothing, whoever is at turn may claim a draw; after 10 it is declared.',
  ],
];
