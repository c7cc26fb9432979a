import type { RuleLine } from '@banneret/game';

/** Three and four players. */
export const multiplayer: readonly RuleLine[] = [
  [
    'TOS-MPL-01',
    'À plusieurs, chaque joueur tire au début de l’Exploration une carte d’Initiative qu’il met de côté sans la défausser ; à égalité, on tire de nouveau.',
    'With several players, each flips an Initiative Card at the start of Exploration and sets it aside, not discarded; ties are flipped again.',
  ],
  [
    'TOS-MPL-02',
    'La plus haute carte d’Initiative donne l’initiative du tour suivant.',
    'The highest Initiative Card has initiative for the next turn.',
  ],
  [
    'TOS-MPL-03',
    'Après le décompte de chaque tour, chaque joueur défausse soit 1 jeton Tactique pour garder sa carte, soit sa carte d’Initiative.',
    'After scoring each turn, each player discards either 1 Tactics Token, keeping the card, or the Initiative Card.',
  ],
  [
    'TOS-MPL-04',
    'Un joueur sans carte d’Initiative en tire une nouvelle ; à égalité, les joueurs à égalité qui n’ont pas payé de jeton tirent de nouveau jusqu’à ce qu’il n’y en ait plus.',
    'A player without Initiative Card flips a new one; on a tie, the tied players who paid no token flip again until no tie is left.',
  ],
  [
    'TOS-MPL-05',
    'Les activations se suivent dans l’ordre décroissant des cartes d’Initiative, en tournant.',
    'Activations go in descending order of Initiative Cards, round and round.',
  ],
  [
    'TOS-MPL-06',
    'La phase d’Activation ne finit par des passes que si tous les joueurs passent à la suite.',
    'The Activation Phase ends by passing only when all players pass in succession.',
  ],
  [
    'TOS-MPL-07',
    'Confédération : les unités d’une autre Compagnie de la même Confédération ne sont ni amies ni ennemies ; toutes celles des autres Confédérations sont ennemies.',
    'Confederation: units of another Company of the same Confederation are neither friendly nor enemy; all units of other Confederations are enemy.',
  ],
  [
    'TOS-MPL-08',
    'Chaque Compagnie n’emploie que sa propre Allégeance, ses Ressources et ses règles de recrutement, quoi qu’aient ses partenaires.',
    'Each Company uses only its own Allegiance, Assets and recruiting rules, whatever its partners have.',
  ],
  [
    'TOS-MPL-10',
    'N’importe quelles Allégeances peuvent être dans la même Confédération.',
    'Any Allegiances may be in the same Confederation.',
  ],
  [
    'TOS-MPL-11',
    'Ce que la rencontre ne change pas se fait comme dans une rencontre standard.',
    'What the encounter does not change is done as in a standard encounter.',
  ],
  [
    'TOS-MPL-12',
    'Là où la règle dit « l’Attaquant d’abord », on suit l’initiative décroissante.',
    'Where the rule says “the Attacker first”, descending initiative is used.',
  ],
  ['TOS-MPL-09', 'Unique se vérifie sur toute la Confédération.', 'Unique is checked across the whole Confederation.'],
  [
    'TOS-CNQ-01',
    'Conquête : 4 joueurs, une table de 48 pouces sur 48, 1 Commandant chacun ; ni Attaquant ni Défenseur, l’Opération et les zones sont fixées.',
    'Conquest: 4 players, a 48 by 48 inch table, 1 Commander each; no Attacker or Defender, the Operation and zones are fixed.',
  ],
  [
    'TOS-CNQ-02',
    'Conquête : la table est divisée en quarts, avec un marqueur d’Objectif non revendiqué au centre de chacun.',
    'Conquest: the table is split in quarters, with one unclaimed Objective Marker in the centre of each.',
  ],
  [
    'TOS-CNQ-03',
    'Conquête : par initiative décroissante, chaque joueur choisit une zone de déploiement, une par quart.',
    'Conquest: in descending initiative order players choose a Deployment Zone, one per quarter.',
  ],
  [
    'TOS-CNQ-04',
    'Conquête : l’Investigation permet de revendiquer comme au Pillage.',
    'Conquest: Investigate claims Markers as in Pillage.',
  ],
  [
    'TOS-CNQ-05',
    'Foncer (Moral, non engagé) : défausser 1 jeton Tactique pour placer un marqueur d’Objectif non revendiqué en vue à 6 pouces ou moins, à 3 pouces au moins de tous les autres.',
    'Push On (Morale, not engaged): discard 1 Tactics Token to place an unclaimed Objective Marker in sight within 6 inches, at least 3 inches from all others.',
  ],
  [
    'TOS-CNQ-10',
    'Foncer : si ce marqueur n’est pas dans le quart de la Compagnie, il arrive revendiqué par elle.',
    'Push On: if that Marker is not in the Company’s own quarter it comes in claimed by it.',
  ],
  [
    'TOS-CNQ-06',
    'Conquête : à la fin de chaque tour, 1 point par marqueur revendiqué dans son propre quart.',
    'Conquest: at the end of each turn, 1 point per claimed Marker in the own quarter.',
  ],
  [
    'TOS-CNQ-07',
    'Conquête : à la fin de chaque tour, 2 points par marqueur revendiqué dans un quart voisin du sien.',
    'Conquest: at the end of each turn, 2 points per claimed Marker in a quarter next to the own.',
  ],
  [
    'TOS-CNQ-08',
    'Conquête : à la fin de chaque tour, 3 points par marqueur revendiqué dans le quart opposé.',
    'Conquest: at the end of each turn, 3 points per claimed Marker in the opposite quarter.',
  ],
  [
    'TOS-CNQ-09',
    'Conquête : après le décompte, plus aucun marqueur n’est revendiqué.',
    'Conquest: after scoring all Markers become unclaimed.',
  ],
  [
    'TOS-KTA-01',
    'Tuez-les tous : 4 joueurs en deux Confédérations de deux ; 1 ou 2 Commandants par joueur sont conseillés.',
    'Kill Them All: 4 players in two Confederations of two; 1 or 2 Commanders per player are advised.',
  ],
  [
    'TOS-KTA-05',
    'Tuez-les tous : ni Attaquant, ni Défenseur, ni marqueurs.',
    'Kill Them All: no Attacker, no Defender and no Markers.',
  ],
  [
    'TOS-KTA-02',
    'Tuez-les tous : les partenaires peuvent discuter en privé de leurs Allégeances et Commandants.',
    'Kill Them All: partners may discuss Allegiances and Commanders in private.',
  ],
  [
    'TOS-KTA-03',
    'Tuez-les tous : celui qui a la plus haute initiative choisit une zone pour sa Confédération, dont toutes les unités s’y déploient ; l’autre a l’autre zone.',
    'Kill Them All: the player with highest initiative chooses a zone for the own Confederation, which all its units use; the other has the other zone.',
  ],
  [
    'TOS-KTA-04',
    'Tuez-les tous : chaque Groupe de combat ennemi tué rapporte 1 point à la Confédération.',
    'Kill Them All: each enemy Fireteam killed scores 1 point for the Confederation.',
  ],
  [
    'TOS-KTA-06',
    'Tuez-les tous : chaque unité ennemie tuée rapporte 1 point à la Confédération.',
    'Kill Them All: each enemy unit killed scores 1 point for the Confederation.',
  ],
  [
    'TOS-KTA-07',
    'Tuez-les tous : chaque unité de Commandant ou Titan ennemi tué rapporte 1 point à la Confédération.',
    'Kill Them All: each enemy Commander unit or Titan killed scores 1 point for the Confederation.',
  ],
  [
    'TOS-KTA-08',
    'Tuez-les tous : les événements d’un même instant comptent chacun, sans limite par tour ; un Titan seul tué rapporte 3 points.',
    'Kill Them All: events of one moment each score, with no limit per turn; a lone Titan killed is worth 3 points.',
  ],
  [
    'TOS-TRI-01',
    'Triumvirat : 3 joueurs, 1 Commandant chacun, une table de 48 pouces sur 48 ; ni Attaquant ni Défenseur.',
    'Triumvirate: 3 players, 1 Commander each, a 48 by 48 inch table; no Attacker or Defender.',
  ],
  [
    'TOS-TRI-02',
    'Triumvirat : par initiative décroissante, les joueurs placent tour à tour un marqueur d’Objectif non revendiqué jusqu’à en avoir placé deux chacun.',
    'Triumvirate: in descending initiative order players place one unclaimed Objective Marker in turn until each has placed two.',
  ],
  [
    'TOS-TRI-07',
    'Triumvirat : aucun marqueur n’est placé à moins de 6 pouces d’un autre marqueur d’Objectif.',
    'Triumvirate: no Marker may be placed less than 6 inches from another Objective Marker.',
  ],
  [
    'TOS-TRI-03',
    'Triumvirat : par initiative décroissante, chacun déploie son Commandant, à 12 pouces au moins des autres Commandants.',
    'Triumvirate: in descending initiative order each deploys the Commander, at least 12 inches from other Commanders.',
  ],
  [
    'TOS-TRI-04',
    'Triumvirat : ensuite, on se déploie comme d’habitude, entièrement à 12 pouces ou moins de son Commandant.',
    'Triumvirate: then deployment goes on as usual, wholly within 12 inches of the own Commander.',
  ],
  [
    'TOS-TRI-05',
    'Triumvirat : l’Investigation permet de revendiquer comme au Pillage.',
    'Triumvirate: Investigate claims Markers as in Pillage.',
  ],
  [
    'TOS-TRI-06',
    'Triumvirat : à la fin de chaque tour, 1 point par marqueur revendiqué, puis plus aucun ne l’est.',
    'Triumvirate: at the end of each turn, 1 point per claimed Marker; then all become unclaimed.',
  ],
  [
    'TOS-TRI-08',
    'Triumvirat : ensuite, celui qui a le moins de points peut retirer un marqueur sans rien payer ; si deux sont à égalité, aucun n’est retiré.',
    'Triumvirate: then the player with fewest points may remove one Marker at no cost; if two tie for fewest, none is removed.',
  ],
];
