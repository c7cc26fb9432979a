import { describe, expect, it } from 'vitest';
import type { FigureBody, TerrainBody } from '../src/scenario/body.js';
import { offers } from './offers.js';
import { man, scene } from './scene.js';

/** What is offered to one who charges, throws, casts, or goes over what is in his way. */

const z = man(2, 'z', 110, 110);
const offered = (
  name: string,
  a: Partial<FigureBody>,
  others: readonly FigureBody[] = [z],
  terrain: readonly TerrainBody[] = [],
  ask = {},
): string[] => offers(scene({ terrain, figures: [man(1, 'a', 60, 60, a), ...others] }), name, 'a', ask);
const wall: TerrainBody = { id: 'w', kind: 'obstacle', box: [65, 40, 1, 40], height: 2 };

describe('charges that are offered', () => {
  it('BTS-CHG-01, BTS-CHG-12: each enemy in reach, then each two that one place touches', () => {
    const foes = [man(2, 'y', 70, 60), man(2, 'x', 70, 63), man(2, 'w', 60, 80)];
    expect(offered('charge', {}, foes)).toEqual(['67.5,60; y', '67.5,63.3; x', '68,61.5; y+x']);
    expect(offered('charge', { effects: [{ id: 'fullAhead', until: 'turn' }] }, foes)).toEqual([]);
    expect(offered('charge', {}, foes, [], { budget: 76_000 })).toEqual(['67.5,60; y']);
  });

  it('BTS-DEF-05, BTS-CHG-11: across a barrier at each who defends it within reach', () => {
    const y = man(2, 'y', 67.3, 60);
    expect(offered('storm', {}, [y, man(2, 'x', 67.3, 68), man(2, 'far', 67.3, 78), z], [wall])).toEqual([
      '63.7,60; y; piece 0',
      '63.7,68; x; piece 0',
    ]);
    // From where he stands already; up at somebody on an edge.
    expect(offered('storm', {}, [man(2, 'y', 63.6, 60)], [{ ...wall, box: [61.3, 40, 1, 40] }])).toEqual([
      '; y; piece 0',
    ]);
    expect(offered('storm', {}, [y], [{ ...wall, kind: 'platform', box: [65, 50, 20, 20] }])).toEqual([
      '63.7,60; y; piece 0',
    ]);
    // No wood; nobody away from it; nobody who may not charge.
    expect(offered('storm', {}, [y], [{ ...wall, kind: 'wooded' }])).toEqual([]);
    expect(offered('storm', {}, [man(2, 'y', 69.3, 60)], [wall])).toEqual([]);
    expect(offered('storm', { effects: [{ id: 'fullAhead', until: 'turn' }] }, [y], [wall])).toEqual([]);
    // Around a friend who stands in the way.
    const round = offered('storm', {}, [{ ...y, height: 8 }, man(1, 'b', 62.6, 60)], [wall]);
    expect(round).toHaveLength(1);
    expect(round[0]).not.toBe('63.7,60; y; piece 0');
    expect(round[0]).toMatch(/; y; piece 0$/);
  });

  const javelin = {
    ranged: [
      { id: 'j', hands: 1, range: 15, rules: ['srThrown'] },
      { id: 'g', hands: 1, range: 30 },
    ],
  } as const;

  it('BTS-SPR-09: thrown weapons at each enemy in reach, from 3 cm on the way to him', () => {
    const foes = [man(2, 'y', 70, 60), man(2, 'x', 60, 63), man(2, 'w', 60, 80)];
    expect(offered('throw', javelin, foes)).toEqual(['weapon 0; y; 64.5,60', 'weapon 0; x; ']);
    expect(offered('throw', { ...javelin, marks: { threw: true } }, foes)).toEqual([]);
    expect(offered('throw', { ranged: [{ range: 30 }] }, foes)).toEqual([]);
    expect(offered('throw', javelin, [man(2, 'y', 77.5, 60)])).toHaveLength(1);
    expect(offered('throw', javelin, [man(2, 'y', 77.6, 60)])).toEqual([]);
    // Where a friend stands in the way, from another side.
    const round = offered('throw', javelin, [man(2, 'y', 70, 60, { height: 6 }), man(1, 'b', 64.6, 60)]);
    expect(round).toHaveLength(1);
    expect(round[0]).toMatch(/^weapon 0; y; /);
    expect(round[0]).not.toBe('weapon 0; y; 64.5,60');
  });

  it('BTS-MAG-02: a Mage is offered each of his spells at each whom it may be cast at', () => {
    const mage = { rank: 3, keywords: ['mage'], morale: 6, spells: ['song', 'immobilise'], pv: 3, left: 1 } as const;
    const others = [
      man(1, 'h', 70, 60, { pv: 2, left: 1 }),
      man(1, 'w', 50, 60, { pv: 2 }),
      man(2, 'y', 70, 70),
      man(1, 'g', 5, 5, { place: 'gone', pv: 2 }),
    ];
    expect(offered('cast', mage, others)).toEqual(['spell song; a', 'spell song; h', 'spell immobilise; y']);
    expect(offered('cast', { ...mage, marks: { cast: true } }, others)).toEqual([]);
  });

  it('BTS-SPR-71: to take heart is offered where an enemy in play is Terrifying', () => {
    const terror = { rules: ['srTerrifying'] } as const;
    expect(offered('dare', {}, [man(2, 'y', 70, 60, terror)])).toEqual(['']);
    expect(offered('dare', {}, [z, man(1, 'x', 80, 60, terror)])).toEqual([]);
    expect(offered('dare', {}, [z, man(2, 'x', 0, 0, { ...terror, place: 'reserve' })])).toEqual([]);
    expect(offered('dare', {}, [z, man(2, 'x', 0, 0, { ...terror, place: 'gone' })])).toEqual([]);
    const house: TerrainBody = { id: 'h', kind: 'building', box: [80, 80, 10, 10], height: 4, openings: [] };
    expect(offered('dare', {}, [z, man(2, 'x', 0, 0, { ...terror, place: 'inside', host: 'h' })], [house])).toEqual([
      '',
    ]);
  });
});

