import type { RuleLine } from '@banneret/game';

/** The special rules in the book's order, first half. */
export const specialRulesToGreatTeam: readonly RuleLine[] = [
  [
    'BTS-SPR-01',
    'Adeptes de la chasse à courre : monté, ses armes Lourdes suivent les règles des Légères.',
    'Mounted hunter: while mounted its Heavy weapons follow the Light rules.',
  ],
  [
    'BTS-SPR-02',
    'Agilité impressionnante : jetée à terre, elle reste debout sur 4+.',
    'Impressive agility: thrown prone, it stays up on 4+.',
  ],
  ['BTS-SPR-03', 'Amphibie : l’eau lui est un terrain ouvert.', 'Amphibious: water is open terrain for it.'],
  [
    'BTS-SPR-04',
    'Antichar : contre un Véhicule, les dés de Pénétration de 1 se relancent.',
    'Anti-tank: against a Vehicle Penetration dice of 1 are re-rolled.',
  ],
  [
    'BTS-SPR-05',
    'Antigravité : le Véhicule ignore le terrain difficile et survole l’infranchissable s’il n’y finit pas.',
    'Antigrav: the Vehicle ignores difficult terrain and passes over impassable ground if it does not end there.',
  ],
  [
    'BTS-SPR-06',
    'Arachnéenne : ni terrain difficile, sauf l’eau, ni obstacle ne la gêne, sans Franchissement ni Escalade ; la hauteur compte dans le Mvt et les Sauts se testent.',
    'Arachnid: neither difficult terrain, but for water, nor obstacles hinder it, with no Crossing or Climb; height counts in Mvt and Jumps are tested.',
  ],
  [
    'BTS-SPR-07',
    'Archer Émérite : pas de -1 avec bouclier et arme de tir à deux mains ; à cheval, arc, arc long et arbalète permis, et l’arc composite est Léger.',
    'Master archer: no -1 with a shield and a two-handed ranged weapon; as Cavalry, bow, longbow and crossbow are allowed, and a composite bow is Light.',
  ],
  [
    'BTS-SPR-08',
    'Arme à plasma : chaque 1 pour toucher inflige au tireur une touche de la Force de l’arme ; à un Véhicule, une Pénétration contre le côté de l’emplacement.',
    'Plasma weapon: each 1 to hit inflicts on the shooter a hit of the weapon’s Force; on a Vehicle, a Penetration roll against the side of the slot.',
  ],
  [
    'BTS-SPR-09',
    'Arme de jet : en chargeant, à 3 cm de sa cible, le porteur peut la lancer sur elle ; la cible tuée, il finit son déplacement librement.',
    'Thrown weapon: when charging, 3 cm from his target, the bearer may throw it at the target; if it is killed he finishes his move freely.',
  ],
  [
    'BTS-SPR-10',
    'Arme de siège légère : un seul Servant suffit, et elle entre dans les bâtiments.',
    'Light siege weapon: one Servant is enough, and it enters buildings.',
  ],
  [
    'BTS-SPR-11',
    'Arme Expérimentale : tire comme artillerie lourde, avec deux dés de Déviation dont on garde le plus bas.',
    'Experimental weapon: fires as heavy artillery, with two deviation dice of which the lower is kept.',
  ],
  [
    'BTS-SPR-12',
    'Arme stabilisée : sans -1 si la figurine a bougé de la moitié de son Mvt au plus.',
    'Stabilised weapon: no -1 if the figure moved half its Mvt or less.',
  ],
  [
    'BTS-SPR-13',
    'Artillerie mécanisée : l’arme centrale a l’arc d’une arme frontale et peut user de la vue d’un allié porteur de Radio.',
    'Mechanised artillery: the central weapon has the arc of a front one and may use the sight of an ally with a Radio.',
  ],
  [
    'BTS-SPR-14',
    'Attaque de Flanc : une unité en réserve qui l’a toute peut entrer par tout bord, à 15 cm d’un coin ; sur 3+ son joueur choisit le point, sinon l’adversaire.',
    'Flank attack: a unit in reserve that all has it may enter by any edge, 15 cm from a corner; on 3+ its player chooses the point, otherwise the opponent does.',
  ],
  ['BTS-SPR-15', 'Baliste ou Canon à Répétition : tire 1D6 fois.', 'Repeating ballista or cannon: fires 1D6 times.'],
  [
    'BTS-SPR-16',
    'Boulets fusants : un 6 naturel pour toucher donne au tir la fragmentation.',
    'Bursting shot: a natural 6 to hit gives that shot fragmentation.',
  ],
  [
    'BTS-SPR-17',
    'Cavalier Expert : monté, il relance ses Franchissements et garde le +1 D du bouclier avec un équipement de tir.',
    'Expert rider: mounted, he re-rolls Crossing tests and keeps the shield’s +1 D with ranged equipment.',
  ],
  [
    'BTS-SPR-18',
    'Charge brutale : en chargeant une Infanterie, elle jette à terre comme la Cavalerie, sauf si la Cavalerie la charge ensuite.',
    'Brutal charge: charging Infantry it knocks down as Cavalry does, unless Cavalry then charges it.',
  ],
  ['BTS-SPR-19', 'Charge dévastatrice : comme Impactant, à Force 7.', 'Devastating charge: as Impact, at Force 7.'],
  [
    'BTS-SPR-20',
    'Charge Monstrueuse : en chargeant, jette à terre et a une attaque de plus, même contre F 6 ou plus si cette F est inférieure à la sienne.',
    'Monstrous charge: when charging it knocks down and has an extra attack, even against F 6 or more if that F is lower than its own.',
  ],
  [
    'BTS-SPR-21',
    'Chariot bestial : +1 pour blesser et pour pénétrer en percutant.',
    'Bestial chariot: +1 to wound and to penetrate when ramming.',
  ],
  [
    'BTS-SPR-22',
    'Chasseur de têtes : +1 pour blesser en Duel contre un Champion.',
    'Headhunter: +1 to wound in Duels against a Champion.',
  ],
  [
    'BTS-SPR-23',
    'Chef spirituel : un Guerrier allié à 15 cm peut relancer un test de Moral raté.',
    'Spiritual leader: an allied Warrior within 15 cm may re-roll a failed Morale test.',
  ],
  ['BTS-SPR-24', 'Chenillé : ignore le terrain difficile.', 'Tracked: ignores difficult terrain.'],
  [
    'BTS-SPR-25',
    'Commandant Irrégulier : ce Champion ne mène que des Irréguliers.',
    'Irregular commander: this Champion leads only Irregulars.',
  ],
  [
    'BTS-SPR-26',
    'Costaud : ses armes Lourdes à une main sont Légères, celles à deux mains de Précision ; pas de -1 avec une arme de mêlée à deux mains.',
    'Sturdy: its one-handed Heavy weapons are Light, two-handed ones Precision; no -1 with a two-handed melee weapon.',
  ],
  [
    'BTS-SPR-27',
    'Coup Puissant : chaque blessure retire 2 PV, et +1 aux Dommages de Véhicule.',
    'Mighty blow: each wound removes 2 PV, and +1 on Vehicle damage.',
  ],
  [
    'BTS-SPR-28',
    'Courageux : peut relancer un dé de ses tests de Moral.',
    'Courageous: may re-roll one die of its Morale tests.',
  ],
  [
    'BTS-SPR-29',
    'Crocs acérés : en Duel, un 6 naturel de Pénétration réussit d’office.',
    'Sharp fangs: in a Duel a natural 6 to penetrate always succeeds.',
  ],
  [
    'BTS-SPR-30',
    'Défense sommaire : en Duel, l’ennemi relance ses Pénétrations réussies contre ce Véhicule.',
    'Makeshift defence: in Duels enemies re-roll successful Penetration rolls against this Vehicle.',
  ],
  [
    'BTS-SPR-31',
    'Déloyal : peut tirer à travers ses alliés, qui gênent et risquent d’être touchés, et sans -1 contre un ennemi Engagé.',
    'Treacherous: may shoot through allies, who hinder and may be hit, and with no -1 against an Engaged enemy.',
  ],
  [
    'BTS-SPR-32',
    'Drain de vie : une blessure non ignorée réduit la victime à 0 PV.',
    'Life drain: a wound that is not ignored brings the victim to 0 PV.',
  ],
  [
    'BTS-SPR-33',
    'Enragé : doit charger s’il le peut, avant que son camp n’arrête de bouger.',
    'Enraged: must charge if it can, before its side stops moving.',
  ],
  [
    'BTS-SPR-34',
    'Fanatisé : Sans Peur et Enragé, +1 pour blesser en Duel s’il a chargé.',
    'Fanatic: Fearless and Enraged, +1 to wound in Duels if it charged.',
  ],
  [
    'BTS-SPR-35',
    'Figure populaire : tout Guerrier Irrégulier à 15 cm a +1 Mo, une fois.',
    'Popular figure: any Irregular Warrior within 15 cm has +1 Mo, once.',
  ],
  [
    'BTS-SPR-36',
    'Forestier : une Infanterie que le terrain boisé ne ralentit pas.',
    'Forester: Infantry that wooded ground does not slow.',
  ],
  [
    'BTS-SPR-37',
    'Frappe spectrale : en Duel, sa F s’oppose au Mo de la cible, sauf Armes de Siège, Véhicules, Marcheurs non organiques et Robotiques.',
    'Spectral strike: in Duels its F meets the target’s Mo, but not against Siege Weapons, Vehicles, Walkers that are not organic, or Robotic figures.',
  ],
  [
    'BTS-SPR-38',
    'Garde du Corps : réussit ses tests de Moral tant que le Général est en vie sur la table.',
    'Bodyguard: passes Morale tests while the General is alive on the table.',
  ],
  [
    'BTS-SPR-39',
    'Gigantesque : PV doublés ou +1 de blindage, pas de malus pour avoir bougé, jamais Bloquée ni à terre, franchit 10 cm ; tuée en Duel, elle peut écraser ses ennemis, et les petites figurines ne gênent pas les tirs sur elle.',
    'Gigantic: PV doubled or +1 armour, no penalty for having moved, never Blocked or prone, crosses 10 cm; killed in a Duel it may crush its enemies, and small figures do not hinder shots at it.',
  ],
  [
    'BTS-SPR-40',
    'Grand attelage : Mvt +5 cm, et les 1 pour blesser se relancent en percutant.',
    'Great team: Mvt +5 cm, and wound rolls of 1 are re-rolled when ramming.',
  ],
];
