/**
 * A second, independent count of the toy's decision sequences: the rules written again as a plain recursive function
 * without kernel, events or frames. Dice fall 6 5 4 3 2 1 6 …, cards come from the lowest. Two numbers that agree
 * are worth more than one number written down twice.
 */
interface Side {
  readonly line: readonly number[];
  readonly coins: number;
  readonly hand: readonly number[];
  readonly bag: readonly number[];
}

type Table = readonly Side[];
/** What happens next: called with the table and the decisions still to make. */
type Then = (table: Table, left: number) => number;

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
const stands = (side: Side): boolean => sum(side.line) > 0;
const faces = (count: number): number[] => Array.from({ length: count }, (_, i) => 6 - (i % 6));
const change = (table: Table, seat: number, by: Partial<Side>): Table =>
  table.map((side, i) => (i === seat ? { ...side, ...by } : side));

export function countByHand(lines: readonly (readonly number[])[], rounds: number, depth: number): number {
  const table = lines.map(line => ({ line, coins: 3, hand: [], bag: [0, 1, 2, 3, 4, 5] }));
  return round(table, 0, rounds, depth);
}

function round(table: Table, played: number, rounds: number, left: number): number {
  if (left === 0) return 1;
  if (played === rounds || table.filter(stands).length < 2) return 0;
  const dealt = table.map(side =>
    stands(side) && side.bag.length > 0
      ? { ...side, hand: [...side.hand, side.bag[0] as number], bag: side.bag.slice(1) }
      : side,
  );
  return bids(dealt, [], left, (after, leader, rest) =>
    turns(after, leader, 0, rest, (end, more) => round(end, played + 1, rounds, more)),
  );
}

function bids(
  table: Table,
  made: readonly number[],
  left: number,
  then: (table: Table, leader: number, left: number) => number,
): number {
  if (made.length === table.length) {
    // Falling dice: among equals the first seat rolls highest.
    const leader = made.indexOf(Math.max(...made));
    return then(
      table.map((side, i) => ({ ...side, coins: side.coins - (made[i] as number) })),
      leader,
      left,
    );
  }
  if (left === 0) return 1;
  let count = 0;
  for (let bid = 0; bid <= (table[made.length] as Side).coins; bid++)
    count += bids(table, [...made, bid], left - 1, then);
  return count;
}

function turns(table: Table, leader: number, taken: number, left: number, then: Then): number {
  if (taken === table.length) return then(table, left);
  const seat = (leader + taken) % table.length;
  const side = table[seat] as Side;
  const next: Then = (after, rest) => turns(after, leader, taken + 1, rest, then);
  if (!stands(side)) return next(table, left);
  if (left === 0) return 1;
  let count = next(change(table, seat, { coins: side.coins + 2 }), left - 1);
  count += regroup(table, seat, left - 1, next);
  if (side.line[0] === 0) return count;
  for (const target of table.keys())
    if (target !== seat && stands(table[target] as Side))
      count += attack(table, seat, target, seat === leader ? 3 : 4, left - 1, next);
  return count;
}

function regroup(table: Table, seat: number, left: number, then: Then): number {
  if (left === 0) return 1;
  const arrange = (rest: readonly number[], line: readonly number[]): number => {
    if (rest.length === 0) return then(change(table, seat, { line }), left - 1);
    return sum(rest.map((squad, i) => arrange(rest.toSpliced(i, 1), [...line, squad])));
  };
  return arrange((table[seat] as Side).line, []);
}

function attack(table: Table, seat: number, target: number, need: number, left: number, then: Then): number {
  const { line, coins } = table[seat] as Side;
  const rolled = faces(line[0] as number);
  const hits = rolled.filter(face => face >= need).length;
  const misses = rolled.length - hits;
  const most = Math.min(misses, coins);
  if (most === 0) return shields(table, target, hits, 0, left, then);
  if (left === 0) return 1;
  let count = 0;
  for (let again = 0; again <= most; again++) {
    const better = hits + faces(again).filter(face => face >= need).length;
    const paid = change(table, seat, { coins: coins - again });
    count += choose(misses, again) * shields(paid, target, better, 0, left - 1, then);
  }
  return count;
}

const choose = (n: number, k: number): number => (k === 0 ? 1 : (choose(n - 1, k - 1) * n) / k);

function shields(table: Table, seat: number, hits: number, stopped: number, left: number, then: Then): number {
  if (hits === 0) return then(table, left);
  if (left === 0) return 1;
  const { hand } = table[seat] as Side;
  let count = wounds(table, seat, hits - stopped, left - 1, then);
  for (const card of hand) {
    const after = change(table, seat, { hand: hand.filter(held => held !== card) });
    count += shields(after, seat, hits, stopped + 1 + Math.floor(card / 2), left - 1, then);
  }
  return count;
}

function wounds(table: Table, seat: number, hits: number, left: number, then: Then): number {
  const { line } = table[seat] as Side;
  const total = Math.min(hits, sum(line));
  if (total <= 0) return then(table, left);
  if (left === 0) return 1;
  const share = (squad: number, still: number, after: readonly number[]): number => {
    if (squad === line.length) return still === 0 ? then(change(table, seat, { line: after }), left - 1) : 0;
    let count = 0;
    for (let n = 0; n <= Math.min(still, line[squad] as number); n++)
      count += share(squad + 1, still - n, [...after, (line[squad] as number) - n]);
    return count;
  };
  return share(0, total, []);
}
