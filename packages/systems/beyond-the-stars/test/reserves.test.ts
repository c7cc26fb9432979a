import { describe, expect, it } from 'vitest';
import type { FigureBody } from '../src/scenario/body.js';
import { unitOf } from '../src/state.js';
import { during, placing, stand } from './battle.js';
import { man, roll, type Scene } from './scene.js';

/** A Champion and a man of player 1 in reserve, an enemy far away. */
const unit = (more: Partial<FigureBody> = {}): FigureBody[] => [
  man(1, 'chief', 0, 0, { place: 'reserve', unit: 'u', rank: 3, ...more }),
  man(1, 'man', 0, 0, { place: 'reserve', unit: 'u', ...(more.rules && { rules: more.rules }) }),
];
const arriving = (turn: number, figures: readonly FigureBody[] = unit(), more: object = {}): Scene =>
  during({ turn, near: 1, figures: [...figures, man(2, 'z', 60, 100)], ...more }, 'reinforcements', { seat: 0 });

describe('the roll', () => {
  it.each([
    [2, 5],
    [3, 4],
    [4, 3],
    [5, 2],
  ])('BTS-RNF-04: on turn %i a unit comes on %i+', (turn, need) => {
    expect(arriving(turn).do(roll('reserve', need)).next).toBe('bts.ask.entry');
    expect(arriving(turn).do(roll('reserve', need - 1)).next).toBe('over');
  });

  it('BTS-RNF-04: never on turn 1, by itself from turn 6 on', () => {
    expect(arriving(1).next).toBe('over');
    expect(arriving(6).next).toBe('bts.ask.entry');
  });

  it('BTS-RNF-07, R-98, edge case 53: the alarm, or a Master tactician, changes the die by one either way, both by two', () => {
    const plain = arriving(3);
    plain.state.units[0] = { ...unitOf(plain.state, 0), alarm: true };
    plain.do(roll('reserve', 3));
    expect(plain.options()).toEqual([-1, 0, 1]);
    expect(plain.do(1).next).toBe('bts.ask.entry');
    const master = arriving(3, unit({ rules: ['srMasterTactician'] }));
    master.state.units[0] = { ...unitOf(master.state, 0), alarm: true };
    master.do(roll('reserve', 6));
    expect(master.options()).toEqual([-2, -1, 0, 1, 2]);
    expect(master.do(-2).next).toBe('bts.ask.entry');
    const late = arriving(2, unit({ rules: ['srMasterTactician'] })).do(roll('reserve', 5), -1);
    expect(late.next).toBe('over');
    expect(late.state.units[0]?.place).toBe('reserve');
  });

  it('BTS-RNF-02, BTS-SCN-07: a unit in reserve is not lost, and keeps its army on the table', () => {
    const t = during({ turn: 3, figures: [...unit(), man(2, 'z', 60, 100)] }, 'ending', {});
    expect(t.events('army.demoralised')).toEqual([]);
    expect(t.events('game.ended')).toEqual([]);
  });
});

