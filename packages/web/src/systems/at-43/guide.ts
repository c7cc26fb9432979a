import { cm } from '@banneret/geometry';
import type { Condition, Guide } from '../../guide/guide.js';

/** Units as the table numbers them. */
const [TROOPERS, STORMERS, GOLEMS, RAIDERS] = [0, 1, 2, 3];

const BEHIND_THE_WALL = [28, 21.5] as const;
const AT_THE_RAIDERS = [60, 39.5] as const;

const at = ([x, y]: readonly [number, number]): { readonly x: number; readonly y: number } => ({ x: cm(x), y: cm(y) });
const ended = (unit: number): Condition => ({ event: 'activation.ended', with: { unit } });

const SOLDIER = { fr: 'soldat', en: 'soldier' };
const OFFICER = { fr: 'officier', en: 'officer' };
const officer = (grade: number): object => ({ name: OFFICER, role: 'officer', command: { grade } });

/** One whole turn: order, bid, move, fire, take cover, charge. */
export const guide: Guide = {
  system: 'at-43',
  title: { fr: 'Le muret de la station', en: 'The station wall' },
  lead: {
    fr: 'Vos Voltigeurs et vos Assaillants tiennent une station de pompage. Des Golems l’approchent en tirant, des Pillards la contournent. Un tour entier, de la mise à la mêlée.',
    en: 'Your Skirmishers and Stormers hold a pumping station. Golems come shooting, Raiders go around it. One whole turn, from the bid to the melee.',
  },
  minutes: 7,
  learnt: [
    {
      fr: 'Ranger ses cartes en secret et miser pour jouer en premier.',
      en: 'Lay your cards in secret and bid to go first.',
    },
    {
      fr: 'Annoncer d’abord, mesurer ensuite : la règle d’or de ce jeu.',
      en: 'Declare first, measure second: the golden rule of this game.',
    },
    {
      fr: 'Lire un tir : portée, impacts, couvert, dégâts.',
      en: 'Read a salvo: range, impacts, cover, damage.',
    },
    {
      fr: 'Dépenser ses points de commandement là où ils comptent.',
      en: 'Spend command points where they count.',
    },
  ],
  position: {
    start: 'tactical',
    turn: 2,
    width: 90,
    depth: 70,
    weapons: [
      { id: 'laser', name: { fr: 'fusil laser', en: 'laser rifle' }, accuracy: 5, penetration: 5 },
      { id: 'coilgun', name: { fr: 'canon à bobines', en: 'coilgun' }, accuracy: 5, penetration: 6 },
      { id: 'blade', name: { fr: 'lame', en: 'blade' }, mode: 'melee', accuracy: 6, rate: 2, penetration: 6 },
    ],
    terrain: [
      { box: [20, 24, 18, 2], size: 1, name: { fr: 'muret', en: 'low wall' } },
      { box: [42, 30, 6, 9], size: 4, name: { fr: 'citerne', en: 'tank' } },
    ],
    units: [
      {
        id: 'skirmishers',
        name: { fr: 'Voltigeurs', en: 'Skirmishers' },
        player: 1,
        at: [
          [28, 14],
          [24.6, 14],
          [31.4, 14],
          [26.4, 10.6],
          [29.8, 10.6],
        ],
        kind: { name: SOLDIER, weapons: ['laser'], protection: 5 },
        figures: { '0': officer(2) },
      },
      {
        id: 'stormers',
        name: { fr: 'Assaillants', en: 'Stormers' },
        player: 1,
        at: [
          [60, 20],
          [63.5, 20],
          [56.5, 20],
        ],
        kind: { name: SOLDIER, weapons: ['blade'], protection: 6, movement: 15, rank: 2 },
      },
      {
        id: 'golems',
        name: { fr: 'Golems', en: 'Golems' },
        player: 2,
        at: [
          [28, 52],
          [24.6, 52],
          [31.4, 52],
          [26.4, 55.4],
          [29.8, 55.4],
        ],
        kind: { name: SOLDIER, weapons: ['coilgun'], protection: 7 },
        figures: { '0': officer(1) },
      },
      {
        id: 'raiders',
        name: { fr: 'Pillards', en: 'Raiders' },
        player: 2,
        at: [
          [60, 43],
          [63.5, 43],
          [56.5, 43],
        ],
        kind: { name: SOLDIER, weapons: ['laser'], protection: 4 },
      },
    ],
    cards: [[], []],
  },
  dice: 4,
  level: 'greedy',
  opponent: [
    { ask: 'at43.ask.sequence', choose: ['golems', 'raiders'] },
    { ask: 'at43.ask.bid', choose: 1 },
    { ask: 'at43.ask.first', choose: 1 },
    { ask: 'at43.ask.command', choose: 'activate' },
    { ask: 'at43.ask.pay', choose: 'pay' },
    { ask: 'at43.ask.action', choose: 'fire:coilgun' },
    { ask: 'at43.ask.action', choose: 'end' },
    { ask: 'at43.ask.aim', choose: 'skirmishers' },
    { ask: 'at43.ask.attitude', choose: 'none' },
    ...[2, 3, 4, 5].map(fighter => ({ ask: 'at43.ask.leader', choose: `golems/${fighter}` })),
    ...[2, 3].map(fighter => ({ ask: 'at43.ask.leader', choose: `raiders/${fighter}` })),
  ],
  reflexes: [
    { ask: 'at43.ask.command', choose: 'activate' },
    { ask: 'at43.ask.pay', choose: 'pay' },
    { ask: 'at43.ask.attitude', choose: 'none' },
    ...[2, 3, 4, 5].map(fighter => ({ ask: 'at43.ask.leader', choose: `skirmishers/${fighter}` })),
    { ask: 'at43.ask.action', choose: 'end' },
    { ask: 'at43.ask.fight', choose: 'done' },
    ...[2, 3, 4, 5].map(fighter => ({ ask: 'at43.ask.victim', choose: `golems/${fighter}` })),
    ...[[1], [1, 2], [1, 2, 3]].map(fallen => ({
      ask: 'at43.ask.losses',
      choose: fallen.map(fighter => `raiders/${fighter}`),
    })),
  ],
  steps: [
    {
      title: { fr: 'À l’œil nu', en: 'By eye' },
      text: {
        fr: 'Ici, rien ne se mesure avant d’être annoncé : on juge les distances à l’œil. Vos unités sont en bas, le muret devant vos Voltigeurs peut les abriter.',
        en: 'Here nothing is measured before it is declared: distances are judged by eye. Your units are at the bottom, and the low wall before your Skirmishers can shelter them.',
      },
      todo: { fr: 'Regardez la table, puis continuez.', en: 'Look at the table, then go on.' },
      taught: {
        fr: 'Une annonce engage : si la cible est trop loin, le tir est perdu.',
        en: 'A declaration binds: if the target is too far, the shots are lost.',
      },
      rules: ['AT43-GEN-05', 'AT43-SHO-21'],
      until: ['read'],
    },
    {
      title: { fr: 'Poser ses cartes', en: 'Lay your cards' },
      text: {
        fr: 'Chaque unité a une carte. Vous les rangez face cachée : c’est l’ordre dans lequel elles agiront, et l’adversaire l’ignore.',
        en: 'Each unit has a card. You lay them face down: that is the order in which they will act, and your opponent does not know it.',
      },
      todo: { fr: 'Mettez les Voltigeurs en premier, puis validez.', en: 'Put the Skirmishers first, then confirm.' },
      taught: {
        fr: 'L’ordre posé ne change plus, sauf en dépensant des points de commandement.',
        en: 'The order stays as laid, unless command points are spent.',
      },
      rules: ['AT43-TAC-06', 'AT43-TAC-07'],
      until: [{ event: 'sequence.laid', with: { seat: 0 } }],
      wishes: [{ ask: 'at43.ask.sequence', choose: ['skirmishers', 'stormers'] }],
    },
    {
      title: { fr: 'Miser en secret', en: 'Bid in secret' },
      text: {
        fr: 'Chacun lance un dé et ajoute l’Autorité de son commandeur. Chaque point de commandement misé ajoute 1, mais il est dépensé, que l’on gagne ou non.',
        en: 'Everybody rolls a die and adds the Authority of their commander. Each command point bid adds 1, but it is spent, win or lose.',
      },
      todo: { fr: 'Misez 2 points.', en: 'Bid 2 points.' },
      taught: {
        fr: 'Une mise ne dépasse jamais le grade du commandeur plus un.',
        en: 'A bid never exceeds the commander’s grade plus one.',
      },
      rules: ['AT43-TAC-13', 'AT43-TAC-15', 'AT43-TAC-16'],
      until: [{ event: 'authority.won' }],
      wishes: [{ ask: 'at43.ask.bid', choose: 2 }],
    },
    {
      title: { fr: 'Qui commence ?', en: 'Who begins?' },
      text: {
        fr: 'Le vainqueur du test choisit qui joue en premier. Ensuite, chacun retourne sa première carte tour à tour.',
        en: 'The winner of the test chooses who goes first. Then each player in turn flips their first card.',
      },
      todo: {
        fr: 'Jouez en premier, puis activez votre première carte.',
        en: 'Go first, then activate your first card.',
      },
      taught: {
        fr: 'Une unité menée par un officier s’active gratuitement ; les autres coûtent un point.',
        en: 'A unit led by an officer activates for free; others cost a point.',
      },
      rules: ['AT43-TAC-17', 'AT43-ACT-01', 'AT43-ACT-02'],
      until: [{ event: 'activation.began', with: { unit: TROOPERS } }],
      unless: [{ event: 'activation.began' }, { event: 'activation.deferred', with: { seat: 0 } }],
      wishes: [{ ask: 'at43.ask.first', choose: 0 }],
      show: { things: ['0'] },
    },
    {
      title: { fr: 'Déplacement de combat', en: 'Combat move' },
      text: {
        fr: 'On annonce d’abord le mode : un déplacement de combat est court mais laisse tirer, un déplacement rapide va plus loin sans tirer.',
        en: 'You first declare the mode: a combat move is short but lets you fire, a rapid move goes farther without firing.',
      },
      todo: {
        fr: 'Choisissez le déplacement de combat et amenez les Voltigeurs au repère, derrière le muret.',
        en: 'Choose the combat move and bring the Skirmishers to the sign, behind the wall.',
      },
      taught: {
        fr: 'Chacun finit à 10 cm au plus de son leader, et près d’un camarade.',
        en: 'Everybody ends within 10 cm of the leader, and close to a comrade.',
      },
      rules: ['AT43-MOV-02', 'AT43-MOV-16', 'AT43-UNIT-05'],
      until: [{ event: 'unit.moved' }],
      unless: [ended(TROOPERS), { event: 'salvo.declared' }],
      wishes: [
        { ask: 'at43.ask.action', choose: 'combat' },
        { ask: 'at43.ask.move', choose: { to: BEHIND_THE_WALL } },
      ],
      show: { things: ['0'], place: at(BEHIND_THE_WALL) },
    },
    {
      title: { fr: 'Annoncer, puis mesurer', en: 'Declare, then measure' },
      text: {
        fr: 'Tous les fusils de l’unité tirent ensemble. La portée entre les deux leaders fait la difficulté : de près, c’est plus facile.',
        en: 'All rifles of the unit fire together. The range between the two leaders makes the difficulty: the closer, the easier.',
      },
      todo: { fr: 'Tirez au fusil laser sur les Golems.', en: 'Fire the laser rifles at the Golems.' },
      taught: {
        fr: 'La portée est le nombre entier de dizaines de centimètres.',
        en: 'The range is the whole number of tens of centimetres.',
      },
      rules: ['AT43-SHO-07', 'AT43-SHO-18', 'AT43-GEN-07'],
      until: [{ event: 'range.measured' }],
      unless: [ended(TROOPERS)],
      wishes: [
        { ask: 'at43.ask.action', choose: 'fire:laser' },
        { ask: 'at43.ask.aim', choose: 'golems' },
      ],
      show: { things: ['2'] },
    },
    {
      title: { fr: 'Une seule table pour tout', en: 'One table for everything' },
      text: {
        fr: 'Sous la table, vos dés : la Précision moins la portée dit ce qu’il faut faire. Puis un test de dégâts : Pénétration contre Protection, sur la même table.',
        en: 'Below the table, your dice: Accuracy less range tells what you need. Then a damage test: Penetration against Protection, on the very same table.',
      },
      todo: {
        fr: 'Lisez les deux jets, puis continuez. Il ne reste rien d’autre à faire : la table met fin aux actions.',
        en: 'Read both rolls, then go on. Nothing else is left to do: the table ends the actions.',
      },
      taught: {
        fr: 'Valeur d’action moins difficulté : cette différence règle tout le jeu.',
        en: 'Value less difficulty: this difference settles the whole game.',
      },
      rules: ['AT43-RES-01', 'AT43-RES-05', 'AT43-DMG-02'],
      until: ['read'],
      unless: [ended(TROOPERS)],
      wishes: [{ ask: 'at43.ask.action', choose: 'end' }],
    },
    {
      title: { fr: 'Se mettre à couvert', en: 'Take cover' },
      text: {
        fr: 'Pour un point, une unité finit son activation par une attitude. À couvert, derrière le muret, vos Voltigeurs annuleront un impact sur 3 ou plus.',
        en: 'For a point, a unit ends its activation with an attitude. In cover behind the wall, your Skirmishers will cancel an impact on 3 or more.',
      },
      todo: { fr: 'Prenez l’attitude À couvert.', en: 'Take the attitude “in cover”.' },
      taught: {
        fr: 'Sans attitude, le couvert ne sauve que sur 5 ou 6. Qui n’a pas tiré peut aussi se mettre en alerte.',
        en: 'Without an attitude, cover saves on 5 or 6 only. Whoever has not fired may also go on alert.',
      },
      rules: ['AT43-ATT-01', 'AT43-COV-08', 'AT43-COV-09'],
      until: [{ event: 'attitude.taken', with: { unit: TROOPERS } }],
      unless: [ended(TROOPERS)],
      wishes: [{ ask: 'at43.ask.attitude', choose: 'takeCover' }],
      show: { things: ['0'] },
    },
    {
      title: { fr: 'Sous le feu', en: 'Under fire' },
      text: {
        fr: 'Les Golems répondent. La moitié au moins de vos hommes est derrière le muret : chaque impact donne droit à une sauvegarde.',
        en: 'The Golems answer. At least half of your men are behind the wall: every impact allows a save.',
      },
      todo: {
        fr: 'Ne prenez rien de plus, puis regardez les sauvegardes.',
        en: 'Take nothing more, then watch the saves.',
      },
      taught: {
        fr: 'Le couvert vaut pour toute l’unité, ou pour personne.',
        en: 'Cover counts for the whole unit, or for nobody.',
      },
      rules: ['AT43-COV-06', 'AT43-COV-07', 'AT43-DMG-05'],
      until: [ended(GOLEMS)],
      unless: [{ event: 'activation.began', with: { unit: STORMERS } }],
    },
    {
      title: { fr: 'Payer une activation', en: 'Pay for an activation' },
      text: {
        fr: 'Les Assaillants n’ont pas d’officier : les activer coûte un point de commandement.',
        en: 'The Stormers have no officer: activating them costs a command point.',
      },
      todo: { fr: 'Activez votre carte et payez.', en: 'Activate your card and pay.' },
      taught: {
        fr: 'Sans ce point, l’unité serait activée pour ne rien faire.',
        en: 'Without that point the unit would be activated to do nothing.',
      },
      rules: ['AT43-ACT-02', 'AT43-ACT-03', 'AT43-TAC-05'],
      until: [{ event: 'points.spent', with: { seat: 0, on: 'activation' } }],
      unless: [ended(STORMERS), { event: 'move.declared', with: { unit: STORMERS } }],
      show: { things: ['1'] },
    },
    {
      title: { fr: 'Déplacement rapide', en: 'Rapid move' },
      text: {
        fr: 'Vos Assaillants n’ont que des lames. Un déplacement rapide leur donne 6 cm de plus : assez pour venir au contact.',
        en: 'Your Stormers have only blades. A rapid move gives them 6 cm more: enough to get into contact.',
      },
      todo: {
        fr: 'Choisissez le déplacement rapide et amenez-les au repère, devant les Pillards.',
        en: 'Choose the rapid move and bring them to the sign, in front of the Raiders.',
      },
      taught: {
        fr: 'On est au contact à 2,5 cm ou moins, sans que les socles se touchent.',
        en: 'You are in contact at 2.5 cm or less, even if bases do not touch.',
      },
      rules: ['AT43-MOV-13', 'AT43-MOV-15', 'AT43-GEN-06'],
      until: [{ event: 'unit.moved', with: { unit: STORMERS } }],
      unless: [ended(STORMERS)],
      wishes: [
        { ask: 'at43.ask.action', choose: 'rapid' },
        { ask: 'at43.ask.move', choose: { to: AT_THE_RAIDERS } },
      ],
      show: { things: ['1'], place: at(AT_THE_RAIDERS) },
    },
    {
      title: { fr: 'La mêlée', en: 'The melee' },
      text: {
        fr: 'Tout déplacement peut finir en mêlée : la Précision des lames contre le Combat d’en face, puis les dégâts. Les défenseurs ne ripostent pas.',
        en: 'Any move may end in a melee: the blades’ Accuracy against their Combat, then damage. Defenders do not strike back.',
      },
      todo: {
        fr: 'Engagez la mêlée contre les Pillards, puis choisissez qui tombe.',
        en: 'Begin the melee against the Raiders, then choose who falls.',
      },
      taught: {
        fr: 'L’attaquant choisit qui tombe parmi ceux qu’il touche ; pas de sauvegarde de couvert ici.',
        en: 'The attacker chooses who falls among those within reach; there are no cover saves here.',
      },
      rules: ['AT43-MEL-12', 'AT43-MEL-03', 'AT43-MEL-14'],
      until: [{ answered: 'at43.ask.losses' }, { event: 'fighter.lost', with: { unit: RAIDERS } }],
      unless: [ended(STORMERS)],
      wishes: [
        { ask: 'at43.ask.action', choose: 'melee' },
        { ask: 'at43.ask.fight', choose: { weapon: 'blade', target: 'raiders/1' } },
      ],
      show: { things: ['3'] },
    },
    {
      title: { fr: 'La fin du tour', en: 'The end of the turn' },
      text: {
        fr: 'Quand toutes les cartes sont jouées vient la phase de contrôle : objectifs, points de victoire, renforts. Les points de commandement restants sont perdus.',
        en: 'When all cards are played comes the control phase: objectives, victory points, reinforcements. Command points that are left are lost.',
      },
      todo: {
        fr: 'Finissez votre activation et laissez finir le tour.',
        en: 'Finish your activation and let the turn end.',
      },
      taught: {
        fr: 'Tactique, activation, contrôle : ces trois phases font un tour.',
        en: 'Tactical, activation, control: these three phases make a turn.',
      },
      rules: ['AT43-TURN-03', 'AT43-CTL-01', 'AT43-CTL-02'],
      until: [{ event: 'turn.ended' }, { event: 'game.ended' }],
    },
  ],
};
