import { cm } from '@banneret/geometry';
import type { Condition, Guide } from '../../guide/guide.js';

/** Figures and Combat Units as the table numbers them. */
const CAPTAIN = 0;
const PIKE = 4;
const [CAPTAINS, RIFLES, PIKES, CHIEFS, MARAUDERS] = ['0', '1', '2', '3', '4'] as const;

const BEFORE_THE_CHIEF = [62, 59.5] as const;
const BEHIND_THE_CAPTAIN = [62, 57] as const;

const at = ([x, y]: readonly [number, number]): { readonly x: number; readonly y: number } => ({ x: cm(x), y: cm(y) });
const phaseOver = (phase: string): Condition => ({ event: 'phase.ended', with: { phase } });

const three = [1, 2, 3] as const;
const shotOf = (figure: string, target: string): object => ({ figure, shots: [{ weapon: 0, targets: [target] }] });

/** One turn of a skirmish: order, charge, support, volley, duel. */
export const guide: Guide = {
  system: 'beyond-the-stars',
  title: { fr: 'La haie de la colline', en: 'The hedge on the hill' },
  lead: {
    fr: 'La Capitaine Ode et ses gens barrent la route au Chef Orne et à ses Maraudeurs. Un seul tour, mais toutes ses phases : ordre, charge, tir, duel.',
    en: 'Captain Ode and her people bar the road to Chief Orne and his Marauders. A single turn, but all of its phases: order, charge, shooting, duel.',
  },
  minutes: 7,
  learnt: [
    {
      fr: 'Lancer un Ordre, et déclarer une Action d’Éclat au bon moment.',
      en: 'Launch an Order, and declare a Heroic Action at the right moment.',
    },
    {
      fr: 'Déplacer chaque figurine pour elle-même, charger, se placer en soutien.',
      en: 'Move every figure on its own, charge, take up a supporting place.',
    },
    {
      fr: 'Tirer : toucher, franchir les obstacles, blesser.',
      en: 'Shoot: hit, get past obstacles, wound.',
    },
    {
      fr: 'Livrer un Duel dé contre dé et dépenser ses Points de Gloire.',
      en: 'Fight a Duel die against die and spend your Glory Points.',
    },
  ],
  position: {
    begin: 'turns',
    turn: 1,
    turns: 2,
    initiative: 2,
    phase: 'end',
    terrain: [
      { id: 'hedge', name: { fr: 'Haie', en: 'Hedge' }, kind: 'obstacle', box: [32, 72, 20, 0.6], height: 1.7 },
    ],
    units: {
      captain: { fr: 'Capitaine Ode', en: 'Captain Ode' },
      rifles: { fr: 'Carabiniers', en: 'Carabineers' },
      pike: { fr: 'Piquière', en: 'Pikewoman' },
      chief: { fr: 'Chef Orne', en: 'Chief Orne' },
      marauders: { fr: 'Maraudeurs', en: 'Marauders' },
    },
    figures: [
      {
        id: 'captain',
        name: { fr: 'Capitaine Ode', en: 'Captain Ode' },
        seat: 1,
        at: [62, 50],
        rank: 3,
        general: true,
        cc: 6,
        attacks: 3,
        pv: 3,
        force: 5,
        morale: 7,
        orders: ['holdAtAllCosts'],
        actions: ['strength'],
      },
      ...three.map(i => ({
        id: `rifle-${i}`,
        name: { fr: 'Carabinier', en: 'Carabineer' },
        seat: 1,
        unit: 'rifles',
        at: [32 + 4 * i, 50],
        ct: 3,
        ranged: [{ id: 'carbine', name: { fr: 'carabine', en: 'carbine' }, range: 60, force: 5, pen: 1 }],
      })),
      {
        id: 'pike',
        name: { fr: 'Piquière', en: 'Pikewoman' },
        seat: 1,
        at: [71, 47],
        melee: [{ id: 'pike', name: { fr: 'pique', en: 'pike' }, hands: 2, supports: true }],
      },
      {
        id: 'chief',
        name: { fr: 'Chef Orne', en: 'Chief Orne' },
        seat: 2,
        at: [62, 62],
        rank: 2,
        cc: 5,
        attacks: 2,
        pv: 2,
        force: 5,
        morale: 5,
      },
      ...three.map(i => ({
        id: `marauder-${i}`,
        name: { fr: 'Maraudeur', en: 'Marauder' },
        seat: 2,
        unit: 'marauders',
        at: [32 + 4 * i, 74],
        ct: 5,
        ranged: [{ id: 'pistol', name: { fr: 'pistolet', en: 'pistol' }, range: 30, force: 4 }],
      })),
    ],
  },
  focus: { x: cm(28), y: cm(42), width: cm(52), depth: cm(40) },
  dice: 77,
  level: 'greedy',
  opponent: [
    { ask: 'bts.ask.action', choose: { do: 'pass' } },
    { ask: 'bts.ask.order', choose: { do: 'pass' } },
    { ask: 'bts.ask.act', choose: { do: 'end' } },
    ...three.map(i => ({
      ask: 'bts.ask.shoot',
      choose: { do: 'shoot', volleys: [shotOf(`marauder-${i}`, `rifle-${i}`)] },
    })),
    { ask: 'bts.ask.shoot', choose: { do: 'end' } },
    { ask: 'bts.ask.strike', choose: 'captain' },
  ],
  reflexes: [
    { ask: 'bts.ask.action', choose: { do: 'pass' } },
    { ask: 'bts.ask.order', choose: { do: 'pass' } },
    { ask: 'bts.ask.act', choose: { do: 'end' } },
    { ask: 'bts.ask.shoot', choose: { do: 'end' } },
    { ask: 'bts.ask.supports', choose: ['pike'] },
    { ask: 'bts.ask.strike', choose: 'chief' },
    { ask: 'bts.ask.dice-order', choose: [0, 1, 2, 3] },
    { ask: 'bts.ask.dice-order', choose: [0, 1, 2] },
  ],
  steps: [
    {
      title: { fr: 'Une escarmouche', en: 'A skirmish' },
      text: {
        fr: 'Chaque figurine agit pour elle-même. Un tour a six phases ; l’initiative vient d’être tirée au dé, et vous l’avez. La table est plus grande que cette vue : dézoomez pour tout voir.',
        en: 'Every figure acts on its own. A turn has six phases; the initiative has just been rolled, and it is yours. The table is larger than this view: zoom out to see all of it.',
      },
      todo: { fr: 'Repérez votre Capitaine, puis continuez.', en: 'Find your Captain, then go on.' },
      taught: {
        fr: 'Initiative, Commandement, Mouvement, Tir, Duel, Fin : toujours dans cet ordre.',
        en: 'Initiative, Command, Movement, Shooting, Duel, End: always in this order.',
      },
      rules: ['BTS-TRN-01', 'BTS-INI-01'],
      until: ['read'],
      show: { things: [CAPTAINS] },
    },
    {
      title: { fr: 'Lancer un Ordre', en: 'Launch an Order' },
      text: {
        fr: 'Un Champion tente un Ordre par tour : un dé plus son Moral. « Tenez coûte-que-coûte ! » rend l’infanterie autour de lui plus dure à blesser.',
        en: 'A Champion tries one Order a turn: a die plus Morale. “Hold at all costs!” makes the infantry around harder to wound.',
      },
      todo: { fr: 'Faites lancer cet Ordre par la Capitaine.', en: 'Have the Captain launch this Order.' },
      taught: {
        fr: 'Un 6 réussit toujours, un 1 échoue toujours, et la tentative est perdue.',
        en: 'A 6 always works, a 1 never does, and the attempt is gone.',
      },
      rules: ['BTS-CMD-04', 'BTS-CMD-05', 'BTS-CMD-06'],
      until: [{ event: 'order.rolled', with: { figure: CAPTAIN } }],
      unless: [phaseOver('command')],
      wishes: [{ ask: 'bts.ask.order', choose: { do: 'order', figure: 'captain', order: 'holdAtAllCosts' } }],
      show: { things: [CAPTAINS] },
    },
    {
      title: { fr: 'Charger', en: 'Charge' },
      text: {
        fr: 'Autour de chaque ennemi s’étend une zone de contrôle de 3 cm : y entrer, c’est le charger. Il faut le voir au départ et avoir assez de Mouvement.',
        en: 'Around every enemy lies a control zone of 3 cm: to enter it is to charge. You must see the enemy at the start and have enough Movement.',
      },
      todo: {
        fr: 'Choisissez la Capitaine et prenez dans ses propositions la charge du Chef Orne.',
        en: 'Choose the Captain and take, among her proposals, the charge at Chief Orne.',
      },
      taught: {
        fr: 'Au contact, les deux figurines sont Engagées : elles ne bougeront plus du tour.',
        en: 'In contact, both figures are Engaged: they will not move again this turn.',
      },
      rules: ['BTS-CHG-01', 'BTS-CHG-02', 'BTS-MOV-09'],
      until: [{ event: 'figure.charged', with: { figure: CAPTAIN } }],
      unless: [phaseOver('movement')],
      wishes: [
        {
          ask: 'bts.ask.act',
          choose: { do: 'charge', figure: 'captain', path: [BEFORE_THE_CHIEF], targets: ['chief'] },
        },
      ],
      show: { things: [CAPTAINS, CHIEFS], place: at(BEFORE_THE_CHIEF) },
    },
    {
      title: { fr: 'Venir en soutien', en: 'Come in support' },
      text: {
        fr: 'Une arme longue aide sans se battre : au contact de la Capitaine, la Piquière lui donnera un dé de plus au Duel.',
        en: 'A long weapon helps without fighting: in contact with the Captain, the Pikewoman will give her one more die in the Duel.',
      },
      todo: {
        fr: 'Amenez la Piquière au repère, juste derrière la Capitaine.',
        en: 'Bring the Pikewoman to the sign, right behind the Captain.',
      },
      taught: {
        fr: 'Une figurine bouge de son Mouvement au plus, par le chemin que l’on veut.',
        en: 'A figure moves up to its Movement, by any way you like.',
      },
      rules: ['BTS-MOV-02', 'BTS-MOV-05', 'BTS-DUE-04'],
      until: [{ event: 'figure.moved', with: { figure: PIKE } }],
      unless: [phaseOver('movement')],
      wishes: [{ ask: 'bts.ask.act', choose: { do: 'walk', figure: 'pike', path: [BEHIND_THE_CAPTAIN] } }],
      show: { things: [PIKES], place: at(BEHIND_THE_CAPTAIN) },
    },
    {
      title: { fr: 'Rester en place', en: 'Stand still' },
      text: {
        fr: 'Avoir bougé gêne le tir : vos Carabiniers restent où ils sont. L’adversaire bougera ensuite toutes ses figurines à son tour.',
        en: 'Having moved spoils the aim: your Carabineers stay where they are. Your opponent will then move all of theirs.',
      },
      todo: { fr: 'Terminez votre Mouvement.', en: 'End your Movement.' },
      taught: {
        fr: 'Qui a l’initiative bouge tout, puis l’autre ; de même pour les tirs.',
        en: 'Whoever has the initiative moves everything, then the other side; and so with shooting.',
      },
      rules: ['BTS-TRN-04', 'BTS-TRN-05', 'BTS-SHO-20'],
      until: [phaseOver('movement')],
      wishes: [{ ask: 'bts.ask.act', choose: { do: 'end' } }],
      show: { things: [RIFLES] },
    },
    {
      title: { fr: 'Tirer', en: 'Shoot' },
      text: {
        fr: 'Chaque dé est un tir : il doit atteindre la CT du tireur. La haie cache la moitié de la cible : il faudra encore un jet de Trajectoire.',
        en: 'Each die is a shot: it must reach the shooter’s CT. The hedge hides half of the target: a Trajectory roll will be needed too.',
      },
      todo: {
        fr: 'Faites tirer un Carabinier sur un Maraudeur, ou toute la salve de la leçon.',
        en: 'Have a Carabineer shoot at a Marauder, or take the whole volley of the lesson.',
      },
      taught: {
        fr: 'Toucher, Trajectoire, blesser : un tir peut échouer trois fois.',
        en: 'Hit, Trajectory, wound: a shot may fail three times.',
      },
      rules: ['BTS-SHO-08', 'BTS-SHO-12', 'BTS-WND-01'],
      until: [{ event: 'hits.rolled' }],
      unless: [phaseOver('shooting')],
      wishes: [
        {
          ask: 'bts.ask.shoot',
          choose: { do: 'shoot', volleys: three.map(i => shotOf(`rifle-${i}`, `marauder-${i}`)) },
        },
        ...three.map(i => ({
          ask: 'bts.ask.shoot',
          choose: { do: 'shoot', volleys: [shotOf(`rifle-${i}`, `marauder-${i}`)] },
        })),
      ],
      show: { things: [RIFLES, MARAUDERS] },
    },
    {
      title: { fr: 'Essuyer la riposte', en: 'Take the return fire' },
      text: {
        fr: 'Les Maraudeurs qui restent tirent à leur tour. Une blessure retire un point de vie ; à zéro, la figurine est perdue.',
        en: 'The Marauders that are left shoot in turn. A wound takes one life point; at zero the figure is lost.',
      },
      todo: {
        fr: 'Terminez vos tirs et suivez les leurs.',
        en: 'End your shooting and follow theirs.',
      },
      taught: {
        fr: 'La Force de l’arme contre la Défense donne le dé à atteindre.',
        en: 'The weapon’s Strength against Defence gives the die to reach.',
      },
      rules: ['BTS-WND-02', 'BTS-WND-05'],
      until: [phaseOver('shooting')],
    },
    {
      title: { fr: 'Une Action d’Éclat', en: 'A Heroic Action' },
      text: {
        fr: 'Avant les Duels, un Champion peut déclarer une Action d’Éclat, sans aucun test. Force Légendaire ajoute un dé à sa Force.',
        en: 'Before the Duels a Champion may declare a Heroic Action, with no test at all. Legendary Strength adds a die to Strength.',
      },
      todo: { fr: 'Déclarez Force Légendaire.', en: 'Declare Legendary Strength.' },
      taught: {
        fr: 'Une Action d’Éclat par tour et par Champion, en plus de son Ordre.',
        en: 'One Heroic Action a turn for each Champion, besides the Order.',
      },
      rules: ['BTS-HER-03', 'BTS-HER-04', 'BTS-ACT-09'],
      until: [{ event: 'action.declared', with: { figure: CAPTAIN } }],
      unless: [{ event: 'duel.began' }, phaseOver('duel')],
      wishes: [
        { ask: 'bts.ask.action', choose: { do: 'action', figure: 'captain', action: 'strength', extend: false } },
      ],
      show: { things: [CAPTAINS] },
    },
    {
      title: { fr: 'Le jet de Duel', en: 'The Duel roll' },
      text: {
        fr: 'Chaque camp lance ses Attaques, soutien compris, range ses dés et les compare deux à deux, du plus bas au plus haut.',
        en: 'Each side rolls its Attacks, support included, puts the dice in order and compares them in pairs, from the lowest up.',
      },
      todo: { fr: 'Faites soutenir la Capitaine par la Piquière.', en: 'Have the Pikewoman support the Captain.' },
      taught: {
        fr: 'Le plus haut dé d’une paire gagne un Point de Gloire ; à égalité, la meilleure CC.',
        en: 'The higher die of a pair wins a Glory Point; on a tie, the better CC.',
      },
      rules: ['BTS-DUE-03', 'BTS-DUE-05', 'BTS-DUE-06', 'BTS-DUE-07'],
      until: [{ event: 'duel.compared' }],
      unless: [phaseOver('duel')],
      show: { things: [CAPTAINS, CHIEFS] },
    },
    {
      title: { fr: 'Dépenser la Gloire', en: 'Spend the Glory' },
      text: {
        fr: 'Chaque Point de Gloire est un jet pour blesser, et le perdant recule. Un Champion ignore chaque blessure sur 4 ou plus.',
        en: 'Each Glory Point is a roll to wound, and the loser falls back. A Champion ignores each wound on 4 or more.',
      },
      todo: { fr: 'Frappez le Chef Orne avec vos Points.', en: 'Strike Chief Orne with your Points.' },
      taught: {
        fr: 'Les coups d’un Duel sont simultanés : même le perdant emploie les siens.',
        en: 'The blows of a Duel are simultaneous: even the loser uses theirs.',
      },
      rules: ['BTS-DUE-11', 'BTS-DUE-17', 'BTS-CHA-01'],
      until: [{ event: 'duel.ended' }],
      unless: [phaseOver('duel')],
      show: { things: [CHIEFS] },
    },
    {
      title: { fr: 'La fin du tour', en: 'The end of the turn' },
      text: {
        fr: 'À la Fin, les effets du tour cessent et l’on regarde si une armée est démoralisée. Cette escarmouche s’arrête ici : on compte les pertes.',
        en: 'In the End phase the effects of the turn cease, and armies are checked for demoralisation. This skirmish stops here: losses are counted.',
      },
      todo: { fr: 'Laissez finir le tour.', en: 'Let the turn end.' },
      taught: {
        fr: 'Le nombre de tours dépend du scénario : rien n’est jamais joué d’avance.',
        en: 'The number of turns depends on the scenario: nothing is settled beforehand.',
      },
      rules: ['BTS-TRN-07', 'BTS-TRN-02'],
      until: [{ event: 'turn.ended' }],
    },
  ],
};
