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
      fr: 'Escouades activées une à une, marqueurs à tenir parmi bois et ruines.',
      en: 'Squads activated one by one, markers to hold among woods and ruins.',
    },
    facts: {
      fr: '2 joueurs · 45 min · 72 × 48 pouces',
      en: '2 players · 45 min · 72 × 48 inches',
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
      fr: 'Plateau d’hexagones, cartes en main, cristaux à récolter.',
      en: 'A board of hexes, cards in hand, crystals to harvest.',
    },
    facts: { fr: '2 à 4 joueurs · 60 min', en: '2 to 4 players · 60 min' },
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
      fr: 'Le destin est un paquet de cartes : on triche, on mise, on s’élève.',
      en: 'Fate is a deck of cards: cheat it, spend it, rise to glory.',
    },
    facts: { fr: '2 à 4 joueurs · 90 min · 48 pouces', en: '2 to 4 players · 90 min · 48 inches' },
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
      fr: 'Fantassins et marcheurs blindés, ordres cachés, mises secrètes.',
      en: 'Infantry and armoured walkers, hidden orders, secret bids.',
    },
    facts: { fr: '2 à 4 joueurs · 75 min · six missions', en: '2 to 4 players · 75 min · six missions' },
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
      fr: 'Chaque figurine agit seule : duels dé contre dé, sorts et monstres.',
      en: 'Every figure acts on its own: duels die against die, spells, monsters.',
    },
    facts: { fr: '2 joueurs · 90 min · 120 cm', en: '2 players · 90 min · 120 cm' },
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
    facts: { fr: '2 à 4 joueurs · 5 min', en: '2 to 4 players · 5 min' },
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
