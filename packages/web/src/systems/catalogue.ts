import type { Name, WebSystem } from './webSystem.js';

/** What the first page says of a game before anything of it is fetched. */
export interface CatalogueEntry {
  readonly id: string;
  readonly title: Name;
  readonly pitch: Name;
  readonly facts: Name;
  /** What the guided battle teaches. */
  readonly lesson: Name;
  /** The levels of its computer players, the weakest first; checked against the shelf by a test. */
  readonly levels: readonly string[];
  load(): Promise<WebSystem>;
}

export const CATALOGUE: readonly CatalogueEntry[] = [
  {
    id: 'grimdark-future',
    title: { fr: 'Grimdark Future', en: 'Grimdark Future' },
    pitch: {
      fr: 'Des escouades de science-fiction, activées une par une, se disputent des marqueurs parmi bois et ruines.',
      en: 'Science-fiction squads, activated one by one, fight for markers among woods and ruins.',
    },
    facts: {
      fr: '2 joueurs · 45 minutes · table de 72 × 48 pouces',
      en: '2 players · 45 minutes · 72 × 48 inch table',
    },
    lesson: {
      fr: 'Activer, avancer à couvert, tirer, charger, tenir les marqueurs : la dernière manche d’une vraie bataille, pas à pas.',
      en: 'Activate, advance into cover, shoot, charge, hold markers: the last round of a real battle, step by step.',
    },
    levels: ['random', 'procedure', 'greedy'],
    load: () => import('./grimdark-future/index.js').then(module => module.webSystem),
  },
  {
    id: 'the-edge',
    title: { fr: 'The Edge : Dawnfall', en: 'The Edge: Dawnfall' },
    pitch: {
      fr: 'Un duel de factions sur un plateau d’hexagones : cartes en main, cristaux à récolter, instants pour surprendre.',
      en: 'Factions clash on a board of hexes: cards in hand, crystals to harvest, instants to surprise with.',
    },
    facts: { fr: '2 à 4 joueurs · 60 minutes', en: '2 to 4 players · 60 minutes' },
    lesson: {
      fr: 'Moissonner, se défendre, lever sa Bannière, jouer une carte, pousser, combattre : trois tours d’un vrai duel, pas à pas.',
      en: 'Harvest, defend, raise your Banner, play a card, push, fight: three turns of a real duel, step by step.',
    },
    levels: ['random', 'greedy'],
    load: () => import('./the-edge/index.js').then(module => module.webSystem),
  },
  {
    id: 'the-other-side',
    title: { fr: 'The Other Side', en: 'The Other Side' },
    pitch: {
      fr: 'Deux compagnies s’affrontent, et le destin est un paquet de cartes : on triche, on mise, on s’élève à la gloire.',
      en: 'Two companies clash, and fate is a deck of cards: cheat it, spend it, rise to glory.',
    },
    facts: { fr: '2 à 4 joueurs · 90 minutes · table de 48 pouces', en: '2 to 4 players · 90 minutes · 48 inch table' },
    lesson: {
      fr: 'Partir pour la Gloire, donner un Ordre, tromper le Destin, payer des Déclics, revendiquer un marqueur : un tour entier, pas à pas.',
      en: 'Go to Glory, give an Order, cheat fate, pay for triggers, claim a marker: one whole turn, step by step.',
    },
    levels: ['random', 'greedy'],
    load: () => import('./the-other-side/index.js').then(module => module.webSystem),
  },
  {
    id: 'at-43',
    title: { fr: 'AT-43', en: 'AT-43' },
    pitch: {
      fr: 'Fantassins et marcheurs blindés : un ordre de bataille caché, des mises secrètes, et rien ne se mesure avant d’être déclaré.',
      en: 'Infantry and armoured walkers: a hidden order of battle, secret bids, and nothing is measured before it is declared.',
    },
    facts: { fr: '2 à 4 joueurs · 75 minutes · six missions', en: '2 to 4 players · 75 minutes · six missions' },
    lesson: {
      fr: 'Ranger ses cartes, miser, annoncer puis mesurer, se mettre à couvert, charger : un tour entier, pas à pas.',
      en: 'Lay your cards, bid, declare then measure, take cover, charge: one whole turn, step by step.',
    },
    levels: ['random', 'greedy'],
    load: () => import('./at-43/index.js').then(module => module.webSystem),
  },
  {
    id: 'beyond-the-stars',
    title: { fr: 'Beyond the Stars', en: 'Beyond the Stars' },
    pitch: {
      fr: 'Une escarmouche où chaque figurine agit seule : champions, duels dé contre dé, sorts, monstres et machines.',
      en: 'A skirmish where every figure acts on its own: champions, duels die against die, spells, monsters and machines.',
    },
    facts: { fr: '2 joueurs · 90 minutes · table de 120 cm', en: '2 players · 90 minutes · 120 cm table' },
    lesson: {
      fr: 'Lancer un Ordre, charger, soutenir, tirer, gagner un Duel dé contre dé : un tour entier, pas à pas.',
      en: 'Launch an Order, charge, support, shoot, win a Duel die against die: one whole turn, step by step.',
    },
    levels: ['random', 'greedy'],
    load: () => import('./beyond-the-stars/index.js').then(module => module.webSystem),
  },
  {
    id: 'toy',
    title: { fr: 'Le Gué aux Bannières', en: 'Ford of Banners' },
    pitch: {
      fr: 'Un jeu de poche pour prendre la table en main : mises secrètes, dés, boucliers cachés.',
      en: 'A pocket game to get to know the table: secret bids, dice, hidden shields.',
    },
    facts: { fr: '2 à 4 joueurs · 5 minutes', en: '2 to 4 players · 5 minutes' },
    lesson: {
      fr: 'Les gestes de la table en cinq minutes : répondre, miser en secret, relancer, répartir des blessures.',
      en: 'The ways of the table in five minutes: answer, bid in secret, re-roll, share out wounds.',
    },
    levels: ['random', 'greedy'],
    load: () => import('./toy/index.js').then(module => module.webSystem),
  },
];

export const catalogued = (id: string | undefined): CatalogueEntry | undefined =>
  CATALOGUE.find(entry => entry.id === id);
