import { inches } from '@banneret/geometry';
import { describe, expect, it } from 'vitest';
import type { AbilityRule, Pack } from '../src/content/types.js';
import { hasCover } from '../src/cover.js';
import { company, companyKind } from '../src/decisions/company.js';
import { direction, directionKind } from '../src/decisions/direction.js';
import { hireKind } from '../src/decisions/hire.js';
import type { HireShape } from '../src/decisions/hireShape.js';
import { moveKind, moveShape } from '../src/decisions/move.js';
import { placeKind, placeShape } from '../src/decisions/place.js';
import { spot, spotKind } from '../src/decisions/spot.js';
import { stand, standKind } from '../src/decisions/stand.js';
import { placedOf } from '../src/ground/board.js';
import { terrainActions } from '../src/ground/terrainActions.js';
import { turnPoints } from '../src/operations/scoring.js';
import { usesLeft } from '../src/procedures/moments.js';
import { fireteamOf, NONE, playerOf, unitOf } from '../src/state.js';
import { opening } from './companyPack.js';
import { point, scene, stateOf, type Scene, type Spot, type TerrainBody, type UnitBody } from './scene.js';
import { PACK, UNITS } from './testPack.js';

/** Those who come back, climb down or find no way out; Markers that are taken; and questions with more answers than a list has. */

const name = { fr: 'x', en: 'x' };
const unit = (card: string, ...at: readonly (Spot | null)[]): UnitBody => ({ card, at });

describe('Reinforcements', () => {
  const planning = (body: UnitBody, pack: Pack = PACK): Scene => {
    const t = scene({ begin: 'turn', pack, seats: [{ units: [{ tokens: { reinforcement: 1 }, ...body }] }, {}] });
    t.state.fireteams = t.state.fireteams.map(fireteam => ({ ...fireteam, adjuncts: [] }));
    return t.do(0);
  };

  it('TOS-AST-20, TOS-REI-08: the first model of a new Fireteam may be an Adjunct that fell, or an ordinary one', () => {
    const raised = (choice: string): unknown => {
      const t = planning({
        ...unit('infantry', [10, 10], [13, 10], null),
        assets: [{ asset: 'sergeant', fireteam: 0 }],
      });
      expect([t.next, t.open]).toEqual(['tos.ask.reinforce-model', ['2', '2:0']]);
      t.do(choice, [point([13, 10 + 50.001 / 25.4])]);
      const { models, adjuncts, place } = fireteamOf(t.state, 2);
      return [models, adjuncts, place, t.next];
    };
    // The second model has a place in it: for either of them if the Adjunct is still out.
    expect(raised('2:0')).toEqual([2, [0], 'table', 'tos.ask.reserves']);
    expect(raised('2')).toEqual([1, [], 'table', 'tos.ask.reinforce-model']);
  });

  it('TOS-UNT-25, TOS-UNT-26: the lost Combined Arms of a Squad are a place for Reserves', () => {
    const pack = { ...PACK, units: UNITS.map(card => (card.id === 'mixed' ? { ...card, reserves: 2 } : card)) };
    const asked = (...at: readonly (Spot | null)[]): readonly [string, unknown] => {
      const t = planning({ ...unit('mixed', ...at), models: [1, 3] }, pack);
      return [t.next, t.next === 'tos.ask.reserves' && [t.refusal(1), t.refusal(2).length]];
    };
    expect(asked([10, 10], [13, 10], null)).toEqual(['tos.ask.reserves', [[], 1]]);
    expect(asked([10, 10], [13, 10], [16, 10])[0]).not.toBe('tos.ask.reserves');
  });
});

