import { inches } from '@banneret/geometry';
import { describe, expect, it } from 'vitest';
import type { Action, Effect, Pack, UnitCard } from '../src/content/types.js';
import { seesFireteam } from '../src/sight.js';
import { resistance, worthOf } from '../src/stats.js';
import { unitOf } from '../src/state.js';
import { cards, point, scene, stateOf, type Scene, type SceneBody, type Spot, type UnitBody } from './scene.js';
import { idleUntil } from './idle.js';
import { PACK, side, slash } from './testPack.js';

const named = (id: string) => ({ fr: id, en: id });
const deed = (id: string, ...effects: readonly Effect[]): Action => ({
  id,
  name: named(id),
  types: ['morale'],
  effects,
});

const DEEDS: readonly Action[] = [
  deed('mark', { do: 'marker', kind: 'flag', within: 4 }),
  deed('unmark', { do: 'unmarker', kind: 'flag', within: 4 }),
  deed('dig', { do: 'create', within: 4, terrain: { name: named('wall'), side: 2, traits: [{ trait: 'blocking' }] } }),
  deed('block', {
    do: 'create',
    within: 4,
    terrain: { name: named('rock'), side: 2, traits: [{ trait: 'impassable' }] },
  }),
  deed('call', { do: 'summon', unit: 'infantry', within: 6 }),
  deed('callLord', { do: 'summon', unit: 'captain', within: 6 }),
  deed('roar', { do: 'token', whom: { pulse: 3, of: 'actor', whom: 'all' }, token: 'shaken', count: 1 }),
  deed('flare', { do: 'token', whom: { pulse: 3, of: { markers: 'flag' }, whom: 'enemy' }, token: 'pinned', count: 1 }),
];
/** A Pulse as part of an Action that can fail. */
const shriek: Action = {
  ...deed('shriek', { do: 'token', whom: { pulse: 3, of: 'actor', whom: 'enemy' }, token: 'shaken', count: 1 }),
  av: { value: 5 },
  against: 10,
};

const withDeeds = (card: UnitCard): UnitCard =>
  card.id === 'gunners' ? { ...card, standard: side({ actions: [slash, ...DEEDS, shriek] }) } : card;
const pack: Pack = { ...PACK, units: PACK.units.map(withDeeds) };

/** Gunners of seat 0 at (20, 20), about to act. */
function ready(body: Partial<SceneBody> = {}, own: readonly UnitBody[] = [], foes: readonly UnitBody[] = []): Scene {
  const t = scene({
    pack,
    seats: [{ units: [{ card: 'gunners', at: [[20, 20]] }, ...own], tactics: 2 }, { units: foes }],
    ...body,
  });
  return t.order(0, 0, 'concertedEffort').do('none');
}
const does = (t: Scene, id: string): Scene => t.act(0, `card.${id}`);
const beside = (gap: number): Spot => [20 + (50_000 + gap) / inches(1), 20];

describe('Markers', () => {
  it('TOS-MRK-01: are placed within range and in sight, and are touched only by what names their kind', () => {
    const t = does(ready(), 'mark');
    expect(t.refusal(point(beside(inches(4))))).toEqual([]);
    expect(t.refusal(point(beside(inches(4) + 1)))).toEqual(['TOS-MRK-01']);
    t.do(point(beside(0)));
    expect(t.state.markers).toMatchObject([{ kind: 'flag', owner: 0 }]);
    const other = does(ready({ markers: [{ at: [22, 20], kind: 'portal' }] }), 'unmark');
    expect(other.state.markers).toHaveLength(1);
    const gone = does(ready({ markers: [{ at: [22, 20], kind: 'flag' }] }), 'unmark').do(0);
    expect(gone.state.markers).toEqual([]);
    const walled = ready({ terrain: [{ box: [21.2, 10, 21.4, 30], traits: ['blocking'] }] });
    expect(does(walled, 'mark').refusal(point([23, 20]))).toEqual(['TOS-MRK-01']);
  });

  it('TOS-MRK-02: do not touch each other', () => {
    const t = does(ready({ markers: [{ at: [22, 20] }] }), 'mark');
    const near = (gap: number): readonly string[] =>
      t.refusal({ x: point([22, 20]).x, y: point([22, 20]).y + 50_000 + gap });
    expect([near(2), near(3)]).toEqual([['TOS-MRK-02'], []]);
  });

  it('TOS-MRK-03, TOS-OPS-02: are 50 mm across, block no sight and stop no move', () => {
    const t = scene({
      pack,
      markers: [{ at: [22, 20] }],
      seats: [{ units: [{ card: 'gunners', at: [[20, 20]] }] }, { units: [{ card: 'gunners', at: [[30, 20]] }] }],
    });
    expect(seesFireteam(t.state, 0, 1)).toBe(true);
    t.order(0, 0, 'march').do('move');
    expect(t.refusal(t.moves([0, [22, 20]]))).toEqual([]);
    expect(t.refusal(t.moves([0, [24, 20]]))).toEqual([]);
  });

  it('TOS-MRK-04: without room nothing is placed, and the Action goes on', () => {
    const markers: { at: Spot }[] = [];
    for (let x = 12; x <= 28; x += 1.5) for (let y = 12; y <= 28; y += 1.5) markers.push({ at: [x, y] });
    const t = does(ready({ markers }), 'mark');
    expect(t.state.markers).toHaveLength(markers.length);
    expect(t.state.action).toBeNull();
  });
});

