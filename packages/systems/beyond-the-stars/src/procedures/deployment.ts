import {
  ask,
  askAll,
  done,
  goto,
  pickOption,
  roll,
  type Because,
  type Option,
  type Ruling,
  type Seat,
} from '@banneret/kernel';
import { askMarker } from '../decisions/marker.js';
import { askPlace } from '../decisions/place.js';
import { askSecret } from '../decisions/secret.js';
import type { PlaceChoice, Placement } from '../deploy/placement.js';
import { spotAt } from '../deploy/stand.js';
import type { EventOf } from '../events/index.js';
import { isTie, mostReserves } from '../rulings.js';
import { scenarioOf } from '../scenarios/index.js';
import { unitWho } from '../figures/named.js';
import { enemyOf, NOBODY, SEATS, unitOf, unitSheetOf, type Secret, type State, type UnitId } from '../state.js';
import type { Point } from '@banneret/geometry';
import { call, dice, procedure, type C } from './machine.js';

/** One die a seat. */
const rollOff = (rule: string, why: string): ReturnType<typeof dice> => ({
  kind: 'dice',
  count: SEATS.length,
  sides: 6,
  rule,
  why,
});

/** Everything before the first turn: roll-off, edges, objectives, secrets, units. BTS-SCN-10. */
export const deployment = procedure('deployment')({
  begin: () => call('scenery', {}, 'dice'),
  dice: () => roll(rollOff('BTS-SCN-10', 'bts.roll.deployment'), 'rolled'),
  rolled(c, v, faces: readonly number[]) {
    if (isTie(faces)) return goto('dice');
    const [a = 0, b = 0] = faces;
    const { first, choosesEdge } = scenarioOf(c.state);
    const winner = a > b === (first === 'higher') ? 0 : 1;
    c.emit({ type: 'roll-off.rolled', faces, winner });
    v.first = winner;
    if (choosesEdge) return ask(askEdge(chooserOf(c.state, winner)), 'edge');
    c.emit({ type: 'edge.chosen', seat: winner, near: winner });
    return goto('markers');
  },
  edge(c, v, answer: string) {
    const seat = chooserOf(c.state, v.first ?? 0);
    c.emit({ type: 'edge.chosen', seat, near: answer === 'near' ? seat : enemyOf(seat) });
    return goto('markers');
  },
  markers(c) {
    const { markers, placesMarkers } = scenarioOf(c.state);
    if (placesMarkers === true) return call('placeMarkers', {}, 'secrets');
    if (markers !== undefined) c.emit({ type: 'markers.placed', markers: markers(c.state) });
    return goto('secrets');
  },
  secrets(c) {
    if (scenarioOf(c.state).secrets === undefined) return goto('units');
    return askAll(SEATS.map(askSecret), 'designated');
  },
  designated(c, _v, secrets: readonly Secret[]) {
    for (const [seat, secret] of secrets.entries()) c.emit({ type: 'secret.chosen', seat, secret });
    return goto('units');
  },
  units: (_c, v) => call('deployUnits', { turn: v.first ?? 0 }, 'end'),
  end: () => done(),
});

/** BTS-TER-02, R-68: whoever did not place the scenery, otherwise the winner of the roll-off. */
const chooserOf = ({ battle: { options } }: State, winner: Seat): Seat =>
  options.terrainBy === undefined ? winner : enemyOf(options.terrainBy);

const askEdge = (seat: Seat): Parameters<typeof ask>[0] => ({
  seat,
  ask: 'bts.ask.edge',
  rule: 'BTS-SCN-10',
  shape: pickOption([
    { id: 'near', say: 'bts.choice.near-edge' },
    { id: 'far', say: 'bts.choice.far-edge' },
  ]),
});

/** BTS-SCCO-02: how many objectives there are. */
const MARKERS = 5;

/** BTS-SCCO-02: the first at the centre, the others in turn. */
export const placeMarkers = procedure('placeMarkers')({
  begin(c) {
    const { width, depth } = c.state.battle;
    c.emit({ type: 'markers.placed', markers: [{ x: width / 2, y: depth / 2, camp: NOBODY }] });
    return goto('dice');
  },
  dice: () => roll(rollOff('BTS-SCCO-02', 'bts.roll.markers'), 'rolled'),
  rolled(c, v, faces: readonly number[]) {
    if (isTie(faces)) return goto('dice');
    v.turn = (faces[0] ?? 0) > (faces[1] ?? 0) ? 0 : 1;
    c.emit({ type: 'roll-off.rolled', faces, winner: v.turn });
    return goto('next');
  },
  next(c, v) {
    const left = MARKERS - c.state.markers.length;
    return left === 0 ? done() : ask(askMarker(v.turn ?? 0, left), 'put');
  },
  put(c, v, { x, y }: Point) {
    c.emit({ type: 'markers.placed', markers: [...c.state.markers, { x, y, camp: NOBODY }] });
    v.turn = enemyOf(v.turn ?? 0);
    return goto('next');
  },
});

