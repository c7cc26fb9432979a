import type { RuleLine } from '@banneret/game';

/** Allegiance, Envoy and Unit Cards, and what is written on them. */
export const units: readonly RuleLine[] = [
  [
    'TOS-CRD-01',
    'Outre les cartes du Destin, il y a des cartes d’Allégeance, d’Émissaire, d’Unité, de Ressource et de Stratagème.',
    'Besides Fate Cards there are Allegiance, Envoy, Unit, Asset and Stratagem Cards.',
  ],
  [
    'TOS-CRD-02',
    'Chaque joueur choisit une carte d’Allégeance : un nom, un symbole, un type (Terre ou Malifaux) et des Capacités qui s’appliquent à la Compagnie ou à ses unités.',
    'Each player chooses one Allegiance Card: a name, a symbol, a type (Earth or Malifaux) and Abilities that apply to the Company or its units.',
  ],
  [
    'TOS-CRD-03',
    'Un Émissaire, choisi lui aussi à la mise en place, permet d’employer des unités d’une autre Allégeance ; sa carte porte un nom, un symbole, des restrictions et des Capacités.',
    'An Envoy, also chosen at set-up, lets a Company use units of another Allegiance; its card has a name, a symbol, restrictions and Abilities.',
  ],
  [
    'TOS-CRD-04',
    'Un Émissaire réservé à la Terre ou à Malifaux ne peut être choisi qu’avec une Allégeance de ce type.',
    'An Envoy restricted to Earth or Malifaux can be chosen only with an Allegiance of that type.',
  ],
  [
    'TOS-CRD-05',
    'Une Carte d’unité porte un nom, un ou plusieurs symboles d’Allégeance, des règles spéciales et sa composition, un nombre de scrip, quatre valeurs, des Capacités, des Actions, des Déclics et parfois une Valeur tactique.',
    'A Unit Card has a name, one or more Allegiance symbols, special rules and composition, a Scrip number, four values, Abilities, Actions, Triggers and sometimes a Tactics value.',
  ],
  [
    'TOS-CRD-06',
    'Le scrip d’un Commandant est un revenu pour recruter ; celui de toute autre unité est son prix.',
    'The Scrip of a Commander is income for recruiting; that of any other unit is its price.',
  ],
  [
    'TOS-CRD-07',
    'La Vitesse est la plus grande distance, en pouces, d’un mouvement normal.',
    'Speed is the greatest distance of one normal move, in inches.',
  ],
  [
    'TOS-CRD-08',
    'La Défense résiste aux attaques physiques et la Volonté aux attaques mentales ; l’Action dit laquelle s’y oppose.',
    'Defence resists physical attacks and Willpower mental ones; the Action says which of them opposes it.',
  ],
  [
    'TOS-CRD-09',
    'L’Armure est le nombre qu’un tirage de pénétration doit atteindre pour blesser.',
    'Armour is the number a Penetration Flip must reach to cause damage.',
  ],
  [
    'TOS-CRD-10',
    'Les Capacités sont toujours actives, sauf si leur texte dit le contraire ou pose une condition.',
    'Abilities are always on unless their text says otherwise or sets a condition.',
  ],
  [
    'TOS-CRD-11',
    'Une Carte d’unité a deux faces, Standard et Gloire, chacune avec ses valeurs, ses Capacités et ses Actions ; toute unité commence la partie du côté Standard.',
    'A Unit Card has two sides, Standard and Glory, each with its own values, Abilities and Actions; every unit starts the game on its Standard side.',
  ],
  [
    'TOS-UNT-01',
    'Unique : une Compagnie a au plus une unité de ce nom.',
    'Unique: a Company has at most one unit of that name.',
  ],
  [
    'TOS-UNT-02',
    'La ligne Groupe de combat donne la taille du socle de chaque Groupe et, s’il a plusieurs personnages, leur nombre et leur taille ; sans cette seconde partie, le Groupe n’a qu’un personnage.',
    'The Fireteam line gives the base size of each Fireteam and, if it has several models, their number and size; without that second part the Fireteam is a single model.',
  ],
  [
    'TOS-UNT-03',
    'Un Titan ne subit pas les effets de l’engagement comme les autres.',
    'A Titan is not affected by engagement as others are.',
  ],
  ['TOS-UNT-04', 'Un Titan a ses propres règles de ligne de vue.', 'A Titan has line-of-sight rules of its own.'],
  [
    'TOS-UNT-05',
    'Par un Ordre de Marche ou d’En avant !, un Titan peut traverser les Groupes de combat qui ne sont pas des Titans, amis ou ennemis, sans finir sur aucun.',
    'By a March or Rush Order a Titan may pass through Fireteams that are not Titans, friendly or enemy, but may end on none.',
  ],
  ['TOS-UNT-06', 'Un Titan porte jusqu’à 3 Ressources.', 'A Titan carries up to 3 Assets.'],
  [
    'TOS-UNT-07',
    'Quand un Groupe de combat Champion subit des dommages, son joueur peut retirer des personnages d’une Escouade amie à 3 pouces ou moins ; chacun réduit les dommages de 1, jusqu’à 0 au minimum.',
    'When a Champion Fireteam suffers damage, its controller may remove models from a friendly Squad within 3 inches; each lowers the damage by 1, to a minimum of 0.',
  ],
  [
    'TOS-UNT-08',
    'Un Champion ne peut pas faire retirer plus de personnages que les dommages qu’il subit.',
    'A Champion may not have more models removed than the damage it is suffering.',
  ],
  [
    'TOS-UNT-09',
    'La protection du Champion vient après toutes les autres réductions de dommages, Ressources comprises.',
    'The Champion’s protection comes after every other damage reduction, Assets included.',
  ],
  [
    'TOS-UNT-10',
    'Les personnages ainsi retirés comptent comme tués par ce qui a causé les dommages.',
    'Models removed that way count as killed by whatever caused the damage.',
  ],
  [
    'TOS-UNT-11',
    'La protection du Champion ne sert pas contre une Action précise.',
    'The Champion’s protection cannot be used against a Precise Action.',
  ],
  [
    'TOS-UNT-12',
    'Un Commandant apporte du scrip pour recruter au lieu d’en coûter.',
    'A Commander supplies Scrip for recruiting instead of costing Scrip.',
  ],
  [
    'TOS-UNT-13',
    'Quand l’unité d’un Commandant reçoit un Ordre, elle peut faire une Action de Moral en plus de celles de l’Ordre.',
    'When a Commander’s unit receives an Order, it may take one Morale Action besides those of the Order.',
  ],
  [
    'TOS-UNT-14',
    'Cette Action supplémentaire se déclare à tout moment de l’activation une fois l’Ordre reçu, mais n’interrompt ni un mouvement ni une autre Action.',
    'That extra Action may be declared at any moment of the activation after the Order is received, but interrupts neither a move nor another Action.',
  ],
  [
    'TOS-UNT-15',
    'L’unité n’a qu’une Action de Moral gratuite par activation, quel que soit son nombre de Groupes de combat.',
    'The unit has only one such free Morale Action per activation, however many Fireteams it has.',
  ],
  [
    'TOS-UNT-16',
    'Escouade (N) : l’unité est recrutée avec N Groupes de combat qui partagent la même Carte d’unité.',
    'Squad (N): the unit is recruited with N Fireteams, all using the same Unit Card.',
  ],
  [
    'TOS-UNT-17',
    'Dans une Escouade, chaque Groupe de combat est engagé ou non pour lui-même.',
    'In a Squad each Fireteam determines for itself whether it is engaged.',
  ],
  [
    'TOS-UNT-18',
    'Les Groupes de combat d’une Escouade doivent toujours rester en formation.',
    'The Fireteams of a Squad must always be in formation.',
  ],
  [
    'TOS-UNT-19',
    'Un Groupe de combat qui bouge traverse librement ceux de sa propre unité.',
    'A moving Fireteam passes freely through those of its own unit.',
  ],
  [
    'TOS-UNT-20',
    'Forces combinées : recruter l’unité inclut d’office et sans frais la carte spéciale nommée, qui ajoute les Groupes de combat qu’elle indique.',
    'Combined Arms: recruiting the unit automatically includes, at no cost, the named special card, which adds the Fireteams it states.',
  ],
  [
    'TOS-UNT-21',
    'Le Groupe ajouté ne change pas les règles générales de l’unité, par exemple son rang de déploiement.',
    'The added Fireteam does not change the unit’s general rules, for instance its deployment class.',
  ],
  [
    'TOS-UNT-22',
    'Aucune Ressource ne peut être attachée à la carte spéciale de Forces combinées.',
    'No Asset can be attached to the special Combined Arms card.',
  ],
  [
    'TOS-UNT-23',
    'Le Groupe ajouté emploie les valeurs, Capacités, Actions et socle de sa carte ; pour le reste (activation, Ordres, formation, jetons), c’est un Groupe ordinaire de l’unité.',
    'The added Fireteam uses the values, Abilities, Actions and base of its own card; in all else (activation, Orders, formation, tokens) it is an ordinary Fireteam of the unit.',
  ],
  [
    'TOS-UNT-24',
    'La carte de Forces combinées commence du côté Standard et se retourne avec la carte principale, dans les deux sens.',
    'The Combined Arms card starts on its Standard side and turns over with the main card, in both directions.',
  ],
  [
    'TOS-UNT-25',
    'Dans une Escouade, un Groupe de Forces combinées tué peut revenir par des renforts.',
    'In a Squad, a killed Combined Arms Fireteam can come back through Reinforcements.',
  ],
  [
    'TOS-UNT-26',
    'Réserves (x) : chaque fois que l’unité se renforce, elle peut ajouter jusqu’à x personnages de plus, soit 2 + x, selon toutes les autres règles de renfort.',
    'Reserves (x): each time the unit Reinforces it may add up to x more models, 2 + x in all, by all other Reinforcement rules.',
  ],
];
