import { describe, expect, it } from 'vitest';
import type { Body, FigureBody } from '../src/scenario/body.js';
import { championsOf, fateOf } from '../src/scenarios/counting.js';
import { scenarioOf } from '../src/scenarios/index.js';
import { EVENT_POINTS, gradeOf, scoreLines, scoreOf, scores } from '../src/scenarios/score.js';
import { UNDAMAGED, type Damage, type Secret, type State } from '../src/state.js';
import { man, scene } from './scene.js';

/** The points of a side, by rule. */
function lines(state: State, seat: 0 | 1): Record<string, number> {
  const found: Record<string, number> = {};
  for (const { because, points } of scoreLines(state, seat)) found[because.rule] = (found[because.rule] ?? 0) + points;
  return found;
}

const stateOf = (body: Body): State => scene({ near: 1, ...body }).state;

function withSecrets(state: State, own: Partial<Secret>, other: Partial<Secret> = {}): State {
  const none = { ownChampion: -2, enemyTarget: -2, objective: -2 };
  state.secrets = [
    { ...none, ...own },
    { ...none, ...other },
  ];
  return state;
}

const general = (seat: 1 | 2, more: Partial<FigureBody> = {}): FigureBody =>
  man(seat, `g${seat}`, 60, seat === 1 ? 10 : 110, { rank: 2, general: true, pv: 3, ...more });
const banner = (seat: 1 | 2, more: Partial<FigureBody> = {}): FigureBody =>
  man(seat, `banner${seat}`, 50, seat === 1 ? 10 : 110, { support: ['banner'], ...more });

describe('grades and caps', () => {
  it('BTS-SCN-05, BTS-SCN-06, edge case 51: six points ahead crush, fewer win with honour; event points', () => {
    expect(gradeOf(9, 3)).toBe('crushing-victory');
    expect(gradeOf(8, 3)).toBe('honourable-victory');
    expect(gradeOf(3, 9)).toBe('crushing-defeat');
    expect(gradeOf(3, 8)).toBe('honourable-defeat');
    expect(gradeOf(4, 4)).toBe('draw');
    expect(EVENT_POINTS).toEqual({
      'crushing-victory': 6,
      'honourable-victory': 4,
      draw: 2,
      'honourable-defeat': 1,
      'crushing-defeat': 0,
    });
  });

  it('BTS-SCN-04, BTS-SCRD-13, R-64: thirteen points are possible in Search and Destroy, twelve count', () => {
    const state = stateOf({
      scenario: 'search-and-destroy',
      demoralised: [2],
      markers: [[60, 105]],
      figures: [
        general(1),
        man(1, 'own', 60, 100, { rank: 4 }),
        banner(1),
        general(2),
        man(2, 'prey', 20, 20, { rank: 4, place: 'gone' }),
      ],
    });
    withSecrets(state, { ownChampion: 1, enemyTarget: 4, objective: 0 });
    state.figures[3] = { ...(state.figures[3] as State['figures'][0]), spot: { x: 0, y: 0, z: 0, facing: 0 } };
    const total = Object.values(lines(state, 0)).reduce((sum, points) => sum + points, 0);
    expect(total).toBe(13);
    expect(scoreOf(state, 0)).toBe(12);
  });

  it('BTS-SCN-12, R-66: wounds that have been healed do not count, and those of Vehicles until they are repaired', () => {
    const state = stateOf({
      figures: [
        man(1, 'a', 10, 10, { pv: 2 }),
        man(1, 'b', 20, 10, { pv: 2, left: 1 }),
        man(1, 'c', 30, 10, { place: 'gone' }),
        man(1, 'v', 40, 10, { build: 'vehicle', vehicle: { front: 11, flank: 10, rear: 10 } }),
      ],
    });
    expect([0, 1, 2, 3].map(figure => fateOf(state, figure))).toEqual(['unhurt', 'wounded', 'killed', 'unhurt']);
    const hurt = (damage: Partial<Damage>): string => {
      state.figures[3] = { ...(state.figures[3] as State['figures'][0]), damage: { ...UNDAMAGED, ...damage } };
      return fateOf(state, 3);
    };
    expect([hurt({ engine: true }), hurt({ weapons: [0] }), hurt({ crewLost: 1 }), hurt({})]).toEqual([
      'wounded',
      'wounded',
      'wounded',
      'unhurt',
    ]);
  });
});

