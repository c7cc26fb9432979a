import {
  drawCard,
  drawnCards,
  drawRequest,
  newDeck,
  newZone,
  planDraw,
  redactMove,
  seats,
  viewDeck,
  viewZone,
} from '@banneret/cards';

const deck = newDeck(0, [10, 11, 12, 13, 14], 'owner');
const hand = newZone({ owner: 0, visibility: 'owner', ordered: false });

// A procedure asks chance which cards come out of the bag; here the outcome is 13 and 11.
const request = drawRequest(deck, 2, { why: 'draw', rule: 'TOS-DCK-08', seenBy: seats(0) });
const moves = planDraw(deck, hand, drawnCards(request, [13, 11]));

// The reducer folds the moves into the truth, and an opponent folds what it may hear into its own view.
const opponentsHand = viewZone(hand, 1);
const opponentsDeck = viewDeck(deck, 1);
for (const move of moves) {
  drawCard(deck, hand, move);
  drawCard(opponentsDeck, opponentsHand, redactMove(move, 1));
}

export const ownersHand = viewZone(hand, 0).cards; // [11, 13]
export const asSeenByOpponent = opponentsHand.cards; // [-1, -1]
