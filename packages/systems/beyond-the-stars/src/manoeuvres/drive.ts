import { cm, facingTowards, FACINGS, legLength, type Facing, type Um } from '@banneret/geometry';
import { ask, done, goto, pickOption } from '@banneret/kernel';
import { spotAt } from '../deploy/stand.js';
import { who } from '../figures/named.js';
import { placedAt } from '../figures/placed.js';
import { is, isAlive, isEngaged, onTable } from '../figures/traits.js';
import { giveWay } from '../machines/room.js';
import { budgetOf, walkCost } from '../movement/cost.js';
import {
  aheadOf,
  encounterOf,
  judgeDrive,
  overlappedBy,
  quartersLeft,
  quartersOf,
  turnedSpot,
  type DrivePlan,
} from '../movement/drive.js';
import { isOffTable } from '../movement/flight.js';
import { mustDare } from '../movement/terror.js';
import { goalsOf, randomGoal } from '../movement/suggestGoals.js';
import { call, procedure, type C } from '../procedures/machine.js';
import { enemyOf, figureOf, NOBODY, seatOf, sheetOf, type FigureId, type State } from '../state.js';
import type { Manoeuvre } from './manoeuvre.js';
import { driveTowards, ramOf } from './suggestDrives.js';
import { endMove } from './walk.js';

/** A Monster or Vehicle pivots on the spot, then goes straight ahead and rams what it meets. BTS-MON-02 to -05. */
export interface Drive extends DrivePlan {
  readonly do: 'drive';
  readonly figure: FigureId;
}

const isCount = (n: unknown, most: number): n is number =>
  Number.isSafeInteger(n) && (n as number) >= 0 && (n as number) <= most;
const FARTHEST: Um = cm(500);

export const driveManoeuvre: Manoeuvre<Drive> = {
  do: 'drive',
  rule: 'BTS-MON-02',
  proc: 'drive',
  parse({ facing, length }, figure) {
    if (!isCount(facing, FACINGS - 1) || !isCount(length, FARTHEST)) return undefined;
    return { do: 'drive', figure, facing: facing + 0, length: length + 0 };
  },
  judge: (state, question, { figure, facing, length }) => judgeDrive(state, question, figure, { facing, length }),
  charges: (state, { figure, facing, length }) =>
    encounterOf(state, figure, turnedSpot(state, figure, facing), length).enemies.length > 0,
  *propose(state, question, figure) {
    if (!is(state, figure, 'monster', 'vehicle')) return;
    for (const foe of onTable(state, enemyOf(seatOf(state, figure)))) {
      const choice = ramOf(state, question, figure, foe);
      if (choice !== undefined) yield choice;
    }
    const { spot } = figureOf(state, figure);
    for (const goal of goalsOf(state, figure)) {
      const choice = driveTowards(state, question, figure, facingTowards(spot, goal), legLength(spot, goal));
      if (choice !== undefined) yield choice;
    }
  },
  sample(state, question, figure, rng) {
    if (!is(state, figure, 'monster', 'vehicle')) return undefined;
    const foes = onTable(state, enemyOf(seatOf(state, figure)));
    const foe = foes[rng.below(Math.max(1, foes.length))];
    const ram = foe === undefined || rng.below(2) === 0 ? undefined : ramOf(state, question, figure, foe);
    if (ram !== undefined) return ram;
    const { spot } = figureOf(state, figure);
    const goal = randomGoal(state, figure, rng);
    return driveTowards(state, question, figure, facingTowards(spot, goal), legLength(spot, goal));
  },
};

/** BTS-MON-05: the pivot itself; whoever is in its way is shifted as little as possible. */
function pivot(c: C, figure: FigureId, facing: Facing): void {
  const from = figureOf(c.state, figure).spot.facing;
  if (from === facing) return;
  const to = turnedSpot(c.state, figure, facing);
  const there = placedAt(sheetOf(c.state, figure), to);
  for (const other of overlappedBy(c.state, figure, facing)) giveWay(c, other, figure, there);
  c.emit({ type: 'figure.moved', figure, path: [], to, cost: 0, manner: 'drive' });
  const pivots = figureOf(c.state, figure).marks.pivots + quartersOf(from, facing);
  c.emit({ type: 'figure.marked', figure, marks: { pivots } });
}

