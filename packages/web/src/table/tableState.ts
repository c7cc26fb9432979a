import type { AnySystem, Because, MatchView, Result, Seat, Viewer } from '@banneret/kernel';
import type { MatchInfo, SeatInfo, ServerMessage, StandingAnswers, TableAnswer } from '@banneret/room';
import type { Link } from '../connection/carrier.js';
import { extended, latest, NOTHING_YET, type Timeline } from './timeline.js';

/** All that the page knows of a match through one pair of eyes. Never written into, only replaced. */
export interface TableState {
  readonly link: Link;
  readonly viewer: Viewer;
  readonly match?: MatchInfo;
  readonly board?: BoardState;
  /** The keeper's answer to the latest wish, if it was no. */
  readonly refusal?: readonly Because[];
  /** Somebody asks to go back. */
  readonly rewindAsked?: { readonly request: number; readonly by: Seat; readonly inputs: number };
  readonly mistake?: string;
  /** Numbers of wishes that the keeper has not answered yet. */
  readonly unanswered: readonly number[];
}

export interface BoardState {
  readonly epoch: number;
  readonly view: MatchView<unknown>;
  readonly timeline: Timeline;
  readonly mayUndo: boolean;
  readonly inputs: number;
  /** What this seat answers without being asked. */
  readonly standing: StandingAnswers;
  /** What the table answered for this seat, there being one legal answer. */
  readonly byTable: readonly TableAnswer[];
  /** Does the table pass for this seat where it can do nothing and nobody may know? */
  readonly spared: boolean;
  /** This seat has answered; the others will see it when the pause is over. */
  readonly held: boolean;
  readonly result?: Result;
}

export const EMPTY_TABLE: TableState = { link: 'connecting', viewer: 'public', unanswered: [] };

/** The table after a message of the keeper. */
export function heard(table: TableState, message: ServerMessage, system: AnySystem | undefined): TableState {
  switch (message.kind) {
    case 'welcome':
      return { ...without(table, 'mistake'), viewer: message.viewer, match: message.match };
    case 'seats':
      return table.match === undefined ? table : { ...table, match: withSeats(table.match, message.seats) };
    case 'snapshot': {
      if (system === undefined) return table;
      const { view, first, events, byTable } = message;
      const timeline = extended(system, NOTHING_YET(first), events);
      return moved(table, { ...besideOf(message), view: sightOf(view, timeline), timeline, byTable });
    }
    case 'update': {
      const { board } = table;
      if (system === undefined || board === undefined || message.epoch !== board.epoch) return table;
      const fresh = message.events.slice(board.timeline.events.length - message.from);
      const timeline = extended(system, board.timeline, fresh);
      const view = sightOf({ ...message.view, state: undefined }, timeline);
      const byTable = withMore(board.byTable, message.byTable);
      return moved(table, { ...besideOf(message), view, timeline, byTable });
    }
    case 'accepted':
      return { ...without(table, 'refusal'), unanswered: table.unanswered.filter(id => id !== message.id) };
    case 'refused':
      return {
        ...table,
        refusal: message.because,
        unanswered: table.unanswered.filter(id => id !== message.id),
      };
    case 'rewind-asked':
      return { ...table, rewindAsked: { request: message.request, by: message.by, inputs: message.inputs } };
    case 'rewind-settled':
      return without(table, 'rewindAsked');
    case 'mistake':
      return { ...table, mistake: message.say };
  }
}

type Told = Extract<ServerMessage, { readonly kind: 'snapshot' | 'update' }>;

/** What comes with a board and replaces what came before. */
const besideOf = ({ epoch, mayUndo, inputs, standing, spared, held, result }: Told) => ({
  epoch,
  mayUndo,
  inputs,
  standing,
  spared,
  held,
  ...(result && { result }),
});

/** An update may tell the latest once more. */
const withMore = (known: readonly TableAnswer[], told: readonly TableAnswer[]): readonly TableAnswer[] => {
  const fresh = told.filter(({ input }) => !known.some(answer => answer.input === input));
  return fresh.length === 0 ? known : [...known, ...fresh];
};

/** The board as folded from the events: its parts keep their identity from one moment to the next. */
const sightOf = (view: MatchView<unknown>, timeline: Timeline): MatchView<unknown> => ({
  ...view,
  state: latest(timeline),
});

const moved = (table: TableState, board: BoardState): TableState => ({ ...without(table, 'refusal'), board });

const withSeats = (match: MatchInfo, seats: readonly SeatInfo[]): MatchInfo => ({ ...match, seats });

function without(table: TableState, key: 'refusal' | 'rewindAsked' | 'mistake'): TableState {
  const copy = { ...table };
  delete copy[key];
  return copy;
}
