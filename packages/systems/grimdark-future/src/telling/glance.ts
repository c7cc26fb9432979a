import { inRoles, tellGlance, type Glance, type GlanceRules, type Obstacle, type Onlooker } from '@banneret/game';
import { segmentCutsPolygon } from '@banneret/geometry';
import type { Translate } from '@banneret/i18n';
import { coverOf, sheltering } from '../sight/cover.js';
import { explainGlance } from '../sight/explain.js';
import { rosterOf, type BattleOptions, type State, type TerrainPiece } from '../state.js';
import { figures, type Figure } from '../units/figures.js';

/** Which rule says that one model sees another, by the method that was agreed on. */
const SEEN: Readonly<Record<BattleOptions['sight'], string>> = {
  'top-down': 'GDF-LOS-15',
  volumetric: 'GDF-LOS-20',
  true: 'GDF-LOS-09',
};

/** How one model sees another: past which pieces, hidden by what, and what would shelter its unit from a shot of that one alone. */
export function glance(state: State, from: Onlooker, to: Onlooker, t: Translate): Glance | undefined {
  const [viewer, model] = [figureOf(state, from), figureOf(state, to)];
  if (viewer === undefined || model === undefined) return undefined;
  const { isSeen, line, terrain, units } = explainGlance(state, from.thing, viewer, to.thing, model);
  const { battle } = state;
  const byEye = battle.options.sight === 'true';
  const piece = ({ id, name }: TerrainPiece): Obstacle => ({ kind: 'scenery', id, name: name[t.locale] });
  const cover = coverOf(battle, [viewer], figures(state, to.thing));
  const isCovered = isSeen && cover !== 'none';
  const inTheWay = inRoles({
    blocks: [
      ...terrain.flatMap(index => battle.terrain[index] ?? []).map(piece),
      ...units.map((unit): Obstacle => ({ kind: 'unit', id: String(unit), name: unitName(state, unit, t) })),
    ],
    cover: isCovered ? sheltering(battle, viewer, model).map(piece) : [],
    // Nobody can say what is looked past where nothing is measured.
    through: byEye ? [] : battle.terrain.filter(({ outline }) => segmentCutsPolygon(outline, ...line)).map(piece),
  });
  const rules: GlanceRules = {
    seen: SEEN[battle.options.sight],
    hidden: terrain.length > 0 ? 'GDF-LOS-05' : 'GDF-LOS-06',
    cover: 'GDF-TER-06',
    through: 'GDF-LOS-15',
  };
  const names = { viewer: unitName(state, from.thing, t), target: unitName(state, to.thing, t) };
  return {
    isSeen,
    isCovered,
    look: { from: line[0], to: line[1], isClear: isSeen },
    inTheWay,
    verdict: [
      // GDF-LOS-02: whoever plays by true sight judges it at the table.
      ...(byEye
        ? [{ text: t.say('gdf.sight.byEye', names), rule: 'GDF-LOS-02' }]
        : tellGlance({ isSeen, ...names, inTheWay, rules }, t)),
      // The whole unit has it or has it not, whatever stands before this model: said where nothing before this one says it already.
      ...(isCovered && !inTheWay.some(({ role }) => role === 'cover')
        ? [{ text: t.say('gdf.sight.cover', { cover }), rule: 'GDF-TER-06' }]
        : []),
    ],
  };
}

const figureOf = (state: State, { thing, model }: Onlooker): Figure | undefined =>
  state.units[thing] === undefined ? undefined : figures(state, thing).find(figure => figure.model === model);

const unitName = (state: State, unit: number, t: Translate): string => rosterOf(state, unit).name[t.locale];
