export { redactCards, redactMove, type CardId, type CardMove } from './card.js';
export {
  bagOf,
  bagSize,
  cloneDeck,
  drawCard,
  lookAtTop,
  newDeck,
  orderedDeck,
  putOnBottom,
  putOnTop,
  shuffleDeck,
  shuffleInto,
  takeTop,
  viewDeck,
  type Deck,
  type PlacedCard,
} from './deck.js';
export { drawnCards, drawRequest, planDraw, type DrawChance, type DrawReason, type DrawRequest } from './draw.js';
export { fillBlanks, unseenCards, type CardPlaces } from './imagine.js';
export { EVERYBODY, includes, MAX_SEATS, NOBODY, seats, seenByOf, type ViewerSet } from './seats.js';
export {
  cloneZone,
  emptyZone,
  moveCard,
  newZone,
  onlookers,
  planMove,
  planReveal,
  putCard,
  redactReveal,
  revealCard,
  takeCard,
  viewZone,
  VISIBILITIES,
  wholeZone,
  type CardReveal,
  type MoveOptions,
  type Visibility,
  type Zone,
  type ZoneKind,
} from './zone.js';
