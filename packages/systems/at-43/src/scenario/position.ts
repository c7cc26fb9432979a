import { entirelyInside, overlapping, overlapsPolygon } from '@banneret/geometry';
import type { Position } from '@banneret/game';
import type { Parsed, Problem } from '@banneret/kernel';
import type { State } from '../state.js';
import { basesOf, unitsOnTable } from '../units.js';
import type { Body } from './body.js';
import { battleFrom, stackFrom, stateFrom } from './build.js';
import { failed } from './failed.js';
import { withFiguresFound } from './figures.js';
import { missionFault } from './missionChecks.js';
import { bodyFault } from './checks.js';
import { stateFault } from './stateChecks.js';

/** Any position of the game, once the schema has agreed to the file. What cannot be is refused with its place, never cut to fit. */
export function position(raw: unknown): Parsed<Position<State>> {
  const body = withFiguresFound(raw as Body);
  const fault = bodyFault(body) ?? missionFault(body);
  if (fault !== undefined) return { ok: false, problem: fault };
  const state = stateFrom(body, battleFrom(body));
  const impossible = tableFault(state) ?? stateFault(state, body);
  if (impossible !== undefined) return { ok: false, problem: impossible };
  return { ok: true, value: { state, stack: stackFrom(state, body.start), seats: body.players ?? 2 } };
}

/** Figures off the table, on terrain or on one another. */
function tableFault(state: State): Problem | undefined {
  const { width, depth } = state.battle;
  const table = [
    { x: 0, y: 0 },
    { x: width, y: 0 },
    { x: width, y: depth },
    { x: 0, y: depth },
  ];
  const placed = [...unitsOnTable(state)].flatMap(unit => basesOf(state, unit).map(base => ({ unit, base })));
  for (const [i, { unit, base }] of placed.entries()) {
    const args = { place: `position.units[${unit}]`, unit: state.battle.rosters[unit]!.id };
    if (!entirelyInside(base, table)) return failed('at43.scenario.off-table', args);
    const barred = state.terrain.some(
      ({ outline, open, kind }) => !open && !kind.standable && overlapsPolygon(base, outline),
    );
    if (barred) return failed('at43.scenario.in-terrain', args);
    if (placed.slice(0, i).some(other => overlapping(other.base, base))) return failed('at43.scenario.overlap', args);
  }
  return undefined;
}
