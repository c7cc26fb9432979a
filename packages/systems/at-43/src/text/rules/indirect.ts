import type { RuleLine } from '@banneret/game';

/** Indirect fire and artillery strikes. */
export const indirect: readonly RuleLine[] = [
  [
    'AT43-IND-01',
    'Le tir indirect désigne un seul combattant, ami ou ennemi.',
    'Indirect fire designates one single fighter, friend or enemy.',
  ],
  [
    'AT43-IND-02',
    'Un membre au moins de l’unité qui tire, porteur de l’arme ou non, doit voir ce combattant.',
    'At least one member of the firing unit, bearer of the weapon or not, must see that fighter.',
  ],
  [
    'AT43-IND-03',
    'Tous les porteurs de l’arme peuvent tirer, qu’ils voient la cible ou non.',
    'All bearers of the weapon may fire, whether they see the target or not.',
  ],
  [
    'AT43-IND-04',
    'Le test de tir est le test ordinaire : Précision contre portée, Cadence par tireur, Relances.',
    'The shooting test is the ordinary one: Accuracy against range, Rate of Fire for each shooter, Rerolls.',
  ],
  [
    'AT43-IND-05',
    'Si la portée rend l’échec automatique, la salve est perdue et n’a aucun effet.',
    'If the range makes failure automatic the salvo is lost and has no effect at all.',
  ],
  [
    'AT43-IND-06',
    'Le gabarit est centré sur le combattant désigné.',
    'The template is centred on the fighter designated.',
  ],
  [
    'AT43-IND-07',
    'S’il reste un échec après les relances, le gabarit dévie : un dé donne l’une de six directions ; le 4 éloigne du leader qui tire, le 1 ramène vers lui, les nombres tournent dans le sens horaire.',
    'If a failure remains after rerolls the template deviates: one die gives one of six directions; 4 points away from the firing leader, 1 back to him, and the numbers run clockwise.',
  ],
  ['AT43-IND-08', 'La déviation est de 1 cm par test raté.', 'The deviation is 1 cm for each failed test.'],
  [
    'AT43-IND-09',
    'Si tous les tests sont réussis, le gabarit reste en place et aucun dé de direction n’est lancé.',
    'If all tests succeed the template stays in place and no direction die is rolled.',
  ],
  [
    'AT43-IND-10',
    'Si tous les tests ont échoué, le rayon est l’Aire d’effet de l’arme.',
    'If all tests failed the radius is the weapon’s Area of Effect.',
  ],
  [
    'AT43-IND-11',
    'Avec une réussite ou plus, le rayon est l’Aire d’effet multipliée par le nombre de réussites.',
    'With one success or more the radius is the Area of Effect multiplied by the number of successes.',
  ],
  [
    'AT43-IND-12',
    'Si ce produit dépasse 10 cm, le rayon est de 10 cm et chaque combattant atteint subit deux impacts.',
    'If that product exceeds 10 cm the radius is 10 cm and every fighter affected takes two impacts.',
  ],
  [
    'AT43-IND-13',
    'Est atteint tout combattant, de tout camp, dont le socle est même en partie sous le gabarit.',
    'Affected is every fighter, of any side, whose base lies even partly under the template.',
  ],
  [
    'AT43-IND-14',
    'Un combattant d’infanterie qui subit un tel impact et survit est jeté à terre ; un blindé ne l’est pas.',
    'An infantry fighter who takes such an impact and survives is thrown down; armour is not.',
  ],
  [
    'AT43-IND-15',
    'Le couvert ne donne aucune sauvegarde contre le tir indirect.',
    'Cover gives no save against indirect fire.',
  ],
  [
    'AT43-ART-01',
    'Seules les missions qui le disent permettent des frappes d’artillerie, et elles en donnent le profil.',
    'Only missions that say so allow artillery strikes, and they give their profile.',
  ],
  [
    'AT43-ART-02',
    'Une frappe se déclenche juste avant d’activer une unité, une fois par tour au plus.',
    'A strike is called just before activating a unit, at most once per turn.',
  ],
  [
    'AT43-ART-03',
    'Elle peut viser tout combattant que voit l’un des officiers ou leaders du joueur.',
    'It may target any fighter seen by one of the player’s officers or leaders.',
  ],
  ['AT43-ART-04', 'Elle coûte 3 PC.', 'It costs 3 command points.'],
  [
    'AT43-ART-05',
    'Elle suit les règles du tir indirect, mais touche sur un résultat fixe à toute portée.',
    'It follows the rules of indirect fire, but hits on a fixed result at any range.',
  ],
];