describe('ways over things that are offered', () => {
  it('BTS-TER-14, BTS-TER-15, BTS-TER-20: straight over, and farther along on both sides as far as one gets', () => {
    const over = (x: number) => [60, 65.6, 54.4, 71.2, 48.8].map(y => `63.7,${y}; piece 0; ${x},${y}`);
    expect(offered('cross', {}, [z], [wall])).toEqual(over(67.3));
    expect(offered('climb', {}, [z], [{ ...wall, height: 5 }])).toEqual(over(67.3));
    expect(offered('jump', {}, [z], [{ ...wall, kind: 'ditch', box: [65, 40, 2, 40], height: 0 }])).toEqual(
      over(68.3).slice(0, 3),
    );
    expect(offered('cross', {}, [z], [{ ...wall, box: [90, 40, 1, 40] }])).toEqual([]);
    expect(offered('jump', {}, [z], [wall])).toEqual([]);
  });

  it('BTS-PRN-10: over each who lies in reach, to the opposite side or beside it', () => {
    const lying = (id: string, x: number, y: number, seat: 1 | 2 = 1): FigureBody =>
      man(seat, id, x, y, { prone: true });
    expect(
      offered('step', {}, [lying('b', 65, 60), lying('c', 60, 68, 2), man(1, 'd', 55, 60), lying('far', 60, 43), z]),
    ).toEqual(['62.5,60; b; 67.5,60', '60,65.5; c; 60,70.5']);
    expect(offered('step', {}, [lying('b', 62.6, 60), z])).toEqual(['; b; 65.1,60']);
    expect(offered('step', {}, [lying('b', 65, 60), man(1, 'c', 68, 60), z])).toEqual(['62.5,60; b; 66,62.3']);
    expect(offered('step', { prone: true }, [lying('b', 65, 60), z])).toEqual([]);
    expect(offered('step', {}, [man(1, 'b', 0, 0, { prone: true, place: 'reserve' }), z])).toEqual([]);
  });

  it('BTS-PRN-05, BTS-PRN-06: to stand up and to lie down are thought of for everybody', () => {
    expect([offered('stand', {}), offered('lie', {})]).toEqual([[''], ['']]);
  });
});