describe('Created terrain', () => {
  it('TOS-CRE-01, TOS-CRE-02: has the size and traits of the effect, and belongs to who made it', () => {
    const t = does(ready(), 'dig').do(point([24, 20]));
    expect(t.state.terrain).toMatchObject([{ owner: 0, traits: [{ trait: 'blocking' }] }]);
    const xs = t.state.terrain[0]!.outline.map(({ x }) => x);
    expect(Math.max(...xs) - Math.min(...xs)).toBe(inches(2));
    expect(idleUntil(t, 3).state.terrain).toHaveLength(1);
    expect(seesFireteam(stateWithWall([24, 20]), 0, 1)).toBe(false);
  });

  it('TOS-CRE-03: does not touch other terrain', () => {
    const t = does(ready({ terrain: [{ box: [25, 19, 26, 21], traits: ['covering'] }] }), 'dig');
    expect(t.refusal(point([24, 20]))).toEqual(['TOS-CRE-03']);
    expect(t.refusal(point([23.99, 20]))).toEqual([]);
  });

  it('TOS-CRE-04: what does not fit is ignored; Impassable ground does not fit under a Fireteam', () => {
    const crowd: UnitBody[] = [{ card: 'gunners', at: [[23, 20]] }];
    expect(does(ready({}, crowd), 'block').refusal(point([23, 20]))).toEqual(['TOS-CRE-04']);
    expect(does(ready({}, crowd), 'dig').refusal(point([23, 20]))).toEqual([]);
    const full = does(ready({ terrain: [{ box: [0, 0, 72, 48], traits: ['covering'] }] }), 'dig');
    expect([full.state.terrain.length, full.state.action]).toEqual([1, null]);
  });

  function stateWithWall(at: Spot) {
    const t = does(ready({}, [], [{ card: 'gunners', at: [[30, 20]] }]), 'dig').do(point(at));
    return t.state;
  }
});

