import type { RuleLine } from '@banneret/game';

/** The special rules that fit in a sentence or two. */
export const specialRules: readonly RuleLine[] = [
  [
    'GDF-SPC-01',
    'Quand une règle spéciale contredit une règle ordinaire, la règle spéciale l’emporte.',
    'When a special rule contradicts an ordinary rule, the special rule wins.',
  ],
  [
    'GDF-SPC-02',
    'Une même règle spéciale ou un même sort ne se cumule pas avec lui-même, sauf mention contraire.',
    'The same special rule or the same spell does not add up with itself, unless it says so.',
  ],
  [
    'GDF-SPC-03',
    'Les règles notées (X) se cumulent, elles, quand elles viennent de sources différentes, comme la PA de l’arme et celle de la Lance.',
    'Rules marked (X) do add up when they come from different sources, such as the AP of the weapon and that of Lance.',
  ],
  [
    'GDF-SPC-04',
    'PA(X) : −X aux jets de Défense contre ces touches.',
    'AP(X): −X to Defence rolls against these hits.',
  ],
  [
    'GDF-SPC-05',
    'Quelle que soit la PA, un 6 naturel bloque et un 1 naturel échoue. PA et couvert s’additionnent.',
    'Whatever the AP, a natural 6 blocks and a natural 1 fails. AP and cover are summed.',
  ],
  ['GDF-SPC-06', 'Explosion : le couvert ne compte pas.', 'Blast: cover does not count.'],
  [
    'GDF-SPC-07',
    'Explosion(X) : chaque attaque réussie inflige X touches, sans dépasser le nombre de figurines visées.',
    'Blast(X): each attack that hits scores X hits, at most one for each model of the target.',
  ],
  [
    'GDF-SPC-08',
    'Explosion(X) : la limite du nombre de figurines vaut pour chaque attaque, pas pour toute la salve. Un 6 doublé l’est avant d’être multiplié par X.',
    'Blast(X): the limit by number of models holds for each attack, not for the whole volley. A doubled 6 is doubled before it is multiplied by X.',
  ],
  [
    'GDF-SPC-09',
    'Contre-charge : une figurine dont l’unité est chargée peut frapper avec cette arme avant les attaques de la charge.',
    'Counter: a model whose unit is charged may strike with this weapon before the charger attacks.',
  ],
  [
    'GDF-SPC-10',
    'Contre-charge : l’unité qui charge perd une attaque d’Impact par figurine en Contre-charge dans l’unité chargée, sans descendre sous zéro.',
    'Counter: the charging unit loses one Impact attack for each model with Counter in the charged unit, down to zero.',
  ],
  [
    'GDF-SPC-11',
    'Mortel(X) : chaque blessure de cette arme compte X fois.',
    'Deadly(X): each wound from this weapon counts X times.',
  ],
  [
    'GDF-SPC-12',
    'Mortel : les touches mortelles se résolvent avant les autres.',
    'Deadly: Deadly hits are resolved before the others.',
  ],
  [
    'GDF-SPC-13',
    'Mortel : les blessures d’une touche mortelle restent sur une seule figurine ; le surplus est perdu quand elle meurt.',
    'Deadly: the wounds of a Deadly hit stay on one model; the excess is lost when it dies.',
  ],
  [
    'GDF-SPC-14',
    'Retranché : −2 pour toucher à plus de 12 pouces, si toute l’unité visée est retranchée.',
    'Entrenched: −2 to hit from more than 12 inches, if the whole target unit has it.',
  ],
  [
    'GDF-SPC-15',
    'Retranché ne vaut que si la figurine n’a pas bougé depuis le début de sa dernière activation ; tout mouvement l’annule jusqu’à la suivante.',
    'Entrenched works only while the model has not moved since its latest activation began; any move cancels it until the next one.',
  ],
  [
    'GDF-SPC-16',
    'Rapide : +2 pouces en avançant, +4 en sprintant ou en chargeant.',
    'Fast: +2 inches on Advance, +4 on Rush and Charge.',
  ],
  [
    'GDF-SPC-17',
    'Rapide et Lent ne changent que ces actions, pas le rapprochement, la consolidation, le mouvement d’Éclaireur ni la limite de débarquement ; ensemble, ils s’annulent.',
    'Fast and Slow change those actions only, not pile-in, consolidation, Scout moves or the limit on disembarking; together they cancel out.',
  ],
  [
    'GDF-SPC-18',
    'Peur(X) : l’unité compte X blessures causées de plus pour savoir qui gagne une mêlée ; cela ne retire aucune figurine.',
    'Fear(X): the unit counts X more wounds caused when deciding who wins a melee; this removes no model.',
  ],
  [
    'GDF-SPC-19',
    'Intrépide : un test de moral raté, même d’office, est réussi sur 4+.',
    'Fearless: a failed morale test, even an automatic failure, is passed on 4+.',
  ],
  [
    'GDF-SPC-20',
    'Vol : la figurine traverse les unités et les terrains, même infranchissables ou surélevés.',
    'Flying: the model moves through units and terrain, even impassable or elevated.',
  ],
  [
    'GDF-SPC-21',
    'Vol : en bougeant, la figurine ignore les effets du terrain ; ni limite de 6 pouces, ni test pour le trajet.',
    'Flying: while moving the model ignores the effects of terrain; no 6-inch limit, no test for the path.',
  ],
  [
    'GDF-SPC-22',
    'Furieux : en chargeant, un 6 naturel pour toucher compte comme deux touches.',
    'Furious: when charging, a natural 6 to hit counts as two hits.',
  ],
  [
    'GDF-SPC-23',
    'Furieux : seule la touche d’origine compte comme un 6 pour les autres règles.',
    'Furious: only the original hit counts as a 6 for other rules.',
  ],
  [
    'GDF-SPC-24',
    'Immobile : ne peut que tenir sa position et ne bouge jamais.',
    'Immobile: may only Hold and never moves.',
  ],
  [
    'GDF-SPC-25',
    'Impact(X) : en chargeant, une figurine à portée de frapper gagne X attaques sans arme ni PA, qui touchent sur 2+.',
    'Impact(X): when charging, a model in reach to strike gains X attacks with no weapon and no AP that hit on 2+.',
  ],
  [
    'GDF-SPC-26',
    'Indirect : peut viser hors de vue ; la portée reste nécessaire.',
    'Indirect: may target what is out of sight; range is still needed.',
  ],
  [
    'GDF-SPC-27',
    'Indirect : ignore le couvert dû aux obstacles intermédiaires.',
    'Indirect: ignores cover from things in between.',
  ],
  [
    'GDF-SPC-28',
    'Indirect : −1 pour toucher si l’unité a bougé dans cette activation.',
    'Indirect: −1 to hit if the unit moved in this activation.',
  ],
  [
    'GDF-SPC-29',
    'Lance : en chargeant, l’arme gagne 2 points de PA, ajoutés à la sienne.',
    'Lance: when charging, the weapon gains 2 points of AP, added to its own.',
  ],
  ['GDF-SPC-30', 'Verrouillage : ignore le couvert.', 'Lock-On: ignores cover.'],
  [
    'GDF-SPC-31',
    'Verrouillage : ignore les malus pour toucher et les malus de portée ; les bonus restent.',
    'Lock-On: ignores penalties to hit and to range; bonuses remain.',
  ],
  [
    'GDF-SPC-32',
    'Poison : −1 aux jets de Régénération contre les blessures de cette arme.',
    'Poison: −1 to Regeneration rolls against this weapon’s wounds.',
  ],
  [
    'GDF-SPC-33',
    'Poison : les 6 naturels de Défense sont relancés ; le second résultat est définitif, et un second 6 bloque.',
    'Poison: natural sixes on Defence rolls are re-rolled; the second result is final, and a second 6 blocks.',
  ],
  ['GDF-SPC-34', 'Régénération : chaque blessure est ignorée sur 5+.', 'Regeneration: each wound is ignored on 5+.'],
  [
    'GDF-SPC-35',
    'Sans relâche : en tirant après avoir tenu sa position, un 6 naturel pour toucher compte comme deux touches.',
    'Relentless: when shooting on a Hold, a natural 6 to hit counts as two hits.',
  ],
  [
    'GDF-SPC-36',
    'Sans relâche : seule la touche d’origine compte comme un 6 pour les autres règles.',
    'Relentless: only the original hit counts as a 6 for other rules.',
  ],
  ['GDF-SPC-37', 'Fiable : touche avec une Qualité de 2+.', 'Reliable: hits with Quality 2+.'],
  [
    'GDF-SPC-38',
    'Déchirant : −1 aux jets de Régénération contre les blessures de cette arme.',
    'Rending: −1 to Regeneration rolls against this weapon’s wounds.',
  ],
  [
    'GDF-SPC-39',
    'Déchirant : un 6 naturel pour toucher compte avec PA(4), ou avec la PA de l’arme si elle est meilleure.',
    'Rending: a natural 6 to hit counts as AP(4), or as the weapon’s AP if that is better.',
  ],
  [
    'GDF-SPC-40',
    'Lent : −2 pouces en avançant, −4 en sprintant ou en chargeant.',
    'Slow: −2 inches on Advance, −4 on Rush and Charge.',
  ],
  ['GDF-SPC-41', 'Tireur d’élite : touche avec une Qualité de 2+.', 'Sniper: hits with Quality 2+.'],
  [
    'GDF-SPC-42',
    'Tireur d’élite : l’attaquant peut choisir pour cible une figurine précise de l’unité visée, même un Héros.',
    'Sniper: the attacker may choose one model of the target unit as the target, even a Hero.',
  ],
  [
    'GDF-SPC-43',
    'Tireur d’élite : la figurine choisie est traitée comme une unité à elle seule, avec sa propre Défense ; le surplus de blessures est perdu.',
    'Sniper: the chosen model is treated as a unit of one, with its own Defence; excess wounds are lost.',
  ],
  [
    'GDF-SPC-44',
    'Furtif : −1 pour toucher à plus de 12 pouces si toute l’unité est furtive.',
    'Stealth: −1 to hit from more than 12 inches if the whole unit has it.',
  ],
  [
    'GDF-SPC-45',
    'Grand-marcheur : en bougeant, le terrain difficile compte comme ouvert.',
    'Strider: while moving, difficult terrain counts as open.',
  ],
];
