import type { RuleLine } from '@banneret/game';

/** The order of turns, the Active turn and the Passive turn. */
export const turns: readonly RuleLine[] = [
  [
    'EDGE-TURN-01',
    'Les joueurs jouent des tours complets l’un après l’autre, le joueur en Contre le premier.',
    'The players take complete turns one after the other, the Counter player first.',
  ],
  [
    'EDGE-TURN-02',
    'Au début de son tour, on le déclare Actif ou Passif ; rien n’empêche de toujours choisir le même.',
    'At the start of a turn its player declares it Active or Passive; nothing prevents choosing the same every time.',
  ],
  [
    'EDGE-TURN-03',
    'Le joueur actif, pour toute règle qui en parle, est celui qui a le pion Mon Tour.',
    'The active player, for every rule that mentions one, is whoever holds the My Turn token.',
  ],
  [
    'EDGE-TURN-04',
    'À la fin de chaque tour, même Passif, tous les joueurs piochent jusqu’à 3 cartes en main.',
    'At the end of every turn, Passive ones too, all players draw until they hold 3 cards.',
  ],
  [
    'EDGE-TURN-05',
    'Une main ne dépasse jamais 3 cartes, sauf si un effet relève cette limite.',
    'A hand never exceeds 3 cards, unless an effect raises the limit.',
  ],
  [
    'EDGE-ACT-01',
    'En tour Actif, on peut, dans l’ordre voulu, utiliser sa Bannière, jouer des cartes Action et activer une Escouade ; rien n’est obligatoire.',
    'In an Active turn you may, in any order, use your Banner, play Action cards and activate one Squad; none of it is compulsory.',
  ],
  [
    'EDGE-ACT-02',
    'On joue autant de cartes qu’on en a en main et qu’on peut en payer.',
    'You may play as many cards as you hold and can pay for.',
  ],
  [
    'EDGE-ACT-03',
    'Une carte se joue à tout moment du tour, même au milieu d’un Déplacement ou d’un Combat, sauf si elle fixe son moment ou si une Attaque attend sa Défense.',
    'A card may be played at any moment of the turn, even in the middle of a Move or a Combat, unless it fixes its own moment or an Attack awaits its Defence.',
  ],
  [
    'EDGE-ACT-04',
    'Une carte peut toucher n’importe quelle Escouade ou figurine, activée ou non.',
    'A card may affect any Squad or figure, activated or not.',
  ],
  [
    'EDGE-ACT-05',
    'On active une seule Escouade par tour Actif, au moment de son choix ; il faut qu’elle ait encore une figurine.',
    'You may activate one Squad an Active turn, at any moment of it; it must still have a figure.',
  ],
  [
    'EDGE-ACT-06',
    'Une Escouade ne change de Mode qu’à l’instant de son Activation, une fois, avant que ses figurines agissent.',
    'A Squad changes Mode only at the moment of its Activation, once, before any of its figures acts.',
  ],
  [
    'EDGE-ACT-07',
    'Une Activation donne une Action de Déplacement et une Action de Combat.',
    'An Activation gives one Move Action and one Combat Action.',
  ],
  [
    'EDGE-ACT-08',
    'On choisit pour toute l’Escouade de commencer par le Déplacement ou par le Combat ; entamer la seconde Action clôt la première.',
    'You choose for the whole Squad whether to Move or to fight first; starting the second Action closes the first.',
  ],
  [
    'EDGE-ACT-09',
    'Autant de figurines de l’Escouade qu’on veut se déplacent et combattent, dans l’ordre voulu au sein de chaque Action.',
    'As many figures of the Squad as you like move and fight, in any order within each Action.',
  ],
  [
    'EDGE-ACT-10',
    'Étape Finale : le joueur actif peut d’abord défausser une carte de sa main.',
    'Final Step: the active player may first discard one card from hand.',
  ],
  [
    'EDGE-ACT-11',
    'Étape Finale : ensuite, tous les joueurs piochent jusqu’à 3 cartes, le joueur actif le premier.',
    'Final Step: then all players draw up to 3 cards, the active player first.',
  ],
  [
    'EDGE-PAS-01',
    'Un tour Passif se compose de quatre étapes, dans cet ordre : Moisson, une Charge sur les Améliorations, récupération des Cristaux, récupération de la Bannière.',
    'A Passive turn has four steps in this order: Harvest, one Charge on the Upgrades, recovering Crystals, recovering the Banner.',
  ],
  [
    'EDGE-PAS-02',
    'Moisson : pour chaque Source contrôlée, on prend 1 Cristal de la pile neutre dans sa Réserve.',
    'Harvest: for each Source you control, take 1 Crystal from the neutral pile into your Reserve.',
  ],
  [
    'EDGE-PAS-03',
    'Un joueur contrôle une Source si au moins une figurine à lui est Socle à Socle avec elle et qu’aucune figurine adverse ne l’est.',
    'You control a Source if at least one of your figures is base to base with it and no opposing figure is.',
  ],
  [
    'EDGE-PAS-04',
    'Une Source que nul ne touche, ou que touchent des figurines des deux camps, n’est à personne ; leur nombre ne compte pas.',
    'A Source that nobody touches, or that figures of both sides touch, is controlled by nobody; numbers do not matter.',
  ],
  [
    'EDGE-PAS-05',
    'Une Source contrôlée ne rapporte qu’un Cristal, quel que soit le nombre de figurines qui la touchent.',
    'A controlled Source yields one Crystal only, however many figures touch it.',
  ],
  [
    'EDGE-PAS-06',
    'Les adversaires ne moissonnent rien pendant votre tour Passif.',
    'Opponents harvest nothing during your Passive turn.',
  ],
  [
    'EDGE-PAS-07',
    'La Moisson ne donne pas plus que ce qui reste dans la pile neutre.',
    'Harvest gives no more than what is left in the neutral pile.',
  ],
  [
    'EDGE-PAS-08',
    'On ajoute 1 Charge de la pile neutre sur chaque Amélioration attachée à ses Escouades.',
    'Add 1 Charge from the neutral pile to each Upgrade attached to your Squads.',
  ],
  [
    'EDGE-PAS-09',
    'Les Améliorations d’une Escouade dont toutes les figurines sont tuées ne reçoivent pas de Charge.',
    'Upgrades of a Squad whose figures are all killed receive no Charge.',
  ],
  [
    'EDGE-PAS-10',
    'S’il reste trop peu de Charges, on choisit les Améliorations qui en reçoivent une.',
    'If too few Charges remain, you choose which Upgrades get one.',
  ],
  [
    'EDGE-PAS-11',
    'On ramène tous ses Cristaux de la Réserve Épuisée dans la Réserve.',
    'Move all your Crystals from the Exhausted Reserve back to the Reserve.',
  ],
  ['EDGE-PAS-12', 'Une Bannière face cachée est remise face visible.', 'A Banner that is face down is turned face up.'],
  [
    'EDGE-PAS-13',
    'En tour Passif, on ne fait rien d’autre : ni mouvement, ni carte, ni changement de Mode, ni défausse.',
    'In a Passive turn you do nothing else: no move, no card, no change of Mode, no discard.',
  ],
  [
    'EDGE-PAS-14',
    'Pendant un tour Passif, personne ne joue de carte, pas même une Action Instantanée.',
    'During a Passive turn nobody plays a card, not even an Instant Action.',
  ],
];
