export { playGame, seating, type Contest, type GameResult } from './contest.js';
export { GameFailure } from './failure.js';
export { reportOf, type Report } from './report.js';
export { simulate, type Simulation } from './simulate.js';
export { Counter, wilson, type Share } from './statistics.js';
