import type { RuleLine } from '@banneret/game';

/** Action cards and Instant Actions. */
export const cards: readonly RuleLine[] = [
  [
    'EDGE-CARD-01',
    'Pendant son tour Actif, on joue des cartes de sa main à tout moment et dans l’ordre voulu ; les rares exceptions sont sur les fiches de faction.',
    'During your Active turn you may play cards from hand at any time and in any order; the rare exceptions stand on the faction sheets.',
  ],
  [
    'EDGE-CARD-02',
    'Chaque carte Action porte deux Actions, la Supérieure et l’Inférieure, chacune avec son coût.',
    'Every Action card has two Actions, Upper and Lower, each with its own cost.',
  ],
  [
    'EDGE-CARD-03',
    'L’Action Supérieure est générique : toutes vos Escouades peuvent l’utiliser.',
    'The Upper Action is generic: any of your Squads may use it.',
  ],
  [
    'EDGE-CARD-04',
    'L’Action Inférieure est réservée à l’Escouade qu’elle nomme, activée ou non.',
    'The Lower Action is for the Squad it names only, activated or not.',
  ],
  [
    'EDGE-CARD-05',
    'Sur certaines cartes, les deux Actions sont génériques.',
    'On some cards both Actions are generic.',
  ],
  [
    'EDGE-CARD-06',
    'Certaines Actions visent un ennemi plutôt qu’une de vos unités ; la carte le dit.',
    'Some Actions target an enemy instead of one of your units; the card says so.',
  ],
  [
    'EDGE-CARD-07',
    'Une Action se paie en Cristaux ou avec ce qui les remplace ; celles des Améliorations se paient en Charges.',
    'An Action is paid in Crystals or what replaces them; those of Upgrades are paid in Charges.',
  ],
  [
    'EDGE-CARD-08',
    'Une carte jouée de la main ne donne qu’une de ses deux Actions, puis va à la défausse.',
    'A card played from hand gives only one of its two Actions, then goes to the discard pile.',
  ],
  [
    'EDGE-CARD-09',
    'Une carte est défaussée dès que son Action est résolue.',
    'A card is discarded as soon as its Action is resolved.',
  ],
  [
    'EDGE-CARD-10',
    'Le moment indiqué sur une carte l’emporte sur la permission générale.',
    'The moment printed on a card overrides the general permission.',
  ],
  [
    'EDGE-CARD-11',
    'Du jet d’Attaque à la comparaison avec la Défense, aucune carte ne se joue, sauf si elle le permet expressément.',
    'From the Attack roll to its comparison with the Defence no card is played, unless the card expressly allows it.',
  ],
  [
    'EDGE-CARD-12',
    'Une Action jouée contre un ennemi est résolue en entier avant qu’il puisse y répondre.',
    'An Action played on an enemy is resolved completely before its target may respond.',
  ],
  [
    'EDGE-CARD-13',
    'Une carte qui interrompt ou annule expressément une étape, comme une Esquive, agit pendant cette étape.',
    'A card that expressly interrupts or cancels a step, such as a Dodge, acts within that step.',
  ],
  [
    'EDGE-CARD-14',
    'Une Action Instantanée jouée après l’Action qui a tué la figurine ne la sauve plus.',
    'An Instant played after the Action that killed a figure no longer saves it.',
  ],
  [
    'EDGE-CARD-15',
    'Les cartes utilisées ou défaussées vont, face visible, dans la défausse de leur joueur ; elles ne reviennent pas dans son deck, sauf option.',
    'Cards used or discarded go face up to their owner’s discard pile; they do not return to the deck, unless an option says so.',
  ],
  ['EDGE-CARD-16', 'On ne pioche que dans son propre deck.', 'Cards are drawn only from your own deck.'],
  [
    'EDGE-INST-01',
    'Une Action à bord blanc marquée d’un éclair est Instantanée ; cela vaut pour elle seule, pas pour toute la carte.',
    'An Action with a white border and a lightning symbol is Instant; that holds for the Action, not for the whole card.',
  ],
  [
    'EDGE-INST-02',
    'Une Action Instantanée se joue pendant le tour Actif d’un adversaire comme pendant le sien.',
    'An Instant Action may be played in an opponent’s Active turn as well as in your own.',
  ],
  ['EDGE-INST-03', 'Une Action Instantanée se paie comme les autres.', 'An Instant Action is paid for like any other.'],
  [
    'EDGE-INST-04',
    'Une Action qui n’est pas Instantanée ne se joue pas pendant le tour d’un adversaire.',
    'An Action that is not Instant is not played in an opponent’s turn.',
  ],
  [
    'EDGE-INST-05',
    'Les cartes jouées par un autre que le joueur actif sont remplacées à la fin de ce tour.',
    'Cards played by a non-active player are replaced at the end of that turn.',
  ],
];
