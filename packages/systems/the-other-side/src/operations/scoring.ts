import type { Seat } from '@banneret/kernel';
import { markerBody } from '../ground/board.js';
import { partOf, quarterAt } from '../layouts/zones.js';
import { MOST_CLAIMED_VP, TURNS } from '../rulings.js';
import { areEnemies, NONE, playerOf, type Marker, type State } from '../state.js';
import { missionOf, OBJECTIVE } from './mission.js';

export interface Points {
  readonly points: number;
  readonly rule: string;
}

const objectives = (s: State): Marker[] => s.markers.filter(({ kind }) => kind === OBJECTIVE);
const claimed = (s: State, seat: Seat): Marker[] => objectives(s).filter(({ claimedBy }) => claimedBy === seat);
const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** TOS-TRN-23: what a seat scores at the end of the Turn, by the Operation. R-72: also one whose Company is wiped out. */
export function turnPoints(s: State, seat: Seat): readonly Points[] {
  const { zone, removedOwn, removedEnemy } = playerOf(s, seat);
  const inPart = (marker: Marker): number => partOf(s, markerBody(marker));
  switch (missionOf(s)) {
    case 'pillage':
      return [{ points: sum(claimed(s, seat).map(marker => pillagePoints(inPart(marker), zone))), rule: 'TOS-PIL-06' }];
    case 'supplyCache':
      return [
        { points: objectives(s).filter(marker => inPart(marker) === zone).length, rule: 'TOS-SUP-06' },
        { points: removedEnemy, rule: 'TOS-SUP-07' },
      ];
    case 'pitchedBattle':
      return [{ points: hasMostClaims(s, seat) ? MOST_CLAIMED_VP : 0, rule: 'TOS-BAT-08' }];
    case 'traps':
      // by where they lie, whoever set them.
      return [
        {
          points: 2 * objectives(s).filter(marker => ![zone, NONE].includes(inPart(marker))).length,
          rule: 'TOS-TRP-06',
        },
        { points: removedOwn, rule: 'TOS-TRP-07' },
      ];
    case 'conquest':
      return conquestPoints(s, seat);
    case 'triumvirate':
      return [{ points: claimed(s, seat).length, rule: 'TOS-TRI-06' }];
    default:
      return [];
  }
}

/** TOS-PIL-06, R-62. */
function pillagePoints(part: number, own: number): number {
  if (part === NONE) return 2;
  return part === own ? 1 : 3;
}

/** TOS-BAT-08: more than anybody else. */
const hasMostClaims = (s: State, seat: Seat): boolean =>
  s.players.every((_, other) => !areEnemies(s, seat, other) || claimed(s, seat).length > claimed(s, other).length);

/** TOS-CNQ-06 … -08: quarters are numbered so that those across from each other make three. R-102: a border counts as adjacent. */
function conquestPoints(s: State, seat: Seat): Points[] {
  const { zone } = playerOf(s, seat);
  const worth = claimed(s, seat).map(({ at }) => quarterAt(s, at));
  const count = (fits: (quarter: number) => boolean): number => worth.filter(fits).length;
  return [
    { points: count(quarter => quarter === zone), rule: 'TOS-CNQ-06' },
    { points: 2 * count(quarter => quarter !== zone && quarter !== 3 - zone), rule: 'TOS-CNQ-07' },
    { points: 3 * count(quarter => quarter === 3 - zone), rule: 'TOS-CNQ-08' },
  ];
}

/** TOS-PIL-07, TOS-BAT-09, TOS-CNQ-09, TOS-TRI-06: claims last one Turn. */
export const forgetsClaims = (s: State): boolean =>
  ['pillage', 'pitchedBattle', 'conquest', 'triumvirate'].includes(missionOf(s) ?? '');

/** TOS-PIL-08, TOS-TRI-08: who may remove a Marker after scoring, and for how much; R-65: nobody on a tie. */
export function remover(s: State): { readonly seat: Seat; readonly price: number; readonly rule: string } | undefined {
  const mission = missionOf(s);
  if ((mission !== 'pillage' && mission !== 'triumvirate') || objectives(s).length === 0) return undefined;
  // Nothing is scored after the last Turn: nobody is asked for nothing.
  if (s.turn >= TURNS) return undefined;
  const fewest = Math.min(...s.players.map(({ vp }) => vp));
  const [seat, ...more] = [...s.players.keys()].filter(place => playerOf(s, place).vp === fewest);
  if (seat === undefined || more.length > 0) return undefined;
  const [price, rule] = mission === 'pillage' ? ([1, 'TOS-PIL-08'] as const) : ([0, 'TOS-TRI-08'] as const);
  return playerOf(s, seat).tactics < price ? undefined : { seat, price, rule };
}

export const objectiveIds = (s: State): number[] => objectives(s).map(({ id }) => id);