describe('Summoned units', () => {
  const called = (): Scene => does(ready(), 'call').do([point([24, 20])]);

  it('TOS-SUM-01: arrive complete on their Standard side, wholly within range', () => {
    const t = does(ready(), 'call');
    // 6 inches from the edge of a 50 mm base to the far edge of another one.
    const reach = 25_000 + inches(6) - 25_000;
    expect(t.refusal([{ x: point([20, 20]).x + reach, y: point([20, 20]).y }])).toEqual([]);
    expect(t.refusal([{ x: point([20, 20]).x + reach + 1, y: point([20, 20]).y }])).toEqual(['TOS-SUM-01']);
    t.do([point([24, 20])]);
    const unit = t.unit(0, 1);
    expect(unitOf(t.state, unit)).toMatchObject({ side: 'standard', seat: 0 });
    expect(t.state.fireteams[t.fireteam(0, 1)]).toMatchObject({ place: 'table', models: 3 });
  });

  it('TOS-SUM-02: of a Squad comes one Fireteam; the others may come by Reinforcements', () => {
    const t = called();
    expect(unitOf(t.state, t.unit(0, 1)).fireteams.map(id => t.state.fireteams[id]?.place)).toEqual([
      'table',
      'waiting',
      'waiting',
    ]);
  });

  it('TOS-SUM-02, TOS-REI-04, TOS-REI-05: a Fireteam that comes later begins with one model, and none gets more than its card has', () => {
    const t = called();
    const unit = t.unit(0, 1);
    const tokens = { ...unitOf(t.state, unit).tokens, reinforcement: 1 };
    t.state.units = t.state.units.with(unit, { ...unitOf(t.state, unit), tokens });
    const models = (): number[] => unitOf(t.state, unit).fireteams.map(id => t.state.fireteams[id]!.models);
    expect(models()).toEqual([3, 0, 0]);
    idleUntil(t, 2);
    expect(t.next).toBe('tos.ask.reinforce');
    t.do(unit);
    const beside = (dx: number): Spot[] => [[24 + (50_000 + dx) / inches(1), 20]];
    t.do(beside(0).map(point));
    expect(models()).toEqual([3, 2, 0]);
    // Reserves: one more, and no more than the card says.
    t.do(1);
    expect(models()).toEqual([3, 3, 0]);
  });

  it('TOS-SUM-03, TOS-SUM-05: may be Activated in the same Turn like any other unit of the Company', () => {
    const t = called();
    expect(t.open).toContain(`unit:${t.unit(0, 1)}`);
  });

  it('TOS-SUM-04: E-46, but they keep off Objective Markers in that Turn', () => {
    const claim = (turn: number): boolean => {
      const t = scene({
        pack,
        operation: 'pillage',
        turn,
        markers: [{ at: [26, 20] }],
        seats: [{ units: [{ card: 'gunners', at: [[20, 20]] }], tactics: 3 }, {}],
      });
      t.order(0, 0, 'concertedEffort').do('none');
      does(t, 'call').do([point([24, 20])]);
      const unit = t.unit(0, 1);
      if (turn === 2) t.state.units = t.state.units.with(unit, { ...unitOf(t.state, unit), summoned: 1 });
      t.do(`unit:${unit}`, 'concertedEffort', 'none');
      return t.open.some(id => String(id).includes('operation.investigate'));
    };
    expect([claim(1), claim(2)]).toEqual([false, true]);
  });

  it('TOS-SUM-04: nor do they set traps', () => {
    const sets = (turn: number): boolean => {
      const t = scene({
        pack,
        operation: 'traps',
        turn,
        seats: [{ units: [{ card: 'gunners', at: [[20, 40]] }], tactics: 3 }, {}],
      });
      t.order(0, 0, 'concertedEffort').do('none');
      does(t, 'call').do([point([24, 40])]);
      const unit = t.unit(0, 1);
      if (turn === 2) t.state.units = t.state.units.with(unit, { ...unitOf(t.state, unit), summoned: 1 });
      t.do(`unit:${unit}`, 'concertedEffort', 'none');
      return t.open.some(id => String(id).includes('operation.setTrap'));
    };
    expect([sets(1), sets(2)]).toEqual([false, true]);
  });

  it('TOS-SUM-06: what does not fit does not come', () => {
    const t = does(
      ready({
        terrain: [
          { box: [0, 0, 72, 18.9], traits: ['impassable'] },
          { box: [0, 21.1, 72, 48], traits: ['impassable'] },
          { box: [0, 18.9, 18.9, 21.1], traits: ['impassable'] },
          { box: [21.1, 18.9, 72, 21.1], traits: ['impassable'] },
        ],
      }),
      'call',
    );
    expect(t.state.units).toHaveLength(1);
    expect(t.state.action).toBeNull();
  });

  it('TOS-SUM-01: not a second of a Unique unit (R-57)', () => {
    expect(does(ready({}, [{ card: 'captain', at: [[30, 30]] }]), 'callLord').state.units).toHaveLength(2);
    expect(does(ready(), 'callLord').next).toBe('tos.ask.summon');
  });
});

