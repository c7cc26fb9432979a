import type { RuleLine } from '@banneret/game';

/** Tokens, Reinforcements, Markers and areas. */
export const tokens: readonly RuleLine[] = [
  [
    'TOS-TOK-01',
    'Les jetons, sauf Tactiques, sont sur les unités et touchent tous leurs Groupes ; un jeton donné à un Groupe va à son unité.',
    'Tokens, Tactics excepted, sit on units and affect all their Fireteams; a token given to a Fireteam goes to its unit.',
  ],
  [
    'TOS-TOK-02',
    'Un jeton ne fait rien de plus que ses effets énoncés.',
    'Tokens do nothing beyond their stated effects.',
  ],
  [
    'TOS-TOK-03',
    'Motivé : peut être défaussé dans un duel de son unité pour +2 à la valeur.',
    'Inspired: can be discarded in a duel of its unit for +2 to the value.',
  ],
  [
    'TOS-TOK-04',
    'Secoué : l’adversaire peut le défausser dans un duel de l’unité pour lui donner −2 à la valeur.',
    'Shaken: the opponent can discard it in a duel of the unit to give it −2 to the value.',
  ],
  [
    'TOS-TOK-05',
    'Motivé et Secoué s’annulent un contre un jusqu’à ce qu’il ne reste qu’une sorte.',
    'Inspired and Shaken cancel one for one until only one kind is left.',
  ],
  [
    'TOS-TOK-06',
    'Ni Motivé ni Secoué ne servent sur un tirage de pénétration.',
    'Neither Inspired nor Shaken can be used on Penetration Flips.',
  ],
  [
    'TOS-TOK-07',
    'Bloqué : quand un Groupe de l’unité veut bouger, son mouvement perd 2 pouces par jeton Bloqué ; l’unité défausse un de ces jetons par 2 pouces perdus.',
    'Pinned: when a Fireteam of the unit tries to move, its move loses 2 inches per Pinned Token; for every 2 inches lost the unit discards one.',
  ],
  [
    'TOS-TOK-08',
    'Renfort : à tout moment de son activation, l’unité peut en défausser un pour ramener une Ressource désactivée à son côté Standard.',
    'Reinforcement: at any time during its activation the unit may discard one to turn a Deactivated Asset back to its Standard side.',
  ],
  [
    'TOS-TOK-09',
    'Le jeton Renfort est aussi le prix d’un renfort.',
    'The Reinforcement Token is also the price of Reinforcing.',
  ],
  [
    'TOS-TOK-10',
    'Bloqué et Renfort s’annulent un contre un jusqu’à ce qu’il ne reste qu’une sorte.',
    'Pinned and Reinforcement cancel one for one until only one kind is left.',
  ],
  [
    'TOS-TOK-11',
    'Les jetons Tactiques sont au joueur, non aux unités, et se gardent d’un tour à l’autre.',
    'Tactics Tokens belong to the player, not to a unit, and are kept from turn to turn.',
  ],
  [
    'TOS-TOK-12',
    'Les jetons Tactiques servent à piocher, acheter des Stratagèmes, tirer une carte de plus, frapper en coordination, se désengager sans touche et payer les Actions d’Opération.',
    'Tactics Tokens serve to draw Fate Cards, buy Stratagems, flip an extra card, strike in coordination, disengage without a Hit and pay for Operation rules.',
  ],
  [
    'TOS-REI-01',
    'Pour se renforcer, en général à la Planification, une unité défausse un de ses jetons Renfort et ajoute 2 personnages, 2 + x avec Réserves (x).',
    'To Reinforce, normally in Planning, a unit discards one of its Reinforcement Tokens and adds 2 models, 2 + x with Reserves (x).',
  ],
  [
    'TOS-REI-02',
    'Les nouveaux personnages complètent d’abord les Groupes auxquels il en manque, jamais au-delà de leur nombre initial.',
    'New models first go to existing Fireteams that lack models, never beyond their initial number.',
  ],
  [
    'TOS-REI-03',
    'S’il reste des personnages et que l’unité a perdu des Groupes, ils en forment un nouveau, placé au contact d’un Groupe de l’unité si c’est possible.',
    'If models remain and the unit has lost Fireteams, they form a new one, placed in contact with one of the unit’s Fireteams if possible.',
  ],
  [
    'TOS-REI-04',
    'Un nouveau Groupe peut être incomplet ; il lui manque alors des personnages.',
    'A new Fireteam may be under strength; it then counts as missing models.',
  ],
  [
    'TOS-REI-05',
    'Une unité ne dépasse jamais son nombre initial de Groupes ni de personnages ; le surplus est perdu.',
    'A unit can never exceed its initial number of Fireteams or models; surplus is lost.',
  ],
  [
    'TOS-REI-06',
    'Si une unité se renforce pendant sa propre activation, les Groupes qui ont reçu des personnages ne bougent ni n’agissent plus de cette activation.',
    'If a unit Reinforces during its own activation, the Fireteams that received models may neither move nor act for the rest of it.',
  ],
  [
    'TOS-REI-07',
    'Une unité entièrement tuée ne peut pas se renforcer.',
    'A unit that is entirely killed cannot Reinforce.',
  ],
  [
    'TOS-REI-08',
    'Un Adjoint ou le Groupe de Forces combinées d’une Escouade peuvent être du nombre de ce qui revient.',
    'An Adjunct or a Squad’s Combined Arms Fireteam may be among what returns.',
  ],
  [
    'TOS-MRK-01',
    'Un marqueur a un type ; une Action ou une Capacité n’agit sur lui que si son texte le dit.',
    'A Marker has a type; Actions and Abilities interact with it only if their text says so.',
  ],
  [
    'TOS-MRK-02',
    'Un marqueur n’est pas placé au contact d’un autre marqueur, sauf si la règle le permet.',
    'A Marker cannot be placed in contact with another Marker unless the rule allows it.',
  ],
  [
    'TOS-MRK-03',
    'Par défaut, un marqueur a un socle de 50 mm, n’est pas un décor, ne bloque pas la vue et se traverse.',
    'By default a Marker has a 50 mm base, is not terrain, does not block sight and can be moved through.',
  ],
  [
    'TOS-MRK-04',
    'Si un marqueur ne peut pas être placé faute de place, cette partie de l’effet est ignorée.',
    'If a Marker cannot be placed for lack of room, that part of the effect is ignored.',
  ],
  [
    'TOS-CRE-01',
    'Créer ajoute un décor nouveau, de la taille et des caractères que donne l’effet.',
    'Create adds a new terrain piece with the size and traits the effect gives.',
  ],
  [
    'TOS-CRE-02',
    'Un décor créé dure jusqu’à la fin de la partie et est ami de la Compagnie qui l’a créé.',
    'Created terrain lasts to the end of the game and is friendly to the Company that created it.',
  ],
  [
    'TOS-CRE-03',
    'Quand il est ajouté, un décor créé ne peut pas toucher un autre décor.',
    'When added, created terrain cannot be in contact with another terrain piece.',
  ],
  [
    'TOS-CRE-04',
    'Si le décor créé ne tient pas, cette partie de l’effet est ignorée.',
    'If created terrain does not fit, that part of the effect is ignored.',
  ],
  [
    'TOS-SUM-01',
    'Invoquer crée une unité nouvelle du nom et au lieu dits, du côté Standard, ses Groupes au complet.',
    'Summon creates a new unit of the stated name at the stated place, on its Standard side, with Fireteams at full models.',
  ],
  [
    'TOS-SUM-02',
    'Une Escouade invoquée arrive avec un seul Groupe ; des renforts peuvent amener les autres plus tard.',
    'A Summoned Squad arrives with one Fireteam only; the missing ones can come later through Reinforcements.',
  ],
  [
    'TOS-SUM-03',
    'Une unité invoquée n’a pas encore été activée ce tour : elle peut l’être.',
    'A Summoned unit has not activated this turn, so it may still do so.',
  ],
  [
    'TOS-SUM-04',
    'Le tour de son invocation, elle ne peut ni cibler, ni créer, ni retirer un marqueur d’Objectif.',
    'In the turn it is Summoned it cannot target, create or remove Objective Markers.',
  ],
  [
    'TOS-SUM-05',
    'Ensuite, c’est une unité ordinaire de la Compagnie qui l’a invoquée.',
    'After arrival it is an ordinary unit of the Company that Summoned it.',
  ],
  [
    'TOS-SUM-06',
    'Si un Groupe invoqué ne tient pas, cette partie de l’effet est ignorée.',
    'If a Summoned Fireteam does not fit, that part of the effect is ignored.',
  ],
  [
    'TOS-ATT-01',
    'Attacher une Ressource en cours de partie suit toutes les limites habituelles, mais ne coûte pas de scrip.',
    'Attaching an Asset during play follows all normal limits and restrictions, but no Scrip is paid.',
  ],
  [
    'TOS-AVM-01',
    'Un modificateur s’ajoute à la valeur ou s’en retire ; le résultat n’est jamais inférieur à 0.',
    'A modifier is added to the value or taken from it; the result is never below 0.',
  ],
  [
    'TOS-AVM-02',
    'Un modificateur peut aussi ajouter une couleur à une valeur.',
    'A modifier may also add a suit to a value.',
  ],
  [
    'TOS-AVM-03',
    'Tous les modificateurs s’additionnent avec la carte : une valeur de 5, une Capacité de +2 et une carte de 6 font 13.',
    'All modifiers are summed with the card: a value of 5, an Ability of +2 and a card of 6 make 13.',
  ],
  [
    'TOS-ARE-01',
    'Aura X : une zone durable de X pouces autour du bord de son objet, qui se déplace avec lui.',
    'Aura X: a lasting zone reaching X inches from the edge of its object, moving with it.',
  ],
  [
    'TOS-ARE-02',
    'Une Aura touche par défaut tout ce qui s’y trouve, son objet compris, tant qu’il y reste ; le texte peut limiter qui est touché.',
    'An Aura affects by default everything in it, its own object included, while it is there; the text may limit who is affected.',
  ],
  [
    'TOS-ARE-03',
    'Aire d’effet X : une zone instantanée de X pouces autour du bord de son objet, qui touche tout sauf le Groupe au centre.',
    'Pulse X: an instant zone reaching X inches from the edge of its object, affecting everything in it except the Fireteam at its centre.',
  ],
  [
    'TOS-ARE-04',
    'Une Aire d’effet qui fait partie d’une Action n’a pas lieu si l’Action échoue, sauf mention.',
    'A Pulse that is part of an Action is not produced if the Action fails, unless stated.',
  ],
  [
    'TOS-ARE-05',
    'Ni l’une ni l’autre ne touche un Groupe qui ne voit pas l’objet au centre.',
    'Neither affects a Fireteam that has no line of sight to the object at its centre.',
  ],
];
