export { playGame, seating, type Contest, type GameResult } from './contest.js';
export { entryOf, loadEntry, type Entry, type PlayerMaker, type ShelfModule } from './entry.js';
export { GameFailure } from './failure.js';
export { reportOf, type Report } from './report.js';
export { simulate, type Simulation } from './simulate.js';
export { Counter, wilson, type Share } from './statistics.js';
