import { cm, FACINGS } from '@banneret/geometry';
import type { Option } from '@banneret/kernel';
import { dice } from '@banneret/testkit';
import { describe, expect, it } from 'vitest';
import { pieceAt } from '../src/content/terrain.js';
import type { SceneryShape } from '../src/decisions/scenery.js';
import type { MissionId } from '../src/missions/mission.js';
import { assaultUnits, priorityCandidates } from '../src/preparation/order.js';
import { setupFor } from '../src/request.js';
import { setup } from '../src/setup.js';
import type { State } from '../src/state.js';
import { unitsOf } from '../src/units.js';
import { column, row, Scene } from './scene.js';

/** Before the first turn, clause by clause: dice for seats, choices in their order, tables without room, targets and reserves. */

const portions = (...faces: number[]) => dice(faces, 'at43.roll.portions');

function stateFor(mission: MissionId, options: Record<string, unknown> = {}, seats = 2): State {
  const request = setupFor({ seats, options: { mission, ...options } });
  if (!request.ok) throw new Error(JSON.stringify(request.problem));
  return setup(request.value);
}

const begin = (state: State): Scene => new Scene(state, [{ proc: 'main', step: 'begin', vars: {} }]);

const game = (mission: MissionId, options: Record<string, unknown> = {}, seats = 2): Scene =>
  begin(stateFor(mission, options, seats));

const optionsOf = (s: Scene): readonly Option[] =>
  (s.prompt!.shape as unknown as { options: readonly Option[] }).options;
const sayings = (s: Scene) => optionsOf(s).map(({ say }) => say);

/** The rule a roll is made for. */
function ruleOfRoll({ match: { pending } }: Scene): string {
  if (pending.kind !== 'chance') throw new Error('no roll is awaited');
  return pending.chance.rule;
}

