import { problem, type Frame, type Parsed, type Problem } from '@banneret/kernel';
import { NOBODY, rosterOf, unitOf, type Place, type Roster, type State, type UnitState } from '../state.js';
import { allHave, capacityOf, isAircraft, kindsIn, spacesNeeded } from '../units/traits.js';
import type { Body, UnitBody } from './position.js';

/** Where a unit of a position is, when it is not on the table. */
export const OFF_TABLE = ['waiting', 'reserve', 'away'] as const;

/** How far the preparations have come; without it a round is under way. */
export const STAGES = ['markers', 'deployment', 'round'] as const;
export type Stage = (typeof STAGES)[number];

const isOffTable = ({ place, aboard }: UnitBody): boolean => place !== undefined || aboard !== undefined;

/** The unit with a place for each of its models: those of a unit off the table are nowhere in particular. */
export function withModels(unit: UnitBody, roster: Roster, place: string): Parsed<UnitBody> {
  if (!isOffTable(unit))
    return unit.models === undefined ? problem('gdf.scenario.no-models', { place }) : { ok: true, value: unit };
  if (unit.models !== undefined || (unit.place !== undefined && unit.aboard !== undefined))
    return problem('gdf.scenario.off-board-models', { place });
  const size = roster.models.length;
  const left = unit.left ?? size;
  if (left > size) return problem('gdf.scenario.too-many-models', { place, size, given: left });
  return { ok: true, value: { ...unit, models: Array.from({ length: left }, () => [0, 0] as const) } };
}

/** Puts the units where the file says they are. */
export function settlePlaces(state: State, { units, near }: Body): void {
  if (near !== undefined) state.near = near - 1;
  for (const [i, { place, aboard, arrived }] of units.entries()) {
    const unit = unitOf(state, i);
    unit.place = (aboard === undefined ? (place ?? 'table') : 'aboard') satisfies Place;
    unit.host = aboard === undefined ? NOBODY : state.battle.rosters.findIndex(({ id }) => id === aboard);
    unit.arrived = arrived ?? 0;
  }
}

/** The first thing about places that no game can lead to. */
export function impossiblePlace(state: State, { units, stage, round }: Body): Problem | undefined {
  const isBefore = stage === 'markers' || stage === 'deployment';
  if (isBefore !== (round === 0)) return { say: 'gdf.scenario.stage-round', args: { place: 'position.round' } };
  const early = isBefore ? units.findIndex(({ place }) => place !== 'waiting') : -1;
  if (early >= 0) return { say: 'gdf.scenario.nobody-waits', args: { place: `position.units[${early}]` } };
  const lost = lostUnit(state);
  if (lost !== undefined) return lost;
  const late = state.units.findIndex((_, unit) => !couldArrive(state, unit, stage === 'round' ? round - 1 : round));
  if (late >= 0) return { say: 'gdf.scenario.did-not-arrive', args: { place: `position.units[${late}].arrived` } };
  const crowded = state.units.findIndex((unit, i) => unit.place === 'aboard' && !fitsAboard(state, i, unit));
  if (crowded < 0) return undefined;
  const { aboard = '', name = '', profile } = units[crowded] as UnitBody;
  const args = { place: `position.units[${crowded}].aboard`, unit: name === '' ? profile : name, host: aboard };
  return { say: 'gdf.scenario.bad-host', args };
}

/** GDF-AIR-06, GDF-AMB-01, H-33: only an Aircraft flies off, only who has Ambush lies in it, and only such passengers with it. */
function lostUnit(state: State): Problem | undefined {
  for (const [unit, { place, host }] of state.units.entries()) {
    if (place === 'away' && !isAircraft(state, unit))
      return { say: 'gdf.scenario.not-away', args: { place: `position.units[${unit}].place` } };
    const hidesIn = place === 'reserve' ? 'place' : 'aboard';
    const hidden = place === 'reserve' || (place === 'aboard' && state.units[host]?.place === 'reserve');
    if (hidden && !hasAmbush(state, unit))
      return { say: 'gdf.scenario.not-in-reserve', args: { place: `position.units[${unit}].${hidesIn}` } };
  }
  return undefined;
}

/** GDF-AMB-02: who has arrived from an Ambush has that rule, is there, and came in a round that has begun. */
function couldArrive(state: State, unit: number, round: number): boolean {
  const { arrived, place } = unitOf(state, unit);
  return arrived === 0 || (arrived <= round && place !== 'reserve' && hasAmbush(state, unit));
}

const hasAmbush = (state: State, unit: number): boolean => allHave(kindsIn(rosterOf(state, unit)), 'ambush');

/** GDF-TRA-01 to -03: in a transport of the same side, with everybody else who is in it. */
function fitsAboard(state: State, unit: number, { host }: UnitState): boolean {
  const [own, carrier] = [state.battle.rosters[unit], state.battle.rosters[host]];
  if (carrier === undefined || carrier.seat !== own?.seat || unitOf(state, host).place === 'aboard') return false;
  const cargo = [...state.units.keys()].filter(other => unitOf(state, other).host === host);
  const needed = cargo.map(other => spacesNeeded(state, other) ?? Infinity).reduce((sum, spaces) => sum + spaces, 0);
  return needed <= capacityOf(state, host);
}

/** Where the rules go on at a stage before the first turn of a round. */
export function stageFrames(state: State, stage: Stage): Frame[] {
  if (stage === 'markers') return [{ proc: 'main', step: 'begin', vars: {} }];
  if (stage === 'deployment') return [{ proc: 'main', step: 'deploy', vars: {} }];
  return [
    { proc: 'main', step: 'next', vars: {} },
    { proc: 'round', step: 'begin', vars: { first: state.first } },
  ];
}
