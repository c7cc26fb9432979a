import type { RuleLine } from '@banneret/game';

/** Building an army and deploying it. */
export const army: readonly RuleLine[] = [
  [
    'GDF-ARM-01',
    'Avant la partie, les deux joueurs conviennent d’une limite de points.',
    'Before the match both players agree on a points limit.',
  ],
  [
    'GDF-ARM-02',
    'Sont conseillés 1 000 points pour débuter, 2 000 pour une partie complète.',
    'Advised sizes are 1,000 points for beginners and 2,000 for a full game.',
  ],
  [
    'GDF-ARM-03',
    'Une armée réunit des unités et des améliorations de la liste du joueur ; leur coût total ne dépasse pas la limite, mais peut l’atteindre.',
    'An army gathers units and upgrades from the player’s list; their total cost does not exceed the limit but may equal it.',
  ],
  [
    'GDF-ARM-04',
    'Sans organisation de la force, ni le nombre d’unités ni celui des exemplaires d’une même unité n’est limité.',
    'Without force organisation neither the number of units nor the copies of one unit are limited.',
  ],
  [
    'GDF-ARM-05',
    'L’organisation de la force est facultative : elle ne s’applique que si les deux joueurs sont d’accord.',
    'Force organisation is optional: it applies only if both players agree.',
  ],
  [
    'GDF-ARM-06',
    'Organisation de la force : un Héros au plus par tranche complète de 500 points, même s’il a rejoint une unité.',
    'Force organisation: at most one Hero for every full 500 points, even if it has joined a unit.',
  ],
  [
    'GDF-ARM-07',
    'Organisation de la force : une même unité figure au plus en un exemplaire, plus un par tranche complète de 1 000 points ; une unité combinée compte pour un seul.',
    'Force organisation: the same unit appears at most once, plus once for every full 1,000 points; a combined unit counts as one.',
  ],
  [
    'GDF-ARM-08',
    'Organisation de la force : aucune unité ne coûte plus de 35 % de la limite de points, améliorations comprises ; 35 % exactement sont permis.',
    'Force organisation: no unit costs more than 35% of the points limit, upgrades included; exactly 35% is allowed.',
  ],
  [
    'GDF-ARM-09',
    'Organisation de la force : une unité au plus par tranche complète de 200 points ; un Héros rattaché en est une, une unité combinée n’en fait qu’une.',
    'Force organisation: at most one unit for every full 200 points; an attached Hero is one of them, a combined unit is only one.',
  ],
  [
    'GDF-ARM-10',
    'Ainsi, à 2 000 points : 4 Héros, 3 exemplaires d’une même unité, 700 points par unité et 10 unités au plus.',
    'So at 2,000 points: at most 4 Heroes, 3 copies of one unit, 700 points a unit and 10 units.',
  ],
  [
    'GDF-ARM-11',
    'En composant l’armée, deux exemplaires d’une même unité de plusieurs figurines peuvent se réunir en une unité combinée.',
    'While building the army, two copies of the same multi-model unit may merge into one combined unit.',
  ],
  [
    'GDF-ARM-12',
    'On ne combine deux exemplaires que si toute amélioration touchant toutes les figurines est achetée pour les deux ; celles d’une seule figurine peuvent différer.',
    'Two copies combine only if every upgrade that affects all models is bought for both; upgrades of single models may differ.',
  ],
  [
    'GDF-ARM-13',
    'Une unité combinée est une seule unité à tous égards : une activation, une cohérence, une taille de départ et un coût qui sont la somme des deux. Elle ne se sépare plus.',
    'A combined unit is one unit in every respect: one activation, one coherency, a starting size and a cost that are the sum of both. It never splits again.',
  ],
  [
    'GDF-ARM-14',
    'On combine exactement deux exemplaires, jamais trois ; une unité d’une seule figurine ne se combine pas.',
    'Exactly two copies combine, never three; a unit of a single model cannot be combined.',
  ],
  [
    'GDF-DEP-01',
    'Une fois la mission prête, un tirage au sort : le gagnant se déploie en premier, sans pouvoir céder ce tour.',
    'Once the mission is set up, roll off: the winner deploys first and cannot hand that over.',
  ],
  [
    'GDF-DEP-02',
    'Le gagnant choisit un des deux grands bords de la table ; l’adversaire reçoit l’autre.',
    'The winner chooses one of the two long table edges; the opponent gets the other.',
  ],
  [
    'GDF-DEP-03',
    'Le gagnant place une unité, chaque figurine entièrement à 12 pouces au plus de son bord.',
    'The winner places one unit, every model entirely within 12 inches of their edge.',
  ],
  [
    'GDF-DEP-04',
    'L’adversaire place à son tour une unité entièrement à 12 pouces au plus du bord opposé.',
    'The opponent then places one unit entirely within 12 inches of the opposite edge.',
  ],
  [
    'GDF-DEP-05',
    'Les joueurs placent une unité chacun, tour à tour, jusqu’à ce que toutes soient déployées.',
    'The players place one unit each in turn until all are deployed.',
  ],
  [
    'GDF-DEP-06',
    'Un joueur qui n’a plus d’unité à placer est sauté ; l’autre place le reste des siennes.',
    'A player with no unit left to place is skipped; the other places the rest.',
  ],
  [
    'GDF-DEP-07',
    'Une unité se place en cohérence, sans chevauchement, à un pouce au moins des autres unités et hors des terrains infranchissables qu’elle ne peut ignorer.',
    'A unit is placed in coherency, overlapping nothing, at least one inch from other units and off impassable terrain it cannot ignore.',
  ],
  [
    'GDF-DEP-08',
    'On déploie d’abord les Avions des deux camps, puis les autres unités, enfin les Éclaireurs. Les unités en Embuscade restent en réserve ; tout cela est annoncé avant le premier placement.',
    'Aircraft of both sides are deployed first, then all other units, then Scouts. Units in Ambush stay in reserve; all of this is announced before the first placement.',
  ],
  [
    'GDF-DEP-09',
    'Une unité embarquée se place avec son Transport, un Héros rattaché avec son unité.',
    'An embarked unit is placed along with its Transport, an attached Hero along with its unit.',
  ],
  [
    'GDF-DEP-10',
    'Sur une table moins profonde, les zones rétrécissent pour laisser 24 pouces entre les armées ; une zone de moins de 3 pouces est refusée.',
    'On a shallower table the zones shrink to leave 24 inches between the armies; a zone of less than 3 inches is refused.',
  ],
];
