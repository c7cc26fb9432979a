import type { RuleLine } from '@banneret/game';

/** Heroic actions: when they are declared and what they do. */
export const heroics: readonly RuleLine[] = [
  [
    'BTS-HER-01',
    'Les Actions d’Éclat se déclarent au début du Commandement avant tout Ordre, du Tir avant tout tir, du Duel avant tout combat.',
    'Heroic actions are declared at the start of the Command phase before any Order, of Shooting before any shot, of Duels before any combat.',
  ],
  [
    'BTS-HER-02',
    'En alternance, chacun peut désigner un Champion sur la table et non Immobilisé qui déclare une Action de cette fenêtre.',
    'In turn each player may name a Champion on the table and not Immobilised, who declares an action of this window.',
  ],
  ['BTS-HER-03', 'Déclarer ne demande aucun test.', 'Declaring takes no test.'],
  [
    'BTS-HER-04',
    'Un Champion déclare une Action d’Éclat par tour, en plus de son Ordre.',
    'A Champion declares one heroic action a turn, beside his Order.',
  ],
  [
    'BTS-HER-05',
    'Une Action déclarée ne se change ni ne s’annule.',
    'A declared action is neither changed nor cancelled.',
  ],
  [
    'BTS-HER-06',
    'L’adversaire peut toujours répondre par une déclaration.',
    'The opponent may always answer with a declaration.',
  ],
  [
    'BTS-HER-07',
    'L’effet dure le tour, la phase, ou jusqu’au tir ou au Duel du Champion, selon l’Action.',
    'The effect lasts for the turn, the phase, or until the Champion’s shot or Duel, as the action says.',
  ],
  [
    'BTS-HER-08',
    'Être Engagé n’empêche pas de déclarer ; un Champion sous Baroud d’Honneur ne déclare plus.',
    'Being Engaged does not prevent declaring; a Champion after his last stand declares no more.',
  ],
  [
    'BTS-ACT-01',
    'Défense Légendaire (Commandement) : la D du Champion est doublée, dix au plus, pour le tour.',
    'Legendary Defence (Command): the Champion’s D is doubled, ten at most, for the turn.',
  ],
  [
    'BTS-ACT-02',
    'Destin Légendaire (Commandement) : il peut relancer ses Invulnérabilités ratées ce tour.',
    'Legendary Fate (Command): he may re-roll failed Invulnerability rolls this turn.',
  ],
  [
    'BTS-ACT-03',
    'Concentration Légendaire (Commandement) : +1 à ses lancements de Sorts et à ses dissipations ce tour.',
    'Legendary Focus (Command): +1 on his casting and dispel rolls this turn.',
  ],
  [
    'BTS-ACT-04',
    'Tir Légendaire (Tir) : il tire le premier ; s’il réussit un test de Moral facultatif, les alliés de sa Faction à 15 cm aussi. Si les deux camps en ont, un D6 du joueur qui a l’initiative décide : 4 ou plus, il commence.',
    'Legendary Shot (Shooting): he shoots first; if he passes an optional Morale test, allies of his Faction within 15 cm do too. If both sides have one, a D6 of the initiative player decides: on 4 or more he starts.',
  ],
  [
    'BTS-ACT-05',
    'Fusillade Légendaire (Tir) : pas de malus pour avoir bougé cette phase ; un test de Moral facultatif l’étend aux alliés de sa Faction à 15 cm.',
    'Legendary Fusillade (Shooting): no penalty for having moved this phase; an optional Morale test extends it to allies of his Faction within 15 cm.',
  ],
  [
    'BTS-ACT-06',
    'Précision Légendaire (Tir) : il peut relancer ses Trajectoires ratées cette phase ; un test de Moral facultatif l’étend aux alliés de sa Faction à 15 cm.',
    'Legendary Precision (Shooting): he may re-roll failed Trajectory rolls this phase; an optional Morale test extends it to allies of his Faction within 15 cm.',
  ],
  [
    'BTS-ACT-07',
    'Combat Légendaire (Duel) : son combat se résout d’abord ; si tous ses ennemis y meurent, lui et ses alliés Engagés refont un déplacement, charge comprise. Deux Champions opposés du même combat : un seul le garde, au dé.',
    'Legendary Combat (Duel): his combat is fought first; if all enemies in it die, he and his Engaged allies make a new move, which may be a charge. Of two opposing Champions in one combat only one keeps it, by a die.',
  ],
  [
    'BTS-ACT-08',
    'Frappe Légendaire (Duel) : +1D3 CC pour la phase, dix au plus, lancé au début de son combat.',
    'Legendary Strike (Duel): +1D3 CC for the phase, ten at most, rolled as his combat starts.',
  ],
  [
    'BTS-ACT-09',
    'Force Légendaire (Duel) : +1D6 F pour la phase, dix au plus, lancé au début de son combat.',
    'Legendary Strength (Duel): +1D6 F for the phase, ten at most, rolled as his combat starts.',
  ],
  [
    'BTS-ACT-10',
    'Taillade Légendaire (Duel) : chaque blessure qu’il inflige et qui n’est pas sauvée retire 1D3+1 PV.',
    'Legendary Slash (Duel): each unsaved wound he inflicts removes 1D3+1 PV.',
  ],
];
