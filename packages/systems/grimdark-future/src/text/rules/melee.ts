import type { RuleLine } from '@banneret/game';

/** Charges and melee, from the declaration to the consolidation move. */
export const melee: readonly RuleLine[] = [
  [
    'GDF-MEL-01',
    'Une unité qui charge choisit une seule unité cible ; toutes ses figurines chargent cette cible.',
    'A charging unit picks exactly one target unit; all its models charge that target.',
  ],
  [
    'GDF-MEL-02',
    'Une cible de charge est valable si une figurine l’a à distance de charge par un chemin dégagé ; la voir n’est pas nécessaire.',
    'A charge target is valid if some model has it within charge distance along a clear path; seeing it is not needed.',
  ],
  [
    'GDF-MEL-03',
    'Chaque figurine qui charge va, dans sa distance de charge, jusqu’au contact de la cible ou, à défaut, aussi près que possible (un quart de pouce de marge), en gardant la cohérence.',
    'Every charging model moves, within its charge distance, into contact with the target or, failing that, as close as possible (a quarter of an inch of leeway), keeping coherency.',
  ],
  ['GDF-MEL-04', 'Une charge n’a pas à être en ligne droite.', 'A charge need not be a straight line.'],
  [
    'GDF-MEL-05',
    'La charge terminée, chaque figurine chargée qui n’est pas au contact se rapproche de 3 pouces au plus, jusqu’au contact ou aussi près que possible, en gardant la cohérence.',
    'Once the charge is done, every charged model not in contact moves up to 3 inches into contact or as close as possible, keeping coherency.',
  ],
  [
    'GDF-MEL-06',
    'Frappe toute figurine au contact d’une figurine de l’unité visée ou à 2 pouces ou moins d’elle.',
    'A model strikes if it is in contact with a model of the target unit or within 2 inches of one.',
  ],
  [
    'GDF-MEL-07',
    'Une figurine frappe avec toutes ses armes de mêlée, et seulement l’unité visée.',
    'A model strikes with all its melee weapons, and only the target unit.',
  ],
  [
    'GDF-MEL-08',
    'L’unité qui charge achève d’abord toutes ses attaques ; l’unité chargée frappe ensuite si elle riposte.',
    'The charging unit completes all its attacks first; the charged unit follows if it strikes back.',
  ],
  [
    'GDF-MEL-09',
    'Les attaques sont la somme de celles de toutes les armes de mêlée des figurines qui peuvent frapper.',
    'Attacks are the sum of those of all melee weapons of the models that can strike.',
  ],
  [
    'GDF-MEL-10',
    'Un dé par attaque contre la Qualité ; chaque réussite est une touche.',
    'One die an attack against Quality; each success is a hit.',
  ],
  [
    'GDF-MEL-11',
    'Le défenseur lance un dé par touche contre sa Défense ; chaque échec est une blessure. Le couvert n’aide jamais en mêlée.',
    'The defender rolls one die a hit against Defence; each failure is a wound. Cover never helps in melee.',
  ],
  [
    'GDF-MEL-12',
    'Le défenseur retire une figurine par blessure, dans l’ordre de son choix ; une figurine retirée ne riposte pas.',
    'The defender removes one model for each wound in any order; a removed model does not strike back.',
  ],
  [
    'GDF-MEL-13',
    'Après les attaques de la charge, l’unité chargée peut riposter, tout entière ou pas du tout ; rien ne l’y oblige.',
    'After the charger’s attacks the charged unit may strike back, all of it or none; nothing forces it to.',
  ],
  [
    'GDF-MEL-14',
    'Riposter n’est pas une activation : une unité déjà activée peut riposter, une autre garde son activation.',
    'Striking back is no activation: a unit already activated may do it, another keeps its activation.',
  ],
  [
    'GDF-MEL-15',
    'Une unité secouée peut riposter ; elle ne touche alors que sur des 6 naturels.',
    'A Shaken unit may strike back; it then hits only on natural sixes.',
  ],
  [
    'GDF-MEL-16',
    'Fatigue : une unité qui a attaqué en mêlée, en chargeant ou en ripostant, ne touche plus que sur des 6 naturels dans ses mêlées suivantes de la manche.',
    'Fatigue: a unit that has attacked in melee, by charging or striking back, hits only on natural sixes in its later melees of the round.',
  ],
  [
    'GDF-MEL-17',
    'La fatigue ne joue ni dans la mêlée qui la donne, ni pour les tirs.',
    'Fatigue matters neither in the melee that causes it nor for shooting.',
  ],
  ['GDF-MEL-18', 'La fatigue disparaît à la fin de la manche.', 'Fatigue ends at the end of the round.'],
  [
    'GDF-MEL-19',
    'Une unité chargée qui n’a pas riposté n’est pas fatiguée.',
    'A charged unit that did not strike back is not Fatigued.',
  ],
  [
    'GDF-MEL-20',
    'Gagne la mêlée l’unité qui a causé le plus de blessures réellement subies ; l’autre passe un test de moral.',
    'The unit that caused more wounds actually suffered wins the melee; the other takes a morale test.',
  ],
  [
    'GDF-MEL-21',
    'À égalité de blessures, même à zéro, personne ne teste.',
    'With equal wounds, even none, nobody tests.',
  ],
  [
    'GDF-MEL-22',
    'Seul le perdant teste, quelles que soient les pertes ; les blessures de mêlée n’entraînent aucun autre test de moral.',
    'Only the loser tests, whatever the losses; wounds from melee cause no other morale test.',
  ],
  [
    'GDF-MEL-23',
    'Une unité qui n’a pas riposté ne perd que si elle a subi au moins une blessure, ou par l’effet de la Peur.',
    'A unit that did not strike back loses only if it suffered at least one wound, or through Fear.',
  ],
  [
    'GDF-MEL-24',
    'Une unité détruite dans la mêlée l’a perdue ; l’autre ne teste jamais, même si elle a causé moins de blessures.',
    'A unit destroyed in the melee has lost it; the other never tests, even if it caused fewer wounds.',
  ],
  [
    'GDF-MEL-25',
    'Le mouvement de consolidation vient après le résultat et le test de moral.',
    'Consolidation comes after the result and the morale test.',
  ],
  [
    'GDF-MEL-26',
    'Si l’une des unités est détruite ou en déroute, l’autre peut bouger de 3 pouces au plus.',
    'If one unit is destroyed or routed, the other may move up to 3 inches.',
  ],
  [
    'GDF-MEL-27',
    'Si aucune n’est détruite, l’unité qui a chargé recule d’un pouce, autant que possible.',
    'If neither is destroyed, the unit that charged moves back 1 inch, as far as it can.',
  ],
  [
    'GDF-MEL-28',
    'Les joueurs peuvent convenir de se passer de ce recul d’un pouce ; les unités au contact agissent quand même librement.',
    'The players may agree to skip that 1-inch step back; units in contact still act freely.',
  ],
  [
    'GDF-MEL-29',
    'Une mêlée suit cet ordre : désignation, charge, rapprochement, Contre-charge, attaques de la charge avec l’Impact, riposte, résultat avec la Peur, moral, consolidation.',
    'A melee follows this order: declaration, charge, pile-in, Counter, the charger’s attacks with Impact, strike back, result with Fear, morale, consolidation.',
  ],
];