describe('Auras and Pulses', () => {
  const brave: UnitCard['standard'] = side({
    abilities: [
      {
        id: 'brave',
        name: named('brave'),
        rules: [{ kind: 'aura', range: 3, whom: 'friendly', modifier: { of: 'wp', amount: 2 } }],
      },
    ],
  });
  const auraPack: Pack = {
    ...PACK,
    units: PACK.units.map(card => (card.id === 'lancers' ? { ...card, standard: brave } : card)),
  };
  const wp = (at: Spot, terrain: SceneBody['terrain'] = [], enemy = false): number => {
    const lone: UnitBody = { card: 'gunners', at: [at] };
    const s = stateOf({
      pack: auraPack,
      terrain: terrain ?? [],
      seats: [
        { units: [{ card: 'lancers', at: [[20, 20]] }, ...(enemy ? [] : [lone])] },
        { units: enemy ? [lone] : [] },
      ],
    });
    return worthOf(resistance(s, 1, 'wp', ['magic']));
  };

  it('TOS-ARE-01: an Aura reaches so far from the edge of its object', () => {
    expect(wp(beside(inches(3)))).toBe(7);
    expect(wp(beside(inches(3) + 1))).toBe(5);
  });

  it('TOS-ARE-01: it moves with its object', () => {
    const t = scene({
      pack: auraPack,
      seats: [
        {
          units: [
            { card: 'lancers', at: [[20, 20]] },
            { card: 'gunners', at: [[29.9, 20]] },
          ],
        },
        {},
      ],
    });
    expect(worthOf(resistance(t.state, 1, 'wp', []))).toBe(5);
    t.order(0, 0, 'march')
      .do('move')
      .move([0, [25, 20]]);
    expect(worthOf(resistance(t.state, 1, 'wp', []))).toBe(7);
  });

  it('TOS-ARE-02: it is for all whom it names, its own object included', () => {
    const s = stateOf({ pack: auraPack, seats: [{ units: [{ card: 'lancers', at: [[20, 20]] }] }, {}] });
    expect(worthOf(resistance(s, 0, 'wp', []))).toBe(7);
    expect(wp(beside(inches(2)), [], true)).toBe(5);
  });

  it('TOS-ARE-05: nobody is in it who does not see its centre', () => {
    const wall = { box: [21.2, 10, 21.4, 30] as const, traits: ['blocking'] };
    expect(wp([23, 20], [wall])).toBe(5);
  });

  const shaken = (t: Scene): number[] => t.state.units.map(({ tokens }) => tokens.shaken);
  const around: readonly UnitBody[] = [
    { card: 'gunners', at: [beside(inches(3))] },
    { card: 'gunners', at: [[20, 12]] },
  ];

  it('TOS-ARE-03: a Pulse is for all in it but its centre', () => {
    expect(shaken(does(ready({}, around, [{ card: 'gunners', at: [[20, 23]] }]), 'roar'))).toEqual([0, 1, 0, 1]);
    const farther: UnitBody[] = [{ card: 'gunners', at: [beside(inches(3) + 1)] }];
    expect(shaken(does(ready({}, farther), 'roar'))).toEqual([0, 0]);
  });

  it('TOS-ARE-05: nor those who do not see its centre', () => {
    const wall = { box: [21.2, 10, 21.4, 30] as const, traits: ['blocking'] };
    expect(shaken(does(ready({ terrain: [wall] }, [{ card: 'gunners', at: [[23, 20]] }]), 'roar'))).toEqual([0, 0]);
  });

  it('TOS-ARE-04: it is not made if its Action fails', () => {
    const foe: UnitBody[] = [{ card: 'gunners', at: [[20, 23]] }];
    const outcome = (card: string): number[] => {
      const t = does(
        ready({ seats: [{ units: [{ card: 'gunners', at: [[20, 20]] }] }, { units: foe }] }, [], foe),
        'shriek',
      ).do(cards(card));
      while (t.next === 'tos.ask.trigger') t.do('done');
      return shaken(t);
    };
    expect([outcome('4 rams'), outcome('5 rams')]).toEqual([
      [0, 0],
      [0, 1],
    ]);
  });

  it('TOS-ARE-03: around Markers it is made once, however many are near (R-96)', () => {
    const foes: UnitBody[] = [
      { card: 'gunners', at: [[30, 20]] },
      { card: 'gunners', at: [[50, 20]] },
    ];
    const t = does(
      ready(
        {
          markers: [
            { at: [28, 20], kind: 'flag', owner: 0 },
            { at: [32, 20], kind: 'flag', owner: 0 },
            { at: [50, 22], kind: 'flag', owner: 1 },
          ],
        },
        [],
        foes,
      ),
      'flare',
    );
    expect(t.state.units.map(({ tokens }) => tokens.pinned)).toEqual([0, 1, 0]);
  });
});
