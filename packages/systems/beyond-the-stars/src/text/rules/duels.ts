import type { RuleLine } from '@banneret/game';

/** The Duel phase and shielding. */
export const duels: readonly RuleLine[] = [
  [
    'BTS-DUE-01',
    'Ordre : Actions d’Éclat, Combats Légendaires, puis les Duels choisis par le joueur qui a l’initiative.',
    'Order: heroic actions, Legendary Combats, then the Duels as the initiative player chooses.',
  ],
  [
    'BTS-DUE-02',
    'Un Duel : jet de Duel, recul du perdant, jets pour blesser, retrait des pertes.',
    'A Duel: Duel roll, the loser recoils, wound rolls, losses removed.',
  ],
  [
    'BTS-DUE-03',
    'Chaque camp lance autant de dés que le total des A de ses figurines, en distinguant à qui ils sont.',
    'Each side rolls as many dice as the total A of its figures, told apart by owner.',
  ],
  [
    'BTS-DUE-04',
    'Soutien : un allié armé pour cela, ni Engagé, ni Immobilisé, ni à terre, au contact d’un combattant au socle pas plus grand que le sien, ajoute un dé.',
    'Support: an ally armed for it, not Engaged, Immobilised or prone, in contact with a fighter whose base is no larger than his, adds one die.',
  ],
  [
    'BTS-DUE-05',
    'Chaque camp range ses dés par ordre croissant ; on les compare deux à deux à partir du plus bas.',
    'Each side sorts its dice upwards; they are compared pair by pair from the lowest.',
  ],
  [
    'BTS-DUE-06',
    'Le plus haut dé d’une paire gagne un Point de Gloire pour sa figurine.',
    'The higher die of a pair wins a Glory Point for its figure.',
  ],
  [
    'BTS-DUE-07',
    'À égalité, la plus haute CC des deux figurines gagne le Point.',
    'On a tie the higher CC of the two figures wins the Point.',
  ],
  [
    'BTS-DUE-08',
    'À égalité de dés et de CC, chacune gagne un Point de Gloire.',
    'With dice and CC both tied, each gains a Glory Point.',
  ],
  [
    'BTS-DUE-09',
    'Qui a des dés égaux de figurines différentes les ordonne à son gré ; l’attaquant le fait en dernier.',
    'Whoever has equal dice of different figures orders them freely; the attacker does so last.',
  ],
  [
    'BTS-DUE-10',
    'Les dés sans vis-à-vis, les plus hauts du camp qui en a le plus, donnent un Point chacun sur 4+.',
    'Dice left unpaired, the highest of the side with more, give a Point each on 4+.',
  ],
  [
    'BTS-DUE-11',
    'Chaque Point de Gloire donne à sa figurine un jet pour blesser contre l’ennemi Engagé du Duel qu’elle choisit.',
    'Each Glory Point gives its figure one wound roll against an enemy Engaged in the Duel, of its choice.',
  ],
  [
    'BTS-DUE-12',
    'Les deux camps emploient leurs Points, le perdant aussi.',
    'Both sides use their Points, the loser too.',
  ],
  ['BTS-DUE-13', 'Le camp qui a le plus de Points gagne.', 'The side with more Points wins.'],
  [
    'BTS-DUE-14',
    'À égalité de Points, tous s’écartent également jusqu’à 3 cm ; le défenseur passe pour vainqueur.',
    'With equal Points all fall back equally until 3 cm apart; the defender counts as the winner.',
  ],
  [
    'BTS-DUE-15',
    'Un soutien n’est pas Engagé et ne peut être frappé, sauf par un Marcheur ; un Point gagné contre son dé frappe les Engagés.',
    'A support is not Engaged and cannot be struck, except by a Walker; a Point won against its die strikes the Engaged.',
  ],
  [
    'BTS-DUE-16',
    'Chaque jet pour blesser emploie la F de la figurine qui a gagné le Point.',
    'Each wound roll uses the F of the figure that won the Point.',
  ],
  [
    'BTS-DUE-17',
    'Les coups d’un Duel sont simultanés : une figurine tuée emploie encore ses Points.',
    'The blows of a Duel are simultaneous: a figure that is killed still uses its Points.',
  ],
  [
    'BTS-DUE-18',
    'Les modificateurs de Duel s’ajoutent : désarmé, arme de tir seule, à terre, assaut d’un bâtiment, arme à deux mains, bannière.',
    'Duel modifiers add up: unarmed, ranged weapon only, prone, assault of a building, two-handed weapon, banner.',
  ],
  [
    'BTS-DUE-19',
    'Après un Duel, plus personne n’est au contact d’un ennemi de ce Duel, sauf dans un bâtiment.',
    'After a Duel nobody stays in contact with an enemy of that Duel, except in a building.',
  ],
  [
    'BTS-SHD-01',
    'Avant les dés, une figurine Engagée qui a un bouclier peut déclarer qu’elle se protège.',
    'Before the dice an Engaged figure with a shield may declare that it protects itself.',
  ],
  ['BTS-SHD-02', 'Son A est doublée pour le jet de Duel.', 'Its A is doubled for the Duel roll.'],
  [
    'BTS-SHD-03',
    'Elle ne frappe pas, qu’elle gagne ou qu’elle perde.',
    'It does not strike, whether it wins or loses.',
  ],
  ['BTS-SHD-04', 'Ses dés en surplus ne donnent jamais de Point.', 'Its surplus dice never give a Point.'],
  [
    'BTS-SHD-05',
    'Dans un combat multiple, tout le camp se protège ou personne.',
    'In a multiple combat the whole side shields or nobody does.',
  ],
  ['BTS-SHD-06', 'Une figurine qui se protège ne peut être soutenue.', 'A figure that shields cannot be supported.'],
  [
    'BTS-SHD-07',
    'À terre on peut se protéger ; la Cavalerie et les Immobilisés ne le peuvent pas.',
    'Prone figures may shield; Cavalry and the Immobilised may not.',
  ],
];
