import type { RuleLine } from '@banneret/game';

/** Terrain and its traits. */
export const terrain: readonly RuleLine[] = [
  [
    'TOS-TER-01',
    'Les décors couvrent environ un quart de la table ; chacun reçoit ses caractères avant la partie.',
    'Terrain covers about a quarter of the table; every piece gets its traits before the game.',
  ],
  [
    'TOS-TER-02',
    'Un décor a un ou plusieurs caractères ; un grand décor peut avoir des zones différentes.',
    'A piece has one or more traits; a large piece may have zones with different ones.',
  ],
  [
    'TOS-TER-03',
    'Un caractère sans précision touche tous les Groupes de combat.',
    'A trait without modifier affects all Fireteams.',
  ],
  [
    'TOS-TER-04',
    'Un caractère [Bas] ne touche que les Groupes qui ne sont pas des Titans.',
    'A [Low] trait affects only Fireteams that are not Titans.',
  ],
  ['TOS-TER-05', 'Un caractère [Haut] ne touche que les Titans.', 'A [High] trait affects Titans only.'],
  [
    'TOS-TER-06',
    'Bloquant : les lignes de vue qui traversent le décor sont bloquées pour ce qui est de l’autre côté ; un décor où se trouve l’un des deux bouts ne bloque pas.',
    'Blocking: sight lines through the piece are blocked for what lies on the other side; a piece that holds one of the two ends does not block.',
  ],
  [
    'TOS-TER-07',
    'Couvrant : ne bloque pas la vue, mais donne couvert comme un décor bloquant.',
    'Covering: does not block sight but gives cover as if Blocking.',
  ],
  [
    'TOS-TER-08',
    'Difficile : un Groupe qui le traverse par un Ordre En avant ! le traite comme Dangereux 2 ; sans effet sur les autres mouvements.',
    'Difficult: a Fireteam moving through it by a Rush Order treats it as Dangerous 2; it has no effect on other moves.',
  ],
  [
    'TOS-TER-09',
    'Élevé : qui s’y trouve entièrement voit par-dessus les Groupes non Titans et les décors bas.',
    'Elevated: who is wholly inside sees over Fireteams that are not Titans and over Low terrain.',
  ],
  [
    'TOS-TER-10',
    'Élevé : un Groupe qui n’est pas entièrement sur un décor élevé a −2 à la valeur de ses Actions contre un Groupe qui y est entièrement ; là où des décors se recouvrent, chacun compte à part, et le malus n’est compté qu’une fois.',
    'Elevated: a Fireteam not wholly inside an Elevated piece has −2 to the value of its Actions against a Fireteam that is; where pieces overlap each is looked at by itself, and the penalty is felt once.',
  ],
  [
    'TOS-TER-11',
    'Dangereux N : un Groupe au contact d’une ou plusieurs zones dangereuses au début de son activation subit une touche de Force égale au plus grand N.',
    'Dangerous N: a Fireteam in contact with one or more Dangerous zones when its activation starts suffers one Hit with Strength equal to the highest N.',
  ],
  [
    'TOS-TER-12',
    'Dangereux N : un Groupe qui traverse une ou plusieurs zones dangereuses subit à la fin de son mouvement une touche de Force égale au plus grand N.',
    'Dangerous N: a Fireteam that moves through one or more Dangerous zones suffers, when its move ends, one Hit with Strength equal to the highest N.',
  ],
  [
    'TOS-TER-13',
    'Chaque zone dangereuse de plus, touchée ou traversée, ajoute 1 à la Force.',
    'Each further Dangerous zone touched or crossed adds 1 to the Strength.',
  ],
  [
    'TOS-TER-14',
    'Une zone qui a causé une touche ou augmenté sa Force n’agit plus sur ce Groupe pendant le reste de l’activation.',
    'A zone that caused a Hit or raised its Strength does not affect that Fireteam again in this activation.',
  ],
  [
    'TOS-TER-15',
    'Infranchissable : les Groupes de combat ne peuvent pas le traverser.',
    'Impassable: Fireteams cannot move through it.',
  ],
  [
    'TOS-TER-24',
    'Infranchissable : les Groupes de combat ne peuvent pas y être placés.',
    'Impassable: Fireteams cannot be placed on it.',
  ],
  [
    'TOS-TER-25',
    'Infranchissable : aucune unité ne peut y être déployée.',
    'Impassable: no unit can be deployed on it.',
  ],
  [
    'TOS-TER-16',
    'Un sol où un socle ne tient pas devrait être déclaré infranchissable.',
    'Ground on which a base cannot stand should be declared Impassable.',
  ],
  [
    'TOS-TER-17',
    'Un Groupe non Titan derrière un décor bloquant [Bas] n’a pas de couvert contre un Titan.',
    'A Fireteam that is no Titan has no cover behind Blocking [Low] terrain against a Titan.',
  ],
  [
    'TOS-TER-18',
    'Les règles spéciales de décor, facultatives, se conviennent avant la partie et ne sont pas conseillées en tournoi.',
    'Optional special terrain rules are agreed before the game and are not advised for tournaments.',
  ],
  [
    'TOS-TER-19',
    'Grimper (Action de Moral, facultative, d’un bâtiment à toit plat) : un Groupe au contact est placé dessus ; un Groupe dessus est placé au contact.',
    'Climb (optional Morale Action of a building with a flat roof): a Fireteam in contact is placed on top; a Fireteam on top is placed in contact.',
  ],
  [
    'TOS-TER-20',
    'Entrer (Action de Moral, facultative) : un Groupe non Titan au contact du bâtiment quitte la table avec toute son unité ; le bâtiment prend alors cette Carte d’unité avec +2 en Armure.',
    'Enter (optional Morale Action): a Fireteam that is no Titan in contact with the building leaves the table with its whole unit; the building then uses that Unit Card with +2 Armour.',
  ],
  [
    'TOS-TER-21',
    'Un bâtiment occupé ne bouge pas, mais peut agir une fois pour chaque Groupe à l’intérieur.',
    'An occupied building cannot move but may act once for each Fireteam inside.',
  ],
  [
    'TOS-TER-22',
    'Un Groupe à l’intérieur peut refaire cette Action pour ramener l’unité sur la table au contact du bâtiment ; elle joue ensuite normalement.',
    'A Fireteam inside may take this Action again to return the unit to the table in contact with the building; it then works normally.',
  ],
  ['TOS-TER-23', 'Un bâtiment abrite au plus une unité à la fois.', 'One unit at most is in a building at any time.'],
  [
    'TOS-TER-26',
    'Collines, eau, broussailles, barricades, forêt, bâtiments et autres décors types ont des caractères donnés ; les joueurs peuvent en définir d’autres.',
    'Hills, water, brush, barricades, forest, buildings and the other sample pieces have given traits; players may define others.',
  ],
];
