import { inches } from '@banneret/geometry';
import type { Condition, Guide, Wish } from '../../guide/guide.js';

/** Models of a unit in rows of five, a hair's breadth within coherency. */
const block = (x: number, y: number, count: number, gap: number): readonly (readonly [number, number])[] =>
  Array.from({ length: count }, (_, i) => [x + (i % 5) * gap, y + Math.floor(i / 5) * gap] as const);

/** However many wounds there are: the first so many of these models. */
const fallen = (...models: readonly number[]): readonly Wish[] =>
  models.map((_, i) => ({ ask: 'gdf.ask.casualties', choose: models.slice(0, i + 1) }));

const [WARDENS, COURIERS, LENSMEN, GNAWERS, SHREDDERS] = [0, 1, 2, 3, 4];
/** One of the learner's units has done all that it does in this round. */
const turnOver: readonly Condition[] = [WARDENS, COURIERS, LENSMEN].map(unit => ({
  event: 'activation.ended',
  with: { unit },
}));
const WOOD_EDGE = [11, 12] as const;
const FAR_MARKER = [33, 15] as const;

const at = ([x, y]: readonly [number, number]): { readonly x: number; readonly y: number } => ({
  x: inches(x),
  y: inches(y),
});

/** The last round of a battle for two markers: shoot, be shot at, charge, hold. */
export const guide: Guide = {
  system: 'grimdark-future',
  title: { fr: 'La dernière manche', en: 'The last round' },
  lead: {
    fr: 'Trois unités de la Compagnie des Lanternes contre deux meutes de la Couvée de rouille. Il reste une manche, et deux marqueurs n’ont pas de maître.',
    en: 'Three units of the Lantern Company against two packs of the Rust Brood. One round is left, and two markers have no master.',
  },
  minutes: 6,
  learnt: [
    {
      fr: 'Activer une unité à son tour et lui donner un ordre : tenir, avancer, sprinter ou charger.',
      en: 'Activate a unit in turn and give it an order: hold, advance, rush or charge.',
    },
    {
      fr: 'Lire un tir : toucher, bloquer, retirer les pertes, vérifier le moral.',
      en: 'Read a volley: hit, block, remove casualties, test morale.',
    },
    {
      fr: 'Charger, encaisser la riposte, gagner la mêlée.',
      en: 'Charge, take the strikes in return, win the melee.',
    },
    {
      fr: 'Gagner par les marqueurs tenus à la fin de la dernière manche.',
      en: 'Win by the markers held at the end of the last round.',
    },
  ],
  position: {
    round: 4,
    active: 1,
    width: 44,
    depth: 32,
    terrain: [
      {
        name: { fr: 'Bois', en: 'Wood' },
        types: ['cover', 'difficult'],
        outline: [
          [7, 11],
          [9, 10.4],
          [14.5, 10.4],
          [16.2, 11.4],
          [16, 14],
          [13.5, 15],
          [8.5, 15],
          [6.8, 13.6],
        ],
        seeIntoNotThrough: true,
      },
      {
        name: { fr: 'Rocher', en: 'Rock' },
        types: ['impassable', 'blocking'],
        outline: [
          [26, 12],
          [27.4, 11],
          [29, 12.4],
          [28.4, 15],
          [26.4, 14.6],
        ],
      },
      {
        name: { fr: 'Fourré', en: 'Thicket' },
        types: ['cover', 'difficult'],
        outline: [
          [35, 19],
          [37, 18],
          [40.4, 18.4],
          [41.4, 21],
          [39, 23],
          [36, 22.4],
        ],
        seeIntoNotThrough: true,
      },
    ],
    markers: [{ at: [11, 15] }, { at: [33, 16] }],
    units: [
      { player: 1, profile: 'wardens', models: block(8.6, 5, 10, 1.2) },
      {
        player: 1,
        profile: 'couriers',
        models: [
          [20, 6, 90],
          [22, 6, 90],
          [24, 6, 90],
        ],
      },
      { player: 1, profile: 'lensmen', models: block(31, 5, 5, 1.2) },
      { player: 2, profile: 'gnawers', models: block(9, 26, 10, 1.2) },
      { player: 2, profile: 'shredders', models: block(20.5, 20, 3, 1.5) },
    ],
  },
  dice: 64,
  level: 'procedure',
  opponent: [
    { ask: 'gdf.ask.unit', choose: 'gnawers' },
    { ask: 'gdf.ask.unit', choose: 'shredders' },
    { ask: 'gdf.ask.order', choose: 'hold' },
    { ask: 'gdf.ask.pile-in', choose: 'close' },
    { ask: 'gdf.ask.strike-back', choose: 'strike' },
    { ask: 'gdf.ask.shots', choose: [{ weapon: 'spine-gland', target: 'wardens' }] },
    { ask: 'gdf.ask.shots', choose: [] },
    // The last models fall first, however many of them are left.
    ...[10, 9, 8, 7, 6, 5, 4, 3, 2, 1].flatMap(last => fallen(...Array.from({ length: last }, (_, i) => last - i))),
  ],
  reflexes: [
    { ask: 'gdf.ask.consolidate', choose: 'stay' },
    { ask: 'gdf.ask.pile-in', choose: 'close' },
    { ask: 'gdf.ask.strike-back', choose: 'strike' },
    ...fallen(1, 1, 1, 2, 2, 2, 3, 3, 3),
  ],
  steps: [
    {
      title: { fr: 'La table', en: 'The table' },
      text: {
        fr: 'Vos unités sont en bas. Les drapeaux sont des marqueurs : le cercle autour montre les 3 pouces qui comptent. Après cette manche, qui en tient le plus gagne.',
        en: 'Your units are at the bottom. The flags are markers: the circle around one shows the 3 inches that count. After this round, whoever holds most of them wins.',
      },
      todo: {
        fr: 'Regardez autour de vous, puis continuez.',
        en: 'Have a look around, then go on.',
      },
      taught: {
        fr: 'Une partie dure quatre manches, et seuls les marqueurs décident.',
        en: 'A game lasts four rounds, and the markers alone decide.',
      },
      rules: ['GDF-RND-01', 'GDF-OBJ-15'],
      until: ['read'],
    },
    {
      title: { fr: 'Activer une unité', en: 'Activate a unit' },
      text: {
        fr: 'Chacun active une unité à tour de rôle. Les Gardiens sont les plus proches du marqueur de gauche.',
        en: 'Players take turns to activate one unit. Your Wardens are nearest to the marker on the left.',
      },
      todo: {
        fr: 'Cliquez les Gardiens pour les regarder, une seconde fois pour les activer. La liste ci-dessous fait de même.',
        en: 'Click the Wardens to look at them, a second time to activate them. The list below does the same.',
      },
      taught: {
        fr: 'Chaque unité est activée une fois par manche, et l’on ne passe pas son tour.',
        en: 'Each unit is activated once a round, and nobody passes.',
      },
      rules: ['GDF-RND-03', 'GDF-RND-07'],
      until: [{ event: 'activation.began', with: { unit: WARDENS } }],
      unless: [{ event: 'activation.began' }],
      wishes: [{ ask: 'gdf.ask.unit', choose: 'wardens' }],
      show: { things: ['0'] },
    },
    {
      title: { fr: 'Avancer à couvert', en: 'Advance into cover' },
      text: {
        fr: 'Avancer : 6 pouces, puis tirer. Le bois ralentit, mais quand plus de la moitié d’une unité s’y trouve, elle bloque mieux les tirs.',
        en: 'Advance: 6 inches, then shoot. The wood slows, but with more than half of a unit in it, the unit blocks shots better.',
      },
      todo: {
        fr: 'Faites glisser les Gardiens vers le repère, dans le bois, puis validez.',
        en: 'Drag the Wardens to the sign in the wood, then confirm.',
      },
      taught: {
        fr: 'Un ordre vaut pour toute l’unité. À couvert, +1 aux jets de Défense contre les tirs.',
        en: 'An order holds for the whole unit. In cover, +1 to Defense rolls against shots.',
      },
      rules: ['GDF-ACT-03', 'GDF-TER-06', 'GDF-TER-09'],
      until: [{ event: 'unit.moved' }],
      unless: turnOver,
      wishes: [{ ask: 'gdf.ask.order', choose: { advance: { to: WOOD_EDGE } } }],
      show: { things: ['0'], place: at(WOOD_EDGE) },
    },
    {
      title: { fr: 'Choisir ses cibles', en: 'Choose targets' },
      text: {
        fr: 'Chaque groupe d’armes vise une unité. Sous les cibles, le panneau montre ce qu’il faut attendre du tir, exactement.',
        en: 'Each weapon group aims at a unit. Below the targets the panel shows what to expect of the volley, exactly.',
      },
      todo: {
        fr: 'Visez les Rongeurs, qui tirent loin, et ouvrez le feu.',
        en: 'Aim at the Gnawers, who shoot far, and open fire.',
      },
      taught: {
        fr: 'Toutes les cibles sont désignées avant le premier dé, deux au plus par unité.',
        en: 'All targets are named before the first die, two at most for a unit.',
      },
      rules: ['GDF-SHT-06', 'GDF-SHT-08', 'GDF-SHT-09'],
      until: [{ event: 'shots.declared' }],
      unless: turnOver,
      wishes: [
        {
          ask: 'gdf.ask.shots',
          choose: [
            { weapon: 'beam-carbine', target: 'gnawers' },
            { weapon: 'flare-tube', target: 'gnawers' },
          ],
        },
        { ask: 'gdf.ask.shots', choose: [{ weapon: 'beam-carbine', target: 'gnawers' }] },
      ],
      show: { things: ['3'] },
    },
    {
      title: { fr: 'Lire les dés', en: 'Read the dice' },
      text: {
        fr: 'Sous la table : vos dés contre la Qualité, puis ceux de l’adversaire contre sa Défense. Chaque blocage raté coûte une figurine ; réduite à la moitié, l’unité teste son moral.',
        en: 'Below the table: your dice against Quality, then your opponent’s against Defense. Every failed block costs a model; down to half, the unit tests its morale.',
      },
      todo: {
        fr: 'Suivez les jets : chaque nombre vient avec ses raisons.',
        en: 'Follow the rolls: each number comes with its reasons.',
      },
      taught: {
        fr: 'Toucher, bloquer, retirer, vérifier le moral : toujours dans cet ordre.',
        en: 'Hit, block, remove, test morale: always in this order.',
      },
      rules: ['GDF-SHT-13', 'GDF-SHT-14', 'GDF-MOR-01'],
      until: turnOver,
    },
    {
      title: { fr: 'Être pris pour cible', en: 'Under fire' },
      text: {
        fr: 'Les Rongeurs répondent. Le bois aide vos dés ; celui qui subit choisit qui tombe.',
        en: 'The Gnawers answer. The wood helps your dice; whoever suffers chooses who falls.',
      },
      todo: {
        fr: 'Retirez de simples carabines : gardez les tubes à fusées.',
        en: 'Give up plain carbines: keep the flare tubes.',
      },
      taught: {
        fr: 'Le défenseur choisit ses pertes, même parmi les figurines hors de vue.',
        en: 'The defender chooses casualties, even among models out of sight.',
      },
      rules: ['GDF-SHT-16', 'GDF-SHT-15'],
      until: [{ answered: 'gdf.ask.casualties' }],
      unless: [
        { event: 'activation.ended', with: { unit: GNAWERS } },
        { event: 'activation.ended', with: { unit: SHREDDERS } },
      ],
      wishes: fallen(1, 2, 3, 4, 5, 6),
      show: { things: ['0'] },
    },
    {
      title: { fr: 'Charger', en: 'Charge' },
      text: {
        fr: 'Les Écorcheurs ne savent que mordre : frappez les premiers. Une charge va deux fois plus loin qu’une avance, et les Estafettes sont rapides.',
        en: 'Shredders can only bite: strike first. A charge goes twice as far as an advance, and Couriers are fast.',
      },
      todo: {
        fr: 'Activez les Estafettes, choisissez Charger, puis les Écorcheurs.',
        en: 'Activate the Couriers, choose Charge, then the Shredders.',
      },
      taught: {
        fr: 'Une charge vise une seule unité et amène autant de figurines que possible au contact.',
        en: 'A charge aims at one unit and brings as many models as possible into contact.',
      },
      rules: ['GDF-ACT-06', 'GDF-MEL-03'],
      until: [{ event: 'order.given', with: { order: 'charge' } }],
      unless: turnOver,
      wishes: [
        { ask: 'gdf.ask.unit', choose: 'couriers' },
        { ask: 'gdf.ask.order', choose: { charge: 'shredders' } },
      ],
      show: { things: ['1', '4'] },
    },
    {
      title: { fr: 'La mêlée', en: 'The melee' },
      text: {
        fr: 'L’assaillant frappe d’abord, la cible peut riposter, puis on compare les blessures : le perdant teste son moral, et sous la moitié il est en déroute.',
        en: 'The charger strikes first, the target may strike back, then wounds are compared: the loser tests morale, and at half strength it is routed.',
      },
      todo: {
        fr: 'Répondez à ce qu’on vous demande, et suivez le compte des blessures.',
        en: 'Answer what you are asked, and follow the count of wounds.',
      },
      taught: {
        fr: 'Avoir frappé fatigue : d’ici la fin de la manche, l’unité ne touchera plus que sur des 6 en mêlée.',
        en: 'Striking tires: until the end of the round the unit hits only on 6s in melee.',
      },
      rules: ['GDF-MEL-08', 'GDF-MEL-20', 'GDF-MEL-16'],
      until: [{ event: 'melee.decided' }],
      unless: turnOver,
    },
    {
      title: { fr: 'Après la mêlée', en: 'After the melee' },
      text: {
        fr: 'Si l’ennemi a disparu, le vainqueur peut faire 3 pouces ; sinon, l’assaillant recule d’un pouce.',
        en: 'If the enemy is gone the winner may move 3 inches; if not, the charger falls back one inch.',
      },
      todo: { fr: 'Consolidez votre position.', en: 'Consolidate your position.' },
      taught: {
        fr: 'La mêlée n’enchaîne personne : chacun repart librement à sa prochaine activation.',
        en: 'A melee ties nobody down: everybody moves freely at their next activation.',
      },
      rules: ['GDF-MEL-26', 'GDF-MEL-27', 'GDF-ACT-10'],
      until: [{ event: 'activation.ended', with: { unit: COURIERS } }],
      unless: turnOver,
    },
    {
      title: { fr: 'Sprinter vers le marqueur', en: 'Rush for the marker' },
      text: {
        fr: 'Sprinter : 12 pouces, sans tirer. Personne ne garde le marqueur de droite, et vos Guetteurs sont à portée.',
        en: 'Rush: 12 inches, no shooting. Nobody guards the marker on the right, and your Lensmen can reach it.',
      },
      todo: {
        fr: 'Les Guetteurs sont les derniers : la table les active. Sprintez jusqu’au repère : une seule figurine à 3 pouces suffit.',
        en: 'The Lensmen are the last ones: the table activates them. Rush to the sign: a single model within 3 inches is enough.',
      },
      taught: {
        fr: 'Tenir un marqueur, c’est être seul à 3 pouces ; à deux, il redevient neutre.',
        en: 'To hold a marker is to be alone within 3 inches of it; with both sides there it turns neutral.',
      },
      rules: ['GDF-ACT-05', 'GDF-OBJ-08', 'GDF-OBJ-12'],
      until: [{ event: 'unit.moved', with: { unit: LENSMEN } }],
      unless: [{ event: 'round.ended' }],
      wishes: [
        { ask: 'gdf.ask.unit', choose: 'lensmen' },
        { ask: 'gdf.ask.order', choose: { rush: { to: FAR_MARKER } } },
      ],
      show: { things: ['2'], place: at(FAR_MARKER) },
    },
    {
      title: { fr: 'La fin de la manche', en: 'The end of the round' },
      text: {
        fr: 'Quand toutes les unités ont agi, on regarde qui est près de chaque marqueur. C’était la dernière manche : on compte.',
        en: 'When all units have acted, everybody looks who is near each marker. This was the last round: they are counted.',
      },
      todo: { fr: 'Laissez finir la manche.', en: 'Let the round end.' },
      taught: {
        fr: 'On n’examine les marqueurs qu’à la fin des manches : le dernier arrivé peut tout renverser.',
        en: 'Markers are looked at only when a round ends: whoever comes last may turn everything over.',
      },
      rules: ['GDF-OBJ-07', 'GDF-RND-10'],
      until: [{ event: 'round.ended' }],
    },
  ],
};
