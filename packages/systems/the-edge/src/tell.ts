import type { Translate } from '@banneret/i18n';
import { HIDDEN } from '@banneret/kernel';
import type {
  BoardEvent,
  CardEvent,
  EndEvent,
  Event,
  ExchangeEvent,
  MeansEvent,
  SetupEvent,
  TurnEvent,
} from './events.js';
import { cardName, factionName, figureName, figureNames, playerName, squadName } from './names.js';
import { placeName } from './places.js';
import { chapterOf } from './reduce.js';
import { bearerOf } from './reduce/cards.js';
import { actionOf } from './scope.js';
import { factionOf, faceOf, NONE, printed, type State } from './state.js';

/** One line for an event; the state is the one after it. */
export function tell(event: Event, s: State, t: Translate): string | undefined {
  switch (chapterOf(event)) {
    case 'setup':
      return tellSetup(event as SetupEvent, s, t);
    case 'turn':
      return tellTurn(event as TurnEvent, s, t);
    case 'means':
      return tellMeans(event as MeansEvent, s, t);
    case 'cards':
      return tellCards(event as CardEvent, s, t);
    case 'board':
      return tellBoard(event as BoardEvent, s, t);
    case 'exchange':
      return tellExchange(event as ExchangeEvent, s, t);
    case 'end':
      return tellEnd(event as EndEvent, t);
  }
}

function tellSetup(event: SetupEvent, s: State, t: Translate): string {
  switch (event.type) {
    case 'first.rolled':
      return t.say('edge.first.rolled', { faces: event.faces.join(' ') });
    case 'first.chosen':
    case 'counter.chosen':
      return t.say(`edge.${event.type}`, { player: playerName(event.seat, t) });
    case 'faction.chosen':
      return t.say('edge.faction.chosen', {
        player: playerName(event.seat, t),
        faction: factionName(s, event.seat, t),
      });
    case 'squads.recruited': {
      const { squads } = factionOf(s, event.seat);
      const names = event.squads.map(card => squads[card]?.name[t.locale] ?? '?').join(', ');
      return t.say('edge.squads.recruited', { player: playerName(event.seat, t), squads: names });
    }
    case 'deck.built':
      return t.say('edge.deck.built', { player: playerName(event.seat, t), cards: event.cards.length });
    case 'squad.deployed':
      return t.say('edge.squad.deployed', {
        squad: squadName(s, event.squad, t),
        at: event.at.map(place => placeName(s, place)).join(' '),
      });
    case 'squad.removed':
      return t.say('edge.squad.removed', { squad: squadName(s, event.squad, t) });
  }
}

function tellTurn(event: TurnEvent, s: State, t: Translate): string | undefined {
  switch (event.type) {
    case 'turn.began':
      return t.say('edge.turn.began', { turn: event.turn, player: playerName(event.seat, t) });
    case 'turn.declared':
      return t.say(`edge.turn.declared.${event.kind}`);
    case 'turn.ended':
    case 'activation.ended':
      return undefined;
    case 'seat.silenced':
    case 'activation.granted':
      return t.say(`edge.${event.type}`, { player: playerName(event.seat, t) });
    case 'activation.began':
      return t.say('edge.activation.began', { squad: squadName(s, event.squad, t) });
    case 'mode.changed':
      return t.say('edge.mode.changed', {
        squad: squadName(s, event.squad, t),
        mode: faceOf(s, event.squad).name[t.locale],
      });
  }
}

function tellMeans(event: MeansEvent, s: State, t: Translate): string {
  switch (event.type) {
    case 'crystals.gained': {
      const key = event.source === undefined ? 'edge.crystals.gained' : 'edge.crystals.harvested';
      return t.say(key, { player: playerName(event.seat, t), count: event.count });
    }
    case 'crystals.recovered':
    case 'crystals.returned':
      return t.say(`edge.${event.type}`, { player: playerName(event.seat, t), count: event.count });
    case 'crystals.robbed': {
      const key = event.from === event.to ? 'edge.crystals.exhausted' : 'edge.crystals.robbed';
      return t.say(key, { player: playerName(event.to, t), from: playerName(event.from, t), count: event.count });
    }
    case 'cost.paid':
      return t.say('edge.cost.paid', { player: playerName(event.seat, t), price: tellPrice(event, s, t) });
    case 'charges.spent':
    case 'charges.added':
      return t.say(`edge.${event.type}`, { card: cardName(s, event.card, t), count: event.count });
    case 'charge.moved':
      return t.say('edge.charge.moved', { from: cardName(s, event.from, t), to: cardName(s, event.to, t) });
    case 'endurance.changed': {
      const key = event.by > 0 ? 'edge.endurance.gained' : 'edge.endurance.lost';
      return t.say(key, { squad: squadName(s, event.squad, t), count: Math.abs(event.by) });
    }
    case 'vp.gained':
      return t.say('edge.vp.gained', { player: playerName(event.seat, t), points: event.points });
    case 'vp.captured':
      return t.say('edge.vp.captured', {
        player: playerName(event.by, t),
        from: playerName(event.from, t),
        count: event.count,
      });
    case 'vp.lost':
      return t.say('edge.vp.lost', { from: playerName(event.from, t), count: event.count });
  }
}

