import { describe, expect, it } from 'vitest';
import type { Body, FigureBody, RangedBody, TerrainBody } from '../src/scenario/body.js';
import { house, inside, man, roll, scene, type Scene } from './scene.js';

/** Shots that burst, and those of flamethrowers. */

const tough = { pv: 9 };
/** Seen over the heads of others. */
const tall = { pv: 9, height: 4 };
const shots = (...targets: string[]) => ({ do: 'shoot', volleys: [{ figure: 'a', shots: [{ weapon: 0, targets }] }] });
const at = (
  figures: readonly FigureBody[],
  guns: readonly RangedBody[] = [{}],
  body: Partial<Body> = {},
  a: Partial<FigureBody> = {},
): Scene =>
  scene({
    figures: [
      man(1, 'a', 20, 20, { ranged: guns.map((gun, i) => ({ id: `g${i}`, range: 90, ...gun })), ...a }),
      ...figures,
    ],
    begin: 'shots',
    ...body,
  });
const struck = (t: Scene): string[] =>
  t.events('wounds.rolled').map(({ victim }) => t.state.battle.sheets[victim]?.id ?? '');

describe('what bursts and burns', () => {
  it('BTS-SPR-16, BTS-SPR-61, R-52: the shot that hit bursts, on a 6 or always; one that went astray does not', () => {
    const near = [man(2, 'z', 40, 20, tall), man(2, 'y', 43, 20, tough), man(2, 'b', 30, 20, tough)];
    const burst = (rules: string[], face: number, way: number) => {
      const t = at(near, [{ force: 7, rules }]).do(
        shots('z'),
        roll('to-hit', face),
        roll('trajectory', way),
        roll('wound', 1),
      );
      return t.next === 'bts.roll.wound' ? struck(t.do(roll('wound', 1))) : struck(t);
    };
    expect(burst(['srFragmentation'], 4, 4)).toEqual(['z', 'y']);
    expect(burst(['srFragmentation'], 4, 3)).toEqual(['b']);
    expect([burst(['srBurstingShot'], 6, 4), burst(['srBurstingShot'], 5, 4)]).toEqual([['z', 'y'], ['z']]);
    expect([burst([], 6, 4), burst(['srAntiTank'], 6, 4)]).toEqual([['z'], ['z']]);
  });

  it('BTS-SPR-16: of several dice only those that showed a 6', () => {
    const t = at(
      [man(2, 'z', 40, 20, tall), man(2, 'y', 43, 20, tough)],
      [{ dice: 2, force: 7, rules: ['srBurstingShot'] }],
    );
    t.do(shots('z', 'z'), roll('to-hit', 5, 6), roll('wound', 1), roll('wound', 1), roll('wound', 1));
    expect([struck(t), t.next]).toEqual([['z', 'z', 'y'], 'over']);
  });

  const flamer = [{ category: 'flamer', range: 30 }] as const;

  it('BTS-WPN-11, R-114: the target first, then all between, each by every hit; nobody behind or beside', () => {
    const t = at(
      [
        man(2, 'z', 40, 20, tall),
        man(2, 'far', 44, 20, tough),
        man(1, 'mid', 35, 20, tough),
        man(2, 'near', 30, 20, tough),
        man(2, 'side', 30, 26, tough),
      ],
      flamer,
    );
    t.do(shots('z'), roll('to-hit', 6), roll('wound', 1), roll('wound', 1), roll('wound', 1));
    expect([struck(t), t.next]).toEqual([['z', 'near', 'mid'], 'over']);
  });

  it('BTS-BLD-13: everybody in the room is on the line, the one who was aimed at first; other rooms are not', () => {
    const room = [inside(2, 'y', tough), inside(2, 'z', tough), inside(2, 'up', { ...tough, storey: 1 })];
    const t = at(room, flamer, { terrain: [house({ height: 8, storeys: 2 })] }, { at: [40, 56] });
    t.do(shots('z'), roll('to-hit', 6), roll('wound', 1), roll('wound', 1));
    expect([struck(t), t.next]).toEqual([['z', 'y'], 'over']);
  });

  it('BTS-TER-27, BTS-WPN-11: what is flammable where its victims stand may catch fire, if it does not burn yet', () => {
    const wood: TerrainBody = { id: 'w', kind: 'wooded', box: [38, 18, 4, 4], height: 2, flammable: true };
    const bush: TerrainBody = { id: 'b', kind: 'wooded', box: [28, 18, 4, 4], height: 1, flammable: true };
    const burnt = (body: Partial<Body>) => {
      const t = at([man(2, 'z', 40, 20, tall), man(2, 'y', 30, 20, tough)], flamer, body);
      t.do(shots('z'), roll('to-hit', 6), roll('wound', 1), roll('wound', 1));
      let dice = 0;
      for (; t.next === 'bts.roll.ignite'; dice++) t.do(roll('ignite', 1));
      return dice;
    };
    expect(burnt({ terrain: [wood, bush] })).toBe(2);
    // What the first hit has set on fire the second does not.
    const twice = at([man(2, 'z', 40, 20, tough)], [{ ...flamer[0], dice: 2 }], { terrain: [wood] });
    twice.do(shots('z', 'z'), roll('to-hit', 6, 6), roll('wound', 1), roll('ignite', 4), roll('wound', 1));
    expect([twice.next, twice.state.burning]).toEqual(['over', [0]]);
    // Whoever is indoors stands in no wood.
    const indoors = at(
      [inside(2, 'z', { ...tough, at: [90, 90] })],
      flamer,
      {
        terrain: [house(), { ...wood, box: [85, 85, 10, 10] }],
      },
      { at: [40, 56] },
    );
    indoors.do(shots('z'), roll('to-hit', 6), roll('wound', 1));
    expect(indoors.next).toBe('over');
    expect(burnt({ terrain: [wood, bush], burning: ['w'] })).toBe(1);
    expect(burnt({ terrain: [{ ...wood, flammable: false }, bush] })).toBe(1);
  });
});