const isOff = (state: State, figure: FigureId, length: Um): boolean =>
  isOffTable(state, aheadOf(state, figureOf(state, figure).spot, length));

export const drive = procedure('drive')({
  // BTS-SPR-71: whoever would ram something Terrifying tests before it so much as turns.
  begin(c, v) {
    const { figure, facing, length } = v.choice;
    v.left = length;
    const { enemies } = encounterOf(c.state, figure, turnedSpot(c.state, figure, facing), length);
    return mustDare(c.state, figure, enemies) ? call('dare', { figure }, 'dared') : goto('turn');
  },
  dared: (_c, _v, passed: boolean) => (passed ? goto('turn') : done()),
  turn(c, v) {
    pivot(c, v.choice.figure, v.choice.facing);
    return goto('ahead');
  },
  ahead(c, v) {
    const { figure } = v.choice;
    const left = v.left ?? 0;
    if (left === 0 || !isAlive(c.state, figure) || isEngaged(c.state, figure)) return goto('end');
    const { spot } = figureOf(c.state, figure);
    const { end, enemies, by } = encounterOf(c.state, figure, spot, left);
    // What it comes upon next, after it has run down others, frightens it before it goes on.
    if (mustDare(c.state, figure, enemies)) return call('dare', { figure }, 'dared');
    const went = legLength(spot, end);
    if (by === undefined && isOff(c.state, figure, left)) return call('remove', { figure, why: 'left-table' }, 'end');
    if (went > 0) {
      const { total: cost, rough } = walkCost(c.state, figure, [spot, end]);
      c.emit({
        type: 'figure.moved',
        figure,
        path: [end],
        to: { ...spotAt(c.state, figure, end), facing: spot.facing },
        cost,
        manner: 'drive',
        ...(rough && { rough }),
      });
    }
    v.left = by === undefined ? 0 : Math.max(0, left - went);
    v.met = enemies;
    if (enemies.length > 0) return goto('contact');
    if (by === undefined) return goto('end');
    v.left = seatOf(c.state, by) === seatOf(c.state, figure) ? v.left : 0;
    v.met = [by];
    v.stuck = went === 0;
    return v.left === 0 ? goto('end') : goto('friend');
  },
  contact(c, v) {
    const { figure } = v.choice;
    const links = (v.met ?? []).map(charged => ({ charger: figure, charged }));
    const { rough } = figureOf(c.state, figure).marks;
    c.emit({ type: 'figure.charged', figure, links, rough });
    return call('impact', { figure, targets: v.met ?? [] }, 'ahead');
  },
  // BTS-MON-04: the owner says whether a friend is run over.
  friend(c, v) {
    const { figure } = v.choice;
    const shape = pickOption([
      { id: 'stop', say: 'bts.choice.stop' },
      { id: 'ram', say: 'bts.choice.ram' },
    ]);
    const args = { ...who(c.state, (v.met ?? [])[0] ?? figure) };
    return ask({ seat: v.seat, ask: 'bts.ask.ram', rule: 'BTS-MON-04', shape, args }, 'decided');
  },
  decided(c, v, choice: string) {
    if (choice === 'ram') return call('impact', { figure: v.choice.figure, targets: v.met ?? [] }, 'rammed');
    v.left = 0;
    // It had come no farther than before: its way ends here.
    if (v.stuck !== true) return goto('end');
    endMove(c, v.choice.figure);
    return done();
  },
  rammed(c, v) {
    const [friend = NOBODY] = v.met ?? [];
    if (!isAlive(c.state, friend)) return goto('ahead');
    endMove(c, v.choice.figure);
    return done();
  },
  end(c, { choice: { figure } }) {
    if (!isAlive(c.state, figure)) return done();
    const goesOn = !isEngaged(c.state, figure) && (budgetOf(c.state, figure) > 0 || quartersLeft(c.state, figure) > 0);
    if (goesOn) c.emit({ type: 'mover.set', figure });
    else if (isEngaged(c.state, figure)) c.emit({ type: 'mover.set', figure: NOBODY });
    else endMove(c, figure);
    return done();
  },
});
