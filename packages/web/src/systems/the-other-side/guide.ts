import { inches } from '@banneret/geometry';
import type { Condition, Guide } from '../../guide/guide.js';

/** Units as the table numbers them; their Fireteams count on from one to the next. */
const [MILITIA, BOARDERS, HOUNDS] = [0, 1, 2];

const BY_THE_MARKER = [36.5, 21.3] as const;
const BESIDE_THE_PACK = [40, 22.6] as const;

const at = ([x, y]: readonly [number, number]): { readonly x: number; readonly y: number } => ({
  x: inches(x),
  y: inches(y),
});

const ended = (unit: number): Condition => ({ event: 'activation.ended', with: { unit } });
const militiaDone = [ended(MILITIA)];

/** The last turn of a Pillage: one marker, one volley, one bite, one boarding. */
export const guide: Guide = {
  system: 'the-other-side',
  title: { fr: 'La nuit du quai', en: 'Night on the quay' },
  lead: {
    fr: 'La Milice du port et ses Abordeurs veulent fouiller une épave avant l’aube. La Meute creuse aussi. C’est le dernier tour, et rien n’est encore à personne.',
    en: 'The Harbour Militia and its Boarders want to search a wreck before dawn. So does the Hollow Pack. It is the last turn, and nothing belongs to anybody yet.',
  },
  minutes: 8,
  learnt: [
    {
      fr: 'Activer une unité, la mener à la Gloire, lui donner un Ordre.',
      en: 'Activate a unit, send it to Glory, give it an Order.',
    },
    {
      fr: 'Jouer un duel : tirer le Destin, le tromper, payer des Déclics.',
      en: 'Play a duel: flip fate, cheat it, pay for triggers.',
    },
    {
      fr: 'Percer une Armure, et choisir quand dépenser une bonne carte pour se défendre.',
      en: 'Pierce Armour, and choose when to spend a good card in defence.',
    },
    {
      fr: 'Revendiquer un marqueur et marquer des points à la fin du tour.',
      en: 'Claim a marker and score points at the end of the turn.',
    },
  ],
  position: {
    turn: 5,
    begin: 'activation',
    initiative: 1,
    operation: 'pillage',
    layout: 'confrontation',
    players: [
      {
        allegiance: 'tidewall',
        tactics: 3,
        hand: ['12 tomes', '11 rams', '5 crows'],
        units: [
          { unit: 'tidewall.militia', at: [[33, 19], [37, 19], null] },
          { unit: 'tidewall.boarders', at: [[42, 18], null, null] },
        ],
      },
      {
        allegiance: 'hunt',
        hand: ['7 masks'],
        units: [{ unit: 'hunt.hounds', at: [[33, 29.5], [37, 30], null, null] }],
      },
    ],
    markers: [{ at: [35, 24], kind: 'objective' }],
  },
  focus: { x: inches(25), y: inches(13), width: inches(25), depth: inches(21) },
  dice: 18,
  level: 'greedy',
  opponent: [
    { ask: 'tos.ask.opportunity', choose: 'unit:2' },
    { ask: 'tos.ask.opportunity', choose: 'pass' },
    { ask: 'tos.ask.order', choose: 'rush' },
    {
      ask: 'tos.ask.move.rush',
      choose: [
        { fireteam: 6, way: [[32.6, 22.4]] },
        { fireteam: 7, way: [[38.5, 25]] },
      ],
    },
    { ask: 'tos.ask.step', choose: 'act:6:card.jaws' },
    { ask: 'tos.ask.step', choose: 'move' },
    { ask: 'tos.ask.step', choose: 'end' },
    { ask: 'tos.ask.target', choose: 0 },
    { ask: 'tos.ask.modify.actor', choose: 'done' },
    { ask: 'tos.ask.modify.other', choose: 'done' },
    { ask: 'tos.ask.trigger', choose: 'done' },
    { ask: 'tos.ask.flip.penetration', choose: 'done' },
  ],
  reflexes: [
    { ask: 'tos.ask.modify.actor', choose: 'done' },
    { ask: 'tos.ask.modify.other', choose: 'done' },
    { ask: 'tos.ask.flip.penetration', choose: 'done' },
    { ask: 'tos.ask.trigger', choose: 'done' },
    { ask: 'tos.ask.step', choose: 'end' },
    { ask: 'tos.ask.glory', choose: 'no' },
    { ask: 'tos.ask.coordinate', choose: 'done' },
  ],
  steps: [
    {
      title: { fr: 'Le Destin est un paquet de cartes', en: 'Fate is a deck of cards' },
      text: {
        fr: 'Ici, pas de dés : chacun tire d’un jeu de 54 cartes. Votre main, sous la table, sert à remplacer une carte qui déplaît. Chaque socle rond est un Groupe de combat.',
        en: 'There are no dice here: everybody flips from a deck of 54 cards. Your hand, below the table, replaces a card that you do not like. Each round base is a Fireteam.',
      },
      todo: {
        fr: 'Regardez votre main et la table, puis continuez.',
        en: 'Look at your hand and the table, then go on.',
      },
      taught: {
        fr: 'Les valeurs vont de 1 à 13, et la couleur compte autant que le nombre.',
        en: 'Values go from 1 to 13, and the suit counts as much as the number.',
      },
      rules: ['TOS-DCK-01', 'TOS-GEN-03'],
      until: ['read'],
    },
    {
      title: { fr: 'Activer une unité', en: 'Activate a unit' },
      text: {
        fr: 'Vous avez l’initiative : à vous d’activer une unité, puis ce sera le tour de l’adversaire.',
        en: 'You have the initiative: you activate a unit, then your opponent does.',
      },
      todo: { fr: 'Activez la Milice du port.', en: 'Activate the Harbour Militia.' },
      taught: {
        fr: 'Chaque unité est activée une fois par tour ; passer coûte une carte.',
        en: 'Each unit is activated once a turn; to pass costs a card.',
      },
      rules: ['TOS-TRN-09', 'TOS-TRN-18'],
      until: [{ event: 'unit.activated', with: { seat: 0, unit: MILITIA } }],
      unless: [
        { event: 'unit.activated', with: { seat: 0 } },
        { event: 'passed', with: { seat: 0 } },
      ],
      wishes: [{ ask: 'tos.ask.opportunity', choose: 'unit:0' }],
      show: { things: ['0'] },
    },
    {
      title: { fr: 'Partir pour la Gloire', en: 'Off to Glory' },
      text: {
        fr: 'Chaque Carte d’unité a deux faces. Pour deux jetons Tactiques, votre Allégeance retourne la sienne : meilleur tir, et une couleur toujours présente.',
        en: 'Each Unit Card has two sides. For two Tactics Tokens your Allegiance turns it: better shooting, and a suit that is always there.',
      },
      todo: {
        fr: 'Menez la Milice à la Gloire ; il restera un jeton.',
        en: 'Send the Militia to Glory; one token will be left.',
      },
      taught: {
        fr: 'Chaque Allégeance a sa façon de partir pour la Gloire, et l’on y reste.',
        en: 'Each Allegiance has its own way to Glory, and there one stays.',
      },
      rules: ['TOS-GLO-02', 'TOS-GLO-04', 'TOS-TOK-11'],
      until: [{ event: 'unit.turned', with: { unit: MILITIA } }],
      unless: [{ event: 'order.given' }],
      wishes: [{ ask: 'tos.ask.glory', choose: 'yes' }],
    },
    {
      title: { fr: 'Donner un Ordre', en: 'Give an Order' },
      text: {
        fr: 'Marche : bouger, et agir avant ou après. En avant ! : aller loin, puis frapper. Effort concerté : agir sur place.',
        en: 'March: move, and act before or after. Rush: go far, then strike. Concerted Effort: act where you stand.',
      },
      todo: { fr: 'Ordonnez une Marche.', en: 'Order a March.' },
      taught: {
        fr: 'Tous les Groupes d’une unité suivent le même Ordre, avec une Action chacun.',
        en: 'All Fireteams of a unit follow the same Order, with one Action each.',
      },
      rules: ['TOS-ORD-01', 'TOS-ORD-06'],
      until: [{ event: 'order.given' }],
      unless: militiaDone,
      wishes: [{ ask: 'tos.ask.order', choose: 'march' }],
    },
    {
      title: { fr: 'Ouvrir le feu', en: 'Open fire' },
      text: {
        fr: 'Un Groupe tire avant de bouger, l’autre ira vers l’épave. Une Action de Tir est un duel : votre carte et votre valeur contre la Défense d’en face.',
        en: 'One Fireteam shoots before moving, the other will go for the wreck. A Ranged Action is a duel: your card and your value against their Defence.',
      },
      todo: {
        fr: 'Tirez au Fusil avec le premier Groupe sur la Meute la plus proche.',
        en: 'Fire the Rifle of the first Fireteam at the nearest Pack.',
      },
      taught: {
        fr: 'On déclare l’Action et sa cible, on joue le duel, puis on résout.',
        en: 'You declare the Action and its target, play the duel, then resolve it.',
      },
      rules: ['TOS-ACT-05', 'TOS-ACT-08', 'TOS-DUE-01'],
      until: [{ event: 'action.declared' }],
      unless: militiaDone,
      wishes: [
        { ask: 'tos.ask.step', choose: 'act:0:card.rifle' },
        { ask: 'tos.ask.target', choose: 6 },
      ],
      show: { things: ['2'] },
    },
    {
      title: { fr: 'Tromper le Destin', en: 'Cheat fate' },
      text: {
        fr: 'Les deux cartes sont tirées, et la vôtre est faible. Avant d’en rester là, vous pouvez la remplacer par une carte de votre main.',
        en: 'Both cards are flipped, and yours is low. Before you leave it at that, you may replace it with a card from your hand.',
      },
      todo: { fr: 'Trichez avec le 12 de Grimoires.', en: 'Cheat with the 12 of Tomes.' },
      taught: {
        fr: 'Un tirage se truque une seule fois, et celui qui agit décide le premier.',
        en: 'A flip is cheated only once, and whoever acts decides first.',
      },
      rules: ['TOS-DCK-18', 'TOS-DCK-21', 'TOS-DUE-03'],
      until: [{ event: 'flip.cheated', with: { flip: 0 } }],
      unless: [{ event: 'duel.turned' }, ...militiaDone],
      wishes: [{ ask: 'tos.ask.modify.actor', choose: '12 tomes' }],
    },
    {
      title: { fr: 'Payer un Déclic', en: 'Pay for a trigger' },
      text: {
        fr: 'Duel gagné. Les couleurs de votre total et la Marge de victoire achètent des Déclics : un Grimoire paie « Feu nourri », qui bloque la cible.',
        en: 'The duel is won. The suits of your total and the margin buy triggers: a Tome pays for “Rolling Fire”, which pins the target.',
      },
      todo: {
        fr: 'Gardez ce total, puis déclarez « Feu nourri ».',
        en: 'Keep this total, then declare “Rolling Fire”.',
      },
      taught: {
        fr: 'Une unité bloquée perdra deux pouces à son prochain mouvement.',
        en: 'A pinned unit will lose two inches of its next move.',
      },
      rules: ['TOS-TRG-01', 'TOS-TRG-02', 'TOS-TOK-07'],
      until: [{ event: 'trigger.declared' }],
      unless: [{ event: 'hit.resolved' }, { event: 'action.ended' }],
      wishes: [{ ask: 'tos.ask.trigger', choose: 'volley' }],
    },
    {
      title: { fr: 'Percer l’Armure', en: 'Pierce the Armour' },
      text: {
        fr: 'Un dernier tirage, plus la Force, contre l’Armure : l’atteindre fait un dommage, et un de plus par tranche de cinq. On peut tricher ici aussi : gardez plutôt vos cartes.',
        en: 'One last flip, plus Strength, against Armour: reaching it does one damage, and one more for every five above. You may cheat here too: better keep your cards.',
      },
      todo: {
        fr: 'Terminez les Déclics et gardez la carte tirée.',
        en: 'Finish the triggers and keep the card as flipped.',
      },
      taught: {
        fr: 'Un personnage tombe par point de dommage.',
        en: 'One model falls for each point of damage.',
      },
      rules: ['TOS-DMG-02', 'TOS-DMG-07', 'TOS-DMG-09'],
      until: [{ event: 'hit.resolved' }],
      unless: [{ event: 'action.ended' }],
    },
    {
      title: { fr: 'Marcher', en: 'March' },
      text: {
        fr: 'Le second Groupe n’a pas encore agi. À trois pouces de l’épave, il pourra la fouiller ; les Groupes d’une Escouade restent à huit pouces les uns des autres.',
        en: 'The second Fireteam has not acted yet. Within three inches of the wreck it may search it; Fireteams of a Squad stay within eight inches of each other.',
      },
      todo: {
        fr: 'Choisissez Se déplacer et amenez-le au repère.',
        en: 'Choose to move, and bring it to the sign.',
      },
      taught: {
        fr: 'Un Groupe agit avant ou après le mouvement de son unité, jamais au milieu.',
        en: 'A Fireteam acts before or after its unit’s move, never in the middle.',
      },
      rules: ['TOS-ORD-04', 'TOS-MOV-17'],
      until: [{ event: 'fireteam.moved' }],
      unless: militiaDone,
      wishes: [
        { ask: 'tos.ask.step', choose: 'move' },
        {
          ask: 'tos.ask.move.march',
          choose: [
            { fireteam: 1, way: [BY_THE_MARKER] },
            { fireteam: 0, way: [[32.5, 19.5]] },
          ],
        },
        { ask: 'tos.ask.move.march', choose: [{ fireteam: 1, way: [BY_THE_MARKER] }] },
      ],
      show: { things: ['0'], place: at(BY_THE_MARKER) },
    },
    {
      title: { fr: 'Revendiquer', en: 'Claim' },
      text: {
        fr: 'Les Actions d’Opération sont ouvertes aux Groupes qui ne sont pas engagés. Celle-ci coûte votre dernier jeton Tactique.',
        en: 'Actions of the Operation are open to Fireteams that are not engaged. This one costs your last Tactics Token.',
      },
      todo: {
        fr: 'Faites une Investigation avec le second Groupe.',
        en: 'Investigate with the second Fireteam.',
      },
      taught: {
        fr: 'Un marqueur sur la ligne centrale rapporte deux points à la fin du tour.',
        en: 'A marker on the centre line brings two points at the end of the turn.',
      },
      rules: ['TOS-PIL-04', 'TOS-PIL-06', 'TOS-OPS-07'],
      until: [{ event: 'marker.claimed', with: { seat: 0 } }],
      unless: [{ event: 'unit.activated', with: { seat: 1 } }],
      wishes: [
        { ask: 'tos.ask.step', choose: 'act:1:operation.investigate' },
        { ask: 'tos.ask.target', choose: 0 },
      ],
    },
    {
      title: { fr: 'Se défendre', en: 'Defend' },
      text: {
        fr: 'La Meute bondit et mord. Le défenseur modifie en second : il sait donc exactement ce qu’il lui faut.',
        en: 'The Pack leaps and bites. The defender modifies second, and so knows exactly what is needed.',
      },
      todo: {
        fr: 'Trichez avec le 11 de Béliers, puis terminez.',
        en: 'Cheat with the 11 of Rams, then finish.',
      },
      taught: {
        fr: 'Dans un duel d’opposition, l’égalité profite à celui qui agit : il faut le dépasser.',
        en: 'In an opposed duel a tie goes to whoever acts: you have to beat it.',
      },
      rules: ['TOS-DUE-04', 'TOS-DUE-11'],
      until: [{ event: 'duel.decided' }],
      unless: [ended(HOUNDS), { event: 'unit.activated', with: { seat: 0 } }],
      wishes: [{ ask: 'tos.ask.modify.other', choose: '11 rams' }],
      show: { things: ['0', '2'] },
    },
    {
      title: { fr: 'En avant !', en: 'Rush!' },
      text: {
        fr: 'Vos Abordeurs n’ont que des sabres : il faut venir au contact. En avant ! double leur Vitesse et permet une Action de Mêlée à l’arrivée.',
        en: 'Your Boarders have only cutlasses: they must close in. A Rush doubles their Speed and allows a Melee Action on arrival.',
      },
      todo: {
        fr: 'Activez les Abordeurs, ordonnez En avant ! et amenez-les au repère.',
        en: 'Activate the Boarders, order a Rush and bring them to the sign.',
      },
      taught: {
        fr: 'Deux Groupes ennemis sont engagés dès que l’un a l’autre à portée de Mêlée.',
        en: 'Two enemy Fireteams are engaged as soon as one has the other within Melee range.',
      },
      rules: ['TOS-ORD-08', 'TOS-ORD-09', 'TOS-ENG-02'],
      until: [{ event: 'fireteam.moved', with: { by: 'rush', fireteam: 3 } }],
      unless: [ended(BOARDERS), { event: 'match.ended' }],
      wishes: [
        { ask: 'tos.ask.opportunity', choose: 'unit:1' },
        { ask: 'tos.ask.order', choose: 'rush' },
        { ask: 'tos.ask.step', choose: 'move' },
        { ask: 'tos.ask.move.rush', choose: [{ fireteam: 3, way: [BESIDE_THE_PACK] }] },
      ],
      show: { things: ['1'], place: at(BESIDE_THE_PACK) },
    },
    {
      title: { fr: 'À l’abordage', en: 'Board them' },
      text: {
        fr: 'Même duel, d’autres armes : les sabres ont plus de Force que les fusils. À vous de voir s’il faut tricher.',
        en: 'The same duel with other weapons: cutlasses have more Strength than rifles. Whether to cheat is up to you.',
      },
      todo: { fr: 'Frappez la Meute au sabre.', en: 'Strike the Pack with the cutlasses.' },
      taught: {
        fr: 'Qui voudra s’éloigner d’un ennemi engagé paiera un jeton ou subira une touche.',
        en: 'Whoever wants to leave an engaged enemy pays a token or takes a Hit.',
      },
      rules: ['TOS-ENG-13', 'TOS-ENG-05'],
      until: [{ event: 'duel.decided' }],
      unless: [ended(BOARDERS), { event: 'match.ended' }],
      wishes: [
        { ask: 'tos.ask.step', choose: 'act:3:card.cutlass' },
        { ask: 'tos.ask.target', choose: 7 },
      ],
      show: { things: ['1', '2'] },
    },
    {
      title: { fr: 'La fin du tour', en: 'The end of the turn' },
      text: {
        fr: 'Quand chacun a activé toutes ses unités, on compte les points de l’Opération. C’était le cinquième et dernier tour.',
        en: 'When everybody has activated all their units, the points of the Operation are counted. This was the fifth and last turn.',
      },
      todo: {
        fr: 'Finissez l’activation et laissez compter.',
        en: 'Finish the activation and let the points be counted.',
      },
      taught: {
        fr: 'Les points de victoire, et eux seuls, décident après cinq tours.',
        en: 'Victory points, and they alone, decide after five turns.',
      },
      rules: ['TOS-TRN-23', 'TOS-TRN-25'],
      until: [{ event: 'match.ended' }],
    },
  ],
};