function tellPrice(event: Extract<MeansEvent, { type: 'cost.paid' }>, s: State, t: Translate): string {
  const share = (count: number, item: string): string[] =>
    count > 0 ? [t.say('edge.item.share', { count, item })] : [];
  return [
    ...share(event.crystals, t.say('edge.item.crystals')),
    ...event.endurance.flatMap(({ squad, tokens }) =>
      share(tokens, t.say('edge.item.endurance', { squad: squadName(s, squad, t) })),
    ),
    ...share(event.vp, t.say('edge.item.vp')),
  ].join(', ');
}

function tellCards(event: CardEvent, s: State, t: Translate): string | undefined {
  const player = playerName(event.seat, t);
  switch (event.type) {
    case 'cards.drawn': {
      const cards = event.moves.map(move => move.card);
      if (cards.includes(HIDDEN)) return t.say('edge.cards.drawn', { player, count: cards.length });
      return t.say('edge.cards.drawn-known', { player, cards: cards.map(card => cardName(s, card, t)).join(', ') });
    }
    case 'hand.returned':
    case 'deck.reshuffled':
    case 'banner.recovered':
      return t.say(`edge.${event.type}`, { player });
    case 'card.played': {
      const { card } = event.move;
      const action = printed(s, card)[event.half].name[t.locale];
      return t.say('edge.card.played', { player, card: cardName(s, card, t), action });
    }
    case 'card.discarded':
      // A card that was played is told already.
      return event.from === 'playing'
        ? undefined
        : t.say('edge.card.discarded', { player, card: cardName(s, event.move.card, t) });
    case 'upgrade.attached':
      return t.say('edge.upgrade.attached', {
        card: cardName(s, event.move.card, t),
        squad: squadName(s, event.squad, t),
      });
    case 'upgrade.detached':
      return t.say('edge.upgrade.detached', { card: cardName(s, event.card, t), squad: squadName(s, event.squad, t) });
    case 'upgrade.used': {
      const action = printed(s, event.card)[event.half].name[t.locale];
      const squad = squadName(s, bearerOf(s, event.card), t);
      return t.say('edge.upgrade.used', { squad, card: cardName(s, event.card, t), action });
    }
    case 'passive.begun':
      return t.say('edge.passive.begun', { card: cardName(s, event.card, t) });
    case 'banner.used':
    case 'altar.used': {
      const from = event.type === 'banner.used' ? 'banner' : 'altar';
      return t.say(`edge.${event.type}`, { player, action: actionOf(s, event.seat, { from }).name[t.locale] });
    }
    case 'action.limited':
      return undefined;
  }
}

