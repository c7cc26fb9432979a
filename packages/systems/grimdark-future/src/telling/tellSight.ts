import { eachOnce, tellSight as tellSeen, type Obstacle, type Sighting } from '@banneret/game';
import { formatNumber, type Translate } from '@banneret/i18n';
import type { Prompt } from '@banneret/kernel';
import { betweenUnits } from '../ground/measure.js';
import { coverOf } from '../sight/cover.js';
import { explainLook, type Explained } from '../sight/explain.js';
import { rosterOf, seatOf, type State, type UnitId } from '../state.js';
import { figures } from '../units/figures.js';

/** Questions about what a unit does to another: whoever it points at, sight matters. */
const LOOKING: readonly string[] = ['gdf.shots', 'gdf.order', 'gdf.cast'];

/** How the unit that is asked sees an enemy unit. GDF-MEA-01: everything about it may be known beforehand. */
export function tellSight(state: State, { shape }: Prompt, target: UnitId, t: Translate): Sighting | undefined {
  if (!LOOKING.includes(shape.kind) || state.units[target] === undefined) return undefined;
  const { unit } = shape as unknown as { readonly unit: UnitId };
  const [viewers, models] = [figures(state, unit), figures(state, target)];
  if (seatOf(state, unit) === seatOf(state, target) || viewers.length === 0 || models.length === 0) return undefined;
  const looks = viewers.map(viewer => explainLook(state, unit, viewer, target));
  const inTheWay = eachOnce(looks.flatMap(look => obstaclesOf(state, look, t)));
  const firing = viewers.filter((_, i) => looks[i]?.isSeen === true);
  const seen = { seeing: firing.length, of: viewers.length, target: rosterOf(state, target).name[t.locale], inTheWay };
  const cover = firing.length === 0 ? 'none' : coverOf(state.battle, firing, models);
  const distance = formatNumber(betweenUnits(state, unit, target) ?? 0, t.locale, 1);
  return {
    looks: looks.map(({ isSeen, line: [from, to] }) => ({ from, to, isClear: isSeen })),
    inTheWay,
    told: [
      ...tellSeen(seen, t),
      ...(cover === 'none' ? [] : [t.say('gdf.sight.cover', { cover })]),
      t.say('gdf.sight.distance', { distance }),
    ],
  };
}

const obstaclesOf = (state: State, { terrain, units }: Explained, t: Translate): Obstacle[] => [
  ...terrain.flatMap((index): Obstacle[] => {
    const piece = state.battle.terrain[index];
    return piece === undefined ? [] : [{ kind: 'scenery', id: piece.id, name: piece.name[t.locale] }];
  }),
  ...units.map((unit): Obstacle => ({ kind: 'unit', id: String(unit), name: rosterOf(state, unit).name[t.locale] })),
];
