import type { RuleLine } from '@banneret/game';

/** Cover, saves and losses from shooting. */
export const losses: readonly RuleLine[] = [
  [
    'AT43-COV-01',
    'Un couvert est un décor derrière lequel on peut s’abriter sans y être entièrement caché.',
    'Cover is terrain behind which a fighter can shelter without being completely hidden.',
  ],
  [
    'AT43-COV-02',
    'Le couvert n’annule que des impacts de tir direct.',
    'Cover can cancel impacts of direct fire only.',
  ],
  [
    'AT43-COV-03',
    'Un obstacle abrite si sa Taille atteint la moitié de celle du combattant sans l’égaler ; plus petit, il n’abrite que si l’unité est À couvert.',
    'An obstacle shelters if its Size is at least half the fighter’s but below it; a smaller one does so only if the unit has Take Cover.',
  ],
  [
    'AT43-COV-04',
    'La zone de couvert est la surface au-delà de l’obstacle, entre les lignes qui prolongent le tir vers l’unité visée.',
    'The cover zone is the surface beyond the obstacle between the lines that prolong the shots towards the target unit.',
  ],
  [
    'AT43-COV-05',
    'Un combattant dont le socle est même en partie dans cette zone est à couvert.',
    'A fighter whose base lies even partly in that zone is in cover.',
  ],
  [
    'AT43-COV-06',
    'Si la moitié au moins d’une unité est cachée ou à couvert, tous ses impacts donnent droit à une sauvegarde.',
    'If at least half of a unit is hidden or in cover, all its impacts may be saved.',
  ],
  [
    'AT43-COV-07',
    'Sinon, personne dans l’unité n’a de sauvegarde, pas même ceux qui sont à couvert.',
    'Otherwise nobody in the unit makes saves, not even those in cover.',
  ],
  ['AT43-COV-08', 'Sauvegarde : un dé par impact ; 5 ou 6 l’annule.', 'Save: one die per impact; 5 or 6 cancels it.'],
  [
    'AT43-COV-09',
    'Avec l’attitude À couvert, la sauvegarde réussit sur 3 ou plus.',
    'With Take Cover a save succeeds on 3 or more.',
  ],
  [
    'AT43-COV-10',
    'Le couvert est ignoré si le leader des tireurs est à 10 cm ou moins du bord du couvert le plus proche de la cible.',
    'Cover is ignored when the shooters’ leader is 10 cm or less from the edge of the cover nearest to the target.',
  ],
  [
    'AT43-COV-11',
    'Un combattant que nul tireur ne voit ne peut être touché par un tir direct.',
    'A fighter whom no shooter sees cannot be hit by direct fire.',
  ],
  [
    'AT43-CAS-01',
    'Les tests de dégâts d’une salve se résolvent un à un et les pertes sont retirées au fur et à mesure.',
    'The damage tests of a salvo are resolved one by one and losses are removed as they occur.',
  ],
  [
    'AT43-CAS-02',
    'Contre l’infanterie, les figurines éliminées sont d’abord les plus proches du leader des tireurs.',
    'Against infantry the figures eliminated are first those nearest to the shooters’ leader.',
  ],
  [
    'AT43-CAS-03',
    'À égale distance, le joueur qui résout le tir choisit.',
    'If two are equally near the player resolving the fire chooses.',
  ],
  [
    'AT43-CAS-04',
    'Contre des blindés, les impacts se partagent aussi également que possible, les impacts en trop allant aux plus proches des tireurs.',
    'Against armour the impacts are shared as evenly as possible, the extra ones going to those nearest to the shooters.',
  ],
  [
    'AT43-CAS-05',
    'Les tests de dégâts se font ensuite blindé par blindé.',
    'Damage tests are then made armour by armour.',
  ],
  [
    'AT43-CAS-06',
    'Leaders, officiers, spécialistes et porteurs d’arme spéciale n’échappent pas à cet ordre ; seuls les héros sont protégés.',
    'Leaders, officers, specialists and special-weapon bearers do not escape this order; only heroes are protected.',
  ],
];
