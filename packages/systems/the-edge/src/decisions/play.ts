import type { CardId } from '@banneret/cards';
import {
  illegal,
  legal,
  type Prompt,
  type Rng,
  type Ruling,
  type Seat,
  type Shape,
  type ShapeKind,
} from '@banneret/kernel';
import { HALVES, type Half } from '../content/types.js';
import type { Moment } from '../effect.js';
import { judgeAction, judgeAttach, sourcesAtHand } from '../plays.js';
import { forbidden } from '../stats.js';
import { livingOf, NONE, printed, seatOf, squadsOf, type Source, type SquadId, type State } from '../state.js';
import { isObject, whole } from './parse.js';

/** What a seat does when it has the word: in its own turn (`main`), or in a window. */
export interface PlayQuestion extends Shape {
  readonly kind: 'edge.play';
  readonly moment: Moment;
  /** Activate a Squad or end the turn; in a window one passes instead. */
  readonly main: boolean;
}

export type Play =
  | { readonly do: 'pass' }
  /** Pass, and in all further windows of this turn. */
  | { readonly do: 'silence' }
  | { readonly do: 'end' }
  | { readonly do: 'activate'; readonly squad: SquadId }
  | { readonly do: 'attach'; readonly card: CardId }
  | { readonly do: 'card'; readonly card: CardId; readonly half: Half }
  | { readonly do: 'upgrade'; readonly card: CardId; readonly half: Half }
  | { readonly do: 'banner' }
  | { readonly do: 'altar' };

/** Something out of one's hand or from the table, as opposed to what only a turn or a window offers. */
export type HandPlay = Exclude<Play, { readonly do: 'pass' | 'silence' | 'end' | 'activate' }>;

export const isHandPlay = (play: Play): play is HandPlay =>
  play.do !== 'pass' && play.do !== 'silence' && play.do !== 'end' && play.do !== 'activate';

export const askPlay = (seat: Seat, moment: Moment, main: boolean): Prompt<PlayQuestion> => ({
  seat,
  ask: main ? 'edge.ask.turn' : `edge.ask.window.${moment}`,
  rule: main ? 'EDGE-ACT-01' : 'EDGE-INST-02',
  shape: { kind: 'edge.play', moment, main },
  // Windows are opened by what is public; what is in hand is not.
  ...(!main && { veiled: true }),
});

/** The Action a play is about, if it is about one. */
export function sourceOf(play: Play): Source | undefined {
  switch (play.do) {
    case 'card':
      return { from: 'hand', card: play.card, half: play.half };
    case 'upgrade':
      return { from: 'upgrade', card: play.card, half: play.half };
    case 'banner':
    case 'altar':
      return { from: play.do };
  }
  return undefined;
}

export function judgePlay(s: State, { moment, main }: PlayQuestion, play: Play, seat: Seat): Ruling {
  switch (play.do) {
    case 'pass':
    case 'silence':
      return main ? illegal('EDGE-ACT-01', 'edge.no.pass') : legal;
    case 'end':
      return main ? legal : illegal('EDGE-ACT-01', 'edge.no.end');
    case 'activate':
      return main ? judgeActivation(s, seat, play.squad) : illegal('EDGE-ACT-05', 'edge.no.activate-now');
    case 'attach':
      return judgeAttach(s, seat, play.card, moment);
    default:
      return judgeAction(s, seat, sourceOf(play) as Source, moment);
  }
}

/** EDGE-ACT-05, R86. */
export function judgeActivation(s: State, seat: Seat, squad: SquadId): Ruling {
  const found = s.squads[squad];
  if (found?.seat !== seat || found.status !== 'deployed') return illegal('EDGE-TEAM-11', 'edge.no.own-squad');
  if (s.activated !== NONE) return illegal('EDGE-ACT-05', 'edge.no.second-activation');
  const living = livingOf(s, squad);
  if (living.length === 0) return illegal('EDGE-ACT-05', 'edge.no.dead-squad');
  const bound = living.every(figure => forbidden(s, figure, 'activate') !== undefined);
  return bound ? illegal('EDGE-GEN-05', 'edge.no.forbidden') : legal;
}