const waiting = (state: State, seat: Seat): UnitId[] =>
  [...state.units.keys()].filter(
    unit => unitOf(state, unit).place === 'waiting' && unitSheetOf(state, unit).seat === seat,
  );

/** BTS-SCN-10, -16: unit by unit in turn; whoever has none left leaves the rest to the other. */
export const deployUnits = procedure('deployUnits')({
  begin(c, v) {
    const left = [v.turn, enemyOf(v.turn)].find(seat => waiting(c.state, seat).length > 0);
    if (left === undefined) return done();
    v.turn = left;
    return ask(
      { seat: left, ask: 'bts.ask.deploy', rule: 'BTS-SCN-10', shape: pickOption(deployOptions(c.state, left)) },
      'chosen',
    );
  },
  chosen(c, v, answer: string) {
    const [what, number] = answer.split(':');
    const unit = Number(number);
    v.unit = unit;
    if (what === 'reserve') {
      c.emit({ type: 'unit.changed', unit, to: { place: 'reserve' } });
      return goto('pass');
    }
    if (scenarioOf(c.state).halves !== true) return goto('place');
    return roll(dice(1, 'BTS-SCES-02', 'bts.roll.half', v.turn), 'half');
  },
  half(c, v, [face = 1]: readonly number[]) {
    c.emit({ type: 'unit.changed', unit: v.unit ?? 0, to: { half: face <= 3 ? 0 : 1 } });
    return goto('place');
  },
  place(c, v) {
    const unit = v.unit ?? 0;
    return ask(askPlace(v.turn, { unit, how: 'deploy', figures: unitSheetOf(c.state, unit).figures }), 'placed');
  },
  placed(c, v, choice: PlaceChoice) {
    const unit = v.unit ?? 0;
    // H-12: a unit for which there is no room waits in reserve.
    if (choice.do === 'wait') c.emit({ type: 'unit.changed', unit, to: { place: 'reserve' } });
    else putDown(c, unit, choice, 'deployed');
    return goto('pass');
  },
  pass(_c, v) {
    v.turn = enemyOf(v.turn);
    return goto('begin');
  },
});

/** Every unit to deploy, and every one to keep back, with the reasons against it. */
function deployOptions(state: State, seat: Seat): Option[] {
  const units = waiting(state, seat);
  return [
    ...units.map(unit => ({ id: `deploy:${unit}`, say: 'bts.choice.deploy', args: { ...unitWho(state, unit) } })),
    ...units.map(unit => {
      const ruling = judgeReserve(state, seat, unit);
      const barred: readonly Because[] | undefined = ruling.ok ? undefined : ruling.because;
      return {
        id: `reserve:${unit}`,
        say: 'bts.choice.reserve',
        args: { ...unitWho(state, unit) },
        ...(barred && { barred }),
      };
    }),
  ];
}

/** BTS-RNF-01: half of the units at most, and only as the scenario has it. */
function judgeReserve(state: State, seat: Seat, unit: UnitId): Ruling {
  const units = [...state.units.keys()].filter(other => unitSheetOf(state, other).seat === seat);
  const kept = units.filter(other => unitOf(state, other).place === 'reserve').length;
  const most = mostReserves(units.length);
  if (kept >= most)
    return { ok: false, because: [{ rule: 'BTS-RNF-01', say: 'bts.no.too-many-reserves', args: { most } }] };
  return scenarioOf(state).reserve(state, seat, unit);
}

/** Puts a whole unit where it was said to go. */
export function putDown(c: C, unit: UnitId, placement: Placement, how: EventOf<'figure.placed'>['how']): void {
  for (const { figure, x, y, facing } of placement.spots)
    c.emit({ type: 'figure.placed', figure, to: spotAt(c.state, figure, { x, y }, facing), how });
  const { transport } = unitSheetOf(c.state, unit);
  for (const figure of placement.aboard) {
    c.emit({ type: 'figure.boarded', figure, host: transport });
    // R-79 speaks of embarking in play.
    c.emit({ type: 'figure.marked', figure, marks: { boarded: false } });
  }
  for (const { figure, piece, storey } of placement.inside) c.emit({ type: 'building.entered', figure, piece, storey });
  c.emit({ type: 'unit.changed', unit, to: { place: 'deployed' } });
}

export const deploymentProcedures = { deployment, placeMarkers, deployUnits };
