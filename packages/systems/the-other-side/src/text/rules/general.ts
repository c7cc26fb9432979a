import type { RuleLine } from '@banneret/game';

/** The pieces and general principles. */
export const general: readonly RuleLine[] = [
  [
    'TOS-GEN-01',
    'Une partie standard oppose deux joueurs, chacun à la tête d’une Compagnie.',
    'A standard game has exactly two players, each in control of one Company.',
  ],
  [
    'TOS-GEN-02',
    'Une Compagnie réunit des unités, une unité réunit un ou plusieurs Groupes de combat, et un Groupe de combat réunit un ou plusieurs personnages ; la Carte d’unité en donne le nombre.',
    'A Company holds units, a unit holds one or more Fireteams, and a Fireteam holds one or more models; the Unit Card gives the numbers.',
  ],
  [
    'TOS-GEN-03',
    'Le Groupe de combat est la pièce du jeu : c’est son unique socle rond qui bouge, se mesure, voit, est vu, se fait cibler et engager ; ses personnages n’ont pas de position propre.',
    'The Fireteam is the playing piece: its single round base moves, is measured to, sees, is seen, is targeted and engaged; its models have no position of their own.',
  ],
  [
    'TOS-GEN-04',
    'La Carte d’unité donne en millimètres la taille du socle de chaque Groupe de combat et de ses personnages ; tous les socles sont ronds.',
    'The Unit Card gives the base size of every Fireteam and model in millimetres; all bases are round.',
  ],
  [
    'TOS-GEN-05',
    'Pour chaque point de dommage subi par un Groupe de combat, un de ses personnages est aussitôt tué et retiré.',
    'For each point of damage a Fireteam suffers, one of its models is killed and removed at once.',
  ],
  [
    'TOS-GEN-06',
    'Quand son dernier personnage est tué, le Groupe de combat est tué et son socle quitte la table.',
    'When its last model is killed, the Fireteam is killed and its base leaves the table.',
  ],
  [
    'TOS-GEN-07',
    'Quand son dernier Groupe de combat est tué, l’unité est tuée et quitte la partie.',
    'When its last Fireteam is killed, the unit is killed and leaves the game.',
  ],
  [
    'TOS-GEN-08',
    'Est ami ce qui appartient à la même Compagnie ou a été placé ou créé par elle, unités, marqueurs et décors compris ; est ennemi ce qui relève de la Compagnie adverse.',
    'Friendly is what belongs to the same Company or was placed or created by it, be it unit, Marker or terrain; enemy is what belongs so to the opposing Company.',
  ],
  [
    'TOS-GEN-09',
    'Les décors et les marqueurs qu’aucune Compagnie n’a posés par un effet sont neutres : ni amis ni ennemis.',
    'Terrain and Markers that no Company placed or created by an effect are neutral: neither friendly nor enemy.',
  ],
  [
    'TOS-GEN-10',
    'Les deux joueurs peuvent choisir la même Allégeance.',
    'Both players may choose the same Allegiance.',
  ],
  [
    'TOS-GEN-11',
    'La Vitesse, la Défense, la Volonté, l’Armure et la valeur de chaque Action sont des nombres de 0 ou plus, parfois accompagnés de couleurs, qu’on ajoute aux tirages.',
    'Speed, Defence, Willpower, Armour and the value of each Action are numbers of 0 or more, sometimes with suits, which are added to flips.',
  ],
  [
    'TOS-GEN-12',
    'Quand un effet demande plusieurs opérations, on multiplie d’abord, puis on divise, on additionne et enfin on soustrait.',
    'When one effect needs several operations, multiply first, then divide, then add, then subtract.',
  ],
  [
    'TOS-GEN-13',
    'Un nombre divisé par deux est arrondi à l’entier le plus proche ; une moitié juste est arrondie vers le haut.',
    'A number divided by two is rounded to the nearest whole number; an exact half is rounded up.',
  ],
  [
    'TOS-GEN-14',
    'Une distance n’est jamais arrondie : la moitié de 5 pouces est 2,5 pouces.',
    'A distance is never rounded: half of 5 inches is 2.5 inches.',
  ],
  [
    'TOS-GEN-15',
    'L’unité ou le Groupe de combat actif est celui qui exécute en ce moment un Ordre ; le joueur actif est celui qui le contrôle.',
    'The active unit or Fireteam is the one now carrying out an Order; the active player is its controller.',
  ],
  [
    'TOS-GEN-16',
    'Quand deux effets ont lieu au même moment, le joueur actif choisit lequel est résolu d’abord ; s’il n’y en a pas, les effets du joueur qui a l’initiative passent les premiers, dans l’ordre de son choix.',
    'When two effects happen at the same moment, the active player chooses their order; if there is none, the effects of the player with initiative come first, in the order that player likes.',
  ],
  [
    'TOS-GEN-17',
    'Une Action ou une Capacité limitée à une fois par période sert une fois par unité pendant cette période, et non une fois par Groupe de combat ; une autre unité dotée de la même règle a sa propre utilisation.',
    'An Action or Ability limited to once per period can be used once in it by each unit, not by each Fireteam; another unit with the same rule has its own use.',
  ],
  [
    'TOS-GEN-18',
    'Seule la face visible d’une carte à deux faces existe pour les règles ; la face cachée est entièrement ignorée.',
    'Only the face-up side of a two-sided card exists for the rules; the hidden side is ignored entirely.',
  ],
  [
    'TOS-GEN-19',
    'Cartes en jeu, jetons, points de victoire, positions, défausses et revendications sont connus de tous ; seuls l’ordre des Jeux du Destin, les mains, les Jeux de Stratagèmes et les choix simultanés de la mise en place sont secrets.',
    'Cards in play, tokens, Victory Points, positions, discard piles and claims are public; only the order of the Fate Decks, the hands, the Stratagem Decks and the simultaneous choices of set-up are secret.',
  ],
];
