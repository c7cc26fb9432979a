import type { ScenarioReader } from '@banneret/game';
import { HIDDEN, type Chance, type Prompt } from '@banneret/kernel';
import { placeName, spaceName } from '../places.js';
import { duelVp } from '../rulings.js';
import {
  figureOf,
  membersOf,
  NONE,
  printed,
  seatsOf,
  squadCard,
  squadOf,
  squadsOf,
  seatOf,
  type Die,
  type State,
} from '../state.js';
import { choice, dieName, outcome } from './choice.js';
import { squadName } from './names.js';
import { position } from './position.js';
import { schema } from './schema.js';
import { event, write } from './write.js';

/** The position in readable values, for expectations. */
const facts = (s: State): unknown => ({
  turn: s.turn,
  active: s.active + 1,
  turnKind: s.turnKind,
  activated: s.activated === NONE ? null : squadName(s, s.activated),
  marker: s.marker,
  crystals: s.crystals,
  charges: s.charges,
  ending: s.ending,
  sources: s.tokens.filter(({ kind }) => kind === 'source').map(({ space }) => spaceName(s, space)),
  players: seatsOf(s).map(seat => {
    const side = seatOf(s, seat);
    const ids = (cards: readonly number[]): string[] =>
      cards.filter(card => card !== HIDDEN).map(card => printed(s, card).id);
    return {
      reserve: side.reserve,
      exhausted: side.exhausted,
      hand: ids(side.hand.cards),
      deck: side.deck.list.length,
      discard: ids(side.discard.cards),
      banner: side.bannerUp ? 'up' : 'down',
      vp: s.book.mode === 'duel' ? duelVp(s.marker, seat) : side.vpStart,
      captured: side.vpCaptured,
      eliminated: side.eliminated,
      altar: altarOf(s, seat),
      tokens: s.tokens
        .filter(({ kind, owner, space }) => kind === 'faction' && owner === seat && space !== NONE)
        .map(token => ({ token: token.id, at: placeName(s, token) })),
      squads: Object.fromEntries(squadsOf(s, seat).map(squad => [squadCard(s, squad).id, squadFacts(s, squad)])),
    };
  }),
});

function altarOf(s: State, seat: number): string | null {
  const altar = s.tokens.find(({ kind, owner, space }) => kind === 'altar' && owner === seat && space !== NONE);
  return altar === undefined ? null : placeName(s, altar);
}

function squadFacts(s: State, squad: number): unknown {
  const { mode, endurance, upgrades } = squadOf(s, squad);
  return {
    mode: mode === 0 ? 'base' : 'alternate',
    endurance,
    at: membersOf(s, squad).map(figure =>
      figureOf(s, figure).space === NONE ? null : placeName(s, figureOf(s, figure)),
    ),
    statuses: s.statuses.filter(mark => isOn(s, squad, mark)).map(({ status, until }) => ({ status, until })),
    bonuses: s.bonuses
      .filter(bonus => isOn(s, squad, bonus))
      .map(({ stat, amount, grant, until }) => ({ stat, amount, grant, until })),
    upgrades: upgrades.map(({ card, charges, passive }) => ({ card: printed(s, card).id, charges, passive })),
  };
}

/** On the Squad itself or on one of its figures. */
const isOn = (s: State, squad: number, { on, id }: { readonly on: 'squad' | 'figure'; readonly id: number }): boolean =>
  on === 'squad' ? id === squad : s.figures[id]?.squad === squad;

/** Windows open by what everybody knows: a file may pass, or keep a roll, where nobody needs to be asked. */
const declines = (_s: State, prompt: Prompt | undefined, raw: unknown): boolean =>
  (raw === 'pass' && (prompt?.shape.kind !== 'edge.play' || prompt.ask === 'edge.ask.turn')) ||
  (raw === 'keep' && prompt?.ask !== 'edge.ask.reroll' && prompt?.ask !== 'edge.ask.mode');

/** As a file writes them: what dice show, and cards by name. */
function writeOutcome(s: State, chance: Chance, outcome: readonly number[]): unknown {
  if (chance.kind === 'dice') return outcome.map(side => dieName(chance.die as Die, side));
  return outcome.map(card => (card === HIDDEN ? '?' : printed(s, card).id));
}

export const scenario: ScenarioReader<State> = {
  schema,
  position,
  choice,
  outcome,
  writeOutcome,
  facts,
  declines,
  write,
  event,
};
