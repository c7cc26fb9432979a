import type { RuleLine } from '@banneret/game';

/** The two dice, their gears and the one re-roll. */
export const dice: readonly RuleLine[] = [
  [
    'EDGE-DICE-01',
    'Avant chaque jet, celui qui lance annonce quel dé il prend : un seul par jet.',
    'Before every roll the player rolling announces which die is used: exactly one a roll.',
  ],
  [
    'EDGE-DICE-02',
    'Le dé Jaune porte 0, 0, 1, 2, 3 et 4 ; il est gratuit.',
    'The Yellow die shows 0, 0, 1, 2, 3 and 4; it is free.',
  ],
  ['EDGE-DICE-03', 'Les deux 0 du dé Jaune portent un Engrenage.', 'Both 0s of the Yellow die show a gear.'],
  [
    'EDGE-DICE-04',
    'Le dé Rouge porte 1 à 6 ; pour 1 Cristal payé avant le jet, il remplace le Jaune.',
    'The Red die shows 1 to 6; for 1 Crystal paid before the roll it replaces the Yellow one.',
  ],
  ['EDGE-DICE-05', 'Le 1 et le 2 du dé Rouge portent un Engrenage.', 'The 1 and 2 of the Red die show a gear.'],
  [
    'EDGE-DICE-06',
    'Chaque jet du dé Rouge se paie à part ; le relancer ne le fait pas payer de nouveau.',
    'Each Red roll is paid separately; re-rolling it is not charged the Red cost again.',
  ],
  [
    'EDGE-DICE-07',
    'Au Combat, le défenseur choisit son dé après avoir vu le résultat définitif de l’Attaque.',
    'In Combat the defender chooses a die after seeing the final result of the Attack.',
  ],
  [
    'EDGE-DICE-08',
    'Sur un Engrenage, on peut choisir un avantage : la relance payante ou récupérer 1 Cristal. On peut aussi n’en prendre aucun.',
    'On a gear you may choose one bonus: the Paid Re-roll or recovering 1 Crystal. You may also take neither.',
  ],
  [
    'EDGE-DICE-09',
    'Relance payante : payer 1 Cristal et relancer le même dé.',
    'Paid Re-roll: pay 1 Crystal and roll the same die again.',
  ],
  [
    'EDGE-DICE-10',
    'Récupérer 1 Cristal : garder le résultat et ramener un Cristal de sa Réserve Épuisée dans sa Réserve ; si elle est vide, rien ne se passe.',
    'Recover 1 Crystal: keep the result and move one Crystal from your Exhausted Reserve to your Reserve; if it is empty, nothing happens.',
  ],
  [
    'EDGE-DICE-11',
    'Un jet n’est relancé qu’une fois en tout, d’où que vienne la relance.',
    'A roll is re-rolled once in all, wherever the re-roll comes from.',
  ],
  [
    'EDGE-DICE-12',
    'Si la relance montre un Engrenage, on ne relance plus : on récupère d’office 1 Cristal épuisé.',
    'If the re-roll shows a gear, there is no further re-roll: 1 exhausted Crystal is recovered automatically.',
  ],
  ['EDGE-DICE-13', 'Le nouveau résultat est gardé, même moins bon.', 'The new result is kept, even a worse one.'],
  [
    'EDGE-DICE-14',
    'Une relance se décide juste après le jet ; au Combat, une Attaque ne se relance plus une fois le dé de Défense lancé.',
    'A re-roll is decided right after the roll; in Combat an Attack is no longer re-rolled once the Defence die is rolled.',
  ],
  [
    'EDGE-DICE-15',
    'Relancer fait perdre l’avantage d’Engrenage du résultat remplacé.',
    'Re-rolling gives up the gear bonus of the result it replaces.',
  ],
  [
    'EDGE-DICE-16',
    'Toute relance se fait avec le même dé que le jet d’origine.',
    'Every re-roll uses the same die as the original roll.',
  ],
];
