import type { RuleLine } from '@banneret/game';

/** The Fate Deck, the hand, flips and cheating. */
export const fate: readonly RuleLine[] = [
  [
    'TOS-DCK-01',
    'Chaque joueur a son Jeu du Destin de 54 cartes : Béliers, Masques, Corbeaux et Grimoires de 1 à 13, un Joker noir et un Joker rouge.',
    'Each player has a separate Fate Deck of 54 cards: Rams, Masks, Crows and Tomes from 1 to 13, one black and one red Joker.',
  ],
  [
    'TOS-DCK-02',
    'Une carte a une valeur et une couleur ; avec un jeu ordinaire, les Béliers sont les cœurs, les Masques les carreaux, les Corbeaux les piques et les Grimoires les trèfles.',
    'A card has a value and a suit; with ordinary cards Rams are Hearts, Masks are Diamonds, Crows are Spades and Tomes are Clubs.',
  ],
  ['TOS-DCK-03', 'Le Joker noir vaut 0 et n’a pas de couleur.', 'The black Joker has value 0 and no suit.'],
  [
    'TOS-DCK-04',
    'Le Joker rouge vaut 14 et compte pour les quatre couleurs à la fois.',
    'The red Joker has value 14 and counts as all four suits at once.',
  ],
  [
    'TOS-DCK-05',
    'Un Jeu du Destin est face cachée et personne ne peut le regarder.',
    'A Fate Deck is face down and nobody may look at it.',
  ],
  [
    'TOS-DCK-06',
    'Une carte du Destin est toujours dans le jeu, dans la main, dans le Conflit ou dans la défausse ; à plusieurs joueurs, elle peut aussi être la carte d’Initiative mise de côté.',
    'A Fate Card is always in the deck, the hand, the Conflict or the discard pile; in multiplayer games it may also be the Initiative Card set aside.',
  ],
  [
    'TOS-DCK-07',
    'Dès qu’un Jeu du Destin est épuisé, sa défausse est mélangée et devient le nouveau jeu ; l’effet en cours continue avec lui, sans les cartes du Conflit ni de la main.',
    'As soon as a Fate Deck runs out, its discard pile is shuffled and becomes the new deck; an effect in progress goes on with it, and cards in the Conflict or in hand stay out of it.',
  ],
  [
    'TOS-DCK-08',
    'Piocher fait passer des cartes du dessus du jeu dans la main de leur propriétaire.',
    'Drawing moves cards from the top of the deck to their owner’s hand.',
  ],
  [
    'TOS-DCK-09',
    'Un joueur peut regarder sa main quand il veut ; l’adversaire ne peut pas la voir.',
    'A player may look at the own hand at any time; the opponent may not see it.',
  ],
  [
    'TOS-DCK-10',
    'Une main compte au plus 6 cartes du Destin ; un joueur qui en a davantage défausse aussitôt celles de son choix jusqu’à 6.',
    'A hand holds at most 6 Fate Cards; a player with more discards at once down to 6, choosing the cards.',
  ],
  [
    'TOS-DCK-11',
    'Quand un effet fait piocher plusieurs cartes, on les pioche toutes avant de ramener la main à 6.',
    'When an effect draws several cards, all are drawn before the hand is reduced to 6.',
  ],
  ['TOS-DCK-12', 'On commence la partie sans carte en main.', 'A player starts the game with an empty hand.'],
  [
    'TOS-DCK-13',
    'Le Conflit est public : chacune de ses cartes est connue de tous.',
    'The Conflict is public: every card in it is known to all.',
  ],
  [
    'TOS-DCK-14',
    'La défausse est face visible, son ordre ne change pas en cours de partie et chacun peut consulter l’une ou l’autre à tout moment.',
    'The discard pile is face up, its order is not changed during play, and anyone may look through either pile at any time.',
  ],
  [
    'TOS-DCK-15',
    'Une carte défaussée va sur le dessus de la défausse de son propriétaire ; plusieurs cartes défaussées ensemble sont montrées, puis empilées dans l’ordre qu’il choisit.',
    'A discarded card goes on top of its owner’s discard pile; several discarded together are shown and stacked in the order the owner chooses.',
  ],
  [
    'TOS-DCK-16',
    'Tirer, c’est mettre la carte du dessus de son jeu dans le Conflit pour obtenir une valeur ou une couleur.',
    'To flip is to put the top card of the own deck into the Conflict to obtain a value or a suit.',
  ],
  [
    'TOS-DCK-17',
    'Les cartes tirées quittent le Conflit pour les défausses quand l’effet qui les demandait est terminé ; pour une Action, quand elle est entièrement résolue.',
    'Flipped cards leave the Conflict for the discard piles when the effect that called for them has ended; for an Action, when it is fully resolved.',
  ],
  [
    'TOS-DCK-18',
    'Tromper le Destin : quand il en a l’occasion, un joueur peut remplacer sa carte du Conflit par une carte de sa main ; la carte remplacée est d’abord défaussée.',
    'Cheating Fate: when given the chance, a player may replace the own card in the Conflict by a card from the hand; the replaced card is discarded first.',
  ],
  [
    'TOS-DCK-19',
    'Tromper le Destin n’est pas un tirage : ce qui réagit aux tirages ne se déclenche pas de nouveau.',
    'Cheating is not a flip: effects that react to flips are not set off again.',
  ],
  [
    'TOS-DCK-20',
    'Après la tricherie, la nouvelle carte remplace la carte tirée pour tout ce qui regarde sa valeur ou sa couleur.',
    'After cheating, the new card replaces the flipped one for everything that refers to its value or suit.',
  ],
  [
    'TOS-DCK-21',
    'Un tirage peut être truqué une fois au plus ; après la tricherie ou le refus, l’occasion est passée.',
    'A flip can be cheated once at most; after cheating or declining, the chance is gone.',
  ],
  [
    'TOS-DCK-22',
    'Un Joker tiré, noir ou rouge, ne peut pas être truqué.',
    'A flipped Joker, black or red, cannot be cheated.',
  ],
  [
    'TOS-DCK-29',
    'Une carte remplacée par la tricherie ou par une carte supplémentaire est défaussée aussitôt, sans attendre la fin de l’effet.',
    'A card replaced by cheating or by an additional card is discarded at once, not at the end of the effect.',
  ],
  [
    'TOS-DCK-23',
    'Si plusieurs cartes ont été tirées et que l’une est un Joker, le joueur peut garder une autre carte à sa place ; celle-ci peut être truquée normalement.',
    'If several cards were flipped and one is a Joker, the player may keep another card instead, and that one can be cheated normally.',
  ],
  [
    'TOS-DCK-24',
    'Après un tirage, un joueur peut défausser un jeton Tactique pour tirer une carte de plus, en garder une et défausser l’autre ; la carte gardée peut encore être truquée selon les règles habituelles.',
    'After a flip a player may discard one Tactics Token to flip one more card, keep either and discard the other; the kept card may still be cheated by the usual rules.',
  ],
  [
    'TOS-DCK-25',
    'Un tirage reçoit au plus un jeton Tactique ; dans un duel, chaque joueur n’emploie qu’un jeton de chaque type pour tout le duel.',
    'At most one Tactics Token helps a flip; in a duel each player uses at most one token of each type for the whole duel.',
  ],
  [
    'TOS-DCK-26',
    'Un Joker en main peut servir à tromper le Destin ; il compte alors pour sa valeur et ses couleurs.',
    'A Joker in hand may be used to cheat; it then counts as its value and suits.',
  ],
  [
    'TOS-DCK-27',
    'Tout tirage fait pendant un tour peut être truqué et aidé d’un jeton Tactique, sauf règle contraire ; ceux de la mise en place et des cartes d’Initiative ne le peuvent pas.',
    'Every flip made during a turn may be cheated and helped by a Tactics Token unless a rule forbids it; those of set-up and of Initiative Cards may not.',
  ],
  [
    'TOS-DCK-28',
    'Quand une règle demande de défausser une carte pour prix, c’est une carte du Destin de sa main ; un Stratagème ne peut pas payer.',
    'Where a rule asks to discard a card as a cost, it is a Fate Card from the own hand; a Stratagem cannot pay.',
  ],
];
