import { done } from '@banneret/kernel';
import { resultOf } from '../missions/ending.js';
import { call, procedure } from './machine.js';

/** AT43-TURN-01 to -03: preparation, then turns of three phases until the mission or its length ends the game. */
export const main = procedure('main')({
  begin: () => call('preparation', {}, 'turn'),
  turn: () => call('turn', {}, 'ended'),
  ended(c, _v, over: boolean) {
    if (!over && c.state.turn < c.state.battle.mission.turns) return call('turn', {}, 'ended');
    return call('closing', {}, 'over');
  },
  over(c) {
    const { winners, scores = [] } = resultOf(c.state);
    c.emit({ type: 'game.ended', winners, scores });
    return done();
  },
});

/** AT43-TURN-03. */
export const turn = procedure('turn')({
  begin(c) {
    c.emit({ type: 'turn.began', turn: c.state.turn + 1 });
    return call('tactical', {}, 'activate');
  },
  activate: () => call('activations', {}, 'control'),
  control: () => call('control', {}, 'end'),
  end(c, _v, over: boolean) {
    c.emit({ type: 'turn.ended', turn: c.state.turn });
    return done(over);
  },
});
