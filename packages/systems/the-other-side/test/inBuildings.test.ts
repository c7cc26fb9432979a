import { describe, expect, it } from 'vitest';
import { isAlive } from '../src/cardsInPlay.js';
import type { Effect } from '../src/content/types.js';
import { fireteamOf, NONE, unitOf } from '../src/state.js';
import { point, scene, type SceneBody, type Spot, type UnitBody } from './scene.js';
import { packWith } from './will.js';

/** Who is in a building, and what is Placed where. */

const squad = (...at: readonly (Spot | null)[]): UnitBody => ({ card: 'infantry', at });
const house = { box: [18, 14, 26, 20] as const, traits: ['impassable', 'blocking'], rooms: true };
/** In contact with the near side of the house. */
const DOOR: readonly Spot[] = [
  [20, 14 - 25.001 / 25.4],
  [22.5, 14 - 25.001 / 25.4],
  [25, 14 - 25.001 / 25.4],
];

describe('in a building', () => {
  const inHouse = (effects: readonly Effect[], body: Partial<SceneBody> = {}) => {
    const t = scene({
      pack: packWith(effects),
      terrain: [house],
      options: { enter: true },
      seats: [
        { units: [{ card: 'mystic', at: [[22, 6]] }] },
        { units: [squad(...DOOR), { card: 'gunners', at: [[60, 40]] }] },
      ],
      initiative: 1,
      ...body,
    });
    t.order(1, 0, 'concertedEffort').do('none', `act:${t.fireteam(1, 0)}:terrain.enter0`);
    // One that had a single Fireteam has nothing left to do.
    return t.next === 'tos.ask.step' ? t.do('end') : t;
  };

  it('R-98, TOS-TER-20, TOS-ACT-12: effects, Pulses and what concerns everybody reach those inside', () => {
    const t = inHouse([
      { do: 'token', whom: 'target', token: 'pinned', count: 1 },
      { do: 'token', whom: { all: 'enemy' }, token: 'shaken', count: 1 },
    ]);
    t.order(0, 0, 'concertedEffort').do(
      'none',
      `act:${t.fireteam(0, 0)}:card.will`,
      t.fireteam(1, 0),
      t.fireteam(1, 0),
    );
    expect(unitOf(t.state, t.unit(1, 0)).tokens).toMatchObject({ pinned: 1, shaken: 1 });
    expect(unitOf(t.state, t.unit(1, 1)).tokens).toMatchObject({ pinned: 0, shaken: 1 });
  });

  it('TOS-TER-19, TOS-TER-20, TOS-TER-22: who stood on the roof goes in with its unit, and comes out on the ground', () => {
    const t = scene({
      pack: packWith([]),
      terrain: [{ ...house, roof: true }],
      options: { enter: true, climb: true },
      seats: [{ units: [squad(DOOR[0]!, [22, 17], null)] }, { units: [{ card: 'gunners', at: [[60, 40]] }] }],
    });
    const [below, above] = [t.fireteam(0, 0, 0), t.fireteam(0, 0, 1)];
    t.state.fireteams = t.state.fireteams.with(above, { ...fireteamOf(t.state, above), top: 0 });
    t.order(0, 0, 'concertedEffort').do('none', `act:${below}:terrain.enter0`);
    expect(fireteamOf(t.state, above)).toMatchObject({ place: 'inside', top: NONE });
    t.do(`act:${above}:terrain.enter0`, [DOOR[0]!, DOOR[1]!].map(point));
    expect(fireteamOf(t.state, above)).toMatchObject({ place: 'table', at: point(DOOR[1]!), top: NONE });
  });

  it('R-98, TOS-REI-03: a new Fireteam joins the others of its unit inside', () => {
    const t = inHouse([{ do: 'reinforce', whom: 'target', models: 1 }], {
      seats: [{ units: [{ card: 'mystic', at: [[22, 6]] }] }, { units: [squad(DOOR[0]!, DOOR[1]!, null)] }],
    });
    t.order(0, 0, 'concertedEffort').do(
      'none',
      `act:${t.fireteam(0, 0)}:card.will`,
      t.fireteam(1, 0),
      t.fireteam(1, 0),
    );
    expect(fireteamOf(t.state, t.fireteam(1, 0, 2))).toMatchObject({ place: 'inside', models: 1 });
  });

  it('TOS-TER-23: a building whose tenants have all been Killed is empty', () => {
    const t = inHouse([{ do: 'damage', whom: 'target', amount: 3 }], {
      seats: [
        { units: [{ card: 'mystic', at: [[22, 6]] }] },
        { units: [squad(DOOR[0]!, null, null), { card: 'gunners', at: [DOOR[2]!] }] },
      ],
    });
    t.order(0, 0, 'concertedEffort').do('none', `act:${t.fireteam(0, 0)}:card.will`, t.fireteam(1, 0));
    expect(isAlive(t.state, t.fireteam(1, 0))).toBe(false);
    t.order(1, 1, 'concertedEffort').do('none');
    expect(t.open).toContain(`act:${t.fireteam(1, 1)}:terrain.enter0`);
  });

  it('TOS-TER-22: the unit leaves as a whole', () => {
    const t = scene({
      terrain: [house],
      options: { enter: true },
      seats: [{ units: [squad(DOOR[0]!, DOOR[1]!, null)] }, {}],
    });
    t.order(0, 0, 'concertedEffort').do('none', 'act:0:terrain.enter0', 'act:1:terrain.enter0');
    const out = [DOOR[0]!, DOOR[1]!].map(point);
    expect(t.refusal([out[0], null])).toEqual(['TOS-TER-22']);
    expect(t.refusal([null, out[1]])).toEqual(['TOS-TER-22']);
    t.do(out);
    expect([0, 1].map(id => fireteamOf(t.state, id).place)).toEqual(['table', 'table']);
  });
});

