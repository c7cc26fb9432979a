import type { RuleText } from '@banneret/game';

type Line = readonly [id: string, fr: string, en: string];

/** The rules of this slice in our own words. */
const LINES: readonly Line[] = [
  [
    'GDF-GEN-06',
    'La Qualité est le score minimal pour toucher et pour les tests de moral.',
    'Quality is the lowest score that hits and that passes morale tests.',
  ],
  [
    'GDF-GEN-07',
    'La Défense est le score minimal pour bloquer une touche.',
    'Defence is the lowest score that blocks a hit.',
  ],
  [
    'GDF-GEN-12',
    'Un dé relancé garde son second résultat, même moins bon.',
    'A re-rolled die keeps its second result, even a worse one.',
  ],
  ['GDF-GEN-13', 'Un dé n’est jamais relancé plus d’une fois.', 'A die is never re-rolled more than once.'],
  [
    'GDF-GEN-14',
    'Tirage au sort : chacun lance un dé, le plus haut gagne.',
    'Roll-off: each player rolls a die, the highest wins.',
  ],
  ['GDF-GEN-15', 'En cas d’égalité, le tirage au sort est rejoué.', 'A tied roll-off is rolled again.'],
  [
    'GDF-GEN-17',
    'Un modificateur s’ajoute au dé, jamais au score à atteindre.',
    'A modifier is added to the die, never to the number needed.',
  ],
  ['GDF-GEN-18', 'Un 6 naturel réussit toujours.', 'A natural 6 always succeeds.'],
  ['GDF-GEN-19', 'Un 1 naturel échoue toujours.', 'A natural 1 always fails.'],
  ['GDF-GEN-22', 'Une arme de mêlée ne tire pas.', 'A melee weapon does not shoot.'],
  [
    'GDF-LOS-04',
    'Les figurines de sa propre unité ne gênent pas la vue du tireur.',
    'Models of the viewer’s own unit do not block its sight.',
  ],
  [
    'GDF-LOS-06',
    'On ne voit pas à travers le périmètre d’une autre unité.',
    'Nobody sees through the perimeter of another unit.',
  ],
  [
    'GDF-LOS-08',
    'L’unité visée ne cache jamais ses propres figurines.',
    'The target’s own unit never hides its models.',
  ],
  [
    'GDF-LOS-15',
    'Il y a ligne de vue si une droite relie les deux socles sans traverser d’obstacle au moins aussi haut que les deux figurines.',
    'There is line of sight if some straight line joins both bases and crosses no obstacle at least as high as both models.',
  ],
  [
    'GDF-OBJ-07',
    'Les marqueurs ne sont examinés qu’à la fin de chaque manche.',
    'Markers are looked at only at the end of each round.',
  ],
  [
    'GDF-OBJ-08',
    'Un camp s’empare d’un marqueur s’il est seul à avoir une unité valable à 3 pouces ou moins.',
    'A side seizes a marker when it alone has an eligible unit within 3 inches.',
  ],
  [
    'GDF-OBJ-09',
    'Un marqueur pris le reste après le départ ou la perte de l’unité.',
    'A seized marker stays seized when the unit leaves or dies.',
  ],
  ['GDF-OBJ-10', 'Une unité secouée ne s’empare de rien.', 'A Shaken unit seizes nothing.'],
  ['GDF-OBJ-11', 'Une unité secouée ne conteste rien.', 'A Shaken unit contests nothing.'],
  [
    'GDF-OBJ-12',
    'Si les deux camps ont une unité valable à portée, le marqueur devient neutre.',
    'With eligible units of both sides in reach the marker becomes neutral.',
  ],
  [
    'GDF-OBJ-13',
    'Sans unité valable à portée, le marqueur garde son état.',
    'With no eligible unit in reach the marker keeps its status.',
  ],
  [
    'GDF-OBJ-15',
    'Après la quatrième manche, le camp qui contrôle le plus de marqueurs gagne.',
    'After round 4 the side with more markers wins.',
  ],
  ['GDF-OBJ-16', 'À égalité de marqueurs, la partie est nulle.', 'Equal markers are a draw.'],
  [
    'GDF-RND-01',
    'Une partie compte quatre manches ; à chaque tour, une unité est activée.',
    'A match has four rounds; each turn activates one unit.',
  ],
  [
    'GDF-RND-03',
    'À son tour, un joueur active une de ses unités qui ne l’a pas encore été dans la manche.',
    'In a turn a player activates one unit that has not been activated this round.',
  ],
  [
    'GDF-RND-06',
    'Dès la deuxième manche, commence celui qui a fini d’activer le premier.',
    'From round 2 whoever finished activating first begins.',
  ],
  [
    'GDF-RND-08',
    'On ne passe pas tant qu’il reste une unité à activer.',
    'Nobody passes while a unit remains to be activated.',
  ],
  ['GDF-RND-09', 'Un joueur sans unité à activer est sauté.', 'A player with no unit to activate is skipped.'],
  [
    'GDF-ACT-01',
    'Une unité activée accomplit une seule action, la même pour toutes ses figurines.',
    'An activated unit performs one action, the same for all its models.',
  ],
  ['GDF-ACT-02', 'Tenir : ne pas bouger ; l’unité peut tirer.', 'Hold: no move; the unit may shoot.'],
  [
    'GDF-ACT-03',
    'Avancer : jusqu’à 6 pouces, puis l’unité peut tirer.',
    'Advance: up to 6 inches, then the unit may shoot.',
  ],
  ['GDF-ACT-05', 'Sprinter : jusqu’à 12 pouces, sans tirer.', 'Rush: up to 12 inches, no shooting.'],
  [
    'GDF-MOV-01',
    'Le trajet est libre ; aucune partie du socle ne dépasse la distance permise.',
    'The path is free; no part of the base exceeds the distance allowed.',
  ],
  ['GDF-MOV-02', 'On reste à un pouce au moins des autres unités.', 'Models keep at least one inch from other units.'],
  ['GDF-MOV-05', 'On ne traverse pas les autres unités.', 'Models do not move through other units.'],
  [
    'GDF-MOV-06',
    'Les figurines d’une unité ne se gênent pas en route mais ne finissent pas l’une sur l’autre.',
    'Models of a unit do not block one another on the way but do not end overlapping.',
  ],
  ['GDF-MOV-08', 'Aucune figurine ne quitte la table.', 'No model leaves the table.'],
  [
    'GDF-MOV-09',
    'Chaque figurine est à un pouce au plus d’une autre de son unité.',
    'Every model is within one inch of another of its unit.',
  ],
  [
    'GDF-MOV-10',
    'Toutes les figurines d’une unité sont à neuf pouces au plus les unes des autres.',
    'All models of a unit are within nine inches of one another.',
  ],
  ['GDF-MOV-11', 'Les liens d’un pouce forment une seule chaîne.', 'The one-inch links form one chain.'],
  [
    'GDF-MOV-12',
    'Une unité hors de cohérence doit d’abord se regrouper.',
    'A unit out of coherency must regroup first.',
  ],
  ['GDF-MOV-13', 'Tout mouvement finit en cohérence.', 'Every move ends in coherency.'],
  [
    'GDF-SHT-02',
    'Une cible est valable si un tireur voit une de ses figurines et l’a à portée.',
    'A target is valid if some shooter sees one of its models and has that model in range.',
  ],
  [
    'GDF-SHT-05',
    'La portée se mesure de figurine à figurine, arme par arme.',
    'Range is measured model to model, weapon by weapon.',
  ],
  [
    'GDF-SHT-07',
    'Un groupe d’armes tire tout entier sur une seule cible.',
    'A weapon group fires at one target as a whole.',
  ],
  ['GDF-SHT-08', 'Une unité tire sur deux cibles au plus.', 'A unit fires at two targets at most.'],
  [
    'GDF-SHT-09',
    'Toutes les cibles sont désignées avant le premier dé.',
    'All targets are declared before the first die.',
  ],
  [
    'GDF-SHT-10',
    'Tout est figé à la désignation ; un groupe dont la cible a disparu est perdu.',
    'Everything is frozen at declaration; a group whose target is gone is wasted.',
  ],
  [
    'GDF-SHT-12',
    'Les attaques sont la somme de celles des armes qui peuvent tirer.',
    'Attacks are the sum of those of the weapons that can fire.',
  ],
  [
    'GDF-SHT-13',
    'Un dé par attaque contre la Qualité ; chaque réussite est une touche.',
    'One die an attack against Quality; each success is a hit.',
  ],
  [
    'GDF-SHT-14',
    'Un dé par touche contre la Défense ; chaque échec est une blessure.',
    'One die a hit against Defence; each failure is a wound.',
  ],
  [
    'GDF-SHT-16',
    'Le défenseur choisit ses pertes, où qu’elles soient.',
    'The defender chooses the casualties, wherever they stand.',
  ],
  ['GDF-SHT-18', 'Les blessures en trop sont perdues.', 'Excess wounds are lost.'],
  [
    'GDF-SHT-20',
    'Après tous les groupes, chaque cible blessée vérifie son moral une fois.',
    'After all groups each wounded target checks morale once.',
  ],
  [
    'GDF-MOR-01',
    'Une unité blessée hors mêlée et réduite à la moitié ou moins teste son moral.',
    'A unit wounded outside melee and left with half or less tests morale.',
  ],
  [
    'GDF-MOR-02',
    'Pour une figurine seule, c’est sa valeur de Coriace qui compte.',
    'For a single model its Tough value counts.',
  ],
  ['GDF-MOR-06', 'Le test de moral est un jet de Qualité.', 'A morale test is a Quality roll.'],
  ['GDF-MOR-07', 'Un échec hors mêlée rend l’unité secouée.', 'A failure outside melee leaves the unit Shaken.'],
  [
    'GDF-MOR-11',
    'Une unité secouée rate d’office ses tests de moral.',
    'A Shaken unit fails morale tests without a roll.',
  ],
  [
    'GDF-MOR-12',
    'Une unité secouée passe son activation sans rien faire.',
    'A Shaken unit spends its activation idle.',
  ],
  [
    'GDF-MOR-13',
    'Elle n’est plus secouée à la fin de cette activation.',
    'It is no longer Shaken when that activation ends.',
  ],
  ['GDF-MOR-17', 'Une unité détruite ne teste pas.', 'A destroyed unit takes no test.'],
  ['GDF-TER-04', 'Un terrain infranchissable ne se traverse pas.', 'Impassable terrain cannot be crossed.'],
  ['GDF-TER-05', 'On ne voit pas à travers un terrain bloquant.', 'Nobody sees through blocking terrain.'],
  [
    'GDF-TER-06',
    'Si la majorité d’une unité est dans ou derrière un couvert, +1 à ses jets de Défense contre les tirs.',
    'If most of a unit is in or behind cover, +1 to its Defence rolls against shooting.',
  ],
  [
    'GDF-TER-09',
    'Si une figurine passe en terrain difficile, aucune de son unité ne dépasse 6 pouces.',
    'If a model moves through difficult terrain, none of its unit moves more than 6 inches.',
  ],
  [
    'GDF-TER-11',
    'Qui traverse un terrain dangereux ou y est activé passe un test.',
    'Whoever moves through dangerous terrain or is activated in it takes a test.',
  ],
  [
    'GDF-TER-12',
    'Test de terrain dangereux : chaque 1 est une blessure, sans jet de Défense.',
    'Dangerous terrain test: each 1 is a wound, with no Defence roll.',
  ],
  ['GDF-TER-13', 'Une figurine Coriace(X) lance X dés.', 'A Tough(X) model rolls X dice.'],
  [
    'GDF-TOU-01',
    'Coriace(X) : la figurine n’est retirée qu’après X blessures.',
    'Tough(X): the model is removed after X wounds only.',
  ],
  [
    'GDF-TOU-03',
    'On achève une figurine coriace blessée avant d’en entamer une autre.',
    'A wounded Tough model is finished before another is begun.',
  ],
  ['GDF-TOU-04', 'Les héros subissent les blessures en dernier.', 'Heroes suffer wounds last.'],
  [
    'GDF-SPC-04',
    'PA(X) : −X aux jets de Défense contre ces touches.',
    'AP(X): −X to Defence rolls against these hits.',
  ],
  ['GDF-SPC-06', 'Explosion : le couvert ne compte pas.', 'Blast: cover does not count.'],
  [
    'GDF-SPC-07',
    'Explosion(X) : chaque attaque réussie inflige X touches, sans dépasser le nombre de figurines visées.',
    'Blast(X): each attack that hits scores X hits, at most one for each model of the target.',
  ],
  ['GDF-SPC-11', 'Mortel(X) : chaque blessure compte X fois.', 'Deadly(X): each wound counts X times.'],
  [
    'GDF-SPC-13',
    'Les blessures d’une touche mortelle restent sur une seule figurine.',
    'The wounds of a Deadly hit stay on one model.',
  ],
  [
    'GDF-SPC-14',
    'Retranché : −2 pour toucher à plus de 12 pouces, tant que l’unité n’a pas bougé.',
    'Entrenched: −2 to hit from more than 12 inches while the unit has not moved.',
  ],
  ['GDF-SPC-16', 'Rapide : +2 pouces en avançant, +4 en sprintant.', 'Fast: +2 inches on Advance, +4 on Rush.'],
  [
    'GDF-SPC-19',
    'Intrépide : un test de moral raté est réussi sur 4+.',
    'Fearless: a failed morale test is passed on 4+.',
  ],
  ['GDF-SPC-24', 'Immobile : ne peut que tenir sa position.', 'Immobile: may only Hold.'],
  ['GDF-SPC-26', 'Indirect : peut viser hors de vue.', 'Indirect: may target what is out of sight.'],
  [
    'GDF-SPC-27',
    'Indirect : ignore le couvert dû aux obstacles intermédiaires.',
    'Indirect: ignores cover from things in between.',
  ],
  ['GDF-SPC-28', 'Indirect : −1 pour toucher après un mouvement.', 'Indirect: −1 to hit after a move.'],
  ['GDF-SPC-30', 'Verrouillage : ignore le couvert.', 'Lock-On: ignores cover.'],
  ['GDF-SPC-31', 'Verrouillage : ignore les malus pour toucher.', 'Lock-On: ignores penalties to hit.'],
  ['GDF-SPC-32', 'Poison : −1 aux jets de régénération.', 'Poison: −1 to Regeneration rolls.'],
  [
    'GDF-SPC-33',
    'Poison : les 6 naturels de Défense sont relancés.',
    'Poison: natural sixes on Defence rolls are re-rolled.',
  ],
  ['GDF-SPC-34', 'Régénération : chaque blessure est ignorée sur 5+.', 'Regeneration: each wound is ignored on 5+.'],
  [
    'GDF-SPC-35',
    'Sans relâche : en tenant sa position, un 6 naturel pour toucher compte double.',
    'Relentless: when holding, a natural 6 to hit counts as two hits.',
  ],
  ['GDF-SPC-37', 'Fiable : touche avec une Qualité de 2+.', 'Reliable: hits with Quality 2+.'],
  ['GDF-SPC-38', 'Déchirant : −1 aux jets de régénération.', 'Rending: −1 to Regeneration rolls.'],
  [
    'GDF-SPC-39',
    'Déchirant : un 6 naturel pour toucher compte avec PA(4).',
    'Rending: a natural 6 to hit counts as AP(4).',
  ],
  ['GDF-SPC-40', 'Lent : −2 pouces en avançant, −4 en sprintant.', 'Slow: −2 inches on Advance, −4 on Rush.'],
  [
    'GDF-SPC-44',
    'Furtif : −1 pour toucher à plus de 12 pouces si toute l’unité est furtive.',
    'Stealth: −1 to hit from more than 12 inches if the whole unit has it.',
  ],
  [
    'GDF-SPC-45',
    'Grand-marcheur : le terrain difficile compte comme ouvert.',
    'Strider: difficult terrain counts as open.',
  ],
];

export const rules: readonly RuleText[] = LINES.map(([id, fr, en]) => ({ id, fr, en }));