describe('Abilities of an Allegiance', () => {
  it('TOS-DEP-03, TOS-CRD-02: in Exploration once for the Company, when units are Activated for each of them', () => {
    const uses = (moment: 'exploration' | 'activated'): number => {
      const rule: AbilityRule = { kind: 'when', moment, effects: [{ do: 'tactics', count: 1 }] };
      const allegiances = PACK.allegiances.map(card => ({ ...card, abilities: [{ id: 'gift', name, rules: [rule] }] }));
      const units = [unit('lancers', [10, 10]), unit('gunners', [20, 10])];
      const s = stateOf({ pack: { ...PACK, allegiances }, seats: [{ units }, {}] });
      return usesLeft(s, { units: [0, 1], moment }).length;
    };
    expect([uses('exploration'), uses('activated')]).toEqual([1, 2]);
  });
});

describe('Markers that are taken', () => {
  it('TOS-SUP-03, TOS-SUP-07, R-67: one from the enemy’s half counts, one from the own half does not', () => {
    const looted = (y: number): unknown => {
      const t = scene({
        operation: 'supplyCache',
        markers: [{ at: [30, y] }],
        seats: [{ units: [unit('gunners', [27, y])], tactics: 1 }, { units: [unit('lancers', [60, 44])] }],
      });
      t.order(0, 0, 'march').do('act:0:operation.loot', 0);
      const { removedOwn, removedEnemy } = playerOf(t.state, 0);
      const { points } = turnPoints(t.state, 0).find(({ rule }) => rule === 'TOS-SUP-07')!;
      return [t.state.markers.length, removedOwn, removedEnemy, points];
    };
    expect([looted(34), looted(14), looted(24)]).toEqual([[0, 0, 1, 1], [0, 1, 0, 0], [0, 0, 0, 0]]); // prettier-ignore
  });
});

describe('buildings', () => {
  const HOUSE: readonly [number, number, number, number] = [12, 8, 18, 12];
  const beside: Spot = [12 - 25.0005 / 25.4, 10];
  const traits = ['impassable'];

  it('TOS-TER-19: who is on top is Placed in contact with the piece, and is not on top of it any more', () => {
    const t = scene({
      options: { climb: true, enter: true },
      terrain: [{ box: HOUSE, traits, roof: true, rooms: true }],
      seats: [{ units: [unit('gunners', [15, 10])] }, { units: [unit('lancers', [60, 44])] }],
    });
    t.state.fireteams = t.state.fireteams.with(0, { ...t.state.fireteams[0]!, top: 0 });
    t.order(0, 0, 'march');
    expect(t.open.filter(id => String(id).includes('terrain'))).toEqual(['act:0:terrain.climb0']);
    t.do('act:0:terrain.climb0');
    expect([t.next, t.prompt.args]).toEqual(['tos.ask.place', { fireteam: 0 }]);
    expect([t.refusal([point([15, 9])]), t.refusal([point([9, 10])])]).toEqual([['TOS-TER-24'], ['TOS-TER-19']]);
    t.do([point(beside)]);
    expect(fireteamOf(t.state, 0)).toMatchObject({ at: point(beside), top: NONE });
  });

  it('TOS-TER-18, TOS-TER-19, TOS-TER-20: only pieces with a flat roof are climbed, only those with rooms entered; not by the dead', () => {
    const ways = (body: Partial<TerrainBody>, id = 0): readonly string[] => {
      const s = stateOf({
        options: { climb: true, enter: true },
        terrain: [{ box: [0, 0, 4, 4], traits, ...body }],
        seats: [{ units: [unit('infantry', [4 + 25.0005 / 25.4, 2], null, null)] }, {}],
      });
      return terrainActions(s, id).map(action => action.id);
    };
    expect([ways({}), ways({ roof: true }), ways({ rooms: true })]).toEqual([[], ['climb0'], ['enter0']]);
    expect([ways({ roof: true, rooms: true }), ways({ roof: true, rooms: true }, 1)]).toEqual([['climb0', 'enter0'], []]); // prettier-ignore
  });

  it('TOS-TER-19, TOS-MOV-14: where the roof has no room one stays below, and is told so', () => {
    const climbed = (depth: number): unknown => {
      const t = scene({
        options: { climb: true },
        terrain: [{ box: [12, 10 - depth / 2, 18, 10 + depth / 2], traits, roof: true }],
        seats: [{ units: [unit('gunners', beside)] }, { units: [unit('lancers', [60, 44])] }],
      });
      t.order(0, 0, 'march').do('act:0:terrain.climb0');
      return [t.next, t.events('room.lacked').map(({ rule, what, seat }) => [rule, what, seat]), fireteamOf(t.state, 0).top]; // prettier-ignore
    };
    expect(climbed(2)).toEqual(['tos.ask.place', [], NONE]);
    expect(climbed(1.9)).toEqual(['tos.ask.step', [['TOS-TER-19', 'placement', 0]], NONE]);
  });

  it('TOS-TER-22, TOS-MOV-14: a unit that finds no room outside stays in its building, and is told so', () => {
    const left = (walled: boolean): unknown => {
      const walls = [[9, 5, 21, 8], [9, 12, 21, 15], [9, 8, 12, 12], [18, 8, 21, 12]] as const; // prettier-ignore
      const t = scene({
        options: { enter: true },
        terrain: [{ box: HOUSE, traits, rooms: true }, ...(walled ? walls : []).map(box => ({ box, traits }))],
        seats: [{ units: [unit('gunners', [15, 10])] }, { units: [unit('lancers', [60, 44])] }],
      });
      t.state.units = t.state.units.with(0, { ...t.state.units[0]!, inside: 0 });
      t.state.fireteams = t.state.fireteams.with(0, { ...t.state.fireteams[0]!, place: 'inside' });
      t.order(0, 0, 'march').do('act:0:terrain.enter0');
      return [t.next === 'tos.ask.place', t.events('room.lacked').map(({ rule, what }) => [rule, what]), unitOf(t.state, 0).inside]; // prettier-ignore
    };
    expect(left(false)).toEqual([true, [], 0]);
    expect(left(true)).toEqual([false, [['TOS-TER-22', 'placement']], 0]);
  });
});

