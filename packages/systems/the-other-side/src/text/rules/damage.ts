import type { RuleLine } from '@banneret/game';

/** Damage, Glory and engagement. */
export const damage: readonly RuleLine[] = [
  [
    'TOS-DMG-01',
    'Un Groupe touché par un effet qui a une Force, même 0, subit une touche de cette Force.',
    'A Fireteam affected by an effect with a Strength, even 0, suffers a Hit of that Strength.',
  ],
  [
    'TOS-DMG-02',
    'Pour chaque touche, le joueur adverse fait un tirage de pénétration : une carte de son jeu plus la Force.',
    'For each Hit the opposing player makes a Penetration Flip: one card of the own deck plus the Strength.',
  ],
  [
    'TOS-DMG-03',
    'Ce tirage peut être truqué, sauf s’il vient d’une Action d’un Groupe auquel il manque un ou plusieurs personnages.',
    'That flip may be cheated, except when it comes from an Action of a Fireteam that is missing one or more models.',
  ],
  [
    'TOS-DMG-04',
    'Un jeton Tactique peut servir sur ce tirage ; Motivé et Secoué ne le peuvent pas.',
    'A Tactics Token may be used on that flip; Inspired and Shaken may not.',
  ],
  [
    'TOS-DMG-05',
    'S’il y a plusieurs tirages de pénétration, celui qui les fait choisit leur ordre.',
    'If there are several Penetration Flips, the player making them chooses their order.',
  ],
  [
    'TOS-DMG-06',
    'Si le total est sous l’Armure, il n’y a pas de dommage, mais l’Action est réussie.',
    'If the total is below Armour there is no damage, but the Action is still successful.',
  ],
  [
    'TOS-DMG-07',
    'Si le total atteint l’Armure, il y a 1 dommage, plus 1 pour chaque tranche entière de 5 points au-dessus.',
    'If the total reaches Armour there is 1 damage, plus 1 for every full 5 points above it.',
  ],
  [
    'TOS-DMG-08',
    'Les Ressources et les autres réductions passent d’abord, la protection du Champion en dernier ; puis les personnages sont retirés.',
    'Assets and other reductions come first, the Champion’s protection last; then models are removed.',
  ],
  [
    'TOS-DMG-09',
    'Un personnage du Groupe est tué par point restant ; l’excédent est perdu.',
    'One model of the Fireteam is killed per remaining point; excess damage is lost.',
  ],
  [
    'TOS-DMG-10',
    'Un Groupe d’un seul personnage est tué par 1 dommage.',
    'A single-model Fireteam is killed by 1 damage.',
  ],
  [
    'TOS-DMG-11',
    'Le joueur du Groupe blessé choisit quels personnages meurent, sauf contre une Action précise.',
    'The controller of the damaged Fireteam chooses which models die, except against a Precise Action.',
  ],
  [
    'TOS-DMG-12',
    'Perforant : l’Action tire une carte de plus pour sa pénétration ; le joueur doit en choisir une aussitôt et défausser le reste ; la carte choisie peut être truquée si c’est permis.',
    'Piercing: the Action flips one more card for its penetration; the player must choose one at once and discard the rest; the chosen one may be cheated if allowed.',
  ],
  [
    'TOS-DMG-13',
    'Précis : ne retire jamais plus d’un personnage, quels que soient les dommages.',
    'Precise: never removes more than one model, whatever the damage.',
  ],
  [
    'TOS-DMG-14',
    'Précis : la protection du Champion ne réduit pas ces dommages.',
    'Precise: its damage cannot be reduced by the Champion’s protection.',
  ],
  [
    'TOS-DMG-15',
    'Précis : si un personnage est tué, celui qui agit choisit lequel dans le Groupe ciblé.',
    'Precise: if a model is killed, the acting player chooses which one of the target Fireteam.',
  ],
  [
    'TOS-DMG-16',
    'Étendu : si l’Action réussit, on tire une carte ; tout Groupe, ami ou ennemi, à 3 pouces ou moins de la cible et dont l’Armure ne dépasse pas la carte subit 1 dommage, sauf le Groupe actif.',
    'Blast: if the Action succeeded, flip one card; every Fireteam, friend or foe, within 3 inches of the target whose Armour is no more than the card suffers 1 damage, the active Fireteam excepted.',
  ],
  [
    'TOS-DMG-17',
    'Étendu : la cible elle-même n’est pas blessée une seconde fois.',
    'Blast: the target itself is not damaged again.',
  ],
  [
    'TOS-DMG-18',
    'Perforant, Précis et Étendu appartiennent à l’Action qui les a et ne passent pas à ses Déclics, sauf mention.',
    'Piercing, Precise and Blast belong to the Action that has them and do not extend to its Triggers unless stated.',
  ],
  [
    'TOS-DMG-19',
    'Il manque des personnages à un Groupe dès qu’il en a moins que le nombre de sa carte, quelle qu’en soit la cause.',
    'A Fireteam is missing models when it has fewer than the number on its card, however that came about.',
  ],
  [
    'TOS-DMG-20',
    'Le joueur adverse est l’adversaire du Groupe touché, même si la touche vient de sa propre Action ou d’un décor.',
    'The opposing player is the opponent of the Fireteam that is hit, even when the Hit comes from its own Action or from terrain.',
  ],
  [
    'TOS-DMG-21',
    'Un tirage de pénétration n’est pas un duel : ni Déclic, ni Motivé, ni Secoué ; l’excédent sur l’Armure ne sert qu’aux dommages.',
    'A Penetration Flip is not a duel: no Triggers, no Inspired or Shaken; its excess over Armour only counts for extra damage.',
  ],
  [
    'TOS-DMG-22',
    'Les dommages d’une Action étendue sont directs : aucun tirage de pénétration pour ces Groupes.',
    'Blast damage is direct: no Penetration Flip is made for those Fireteams.',
  ],
  [
    'TOS-DMG-23',
    'Une touche sans dommage laisse l’Action réussie : ses Déclics déclarés se résolvent.',
    'A Hit that causes no damage leaves the Action successful, so declared Triggers resolve.',
  ],
  ['TOS-GLO-01', 'Une carte ne se retourne que si un effet le dit.', 'A card turns over only when an effect says so.'],
  [
    'TOS-GLO-02',
    'Chaque carte d’Allégeance dit comment ses unités partent pour la Gloire.',
    'Each Allegiance Card states how its units go to Glory.',
  ],
  [
    'TOS-GLO-03',
    'Quand une unité part pour la Gloire, sa carte et sa carte de Forces combinées se retournent ; ses Ressources non.',
    'When a unit goes to Glory, its card and its Combined Arms card turn over; its Assets do not.',
  ],
  [
    'TOS-GLO-04',
    'Une unité reste du côté Gloire jusqu’à ce qu’un effet la retourne.',
    'A unit stays on its Glory side until an effect turns it back.',
  ],
  [
    'TOS-GLO-05',
    'Dès lors, seules les valeurs, Capacités, Actions et Déclics du nouveau côté s’appliquent ; dommages, jetons, Ressources et activation sont inchangés.',
    'From then on only the new side’s values, Abilities, Actions and Triggers apply; damage, tokens, Assets and activation are unchanged.',
  ],
  [
    'TOS-ENG-01',
    'La distance d’engagement d’un Groupe est la plus longue portée de ses Actions de Mêlée.',
    'The engagement range of a Fireteam is the longest range among its Melee Actions.',
  ],
  [
    'TOS-ENG-02',
    'Deux Groupes ennemis sont engagés si l’un au moins voit l’autre à sa distance d’engagement.',
    'Two enemy Fireteams are engaged if at least one of them sees the other within its engagement range.',
  ],
  [
    'TOS-ENG-03',
    'Des Groupes amis ne sont jamais engagés entre eux.',
    'Friendly Fireteams are never engaged with each other.',
  ],
  [
    'TOS-ENG-04',
    'Un Groupe engagé doit suivre les règles de désengagement pour bouger.',
    'An engaged Fireteam must follow the disengaging rules to move.',
  ],
  [
    'TOS-ENG-05',
    'Un Groupe engagé ne peut pas faire d’Action de Tir.',
    'An engaged Fireteam cannot take Ranged Actions.',
  ],
  [
    'TOS-ENG-06',
    'Un Groupe engagé ne peut être ciblé par une Action de Tir que si celui qui agit défausse d’abord une carte.',
    'An engaged Fireteam cannot be targeted by Ranged Actions unless the acting player first discards one card.',
  ],
  [
    'TOS-ENG-07',
    'En avant ! est refusé si un Groupe de l’unité est engagé.',
    'A Rush Order is refused if any Fireteam of the unit is engaged.',
  ],
  [
    'TOS-ENG-08',
    'Un Titan peut être engagé, mais ignore ces trois effets tant qu’il ne l’est pas avec un Titan ennemi.',
    'A Titan can be engaged but ignores those three effects while it is not engaged with an enemy Titan.',
  ],
  [
    'TOS-ENG-09',
    'Un tel Titan peut être ciblé au Tir sans défausse, tirer lui-même et s’éloigner sans touche.',
    'Such a Titan may be targeted by Ranged Actions without a discard, may take them itself, and moves away without a Hit.',
  ],
  [
    'TOS-ENG-10',
    'Un Groupe non Titan engagé avec un Titan subit tous les effets de l’engagement, désengagement compris.',
    'A Fireteam that is no Titan, engaged with a Titan, is fully bound by engagement, disengaging included.',
  ],
  [
    'TOS-ENG-11',
    'Il faut se désengager quand un Groupe engagé quitte la zone d’engagement d’un ou plusieurs Groupes ennemis.',
    'Disengaging is needed when an engaged Fireteam leaves the engagement zone of one or more enemy Fireteams.',
  ],
  [
    'TOS-ENG-12',
    'Par un mouvement qui ne vient pas d’un Ordre, on se désengage librement.',
    'With a move that does not come from an Order one disengages freely.',
  ],
  [
    'TOS-ENG-13',
    'Par un mouvement d’Ordre, le Groupe qui se désengage subit une touche d’une Action de Mêlée d’un Groupe ennemi avec lequel il est engagé ; une seule, quel que soit leur nombre.',
    'With a move from an Order, the disengaging Fireteam suffers one Hit from a Melee Action of one enemy Fireteam it is engaged with; only one, however many there are.',
  ],
  [
    'TOS-ENG-14',
    'Si plusieurs Groupes ou Actions de Mêlée sont possibles, l’adversaire choisit.',
    'If several Fireteams or Melee Actions are possible, the opponent chooses.',
  ],
  ['TOS-ENG-15', 'Il n’y a pas de duel, donc pas de Déclic.', 'There is no duel, so there are no Triggers.'],
  [
    'TOS-ENG-16',
    'Le joueur de l’unité qui se désengage peut défausser 1 jeton Tactique : aucun Groupe de cette unité ne subit alors de touche de désengagement pendant cette activation.',
    'The controller of the disengaging unit may discard 1 Tactics Token: then no Fireteam of that unit suffers disengaging Hits in this activation.',
  ],
  [
    'TOS-ENG-17',
    'Bouger dans la zone d’engagement de l’ennemi sans la quitter n’est pas se désengager et ne coûte rien.',
    'Moving inside the enemy’s engagement zone without leaving it is not disengaging and costs nothing.',
  ],
  [
    'TOS-ENG-18',
    'L’engagement se juge à chaque instant : il change après tout mouvement, placement, retrait, retournement de carte ou changement de Ressource.',
    'Engagement is a live state: it changes after every move, placement, removal, card turned over or Asset change.',
  ],
];
