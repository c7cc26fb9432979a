import type { RuleLine } from '@banneret/game';

/** Moving figures, crossing obstacles and pushing smaller figures. */
export const movement: readonly RuleLine[] = [
  [
    'EDGE-MOV-01',
    'Une Action de Déplacement vient d’une Activation, d’une carte ou de la Dispersion.',
    'A Move Action comes from an Activation, a card or the Dispersion.',
  ],
  [
    'EDGE-MOV-02',
    'Dans une Action de Déplacement, chaque figurine de l’Escouade peut bouger une fois, de DEP Cases au plus.',
    'In a Move Action each figure of the Squad may move once, up to MOV Spaces.',
  ],
  [
    'EDGE-MOV-03',
    'Les figurines d’une Escouade vont chacune où elles veulent : rien ne les oblige à rester ensemble.',
    'The figures of a Squad each go where they like: nothing makes them stay together.',
  ],
  [
    'EDGE-MOV-04',
    'Un déplacement va de Case adjacente en Case adjacente ; chaque Case où l’on entre compte 1. Les hexes d’arrivée se choisissent librement.',
    'A move goes from adjacent Space to adjacent Space; each Space entered counts 1. The hexes of arrival are chosen freely.',
  ],
  [
    'EDGE-MOV-05',
    'Une figurine peut utiliser le Déplacement pour changer d’hexes dans sa Case, même avec un DEP de 0.',
    'A figure may use the Move Action to change hexes within its Space, even with MOV 0.',
  ],
  [
    'EDGE-MOV-06',
    'Une figurine au DEP « - » ne se déplace pas du tout, pas même dans sa Case.',
    'A figure with MOV “-” does not move at all, not even within its Space.',
  ],
  [
    'EDGE-MOV-07',
    'Une figurine ne finit pas son déplacement sur un Autel ni sur une Source.',
    'A figure does not end its move on an Altar or a Source.',
  ],
  [
    'EDGE-MOV-08',
    'Une figurine ne finit pas son déplacement sur une figurine de socle égal ou plus grand, amie ou ennemie.',
    'A figure does not end its move on a figure with an equal or larger base, friend or enemy.',
  ],
  [
    'EDGE-MOV-09',
    'Elle peut finir sur des figurines de socle strictement plus petit : elle les pousse.',
    'It may end on figures with strictly smaller bases: it pushes them.',
  ],
  [
    'EDGE-MOV-10',
    'Les figurines bougent l’une après l’autre, mais une figurine poussée par l’une d’elles ne l’est pas une seconde fois dans la même Action.',
    'The figures move one after another, but a figure pushed by one of them is not pushed a second time in the same Action.',
  ],
  [
    'EDGE-MOV-11',
    'On ne traverse une Case que si tout le socle pourrait y tenir sur des hexes libres.',
    'A figure travels through a Space only if its whole base would fit there on free hexes.',
  ],
  [
    'EDGE-MOV-12',
    'Pour ce passage, figurines amies, figurines ennemies et pions du plateau occupent tous leurs hexes.',
    'For this passage friendly figures, enemy figures and board tokens all occupy their hexes.',
  ],
  [
    'EDGE-MOV-13',
    'On ne pousse pas dans les Cases traversées, seulement dans la Case d’arrivée.',
    'Nothing is pushed in the Spaces travelled through, only in the Space of arrival.',
  ],
  [
    'EDGE-MOV-14',
    'Quitter le Socle à Socle avec l’ennemi ne coûte rien.',
    'Leaving base contact with the enemy costs nothing.',
  ],
  [
    'EDGE-MOV-15',
    'À la fin d’un déplacement, le socle tient tout entier dans une seule Case.',
    'At the end of a move the base lies entirely in one Space.',
  ],
  [
    'EDGE-MOV-16',
    'Franchissement d’Obstacles : la figurine ignore pions et figurines des Cases qu’elle traverse, comme si elles étaient libres.',
    'Obstacle Crossing: the figure ignores tokens and figures in the Spaces it travels through, as if they were free.',
  ],
  [
    'EDGE-MOV-17',
    'Le Franchissement d’Obstacles ne vaut pas pour la Case d’arrivée : la position finale doit être permise, Poussées comprises.',
    'Obstacle Crossing does not cover the Space of arrival: the final position must be legal, Pushes included.',
  ],
  [
    'EDGE-MOV-18',
    'Un pion qui réagit au passage, un piège par exemple, ne touche pas une figurine en Franchissement d’Obstacles dans les Cases qu’elle traverse.',
    'A token that reacts to passing figures, a trap for example, does not affect a figure with Obstacle Crossing in the Spaces it travels through.',
  ],
  [
    'EDGE-MOV-19',
    'Un saut, un échange ou un autre mouvement suit sa carte ; les règles d’arrivée et la Poussée valent toujours, sauf mention contraire.',
    'A jump, a swap or any other movement follows its card; the rules of arrival and Push still hold, unless stated otherwise.',
  ],
  [
    'EDGE-MOV-20',
    'Le joueur de l’Escouade choisit chemins, arrêts et hexes ; pour ce qu’un effet déplace, c’est le joueur de l’effet, sauf mention contraire.',
    'The Squad’s player chooses paths, stops and hexes; for what an effect moves, the player using the effect does, unless stated otherwise.',
  ],
  [
    'EDGE-PUSH-01',
    'Une figurine qui finit un mouvement, quel qu’il soit, sur une figurine de socle strictement plus petit, amie ou ennemie, la pousse.',
    'A figure that ends any movement on a figure with a strictly smaller base, friend or enemy, pushes it.',
  ],
  [
    'EDGE-PUSH-02',
    'Celui qui fait le mouvement, et non le propriétaire, place chaque figurine poussée.',
    'The player making the move, not the owner, places each pushed figure.',
  ],
  [
    'EDGE-PUSH-03',
    'Une figurine poussée est placée sur des hexes libres, son socle dans une seule Case et Socle à Socle avec celle qui la pousse, dans la même Case ou une autre.',
    'A pushed figure is placed on free hexes, its base in one Space and base to base with the pusher, in the same Space or another.',
  ],
  [
    'EDGE-PUSH-04',
    'Si une figurine à pousser n’a aucune place permise, la position d’arrivée est interdite.',
    'If a figure to be pushed has no legal place, the position of arrival is illegal.',
  ],
  [
    'EDGE-PUSH-05',
    'Un mouvement peut pousser plusieurs figurines si toutes trouvent place en même temps, sans se chevaucher.',
    'One move may push several figures if all find room at once without overlapping.',
  ],
  [
    'EDGE-PUSH-06',
    'Seules les figurines réellement recouvertes sont poussées ; les autres restent.',
    'Only figures actually overlapped are pushed; the others stay.',
  ],
  [
    'EDGE-PUSH-07',
    'Une figurine poussée n’en pousse pas d’autre : il n’y a pas de réaction en chaîne.',
    'A pushed figure pushes no other: there is no chain.',
  ],
  [
    'EDGE-PUSH-08',
    'Autels, Sources et autres pions du plateau ne se poussent pas.',
    'Altars, Sources and other board tokens cannot be pushed.',
  ],
  [
    'EDGE-PUSH-09',
    'Une Poussée ne blesse pas et ne déclenche aucun Combat ; elle peut faire ou défaire un Socle à Socle.',
    'A Push causes no Wound and starts no Combat; it may make or break base contact.',
  ],
  ['EDGE-PUSH-10', 'À socles égaux, on ne pousse jamais.', 'Equal bases never push.'],
];
