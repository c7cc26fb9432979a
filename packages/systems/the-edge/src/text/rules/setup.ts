import type { RuleLine } from '@banneret/game';

/** Set-up in its order: factions, Squads, decks, Altars, Sources, deployment and the first hand. */
export const setup: readonly RuleLine[] = [
  [
    'EDGE-SET-01',
    'On pose un plateau standard ; à plus de deux joueurs, on en joint deux.',
    'Lay out one standard board; with more than two players, join two.',
  ],
  [
    'EDGE-SET-02',
    'Un dé Jaune et un dé Rouge servent à tous pendant toute la partie.',
    'One Yellow and one Red die serve everybody throughout the match.',
  ],
  [
    'EDGE-SET-03',
    'À deux joueurs, la pile neutre commence avec 20 Cristaux et 20 Charges ; elle n’est à personne.',
    'With two players the neutral pile starts with 20 Crystals and 20 Charges; it belongs to nobody.',
  ],
  [
    'EDGE-SET-04',
    'Chacun lance le dé Rouge ; le plus haut est Premier Joueur et prend le pion Mon Tour. Les ex æquo en tête relancent ; le jet est gratuit et les Engrenages n’y font rien.',
    'Each player rolls the Red die; the highest is First Player and takes the My Turn token. Tied leaders roll again; the roll is free and gears do nothing.',
  ],
  [
    'EDGE-SET-05',
    'Le Premier Joueur choisit sa faction, puis l’adversaire la sienne.',
    'The First Player picks a faction, then the opponent picks one.',
  ],
  [
    'EDGE-SET-06',
    'Chacun prend tout ce qui vient avec sa faction : cartes Escouade, cartes Action, Bannière, Référence, fiche, pions et figurines.',
    'Each player takes all that comes with the faction: Squad cards, Action cards, Banner, Reference card, sheet, tokens and figures.',
  ],
  [
    'EDGE-SET-07',
    'Chacun pose l’unique Bannière de sa faction à son emplacement, face visible.',
    'Each player puts the faction’s single Banner in its slot, face up.',
  ],
  [
    'EDGE-SET-08',
    'Chacun recrute de 1 à 5 Escouades parmi celles de sa faction.',
    'Each player recruits 1 to 5 Squads among those of the faction.',
  ],
  [
    'EDGE-SET-09',
    'Les cartes Escouade choisies sont posées face claire visible : toute Escouade commence en Mode de Base.',
    'The chosen Squad cards are placed light face up: every Squad starts in Base Mode.',
  ],
  ['EDGE-SET-10', 'Recruter le leader de la faction est facultatif.', 'Recruiting the faction’s leader is optional.'],
  [
    'EDGE-SET-11',
    'Une Escouade commence avec exactement autant de figurines que de points sur sa carte.',
    'A Squad starts with exactly as many figures as the dots on its card.',
  ],
  [
    'EDGE-SET-12',
    'Chaque carte Escouade reçoit autant de pions Endurance que sa valeur d’Endurance.',
    'Each Squad card receives as many Endurance tokens as its Endurance value.',
  ],
  [
    'EDGE-SET-13',
    'Chacun compose avec les cartes de sa faction un deck Action de 25 cartes au plus et d’au moins une de plus que la main de départ, soit 4.',
    'Each player builds from the faction’s cards an Action deck of at most 25 and at least one more than the starting hand, so 4.',
  ],
  [
    'EDGE-SET-14',
    'Une carte dont l’Action Inférieure nomme une Escouade absente de l’armée n’entre pas dans le deck ; une carte aux deux Actions génériques est toujours permise.',
    'A card whose Lower Action names a Squad that is not in the army may not be in the deck; a card with two generic Actions is always allowed.',
  ],
  [
    'EDGE-SET-15',
    'Plusieurs exemplaires d’une carte sont permis, autant que la faction en possède.',
    'Several copies of a card are allowed, as many as the faction owns.',
  ],
  [
    'EDGE-SET-16',
    'Chaque deck est mélangé et posé face cachée ; les cartes laissées de côté ne servent pas.',
    'Each deck is shuffled and placed face down; cards left out are not used.',
  ],
  [
    'EDGE-SET-17',
    'Les decks prêts, le Premier Joueur choisit d’être Opérateur ou en Contre ; l’autre a l’autre rôle. Le pion Mon Tour va au joueur en Contre.',
    'Once the decks are built, the First Player chooses to be Operator or Counter player; the other gets the other role. The My Turn token goes to the Counter player.',
  ],
  [
    'EDGE-SET-18',
    'L’Opérateur agit le premier à chaque étape du déploiement ; le joueur en Contre joue le premier tour de la partie.',
    'The Operator acts first in every deployment step; the Counter player plays the first turn of the match.',
  ],
  [
    'EDGE-SET-19',
    'L’Opérateur d’abord, chacun pose l’Autel de sa faction dans une Case vide de son choix.',
    'Starting with the Operator, each player places the faction’s Altar in an empty Space of their choice.',
  ],
  [
    'EDGE-SET-20',
    'Deux Autels sont à une distance d’au moins 2 Cases l’un de l’autre.',
    'Altars are at a distance of at least 2 Spaces from each other.',
  ],
  ['EDGE-SET-21', 'Chaque Autel occupe une seule Case.', 'Each Altar occupies one single Space.'],
  [
    'EDGE-SET-22',
    'Tour à tour, l’Opérateur d’abord, les joueurs posent une Source de Cristaux jusqu’à 4 en tout ; on y est tenu tant qu’une Case le permet.',
    'In turn, Operator first, the players place one Crystal Source each up to 4 in total; this is compulsory while a legal Space exists.',
  ],
  [
    'EDGE-SET-23',
    'Une Source est à une distance d’au moins 2 Cases de chaque Autel et de chaque autre Source.',
    'A Source is at a distance of at least 2 Spaces from every Altar and every other Source.',
  ],
  ['EDGE-SET-24', 'Chaque Source occupe une seule Case.', 'Each Source occupies one single Space.'],
  [
    'EDGE-SET-25',
    'Il n’y a pas de zone de déploiement : une figurine peut être posée partout où les contacts et la place le permettent.',
    'There are no deployment zones: a figure may be placed anywhere that contact and room allow.',
  ],
  [
    'EDGE-SET-26',
    'Tour à tour, l’Opérateur d’abord, chacun déploie une Escouade entière ; celui à qui il en reste continue, une par une.',
    'In turn, Operator first, each player deploys one whole Squad; a player with Squads left goes on, one at a time.',
  ],
  [
    'EDGE-SET-27',
    'Une figurine déployée occupe des hexes libres, tout son socle dans une seule Case.',
    'A deployed figure stands on free hexes with its whole base in one Space.',
  ],
  [
    'EDGE-SET-28',
    'Une figurine ne se déploie Socle à Socle ni avec un Autel, ni avec une Source, ni avec une figurine ennemie.',
    'A figure may not be deployed base to base with an Altar, a Source or an enemy figure.',
  ],
  [
    'EDGE-SET-29',
    'Dans une Escouade de plusieurs figurines, chacune est déployée Socle à Socle avec au moins une autre de l’Escouade.',
    'In a Squad of several figures, each is deployed base to base with at least one other of the Squad.',
  ],
  [
    'EDGE-SET-30',
    'Au déploiement, les contacts relient toute l’Escouade en un seul groupe.',
    'At deployment the contacts link the whole Squad into one group.',
  ],
  [
    'EDGE-SET-31',
    'Les figurines d’une Escouade peuvent être dans des Cases différentes, en chaîne de l’une à l’autre.',
    'Figures of a Squad may be in different Spaces, as a chain from one to the next.',
  ],
  [
    'EDGE-SET-32',
    'À deux joueurs, le Marqueur de Victoire est posé au milieu de la piste, et chacun met un pion Faction sur la dernière case de son côté.',
    'With two players the Victory marker goes on the middle of the track, and each player puts a Faction token on the last space of their side.',
  ],
  [
    'EDGE-SET-33',
    'À deux joueurs, chacun prend 2 Cristaux de la pile neutre dans sa Réserve ; il en reste 16.',
    'With two players, each takes 2 Crystals from the neutral pile into their Reserve; 16 are left.',
  ],
  [
    'EDGE-SET-34',
    'Chacun pioche 3 cartes, cachées à l’adversaire.',
    'Each player draws 3 cards, hidden from the opponent.',
  ],
  [
    'EDGE-SET-35',
    'Dispersion : l’Opérateur peut faire une Action de Déplacement avec une de ses Escouades, sans carte ni changement de Mode.',
    'Dispersion: the Operator may make a Move Action with one of their Squads, without cards or a change of Mode.',
  ],
  [
    'EDGE-SET-36',
    'Le joueur en Contre joue le premier tour ; le pion Mon Tour passe ensuite d’un joueur à l’autre jusqu’à la fin.',
    'The Counter player takes the first turn; the My Turn token then passes from player to player until the end.',
  ],
  [
    'EDGE-SET-37',
    'Pour une première partie, le deck de départ de la fiche de faction et un placement tout prêt des Autels et des Sources sont conseillés ; rien n’y oblige.',
    'For a first match the starter deck of the faction sheet and a ready-made placement of Altars and Sources are advised; neither is binding.',
  ],
];
