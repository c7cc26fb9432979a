import type { RuleLine } from '@banneret/game';

/** States of a unit and its activation. */
export const states: readonly RuleLine[] = [
  [
    'AT43-STAT-01',
    'Ce qu’une unité peut faire dépend de son état quand on l’active : libre, engagée, à terre ou désorganisée.',
    'What a unit may do depends on its state when it is activated: free, engaged, prone or disorganised.',
  ],
  [
    'AT43-STAT-02',
    'Un combattant est libre s’il n’est au contact d’aucun ennemi ; une unité, si tous ses membres le sont.',
    'A fighter is free when in contact with no enemy; a unit is free when all its members are.',
  ],
  [
    'AT43-STAT-03',
    'Un combattant est engagé s’il est au contact d’un ennemi ; une unité l’est dès qu’un membre l’est.',
    'A fighter is engaged when in contact with an enemy; a unit is engaged as soon as one member is.',
  ],
  [
    'AT43-STAT-04',
    'Un blindé n’est jamais engagé : il compte toujours comme libre.',
    'Armour is never engaged: it always counts as free.',
  ],
  [
    'AT43-STAT-05',
    'Une unité engagée n’a plus d’attitude de combat.',
    'An engaged unit has no combat attitude any more.',
  ],
  [
    'AT43-STAT-06',
    'Certains effets, comme les explosions, jettent des combattants à terre ; on couche leurs figurines.',
    'Some effects, such as explosions, throw fighters down; their figures are laid on their side.',
  ],
  [
    'AT43-STAT-07',
    'À l’activation, si la moitié de l’unité ou moins est à terre, tous se relèvent et l’unité agit normalement.',
    'On activation, if half of the unit or less is prone, all stand up and the unit acts normally.',
  ],
  [
    'AT43-STAT-08',
    'À l’activation, si plus de la moitié est à terre, les figurines se relèvent et c’est tout : ni action ni attitude.',
    'On activation, if more than half is prone, the figures stand up and that is all: no action and no attitude.',
  ],
  [
    'AT43-STAT-09',
    'Activer une unité à terre sans officier coûte aussi 1 PC.',
    'Activating a prone unit without officer also costs 1 command point.',
  ],
  [
    'AT43-STAT-10',
    'Si ce PC n’est pas payé, les figurines restent à terre.',
    'If that point is not paid the figures stay prone.',
  ],
  [
    'AT43-STAT-11',
    'Dans une zone de feu, les combattants à terre sont ignorés, comme s’ils avaient mis genou en terre.',
    'In a fire zone prone fighters are ignored, as if they were kneeling.',
  ],
  [
    'AT43-STAT-12',
    'Une unité désorganisée a raté un test de Moral et risque la déroute.',
    'A disorganised unit has failed a Morale test and risks rout.',
  ],
  [
    'AT43-ACT-01',
    'Le joueur qui devient actif retourne la première carte de sa séquence et active cette unité.',
    'The player who becomes active turns over the first card of his sequence and activates that unit.',
  ],
  [
    'AT43-ACT-02',
    'Activer une unité sans officier coûte 1 PC ; avec un officier ou un héros, rien.',
    'Activating a unit without officer costs 1 command point; with an officer or a hero, nothing.',
  ],
  [
    'AT43-ACT-03',
    'Si le PC n’est pas payé, l’unité est activée mais n’accomplit aucune action.',
    'If the point is not paid, the unit is activated but performs no action.',
  ],
  [
    'AT43-ACT-04',
    'Une unité non payée qui n’est pas encore entrée en jeu est traitée comme une unité de réserve.',
    'An unpaid unit that has not yet joined the battle is treated as a reserve unit.',
  ],
  [
    'AT43-ACT-05',
    'Juste avant d’activer une unité, le joueur peut utiliser une seule des trois options de commandement, payée aussitôt.',
    'Just before activating a unit the player may use only one of the three command options, paid at once.',
  ],
  [
    'AT43-ACT-06',
    'Remplacer la première carte (1 PC) : elle va, toujours cachée, à une autre place de la séquence et la suivante est jouée aussitôt.',
    'Replace the first card (1 command point): still face down, it goes to another place in the sequence and the next is played at once.',
  ],
  [
    'AT43-ACT-07',
    'Sursis d’activation (2 PC) : le joueur passe sans retourner de carte.',
    'Activation deferral (2 command points): the player passes without turning a card.',
  ],
  ['AT43-ACT-08', 'On ne passe pas deux fois de suite.', 'A player may not pass twice in a row.'],
  [
    'AT43-ACT-09',
    'Activation supplémentaire (2 PC) : seulement à l’occasion qui suit un sursis, le joueur retourne ses deux premières cartes et active les deux unités dans l’ordre voulu.',
    'Extra activation (2 command points): only at the opportunity after a deferral, the player turns over his first two cards and activates both units in the order he likes.',
  ],
  [
    'AT43-ACT-10',
    'Chacune de ces deux unités coûte encore 1 PC si elle n’a pas d’officier.',
    'Each of those two units still costs 1 command point if it has no officer.',
  ],
  [
    'AT43-ACT-11',
    'L’action choisie vaut pour tous les combattants de l’unité.',
    'The action chosen for a unit applies to all its fighters.',
  ],
  [
    'AT43-ACT-12',
    'Une activation peut réunir un déplacement, des tirs avant ou après un déplacement de combat, et la mêlée en dernier.',
    'One activation may combine one move, shooting before or after a combat move, and melee last.',
  ],
  [
    'AT43-ACT-13',
    'Un combattant qui a attaqué en mêlée n’agit plus dans cette activation.',
    'A fighter who has attacked in melee does nothing more in that activation.',
  ],
  [
    'AT43-ACT-14',
    'Ordre d’une activation : option ou artillerie, carte révélée et attitudes perdues, test de Moral, ralliement, paiement, se relever, Tir décalé, actions, attitudes.',
    'Order of an activation: option or artillery, card revealed and attitudes lost, Morale test, rally, payment, standing up, Staggered Fire, actions, attitudes.',
  ],
];
