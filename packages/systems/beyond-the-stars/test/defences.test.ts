import { describe, expect, it } from 'vitest';
import { hasControlZone } from '../src/figures/traits.js';
import { defends, heightHeld } from '../src/ground/defence.js';
import type { Body, FigureBody, TerrainBody } from '../src/scenario/body.js';
import { hasChargeBonus } from '../src/rules/builds/mounted.js';
import { strikesAcross } from '../src/duel/across.js';
import { man, roll, scene, type Scene } from './scene.js';

/** A wall of one centimetre across the way, its defender right behind it. */
const wall = (height = 2): TerrainBody => ({ id: 'w', kind: 'obstacle', box: [30, 0, 1, 60], height });
const DEFENDER = 32.25;
const at = (figures: readonly FigureBody[], more: Partial<Body> = {}): Scene =>
  scene({ figures, terrain: [wall()], ...more });
const storm = (figure = 'a', x = 28.75, y = 30, target = 'z'): object => ({
  do: 'storm',
  figure,
  path: [[x, y]],
  target,
  piece: 'w',
});
const attacker = (more: Partial<FigureBody> = {}): FigureBody => man(1, 'a', 20, 30, more);
const defender = (more: Partial<FigureBody> = {}): FigureBody => man(2, 'z', DEFENDER, 30, more);

