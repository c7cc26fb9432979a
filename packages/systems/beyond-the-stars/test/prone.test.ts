import { describe, expect, it } from 'vitest';
import { heightOf } from '../src/sight/prisms.js';
import { seesFigure } from '../src/sight/sight.js';
import { man, roll, scene, um } from './scene.js';

const walk = (figure: string, ...path: (readonly [number, number])[]) => ({ do: 'walk', figure, path });
const charge = (figure: string, to: readonly [number, number], ...targets: string[]) => ({
  do: 'charge',
  figure,
  path: [to],
  targets,
});

describe('prone figures', () => {
  it('BTS-PRN-01: a prone figure counts half its height for sight', () => {
    const fence = { kind: 'obstacle', box: [29, 10, 0.5, 20], height: 2.4 } as const;
    const at = (prone: boolean) =>
      scene({ figures: [man(1, 'a', 20, 20), man(2, 'z', 31, 20, { prone })], terrain: [fence] });
    expect(heightOf(at(true).state, 1)).toBe(15_000);
    expect([seesFigure(at(false).state, 0, 1), seesFigure(at(true).state, 0, 1)]).toEqual([true, false]);
  });

  it('BTS-PRN-02: it crawls up to 3 cm whatever its Mvt and the ground, and takes no tests', () => {
    const terrain = [
      { kind: 'wooded', box: [15, 15, 10, 10], height: 5 },
      { kind: 'obstacle', box: [15, 26, 10, 0.5], height: 2 },
    ] as const;
    const t = scene({ figures: [man(1, 'a', 20, 20, { prone: true, mvt: 2 })], terrain });
    expect(t.refusal(walk('a', [20, 23]))).toEqual([]);
    expect(t.refusal(walk('a', [20, 23 + um(1)]))).toEqual(['BTS-PRN-02']);
  });

  it('BTS-PRN-03: it may shoot; half of 3 cm is as far as it may crawl with a Precision weapon', () => {
    const shot = { do: 'shoot', volleys: [{ figure: 'a', shots: [{ weapon: 0, targets: ['z'] }] }] };
    const at = (spent: number) =>
      scene({
        figures: [
          man(1, 'a', 20, 20, { prone: true, ranged: [{ category: 'precision' }], marks: { moved: true, spent } }),
          man(1, 'q', 20, 60, { ranged: [{}] }),
          man(2, 'z', 40, 20),
        ],
        begin: 'shots',
      });
    expect(at(15_000).refusal(shot)).toEqual([]);
    expect(at(15_001).refusal(shot)).toEqual(['BTS-WPN-08']);
  });

  it('BTS-PRN-04: it cannot charge but can be charged', () => {
    const t = scene({
      figures: [man(1, 'a', 20, 20, { prone: true }), man(1, 'b', 35, 20), man(2, 'z', 27, 20, { prone: true })],
    });
    expect(t.refusal(charge('a', [24.5, 20], 'z'))).toEqual(['BTS-PRN-04']);
    expect(t.refusal(charge('b', [29.5, 20], 'z'))).toEqual([]);
  });

  it('BTS-PRN-05, R-02, edge case 7: standing up costs half the Mvt rounded up; the rest may be walked or charged', () => {
    const t = scene({
      figures: [man(1, 'a', 20, 20, { prone: true, mvt: 15 }), man(2, 'z', 29.5, 20), man(2, 'y', 20, 60)],
    });
    t.do({ do: 'stand', figure: 'a' });
    expect([t.figure('a').prone, t.figure('a').marks.spent, t.next]).toEqual([false, 80_000, 'bts.ask.go-on']);
    // 8 of 15 are spent: 7 cm are left, just enough.
    expect(t.refusal(charge('a', [27, 20], 'z'))).toEqual([]);
    expect(t.refusal(walk('a', [20, 27]))).toEqual([]);
    expect(t.refusal(walk('a', [20, 27 + um(1)]))).toEqual(['BTS-MOV-02']);
  });

  it('BTS-PRN-06: only Infantry lies down, for half its Mvt', () => {
    const t = scene({
      figures: [
        man(1, 'a', 20, 20, { mvt: 15 }),
        man(1, 'b', 30, 20, { build: 'cavalry' }),
        man(1, 'c', 40, 20, { mvt: 15, marks: { spent: 70_000 } }),
        man(1, 'd', 50, 20, { mvt: 15, marks: { spent: 70_001 } }),
      ],
    });
    expect(t.refusal({ do: 'lie', figure: 'a' })).toEqual([]);
    expect(t.refusal({ do: 'lie', figure: 'b' })).toEqual(['BTS-PRN-06']);
    expect(t.refusal({ do: 'lie', figure: 'c' })).toEqual([]);
    expect(t.refusal({ do: 'lie', figure: 'd' })).toEqual(['BTS-PRN-06']);
    t.do({ do: 'lie', figure: 'a' });
    expect([t.figure('a').prone, t.figure('a').marks.spent]).toEqual([true, 80_000]);
  });

  it('BTS-PRN-07: nobody stands up and lies down in the same phase', () => {
    const t = scene({
      figures: [
        man(1, 'a', 20, 20, { prone: true, mvt: 30 }),
        man(1, 'b', 30, 20, { mvt: 30, prone: true, marks: { lay: true } }),
      ],
    });
    expect(t.refusal({ do: 'stand', figure: 'b' })).toEqual(['BTS-PRN-07']);
    t.do({ do: 'stand', figure: 'a' });
    expect(t.refusal({ do: 'lie', figure: 'a' })).toEqual(['BTS-PRN-07']);
  });

  it('BTS-PRN-08, BTS-MOV-16: standing up and lying down count as having moved', () => {
    const t = scene({ figures: [man(1, 'a', 20, 20, { prone: true }), man(1, 'b', 30, 20), man(1, 'c', 40, 20)] });
    t.do({ do: 'stand', figure: 'a' }, { do: 'end' }, { do: 'lie', figure: 'b' });
    expect(['a', 'b', 'c'].map(name => t.figure(name).marks.moved)).toEqual([true, true, false]);
  });

  it('BTS-PRN-09, edge case 8: it may stand up in an enemy control zone without charging, if it does not come closer', () => {
    const t = scene({ figures: [man(1, 'a', 20, 20, { prone: true }), man(2, 'z', 24, 20)] });
    t.do({ do: 'stand', figure: 'a' });
    expect(t.refusal(walk('a', [20.2, 20]))).toEqual(['BTS-MOV-14']);
    expect(t.refusal(walk('a', [17, 20]))).toEqual([]);
    t.do({ do: 'end' });
    expect(t.figure('a').prone).toBe(false);
  });

  const fight = (more: object, dice: readonly [number, number]) => {
    const figures = [man(1, 'a', 20, 20, { cc: 5 }), man(2, 'z', 22.5, 20, { prone: true, ...more })];
    const t = scene({ figures, engaged: [['a', 'z']], begin: 'duels' });
    return t.do(roll('duel', dice[0]), roll('duel', dice[1]));
  };

  it('BTS-PRN-12, BTS-DUE-18, R-38: its Duel dice have -1, and its surplus points strike no blow', () => {
    const lost = fight({}, [4, 4]);
    expect(lost.events('duel.compared')[0]?.glory.map(side => side.length)).toEqual([1, 0]);
    const won = scene({
      figures: [man(1, 'a', 20, 20), man(2, 'z', 22.5, 20, { prone: true, attacks: 2 })],
      engaged: [['a', 'z']],
      begin: 'duels',
    });
    won.do(roll('duel', 1), roll('duel', 2, 6));
    // The 2 counts 1 and ties at equal CC; the 6 counts 5: a surplus point that wins but strikes nothing.
    const glory = won.events('duel.compared')[0]?.glory;
    expect(glory?.[1]).toEqual([
      { figure: 1, surplus: false },
      { figure: 1, surplus: true },
    ]);
    won.do({ to: [17, 20] }, roll('wound', 1), roll('wound', 1, 1));
    expect(won.events('wounds.rolled').filter(({ by }) => by === 1)).toHaveLength(1);
  });

  it('BTS-PRN-13: a prone winner may stand up or not', () => {
    const at = () => fight({ cc: 9 }, [1, 6]).do({ to: [17, 20] }, roll('wound', 1));
    expect([at().next, at().seat]).toEqual(['bts.ask.rise', 1]);
    expect(at().do('rise').figure('z').prone).toBe(false);
    expect(at().do('stay').figure('z').prone).toBe(true);
  });

  it('BTS-PRN-14, BTS-PRN-15: a prone loser recoils 3 cm, stays prone and is struck as if Blocked: two wound rolls', () => {
    const t = fight({ pv: 3 }, [6, 2]);
    expect(t.next).toBe('bts.ask.recoil');
    t.do({ to: [25.5, 20] });
    expect(t.next).toBe('bts.roll.wound');
    t.do(roll('wound', 1, 1));
    expect([t.figure('z').prone, t.at('z')]).toEqual([true, [25.5, 20]]);
  });

  it('BTS-PRN-16: Monsters, Vehicles and Siege Weapons are never thrown prone', () => {
    for (const build of ['monster', 'vehicle', 'siege', 'infantry', 'cavalry', 'walker'] as const) {
      const t = scene({ figures: [man(1, 'a', 20, 20, { build })], begin: 'throwDown' }, { figures: [0] });
      expect(t.figure('a').prone).toBe(['infantry', 'cavalry', 'walker'].includes(build));
    }
  });

  it('BTS-PRN-17: it cannot support', () => {
    const at = (prone: boolean) =>
      scene({
        figures: [
          man(1, 'a', 20, 20),
          man(1, 'b', 17.5, 20, { prone, melee: [{ id: 'spear', supports: true }] }),
          man(2, 'z', 22.5, 20),
        ],
        engaged: [['a', 'z']],
        begin: 'duels',
      }).next;
    expect([at(false), at(true)]).toEqual(['bts.ask.supports', 'bts.roll.duel']);
  });
});