describe('Placements', () => {
  const placing = (single: boolean, enemy: UnitBody, more: readonly UnitBody[] = []) => {
    const effects: Effect[] = [{ do: 'place', whom: 'target', within: 4, of: 'self', ...(single && { single }) }];
    const t = scene({
      pack: packWith(effects),
      seats: [{ units: [{ card: 'mystic', at: [[10, 10]] }] }, { units: [enemy, ...more] }],
    });
    t.order(0, 0, 'concertedEffort').do('none', `act:${t.fireteam(0, 0)}:card.will`, t.fireteam(1, 0));
    return t;
  };

  it('R-99, TOS-MOV-13: who controls the effect Places what it concerns', () => {
    const t = placing(true, { card: 'gunners', at: [[20, 10]] });
    expect([t.next, t.seat]).toEqual(['tos.ask.place', 0]);
    t.do([point([23, 10])]);
    expect(fireteamOf(t.state, t.fireteam(1, 0)).at).toEqual(point([23, 10]));
  });

  it('TOS-MOV-15: never onto a Fireteam of its own unit', () => {
    const t = placing(true, squad([20, 10], [23, 10], null));
    expect(t.refusal([point([22.5, 10])])).toEqual(['TOS-MOV-15']);
    expect(t.refusal([point([20, 13])])).toEqual([]);
  });

  it('TOS-MOV-16: nobody of the Squad is left out while there is room', () => {
    const t = placing(false, squad([20, 10], [23, 10], null));
    expect(t.refusal([point([20, 13]), null])).toEqual(['TOS-MOV-16']);
    expect(t.refusal([null, null])).toEqual(['TOS-MOV-16']);
    expect(t.refusal([point([20, 13]), point([22, 11])])).toEqual([]);
  });

  it('R-99, TOS-MOV-22, TOS-MOV-23: those that do not fit at the spot are placed by their owner, in contact', () => {
    const effects: Effect[] = [{ do: 'place', whom: 'target', within: 2, of: 'actor' }];
    const wall = (box: readonly [number, number, number, number]) => ({ box, traits: ['impassable'] });
    // Beside the mystic there is room for one base only: it stands in a corner between walls.
    const t = scene({
      pack: packWith(effects),
      terrain: [wall([0, 0, 9, 14]), wall([9, 0, 30, 9]), wall([9, 11.3, 11.4, 14])],
      seats: [{ units: [{ card: 'mystic', at: [[10, 10]] }] }, { units: [squad([20, 13], [23, 13], null)] }],
    });
    t.order(0, 0, 'concertedEffort').do('none', `act:${t.fireteam(0, 0)}:card.will`, t.fireteam(1, 0));
    expect([t.next, t.seat]).toEqual(['tos.ask.place', 0]);
    const first = { x: point([10, 10]).x + 40_300, y: point([10, 10]).y };
    expect(t.refusal([first, { ...first, x: first.x + 50_001 }])).toEqual(['TOS-MOV-13']);
    t.do([first, null]);
    expect([t.next, t.seat]).toEqual(['tos.ask.place', 1]);
    expect(t.refusal([point([16, 12])])).toEqual(['TOS-MOV-22']);
    const beside = { x: first.x + 50_001, y: first.y };
    t.do([beside]);
    expect([0, 1].map(n => fireteamOf(t.state, t.fireteam(1, 0, n)).at)).toEqual([first, beside]);
  });

  it('TOS-MOV-14: without any room nothing happens, and everybody is told', () => {
    const effects: Effect[] = [{ do: 'place', whom: 'target', within: 1, of: 'actor' }];
    const t = scene({
      pack: packWith(effects),
      seats: [{ units: [{ card: 'mystic', at: [[10, 10]] }] }, { units: [{ card: 'gunners', at: [[20, 10]] }] }],
    });
    t.order(0, 0, 'concertedEffort').do('none', `act:${t.fireteam(0, 0)}:card.will`, t.fireteam(1, 0));
    expect(t.next).not.toBe('tos.ask.place');
    expect(t.events('room.lacked')).toMatchObject([{ what: 'placement', rule: 'TOS-MOV-14' }]);
  });
});
