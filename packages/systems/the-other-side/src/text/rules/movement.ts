import type { RuleLine } from '@banneret/game';

/** Moving, placing and formation. */
export const movement: readonly RuleLine[] = [
  [
    'TOS-MOV-01',
    'Tout changement de position d’un objet, Groupe de combat, marqueur ou décor, est un mouvement.',
    'Any change of position of an object, be it Fireteam, Marker or terrain, is a move.',
  ],
  [
    'TOS-MOV-02',
    'Un mouvement est fait de segments droits dont le total ne dépasse pas la distance permise, mesurée toujours au même point du socle.',
    'A move is made of straight segments whose total may not exceed the allowed distance, always measured at the same point of the base.',
  ],
  [
    'TOS-MOV-03',
    'On peut bouger de moins que le maximum, sauf si une autre unité impose le mouvement.',
    'One may move less than the maximum, unless another unit forces the move.',
  ],
  [
    'TOS-MOV-04',
    'Aucun effet ne fait sortir un objet de la table : son socle y reste entièrement.',
    'No effect can move an object off the table: its base stays wholly on it.',
  ],
  [
    'TOS-MOV-05',
    'Un Groupe de combat non Titan ne traverse que ceux de sa propre unité ; tous les autres, amis ou ennemis, sont des obstacles.',
    'A Fireteam that is no Titan moves through those of its own unit only; every other one, friendly or enemy, is an obstacle.',
  ],
  [
    'TOS-MOV-06',
    'Un Titan qui bouge par une Marche ou un En avant ! traverse tout Groupe non Titan ; un Titan arrête un Titan.',
    'A Titan moving by a March or Rush Order moves through any Fireteam that is no Titan; Titans stop Titans.',
  ],
  [
    'TOS-MOV-07',
    'Aucun Groupe de combat ne finit un mouvement sur un autre.',
    'No Fireteam may end a move overlapping another.',
  ],
  [
    'TOS-MOV-08',
    'Un Groupe de combat bougé par l’Action ou la Capacité d’une autre unité parcourt toute la distance permise.',
    'A Fireteam moved by an Action or Ability of another unit moves the full distance allowed.',
  ],
  [
    'TOS-MOV-09',
    'S’il est dans une Escouade, chacun des autres Groupes de l’Escouade bouge aussi, de la moitié de cette distance, sans arrondi.',
    'If it is in a Squad, every other Fireteam of the Squad also moves, by half that distance, not rounded.',
  ],
  [
    'TOS-MOV-10',
    'Celui qui contrôle l’Action ou la Capacité choisit quel Groupe bouge le premier ; tous ces mouvements respectent la formation.',
    'The controller of the Action or Ability chooses which of them moves first; all those moves respect formation.',
  ],
  [
    'TOS-MOV-11',
    'Vers ou à l’opposé : la ligne droite passe par les deux centres ; le mouvement doit finir plus près, ou plus loin, qu’il n’a commencé, autant que possible.',
    'Toward or away: the straight line runs through both centres; the move must end nearer, or farther, than it began, as far as possible.',
  ],
  [
    'TOS-MOV-12',
    'Un mouvement vers ou à l’opposé s’arrête au contact de ce qui ne peut pas être traversé.',
    'A move toward or away ends on contact with what cannot be crossed.',
  ],
  [
    'TOS-MOV-13',
    'Placer : l’objet est soulevé et posé là où l’effet le dit ; si c’est une zone, il doit y tenir entièrement.',
    'Place: the object is lifted and put where the effect says; if that is an area, it must fit wholly inside.',
  ],
  [
    'TOS-MOV-14',
    'Si l’objet ne tient pas, le placement n’a pas lieu et il reste où il est.',
    'If the object does not fit, the placement does not happen and it stays.',
  ],
  [
    'TOS-MOV-15',
    'Être placé compte comme avoir bougé ; on n’est placé ni sur un autre Groupe de combat ni sur un décor infranchissable.',
    'Being placed counts as having moved; one is placed neither onto another Fireteam nor on Impassable terrain.',
  ],
  [
    'TOS-MOV-16',
    'Si un Groupe d’une Escouade est placé, tous ceux de l’Escouade doivent l’être, sauf si l’effet ne vise qu’un Groupe ou que la cible.',
    'If one Fireteam of a Squad is placed, every Fireteam of the Squad must be, unless the effect names a single Fireteam or only the target.',
  ],
  [
    'TOS-MOV-17',
    'Formation : chaque Groupe de combat d’une Escouade est à 8 pouces ou moins de chacun des autres ; ils n’ont pas besoin de se voir.',
    'Formation: every Fireteam of a Squad is within 8 inches of every other; they need not see each other.',
  ],
  [
    'TOS-MOV-18',
    'La formation se vérifie à la fin du mouvement, quand tous les Groupes de l’unité ont fait leur part.',
    'Formation is checked at the end of the move, when all Fireteams of the unit have made their part of it.',
  ],
  [
    'TOS-MOV-19',
    'Un mouvement qui romprait la formation s’arrête à la plus grande distance qui la garde.',
    'A move that would break formation stops at the greatest distance that keeps it.',
  ],
  [
    'TOS-MOV-20',
    'Un placement qui romprait la formation n’a pas lieu pour ce Groupe et reste sans effet.',
    'A placement that would break formation does not happen for that Fireteam and has no effect.',
  ],
  [
    'TOS-MOV-21',
    'Aucun mouvement ni placement ne laisse une Escouade hors de formation.',
    'No move or placement may ever leave a Squad out of formation.',
  ],
  [
    'TOS-MOV-22',
    'Lorsqu’une Escouade est placée, autant de Groupes que possible vont à l’endroit dit ; chacun de ceux qui n’y tiennent pas est placé au contact de l’un des premiers.',
    'When a Squad is placed, as many Fireteams as possible go to the stated spot; each that does not fit is placed in contact with one that did.',
  ],
  [
    'TOS-MOV-23',
    'Le joueur qui contrôle ces Groupes choisit leurs positions, en formation.',
    'The controller of those Fireteams chooses the positions, in formation.',
  ],
  [
    'TOS-MOV-24',
    'Pendant son mouvement, un Groupe d’Escouade peut s’éloigner de plus de 8 pouces, pourvu qu’il finisse en formation.',
    'While moving, a Squad Fireteam may be farther than 8 inches from its comrades, provided it ends in formation.',
  ],
];
