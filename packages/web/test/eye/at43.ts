import { sheetOf, type State } from '@banneret/at-43';
import type { Rng } from '@banneret/kernel';
import { depthOf } from '../../src/eye/plane.js';
import { polygon, type Spot } from '../../src/eye/volumes.js';
import type { Pair } from './comparison.js';
import { insideOf, onRimOf, pickOf } from './staging.js';

/** Positions of AT-43 with fighters on top of things and behind them, open doors, vehicles, and units that take cover. */

type Unit = State['units'][number];
type Piece = State['terrain'][number];
type Sheet = State['battle']['sheets'][number];

const BEHIND = 60_000;
const TURN = 4096;

export function coverAndVehicles(state: State, rng: Rng): State {
  const sheets = state.battle.sheets.map((sheet): Sheet =>
    sheet.category === 'walker' ? asVehicle(sheet, rng) : sheet,
  );
  const rosters = state.battle.rosters.map(roster =>
    roster.category === 'walker' ? { ...roster, category: 'vehicle' as const } : roster,
  );
  const terrain = state.terrain.map((piece): Piece => {
    const kind = { ...piece.kind, size: 1 + rng.below(3), standable: rng.below(3) === 0 };
    return { ...piece, kind, open: rng.below(6) === 0 };
  });
  // The judge remembers lists of fighters for as long as they are the same, so these are all new.
  const units = state.units.map((unit): Unit => {
    const at = rng.below(3) > 0 ? placeAmong(terrain, rng) : undefined;
    const [first] = unit.fighters;
    const [dx, dy] = at && first ? [at.x - first.x, at.y - first.y] : [0, 0];
    const fighters = unit.fighters.map(fighter => ({
      ...fighter,
      x: fighter.x + dx,
      y: fighter.y + dy,
      facing: rng.below(TURN),
    }));
    return { ...unit, fighters, attitudes: { ...unit.attitudes, takeCover: rng.below(2) === 0 } };
  });
  return { ...state, battle: { ...state.battle, sheets, rosters }, terrain, units };
}

const asVehicle = (sheet: Sheet, rng: Rng): Sheet => ({
  ...sheet,
  category: 'vehicle',
  mounts: sheet.mounts.map((mount, i) => ({
    ...mount,
    arc: i === 0 ? null : { towards: rng.below(TURN), halfWidth: 100 + rng.below(1_500) },
  })),
});

function placeAmong(terrain: readonly Piece[], rng: Rng): Spot | undefined {
  const piece = pickOf(terrain, rng);
  if (piece === undefined) return undefined;
  return rng.below(3) === 0 ? insideOf(piece.outline, rng) : onRimOf(piece.outline, BEHIND, rng);
}

export const WANTED = [
  'looks from the top of something',
  'stands on something',
  'a machine looks',
  'a machine looked at',
] as const;

export function circumstancesOf({ state, from, to }: Pair<State>): readonly string[] {
  const isOn = ({ thing, model }: typeof from): boolean => {
    const fighter = state.units[thing]?.fighters.find(({ id }) => id === model);
    if (fighter === undefined) return false;
    return state.terrain.some(
      ({ kind, open, outline }) => kind.standable && !open && depthOf(polygon(outline), fighter) > 0,
    );
  };
  const isMachine = ({ model }: typeof from): boolean => ['walker', 'vehicle'].includes(sheetOf(state, model).category);
  const found: Readonly<Record<(typeof WANTED)[number], boolean>> = {
    'looks from the top of something': isOn(from),
    'stands on something': isOn(to),
    'a machine looks': isMachine(from),
    'a machine looked at': isMachine(to),
  };
  return WANTED.filter(name => found[name]);
}
