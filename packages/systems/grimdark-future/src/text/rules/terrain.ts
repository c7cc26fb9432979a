import type { RuleLine } from '@banneret/game';

/** The types of terrain and what they do. */
export const terrain: readonly RuleLine[] = [
  [
    'GDF-TER-01',
    'Un décor peut avoir plusieurs types à la fois, et les joueurs peuvent convenir de conditions en plus.',
    'A terrain piece may have several types at once, and the players may agree on further conditions.',
  ],
  [
    'GDF-TER-02',
    'Une forêt, par exemple, est un couvert et un terrain difficile ; on peut convenir d’y voir et d’en voir, mais pas au travers.',
    'A forest, for example, is cover and difficult terrain; the players may agree to see into it and out of it, but not through it.',
  ],
  [
    'GDF-TER-03',
    'Toute surface sans autre type est un terrain ouvert : il n’a pas de règle, et les règles sur les terrains ne le concernent pas.',
    'Any surface of no other type is open terrain: it has no rules, and rules about terrain do not touch it.',
  ],
  [
    'GDF-TER-04',
    'Un terrain infranchissable ne se traverse pas et l’on n’y entre pas, sauf règle contraire.',
    'Impassable terrain cannot be entered or crossed, unless a rule allows it.',
  ],
  [
    'GDF-TER-05',
    'On ne voit pas à travers un terrain bloquant, sauf règle contraire.',
    'Nobody sees through blocking terrain, unless a rule allows it.',
  ],
  [
    'GDF-TER-06',
    'Si plus de la moitié des figurines d’une unité sont dans ou derrière un couvert, +1 à ses jets de Défense contre les tirs.',
    'If more than half the models of a unit are in or behind cover, +1 to its Defence rolls against shooting.',
  ],
  [
    'GDF-TER-07',
    'Le couvert ne sert à rien en mêlée ni contre les sorts.',
    'Cover gives nothing in melee or against spells.',
  ],
  [
    'GDF-TER-08',
    'Plusieurs couverts ne donnent ensemble qu’un seul +1.',
    'Several pieces of cover together give +1 once only.',
  ],
  [
    'GDF-TER-09',
    'Si une figurine passe en terrain difficile, aucune de son unité ne dépasse 6 pouces dans ce mouvement.',
    'If a model moves through difficult terrain, none of its unit moves more than 6 inches in that move.',
  ],
  [
    'GDF-TER-10',
    'Cette limite vaut pour Avancer, Sprinter et Charger, bonus compris ; elle n’allonge jamais un mouvement plus court.',
    'That limit holds for Advance, Rush and Charge, bonuses included; it never lengthens a shorter move.',
  ],
  [
    'GDF-TER-11',
    'Chaque figurine qui traverse un terrain dangereux ou y est activée passe un test.',
    'Each model that moves through dangerous terrain or is activated in it takes a test.',
  ],
  [
    'GDF-TER-12',
    'Test de terrain dangereux : un dé ; sur 1, l’unité subit une blessure, sans jet de Défense.',
    'Dangerous terrain test: one die; on a 1 the unit suffers a wound, with no Defence roll.',
  ],
  [
    'GDF-TER-13',
    'Pour ce test, une figurine Coriace(X) lance X dés ; chaque 1 est une blessure.',
    'For that test a Tough(X) model rolls X dice; each 1 is a wound.',
  ],
  [
    'GDF-TER-14',
    'Un terrain haut de plus de 3 pouces est infranchissable.',
    'Terrain more than 3 inches high is impassable.',
  ],
  ['GDF-TER-15', 'Un vide large de plus d’un pouce est infranchissable.', 'A gap more than 1 inch wide is impassable.'],
  [
    'GDF-TER-16',
    'Un terrain haut de 3 pouces au plus s’escalade dans un mouvement normal ; les pouces montés et descendus comptent.',
    'Terrain up to 3 inches high is climbed within a normal move; the inches up and down count.',
  ],
  [
    'GDF-TER-17',
    'Un vide large d’un pouce au plus se franchit comme un sol plein.',
    'A gap up to 1 inch wide is crossed as if it were solid ground.',
  ],
];
