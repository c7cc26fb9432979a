import { inches, type Point } from '@banneret/geometry';
import type { Rng } from '@banneret/kernel';
import { stand, standKind } from '../src/decisions/stand.js';
import type { StandQuestion } from '../src/decisions/stands.js';
import { placedOf } from '../src/ground/board.js';
import { zoneOf } from '../src/layouts/zones.js';
import type { State } from '../src/state.js';
import {
  areAsWide,
  around24,
  between,
  crowd,
  type Manoeuvre,
  proposals,
  raster,
  scenery,
  sector,
  square,
  squadAt,
  touchingPoints,
} from './proposing.js';
import type { SceneBody, Spot, UnitBody } from './scene.js';

/** Fireteams that come onto the table. */

const standingDown = (
  name: string,
  prepare: (rng: Rng) => State | undefined,
  question: (s: State) => StandQuestion,
  points: (s: State) => Iterable<readonly Point[]>,
  object: (s: State, at: Point) => string,
): Manoeuvre => ({
  name,
  position(rng) {
    const state = prepare(rng);
    if (state === undefined) return undefined;
    const shape = stand(question(state));
    const possible = new Set<string>();
    for (const at of points(state))
      if (!possible.has(object(state, at[0]!)) && standKind.judge(state, shape, at, 0, 'TOS-GEN-01').ok)
        possible.add(object(state, at[0]!));
    if (possible.size === 0) return undefined;
    return { state, possible, ...proposals(state, standKind, shape, at => [object(state, at[0]!)], rng) };
  },
});

/** The first unit of seat 0 waits; its zone is full of rocks and comrades. */
function deploying(card: string, encounter: SceneBody['encounter'] = 'standard') {
  return (rng: Rng): State | undefined => {
    const at = (most: number): Spot => [between(rng, 2, 46), between(rng, 2, most)];
    const own: UnitBody = card === 'infantry' ? squadAt([40, 40]) : { card, at: [[40, 40]] };
    const leader: UnitBody = { card: 'captain', at: [[between(rng, 8, 40), between(rng, 8, 30)]] };
    const s = crowd(rng, own, 0, {
      encounter,
      terrain: [...scenery(rng, [12, 4], 10, 4), ...scenery(rng, [34, 4], 10, 4)],
      markers: [],
      seats: [
        { units: [own, leader, ...Array.from({ length: 3 }, (): UnitBody => ({ card: 'gunners', at: [at(11)] }))] },
        { units: encounter === 'standard' ? [] : [{ card: 'captain', at: [at(46)] }] },
      ],
    });
    if (s === undefined) return undefined;
    const waiting = s.units[0]!.fireteams;
    s.fireteams = s.fireteams.map((fireteam, id) =>
      waiting.includes(id) ? { ...fireteam, place: 'waiting' } : fireteam,
    );
    return s;
  };
}

const whole = (s: State) => s.units[0]!.fireteams;
/** A Squad in a row, a column, or two and one: dense for its first, a few shapes for the others. */
function* shapes(s: State, step: number, keep: (at: Point) => boolean): Generator<Point[]> {
  const gap = 50_100;
  const count = whole(s).length;
  for (const at of raster(s, step)) {
    if (!keep(at)) continue;
    if (count === 1) yield [at];
    else
      for (const [dx, dy, ex, ey] of [
        [1, 0, 2, 0],
        [0, 1, 0, 2],
        [1, 0, 0, 1],
        [-1, 0, 0, 1],
      ] as const)
        yield [at, { x: at.x + dx * gap, y: at.y + dy * gap }, { x: at.x + ex * gap, y: at.y + ey * gap }];
  }
}

const inZone = (s: State): ((at: Point) => boolean) => {
  const zone = zoneOf(s, 0) ?? [];
  const most = Math.max(...zone.map(({ y }) => y));
  return ({ y }) => y <= most;
};

areAsWide([
  standingDown(
    'Summon',
    rng => {
      const s = crowd(rng, { card: 'mystic', at: [[24, 24]] }, 4);
      if (s === undefined) return undefined;
      s.units = [...s.units, { ...s.units[1]!, seat: 0, card: 2, fireteams: [s.fireteams.length] }];
      s.fireteams = [
        ...s.fireteams,
        { ...s.fireteams[1]!, unit: s.units.length - 1, place: 'waiting', combined: false },
      ];
      return s;
    },
    s => ({ unit: s.units.length - 1, fireteams: [s.fireteams.length - 1], where: 'near', of: 0, range: inches(5) }),
    s => [...around24(s, inches(5))].map(at => [at]),
    (s, at) => sector(placedOf(s, 0).at, at),
  ),
  standingDown(
    'new Fireteam',
    rng => crowd(rng, { card: 'infantry', at: [[24, 24], null, null] }, 5),
    () => ({ unit: 0, fireteams: [1], where: 'contact' }),
    s => [...touchingPoints(placedOf(s, 0).at, 50_000)].map(at => [at]),
    (s, at) => sector(placedOf(s, 0).at, at),
  ),
  ...['gunners', 'infantry', 'colossus'].map(card =>
    standingDown(
      `deploy ${card}`,
      deploying(card),
      s => ({ unit: 0, fireteams: whole(s), where: 'zone' }),
      s => shapes(s, inches(card === 'infantry' ? 0.5 : 0.25), inZone(s)),
      (_s, at) => square(at),
    ),
  ),
  standingDown(
    'deploy by the Commander',
    deploying('colossus', 'triumvirate'),
    s => ({ unit: 0, fireteams: whole(s), where: 'commander' }),
    s => shapes(s, inches(0.5), () => true),
    (_s, at) => square(at),
  ),
  standingDown(
    'deploy a Commander',
    deploying('captain', 'triumvirate'),
    s => ({ unit: 0, fireteams: whole(s), where: 'apart', least: inches(12) }),
    s => shapes(s, inches(0.5), () => true),
    (_s, at) => square(at),
  ),
]);
