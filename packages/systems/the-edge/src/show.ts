import type { Translate } from '@banneret/i18n';
import { HIDDEN, type Seat } from '@banneret/kernel';
import { boardOf } from './book.js';
import { captures } from './endings.js';
import { cardName, factionName, squadName } from './names.js';
import { placeName } from './places.js';
import { statOf } from './stats.js';
import {
  faceOf,
  figureOf,
  membersOf,
  NONE,
  ownerOfFigure,
  seatOf,
  seatsOf,
  squadOf,
  squadsOf,
  type SquadId,
  type State,
} from './state.js';
import { tokenName } from './tell.js';

/** The table as lines of text: turn, track, board, players with their Squads. The state may have blanks. */
export function show(s: State, t: Translate): string {
  return [heading(s, t), ...track(s, t), t.say('edge.show.board'), ...board(s), ...tokens(s, t), ...players(s, t)].join(
    '\n',
  );
}

function heading(s: State, t: Translate): string {
  if (s.phase === 'setup') return t.say('edge.show.setup');
  return t.say('edge.show.turn', { turn: s.turn, player: s.active + 1, crystals: s.crystals, charges: s.charges });
}

function track(s: State, t: Translate): string[] {
  if (s.book.mode !== 'duel') return [];
  const player = s.marker === 0 ? 'none' : s.marker > 0 ? 1 : 2;
  return [t.say('edge.show.track', { player, steps: Math.abs(s.marker) })];
}

/** Each Space as four signs; rows are shifted by half a Space, as they lie. */
function board(s: State): string[] {
  const rows: string[][] = [];
  for (const [space, { v }] of boardOf(s).spaces.entries()) (rows[v] ??= []).push(sign(s, space));
  return rows.map((row, v) => `${v + 1} ${v % 2 === 1 ? '  ' : ''}${row.join('')}`);
}

function sign(s: State, space: number): string {
  const token = s.tokens.find(found => found.space === space);
  if (token?.kind === 'altar') return `[A${token.owner + 1}]`;
  if (token?.kind === 'source') return '[S ]';
  const counts = seatsOf(s).map(seat => figuresIn(s, space, seat));
  const busy = seatsOf(s).filter(seat => (counts[seat] ?? 0) > 0);
  const mark = token === undefined ? ' ' : '*';
  if (busy.length === 0) return ` .${mark} `;
  const [only] = busy;
  return busy.length === 1 ? ` ${(only ?? 0) + 1}${mark} ` : ` x${mark} `;
}

const figuresIn = (s: State, space: number, seat: Seat): number =>
  s.figures.filter((figure, id) => figure.space === space && ownerOfFigure(s, id) === seat).length;

function tokens(s: State, t: Translate): string[] {
  const shown = s.tokens.filter(({ space }) => space !== NONE);
  if (shown.length === 0) return [];
  const names = shown.map(token => {
    const kind = token.kind === 'faction' ? 'token' : token.kind;
    return t.say(`edge.show.${kind}`, {
      player: token.owner + 1,
      token: tokenName(s, token, t),
      at: placeName(s, token),
    });
  });
  return [t.say('edge.show.tokens', { tokens: names.join(', ') })];
}

function players(s: State, t: Translate): string[] {
  return seatsOf(s).flatMap(seat => {
    const side = seatOf(s, seat);
    if (side.faction === NONE) return [];
    const line = t.say('edge.show.seat', {
      player: seat + 1,
      faction: factionName(s, seat, t),
      reserve: side.reserve,
      exhausted: side.exhausted,
      hand: side.hand.cards.length,
      deck: side.deck.list.length,
      discard: side.discard.cards.length,
      banner: side.bannerUp ? 'up' : 'down',
    });
    return [
      line,
      ...points(s, seat, t),
      ...hand(s, seat, t),
      ...squadsOf(s, seat).map(squad => squadLine(s, squad, t)),
    ];
  });
}

function points(s: State, seat: Seat, t: Translate): string[] {
  if (s.book.mode === 'duel') return [];
  return [t.say('edge.show.captured', { start: seatOf(s, seat).vpStart, captured: captures(s, seat) })];
}

function hand(s: State, seat: Seat, t: Translate): string[] {
  const cards = seatOf(s, seat).hand.cards.filter(card => card !== HIDDEN);
  if (cards.length === 0) return [];
  return [t.say('edge.show.hand', { cards: cards.map(card => cardName(s, card, t)).join(', ') })];
}

function squadLine(s: State, squad: SquadId, t: Translate): string {
  const { firstFigure, endurance, upgrades, status } = squadOf(s, squad);
  const stat = (name: 'ini' | 'att' | 'def' | 'mov'): string => `${statOf(s, firstFigure, name) ?? '-'}`;
  const figures = membersOf(s, squad).map(figure => {
    const at = figureOf(s, figure);
    if (at.space !== NONE) return placeName(s, at);
    return t.say(status === 'waiting' ? 'edge.show.waiting' : 'edge.show.dead');
  });
  return t.say('edge.show.squad', {
    squad: squadName(s, squad, t),
    mode: faceOf(s, squad).name[t.locale],
    ini: stat('ini'),
    att: stat('att'),
    def: stat('def'),
    mov: stat('mov'),
    endurance,
    figures: figures.join(' '),
    upgrades: upgrades
      .map(({ card, charges }) => t.say('edge.show.upgrade', { card: cardName(s, card, t), charges }))
      .join(''),
  });
}
