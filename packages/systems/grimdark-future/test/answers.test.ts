import { describeAnswersInFiles } from '@banneret/testkit/vitest';
import { grimdarkFutureGame, LAYOUTS } from '../src/index.js';
import { setupOn } from './forces.js';

describeAnswersInFiles(grimdarkFutureGame, {
  setups: LAYOUTS.slice(0, 3).map(({ id }, i) => setupOn(id, i)),
  games: 3,
  everyWait: 4,
  mostOptions: 6,
});