describe('The Great Clash', () => {
  const clash = (figures: readonly FigureBody[], demoralised: readonly (1 | 2)[] = []): Record<string, number> =>
    lines(stateOf({ scenario: 'great-clash', figures, demoralised }), 0);

  it('BTS-SCGC-05: the enemy General, three points wounded and five killed', () => {
    expect(clash([general(1), general(2)])['BTS-SCGC-05']).toBeUndefined();
    expect(clash([general(1), general(2, { left: 1 })])['BTS-SCGC-05']).toBe(3);
    expect(clash([general(1), general(2, { place: 'gone' })])['BTS-SCGC-05']).toBe(5);
  });

  it('BTS-SCGC-06: the enemy Demoralised, one point, or three if one is not', () => {
    const figures = [general(1), general(2)];
    expect(clash(figures, [2])['BTS-SCGC-06']).toBe(3);
    expect(clash(figures, [1, 2])['BTS-SCGC-06']).toBe(1);
    expect(clash(figures, [1])['BTS-SCGC-06']).toBeUndefined();
  });

  it('BTS-SCGC-07: a banner of one’s own, one point, or two if the enemy has none left', () => {
    expect(clash([general(1), banner(1), banner(2)])['BTS-SCGC-07']).toBe(1);
    expect(clash([general(1), banner(1), banner(2, { place: 'gone' })])['BTS-SCGC-07']).toBe(2);
    expect(clash([general(1), banner(1, { place: 'gone' }), banner(2)])['BTS-SCGC-07']).toBeUndefined();
  });

  it('BTS-SCGC-08: no enemy Champion left, one point, or two if one has one', () => {
    const dead = general(2, { place: 'gone' });
    expect(clash([general(1), dead])['BTS-SCGC-08']).toBe(2);
    expect(clash([general(1, { place: 'gone' }), dead])['BTS-SCGC-08']).toBe(1);
    expect(clash([general(1), dead, man(2, 'y', 30, 30, { rank: 5 })])['BTS-SCGC-08']).toBeUndefined();
  });
});

describe('Search and Destroy', () => {
  const search = (
    figures: readonly FigureBody[],
    secret: Partial<Secret>,
    demoralised: readonly (1 | 2)[] = [],
  ): Record<string, number> =>
    lines(
      withSecrets(stateOf({ scenario: 'search-and-destroy', figures, demoralised, markers: [[60, 60]] }), secret),
      0,
    );

  it('BTS-SCRD-08, BTS-SCRD-09, R-65: Demoralised one or two points, banners one or two', () => {
    expect(search([general(1), banner(1)], {}, [2])).toEqual({ 'BTS-SCRD-08': 2, 'BTS-SCRD-09': 2 });
    expect(search([general(1), banner(1), banner(2)], {}, [1, 2])).toEqual({ 'BTS-SCRD-08': 1, 'BTS-SCRD-09': 1 });
  });

  it('BTS-SCRD-10: the own Champion alive, one point, unwounded three', () => {
    const own = (more: Partial<FigureBody>): number | undefined =>
      search([man(1, 'own', 10, 10, { rank: 4, pv: 2, ...more })], { ownChampion: 0 })['BTS-SCRD-10'];
    expect([own({}), own({ left: 1 }), own({ place: 'gone' })]).toEqual([3, 1, undefined]);
  });

  it('BTS-SCRD-11: the enemy Champion wounded, one point, killed three', () => {
    const prey = (more: Partial<FigureBody>): number | undefined =>
      search([man(2, 'prey', 10, 10, { rank: 4, pv: 2, ...more })], { enemyTarget: 0 })['BTS-SCRD-11'];
    expect([prey({}), prey({ left: 1 }), prey({ place: 'gone' })]).toEqual([undefined, 1, 3]);
  });

  it('BTS-SCRD-12: more than the enemy at the objective, one point, nobody else there three; 15 cm to the base', () => {
    const near = (x: number): FigureBody => man(1, 'a', x, 60);
    const at = (...figures: FigureBody[]): number | undefined => search(figures, { objective: 0 })['BTS-SCRD-12'];
    expect(at(near(60 + 15 + 1.25))).toBe(3);
    expect(at(near(60 + 15 + 1.26))).toBeUndefined();
    expect(at(near(60), man(1, 'b', 62, 64), man(2, 'z', 56, 60))).toBe(1);
    expect(at(near(60), man(2, 'z', 56, 60))).toBeUndefined();
    // A Walker holds nothing, but it keeps the enemy from being alone.
    expect(at(near(60), man(2, 'z', 56, 60, { build: 'walker' }))).toBe(1);
  });
});