describe('stepping over the prone', () => {
  const step = { do: 'step', figure: 'a', path: [[22.4, 20]], over: 2, to: [27.6, 20] };
  const at = (seat: 1 | 2) =>
    scene({ figures: [man(1, 'a', 20, 20), man(1, 'q', 60, 60), man(seat, 'z', 25, 20, { prone: true })] });

  it('BTS-PRN-10: from as close as possible to the far side, with a Crossing test: 2-5 it stops there, 6 it goes on', () => {
    const stops = at(2).do(step, roll('crossing', 2));
    expect([stops.at('a'), stops.next, stops.figure('a').marks.done]).toEqual([[27.6, 20], 'bts.ask.act', true]);
    const goes = at(2).do(step, roll('crossing', 6));
    expect([goes.at('a'), goes.next]).toEqual([[27.6, 20], 'bts.ask.go-on']);
    expect(at(2).refusal({ ...step, to: [27.5, 20] })).toEqual(['BTS-PRN-10']);
    expect(at(2).refusal({ ...step, to: [22.4, 20.2] })).toEqual(['BTS-PRN-10']);
    expect(at(2).refusal({ ...step, path: [[21, 20]] })).toEqual(['BTS-PRN-10']);
    expect(at(2).refusal({ ...step, over: 1 })).toEqual(['BTS-PRN-10']);
  });

  it('BTS-PRN-11: on a 1 it stops before a friend, and must charge an enemy', () => {
    const friend = at(1).do(step, roll('crossing', 1));
    expect([friend.at('a'), friend.state.links]).toEqual([[22.4, 20], []]);
    const enemy = at(2).do(step, roll('crossing', 1));
    expect(enemy.state.links).toEqual([{ charger: 0, charged: 2 }]);
    expect(enemy.figure('a').marks.charged).toBe(true);
  });
});
