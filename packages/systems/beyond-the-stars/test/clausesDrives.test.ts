import { describe, expect, it } from 'vitest';
import { isEngaged } from '../src/figures/traits.js';
import type { Body, FigureBody, TerrainBody } from '../src/scenario/body.js';
import { NOBODY } from '../src/state.js';
import { END, man, roll, scene, type Scene } from './scene.js';

/** Monsters and Vehicles on their way, and those who fly: what they meet, in what order, and where it ends. */

const beast = (more: Partial<FigureBody> = {}): FigureBody =>
  man(1, 'm', 60, 60, { build: 'monster', baseMm: 60, height: 6, force: 7, pv: 6, mvt: 20, morale: 4, ...more });
const field = (m: FigureBody, others: readonly FigureBody[] = [], more: Partial<Body> = {}): Scene =>
  scene({ figures: [m, man(1, 'b', 5, 5), man(2, 'far', 110, 5), ...others], ...more });
const drive = (cm: number, degrees = 0): object => ({ do: 'drive', figure: 'm', degrees, cm });

describe('on the way', () => {
  it('BTS-MON-03: a pivot rams nobody, though it ends against him', () => {
    // Ten by four: turned by a quarter it reaches 5 cm up.
    const t = field(beast({ baseMm: [100, 40] }), [man(2, 'z', 60, 66.25)]).do(drive(0, 90));
    expect([t.figure('m').spot.facing, isEngaged(t.state, 0), t.next]).toEqual([1024, false, 'bts.ask.go-on']);
  });

  it('BTS-SPR-71: what it comes upon after it has run down others frightens it before it goes on', () => {
    const others = [man(2, 'y', 66, 60, { defence: 1 }), man(2, 'z', 72, 60, { rules: ['srTerrifying'] })];
    const t = field(beast(), others).do(drive(15), roll('wound', 6));
    expect([t.figure('y').place, t.next]).toEqual(['gone', 'bts.roll.morale']);
    const afraid = field(beast(), others).do(drive(15), roll('wound', 6), roll('morale', 1, 1));
    expect([isEngaged(afraid.state, 0), afraid.state.mover, afraid.figure('m').marks.done]).toEqual([
      false,
      NOBODY,
      true,
    ]);
    const brave = field(beast(), others).do(drive(15), roll('wound', 6), roll('morale', 6, 6), roll('wound', 1));
    expect(isEngaged(brave.state, 0)).toBe(true);
  });

  it('BTS-MON-18: driven off the table in panic it is lost, but not past those who stand in its way', () => {
    const bolting = (others: readonly FigureBody[]): Scene =>
      scene({
        figures: [beast({ at: [112, 60], panic: 'pending' }), man(1, 'b', 5, 5), man(2, 'far', 5, 110), ...others],
      });
    const away = bolting([]);
    expect(away.seat).toBe(1);
    away.do(drive(15));
    expect([away.figure('m').place, away.events('figure.removed')[0]?.cause]).toEqual(['gone', 'left-table']);
    const met = bolting([man(2, 'z', 117, 60)]).do(drive(15), roll('wound', 1));
    expect([met.figure('m').place, isEngaged(met.state, 0)]).toEqual(['table', true]);
  });

  it('BTS-MON-04: a friend who is run over makes way if he dies, and stops it if he lives', () => {
    const ram = (face: number): Scene =>
      field(beast(), [man(1, 'f', 66, 60, { defence: 1 })]).do(drive(15), 'ram', roll('wound', face));
    expect([ram(6).figure('f').place, ram(6).at('m')[0]]).toEqual(['gone', 75]);
    const alive = ram(1);
    expect([alive.figure('f').place, alive.at('m')[0] < 62, alive.figure('m').marks.done]).toEqual([
      'table',
      true,
      true,
    ]);
  });

  it('BTS-VEH-20: over a step it does not ram who stands on another level, and goes no farther', () => {
    const terrace: TerrainBody = { kind: 'platform', box: [66, 40, 20, 40], height: 4 };
    const t = field(beast({ height: 6 }), [man(2, 'z', 67.5, 60)], { terrain: [terrace] });
    t.do(drive(10));
    expect([isEngaged(t.state, 0), t.at('m')[0] < 64]).toEqual([false, true]);
  });
});

