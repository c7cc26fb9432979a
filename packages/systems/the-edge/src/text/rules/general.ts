import type { RuleLine } from '@banneret/game';

/** What is open to all, and what happens when the box runs out of something. */
export const general: readonly RuleLine[] = [
  [
    'EDGE-GEN-01',
    'Le jeu de base se joue à deux ; deux factions quelconques parmi les six s’affrontent selon les mêmes règles.',
    'The base game is for two players; any two of the six factions face each other under the same rules.',
  ],
  [
    'EDGE-GEN-02',
    'Deux autres modes existent : la Mêlée générale, à 3 ou 4 joueurs, chacun pour soi, et Équipe contre Équipe, à 4 joueurs en deux paires. Une règle « à plusieurs » vaut pour les deux.',
    'Two other modes exist: Free-for-all, 3 or 4 players each on their own, and Team vs Team, 4 players in two pairs. A rule for “multiplayer” holds for both.',
  ],
  [
    'EDGE-GEN-03',
    'Les défausses sont toujours face visible ; chacun peut les consulter toutes à tout moment.',
    'Discard piles are always face up; anyone may look through any of them at any time.',
  ],
  [
    'EDGE-GEN-04',
    'Les fiches de faction sont publiques : chacun peut lire n’importe laquelle à tout moment.',
    'Faction sheets are public: anyone may read any of them at any time.',
  ],
  [
    'EDGE-GEN-05',
    'Le texte d’une carte est un résumé ; la règle complète est sur la fiche de faction, qui prévaut. Elle précise les cibles, la durée et les exceptions.',
    'The text of a card is a summary; the full rule stands on the faction sheet, which prevails. It states targets, duration and exceptions.',
  ],
  [
    'EDGE-GEN-06',
    'Qui joue une carte annonce son effet à l’adversaire.',
    'Whoever plays a card announces its effect to the opponent.',
  ],
  [
    'EDGE-GEN-07',
    'Un élément à prendre ou à placer dont il ne reste aucun exemplaire est indisponible : on ne peut ni le gagner ni l’acheter à ce moment-là, et rien n’est dû plus tard.',
    'An item to be taken or placed of which none is left is unavailable: it can be neither gained nor bought at that moment, and nothing is owed later.',
  ],
  [
    'EDGE-GEN-08',
    'Cette limite du matériel vaut pour tout : Cristaux, Charges et pions de faction compris.',
    'This component limit covers everything: Crystals, Charges and faction tokens included.',
  ],
  [
    'EDGE-GEN-09',
    'Un marqueur qui ne fait qu’indiquer un état, comme Désactivé, ne manque jamais.',
    'A marker that only shows a state, such as Disabled, never runs out.',
  ],
  [
    'EDGE-GEN-10',
    'S’il faut distribuer plus qu’il n’en reste, on distribue ce qui reste ; celui qui reçoit choisit où cela va.',
    'When more must be handed out than is left, what is left is handed out; the player receiving it chooses where it goes.',
  ],
  [
    'EDGE-GEN-11',
    'Si la pile neutre n’a plus de Cristaux, la Moisson ne rapporte rien, même avec des Sources contrôlées. La vider pour priver l’adversaire est permis.',
    'With no Crystal left in the neutral pile, Harvest yields nothing even for controlled Sources. Emptying it to starve the opponent is allowed.',
  ],
  [
    'EDGE-GEN-12',
    'Le nombre de Cristaux de la partie ne change pas, 20 à deux joueurs : ils sont tous dans la pile neutre ou dans les deux Réserves de chaque joueur.',
    'The number of Crystals in the match never changes, 20 with two players: all are in the neutral pile or in the two Reserves of each player.',
  ],
];
