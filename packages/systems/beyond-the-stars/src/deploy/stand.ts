import {
  moveField,
  overlapsPolygon,
  standing,
  within,
  type MoveField,
  type Placed,
  type Point,
} from '@banneret/geometry';
import { illegal, legal, type Ruling } from '@banneret/kernel';
import { placedOf } from '../figures/placed.js';
import { hasControlZone, onTable } from '../figures/traits.js';
import { floorAt, groundOf } from '../ground/board.js';
import { memoByPosition } from '../ground/memo.js';
import { CONTROL_ZONE, SMALL_GAP } from '../rulings.js';
import {
  enemyOf,
  figureOf,
  pieceOf,
  seatOf,
  sheetOf,
  type FigureId,
  type Spot,
  type State,
  type TerrainKind,
} from '../state.js';

/** Where figures may be put down, rather than walk to. */

/** Nobody is put into these, nor on top of them but for platforms. BTS-TER-05, -10, -19, BTS-BLD-02. */
const NO_STAND: readonly TerrainKind[] = ['impassable', 'building', 'ditch', 'obstacle'];

/** Everybody on the table and all scenery that nobody stands on; the same for every figure. */
const field = memoByPosition((state): MoveField =>
  moveField(groundOf(state.battle), {
    forbidden: piece => NO_STAND.includes(pieceOf(state, piece).kind) || state.burning.includes(piece),
    blockers: [...state.figures.keys()]
      .filter(other => state.figures[other]?.place === 'table')
      .map(other => ({ placed: placedOf(state, other), clearance: 0 })),
  }),
);

export const spotAt = (
  state: State,
  figure: FigureId,
  { x, y }: Point,
  facing = figureOf(state, figure).spot.facing,
): Spot => ({
  x,
  y,
  z: floorAt(state.battle, { x, y }),
  facing,
});

/** May a figure be put down here? */
export function judgeStand(state: State, placed: Placed): Ruling {
  const stood = standing(field(state, 0), placed);
  if (!stood.ok) {
    if (stood.by.kind === 'edge') return illegal('BTS-MOV-15', 'bts.no.off-table');
    if (stood.by.kind === 'terrain') return illegal('BTS-TER-05', 'bts.no.impassable', { piece: stood.by.index });
    return illegal('BTS-MOV-05', 'bts.no.no-room');
  }
  return overhangsStep(state, placed) ? illegal('BTS-TER-05', 'bts.no.over-edge') : legal;
}

/** nobody is put down within 3 cm of an enemy. */
export function judgeApart(state: State, figure: FigureId, placed: Placed): Ruling {
  const other = onTable(state, enemyOf(seatOf(state, figure))).find(foe =>
    within(placed, placedOf(state, foe), CONTROL_ZONE),
  );
  return other === undefined ? legal : illegal('BTS-SCGC-02', 'bts.no.near-enemy', { other });
}

/** BTS-MOV-09: to get off is no charge: not into a control zone, nor against somebody who has none. */
export function judgeOutOfReach(state: State, host: FigureId, there: Placed): Ruling {
  for (const foe of onTable(state, enemyOf(seatOf(state, host)))) {
    const zone = hasControlZone(state, foe);
    if (!within(there, placedOf(state, foe), (zone ? CONTROL_ZONE : SMALL_GAP) - 1)) continue;
    return zone
      ? illegal('BTS-MOV-09', 'bts.no.control-zone', { other: foe })
      : illegal('BTS-MOV-05', 'bts.no.through-enemy', { other: foe });
  }
  return legal;
}

/** Half on a platform and half beside it: too high a step to stand on. */
export function overhangsStep(state: State, placed: Placed): boolean {
  const floor = floorAt(state.battle, placed.at);
  return state.battle.terrain.some(
    ({ kind, outline, height }) => kind === 'platform' && height > floor && overlapsPolygon(placed, outline),
  );
}

export const placedThere = (state: State, figure: FigureId, spot: Spot): Placed => ({
  base: sheetOf(state, figure).base,
  at: { x: spot.x, y: spot.y },
  facing: spot.facing,
});