describe('whoever must charge', () => {
  const held = (m: FigureBody, others: readonly FigureBody[]): string[] => field(m, others).refusal(END);
  const rage = (more: Partial<FigureBody> = {}): FigureBody => beast({ rules: ['srEnraged'], ...more });

  it('BTS-SPR-33, R-83: rams whom it reaches, straight, turned, or past somebody else', () => {
    expect([held(rage(), [man(2, 'z', 75, 60)]), held(rage(), [man(2, 'z', 86, 60)])]).toEqual([['BTS-SPR-33'], []]);
    expect(held(rage(), [man(2, 'z', 45, 60)])).toEqual(['BTS-SPR-33']);
    expect(held(rage(), [man(2, 'z', 60, 45)])).toEqual(['BTS-SPR-33']);
    // No turns left.
    expect(held(rage({ marks: { pivots: 2 } }), [man(2, 'z', 60, 45)])).toEqual([]);
    // A friend in the straight way, and room beside him.
    expect(held(rage(), [man(1, 'f', 66, 57), man(2, 'z', 75, 62)])).toEqual(['BTS-SPR-33']);
  });

  it('BTS-SPR-33, R-82: flies at whom he cannot reach on foot', () => {
    const bird = (x: number): string[] =>
      scene({
        figures: [
          man(1, 'm', 60, 60, { rules: ['srEnraged', 'srFlight'] }),
          man(1, 'b', 5, 5),
          man(2, 'z', x, 60),
          man(2, 'far', 5, 110),
        ],
      }).refusal(END);
    // Fifteen on foot, ten more in the air.
    expect([bird(82), bird(87.4), bird(88)]).toEqual([['BTS-SPR-33'], ['BTS-SPR-33'], []]);
  });
});

describe('flight', () => {
  it('BTS-SPR-79, BTS-MOV-01: a charge from the air ends the move that has begun', () => {
    const t = scene({
      figures: [
        man(1, 'a', 40, 40, { rules: ['srFlight'], morale: 9 }),
        man(1, 'b', 5, 5),
        man(2, 'z', 55, 40, { rules: ['srTerrifying'] }),
      ],
    }).do({ do: 'dare', figure: 'a' }, roll('morale', 6, 6));
    expect(t.state.mover).toBe(0);
    t.do({ do: 'fly', figure: 'a', to: [52.5, 40], targets: ['z'] });
    expect([t.state.mover, t.state.links.length]).toEqual([NOBODY, 1]);
    expect(t.refusal({ do: 'walk', figure: 'b', path: [[7, 5]] })).toEqual([]);
  });
});

describe('over scenery', () => {
  it('BTS-CAV-12: a walk through difficult ground up to an obstacle makes the charge after it a rough one', () => {
    const wood: TerrainBody = { kind: 'wooded', box: [24, 20, 1, 20], height: 1 };
    const t = scene({
      terrain: [{ id: 'p', kind: 'obstacle', box: [30, 0, 1, 60], height: 2 }, wood],
      figures: [man(1, 'a', 22, 30, { mvt: 40 }), man(1, 'b', 5, 5), man(2, 'z', 40, 30)],
    }).do({ do: 'cross', figure: 'a', path: [[28.75, 30]], piece: 'p', to: [32.25, 30] }, roll('crossing', 6), {
      do: 'charge',
      figure: 'a',
      path: [[37.5, 30]],
      targets: ['z'],
    });
    expect(t.figure('a').marks.roughCharge).toBe(true);
  });

  it('BTS-TER-14: to cross takes no more movement than there is, and nobody hangs on a wall that he crosses', () => {
    const t = scene({
      terrain: [{ id: 'p', kind: 'obstacle', box: [30, 0, 1, 60], height: 2 }],
      figures: [man(1, 'a', 14.75, 30), man(1, 'b', 5, 5), man(2, 'z', 100, 30)],
    }).do({ do: 'cross', figure: 'a', path: [[28.75, 30]], piece: 'p', to: [32.25, 30] }, roll('crossing', 3));
    expect([t.at('a'), t.figure('a').spot.z]).toEqual([[32.25, 30], 0]);
  });
});
