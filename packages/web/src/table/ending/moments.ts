import type { Seat } from '@banneret/kernel';
import type { Course, Loss } from './course.js';

/** A roll with what could be hoped for and what came. */
export interface Weighed {
  readonly at: number;
  readonly title: string;
  readonly seat: Seat;
  readonly expected: number;
  readonly actual: number;
}

/** Something of a battle that one tells others about. */
export type Moment =
  | { readonly kind: 'volley' | 'mishap'; readonly at: number; readonly roll: Weighed }
  | { readonly kind: 'carnage'; readonly at: number; readonly unit: number; readonly count: number }
  | { readonly kind: 'first-blood'; readonly at: number; readonly unit: number }
  | {
      readonly kind: 'last-stand';
      readonly at: number;
      readonly unit: number;
      readonly rounds: number;
      readonly held: boolean;
    }
  | { readonly kind: 'turning-point'; readonly at: number; readonly seat: Seat; readonly round: number };

/** Luck of less than this is not worth a tale. */
const NOTABLE = 1.5;
/** So many must fall at one stroke. */
const MANY = 2;

/** The moments worth another look, in the order in which they came. */
export function momentsOf(course: Course, rolls: readonly Weighed[]): readonly Moment[] {
  const found = [
    bestRoll(rolls, 'volley', +1),
    bestRoll(rolls, 'mishap', -1),
    firstBlood(course),
    carnage(course),
    lastStand(course),
    turningPoint(course),
  ];
  return found.flatMap(moment => moment ?? []).sort((a, b) => a.at - b.at);
}

function bestRoll(rolls: readonly Weighed[], kind: 'volley' | 'mishap', sign: 1 | -1): Moment | undefined {
  const luck = ({ actual, expected }: Weighed): number => sign * (actual - expected);
  const best = most(rolls, luck);
  return best === undefined || luck(best) < NOTABLE ? undefined : { kind, at: best.at, roll: best };
}

function firstBlood({ losses: [first] }: Course): Moment | undefined {
  return first && { kind: 'first-blood', at: first.at, unit: first.unit };
}

/** The heaviest blow that a unit took. What falls in events that follow each other without a pause fell at one stroke. */
function carnage({ losses }: Course): Moment | undefined {
  const strokes: Loss[] = [];
  const latest = new Map<number, number>();
  for (const loss of losses) {
    const known = latest.get(loss.unit);
    const before = known === undefined ? undefined : strokes[known];
    if (known !== undefined && before !== undefined && loss.at - before.at <= STROKE) {
      strokes[known] = { ...loss, count: before.count + loss.count };
    } else {
      latest.set(loss.unit, strokes.length);
      strokes.push(loss);
    }
  }
  const worst = most(strokes, ({ count }) => count);
  if (worst === undefined || worst.count < MANY) return undefined;
  return { kind: 'carnage', at: worst.at, unit: worst.unit, count: worst.count };
}

/** Events between two losses of one blow: wounds and rolls are told between them. */
const STROKE = 6;

/** Who was the last of a unit and went on alone for the longest time. */
function lastStand({ units, losses, rounds }: Course): Moment | undefined {
  const end = rounds.at(-1)?.round ?? 0;
  const stands = losses.flatMap(loss => {
    if (loss.left !== 1 || (units[loss.unit]?.whole ?? 0) <= MANY) return [];
    const fall = losses.find(({ unit, at }) => unit === loss.unit && at > loss.at);
    return [{ loss, rounds: (fall?.round ?? end) - loss.round, held: fall === undefined }];
  });
  const best = most(stands, stand => stand.rounds);
  if (best === undefined || best.rounds < 1) return undefined;
  return { kind: 'last-stand', at: best.loss.at, unit: best.loss.unit, rounds: best.rounds, held: best.held };
}

/** The end of the round in which the lead changed hands for the last time. */
function turningPoint({ rounds }: Course): Moment | undefined {
  let leader: Seat | undefined;
  let found: Moment | undefined;
  for (const { round, at, scores } of rounds) {
    const ahead = leaderOf(scores);
    if (ahead === undefined || ahead === leader) continue;
    if (leader !== undefined) found = { kind: 'turning-point', at, seat: ahead, round };
    leader = ahead;
  }
  return found;
}

function leaderOf(scores: readonly number[]): Seat | undefined {
  const best = Math.max(...scores);
  const ahead = scores.flatMap((score, seat) => (score === best ? [seat] : []));
  return ahead.length === 1 ? ahead[0] : undefined;
}

/** The first of those of which there is most. */
function most<T>(things: readonly T[], measure: (thing: T) => number): T | undefined {
  let best: T | undefined;
  for (const thing of things) if (best === undefined || measure(thing) > measure(best)) best = thing;
  return best;
}