function tellBoard(event: BoardEvent, s: State, t: Translate): string {
  switch (event.type) {
    case 'token.placed':
      return t.say(`edge.token.placed.${event.kind}`, {
        player: playerName(event.owner, t),
        token: tokenName(s, event, t),
        at: placeName(s, event),
      });
    case 'token.removed':
      return t.say('edge.token.removed');
    case 'figure.moved': {
      const figure = figureName(s, event.figure, t);
      const pushed = figureNames(
        s,
        event.pushed.map(push => push.figure),
        t,
      );
      const key = pushed === '' ? 'edge.figure.moved' : 'edge.figure.pushed';
      return t.say(key, { figure, at: placeName(s, event.to), pushed });
    }
    case 'figures.swapped':
      return t.say('edge.figures.swapped', {
        figure: figureName(s, event.figures[0], t),
        other: figureName(s, event.figures[1], t),
      });
    case 'figure.returned':
      return t.say('edge.figure.returned', { figure: figureName(s, event.figure, t), at: placeName(s, event.to) });
    case 'figure.wounded':
      return t.say('edge.figure.wounded', { figure: figureName(s, event.figure, t), wounds: event.wounds });
    case 'figure.killed': {
      const key = event.sacrificed ? 'edge.figure.sacrificed' : 'edge.figure.killed';
      return t.say(key, { figure: figureName(s, event.figure, t) });
    }
    case 'bonus.given': {
      const whom = bearerName(s, event, t);
      if (event.stat === 'none') return t.say('edge.bonus.granted', { whom });
      return t.say('edge.bonus.given', {
        whom,
        amount: event.amount > 0 ? `+${event.amount}` : `${event.amount}`,
        stat: event.stat,
      });
    }
    case 'status.given': {
      const kind = factionOf(s, event.seat).statuses.find(({ id }) => id === event.status);
      return t.say('edge.status.given', {
        whom: bearerName(s, event, t),
        status: kind?.name[t.locale] ?? event.status,
      });
    }
    case 'statuses.cleared':
      return t.say('edge.statuses.cleared', { whom: bearerName(s, event, t) });
  }
}

const bearerName = (
  s: State,
  { on, id }: { readonly on: 'squad' | 'figure'; readonly id: number },
  t: Translate,
): string => (on === 'squad' ? squadName(s, id, t) : figureName(s, id, t));

export function tokenName(
  s: State,
  token: { readonly kind: string; readonly owner: number; readonly id: string },
  t: Translate,
): string {
  if (token.kind !== 'faction' || token.owner === NONE) return token.id;
  return factionOf(s, token.owner).tokens.find(({ id }) => id === token.id)?.name[t.locale] ?? token.id;
}

function tellExchange(event: ExchangeEvent, s: State, t: Translate): string | undefined {
  switch (event.type) {
    case 'exchange.opened': {
      const { exchange } = event;
      if (exchange.kind === 'action') return undefined;
      if (exchange.kind === 'shot') return t.say('edge.shot.opened', { player: playerName(exchange.seat, t) });
      const [figure, target] = exchange.figures;
      return t.say('edge.combat.opened', { figure: figureName(s, figure, t), target: figureName(s, target, t) });
    }
    case 'exchange.closed':
    case 'action.aimed':
      return undefined;
    case 'sneak.declared':
    case 'striker.chosen': {
      const exchange = s.exchanges[event.type === 'sneak.declared' ? event.depth : s.exchanges.length - 1];
      if (exchange?.kind !== 'combat') return undefined;
      const counter = event.type === 'striker.chosen' && event.counter;
      return t.say(counter ? 'edge.striker.counter' : `edge.${event.type}`, {
        figure: figureName(s, exchange.figures[event.side], t),
      });
    }
    case 'exchange.cancelled':
      return t.say('edge.exchange.cancelled');
    case 'die.rolled': {
      const { die, value } = event;
      return t.say(event.rerolled ? 'edge.die.rerolled' : 'edge.die.rolled', {
        player: playerName(event.seat, t),
        die,
        value,
      });
    }
    case 'roll.changed':
      return t.say('edge.roll.changed', { value: event.value });
    case 'power.reached':
      return t.say(`edge.power.${event.purpose}`, { figure: figureName(s, event.figure, t), power: event.power });
    case 'attack.resolved': {
      const names = { figure: figureName(s, event.attacker, t), target: figureName(s, event.target, t) };
      return t.say(event.hit ? 'edge.attack.hit' : 'edge.attack.failed', names);
    }
    case 'shot.resolved':
      return t.say(event.hit ? 'edge.shot.hit' : 'edge.shot.missed', { target: figureName(s, event.target, t) });
    case 'targets.spared':
      return t.say('edge.targets.spared', { figures: figureNames(s, event.figures, t) });
  }
}

function tellEnd(event: EndEvent, t: Translate): string {
  switch (event.type) {
    case 'seat.eliminated':
      return t.say('edge.seat.eliminated', { player: playerName(event.seat, t) });
    case 'end.pending':
      // A selector of a message may not have a hyphen.
      return t.say('edge.end.pending', { reason: event.reason.replace('-', '') });
    case 'match.ended':
      if (event.reason === 'quiet') return t.say('edge.match.quiet');
      if (event.winners.length === 0) return t.say('edge.match.drawn');
      return t.say('edge.match.ended', { winners: event.winners.map(seat => playerName(seat, t)).join(', ') });
  }
}
