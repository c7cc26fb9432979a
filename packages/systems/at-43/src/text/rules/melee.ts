import type { RuleLine } from '@banneret/game';

/** Close combat. */
export const melee: readonly RuleLine[] = [
  [
    'AT43-MEL-01',
    'Le corps à corps se résout pendant l’activation d’une unité dont une figurine au moins est engagée après son déplacement ou sans déplacement.',
    'Close combat is resolved in the activation of a unit with at least one figure engaged after its move, or without a move.',
  ],
  [
    'AT43-MEL-02',
    'Un combattant attaque une fois avec chacune de ses armes de mêlée tout ennemi au contact, quel que soit son déplacement.',
    'A fighter attacks once with each of its melee weapons any enemy in contact, whatever its move.',
  ],
  [
    'AT43-MEL-03',
    'Seuls attaquent les combattants engagés qui ont une arme de mêlée ; les défenseurs ne ripostent pas.',
    'Only engaged fighters with a melee weapon attack; defenders do not strike back.',
  ],
  [
    'AT43-MEL-04',
    'Un porteur d’arme spéciale n’attaque jamais en mêlée, mais peut y être touché.',
    'A special-weapon bearer never attacks in melee, but can be hit there.',
  ],
  [
    'AT43-MEL-05',
    'La mêlée se divise en combats, un type de combattant contre un autre.',
    'The melee is divided into fights, one type of fighter against one other.',
  ],
  [
    'AT43-MEL-06',
    'Qui a des caractéristiques ou une arme de mêlée particulières, comme un héros, a son propre combat.',
    'Whoever has particular characteristics or a particular melee weapon, such as a hero, has a fight of his own.',
  ],
  [
    'AT43-MEL-07',
    'Des défenseurs d’unités différentes donnent des combats séparés.',
    'Defenders of different units make separate fights.',
  ],
  [
    'AT43-MEL-08',
    'Artilleurs et armes d’appui donnent des combats séparés.',
    'Gunners and support weapons make separate fights.',
  ],
  [
    'AT43-MEL-09',
    'Leaders, officiers et spécialistes n’ont pas de combat à part s’ils ont les mêmes armes de mêlée et caractéristiques.',
    'Leaders, officers and specialists need no fight apart if they have the same melee weapons and characteristics.',
  ],
  [
    'AT43-MEL-10',
    'L’attaquant fait la séparation et choisit l’ordre des combats.',
    'The attacker makes the separation and chooses the order of the fights.',
  ],
  [
    'AT43-MEL-11',
    'Dés d’un combat : la Cadence de l’arme de mêlée pour chaque attaquant ; les échecs se relancent selon ses Relances.',
    'Dice of a fight: the melee weapon’s Rate of Fire for each attacker; failures are rerolled as its Rerolls allow.',
  ],
  [
    'AT43-MEL-12',
    'Test de mêlée : Précision de l’arme contre Combat des défenseurs.',
    'Melee test: the weapon’s Accuracy against the defenders’ Combat.',
  ],
  [
    'AT43-MEL-13',
    'Chaque réussite est un impact et donne lieu à un test de dégâts.',
    'Each success is an impact and leads to a damage test.',
  ],
  [
    'AT43-MEL-14',
    'Contre l’infanterie, l’attaquant choisit les éliminés parmi les défenseurs au contact de ceux qui ont frappé ; les réussites en trop sont perdues.',
    'Against infantry the attacker chooses the eliminated among the defenders in contact with those who struck; surplus successes are wasted.',
  ],
  [
    'AT43-MEL-15',
    'Contre des blindés, l’attaquant répartit librement les impacts entre ceux au contact, puis lance dégâts et localisation.',
    'Against armour the attacker shares the impacts freely among those in contact, then rolls damage and location.',
  ],
  [
    'AT43-MEL-16',
    'Les pertes sont retirées une fois finis les tests de dégâts du combat.',
    'Losses are removed once the damage tests of the fight are done.',
  ],
  ['AT43-MEL-17', 'Il n’y a pas de sauvegarde de couvert en mêlée.', 'There are no cover saves in melee.'],
];
