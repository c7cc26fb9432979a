import type { RuleLine } from '@banneret/game';

/** General principles: measuring, dice, sight and the limits of values. */
export const general: readonly RuleLine[] = [
  ['BTS-GEN-01', 'La table est un carré de 120 cm de côté.', 'The table is a square 120 cm a side.'],
  ['BTS-GEN-02', 'Toutes les distances sont en centimètres.', 'All distances are in centimetres.'],
  ['BTS-GEN-03', 'On ne lance que des dés à six faces.', 'Only six-sided dice are rolled.'],
  [
    'BTS-GEN-04',
    'Un modificateur ne porte jamais un dé au-dessus de 6 ni au-dessous de 1.',
    'A modifier never takes a die above 6 or below 1.',
  ],
  [
    'BTS-GEN-05',
    'Cette limite vaut pour un dé comparé à un seuil ; les sommes (Ordre, Sort, dissipation, Moral, pénétration) ne sont pas bornées.',
    'That limit is for a die compared with a threshold; sums (Order, spell, dispel, Morale, penetration) have no bounds.',
  ],
  ['BTS-GEN-06', 'Un D3 est la moitié d’un D6, arrondie au supérieur.', 'A D3 is half a D6, rounded up.'],
  [
    'BTS-GEN-07',
    'XD6 veut dire : lancer X dés ensemble et les additionner.',
    'XD6 means: roll X dice together and add them up.',
  ],
  [
    'BTS-GEN-08',
    'Un joueur relance un même dé une fois par tour au plus, et garde le dernier résultat ; l’adversaire a son propre droit sur ce dé.',
    'A player re-rolls a given die at most once a turn and keeps the last result; the opponent has an allowance of his own for that die.',
  ],
  [
    'BTS-GEN-09',
    'Des relances de règles différentes se prennent l’une après l’autre, sur des dés différents ; celles d’une même règle se lancent toutes ensemble.',
    'Re-rolls from different rules are taken one after another on different dice; those of one rule are all made at once.',
  ],
  [
    'BTS-GEN-10',
    'Un dé cassé ou tombé de la table se relance sans coûter de relance ; cela n’arrive jamais ici.',
    'A cocked or fallen die is rolled again without using a re-roll; it never happens here.',
  ],
  [
    'BTS-GEN-11',
    'Un résultat naturel est la face du dé sans modificateur ; celui d’une relance est naturel aussi.',
    'A natural result is the face of the die with no modifier; that of a re-roll is natural too.',
  ],
  [
    'BTS-GEN-12',
    'En jeu, CC, F, D et Mo restent toujours entre 1 et 10.',
    'In play CC, F, D and Mo always stay between 1 and 10.',
  ],
  [
    'BTS-GEN-13',
    'La moitié d’une valeur s’arrondit au supérieur, au centimètre près pour un Mouvement ou une portée.',
    'Half a value rounds up, to whole centimetres for a move or a range.',
  ],
  [
    'BTS-GEN-14',
    'Si une règle oblige et qu’une autre interdit, l’interdiction l’emporte.',
    'If one rule compels and another forbids, the prohibition wins.',
  ],
  ['BTS-GEN-15', 'Ce qui n’est pas interdit est permis.', 'What is not forbidden is allowed.'],
  [
    'BTS-GEN-16',
    'Règle d’Or : un désaccord se règle à l’amiable, sinon au dé, pour toute la partie ; ici les points douteux sont tranchés d’avance.',
    'Golden Rule: a dispute is settled by agreement, otherwise by a die, for the whole game; here doubtful points are decided beforehand.',
  ],
  [
    'BTS-GEN-17',
    'La ligne de vue part des yeux de la figurine ; elle existe si une partie de la tête, du torse ou des jambes de la cible est visible.',
    'Line of sight starts at the figure’s eyes; it exists if any part of the target’s head, torso or legs can be seen.',
  ],
  [
    'BTS-GEN-18',
    'Une arme, une antenne, une bannière, un bras, une aile ou une queue qui dépasse ne rend pas visible.',
    'A weapon, antenna, banner, arm, wing or tail that sticks out makes nobody visible.',
  ],
  [
    'BTS-GEN-19',
    'À défaut de regard possible, une droite entre les deux figurines décide.',
    'Where an eye cannot be used, a straight line between the two figures decides.',
  ],
  [
    'BTS-GEN-20',
    'Une figurine se voit toujours elle-même ; le décor de son socle ne cache rien.',
    'A figure always sees itself; scenery on a base hides nothing.',
  ],
  [
    'BTS-GEN-21',
    'La ligne de vue se vérifie avant l’action, librement.',
    'Line of sight is checked before the action, freely.',
  ],
  [
    'BTS-GEN-22',
    'Une distance se mesure entre les points les plus proches des deux socles.',
    'A distance is measured between the nearest points of the two bases.',
  ],
  [
    'BTS-GEN-23',
    'Une figurine sans socle se mesure depuis le point de son tronc le plus proche de la cible.',
    'A figure without a base is measured from the point of its trunk nearest to the target.',
  ],
  [
    'BTS-GEN-24',
    'Une figurine est toujours à portée d’elle-même : une aura comprend sa source.',
    'A figure is always in range of itself: an aura includes its source.',
  ],
  ['BTS-GEN-25', 'On mesure ce qu’on veut, quand on veut.', 'Anything may be measured at any time.'],
  [
    'BTS-GEN-26',
    'Voir se juge sur les corps, mesurer sur les socles : l’un ne dépend pas de l’autre.',
    'Seeing is judged on bodies, measuring on bases: neither depends on the other.',
  ],
  [
    'BTS-GEN-27',
    'Chaque figurine a des mots-clefs : Faction, espèce, type. Mixte est une espèce à part entière.',
    'Every figure has keywords: Faction, species, type. Mixed is a species of its own.',
  ],
  [
    'BTS-GEN-28',
    'Une règle qui cite plusieurs mots-clefs ensemble les exige tous ; une énumération avec « ou » n’en demande qu’un.',
    'A rule that names several keywords together needs them all; a list with “or” needs only one.',
  ],
  [
    'BTS-GEN-29',
    'Une Infanterie qui prend une monture devient Cavalerie, ou Moto si la monture le dit.',
    'Infantry that takes a mount becomes Cavalry, or a Bike if the mount says so.',
  ],
  [
    'BTS-GEN-30',
    'Une figurine éjectée part en ligne droite, du centre de la source à travers le sien ; ce n’est pas un recul.',
    'An ejected figure goes straight away, from the centre of the source through its own; this is not a recoil.',
  ],
  [
    'BTS-GEN-31',
    'L’équipement employé doit être connu de tous ; ici les listes sont ouvertes.',
    'Equipment in use must be known to all; here lists are open.',
  ],
  [
    'BTS-GEN-32',
    'Les règles spéciales d’un profil s’ajoutent à celles de sa Civilisation et à celles que donnent des alliés proches.',
    'The special rules of a profile add to those of its Civilisation and to those granted by nearby allies.',
  ],
  [
    'BTS-GEN-33',
    'Ce qui dure jusqu’à la fin du tour cesse à la Phase de Fin.',
    'What lasts until the end of the turn ceases in the End phase.',
  ],
];
