export { cm, inches, mm, UM_PER_CM, UM_PER_INCH, UM_PER_MM, type Um } from './units.js';
export { boxAround, boxesMeet, boxHolds, type Box } from './box.js';
export type { BaseShape, Facing, Placed, Point, Polygon } from './shapes.js';
export {
  direction,
  DIRECTION_SCALE,
  facingTowards,
  FACINGS,
  pointAt,
  rotate,
  roundEvenly,
  wrapFacing,
} from './directions.js';
export { ceilSqrt, floorSqrt, legLength, pathLength, squaredDistance } from './length.js';
export { LATTICE_LIMIT, assertLattice, cross, onLattice, orient } from './exact/orient.js';
export { onSegment, segmentRelation, segmentsCross, segmentsMeet, type SegmentRelation } from './exact/segments.js';
export { convexOverlap, hull, isConvex, segmentCutsConvex } from './exact/convex.js';
export { area2, polygonFault, segmentCutsPolygon, whereabouts, type Whereabouts } from './polygon.js';
export { outlineOf, placedOutline, RIM_POINTS, type Outline } from './outline.js';
export { ground, type Ground, type Terrain, type TerrainPart } from './ground.js';
export {
  anyWithin,
  closestPair,
  CONTACT,
  entirelyInside,
  entirelyWithinOfPoint,
  gap,
  gapToPoint,
  gapToPolygon,
  moreThan,
  overlapping,
  overlapsPolygon,
  touching,
  within,
  withinOfPoint,
  withinOfPolygon,
  type ClosestPair,
} from './distance.js';
export { moveField, type Blocker, type HitBy, type MoveField, type MoveRules } from './move/field.js';
export { obstruction, standing, straightAdvance, sweep, type Hit, type Step, type SweepResult } from './move/sweep.js';
export { isCoordinate, isFacing, MOST_STEPS, pointFrom, stepsFrom, wayFrom } from './given.js';
export { plainWay } from './move/plainWay.js';
export { pivotLength, travelLength } from './move/travel.js';
export { shortestPath, type PathResult } from './move/shortestPath.js';
export { advance, cutPath, nearestStand, reach, type Traveller } from './move/reach.js';
export { contactSpots, landmarks, type Goal, type Landmark, type LandmarkOptions } from './move/landmarks.js';
export {
  crossings,
  firstEntry,
  pointAlong,
  stretches,
  type Crossing,
  type Passer,
  type Stretch,
} from './move/crossings.js';
export { type Measured, type Zone } from './move/zone.js';
export { terrainCost, type CostlyStretch, type PathCost, type PieceCost } from './move/terrainCost.js';
export {
  coherencyBreaks,
  coherent,
  linkedGroups,
  type CoherencyBreak,
  type CoherencyRule,
} from './formation/coherency.js';
export { formUp, type FormOptions, type Formation, type Mover } from './formation/formUp.js';
export { drag, dragBy } from './formation/drag.js';
export { firstOverlap, unitMoveFault, type UnitMoveFault } from './formation/judge.js';
export type { Body, BodySource } from './body.js';
export { OPAQUE, SEE_INTO, TRANSPARENT, type SightOptions } from './sight/corridor.js';
export { baseBlocker, linkBlocker, prepareBlockers, type SightBlocker, type SightBlockers } from './sight/blockers.js';
export { clearLine, hiddenShare, type HiddenShare } from './sight/clearLine.js';
export { sees } from './sight/sees.js';
export { fullyClear } from './sight/fullyClear.js';
export { clearLineOver, seesOver, type HeightOptions } from './sight/over.js';
export { blockersOnLine, explainSight, type SightExplanation } from './sight/explain.js';
export { targetList, unitsInSight, type TargetList, type TargetQuery, type TargetUnit } from './sight/targets.js';
export { fireZone, fireZoneBetween, fireZoneHull, groupHull, inFireZone, type FireZone } from './zones.js';
export {
  centreInArc,
  hullSidesTowards,
  outlineInArc,
  partlyInArc,
  pointInArc,
  type Arc,
  type HullSide,
} from './arcs.js';
export { coverage, underTemplate, type Coverage, type RoundTemplate } from './templates.js';
export { onceFor, pairMemo, remembered, type PairKey, type PairMemo } from './memo.js';
