import type { Guide } from '../../guide/guide.js';

/** Squads as the board numbers them. */
const [KNIGHTS, ARBALESTERS, , WOLVES, SPROUTLINGS] = ['0', '1', '2', '3', '4'] as const;

/** One harvest, one blow received, one turn to win by. */
export const guide: Guide = {
  system: 'the-edge',
  title: { fr: 'À un point de la victoire', en: 'One point from victory' },
  lead: {
    fr: 'La Garde d’Airain tient le terrain, la Nichée des ronces revient à l’assaut. Il ne vous manque qu’un point, mais vos Cristaux sont épuisés.',
    en: 'The Brazen Watch holds the ground, the Briar Brood comes back for more. You lack a single point, but your Crystals are exhausted.',
  },
  minutes: 7,
  learnt: [
    {
      fr: 'Choisir entre un tour Passif, qui moissonne, et un tour Actif, qui agit.',
      en: 'Choose between a Passive turn, which harvests, and an Active one, which acts.',
    },
    {
      fr: 'Payer en Cristaux une carte ou le dé Rouge.',
      en: 'Pay Crystals for a card or for the Red die.',
    },
    {
      fr: 'Activer une Escouade : changer de Mode, se déplacer, pousser, combattre.',
      en: 'Activate a Squad: change its Mode, move, push, fight.',
    },
    {
      fr: 'Comparer les Puissances d’un Combat, et en tirer des points de victoire.',
      en: 'Compare the Powers of a Combat, and make victory points of it.',
    },
  ],
  position: {
    active: 1,
    marker: 9,
    players: [
      {
        faction: 'brazen-watch',
        altar: 'B2',
        exhausted: 3,
        banner: 'down',
        hand: ['crossfire', 'iron-hafts', 'iron-hafts'],
        deck: ['crossfire', 'crossfire', 'heavy-bolt', 'heavy-bolt', 'two-handed-thrust', 'two-handed-thrust'],
        squads: [
          { squad: 'bell-knights', at: ['D4:01', null] },
          { squad: 'arbalesters', at: ['C4:0', 'C4:2', null] },
          { squad: 'halberdiers', at: ['C6:1', 'C6:0', null, null] },
        ],
      },
      {
        faction: 'briar-brood',
        altar: 'H6',
        squads: [
          { squad: 'thornwolves', at: ['F4:0', null, null], endurance: 0 },
          { squad: 'sproutlings', at: ['E4:0', 'D4:4', null, null] },
        ],
      },
    ],
    sources: ['D6'],
  },
  dice: 3,
  level: 'greedy',
  opponent: [
    { ask: 'edge.ask.declare', choose: 'active' },
    { ask: 'edge.ask.turn', choose: { activate: 'thornwolves' } },
    { ask: 'edge.ask.turn', choose: 'end' },
    { ask: 'edge.ask.window.open', choose: 'silence' },
    { ask: 'edge.ask.mode', choose: 'keep' },
    { ask: 'edge.ask.step', choose: { fight: '2:thornwolves:1', target: '1:arbalesters:1' } },
    { ask: 'edge.ask.step', choose: { move: '2:thornwolves:1', to: 'C4:1' } },
    { ask: 'edge.ask.step', choose: 'stop' },
    { ask: 'edge.ask.die.attack', choose: 'yellow' },
    { ask: 'edge.ask.die.defence', choose: 'yellow' },
    { ask: 'edge.ask.counter', choose: 'counter' },
    { ask: 'edge.ask.reroll', choose: 'keep' },
    { ask: 'edge.ask.discard', choose: 'none' },
  ],
  reflexes: [
    { ask: 'edge.ask.window.open', choose: 'silence' },
    { ask: 'edge.ask.window.shot-declared', choose: 'silence' },
    { ask: 'edge.ask.window.combat-declared', choose: 'silence' },
    { ask: 'edge.ask.window.before-attack', choose: 'silence' },
    { ask: 'edge.ask.window.action-announced', choose: 'silence' },
    { ask: 'edge.ask.die.attack', choose: 'yellow' },
    { ask: 'edge.ask.die.shot', choose: 'yellow' },
    { ask: 'edge.ask.die.defence', choose: 'yellow' },
    { ask: 'edge.ask.counter', choose: 'counter' },
    { ask: 'edge.ask.reroll', choose: 'keep' },
    { ask: 'edge.ask.mode', choose: 'keep' },
    { ask: 'edge.ask.shooter', choose: 'stop' },
    { ask: 'edge.ask.pay', choose: { crystals: 1 } },
    { ask: 'edge.ask.pay', choose: { crystals: 2 } },
    { ask: 'edge.ask.discard', choose: 'none' },
    { ask: 'edge.ask.step', choose: 'stop' },
  ],
  steps: [
    {
      title: { fr: 'Le plateau', en: 'The board' },
      text: {
        fr: 'Les Cases cerclées comptent sept hexes ; toutes les distances se comptent en Cases. En haut, la piste de victoire : encore une case vers votre bout, et vous gagnez.',
        en: 'The ringed Spaces have seven hexes; all distances are counted in Spaces. Above, the victory track: one more step towards your end, and you win.',
      },
      todo: {
        fr: 'Repérez vos Escouades (A Chevaliers, B Arbalétriers, C Hallebardiers) et celles d’en face (D Loups, E Surgeons), puis continuez.',
        en: 'Find your Squads (A Knights, B Arbalesters, C Halberdiers) and theirs (D Wolves, E Sproutlings), then go on.',
      },
      taught: {
        fr: 'La partie s’arrête à la fin du tour où le marqueur atteint un bout de la piste.',
        en: 'The game ends with the turn in which the marker reaches an end of the track.',
      },
      rules: ['EDGE-BRD-01', 'EDGE-BRD-03', 'EDGE-END-03'],
      until: ['read'],
    },
    {
      title: { fr: 'Un tour pour souffler', en: 'A turn to breathe' },
      text: {
        fr: 'Vos trois Cristaux sont épuisés : vous ne pourriez rien payer. Un tour Passif les rend tous, et vos Hallebardiers touchent la Source.',
        en: 'Your three Crystals are exhausted: you could pay for nothing. A Passive turn brings them all back, and your Halberdiers touch the Source.',
      },
      todo: { fr: 'Déclarez un tour Passif.', en: 'Declare a Passive turn.' },
      taught: {
        fr: 'Chaque Source que vous êtes seul à toucher rapporte un Cristal, puis les Cristaux épuisés reviennent.',
        en: 'Each Source that only you touch yields a Crystal, then exhausted Crystals come back.',
      },
      rules: ['EDGE-PAS-02', 'EDGE-PAS-03', 'EDGE-PAS-11'],
      until: [{ event: 'turn.declared', with: { seat: 0, kind: 'passive' } }],
      unless: [{ event: 'turn.declared', with: { seat: 0 } }],
      wishes: [{ ask: 'edge.ask.declare', choose: 'passive' }],
      show: { things: ['2'] },
    },
    {
      title: { fr: 'Intervenir, ou non', en: 'To step in, or not' },
      text: {
        fr: 'L’adversaire joue un tour Actif. À chaque moment clé vous pourriez jouer une Action Instantanée. Votre main n’en a aucune : la table passe pour vous, et le récit le dit.',
        en: 'Your opponent plays an Active turn. At each key moment you might play an Instant. Your hand holds none: the table passes for you, and the story says so.',
      },
      todo: { fr: 'Suivez le récit, puis continuez.', en: 'Follow the story, then go on.' },
      taught: {
        fr: 'Seules les Actions marquées d’un éclair se jouent pendant le tour adverse, et elles se paient aussi.',
        en: 'Only Actions marked with a bolt may be played in the other’s turn, and they are paid for too.',
      },
      rules: ['EDGE-INST-02', 'EDGE-INST-03'],
      until: ['read'],
      unless: [{ event: 'turn.ended', with: { seat: 1 } }, { event: 'power.reached' }],
    },
    {
      title: { fr: 'Se défendre', en: 'Defend' },
      text: {
        fr: 'Un Loup d’épine bondit sur vos Arbalétriers. Sa Puissance est connue : son dé plus son ATT. À vous : le dé Jaune est gratuit, le Rouge vaut mieux mais coûte un Cristal.',
        en: 'A Thornwolf leaps at your Arbalesters. Its Power is known: its die plus its ATT. Your turn: the Yellow die is free, the Red one better but costs a Crystal.',
      },
      todo: { fr: 'Choisissez votre dé de Défense.', en: 'Choose your Defence die.' },
      taught: {
        fr: 'Le défenseur choisit son dé après avoir vu l’Attaque ; à égalité, la Défense tient.',
        en: 'The defender chooses a die after seeing the Attack; on a tie the Defence holds.',
      },
      rules: ['EDGE-DICE-07', 'EDGE-CMB-08', 'EDGE-CMB-10'],
      until: [{ answered: 'edge.ask.die.defence' }],
      unless: [{ event: 'turn.ended', with: { seat: 1 } }],
      wishes: [{ ask: 'edge.ask.die.defence', choose: 'yellow' }],
      show: { things: [ARBALESTERS, WOLVES] },
    },
    {
      title: { fr: 'Blessure ou riposte', en: 'Wound or answer' },
      text: {
        fr: 'Une Attaque qui dépasse la Défense coûte un pion Endurance à toute l’Escouade ; sans pion, la figurine meurt. Une Attaque manquée ouvre la Contre-Attaque.',
        en: 'An Attack above the Defence costs the whole Squad an Endurance token; without tokens the figure dies. A failed Attack opens the Counter-Attack.',
      },
      todo: { fr: 'Laissez l’adversaire finir son tour.', en: 'Let your opponent finish the turn.' },
      taught: {
        fr: 'Une Blessure par Attaque réussie, quel que soit l’écart.',
        en: 'One Wound for a successful Attack, whatever the margin.',
      },
      rules: ['EDGE-CMB-09', 'EDGE-WND-01', 'EDGE-CMB-15'],
      until: [{ event: 'turn.ended', with: { seat: 1 } }],
      unless: [{ event: 'turn.declared', with: { seat: 0 } }],
    },
    {
      title: { fr: 'Un tour pour agir', en: 'A turn to act' },
      text: {
        fr: 'Vous avez de nouveau de quoi payer. En tour Actif, on joue des cartes et l’on active une Escouade, dans l’ordre que l’on veut.',
        en: 'You can pay again. In an Active turn you play cards and activate one Squad, in any order.',
      },
      todo: { fr: 'Déclarez un tour Actif.', en: 'Declare an Active turn.' },
      taught: {
        fr: 'Actif ou Passif : c’est la décision de chaque tour.',
        en: 'Active or Passive: the decision of every turn.',
      },
      rules: ['EDGE-TURN-02', 'EDGE-ACT-01'],
      until: [{ event: 'turn.declared', with: { seat: 0, kind: 'active' } }],
      unless: [{ event: 'turn.declared', with: { seat: 0 } }],
      wishes: [{ ask: 'edge.ask.declare', choose: 'active' }],
    },
    {
      title: { fr: 'Lever la Bannière', en: 'Raise the Banner' },
      text: {
        fr: 'Votre tour Passif l’a redressée. Elle est gratuite : ici elle rend un pion Endurance à une Escouade et raffermit sa Défense.',
        en: 'Your Passive turn has raised it again. It is free: this one gives a Squad an Endurance token back and steadies its Defence.',
      },
      todo: { fr: 'Utilisez la Bannière sur les Arbalétriers.', en: 'Use the Banner on the Arbalesters.' },
      taught: {
        fr: 'La Bannière sert une fois, puis attend votre prochain tour Passif.',
        en: 'The Banner serves once, then waits for your next Passive turn.',
      },
      rules: ['EDGE-BAN-02', 'EDGE-BAN-04'],
      until: [{ event: 'bonus.given' }, { event: 'endurance.changed' }],
      unless: [{ event: 'card.played' }, { event: 'activation.began' }, { event: 'turn.ended', with: { seat: 0 } }],
      wishes: [
        { ask: 'edge.ask.turn', choose: 'banner' },
        { ask: 'edge.ask.target.squad', choose: 'arbalesters' },
      ],
      show: { things: [ARBALESTERS] },
    },
    {
      title: { fr: 'Jouer une carte', en: 'Play a card' },
      text: {
        fr: 'Chaque carte porte deux Actions : celle du haut sert à tous, celle du bas à l’Escouade qu’elle nomme. « Feux croisés » fait tirer tous les Arbalétriers.',
        en: 'Each card bears two Actions: the upper one serves everybody, the lower one the Squad it names. “Crossfire” lets all Arbalesters shoot.',
      },
      todo: {
        fr: 'Jouez « Feux croisés : Tir roulant » et payez ses 2 Cristaux.',
        en: 'Play “Crossfire: Rolling Fire” and pay its 2 Crystals.',
      },
      taught: {
        fr: 'Une carte jouée ne donne qu’une de ses deux Actions, puis va à la défausse.',
        en: 'A card played gives one of its two Actions, then goes to the discard pile.',
      },
      rules: ['EDGE-CARD-04', 'EDGE-CARD-08', 'EDGE-PAY-02'],
      until: [{ event: 'cost.paid', with: { seat: 0 } }],
      unless: [{ event: 'activation.began' }, { event: 'turn.ended', with: { seat: 0 } }],
      wishes: [
        { ask: 'edge.ask.turn', choose: { card: 'crossfire', half: 'lower' } },
        { ask: 'edge.ask.pay', choose: { crystals: 2 } },
      ],
    },
    {
      title: { fr: 'Tirer', en: 'Shoot' },
      text: {
        fr: 'Un Tir touche si le dé dépasse l’INI de la cible, et il n’y a pas de Défense. Le Surgeon d’en face est vif : INI 3.',
        en: 'A shot hits if the die is above the target’s INI, and there is no Defence. The Sproutling ahead is quick: INI 3.',
      },
      todo: {
        fr: 'Visez le Surgeon, passez les interventions, prenez le dé Rouge ; puis arrêtez le tir.',
        en: 'Aim at the Sproutling, pass on stepping in, take the Red die; then stop shooting.',
      },
      taught: {
        fr: 'On ne tire que par une carte, en ligne droite de Cases si elle le demande.',
        en: 'Shots come from cards alone, along a straight line of Spaces if the card says so.',
      },
      rules: ['EDGE-SHT-02', 'EDGE-SHT-03', 'EDGE-SHT-08'],
      until: [{ event: 'card.discarded', with: { seat: 0 } }],
      unless: [{ event: 'activation.began' }, { event: 'turn.ended', with: { seat: 0 } }],
      wishes: [
        { ask: 'edge.ask.shooter', choose: '1:arbalesters:1' },
        { ask: 'edge.ask.shot-target', choose: '2:sproutlings:1' },
        { ask: 'edge.ask.die.shot', choose: 'red' },
        { ask: 'edge.ask.pay', choose: { crystals: 2 } },
        { ask: 'edge.ask.pay', choose: { crystals: 1 } },
      ],
      show: { things: [SPROUTLINGS] },
    },
    {
      title: { fr: 'Activer une Escouade', en: 'Activate a Squad' },
      text: {
        fr: 'Le Loup est resté près de vos Arbalétriers. Les Chevaliers du Bourdon frappent fort : à eux.',
        en: 'The Wolf has stayed by your Arbalesters. The Knights of the Great Bell hit hard: send them.',
      },
      todo: { fr: 'Activez les Chevaliers du Bourdon.', en: 'Activate the Knights of the Great Bell.' },
      taught: {
        fr: 'Une seule Escouade par tour, mais la même peut servir tour après tour.',
        en: 'One Squad a turn, but the same one may serve turn after turn.',
      },
      rules: ['EDGE-ACT-05', 'EDGE-SQD-20'],
      until: [{ event: 'activation.began', with: { squad: 0 } }],
      unless: [{ event: 'activation.began' }, { event: 'turn.ended', with: { seat: 0 } }],
      wishes: [{ ask: 'edge.ask.turn', choose: { activate: 'bell-knights' } }],
      show: { things: [KNIGHTS] },
    },
    {
      title: { fr: 'Changer de Mode', en: 'Change the Mode' },
      text: {
        fr: 'Chaque carte Escouade a deux faces. « Lance basse » : INI 4 et ATT 4, au prix de la Défense.',
        en: 'Each Squad card has two faces. “Lances couched”: INI 4 and ATT 4, at the price of Defence.',
      },
      todo: { fr: 'Changez de Mode : ici, c’est gratuit.', en: 'Change the Mode: here it is free.' },
      taught: {
        fr: 'On ne change de Mode qu’au moment de l’Activation.',
        en: 'A Mode is changed at the moment of Activation only.',
      },
      rules: ['EDGE-SQD-02', 'EDGE-ACT-06'],
      until: [{ event: 'mode.changed' }],
      unless: [{ event: 'figure.moved' }, { event: 'exchange.opened' }, { event: 'turn.ended', with: { seat: 0 } }],
      wishes: [{ ask: 'edge.ask.mode', choose: 'change' }],
    },
    {
      title: { fr: 'Se déplacer et pousser', en: 'Move and push' },
      text: {
        fr: 'Un Surgeon est entre vous et le Loup, mais un grand socle pousse les plus petits.',
        en: 'A Sproutling stands between you and the Wolf, but a large base pushes smaller ones.',
      },
      todo: {
        fr: 'Déplacez le Chevalier sur les hexes entourés, au contact du Loup.',
        en: 'Move the Knight to the outlined hexes, in contact with the Wolf.',
      },
      taught: {
        fr: 'Celui qui pousse place la figurine poussée ; une Poussée ne blesse pas.',
        en: 'Whoever pushes places the pushed figure; a push does not wound.',
      },
      rules: ['EDGE-MOV-09', 'EDGE-PUSH-02', 'EDGE-PUSH-09'],
      until: [{ event: 'figure.moved' }],
      unless: [{ event: 'exchange.opened' }, { event: 'activation.ended' }, { event: 'turn.ended', with: { seat: 0 } }],
      wishes: [{ ask: 'edge.ask.step', choose: { move: '1:bell-knights:1', to: 'D4:04' } }],
      show: { things: [KNIGHTS] },
    },
    {
      title: { fr: 'Combattre', en: 'Fight' },
      text: {
        fr: 'Les INI sont égales : le joueur actif frappe le premier. Votre lance donne +4, le Loup n’a que 1 en Défense.',
        en: 'The INI are equal: the active player strikes first. Your lance gives +4, the Wolf has a Defence of only 1.',
      },
      todo: { fr: 'Combattez le Loup et lancez le dé.', en: 'Fight the Wolf and roll the die.' },
      taught: {
        fr: 'La plus haute INI attaque d’abord, qui que ce soit qui ait engagé le Combat.',
        en: 'The higher INI attacks first, whoever began the Combat.',
      },
      rules: ['EDGE-CMB-05', 'EDGE-CMB-06', 'EDGE-CMB-07'],
      until: [{ event: 'attack.resolved' }],
      unless: [{ event: 'activation.ended' }, { event: 'turn.ended', with: { seat: 0 } }],
      wishes: [{ ask: 'edge.ask.step', choose: { fight: '1:bell-knights:1', target: '2:thornwolves:1' } }],
      show: { things: [KNIGHTS, WOLVES] },
    },
    {
      title: { fr: 'Finir le tour', en: 'End the turn' },
      text: {
        fr: 'Une figurine tuée rapporte la valeur d’Endurance de son Escouade : le marqueur avance, et la fin du tour décide.',
        en: 'A figure killed brings the Endurance value of its Squad: the marker moves on, and the end of the turn decides.',
      },
      todo: { fr: 'Terminez l’Activation, puis le tour.', en: 'End the Activation, then the turn.' },
      taught: {
        fr: 'À la fin de chaque tour, chacun complète sa main à trois cartes.',
        en: 'At the end of every turn everybody fills their hand up to three cards.',
      },
      rules: ['EDGE-WND-05', 'EDGE-END-03', 'EDGE-TURN-04'],
      until: [{ event: 'match.ended' }, { event: 'turn.ended', with: { seat: 0 } }],
      wishes: [{ ask: 'edge.ask.turn', choose: 'end' }],
    },
  ],
};
