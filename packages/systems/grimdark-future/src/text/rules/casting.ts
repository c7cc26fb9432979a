import type { RuleLine } from '@banneret/game';

/** Casters, their tokens and their spells. */
export const casting: readonly RuleLine[] = [
  [
    'GDF-CAS-01',
    'Un Lanceur de sorts(X) reçoit X jetons de sort au début de chaque manche, la première comprise.',
    'A Caster(X) gains X spell tokens at the start of each round, the first included.',
  ],
  [
    'GDF-CAS-02',
    'Une figurine n’a jamais plus de 6 jetons ; le surplus est perdu.',
    'A model never holds more than 6 tokens; the excess is lost.',
  ],
  [
    'GDF-CAS-03',
    'On lance un sort pendant sa propre activation, avant ou après le mouvement, mais avant toute attaque de l’unité.',
    'Spells are cast during the caster’s own activation, before or after the move, but before its unit attacks.',
  ],
  [
    'GDF-CAS-04',
    'Un lanceur peut tenter autant de sorts différents qu’il veut, chacun une seule fois par activation.',
    'A caster may try any number of different spells, each only once per activation.',
  ],
  [
    'GDF-CAS-05',
    'Un sort vient de la liste d’armée du lanceur et coûte autant de jetons que sa valeur, qu’il réussisse ou non.',
    'A spell comes from the caster’s army list and costs tokens equal to its value, whether or not it succeeds.',
  ],
  [
    'GDF-CAS-06',
    'Jet de lancement : un dé ; sur 4+, le sort prend effet sur une cible en ligne de vue.',
    'Casting roll: one die; on 4+ the spell takes effect on a target in line of sight.',
  ],
  [
    'GDF-CAS-07',
    'Avant le jet, le lanceur et tout autre Lanceur à 18 pouces au plus et en ligne de vue engagent en secret autant de jetons qu’ils veulent, révélés ensemble : +1 par jeton pour aider, −1 pour gêner.',
    'Before the roll the caster and any other Caster within 18 inches and in line of sight commit any number of tokens in secret, revealed together: +1 per token to help, −1 to hinder.',
  ],
  [
    'GDF-CAS-08',
    'Au jet de lancement, un 6 naturel réussit toujours et un 1 naturel échoue toujours.',
    'On a casting roll a natural 6 always succeeds and a natural 1 always fails.',
  ],
  [
    'GDF-CAS-09',
    'Le même sort sur la même cible ne se cumule pas.',
    'The same spell on the same target does not add up.',
  ],
  [
    'GDF-CAS-10',
    'Dans une unité secouée, un Lanceur ne lance rien. Embarqué, il ne peut ni viser ni soutenir personne au-dehors.',
    'In a Shaken unit a Caster casts nothing. Embarked, it can neither target nor support anyone outside.',
  ],
];