describe('Conquest', () => {
  const conquest = (figures: readonly FigureBody[], demoralised: readonly (1 | 2)[] = []): Record<string, number> =>
    lines(
      stateOf({
        scenario: 'conquest',
        figures,
        demoralised,
        markers: [
          [60, 60],
          [20, 60],
        ],
      }),
      0,
    );

  it('BTS-SCCO-06, BTS-SCCO-07: two points alone at an objective, one for being more', () => {
    expect(conquest([man(1, 'a', 60, 60), man(1, 'b', 20, 60)])).toEqual({ 'BTS-SCCO-06': 4 });
    expect(conquest([man(1, 'a', 60, 60), man(1, 'b', 60, 64), man(2, 'z', 60, 70)])).toEqual({ 'BTS-SCCO-07': 1 });
    expect(conquest([man(1, 'a', 60, 60), man(2, 'z', 60, 70)])).toEqual({});
    // Whoever cannot hold it does not contest it either.
    expect(conquest([man(1, 'a', 60, 60), man(2, 'z', 60, 70, { build: 'walker' })])).toEqual({ 'BTS-SCCO-06': 2 });
  });

  it('BTS-SCCO-08, BTS-SCCO-09: one point for the General, wounded or killed, and one for Demoralisation', () => {
    expect(conquest([general(2, { left: 1 })], [2])).toEqual({ 'BTS-SCCO-08': 1, 'BTS-SCCO-09': 1 });
    expect(conquest([general(2, { place: 'gone' })], [1, 2])).toEqual({ 'BTS-SCCO-08': 1, 'BTS-SCCO-09': 1 });
    expect(conquest([general(2)])).toEqual({});
  });

  it('BTS-SCN-13, BTS-CAV-16, BTS-SPR-51, BTS-SPR-76, edge case 50: Massive counts two, Very massive five, a rider one more', () => {
    const against = (more: Partial<FigureBody>, foes: number): Record<string, number> =>
      conquest([
        man(1, 'a', 60, 60, { build: 'cavalry', baseMm: 50, ...more }),
        ...Array.from({ length: foes }, (_, i) => man(2, `z${i}`, 56 + 3 * i, 66)),
      ]);
    expect(against({}, 1)).toEqual({ 'BTS-SCCO-07': 1 });
    expect(against({}, 2)).toEqual({});
    // Massive Cavalry: three against two.
    expect(against({ rules: ['srMassive'] }, 2)).toEqual({ 'BTS-SCCO-07': 1 });
    expect(against({ rules: ['srMassive'] }, 3)).toEqual({});
    expect(against({ rules: ['srVeryMassive'] }, 5)).toEqual({ 'BTS-SCCO-07': 1 });
    expect(against({ rules: ['srVeryMassive'] }, 6)).toEqual({});
  });
});

describe('Ambush', () => {
  const warrior = (seat: 1 | 2, id: string, x: number, y: number): FigureBody =>
    man(seat, id, x, y, { keywords: ['warrior'] });
  const ambush = (figures: readonly FigureBody[], demoralised: readonly (1 | 2)[] = []): Record<string, number> =>
    lines(
      stateOf({
        scenario: 'ambush',
        figures,
        demoralised,
        markers: [
          [60, 60],
          [60, 15],
          [60, 105],
          [15, 60],
          [105, 60],
        ],
      }),
      0,
    );

  it('BTS-SCEM-07: Warriors alone at the centre four points, more of them two', () => {
    expect(ambush([warrior(1, 'a', 60, 60)])).toEqual({ 'BTS-SCEM-07': 4 });
    expect(ambush([warrior(1, 'a', 60, 60), warrior(1, 'b', 60, 64), warrior(2, 'z', 64, 60)])).toEqual({
      'BTS-SCEM-07': 2,
    });
    expect(ambush([warrior(1, 'a', 60, 60), warrior(2, 'z', 64, 60)])).toEqual({});
    expect(ambush([man(1, 'a', 60, 60, { rank: 3 })])).toEqual({});
  });

  it('BTS-SCEM-08: one point for each objective at the edges', () => {
    expect(ambush([warrior(1, 'a', 60, 15), warrior(1, 'b', 15, 60), warrior(2, 'z', 20, 60)])).toEqual({
      'BTS-SCEM-08': 1,
    });
    expect(ambush([warrior(1, 'a', 60, 15), warrior(1, 'b', 15, 60)])).toEqual({ 'BTS-SCEM-08': 2 });
  });

  it('BTS-SCEM-09, BTS-SCEM-10: the General one or two points, Demoralisation one or two', () => {
    expect(ambush([general(2, { left: 1 })], [2])).toEqual({ 'BTS-SCEM-09': 1, 'BTS-SCEM-10': 2 });
    expect(ambush([general(2, { place: 'gone' })], [1, 2])).toEqual({ 'BTS-SCEM-09': 2, 'BTS-SCEM-10': 1 });
  });
});

