import { createRequire } from 'node:module';
import { ask, done, goto, kernelShapes, machineFor, pick, start, submit, type GameSystem } from '@banneret/kernel';
import type { Subject } from './measure.js';

/** The smallest move there is, on a state of 200 objects: touch one of them. The same on both engines. */
const OBJECTS = 200;
const MOVES = 1_000;

interface State {
  moves: number;
  things: { x: number; y: number; touched: number }[];
}
type Event = { readonly type: 'thing.touched'; readonly thing: number };

const things = (): State['things'] => Array.from({ length: OBJECTS }, (_, i) => ({ x: i, y: i, touched: 0 }));

const { procedure } = machineFor<State, Event, { main: object }>();
const question = { seat: 0, ask: 'touch', rule: 'BENCH-01', shape: pick(things().map((_, i) => i)) };

const trivial: GameSystem<State, Event, null> = {
  id: 'trivial',
  version: '1',
  main: 'main',
  procedures: {
    main: procedure('main')({
      begin: c => (c.state.moves === MOVES ? done() : ask(question, 'touch')),
      touch(c, _v, thing: number) {
        c.emit({ type: 'thing.touched', thing });
        return goto('begin');
      },
    }),
  },
  shapes: kernelShapes,
  seats: () => 1,
  setup: () => ({ moves: 0, things: things() }),
  reduce(state, { thing }) {
    state.moves++;
    const touched = state.things[thing];
    if (touched) touched.touched++;
  },
  clone: state => structuredClone(state),
  result: () => ({ winners: [] }),
  view: state => structuredClone(state),
  redact: event => event,
  imagine: state => structuredClone(state),
};

export const kernelTrivial: Subject = {
  name: 'kernel, trivial move',
  run() {
    const log: Event[] = [];
    const options = { sink: (event: Event): number => log.push(event) };
    const match = start(trivial, null, options);
    for (let i = 0; i < MOVES; i++)
      submit(trivial, match, { kind: 'choice', wait: match.wait, seat: 0, choice: i % OBJECTS }, options);
    if (log.length !== MOVES) throw new Error('moves were lost');
    return MOVES;
  },
};

interface BoardgameClient {
  readonly moves: Readonly<Record<string, (...args: unknown[]) => void>>;
  getState(): { readonly G: State } | null;
}

const require = createRequire(import.meta.url);
const { Client } = require('boardgame.io/client') as { Client: (options: object) => BoardgameClient };

/** boardgame.io as its documentation has it: a client without a server, a move that edits a draft. */
export const boardgameioTrivial: Subject = {
  name: 'boardgame.io, trivial move',
  run() {
    const game = {
      setup: () => ({ moves: 0, things: things() }),
      moves: {
        touch({ G }: { G: State }, thing: number) {
          G.moves++;
          const touched = G.things[thing];
          if (touched) touched.touched++;
        },
      },
    };
    const client = Client({ game, numPlayers: 1, debug: false });
    const batch = 200;
    for (let i = 0; i < batch; i++) client.moves['touch']?.(i % OBJECTS);
    if (client.getState()?.G.moves !== batch) throw new Error('moves were lost');
    return batch;
  },
};
