import type { Problem } from '@banneret/kernel';
import { briefingFor, seatsFor } from '../missions/briefings.js';
import type { Body } from './body.js';
import { failed } from './failed.js';

/** AT43-MSG-03. */
const isValue = (value: number): boolean => value % 500 === 0;

/** What is wrong with the mission, its places, and what the players have. */
export function missionFault(body: Body): Problem | undefined {
  const { players = 2, mission = 'skirmish', value = 2000, turn = 2, start, briefing = {} } = body;
  if (!seatsFor(mission, players)) return failed('at43.scenario.players', { place: 'position.players', mission });
  if (!isValue(value)) return failed('at43.scenario.value', { place: 'position.value', value });
  const most = briefing.turns ?? briefingFor(mission, value, players).turns;
  if (turn > most) return failed('at43.scenario.turn', { place: 'position.turn', turn, most });
  if (turn === 0 && start !== 'preparation' && start !== 'main')
    return failed('at43.scenario.turn', { place: 'position.turn', turn, most });
  return listsFault(body, players) ?? placesFault(body, players) ?? peopleFault(body);
}

const LISTS = [
  'points',
  'victory',
  'reinforcement',
  'commanders',
  'authority',
  'deferred',
  'struck',
  'priorities',
  'portions',
] as const;

function listsFault(body: Body, players: number): Problem | undefined {
  for (const list of LISTS) {
    const given = body[list];
    if (given !== undefined && given.length > players)
      return failed('at43.scenario.too-many-players', { place: `position.${list}`, players });
  }
  const { portions = [], first = 1, briefing = {} } = body;
  if (portions.some((portion, i) => portion > players || portions.indexOf(portion) !== i))
    return failed('at43.scenario.portions', { place: 'position.portions' });
  if (first > players) return failed('at43.scenario.no-player', { place: 'position.first', player: first });
  const { target, knownTerrain } = briefing;
  if ((target && target.length !== players) || (knownTerrain && knownTerrain.length !== players))
    return failed('at43.scenario.each-player', { place: 'position.briefing', players });
  return undefined;
}

function placesFault(
  { places = {}, briefing = {}, mission = 'skirmish', value = 2000, survivor }: Body,
  players: number,
): Problem | undefined {
  for (const [i, { id, disc, edge, area, owner = 1, heldBy = 1 }] of (briefing.places ?? []).entries()) {
    const place = `position.briefing.places[${i}]`;
    if ([disc, edge, area].filter(Boolean).length !== 1) return failed('at43.scenario.one-shape', { place, id });
    if (Math.max(owner, heldBy) > players)
      return failed('at43.scenario.no-player', { place, player: Math.max(owner, heldBy) });
    if ((briefing.places ?? []).findIndex(other => other.id === id) !== i)
      return failed('at43.scenario.place-twice', { place, id });
  }
  const known = (briefing.places ?? briefingFor(mission, value, players).places).map(({ id }) => id);
  const named = [
    ...Object.keys(places).map(id => ['places', id]),
    ...(survivor?.searched ?? []).map(id => ['survivor', id]),
  ];
  const stranger = named.find(([, id]) => !known.includes(id!));
  if (stranger)
    return failed('at43.scenario.unknown-place', {
      place: `position.${stranger[0]}`,
      id: stranger[1]!,
      known: known.join(', '),
    });
  for (const [id, { controller = 1, captured = [] }] of Object.entries(places))
    if (Math.max(controller, ...captured) > players)
      return failed('at43.scenario.no-player', {
        place: `position.places.${id}`,
        player: Math.max(controller, ...captured),
      });
  return undefined;
}

/** Names of units and fighters outside the list of units. */
function peopleFault({
  units,
  commanders = [],
  priorities = [],
  survivor,
  mission = 'skirmish',
}: Body): Problem | undefined {
  for (const [seat, name] of commanders.entries()) {
    const place = `position.commanders[${seat}]`;
    const unit = units.find(({ id }) => name === `${id}/1`);
    if (name === 'none') continue;
    if (unit === undefined) return failed('at43.scenario.unknown-unit', { place, unit: name });
    const { command } = { ...unit.kind, ...unit.figures?.['0'] };
    if (command === undefined || unit.player !== seat + 1)
      return failed('at43.scenario.no-officer', { place, unit: name });
  }
  for (const [seat, names] of priorities.entries())
    for (const [i, name] of names.entries()) {
      const unit = units.find(({ id }) => id === name);
      const place = `position.priorities[${seat}][${i}]`;
      if (unit === undefined) return failed('at43.scenario.unknown-unit', { place, unit: name });
      if (unit.player === seat + 1) return failed('at43.scenario.own-target', { place, unit: name });
    }
  if (survivor === undefined) return undefined;
  if (mission !== 'rescue') return failed('at43.scenario.no-survivor', { place: 'position.survivor' });
  const escort = survivor.escort;
  return escort === undefined || units.some(({ id }) => id === escort)
    ? undefined
    : failed('at43.scenario.unknown-unit', { place: 'position.survivor.escort', unit: escort });
}
