export {
  directionTo,
  distanceBetween,
  idOf,
  joinedBoards,
  makeBoard,
  neighbourOf,
  OFF_BOARD,
  spaceAt,
  standardBoard,
  type Board,
  type SpaceId,
} from './board.js';
export {
  BASE_SIZES,
  EMPTY,
  fits,
  FOOTPRINTS,
  FULL,
  ringInside,
  ringOutside,
  sizeOf,
  type BaseSize,
  type SlotMask,
} from './footprint.js';
export {
  addHex,
  ALL_DIRECTIONS,
  DIRECTIONS,
  hexDistance,
  hexNeighbour,
  rotateHex,
  type Direction,
  type Hex,
} from './hex.js';
export { landings } from './landings.js';
export { lineOfFire, straightLine, type LineOfFire } from './line.js';
export {
  contactRing,
  isEmptySpace,
  isFullyOccupied,
  occupancyOf,
  touches,
  type Occupancy,
  type Piece,
  type Placement,
} from './occupancy.js';
export { countPushes, firstPush, isPush, landing, pushes, pushesApart, type Arrival, type Landing } from './push.js';
export { pathTo, reach, UNREACHED, type Mover, type Reach } from './reach.js';
export {
  centreOf,
  hexOf,
  lineDirection,
  SLOTS,
  spaceDistance,
  spaceNeighbour,
  spaceOf,
  type Slot,
  type SpaceAt,
} from './space.js';