describe('questions', () => {
  it('TOS-ENC-07: the list is for the Commanders who were chosen', () => {
    const { state } = opening();
    const shape: HireShape = { kind: 'tos.hire', allegiance: 'red', envoy: null, commanders: ['redLord'], taken: [] };
    const judged = (...commanders: readonly string[]): unknown => {
      const choice = { commanders: commanders.map(id => ({ unit: id })), units: [] };
      const ruling = hireKind.judge(state, shape, choice, 0, 'TOS-HIR-02');
      return ruling.ok || ruling.because.map(({ rule }) => rule);
    };
    expect([judged('redLord'), judged('redAide'), judged(), judged('redLord', 'redAide')]).toEqual([true, ['TOS-ENC-07'], ['TOS-ENC-07'], ['TOS-ENC-07']]); // prettier-ignore
  });

  it('TOS-ENC-04, TOS-HIR-02, TOS-MOV-03: Companies can all be listed; lists, places, directions and moves cannot', () => {
    const s = stateOf({ seats: [{ units: [unit('gunners', [20, 20])] }, {}] });
    const hire: HireShape = { kind: 'tos.hire', allegiance: 'red', envoy: null, commanders: [], taken: [] };
    const near = { where: 'near', fireteams: [0], of: placedOf(s, 0), range: inches(4) } as const;
    expect(companyKind.finite(company([]))).toBe(true);
    expect([
      hireKind.finite(hire),
      directionKind.finite(direction()),
      moveKind.finite(moveShape(0, { by: 'march' })),
      placeKind.finite(placeShape(near)),
      spotKind.finite(spot({ what: 'cache', seat: 0 })),
      standKind.finite(stand({ unit: 0, fireteams: [0], where: 'zone' })),
    ]).toEqual([false, false, false, false, false, false]);
  });

  it('TOS-LOS-11: nobody has Cover from itself', () => {
    const terrain = [{ box: [15, 15, 20, 25] as const, traits: ['blocking'] }];
    expect(hasCover(stateOf({ terrain, seats: [{ units: [unit('gunners', [20, 20])] }, {}] }), 0, 0)).toBe(false);
  });
});
