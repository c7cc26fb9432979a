import type { WebSystem } from '../webSystem.js';

/** What a coach says of each question of a battle. */
export const lessons: NonNullable<WebSystem['lessons']> = {
  'edge.ask.altar': {
    fr: 'Votre Autel ancre votre camp : posez-le où vos Escouades pourront le couvrir.',
    en: 'Your Altar anchors your side: put it where your Squads can cover it.',
  },
  'edge.ask.deploy': {
    fr: 'Choisissez une Escouade, puis une case éclairée. Les petites figurines tiennent à plusieurs dans une case.',
    en: 'Choose a Squad, then a lit hex. Several small figures fit into one Space.',
  },
  'edge.ask.declare': {
    fr: 'Un tour Actif fait agir une Escouade ; un tour Passif récolte des Cristaux auprès des Sources.',
    en: 'An Active turn lets a Squad act; a Passive one harvests Crystals at the Sources.',
  },
  'edge.ask.turn': {
    fr: 'Activez une Escouade, jouez des cartes, puis terminez le tour. Les Cristaux dépensés s’épuisent.',
    en: 'Activate a Squad, play cards, then end the turn. Crystals you spend are exhausted.',
  },
  'edge.ask.step': {
    fr: 'Chaque figurine de l’Escouade se déplace et combat à son tour. Cliquez-la, puis une case éclairée ou une ennemie au contact.',
    en: 'Each figure of the Squad moves and fights in turn. Click it, then a lit hex or an enemy in contact.',
  },
  'edge.ask.die.attack': {
    fr: 'Le dé jaune est sûr, le rouge est fort mais capricieux.',
    en: 'The yellow die is safe, the red one strong but fickle.',
  },
};
