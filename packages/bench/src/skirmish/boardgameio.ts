import { createRequire } from 'node:module';
import type { Subject } from '../measure.js';
import {
  gameRng,
  HIT,
  killModels,
  moveOptions,
  newBoard,
  passTurn,
  readyUnits,
  SAVE,
  shots,
  STEPS,
  succeeded,
  targetOptions,
  WOUND,
  type Board,
  type Unit,
} from './rules.js';

/** A move cannot pause to ask, so the unit being activated and what it may do next are fields of the state. */
interface State extends Board {
  active: number;
  phase: 'unit' | 'move' | 'target';
  over: boolean;
}

interface RandomApi {
  D6(count: number): number[];
}
interface MoveArgs {
  readonly G: State;
  readonly random: RandomApi;
}
interface ClientState {
  readonly G: State;
  readonly ctx: { readonly gameover?: unknown };
}
interface Reducer {
  (state: unknown, action: unknown): ClientState;
}

const game = {
  name: 'skirmish',
  setup: (): State => ({ ...newBoard(), active: -1, phase: 'unit', over: false }),
  moves: {
    choose({ G }: MoveArgs, unit: number) {
      G.active = unit;
      G.phase = 'move';
    },
    step({ G }: MoveArgs, step: number) {
      if (step >= 0) {
        const [dx, dy] = STEPS[step] as readonly [number, number];
        for (const model of (G.units[G.active] as Unit).models) {
          model.x += dx;
          model.y += dy;
        }
      }
      G.phase = 'target';
    },
    shoot({ G, random }: MoveArgs, target: number) {
      if (target >= 0) volley(G, target, count => (count === 0 ? [] : random.D6(count)));
      (G.units[G.active] as Unit).acted = true;
      G.active = -1;
      G.phase = 'unit';
      G.over = !passTurn(G);
    },
  },
  endIf: ({ G }: { G: State }) => (G.over ? true : undefined),
};

function volley(G: State, target: number, d6: (count: number) => number[]): void {
  const hits = succeeded(d6(shots(G, G.active, target)), HIT);
  const wounds = succeeded(d6(hits), WOUND);
  const saves = succeeded(d6(wounds), SAVE);
  killModels(G.units[target] as Unit, wounds - saves);
}

const require = createRequire(import.meta.url);
const { InitializeGame, CreateGameReducer } = require('boardgame.io/internal') as {
  InitializeGame: (options: object) => ClientState;
  CreateGameReducer: (options: object) => Reducer;
};

/** The action creator is not exported; its shape is the documented protocol between client and master. */
const makeMove = (type: string, args: unknown[], playerID: string): unknown => ({
  type: 'MAKE_MOVE',
  payload: { type, args, playerID },
});

/** The bare reducer, the fastest way to run boardgame.io: no store, no subscribers, no server. */
export function boardgameioSkirmish(): Subject {
  let seed = 0;
  return {
    name: 'boardgame.io, skirmish',
    run() {
      const rng = gameRng(seed++);
      const seeded = { ...game, seed };
      const reducer = CreateGameReducer({ game: seeded });
      let state = InitializeGame({ game: seeded, numPlayers: 1 });
      let decisions = 0;
      while (state.ctx.gameover === undefined) {
        const [move, options] = optionsOf(state.G);
        state = reducer(state, makeMove(move, [options[rng.below(options.length)]], '0'));
        decisions++;
      }
      return decisions;
    },
  };
}

function optionsOf(G: State): [string, number[]] {
  if (G.phase === 'unit') return ['choose', readyUnits(G)];
  return G.phase === 'move' ? ['step', moveOptions(G, G.active)] : ['shoot', targetOptions(G, G.active)];
}
