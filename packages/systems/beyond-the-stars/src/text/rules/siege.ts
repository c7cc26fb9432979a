import type { RuleLine } from '@banneret/game';

/** Siege weapons, and what equipment implies. */
export const siege: readonly RuleLine[] = [
  [
    'BTS-SGE-01',
    'Le profil comprend l’arme et ses Servants, qui suivent le profil d’Infanterie nommé et gagnent le mot-clef Servant.',
    'The profile holds the weapon and its Servants, who follow the Infantry profile named and gain the keyword Servant.',
  ],
  [
    'BTS-SGE-02',
    'Un Servant ne s’éloigne pas à plus de 15 cm de l’arme.',
    'A Servant does not go more than 15 cm from the weapon.',
  ],
  [
    'BTS-SGE-03',
    'Deux Servants debout au contact déplacent l’arme du plus petit de leurs Mvt ; un seul suffit à une Arme de siège légère.',
    'Two standing Servants in contact move the weapon by the lowest of their Mvt; one is enough for a Light siege weapon.',
  ],
  [
    'BTS-SGE-04',
    'Avec un seul Servant au contact, elle bouge de la moitié de son Mvt, arrondie au supérieur.',
    'With a single Servant in contact it moves half his Mvt, rounded up.',
  ],
  [
    'BTS-SGE-05',
    'Pivoter ne coûte pas de distance mais compte comme avoir bougé.',
    'A pivot costs no distance but counts as having moved.',
  ],
  ['BTS-SGE-06', 'L’arme tire sur un arc de 180 degrés.', 'The weapon fires through an arc of 180 degrees.'],
  [
    'BTS-SGE-07',
    'Un tir normal demande deux Servants debout au contact, ou un pour une Arme de siège légère.',
    'A normal shot needs two standing Servants in contact, or one for a Light siege weapon.',
  ],
  [
    'BTS-SGE-08',
    'Avec un seul Servant, elle ne touche que sur 6 ; une arme à gabarit lance à la place deux dés de Déviation et garde le plus bas.',
    'With a single Servant it hits only on a 6; a template weapon instead rolls two deviation dice and keeps the lower.',
  ],
  [
    'BTS-SGE-09',
    'Un Servant doit voir la cible ; vue, portée et obstacles se mesurent ensuite depuis l’arme.',
    'A Servant must see the target; sight, range and obstacles are then taken from the weapon.',
  ],
  [
    'BTS-SGE-10',
    'On touche à la meilleure CT des Servants debout au contact.',
    'It hits with the best CT among the standing Servants in contact.',
  ],
  [
    'BTS-SGE-11',
    'L’ennemi tire sur l’arme, avec sa D et ses PV, ou sur les Servants.',
    'The enemy shoots at the weapon, with its own D and PV, or at the Servants.',
  ],
  [
    'BTS-SGE-12',
    'Arme détruite : les Servants perdent ce mot-clef et agissent librement.',
    'Weapon destroyed: the Servants lose that keyword and act freely.',
  ],
  [
    'BTS-SGE-13',
    'Sans Servant, l’arme est détruite et retirée.',
    'With no Servant left the weapon is destroyed and removed.',
  ],
  [
    'BTS-SGE-14',
    'Les Servants peuvent charger un ennemi à 15 cm de l’arme.',
    'Servants may charge an enemy within 15 cm of the weapon.',
  ],
  [
    'BTS-SGE-15',
    'L’ennemi peut charger les Servants, l’arme, ou les deux.',
    'The enemy may charge the Servants, the weapon, or both.',
  ],
  [
    'BTS-SGE-16',
    'Contre les Servants, un Duel ordinaire ; contre l’arme seule, un jet pour blesser par Attaque, et l’attaquant s’écarte si elle tient. Par-dessus une barrière ou vers le haut, comme un Duel : jets de Trajectoire, place à prendre, chute.',
    'Against Servants, an ordinary Duel; against the weapon alone, one wound roll for each Attack, and the attacker steps back if it stands. Over a barrier or upwards, as in a Duel: Trajectory rolls, a place to take, a fall.',
  ],
  [
    'BTS-SGE-17',
    'Une Arme de Siège de catégorie Artillerie suit les règles des gabarits ; sans nombre de dés, elle en a un.',
    'A Siege Weapon of an Artillery category follows the template rules; with no number of dice it has one.',
  ],
  [
    'BTS-IMP-01',
    'Bouclier : +1 D, perdu avec un équipement de tir sauf Cavalier Expert ; permet de se protéger.',
    'Shield: +1 D, lost with ranged equipment unless Expert rider; allows shielding.',
  ],
  [
    'BTS-IMP-02',
    'Bouclier et arme de tir à deux mains : -1 pour toucher, sauf Archer Émérite.',
    'Shield and two-handed ranged weapon: -1 to hit, unless Master archer.',
  ],
  [
    'BTS-IMP-03',
    'Arme de mêlée à deux mains : -1 aux dés de Duel sauf Costaud ou Multibras, +1 pour blesser.',
    'Two-handed melee weapon: -1 on Duel dice unless Sturdy or Many-armed, +1 to wound.',
  ],
  [
    'BTS-IMP-04',
    'Bannière : un effet de zone autour du porteur, que Hissez les drapeaux ! double ; -1 aux dés de Duel du porteur sauf Porte-Bannière ; elle compte pour la victoire.',
    'Banner: an area effect around its bearer, which Raise the flags doubles; -1 on the bearer’s Duel dice unless Standard bearer; it counts for victory.',
  ],
  ['BTS-IMP-05', 'Lance et pique permettent de soutenir un allié.', 'Spears and pikes allow supporting an ally.'],
  [
    'BTS-IMP-06',
    'Lunette : le tireur choisit l’occupant d’un bâtiment qu’il vise.',
    'Scope: the shooter picks the occupant of a building he aims at.',
  ],
  [
    'BTS-IMP-07',
    'Radio : l’artillerie mécanisée peut user de la vue de son porteur.',
    'Radio: mechanised artillery may use its bearer’s sight.',
  ],
  [
    'BTS-IMP-08',
    'Trousse de Soins : rend des PV, sauf aux figurines Robotiques ; un Marcheur organique y a droit.',
    'Medkit: restores PV, except to Robotic figures; an Organic walker may have it.',
  ],
  [
    'BTS-IMP-09',
    'Grand Instrument de Guerre : un bonus de Mvt qui s’ajoute à En Avant toute !.',
    'Great war instrument: a Mvt bonus that adds to Full ahead.',
  ],
  [
    'BTS-IMP-10',
    'La Cavalerie n’emploie ni arc, ni arc long, ni arbalète, et l’arc composite n’est pas Léger, sauf Archer Émérite.',
    'Cavalry uses no bow, longbow or crossbow, and a composite bow is not Light, unless Master archer.',
  ],
  [
    'BTS-IMP-11',
    'Cape de camouflage : donne Solitaire, sans effet sur la Cavalerie.',
    'Camouflage cloak: gives Loner, with no effect on Cavalry.',
  ],
  [
    'BTS-IMP-12',
    'Monture : des bonus au cavalier, un mot-clef, parfois un caparaçon.',
    'Mount: bonuses to the rider, a keyword, sometimes barding.',
  ],
];
