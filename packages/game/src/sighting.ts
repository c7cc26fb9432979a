import type { Translate } from '@banneret/i18n';

/** How those who are about to act see somebody whom the question lets them act on. */
export interface Sighting {
  /** A clear line for each who sees it, for each other one the line that he would look along. In micrometres. */
  readonly looks: readonly Look[];
  /** What stands in the way. */
  readonly inTheWay: readonly Obstacle[];
  /** The sum of it in a player's words: who sees it, what hides it, cover, how far it is. */
  readonly told: readonly string[];
}

export interface Look {
  readonly from: Spot;
  readonly to: Spot;
  readonly isClear: boolean;
}

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** A piece of scenery or a unit, by the id that it has on the table. */
export interface Obstacle {
  readonly kind: 'scenery' | 'unit';
  readonly id: string;
  readonly name: string;
}

interface Seen {
  readonly seeing: number;
  readonly of: number;
  readonly target: string;
  readonly inTheWay: readonly Obstacle[];
}

/** What every game says about sight. */
export function tellSight({ seeing, of, target, inTheWay }: Seen, t: Translate): string[] {
  const seen = t.say('game.sight.seen', { seeing, of, target });
  if (inTheWay.length === 0) return [seen];
  const things = [...new Set(inTheWay.map(({ name }) => name))].join(', ');
  return [seen, t.say('game.sight.in-the-way', { things })];
}

/** Each obstacle once, however many it hides the target from. */
export const eachOnce = <T extends Obstacle>(obstacles: readonly T[]): T[] =>
  obstacles.filter(({ kind, id }, i) => obstacles.findIndex(other => other.kind === kind && other.id === id) === i);
