import type { RuleLine } from '@banneret/game';

/** Assets and Stratagems. */
export const assets: readonly RuleLine[] = [
  [
    'TOS-AST-01',
    'Une Ressource est attachée à une Carte d’unité quand on l’acquiert et donne à cette unité des Capacités et des Actions.',
    'An Asset is attached to one Unit Card when acquired and gives that unit extra Abilities and Actions.',
  ],
  [
    'TOS-AST-02',
    'Un Titan porte au plus 3 Ressources, un Champion 2 et toute autre unité 1 ; une unité à la fois Champion et Titan en porte 3.',
    'A Titan carries at most 3 Assets, a Champion 2 and any other unit 1; a unit that is both Champion and Titan carries 3.',
  ],
  [
    'TOS-AST-03',
    'Sauf règle contraire, une unité n’a pas deux Ressources du même nom.',
    'Unless a rule says otherwise, no unit has two Assets of the same name.',
  ],
  [
    'TOS-AST-04',
    'Une carte de Ressource porte un nom, des symboles d’Allégeance, un prix en scrip, des limitations, des Capacités et des Actions.',
    'An Asset card has a name, Allegiance symbols, a Scrip cost, limitations, Abilities and Actions.',
  ],
  [
    'TOS-AST-05',
    'Une Ressource entre en jeu du côté Standard ; son côté désactivé est caché.',
    'Assets enter play with the Standard side up; the Deactivated side is hidden.',
  ],
  [
    'TOS-AST-06',
    'Une Ressource ne s’attache qu’à une unité qui partage au moins une Allégeance avec elle, sauf si la Ressource est générique.',
    'An Asset can be attached only to a unit sharing at least one Allegiance with it, unless the Asset is generic.',
  ],
  [
    'TOS-AST-07',
    'Désactiver : une Ressource qui a cette Capacité peut être retournée pour réduire les dommages qu’un Groupe de combat de son unité va subir ; elle retire le nombre de sa carte, 1 à défaut.',
    'Deactivate: an Asset with this Ability can be turned over to reduce the damage a Fireteam of its unit is about to suffer; it takes off the number on its card, 1 if there is none.',
  ],
  [
    'TOS-AST-08',
    'Abandonner : de même, mais la Ressource est retirée de la partie.',
    'Abandon: the same, but the Asset is removed from the game.',
  ],
  [
    'TOS-AST-09',
    'Tant qu’une Ressource est désactivée, seul le texte de ce côté s’applique.',
    'While an Asset is deactivated, only the text of that side applies.',
  ],
  [
    'TOS-AST-10',
    'Restriction à un nom : seule une unité de ce nom peut avoir la Ressource.',
    'Restriction to a name: only a unit of that name may have the Asset.',
  ],
  [
    'TOS-AST-11',
    'Restriction à un type d’unité, comme Champion ou Titan : seule une unité de ce type peut avoir la Ressource.',
    'Restriction to a unit type, such as Champion or Titan: only a unit of that type may have the Asset.',
  ],
  [
    'TOS-AST-12',
    'Restriction à une Allégeance : seules les unités de cette Allégeance peuvent avoir la Ressource.',
    'Restriction to an Allegiance: only units of that Allegiance may have the Asset.',
  ],
  [
    'TOS-AST-13',
    'Si une Ressource a plusieurs restrictions, toutes doivent être remplies.',
    'If an Asset has several restrictions, all must be met.',
  ],
  [
    'TOS-AST-14',
    'Emplacement : une unité a au plus une Ressource de chaque emplacement nommé.',
    'Slot: a unit can have at most one Asset of each named slot.',
  ],
  [
    'TOS-AST-15',
    'Ressource unique : la Compagnie en a au plus un exemplaire ; des Ressources uniques différentes peuvent coexister.',
    'Unique Asset: at most one copy of it in the Company; different Unique Assets may coexist.',
  ],
  [
    'TOS-AST-16',
    'Adjoint (taille) : ne s’attache qu’à une Escouade dont les personnages ont exactement cette taille de socle.',
    'Adjunct (size): can be attached only to a Squad whose models have exactly that base size.',
  ],
  [
    'TOS-AST-17',
    'Une fois attaché, l’Adjoint prend la place d’un personnage ordinaire de même taille dans un Groupe de combat de l’Escouade, dont l’effectif ne change pas.',
    'When attached, the Adjunct replaces one ordinary model of the same size in one Fireteam of the Squad, whose number of models does not change.',
  ],
  [
    'TOS-AST-18',
    'L’unité profite de la Ressource tant que l’Adjoint est en vie ; le plus souvent, seul son propre Groupe de combat en bénéficie.',
    'The unit has the Asset’s benefits while the Adjunct is alive; most of them apply to its own Fireteam only.',
  ],
  [
    'TOS-AST-19',
    'Si l’Adjoint est tué, la Ressource cesse d’agir.',
    'If the Adjunct is killed, the Asset stops working.',
  ],
  [
    'TOS-AST-20',
    'Des renforts peuvent ramener l’Adjoint parmi les personnages ajoutés, dans n’importe quel Groupe de combat qui a de la place.',
    'Reinforcements can bring the Adjunct back as one of the added models, in any Fireteam with room.',
  ],
  [
    'TOS-AST-21',
    'Quand une unité part pour la Gloire, ses Ressources ordinaires ne se retournent pas.',
    'When a unit goes to Glory, its ordinary Assets do not turn over.',
  ],
  [
    'TOS-AST-22',
    'Une limitation peut aussi fixer le nombre d’exemplaires d’une Ressource dans une Compagnie.',
    'A limitation may also cap how many copies of an Asset one Company can take.',
  ],
  [
    'TOS-AST-23',
    'Les Ressources s’achètent au recrutement ; en attacher une en cours de partie demande un effet.',
    'Assets are bought during recruiting; attaching one during play needs an effect.',
  ],
  [
    'TOS-STR-01',
    'Un Stratagème porte un nom, une Allégeance ou un type générique, un coût tactique et des effets.',
    'A Stratagem has a name, an Allegiance or a generic type, a Tactics cost and effects.',
  ],
  [
    'TOS-STR-02',
    'À la mise en place, chaque joueur forme un Jeu de Stratagèmes d’exactement 6 cartes toutes différentes.',
    'At set-up each player forms a Stratagem Deck of exactly 6 cards, all different.',
  ],
  [
    'TOS-STR-03',
    'Chaque Stratagème choisi doit être de l’Allégeance du joueur ou générique du type de celle-ci.',
    'Every chosen Stratagem must match the player’s Allegiance or be generic of the Allegiance’s type.',
  ],
  [
    'TOS-STR-04',
    'Un joueur regarde son Jeu de Stratagèmes quand il veut ; l’adversaire ne le connaît pas tant que les cartes ne sont pas acquises.',
    'A player may look at the own Stratagem Deck at any time; it stays secret from the opponent until cards are acquired.',
  ],
  [
    'TOS-STR-05',
    'À l’étape de pioche, après les cartes du Destin et en commençant par celui qui a l’initiative, chaque joueur peut acquérir autant de ses Stratagèmes qu’il veut : il montre la carte, défausse son coût en jetons Tactiques et la prend en main.',
    'In the Draw step, after Fate Cards and starting with the player with initiative, each player may acquire any number of own Stratagems: show the card, discard its cost in Tactics Tokens, take it in hand.',
  ],
  [
    'TOS-STR-06',
    'Un joueur qui a moins de points de victoire que l’adversaire paie ses Stratagèmes 1 jeton de moins.',
    'A player with fewer Victory Points than the opponent pays 1 token less for own Stratagems.',
  ],
  ['TOS-STR-07', 'Un coût tactique n’est jamais réduit en dessous de 1.', 'A Tactics cost is never reduced below 1.'],
  [
    'TOS-STR-08',
    'Un Stratagème en main n’est pas une carte du Destin : il ne compte pas dans la limite de la main et aucun effet ne peut le défausser.',
    'A Stratagem in hand is not a Fate Card: it does not count against the hand limit and no effect can discard it.',
  ],
  [
    'TOS-STR-09',
    'Avant de choisir l’unité à activer, ou avant de passer, un joueur peut jouer un Stratagème de sa main, un seul par occasion.',
    'Before choosing a unit to activate, or before passing, a player may play one Stratagem from hand, one per opportunity.',
  ],
  [
    'TOS-STR-10',
    'Un Stratagème joué est retiré de la partie, sauf s’il dit le contraire.',
    'A played Stratagem is removed from the game unless it says otherwise.',
  ],
  [
    'TOS-STR-11',
    'Un Stratagème acquis et non joué reste en main d’un tour à l’autre.',
    'An acquired Stratagem that is not played stays in hand from turn to turn.',
  ],
];
