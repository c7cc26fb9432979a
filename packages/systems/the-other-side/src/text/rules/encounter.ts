import type { RuleLine } from '@banneret/game';

/** Setting up an encounter: recruiting, exploring, deploying. */
export const encounter: readonly RuleLine[] = [
  [
    'TOS-ENC-01',
    'La mise en place suit cet ordre : taille, décors, Allégeances et Commandants, Opération, recrutement, Exploration, Déploiement, puis on joue.',
    'Set-up goes in this order: game size, terrain, Allegiances and Commanders, Operation, recruiting, Exploration, Deployment, then play.',
  ],
  [
    'TOS-ENC-02',
    'La taille d’une partie est le nombre de Commandants par joueur, le même pour les deux.',
    'Game size is the number of Commanders per player, the same for both.',
  ],
  [
    'TOS-ENC-03',
    'Les joueurs placent et définissent les décors, environ un quart de la surface.',
    'Terrain is placed and defined by the players, about a quarter of the surface.',
  ],
  ['TOS-ENC-04', 'Chaque joueur choisit une Allégeance.', 'Each player chooses one Allegiance.'],
  [
    'TOS-ENC-05',
    'Puis chacun peut choisir un Émissaire au plus ; il doit accepter l’Allégeance et porter un autre symbole qu’elle.',
    'Then each may choose up to one Envoy; it must accept the Allegiance and bear another symbol.',
  ],
  [
    'TOS-ENC-06',
    'Les règles d’un Émissaire n’agissent que si la Compagnie a des unités qui lui sont liées et ne touchent en général que celles-ci.',
    'An Envoy’s rules work only if the Company has units linked to it, and normally affect only those.',
  ],
  [
    'TOS-ENC-07',
    'Chacun choisit ensuite ses Commandants, qui appartiennent à l’Allégeance de la Compagnie.',
    'Then each chooses Commanders, who must belong to the Company’s Allegiance.',
  ],
  [
    'TOS-ENC-08',
    'Quand tous ont choisi, Allégeances, Émissaires et Commandants sont révélés ensemble.',
    'When all have chosen, Allegiances, Envoys and Commanders are revealed together.',
  ],
  [
    'TOS-ENC-09',
    'Chaque joueur tire une carte : la plus haute fait l’Attaquant, l’autre le Défenseur ; à égalité, on recommence.',
    'Each player flips one card: the higher is the Attacker, the other the Defender; equal values are flipped again.',
  ],
  [
    'TOS-ENC-10',
    'La couleur de la carte de l’Attaquant donne l’Opération : Corbeaux Pillage, Béliers Cache d’approvisionnement, Masques Bataille rangée, Grimoires Pièges.',
    'The suit of the Attacker’s card sets the Operation: Crows Pillage, Rams Supply Cache, Masks Pitched Battle, Tomes Traps.',
  ],
  [
    'TOS-ENC-11',
    'La couleur de la carte du Défenseur donne les zones de déploiement.',
    'The suit of the Defender’s card sets the Deployment Zones.',
  ],
  [
    'TOS-ENC-12',
    'L’Attaquant qui a tiré le Joker rouge choisit l’Opération.',
    'An Attacker who flipped the red Joker chooses the Operation.',
  ],
  ['TOS-ENC-13', 'L’Émissaire est facultatif.', 'Using an Envoy is optional.'],
  [
    'TOS-HIR-01',
    'Le scrip de tous les Commandants d’un joueur forme une seule réserve.',
    'The Scrip of all own Commanders is added into one pool.',
  ],
  [
    'TOS-HIR-02',
    'La réserve achète les unités et Ressources qu’on veut de l’Allégeance de la Compagnie ; un Émissaire peut élargir le choix.',
    'The pool buys any mix of units and Assets of the Company’s Allegiance; an Envoy may widen the choice.',
  ],
  [
    'TOS-HIR-03',
    'Le coût total ne dépasse pas la réserve ; le scrip non dépensé est perdu.',
    'The total cost may not exceed the pool; unspent Scrip is lost.',
  ],
  [
    'TOS-HIR-04',
    'Toute Ressource est attachée à une unité qui partage au moins une Allégeance avec elle.',
    'Every Asset must be attached to a unit sharing at least one Allegiance with it.',
  ],
  [
    'TOS-HIR-05',
    'Deux Ressources du même nom sur une unité sont refusées.',
    'Two Assets of the same name on one unit are refused.',
  ],
  [
    'TOS-HIR-06',
    'Unités uniques et Ressources uniques : une de chaque par Compagnie.',
    'Unique units and Unique Assets: one of each per Company.',
  ],
  [
    'TOS-HIR-07',
    'Chaque joueur fixe aussi un Jeu de 6 Stratagèmes différents permis à son Allégeance.',
    'Each player also fixes a deck of 6 different Stratagems allowed to the Allegiance.',
  ],
  [
    'TOS-HIR-08',
    'Quand tous ont fini, unités et Ressources sont révélées ; les Jeux de Stratagèmes restent secrets.',
    'When all are done, units and Assets are revealed; Stratagem Decks stay secret.',
  ],
  [
    'TOS-HIR-09',
    'Ressources et Stratagèmes génériques n’ont pas de symbole mais un type, Terre ou Malifaux ; on ne prend que ceux du type de son Allégeance.',
    'Generic Assets and Stratagems have no symbol but a type, Earth or Malifaux; a player may take only those of the own Allegiance’s type.',
  ],
  [
    'TOS-HIR-10',
    'Une Ressource générique s’attache à n’importe quelle unité, ses autres limitations valant toujours.',
    'A generic Asset may be attached to any unit; its other limitations still hold.',
  ],
  [
    'TOS-HIR-11',
    'Le nombre de Ressources par unité est limité, et les Adjoints en font partie.',
    'The number of Assets per unit is limited, and Adjuncts count among them.',
  ],
  [
    'TOS-DEP-01',
    'Exploration : l’Attaquant choisit d’abord l’une des deux zones de déploiement ; le Défenseur a l’autre.',
    'Exploration: first the Attacker chooses one of the two Deployment Zones; the Defender has the other.',
  ],
  [
    'TOS-DEP-02',
    'Exploration : puis les marqueurs fixes de l’Opération sont placés.',
    'Exploration: then the fixed Markers of the Operation are placed.',
  ],
  [
    'TOS-DEP-03',
    'Exploration : puis agissent les Capacités de Compagnie prévues pour ce moment, l’Attaquant d’abord, puis en alternant.',
    'Exploration: then Company Abilities of that moment are used, the Attacker first, then alternating.',
  ],
  [
    'TOS-DEP-04',
    'Exploration : enfin les marqueurs variables sont placés, l’Attaquant d’abord, puis en alternant.',
    'Exploration: finally variable Markers are placed, the Attacker first, then alternating.',
  ],
  [
    'TOS-DEP-05',
    'Selon la couleur du Défenseur, les zones sont : Corbeaux Coins, Béliers Confrontation, Masques Champ de la mort, Grimoires Diagonales.',
    'By the Defender’s suit the zones are: Crows Corners, Rams Confrontation, Masks Killing Field, Tomes Diagonals.',
  ],
  [
    'TOS-DEP-06',
    'Joker noir : les zones des Béliers, mais chacun déploie ses Commandants avant toute autre de ses unités.',
    'Black Joker: the zones of Rams, but each player deploys own Commanders before any other own unit.',
  ],
  [
    'TOS-DEP-07',
    'La ligne centrale coupe la table à mi-chemin des deux zones ; la moitié d’un joueur contient sa zone.',
    'The centre line divides the table midway between the two zones; a player’s half contains the own zone.',
  ],
  [
    'TOS-DEP-08',
    'On déploie d’abord tous les Titans, puis toutes les Escouades, puis tout le reste ; à chaque rang, l’Attaquant avant le Défenseur.',
    'First all Titans are deployed, then all Squads, then all other units; in each class the Attacker before the Defender.',
  ],
  ['TOS-DEP-09', 'Une unité se déploie entièrement dans sa zone.', 'A unit is deployed wholly inside its own zone.'],
  [
    'TOS-DEP-10',
    'On ne se déploie ni sur un décor infranchissable ni sur un autre Groupe, et les Escouades sont en formation.',
    'Nothing is deployed on Impassable terrain or over another Fireteam, and Squads are in formation.',
  ],
];
