import type { RuleLine } from '@banneret/game';

/** Shots: hitting, lines of fire and range. */
export const shots: readonly RuleLine[] = [
  [
    'EDGE-SHT-01',
    'On ne tire que par une carte ; elle a un Test pour Toucher et un Effet, et parfois une condition de Ligne de Tir ou de Portée.',
    'Shots come only from cards; each has a To-Hit Test and an Effect, and sometimes a condition of Line of Fire or Range.',
  ],
  [
    'EDGE-SHT-02',
    'Test pour Toucher : le tireur lance le dé Jaune, gratuit, ou le Rouge, pour 1 Cristal, et compare le résultat seul à l’INI de la cible.',
    'To-Hit Test: the shooter rolls the Yellow die for free or the Red one for 1 Crystal, and compares the bare result with the target’s INI.',
  ],
  [
    'EDGE-SHT-03',
    'Le Tir touche si le résultat dépasse l’INI ; égal ou inférieur, il manque.',
    'The Shot hits if the result is above INI; equal or below, it misses.',
  ],
  [
    'EDGE-SHT-04',
    'Le Tir d’une figurine est un seul jet, quel que soit le nombre de cibles ; chacune y compare sa propre INI.',
    'A figure’s Shot is one roll however many targets; each compares its own INI with it.',
  ],
  [
    'EDGE-SHT-05',
    'Le joueur choisit quelle figurine de l’Escouade tire, sauf mention contraire ; certaines cartes n’ont pas besoin de tireur.',
    'The player chooses which figure of the Squad shoots, unless stated otherwise; some cards need no shooter.',
  ],
  [
    'EDGE-SHT-06',
    'Si toutes les figurines d’une Escouade tirent, les Tirs se font l’un après l’autre, dans l’ordre du joueur, qui choisit chaque cible au fur et à mesure.',
    'If all figures of a Squad shoot, the Shots are resolved one after another in the player’s order, each target chosen as they go.',
  ],
  [
    'EDGE-SHT-07',
    'Chaque Tir dit s’il vise une figurine ou une zone, et s’il touche les ennemis seuls ou toutes les figurines.',
    'Each Shot says whether it targets one figure or an area, and whether it affects enemies only or all figures.',
  ],
  [
    'EDGE-SHT-08',
    'Une Ligne de Tir est une ligne droite de Cases partant de celle du tireur ; les hexes n’y comptent pas.',
    'A Line of Fire is a straight line of Spaces starting from the shooter’s; the hexes do not matter.',
  ],
  [
    'EDGE-SHT-09',
    'Une Case occupée en partie seulement n’arrête pas la Ligne de Tir.',
    'A Space occupied only in part does not block a Line of Fire.',
  ],
  [
    'EDGE-SHT-10',
    'La Ligne de Tir s’arrête à la première Case totalement occupée, après celle du tireur : on peut toucher les figurines de cette Case, mais rien au-delà.',
    'A Line of Fire ends on the first fully occupied Space after the shooter’s: figures in that Space can be hit, nothing beyond it.',
  ],
  [
    'EDGE-SHT-11',
    'Portée N : la cible est à N Cases au plus ; 1 désigne les Cases adjacentes, 0 la Case du tireur.',
    'Range N: the target is at most N Spaces away; 1 means adjacent Spaces, 0 the shooter’s own.',
  ],
  [
    'EDGE-SHT-12',
    'Une cible plus proche que la Portée, même dans la Case du tireur, est toujours permise.',
    'A target nearer than the Range, even in the shooter’s Space, is always allowed.',
  ],
  [
    'EDGE-SHT-13',
    'Sans condition de Ligne de Tir, ni ligne ni obstacle ne comptent ; sans condition de Portée, elle est illimitée.',
    'Without a Line of Fire condition, neither lines nor obstacles matter; without a Range condition it is unlimited.',
  ],
  [
    'EDGE-SHT-14',
    'Avec une condition de Ligne de Tir, une cible hors de toute ligne droite depuis le tireur ne peut être visée, même à Portée.',
    'With a Line of Fire condition, a target on no straight line from the shooter cannot be shot, even within Range.',
  ],
  [
    'EDGE-SHT-15',
    'Engrenages et relances valent aussi pour les Tests pour Toucher.',
    'Gears and re-rolls also apply to To-Hit rolls.',
  ],
  [
    'EDGE-SHT-16',
    'La cible d’un Tir n’a ni jet de Défense ni Contre-Attaque, sauf mention contraire.',
    'The target of a Shot gets neither a Defence roll nor a Counter-Attack, unless stated otherwise.',
  ],
];
