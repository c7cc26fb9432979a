import type { RuleLine } from '@banneret/game';

/** Measuring, line of sight and cover. */
export const sight: readonly RuleLine[] = [
  [
    'TOS-MEA-01',
    'La table habituelle mesure 72 pouces sur 48 ; tout se joue dessus.',
    'The usual table measures 72 by 48 inches; all play takes place on it.',
  ],
  [
    'TOS-MEA-02',
    'Avec 1 Commandant, une table de 48 pouces sur 48 est conseillée ; avec 3 ou plus, une table plus grande que 72 sur 48.',
    'With 1 Commander a table of 48 by 48 inches is advised; with 3 or more, one larger than 72 by 48.',
  ],
  [
    'TOS-MEA-03',
    'Les distances se comptent en pouces et fractions de pouce.',
    'Distances are in inches and fractions of an inch.',
  ],
  [
    'TOS-MEA-04',
    'La distance entre deux objets est la plus courte entre leurs contours ; pour un Groupe de combat, celui de son socle. Deux objets qui se touchent ou se chevauchent sont à 0 pouce.',
    'The distance between two objects is the shortest between their outlines; for a Fireteam, that of its base. Objects that touch or overlap are at 0 inches.',
  ],
  [
    'TOS-MEA-05',
    'On mesure vu de dessus : les différences de hauteur ne comptent pas.',
    'Measuring is from above: vertical differences are ignored.',
  ],
  ['TOS-MEA-06', 'Chacun peut mesurer ce qu’il veut à tout moment.', 'Anyone may measure anything at any time.'],
  [
    'TOS-MEA-07',
    'Est en contact ce qu’une partie du socle touche : un autre socle, ou un décor qu’il touche ou sur lequel il empiète.',
    'In contact is what any part of the base touches: another base, or terrain it touches or is partly inside.',
  ],
  [
    'TOS-MEA-08',
    'Un Groupe de combat n’est jamais en contact avec lui-même.',
    'A Fireteam is never in contact with itself.',
  ],
  [
    'TOS-MEA-09',
    'Une portée ou une limite de X pouces est respectée à X pouces exactement.',
    'A range or limit of X inches is met at exactly X inches.',
  ],
  [
    'TOS-LOS-01',
    'La ligne de vue se vérifie par des lignes droites tirées d’un point quelconque du socle de celui qui regarde à un point quelconque du socle de la cible.',
    'Line of sight is tested with straight lines from any point of the viewer’s base to any point of the target’s base.',
  ],
  [
    'TOS-LOS-02',
    'La ligne de vue se juge de dessus, sans tenir compte de la hauteur.',
    'Line of sight is judged from above; height is ignored.',
  ],
  [
    'TOS-LOS-03',
    'Il y a ligne de vue si au moins une de ces lignes n’est pas bloquée.',
    'There is line of sight if at least one of these lines is not blocked.',
  ],
  [
    'TOS-LOS-04',
    'Un Groupe de combat a toujours une ligne de vue sur lui-même.',
    'A Fireteam always has line of sight to itself.',
  ],
  [
    'TOS-LOS-05',
    'Les lignes sont bloquées par les décors bloquants qui concernent celui qui regarde et par les autres Groupes de combat.',
    'Lines are blocked by Blocking terrain that applies to the viewer and by other Fireteams.',
  ],
  [
    'TOS-LOS-06',
    'Les Groupes de combat de sa propre Compagnie ne bloquent jamais la vue.',
    'Fireteams of the viewer’s own Company never block its sight.',
  ],
  [
    'TOS-LOS-07',
    'Un Titan voit à travers les Groupes de combat qui ne sont pas des Titans.',
    'A Titan sees through Fireteams that are not Titans.',
  ],
  [
    'TOS-LOS-08',
    'Un Titan qui en regarde un autre ignore les Groupes non Titans et les décors bas ; il ignore d’ailleurs tout caractère [Bas]. Les Titans bloquent la vue des Titans.',
    'A Titan looking at another Titan ignores other Fireteams and Low terrain, as it ignores every [Low] trait. Titans block the sight of Titans.',
  ],
  [
    'TOS-LOS-09',
    'Un Groupe de combat entièrement dans un décor élevé voit à travers les Groupes non Titans et les décors bas.',
    'A Fireteam wholly inside Elevated terrain sees through Fireteams that are not Titans and through Low terrain.',
  ],
  [
    'TOS-LOS-10',
    'La ligne de vue se juge du point de vue de celui qui regarde : elle peut n’aller que dans un sens.',
    'Line of sight is judged from the viewer: it can be one-sided.',
  ],
  [
    'TOS-LOS-11',
    'Une cible vue est à couvert si au moins une des lignes est bloquée par un objet à plus de 2 pouces de celui qui regarde ; un Groupe de combat ennemi est un tel objet.',
    'A visible target has cover if at least one of the lines is blocked by an object more than 2 inches from the viewer; an enemy Fireteam is such an object.',
  ],
  [
    'TOS-LOS-12',
    'Ce qui ne bloque pas la vue de celui qui regarde, comme sa propre Compagnie, ne donne aucun couvert.',
    'What does not block the viewer, such as its own Company, gives no cover.',
  ],
  [
    'TOS-LOS-13',
    'Un décor couvrant ne bloque jamais la vue, mais donne couvert comme un décor bloquant, toujours à plus de 2 pouces.',
    'Covering terrain never blocks sight but gives cover just as Blocking terrain would, again at more than 2 inches.',
  ],
  [
    'TOS-LOS-14',
    'Une Action de Tir contre un Groupe de combat à couvert a −2 à sa valeur ; la Magie, la Mêlée et le Moral seuls ignorent le couvert.',
    'A Ranged Action against a Fireteam in cover has −2 to its value; Magic, Melee and Morale alone ignore cover.',
  ],
  [
    'TOS-LOS-15',
    'La vue d’un Groupe de combat sur un marqueur ignore tous les autres Groupes ; les décors la bloquent comme d’habitude.',
    'A Fireteam’s sight of a Marker ignores all other Fireteams; terrain blocks it as usual.',
  ],
];
