import type { RuleLine } from '@banneret/game';

/** General principles: players, profiles, dice, modifiers and weapons. */
export const general: readonly RuleLine[] = [
  [
    'GDF-GEN-01',
    'Deux joueurs, A et B, s’affrontent, chacun à la tête d’une armée composée d’unités.',
    'Two players, A and B, face each other, each leading one army made of units.',
  ],
  [
    'GDF-GEN-02',
    'Autour d’une table, un cas non prévu se tranche d’un dé, pour toute la partie : sur 1 à 3 le joueur A décide, sur 4 à 6 le joueur B. Ici, ces cas sont réglés d’avance et aucun dé n’est lancé.',
    'Around a table a case the rules do not foresee is settled by one die for the whole match: on 1 to 3 player A decides, on 4 to 6 player B. Here such cases are settled in advance and no die is rolled.',
  ],
  [
    'GDF-GEN-03',
    'Une figurine est une pièce seule ; une unité est un groupe d’une ou plusieurs figurines.',
    'A model is a single miniature; a unit is a group of one or more models.',
  ],
  [
    'GDF-GEN-04',
    'Une règle donnée à une unité vaut pour toutes ses figurines ; une règle donnée à une figurine ne vaut que pour elle.',
    'A rule given to a unit holds for all its models; a rule given to a model holds for that model alone.',
  ],
  [
    'GDF-GEN-05',
    'Le profil d’une unité indique son nom, son nombre de figurines, sa Qualité, sa Défense, son équipement, ses règles spéciales et son coût en points.',
    'A unit’s profile gives its name, number of models, Quality, Defence, equipment, special rules and cost in points.',
  ],
  [
    'GDF-GEN-06',
    'La Qualité est le score minimal pour toucher et pour les tests de moral.',
    'Quality is the lowest score that hits and that passes morale tests.',
  ],
  [
    'GDF-GEN-07',
    'La Défense est le score minimal pour bloquer une touche.',
    'Defence is the lowest score that blocks a hit.',
  ],
  ['GDF-GEN-08', 'Tous les jets se font avec des dés à six faces.', 'All rolls use six-sided dice.'],
  [
    'GDF-GEN-09',
    'Un D3 est un dé à six faces divisé par deux, arrondi au supérieur : 1-2 donne 1, 3-4 donne 2, 5-6 donne 3.',
    'A D3 is a six-sided die halved and rounded up: 1-2 gives 1, 3-4 gives 2, 5-6 gives 3.',
  ],
  [
    'GDF-GEN-10',
    '2D6 est la somme de deux dés, D6+1 un dé plus 1 ; toute autre formule se lit de la même façon.',
    '2D6 is the sum of two dice, D6+1 one die plus 1; any other formula reads the same way.',
  ],
  [
    'GDF-GEN-11',
    'Les dés de plusieurs armes peuvent être lancés ensemble si l’on sait quel dé appartient à quelle arme.',
    'Dice for several weapons may be rolled together as long as it is clear which die belongs to which weapon.',
  ],
  [
    'GDF-GEN-12',
    'Un dé relancé garde son second résultat, même moins bon.',
    'A re-rolled die keeps its second result, even a worse one.',
  ],
  ['GDF-GEN-13', 'Un dé n’est jamais relancé plus d’une fois.', 'A die is never re-rolled more than once.'],
  [
    'GDF-GEN-14',
    'Tirage au sort : chacun lance un dé, le plus haut gagne.',
    'Roll-off: each player rolls a die, the highest wins.',
  ],
  ['GDF-GEN-15', 'En cas d’égalité, le tirage au sort est rejoué.', 'A tied roll-off is rolled again.'],
  [
    'GDF-GEN-16',
    'Test de Qualité : un dé égal ou supérieur à la Qualité est une réussite, sinon c’est un échec. Plusieurs tests sont autant de dés, jugés chacun pour soi.',
    'Quality test: a die equal to or above Quality is a success, otherwise a failure. Several tests are as many dice, each judged alone.',
  ],
  [
    'GDF-GEN-17',
    'Un modificateur s’ajoute au dé, jamais au score à atteindre.',
    'A modifier is added to the die, never to the number needed.',
  ],
  [
    'GDF-GEN-18',
    'Un 6 naturel réussit toujours, quels que soient les modificateurs.',
    'A natural 6 always succeeds, whatever the modifiers.',
  ],
  [
    'GDF-GEN-19',
    'Un 1 naturel échoue toujours, quels que soient les modificateurs.',
    'A natural 1 always fails, whatever the modifiers.',
  ],
  [
    'GDF-GEN-20',
    'Les modificateurs de règles différentes s’additionnent, quelle que soit leur valeur.',
    'Modifiers from different rules add up, whatever their size.',
  ],
  [
    'GDF-GEN-21',
    'Une arme de tir a une portée ; elle ne sert qu’à tirer.',
    'A ranged weapon has a range; it is used for shooting only.',
  ],
  [
    'GDF-GEN-22',
    'Une arme sans portée est une arme de mêlée : elle ne tire pas.',
    'A weapon without a range is a melee weapon: it does not shoot.',
  ],
  [
    'GDF-GEN-23',
    'Une arme s’écrit avec son nom, puis sa portée, ses attaques (A) et ses règles, par exemple « 24 pouces, A1, PA(1) ». Sans portée, c’est une arme de mêlée.',
    'A weapon is written as its name, then its range, its attacks (A) and its rules, for example “24 inches, A1, AP(1)”. Without a range it is a melee weapon.',
  ],
  [
    'GDF-GEN-24',
    'Chaque figurine garde le socle qui lui appartient. Sa taille ne donne aucun avantage en soi, mais elle est la même pour toutes les figurines d’un même type.',
    'Each model keeps the base that belongs to it. Its size gives no advantage in itself, but is the same for all models of one kind.',
  ],
];