describe('coming in by the edge', () => {
  const entered = (...spots: readonly object[]) =>
    arriving(6)
      .do({ x: 300_000, y: 0 })
      .refusal(placing(...spots));

  it('BTS-RNF-05: at a point of one’s own edge', () => {
    const t = arriving(6);
    expect(t.refusal({ x: 300_000, y: 0 })).toEqual([]);
    expect(t.refusal({ x: 300_000, y: 1_200_000 })).toEqual(['BTS-RNF-05']);
    expect(t.refusal({ x: 300_000, y: 10 })).toEqual(['BTS-RNF-05']);
  });

  it('BTS-RNF-05: wholly on the table, and no farther than its movement, base length included', () => {
    expect(entered(stand(0, 30, 1.25), stand(1, 33, 1.25))).toEqual([]);
    expect(entered(stand(0, 30, 1.24), stand(1, 33, 1.25))).not.toEqual([]);
    // 2.5 cm to come in, 12.5 to walk.
    expect(entered(stand(0, 30, 13.75), stand(1, 33, 1.25))).toEqual([]);
    expect(entered(stand(0, 30, 13.76), stand(1, 33, 1.25))).toEqual(['BTS-RNF-05']);
  });

  it('BTS-RNF-06, BTS-MOV-16: they have moved and cannot charge', () => {
    const t = arriving(6).do({ x: 300_000, y: 0 }, placing(stand(0, 30, 4), stand(1, 33, 4)));
    expect(t.figure('chief')).toMatchObject({ place: 'table', marks: { moved: true, noCharge: true, done: false } });
    expect(t.state.units[0]?.place).toBe('deployed');
    expect(t.next).toBe('bts.ask.act');
    expect(t.do({ do: 'end' }).next).toBe('over');
    expect(t.figure('chief').marks.done).toBe(true);
  });

  it('BTS-RNF-06: with what is left they move as always: walks with a bend, doors, tests; only no charge', () => {
    const t = arriving(6, [...unit(), man(2, 'y', 38, 14)], {
      terrain: [
        { id: 'h', kind: 'building', box: [24, 6, 4, 4], height: 4, openings: [{ at: [28, 8], kind: 'door' }] },
        { id: 'w', kind: 'obstacle', box: [35.5, 0.2, 0.5, 6], height: 2 },
      ],
    }).do({ x: 300_000, y: 0 }, placing(stand(0, 30, 1.25), stand(1, 33, 1.25)));
    // 2.5 cm of his 15 are spent.
    expect(t.figure('chief').marks.spent).toBe(25_000);
    const walk = (...path: readonly (readonly [number, number])[]) => ({ do: 'walk', figure: 0, path });
    expect([t.refusal(walk([30, 13.75])), t.refusal(walk([30, 13.76]))]).toEqual([[], ['BTS-MOV-02']]);
    expect(t.refusal(walk([30, 5], [25, 5 - 1.9]))).toEqual([]);
    expect(t.refusal({ do: 'enter', figure: 0, piece: 'h', opening: 0, path: [[29.26, 8]] })).toEqual([]);
    expect(t.refusal({ do: 'cross', figure: 1, piece: 'w', path: [[34.24, 1.25]], to: [37.26, 1.25] })).toEqual([]);
    expect(t.refusal({ do: 'charge', figure: 1, path: [[38, 11.5]], targets: ['y'] })).toEqual(['BTS-RNF-06']);
    t.do({ do: 'enter', figure: 0, piece: 'h', opening: 0, path: [[29.26, 8]] });
    expect([t.figure('chief').place, t.next]).toEqual(['inside', 'bts.ask.act']);
  });

  it('BTS-RNF-05: the ground and enemy control zones are as for any walk', () => {
    const wall = { terrain: [{ kind: 'impassable', box: [25, 5, 10, 2], height: 5 }] };
    const t = arriving(6, unit(), wall).do({ x: 300_000, y: 0 });
    expect(t.refusal(placing(stand(0, 30, 9), stand(1, 33, 1.25)))).toEqual(['BTS-RNF-05']);
    const near = arriving(6, [...unit(), man(2, 'y', 30, 12)]).do({ x: 300_000, y: 0 });
    expect(near.refusal(placing(stand(0, 30, 6.5), stand(1, 33, 1.25)))).toEqual([]);
    expect(near.refusal(placing(stand(0, 30, 6.51), stand(1, 33, 1.25)))).toEqual(['BTS-RNF-05']);
  });

  it('BTS-RNF-03: only after the moves of its own side', () => {
    const t = during(
      { turn: 6, near: 1, initiative: 1, figures: [...unit(), man(1, 'a', 60, 20), man(2, 'z', 60, 100)] },
      'movement',
      {},
    );
    expect([t.next, t.seat]).toEqual(['bts.ask.act', 0]);
    t.do({ do: 'end' });
    expect([t.next, t.seat]).toEqual(['bts.ask.entry', 0]);
    t.do({ x: 300_000, y: 0 }, placing(stand(0, 30, 4), stand(1, 33, 4)), { do: 'end' });
    expect([t.next, t.seat]).toEqual(['bts.ask.act', 1]);
  });

  it('R-57, BTS-MOR-11: reserves of a Demoralised army are placed, then test, the Champion first, who covers those near him', () => {
    const placed = (x: number) =>
      arriving(6, unit(), { demoralised: [1] }).do({ x: 600_000, y: 0 }, placing(stand(0, 60, 3), stand(1, x, 3)));
    const t = placed(64);
    expect([t.next, t.at('chief'), t.at('man')]).toEqual(['bts.roll.morale', [60, 3], [64, 3]]);
    // He passes: the other, within 15 cm, need not test; if he fails, he must.
    expect(
      t
        .do(roll('morale', 6, 6))
        .events('morale.tested')
        .map(({ figure }) => figure),
    ).toEqual([0]);
    expect(t.next).not.toBe('bts.roll.morale');
    const failed = placed(64).do(roll('morale', 1, 1), 'fail');
    expect(failed.next).toBe('bts.roll.morale');
    failed.do(roll('morale', 1, 1));
    expect([failed.figure('chief').place, failed.figure('man').place]).toEqual(['gone', 'gone']);
  });
});