describe('barriers', () => {
  it('BTS-DEF-01: at least half as high as the attacker, and the defender sees over it', () => {
    const holds = (height: number, tall = 3, own = 3): boolean =>
      defends(
        scene({ figures: [attacker({ height: tall }), defender({ height: own })], terrain: [wall(height)] }).state,
        1,
        0,
        0,
      );
    expect([holds(1.5), holds(1.49)]).toEqual([true, false]);
    expect([holds(2.6), holds(2.7)]).toEqual([true, false]);
    expect([holds(2.5, 5, 4), holds(2.49, 5, 4)]).toEqual([true, false]);
  });

  it('BTS-DEF-02: only whoever stands against it defends it, and his control zone reaches 3 cm beyond it', () => {
    const holds = (x: number): boolean => defends(at([attacker(), man(2, 'z', x, 30)]).state, 1, 0, 0);
    expect([holds(DEFENDER), holds(DEFENDER + 0.3)]).toEqual([true, false]);
    const walk = (x: number): string[] =>
      at([attacker(), defender()]).refusal({ do: 'walk', figure: 'a', path: [[x, 30]] });
    // The outer face of the wall is at 30: the zone begins at 27.
    expect([walk(27 - 1.25), walk(27 - 1.24)]).toEqual([[], ['BTS-MOV-09']]);
  });

  it('BTS-DEF-03: nobody crosses the barrier inside that zone', () => {
    const cross = (y: number): string[] =>
      at([man(1, 'a', 24, y), defender()]).refusal({
        do: 'cross',
        figure: 'a',
        path: [[28.75, y]],
        piece: 'w',
        to: [DEFENDER, y],
      });
    expect(cross(31)).not.toEqual([]);
    expect(cross(33)).not.toEqual([]);
  });

  it('BTS-DEF-04: outside it he may cross, and then charge', () => {
    const t = at([man(1, 'a', 26, 40), defender()]);
    t.do({ do: 'cross', figure: 'a', path: [[28.75, 40]], piece: 'w', to: [DEFENDER, 40] }, roll('crossing', 6));
    expect(t.refusal({ do: 'charge', figure: 'a', path: [[DEFENDER, 32.5]], targets: ['z'] })).toEqual([]);
  });

  it('BTS-DEF-05, BTS-CHG-11: the charger stands against the other side, within 3 cm of the defender', () => {
    const t = at([attacker(), defender()]);
    expect(t.refusal(storm('a', 28.5))).toEqual(['BTS-DEF-05']);
    expect(t.refusal(storm('a', 28.75, 34.5))).toEqual(['BTS-DEF-05']);
    t.do(storm());
    expect(t.state.links).toEqual([{ charger: 0, charged: 1, barrier: 0 }]);
  });

  it('BTS-DEF-06, BTS-DEF-07: several may attack him at once, and he keeps his control zone', () => {
    const t = at([attacker(), man(1, 'b', 20, 34), defender()]).do(storm());
    expect(hasControlZone(t.state, 2)).toBe(true);
    expect(t.refusal(storm('b', 28.75, 32.6))).toEqual([]);
  });

  const engaged = (
    others: readonly FigureBody[],
    links: NonNullable<Body['engaged']>,
    more: Partial<Body> = {},
  ): Scene =>
    scene({
      begin: 'duels',
      initiative: 1,
      terrain: [wall()],
      figures: [man(1, 'a', 28.75, 30, { force: 9 }), defender(), ...others],
      engaged: links,
      ...more,
    });
  const over: NonNullable<Body['engaged']>[number] = ['a', 'z', { barrier: 'w' }];

  it('BTS-DEF-12: each blow over it needs a Trajectory roll of 4+; the defender strikes freely', () => {
    const t = engaged([], [over]).do(roll('duel', 6), roll('duel', 1));
    t.do(t.options()[0]);
    expect(t.next).toBe('bts.roll.trajectory');
    expect(t.do(roll('trajectory', 3)).told).not.toContain('wounds.rolled');
    const hit = engaged([], [over]).do(roll('duel', 6), roll('duel', 1));
    hit.do(hit.options()[0], roll('trajectory', 4));
    expect(hit.next).toBe('bts.roll.wound');
    const back = engaged([], [over]).do(roll('duel', 1), roll('duel', 6));
    back.do(back.options()[0]);
    expect(back.next).toBe('bts.roll.wound');
  });

  it('BTS-DEF-08: whoever kills the defender may take his place, or stay', () => {
    const slain = (): Scene => {
      const t = engaged([], [over]).do(roll('duel', 6), roll('duel', 1));
      return t.do(t.options()[0], roll('trajectory', 4), roll('wound', 6));
    };
    expect([slain().next, slain().seat]).toEqual(['bts.ask.take-place', 0]);
    expect(slain().do('take').at('a')[0]).toBeGreaterThan(31);
    expect(slain().do('stay').at('a')).toEqual([28.75, 30]);
  });

  it('BTS-DEF-09: an attacker more than twice as tall ignores it', () => {
    const tall = scene({
      figures: [attacker({ height: 5, shoulder: 3, build: 'cavalry', baseMm: 25 }), defender()],
      terrain: [wall(2)],
    });
    tall.do(storm());
    expect(tall.state.links).toEqual([{ charger: 0, charged: 1 }]);
    const even = scene({
      figures: [attacker({ height: 4, shoulder: 3, build: 'cavalry', baseMm: 25 }), defender()],
      terrain: [wall(2)],
    });
    even.do(storm());
    expect(even.state.links).toEqual([{ charger: 0, charged: 1, barrier: 0 }]);
  });

  it('BTS-DEF-10: counter-charged from behind, he strikes either, the defender over the wall, and may not cross', () => {
    const t = engaged([man(2, 'y', 26.25, 30)], [over, ['y', 'a']]);
    expect([strikesAcross(t.state, 0, 1), strikesAcross(t.state, 0, 2)]).toEqual([true, false]);
    expect(t.state.duels[0]?.across).toEqual([
      { attacker: 0, defender: 1, piece: 0, edge: false, free: false, level: false },
    ]);
  });

  it('BTS-DEF-11, edge case 26: with another attacker on the defender’s side nobody minds the wall', () => {
    const t = engaged([man(1, 'b', DEFENDER + 2.5, 30)], [over, ['b', 'z']]);
    expect(strikesAcross(t.state, 0, 1)).toBe(false);
  });

  it('BTS-CAV-15: Cavalry fights at it without its charge bonuses; Bikes only with All-terrain', () => {
    const t = scene({
      figures: [attacker({ build: 'cavalry', height: 4, shoulder: 3 }), defender()],
      terrain: [wall(2)],
    }).do(storm());
    expect(t.state.links).toEqual([{ charger: 0, charged: 1, barrier: 0 }]);
    expect(hasChargeBonus(t.state, 0)).toBe(false);
    // a wall of less than half its height is none, and the charge is a plain one.
    const low = scene({
      figures: [attacker({ build: 'cavalry', height: 5, shoulder: 3 }), defender()],
      terrain: [wall(2)],
    }).do(storm());
    expect(low.state.links).toEqual([{ charger: 0, charged: 1 }]);
    expect(hasChargeBonus(low.state, 0)).toBe(true);
    const bike = (rules: string[]): string[] => at([attacker({ build: 'bike', rules }), defender()]).refusal(storm());
    expect([bike([]), bike(['srAllTerrain'])]).toEqual([['BTS-CAV-15'], []]);
  });
});