describe('Escalation', () => {
  const escalation = (
    figures: readonly FigureBody[],
    secret: Partial<Secret> = {},
    demoralised: readonly (1 | 2)[] = [],
  ): Record<string, number> => lines(withSecrets(stateOf({ scenario: 'escalation', figures, demoralised }), secret), 0);

  it('BTS-SCES-06, BTS-SCES-07, BTS-SCES-08: Demoralisation, banners, the General', () => {
    expect(escalation([general(2, { left: 1 }), banner(1)], {}, [2])).toEqual({
      'BTS-SCES-06': 2,
      'BTS-SCES-07': 2,
      'BTS-SCES-08': 3,
    });
    expect(escalation([general(2, { place: 'gone' }), banner(1), banner(2)], {}, [1, 2])).toEqual({
      'BTS-SCES-06': 1,
      'BTS-SCES-07': 1,
      'BTS-SCES-08': 5,
    });
  });

  it('BTS-SCES-09: the target wounded one point, killed three', () => {
    const prey = (more: Partial<FigureBody>): Record<string, number> =>
      escalation([man(2, 'm', 20, 20, { build: 'monster', pv: 4, ...more })], { enemyTarget: 0 });
    expect([prey({}), prey({ left: 2 }), prey({ place: 'gone' })]).toEqual([
      {},
      { 'BTS-SCES-09': 1 },
      { 'BTS-SCES-09': 3 },
    ]);
  });

  it('BTS-SCES-05: any enemy Champion, Monster or Vehicle but the General, unless there is nobody else', () => {
    const offered = (...figures: FigureBody[]): readonly number[] => {
      const state = stateOf({ scenario: 'escalation', figures });
      return scenarioOf(state).secrets?.(state, 0).enemyTarget ?? [];
    };
    const monster = man(2, 'm', 20, 20, { build: 'monster' });
    expect(offered(general(2), monster, man(2, 'y', 30, 20, { rank: 4 }), man(2, 'z', 40, 20))).toEqual([1, 2]);
    expect(offered(general(2), monster)).toEqual([1]);
    expect(offered(general(2), man(2, 'z', 40, 20))).toEqual([0]);
  });
});

describe('VIP Protection', () => {
  const vip = (more: Partial<FigureBody>, x = 60, y = 60): number | undefined =>
    lines(
      withSecrets(stateOf({ scenario: 'vip', figures: [man(1, 'own', x, y, { rank: 4, pv: 2, ...more })] }), {
        ownChampion: 0,
      }),
      0,
    )['BTS-SCVI-09'];

  it('BTS-SCVI-09, R-67: alive, unwounded, in the enemy zone with the whole base', () => {
    expect([vip({ left: 1 }), vip({}), vip({ place: 'gone' })]).toEqual([1, 2, undefined]);
    expect([vip({ left: 1 }, 60, 91.25), vip({}, 60, 91.25), vip({}, 60, 91.24)]).toEqual([4, 6, 2]);
    expect(vip({}, 60, 10)).toBe(2);
  });

  it('BTS-SCVI-06, BTS-SCVI-07, BTS-SCVI-08: Demoralisation, banners, the General', () => {
    const state = (left: number, demoralised: readonly (1 | 2)[], ...figures: FigureBody[]): Record<string, number> =>
      lines(
        stateOf({
          scenario: 'vip',
          demoralised,
          figures: [general(2, left === 0 ? { place: 'gone' } : { left }), ...figures],
        }),
        0,
      );
    expect(state(1, [2], banner(1))).toEqual({ 'BTS-SCVI-06': 2, 'BTS-SCVI-07': 2, 'BTS-SCVI-08': 1 });
    expect(state(0, [1, 2], banner(1), banner(2))).toEqual({ 'BTS-SCVI-06': 1, 'BTS-SCVI-07': 1, 'BTS-SCVI-08': 2 });
  });

  it('BTS-SCVI-05, BTS-SCRD-05, BTS-SCRD-06: a Champion who is not the General, unless he is the only one', () => {
    const offered = (scenario: 'vip' | 'search-and-destroy', ...figures: FigureBody[]) => {
      const state = stateOf({ scenario, figures });
      return scenarioOf(state).secrets?.(state, 0);
    };
    const lieutenant = man(1, 'l', 20, 20, { rank: 4 });
    expect(offered('vip', general(1), lieutenant)?.ownChampion).toEqual([1]);
    expect(offered('vip', general(1))?.ownChampion).toEqual([0]);
    expect(offered('search-and-destroy', general(1), lieutenant, general(2))).toMatchObject({
      ownChampion: [1],
      enemyTarget: [2],
    });
    expect(
      offered('search-and-destroy', general(1), general(2), man(2, 'y', 20, 20, { rank: 5 }))?.enemyTarget,
    ).toEqual([2]);
  });
});

it('both sides are scored by the same rules', () => {
  const state = stateOf({ scenario: 'great-clash', figures: [general(1, { left: 1 }), general(2, { left: 1 })] });
  expect(scores(state)).toEqual([3, 3]);
  expect(championsOf(state, 0)).toEqual([0]);
});