describe('other ways in', () => {
  const flank = ['srFlankAttack'];
  const teleport = ['srTeleport'];

  it('BTS-RNF-08, BTS-SPR-14: a unit that all has Flank attack may choose it', () => {
    expect(arriving(6, unit({ rules: flank })).next).toBe('bts.ask.manner');
    const [chief, follower] = unit({ rules: flank }) as [FigureBody, FigureBody];
    expect(arriving(6, [chief, { ...follower, rules: [] }]).next).toBe('bts.ask.entry');
  });

  it('BTS-SPR-14, BTS-SPR-48, edge case 54: on 3+ its player chooses any edge 15 cm from the corners, on 1 or 2 the opponent does', () => {
    const own = arriving(6, unit({ rules: flank })).do('flank', roll('flank', 3));
    expect([own.next, own.seat]).toEqual(['bts.ask.entry', 0]);
    for (const at of [
      { x: 0, y: 150_000 },
      { x: 1_200_000, y: 600_000 },
      { x: 600_000, y: 1_200_000 },
      { x: 150_000, y: 0 },
    ])
      expect(own.refusal(at)).toEqual([]);
    expect(own.refusal({ x: 0, y: 149_999 })).toEqual(['BTS-SPR-14']);
    expect(arriving(6, unit({ rules: flank })).do('flank', roll('flank', 2)).seat).toBe(1);
    // BTS-SPR-48(c): a Master tactician needs one less.
    expect(arriving(6, unit({ rules: [...flank, 'srMasterTactician'] })).do('flank', roll('flank', 2)).seat).toBe(0);
    expect(arriving(6, unit({ rules: [...flank, 'srMasterTactician'] })).do('flank', roll('flank', 1)).seat).toBe(1);
  });

  it('BTS-SPR-14: it comes in at that point, and cannot charge', () => {
    const t = arriving(6, unit({ rules: flank })).do('flank', roll('flank', 4), { x: 0, y: 600_000 });
    t.do(placing(stand(0, 4, 60), stand(1, 4, 63)));
    expect(t.figure('chief')).toMatchObject({ place: 'table', marks: { noCharge: true } });
  });

  it('BTS-SPR-70: outside scenery and more than 3 cm from everybody', () => {
    const t = arriving(6, unit({ rules: teleport }), {
      terrain: [{ kind: 'wooded', box: [20, 20, 10, 10], height: 5 }],
    }).do('teleport');
    const at = (x: number, y: number): object => ({ x: Math.round(x * 10_000), y: Math.round(y * 10_000) });
    expect(t.refusal(at(60, 60))).toEqual([]);
    expect(t.refusal(at(25, 25))).toEqual(['BTS-SPR-70']);
    expect(t.refusal(at(60, 100 - 5.5))).not.toEqual([]);
    expect(t.refusal(at(60, 100 - 5.51))).toEqual([]);
  });

  it('BTS-SPR-70: it drifts as a template does, then all stand within 15 cm of the Champion', () => {
    const at = (x: number, y: number): object => ({ x: x * 10_000, y: y * 10_000 });
    const mine = arriving(6, unit({ rules: teleport })).do('teleport', at(60, 60), roll('deviation', 4));
    expect([mine.next, mine.seat]).toEqual(['bts.ask.drift', 0]);
    expect(mine.refusal(at(65, 60))).toEqual(['BTS-SPR-70']);
    expect(mine.refusal(at(66, 60))).toEqual([]);
    expect(mine.refusal(at(76, 60))).toEqual(['BTS-SPR-70']);
    const theirs = arriving(6, unit({ rules: teleport })).do('teleport', at(60, 60), roll('deviation', 1));
    expect([theirs.next, theirs.seat]).toEqual(['bts.ask.drift', 1]);
    expect(theirs.refusal(at(90, 60))).toEqual([]);
    expect(theirs.refusal(at(91, 60))).toEqual(['BTS-SPR-70']);
    const there = arriving(6, unit({ rules: teleport })).do('teleport', at(60, 60), roll('deviation', 6));
    expect(there.refusal(placing(stand(0, 60, 60), stand(1, 77.5, 60)))).toEqual([]);
    expect(there.refusal(placing(stand(0, 60, 60), stand(1, 77.51, 60)))).toEqual(['BTS-SPR-70']);
    expect(there.refusal(placing(stand(0, 61, 60), stand(1, 64, 60)))).toEqual(['BTS-SPR-70']);
    there.do(placing(stand(0, 60, 60), stand(1, 64, 60)));
    expect(there.figure('man').marks).toMatchObject({ spent: 150_000, done: true, moved: true });
  });
});