export const playKind: ShapeKind<State, PlayQuestion, Play> = {
  parse: parsePlay,
  judge: (s, shape, play, seat) => judgePlay(s, shape, play, seat),
  *enumerate(s, shape, seat) {
    for (const play of candidates(s, shape, seat)) if (judgePlay(s, shape, play, seat).ok) yield play;
  },
  sample(s, shape, seat, rng) {
    if (!shape.main && rng.below(5) < 2) return { do: 'silence' }; // random players are not patient
    const all = candidates(s, shape, seat);
    for (let tries = 0; tries < SAMPLE_TRIES; tries++) {
      const play = all[rng.below(all.length)] as Play;
      if (play.do === 'end' && idles(shape, rng)) continue;
      if (judgePlay(s, shape, play, seat).ok) return play;
    }
    return shape.main ? { do: 'end' } : { do: rng.below(2) === 0 ? 'silence' : 'pass' };
  },
  finite: () => true,
  /** A window is veiled; in one's own turn it would tell what is in hand, unless all can see that nothing is. */
  sole(s, shape, seat) {
    if (shape.main && seatOf(s, seat).hand.cards.length > 0) return undefined;
    const idle = shape.main ? TURN_ENDS : WINDOW_PLAYS;
    const open = candidates(s, shape, seat).some(
      play => idle.every(({ do: what }) => what !== play.do) && judgePlay(s, shape, play, seat).ok,
    );
    return open ? undefined : idle[0];
  },
  passes: ({ main }) => (main ? [] : WINDOW_PLAYS),
};

const SAMPLE_TRIES = 6;

/** Random players mostly do something before they end their turn. */
const idles = (shape: PlayQuestion, rng: Rng): boolean => shape.main && rng.below(3) > 0;

/** Everything a seat could think of, legal or not: the list is what the judge lets through. */
export function candidates(s: State, { main }: PlayQuestion, seat: Seat): Play[] {
  const plays: Play[] = main ? [...TURN_ENDS] : [...WINDOW_PLAYS];
  if (main) for (const squad of squadsOf(s, seat)) plays.push({ do: 'activate', squad });
  plays.push(...handPlays(s, seat));
  return plays;
}

export function handPlays(s: State, seat: Seat): HandPlay[] {
  const plays: HandPlay[] = [];
  for (const card of seatOf(s, seat).hand.cards) if (isUpgrade(s, card)) plays.push({ do: 'attach', card });
  for (const source of sourcesAtHand(s, seat)) plays.push(playOf(source));
  return plays;
}

const isUpgrade = (s: State, card: CardId): boolean => printed(s, card).attach !== undefined;

const TURN_ENDS: readonly Play[] = [{ do: 'end' }];
const WINDOW_PLAYS: readonly Play[] = [{ do: 'pass' }, { do: 'silence' }];

function playOf(source: Source): HandPlay {
  switch (source.from) {
    case 'hand':
      return { do: 'card', card: source.card, half: source.half };
    case 'upgrade':
      return { do: 'upgrade', card: source.card, half: source.half };
    case 'banner':
    case 'altar':
      return { do: source.from };
    case 'token':
      throw new Error('nobody plays a trap');
  }
}

export function parsePlay(raw: unknown): Play | undefined {
  if (!isObject(raw)) return undefined;
  const what = raw['do'];
  switch (what) {
    case 'pass':
    case 'silence':
    case 'end':
    case 'banner':
    case 'altar':
      return { do: what };
    case 'activate': {
      const squad = whole(raw['squad']);
      return squad === undefined ? undefined : { do: 'activate', squad };
    }
    case 'attach':
    case 'card':
    case 'upgrade':
      return parseCard(what, raw);
  }
  return undefined;
}

function parseCard(what: 'attach' | 'card' | 'upgrade', raw: Readonly<Record<string, unknown>>): Play | undefined {
  const card = whole(raw['card']);
  if (card === undefined || card < 0) return undefined;
  if (what === 'attach') return { do: what, card };
  const half = HALVES.find(name => name === raw['half']);
  return half === undefined ? undefined : { do: what, card, half };
}
