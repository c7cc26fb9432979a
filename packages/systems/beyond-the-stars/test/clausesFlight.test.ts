import { cm } from '@banneret/geometry';
import { describe, expect, it } from 'vitest';
import { flightBudget, forcedFlight, isFlownOff, isOffTable, metAt } from '../src/movement/flight.js';
import type { Body, FigureBody, TerrainBody } from '../src/scenario/body.js';
import { man, scene, um } from './scene.js';

/** Where those who fly take off and land, each side of every border. */

const bird = (more: Partial<FigureBody> = {}): FigureBody => man(1, 'a', 40, 40, { rules: ['srFlight'], ...more });
const z = man(2, 'z', 110, 110);
const fly = (x: number, targets: readonly string[] = [], y = 40): object => ({
  do: 'fly',
  figure: 'a',
  to: [x, y],
  targets,
});
const refused = (
  choice: object,
  others: readonly FigureBody[] = [],
  more: Partial<FigureBody> = {},
  body: Partial<Body> = {},
): string[] => scene({ figures: [bird(more), ...others, man(1, 'b', 5, 5), z], ...body }).refusal(choice);

describe('flight', () => {
  it('BTS-SPR-79: (d) with wings, 10 cm more than the Mvt, and somewhere else', () => {
    expect([refused(fly(65)), refused(fly(65 + um(1))), refused(fly(40))]).toEqual([
      [],
      ['BTS-SPR-79'],
      ['BTS-MOV-02'],
    ]);
    expect(refused(fly(50), [], { rules: [] })).toEqual(['BTS-SPR-79']);
  });

  it('BTS-SPR-79: (i) Fast adds nothing in the air, 5 cm or 10', () => {
    const budget = (more: Partial<FigureBody>): number =>
      flightBudget(scene({ figures: [bird(more), z] }).state, 0) / 10_000;
    expect(budget({})).toBe(25);
    for (const build of ['infantry', 'beast', 'walker', 'cavalry', 'monster'] as const)
      expect(budget({ build, baseMm: 40, pv: 4, rules: ['srFlight', 'srFast'] })).toBe(25);
  });

  it('BTS-SPR-79: (d), (e) a whole move: not after a walk, lying down, or from among trees', () => {
    const wood: TerrainBody = { kind: 'wooded', box: [30, 30, 20, 20], height: 2 };
    const terrain = [wood];
    expect(refused(fly(50), [], { marks: { spent: 1 } })).toEqual(['BTS-SPR-79']);
    expect(refused(fly(50), [], { prone: true })).toEqual(['BTS-SPR-79']);
    expect(refused(fly(60), [], {}, { terrain })).toEqual(['BTS-SPR-79']);
    const edge = (x: number): string[] => refused(fly(60), [], { at: [x, 40] }, { terrain });
    expect([edge(51.25), edge(51.2)]).toEqual([[], ['BTS-SPR-79']]);
    const flown = (more: Partial<FigureBody>): boolean =>
      isFlownOff(scene({ terrain, figures: [bird({ at: [60, 40], ...more }), z] }).state, 0);
    expect([flown({}), flown({ prone: true }), flown({ at: [40, 40] }), flown({ rules: [] })]).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });

  it('BTS-SPR-79: (b) not into forests, nor where no base stands or something burns', () => {
    const on = (kind: string, more: Partial<Body> = {}): string[] =>
      refused(fly(55), [], {}, { terrain: [{ id: 'p', kind, box: [52, 37, 6, 6], height: 1 }], ...more });
    for (const kind of ['wooded', 'impassable', 'building', 'obstacle', 'ditch', 'deep-water'])
      expect(on(kind)).toEqual(['BTS-SPR-79']);
    for (const kind of ['open', 'rocky', 'urban', 'shallow-water', 'platform']) expect(on(kind)).toEqual([]);
    expect(on('rocky', { burning: ['p'] })).toEqual(['BTS-SPR-79']);
    // Half on a platform and half beside it.
    const platform: TerrainBody = { kind: 'platform', box: [52, 37, 6, 6], height: 2 };
    expect([
      refused(fly(51.5), [], {}, { terrain: [platform] }),
      refused(fly(50.7), [], {}, { terrain: [platform] }),
    ]).toEqual([['BTS-SPR-79'], []]);
  });

  it('BTS-MOV-15: on the table', () => {
    expect([refused(fly(1.25), [], { at: [20, 40] }), refused(fly(1.24), [], { at: [20, 40] })]).toEqual([
      [],
      ['BTS-MOV-15'],
    ]);
  });

  it('BTS-SPR-79: (c) outside control zones, against friends but not on them, a hair from those without a zone', () => {
    const near = (x: number, more: Partial<FigureBody> = {}): string[] => refused(fly(55), [man(2, 'y', x, 40, more)]);
    expect([near(60.5), near(60.5 - um(1))]).toEqual([[], ['BTS-SPR-79']]);
    expect([near(57.51, { prone: true }), near(57.51 - um(1), { prone: true })]).toEqual([[], ['BTS-SPR-79']]);
    expect([near(57.5, { seat: 1 }), near(57.5 - um(1), { seat: 1 })]).toEqual([[], ['BTS-SPR-79']]);
    expect(near(55, { place: 'gone' })).toEqual([]);
  });

  it('R-82, BTS-CHG-09: a charge lands in contact with all it names and nobody else, whatever other zones', () => {
    const y = man(2, 'y', 57.5, 40);
    const swoop = (
      others: readonly FigureBody[],
      targets: readonly string[],
      more: Partial<FigureBody> = {},
    ): string[] => refused(fly(55, targets), others, more);
    expect(swoop([y], ['y'])).toEqual([]);
    expect(swoop([man(2, 'y', 57.55, 40)], ['y'])).toEqual([]);
    expect(swoop([man(2, 'y', 57.55 + um(1), 40)], ['y'])).toEqual(['BTS-CHG-01']);
    expect(swoop([y, man(2, 'x', 55, 43)], ['y'])).toEqual([]);
    expect(swoop([y, man(2, 'x', 55, 42.5)], ['y'])).toEqual(['BTS-SPR-79']);
    expect(swoop([y, man(2, 'x', 55, 42.5)], ['y', 'x'])).toEqual([]);
    expect(swoop([y, man(2, 'x', 55, 44)], ['y', 'x'])).toEqual(['BTS-CHG-01']);
    expect(swoop([{ ...y, seat: 1 }], ['y'])).toEqual(['BTS-CHG-01']);
    expect(swoop([y], ['y'], { marks: { noCharge: true } })).toEqual(['BTS-CHG-20']);
  });

  it('BTS-MON-18: off the table is beyond its edge, on any side', () => {
    const { state } = scene({ figures: [bird(), z] });
    const off = (x: number, y: number): boolean => isOffTable(state, { x, y });
    const far = cm(120);
    expect([off(0, 0), off(far, far), off(0, far), off(far, 0)]).toEqual([false, false, false, false]);
    expect([off(-1, 5), off(5, -1), off(far + 1, 5), off(5, far + 1)]).toEqual([true, true, true, true]);
  });

  it('R-82: whom it meets by landing somewhere are the enemies it touches there', () => {
    const { state } = scene({
      figures: [bird(), man(2, 'y', 57.5, 40), man(2, 'x', 55, 42.5), man(1, 'f', 52.5, 40), man(2, 'w', 58, 37), z],
    });
    expect([metAt(state, 0, { x: cm(55), y: cm(40) }), metAt(state, 0, { x: cm(70), y: cm(70) })]).toEqual([
      [1, 2],
      [],
    ]);
  });

  it('BTS-SPR-79: (g) in flight it comes down as far as it can, past nobody who is there and over those who are not', () => {
    const landed = (...others: readonly FigureBody[]): number =>
      forcedFlight(scene({ figures: [bird(), ...others, z] }).state, 0, away => ({ x: cm(40) + away, y: cm(40) })).x;
    expect(landed()).toBe(cm(65));
    expect(landed(man(2, 'y', 65, 40, { place: 'gone' }), man(1, 'f', 65, 40, { place: 'reserve' }))).toBe(cm(65));
    // A hair from whoever stands there, in quarters of a centimetre.
    expect([landed(man(2, 'y', 65, 40)), landed(man(1, 'f', 65, 40))]).toEqual([cm(62.25), cm(62.25)]);
    expect(landed(man(2, 'y', 50, 40))).toBe(cm(65));
  });
});