describe('AT-43, preparing a game, clause by clause', () => {
  it('AT43-TBL-03, AT43-TBL-06: one die finds the first to place, another the first to choose', () => {
    const s = game('searchAndDestroy');
    expect(ruleOfRoll(s)).toBe('AT43-TBL-03');
    expect(ruleOfRoll(game('holdThePositions'))).toBe('AT43-TBL-06');
  });

  it('AT43-TBL-06, R-80: only equals roll again, and stay above or below the others as they were', () => {
    const s = game('skirmish', { layout: 'back-streets' }, 3);
    s.do(portions(2, 5, 5));
    expect(s.events('lots.rolled')[0]).toMatchObject({ seats: [0, 1, 2] });
    s.do(portions(1, 6));
    expect(s.events('lots.rolled')[1]).toMatchObject({ seats: [1, 2] });
    // Seat 2 chooses, then seat 1; the last has what is left.
    expect([s.next, s.seat]).toEqual(['at43.ask.portion', 2]);
    s.do(1);
    expect([s.next, s.seat]).toEqual(['at43.ask.portion', 1]);
    expect(optionsOf(s).map(({ id }) => id)).toEqual([0, 2]);
    s.do(2);
    expect(s.state.mission.portions).toEqual([0, 2, 1]);
    expect(s.next).toBe('at43.ask.reserves');
  });

  it('AT43-TBL-06: the lowest of three that tie twice is found as well', () => {
    const s = game('skirmish', { layout: 'back-streets' }, 3);
    s.do(portions(3, 3, 3), portions(4, 2, 4), portions(5, 1));
    expect(s.seat).toBe(0);
    s.do(2);
    expect(s.seat).toBe(2);
    s.do(0);
    expect(s.state.mission.portions).toEqual([2, 1, 0]);
  });

  it('AT43-TBL-02, AT43-MSG-02: what is chosen: a half, a third, a quarter, a role, or who rescues', () => {
    const asked = (s: Scene): unknown[] => [s.next, s.prompt!.rule, sayings(s)[0]];
    expect(asked(game('skirmish', { layout: 'back-streets' }).do(portions(6, 1)))).toEqual([
      'at43.ask.portion',
      'AT43-TBL-06',
      'at43.say.half.0',
    ]);
    const three = game('skirmish', { layout: 'back-streets' }, 3).do(portions(6, 5, 1));
    expect(sayings(three)).toEqual(['at43.say.third.0', 'at43.say.third.1', 'at43.say.third.2']);
    const four = game('skirmish', { layout: 'back-streets' }, 4).do(portions(6, 5, 1, 2));
    expect(sayings(four)[3]).toBe('at43.say.quarter.3');
    expect(asked(game('bridgehead').do(portions(6, 1)))).toEqual(['at43.ask.role', 'AT43-MSG-02', 'at43.say.role.0']);
    expect(asked(game('rescue').do(portions(6, 1)))).toEqual(['at43.ask.rescue', 'AT43-MSG-02', 'at43.say.rescue.0']);
  });

  it('AT43-TBL-01: what was agreed on is not asked, and a table that is ready is left alone', () => {
    const s = game('skirmish', { layout: 'back-streets', portions: [1, 0] });
    expect(s.next).toBe('at43.ask.reserves');
    expect(s.state.mission.portions).toEqual([1, 0]);
    const there = s.state.terrain.length;
    expect(there).toBeGreaterThan(0);
    expect(s.told).not.toContain('terrain.placed');
  });

  it('AT43-TBL-04, R-81: the attacker places what the defender left', () => {
    const s = game('bridgehead', { portions: [0, 1] });
    // Containers are 0 to 3, walls 4 to 9: the defender takes all containers and a wall.
    s.do([0, 1, 2, 3, 4]);
    const kinds = (): readonly string[] => [...(s.prompt!.shape as SceneryShape).kinds].sort();
    expect([s.seat, kinds()]).toEqual([1, ['container', 'container', 'container', 'container', 'low-wall']]);
    for (let i = 0; i < 5; i++) s.do(s.options()[0]);
    expect([s.seat, kinds()]).toEqual([0, Array.from({ length: 5 }, () => 'low-wall')]);
    s.do(s.options()[0]);
    expect(kinds()).toHaveLength(4);
  });

  it('AT43-TBL-03: an element that is not left is refused, and so is none while there is room', () => {
    const s = game('skirmish', { youngest: 0, portions: [0, 1] });
    const at = { x: cm(20), y: cm(20), facing: 0 };
    expect(s.refusal({ kind: 'building', ...at })).toEqual(['AT43-TBL-03']);
    expect(s.refusal({ kind: '', x: 0, y: 0, facing: 0 })).toEqual(['AT43-TBL-03']);
    expect(s.told).not.toContain('terrain.placed');
    // Whatever is proposed, along the table or across it, may be done.
    for (const option of s.options().slice(0, 40)) expect(s.refusal(option)).toEqual([]);
  });

  it('AT43-TBL-03: on a table without room nothing is placed, and the rest stays in the box', () => {
    const state = stateFor('skirmish', { youngest: 0, portions: [0, 1] });
    // Seven rows of containers across, one along the northern edge: no gap is as long as a wall.
    const across = row(3, 6, 15, 6).flatMap(([x]) => column(x, 6, 7, 12));
    const pieces = [
      ...across.map(([x, y]) => pieceAt('container', { x: cm(x), y: cm(y) }, FACINGS / 4)),
      ...row(6, 87, 7, 12).map(([x, y]) => pieceAt('container', { x: cm(x), y: cm(y) }, 0)),
    ];
    state.terrain = pieces;
    const s = begin(state);
    expect(s.options()).toEqual([{ kind: '', x: 0, y: 0, facing: 0 }]);
    s.do(s.options()[0]);
    expect(s.next).toBe('at43.ask.reserves');
    expect(s.state.terrain).toHaveLength(pieces.length);
  });

  it('AT43-MS1-05: every unit of every enemy may be named, those not bought too; no pilot, nobody left at home, nobody of one’s own', () => {
    const state = stateFor('searchAndDestroy', { layout: 'freight-yard', portions: [0, 1] });
    const theirs = [...unitsOf(state, 1)];
    const [pilot, unused, reserve, reinforcement] = theirs;
    state.units[pilot!]!.place = 'pilot';
    state.units[unused!]!.place = 'unused';
    state.units[reserve!]!.place = 'reserve';
    state.units[reinforcement!]!.place = 'reinforcement';
    const others = theirs.slice(4).filter(unit => state.units[unit]!.place !== 'pilot');
    expect(priorityCandidates(state, 0)).toEqual([reserve, reinforcement, ...others]);
    expect(priorityCandidates(state, 1).every(unit => state.battle.rosters[unit]!.seat === 0)).toBe(true);
  });

  it('AT43-MS1-05: each side names its targets, in seat order, and all there are if fewer', () => {
    const state = stateFor('searchAndDestroy', { layout: 'freight-yard', portions: [0, 1] });
    for (const unit of [...unitsOf(state, 1)].slice(2)) state.units[unit]!.place = 'unused';
    const s = begin(state);
    const two = [...unitsOf(state, 1)].slice(0, 2);
    expect(s.refusal(two.slice(0, 1))).not.toEqual([]);
    s.do(two);
    const named = priorityCandidates(s.state, 1).slice(0, 3);
    s.do(named);
    expect(s.state.mission.priorities).toEqual([two, named]);
    expect(s.next).toBe('at43.ask.reserves');
  });

  it('AT43-RSV-04, R-75: only assault units start in reserve, and who has none is not asked', () => {
    const state = stateFor('skirmish', { layout: 'back-streets', portions: [0, 1] });
    const assault = assaultUnits(state, 1);
    expect(assault.length).toBeGreaterThan(0);
    expect(assault.every(unit => state.units[unit]!.place === 'assault')).toBe(true);
    expect(assault.length).toBeLessThan([...unitsOf(state, 1)].length);
    for (const unit of assaultUnits(state, 0)) state.units[unit]!.place = 'reinforcement';
    const s = begin(state);
    expect([s.next, s.seat]).toEqual(['at43.ask.reserves', 1]);
    s.do([assault[0]]);
    // What is told is told of the side that named it, and of no side that named nothing.
    expect(s.events('reserves.named')).toMatchObject([{ seat: 1, units: [assault[0]] }]);
    expect(s.state.units[assault[0]!]!.place).toBe('reserve');
  });

  it('AT43-RSV-04: where nobody is held back nothing is told', () => {
    const s = game('skirmish', { layout: 'back-streets', portions: [0, 1] })
      .answer(0, [])
      .answer(1, []);
    expect(s.told).not.toContain('reserves.named');
    expect(s.next).toBe('at43.ask.sequence');
  });

  it('AT43-RSV-04: without assault units on either side the battle goes on', () => {
    const state = stateFor('skirmish', { layout: 'back-streets', portions: [0, 1] });
    for (const seat of [0, 1]) for (const unit of assaultUnits(state, seat)) state.units[unit]!.place = 'reserve';
    const s = begin(state);
    expect(s.next).toBe('at43.ask.sequence');
    expect(s.told).not.toContain('reserves.named');
  });
});
