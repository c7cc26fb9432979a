import {
  amount,
  ask,
  describe as describeMatch,
  done,
  kernelShapes,
  machineFor,
  roll,
  start,
  submit,
  type GameSystem,
} from '@banneret/kernel';
import { expect, it } from 'vitest';

interface State {
  coins: number;
}
type Event = { readonly type: 'coins.changed'; readonly by: number; readonly why?: unknown };
interface Calls {
  main: { stake?: number };
}

const { procedure } = machineFor<State, Event, Calls>();

/** GAME-01: stake any of your coins on a die; four or more doubles them, less loses them. */
const main = procedure('main')({
  begin: c => ask({ seat: 0, ask: 'game.stake', rule: 'GAME-01', shape: amount(0, c.state.coins) }, 'staked'),
  staked(_c, v, stake: number) {
    v.stake = stake;
    return roll({ kind: 'dice', count: 1, sides: 6, why: 'game.luck', rule: 'GAME-01' }, 'rolled');
  },
  rolled(c, v, [face = 0]: readonly number[]) {
    const stake = v.stake ?? 0;
    c.emit({ type: 'coins.changed', by: face >= 4 ? stake : -stake });
    return done();
  },
});

const system: GameSystem<State, Event, { coins: number }> = {
  id: 'game',
  version: '1',
  main: 'main',
  procedures: { main },
  shapes: kernelShapes,
  seats: () => 1,
  setup: ({ coins }) => ({ coins }),
  reduce: (state, event) => void (state.coins += event.by), // the only writer of state
  clone: state => ({ ...state }),
  result: state => ({ winners: state.coins > 0 ? [0] : [] }),
  view: state => ({ ...state }), // nothing is hidden in this game
  redact: event => event,
  imagine: view => ({ ...view }),
};

it('plays the example of the README', () => {
  const match = start(system, { coins: 5 });
  expect(describeMatch(match)).toBe('main.staked');

  // A player's mistake is a value, with the rule and a message key…
  expect(submit(system, match, { kind: 'choice', wait: 1, seat: 0, choice: 6 })).toEqual({
    ok: false,
    because: [{ rule: 'GAME-01', say: 'kernel.amount.range', args: { choice: 6, min: 0, max: 5 } }],
  });
  // …and an accepted input runs the rules to the next wait.
  submit(system, match, { kind: 'choice', wait: 1, seat: 0, choice: 2 });
  const events: Event[] = [];
  submit(system, match, { kind: 'chance', wait: 2, outcome: [4] }, { sink: event => events.push(event) });
  expect(events).toEqual([{ type: 'coins.changed', by: 2 }]);
  expect([match.state.coins, match.pending.kind]).toEqual([7, 'over']);
});
