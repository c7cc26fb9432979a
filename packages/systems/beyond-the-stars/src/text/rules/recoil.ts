import type { RuleLine } from '@banneret/game';

/** Recoil, making way, and the Blocked. */
export const recoil: readonly RuleLine[] = [
  [
    'BTS-REC-01',
    'Le perdant recule de 3 cm en ligne droite, à l’opposé du vainqueur, dans la direction que choisit son joueur ; tout le camp perdant recule.',
    'The loser recoils 3 cm in a straight line away from the winner, in a direction of its owner’s choice; the whole losing side does.',
  ],
  [
    'BTS-REC-02',
    'Un recul traverse les zones de contrôle ennemies, sans toucher un socle ennemi.',
    'A recoil crosses enemy control zones, without touching an enemy base.',
  ],
  [
    'BTS-REC-03',
    'Le recul n’est pas un déplacement : il est toujours possible et le terrain difficile ne le ralentit pas.',
    'A recoil is not a move: it is always possible and difficult terrain does not slow it.',
  ],
  [
    'BTS-REC-04',
    'Un recul ne franchit pas d’obstacle, ne saute pas et n’escalade pas.',
    'A recoil crosses no obstacle and neither jumps nor climbs.',
  ],
  [
    'BTS-REC-05',
    'Acculé au vide, le perdant choisit : Bloqué, ou tomber, avec dégâts si la chute dépasse sa hauteur.',
    'With only a drop behind, the loser chooses: Blocked, or falling, with damage if the drop exceeds its height.',
  ],
  [
    'BTS-REC-06',
    'Faites place : un allié qui gêne peut s’écarter de 3 cm au plus, s’il n’est ni Véhicule, ni Monstre, ni Engagé, ni Immobilisé.',
    'Make way: an ally in the way may step aside up to 3 cm, if not a Vehicle, a Monster, Engaged or Immobilised.',
  ],
  [
    'BTS-REC-07',
    'Faire place peut entrer dans une zone ennemie sans contact, mais ni franchir, ni sauter, ni grimper, ni tomber ; l’Infanterie ne le fait pas dans l’eau.',
    'Making way may enter an enemy zone without contact, but not cross, jump, climb or fall; Infantry does not do it through water.',
  ],
  [
    'BTS-REC-08',
    'Le terrain difficile ne ralentit pas qui fait place, et une figurine à terre le peut.',
    'Difficult terrain does not slow making way, and a prone figure may do it.',
  ],
  [
    'BTS-REC-09',
    'Une seule figurine fait place pour un perdant ; si elle ne suffit pas, personne ne bouge et il est Bloqué.',
    'Only one figure makes way for a loser; if that is not enough, nobody moves and he is Blocked.',
  ],
  ['BTS-REC-10', 'Qui ne peut reculer des 3 cm entiers est Bloqué.', 'Whoever cannot recoil the full 3 cm is Blocked.'],
  [
    'BTS-REC-11',
    'Un Bloqué recule autant qu’il peut ; sinon il reste au contact jusqu’aux coups, puis les socles sont écartés.',
    'A Blocked figure recoils as far as it can; otherwise it stays in contact until the blows, then the bases are set apart.',
  ],
  [
    'BTS-REC-12',
    'Contre un Bloqué, chaque Point de Gloire donne deux jets pour blesser.',
    'Against a Blocked figure each Glory Point gives two wound rolls.',
  ],
  [
    'BTS-REC-13',
    'Une figurine à terre est toujours Bloquée pour les coups ; jamais un Monstre, un Véhicule, une Gigantesque, ni personne dans un bâtiment.',
    'A prone figure is always Blocked for blows; never a Monster, a Vehicle, a Gigantic figure, nor anyone in a building.',
  ],
];
