import { closestPair, explainSight, OPAQUE, seesOver, type BodySource, type Point } from '@banneret/geometry';
import { boardOf } from '../ground/board.js';
import { figures, type Figure } from '../units/figures.js';
import type { State, UnitId } from '../state.js';
import { seeing, sees } from './sight.js';
import { blockersFrom } from './topDown.js';
import { numbered, volumesOf } from './volumetric.js';

/** Why a model sees a unit, or what hides it. */
export interface Explained {
  readonly isSeen: boolean;
  readonly line: readonly [from: Point, to: Point];
  /** Pieces of terrain by their place in the battle's list, units by their id. */
  readonly terrain: readonly number[];
  readonly units: readonly UnitId[];
}

/** The judge of sight says whether; this says along which line, or past what not. */
export function explainLook(state: State, unit: UnitId, viewer: Figure, target: UnitId): Explained {
  const models = figures(state, target);
  const isSeen = seeing(state, unit, [viewer], target, ANY_DISTANCE).length > 0;
  const nearest = models[closestPair([viewer], models)?.to ?? 0] ?? viewer;
  if (isSeen) {
    const shown = [nearest, ...models].find(model => sees(state, unit, viewer, target, model)) ?? nearest;
    return { isSeen, line: clearLine(state, unit, viewer, target, shown), terrain: [], units: [] };
  }
  return { isSeen, line: [viewer.at, nearest.at], ...hiddenBy(state, unit, viewer, target, nearest) };
}

/** The same of one model alone. */
export function explainGlance(state: State, unit: UnitId, viewer: Figure, target: UnitId, model: Figure): Explained {
  const isSeen = sees(state, unit, viewer, target, model);
  if (isSeen) return { isSeen, line: clearLine(state, unit, viewer, target, model), terrain: [], units: [] };
  return { isSeen, line: [viewer.at, model.at], ...hiddenBy(state, unit, viewer, target, model) };
}

function hiddenBy(
  state: State,
  unit: UnitId,
  viewer: Figure,
  target: UnitId,
  model: Figure,
): Pick<Explained, 'terrain' | 'units'> {
  const hiding = hidingFrom(state, unit, viewer, target, model);
  const { groups } = volumesOf(state).blockers;
  return {
    terrain: hiding.flatMap(source => (source.kind === 'terrain' ? [source.piece] : [])),
    units: hiding.flatMap(source => (source.kind === 'blocker' ? [groups[source.index] as UnitId] : [])),
  };
}

/** Farther than any table is wide. */
const ANY_DISTANCE = 2 ** 22;

function clearLine(state: State, unit: UnitId, viewer: Figure, target: UnitId, model: Figure): readonly [Point, Point] {
  // Over volumes a line may pass above what it crosses on the plan: there the one between the middles says enough.
  const line =
    state.battle.options.sight === 'top-down' ? fromAbove(state, unit, viewer, target, model).line : undefined;
  return line ?? [viewer.at, model.at];
}

function fromAbove(
  state: State,
  unit: UnitId,
  viewer: Figure,
  target: UnitId,
  model: Figure,
): ReturnType<typeof explainSight> {
  const { terrain, blockers, counts } = blockersFrom(state, Math.max(viewer.height, model.height));
  return explainSight(boardOf(state.battle).ground, viewer, model, {
    ...(terrain && { terrain }),
    ...(counts && { counts }),
    ...(blockers && { blockers: numbered(blockers) }),
    ignoreGroups: [unit, target],
  });
}

function hidingFrom(state: State, unit: UnitId, viewer: Figure, target: UnitId, model: Figure): readonly BodySource[] {
  if (state.battle.options.sight === 'top-down') {
    const { onCentreLine, elsewhere } = fromAbove(state, unit, viewer, target, model);
    return [...onCentreLine, ...elsewhere];
  }
  const { ground } = boardOf(state.battle);
  const all = { ...volumesOf(state), ignoreGroups: [unit, target] };
  const { onCentreLine, elsewhere } = explainSight(ground, viewer, model, all);
  const sources = [...onCentreLine, ...elsewhere];
  const hidesAlone = (source: BodySource): boolean => {
    const counts = new Uint8Array(all.blockers?.bodies.length ?? 0);
    const terrain = new Uint8Array(state.battle.terrain.length);
    if (source.kind === 'blocker') counts[source.index] = 1;
    if (source.kind === 'terrain') terrain[source.piece] = OPAQUE;
    return !seesOver(ground, viewer, viewer.top, model, model.top, { ...all, counts, terrain });
  };
  const alone = sources.filter(hidesAlone);
  return alone.length > 0 ? alone : sources;
}
