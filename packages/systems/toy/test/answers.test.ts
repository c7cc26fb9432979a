import { describeAnswersInFiles, describeScenarioFiles } from '@banneret/testkit/vitest';
import { toyGame } from '@banneret/toy';

const lines = [
  [3, 3, 3],
  [5, 2, 1],
  [0, 4],
];

describeAnswersInFiles(toyGame, { setups: [2, 3].map(seats => ({ seats, rounds: 3, lines })), games: 6 });

describeScenarioFiles(toyGame, new URL('./scenarios/', import.meta.url));
