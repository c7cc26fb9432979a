import type { RuleLine } from '@banneret/game';

/** Moving, and crushing what is in the way. */
export const movement: readonly RuleLine[] = [
  ['AT43-MOV-01', 'Une unité se déplace une fois au plus par activation.', 'A unit moves at most once per activation.'],
  [
    'AT43-MOV-02',
    'Le mode, rapide ou de combat, est annoncé avant toute mesure.',
    'The mode, rapid or combat, is announced before any measuring.',
  ],
  [
    'AT43-MOV-03',
    'On se déplace dans n’importe quelle direction, et l’orientation finale est libre.',
    'A move may go in any direction, and the facing at its end is free.',
  ],
  [
    'AT43-MOV-04',
    'Un combattant prend le chemin le plus direct, en contournant les obstacles ; c’est ce chemin que l’on compte.',
    'A fighter takes the most direct path round obstacles; the length of that path is what counts.',
  ],
  [
    'AT43-MOV-05',
    'Combattants et décors sont des obstacles : le socle entier doit passer entre eux, sinon on contourne.',
    'Fighters and terrain are obstacles: the whole base must fit between them, otherwise the fighter goes round.',
  ],
  [
    'AT43-MOV-06',
    'Personne ne traverse un décor solide, pas même un marcheur.',
    'Nobody crosses solid terrain, not even a walker.',
  ],
  [
    'AT43-MOV-07',
    'Les fantassins ne gênent pas les déplacements de leur propre camp.',
    'Foot soldiers do not hinder the moves of their own side.',
  ],
  [
    'AT43-MOV-08',
    'On ne traverse pas les fantassins ennemis, sauf avec un blindé.',
    'Enemy foot soldiers cannot be passed through, except by armour.',
  ],
  [
    'AT43-MOV-09',
    'L’infanterie peut traverser les fantassins de son camp, mais non ses unités d’appui.',
    'Infantry may pass through foot soldiers of its own side, but not through its support units.',
  ],
  [
    'AT43-MOV-10',
    'Un blindé peut traverser l’infanterie des deux camps, au risque de l’écraser.',
    'Armour may pass through infantry of either side, which risks being crushed.',
  ],
  [
    'AT43-MOV-11',
    'Aucun combattant ne finit son déplacement sur le socle d’un autre.',
    'No fighter ends its move overlapping the base of another.',
  ],
  ['AT43-MOV-12', 'Seule une unité libre peut faire un déplacement rapide.', 'Only a free unit may make a rapid move.'],
  [
    'AT43-MOV-13',
    'Déplacement rapide de l’infanterie : Mouvement plus 6 cm au plus.',
    'Rapid move of infantry: up to Movement plus 6 cm.',
  ],
  [
    'AT43-MOV-14',
    'Déplacement rapide d’un blindé : Mouvement plus 10 cm au plus.',
    'Rapid move of armour: up to Movement plus 10 cm.',
  ],
  [
    'AT43-MOV-15',
    'Une unité qui fait un déplacement rapide ne tire pas dans cette activation, ni avant ni après.',
    'A unit that makes a rapid move does not shoot in that activation, before or after.',
  ],
  [
    'AT43-MOV-16',
    'Déplacement de combat d’une unité libre : son Mouvement en centimètres ; elle peut tirer.',
    'Combat move of a free unit: up to its Movement in centimetres; it may shoot.',
  ],
  [
    'AT43-MOV-17',
    'Déplacement de combat d’une unité engagée : la moitié, sans arrondir ; elle peut rompre le contact sans riposte.',
    'Combat move of an engaged unit: half of that, not rounded; it may break contact and suffers no free attack.',
  ],
  [
    'AT43-MOV-18',
    'Tout déplacement peut être suivi d’une mêlée contre les ennemis au contact.',
    'Any move may be followed by melee against enemies in contact.',
  ],
  [
    'AT43-MOV-19',
    'Un combattant peut se déplacer moins que le maximum, ou pas du tout.',
    'A fighter may move less than the maximum, or not at all.',
  ],
  [
    'AT43-CRSH-01',
    'Un blindé en déplacement de combat n’écrase personne.',
    'Armour making a combat move crushes nobody.',
  ],
  [
    'AT43-CRSH-02',
    'Un blindé en déplacement rapide menace chaque figurine d’infanterie dont le socle est, même en partie, sur son passage : un dé pour chacune.',
    'Armour making a rapid move threatens each infantry figure whose base lies, even partly, on its path: one die for each.',
  ],
  [
    'AT43-CRSH-03',
    'Un combattant libre sur le passage est éliminé sur 5 ou plus.',
    'A free fighter on the path is eliminated on 5 or more.',
  ],
  [
    'AT43-CRSH-04',
    'Un combattant engagé sur le passage est éliminé sur 3 ou plus.',
    'An engaged fighter on the path is eliminated on 3 or more.',
  ],
  [
    'AT43-CRSH-05',
    'Une arme d’appui sur le passage est détruite sans dé.',
    'A support weapon on the path is destroyed without a die.',
  ],
  [
    'AT43-CRSH-06',
    'L’écrasement menace l’infanterie des deux camps, celle du blindé comprise.',
    'Crushing threatens infantry of both sides, the mover’s own included.',
  ],
  [
    'AT43-CRSH-07',
    'Le blindé prend le chemin le plus direct : pas de détour pour écraser davantage.',
    'The armour takes the most direct path: no detour to run over more figures.',
  ],
  [
    'AT43-CRSH-08',
    'Si le blindé finit sur des fantassins ou des artilleurs, leur joueur écarte les survivants, à plus de 2,5 cm de tout ennemi.',
    'If the armour ends on foot soldiers or gunners, their player pushes the survivors aside, to more than 2.5 cm from any enemy.',
  ],
  [
    'AT43-CRSH-09',
    'Un survivant que l’on ne peut placer ainsi est éliminé.',
    'A survivor who cannot be placed so is eliminated.',
  ],
  [
    'AT43-CRSH-10',
    'L’écrasement n’est ni un impact ni un test de dégâts : ni sauvegarde ni Protection.',
    'Crushing is neither an impact nor a damage test: no save and no Protection.',
  ],
];
