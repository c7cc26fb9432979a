import type { RuleLine } from '@banneret/game';

/** Rules a match may add by agreement. */
export const options: readonly RuleLine[] = [
  [
    'EDGE-OPT-01',
    'Plus de Cristaux : chacun commence avec 3 Cristaux, ou davantage si la partie en donne plus.',
    'More Crystals: each player starts with 3 Crystals, or more if the match gives more.',
  ],
  [
    'EDGE-OPT-02',
    'Plus de Cristaux : si à la Moisson personne ne contrôle de Source, chacun gagne 1 Cristal, le joueur du tour d’abord, tant que la pile neutre en a.',
    'More Crystals: if at the Harvest nobody controls a Source, every player gains 1 Crystal, the turn’s player first, while the neutral pile lasts.',
  ],
  [
    'EDGE-OPT-03',
    'Handicap : le joueur le moins expérimenté reçoit au départ 1, 2 ou 3 Cristaux de plus, comme convenu.',
    'Handicap: the less experienced player starts with 1, 2 or 3 extra Crystals, as agreed.',
  ],
  [
    'EDGE-OPT-04',
    'Mulligan : une fois par partie, au début d’un de ses tours Actifs, on remélange sa main dans son deck et l’on repioche une main complète.',
    'Mulligan: once a match, at the start of one of your Active turns, shuffle your hand into your deck and draw a full hand.',
  ],
  [
    'EDGE-OPT-05',
    'Acheter des PV, à deux joueurs : au début de son tour, Actif ou Passif, on peut rendre 3 Cristaux de sa Réserve à la pile neutre pour 1 PV, une fois par tour.',
    'Buy VP, with two players: at the start of your turn, Active or Passive, you may return 3 Crystals from your Reserve to the neutral pile for 1 VP, once a turn.',
  ],
  [
    'EDGE-OPT-06',
    'Mise en place alternative : les Sources se posent avant les Autels, toujours à 2 Cases au moins.',
    'Alternative set-up: Sources are placed before Altars, still at least 2 Spaces apart.',
  ],
  [
    'EDGE-OPT-07',
    'Mise en place alternative : chacun pioche sa main de départ avant de déployer ses figurines.',
    'Alternative set-up: players draw their starting hands before deploying figures.',
  ],
  ['EDGE-OPT-08', 'Decks de 20 cartes au plus au lieu de 25.', 'Decks of at most 20 cards instead of 25.'],
  [
    'EDGE-OPT-09',
    'Remélange, si tous sont d’accord : un deck vide ne termine pas la partie ; son joueur mélange sa défausse en un nouveau deck et continue de piocher.',
    'Reshuffle, if all agree: an empty deck does not end the match; its player shuffles the discard pile into a new deck and goes on drawing.',
  ],
  [
    'EDGE-OPT-10',
    'Mode Scripté : chacun range son deck dans l’ordre de son choix au lieu de le mélanger.',
    'Scripted mode: players order their decks as they like instead of shuffling them.',
  ],
  [
    'EDGE-OPT-11',
    'Mode Stratégique : la main de départ, la pioche et la limite de main passent à 4, ou à 5.',
    'Strategic mode: starting hand, refill and hand limit become 4, or 5.',
  ],
  [
    'EDGE-OPT-12',
    'Sources Spéciales : à la Moisson, chaque Source contrôlée permet, en plus du Cristal, un effet au choix : retirer une figurine ennemie, en ranimer une ou rendre de l’Endurance.',
    'Special Sources: at Harvest each controlled Source offers, besides the Crystal, one effect of your choice: remove an enemy figure, revive one of yours or restore Endurance.',
  ],
  [
    'EDGE-OPT-13',
    'Source Spéciale : retirer une figurine ennemie d’une Escouade sans pion Endurance ; elle compte comme tuée.',
    'Special Source: remove an enemy figure from a Squad without Endurance tokens; it counts as killed.',
  ],
  [
    'EDGE-OPT-14',
    'Source Spéciale : remettre une de ses figurines tuées sur des hexes libres de son choix.',
    'Special Source: return one of your killed figures to free hexes of your choice.',
  ],
  [
    'EDGE-OPT-15',
    'Source Spéciale : rendre 1 pion Endurance à une de ses Escouades, sans dépasser sa valeur.',
    'Special Source: restore 1 Endurance token to one of your Squads, never above its value.',
  ],
  [
    'EDGE-OPT-16',
    'Avant la partie, les joueurs peuvent convenir d’autres effets pour les Sources Spéciales.',
    'Before the match the players may agree on other effects for Special Sources.',
  ],
];
