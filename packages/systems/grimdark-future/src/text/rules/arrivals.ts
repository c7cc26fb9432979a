import type { RuleLine } from '@banneret/game';

/** Units that come to the table in their own way: Aircraft, Ambush and Scout. */
export const arrivals: readonly RuleLine[] = [
  [
    'GDF-AIR-01',
    'Les Avions se déploient avant toutes les autres unités.',
    'Aircraft are deployed before all other units.',
  ],
  [
    'GDF-AIR-02',
    'Un Avion ignore toutes les unités et tous les terrains, en vol comme à l’arrêt.',
    'Aircraft ignore all units and all terrain, both moving and stopping.',
  ],
  [
    'GDF-AIR-03',
    'Un Avion ne prend ni ne conteste aucun marqueur d’objectif.',
    'Aircraft neither seize nor contest objective markers.',
  ],
  [
    'GDF-AIR-04',
    'Nul ne peut venir au contact d’un Avion, et il ne vient au contact de personne : il n’est jamais chargé.',
    'Nobody may move into contact with Aircraft, nor they with anyone: they are never charged.',
  ],
  [
    'GDF-AIR-05',
    'Un Avion ne peut qu’avancer, tout droit, de 30 à 36 pouces et sans jamais tourner ; il peut tirer ensuite.',
    'Aircraft may only Advance, in a straight line, 30 to 36 inches and without ever turning; they may shoot afterwards.',
  ],
  [
    'GDF-AIR-06',
    'Un Avion qui sort de la table finit aussitôt son activation, sans tirer ; il revient au bord de son choix au début de la manche suivante.',
    'Aircraft that leave the table end their activation at once, without shooting; they return at any table edge at the start of the next round.',
  ],
  [
    'GDF-AIR-07',
    'Un Avion doit voler même secoué ; il ne fait alors rien d’autre, puis n’est plus secoué.',
    'Aircraft must fly even when Shaken; they then do nothing else and recover.',
  ],
  [
    'GDF-AIR-08',
    'Contre un Avion, la portée des armes est réduite de 12 pouces.',
    'Against Aircraft the range of weapons is reduced by 12 inches.',
  ],
  ['GDF-AIR-09', 'Contre un Avion, −1 pour toucher.', 'Against Aircraft, −1 to hit.'],
  [
    'GDF-AMB-01',
    'Embuscade : au lieu d’être déployée, l’unité peut rester en réserve, si toutes ses figurines ont la règle.',
    'Ambush: instead of being deployed, the unit may stay in reserve, if all its models have the rule.',
  ],
  [
    'GDF-AMB-02',
    'Embuscade : au début de toute manche sauf la première, l’unité peut être placée n’importe où à plus de 9 pouces de chaque unité ennemie.',
    'Ambush: at the start of any round but the first, the unit may be placed anywhere more than 9 inches from every enemy unit.',
  ],
  [
    'GDF-AMB-03',
    'Si les deux joueurs ont des unités en Embuscade, un tirage au sort dit qui commence ; ils en placent ensuite une chacun, tour à tour.',
    'If both players have units in Ambush, a roll-off says who begins; they then place one each in turn.',
  ],
  [
    'GDF-AMB-04',
    'Une unité arrivée en Embuscade à la dernière manche ne prend ni ne conteste aucun marqueur.',
    'A unit that arrives from Ambush in the last round neither seizes nor contests a marker.',
  ],
  [
    'GDF-AMB-05',
    'Une unité arrivée en Embuscade peut être activée normalement dans la même manche.',
    'A unit that arrived from Ambush may be activated normally in the same round.',
  ],
  [
    'GDF-SCT-01',
    'Éclaireur : l’unité peut être déployée après toutes les autres, dans sa zone, si toutes ses figurines ont la règle.',
    'Scout: the unit may be deployed after all others, in its own zone, if all its models have the rule.',
  ],
  [
    'GDF-SCT-02',
    'Éclaireur : ainsi déployée, l’unité peut aussitôt bouger de 12 pouces au plus, en ignorant tous les terrains.',
    'Scout: deployed this way, the unit may at once move up to 12 inches, ignoring all terrain.',
  ],
  [
    'GDF-SCT-03',
    'Si les deux joueurs ont des Éclaireurs, un tirage au sort dit qui commence ; ils alternent ensuite.',
    'If both players have Scouts, a roll-off says who begins; they then alternate.',
  ],
];
