import type { RuleLine } from '@banneret/game';

/** Upgrades with their Charges, and the Banner. */
export const upgrades: readonly RuleLine[] = [
  [
    'EDGE-UPG-01',
    'Une Amélioration est une carte Action avec une règle d’attachement ; tant qu’elle est en main, aucune de ses Actions ne sert.',
    'An Upgrade is an Action card with an attachment rule; while it is in hand none of its Actions can be used.',
  ],
  [
    'EDGE-UPG-02',
    'Attacher une Amélioration coûte 1 Cristal, 1 pion Endurance ou 1 PV, sauf si elle indique un autre coût.',
    'Attaching an Upgrade costs 1 Crystal, 1 Endurance token or 1 VP, unless it states another cost.',
  ],
  [
    'EDGE-UPG-03',
    'Elle est alors attachée à l’Escouade que choisit son joueur et reçoit 1 Charge de la pile neutre.',
    'It is then attached to a Squad of your choice and receives 1 Charge from the neutral pile.',
  ],
  [
    'EDGE-UPG-04',
    'Payer davantage pour plus de Charges n’est pas permis.',
    'Paying more for additional Charges is not allowed.',
  ],
  [
    'EDGE-UPG-05',
    'Ses Actions se paient ensuite, le plus souvent en Charges prises sur cette carte même, jamais sur une autre Amélioration.',
    'Its Actions are then paid for, mostly with Charges taken from that very card, never from another Upgrade.',
  ],
  [
    'EDGE-UPG-06',
    'Une Amélioration attachée reste jusqu’à la fin de la partie, sauf si elle est expressément défaussée ou détruite ; s’en servir ne la défausse pas.',
    'An attached Upgrade stays until the end of the match, unless expressly discarded or destroyed; using it does not discard it.',
  ],
  [
    'EDGE-UPG-07',
    'Une Escouade n’a pas deux exemplaires de la même Amélioration ; deux Escouades peuvent en avoir un chacune.',
    'A Squad does not have two copies of the same Upgrade; two Squads may have one each.',
  ],
  ['EDGE-UPG-08', 'Une Escouade a 2 Améliorations au plus.', 'A Squad has at most 2 Upgrades.'],
  [
    'EDGE-UPG-09',
    'Pour en attacher une à une Escouade qui en a déjà 2, on en défausse d’abord une avec toutes ses Charges.',
    'To attach one to a Squad that has 2, first discard one of them with all its Charges.',
  ],
  [
    'EDGE-UPG-10',
    'L’Action Supérieure sert à l’Escouade à laquelle la carte est attachée, quelle qu’elle soit.',
    'The Upper Action serves the Squad the card is attached to, whichever it is.',
  ],
  [
    'EDGE-UPG-11',
    'L’Action Inférieure ne sert que si la carte est attachée à l’Escouade qu’elle nomme ; sinon elle est marquée Désactivée.',
    'The Lower Action works only if the card is attached to the Squad it names; otherwise it is marked Disabled.',
  ],
  [
    'EDGE-UPG-12',
    'Sur la bonne Escouade, les deux Actions peuvent servir dans le même tour si tous leurs coûts et conditions sont remplis.',
    'On the right Squad both Actions may be used in the same turn if all their costs and conditions are met.',
  ],
  [
    'EDGE-UPG-13',
    'Chaque Action d’Amélioration dit combien de fois elle sert : par jet, par tour, par Combat ou autre ; cette limite s’applique.',
    'Each Upgrade Action says how often it may be used: per roll, per turn, per Combat or otherwise; that limit applies.',
  ],
  [
    'EDGE-UPG-14',
    'Si la pile neutre n’a plus de Charge au moment d’en ajouter une, on peut la prendre sur une autre de ses Améliorations.',
    'If the neutral pile has no Charge left when one is to be added, it may be moved from another of your Upgrades.',
  ],
  [
    'EDGE-UPG-15',
    'Action Inférieure à symbole Passif : on la paie une fois et l’on y pose un pion Passif ; son effet vaut tant que la carte est en jeu.',
    'Lower Action with the Passive symbol: pay it once and put a Passive token on it; its effect holds as long as the card stays in play.',
  ],
  [
    'EDGE-UPG-16',
    'Une Amélioration s’attache à n’importe laquelle de ses Escouades, même à une autre que celle que nomme son Action Inférieure.',
    'An Upgrade may be attached to any of your Squads, even one its Lower Action does not name.',
  ],
  [
    'EDGE-UPG-17',
    'Les Améliorations d’une Escouade anéantie restent en place avec leurs Charges.',
    'Upgrades of a wiped-out Squad stay in place with their Charges.',
  ],
  [
    'EDGE-BAN-01',
    'Chaque joueur a une Bannière de faction, disponible dès le début.',
    'Each player has one faction Banner, available from the start.',
  ],
  [
    'EDGE-BAN-02',
    'La Bannière ne sert que pendant un de ses propres tours Actifs, à tout moment de celui-ci.',
    'The Banner may be used only in one of your own Active turns, at any moment of it.',
  ],
  [
    'EDGE-BAN-03',
    'Après usage, elle est retournée face cachée et ne sert plus.',
    'After use it is turned face down and cannot be used.',
  ],
  [
    'EDGE-BAN-04',
    'Seul un tour Passif de son joueur la remet face visible.',
    'Only a Passive turn of its player turns it face up again.',
  ],
];
