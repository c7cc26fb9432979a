import type { RuleLine } from '@banneret/game';

/** Heroes. */
export const heroes: readonly RuleLine[] = [
  [
    'AT43-HERO-01',
    'Un héros peut être l’officier de toute unité de son armée de même catégorie et de même rang que lui.',
    'A hero may be the officer of any unit of his army of the same category and rank as he.',
  ],
  [
    'AT43-HERO-02',
    'Un héros ne compte pas dans l’effectif de son unité, sauf pour le contrôle des objectifs.',
    'A hero is not counted in his unit’s strength, except for control of objectives.',
  ],
  [
    'AT43-HERO-03',
    'La valeur d’un héros s’ajoute à celle de son unité.',
    'A hero’s value is added to that of his unit.',
  ],
  [
    'AT43-HERO-04',
    'Un héros arrivé en cours de partie, sorti par exemple d’un blindé détruit, peut prendre la tête d’une unité sans officier de sa catégorie et de son rang.',
    'A hero who appears during play, for example out of a destroyed armour, may take the head of a unit without officer of his category and rank.',
  ],
  [
    'AT43-HERO-05',
    'Cela se fait en phase de contrôle et demande la cohésion : personne à plus de 10 cm du héros, et lui au contact d’un membre au moins.',
    'This happens in the control phase and needs cohesion: nobody more than 10 cm from the hero, and he in contact with at least one member.',
  ],
  [
    'AT43-HERO-06',
    'Les attitudes de l’unité qu’il rejoint valent aussitôt pour lui, même celles qu’il n’aurait pu prendre.',
    'The attitudes of the unit he joins apply to him at once, even ones he could not have taken.',
  ],
  [
    'AT43-HERO-07',
    'Il devient l’officier et le leader de l’unité ; son Moral sert aux tests.',
    'He becomes the unit’s officer and leader; his Morale serves for its tests.',
  ],
  [
    'AT43-HERO-08',
    'Sa propre carte quitte la séquence : il s’active avec l’unité.',
    'His own card leaves the sequence: he is activated with the unit.',
  ],
  [
    'AT43-HERO-09',
    'Un héros ne subit ni impact ni test de dégâts tant que son unité a d’autres figurines : elles les subissent à sa place.',
    'A hero takes no impact and no damage test while his unit has other figures: they take them in his place.',
  ],
  [
    'AT43-HERO-10',
    'Cela vaut même si ces autres figurines sont entièrement cachées aux tireurs.',
    'This holds even if those other figures are completely hidden from the shooters.',
  ],
  [
    'AT43-HERO-11',
    'Un héros n’est donc éliminé que comme dernier survivant de son unité.',
    'So a hero is eliminated only as the last survivor of his unit.',
  ],
  [
    'AT43-HERO-12',
    'Si le héros est visé en personne, par un Sniper ou comme blindé désigné seul, les règles ordinaires s’appliquent.',
    'If the hero himself is aimed at, by a Sniper or as a single armour designated, the ordinary rules apply.',
  ],
  [
    'AT43-HERO-13',
    'En mêlée, le héros a son propre combat et peut y être éliminé normalement.',
    'In melee the hero has a fight of his own and can be eliminated there normally.',
  ],
];
