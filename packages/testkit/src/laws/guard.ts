import { awaited, imagine, inputAt, submit, viewOf } from '@banneret/kernel';
import { difference } from '../data.js';
import { guarded } from '../guarded.js';
import { mustAgree, type Law } from './law.js';
import { someChoice, Trial } from './trial.js';

/** One writer: behind a barrier against every other write the game is the same. */
export const guardLaw: Law = {
  id: 'guard',
  title: 'only reduce writes the state, and nothing handed over is changed or shared',
  check(trial) {
    const open = trial.play().playOn();
    const system = guarded(trial.system, trial.options.constant, trial.options.replaced);
    const game = new Trial(system, trial.options, trial.seed).play();
    const rng = trial.rng('guard');
    const every = trial.copiesOneIn(1);
    for (const [waits, input] of open.inputs.entries()) {
      for (const seat of waits % every === 0 ? awaited(game.match) : []) {
        imagine(system, viewOf(system, game.match, seat), rng);
        someChoice(system, game.match, seat, rng);
      }
      submit(system, game.match, inputAt(input, game.match.wait));
    }
    system.result(game.match.state);
    mustAgree('the game differs behind the write barrier', difference(open.match, game.match));
  },
};
