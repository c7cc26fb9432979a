import type { RuleLine } from '@banneret/game';

/** Building an army: units, ranks, alliances, the General, profiles. */
export const army: readonly RuleLine[] = [
  [
    'BTS-ARM-01',
    'Une armée est d’une Faction de l’une des quatre Civilisations : Fragments de l’Humanité, Homo Nexus, Mondes Perdus, Exogènes. Chaque Faction a son bonus, ses profils et son arsenal.',
    'An army is of a Faction of one of the four Civilisations: Fragments of Humanity, Homo Nexus, Lost Worlds, Exogenes. Each Faction has its bonus, profiles and arsenal.',
  ],
  [
    'BTS-ARM-02',
    'L’armée vaut au plus la limite de points convenue, jamais plus ; de 500 à 1 000 sont conseillés.',
    'The army is worth at most the agreed limit of points, never more; 500 to 1,000 are recommended.',
  ],
  [
    'BTS-ARM-03',
    'Une Unité de Combat est un Champion et des Guerriers, autant que son Rang le permet.',
    'A Combat Unit is one Champion and Warriors, as many as his Rank allows.',
  ],
  [
    'BTS-ARM-04',
    'Places selon le Rang : Extraordinaire 15, Charismatique 12, Classique 10, Émergent 6, Jeune Prodige 0.',
    'Slots by Rank: Extraordinary 15, Charismatic 12, Classic 10, Emerging 6, Young Prodigy 0.',
  ],
  [
    'BTS-ARM-05',
    'Un Jeune Prodige ne mène personne, mais peut prendre une place de Guerrier dans l’unité d’un autre Champion.',
    'A Young Prodigy leads nobody, but may take a Warrior slot in another Champion’s unit.',
  ],
  [
    'BTS-ARM-06',
    'Une unité mêle librement les profils de la Faction de son Champion, et d’elle seule.',
    'A unit freely mixes profiles of its Champion’s Faction, and of that one alone.',
  ],
  [
    'BTS-ARM-07',
    'Un Véhicule ou un Monstre Transport peut en plus être affecté à l’unité, sans prendre de place.',
    'One Transport Vehicle or Monster may also be assigned to the unit, using no slot.',
  ],
  [
    'BTS-ARM-08',
    'L’Infanterie de l’unité peut commencer dans son Transport, dans la limite des places ; l’unité peut être plus nombreuse.',
    'The unit’s Infantry may start inside its Transport, as far as places go; the unit may be larger.',
  ],
  [
    'BTS-ARM-09',
    'Chaque Monstre, Marcheur, Arme de Siège ou Véhicule sans transport est une Unité de Combat à lui seul et ne prend pas de place de Guerrier.',
    'Each Monster, Walker, Siege Weapon or Vehicle that is no Transport is a Combat Unit by itself and fills no Warrior slot.',
  ],
  [
    'BTS-ARM-10',
    'Les Servants appartiennent à l’unité de leur Arme de Siège.',
    'Servants belong to the unit of their Siege Weapon.',
  ],
  [
    'BTS-ARM-11',
    'Toute armée a au moins un Champion, et chaque contingent d’une alliance aussi.',
    'Every army has at least one Champion, and so has each contingent of an alliance.',
  ],
  [
    'BTS-ARM-12',
    'Le nombre d’unités n’a d’autre limite que les points.',
    'The number of units has no limit but the points.',
  ],
  [
    'BTS-ARM-13',
    'Sur la table chaque figurine agit seule ; l’unité ne compte que pour la liste, le déploiement et la réserve.',
    'On the table every figure acts alone; units matter only for the list, deployment and reserves.',
  ],
  [
    'BTS-ARM-14',
    'Pour la Démoralisation, un Monstre, un Marcheur ou un Véhicule compte pour une figurine, équipage compris.',
    'For Demoralisation a Monster, Walker or Vehicle counts as one figure, crew included.',
  ],
  [
    'BTS-ARM-15',
    'Pour la Démoralisation, une Arme de Siège compte pour zéro et chaque Servant pour un.',
    'For Demoralisation a Siege Weapon counts as zero and each Servant as one.',
  ],
  [
    'BTS-ARM-16',
    'Une armée a au plus un contingent allié, d’une seule autre Faction.',
    'An army has at most one allied contingent, of one other Faction.',
  ],
  [
    'BTS-ARM-17',
    'Le contingent allié perd son bonus de Faction ; seul celui du contingent principal joue.',
    'The allied contingent loses its Faction bonus; only that of the main contingent applies.',
  ],
  [
    'BTS-ARM-18',
    'Des Fragments de l’Humanité s’allient à une autre Faction de Fragments jusqu’à 33 % du format.',
    'Fragments of Humanity may ally another Fragments Faction up to 33% of the format.',
  ],
  [
    'BTS-ARM-19',
    'Des Fragments de l’Humanité s’allient sinon à une Faction Homo Nexus jusqu’à 25 % du format.',
    'Fragments of Humanity may instead ally a Homo Nexus Faction up to 25% of the format.',
  ],
  [
    'BTS-ARM-20',
    'Homo Nexus s’allie à une Faction Homo Nexus ou de Fragments jusqu’à 25 % du format.',
    'Homo Nexus may ally a Homo Nexus or a Fragments Faction up to 25% of the format.',
  ],
  [
    'BTS-ARM-21',
    'Les Mondes Perdus s’allient à une Faction des Mondes Perdus jusqu’à 25 % du format.',
    'Lost Worlds may ally a Lost Worlds Faction up to 25% of the format.',
  ],
  ['BTS-ARM-22', 'Les Exogènes ne s’allient à personne.', 'Exogenes ally nobody.'],
  [
    'BTS-ARM-23',
    'La part alliée se calcule sur le format convenu et s’arrondit à l’inférieur ; aucun autre couple de Civilisations n’est permis.',
    'The allied share is taken of the agreed format and rounds down; no other pair of Civilisations is allowed.',
  ],
  ['BTS-ARM-24', 'Un Champion unique est le Général.', 'A single Champion is the General.'],
  [
    'BTS-ARM-25',
    'De plusieurs Champions, celui du plus haut Rang est le Général.',
    'Of several Champions the one of the highest Rank is the General.',
  ],
  ['BTS-ARM-26', 'À Rang égal, le joueur choisit son Général.', 'Among equal Ranks the player chooses his General.'],
  [
    'BTS-ARM-27',
    'Le Général gagne le mot-clef Général et trois places de Guerrier de plus.',
    'The General gains the keyword General and three more Warrior slots.',
  ],
  [
    'BTS-ARM-28',
    'Dans une alliance, à Rang égal le contingent principal passe d’abord ; mais un allié de Rang strictement supérieur est le Général.',
    'In an alliance the main contingent goes first at equal Rank; but an ally of strictly higher Rank is the General.',
  ],
  [
    'BTS-ARM-29',
    'Le profil d’un Champion dit combien d’Ordres et d’Actions d’Éclat il choisit avant la bataille : exactement autant.',
    'A Champion’s profile says how many Orders and heroic actions he chooses before the battle: exactly that many.',
  ],
  [
    'BTS-ARM-30',
    'Le profil d’un Mage dit combien de Sorts il choisit avant la bataille, et dans quelles listes, Lumière ou Ténèbres.',
    'A Mage’s profile says how many spells he chooses before the battle and from which lists, Light or Darkness.',
  ],
  [
    'BTS-ARM-31',
    'Un équipement a deux prix, troupe et Champion ; un X veut dire qu’il n’est pas offert à ceux-là.',
    'Equipment has two costs, troop and Champion; an X means it is not offered to that kind.',
  ],
  [
    'BTS-ARM-32',
    'Le profil donne l’armure par défaut, comprise dans D, l’armure maximale, l’équipement de départ, les listes d’achat et les règles en option avec leur prix.',
    'The profile gives default armour, included in D, the highest armour, starting equipment, lists to buy from and optional rules with their cost.',
  ],
  [
    'BTS-ARM-33',
    'Le profil d’un Véhicule donne Mvt, CT, trois blindages, l’équipage et les emplacements d’armes ; certaines armes ajoutent un Équipage.',
    'A Vehicle’s profile gives Mvt, CT, three armour values, crew and weapon slots; some weapons add a crew member.',
  ],
  [
    'BTS-ARM-34',
    'La capacité d’un Transport est son nombre de places ; une figurine Massive en prend deux, une Très massive n’y monte pas.',
    'A Transport’s capacity is its number of places; a Massive figure takes two, a Very massive one cannot board.',
  ],
  [
    'BTS-ARM-35',
    'Le profil d’une Arme de Siège donne portée, F, Pen., D, PV, type de tir, Servants et limites des Servants en plus.',
    'A Siege Weapon’s profile gives range, F, Pen., D, PV, kind of shot, Servants and the limits on more of them.',
  ],
  ['BTS-ARM-36', 'Une CT « - » interdit les armes de tir.', 'A CT of “-” rules out ranged weapons.'],
  [
    'BTS-ARM-37',
    'A est le nombre de dés de Duel, « - » aucun ; au tir c’est l’arme qui donne le nombre de dés.',
    'A is the number of Duel dice, “-” none; when shooting the weapon gives the number of dice.',
  ],
  [
    'BTS-ARM-38',
    'PV : blessures avant retrait. Mo : tests de Moral, Ordres et Sorts. F : blessures en mêlée. Les valeurs imprimées ne comptent ni équipement ni règles, sauf l’armure par défaut dans D.',
    'PV: wounds before removal. Mo: Morale tests, Orders and spells. F: wounds in melee. Printed values leave out equipment and rules, except default armour in D.',
  ],
];
