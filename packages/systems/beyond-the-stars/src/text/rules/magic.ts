import type { RuleLine } from '@banneret/game';

/** Magic: casting, dispelling, and the two lists of spells. */
export const magic: readonly RuleLine[] = [
  [
    'BTS-MAG-01',
    'Seuls les Mages lancent des Sorts, choisis avant la bataille dans leurs listes.',
    'Only Mages cast spells, chosen before the battle from their lists.',
  ],
  [
    'BTS-MAG-02',
    'Un Mage lance son Sort pendant son propre déplacement, à tout moment ; il peut ensuite finir de bouger et même charger. Le nouveau mouvement d’un Combat Légendaire ne le permet pas.',
    'A Mage casts during his own move, at any point of it; he may then finish moving and even charge. The new move of a Legendary Combat allows no spell.',
  ],
  ['BTS-MAG-03', 'Un Mage tente un Sort par tour.', 'A Mage tries one spell a turn.'],
  [
    'BTS-MAG-04',
    'Il ne doit être ni Engagé ni Immobilisé, et doit voir la cible.',
    'He must be neither Engaged nor Immobilised, and must see the target.',
  ],
  [
    'BTS-MAG-05',
    'Lancement : D6 + Mo, à la valeur du Sort ou plus ; rien n’est automatique.',
    'Casting: D6 + Mo, at the spell’s value or more; nothing is automatic.',
  ],
  [
    'BTS-MAG-06',
    'Un Champion victime du Sort peut tenter de le dissiper : D6 + Mo, au total du lancement ou plus, et le Sort n’a aucun effet.',
    'A Champion who is a victim of the spell may try to dispel it: D6 + Mo at the casting total or more, and the spell has no effect.',
  ],
  [
    'BTS-MAG-07',
    'Si plusieurs Champions sont touchés, un seul tente de dissiper, pour tous.',
    'If several Champions are affected, only one tries to dispel, for all.',
  ],
  [
    'BTS-MAG-08',
    'Maître de la Magie et Concentration Légendaire s’ajoutent.',
    'Master of magic and Legendary Focus add up.',
  ],
  ['BTS-MAG-09', 'Une portée de 45 cm comprend 45 cm.', 'A range of 45 cm includes 45 cm.'],
  [
    'BTS-MAG-10',
    'Les passagers d’un Monstre ou d’un Véhicule ne peuvent être visés par un Sort.',
    'Passengers of a Monster or Vehicle cannot be the target of a spell.',
  ],
  [
    'BTS-SPL-01',
    'Immobilisation (Lumière, 6+) : un ennemi à 60 cm est Immobilisé pour le tour.',
    'Immobilise (Light, 6+): one enemy within 60 cm is Immobilised for the turn.',
  ],
  [
    'BTS-SPL-02',
    'Engourdissement (Lumière, 7+) : un ennemi à 60 cm perd 1 F pour la partie, cumulable, sans passer sous 1.',
    'Numbness (Light, 7+): one enemy within 60 cm loses 1 F for the game, cumulative, never below 1.',
  ],
  [
    'BTS-SPL-03',
    'Lumière Aveuglante (Lumière, 8+) : jusqu’à ce que le Mage soit blessé, on ne touche que sur 6 au tir contre lui et les alliés à 15 cm qui le voient.',
    'Blinding Light (Light, 8+): until the caster is wounded, shots at him and at allies within 15 cm who see him hit only on a 6.',
  ],
  [
    'BTS-SPL-04',
    'Poussée magique (Lumière, 9+) : un ennemi à 45 cm est éjecté de 2D6 cm, ou 1D6 s’il est monté, et jeté à terre, avec une touche de Force 5, ou deux s’il est monté. Tous ceux jetés à terre subissent une touche de Force 3 ; un heurt arrête, et F 6 ou plus n’est pas éjecté.',
    'Magic Push (Light, 9+): one enemy within 45 cm is ejected 2D6 cm, or 1D6 if mounted, and thrown prone, with one hit of Force 5, or two if mounted. All those thrown prone take a Force 3 hit; a collision stops it, and F 6 or more is not ejected.',
  ],
  [
    'BTS-SPL-05',
    'Aura de Courage (Lumière, 9+) : jusqu’à ce que le Mage soit blessé, lui et ses alliés à 15 cm réussissent tous leurs tests de Moral.',
    'Aura of Courage (Light, 9+): until the caster is wounded, he and allies within 15 cm pass all Morale tests.',
  ],
  [
    'BTS-SPL-06',
    'Chanson réconfortante (Lumière, 10+) : un allié à 30 cm retrouve 1 PV perdu.',
    'Comforting Song (Light, 10+): one ally within 30 cm recovers 1 lost PV.',
  ],
  [
    'BTS-SPL-07',
    'Contrainte (Ténèbres, 7+) : le Mage déplace un ennemi à 45 cm de la moitié de son Mvt (1,5 cm à terre), charge comprise contre le camp du Mage ; la cible ne bouge plus et reste Immobilisée ce tour.',
    'Compel (Darkness, 7+): the caster moves an enemy within 45 cm up to half its Mvt (1.5 cm if prone), a charge against the caster’s side included; it does not move again and is Immobilised for the turn.',
  ],
  [
    'BTS-SPL-08',
    'Esprit Affaibli (Ténèbres, 7+) : un ennemi à 45 cm perd 1 Mo pour la partie, cumulable, sans passer sous 1.',
    'Weakened Mind (Darkness, 7+): one enemy within 45 cm loses 1 Mo for the game, cumulative, never below 1.',
  ],
  [
    'BTS-SPL-09',
    'Aura de Terreur (Ténèbres, 8+) : le Mage est Terrifiant jusqu’à ce qu’il soit blessé.',
    'Aura of Terror (Darkness, 8+): the caster is Terrifying until he is wounded.',
  ],
  [
    'BTS-SPL-10',
    'Panique Générale (Ténèbres, 9+) : chaque ennemi sous un gabarit lourd centré sur le Mage teste son Moral ; en cas d’échec il fuit de tout son Mvt (à terre, il rampe de 3 cm), droit à l’opposé, et ne bouge plus ce tour.',
    'General Panic (Darkness, 9+): each enemy under a heavy template centred on the caster takes a Morale test; on a failure it flees its full Mvt (if prone it crawls 3 cm) straight away and moves no more this turn.',
  ],
  [
    'BTS-SPL-11',
    'Rage Bestiale (Ténèbres, 10+) : un allié à 30 cm, Infanterie, Cavalerie, Moto ou Bête, a +2 CC, A, F et Mo jusqu’à la fin du tour, puis subit une touche de Force 10. Deux Rages s’ajoutent : +4, et deux touches.',
    'Bestial Rage (Darkness, 10+): one ally within 30 cm, Infantry, Cavalry, Bike or Beast, has +2 CC, A, F and Mo until the end of the turn, then takes a Force 10 hit. Two Rages add up: +4, and two hits.',
  ],
  [
    'BTS-SPL-12',
    'Déchaînement des éléments (Ténèbres, 11+) : un ennemi à 45 cm perd 1D3 PV sans Invulnérabilité ; un Véhicule subit un jet de Dommages.',
    'Elemental Fury (Darkness, 11+): one enemy within 45 cm loses 1D3 PV with no Invulnerability; a Vehicle takes one roll of damage.',
  ],
  [
    'BTS-SPL-13',
    'Immobilisée, une figurine ne bouge (sauf recul), ne tire, ne lance ni Sort ni Ordre, ne déclare rien, ne soutient pas, ne se protège pas, ne fait pas place et ne frappe pas, jusqu’à la fin du tour ; ses dés de Duel comptent encore pour gagner.',
    'An Immobilised figure does not move (except to recoil), shoot, cast, order, declare, support, shield, make way or strike, until the end of the turn; its Duel dice still count for winning.',
  ],
];
