import type { AnySystem, Because, MatchView, Result, Seat, Viewer } from '@banneret/kernel';
import {
  MOST_LINES,
  type Beside,
  type ClocksShown,
  type MatchInfo,
  type Proposed,
  type SeatInfo,
  type ServerMessage,
  type TableAnswer,
  type Talk,
} from '@banneret/room';
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
  /** Something that all others have to agree to. */
  readonly proposed?: Proposed;
  /** The clocks, and when they were told. */
  readonly clocks?: ClocksShown & { readonly toldAt: number };
  /** The dice wait for the devices of these seats. */
  readonly diceWaitFor: readonly Seat[];
  /** What was said at the table, to this viewer among others. */
  readonly talk: readonly Talk[];
  /** Something about a seat that its players should know. */
  readonly notice?: { readonly seat: Seat; readonly about: 'opened-twice' | 'moved' };
  /** A fresh invitation to one's own seat, for another device or another person. */
  readonly invitation?: string;
  readonly mistake?: string;
  /** Numbers of wishes that the keeper has not answered yet. */
  readonly unanswered: readonly number[];
}

export interface BoardState extends Beside {
  readonly epoch: number;
  readonly view: MatchView<unknown>;
  readonly timeline: Timeline;
  /** What the table answered for this seat, there being one legal answer. */
  readonly byTable: readonly TableAnswer[];
  readonly result?: Result;
}

export const EMPTY_TABLE: TableState = {
  link: 'connecting',
  viewer: 'public',
  unanswered: [],
  diceWaitFor: [],
  talk: [],
};

/** The table after a message of the keeper. */
export function heard(table: TableState, message: ServerMessage, system: AnySystem | undefined): TableState {
  switch (message.kind) {
    case 'welcome':
      return { ...afresh(table), viewer: message.viewer, match: message.match };
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
    case 'proposed':
      return { ...table, proposed: { request: message.request, by: message.by, proposal: message.proposal } };
    case 'settled':
      return without(table, 'proposed');
    case 'dice':
      return { ...table, diceWaitFor: message.waitingFor };
    case 'clocks':
      return {
        ...table,
        clocks: { left: message.left, running: message.running, toldAt: performance.now() },
      };
    case 'notice':
      return { ...table, notice: { seat: message.seat, about: message.about } };
    case 'invitation':
      return { ...table, invitation: message.invitation };
    case 'talk':
      return { ...table, talk: [...table.talk, ...message.lines].slice(-MOST_LINES) };
    case 'mistake':
      return { ...table, mistake: message.say };
  }
}

type Told = Extract<ServerMessage, { readonly kind: 'snapshot' | 'update' }>;

/** What comes with a board and replaces what came before. */
const besideOf = ({ epoch, mayUndo, inputs, standing, spared, held, result, ending }: Told) => ({
  epoch,
  mayUndo,
  inputs,
  standing,
  spared,
  held,
  ...(result && { result }),
  ...(ending && { ending }),
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

/**
 * Whoever comes in is told everything anew that is under way. The verdict on what was said over a line that broke will never come: what
 * came of it is to be seen on the board.
 */
const afresh = (table: TableState): TableState => ({
  ...without(without(without(table, 'mistake'), 'proposed'), 'clocks'),
  unanswered: [],
  diceWaitFor: [],
  talk: [],
});

function without(
  table: TableState,
  key: 'refusal' | 'proposed' | 'clocks' | 'notice' | 'invitation' | 'mistake',
): TableState {
  const copy = { ...table };
  delete copy[key];
  return copy;
}
