import { entirelyInside, overlapping, overlapsPolygon } from '@banneret/geometry';
import type { Position } from '@banneret/game';
import { problem, type Parsed, type Problem } from '@banneret/kernel';
import { seatsFor } from '../missions/briefings.js';
import type { State } from '../state.js';
import { basesOf, unitsOnTable } from '../units.js';
import type { Body } from './body.js';
import { battleFrom, stackFrom, stateFrom } from './build.js';

/** Any position of the game, once the schema has agreed to the file. */
export function position(raw: unknown): Parsed<Position<State>> {
  const body = raw as Body;
  const fault = bodyFault(body);
  if (fault !== undefined) return { ok: false, problem: fault };
  const state = stateFrom(body, battleFrom(body));
  const impossible = tableFault(state);
  if (impossible !== undefined) return { ok: false, problem: impossible };
  return { ok: true, value: { state, stack: stackFrom(state, body.start), seats: body.players ?? 2 } };
}

const failed = (say: string, args: Problem['args']): Problem => {
  const { problem: found } = problem(say, args) as { problem: Problem };
  return found;
};

/** Names that lead nowhere, players who are not there. */
function bodyFault(body: Body): Problem | undefined {
  const { units, weapons = [], cards = [], players = 2, mission = 'skirmish', start } = body;
  if (!seatsFor(mission, players)) return failed('at43.scenario.players', { place: 'position.players', mission });
  const known = units.map(({ id }) => id);
  for (const [i, unit] of units.entries()) {
    const place = `position.units[${i}]`;
    if (known.indexOf(unit.id) !== i) return failed('at43.scenario.twice', { place, unit: unit.id });
    if (unit.player > players) return failed('at43.scenario.no-player', { place, player: unit.player });
    for (const kind of [unit.kind, ...Object.values(unit.figures ?? {})]) {
      const weapon = kind?.weapons?.find(id => !weapons.some(own => own.id === id));
      if (weapon !== undefined) return failed('at43.scenario.unknown-weapon', { place, weapon });
    }
  }
  if (typeof start === 'object' && 'opportunity' in start && start.opportunity > players)
    return failed('at43.scenario.no-player', { place: 'position.start.opportunity', player: start.opportunity });
  const named = [...cards.flat(), ...(typeof start === 'object' && 'activate' in start ? [start.activate] : [])];
  const stranger = named.find(id => !known.includes(id));
  return stranger === undefined
    ? undefined
    : failed('at43.scenario.unknown-unit', { place: 'position', unit: stranger });
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
    if (state.terrain.some(({ outline, open }) => !open && overlapsPolygon(base, outline)))
      return failed('at43.scenario.in-terrain', args);
    if (placed.slice(0, i).some(other => overlapping(other.base, base))) return failed('at43.scenario.overlap', args);
  }
  return undefined;
}