describe('openings', () => {
  it('BTS-DEF-19: nobody fights through a window: whoever is inside is charged only by going in', () => {
    const house = {
      id: 'w',
      kind: 'building',
      box: [30, 20, 10, 10],
      height: 4,
      openings: [{ at: [30, 25], kind: 'window' }],
    } as const;
    const t = scene({
      figures: [man(1, 'a', 25, 25), man(2, 'z', 0, 0, { place: 'inside', host: 'w' })],
      terrain: [house],
    });
    expect(t.refusal({ do: 'charge', figure: 'a', path: [[28.75, 25]], targets: ['z'] })).toEqual(['BTS-CHG-01']);
    expect(t.refusal(storm('a', 28.75, 25))).not.toEqual([]);
    expect(t.refusal({ do: 'enter', figure: 'a', path: [[28.74, 25]], piece: 'w', opening: 0 })).toEqual([]);
  });
});

describe('heights', () => {
  const ledge = (height: number): TerrainBody => ({ id: 'w', kind: 'platform', box: [30, 0, 20, 60], height });
  const onTop = (more: Partial<FigureBody> = {}): FigureBody => man(2, 'z', 31.3, 30, more);
  const below = (height: number, more: Partial<FigureBody> = {}): Scene =>
    scene({ figures: [attacker({ height: 3, ...more }), onTop()], terrain: [ledge(height)] });

  it('BTS-DEF-13: elevated is higher than half of the attacker', () => {
    const held = (height: number): number | undefined => heightHeld(below(height).state, 1, 0);
    expect([held(1.5), held(1.51)]).toEqual([undefined, 0]);
  });

  it('BTS-DEF-14: Cavalry and Bikes cannot charge up', () => {
    expect(below(4).refusal(storm())).toEqual([]);
    for (const build of ['cavalry', 'bike'] as const)
      expect(below(4, { build }).refusal(storm())).toEqual(['BTS-DEF-14']);
  });

  it('BTS-DEF-15, R-93: the climb is part of the distance, without a test', () => {
    // 8.75 cm to walk.
    expect(below(6.25).refusal(storm())).toEqual([]);
    expect(below(6.26).refusal(storm())).toEqual(['BTS-DEF-15']);
    const t = below(4).do(storm());
    expect(t.state.links).toEqual([{ charger: 0, charged: 1, edge: 0 }]);
    expect(t.told).not.toContain('test.rolled');
  });

  const engaged = (others: readonly FigureBody[] = [], links: NonNullable<Body['engaged']> = []): Scene =>
    scene({
      begin: 'duels',
      initiative: 1,
      terrain: [ledge(5)],
      figures: [man(1, 'a', 28.75, 30, { force: 9, pv: 9 }), onTop({ pv: 2 }), ...others],
      engaged: [['a', 'z', { edge: 'w' }], ...links],
    });

  it('BTS-DEF-16, R-26, edge case 27: whoever does not kill falls, and is hurt by the height', () => {
    const t = engaged().do(roll('duel', 6), roll('duel', 1));
    t.do(t.options()[0], roll('trajectory', 1));
    // Five centimetres for somebody three tall: one hit, and two more.
    t.do(roll('wound', 1, 1, 1));
    expect(t.figure('a').prone).toBe(true);
    expect(t.events('wounds.rolled')[0]).toMatchObject({ victim: 0, force: 3 });
  });

  describe('an assault at somebody without Attacks', () => {
    const piece = (more: Partial<FigureBody> = {}): FigureBody => ({
      ...onTop({ build: 'siege', attacks: 0, pv: 1, ...more }),
      siege: { servants: ['crew'] },
    });
    const crew = man(2, 'crew', 40, 5, { serves: 'z' });
    const storming = (over: 'edge' | 'barrier', a: Partial<FigureBody> = {}, more: readonly FigureBody[] = []): Scene =>
      scene({
        begin: 'duels',
        phase: 'duel',
        terrain: [over === 'edge' ? ledge(5) : wall(2)],
        figures: [
          man(1, 'a', 28.75, 30, { pv: 9, ...a }),
          piece(over === 'edge' ? {} : { at: [32.2, 30] }),
          crew,
          ...more,
        ],
        engaged: [['a', 'z', { [over]: 'w' }], ...more.map(({ id }): [string, string] => [id, 'z'])],
      });

    it('R-141, BTS-SGE-16, BTS-DEF-12, -16: each Attack needs a Trajectory roll of 4 or more', () => {
      for (const over of ['edge', 'barrier'] as const) {
        const t = storming(over, { attacks: 3 });
        expect(t.next).toBe('bts.roll.trajectory');
        t.do(roll('trajectory', 3, 4, 5), roll('wound', 1, 1));
        expect(t.events('trajectory.rolled').map(({ face, passed }) => [face, passed])).toEqual([
          [3, false],
          [4, true],
          [5, true],
        ]);
      }
    });

    it('R-141, BTS-DEF-16, BTS-DEF-08: its place may be taken; while it stands one falls from an edge, and steps back from a wall', () => {
      const up = storming('edge', { force: 9 }).do(roll('trajectory', 4), roll('wound', 6));
      expect([up.figure('z').place, up.next, up.seat]).toEqual(['gone', 'bts.ask.take-place', 0]);
      expect(up.do('take').figure('a').spot).toMatchObject({ x: 313_000, z: 50_000 });
      const over = storming('barrier', { force: 9 }).do(roll('trajectory', 4), roll('wound', 6));
      expect(over.next).toBe('bts.ask.take-place');
      const down = storming('edge').do(roll('trajectory', 3), roll('wound', 1, 1, 1));
      expect([down.figure('a').prone, down.events('wounds.rolled')[0]?.victim, down.next]).toEqual([
        true,
        0,
        'bts.ask.rise',
      ]);
      const stays = storming('barrier').do(roll('trajectory', 3));
      expect([stays.figure('a').prone, stays.next]).toEqual([false, 'over']);
    });

    it('R-141, BTS-DEF-17: with an attacker on its own level nobody minds the height', () => {
      const t = storming('edge', {}, [man(1, 'b', 33.8, 30)]).do(roll('wound', 1), roll('wound', 1));
      expect([t.told.includes('trajectory.rolled'), t.figure('a').prone, t.next]).toEqual([false, false, 'over']);
    });
  });

  it('BTS-DEF-17: with an attacker on the defender’s level nobody minds the height', () => {
    const t = engaged([man(1, 'b', 33.8, 30)], [['b', 'z']]);
    expect(strikesAcross(t.state, 0, 1)).toBe(false);
    expect(t.state.duels[0]?.across).toMatchObject([{ level: true }]);
  });
});
