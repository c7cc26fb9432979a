import type { RuleLine } from '@banneret/game';

/** Combat Sequences, Counter-Attacks and Sneak Attacks. */
export const combat: readonly RuleLine[] = [
  [
    'EDGE-CMB-01',
    'Une Action de Combat vient d’une Activation ou d’une carte.',
    'A Combat Action comes from an Activation or a card.',
  ],
  [
    'EDGE-CMB-02',
    'Dans une Action de Combat, chaque figurine de l’Escouade peut mener une Séquence de Combat contre une figurine ennemie Socle à Socle avec elle.',
    'In a Combat Action each figure of the Squad may fight one Combat Sequence against an enemy figure base to base with it.',
  ],
  [
    'EDGE-CMB-03',
    'Les figurines peuvent viser le même ennemi ou des ennemis différents ; chacune peut s’abstenir.',
    'Figures may choose the same enemy or different ones; any of them may decline.',
  ],
  [
    'EDGE-CMB-04',
    'Le joueur actif décide de l’ordre des Séquences et ne choisit la suivante qu’une fois la précédente terminée.',
    'The active player decides the order of the Sequences and chooses the next only when the last is over.',
  ],
  [
    'EDGE-CMB-05',
    'La figurine dont l’INI est la plus haute attaque en premier, qui que ce soit qui ait engagé le Combat.',
    'The figure with the higher INI attacks first, whoever started the Combat.',
  ],
  [
    'EDGE-CMB-06',
    'À INI égale, la figurine du joueur actif attaque en premier.',
    'On equal INI the active player’s figure attacks first.',
  ],
  [
    'EDGE-CMB-07',
    'L’attaquant choisit un dé, Jaune gratuit ou Rouge pour 1 Cristal, le lance et ajoute son ATT : c’est la Puissance d’Attaque.',
    'The attacker chooses a die, Yellow for free or Red for 1 Crystal, rolls it and adds ATT: that is the Attack Power.',
  ],
  [
    'EDGE-CMB-08',
    'Le résultat d’Attaque acquis, le défenseur choisit un dé, le lance et ajoute sa DEF : c’est la Puissance de Défense.',
    'Once the Attack result is final, the defender chooses a die, rolls it and adds DEF: that is the Defence Power.',
  ],
  [
    'EDGE-CMB-09',
    'Si l’Attaque dépasse la Défense, la cible subit 1 Blessure et la Séquence s’arrête, sans Contre-Attaque.',
    'If the Attack beats the Defence, the target suffers 1 Wound and the Sequence ends, without a Counter-Attack.',
  ],
  [
    'EDGE-CMB-10',
    'Si la Défense égale ou dépasse l’Attaque, celle-ci échoue et la cible peut contre-attaquer.',
    'If the Defence equals or beats the Attack, it fails and the target may Counter-Attack.',
  ],
  [
    'EDGE-CMB-11',
    'Contre-attaquer est facultatif ; y renoncer clôt la Séquence.',
    'Counter-Attacking is optional; declining ends the Sequence.',
  ],
  [
    'EDGE-CMB-12',
    'Contre-Attaque : un dé plus l’ATT contre un dé plus la DEF. Si l’Attaque dépasse la Défense, 1 Blessure, sinon rien ; la Séquence s’arrête.',
    'Counter-Attack: a die plus ATT against a die plus DEF. If the Attack is higher, 1 Wound, otherwise nothing; the Sequence ends.',
  ],
  ['EDGE-CMB-13', 'Une Contre-Attaque n’en entraîne jamais une autre.', 'A Counter-Attack never leads to another.'],
  [
    'EDGE-CMB-14',
    'Une Séquence s’achève avant qu’une autre commence ; une figurine peut donc être attaquée, et contre-attaquer, plusieurs fois dans une même Action.',
    'A Sequence is finished before another starts; so a figure may be attacked, and may Counter-Attack, several times in one Action.',
  ],
  [
    'EDGE-CMB-15',
    'L’écart ne compte pas : une Attaque réussie inflige 1 Blessure, sauf effet contraire.',
    'The margin does not matter: a successful Attack inflicts 1 Wound, unless an effect says otherwise.',
  ],
  [
    'EDGE-CMB-16',
    'Une figurine qui engage avec l’INI la plus basse se défend d’abord ; elle ne frappe que si cette Attaque échoue, en Contre-Attaque.',
    'A figure that starts a fight with the lower INI defends first; it strikes only if that Attack fails, as its Counter-Attack.',
  ],
  [
    'EDGE-CMB-17',
    'Une figurine tuée pendant l’Action n’engage plus de Séquence ; les autres continuent.',
    'A figure killed during the Action fights no further Sequence; the others go on.',
  ],
  [
    'EDGE-CMB-18',
    'Les symboles Relance d’ATT et de DEF valent aussi en Contre-Attaque.',
    'The Re-roll symbols of ATT and DEF also apply in Counter-Attacks.',
  ],
  [
    'EDGE-SNK-01',
    'Attaque Sournoise : l’attaquant frappe en premier, quelle que soit l’INI.',
    'Sneak Attack: the attacker strikes first, whatever the INI.',
  ],
  [
    'EDGE-SNK-02',
    'La cible d’une Attaque Sournoise peut se défendre, mais pas contre-attaquer.',
    'The target of a Sneak Attack may defend but not Counter-Attack.',
  ],
  [
    'EDGE-SNK-03',
    'Deux Attaques Sournoises annoncées l’une contre l’autre ont lieu toutes deux, le joueur actif lançant le premier ; les Blessures s’appliquent ensemble.',
    'Two Sneak Attacks declared on each other both take place, the active player rolling first; the Wounds apply together.',
  ],
  [
    'EDGE-SNK-04',
    'Aucune carte ne se joue non plus entre l’Attaque et la Défense d’une Attaque Sournoise.',
    'No card is played between the Attack and the Defence of a Sneak Attack either.',
  ],
];
